"""Everything that Swindler can be in the middle of: the table of its frames."""

from __future__ import annotations

from typing import Any, Final, cast

from rookery.games.swindler.rules.accomplices import AngelTakes, Beg, Forge, KeepPart, Split, Swap
from rookery.games.swindler.rules.actions import Actions, ChooseNeutral, Pay
from rookery.games.swindler.rules.cards import JustPlayed, Laid, Played
from rookery.games.swindler.rules.replenish import GiveUp, Hiding, Raid, Replenish
from rookery.games.swindler.rules.tables import Box
from rookery.games.swindler.rules.theft import (
    Announced,
    Caught,
    ClingToOne,
    DrawOrStop,
    EndOfTheft,
    GotAway,
    MustDraw,
    SkullDrawn,
    Stealing,
)
from rookery.games.swindler.rules.turn import ChooseThief, Hiring, Reserve, Setup, Turn
from rookery.kernel.frames import FrameTable, Kind
from rookery.kernel.state import Game, State


class Payment(Kind):
    """What is handed in for an order: a tile, or a card that stands for one."""

    def write(self, state: State, value: Any) -> object:
        box = cast(Box, state.game)
        return box.vocabulary.word(box.pay + cast(int, value)).removeprefix("pay ")

    def read(self, game: Game, seats: int, value: object) -> Any:
        return game.vocabulary.number(f"pay {value}") - cast(Box, game).pay


FRAMES: Final = FrameTable(
    {
        "setup": (Setup, ""),
        "choose-thief": (ChooseThief, "seat shown:thief*"),
        "turn": (Turn, "next_step:0-6"),
        "reserve": (Reserve, ""),
        "announced": (Announced, "first:seat"),
        "stealing": (Stealing, "first:seat"),
        "must-draw": (MustDraw, ""),
        "draw-or-stop": (DrawOrStop, ""),
        "skull-drawn": (SkullDrawn, "first:seat"),
        "caught": (Caught, "forced_by:seat?"),
        "cling": (ClingToOne, ""),
        "got-away": (GotAway, "first:seat"),
        "end-of-theft": (EndOfTheft, ""),
        "actions": (Actions, ""),
        "pay": (Pay, "order chosen:payment*"),
        "choose-neutral": (ChooseNeutral, "count:number"),
        "hiring": (Hiring, ""),
        "replenish": (Replenish, "raided:flag"),
        "raid": (Raid, "raid checked:0-8"),
        "hiding": (Hiding, "seat"),
        "give-up": (GiveUp, "seat count:number"),
        "played": (Played, "card seat bag~ skull:flag~"),
        "just-played": (JustPlayed, "first:seat by:seat"),
        "laid": (Laid, "seat card"),
        "beg": (Beg, "beggar:seat victims:seats"),
        "forge": (Forge, "seat tile=face?"),
        "split": (Split, "seat count:number second:number"),
        "keep-part": (KeepPart, "digger:seat second:number"),
        "angel-takes": (AngelTakes, "seat"),
        "swap": (Swap, "seat give:tile?"),
    },
    {"payment": Payment()},
)
