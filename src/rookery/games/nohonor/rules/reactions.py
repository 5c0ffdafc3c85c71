"""Whatever can be answered, and the answers: a Scheme played, a Character about to be lost, a roll.

Each lies on the stack below a window in which others may react; a reaction is the same thing one
level up. So the last one is resolved first, and an answer to an answer needs no special case.
"""

from __future__ import annotations

from typing import cast

from rookery.games.nohonor.rules.cards import (
    ACTIVE,
    ARRESTED,
    ARRESTING,
    CONSEQUENCE_ROLLED,
    EXHAUSTED,
    KILLED,
    KILLING,
    NOTHING,
    ON_TURN,
    ROLLED,
    SCHEME_PLAYED,
    Act,
    NoHonor,
    has,
)
from rookery.games.nohonor.rules.futures import futures
from rookery.games.nohonor.rules.state import END_MARTIAL_LAW, Floor, NoHonorState
from rookery.games.nohonor.rules.vocabulary import (
    CHALLENGE,
    DEFENSE,
    DIE,
    INVITE,
    LOWER,
    PASS,
    PLAYER,
    RAISE,
    REPLACE,
    SKILL,
)
from rookery.kernel.choices import Window, close_choice
from rookery.kernel.pieces import FACE
from rookery.kernel.prompts import Prompt, Sentence, Subject
from rookery.kernel.state import Data, Frame

FATES = ["exhausted", "arrested", "killed"]


# Playing a Scheme, using an ability ---------------------------------------------------------------


def play_scheme(s: NoHonorState, seat: int, kind: int, which: int) -> None:
    """Lay a Scheme on the table; its targets are chosen next."""
    s.take_from_hand(seat, kind)
    s.in_play.append(kind)
    s.news += 1
    if s.telling:
        s.tell("play-code" if which else "play", [seat, kind])
    choose(s, Act(s.box, seat, kind, -1, which, []))


def use_ability(s: NoHonorState, seat: int, one: int, which: int) -> None:
    """Use an active ability, once per player's turn [R40]."""
    s.used |= 1 << (s.box.ability_first[one] + which)
    if s.telling:
        s.tell("use", [seat, one])
    choose(s, Act(s.box, seat, -1, one, which, []))


def add_schemes(s: NoHonorState, seat: int, kinds: int, moves: list[int]) -> None:
    """Add the Schemes of these types (one bit each) that a seat can play now."""
    box = s.box
    last = -1
    for one in s.hand[seat]:
        kind = one & FACE
        if kind == last:
            continue
        last = kind
        if kinds >> box.scheme_type[kind] & 1:
            if box.scheme_effect[kind].possible(s, seat):
                moves.append(box.play + kind)
            if s.broken:
                other = box.code_effect[kind]
                if other is not None and other.possible(s, seat):
                    moves.append(box.code + kind)


def add_abilities(s: NoHonorState, seat: int, when: int, moves: list[int]) -> None:
    """Add the active abilities that a seat can use now."""
    box = s.box
    for one in s.crew[seat]:
        if s.exhausted >> one & 1:
            continue
        for which in range(len(box.abilities[one])):
            effect = box.abilities[one][which]
            if (
                effect.trigger == NOTHING
                and effect.when & when
                and not s.used >> (box.ability_first[one] + which) & 1
                and not effect.asleep(s)
                and effect.possible(s, seat)
            ):
                moves.append(box.use + 2 * one + which)


def act_on(s: NoHonorState, seat: int, move: int) -> None:
    """Play the Scheme or use the ability that a move names."""
    box = s.box
    if move >= box.code:
        play_scheme(s, seat, move - box.code, 1)
    elif move >= box.play:
        play_scheme(s, seat, move - box.play, 0)
    else:
        use_ability(s, seat, (move - box.use) >> 1, (move - box.use) & 1)


