"""The box of Sneaks & Snitches: its cards as data, checked, and turned into the rules' tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from rookery.games.carddata import Card, CardFile, Source, introduce, read_cards
from rookery.games.sneaks.rules import COLOURS, EFFECTS, PLACES, Sneaks, SpecialItem
from rookery.kernel.state import Option
from rookery.kernel.words import Vocabulary

OUR_CARDS = Path(__file__).with_name("cards.yaml")
CATEGORIES = ["information", "artifacts", "jewelry", "gold"]
NEWER = {"loot": ["each", "choice", "cards", "swaps"]}  # numbers that stood in the rules once

Colour = Literal["blue", "green", "red", "yellow"]
Few = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Location(Card, kw_only=True):
    letter: str


class Points(msgspec.Struct, forbid_unknown_fields=True):
    information: list[int]
    artifacts: list[int]
    jewelry: list[int]
    gold: list[int]
    source: Source


class Loot(Card, kw_only=True):
    deck: Literal["I", "II"]
    effect: str
    tokens: dict[Colour, int] = {}
    each: Few | None = None
    choice: Few | None = None
    cards: Few | None = None
    swaps: Few | None = None
    points: int | None = None
    colour: Colour | None = None


class Cards(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    game: Literal["sneaks"]
    tokens_per_colour: int
    stash_per_colour: int
    start_tokens: int
    locations: list[Location]
    places: dict[int, int] = {}  # by seats, where they are fewer than on the board: to be solved
    points: dict[int, Points]
    loot: list[Loot]


def options() -> list[Option]:
    return [
        Option("ally", ["random", 0, 1]),
    ]


def load(path: Path | None = None) -> Sneaks:
    """The game with our cards, or with those of a file."""
    cards, file = read_cards(path or OUR_CARDS, Cards, NEWER, OUR_CARDS)
    check(cards, file)
    outcomes = Vocabulary()
    for colour in COLOURS:
        outcomes.add(colour, "colour", colour=colour)
    for seat in range(2):
        outcomes.add(f"seat {seat}", "seat", seat=str(seat))
    for loot in cards.loot:
        outcomes.add(loot.id, "loot", loot=loot.id)
    game = Sneaks(outcomes, options())
    game.tokens_per_colour = cards.tokens_per_colour
    game.stash_per_colour = cards.stash_per_colour
    game.start_tokens = cards.start_tokens
    for seats, places in cards.places.items():
        game.places[seats] = places
    game.max_seats = max(n for n in range(2, 6) if game.places[n] <= len(cards.loot))
    game.points = [[] for _ in range(6)]
    for seats, points in cards.points.items():
        game.points[seats] = [getattr(points, category) for category in CATEGORIES]
    for i, loot in enumerate(cards.loot):
        game.loot_index[loot.id] = len(game.loot_ids)
        game.loot_ids.append(loot.id)
        game.loot_deck.append(0 if loot.deck == "I" else 1)
        (effect,) = file.made(f"$.loot[{i}]", loot, EFFECTS, [loot.effect])
        game.loot_effect.append(effect)
        game.loot_tokens.append([loot.tokens.get(colour, 0) for colour in COLOURS])  # type: ignore[call-overload]
        game.loot_points.append(effect.points if isinstance(effect, SpecialItem) else 0)
        game.loot_appeal.append(appeal(loot))
        game.loot_colour.append(COLOURS.index(loot.colour) if loot.colour else -1)
    game.kinds["loot"] = game.loot_ids
    introduce(game, "loot", cards.loot)
    introduce(game, "place", cards.locations)
    # At least one card leaves the table each round; a round has 10 plans and some choices at most.
    game.max_length = (len(cards.loot) + 1) * 40
    game.fingerprint = file.fingerprint
    game.files = [str(file.path)]
    return game


def appeal(loot: Loot) -> int:
    """What a card is worth to anybody, in tenths of a token: how instinct sees it."""
    tokens = 10 * sum(loot.tokens.values()) + 40 * (loot.each or 0) + 12 * (loot.choice or 0)
    others = 26 * (loot.cards or 0) // 3 + 6 * (loot.swaps or 0) + 16 * (loot.effect == "documents")
    return tokens + others + 18 * (loot.points or 0) + 2


def check(cards: Cards, file: CardFile) -> None:
    """What the schema cannot say: counts, ids and numbers that make a playable set."""
    if not 5 <= cards.tokens_per_colour <= 1000:
        raise file.error("$.tokens_per_colour", "a colour needs 5 to 1000 tokens")
    if not 0 <= cards.stash_per_colour <= 1000:
        raise file.error("$.stash_per_colour", "a colour has 0 to 1000 stash cards")
    if not 0 <= cards.start_tokens <= 4 * cards.tokens_per_colour // 5:
        raise file.error("$.start_tokens", "there are not enough tokens to start with")
    letters = "".join(location.letter for location in cards.locations)
    if letters != PLACES:
        raise file.error("$.locations", f"the locations must be {PLACES}, in order, not {letters}")
    for seats, places in cards.places.items():
        # With fewer, a round could pass in which nothing leaves the table [R29].
        if seats not in (2, 3) or places not in (5, 6):
            raise file.error("$.places", "2 or 3 players have 5 or 6 places, more have the board's")
    if sorted(cards.points) != [2, 3, 4, 5]:
        raise file.error("$.points", "points are needed for 2, 3, 4 and 5 players")
    for seats, points in cards.points.items():
        for category in CATEGORIES:
            ranks = getattr(points, category)
            where = f"$.points.{seats}.{category}"
            if len(ranks) != seats:
                raise file.error(where, f"{seats} players have {seats} ranks, not {len(ranks)}")
            if any(not 0 <= p <= 100 for p in ranks) or sorted(ranks, reverse=True) != ranks:
                raise file.error(where, "points lie in 0 to 100 and never rise with the rank")
    seen: set[str] = set()
    for i, loot in enumerate(cards.loot):
        where = f"$.loot[{i}]"
        if loot.id.lower() in seen or loot.id.lower() in COLOURS:
            raise file.error(f"{where}.id", f"the id {loot.id} is taken")
        seen.add(loot.id.lower())
        if (loot.effect == "standard") != bool(loot.tokens):
            raise file.error(where, "tokens belong to standard loot, and only there")
        if any(not 1 <= n <= 20 for n in loot.tokens.values()):
            raise file.error(f"{where}.tokens", "a card pays 1 to 20 tokens of a colour")
        if not 0 <= (loot.points or 0) <= 100:
            raise file.error(f"{where}.points", "a special item is worth 0 to 100 points")
        if (loot.effect == "documents") != (loot.colour is not None):
            raise file.error(f"{where}.colour", "documents, and only they, name a colour")
    least = cards.places.get(2, 6)
    if not least <= len(cards.loot) <= 500:
        why = f"a set has {least} to 500 loot cards: one for every location of two players at least"
        raise file.error("$.loot", why)
