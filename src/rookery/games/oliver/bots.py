"""The scripted player of Oliver Twist: counts what everything is worth in pounds."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, cast

from rookery.bots import Bot
from rookery.games.oliver.rules.game import Oliver
from rookery.games.oliver.rules.state import SIDES
from rookery.games.oliver.rules.streets import Streets
from rookery.kernel.chance import Rng
from rookery.kernel.state import Data, Game

Counts = list[int]  # how many tokens of each kind

# What the best of so many Burglary cards is worth on average (of the cards in our box).
BEST_OF = [0.0, 1.75, 4.5, 5.9, 6.9, 7.5, 7.9, 8.2]


class Scene:
    """A view turned into numbers, as one seat with a perfect memory sees it."""

    def __init__(self, box: Oliver, view: Data) -> None:
        self.box = box
        self.view = view
        self.night = view["side"] == "night"
        self.streets: Streets = box.sides[SIDES.index(cast(str, view["side"]))]
        self.number = {id: space for space, id in enumerate(self.streets.ids)}
        self.pawn = self.number[cast(str, view["pawn"])]
        self.board = {
            self.number[id]: box.face_number[word]
            for id, word in cast(dict[str, str], view["board"]).items()
        }
        memory = cast(dict[str, Any], view["memory"])
        self.down = {self.number[id] for id in cast(dict[str, None], view["down"])}
        self.known = {self.number[id]: box.face_number[w] for id, w in memory["down"].items()}
        self.seats = cast(list[dict[str, Any]], view["seat"])
        self.money: list[int] = memory["money"]
        self.stashes = [self.counts(one["stash"]) for one in memory["seat"]]
        self.files = [self.counts(one["file"]) for one in memory["seat"]]
        self.sizes = [len(one["file"]) for one in self.seats]
        rewards = cast(list[int], view["rewards"])
        self.reward = rewards[0] if rewards else 0
        self.left = len(self.board) + len(self.down)
        unseen = memory["unseen"]
        hidden = sum(unseen.values())
        value = sum(box.face_value[box.face_number[word]] * n for word, n in unseen.items())
        self.unseen_value = value / hidden if hidden else 0.0
        self.burglaries = unseen.get(box.face_ids[box.burglary_token], 0)

    def counts(self, zone: dict[str, list[Any]]) -> Counts:
        """What a place holds by kind, as far as one knows; the rest is left out."""
        counts = [0] * len(self.box.kind_count)
        for word in zone["open"] + zone["seen"]:
            counts[self.box.face_kind[self.box.face_number[word]]] += 1
        return counts

    def paths(self, pawn: int) -> list[int]:
        """Every series of face-up tokens from a space, short ones first."""
        found: list[int] = []
        waiting = list(self.streets.near[pawn])
        for path in waiting:
            if self.streets.last[path] in self.board:
                found.append(path)
                waiting += self.streets.longer[path]
        return found


class Cutpurse(Bot):
    """Completes sets while the rewards are high, keeps the file thinner than the others', and
    looks one turn ahead at what it leaves to the next player."""

    envy = 0.2  # how much the next player's best catch counts
    card = 3.0  # what a Character card in hand is worth
    pair = 0.8  # how likely it is to find the third of a set
    single = 0.42  # and the other two
    early = 0.55  # how much of the top reward a set that waits may still hope for
    evidence = 0.15  # what a token in the file costs beyond the fine it makes likelier
    late = 3.0  # what a set costs that can no longer be sold in time

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.box = cast(Oliver, game)
        box = self.box
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
                (box.FAGIN, self.fagin),
            ],
            key=lambda group: group[0],
        )
        self.helpers: dict[str, Callable[[], float]] = {
            "out-of-reach": self.best_token,
            "second-helping": self.best_double,
            "clear-file": self.cleared_file,
            "rob": lambda: 2.5,
            "free-run": lambda: self.best_token() - 0.3,
            "housebreaking": self.housebreaking,
            "buy-wallets": self.all_wallets,
            "small-set": self.best_pair,
            "no-fine": self.spared_fine,
            "shift-evidence": self.shifted_file,
            "collect": lambda: 1.0 + len(self.scene.seats),
            "inform": lambda: 3.0,
            "pick-cards": lambda: 2 * self.card,
        }

    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        self.scene = Scene(self.box, view)
        self.mine = self.scene.stashes[self.seat]
        self.now = self.worth(self.mine, self.seat)
        self.fine = self.expected_fine(self.scene.files[self.seat], 0)
        best, most = moves[0], -1e9
        for move in moves:
            gain = self.judge(move)
            if gain > most:
                best, most = move, gain
        return best

    def judge(self, move: int) -> float:
        """About how many pounds a move brings."""
        first, method = self.judges[0]
        for start, candidate in self.judges:
            if start > move:
                break
            first, method = start, candidate
        return method(move - first)

    # What things are worth

    def turns_left(self) -> float:
        return self.scene.left / len(self.scene.seats) / 1.3

    def worth(self, counts: Counts, seat: int) -> float:
        """What a stash will bring, about: sets as they are, and hopes for the others."""
        box = self.box
        scene = self.scene
        hope = min(1.0, self.turns_left() / 8)
        sizes: list[int] = []
        sums: list[int] = []
        for kinds in box.object_kinds:
            sizes.append(sum(counts[kind] for kind in kinds))
            sums.append(sum(counts[kind] * box.face_value[kind] for kind in kinds))
        wallets = sizes[box.wallet_type]
        sizes[box.wallet_type] = 0
        for _ in range(wallets):  # each joker where it helps most
            gains = [
                self._of_type(size + 1, worth, hope) - self._of_type(size, worth, hope)
                if size
                else 0.0
                for size, worth in zip(sizes, sums, strict=True)
            ]
            best = max(range(len(gains)), key=lambda i: gains[i])
            if gains[best] < 1.2 * hope:
                break
            sizes[best] += 1
            wallets -= 1
        total = 1.2 * hope * wallets
        sets = 0
        for size, worth in zip(sizes, sums, strict=True):
            total += self._of_type(size, worth, hope)
            sets += size >= box.set_size
        # Sets that cannot be sold in time pay little.
        late = max(0.0, sets + 0.5 - self.turns_left())
        return (
            total
            - self.late * late
            - 0.15 * max(0, sum(counts) - box.capacity + 1) * scene.left / 20
        )

    def _of_type(self, size: int, worth: int, hope: float) -> float:
        box = self.box
        if size == 0:
            return 0.0
        missing = box.set_size - size
        if missing > 0:
            chance = hope * (self.pair if missing == 1 else self.single)
            return chance * (worth + 0.3 * self.scene.reward) - 0.25 * (1 - hope) * size
        value = 0.9 * worth + self.early * self.scene.reward
        if size >= box.bonus_size:
            return value + 0.95 * box.bonus
        if size == box.bonus_size - 1:
            value += 0.45 * box.bonus * hope
        return value + 0.12 * box.bonus * hope

    def expected_fine(self, file: Counts, more: int) -> float:
        """What the police will take: the types in the file times the chance to have the most."""
        scene = self.scene
        if scene.seats[self.seat]["front"]:
            return 0.0
        mine = scene.sizes[self.seat] + more
        types = len({self.box.face_type[kind] for kind, count in enumerate(file) if count})
        rest = scene.left / 20
        chance = 1.0
        for other, size in enumerate(scene.sizes):
            if other != self.seat:
                chance *= 1 / (1 + math.exp((size - mine) / (1.0 + rest)))
        return self.box.fine * (types + 1.0) * chance

    def filed(self, faces: list[int]) -> float:
        """How much more the police will take after this evidence."""
        file = self.scene.files[self.seat][:]
        for face in faces:
            file[self.box.face_kind[face]] += 1
        return self.expected_fine(file, len(faces)) - self.fine + self.evidence * len(faces)

    def gain(self, face: int, counts: Counts, seat: int) -> float:
        """What taking a token brings to a seat with this stash."""
        box = self.box
        scene = self.scene
        if face < box.first_tool:
            more = counts[:]
            more[face] += 1
            gain = self.worth(more, seat) - self.worth(counts, seat)
            if len(scene.seats[seat]["stash"]) >= box.capacity:
                gain -= 1.5
            return gain
        tools = scene.seats[seat]["tools"]
        if face < box.character_token:
            new = box.tool_ids[face - box.first_tool] not in tools
            chances = scene.burglaries if scene.night else 8
            return (0.9 if new else 0.35) * min(1.5, chances / 5)
        if face == box.character_token:
            return self.card + 0.4 if scene.view["deck"] else 0.0
        return BEST_OF[1 + len(tools)] - (0.5 if tools else 0.0)

    def temptation(self, pawn: int, gone: set[int]) -> float:
        """What the next player will be able to catch from here."""
        scene = self.scene
        other = (self.seat + 1) % len(scene.seats)
        board, scene.board = scene.board, {s: f for s, f in scene.board.items() if s not in gone}
        best = 0.0
        for path in scene.paths(pawn):
            spaces = scene.streets.paths[path]
            face = scene.board[spaces[-1]]
            value = self.gain(face, scene.stashes[other], other) - 0.5 * (len(spaces) - 1)
            best = max(best, value)
        scene.board = board
        return best

    # Moves in the street

    def prowl(self, number: int) -> float:
        scene = self.scene
        path = number - scene.streets.path_offset
        spaces = scene.streets.paths[path]
        faces = [scene.board[space] for space in spaces]
        gain = self.gain(faces[-1], self.mine, self.seat) - self.filed(faces[:-1])
        return gain - self.envy * self.temptation(spaces[-1], set(spaces))

    def token_at(self, space: int) -> float:
        scene = self.scene
        face = scene.board.get(space, scene.known.get(space, -1))
        if face >= 0:
            return self.gain(face, self.mine, self.seat)
        return 0.5 + 0.6 * scene.unseen_value

    def take(self, number: int) -> float:
        return self.token_at(number - self.scene.streets.offset)

    def best_token(self) -> float:
        return max((self.token_at(space) for space in self.scene.board), default=-1.0)

    def best_double(self) -> float:
        """Two tokens of one series, the others as evidence."""
        scene = self.scene
        best = 0.0
        for path in scene.paths(scene.pawn):
            spaces = scene.streets.paths[path]
            values = [self.token_at(space) for space in spaces]
            second = max(values[:-1], default=0.0)
            skipped = [scene.board[space] for space in spaces[:-1]][:-1]
            best = max(best, values[-1] + second - self.filed(skipped))
        return best

    def bribe(self, number: int) -> float:
        scene = self.scene
        best = max((self.token_at(space) for space in [*scene.board, *scene.down]), default=0.0)
        return best - self.box.bribe

    def place(self, number: int) -> float:
        scene = self.scene
        space = number - scene.streets.offset
        pawn = scene.streets.size if number == self.box.square else space
        best = -9.0
        for path in scene.paths(pawn):
            spaces = scene.streets.paths[path]
            faces = [scene.board[one] for one in spaces]
            value = self.gain(faces[-1], self.mine, self.seat) - self.filed(faces[:-1])
            best = max(best, value)
        if best > -9:
            return best
        return max(self.token_at(one) for one in scene.streets.near[pawn] if one in scene.down)

    def reveal(self, number: int) -> float:
        """Long lines offer more to everybody; a good token known nearby decides."""
        return self.token_at(number) + self.rng.below(100) / 100

    def peek(self, number: int) -> float:
        return -5.0 if number in self.scene.known else self.rng.below(1000) / 1000

    # Fagin

    def fagin(self, number: int) -> float:
        box = self.box
        tokens = box.set_tokens[number]
        rest = self.mine[:]
        for kind in tokens:
            rest[kind] -= 1
        bonus = box.bonus if len(tokens) >= box.bonus_size else 0
        paid = box.set_worth[number] + self.scene.reward + bonus
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

    def ask(self, number: int) -> float:
        value = self.helpers[self.box.effect_ids[number]]()
        return value - self.card * (0.6 if self.scene.night else 0.9) * self.keeping()

    def keeping(self) -> float:
        """How much sense it makes to keep a card for later."""
        return min(1.0, self.turns_left() / 4) if self.scene.night else 1.0

    def hide(self, number: int) -> float:
        return -self.card * self.keeping()

    def cleared_file(self) -> float:
        scene = self.scene
        file = scene.files[self.seat][:]
        removed = 0
        for kind in sorted(range(len(file)), key=lambda k: file[k] or 99):
            while file[kind] and removed < 3:
                file[kind] -= 1
                removed += 1
        return self.fine - self.expected_fine(file, -removed)

    def shifted_file(self) -> float:
        count = min(2, self.scene.sizes[self.seat])
        return self.fine - self.expected_fine(self.scene.files[self.seat], -2 * count)

    def spared_fine(self) -> float:
        return self.fine if self.turns_left() < 3 else 0.5 * self.fine

    def housebreaking(self) -> float:
        scene = self.scene
        if not scene.night:
            return 1.0
        return BEST_OF[min(7, 3 + len(scene.seats[self.seat]["tools"]))]

    def all_wallets(self) -> float:
        return self.wallets(self.mine[self.box.wallet] - 1)

    def wallets(self, number: int) -> float:
        rest = self.mine[:]
        rest[self.box.wallet] -= number + 1
        return 4.0 * (number + 1) + self.worth(rest, self.seat) - self.now

    def rob(self, number: int) -> float:
        scene = self.scene
        counts = scene.stashes[number]
        total = sum(count for count in counts)
        value = sum(self.box.face_value[kind] * count for kind, count in enumerate(counts))
        return (value / total if total else 2.0) + 0.05 * scene.money[number]

    def inform(self, number: int) -> float:
        return self.worth(self.scene.stashes[number], number) + 0.05 * self.scene.money[number]

    def betray(self, number: int) -> float:
        """What hurts its owner most."""
        victim = cast(list[Data], self.scene.view["frames"])[-1]["victim"]
        counts = self.scene.stashes[cast(int, victim)]
        less = counts[:]
        less[number] -= 1
        return self.worth(counts, self.seat) - self.worth(less, self.seat)

    def shift(self, number: int) -> float:
        return (
            number // 4 + 0.1 * self.scene.sizes[number % 4] + 0.01 * self.scene.money[number % 4]
        )

    def put_back(self, number: int) -> float:
        file = self.scene.files[self.seat][:]
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
        tool = self.box.tool_ids[number]
        return float(self.scene.seats[self.seat]["tools"].get(tool, 0))

    def keep(self, number: int) -> float:
        return float(self.box.burglaries[number])

    def start(self, number: int) -> float:
        return 1.0 if number == self.seat else 0.0

    def end(self, number: int) -> float:
        return -float(self.box.end_of_round)


BOTS: dict[str, type[Bot]] = {"cutpurse": Cutpurse}