class OwnTurn(Floor):
    """A step of a player's own turn: what is free may be done in the middle of it too [R58]."""

    def free_moves(self, s: NoHonorState, seat: int) -> list[int]:
        moves: list[int] = []
        if seat == s.active and s.asking >> seat & 1:
            for one in s.crew[seat]:
                if s.post[one] < 0:
                    moves.append(s.box.fire + one)
            add_schemes(s, seat, 1 << ACTIVE, moves)
            add_abilities(s, seat, ON_TURN, moves)
        return moves

    def take_free(self, s: NoHonorState, seat: int, move: int) -> None:
        if move >= s.box.use:
            act_on(s, seat, move)
        else:
            s.fire(move - s.box.fire)


def choose(s: NoHonorState, act: Act) -> None:
    """Ask for what is left to choose; where there is no choice, go on at once."""
    effect = act.effect()
    chosen = act.chosen
    while True:
        options = effect.options(s, act.seat, chosen)
        if not options:
            break
        if len(options) > 1 or is_card(s.box, options[0]):
            s.frames.append(Choosing(s.box, act.seat, act.kind, act.one, act.which, chosen))
            return
        chosen = chosen + options
    if s.telling:
        tell_targets(s, chosen)
    if act.kind >= 0:
        s.frames.append(Playing(s.box, act.seat, act.kind, -1, act.which, chosen))
        Countering(act.seat, (act.seat + 1) % s.seats).open(s)
    else:
        s.frames.append(Using(s.box, act.seat, -1, act.one, act.which, chosen))
        exhaust(s, act.one, False)


def tell_targets(s: NoHonorState, chosen: list[int]) -> None:
    """What a Scheme or an ability is aimed at, before anybody answers. Cards that were its price
    have been told of already."""
    for move in chosen:
        one = move - s.box.pick
        if 0 <= one < len(s.box.characters):
            if s.owner[one] >= 0:
                s.tell("at-character", [one, s.owner[one]])
            else:
                s.tell("at-stranger", [one])
        elif DEFENSE <= move < REPLACE:
            s.tell("at-defense", [s.guards[s.target][move - DEFENSE]])
        elif SKILL <= move < CHALLENGE:
            s.tell("at-skill", [move - SKILL])
        elif CHALLENGE <= move < DEFENSE:
            slot = chosen[0] - DEFENSE  # chosen before its challenge
            s.tell("at-challenge", [s.box.ways[s.guards[s.target][slot]] + move - CHALLENGE])
        elif PLAYER <= move < INVITE:
            s.tell("at-player", [move - PLAYER])
        elif move == RAISE or move == LOWER:
            s.tell("at-raise" if move == RAISE else "at-lower", [])


def is_card(box: NoHonor, move: int) -> bool:
    """Whether a choice is one among cards that others cannot see: it is always asked for."""
    return box.card <= move < box.card + len(box.schemes)


