"""What is special about an Objective, found by its id."""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.aftermath import exhaust_team
from rookery.games.nohonor.rules.cards import Special
from rookery.games.nohonor.rules.state import NoHonorState


class RiverYacht(Special):
    """Exhausted on board means killed."""

    deadly = True


class AncientTemple(Special):
    """Success exhausts everybody who was sent, after payout and vengeance [R23]."""

    def won(self, s: NoHonorState) -> None:
        exhaust_team(s)


class WizardsTower(Special):
    """Its Defenses are drawn when a heist is declared, and discarded after a failure."""

    veiled = True


class TaxCoach(Special):
    """All its Defenses count as Watch."""

    all_watch = True


SPECIALS: Final[dict[str, Special]] = {
    "": Special(),
    "river_yacht": RiverYacht(),
    "ancient_temple": AncientTemple(),
    "wizards_tower": WizardsTower(),
    "tax_coach": TaxCoach(),
}
