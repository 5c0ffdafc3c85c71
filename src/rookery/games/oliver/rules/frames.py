"""Everything that Oliver Twist can be in the middle of: the table of its frames."""

from __future__ import annotations

from typing import Any, Final, cast

from rookery.games.oliver.rules.characters import (
    Betray,
    BringBack,
    Pair,
    Pick,
    PutBack,
    Shift,
    Suspect,
    TurnDown,
    Victim,
)
from rookery.games.oliver.rules.loot import KeepBurglary, LoseTool, MakeRoom, Take
from rookery.games.oliver.rules.prowl import Also, Line, Peek, PlacePawn, Prowl
from rookery.games.oliver.rules.rounds import LastSetsOf, NameStarter
from rookery.games.oliver.rules.state import Box, OliverState
from rookery.games.oliver.rules.turn import Setup, Turn
from rookery.kernel.errors import BadPosition
from rookery.kernel.frames import FrameTable, Kind
from rookery.kernel.state import Game, State


class Space(Kind):
    """A space of the map that is being played on."""

    def write(self, state: State, value: Any) -> object:
        return cast(OliverState, state).streets.ids[cast(int, value)]

    def read(self, game: Game, seats: int, value: object) -> Any:
        for streets in cast(Box, game).sides:
            if value in streets.ids:
                return streets.ids.index(str(value))
        raise BadPosition(f"there is no space {value!r}")


class Path(Kind):
    """A way through the streets: the spaces that lie on it."""

    def write(self, state: State, value: Any) -> object:
        streets = cast(OliverState, state).streets
        return [streets.ids[space] for space in streets.paths[cast(int, value)]]

    def read(self, game: Game, seats: int, value: object) -> Any:
        for streets in cast(Box, game).sides:
            for path in range(len(streets.paths)):
                if value == [streets.ids[space] for space in streets.paths[path]]:
                    return path
        raise BadPosition(f"there is no way {value!r}")


FRAMES: Final = FrameTable(
    {
        "setup": (Setup, ""),
        "turn": (Turn, ""),
        "prowl": (Prowl, "seat helped:flag"),
        "also": (Also, "seat path"),
        "peek": (Peek, "seat seen:space*"),
        "place": (PlacePawn, "seat"),
        "line": (Line, "seat count:number at:space"),
        "make-room": (MakeRoom, "seat"),
        "keep-burglary": (KeepBurglary, "seat"),
        "lose-tool": (LoseTool, "seat"),
        "take": (Take, "seat"),
        "last-sets": (LastSetsOf, "at:0-4"),
        "name-starter": (NameStarter, "seat"),
        "pick": (Pick, "seat tools:flag"),
        "put-back": (PutBack, "seat count:number"),
        "shift": (Shift, "seat most:number"),
        "victim": (Victim, "seat"),
        "suspect": (Suspect, "seat pounds:number"),
        "betray": (Betray, "seat victim:seat"),
        "bring-back": (BringBack, "seat pounds:number"),
        "pair": (Pair, "seat"),
        "turn-down": (TurnDown, "seat"),
    },
    {"space": Space(), "path": Path()},
)
