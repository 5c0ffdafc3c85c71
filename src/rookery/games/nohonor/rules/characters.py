"""What Characters can do, by the abilities that their entries list; `_code` for Broken Code."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from rookery.games.nohonor.rules.cards import (
    ARRESTED,
    ARRESTING,
    CONSEQUENCE_ROLLED,
    EXHAUSTED,
    JAIL,
    KILLED,
    KILLING,
    LIES,
    MUSCLE,
    ON_HEIST,
    ON_TURN,
    REVEALED,
    SCHEME_PLAYED,
    STEALTH,
    TINKER,
    Act,
    Effect,
    Passive,
)
from rookery.games.nohonor.rules.reactions import cancel, doom, roll_again, roll_for, spare
from rookery.games.nohonor.rules.schemes import (
    ALL_SKILLS,
    LookAtHand,
    Strike,
    TakeCoins,
    shift_need,
    strengthen,
)
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.targets import (
    ANYBODY,
    WORN,
    FromHand,
    characters,
    defenses_showing,
    players,
    skills_shown,
)
from rookery.games.nohonor.rules.truth import Replacing
from rookery.games.nohonor.rules.turn import cards_in_hand
from rookery.games.nohonor.rules.vocabulary import DEFENSE, DONE, LOWER, PLAYER, RAISE, SKILL
from rookery.kernel.pieces import EVERYONE, SHIFT

# Passive ------------------------------------------------------------------------------------------


class SecondStoryMan(Passive):
    """Failure tables cannot exhaust it."""

    dogged = True


class GraveRobber(Passive):
    """Coins whenever a Character is killed, once honor is broken."""

    code = True

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def killed(self, s: NoHonorState, seat: int, one: int, victim: int) -> None:
        s.earn(seat, self.coins)


class CrookedWatchman(Passive):
    """More Lies against the Watch and the Jailer."""

    variable = True

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def conditional(self, s: NoHonorState, slot: int) -> int:
        return self.bonus << 8 * LIES if s.is_watch(slot) else 0


class Courtier(Passive):
    """More Lies against Objectives of Stage 2 and 3."""

    variable = True

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def conditional(self, s: NoHonorState, slot: int) -> int:
        return self.bonus << 8 * LIES if s.target != JAIL and s.box.stage[s.mats[s.target]] else 0


class PitFighter(Passive):
    """Exhausted after every heist it was sent on, if it is not already."""

    def heist_over(self, s: NoHonorState, seat: int, one: int) -> None:
        if s.fresh(one):
            s.tire(one)
            if s.telling:
                s.tell("exhausted", [one])


class Safecracker(Passive):
    """Coins for a successful heist at a Defense with Coins."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def heist_won(self, s: NoHonorState, seat: int, one: int) -> None:
        if s.box.defense_coins[s.guards[s.target][s.post[one]]]:
            s.earn(seat, self.coins)


class Forger(Passive):
    """Recruiting is cheaper."""

    def __init__(self, discount: int) -> None:
        self.discount = discount


class Smuggler(Passive):
    """A larger hand."""

    def __init__(self, hand: int) -> None:
        self.hand_bonus = hand


class Acrobat(Passive):
    """Finds a place where there is none, except at the Duel."""

    nimble = True


