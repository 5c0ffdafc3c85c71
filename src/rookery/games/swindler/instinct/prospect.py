"""What a thief sees at a glance: how far the orders are, what a tile would be worth, and what
everybody has when a world is judged."""

from __future__ import annotations

from typing import Final

from rookery.games.swindler.instinct.careful import lateness
from rookery.games.swindler.rules.orders import traits_of
from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    BAGS,
    COIN,
    COMPLETE_DEALERS,
    DIFFERENT,
    DRAWN,
    FEAT,
    FREELANCE,
    LOCK_PICKER,
    NOBODY,
    NOTHING,
    ORDERS,
    PICKER,
    SPACES,
    SUPPLY_DEALERS,
    Order,
)
from rookery.kernel.pieces import FACE

FAR: Final = 4  # things that an order lacks, or more
CONSOLATION: Final = 0.8  # for a skull on the first draw
CROWDED: Final = 6  # tiles: from here on raids are to be feared
KINDS_OF_CARDS: Final = LOCK_PICKER + 1


class Eye:
    """What things are worth to it, in points; evolved by tools/keen.py."""

    def __init__(self) -> None:
        self.tile = 1.71  # that is not needed for anything yet
        self.early_tile = 1.28  # and so much more when the match begins,
        self.last_tile = 0.49  # but only this in the last round
        self.face = 1.59  # a coin on a tile
        self.sale = 1.21  # a point that a dealer will pay
        self.keep = 1.34  # how much more than that a tile is worth when it could be sold at once
        self.step = -0.22  # towards the end, with an order
        self.neutral = 1.3
        self.poster = 0.69  # that comes with an order
        # What a tile is worth of the reward of an order that lacks 1, 2, 3 or more: of ours, and of
        # one that nobody or somebody else has reserved.
        self.ours = [0.0, 0.37, 0.25, 0.058, 0.012]
        self.others = [0.0, 0.18, 0.053, 0.030, 0.0]
        self.sure = 1.0  # what reserving is worth of the reward if an order lacks nothing,
        self.near = 0.42  # one thing,
        self.luck = 1.64  # or must be drawn: shared by what has to come;
        self.feat = 1.29  # of a feat that we can do at once,
        self.feat_near = 1.06  # or with one tile more;
        self.feat_sale = 1.1  # then a sale on the way to it is worth that,
        self.feat_wait = 0.14  # and else as much less
        self.exposed = 0.44  # a marker on the board, for somebody to throw off
        self.rival = 1.06  # pleasure in throwing somebody off
        self.second = 0.41  # in having more than one marker out
        self.met = 0.58  # of the reward: what a skull would cost that takes a finished order away
        self.fear = 1.21  # of skulls
        self.hope = 1.39  # for tiles
        self.safety = 1.86  # of a bag, for draws after the next one
        self.sidekick = 1.02  # what a card must bring to be played
        self.swap = 1.82
        self.backstab = 0.79
        self.angel = 0.28
        self.copycat = 1.18
        self.cards = 3.05  # enough in hand,
        self.late_cards = -0.44  # and so many more towards the end
        self.debts = 1.83  # coins that orders ask for and that are spent on cards all the same


EYE: Final = Eye()


