"""Cards: what they can do, and the box that holds them as tables of numbers.

Characters, Defenses, Objectives, Treasures and Agendas are indexes into the box's tables, Schemes
their kind (copies are alike). Four skills travel packed into one number, a byte each, so that
adding Characters is adding numbers. Words and sentences live elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.games.nohonor.rules.vocabulary import CHALLENGE, DEFENSE, REPLACE, Words
from rookery.kernel.chance import Rng
from rookery.kernel.pieces import FACE
from rookery.kernel.prompts import Sentence, Subject
from rookery.kernel.state import Data, Frame, Game, Option
from rookery.kernel.words import Vocabulary

if TYPE_CHECKING:
    from rookery.games.nohonor.rules.state import NoHonorState

# Skills, packed: a byte for each.
LIES: Final = 0
MUSCLE: Final = 1
STEALTH: Final = 2
TINKER: Final = 3

# Types of Schemes.
MOMENT: Final = 0
COMPLICATION: Final = 1
LOGISTICS_CARD: Final = 2
ACTIVE: Final = 3
REACTION: Final = 4
TYPES: Final = ["moment", "complication", "logistics", "active", "reaction"]

# When an active ability can be used.
ON_TURN: Final = 1
ON_HEIST: Final = 2
ANY_TIME: Final = 3

# What a Reaction answers to.
NOTHING: Final = -1
SCHEME_PLAYED: Final = 0
KILLING: Final = 1
ARRESTING: Final = 2
ROLLED: Final = 3
CONSEQUENCE_ROLLED: Final = 4
REVEALED: Final = 5
BETRAYED: Final = 6
TRIGGERS: Final = 7

# The results of a failure table.
TABLE: Final = [
    "none",
    "exhaust_one",
    "exhaust_all",
    "arrest_one",
    "arrest_all",
    "kill_one",
    "kill_all",
]
EXHAUSTED: Final = 0
ARRESTED: Final = 1
KILLED: Final = 2

JAIL: Final = 2  # the third target of a heist, next to the two Objectives
NO_HEIST: Final = -1


def skill(packed: int, k: int) -> int:
    """How much of one skill there is in a packed number."""
    return packed >> 8 * k & 255


def icons(packed: int) -> int:
    """How many skill icons there are."""
    return (packed & 255) + (packed >> 8 & 255) + (packed >> 16 & 255) + (packed >> 24 & 255)


def has(zone: list[int], kind: int) -> bool:
    """Whether a hidden zone holds a card of this kind."""
    for one in zone:
        if one & FACE == kind:
            return True
    return False


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# What cards can do ------------------------------------------------------------------------------


class Act(Frame["NoHonorState"]):
    """Somebody plays a Scheme (`kind`) or uses an ability of a Character (`one`)."""

    def __init__(
        self, box: NoHonor, seat: int, kind: int, one: int, which: int, chosen: list[int]
    ) -> None:
        self.box = box
        self.seat = seat
        self.kind = kind  # -1 for an ability
        self.one = one  # -1 for a Scheme
        self.which = which  # 1 for the Broken Code effect, or for the second ability
        self.chosen = chosen

    def effect(self) -> Effect:
        if self.kind < 0:
            return self.box.abilities[self.one][self.which]
        other = self.box.code_effect[self.kind]
        return other if self.which and other is not None else self.box.scheme_effect[self.kind]

    def picked(self, i: int) -> int:
        """The Character that was chosen in one of the choices, or -1 if there is none."""
        if i >= len(self.chosen):
            return -1
        one = self.chosen[i] - self.box.pick
        return one if 0 <= one < len(self.box.characters) else -1

    def aims_at(self, one: int) -> bool:
        return self.box.pick + one in self.chosen

    def source(self) -> Data:
        """The Scheme, or the Character whose ability it is."""
        if self.kind >= 0:
            return {"scheme": self.box.schemes[self.kind]}
        return {"character": self.box.characters[self.one]}

    def subject(self, s: NoHonorState) -> Subject:
        """The card or ability, whose it is, and what has been chosen for it."""
        targets = [self.target(s, move) for move in self.chosen]
        kind = "scheme" if self.kind >= 0 else "character"
        return Subject(kind, str(self.source()[kind]), self.seat, targets)

    def target(self, s: NoHonorState, move: int) -> Sentence:
        one = move - self.box.pick
        if 0 <= one < len(self.box.characters) and s.owner[one] >= 0:
            return Sentence(
                "target-character",
                {"character": self.box.characters[one], "seat": s.owner[one]},
            )
        if DEFENSE <= move < REPLACE:
            return Sentence("target-defense", {"defense": s.guard_id(move - DEFENSE)})
        if CHALLENGE <= move < DEFENSE:
            guard = s.guards[s.target][self.chosen[0] - DEFENSE]  # chosen before its challenge
            way = self.box.kinds["challenge"][self.box.ways[guard] + move - CHALLENGE]
            return Sentence("target-challenge", {"challenge": way})
        entry = self.box.vocabulary.entries[move]
        args: Data = {}
        for name, value in entry.args.items():
            args[name] = value
        return Sentence(entry.key, args)


class Effect:
    """What a Scheme or an ability does: small choices one after the other, then the deed.

    `options` lists what can be chosen next and is empty when nothing is left to choose. `resolve`
    may find that the world has changed since then, and does as much as is still possible.
    """

    code: bool = False  # Broken Code: sleeps until honor is broken
    when: int = ANY_TIME  # for active abilities
    trigger: int = NOTHING  # for Reactions
    spends: bool = False  # cards chosen for it are its price, and discarded at once
    selfless: bool = False  # a Reaction that saves Characters of other crews too
    dice: int = 0  # how many are rolled for it
    certain: bool = False  # the table alone says what it does

    def asleep(self, s: NoHonorState) -> bool:
        return self.code and not s.broken

    def possible(self, s: NoHonorState, seat: int) -> bool:
        """Whether it can be played or used now."""
        return len(self.options(s, seat, [])) > 0

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        """The moves that can be chosen next, after these."""
        return []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        raise NotImplementedError

    def rolled(self, s: NoHonorState, act: Act, daggers: int) -> None:
        """The die or dice that `resolve` asked for have been rolled."""
        raise NotImplementedError

    def foreseeable(self) -> bool:
        """Whether everybody can see what it would do to a heist, but for its dice."""
        return self.certain or self.dice > 0

    def fate(self, s: NoHonorState, act: Act) -> int:
        """What would become of the Character it is aimed at: a fate, or -1 for nothing."""
        return -1

    def foresee(self, s: NoHonorState, act: Act, daggers: int) -> None:
        """Do to a copy of the table what it would do there if nobody answered."""
        if self.dice:
            self.rolled(s, act, daggers)
        else:
            self.resolve(s, act)

    def put_away(self, s: NoHonorState, act: Act) -> None:
        """Where the Scheme goes afterwards: to the discard pile, unless it stays."""
        s.discard[act.kind] += 1


class Passive(Effect):
    """An ability that is always in force."""

    hand_bonus: int = 0
    discount: int = 0  # on Recruit actions
    final_coins: int = 0
    nimble: bool = False  # takes no place at a Defense
    dogged: bool = False  # failure tables cannot exhaust it
    variable: bool = False  # has conditional skills

    def conditional(self, s: NoHonorState, slot: int) -> int:
        """Packed skills that hold only under a condition; Agendas ignore them."""
        return 0

    def killed(self, s: NoHonorState, seat: int, one: int, victim: int) -> None:
        """A Character was killed; `one` has this ability and belongs to `seat`."""

    def arrested(self, s: NoHonorState, seat: int, whose: int) -> None:
        """A Character of a seat was arrested."""

    def heist_won(self, s: NoHonorState, seat: int, one: int) -> None:
        """A heist succeeded."""

    def heist_over(self, s: NoHonorState, seat: int, one: int) -> None:
        """A heist is over, whether or not it succeeded."""


class Truth(Effect):
    """A card for the Moment of Truth."""

    silent: bool = False  # its betrayal cannot be answered
    catches: bool = False  # a betrayal of somebody else
    consolation: int = 1  # Coins for the betrayed
    betrayal: int = 0  # its value
    code_betrayal: int = 0  # its value once honor is broken

    def skim(self, s: NoHonorState, seat: int) -> None:
        """Before any other payout."""

    def claim_treasures(self, s: NoHonorState, seat: int) -> None:
        """Nobody betrayed: who draws which Treasure can still change."""

    def afterwards(self, s: NoHonorState, seat: int, betrayers: int) -> None:
        """After the payout; those who betrayed and were not caught as bits."""


class TreasureEffect:
    """What a Treasure does for its owner."""

    hand_bonus: int = 0
    discount: int = 0
    final_coins: int = 0
    skill: int = -1  # more of it for a Character named on each heist
    bonus: int = 0  # how much more
    refreshes: bool = False  # a Character at the start of the turn
    peeks: bool = False  # at a card in the Moment of Truth
    rerolls: bool = False  # once per heist
    pardons: bool = False  # failure tables exhaust instead of arresting

    def packed_bonus(self) -> int:
        return self.bonus << 8 * self.skill


class Goal:
    """What a Hidden Agenda asks for."""

    number: int = 0  # of what it asks for, as the card says

    def met(self, s: NoHonorState, seat: int) -> bool:
        raise NotImplementedError


class Special:
    """What is special about an Objective."""

    deadly: bool = False  # exhausted here means killed
    veiled: bool = False  # no Defenses until somebody declares a heist
    all_watch: bool = False

    def won(self, s: NoHonorState) -> None:
        """After a successful heist and its payout."""


# The box ----------------------------------------------------------------------------------------


class NoHonor(Game):
    """The box: cards as tables of numbers, and where the moves and outcomes of each begin."""

    def __init__(
        self, words: Words, outcomes: Vocabulary, options: list[Option], events: dict[str, str]
    ) -> None:
        super().__init__("nohonor", 2, 3, 6, options, words.vocabulary, outcomes, events)
        self.words = words
        self.pick = words.pick
        self.recruit = words.recruit
        self.fire = words.fire
        self.use = words.use
        self.send = words.send
        self.recall = words.recall
        self.offer = words.offer
        self.want = words.want
        self.play = words.play
        self.code = words.code
        self.card = words.card
        self.lay = words.lay
        self.offer_scheme = words.offer_scheme
        self.offer_treasure = words.offer_treasure
        self.want_treasure = words.want_treasure
        self.use_treasure = words.use_treasure
        self.drop_agenda = words.drop_agenda
        self.set_numbers()
        self.set_tables()

    def set_numbers(self) -> None:
        self.die: list[int] = []  # faces in order, 0 for the X
        self.start_coins = 0
        self.start_hand = 0
        self.crew_limit = 0
        self.hand_limit = 0
        self.actions = 0
        self.pool_size = 0
        self.jailed = 0
        self.per_defense = 0
        self.failed_pay = 0
        self.martial_law = 0
        self.per_stage = 0
        # where the outcomes of chance begin; dice faces are first
        self.seat_outcome = 0
        self.character_outcome = 0
        self.scheme_outcome = 0
        self.defense_outcome = 0
        self.objective_outcome = 0
        self.treasure_outcome = 0
        self.agenda_outcome = 0

    def set_tables(self) -> None:
        self.characters: list[str] = []
        self.skills: list[int] = []  # packed
        self.cost: list[int] = []
        self.abilities: list[list[Effect]] = []  # active ones and reactions, at most two
        self.ability_first: list[int] = []  # their place in the mask of used abilities
        self.passive: list[Passive] = []
        self.watchers: list[int] = []  # Characters with a passive ability
        self.reactors: list[list[int]] = [[] for _ in range(TRIGGERS)]  # 2 * Character + which
        self.schemes: list[str] = []
        self.copies: list[int] = []
        self.scheme_type: list[int] = []
        self.scheme_effect: list[Effect] = []
        self.code_effect: list[Effect | None] = []
        self.betrayal: list[int] = []
        self.code_betrayal: list[int] = []
        self.gear: list[int] = []  # packed skills of attachments, 0 for other Schemes
        self.reactions: list[list[int]] = [[] for _ in range(TRIGGERS)]
        self.defenses: list[str] = []
        self.defense_copies: list[int] = []  # 0 for those printed on mats
        self.challenges: list[list[int]] = []  # packed
        self.ways: list[int] = []  # the number of the first, as events count them
        self.defense_coins: list[int] = []
        self.watch: list[bool] = []
        self.most: list[int] = []  # Characters allowed there
        self.jailer = -1
        self.objectives: list[str] = []
        self.stage: list[int] = []
        self.objective_coins: list[int] = []
        self.slots: list[int] = []
        self.hauls5: list[int] = []  # how often it can be robbed with five or six players
        self.draws: list[int] = []  # Treasures
        self.table: list[list[int]] = []  # objective -> face -> result
        self.jail_table: list[int] = []
        self.special: list[Special] = []  # the last one is for the Jail
        self.printed: list[int] = []  # the Defense that always fills a slot, or -1
        self.agendas: list[str] = []
        self.goals: list[Goal] = []
        self.goals5: list[Goal] = []  # with five or six players
        self.reward: list[int] = []
        self.reward5: list[int] = []
        self.treasures: list[str] = []
        self.treasure: list[TreasureEffect] = []
        self.skill_treasures: list[int] = []
        self.rerollers = 0  # masks of Treasures
        self.peekers = 0
        self.refreshers = 0
        self.pardoners = 0

    def describe(self, s: NoHonorState, eyes: int, data: Data) -> None:
        """Write down what some eyes may see: the rules know how, see `position.py`."""
        raise NotImplementedError

    def invent(self, s: NoHonorState, eyes: int, rng: Rng) -> None:
        """Make up what is being said in secret, as far as some eyes cannot know it."""
        raise NotImplementedError