class Choosing(Act):
    """The targets of a Scheme or an ability, one small choice after the other."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << self.seat

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return self.effect().options(s, seat, self.chosen) or [PASS]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.frames.pop()
        if self.effect().spends and is_card(s.box, move):  # paid before anybody can answer
            s.discard_from_hand(seat, move - s.box.card)
        chosen = self.chosen + [move]
        choose(s, Act(s.box, self.seat, self.kind, self.one, self.which, chosen))

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        prompt = Prompt("choosing" if self.kind >= 0 else "choosing-ability", self.source())
        prompt.about = self.subject(s)
        prompt.stakes = s.plan()
        return prompt


class Playing(Act):
    """A Scheme takes effect, unless it is countered."""

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()
        s.in_play.pop()
        effect = self.effect()
        effect.resolve(s, self)
        effect.put_away(s, self)


class Using(Act):
    """An ability takes effect; whoever used it is exhausted already, or even dead [R20]."""

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()
        self.effect().resolve(s, self)


# Windows ------------------------------------------------------------------------------------------


class Occasion(Window[NoHonorState]):
    """Something that can be answered with a Reaction: Schemes, abilities, perhaps a Treasure."""

    def __init__(self, first: int, trigger: int) -> None:
        super().__init__(first)
        self.trigger = trigger

    def concerns(self, s: NoHonorState, seat: int) -> bool:
        """Whether a seat may answer at all; a public fact."""
        raise NotImplementedError

    def suits(self, s: NoHonorState, one: int) -> bool:
        """Whether a Character may answer: not where it is itself the target [R37]."""
        return True

    def admits(self, s: NoHonorState, seat: int, kind: int) -> bool:
        """Whether a seat might answer with this Scheme; a public fact."""
        return True

    def by_treasure(self, s: NoHonorState, seat: int) -> int:
        """The Treasure with which a seat may answer, or -1."""
        return -1

    def reactors(self, s: NoHonorState, seat: int) -> list[int]:
        """The abilities of a seat that could answer (twice the Character, plus which)."""
        found: list[int] = []
        for ability in s.box.reactors[self.trigger]:
            one = ability >> 1
            if (
                s.owner[one] == seat
                and not s.exhausted >> one & 1
                and not s.box.abilities[one][ability & 1].asleep(s)
                and self.suits(s, one)
            ):
                found.append(ability)
        return found

    def might(self, s: NoHonorState, seat: int) -> bool:
        if not self.concerns(s, seat):
            return False
        if s.hand[seat]:
            for kind in s.box.reactions[self.trigger]:
                if s.discard[kind] < s.box.copies[kind] and self.admits(s, seat, kind):
                    return True
        return bool(self.reactors(s, seat)) or self.by_treasure(s, seat) >= 0

    def can_answer(self, s: NoHonorState, seat: int) -> bool:
        if not self.concerns(s, seat):
            return False
        for kind in s.box.reactions[self.trigger]:
            if self.can_play(s, seat, kind):
                return True
        return bool(self.reactors(s, seat)) or self.by_treasure(s, seat) >= 0

    def can_play(self, s: NoHonorState, seat: int, kind: int) -> bool:
        return (
            has(s.hand[seat], kind)
            and self.admits(s, seat, kind)
            and s.box.scheme_effect[kind].possible(s, seat)
        )

    def answers(self, s: NoHonorState, seat: int) -> list[int]:
        found: list[int] = []
        if not self.concerns(s, seat):
            return found
        box = s.box
        for kind in box.reactions[self.trigger]:
            if self.can_play(s, seat, kind):
                found.append(box.play + kind)
        for ability in self.reactors(s, seat):
            found.append(box.use + ability)
        treasure = self.by_treasure(s, seat)
        if treasure >= 0:
            found.append(box.use_treasure + treasure)
        return found

    def answer(self, s: NoHonorState, seat: int, move: int) -> None:
        box = s.box
        if move >= box.use_treasure:
            if s.telling:
                s.tell("use-treasure", [seat, move - box.use_treasure])
            s.lucky |= 1 << seat
            roll_again(s)
        elif move >= box.play:
            play_scheme(s, seat, move - box.play, 0)
        else:
            one = (move - box.use) >> 1
            if s.telling:
                s.tell("use", [seat, one])
            act = Act(box, seat, -1, one, (move - box.use) & 1, [])
            act.effect().resolve(s, act)
            if s.owner[one] >= 0:
                exhaust(s, one, False)

    def passing(self) -> int:
        return PASS


class Countering(Occasion):
    """A Scheme was played: others may cancel it."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(first, SCHEME_PLAYED)
        self.seat = seat

    def concerns(self, s: NoHonorState, seat: int) -> bool:
        return seat != self.seat

    def suits(self, s: NoHonorState, one: int) -> bool:
        """Not the Ghost, if the Scheme is aimed at it."""
        return not self.played(s).aims_at(one)

    def played(self, s: NoHonorState) -> Act:
        """The Scheme in question: it lies right below this window."""
        i = len(s.frames) - 1
        while i >= 0 and s.frames[i] is not self:
            i -= 1
        return cast(Act, s.frames[i - 1] if i > 0 else s.frames[-1])

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        played = self.played(s)
        about = played.subject(s)
        args = played.source()
        args["seat"] = played.seat
        if about.targets:
            args["targets"] = about.targets
        prompt = Prompt("countering-at" if about.targets else "countering", args)
        prompt.about = about
        prompt.futures = futures(s, played)
        if not prompt.futures:
            prompt.stakes = s.plan()
        return prompt


