"""What a keen thief does at a glance: the instinct that a mastermind goes by.

It looks one tile ahead where the careful one looks five, but weighs what it sees by numbers that
have won matches: tools/keen.py lets thieves of slightly different tastes play each other, and fits
what a world is worth to who won in the end. And a glance costs so little that a world can be
imagined by nothing else.
"""

from __future__ import annotations

from typing import cast

from rookery.games.swindler.instinct.careful import (
    PLAIN,
    lateness,
    likely_bet,
    worth_an_assassin,
    worth_begging,
)
from rookery.games.swindler.instinct.prospect import EYE, Eye, Prospect, features_of, missing
from rookery.games.swindler.instinct.sense import SensibleInstinct
from rookery.games.swindler.rules.accomplices import AngelTakes, Beg, Forge, KeepPart, Split, Swap
from rookery.games.swindler.rules.actions import Actions, ChooseNeutral, Pay
from rookery.games.swindler.rules.cards import JustPlayed, Occasion, card_moves
from rookery.games.swindler.rules.orders import (
    PICKERS,
    can_fulfil,
    may_fulfil,
    orders_to_fulfil,
    useful_pickers,
)
from rookery.games.swindler.rules.replenish import GiveUp
from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    ASSASSIN,
    BACKSTABBER,
    BAGS,
    BEGGAR,
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
    HIRE_COIN,
    HUSTLER,
    KEEP_PART,
    KNOW_IT_ALL,
    NOBODY,
    NOTHING,
    ORDERS,
    PART,
    PASS,
    PLAY,
    PLAY_SIDEKICK,
    SHRUG,
    SIDEKICK,
    SPACES,
    STEAL,
    STOP,
    SUPPLY_DEALERS,
)
from rookery.games.swindler.rules.theft import (
    Announced,
    ClingToOne,
    DrawOrStop,
    GotAway,
    SkullDrawn,
    Stealing,
)
from rookery.games.swindler.rules.turn import ChooseThief, Hiring, Reserve, cards_to_hire
from rookery.kernel.chance import Rng
from rookery.kernel.state import Frame, State


