"""What a sensible thief does in Swindler: reserves what it can finish, stops when the odds say so.

It asks the rules themselves whether an order could be met with these or those tiles, and looks one
theft ahead with exact odds: five tiles deep when it decides for good, fewer in a hurry.
"""

from __future__ import annotations

from typing import Any, Final, cast

from rookery.games.swindler.rules.accomplices import Forge, KeepPart, Split, Swap
from rookery.games.swindler.rules.cards import Played
from rookery.games.swindler.rules.orders import can_fulfil, may_fulfil
from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    ASSASSIN,
    BACKSTABBER,
    BAGS,
    BEGGAR,
    BET_SAFE,
    BET_SKULL,
    CLING,
    COPYCAT,
    DISCARD,
    DONE,
    DRAW,
    DRAWN,
    FEAT,
    FORGER,
    FREELANCE,
    GIVE_COIN,
    GOLD_DIGGER,
    GUARDIAN_ANGEL,
    HAGGLE,
    HIDE,
    HIRE_COIN,
    HUSTLER,
    KEEP_PART,
    LOCK_PICKER,
    NOBODY,
    NOTHING,
    OWN,
    PART,
    PASS,
    PICKER,
    PLAY,
    PLAY_PICKER,
    PLAY_SIDEKICK,
    RECRUIT,
    SHRUG,
    SPACES,
    STEAL,
    STOP,
    Box,
    Order,
)
from rookery.games.swindler.rules.turn import Reserve
from rookery.kernel.chance import Rng
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Frame, State

DEEPEST: Final = 5  # tiles in one theft that are worth a thought
HURRIED: Final = 3  # with 2 nobody sees how to finish orders, and matches take twice as long


class Taste:
    """What things are worth to a thief, in points; these are the plain tastes of the scripted
    player."""

    def __init__(self) -> None:
        self.tile = 0.7  # that is not needed for anything yet
        self.early_tile = 0.0  # and so much more when the match begins
        self.face = 1.0  # a coin on a tile
        self.step = 1.0  # towards the end and the Master Thief, besides an order's points
        self.neutral = 1.6
        self.coin = 1.0
        self.spent = 0.8  # a coin, on an order
        self.poster = 0.7
        self.sale = 0.95  # of its points: the space may be taken before we get there
        self.later = 0.45  # what is almost finished, of its points
        self.closeness = 0.8
        self.exposed = 0.0  # a marker left on the board: somebody will throw us off, for 2 points
        self.patience = 0.8  # how much better off an order must make us to be reserved
        self.rival = 0.5  # pleasure in taking an order over
        self.no_loot = 0.8  # being caught on the first draw: the consolation
        self.sidekick = 0.9  # what a card must bring to be played
        self.swap = 1.2
        self.backstab = 0.8
        self.angel = 0.3
        self.copycat = 3.0
        self.cards = 4.0  # enough in hand
        self.thieves = [HAGGLE, FREELANCE, RECRUIT, CLING, SHRUG, HIDE]  # the best first


PLAIN: Final = Taste()