class BountyHunter(Passive):
    """Coins whenever somebody of another crew is arrested."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def arrested(self, s: NoHonorState, seat: int, whose: int) -> None:
        if whose != seat:
            s.earn(seat, self.coins)


class DisgracedNoble(Passive):
    """Coins at the end, before Agendas."""

    def __init__(self, final_coins: int) -> None:
        self.final_coins = final_coins


# Active -------------------------------------------------------------------------------------------


class Enforcer(Strike):
    """Exhausts a Character of another crew."""

    code = True


class Veteran(Effect):
    """Discard a Scheme: kill a Character of another crew."""

    code = True
    spends = True

    def asleep(self, s: NoHonorState) -> bool:
        return s.switches.veteran_code and not s.broken

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if not chosen:
            return characters(s, seat, ANYBODY, True) if s.hand[seat] else []
        return cards_in_hand(s, seat, []) if len(chosen) == 1 else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        one = act.picked(0)
        if one >= 0 and s.owner[one] >= 0:
            doom(s, one, KILLED)


class Alchemist(Effect):
    """Muscle or Stealth by dice for somebody on the heist."""

    when = ON_HEIST

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if not chosen:
            return [SKILL + MUSCLE, SKILL + STEALTH]
        return characters(s, seat, ANYBODY, False) if len(chosen) == 1 else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        roll_for(s, act, self.dice)

    def rolled(self, s: NoHonorState, act: Act, daggers: int) -> None:
        strengthen(s, act.picked(1), act.chosen[0] - SKILL, daggers)


class Magus(Effect):
    """A need of a Defense goes up or down by dice."""

    when = ON_HEIST

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if not chosen:
            return defenses_showing(s, ALL_SKILLS)
        if len(chosen) == 1:
            return skills_shown(s, chosen[0] - DEFENSE, ALL_SKILLS)
        return [RAISE, LOWER] if len(chosen) == 2 else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        roll_for(s, act, self.dice)

    def rolled(self, s: NoHonorState, act: Act, daggers: int) -> None:
        sign = 1 if act.chosen[2] == RAISE else -1
        shift_need(s, act.chosen[0] - DEFENSE, act.chosen[1] - SKILL, sign * daggers)


class Saboteur(Effect):
    """Muscle and Tinker needs of a Defense go up or down."""

    when = ON_HEIST

    def __init__(self, need: int) -> None:
        self.need = need

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if not chosen:
            return defenses_showing(s, 1 << MUSCLE | 1 << TINKER)
        return [RAISE, LOWER] if len(chosen) == 1 else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        slot = act.chosen[0] - DEFENSE
        for k in (MUSCLE, TINKER):
            if s.shows(slot, k):
                shift_need(s, slot, k, self.need if act.chosen[1] == RAISE else -self.need)


class Illusionist(Effect):
    """Two Characters at different Defenses change places, but not with the Duel."""

    when = ON_HEIST

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        found: list[int] = []
        if len(chosen) > 1:
            return found
        for crew in s.crew:
            for one in crew:
                if chosen:
                    if can_swap(s, chosen[0] - s.box.pick, one):
                        found.append(s.box.pick + one)
                elif has_partner(s, one):
                    found.append(s.box.pick + one)
        return found

    def resolve(self, s: NoHonorState, act: Act) -> None:
        one, other = act.picked(0), act.picked(1)
        if one >= 0 and other >= 0 and can_swap(s, one, other):
            s.post[one], s.post[other] = s.post[other], s.post[one]
            if s.telling:
                s.tell("swapped", [one, other])


def can_swap(s: NoHonorState, one: int, other: int) -> bool:
    """Whether two Characters may change places; only the nimble need no place of their own."""
    a, b = s.post[one], s.post[other]
    if a < 0 or b < 0 or a == b:
        return False
    guards = s.guards[s.target]
    if s.box.most[guards[a]] == 1 or s.box.most[guards[b]] == 1:
        return False
    change = int(s.box.passive[one].nimble) - int(s.box.passive[other].nimble)
    if not change:
        return True
    crowded = a if change > 0 else b  # here somebody comes who does count
    counted = 1
    for mate in s.members(crowded):
        if not s.box.passive[mate].nimble:
            counted += 1
    return counted <= s.box.most[guards[crowded]]


def has_partner(s: NoHonorState, one: int) -> bool:
    if s.post[one] < 0:
        return False
    for crew in s.crew:
        for other in crew:
            if can_swap(s, one, other):
                return True
    return False


class CrookedMagistrate(Effect):
    """Pay: somebody comes out of Jail, exhausted."""

    when = ON_TURN

    def __init__(self, price: int) -> None:
        self.price = price

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if chosen or s.coins[seat] < self.price or not s.room(seat):
            return []
        return [s.box.pick + one for one in s.jail]

    def resolve(self, s: NoHonorState, act: Act) -> None:
        one = act.picked(0)
        if one in s.jail and s.coins[act.seat] >= self.price and s.room(act.seat):
            s.pay(act.seat, self.price)
            s.free_from_jail(act.seat, one)
            s.exhausted |= 1 << one


class Arrest(Strike):
    """Arrests an exhausted Character of another crew."""

    code = True


class DashingStranger(Effect):
    """A random Scheme from another hand, and one of one's own back for it."""

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        return players(s, seat, True) if not chosen else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        other = act.chosen[0] - PLAYER
        if s.hand[other]:
            s.pass_card(other, act.seat, s.random_card(other))
            s.frames.append(FromHand(act.seat, act.seat, other))


class Mastermind(Effect):
    """More actions this turn."""

    when = ON_TURN

    def __init__(self, actions: int) -> None:
        self.actions = actions

    def possible(self, s: NoHonorState, seat: int) -> bool:
        return True

    def resolve(self, s: NoHonorState, act: Act) -> None:
        s.actions += self.actions


class Engineer(Effect):
    """Equipment from the discard pile into the hand."""

    when = ON_TURN

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if chosen:
            return []
        box = s.box
        kinds = range(len(box.schemes))
        return [box.card + kind for kind in kinds if box.gear[kind] and s.discard[kind]]

    def resolve(self, s: NoHonorState, act: Act) -> None:
        kind = act.chosen[0] - s.box.card
        if s.discard[kind]:
            s.discard[kind] -= 1
            s.add_to_hand(act.seat, kind | EVERYONE << SHIFT)
            if s.telling:
                s.tell("recovers", [act.seat, kind])


