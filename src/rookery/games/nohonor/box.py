"""The box of No Honor Among Thieves: its cards as data, checked, and turned into tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, cast

import msgspec

from rookery.games import carddata
from rookery.games.carddata import CardFile, introduce, read_cards
from rookery.games.nohonor.rules.agendas import GOALS
from rookery.games.nohonor.rules.cards import (
    MOMENT,
    NOTHING,
    REACTION,
    TABLE,
    TYPES,
    Effect,
    NoHonor,
    Passive,
    Truth,
)
from rookery.games.nohonor.rules.characters import ABILITIES
from rookery.games.nohonor.rules.game import NoHonorGame
from rookery.games.nohonor.rules.objectives import SPECIALS
from rookery.games.nohonor.rules.schemes import SCHEMES
from rookery.games.nohonor.rules.state import ENDINGS
from rookery.games.nohonor.rules.treasures import TREASURES
from rookery.games.nohonor.rules.vocabulary import (
    MAX_CHALLENGES,
    MAX_DRAWS,
    MAX_FACE,
    MAX_HAULS,
    MAX_SEATS,
    MAX_SLOTS,
    SKILLS,
    Words,
)
from rookery.kernel.prompts import Data, Sentence
from rookery.kernel.state import Option

OUR_CARDS = Path(__file__).with_name("cards.yaml")
FACES = ["X", *(str(n) for n in range(1, MAX_FACE + 1))]

Skill = Literal["lies", "muscle", "stealth", "tinker"]
Skills = dict[Skill, Annotated[int, msgspec.Meta(ge=1, le=9)]]
Face = Literal["X", 1, 2, 3, 4, 5, 6]
Result = Literal[
    "none", "exhaust_one", "exhaust_all", "arrest_one", "arrest_all", "kill_one", "kill_all"
]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Few = Annotated[int, msgspec.Meta(ge=1, le=9)]
Dice = Annotated[int, msgspec.Meta(ge=1, le=2)]

# What entries did not say once, when it stood in the rules.
NEWER = {
    "characters": [
        *("coins", "code_coins", "final_coins", "price", "discount", "schemes", "hand"),
        *("actions", "bonus", "need", "dice"),
    ],
    "schemes": [
        *("effect", "coins", "code_coins", "each", "discount", "schemes", "more", "need", "dice"),
    ],
    "agendas": ["number"],
    "treasures": ["effect", "coins", "discount", "hand", "bonus"],
}


class Card(carddata.Card, kw_only=True):
    known: str | None = None  # what the rulebook says about it


class CharacterCard(Card, kw_only=True):
    skills: Skills
    cost: Small
    abilities: list[str] = []
    coins: Count | None = None
    code_coins: Count | None = None
    final_coins: Count | None = None
    price: Small | None = None
    discount: Count | None = None
    schemes: Count | None = None
    hand: Count | None = None
    actions: Count | None = None
    bonus: Few | None = None
    need: Few | None = None
    dice: Dice | None = None

    def tells_of(self) -> list[str]:
        return self.abilities


class SchemeCard(Card, kw_only=True):
    copies: Count
    type: Literal["moment", "complication", "logistics", "active", "reaction"]
    effect: str | None = None
    code: bool = False
    attach: Skills = {}
    betrayal: Count | None = None
    code_betrayal: Count | None = None
    coins: Count | None = None
    code_coins: Small | None = None
    each: Small | None = None
    discount: Count | None = None
    schemes: Small | None = None
    more: Small | None = None
    need: Few | None = None
    dice: Dice | None = None

    def effects(self) -> list[str]:
        name = self.effect or self.id
        return [name, f"{name}_code"] if self.code else [name]

    def tells_of(self) -> list[str]:
        return self.effects()


class PrintedCard(Card, kw_only=True):
    challenges: list[Skills]
    coins: Small = 0
    watch: bool = False
    most: Count | None = None


class DefenseCard(PrintedCard, kw_only=True):
    copies: Count


class ObjectiveCard(Card, kw_only=True):
    stage: Literal[1, 2, 3]
    coins: Small
    slots: Annotated[int, msgspec.Meta(ge=1, le=MAX_SLOTS)]
    hauls5: Annotated[int, msgspec.Meta(ge=1, le=MAX_HAULS)] = 1
    table: dict[Face, Result]
    treasures: Annotated[int, msgspec.Meta(ge=0, le=MAX_DRAWS)] = 0
    special: str = ""
    printed: str | None = None

    def tells_of(self) -> list[str]:
        return [self.special or self.id]


class AgendaCard(Card, kw_only=True):
    coins: Small
    coins5: Small = 0  # where it is another reward than `coins`
    number: Small | None = None
    number5: Small = 0  # where the goal asks for another number than `number`
    goal: str | None = None

    def tells_of(self) -> list[str]:
        return [self.goal or self.id]


class TreasureCard(Card, kw_only=True):
    effect: str | None = None
    coins: Count | None = None
    discount: Count | None = None
    hand: Count | None = None
    bonus: Few | None = None


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["nohonor"]
    die: list[Face]
    start_coins: Small
    start_hand: Small
    crew_limit: Count
    hand_limit: Count
    actions: Count
    pool: Count
    jailed: Small
    per_defense: Count
    failed_pay: Small
    martial_law: Small
    per_stage: Count
    characters: list[CharacterCard]
    schemes: list[SchemeCard]
    defenses: list[DefenseCard]
    printed: list[PrintedCard]
    objectives: list[ObjectiveCard]
    jail_table: dict[Face, Result]
    agendas: list[AgendaCard]
    treasures: list[TreasureCard]


def options() -> list[Option]:
    return [
        Option("ask", ["sealed", "holders"]),
        Option("agendas", ["choose", "dealt"]),
        Option("turn_limit", [0, *range(10, 100, 5), *range(100, 1001, 50)]),
        Option("idle_rounds", [25, *(n for n in range(5, 101, 5) if n != 25)]),
        Option("proposals", [6, 1, 2, 3, 4, 5, *range(7, 13)]),
        Option("treasures_tradable_by_exchange", ["on", "off"]),
        Option("ace_ties_count", ["off", "on"]),
        Option("max_players", [6, 5]),
        Option("jailbreak_adds_coin", ["none", "both"]),
        Option("veteran_needs_broken_code", ["on", "off"]),
        Option("yacht_counts_consequences", ["on", "off"]),
    ]


def load(path: Path | None = None) -> NoHonor:
    """The game with our cards, or with those of a file."""
    cards, file = read_cards(path or OUR_CARDS, Cards, NEWER, OUR_CARDS)
    check(cards, file)
    words = Words(
        [card.id for card in cards.characters],
        [card.id for card in cards.schemes],
        [card.id for card in cards.treasures],
        [card.id for card in cards.agendas],
    )
    game = NoHonorGame(words, options())
    game.max_length = 50_000
    add_outcomes(game, cards)
    add_numbers(game, cards)
    add_characters(game, cards, file)
    add_schemes(game, cards, file)
    ways = add_defenses(game, cards)
    add_objectives(game, cards)
    add_agendas_and_treasures(game, cards, file)
    game.kinds = {
        "character": game.characters,
        "scheme": game.schemes,
        "defense": game.defenses,
        "challenge": ways,
        "objective": game.objectives,
        "treasure": game.treasures,
        "agenda": game.agendas,
        "skill": SKILLS,
        "face": FACES,
        "result": TABLE,
        "ending": ENDINGS,
    }
    for group, members in card_groups(cards).items():
        introduce(game, "defense" if group == "printed" else group.removesuffix("s"), members)
    game.fingerprint = file.fingerprint
    game.files = [str(file.path)]
    return game


def card_groups(cards: Cards) -> dict[str, list[Card]]:
    return {
        "characters": [*cards.characters],
        "schemes": [*cards.schemes],
        "defenses": [*cards.defenses],
        "printed": [*cards.printed],
        "objectives": [*cards.objectives],
        "agendas": [*cards.agendas],
        "treasures": [*cards.treasures],
    }


def packed(skills: Skills) -> int:
    total = 0
    for name, much in skills.items():
        total += much << 8 * SKILLS.index(name)
    return total


def by_face(table: dict[Face, Result]) -> list[int]:
    """The results of a failure table, by the face of the die."""
    return [TABLE.index(table[face]) if face in table else 0 for face in ("X", 1, 2, 3, 4, 5, 6)]


def add_outcomes(game: NoHonor, cards: Cards) -> None:
    outcomes = game.outcomes
    for face in FACES:
        outcomes.add(f"die {face}", "face", face=face)
    game.seat_outcome = len(outcomes)
    for seat in range(MAX_SEATS):
        outcomes.add(f"seat {seat}", "seat", seat=str(seat))
    game.character_outcome = len(outcomes)
    for character in cards.characters:
        outcomes.add(character.id, "character", character=character.id)
    game.scheme_outcome = len(outcomes)
    for scheme in cards.schemes:
        # some Schemes share their name with a Character
        word = scheme.id if scheme.id not in outcomes.numbers else f"{scheme.id} (scheme)"
        outcomes.add(word, "scheme", scheme=scheme.id)
    game.defense_outcome = len(outcomes)
    for defense in [*cards.defenses, *cards.printed]:
        outcomes.add(defense.id, "defense", defense=defense.id)
    game.objective_outcome = len(outcomes)
    for objective in cards.objectives:
        outcomes.add(objective.id, "objective", objective=objective.id)
    game.treasure_outcome = len(outcomes)
    for treasure in cards.treasures:
        outcomes.add(treasure.id, "treasure", treasure=treasure.id)
    game.agenda_outcome = len(outcomes)
    for agenda in cards.agendas:
        outcomes.add(agenda.id, "agenda", agenda=agenda.id)


def add_numbers(game: NoHonor, cards: Cards) -> None:
    game.die = sorted(0 if face == "X" else face for face in cards.die)
    game.start_coins = cards.start_coins
    game.start_hand = cards.start_hand
    game.crew_limit = cards.crew_limit
    game.hand_limit = cards.hand_limit
    game.actions = cards.actions
    game.pool_size = cards.pool
    game.jailed = cards.jailed
    game.per_defense = cards.per_defense
    game.failed_pay = cards.failed_pay
    game.martial_law = cards.martial_law
    game.per_stage = cards.per_stage
    game.jail_table = by_face(cards.jail_table)


def add_characters(game: NoHonor, cards: Cards, file: CardFile) -> None:
    nothing = Passive()
    abilities = 0
    for number, card in enumerate(cards.characters):
        game.characters.append(card.id)
        game.skills.append(packed(card.skills))
        game.cost.append(card.cost)
        game.ability_first.append(abilities)
        active: list[Effect] = []
        passive = nothing
        for effect in file.made(f"$.characters[{number}]", card, ABILITIES, card.abilities):
            if isinstance(effect, Passive):
                passive = effect
                game.watchers.append(number)
                continue
            if effect.trigger != NOTHING:
                game.reactors[effect.trigger].append(2 * number + len(active))
            active.append(effect)
            abilities += 1
        game.abilities.append(active)
        game.passive.append(passive)


def add_schemes(game: NoHonor, cards: Cards, file: CardFile) -> None:
    for number, card in enumerate(cards.schemes):
        effect, *code = file.made(f"$.schemes[{number}]", card, SCHEMES, card.effects())
        game.schemes.append(card.id)
        game.copies.append(card.copies)
        game.scheme_type.append(TYPES.index(card.type))
        game.scheme_effect.append(effect)
        game.code_effect.append(code[0] if code else None)
        game.betrayal.append(effect.betrayal if isinstance(effect, Truth) else 0)
        game.code_betrayal.append(effect.code_betrayal if isinstance(effect, Truth) else 0)
        game.gear.append(packed(card.attach))
        if effect.trigger != NOTHING:
            game.reactions[effect.trigger].append(number)


def add_defenses(game: NoHonor, cards: Cards) -> list[str]:
    """Fill in all Defenses; their challenges, as events name them."""
    ways: list[str] = []
    for card in [*cards.defenses, *cards.printed]:
        game.defenses.append(card.id)
        game.defense_copies.append(card.copies if isinstance(card, DefenseCard) else 0)
        game.challenges.append([packed(challenge) for challenge in card.challenges])
        game.defense_coins.append(card.coins)
        game.watch.append(card.watch)
        game.most.append(card.most or cards.per_defense)
        game.ways.append(len(ways))
        for i, challenge in enumerate(card.challenges, 1):
            told = asks_for(challenge)
            ways.append(f"{card.id}-{i}")
            game.called[f"challenge-{ways[-1]}"] = (told.key, cast(Data, told.data()["args"]))
    game.jailer = game.defenses.index("jailer")
    return ways


def asks_for(challenge: Skills) -> Sentence:
    """What a challenge is called: by what it asks for."""
    *rest, last = [
        Sentence("skill-number", {"number": number, "skill": skill})
        for skill, number in sorted(challenge.items())  # as on every card
    ]
    for one in reversed(rest):
        last = Sentence("skills-and", {"some": one, "more": last})
    return last


def add_objectives(game: NoHonor, cards: Cards) -> None:
    for card in cards.objectives:
        game.objectives.append(card.id)
        game.stage.append(card.stage - 1)
        game.objective_coins.append(card.coins)
        game.slots.append(card.slots)
        game.hauls5.append(card.hauls5)
        game.draws.append(card.treasures)
        game.table.append(by_face(card.table))
        game.special.append(SPECIALS[card.special])
        game.printed.append(game.defenses.index(card.printed) if card.printed else -1)
    game.special.append(SPECIALS[""])  # for the Jail


def add_agendas_and_treasures(game: NoHonor, cards: Cards, file: CardFile) -> None:
    for i, agenda in enumerate(cards.agendas):
        game.agendas.append(agenda.id)
        name = agenda.goal or agenda.id
        larger = msgspec.structs.replace(agenda, number=agenda.number5 or agenda.number)
        game.goals += file.made(f"$.agendas[{i}]", agenda, GOALS, [name])
        game.goals5 += file.made(f"$.agendas[{i}]", larger, GOALS, [name])
        game.reward.append(agenda.coins)
        game.reward5.append(agenda.coins5 or agenda.coins)
    for number, treasure in enumerate(cards.treasures):
        name = treasure.effect or treasure.id
        (effect,) = file.made(f"$.treasures[{number}]", treasure, TREASURES, [name])
        game.treasures.append(treasure.id)
        game.treasure.append(effect)
        if effect.skill >= 0:
            game.skill_treasures.append(number)
        game.rerollers |= int(effect.rerolls) << number
        game.peekers |= int(effect.peeks) << number
        game.refreshers |= int(effect.refreshes) << number
        game.pardoners |= int(effect.pardons) << number


# Checks -----------------------------------------------------------------------------------------


def check(cards: Cards, file: CardFile) -> None:
    """What the schema cannot say: ids, effects and numbers that make a playable set."""
    if not 1 <= len(cards.die) <= 20:
        raise file.error("$.die", "a die has 1 to 20 faces")
    check_ids(cards, file)
    check_characters(cards, file)
    check_schemes(cards, file)
    check_defenses(cards, file)
    check_objectives(cards, file)
    check_rest(cards, file)


def check_ids(cards: Cards, file: CardFile) -> None:
    seen: dict[str, str] = {}
    for group, entries in card_groups(cards).items():
        for i, card in enumerate(entries):
            where = f"$.{group}[{i}].id"
            ident = card.id.lower()
            if ident in seen and (seen[ident], group) != ("characters", "schemes"):
                raise file.error(where, f"the id {card.id} is taken")
            if seen.get(ident) == group:
                raise file.error(where, f"the id {card.id} is taken")
            seen[ident] = group


def check_characters(cards: Cards, file: CardFile) -> None:
    least = 2 * MAX_SEATS + cards.pool + cards.jailed
    if not least <= len(cards.characters) <= 60:
        raise file.error("$.characters", f"a set has {least} to 60 Characters")
    for i, card in enumerate(cards.characters):
        where = f"$.characters[{i}]"
        if card.cost > cards.start_coins:
            raise file.error(where, f"everybody must be able to pay with {cards.start_coins} Coins")
        made = file.made(where, card, ABILITIES, card.abilities)
        passive = sum(isinstance(effect, Passive) for effect in made)
        if len(made) - passive > 2 or passive > 1:
            raise file.error(where, "a Character has one passive and two other abilities at most")


def check_schemes(cards: Cards, file: CardFile) -> None:
    if not 20 <= sum(card.copies for card in cards.schemes) <= 500 or len(cards.schemes) > 250:
        raise file.error("$.schemes", "a set has 20 to 500 Schemes, of at most 250 kinds")
    for i, card in enumerate(cards.schemes):
        where = f"$.schemes[{i}]"
        name = card.effects()[0]
        if name.endswith("_code"):
            raise file.error(where, f"there is no effect {name!r}: that is a Broken Code effect")
        effect = file.made(where, card, SCHEMES, card.effects())[0]
        kind = TYPES.index(card.type)
        if isinstance(effect, Truth) != (kind == MOMENT):
            raise file.error(
                where, f"the effect {name} and the type {card.type} do not go together"
            )
        if (effect.trigger != NOTHING) != (kind == REACTION):
            raise file.error(
                where, f"the effect {name} and the type {card.type} do not go together"
            )
        if bool(card.attach) != (name == "attach"):
            raise file.error(where, "skills belong to the effect attach, and only there")


def check_defenses(cards: Cards, file: CardFile) -> None:
    if not 12 <= sum(card.copies for card in cards.defenses) <= 500:
        raise file.error("$.defenses", "a set has 12 to 500 Defenses")
    for group, entries in (("defenses", [*cards.defenses]), ("printed", [*cards.printed])):
        for i, card in enumerate(entries):
            where = f"$.{group}[{i}].challenges"
            if not 1 <= len(card.challenges) <= MAX_CHALLENGES:
                raise file.error(where, f"a Defense has 1 to {MAX_CHALLENGES} challenges")
            if not all(card.challenges):
                raise file.error(where, "every challenge asks for something")
    if "jailer" not in [card.id for card in cards.printed]:
        raise file.error("$.printed", "the Jail needs its jailer")


def check_objectives(cards: Cards, file: CardFile) -> None:
    printed = [card.id for card in cards.printed]
    for stage in (1, 2, 3):
        if len([card for card in cards.objectives if card.stage == stage]) < cards.per_stage:
            raise file.error("$.objectives", f"Stage {stage} needs {cards.per_stage} Objectives")
    if cards.per_stage < 2:
        raise file.error("$.per_stage", "two Objectives lie on the table at the start")
    for face in cards.die:
        if face not in cards.jail_table:
            raise file.error("$.jail_table", f"the table has no entry for {face}")
    for i, card in enumerate(cards.objectives):
        where = f"$.objectives[{i}]"
        for face in cards.die:
            if face not in card.table:
                raise file.error(f"{where}.table", f"the table has no entry for {face}")
        if card.special not in SPECIALS:
            known = ", ".join(sorted(filter(None, SPECIALS)))
            raise file.error(where, f"there is no special {card.special!r}: choose from {known}")
        if card.printed is not None and card.printed not in printed:
            raise file.error(where, f"there is no printed Defense {card.printed!r}")


def check_rest(cards: Cards, file: CardFile) -> None:
    if not 3 * MAX_SEATS <= len(cards.agendas) <= 200:
        raise file.error("$.agendas", f"a set has {3 * MAX_SEATS} to 200 Agendas")
    if not 0 <= len(cards.treasures) <= 60:
        raise file.error("$.treasures", "a set has at most 60 Treasures")
