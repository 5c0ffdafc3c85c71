"""Everything that No Honor Among Thieves can be in the middle of: the table of its frames."""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.aftermath import (
    HARMS,
    Consequence,
    Consequences,
    GoingHome,
    RollOff,
    Victim,
    Won,
)
from rookery.games.nohonor.rules.complications import Complications
from rookery.games.nohonor.rules.exchange import Bargaining, Handing, Hearing, Rethinking
from rookery.games.nohonor.rules.heist import Lending, Naming, Sending, SettingOut
from rookery.games.nohonor.rules.negotiation import Considering, Counteroffer, Deciding, Planning
from rookery.games.nohonor.rules.reactions import (
    FATES,
    Awaiting,
    Choosing,
    Countering,
    Doom,
    Playing,
    Roll,
    Rolling,
    Saving,
    Using,
)
from rookery.games.nohonor.rules.schemes import Blackmailed, Casing
from rookery.games.nohonor.rules.setup import Draft, Motivation, Setup
from rookery.games.nohonor.rules.targets import FromHand
from rookery.games.nohonor.rules.truth import (
    Avenging,
    Catching,
    Freeing,
    MomentOfTruth,
    Peeking,
    Replacing,
    Revealing,
    Vengeance,
)
from rookery.games.nohonor.rules.turn import Chalice, Discard, Legs, Logistician, Turn
from rookery.games.nohonor.rules.vocabulary import MAX_SLOTS
from rookery.kernel.frames import FrameTable, Name, Range

ACT: Final = "box seat scheme=kind~ character=one~ code=which:flag chosen:move*"
AWAITED: Final = (
    "box seat=act.seat scheme=act.kind~ character=act.one~ code=act.which:flag "
    "chosen=act.chosen:move*"
)

FRAMES: Final = FrameTable(
    {
        "setup": (Setup, ""),
        "motivation": (Motivation, ""),
        "draft": (Draft, ""),
        "turn": (Turn, ""),
        "discard": (Discard, ""),
        "chalice": (Chalice, ""),
        "legwork": (Legs, ""),
        "logistics": (Logistician, ""),
        "planning": (Planning, ""),
        "considering": (Considering, ""),
        "counteroffer": (Counteroffer, ""),
        "deciding": (Deciding, ""),
        "bargaining": (Bargaining, ""),
        "hearing": (Hearing, ""),
        "handing": (Handing, ""),
        "rethinking": (Rethinking, ""),
        "sending": (Sending, ""),
        "naming": (Naming, "seat defense=slot:slot other_than:slot"),
        "lending": (Lending, "seat treasure"),
        "setting out": (SettingOut, ""),
        "complications": (Complications, "seat passes:0-6"),
        "choosing": (Choosing, ACT),
        "playing": (Playing, ACT),
        "using": (Using, ACT),
        "awaiting": (Awaiting, AWAITED),
        "countering": (Countering, "seat first:seat"),
        "doom": (Doom, "characters=ones:character* fates:fate* asked_for:0-60"),
        "saving": (Saving, "character=one fate first:seat"),
        "roll": (Roll, "seat dice=faces:face* defense=slot:slot"),
        "rolling": (Rolling, "seat defense=slot:slot first:seat"),
        "consequences": (Consequences, "defense=slot:next_slot"),
        "consequence": (Consequence, "defense=slot:slot"),
        "roll-off": (RollOff, "defense=slot:slot harm=fate players=seats:seat* dice=faces:face*"),
        "victim": (Victim, "seat defense=slot:slot harm=fate"),
        "won": (Won, ""),
        "going home": (GoingHome, ""),
        "casing": (Casing, "seat ordered:flag"),
        "blackmailed": (Blackmailed, "seat victim:seat coins:number"),
        "from hand": (FromHand, "seat whose:seat to:seat?"),
        "truth": (MomentOfTruth, ""),
        "peeking": (Peeking, ""),
        "revealing": (Revealing, "first:seat"),
        "replacing": (Replacing, "seat"),
        "catching": (Catching, "done:0-6"),
        "freeing": (Freeing, ""),
        "vengeance": (Vengeance, ""),
        "avenging": (Avenging, "first:seat"),
    },
    {
        "slot": Range(0, MAX_SLOTS, 1),
        "next_slot": Range(1, MAX_SLOTS + 1, 1),
        "fate": Name(FATES),
        "harm": Name(HARMS),
    },
)
