"""The box of Swindler as numbers: tiles, dealers, orders, cards, and every move's number.

A tile has a face: its background colour and its item. Faces are numbered bag by bag, the neutral
(white) ones last, so that a sorted list of faces is a tidy row of tiles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.kernel.state import Game, Option
from rookery.kernel.words import Vocabulary

if TYPE_CHECKING:
    from rookery.games.swindler.rules.state import SwindlerState

COLOURS: Final = ["red", "blue", "yellow", "green", "black", "white"]
BAGS: Final = 5
WHITE: Final = 5
MAX_SEATS: Final = 4
SPACES: Final = 3  # on every dealer
DEALERS: Final = 3  # on the board
ORDERS: Final = 4  # on the board
NOTHING: Final = -1
NOBODY: Final = -1
ANY_KEY: Final = 9  # the colour of a joker

# The accomplices. One Lock Picker for every colour of key.
ASSASSIN: Final = 0
BACKSTABBER: Final = 1
BEGGAR: Final = 2
COPYCAT: Final = 3
FORGER: Final = 4
GOLD_DIGGER: Final = 5
GUARDIAN_ANGEL: Final = 6
HUSTLER: Final = 7
KNOW_IT_ALL: Final = 8
SIDEKICK: Final = 9
LOCK_PICKER: Final = 10  # + colour
CARDS: Final = 15
CARD_IDS: Final = [
    "assassin",
    "backstabber",
    "beggar",
    "copycat",
    "forger",
    "gold-digger",
    "guardian-angel",
    "hustler",
    "know-it-all",
    "sidekick",
    "red-lock-picker",
    "blue-lock-picker",
    "yellow-lock-picker",
    "green-lock-picker",
    "black-lock-picker",
]

# The Master Thieves' abilities.
RECRUIT: Final = 0
HAGGLE: Final = 1
FREELANCE: Final = 2
HIDE: Final = 3
SHRUG: Final = 4
CLING: Final = 5
ABILITIES: Final = ["recruit", "haggle", "freelance", "hide", "shrug", "cling"]

# The moves whose number does not depend on the box.
PASS: Final = 0
DRAW: Final = 1
STOP: Final = 2
DONE: Final = 3
DECLINE: Final = 4
GIVE_COIN: Final = 5
HIRE_COIN: Final = 6
PART: Final = 7  # + 0 or 1
KEEP_PART: Final = 9  # + 0 or 1
STEAL: Final = 11  # + bag
PLAY: Final = 16  # + card, the first eight
BET_SKULL: Final = 24
BET_SAFE: Final = 25
PLAY_SIDEKICK: Final = 26  # + bag
PLAY_PICKER: Final = 31  # + colour

FORGERIES: Final = 3  # as many tiles can be forged at the same time

# What an order is paid with: a face, or behind the faces one of these.
FORGED: Final = 0  # + which one
PICKER: Final = 3  # + colour
COIN: Final = 8
THINGS: Final = 9

OWN: Final = 0
DISCARD: Final = 1
DRAWN: Final = 2
FEAT: Final = 3
ORDER_KINDS: Final = ["own", "discard", "draw", "feat"]

NO_RELATION: Final = 0
DIFFERENT: Final = 1
SAME: Final = 2
ROW: Final = 3
RELATIONS: Final = ["", "different", "same", "row"]

# What has to be different or the same.
BY_COLOUR: Final = 0
BY_KEY: Final = 1
BY_ITEM: Final = 2

COMPLETE_DEALERS: Final = 0
SELL_TILES: Final = 1
SUPPLY_DEALERS: Final = 2
FEATS: Final = ["complete dealers", "sell tiles", "supply dealers"]

END_ROUND: Final = 0
END_LAST: Final = 1
END_JAIL: Final = 2
END_IDLE: Final = 3
ENDINGS: Final = ["round", "last-player", "jail", "idle"]

EVENTS: Final = {
    "first": "seat",
    "thief": "seat thief",
    "dealer": "dealer",
    "order": "order",
    "turn": "seat number",
    "skipped": "seat",
    "reserve": "seat order",
    "kicked": "seat order",
    "cancel": "seat order",
    "loses": "seat number",
    "steal": "seat bag",
    "draw": "seat tile",
    "skull": "seat bag",
    "free-skull": "seat",
    "comfort": "seat",
    "returns": "seat tile",
    "keeps": "seat tile",
    "stop": "seat number",
    "plays": "seat card",
    "neutralised": "seat card",
    "taken-back": "seat card",
    "bet-skull": "seat",
    "bet-safe": "seat",
    "bet-won": "seat number",
    "bet-lost": "seat",
    "switch": "seat bag",
    "copied": "seat tile",
    "copied-skull": "seat",
    "reward": "seat number",
    "split": "seat seat",
    "part": "number tile",
    "keep-part": "seat number",
    "digs": "seat tile",
    "rescued": "seat seat",
    "takes": "seat tile seat",
    "gives": "seat tile seat",
    "gives-coin": "seat seat",
    "swap": "seat tile seat tile",
    "forges": "seat tile item",
    "key": "seat card",
    "fulfils": "seat order",
    "pays": "seat tile",
    "pays-coin": "seat",
    "change": "seat",
    "no-change": "seat",
    "scores": "seat number",
    "coins": "seat number",
    "no-coins": "seat number",
    "neutral": "seat tile",
    "posters": "seat number",
    "master": "seat",
    "sells": "seat tile dealer number",
    "haggles": "seat number",
    "completes": "seat dealer number",
    "shuffle-dealers": "",
    "shuffle-cards": "",
    "raid": "raid",
    "raid-later": "raid",
    "hit": "seat",
    "jail": "seat",
    "hires": "seat number",
    "hired": "seat card",
    "last-round": "seat",
    "end": "ending",
    "final": "seat number",
}


class Effect:
    """What an accomplice does when nobody has neutralised it."""

    def stands(self, s: SwindlerState, seat: int) -> bool:
        """Whether it still has a target; without one it returns to its owner's hand [C6]."""
        return True

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        """Carry it out. The card lies on the table; the effect says where it goes."""
        raise NotImplementedError