class Prospect:
    """How far every order is for one seat, and what a tile would be worth to it."""

    def __init__(self, s: SwindlerState, seat: int, eye: Eye) -> None:
        self.s = s
        self.seat = seat
        self.eye = eye
        self.plain: float = eye.tile + eye.early_tile * (1.0 - lateness(s))
        if s.trigger != NOBODY:
            self.plain = eye.last_tile
        self.tiles: list[int] = s.tiles(seat)
        self.lacks: list[int] = [99] * ORDERS  # things, by place
        self.fits: list[int] = []  # the faces that bring an order nearer, as bits,
        self.gains: list[float] = []  # and what that is worth
        self.used: list[int] = []  # the faces that an order is met with,
        self.losses: list[float] = []  # and what it would cost to lose one
        freelance = s.ability(seat) == FREELANCE
        full = s.free_markers(seat) == 0
        for place in range(ORDERS):
            number = s.orders[place]
            owner = s.marker[place]
            ours = owner == seat or (freelance and owner == NOBODY)
            if number != NOTHING and not s.given_up >> place & 1 and (ours or not full):
                self.look_at(place, s.box.orders[number], ours)
        self.some: int = s.wants[0] | s.wants[1] | s.wants[2]  # faces that dealers take,
        self.dear: int = self.dear_faces()  # and pay more than a point for

    def look_at(self, place: int, order: Order, ours: bool) -> None:
        eye = self.eye
        lacks, faces, used = missing(self.s, self.seat, order, self.tiles)
        self.lacks[place] = lacks
        if lacks == 0:
            if ours and order.kind < DRAWN:
                self.used.append(used)
                self.losses.append(eye.met * self.reward(order))
            return
        shares = eye.ours if ours else eye.others
        share = shares[min(lacks, FAR)]
        if share > 0.0 and faces:
            self.fits.append(faces)
            self.gains.append(share * self.reward(order))

    def dear_faces(self) -> int:
        s = self.s
        faces = 0
        for i in range(len(s.dealers)):
            if s.dealers[i] != NOTHING:
                for n in range(SPACES):
                    space = SPACES * s.dealers[i] + n
                    if s.goods[SPACES * i + n] == NOTHING and s.box.space_points[space] > 1:
                        faces |= s.box.space_faces[space]
        return faces

    def reward(self, order: Order) -> float:
        eye = self.eye
        extras = eye.neutral * order.reward_neutral + order.reward_coins
        return order.points + eye.step + extras - eye.poster * order.reward_posters

    def price(self, face: int) -> float:
        """What a tile is worth that no order needs: to a dealer, as a coin, or as it is."""
        worth = max(self.plain, self.eye.face * self.s.box.face_worth[face])
        if self.dear >> face & 1:
            return max(worth, 2.0 * self.eye.sale)
        return max(worth, self.eye.sale) if self.some >> face & 1 else worth

    def worth(self, face: int) -> float:
        """What one tile more is worth."""
        worth = self.price(face)
        for i in range(len(self.fits)):
            if self.fits[i] >> face & 1:
                worth += self.gains[i]
        return worth

    def worth_keeping(self, face: int) -> float:
        """What a tile we have is worth if it is not sold."""
        s = self.s
        worth = max(self.plain, self.eye.face * s.box.face_worth[face])
        for place in range(ORDERS):
            number = s.orders[place]
            lacks = self.lacks[place]
            if number == NOTHING or lacks >= FAR or s.box.orders[number].kind >= DRAWN:
                continue
            shares = self.eye.ours if s.marker[place] == self.seat else self.eye.others
            for need in s.box.orders[number].needs:
                if need.faces >> face & 1:
                    worth += shares[1 if lacks < 2 else 2] * self.reward(s.box.orders[number])
                    break
        return worth

    def most(self, moves: list[int], first: int) -> int:
        """The move that names the tile worth most."""
        best = moves[0]
        for move in moves:
            if self.thing_worth(move - first) > self.thing_worth(best - first):
                best = move
        return best

    def least(self, moves: list[int], first: int) -> int:
        """The move that names what we miss least."""
        best = moves[0]
        low = 1e9
        for move in moves:
            thing = move - first
            loss = self.loss(thing) if thing < self.s.box.faces else self.thing_worth(thing)
            if loss < low:
                low = loss
                best = move
        return best

    def loss(self, face: int) -> float:
        """What it would cost to lose a tile: its price, and the orders that it is needed for."""
        s = self.s
        tiles = self.tiles[:]
        if face in tiles:
            tiles.remove(face)
        cost = self.price(face)
        for place in range(ORDERS):
            number = s.orders[place]
            lacks = self.lacks[place]
            if number == NOTHING or lacks >= FAR or s.box.orders[number].kind == DRAWN:
                continue
            order = s.box.orders[number]
            after = min(FAR, missing(s, self.seat, order, tiles)[0])
            if after > lacks:
                ours = s.marker[place] == self.seat
                share = self.eye.ours[after] if ours else self.eye.others[after]
                cost += (self.eye.met if ours and lacks == 0 else share) * self.reward(order)
        return cost

    def thing_worth(self, thing: int) -> float:
        """Of a tile, or of what else pays for orders."""
        special = thing - self.s.box.faces
        if special < 0:
            return self.worth(thing)
        if special < PICKER:
            return 0.5
        return 0.9 * self.eye.face if special == COIN else 0.9

    # Bags

    def next_tile(self, bag: int) -> float:
        """What the next draw from a bag brings on average, skulls apart."""
        counts = self.s.bags[bag]
        first = self.s.box.first_face[bag]
        total = counts[-1]
        worth = 0.0
        for i in range(len(counts) - 1):
            if counts[i]:
                total += counts[i]
                worth += counts[i] * self.worth(first + i)
        return worth / total if total else 0.0

    def next_draw(self, bag: int) -> float:
        """The same with what a skull would cost."""
        total = sum(self.s.bags[bag])
        if not total:
            return -1e6
        fear = self.eye.fear * self.stake(bag)
        if not self.s.drawn:
            fear -= CONSOLATION
        skulls = self.s.bags[bag][-1] / total
        return self.eye.hope * self.next_tile(bag) - fear * skulls

    def stake(self, bag: int) -> float:
        """What a skull of this bag would take: tiles, and orders that could be met."""
        lost = 0
        cost = 0.0
        for face in self.tiles:
            if self.s.box.face_colour[face] == bag:
                lost |= 1 << face
                cost += self.price(face)
        for i in range(len(self.used)):
            if self.used[i] & lost:
                cost += self.losses[i]
        return cost

    def safety(self, bag: int) -> float:
        counts = self.s.bags[bag]
        return 1.0 - counts[-1] / max(1, sum(counts))


