"""The game as a whole: its words, and states from positions and views."""

from __future__ import annotations

from typing import cast

from rookery.games.oliver.rules.frames import FRAMES
from rookery.games.oliver.rules.memory import BLUR, FACE, SHIFT, deal, open_token
from rookery.games.oliver.rules.state import (
    DAY,
    DOWN,
    EMPTY,
    ENDINGS,
    MAX_SEATS,
    NIGHT,
    SIDES,
    Box,
    OliverState,
)
from rookery.games.oliver.rules.turn import SETUP
from rookery.kernel.chance import Rng
from rookery.kernel.errors import BadPosition
from rookery.kernel.plain import (
    PLENTY,
    bits_value,
    entries,
    flag,
    place,
    table,
    table_value,
    tables,
    whole,
    whole_value,
)
from rookery.kernel.state import ALL_EYES, SPECTATOR, Data, Option, State
from rookery.kernel.words import Vocabulary

MAX_SHIFT = 9
MOST_MONEY = 100_000


class Oliver(Box):
    """Oliver Twist with the tokens, cards and streets of one box."""

    def __init__(self, outcomes: Vocabulary, options: list[Option]) -> None:
        super().__init__(outcomes, options)
        self.frames = FRAMES
        self.derived = [
            "board",
            "down",
            "peeked",
            "unseen",
            "bag",
            "pool",
            "deck",
            "vault",
            "blurs",
            "barred",
        ]

    def blank(self, seats: int, options: Data) -> State:
        state = OliverState(self, seats, options)
        state.frames.append(SETUP)
        return state

    # Moves

    def number_moves(self) -> None:
        """Every move of the game, numbered once the box is complete."""
        words = self.vocabulary
        self._number_streets()  # first, since Python makes no new objects for small numbers
        self.END = words.add("end", "move-end", number=str(self.end_of_round))
        self.STOP = words.add("stop", "move-stop")
        self.BRIBE = words.add("bribe", "move-bribe", number=str(self.bribe))
        self.START = len(words)
        for verb in ("start", "rob", "inform"):
            for seat in range(MAX_SEATS):
                words.add(f"{verb} {seat}", f"move-{verb}", seat=str(seat))
        self.ROB = self.START + MAX_SEATS
        self.INFORM = self.ROB + MAX_SEATS
        self.SHIFT = len(words)
        for count in range(1, MAX_SHIFT + 1):
            for seat in range(MAX_SEATS):
                number = str(count)
                words.add(f"shift {count} to {seat}", "move-shift", number=number, seat=str(seat))
        self.ASK = self._add("ask", "character", self.character_ids)
        self.HIDE = self._add("hide", "character", self.character_ids)
        self.DISCARD = self._add("discard", "character", self.character_ids)
        self.WALLETS = len(words)
        for count in range(1, self.capacity + 1):
            words.add(f"wallets {count}", "move-wallets", number=str(count))
        kinds = self.face_ids[: len(self.kind_count)]
        self.AWAY = self._add("file", "token", kinds)
        self.RETURN = self._add("return", "token", kinds)
        self.BETRAY = self._add("betray", "token", kinds)
        self.DROP = self._add("drop", "tool", self.tool_ids)
        self.KEEP = len(words)
        for value in self.burglaries:
            words.add(f"keep {value:+d}", "move-keep", number=str(value))
        self._number_last_sets()
        self._number_sets()

    def _number_streets(self) -> None:
        words = self.vocabulary
        night = self.sides[NIGHT]
        both = self.kinds["space"]
        # Face-down tokens exist at night only. A space's move is the group's first plus the
        # number of the space among both sides.
        self.PEEK = self._add("peek", "space", night.ids[:-1]) - night.offset
        self.REVEAL = self._add("reveal", "space", night.ids[:-1]) - night.offset
        self.PROWL = len(words)
        for streets in self.sides:
            streets.path_offset = len(words) - self.PROWL
            for path in streets.paths:
                ids = [streets.ids[space] for space in path]
                evidence = str(len(path) - 1)
                words.add("prowl " + " ".join(ids), "move-prowl", space=ids[-1], number=evidence)
        self.PLACE = self._add("place", "space", both)
        self.TAKE = self._add("take", "space", both[:-1])
        self.ALSO = self._add("also", "space", both[:-1])

    def _add(self, verb: str, kind: str, ids: list[str]) -> int:
        first = len(self.vocabulary)
        for one in ids:
            self._word(f"{verb} {one}", f"move-{verb}", kind, one)
        return first

    def _word(self, word: str, key: str, kind: str, one: str) -> None:
        number = self.vocabulary.add(word, key)
        self.vocabulary.entries[number].args = {kind: one}

    def _number_last_sets(self) -> None:
        """What can be handed in at the end of a round: as many types as make sets of one stash."""
        self.SETS = len(self.vocabulary)
        types = [one for one in range(len(self.object_ids)) if one != self.wallet_type]
        groups: list[list[int]] = [[one] for one in types]
        for group in groups:
            if len(group) < self.capacity // self.set_size:
                groups += [group + [one] for one in types if one > group[-1]]
        for group in groups + [[self.wallet_type]]:
            ids = [self.object_ids[one] for one in group]
            number = self.vocabulary.add("sets " + " ".join(ids), f"move-sets-{min(len(ids), 3)}")
            self.vocabulary.entries[number].args = {
                "object" if i == 0 else f"object{i + 1}": ids[i] for i in range(len(ids))
            }
            handed = 0
            for one in group:
                handed |= 1 << one
            self.sets.append(handed)

    def _number_sets(self) -> None:
        """Every set of two or more objects of a type that fits into a stash."""
        self.FAGIN = len(self.vocabulary)
        for type in range(len(self.object_ids)):
            size = 10 ** (len(self.object_kinds[type]) + (type != self.wallet_type))
            self.set_number.append([-1] * size)
            for digits in range(size):
                self._number_set(type, digits)

    def _number_set(self, type: int, digits: int) -> None:
        kinds = self.object_kinds[type]
        if type != self.wallet_type:
            kinds = kinds + [self.wallet]
        tokens: list[int] = []
        rest = digits
        for kind in reversed(kinds):
            tokens = [kind] * (rest % 10) + tokens
            rest //= 10
        wallets = tokens.count(self.wallet)
        if not 2 <= len(tokens) <= self.capacity:
            return
        if type != self.wallet_type and wallets == len(tokens):
            return
        worth = 0
        for kind in tokens:
            worth += self.face_value[kind]
        self.set_number[type][digits] = len(self.set_tokens)
        self.set_tokens.append(tokens)
        self.set_worth.append(worth)
        self.vocabulary.add(
            "fagin " + " ".join([self.face_ids[kind] for kind in tokens]),
            "move-fagin" if wallets < len(tokens) else "move-fagin-wallets",
            object=self.object_ids[type],
            number=str(len(tokens) - wallets),
            number2=str(worth),
            number3=str(wallets),
        )

    # Positions and views

    def restore(self, state: State, data: Data, rng: Rng | None) -> None:
        s = cast(OliverState, state)
        Restorer(self, s, data, rng).restore()


