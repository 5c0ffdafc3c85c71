"""The scripted players of No Honor Among Thieves, by name."""

from __future__ import annotations

from rookery.bots import Bot
from rookery.games.nohonor.bots.cutpurse import Cutpurse

BOTS: dict[str, type[Bot]] = {"cutpurse": Cutpurse}