def missing(s: SwindlerState, seat: int, order: Order, tiles: list[int]) -> tuple[int, int, int]:
    """How many tiles and coins an order still lacks; which faces would fit, and which it uses."""
    if order.kind == FEAT:
        return missing_feat(s, order, tiles)
    if order.kind == DRAWN:
        tiles = s.drawn
    coins = max(0, order.coins - s.money(seat)) if order.coins else 0
    fits = s.box.coin_faces if coins else 0
    if order.relation:
        lacks, others, uses = alike(s, order, tiles)
        return lacks + coins, fits | others, uses
    lacks = coins
    used = 0
    uses = 0
    for need in order.needs:
        found = False
        for i in range(len(tiles)):
            if need.faces >> tiles[i] & 1 and not used >> i & 1:
                used |= 1 << i
                uses |= 1 << tiles[i]
                found = True
                break
        if not found:
            lacks += 1
            fits |= need.faces
    return lacks, fits, uses


def missing_feat(s: SwindlerState, order: Order, tiles: list[int]) -> tuple[int, int, int]:
    """The same for what is done with sales: tiles that are lacking to make them all in one turn."""
    done = s.sold
    fits = used = uses = 0
    gaps: list[int] = []  # what we could not sell to each dealer
    if order.feat == SUPPLY_DEALERS:
        done = 0
        for i in range(len(s.dealers)):
            done += s.supplied >> i & 1
    for i in range(len(s.dealers)):
        gap = 0
        for faces in openings(s, i, order.feat):
            tile = NOTHING
            fewest = len(s.dealers) + 1
            for k in range(len(tiles)):  # rather what no other dealer wants
                if faces >> tiles[k] & 1 and not used >> k & 1:
                    buyers = 0
                    for wants in s.wants:
                        buyers += wants >> tiles[k] & 1
                    if buyers < fewest:
                        fewest = buyers
                        tile = k
            if tile == NOTHING:
                gap += 1
                fits |= faces
            else:
                used |= 1 << tile
                uses |= 1 << tiles[tile]
                done += 1
        gaps.append(gap)
    if order.feat != COMPLETE_DEALERS:
        return max(0, order.count - done), fits, uses
    gaps.sort()
    lacks = 0
    for i in range(min(len(gaps), order.count - s.completed)):
        lacks += gaps[i]
    return lacks, fits, uses


def openings(s: SwindlerState, dealer: int, feat: int) -> list[int]:
    """What a dealer takes that counts for a feat: the faces for each sale."""
    if s.dealers[dealer] == NOTHING:
        return []
    if feat == SUPPLY_DEALERS:
        return [] if s.supplied >> dealer & 1 else [s.wants[dealer]]
    return [
        s.box.space_faces[SPACES * s.dealers[dealer] + n]
        for n in range(SPACES)
        if s.goods[SPACES * dealer + n] == NOTHING
    ]