class Restorer:
    """Fills a blank state from a position, or from a view with a generator for what it hides."""

    def __init__(self, box: Oliver, s: OliverState, data: Data, rng: Rng | None) -> None:
        self.box = box
        self.s = s
        self.data = data
        self.rng = rng
        self.eyes = ALL_EYES if rng is None else whole(data, "eyes", SPECTATOR, s.seats - 1)
        self.seats = tables(data, "seat", s.seats)

    def restore(self) -> None:
        s = self.s
        data = self.data
        s.side = self._index(SIDES, data.get("side"), "side")
        s.streets = self.box.sides[s.side]
        s.active = whole(data, "turn", 0, s.seats - 1)
        s.done = flag(data, "done")
        ending = data.get("ending")
        s.ending = self._index(ENDINGS, ending, "ending") if ending is not None else -1
        rewards = entries(data, "rewards")
        s.rewards = len(rewards)
        if rewards != self.box.rewards[len(self.box.rewards) - s.rewards :]:
            raise BadPosition(f"these cannot be the rewards that are left: {rewards}")
        self._restore_streets()
        self._restore_lairs()
        if "memory" in data:
            self._recall(cast(Data, data["memory"]))
        else:
            self._restore_tokens()
        self._check_tokens()
        self._restore_characters()
        self._restore_burglaries()

    # The streets

    def _restore_streets(self) -> None:
        s = self.s
        ids = s.streets.ids
        s.pawn = self._index(ids, self.data.get("pawn"), "space")
        s.up = [EMPTY] * s.streets.size
        for space, word in self._table("board").items():
            s.up[self._space(space)] = self._kind(word)
        for space in self._table("down"):
            if s.side == DAY:
                raise BadPosition("tokens lie face down only at night")
            if s.up[self._space(space)] != EMPTY:
                raise BadPosition(f"{space} holds two tokens")
            s.up[self._space(space)] = DOWN
        s.left = s.streets.size - s.up.count(EMPTY)
        s.hidden = s.up.count(DOWN)
        if s.pawn < s.streets.size and s.up[s.pawn] != EMPTY:
            raise BadPosition("the pawn stands on a token")
        s.lifted = [self._kind(word) for word in entries(self.data, "lifted")]

    def _table(self, key: str) -> Data:
        """Named values of a position, none where they are left out."""
        return table(self.data, key) if key in self.data else {}

    def _space(self, name: object) -> int:
        space = self._index(self.s.streets.ids, name, "space")
        if space == self.s.streets.size:
            raise BadPosition("the square never holds a token")
        if self.s.is_closed(space):
            raise BadPosition(f"with two players the street of {name} is closed")
        return space

    # The lairs

    def _restore_lairs(self) -> None:
        s = self.s
        tools = self.box.tool_ids
        s.tools = [0] * (s.seats * len(tools))
        for seat in range(s.seats):
            one = self.seats[seat]
            announced = one.get("announced")
            s.announced.append(self._money(announced) if announced is not None else -1)
            for tool, count in table(one, "tools").items():
                have = whole_value(count, tool, 1, PLENTY)
                s.tools[len(tools) * seat + self._index(tools, tool, "tool")] = have

    def _restore_tokens(self) -> None:
        """Everything as a position names it."""
        s = self.s
        if "blurs" in self.data:
            for blur in cast(list[list[list[str]]], entries(self.data, "blurs")):
                if len(blur) != s.seats + 1:
                    raise BadPosition("`blurs` names what each seat, and a spectator, thinks")
                s.memory.blurs.append([self._mask(words) for words in blur])
        for seat in range(s.seats):
            one = self.seats[seat]
            s.money.append(self._money(one.get("money")))
            s.stash.append(self._zone(entries(one, "stash"), seat))
            s.files.append(self._zone(entries(one, "file"), -1))
        s.arriving = self._zone(entries(self.data, "arriving"), -1)
        if "pool" in self.data:
            s.pool = self._zone(entries(self.data, "pool"), -2)
        else:
            s.pool = self.box.starting[:]
            for zone in s.stash + s.files + [s.arriving]:
                for token in zone:
                    if token & FACE in s.pool:
                        s.pool.remove(token & FACE)
        down = self._table("down")
        for space, lookers in self._table("peeked").items():
            s.peeks.append(self._space(space))
            s.peeks.append(self._kind(down.get(space)) | self._bits(lookers) << SHIFT)
        if "unseen" in self.data:
            s.dark = self._uncounted(self.data["unseen"])
        elif s.side == NIGHT:
            s.dark = s.bag()

    def _zone(self, given: list[object], owner: int) -> list[int]:
        zone: list[int] = []
        for entry in given:
            if isinstance(entry, dict):
                face = self._face(entry["token"])
                if entry["knows"] == "all":
                    token = open_token(face)
                else:
                    token = face | self._bits(entry["knows"]) << SHIFT
                blur = 0
                if "blur" in entry:
                    blur = whole(entry, "blur", 1, len(self.s.memory.blurs))
                zone.append(token | blur << BLUR)
            else:
                zone.append(self.s.usual(self._face(entry), owner))
        return zone

    # What a view tells

    def _recall(self, memory: Data) -> None:
        """Everything as a perfect memory has it; what that does not know is dealt."""
        s = self.s
        rng = self.rng
        if rng is None:
            raise BadPosition("this is a view, not a position: it hides something")
        s.money = [self._money(pounds) for pounds in cast(list[object], memory["money"])]
        unsure: list[int] = []  # what the tokens that are not known may be
        for one in cast(list[Data], memory["seat"]):
            s.stash.append(self._remembered(cast(Data, one["stash"]), unsure))
            s.files.append(self._remembered(cast(Data, one["file"]), unsure))
        s.arriving = self._remembered(cast(Data, memory["arriving"]), unsure)
        s.pool = self._remembered(cast(Data, memory["pool"]), unsure)
        self._deal_unsure(unsure, self._uncounted(memory["bag"]), memory, rng)
        for seat in range(s.seats):  # whoever has a stash knows what is in it
            for i in range(len(s.stash[seat])):
                s.stash[seat][i] |= 1 << (SHIFT + seat)
        known = cast(dict[str, str], memory["down"])
        dark = self._uncounted(memory["unseen"])
        for space, lookers in cast(dict[str, list[int]], self.data["peeked"]).items():
            s.peeks.append(self._space(space))
            if space in known:
                face = self._kind(known[space])
            else:
                face = dark.pop(rng.below(len(dark)))
            s.peeks.append(face | self._bits(lookers) << SHIFT)
        s.dark = dark

    def _remembered(self, known: Data, unsure: list[int]) -> list[int]:
        """The tokens of a place; one that is not known becomes a negative number for now."""
        zone = [open_token(self._face(word)) for word in cast(list[str], known["open"])]
        for word in cast(list[str], known["seen"]):
            face = self._face(word)
            fresh = face >= len(self.box.kind_count)
            zone.append(self._half_known(face, self.box.fresh if fresh else self._anything(), True))
        for words in cast(list[list[str] | None], known["unsure"]):
            unsure.append(self.box.fresh if words is None else self._mask(words))
            zone.append(-len(unsure))
        return zone

    def _anything(self) -> int:
        return (1 << len(self.box.face_ids)) - 1

    def _half_known(self, face: int, mask: int, mine: bool) -> int:
        """A token that these eyes know or not. What others know of it a view does not tell:
        at most what these eyes thought possible."""
        masks = [mask] * (self.s.seats + 1)
        if mine:
            masks[self.eyes] = 1 << face  # the spectator's entry is the last
        return self.s.memory.token(face, masks)

    def _deal_unsure(self, unsure: list[int], bag: list[int], memory: Data, rng: Rng) -> None:
        """The faces that are not known are those which lie nowhere else."""
        s = self.s
        if not unsure:
            return
        zones = s.stash + s.files + [s.arriving, s.pool]
        counts = self.box.kind_count + [0] * (len(self.box.face_ids) - len(self.box.kind_count))
        for face in self.box.starting:
            counts[face] += 1
        if s.side == DAY:
            counts[self.box.burglary_token] = 0
        down = cast(dict[str, str], memory["down"])
        for face in (
            [face for face in s.up if face >= 0]
            + s.lifted
            + bag
            + self._uncounted(memory["unseen"])
            + [self._kind(word) for word in down.values()]
            + [token & FACE for zone in zones for token in zone if token >= 0]
        ):
            counts[face] -= 1
        for i in range(len(s.tools)):
            counts[self.box.first_tool + i % len(self.box.tool_ids)] -= s.tools[i]
        faces: list[int] = []
        for face in range(len(counts)):
            faces.extend([face] * counts[face])
        if len(faces) != len(unsure):
            raise BadPosition("the memory in this view does not add up")
        dealt = deal(faces, unsure, rng)
        for zone in zones:
            for i in range(len(zone)):
                if zone[i] < 0:
                    at = -zone[i] - 1
                    zone[i] = self._half_known(dealt[at], unsure[at], False)

    # Cards

    def _restore_characters(self) -> None:
        s = self.s
        ids = self.box.character_ids
        used: list[int] = []
        for seat in range(s.seats):
            one = self.seats[seat]
            s.hands.append(self._cards(entries(one, "cards")))
            s.front.append(self._cards(entries(one, "front")))
            used += s.front[seat]
        s.discards = self._cards(entries(self.data, "discards"))
        s.fan = self._cards(entries(self.data, "fan"))
        if -1 in used + s.discards:
            raise BadPosition("cards that lie open have names")
        used += s.discards
        for cards in s.hands + [s.fan]:
            used += [card for card in cards if card >= 0]
        if len(set(used)) != len(used):
            raise BadPosition("a Character card lies in two places")
        s.deck = [card for card in range(len(ids)) if card not in used]
        for cards in s.hands + [s.fan]:
            for i in range(len(cards)):
                if cards[i] < 0:
                    cards[i] = self._drawn_from(s.deck)
            cards.sort()

    def _cards(self, names: list[object]) -> list[int]:
        ids = self.box.character_ids
        return [self._index(ids, name, "character") if name is not None else -1 for name in names]

    def _drawn_from(self, pile: list[int]) -> int:
        rng = self.rng
        if rng is None:
            raise BadPosition("a position must name every card")
        if not pile:
            raise BadPosition("there are more cards than in the box")
        return pile.pop(rng.below(len(pile)))

    def _restore_burglaries(self) -> None:
        s = self.s
        memory = cast(Data, self.data.get("memory", {}))
        s.vault = self.box.burglary_cards[:]
        s.drawn = self._burglaries(entries(self.data, "drawn"))
        for seat in range(s.seats):
            s.kept.append(self._burglaries(entries(self.seats[seat], "burglaries")))
            s.barred.append([0] * (s.seats * len(s.kept[seat])))
            if "barred" in self.seats[seat]:
                barred = cast(list[list[list[int]]], entries(self.seats[seat], "barred"))
                s.barred[seat] = [self._values(one) for card in barred for one in card]
                if len(s.barred[seat]) != s.seats * len(s.kept[seat]):
                    raise BadPosition("`barred` has an entry for every seat and kept card")
                for i in range(len(s.barred[seat])):
                    card = s.kept[seat][i // s.seats]
                    if card >= 0 and s.barred[seat][i] >> card & 1:
                        raise BadPosition("somebody is sure of what is not so")
            if memory and self.eyes >= 0:
                notes = cast(list[Data], memory["seat"])[seat]
                for i, values in enumerate(cast(list[list[int]], notes["not burglaries"])):
                    s.barred[seat][s.seats * i + self.eyes] = self._values(values)
        self._deal_burglaries()

    def _burglaries(self, values: list[object]) -> list[int]:
        """Cards by their value; unknown ones stay -1 for now, known ones leave the pile."""
        cards: list[int] = []
        for value in values:
            if value is None:
                cards.append(-1)
                continue
            card = self._value(value)
            if card not in self.s.vault:
                raise BadPosition(f"there are not so many Burglary cards of {value} pounds")
            self.s.vault.remove(card)
            cards.append(card)
        return cards

    def _deal_burglaries(self) -> None:
        s = self.s
        everything = (1 << len(self.box.burglaries)) - 1
        masks = [everything] * len(s.vault)
        hidden = 0
        for seat in range(s.seats):
            for i in range(len(s.kept[seat])):
                if s.kept[seat][i] < 0:
                    masks[hidden] = everything & ~s.bars(seat, i, self.eyes)
                    hidden += 1
        hidden += s.drawn.count(-1)
        if not hidden:
            return
        rng = self.rng
        if rng is None:
            raise BadPosition("a position must name every Burglary card")
        if hidden > len(s.vault):
            raise BadPosition("there are more Burglary cards than in the box")
        dealt = deal(s.vault, masks, rng)
        at = 0
        for cards in s.kept + [s.drawn]:
            for i in range(len(cards)):
                if cards[i] < 0:
                    cards[i] = dealt[at]
                    at += 1
        s.vault = sorted(dealt[at:])
        s.drawn.sort()

    # Checks

    def _check_tokens(self) -> None:
        """No piece twice, none that the box does not have."""
        s = self.s
        box = self.box
        counts = box.kind_count[:]
        if s.side == DAY:
            counts[box.burglary_token] = 0
        octagonal: list[int] = []
        for zone in s.lairs():
            for token in zone:
                if token & FACE >= len(counts):
                    octagonal.append(token & FACE)
                else:
                    counts[token & FACE] -= 1
        if sorted(octagonal) != box.starting:
            raise BadPosition("the starting tokens are not those of the box")
        for zone in s.lairs():
            for token in zone:
                for eyes in range(-1, s.seats):
                    if not s.memory.may_be(token, eyes) >> (token & FACE) & 1:
                        raise BadPosition("somebody is sure of what is not so")
        for seat in range(s.seats):
            for token in s.stash[seat]:
                if box.face_type[token & FACE] >= box.tool_type:
                    raise BadPosition("a stash holds objects only")
            if len(s.stash[seat]) > box.capacity:
                raise BadPosition(f"a stash has room for {box.capacity} tokens")
        for face in [face for face in s.up if face >= 0] + s.lifted + s.dark:
            counts[face] -= 1
        for i in range(1, len(s.peeks), 2):
            counts[s.peeks[i] & FACE] -= 1
        for i in range(len(s.tools)):
            if s.tools[i] < 0:
                raise BadPosition("nobody can have fewer than no tools")
            counts[box.first_tool + i % len(box.tool_ids)] -= s.tools[i]
        for kind in range(len(counts)):
            if counts[kind] < 0:
                raise BadPosition(f"there are more tokens {box.face_ids[kind]} than in the box")
        if len(s.dark) < s.hidden - len(s.peeks) // 2:
            raise BadPosition("there are more face-down tokens than tokens nobody has seen")

    # Words

    def _index(self, ids: list[str], name: object, what: str) -> int:
        return place(ids, name, what)

    def _face(self, word: object) -> int:
        return self._index(self.box.face_ids, word, "token")

    def _kind(self, word: object) -> int:
        return self._index(self.box.face_ids[: len(self.box.kind_count)], word, "round token")

    def _value(self, value: object) -> int:
        if type(value) is int and value in self.box.burglaries:
            return self.box.burglaries.index(value)
        raise BadPosition(f"there is no Burglary card of {value!r} pounds")

    def _values(self, values: list[int]) -> int:
        mask = 0
        for value in values:
            mask |= 1 << self._value(value)
        return mask

    def _mask(self, words: list[str]) -> int:
        mask = 0
        for word in words:
            mask |= 1 << self._face(word)
        return mask

    def _bits(self, seats: object) -> int:
        return bits_value(seats, "seats", self.s.seats)

    def _money(self, pounds: object) -> int:
        return whole_value(pounds, "money", 0, MOST_MONEY)

    def _uncounted(self, counts: object) -> list[int]:
        faces: list[int] = []
        for word, count in table_value(counts, "tokens").items():
            face = self._kind(word)
            faces.extend([face] * whole_value(count, word, 1, self.box.kind_count[face]))
        return sorted(faces)
