"""What each Treasure does, found by the effect of its entry."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from rookery.games.nohonor.rules.cards import LIES, MUSCLE, STEALTH, TINKER, TreasureEffect


class Skilled(TreasureEffect):
    """More of a skill for a Character named on each heist; Agendas ignore it."""

    def __init__(self, k: int, bonus: int) -> None:
        self.skill = k
        self.bonus = bonus


class Valuable(TreasureEffect):
    """Coins at the end, before Agendas."""

    def __init__(self, coins: int) -> None:
        self.final_coins = coins


class SignetRing(TreasureEffect):
    """Recruit actions cost less."""

    def __init__(self, discount: int) -> None:
        self.discount = discount


class BottomlessSatchel(TreasureEffect):
    """More cards in the hand."""

    def __init__(self, hand: int) -> None:
        self.hand_bonus = hand


class HealersChalice(TreasureEffect):
    """A Character may be refreshed at the start of the turn."""

    refreshes = True


class CrystalBall(TreasureEffect):
    """Its owner chooses last in the Moment of Truth, and may look at one of the other cards."""

    peeks = True


class LuckyCoin(TreasureEffect):
    """Once per heist a roll is made again."""

    rerolls = True


class RoyalPardon(TreasureEffect):
    """Failure tables exhaust instead of arresting."""

    pardons = True


# What makes an effect, and the numbers of its card.
TREASURES: Final[dict[str, tuple[Callable[..., TreasureEffect], str]]] = {
    "skeleton_key": (partial(Skilled, TINKER), "bonus"),
    "nightcloak": (partial(Skilled, STEALTH), "bonus"),
    "ancestral_blade": (partial(Skilled, MUSCLE), "bonus"),
    "silver_mask": (partial(Skilled, LIES), "bonus"),
    "valuable": (Valuable, "coins"),
    "signet_ring": (SignetRing, "discount"),
    "satchel": (BottomlessSatchel, "hand"),
    "chalice": (HealersChalice, ""),
    "crystal_ball": (CrystalBall, ""),
    "lucky_coin": (LuckyCoin, ""),
    "royal_pardon": (RoyalPardon, ""),
}