def cancel(s: NoHonorState) -> None:
    """The Scheme below the topmost window is countered: discarded, and it was a go [R38]."""
    close_choice(s)
    s.frames.pop()
    kind = s.in_play.pop()
    s.discard[kind] += 1
    if s.telling:
        s.tell("cancelled", [kind])


# Exhaust, arrest, kill ----------------------------------------------------------------------------


def exhaust(s: NoHonorState, one: int, by_table: bool) -> None:
    """Exhaust a Character; a second time it is arrested, or killed once honor is broken."""
    strike(s, [one], [fate_of(s, one, by_table)])


def strike(s: NoHonorState, ones: list[int], fates: list[int]) -> None:
    """All these Characters are hit at once. Whoever is exhausted is so before anybody can answer;
    the others go together, after all who might be saved have been."""
    doomed: list[int] = []
    ends: list[int] = []
    for i in range(len(ones)):
        if fates[i] == EXHAUSTED:
            s.tire(ones[i])
            if s.telling:
                s.tell("exhausted", [ones[i]])
        else:
            doomed.append(ones[i])
            ends.append(fates[i])
    if doomed:
        s.frames.append(Doom(doomed, ends, 0))


def fate_of(s: NoHonorState, one: int, by_table: bool) -> int:
    """What it means for a Character to be exhausted now: that, or something worse."""
    yacht = s.sent != 0 and s.post[one] >= 0 and s.special().deadly
    if yacht and (s.switches.yacht_consequences or not by_table):
        return KILLED
    if s.exhausted >> one & 1:
        return KILLED if s.broken else ARRESTED
    return EXHAUSTED


def refresh(s: NoHonorState, one: int) -> None:
    if s.exhausted >> one & 1:
        s.exhausted &= ~(1 << one)
        if s.telling:
            s.tell("refreshed", [one])


def doom(s: NoHonorState, one: int, fate: int) -> None:
    """A Character is about to be arrested or killed, if nobody saves it."""
    strike(s, [one], [fate])


class Doom(Frame[NoHonorState]):
    """Characters are arrested or killed, all at once. First their owners may save them, one after
    the other (`asked_for` of them have been asked about); whoever was saved is to be exhausted.
    Nobody has gone until all have been asked about, so their order does not matter."""

    def __init__(self, ones: list[int], fates: list[int], asked_for: int) -> None:
        self.ones = ones
        self.fates = fates
        self.asked_for = asked_for

    def step(self, s: NoHonorState) -> None:
        i = self.asked_for
        if i < len(self.ones):
            s.frames[-1] = Doom(self.ones, self.fates, i + 1)
            if s.owner[self.ones[i]] >= 0:
                Saving(self.ones[i], self.fates[i], s.owner[self.ones[i]]).open(s)
            return
        s.frames.pop()
        box = s.box
        here: list[int] = []
        owners = s.owner[:]
        for watcher in box.watchers:
            if owners[watcher] >= 0 and not box.passive[watcher].asleep(s):
                here.append(watcher)
        for i in range(len(self.ones)):
            one, fate = self.ones[i], self.fates[i]
            if s.owner[one] >= 0:  # else gone already, by what it did in the meantime
                self.befall(s, one, fate)
                for watcher in here:
                    notice(s, watcher, owners[watcher], one, owners[one], fate)
        if s.outside() < box.martial_law:
            s.end(END_MARTIAL_LAW)  # at any time, in the middle of anything [R64]

    def befall(self, s: NoHonorState, one: int, fate: int) -> None:
        if fate == EXHAUSTED:  # saved, and this is no new exhaustion [R22]
            s.tire(one)
            if s.telling:
                s.tell("spared", [one])
            return
        s.leave(one)
        if s.telling:
            s.tell(FATES[fate], [one])
        if fate == KILLED:
            s.graveyard.append(one)
        else:
            s.jail.append(one)


