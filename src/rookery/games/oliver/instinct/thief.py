"""What a sensible thief does in Oliver Twist: counts what everything is worth in pounds."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, cast

from rookery.games.oliver.rules.characters import Betray, BringBack, Collect, Counted
from rookery.games.oliver.rules.game import Oliver
from rookery.games.oliver.rules.memory import knows
from rookery.games.oliver.rules.state import DAY, EMPTY, OliverState
from rookery.games.oliver.rules.streets import Streets
from rookery.kernel.chance import Rng, seeded
from rookery.kernel.instinct import Instinct
from rookery.kernel.pieces import FACE
from rookery.kernel.state import State

Counts = list[int]  # how many tokens of each kind

# What the best of so many Burglary cards is worth on average (of the cards in our box).
BEST_OF: Final = [0.0, 1.75, 4.5, 5.9, 6.9, 7.5, 7.9, 8.2]
NONE: Final = -1

ENVY: Final = 0.2  # how much the next player's best catch counts
CARD: Final = 3.0  # what a Character card in hand is worth
PAIR: Final = 0.8  # how likely it is to find the third of a set
SINGLE: Final = 0.42  # and the other two
EARLY: Final = 0.55  # how much of the top reward a set that waits may still hope for
EVIDENCE: Final = 0.15  # what a token in the file costs beyond the fine it makes likelier
LATE: Final = 3.0  # what a set costs that can no longer be sold in time


class Survey:
    """A state as one seat with a perfect memory knows it."""

    def __init__(self, s: OliverState, eyes: int) -> None:
        box = s.box
        self.s = s
        self.box = box
        self.seats = s.seats
        self.night = s.side != DAY
        self.streets: Streets = s.streets
        self.pawn = s.pawn
        self.board: list[int] = [face if face >= 0 else NONE for face in s.up]  # face-up tokens
        self.known: list[int] = self.board[:]  # and those face down that one has seen
        self.unseen_value = 0.0
        self.burglaries = 0
        self.look_at_the_dark(s, eyes)
        self.money: list[int] = s.money
        self.stashes: list[Counts] = [self.counts(zone, eyes) for zone in s.stash]
        self.files: list[Counts] = [self.counts(zone, eyes) for zone in s.files]
        self.sizes: list[int] = [len(zone) for zone in s.files]
        self.reward = box.reward(s.rewards)
        self.left = s.left

    def look_at_the_dark(self, s: OliverState, eyes: int) -> None:
        value, hidden = 0, 0
        for face in s.dark:
            value += self.box.face_value[face]
            hidden += 1
            if face == self.box.burglary_token:
                self.burglaries += 1
        for i in range(0, len(s.peeks), 2):
            face = s.peeks[i + 1] & FACE
            if knows(s.peeks[i + 1], eyes):
                self.known[s.peeks[i]] = face
            else:
                value += self.box.face_value[face]
                hidden += 1
                if face == self.box.burglary_token:
                    self.burglaries += 1
        if hidden:
            self.unseen_value = value / hidden

    def counts(self, zone: list[int], eyes: int) -> Counts:
        """What a place holds by kind, as far as one knows; the rest is left out."""
        counts = [0] * len(self.box.kind_count)
        for token in zone:
            if knows(token, eyes):
                counts[self.box.face_kind[token & FACE]] += 1
        return counts

    def paths(self, pawn: int) -> list[int]:
        """Every series of face-up tokens from a space, short ones first."""
        found: list[int] = []
        waiting = self.streets.near[pawn][:]
        last = self.streets.last
        for path in waiting:
            if self.board[last[path]] >= 0:
                found.append(path)
                waiting.extend(self.streets.longer[path])
        return found


class OliverInstinct(Instinct):
    """Completes sets while the rewards are high, keeps the file thinner than the others', and
    looks one turn ahead at what it leaves to the next player."""

    def __init__(self, box: Oliver, weights: list[float]) -> None:
        super().__init__(weights)
        self.box = box
        self.rng = seeded(0)
        self.seat = 0
        self.now = 0.0
        self.fine = 0.0
        self.mine: Counts = []
        self.survey: Survey | None = None
        self.gains: dict[int, float] = {}  # what tokens bring, as far as it was asked for,
        self.before: dict[int, float] = {}  # and what the stashes are worth without them
        self.judges: list[tuple[int, Callable[[int], float]]] = sorted(
            [
                (box.PEEK + box.sides[1].offset, self.peek),
                (box.REVEAL + box.sides[1].offset, self.reveal),
                (box.PROWL, self.prowl),
                (box.PLACE, self.place),
                (box.TAKE, self.take),
                (box.ALSO, self.take),
                (box.END, self.end),
                (box.STOP, self.stop),
                (box.BRIBE, self.bribe),
                (box.START, self.start),
                (box.ROB, self.rob),
                (box.INFORM, self.inform),
                (box.SHIFT, self.shift),
                (box.ASK, self.ask),
                (box.HIDE, self.hide),
                (box.DISCARD, self.discard),
                (box.WALLETS, self.wallets),
                (box.AWAY, self.away),
                (box.RETURN, self.put_back),
                (box.BETRAY, self.betray),
                (box.DROP, self.drop),
                (box.KEEP, self.keep),
                (box.SETS, self.sets),
                (box.FAGIN, self.fagin),
            ],
            key=lambda group: group[0],
        )
        self.helpers: dict[str, Callable[[int], float]] = {  # by the number on the card
            "out-of-reach": lambda n: self.best_token(),
            "second-helping": lambda n: self.best_double(),
            "clear-file": self.cleared_file,
            "rob": lambda n: 2.5,
            "free-run": lambda n: self.best_token() - 0.3,
            "housebreaking": self.housebreaking,
            "buy-wallets": self.all_wallets,
            "small-set": lambda n: self.best_pair(),
            "no-fine": lambda n: self.spared_fine(),
            "shift-evidence": self.shifted_file,
            "collect": lambda n: n + self.seen().seats - 1.0,
            "inform": lambda n: 1.0 + n,
            "pick-cards": lambda n: (n - 1) * CARD,
        }

    def seen(self) -> Survey:
        assert self.survey is not None
        return self.survey

    def enter(self, s: OliverState, seat: int) -> None:
        """Look at a state with the eyes of a seat."""
        self.seat = seat
        self.survey = Survey(s, seat)
        self.gains = {}
        self.mine = self.survey.stashes[seat]
        self.now = self.worth(self.mine, seat)
        self.before = {seat: self.now}
        self.fine = self.expected_fine(self.survey.files[seat], 0)

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        gains = self.appeal(state, seat, moves, rng)
        return moves[gains.index(max(gains))]

    def appeal(self, state: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """In pounds."""
        self.rng = rng
        self.enter(cast(OliverState, state), seat)
        return [self.judge_move(move) for move in moves]

    # Judging, for those who search

    def quiet(self, state: State) -> bool:
        """At the start of a turn."""
        s = cast(OliverState, state)
        return len(s.frames) == 1 and not s.done

    def features(self, state: State) -> list[list[float]]:
        """Money, and what stashes, cards, tools and files promise; now, and towards the end."""
        s = cast(OliverState, state)
        late = 1.0 - min(1.0, s.left / 40)
        if s.side == DAY:
            late = 0.5 * late
        else:
            late = 0.5 + 0.5 * late
        rows: list[list[float]] = []
        for seat in range(s.seats):
            self.enter(s, seat)
            pounds = float(s.money[seat])
            for card in s.kept[seat]:
                pounds += self.box.burglaries[card]
            row = [
                pounds,
                self.now,
                self.fine,
                float(len(s.hands[seat])),
                float(s.kinds_of_tools(seat)),
                float((seat - s.active) % s.seats) / s.seats,
                float(len(s.files[seat])),
                float(len(s.stash[seat])),
            ]
            rows.append(row + [late * one for one in row])
        return rows

    def judge_move(self, move: int) -> float:
        """About how many pounds a move brings."""
        first, method = self.judges[0]
        for start, candidate in self.judges:
            if start > move:
                break
            first, method = start, candidate
        return method(move - first)

    # What things are worth

    def turns_left(self) -> float:
        return self.seen().left / self.seen().seats / 1.3

    def worth(self, counts: Counts, seat: int) -> float:
        """What a stash will bring, about: sets as they are, and hopes for the others."""
        box = self.box
        survey = self.seen()
        hope = min(1.0, self.turns_left() / 8)
        sizes: list[int] = []
        sums: list[int] = []
        carried = 0
        for kinds in box.object_kinds:
            size, value = 0, 0
            for kind in kinds:
                size += counts[kind]
                value += counts[kind] * box.face_value[kind]
            sizes.append(size)
            sums.append(value)
        for count in counts:
            carried += count
        wallets = sizes[box.wallet_type]
        sizes[box.wallet_type] = 0
        while wallets:  # each joker where it helps most
            best, most = 0, -1e9
            for i in range(len(sizes)):
                gain = 0.0
                if sizes[i]:
                    more = self._of_type(sizes[i] + 1, sums[i], hope)
                    gain = more - self._of_type(sizes[i], sums[i], hope)
                if gain > most:
                    best, most = i, gain
            if most < 1.2 * hope:
                break
            sizes[best] += 1
            wallets -= 1
        total = 1.2 * hope * wallets
        sets = 0
        for i in range(len(sizes)):
            total += self._of_type(sizes[i], sums[i], hope)
            if sizes[i] >= box.set_size:
                sets += 1
        # Sets that cannot be sold in time pay little.
        late = max(0.0, sets + 0.5 - self.turns_left())
        return total - LATE * late - 0.15 * max(0, carried - box.capacity + 1) * survey.left / 20

    def _of_type(self, size: int, worth: int, hope: float) -> float:
        box = self.box
        if size == 0:
            return 0.0
        missing = box.set_size - size
        if missing > 0:
            chance = hope * (PAIR if missing == 1 else SINGLE)
            return chance * (worth + 0.3 * self.seen().reward) - 0.25 * (1 - hope) * size
        value = 0.9 * worth + EARLY * self.seen().reward
        if size >= box.bonus_size:
            return value + 0.95 * box.bonus
        if size == box.bonus_size - 1:
            value += 0.45 * box.bonus * hope
        return value + 0.12 * box.bonus * hope

    def expected_fine(self, file: Counts, more: int) -> float:
        """What the police will take: the types in the file times the chance to have the most."""
        survey = self.seen()
        if survey.s.front[self.seat]:
            return 0.0
        mine = survey.sizes[self.seat] + more
        types = 0  # one bit each
        for kind in range(len(file)):
            if file[kind]:
                types |= 1 << self.box.face_type[kind]
        rest = survey.left / 20
        chance = 1.0
        for other in range(survey.seats):
            if other != self.seat:
                chance *= 1 / (1 + exp((survey.sizes[other] - mine) / (1.0 + rest)))
        return self.box.fine * (types.bit_count() + 1.0) * chance

    def filed(self, faces: list[int]) -> float:
        """How much more the police will take after this evidence."""
        file = self.seen().files[self.seat][:]
        for face in faces:
            file[self.box.face_kind[face]] += 1
        return self.expected_fine(file, len(faces)) - self.fine + EVIDENCE * len(faces)

    def gain(self, face: int, seat: int) -> float:
        """What taking a token brings to a seat."""
        key = face << 4 | seat
        known = self.gains.get(key)
        if known is None:
            known = self.count_gain(face, seat)
            self.gains[key] = known
        return known

    def count_gain(self, face: int, seat: int) -> float:
        box = self.box
        survey = self.seen()
        if face < box.first_tool:
            counts = survey.stashes[seat]
            if seat not in self.before:
                self.before[seat] = self.worth(counts, seat)
            more = counts[:]
            more[face] += 1
            gain = self.worth(more, seat) - self.before[seat]
            if len(survey.s.stash[seat]) >= box.capacity:
                gain -= 1.5
            return gain
        kinds = len(box.tool_ids)
        tools = survey.s.kinds_of_tools(seat)
        if face < box.character_token:
            new = not survey.s.tools[kinds * seat + face - box.first_tool]
            chances = survey.burglaries if survey.night else 8
            return (0.9 if new else 0.35) * min(1.5, chances / 5)
        if face == box.character_token:
            return CARD + 0.4 if survey.s.deck else 0.0
        return BEST_OF[1 + tools] - (0.5 if tools else 0.0)

    def temptation(self, pawn: int, gone: list[int]) -> float:
        """What the next player will be able to catch from here."""
        survey = self.seen()
        other = (self.seat + 1) % survey.seats
        board = survey.board
        survey.board = board[:]
        for space in gone:
            survey.board[space] = NONE
        best = 0.0
        for path in survey.paths(pawn):
            spaces = survey.streets.paths[path]
            face = survey.board[spaces[-1]]
            value = self.gain(face, other) - 0.5 * (len(spaces) - 1)
            best = max(best, value)
        survey.board = board
        return best

    # Moves in the street

    def prowl(self, number: int) -> float:
        survey = self.seen()
        path = number - survey.streets.path_offset
        spaces = survey.streets.paths[path]
        faces = [survey.board[space] for space in spaces]
        gain = self.gain(faces[-1], self.seat) - self.filed(faces[:-1])
        return gain - ENVY * self.temptation(spaces[-1], spaces)

    def token_at(self, space: int) -> float:
        survey = self.seen()
        face = survey.known[space]
        if face >= 0:
            return self.gain(face, self.seat)
        return 0.5 + 0.6 * survey.unseen_value

    def take(self, number: int) -> float:
        return self.token_at(number - self.seen().streets.offset)

    def best_token(self) -> float:
        best = -1.0
        board = self.seen().board
        for space in range(len(board)):
            if board[space] >= 0:
                best = max(best, self.token_at(space))
        return best

    def best_double(self) -> float:
        """Two tokens of one series, the others as evidence."""
        survey = self.seen()
        best = 0.0
        for path in survey.paths(survey.pawn):
            spaces = survey.streets.paths[path]
            values = [self.token_at(space) for space in spaces]
            second = max(values[:-1], default=0.0)
            skipped = [survey.board[space] for space in spaces[:-1]][:-1]
            best = max(best, values[-1] + second - self.filed(skipped))
        return best

    def bribe(self, number: int) -> float:
        survey = self.seen()
        best = 0.0
        for space in range(len(survey.s.up)):
            if survey.s.up[space] != EMPTY:
                best = max(best, self.token_at(space))
        return best - self.box.bribe

    def place(self, number: int) -> float:
        survey = self.seen()
        space = number - survey.streets.offset
        pawn = survey.streets.size if number == self.box.square else space
        best = -9.0
        for path in survey.paths(pawn):
            spaces = survey.streets.paths[path]
            faces = [survey.board[one] for one in spaces]
            value = self.gain(faces[-1], self.seat) - self.filed(faces[:-1])
            best = max(best, value)
        if best > -9:
            return best
        for one in survey.streets.near[pawn]:
            if survey.s.up[one] != EMPTY:
                best = max(best, self.token_at(one))
        return best

    def reveal(self, number: int) -> float:
        """Long lines offer more to everybody; a good token known nearby decides."""
        return self.token_at(number) + self.rng.below(100) / 100

    def peek(self, number: int) -> float:
        return -5.0 if self.seen().known[number] >= 0 else self.rng.below(1000) / 1000

    # Fagin

    def fagin(self, number: int) -> float:
        box = self.box
        tokens = box.set_tokens[number]
        rest = self.mine[:]
        for kind in tokens:
            rest[kind] -= 1
        bonus = box.bonus if len(tokens) >= box.bonus_size else 0
        paid = box.set_worth[number] + self.seen().reward + bonus
        return paid + self.worth(rest, self.seat) - self.now

    def best_pair(self) -> float:
        box = self.box
        best = 0.0
        for number, tokens in enumerate(box.set_tokens):
            if len(tokens) == 2 and all(self.mine[kind] >= tokens.count(kind) for kind in tokens):
                if tokens != [box.wallet, box.wallet]:
                    best = max(best, self.fagin(number))
        return best

    # Characters

    def help(self, number: int) -> float:
        """What a card brings when it is played now."""
        effect = self.box.effects[number]
        amount = effect.amount if isinstance(effect, (Counted, Collect)) else 0
        return self.helpers[self.box.effect_ids[number]](amount)

    def ask(self, number: int) -> float:
        return self.help(number) - CARD * (0.6 if self.seen().night else 0.9) * self.keeping()

    def keeping(self) -> float:
        """How much sense it makes to keep a card for later."""
        return min(1.0, self.turns_left() / 4) if self.seen().night else 1.0

    def hide(self, number: int) -> float:
        return -CARD * self.keeping()

    def cleared_file(self, amount: int) -> float:
        survey = self.seen()
        file = survey.files[self.seat][:]
        removed = 0
        for kind in sorted(range(len(file)), key=lambda k: file[k] or 99):
            while file[kind] and removed < amount:
                file[kind] -= 1
                removed += 1
        return self.fine - self.expected_fine(file, -removed)

    def shifted_file(self, amount: int) -> float:
        count = min(amount, self.seen().sizes[self.seat])
        return self.fine - self.expected_fine(self.seen().files[self.seat], -2 * count)

    def spared_fine(self) -> float:
        return self.fine if self.turns_left() < 3 else 0.5 * self.fine

    def housebreaking(self, amount: int) -> float:
        survey = self.seen()
        if not survey.night:
            return 1.0
        return BEST_OF[min(7, 1 + amount + survey.s.kinds_of_tools(self.seat))]

    def all_wallets(self, amount: int) -> float:
        return self.brought_back(self.mine[self.box.wallet] - 1, amount)

    def wallets(self, number: int) -> float:
        return self.brought_back(number, cast(BringBack, self.seen().s.frames[-1]).pounds)

    def brought_back(self, number: int, pounds: int) -> float:
        rest = self.mine[:]
        rest[self.box.wallet] -= number + 1
        return pounds * (number + 1.0) + self.worth(rest, self.seat) - self.now

    def rob(self, number: int) -> float:
        survey = self.seen()
        counts = survey.stashes[number]
        total = sum(count for count in counts)
        value = sum(self.box.face_value[kind] * count for kind, count in enumerate(counts))
        return (value / total if total else 2.0) + 0.05 * survey.money[number]

    def inform(self, number: int) -> float:
        return self.worth(self.seen().stashes[number], number) + 0.05 * self.seen().money[number]

    def betray(self, number: int) -> float:
        """What hurts its owner most."""
        victim = cast(Betray, self.seen().s.frames[-1]).victim
        counts = self.seen().stashes[victim]
        less = counts[:]
        less[number] -= 1
        return self.worth(counts, self.seat) - self.worth(less, self.seat)

    def shift(self, number: int) -> float:
        return (
            number // 4 + 0.1 * self.seen().sizes[number % 4] + 0.01 * self.seen().money[number % 4]
        )

    def put_back(self, number: int) -> float:
        file = self.seen().files[self.seat][:]
        file[number] -= 1
        return self.fine - self.expected_fine(file, -1) + 0.1

    def stop(self, number: int) -> float:
        return 0.0

    def discard(self, number: int) -> float:
        liked = ["out-of-reach", "housebreaking", "free-run", "second-helping", "collect", "inform"]
        effect = self.box.effect_ids[number]
        return float(liked.index(effect)) if effect in liked else 10.0

    # Small decisions

    def away(self, number: int) -> float:
        less = self.mine[:]
        less[number] -= 1
        return self.worth(less, self.seat) - self.now - self.filed([number])

    def drop(self, number: int) -> float:
        return float(self.seen().s.tools[len(self.box.tool_ids) * self.seat + number])

    def keep(self, number: int) -> float:
        return float(self.box.burglaries[number])

    def sets(self, number: int) -> float:
        """The last sets: what they pay, less what the leftovers may cost."""
        s = self.seen().s
        for way in s.ways_to_hand_in(self.seat):
            if way.handed & self.box.sets[number] == self.box.sets[number]:
                file = self.seen().files[self.seat]
                return way.pounds + self.fine - self.expected_fine(file, way.leftovers)
        return 0.0

    def start(self, number: int) -> float:
        return 1.0 if number == self.seat else 0.0

    def end(self, number: int) -> float:
        return -float(self.box.end_of_round)