class Cutpurse(Effect):
    """Coins."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def possible(self, s: NoHonorState, seat: int) -> bool:
        return True

    def resolve(self, s: NoHonorState, act: Act) -> None:
        s.earn(act.seat, self.coins)


class CutpurseCode(TakeCoins):
    """Coins from another player."""

    code = True


class Fence(Effect):
    """Some Schemes for Coins."""

    when = ON_TURN
    spends = True

    def __init__(self, schemes: int, coins: int) -> None:
        self.schemes = schemes
        self.coins = coins

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if not chosen:
            return cards_in_hand(s, seat, [])
        if len(chosen) == self.schemes or chosen[-1] == DONE or not s.hand[seat]:
            return []
        return cards_in_hand(s, seat, [DONE])

    def resolve(self, s: NoHonorState, act: Act) -> None:
        for move in act.chosen:
            if move != DONE:
                s.earn(act.seat, self.coins)


class Assassin(Strike):
    """Kills an exhausted Character of another crew."""

    code = True


class InformantCode(LookAtHand):
    """Look at another hand and have a card of it discarded."""

    code = True

    def resolve(self, s: NoHonorState, act: Act) -> None:
        other = act.chosen[0] - PLAYER
        s.look_at_hand(act.seat, other)
        s.frames.append(FromHand(act.seat, other, -1))


# Reactions ----------------------------------------------------------------------------------------


class Shyster(Effect):
    """Another Character of the crew is exhausted instead of arrested."""

    trigger = ARRESTING

    def resolve(self, s: NoHonorState, act: Act) -> None:
        spare(s)


class BackAlleySurgeon(Effect):
    """Another Character of the crew is exhausted instead of killed."""

    trigger = KILLING

    def resolve(self, s: NoHonorState, act: Act) -> None:
        spare(s)


class Ghost(Effect):
    """Another player's Scheme is cancelled, unless it is aimed at the Ghost."""

    trigger = SCHEME_PLAYED

    def resolve(self, s: NoHonorState, act: Act) -> None:
        cancel(s)


class Lookout(Effect):
    """A consequences die is rolled again."""

    trigger = CONSEQUENCE_ROLLED

    def resolve(self, s: NoHonorState, act: Act) -> None:
        roll_again(s)


class ConArtist(Effect):
    """The revealed card is taken back and another one laid face up."""

    trigger = REVEALED

    def resolve(self, s: NoHonorState, act: Act) -> None:
        s.frames.append(Replacing(act.seat))


# What makes an ability, and the numbers of its card.
ABILITIES: Final[dict[str, tuple[Callable[..., Effect], str]]] = {
    "second_story_man": (SecondStoryMan, ""),
    "shyster": (Shyster, ""),
    "enforcer": (partial(Enforcer, EXHAUSTED, ANYBODY, True), ""),
    "veteran": (Veteran, ""),
    "ghost": (Ghost, ""),
    "grave_robber": (GraveRobber, "coins"),
    "crooked_watchman": (CrookedWatchman, "bonus"),
    "courtier": (Courtier, "bonus"),
    "alchemist": (Alchemist, "dice"),
    "magus": (Magus, "dice"),
    "crooked_magistrate": (CrookedMagistrate, "price"),
    "crooked_magistrate_code": (partial(Arrest, ARRESTED, WORN, True), ""),
    "dashing_stranger": (DashingStranger, ""),
    "mastermind": (Mastermind, "actions"),
    "lookout": (Lookout, ""),
    "engineer": (Engineer, ""),
    "pit_fighter": (PitFighter, ""),
    "cutpurse": (Cutpurse, "coins"),
    "cutpurse_code": (CutpurseCode, "code_coins"),
    "safecracker": (Safecracker, "coins"),
    "forger": (Forger, "discount"),
    "fence": (Fence, "schemes coins"),
    "assassin": (partial(Assassin, KILLED, WORN, True), ""),
    "smuggler": (Smuggler, "hand"),
    "con_artist": (ConArtist, ""),
    "acrobat": (Acrobat, ""),
    "bounty_hunter": (BountyHunter, "coins"),
    "informant": (LookAtHand, ""),
    "informant_code": (InformantCode, ""),
    "disgraced_noble": (DisgracedNoble, "final_coins"),
    "back_alley_surgeon": (BackAlleySurgeon, ""),
    "saboteur": (Saboteur, "need"),
    "illusionist": (Illusionist, ""),
}
