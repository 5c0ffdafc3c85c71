"""What each Treasure does, found by its id."""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.cards import LIES, MUSCLE, STEALTH, TINKER, TreasureEffect


class Skilled(TreasureEffect):
    """One more of a skill for a Character named on each heist; Agendas ignore it."""

    def __init__(self, k: int) -> None:
        self.skill = k


class Valuable(TreasureEffect):
    """Coins at the end, before Agendas."""

    def __init__(self, coins: int) -> None:
        self.final_coins = coins


class SignetRing(TreasureEffect):
    """Recruit actions cost 1 Coin less."""

    discount = 1


class BottomlessSatchel(TreasureEffect):
    """Two more cards in the hand."""

    hand_bonus = 2


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


TREASURES: Final[dict[str, TreasureEffect]] = {
    "skeleton_key": Skilled(TINKER),
    "nightcloak": Skilled(STEALTH),
    "ancestral_blade": Skilled(MUSCLE),
    "silver_mask": Skilled(LIES),
    "ruby_idol": Valuable(3),
    "crown_jewel": Valuable(5),
    "signet_ring": SignetRing(),
    "satchel": BottomlessSatchel(),
    "chalice": HealersChalice(),
    "crystal_ball": CrystalBall(),
    "lucky_coin": LuckyCoin(),
    "royal_pardon": RoyalPardon(),
}