def notice(s: NoHonorState, watcher: int, seat: int, one: int, whose: int, fate: int) -> None:
    """Somebody with a passive ability, who may be hit at the same time, sees what happens [R31]."""
    if watcher != one:
        if fate == KILLED:
            s.box.passive[watcher].killed(s, seat, watcher, one)
        elif fate == ARRESTED:
            s.box.passive[watcher].arrested(s, seat, whose)


class Saving(Occasion):
    """A Character is about to be arrested or killed: its owner may save it, or whoever else has a
    card for it [R78]."""

    def __init__(self, one: int, fate: int, owner: int) -> None:
        super().__init__(owner, KILLING if fate == KILLED else ARRESTING)
        self.one = one
        self.fate = fate

    def concerns(self, s: NoHonorState, seat: int) -> bool:
        return s.owner[self.one] >= 0

    def admits(self, s: NoHonorState, seat: int, kind: int) -> bool:
        return s.owner[self.one] == seat or s.box.scheme_effect[kind].selfless

    def suits(self, s: NoHonorState, one: int) -> bool:
        return one != self.one and s.owner[one] == s.owner[self.one]

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        args: Data = {"character": s.id("character", self.one), "seat": s.owner[self.one]}
        own = "-own" if s.owner[self.one] == seat else ""
        prompt = Prompt(("saving" if self.fate == KILLED else "saving-arrest") + own, args)
        prompt.about = Subject("character", s.id("character", self.one), s.owner[self.one], [])
        doomed = cast(Doom, s.frames[-2])
        others = [s.id("character", one) for one in doomed.ones[doomed.asked_for :]]
        if others:
            prompt.notes.append(Sentence("saving-next", {"character": others}))
        return prompt


def spare(s: NoHonorState) -> None:
    """The Character whom the topmost window is about will be exhausted instead."""
    close_choice(s)
    doomed = cast(Doom, s.frames[-1])
    fates = doomed.fates[:]
    fates[doomed.asked_for - 1] = EXHAUSTED
    s.frames[-1] = Doom(doomed.ones, fates, doomed.asked_for)


# Dice ---------------------------------------------------------------------------------------------


class Roller(Frame[NoHonorState]):
    """A frame that waits for a roll."""

    def rolled(self, s: NoHonorState, face: int) -> None:
        """The roll stands; this frame is on top again. Face 0 is the X."""
        raise NotImplementedError

    def purpose(self, s: NoHonorState) -> Sentence:
        """What the roll is for."""
        raise NotImplementedError

    def tell_purpose(self, s: NoHonorState) -> None:
        """The same in the log, before the dice fall."""
        raise NotImplementedError


def purpose_of(s: NoHonorState) -> Sentence:
    """What the dice on the table were rolled for."""
    i = len(s.frames) - 1
    while not isinstance(s.frames[i], Roll):
        i -= 1
    return cast(Roller, s.frames[i - 1]).purpose(s)


def faces_of(s: NoHonorState, rolled: Roll) -> list[str]:
    return [s.id("face", face) for face in rolled.faces]


def roll(s: NoHonorState, seat: int, dice: int, slot: int) -> None:
    """Roll for the frame on top; `slot` is the failed Defense of a consequences die, or -1."""
    if s.telling:
        cast(Roller, s.frames[-1]).tell_purpose(s)
    s.frames.append(Roll(seat, throw(s, seat, dice), slot))
    Rolling(seat, slot, (seat + 1) % s.seats).open(s)


def throw(s: NoHonorState, seat: int, dice: int) -> list[int]:
    faces = [s.chance.draw(s.box.die[:], 0) for _ in range(dice)]
    if s.telling:
        if dice == 1:
            s.tell("roll", [seat, faces[0]])
        else:
            s.tell("roll-two", [seat, faces[0], faces[1]])
    return faces


