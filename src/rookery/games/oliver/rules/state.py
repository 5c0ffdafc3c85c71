"""The box of Oliver Twist as tables of numbers, and the state of a match.

A token's face is a number: first the round tokens (objects by type and value, the kinds of tools,
Character, Burglary), then the octagonal starting tokens. A round token's face is also its `kind`;
a starting token has the kind of the round token that looks like it.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rookery.games.oliver.rules.memory import (
    BLUR,
    FACE,
    SEEN,
    Memory,
    deal,
    is_open,
    knows,
    open_token,
    private_token,
)
from rookery.games.oliver.rules.streets import Streets
from rookery.kernel.chance import Rng
from rookery.kernel.frames import Frame, lowest_seat
from rookery.kernel.state import ALL_EYES, Data, Game, Option, State
from rookery.kernel.words import Vocabulary

DAY: Final = 0
NIGHT: Final = 1
SIDES: Final = ["day", "night"]

EMPTY: Final = -1  # a space without a token
DOWN: Final = -2  # a space with a face-down token

SWEPT: Final = 0  # the last token is gone
BROKE: Final = 1  # tokens are left, but the player could not pay to get at them [R29]
ENDINGS: Final = ["swept", "broke"]

MAX_SEATS: Final = 4
STARTING_TOKENS: Final = 2

EVENTS: Final = {
    "round": "side",
    "first": "seat",
    "start-token": "seat token",
    "prowl": "seat space",
    "evidence": "seat token",
    "take": "seat token",
    "displace": "seat token",
    "tool": "seat token",
    "character": "seat character",
    "no-character": "seat",
    "bribe": "seat number",
    "peek": "seat space token",
    "place": "seat space",
    "reveal": "seat space token",
    "sell": "seat move",
    "sold": "seat token",
    "paid": "seat number",
    "reward": "seat number",
    "bonus": "seat number",
    "help": "seat character",
    "hide": "seat character",
    "away": "seat token",
    "rob": "seat seat token",
    "shift": "seat number seat",
    "inform": "seat seat number",
    "in-stash": "seat seat token",
    "in-file": "seat token",
    "betray": "seat seat token",
    "wallets": "seat number number",
    "collect": "seat seat number",
    "discard": "seat character",
    "burglary": "seat number",
    "keep": "seat number",
    "drop": "seat tool",
    "end-round": "seat side number",
    "lays-open": "seat number token",
    "hands-in": "seat number token",
    "last-sets": "seat number",
    "leftover": "seat token",
    "strip": "seat number token",
    "file": "seat number number",
    "fine": "seat number",
    "no-fine": "seat character",
    "announce": "seat number",
    "opens": "seat",
    "starts": "seat",
    "end": "ending",
    "opened": "seat number",
    "score": "seat number",
}


class Effect:
    """How a character helps."""

    def possible(self, s: OliverState, seat: int) -> bool:
        """Whether the card would do anything at all; otherwise it can only be used to hide."""
        return True

    def play(self, s: OliverState, seat: int) -> None:
        raise NotImplementedError

    def stays(self) -> bool:
        """Whether the card remains open in front of its player until the end of the round."""
        return False


class Looking(Frame["OliverState"]):
    """Meanwhile somebody sees what otherwise lies hidden in a lair."""

    def shows_stash(self, owner: int, eyes: int) -> bool:
        return False

    def shows_file(self, owner: int, eyes: int) -> bool:
        return False


class Box(Game):
    """The box: tokens, cards, streets and sets as tables of numbers."""

    def __init__(self, outcomes: Vocabulary, options: list[Option]) -> None:
        super().__init__("oliver", 2, 2, MAX_SEATS, options, Vocabulary(), outcomes, EVENTS)
        self.start_money = 0
        self.capacity = 0  # of a stash
        self.bribe = 0
        self.end_of_round = 0
        self.fine = 0
        self.line = 0
        self.reach = 0
        self.peeks = 0
        self.rewards: list[int] = []
        self.set_size = 0
        self.bonus_size = 0
        self.bonus = 0
        self.sides: list[Streets] = []
        self.square = 0  # its number among the spaces of both sides: the last

        self.face_ids: list[str] = []
        self.face_number: dict[str, int] = {}
        self.face_type: list[int] = []  # objects 0 .. wallet, then tool, character, burglary
        self.face_kind: list[int] = []
        self.face_value: list[int] = []
        self.face_unit: list[int] = []  # of an object: 16 to the power of its type
        self.kind_count: list[int] = []  # how many round tokens there are of each kind
        self.object_ids: list[str] = []
        self.object_kinds: list[list[int]] = []  # the kinds of each type, by value
        self.wallet_type = -1
        self.wallet = -1  # its kind
        self.tool_type = -1
        self.tool_ids: list[str] = []
        self.first_tool = -1  # the kind of the first tool
        self.character_token = -1
        self.burglary_token = -1
        self.starting: list[int] = []  # the faces of the starting tokens
        self.fresh = 0  # the same as a set
        self.day_tokens: list[int] = []  # the round tokens of the day, in order
        self.round_tokens: list[int] = []  # the same with the burglaries

        self.character_ids: list[str] = []
        self.effect_ids: list[str] = []
        self.effects: list[Effect] = []
        self.burglaries: list[int] = []  # the different values in pounds, rising
        self.burglary_count: list[int] = []
        self.burglary_cards: list[int] = []  # all of them, in order

        # The sets that Fagin takes, also those of two [Mrs Bedwin].
        self.set_tokens: list[list[int]] = []  # kinds
        self.set_worth: list[int] = []
        self.set_number: list[list[int]] = []  # type -> digits of how many of each kind -> set

        # The moves, numbered in `vocabulary`: the first of each group.
        self.END = 0
        self.STOP = 0
        self.BRIBE = 0
        self.START = 0
        self.ROB = 0
        self.INFORM = 0
        self.SHIFT = 0
        self.ASK = 0
        self.HIDE = 0
        self.DISCARD = 0
        self.WALLETS = 0
        self.AWAY = 0
        self.RETURN = 0
        self.BETRAY = 0
        self.DROP = 0
        self.KEEP = 0
        self.SETS = 0
        self.sets: list[int] = []  # the types handed in by each move from there on, as bits
        self.FAGIN = 0
        self.PLACE = 0
        self.PEEK = 0
        self.REVEAL = 0
        self.TAKE = 0
        self.ALSO = 0
        self.PROWL = 0

        # The outcomes of chance.
        self.SEAT_OUTCOME = 0
        self.TOKEN_OUTCOME = 0
        self.CHARACTER_OUTCOME = 0
        self.BURGLARY_OUTCOME = 0

    def space_number(self, side: int, space: int) -> int:
        """The number of a space among those of both sides."""
        streets = self.sides[side]
        return self.square if space == streets.size else streets.offset + space

    def reward(self, left: int) -> int:
        """What the top reward pays while so many are left."""
        return self.rewards[len(self.rewards) - left] if left else 0


class OliverState(State):
    """One match of Oliver Twist."""

    def __init__(self, box: Box, seats: int, options: Data) -> None:
        super().__init__(box, seats, options)
        self.box = box
        self.side: int = DAY
        self.streets: Streets = box.sides[DAY]
        self.active: int = 0
        self.done: bool = False  # the seat whose turn it is has chosen its action
        self.pawn: int = 0
        self.up: list[int] = []  # each space: the face of its token, EMPTY or DOWN
        self.left: int = 0  # how many tokens lie on the board
        self.hidden: int = 0  # how many of them face down
        self.dark: list[int] = []  # night: the faces nobody has seen, on the board or out of play
        self.peeks: list[int] = []  # night: a space and its face-down token, and so on
        self.rewards: int = 0  # how many are left
        self.money: list[int] = []
        self.announced: list[int] = []  # at nightfall; -1 before
        self.stash: list[list[int]] = []
        self.files: list[list[int]] = []
        self.lifted: list[int] = []  # faces taken from the board and not yet resolved
        self.arriving: list[int] = []  # a token that waits for a place in a full stash
        self.pool: list[int] = []  # the starting tokens that nobody has
        self.tools: list[int] = []  # kinds of tools * seat + kind
        self.deck: list[int] = []  # Character cards; order unknown
        self.hands: list[list[int]] = []
        self.front: list[list[int]] = []  # cards that stay open until the end of the round
        self.discards: list[int] = []
        self.fan: list[int] = []  # Character cards being looked at
        self.vault: list[int] = []  # Burglary cards; order unknown
        self.drawn: list[int] = []  # Burglary cards being looked at
        self.kept: list[list[int]] = []
        self.barred: list[list[int]] = []  # what a kept card cannot be: seats * card + seat
        self.memory: Memory = Memory(seats, box.fresh)
        self.ending: int = -1
        self.wallet_sets: bool = bool(options["wallet_sets"])

    def copy(self) -> State:
        twin = OliverState(self.box, self.seats, self.options)
        self.copy_kernel(twin)
        twin.side = self.side
        twin.streets = self.streets
        twin.active = self.active
        twin.done = self.done
        twin.pawn = self.pawn
        twin.up = self.up[:]
        twin.left = self.left
        twin.hidden = self.hidden
        twin.dark = self.dark[:]
        twin.peeks = self.peeks[:]
        twin.rewards = self.rewards
        twin.money = self.money[:]
        twin.announced = self.announced[:]
        twin.stash = [zone[:] for zone in self.stash]
        twin.files = [zone[:] for zone in self.files]
        twin.lifted = self.lifted[:]
        twin.arriving = self.arriving[:]
        twin.pool = self.pool[:]
        twin.tools = self.tools[:]
        twin.deck = self.deck[:]
        twin.hands = [cards[:] for cards in self.hands]
        twin.front = [cards[:] for cards in self.front]
        twin.discards = self.discards[:]
        twin.fan = self.fan[:]
        twin.vault = self.vault[:]
        twin.drawn = self.drawn[:]
        twin.kept = [cards[:] for cards in self.kept]
        twin.barred = [masks[:] for masks in self.barred]
        twin.memory.blurs = self.memory.blurs[:]
        twin.ending = self.ending
        return twin

    # Money

    def gain(self, seat: int, pounds: int) -> None:
        self.money[seat] += pounds

    def pay(self, seat: int, pounds: int) -> int:
        """Pay what there is; there are no debts [R36]."""
        paid = min(pounds, self.money[seat])
        self.money[seat] -= paid
        return paid

    # The lairs

    def find(self, zone: list[int], kind: int) -> int:
        """Where a token of this kind lies: a round one rather than an octagonal one [R58]."""
        found = -1
        kinds = self.box.face_kind
        for i in range(len(zone)):
            face = zone[i] & FACE
            if face == kind and is_open(zone[i]):
                return i
            if kinds[face] == kind and (face == kind or found < 0):
                found = i
        return found

    def count(self, zone: list[int]) -> list[int]:
        """How many tokens of each kind lie in a place."""
        kinds = self.box.face_kind
        counts = [0] * len(self.box.kind_count)
        for token in zone:
            counts[kinds[token & FACE]] += 1
        return counts

    def put_away(self, zone: list[int], kind: int) -> int:
        """A token leaves a lair in the open, for the bag or the starting pool [R23]; its face."""
        face = self.memory.take_out(zone, self.find(zone, kind), SEEN) & FACE
        self.out_of_play(face)
        return face

    def out_of_play(self, face: int) -> None:
        """The bag is whatever lies nowhere else; only the starting tokens have a pool."""
        if face >= len(self.box.kind_count):
            self.pool.append(open_token(face))

    def kinds_of_tools(self, seat: int) -> int:
        kinds = len(self.box.tool_ids)
        different = 0
        for tool in range(kinds * seat, kinds * seat + kinds):
            if self.tools[tool]:
                different += 1
        return different

    def deal_starting_tokens(self) -> None:
        self.pool = self.box.starting[:]
        for seat in range(self.seats):
            for _ in range(STARTING_TOKENS):
                face = self.chance.draw(self.pool, self.box.TOKEN_OUTCOME)
                self.stash[seat].append(private_token(face, 1 << seat))
                if self.telling:
                    self.tell_some("start-token", [seat, face], 1, 1 << seat)

    # The streets

    def is_closed(self, space: int) -> bool:
        """Two players keep out of the yellow streets, by day and by night [R40]."""
        return self.seats == 2 and self.streets.yellow[space]

    def touches_token(self, space: int) -> bool:
        up = self.up
        for other in self.streets.near[space]:
            if up[other] != EMPTY:
                return True
        return False

    def face_up(self) -> list[int]:
        return [space for space in range(len(self.up)) if self.up[space] >= 0]

    def face_down(self) -> list[int]:
        return [space for space in range(len(self.up)) if self.up[space] == DOWN]

    def tell_counted(self, key: str, seat: int, tokens: list[int]) -> None:
        """Tokens that everybody sees at once, equal ones together."""
        faces = sorted([token & FACE for token in tokens])
        for i in range(len(faces)):
            if i == 0 or faces[i] != faces[i - 1]:
                self.tell(key, [seat, faces.count(faces[i]), faces[i]])

    def tell_space(self, key: str, seat: int, space: int) -> None:
        self.tell(key, [seat, self.box.space_number(self.side, space)])

    # Scoring

    def scores(self) -> list[int]:
        """Money and Burglary cards; before the end also what the last sets and the police would
        make of it now."""
        totals = self.money[:] if self.over else self.round_money()
        for seat in range(self.seats):
            for card in self.kept[seat]:
                totals[seat] += self.box.burglaries[card]
        return totals

    def outlook(self) -> list[float]:
        """Before the end a pound more or less decides little, ten decide much."""
        if self.over:
            return super().outlook()
        standing = self.scores()
        best = max(standing)
        shares = [1.0 / (1.0 + 0.01 * (best - pounds) ** 2) for pounds in standing]
        total = sum(shares)
        return [share / total for share in shares]

    def lean(self, seat: int, rng: Rng) -> int:
        """The most appealing of three moves drawn at random."""
        moves = self.frames[-1].moves(self, seat)
        best = moves[rng.below(len(moves))]
        for _ in range(2):
            move = moves[rng.below(len(moves))]
            if move != best and self._appeal(seat, move) > self._appeal(seat, best):
                best = move
        return best

    def _appeal(self, seat: int, move: int) -> int:
        """Sets to sell above all, then objects that go with others in the stash, near ones first;
        of the moves that are no action of a turn all are alike."""
        box = self.box
        if move >= box.FAGIN:
            size = len(box.set_tokens[move - box.FAGIN])
            return 12 + size + (8 if size >= box.bonus_size else 0)
        if box.PROWL <= move < box.PLACE:
            spaces = self.streets.paths[move - box.PROWL - self.streets.path_offset]
            face = self.up[spaces[-1]]
            cost = 2 * (len(spaces) - 1)
            if face >= box.first_tool:
                return 4 - cost
            alike: int = self.sizes(self.stash[seat]) >> 4 * box.face_type[face] & 15
            return box.face_value[face] + 2 * min(alike, 3) + 1 - cost
        return 2

    def round_money(self) -> list[int]:
        """The money of each seat if the round ended now: with its last sets, less its fine."""
        money: list[int] = []
        files: list[list[int]] = []
        for seat in range(self.seats):
            pounds, handed = self.last_sets(seat)
            money.append(self.money[seat] + pounds)
            files.append(self.files[seat] + self.leftovers(seat, handed))
        for seat in self.fined(files):
            if not self.front[seat]:
                money[seat] -= min(self.fine(files[seat]), money[seat])  # no debts [R36]
        return money

    def fined(self, files: list[list[int]]) -> list[int]:
        """Who would be fined for these files: whoever has the most tokens, unless all have none
        [R33]. A card that lies open in front of a seat spares it."""
        most = max([len(file) for file in files])
        return [seat for seat in range(self.seats) if most and len(files[seat]) == most]

    def fine(self, file: list[int]) -> int:
        """What a file costs: each type in it its pounds."""
        return self.types_in(file) * self.box.fine

    def types_in(self, file: list[int]) -> int:
        types = 0
        for token in file:
            types |= 1 << self.box.face_type[token & FACE]
        return bits(types)

    def leftovers(self, seat: int, handed: int) -> list[int]:
        """The tokens of a stash whose types (one bit each) are not handed in."""
        types = self.box.face_type
        return [one for one in self.stash[seat] if not handed >> types[one & FACE] & 1]

    def last_sets(self, seat: int) -> tuple[int, int]:
        """What the sets left in a stash pay at the end of a round, each its best token only, and
        the types handed in (one bit each): the most pounds, then the fewest leftovers, then the
        fewest types in the file."""
        search = self.search_sets(seat)
        return (0, 0) if search is None else (search.pounds, search.handed)

    def ways_to_hand_in(self, seat: int) -> list[Way]:
        """The ways to make sets of what is left that are worth a thought: no other pays as much
        and leaves as little [R31]. Everybody can work them out from the open stash: what is in the
        file already, which may be hidden from its owner, does not count."""
        search = self.search_sets(seat)
        return [] if search is None else best_ways(search.ways)

    def search_sets(self, seat: int) -> LastSets | None:
        """Every way to hand in what is left in a stash; None if there is no set."""
        box = self.box
        if not self.has_set(self.stash[seat]):
            return None
        values: list[list[int]] = [[] for _ in box.object_ids]
        for token in self.stash[seat]:
            face = token & FACE
            values[box.face_type[face]].append(box.face_value[face])
        wallets = len(values[box.wallet_type])
        for worth in values:
            worth.sort(reverse=True)
        values[box.wallet_type] = []
        filed = 0
        for token in self.files[seat]:
            filed |= 1 << box.face_type[token & FACE]
        search = LastSets(values, wallets, box.set_size, box.wallet_type, self.wallet_sets, filed)
        search.look(0, wallets, 0, 0)
        return search

    def has_set(self, stash: list[int]) -> bool:
        """Whether some set can be made at all, jokers alone included."""
        if len(stash) < self.box.set_size:
            return False
        sizes = self.sizes(stash)
        wallets: i64 = sizes >> 4 * self.box.wallet_type & 15
        need: i64 = self.box.set_size - wallets
        while sizes:
            if sizes & 15 >= need:
                return True
            sizes >>= 4
        return False

    def sizes(self, stash: list[int]) -> i64:
        """How many tokens of each type lie in a stash, in four bits each."""
        units = self.box.face_unit
        sizes: i64 = 0
        for token in stash:
            sizes += units[token & FACE]
        return sizes

    # Who may know what

    def lairs(self) -> list[list[int]]:
        """All places with tokens that some may not see."""
        return self.stash + self.files + [self.arriving, self.pool]

    def redeal(self, seat: int, rng: Rng) -> None:
        self.memory.redeal(self.lairs(), seat, rng)
        self._redeal_night(seat, rng)
        if not self.over:
            self._redeal_burglaries(seat, rng)
        self._redeal_characters(seat, rng)

    def _redeal_night(self, eyes: int, rng: Rng) -> None:
        """Tokens that others have looked at lie among those that nobody knows."""
        hidden = False
        for i in range(1, len(self.peeks), 2):
            if not knows(self.peeks[i], eyes):
                hidden = True
                self.dark.append(self.peeks[i] & FACE)
        if hidden:
            for i in range(1, len(self.peeks), 2):
                if not knows(self.peeks[i], eyes):
                    face = self.dark.pop(rng.below(len(self.dark)))
                    self.peeks[i] = self.peeks[i] & ~FACE | face
            self.dark.sort()

    def _redeal_characters(self, eyes: int, rng: Rng) -> None:
        hidden = [self.hands[seat] for seat in range(self.seats) if seat != eyes]
        if self.fan and self.looker() != eyes:
            hidden.append(self.fan)
        for cards in hidden:
            self.deck.extend(cards)
        for cards in hidden:
            for i in range(len(cards)):
                cards[i] = self.deck.pop(rng.below(len(self.deck)))
            cards.sort()
        self.deck.sort()

    def _redeal_burglaries(self, eyes: int, rng: Rng) -> None:
        """Kept cards lie among those in the pile, but not where these eyes have seen them since."""
        faces = self.vault[:]
        everything = (1 << len(self.box.burglaries)) - 1
        masks = [everything] * len(faces)
        hidden: list[list[int]] = []
        for seat in range(self.seats):
            if seat != eyes and self.kept[seat]:
                hidden.append(self.kept[seat])
                for i in range(len(self.kept[seat])):
                    masks.append(everything & ~self.bars(seat, i, eyes))
        if self.drawn and self.looker() != eyes:
            hidden.append(self.drawn)
            for _ in self.drawn:
                masks.append(everything)
        if not hidden:
            return
        for cards in hidden:
            faces.extend(cards)
        dealt = deal(faces, masks, rng)
        at = len(self.vault)
        self.vault = sorted(dealt[:at])
        for cards in hidden:
            for i in range(len(cards)):
                cards[i] = dealt[at]
                at += 1
        self.drawn.sort()
        self._unbar()

    def _unbar(self) -> None:
        """In a guess others may seem to have seen what they have not."""
        for seat in range(self.seats):
            for i in range(len(self.barred[seat])):
                self.barred[seat][i] &= ~(1 << self.kept[seat][i // self.seats])

    def bars(self, seat: int, card: int, eyes: int) -> int:
        """The values that a kept card cannot have as far as these eyes know, one bit each."""
        return self.barred[seat][self.seats * card + eyes] if eyes >= 0 else 0

    def note_burglaries(self, seat: int) -> None:
        """Who looks at Burglary cards knows that nobody has kept them so far."""
        for value in self.drawn:
            mine = self.drawn.count(value) + self.kept[seat].count(value)
            if mine == self.box.burglary_count[value]:
                for other in range(self.seats):
                    if other != seat:
                        for i in range(len(self.kept[other])):
                            self.barred[other][self.seats * i + seat] |= 1 << value

    def looker(self) -> int:
        """Who is looking at cards: the one seat that is asked meanwhile."""
        return lowest_seat(self.asking) if self.asking else -1

    # Describing

    def describe(self, eyes: int, data: Data) -> None:
        ids = self.streets.ids
        data["side"] = SIDES[self.side]
        data["turn"] = self.active
        data["done"] = self.done
        data["ending"] = ENDINGS[self.ending] if self.over else None
        data["pawn"] = ids[self.pawn]
        data["rewards"] = self.box.rewards[len(self.box.rewards) - self.rewards :]
        data["board"] = {
            ids[space]: self.box.face_ids[self.up[space]]
            for space in range(len(self.up))
            if self.up[space] >= 0
        }
        data["down"] = self._down(eyes)
        data["peeked"] = {
            ids[self.peeks[i]]: self._seats(self.peeks[i + 1]) for i in range(0, len(self.peeks), 2)
        }
        data["lifted"] = [self.box.face_ids[face] for face in self.lifted]
        data["deck"] = len(self.deck)
        data["discards"] = [self.box.character_ids[card] for card in self.discards]
        data["vault"] = len(self.vault)
        looking = bool(self.fan or self.drawn) and eyes >= 0
        shown = eyes == ALL_EYES or (looking and eyes == self.looker())
        data["fan"] = [self.box.character_ids[c] if shown else None for c in self.fan]
        data["drawn"] = [self.box.burglaries[c] if shown else None for c in self.drawn]
        if eyes == ALL_EYES:
            data["arriving"] = self._entries(self.arriving, -1)
            data["pool"] = self._entries(self.pool, -2)
            data["unseen"] = self._counted(self.dark)
            data["bag"] = self._counted(self.bag())
            data["blurs"] = [[self._words(mask) for mask in blur] for blur in self.memory.blurs]
        else:
            data["memory"] = self._memory(eyes)
        data["seat"] = [self._lair(seat, eyes) for seat in range(self.seats)]

    def veil(self, view: Data) -> None:
        """Police files are hidden behind their strips, how many tokens are in them, too, and nobody
        is told what they could remember: unless the table plays with the memory aid."""
        if self.over or self.options["memory_aid"]:
            return
        del view["memory"]
        for lair in cast(list[Data], view["seat"]):
            file = cast(list[object], lair["file"])
            if not file or None in file:  # who is looking into it sees it
                lair["file"] = None

    def _lair(self, seat: int, eyes: int) -> Data:
        all_eyes = eyes == ALL_EYES
        private = all_eyes or eyes == seat
        stash: list[object]
        file: list[object]
        if all_eyes:
            stash = self._entries(self.stash[seat], seat)
            file = self._entries(self.files[seat], -1)
        else:
            frame = self.frames[-1] if self.frames else None
            looking = isinstance(frame, Looking) and frame.shows_stash(seat, eyes)
            stash = self._faces(self.stash[seat], private or looking)
            looking = isinstance(frame, Looking) and frame.shows_file(seat, eyes)
            file = self._faces(self.files[seat], self.over or looking)
        tools = len(self.box.tool_ids)
        data: Data = {
            "money": self.money[seat] if private or self.over else None,
            "announced": self.announced[seat] if self.announced[seat] >= 0 else None,
            "stash": stash,
            "file": file,
            "tools": {
                self.box.tool_ids[i]: self.tools[tools * seat + i]
                for i in range(tools)
                if self.tools[tools * seat + i]
            },
            "cards": [
                self.box.character_ids[card] if private else None for card in self.hands[seat]
            ],
            "front": [self.box.character_ids[card] for card in self.front[seat]],
            "burglaries": [
                self.box.burglaries[card] if private or self.over else None
                for card in self.kept[seat]
            ],
        }
        if all_eyes:
            data["barred"] = [
                [
                    [self.box.burglaries[v] for v in members(self.bars(seat, i, other))]
                    for other in range(self.seats)
                ]
                for i in range(len(self.kept[seat]))
            ]
        return data

    def _memory(self, eyes: int) -> Data:
        """What a perfect memory keeps of all that these eyes saw."""
        ids = self.streets.ids
        unseen = self.dark[:]
        down: Data = {}
        for i in range(0, len(self.peeks), 2):
            if knows(self.peeks[i + 1], eyes):
                down[ids[self.peeks[i]]] = self.box.face_ids[self.peeks[i + 1] & FACE]
            else:
                unseen.append(self.peeks[i + 1] & FACE)
        missing = 0  # the faces that must lie somewhere among those not known
        for zone in self.lairs():
            for token in zone:
                if not knows(token, eyes):
                    missing |= 1 << (token & FACE)
        return {
            "money": self.money[:],
            "arriving": self._known(self.arriving, eyes, missing),
            "pool": self._known(self.pool, eyes, missing),
            "down": down,
            "unseen": self._counted(unseen),
            "bag": self._counted(self.bag()),
            "seat": [
                {
                    "stash": self._known(self.stash[seat], eyes, missing),
                    "file": self._known(self.files[seat], eyes, missing),
                    "not burglaries": [
                        [self.box.burglaries[v] for v in members(self.bars(seat, i, eyes))]
                        for i in range(len(self.kept[seat]))
                    ],
                }
                for seat in range(self.seats)
            ],
        }

    def _known(self, zone: list[int], eyes: int, missing: int) -> Data:
        """What eyes know of a place: tokens that all saw, that they know besides, and what the
        others may be (None: any starting token that is missing)."""
        ids = self.box.face_ids
        seen: list[int] = []
        unsure: list[int] = []
        for token in zone:
            if not is_open(token):
                mask = self.memory.may_be(token, eyes)
                left = mask if knows(token, eyes) else mask & missing
                if bits(left) == 1:
                    seen.extend(members(left))
                else:
                    unsure.append(0 if mask == self.box.fresh else left)
        return {
            "open": [ids[face] for face in sorted([one & FACE for one in zone if is_open(one)])],
            "seen": [ids[face] for face in sorted(seen)],
            "unsure": [self._words(mask) if mask else None for mask in sorted(unsure)],
        }

    def bag(self) -> list[int]:
        """The round tokens in the bag."""
        counts = self.bag_counts()
        bag: list[int] = []
        for face in range(len(counts)):
            bag.extend([face] * counts[face])
        return bag

    def bag_counts(self) -> list[int]:
        """How many tokens of each kind are in the bag: those that lie nowhere else."""
        counts = self.box.kind_count[:]
        if self.side == DAY:
            counts[self.box.burglary_token] = 0
        for face in self.up:
            if face >= 0:
                counts[face] = counts[face] - 1
        for zone in self.lairs():
            for token in zone:
                if token & FACE < len(counts):
                    counts[token & FACE] = counts[token & FACE] - 1
        tools = len(self.box.tool_ids)
        for i in range(len(self.tools)):
            if self.tools[i]:
                kind = self.box.first_tool + i % tools
                counts[kind] = counts[kind] - self.tools[i]
        for face in self.lifted:
            counts[face] = counts[face] - 1
        for face in self.dark:
            counts[face] = counts[face] - 1
        for i in range(1, len(self.peeks), 2):
            face = self.peeks[i] & FACE
            counts[face] = counts[face] - 1
        return counts

    def _down(self, eyes: int) -> Data:
        down: Data = {self.streets.ids[space]: None for space in self.face_down()}
        if eyes == ALL_EYES:
            for i in range(0, len(self.peeks), 2):
                space = self.streets.ids[self.peeks[i]]
                down[space] = self.box.face_ids[self.peeks[i + 1] & FACE]
        return down

    def _seats(self, token: int) -> list[int]:
        return [seat for seat in range(self.seats) if knows(token, seat)]

    def _words(self, mask: int) -> list[str]:
        return [self.box.face_ids[face] for face in members(mask)]

    def _faces(self, zone: list[int], shown: bool) -> list[object]:
        if not shown:
            return [None] * len(zone)
        return [self.box.face_ids[face] for face in sorted([token & FACE for token in zone])]

    def _counted(self, faces: list[int]) -> Data:
        counts: Data = {}
        for face in range(len(self.box.face_ids)):
            count = faces.count(face)
            if count:
                counts[self.box.face_ids[face]] = count
        return counts

    def _entries(self, zone: list[int], owner: int) -> list[object]:
        """The tokens of a place; who knows them is named where it is not as usual there."""
        entries: list[object] = []
        for token in zone:
            word = self.box.face_ids[token & FACE]
            if token == self.usual(token & FACE, owner):
                entries.append(word)
            else:
                entry: Data = {"token": word, "knows": self._seats(token)}
                if is_open(token):
                    entry["knows"] = "all"
                if token >> BLUR:
                    entry["blur"] = token >> BLUR
                entries.append(entry)
        return entries

    def usual(self, face: int, owner: int) -> int:
        """A token as it usually lies in a place: round ones were seen by all; a starting token
        is known to the owner of the stash alone, and to nobody in the pool (owner -2)."""
        if owner == -1 or face < len(self.box.kind_count):
            return open_token(face)
        return private_token(face, 1 << owner if owner >= 0 else 0)


class Way:
    """One way to hand in what is left in a stash: what it pays, the types that go (one bit each),
    how many tokens stay, and of which types they are."""

    def __init__(self, pounds: int, handed: int, leftovers: int, left: int) -> None:
        self.pounds = pounds
        self.handed = handed
        self.leftovers = leftovers
        self.left = left

    def beats(self, other: Way) -> bool:
        """Whether nobody would ever prefer the other, whatever lies in the file."""
        return (
            self.pounds >= other.pounds
            and self.leftovers <= other.leftovers
            and not self.left & ~other.left
        )


def best_ways(ways: list[Way]) -> list[Way]:
    """Those that no other beats; of equal ones the first."""
    best: list[Way] = []
    for way in ways:
        beaten = False
        for other in best:
            beaten = beaten or other.beats(way)
        if not beaten:
            best = [other for other in best if not way.beats(other)]
            best.append(way)
    return best


class LastSets:
    """The best way to hand in what is left in a stash, and all the ways there are."""

    def __init__(
        self,
        values: list[list[int]],
        wallets: int,
        size: int,
        wallet_type: int,
        wallet_sets: bool,
        filed: int,
    ) -> None:
        self.values = values  # of each type, falling
        self.wallets = wallets
        self.size = size
        self.wallet_type = wallet_type
        self.wallet_sets = wallet_sets
        self.filed = filed  # types in the police file
        self.pounds = -1
        self.handed = 0
        self.leftovers = 0
        self.types = 0
        self.ways: list[Way] = []

    def look(self, at: int, free: int, pounds: int, handed: int) -> None:
        """Try every number of sets of this type and of those behind it."""
        while at < len(self.values) and len(self.values[at]) + free < self.size:
            at += 1
        if at == len(self.values):
            self._compare(pounds, handed)
            return
        self.look(at + 1, free, pounds, handed)
        have = len(self.values[at])
        sets = 1
        worth = 0
        while sets <= have:  # each set has a best token of its own
            worth += self.values[at][sets - 1]
            needed = max(0, sets * self.size - have)
            if needed > free:
                return
            self.look(at + 1, free - needed, pounds + worth, handed | 1 << at)
            sets += 1

    def _compare(self, pounds: int, handed: int) -> None:
        alone = self.wallet_sets and self.wallets >= self.size
        if self.wallets and (handed or alone):
            handed |= 1 << self.wallet_type  # spare wallets join any set
        leftovers = 0 if handed >> self.wallet_type & 1 else self.wallets
        left = 0
        if leftovers:
            left |= 1 << self.wallet_type
        for i in range(len(self.values)):
            if self.values[i] and not handed >> i & 1:
                leftovers += len(self.values[i])
                left |= 1 << i
        count = bits(self.filed | left)
        self.ways.append(Way(pounds, handed, leftovers, left))
        if pounds > self.pounds or (
            pounds == self.pounds
            and (leftovers < self.leftovers or (leftovers == self.leftovers and count < self.types))
        ):
            self.pounds = pounds
            self.handed = handed
            self.leftovers = leftovers
            self.types = count


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def members(mask: int) -> list[int]:
    """The numbers of the bits that are set, rising."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found