class SwindlerInstinct(Instinct):
    """Looks one theft ahead, counts the odds exactly, and takes what pays."""

    def __init__(self, weights: list[float], taste: Taste) -> None:
        super().__init__(weights)
        self.taste = taste

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return self.answer(state, seat, moves, DEEPEST)

    def hurry(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return self.answer(state, seat, moves, HURRIED)

    def answer(self, state: State, seat: int, moves: list[int], deepest: int) -> int:
        """Ask the right question."""
        thoughts = Thoughts(cast(SwindlerState, state), seat, deepest, self.taste)
        question = state.doing().replace("-", "_")
        return int(getattr(thoughts, question)(moves))

    def quiet(self, state: State) -> bool:
        """At the start of a turn."""
        return isinstance(state.frames[-1], Reserve)

    def turns_begun(self, state: State) -> int:
        return cast(SwindlerState, state).turn

    def features(self, state: State) -> list[list[float]]:
        """Points, what everybody holds and how far it is on the way; now, and towards the end."""
        s = cast(SwindlerState, state)
        late = lateness(s)
        rows: list[list[float]] = []
        for seat in range(s.seats):
            thoughts = Thoughts(s, seat, 0, PLAIN)
            row = [
                float(s.points[seat]),
                thoughts.after_theft(s.tiles(seat), [], thoughts.wanted),
                float(len(s.hand[seat])),
                float(s.coins[seat]),
                1.0 if s.jailed[seat] else 0.0,
                float((seat - s.active) % s.seats) / s.seats,
                float(len(s.finished[seat])),
                float(len(s.tiles(seat))),
                float(s.box.markers - s.free_markers(seat)),
            ]
            rows.append(row + [late * one for one in row])
        return rows


def lateness(s: SwindlerState) -> float:
    """How near the end is, by the orders that end the match: 0 to 1."""
    most = 0
    for seat in range(s.seats):
        most = max(most, len(s.finished[seat]))
    return 1.0 if s.trigger != NOBODY else min(1.0, most / s.box.end_at[s.seats])


class Thoughts:
    """One decision: the state as far as one knows it, and a method for every kind of question."""

    def __init__(self, s: SwindlerState, me: int, deepest: int, taste: Taste) -> None:
        self.s = s
        self.me = me
        self.deepest = deepest
        self.taste = taste
        self.kept: float = taste.tile + taste.early_tile * (1.0 - lateness(s))
        self.exposed: float = 0.0 if s.ability(me) == SHRUG else taste.exposed
        self.box: Box = s.box
        self.frame: Frame[Any] = s.frames[-1]
        self.sold: dict[tuple[int, ...], tuple[float, list[int]]] = {}  # see `sales`
        self.wanted: list[int] = self.wanted_orders()
        self.spaces: list[tuple[int, int, int]] = self.free_spaces()

    # What things are worth ------------------------------------------------------------------------

    def wanted_orders(self) -> list[int]:
        """The orders we may fulfil, Own orders first since they give nothing away."""
        s = self.s
        orders = [
            s.orders[i]
            for i in range(len(s.orders))
            if s.orders[i] != NOTHING and may_fulfil(s, self.me, i)
        ]
        return sorted(orders, key=self.precedence)

    def precedence(self, number: int) -> tuple[bool, float]:
        order = self.box.orders[number]
        return order.kind == DISCARD, -self.reward(order)

    def reward(self, order: Order) -> float:
        """What an order brings; a step towards the end and the Master Thief is worth a point."""
        neutral = min(order.reward_neutral, sum(self.s.neutral)) * self.taste.neutral
        coins = min(order.reward_coins, self.s.coin_supply) * self.taste.coin
        posters = self.taste.poster * order.reward_posters
        return order.points + self.taste.step + neutral + coins - posters

    def after_theft(self, tiles: list[int], drawn: list[int], orders: list[int]) -> float:
        """About what these tiles will bring in step 3 with these orders, and afterwards."""
        s = self.s
        loot, fresh, before, forged = s.loot[self.me], s.fresh, s.drawn, s.forged
        s.fresh, s.drawn = [], drawn
        left = sorted(tiles)
        value = 0.0
        for number in orders:
            order = self.box.orders[number]
            s.loot[self.me] = left
            enough = all(left.count(face) >= forged.count(face) for face in forged)
            s.forged = forged if enough else []
            if order.kind != FEAT and can_fulfil(s, self.me, number):
                value += self.reward(order)
                if order.kind == DISCARD:
                    left = self.without(order, left)
                    value -= self.taste.spent * order.coins
            else:
                value -= self.exposed
                if order.kind in (OWN, DISCARD):
                    value += self.taste.later * self.reward(order) * self.closeness(order, left)
        s.loot[self.me], s.fresh, s.drawn, s.forged = loot, fresh, before, forged
        sold, feats = self.sales(left)
        for number in orders:
            order = self.box.orders[number]
            if order.kind == FEAT:
                share = min(1.0, feats[order.feat] / order.count)
                if share == 1:
                    value += self.reward(order) + self.exposed
                else:
                    value += self.reward(order) * self.taste.later * share * share
        return value + sold

    def without(self, order: Order, tiles: list[int]) -> list[int]:
        """What is left after an order has been paid, roughly."""
        left = tiles[:]
        for need in order.needs:
            fitting = [face for face in left if need.faces >> face & 1]
            if fitting:
                left.remove(min(fitting, key=self.box.face_worth.__getitem__))
        return left

    def closeness(self, order: Order, tiles: list[int]) -> float:
        """How far these tiles are on the way to an order: 0 to 1, little for half the way."""
        share = self.collected(order, tiles) / max(1, len(order.needs) + order.coins)
        return share * share * self.taste.closeness

    def collected(self, order: Order, tiles: list[int]) -> int:
        """How many of the things that an order asks for are here."""
        left = tiles[:]
        have = 0
        seen: set[int] = set()
        for need in order.needs:
            for face in left:
                trait = self.box.face_colour[face] if need.by_background else face
                if need.faces >> face & 1 and not (order.relation == 1 and trait in seen):
                    seen.add(trait)
                    left.remove(face)
                    have += 1
                    break
        return have + min(order.coins, self.s.money(self.me))

    def free_spaces(self) -> list[tuple[int, int, int]]:
        """The free spaces of the dealers, the best first: points, dealer, what fits."""
        s, box = self.s, self.box
        free = []
        for i in range(len(s.dealers)):
            for n in range(SPACES):
                if s.dealers[i] != NOTHING and s.goods[SPACES * i + n] == NOTHING:
                    space = SPACES * s.dealers[i] + n
                    free.append((box.space_points[space], i, box.space_faces[space]))
        return sorted(free, reverse=True)

    def sales(self, tiles: list[int]) -> tuple[float, list[int]]:
        """What selling brings, best spaces first, with something for what cannot be sold; and how
        far that is on the way to each kind of feat."""
        key = tuple(tiles)
        if key not in self.sold:
            left = tiles[:]
            value = 0.0
            empty = [0] * len(self.s.dealers)
            supplied = self.s.supplied
            for points, i, fits in self.spaces:
                empty[i] += 1
                for face in left:
                    if fits >> face & 1:
                        value += points
                        empty[i] -= 1
                        supplied |= 1 << i
                        left.remove(face)
                        break
            completed = sum(not empty[i] for i in {i for _, i, _ in self.spaces})
            value += self.box.dealer_bonus * completed
            feats = [self.s.completed + completed, self.s.sold + len(tiles) - len(left)]
            feats.append(bin(supplied).count("1"))
            kept = sum(max(self.kept, self.taste.face * self.box.face_worth[face]) for face in left)
            self.sold[key] = self.taste.sale * value + kept, feats
        return self.sold[key]

    def tile_value(self, face: int) -> float:
        """What we would miss without this tile."""
        tiles = self.s.tiles(self.me)
        rest = tiles[:]
        if face in rest:
            rest.remove(face)
            return self.after_theft(tiles, [], self.wanted) - self.after_theft(
                rest, [], self.wanted
            )
        return self.after_theft([*tiles, face], [], self.wanted) - self.after_theft(
            tiles, [], self.wanted
        )

    # How a theft will go --------------------------------------------------------------------------

    def theft(
        self, bag: int, orders: list[int], free: bool = False, less: int = 0
    ) -> tuple[float, float]:
        """What drawing on from a bag and what stopping is worth, with the best play after it.
        `free`: a skull on the next draw costs nothing, as right after a Sidekick."""
        theft = Theft(self, bag, orders, free, self.deepest - less)
        return theft.on(0, self.s.drawn, 0), theft.stop

    def best_bag(self, orders: list[int]) -> tuple[float, int]:
        values = [(self.theft(bag, orders, less=1)[0], -bag) for bag in range(BAGS)]
        value, bag = max(values)
        return value, -bag

    # Steps ----------------------------------------------------------------------------------------

    def choose_thief(self, moves: list[int]) -> int:
        def place(move: int) -> int:
            return self.taste.thieves.index(self.box.thief_ability[move - self.box.choose])

        return min(moves, key=place)

    def reserve(self, moves: list[int]) -> int:
        s, box = self.s, self.box
        if PLAY + BEGGAR in moves and self.worth_begging():
            return PLAY + BEGGAR
        now, bag = self.best_bag(self.wanted)
        gains: list[tuple[float, int]] = []
        freelancing = s.ability(self.me) == FREELANCE
        last_turn = s.trigger != NOBODY
        for move in moves:
            if box.reserve <= move < box.cancel:
                number = move - box.reserve
                rival = s.marker[s.orders.index(number)]
                if freelancing and rival == NOBODY:
                    continue
                if self.deepest == HURRIED and self.is_far(box.orders[number]):
                    continue
                orders = sorted([*self.wanted, number], key=self.precedence)
                gain = self.best_bag(orders)[0] - now
                if rival != NOBODY:
                    gain += 2 / (s.seats - 1) + self.taste.rival
                gain -= 2.2 if last_turn else 0.0
                gains.append((gain, move))
        if gains and max(gains)[0] > self.taste.patience:
            return max(gains)[1]
        if not s.free_markers(self.me) and not last_turn:
            worst = self.worth_cancelling(now, moves)
            if worst != NOTHING:
                return worst
        return STEAL + bag

    def is_far(self, order: Order) -> bool:
        """At a glance: less than half of what an order asks for is here."""
        if order.kind not in (OWN, DISCARD):
            return False
        return self.closeness(order, self.s.tiles(self.me)) < 0.25 * self.taste.closeness

    def worth_cancelling(self, now: float, moves: list[int]) -> int:
        """With all markers out: an order that keeps us from a much better one."""
        s, box = self.s, self.box
        cost = 0.0 if s.ability(self.me) == SHRUG else float(box.cancel_cost)
        for move in moves:
            if box.cancel <= move < box.fulfil:
                rest = [one for one in self.wanted if one != move - box.cancel]
                for i, number in enumerate(s.orders):
                    if number == NOTHING or s.marker[i] == self.me or s.given_up >> i & 1:
                        continue
                    better = self.best_bag(sorted([*rest, number], key=self.precedence))[0]
                    if better - now > cost + 2 * self.taste.patience:
                        return move
        return NOTHING

    def draw_or_stop(self, moves: list[int]) -> int:
        s = self.s
        on, stop = self.theft(s.bag, self.wanted)
        if DRAW in moves and on > stop:
            return DRAW
        if PLAY + BEGGAR in moves and self.worth_begging():
            return PLAY + BEGGAR
        best, choice = stop + self.taste.sidekick, STOP
        for move in moves:
            if PLAY_SIDEKICK <= move < PLAY_SIDEKICK + BAGS:
                value = self.theft(move - PLAY_SIDEKICK, self.wanted, free=True)[0]
                if value > best:
                    best, choice = value, move
        return choice

    def actions(self, moves: list[int]) -> int:
        s, box = self.s, self.box
        tiles = s.tiles(self.me)
        now = self.after_theft(tiles, s.drawn, self.wanted)
        for number in self.wanted:  # Own orders before anything is given away
            if box.fulfil + number in moves:
                return box.fulfil + number
        for move in moves:
            if PLAY_PICKER <= move < PLAY_PICKER + BAGS and self.completes(move - PLAY_PICKER):
                return move
        if PLAY + BEGGAR in moves and self.worth_begging():
            return PLAY + BEGGAR
        if PLAY + FORGER in moves and self.best_forgery()[0] > 0:
            return PLAY + FORGER
        if PLAY + HUSTLER in moves and self.best_swap()[0] > self.taste.swap:
            return PLAY + HUSTLER
        best, choice = now - 0.05, DONE
        for move in moves:
            if move >= box.sell:
                value = self.after_sale(move)
                if value > best:
                    best, choice = value, move
        return choice

    def after_sale(self, move: int) -> float:
        """What a sale brings, now and afterwards."""
        s = cast(SwindlerState, self.s.copy())
        s.apply(self.me, move)
        if s.over:
            return float(s.points[self.me] - self.s.points[self.me])
        then = Thoughts(s, self.me, self.deepest, self.taste)
        gained = then.s.points[self.me] - self.s.points[self.me]
        return gained + then.after_theft(then.s.tiles(self.me), self.s.drawn, self.wanted)

    def completes(self, colour: int) -> bool:
        """Whether a Lock Picker of this colour, alone, lets us finish an order."""
        s = self.s
        s.laid.append(colour)
        s.laid.sort()
        good = any(self.box.orders[n].keys and can_fulfil(s, self.me, n) for n in self.wanted)
        s.laid.remove(colour)
        return good

    def pay(self, moves: list[int]) -> int:
        """What we miss least; a coin rather than a tile with two on it."""

        def loss(move: int) -> float:
            thing = move - self.box.pay
            if thing < self.box.faces:
                return self.tile_value(thing)
            return 0.5 if thing < self.box.faces + PICKER else 0.9

        return min(moves, key=loss)

    def hiring(self, moves: list[int]) -> int:
        s, box = self.s, self.box
        if PLAY + BEGGAR in moves and self.worth_begging():
            return PLAY + BEGGAR
        needed = max([box.orders[n].coins for n in self.wanted], default=0)
        if (
            s.trigger != NOBODY
            or s.money(self.me) <= needed
            or len(s.hand[self.me]) >= self.taste.cards
        ):
            return DONE
        tiles = [move for move in moves if box.hire <= move < box.hire + box.faces]
        singles = [move for move in tiles if box.face_worth[move - box.hire] == 1]
        if singles:
            return singles[0]  # coins are safer than coin tiles
        if HIRE_COIN in moves:
            return HIRE_COIN
        return tiles[0] if tiles and s.coin_supply else DONE

    # Giving and taking ----------------------------------------------------------------------------

    def least(self, moves: list[int], first: int) -> int:
        return min(moves, key=lambda move: self.tile_value(move - first))

    def most(self, moves: list[int], first: int) -> int:
        return max(moves, key=lambda move: self.tile_value(move - first))

    def give_up(self, moves: list[int]) -> int:
        return self.least(moves, self.box.give_up)

    def hiding(self, moves: list[int]) -> int:
        return self.box.hide

    def beg(self, moves: list[int]) -> int:
        tiles = [move for move in moves if move != GIVE_COIN]
        worst = self.least(tiles, self.box.give)
        if GIVE_COIN in moves and self.tile_value(worst - self.box.give) > 1:
            return GIVE_COIN
        return worst

    def choose_neutral(self, moves: list[int]) -> int:
        return self.most(moves[:-1], self.box.take)

    def angel_takes(self, moves: list[int]) -> int:
        return self.most(moves, self.box.take)

    def cling(self, moves: list[int]) -> int:
        return self.most(moves, self.box.keep)

    def split(self, moves: list[int]) -> int:
        """Keep the parts level, so that the thief's choice leaves us half."""
        frame = cast(Split, self.frame)
        parts = [0.0, 0.0]
        for i in range(frame.count):
            parts[frame.second >> i & 1] += self.tile_value(self.s.fresh[i])
        return PART if parts[0] <= parts[1] else PART + 1

    def keep_part(self, moves: list[int]) -> int:
        second = cast(KeepPart, self.frame).second
        mine = self.s.loot[self.me]
        values: list[float] = []
        for part in range(2):
            kept = [face for i, face in enumerate(self.s.fresh) if second >> i & 1 == part]
            values.append(self.after_theft(mine + kept, self.s.drawn, self.wanted))
        return KEEP_PART if values[0] >= values[1] else KEEP_PART + 1

    # Forging and swapping -------------------------------------------------------------------------

    def best_forgery(self) -> tuple[float, int, int]:
        """The tile and the item that finish an order, with what that brings."""
        s, box = self.s, self.box
        best = (0.0, NOTHING, NOTHING)
        for number in self.wanted:
            order = box.orders[number]
            if order.kind not in (OWN, DISCARD) or can_fulfil(s, self.me, number):
                continue
            for face in s.kinds_of_tiles(self.me):
                if face in s.forged:
                    continue
                for item in box.forgeable:
                    if item == box.face_item[face] or best[0] >= self.reward(order):
                        continue
                    s.forged.append(face)
                    s.forged_as.append(item)
                    if can_fulfil(s, self.me, number):
                        best = (self.reward(order), face, item)
                    s.forged.pop()
                    s.forged_as.pop()
        return best

    def forge(self, moves: list[int]) -> int:
        _, face, item = self.best_forgery()
        named = cast(Forge, self.frame).face
        wish = self.box.forge + face if named == NOTHING else self.box.forge_as + item
        if face == NOTHING or wish not in moves:
            return moves[0]
        return wish

    def best_swap(self) -> tuple[float, int, int, int]:
        """What the best swap gains us: the tile we give, from whom, and what we get."""
        s = self.s
        mine = s.tiles(self.me)
        now = self.after_theft(mine, s.drawn, self.wanted)
        best = (0.0, NOTHING, NOBODY, NOTHING)
        for give in s.kinds_of_tiles(self.me):
            rest = mine[:]
            rest.remove(give)
            for other in range(s.seats):
                if other == self.me:
                    continue
                for get in s.kinds_of_tiles(other):
                    gain = self.after_theft([*rest, get], s.drawn, self.wanted) - now
                    if gain > best[0] and not s.undoes(self.me, give, other, get):
                        best = (gain, give, other, get)
        return best

    def swap(self, moves: list[int]) -> int:
        _, give, other, get = self.best_swap()
        wish = self.box.swap + give
        if cast(Swap, self.frame).give != NOTHING:
            wish = self.box.get + self.box.faces * other + get
        return wish if wish in moves else moves[0]

    def worth_begging(self) -> bool:
        return worth_begging(self.s, self.me)

    # Moments in the turns of others ---------------------------------------------------------------

    def announced(self, moves: list[int]) -> int:
        if BET_SKULL in moves:
            return likely_bet(self.s)
        return self.beggar_or_pass(moves)

    def stealing(self, moves: list[int]) -> int:
        counts = self.s.bags[self.s.bag]
        if PLAY + COPYCAT in moves and counts[-1] * self.taste.copycat <= sum(counts):
            return PLAY + COPYCAT
        return self.beggar_or_pass(moves)

    def skull_drawn(self, moves: list[int]) -> int:
        s = self.s
        if PLAY + GUARDIAN_ANGEL in moves and s.fresh:
            lost = [f for f in s.tiles(s.active) if self.box.face_colour[f] == s.bag]
            gain = max(self.tile_value(face) for face in s.fresh)
            if gain + self.taste.angel > (len(lost) - 1) / (s.seats - 1):
                return PLAY + GUARDIAN_ANGEL
        if PLAY + HUSTLER in moves and s.active == self.me:
            return PLAY + HUSTLER if self.best_swap()[0] > self.taste.swap else PASS
        return self.beggar_or_pass(moves)

    def got_away(self, moves: list[int]) -> int:
        s = self.s
        counts = s.bags[s.bag]
        if PLAY + GOLD_DIGGER in moves and len(s.fresh) > 1:
            return PLAY + GOLD_DIGGER
        if PLAY + BACKSTABBER in moves:
            lost = [f for f in s.tiles(s.active) if self.box.face_colour[f] == s.bag]
            chance = counts[-1] / max(1, sum(counts))
            if chance * (len(lost) + 1) > self.taste.backstab:
                return PLAY + BACKSTABBER
        return self.beggar_or_pass(moves)

    def beggar_or_pass(self, moves: list[int]) -> int:
        if PLAY + BEGGAR in moves and self.worth_begging():
            return PLAY + BEGGAR
        return PASS

    def just_played(self, moves: list[int]) -> int:
        """An Assassin against what hurts us, or for a card of our own."""
        if PLAY + ASSASSIN in moves and worth_an_assassin(self.s, self.me):
            return PLAY + ASSASSIN
        return self.beggar_or_pass(moves)


# What every thief sees ----------------------------------------------------------------------------


def worth_begging(s: SwindlerState, me: int) -> bool:
    """Whether enough of the others have something to give."""
    victims = 0
    for seat in range(s.seats):
        if seat != me and s.loot_size(seat) >= s.box.begged_from:
            victims += 1
    return victims >= min(2, s.seats - 1)


def likely_bet(s: SwindlerState) -> int:
    """Whether two draws from this bag rather end with a skull."""
    counts = s.bags[s.bag]
    total = max(2, sum(counts))
    safe = total - counts[-1]
    return BET_SKULL if 2 * safe * (safe - 1) < total * (total - 1) else BET_SAFE


def worth_an_assassin(s: SwindlerState, me: int) -> bool:
    """Whether the card on the table hurts us, or neutralises one of ours."""
    played = [frame for frame in s.frames if isinstance(frame, Played)]
    card = played[-1].card
    mine = s.active == me
    return (
        (card == BACKSTABBER and mine)
        or (card == GOLD_DIGGER and mine and len(s.fresh) > 1)
        or (card == BEGGAR and s.loot_size(me) >= s.box.begged_from)
        or card >= LOCK_PICKER
        or (card == ASSASSIN and len(played) > 1 and played[-2].seat == me)
    )


class Theft:
    """A theft that may go on: what every way it can go is worth, counted exactly."""

    def __init__(
        self, mind: Thoughts, bag: int, orders: list[int], free: bool, deepest: int
    ) -> None:
        s = mind.s
        self.mind = mind
        self.orders = orders
        self.free = free
        self.deepest = deepest
        self.counts = s.bags[bag]
        self.total = sum(self.counts)
        self.first = mind.box.first_face[bag]
        self.before = len(s.drawn)
        self.mine = s.tiles(mind.me)
        self.safe = [face for face in self.mine if mind.box.face_colour[face] != bag]
        self.draws_count = any(mind.box.orders[number].kind == DRAWN for number in orders)
        self.ruin = mind.after_theft(self.safe, s.drawn, orders)
        self.stop = mind.after_theft(self.mine, s.drawn, orders)
        self.memory: dict[int, float] = {}

    def at(self, taken: int, drawn: list[int], depth: int) -> float:
        """After these draws: stop, or go on if that is better."""
        known = self.memory.get(taken)
        if known is not None:
            return known
        value = self.mind.after_theft(self.mine + drawn[self.before :], drawn, self.orders)
        if depth < self.deepest:
            value = max(value, self.on(taken, drawn, depth))
        self.memory[taken] = value
        return value

    def on(self, taken: int, drawn: list[int], depth: int) -> float:
        """One draw more; `taken` packs how many of each kind are out of the bag."""
        total = self.total - depth
        if total <= 0:
            return self.stop  # nothing is left to be drawn
        caught = self.ruin
        if self.draws_count:
            caught = self.mind.after_theft(self.safe, drawn, self.orders)
        if not drawn:
            caught += self.mind.taste.no_loot
        if self.free and depth == 0:
            caught = self.stop
        value = caught * self.counts[-1] / total
        for i in range(len(self.counts) - 1):
            left = self.counts[i] - (taken >> 4 * i & 15)
            if left > 0:
                more = self.at(taken + (1 << 4 * i), drawn + [self.first + i], depth + 1)
                value += more * left / total
        return value