class Roll(Frame[NoHonorState]):
    """Dice lie on the table; of two the roller takes either [R41]."""

    def __init__(self, seat: int, faces: list[int], slot: int) -> None:
        self.seat = seat
        self.faces = faces
        self.slot = slot

    def asked(self, s: NoHonorState) -> int:
        return 1 << self.seat if self.faces[0] != self.faces[-1] else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return [DIE + max(self.faces), DIE + min(self.faces)]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if s.telling:
            s.tell("takes-die", [seat, move - DIE])
        self.stands(s, move - DIE)

    def step(self, s: NoHonorState) -> None:
        self.stands(s, self.faces[0])

    def stands(self, s: NoHonorState, face: int) -> None:
        s.frames.pop()
        cast(Roller, s.frames[-1]).rolled(s, face)

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        return Prompt("roll", {"face": faces_of(s, self), "purpose": purpose_of(s)})


class Rolling(Occasion):
    """Dice were rolled: somebody may have them rolled again; the second roll stands."""

    def __init__(self, seat: int, slot: int, first: int) -> None:
        super().__init__(first, ROLLED)
        self.seat = seat
        self.slot = slot

    def concerns(self, s: NoHonorState, seat: int) -> bool:
        return True

    def stakes(self, s: NoHonorState, seat: int) -> bool:
        """Whether a seat has a Character at the failed Defense this die is rolled for."""
        if self.slot >= 0:
            for one in s.crew[seat]:
                if s.post[one] == self.slot:
                    return True
        return False

    def reactors(self, s: NoHonorState, seat: int) -> list[int]:
        found: list[int] = []
        if self.stakes(s, seat):
            for ability in s.box.reactors[CONSEQUENCE_ROLLED]:
                if s.owner[ability >> 1] == seat and not s.exhausted >> (ability >> 1) & 1:
                    found.append(ability)
        return found

    def by_treasure(self, s: NoHonorState, seat: int) -> int:
        if not s.sent or s.lucky >> seat & 1:
            return -1
        mask = s.treasures[seat] & s.box.rerollers
        if not mask or not (self.stakes(s, seat) if self.slot >= 0 else seat == self.seat):
            return -1
        treasure = 0
        while not mask >> treasure & 1:
            treasure += 1
        return treasure

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        rolled = cast(Roll, s.frames[-2])
        args: Data = {"seat": rolled.seat, "face": faces_of(s, rolled), "purpose": purpose_of(s)}
        return Prompt("rolling-own" if rolled.seat == seat else "rolling", args)


def roll_again(s: NoHonorState) -> None:
    """The roll below the topmost window is made again, and then it stands."""
    close_choice(s)
    old = cast(Roll, s.frames.pop())
    s.frames.append(Roll(old.seat, throw(s, old.seat, len(old.faces)), old.slot))


class Awaiting(Roller):
    """A Scheme or an ability waits for its dice."""

    def __init__(
        self, box: NoHonor, seat: int, kind: int, one: int, which: int, chosen: list[int]
    ) -> None:
        self.act = Act(box, seat, kind, one, which, chosen)

    def rolled(self, s: NoHonorState, face: int) -> None:
        s.frames.pop()
        self.act.effect().rolled(s, self.act, face)

    def purpose(self, s: NoHonorState) -> Sentence:
        args = self.act.source()
        args["seat"] = self.act.seat
        return Sentence("roll-for" if self.act.kind >= 0 else "roll-for-ability", args)

    def tell_purpose(self, s: NoHonorState) -> None:
        act = self.act
        if act.kind >= 0:
            s.tell("roll-for", [act.seat, act.kind])
        else:
            s.tell("roll-for-ability", [act.seat, act.one])


def roll_for(s: NoHonorState, act: Act, dice: int) -> None:
    """Roll one die or both for a Scheme or an ability."""
    s.frames.append(Awaiting(s.box, act.seat, act.kind, act.one, act.which, act.chosen))
    roll(s, act.seat, dice, -1)