def alike(s: SwindlerState, order: Order, tiles: list[int]) -> tuple[int, int, int]:
    """The same for tiles that must be all different, or all the same."""
    traits = traits_of(s, order)
    faces = order.needs[0].faces
    counts = 0  # of each trait, four bits
    different = 0
    most = 0
    common = NOTHING
    uses = 0
    for face in tiles:
        if faces >> face & 1:
            shift = 4 * (traits[face] + 1)
            same = (counts >> shift & 15) + 1
            counts += 1 << shift
            uses |= 1 << face
            if same > most:
                most = same
                common = traits[face]
            if same == 1:
                different += 1
    fits = 0
    for face in range(s.box.faces):
        if faces >> face & 1:
            if order.relation == DIFFERENT:
                new = not counts >> 4 * (traits[face] + 1) & 15
            else:
                new = common == NOTHING or traits[face] == common
            if new:
                fits |= 1 << face
    have = different if order.relation == DIFFERENT else most
    return max(0, len(order.needs) - have), fits, uses


# How a world is judged ----------------------------------------------------------------------------

FEATURES: Final = [
    "points", "coins", "tiles", "dear tiles", "saleable tiles", "coins on tiles", "kinds of tiles",
    "tiles above six", "tiles of one colour", "reward of our orders that lack nothing", "one thing",
    "two", "more", "markers out", "reward of the best other order that lacks nothing", "one thing",
    "two", "orders", "Master Thief at work", "in jail", "posters", "next to move", "second",
    "third", "a turn left in the last round", "Assassin", "Backstabber", "Beggar", "Copycat",
    "Forger", "Gold Digger", "Guardian Angel", "Hustler", "Know-it-All", "Sidekick", "Lock Picker",
    "recruit", "haggle", "freelance", "hide", "shrug", "cling",
]  # fmt: skip


def features_of(prospect: Prospect) -> list[float]:
    """What a seat has, in the order of FEATURES."""
    s = prospect.s
    seat = prospect.seat
    finished = len(s.finished[seat])
    distance = (seat - s.active) % s.seats
    return (
        [float(s.points[seat]), float(s.coins[seat])]
        + of_tiles(prospect)
        + of_orders(prospect)
        + [
            float(finished),
            1.0 if finished >= s.box.thief_at[s.seats] else 0.0,
            1.0 if s.jailed[seat] else 0.0,
            float(s.posters[seat]),
            1.0 if distance == 0 else 0.0,
            1.0 if distance == 1 else 0.0,
            1.0 if distance == 2 else 0.0,
            1.0 if s.trigger != NOBODY and seat >= s.active else 0.0,
        ]
        + of_cards(s, seat)
    )


def of_tiles(prospect: Prospect) -> list[float]:
    box = prospect.s.box
    dear = some = coins = kinds = seen = 0
    colours = [0] * (BAGS + 1)
    for face in prospect.tiles:
        if prospect.dear >> face & 1:
            dear += 1
        elif prospect.some >> face & 1:
            some += 1
        if not seen >> face & 1:
            seen |= 1 << face
            kinds += 1
        coins += box.face_worth[face]
        colours[box.face_colour[face]] += 1
    count = len(prospect.tiles)
    numbers = [count, dear, some, coins, kinds, max(0, count - CROWDED), max(colours[:BAGS])]
    return [float(number) for number in numbers]


def of_orders(prospect: Prospect) -> list[float]:
    s = prospect.s
    ours = [0.0] * FAR
    others = [0.0] * (FAR - 1)
    markers = 0.0
    for place in range(ORDERS):
        number = s.orders[place]
        if number != NOTHING:
            reward = prospect.reward(s.box.orders[number])
            lacks = min(FAR - 1, prospect.lacks[place])
            if s.marker[place] == prospect.seat:
                markers += 1.0
                ours[lacks] += reward
            elif lacks < FAR - 1:
                others[lacks] = max(others[lacks], reward)
    return ours + [markers] + others


def of_cards(s: SwindlerState, seat: int) -> list[float]:
    """Accomplices and the Master Thief."""
    cards = [0.0] * KINDS_OF_CARDS
    for one in s.hand[seat]:
        cards[min(one & FACE, LOCK_PICKER)] += 1.0
    thief = [0.0] * len(s.box.thief_ability)
    if s.thief[seat] != NOTHING:
        thief[s.box.thief_ability[s.thief[seat]]] = 1.0
    return cards + thief