class Need:
    """One thing that an order asks for."""

    def __init__(self, faces: int, items: int, by_background: bool) -> None:
        self.faces = faces  # which tiles fit, one bit for each face
        self.items = items  # which items fit, for forged tiles and Lock Pickers
        self.by_background = by_background  # no disguise helps then [C42], no Lock Picker either


class Order:
    """An order card: what it asks for and what it brings."""

    def __init__(self, kind: int, relation: int, relation_of: int) -> None:
        self.kind = kind
        self.relation = relation
        self.relation_of = relation_of
        self.needs: list[Need] = []
        self.like_last: list[bool] = []  # whether a need is the same as the one before it
        self.coins = 0
        self.feat = NOTHING
        self.count = 0
        self.keys = False  # whether a Lock Picker can help
        self.by_background = False  # whether only colours count, so that a disguise is nothing
        self.points = 0
        self.reward_coins = 0
        self.reward_neutral = 0
        self.reward_posters = 0


class Box(Game):
    """The box: everything that the rules look up."""

    def __init__(self, options: list[Option]) -> None:
        super().__init__("swindler", 3, 2, MAX_SEATS, options, Vocabulary(), Vocabulary(), EVENTS)
        self.derived = ["bags", "supply", "deck", "order pile", "dealer pile"]
        self.coin_tokens = 0
        self.poster_tokens = 0
        self.markers = 0
        self.start_points = 0
        self.start_coins = 0
        self.cancel_cost = 0
        self.dealer_bonus = 0
        self.thief_at: list[int] = []  # by number of players
        self.end_at: list[int] = []

        self.item_ids: list[str] = []
        self.item_key: list[int] = []  # the colour of a key, ANY_KEY for a joker, or NOTHING
        self.item_worth: list[int] = []  # coins
        self.key_item: list[int] = []  # the item that a Lock Picker of each colour stands for
        self.forgeable: list[int] = []  # items that some loot tile shows

        self.face_ids: list[str] = []
        self.face_colour: list[int] = []
        self.face_item: list[int] = []
        self.face_key: list[int] = []
        self.face_worth: list[int] = []
        self.coin_faces = 0  # those that are worth something, as bits
        self.first_face: list[int] = []  # of each colour; one entry more for the end
        self.full_bags: list[list[int]] = []  # counts of the bag's faces, skulls last
        self.full_neutral: list[int] = []
        self.faces = 0  # how many there are

        self.dealer_ids: list[str] = []
        self.space_faces: list[int] = []  # 3 * dealer + space: the faces it takes, as bits
        self.space_items: list[int] = []
        self.space_points: list[int] = []
        self.sell_move: list[int] = []  # (faces + FORGERIES) * dealer + thing
        self.sell_thing: list[int] = []  # by move, counted from `sell`
        self.sell_dealer: list[int] = []

        self.order_ids: list[str] = []  # orders, then raids
        self.orders: list[Order] = []
        self.a_orders: list[int] = []
        self.b_orders: list[int] = []
        self.raid_loot: list[int] = []  # by raid; 0 where it does not look
        self.raid_give: list[int] = []
        self.raid_posters: list[int] = []

        self.card_count: list[int] = []
        self.begged_from = 0  # tiles
        self.bet_points = 0
        self.stab_coins = 0  # for a skull
        self.numbers: dict[str, int] = {}  # of faces, orders, dealers, cards and thieves, by id
        self.effects: list[Effect] = []
        self.thief_ids: list[str] = []
        self.thief_ability: list[int] = []
        self.thief_number: list[int] = []  # of the ability, 0 if it has none

        # The first move of each group, and the first outcome.
        self.choose = 0
        self.reserve = 0
        self.cancel = 0
        self.hide = 0
        self.count_all = 0
        self.fulfil = 0
        self.pay = 0  # + face, or + faces + FORGED, PICKER or COIN
        self.hire = 0  # + face or forged tile
        self.hire_two = 0
        self.give = 0
        self.give_up = 0
        self.keep = 0
        self.take = 0
        self.forge = 0
        self.forge_as = 0  # + item
        self.swap = 0
        self.get = 0  # + faces * seat + face
        self.sell = 0
        self.tile_outcome: list[int] = []  # by bag
        self.card_outcome = 0
        self.order_outcome = 0
        self.dealer_outcome = 0
        self.thief_outcome = 0
        self.seat_outcome = 0

    def number_moves(self) -> None:
        """Give every move and every outcome its number; called once, when the tables are full."""
        self._fixed_moves()
        self._card_moves()
        self._tile_moves()
        self.hide = self.vocabulary.add("hide", "move-hide")
        self.count_all = self.vocabulary.add("count all", "move-count-all")
        self._outcomes()
        for ids in (self.face_ids, self.order_ids, self.dealer_ids, CARD_IDS, self.thief_ids):
            for number in range(len(ids)):
                self.numbers[ids[number]] = number
        self.kinds = {
            "tile": self.face_ids,
            "bag": COLOURS[:BAGS],
            "item": self.item_ids,
            "order": self.order_ids[: len(self.orders)],
            "raid": self.order_ids[len(self.orders) :],
            "dealer": self.dealer_ids,
            "card": CARD_IDS,
            "thief": self.thief_ids,
            "ending": ENDINGS,
        }

    def speak_up(self, s: SwindlerState, seat: int, move: int) -> None:
        """Carry out what a seat does unasked."""
        raise NotImplementedError

    def _fixed_moves(self) -> None:
        words = self.vocabulary
        words.add("pass", "move-pass")
        words.add("draw", "move-draw")
        words.add("stop", "move-stop")
        words.add("done", "move-done")
        words.add("decline", "move-decline")
        words.add("give coin", "move-give-coin")
        words.add("hire with coin", "move-hire-coin")
        words.add("part 1", "move-part", number="1")
        words.add("part 2", "move-part", number="2")
        words.add("keep part 1", "move-keep-part", number="1")
        words.add("keep part 2", "move-keep-part", number="2")
        for colour in COLOURS[:BAGS]:
            words.add(f"steal {colour}", "move-steal", bag=colour)
        for card in CARD_IDS[:KNOW_IT_ALL]:
            words.add(f"play {card}", "move-play", card=card)
        words.add("play know-it-all skull", "move-bet-skull", card="know-it-all")
        words.add("play know-it-all safe", "move-bet-safe", card="know-it-all")
        for colour in COLOURS[:BAGS]:
            words.add(f"play sidekick {colour}", "move-sidekick", card="sidekick", bag=colour)
        for card in CARD_IDS[LOCK_PICKER:]:
            words.add(f"play {card}", "move-play", card=card)

    def _card_moves(self) -> None:
        words = self.vocabulary
        self.choose = len(words)
        for thief in self.thief_ids:
            words.add(f"choose {thief}", "move-choose", thief=thief)
        orders = self.order_ids[: len(self.orders)]
        self.reserve = len(words)
        for order in orders:
            words.add(f"reserve {order}", "move-reserve", order=order)
        self.cancel = len(words)
        for order in orders:
            words.add(f"cancel {order}", "move-cancel", order=order)
        self.fulfil = len(words)
        for order in orders:
            words.add(f"fulfil {order}", "move-fulfil", order=order)

    def _tile_moves(self) -> None:
        words = self.vocabulary
        faces = self.face_ids
        forged = [f"forged-{n + 1}" for n in range(FORGERIES)]
        self.pay = len(words)
        for tile in faces + forged:
            words.add(f"pay {tile}", "move-pay", tile=tile)
        for card in CARD_IDS[LOCK_PICKER:]:
            words.add(f"pay {card}", "move-pay-picker", card=card)
        words.add("pay coin", "move-pay-coin")
        self.hire = len(words)
        for tile in faces + forged:
            words.add(f"hire with {tile}", "move-hire", tile=tile)
        self.hire_two = len(words)
        for tile in faces + forged:
            words.add(f"hire two with {tile}", "move-hire-two", tile=tile)
        self.give = self._for_each_tile("give")
        self.give_up = self._for_each_tile("return")
        self.keep = self._for_each_tile("keep")
        self.take = self._for_each_tile("take")
        self.forge = self._for_each_tile("forge")
        self.forge_as = len(words)
        for item in self.item_ids:
            words.add(f"as {item}", "move-forge-as", item=item)
        self.swap = self._for_each_tile("swap")
        self.get = len(words)
        for seat in range(MAX_SEATS):
            for tile in faces:
                words.add(f"for {tile} of {seat}", "move-get", tile=tile, seat=str(seat))
        self.sell = len(words)
        for dealer in range(len(self.dealer_ids)):
            self._sales(dealer, faces + forged)

    def _for_each_tile(self, verb: str) -> int:
        first = len(self.vocabulary)
        for tile in self.face_ids:
            self.vocabulary.add(f"{verb} {tile}", f"move-{verb}", tile=tile)
        return first

    def _sales(self, dealer: int, things: list[str]) -> None:
        """Only what a dealer can ever take has a move."""
        wanted = 0
        for space in range(SPACES * dealer, SPACES * dealer + SPACES):
            wanted |= self.space_faces[space]
        for thing in range(len(things)):
            number = NOTHING
            if thing >= self.faces or wanted >> thing & 1:
                number = self.vocabulary.add(
                    f"sell {things[thing]} to {self.dealer_ids[dealer]}",
                    "move-sell",
                    tile=things[thing],
                    dealer=self.dealer_ids[dealer],
                )
                self.sell_thing.append(thing)
                self.sell_dealer.append(dealer)
            self.sell_move.append(number)

    def _outcomes(self) -> None:
        words = self.outcomes
        self.tile_outcome = []
        for bag in range(BAGS):
            self.tile_outcome.append(len(words))
            for face in range(self.first_face[bag], self.first_face[bag + 1]):
                words.add(self.face_ids[face], "tile", tile=self.face_ids[face])
            words.add(f"{COLOURS[bag]}-skull", "skull", bag=COLOURS[bag])
        self.card_outcome = len(words)
        for card in CARD_IDS:
            words.add(card, "card", card=card)
        self.order_outcome = len(words)
        for order in self.order_ids:
            words.add(order, "order", order=order)
        self.dealer_outcome = len(words)
        for dealer in self.dealer_ids:
            words.add(dealer, "dealer", dealer=dealer)
        self.thief_outcome = len(words)
        for thief in self.thief_ids:
            words.add(thief, "thief", thief=thief)
        self.seat_outcome = len(words)
        for seat in range(MAX_SEATS):
            words.add(f"seat {seat}", "seat", seat=str(seat))


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def insert(row: list[int], value: int) -> None:
    """Put a value into a sorted row."""
    i = len(row)
    while i > 0 and row[i - 1] > value:
        i -= 1
    row.insert(i, value)


def has_gap(row: list[int]) -> bool:
    """Whether something is missing in a row on the board."""
    for one in row:
        if one == NOTHING:
            return True
    return False


def survival(tiles: int, skulls: int) -> list[float]:
    """The chance of 1, 2, 3, ... draws in a row without a skull."""
    chances: list[float] = []
    safe = 1.0
    for n in range(tiles - skulls):
        safe *= (tiles - skulls - n) / (tiles - n)
        chances.append(safe)
    return chances