class KeenInstinct(SensibleInstinct):
    """Decides at a glance, and judges by much more than the scripted player does."""

    def __init__(self, weights: list[float], thieves: list[int], eye: Eye = EYE) -> None:
        super().__init__(weights, PLAIN)
        self.leans = False
        self.thieves = thieves  # abilities, the best first
        self.eye = eye

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return self.glance(state, seat, rng)

    def hurry(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return self.glance(state, seat, rng)

    def features(self, state: State) -> list[list[float]]:
        s = cast(SwindlerState, state)
        late = lateness(s)
        rows: list[list[float]] = []
        for seat in range(s.seats):
            row = features_of(Prospect(s, seat, self.eye))
            rows.append(row + [late * one for one in row])
        return rows

    def glance(self, state: State, seat: int, rng: Rng) -> int:
        """Ask the right question, the most frequent ones first."""
        s = cast(SwindlerState, state)
        frame = s.frames[-1]
        if isinstance(frame, DrawOrStop):
            return self.draw_or_stop(s, seat)
        if isinstance(frame, Occasion):
            return self.answer_or_pass(s, seat, frame)
        if isinstance(frame, Actions):
            return self.act(s, seat, frame)
        if isinstance(frame, Reserve):
            return self.reserve(s, seat)
        if isinstance(frame, Hiring):
            return self.hire(s, seat, frame)
        return self.give_or_take(s, seat, frame)

    # 1. Reserving ---------------------------------------------------------------------------------

    def reserve(self, s: SwindlerState, seat: int) -> int:
        """The order that promises most, as long as one does; then the bag that promises most."""
        if self.begs(s, seat):
            return PLAY + BEGGAR
        prospect = Prospect(s, seat, self.eye)
        best = NOTHING
        most = 0.0
        out = s.box.markers - s.free_markers(seat)
        if out < s.box.markers:
            for place in range(ORDERS):
                gain = self.promise(prospect, place, out)
                if gain > most:
                    most = gain
                    best = s.orders[place]
        if best != NOTHING:
            return s.box.reserve + best
        bag = 0
        most = -1e9
        for one in range(BAGS):
            gain = prospect.next_draw(one) + self.eye.safety * prospect.safety(one)
            if gain > most:
                most = gain
                bag = one
        return STEAL + bag

    def promise(self, prospect: Prospect, place: int, out: int) -> float:
        """What reserving an order is worth."""
        s = prospect.s
        eye = self.eye
        seat = prospect.seat
        number = s.orders[place]
        owner = s.marker[place]
        if number == NOTHING or owner == seat or s.given_up >> place & 1:
            return 0.0
        ability = s.ability(seat)
        if owner == NOBODY and ability == FREELANCE:
            return 0.0
        order = s.box.orders[number]
        if order.kind == DRAWN:
            share = eye.luck / (1 + len(order.needs))
        elif prospect.lacks[place] > 1:
            return 0.0
        elif order.kind == FEAT:
            share = eye.feat if prospect.lacks[place] == 0 else eye.feat_near
        else:
            share = eye.sure if prospect.lacks[place] == 0 else eye.near
        gain = share * prospect.reward(order) + eye.second * out
        if ability != SHRUG:
            gain -= eye.exposed
        if owner != NOBODY:
            gain += eye.rival
        if s.trigger != NOBODY and share < 1.0:  # whatever stays out costs points
            gain -= s.box.cancel_cost * (1.0 - share)
        return gain

    # 2. Stealing ----------------------------------------------------------------------------------

    def draw_or_stop(self, s: SwindlerState, seat: int) -> int:
        prospect = Prospect(s, seat, self.eye)
        if prospect.next_draw(s.bag) > 0.0:
            return DRAW
        if self.begs(s, seat):
            return PLAY + BEGGAR
        choice = STOP
        if s.hold[seat] >> SIDEKICK & 1 and s.in_bag:
            most = self.eye.sidekick
            for bag in range(BAGS):
                if bag != s.bag and prospect.next_tile(bag) > most:
                    most = prospect.next_tile(bag)
                    choice = PLAY_SIDEKICK + bag
        return choice

    def begs(self, s: SwindlerState, seat: int) -> bool:
        """Whether we have a Beggar, and now is the time."""
        return s.hold[seat] >> BEGGAR & 1 == 1 and worth_begging(s, seat)

    # 3. Fulfilling and selling --------------------------------------------------------------------

    def act(self, s: SwindlerState, seat: int, frame: Actions) -> int:
        orders = orders_to_fulfil(s, seat)
        if orders:
            return s.box.fulfil + self.first_of(s, orders)
        hold = s.hold[seat]
        if hold:
            pickers = hold & PICKERS and useful_pickers(s, seat)
            if pickers:
                return card_moves(s, pickers)[0]
            if self.begs(s, seat):
                return PLAY + BEGGAR
            if hold >> FORGER & 1 and not s.forged and self.forgery(s, seat)[0] != NOTHING:
                return PLAY + FORGER
            if hold >> HUSTLER & 1 and self.best_swap(s, seat)[0] > self.eye.swap:
                return PLAY + HUSTLER
        sales: list[int] = []
        frame.sales(s, seat, sales)
        choice = DONE
        if sales:
            prospect = Prospect(s, seat, self.eye)
            most = 0.0
            for move in sales:
                gain = self.sale(prospect, move) + self.towards_feat(prospect, move)
                if gain > most:
                    most = gain
                    choice = move
        return choice

    def first_of(self, s: SwindlerState, orders: list[int]) -> int:
        """What gives nothing away comes first, then what brings most."""
        best = orders[0]
        for number in orders:
            order, rival = s.box.orders[number], s.box.orders[best]
            keeps, rival_keeps = order.kind != DISCARD, rival.kind != DISCARD
            if keeps != rival_keeps:
                best = number if keeps else best
            elif order.points > rival.points:
                best = number
        return best

    def sale(self, prospect: Prospect, move: int) -> float:
        """What a sale brings, less what the tile is worth to us."""
        s = prospect.s
        box = s.box
        thing = box.sell_thing[move - box.sell]
        dealer = s.dealers.index(box.sell_dealer[move - box.sell])
        points = 0
        empty = 0
        for n in range(SPACES):
            if s.goods[SPACES * dealer + n] == NOTHING:
                empty += 1
                space = SPACES * s.dealers[dealer] + n
                if thing >= box.faces or box.space_faces[space] >> thing & 1:
                    points = max(points, box.space_points[space])
        if empty == 1:
            points += box.dealer_bonus
        if not s.haggled and s.ability(prospect.seat) == HAGGLE:
            points += s.gift(prospect.seat)
        if s.trigger != NOBODY:
            return float(points)
        face = thing if thing < box.faces else s.forged[thing - box.faces]
        return points - self.eye.keep * prospect.worth_keeping(face)

    def towards_feat(self, prospect: Prospect, move: int) -> float:
        """What a sale is worth besides, as one of those that an order of ours asks for."""
        s = prospect.s
        thing = s.box.sell_thing[move - s.box.sell]
        dealer = s.dealers.index(s.box.sell_dealer[move - s.box.sell])
        gain = 0.0
        for place in range(ORDERS):
            number = s.orders[place]
            if number == NOTHING or s.marker[place] != prospect.seat:
                continue
            order = s.box.orders[number]
            if order.kind != FEAT or (order.feat == SUPPLY_DEALERS and s.supplied >> dealer & 1):
                continue
            lacks = prospect.lacks[place]
            if lacks == 0 and order.feat == SUPPLY_DEALERS:  # not what another dealer needs
                tiles = [face for face in prospect.tiles if face != thing]
                tiles += [thing] * (prospect.tiles.count(thing) - 1)
                s.supplied |= 1 << dealer
                lacks = missing(s, prospect.seat, order, tiles)[0]
                s.supplied &= ~(1 << dealer)
            if lacks == 0:
                gain += self.eye.feat_sale * prospect.reward(order)
            elif s.trigger == NOBODY:
                gain -= self.eye.feat_wait * prospect.reward(order)
        return gain

    def forgery(self, s: SwindlerState, seat: int) -> tuple[int, int]:
        """A tile, and the item that finishes an order if it looks like that."""
        box = s.box
        for place in range(ORDERS):
            number = s.orders[place]
            if number == NOTHING or not may_fulfil(s, seat, place):
                continue
            order = box.orders[number]
            if order.kind > DISCARD or order.by_background:
                continue
            if missing(s, seat, order, s.tiles(seat))[0] != 1:
                continue
            for face in s.kinds_of_tiles(seat):
                if face in s.forged:
                    continue
                for item in box.forgeable:
                    if item != box.face_item[face]:
                        s.forged.append(face)
                        s.forged_as.append(item)
                        good = can_fulfil(s, seat, number)
                        s.forged.pop()
                        s.forged_as.pop()
                        if good:
                            return face, item
        return NOTHING, NOTHING

    def best_swap(self, s: SwindlerState, seat: int) -> tuple[float, int, int, int]:
        """What the best swap brings: the tile we give, from whom we get one, and which."""
        nothing = (0.0, NOTHING, NOBODY, NOTHING)
        if not s.any_time(seat) >> HUSTLER & 1:
            return nothing
        prospect = Prospect(s, seat, self.eye)
        give = NOTHING
        for face in prospect.tiles:
            if give < 0 or prospect.worth_keeping(face) < prospect.worth_keeping(give):
                give = face
        best = nothing
        most = -1e9
        for other in range(s.seats):
            for get in s.tiles(other):
                if other == seat or get == give or s.undoes(seat, give, other, get):
                    continue
                worth = prospect.worth(get)
                if worth > most:
                    most = worth
                    best = (worth - prospect.worth_keeping(give), give, other, get)
        return best

    # 5. Hiring ------------------------------------------------------------------------------------

    def hire(self, s: SwindlerState, seat: int, frame: Hiring) -> int:
        """Coins are for accomplices, rather than for the orders that ask for some."""
        if self.begs(s, seat):
            return PLAY + BEGGAR
        enough = self.eye.cards + self.eye.late_cards * lateness(s)
        cards = len(s.hand[seat]) + s.hires
        if s.trigger != NOBODY or cards >= enough or not cards_to_hire(s):
            return DONE
        due = 0
        for place in range(ORDERS):
            if s.marker[place] == seat:
                due = max(due, s.box.orders[s.orders[place]].coins)
        if s.money(seat) <= due - self.eye.debts:
            return DONE
        things = frame.coin_tiles(s, seat)
        for thing in things:
            if thing < s.box.faces and s.box.face_worth[thing] == 1:
                return s.box.hire + thing  # coins are safer than coin tiles
        if s.coins[seat]:
            return HIRE_COIN
        return s.box.hire + things[0] if things and s.coin_supply else DONE

    # Moments in the turns of others ---------------------------------------------------------------

    def answer_or_pass(self, s: SwindlerState, seat: int, frame: Occasion) -> int:
        if not frame.can_answer(s, seat):
            return PASS
        card = NOTHING
        if isinstance(frame, JustPlayed):
            able = s.hold[seat] >> ASSASSIN & 1 and seat != frame.by
            if able and worth_an_assassin(s, seat):
                card = ASSASSIN
        elif seat != s.active:
            card = self.interference(s, seat, frame, s.hold[seat] & frame.special(s, seat))
        if card == KNOW_IT_ALL:
            return likely_bet(s)
        if card == NOTHING and self.begs(s, seat):
            card = BEGGAR
        return PASS if card == NOTHING else PLAY + card

    def interference(self, s: SwindlerState, seat: int, frame: Occasion, cards: int) -> int:
        """The card, of these, that pays in somebody else's theft."""
        counts = s.bags[s.bag]
        if isinstance(frame, Announced):
            return KNOW_IT_ALL if cards >> KNOW_IT_ALL & 1 else NOTHING
        if isinstance(frame, Stealing):
            pays = cards >> COPYCAT & 1 and counts[-1] * self.eye.copycat <= sum(counts)
            return COPYCAT if pays else NOTHING
        if isinstance(frame, SkullDrawn):
            if cards >> GUARDIAN_ANGEL & 1 and s.fresh:
                prospect = Prospect(s, seat, self.eye)
                gain = self.eye.angel
                gain += max([prospect.worth(face) for face in s.fresh])
                if gain > (self.at_stake(s) - 1) / (s.seats - 1):
                    return GUARDIAN_ANGEL
        if isinstance(frame, GotAway):
            if cards >> GOLD_DIGGER & 1 and len(s.fresh) > 1:
                return GOLD_DIGGER
            if cards >> BACKSTABBER & 1:
                if counts[-1] * (self.at_stake(s) + 1) > self.eye.backstab * sum(counts):
                    return BACKSTABBER
        return NOTHING

    def at_stake(self, s: SwindlerState) -> int:
        """The tiles that a skull would take from the thief."""
        count = 0
        for face in s.tiles(s.active):
            if s.box.face_colour[face] == s.bag:
                count += 1
        return count

    # Giving and taking ----------------------------------------------------------------------------

    def give_or_take(self, s: SwindlerState, seat: int, frame: Frame[SwindlerState]) -> int:
        box = s.box
        moves = frame.moves(s, seat)
        if isinstance(frame, ChooseThief):
            return self.choose_thief(s, moves)
        if isinstance(frame, Forge):
            return self.forge(s, seat, frame, moves)
        if isinstance(frame, Swap):
            return self.swap(s, seat, frame, moves)
        prospect = Prospect(s, seat, self.eye)
        if isinstance(frame, Pay):
            return prospect.least(moves, box.pay)
        if isinstance(frame, GiveUp):
            return prospect.least(moves, box.give_up)
        if isinstance(frame, ChooseNeutral):
            return prospect.most(moves[:-1], box.take)
        if isinstance(frame, AngelTakes):
            return prospect.most(moves, box.take)
        if isinstance(frame, ClingToOne):
            return prospect.most(moves, box.keep)
        if isinstance(frame, Beg):
            tiles = moves[1:] if moves[0] == GIVE_COIN else moves
            worst = prospect.least(tiles, box.give)
            dear = prospect.worth(worst - box.give) > self.eye.face
            return GIVE_COIN if dear and moves[0] == GIVE_COIN else worst
        if isinstance(frame, Split):
            second = 0
            for i in range(frame.count):
                second += frame.second >> i & 1
            return PART if frame.count <= 2 * second else PART + 1
        if isinstance(frame, KeepPart):
            ahead = 0.0
            for i in range(len(s.fresh)):
                worth = prospect.worth(s.fresh[i])
                ahead += -worth if frame.second >> i & 1 else worth
            return KEEP_PART if ahead >= 0.0 else KEEP_PART + 1
        return moves[0]

    def choose_thief(self, s: SwindlerState, moves: list[int]) -> int:
        for ability in self.thieves:
            for move in moves:
                if s.box.thief_ability[move - s.box.choose] == ability:
                    return move
        return moves[0]

    def forge(self, s: SwindlerState, seat: int, frame: Forge, moves: list[int]) -> int:
        face, item = self.forgery(s, seat)
        wish = s.box.forge + face if frame.face == NOTHING else s.box.forge_as + item
        return wish if face != NOTHING and wish in moves else moves[0]

    def swap(self, s: SwindlerState, seat: int, frame: Swap, moves: list[int]) -> int:
        _, give, other, get = self.best_swap(s, seat)
        wish = s.box.swap + give
        if frame.give != NOTHING:
            wish = s.box.get + s.box.faces * other + get
        return wish if give != NOTHING and wish in moves else moves[0]
