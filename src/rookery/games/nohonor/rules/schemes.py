"""What Schemes do, found by their effects. Broken Code effects have `_code` at their ends."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from rookery.games.nohonor.rules.cards import (
    ARRESTING,
    BETRAYED,
    EXHAUSTED,
    KILLED,
    KILLING,
    LIES,
    MUSCLE,
    ROLLED,
    SCHEME_PLAYED,
    STEALTH,
    TINKER,
    Act,
    Effect,
    Truth,
    bits,
)
from rookery.games.nohonor.rules.heist import name_challenge
from rookery.games.nohonor.rules.reactions import (
    cancel,
    doom,
    exhaust,
    fate_of,
    refresh,
    roll_again,
    roll_for,
    spare,
)
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.targets import (
    ANYBODY,
    FRESH,
    WORN,
    FromHand,
    characters,
    defenses_showing,
    players,
    skills_shown,
)
from rookery.games.nohonor.rules.truth import guilty_characters, take_haul
from rookery.games.nohonor.rules.turn import recruit
from rookery.games.nohonor.rules.vocabulary import (
    CHALLENGE,
    DEFENSE,
    KEEP,
    MAX_SLOTS,
    PAY_UP,
    PLAYER,
    REPLACE,
    SHOW_HAND,
    SKILL,
    SWAP,
)
from rookery.kernel.pieces import FACE, SHIFT
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import Frame

ALL_SKILLS: Final = 15


# Moment of Truth ----------------------------------------------------------------------------------


class Betrayal(Truth):
    """Its value is on the card."""

    def __init__(self, betrayal: int) -> None:
        self.betrayal = betrayal


class BloodMoney(Truth):
    """A betrayal only once honor is broken."""

    def __init__(self, code_betrayal: int) -> None:
        self.code_betrayal = code_betrayal


class Vanish(Betrayal):
    """A betrayal that no Reaction can answer."""

    silent = True


class SideJob(Truth):
    """Coins from the bank if nobody else betrayed."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def afterwards(self, s: NoHonorState, seat: int, betrayers: int) -> None:
        if not betrayers & ~(1 << seat):
            s.earn(seat, self.coins)


class ContingencyPlan(Truth):
    """The betrayed player takes more of the haul."""

    def __init__(self, coins: int) -> None:
        self.consolation = coins


class CaughtRedHanded(Truth):
    """Cancels one betrayal for payout and Treasure; honor breaks all the same."""

    catches = True


class SkimTheTake(Truth):
    """Coins from the haul before everything else; no betrayal."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def skim(self, s: NoHonorState, seat: int) -> None:
        take_haul(s, seat, self.coins)


class SleightOfHand(Truth):
    """If nobody betrayed, one of the Treasures is drawn by this player, whatever was agreed."""

    def claim_treasures(self, s: NoHonorState, seat: int) -> None:
        if s.draws and seat not in s.draws:
            s.draws[-1] = seat


class LoyalToTheEnd(Truth):
    """If nobody betrayed, everybody on the heist draws Schemes, and this player some more."""

    def __init__(self, schemes: int, more: int) -> None:
        self.schemes = schemes
        self.more = more

    def afterwards(self, s: NoHonorState, seat: int, betrayers: int) -> None:
        if betrayers:
            return
        for i in range(s.seats):
            other = (s.active + i) % s.seats
            if s.sent >> other & 1:
                s.draw_schemes(other, self.schemes)
        s.draw_schemes(seat, self.more)


# Complications ------------------------------------------------------------------------------------


class ShiftNeed(Effect):
    """A need of a Defense goes up or down by dice: which Defense, which skill it shows."""

    def __init__(self, skills: int, sign: int, dice: int) -> None:
        self.skills = skills
        self.sign = sign
        self.dice = dice

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if not chosen:
            return defenses_showing(s, self.skills)
        if len(chosen) == 1:
            return skills_shown(s, chosen[0] - DEFENSE, self.skills)
        return []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        roll_for(s, act, self.dice)

    def rolled(self, s: NoHonorState, act: Act, daggers: int) -> None:
        shift_need(s, act.chosen[0] - DEFENSE, act.chosen[1] - SKILL, self.sign * daggers)


def shift_need(s: NoHonorState, slot: int, k: int, change: int) -> None:
    """Change a skill in every challenge of a Defense that shows it, for this heist."""
    s.shift[4 * slot + k] += change
    if s.telling:
        key = "need-up" if change >= 0 else "need-down"
        s.tell(key, [s.guards[s.target][slot], k, abs(change)])


class Strengthen(Effect):
    """A Character on the heist has more of a skill, by dice, for this heist."""

    def __init__(self, k: int, dice: int) -> None:
        self.k = k
        self.dice = dice

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        return characters(s, seat, ANYBODY, False) if not chosen else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        roll_for(s, act, self.dice)

    def rolled(self, s: NoHonorState, act: Act, daggers: int) -> None:
        strengthen(s, act.picked(0), self.k, daggers)


def strengthen(s: NoHonorState, one: int, k: int, daggers: int) -> None:
    if one >= 0 and s.post[one] >= 0:
        s.boost[one] += daggers << 8 * k
        if s.telling:
            s.tell("stronger", [one, k, daggers])


class Reinforcements(Effect):
    """A Defense is replaced by the next one; the leader names its challenge anew."""

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if chosen:
            return []
        guards = s.guards[s.target]
        return [DEFENSE + i for i in range(len(guards)) if s.box.defense_copies[guards[i]]]

    def resolve(self, s: NoHonorState, act: Act) -> None:
        slot = act.chosen[0] - DEFENSE
        named = s.challenge[slot] >= 0
        s.put_defense(s.target, slot)
        if named:
            name_challenge(s, s.active, slot)


class CallTheWatch(Effect):
    """A Defense counts as Watch, and one skill it shows needs more."""

    certain = True

    def __init__(self, need: int) -> None:
        self.need = need

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if not chosen:
            return defenses_showing(s, ALL_SKILLS)
        return skills_shown(s, chosen[0] - DEFENSE, ALL_SKILLS) if len(chosen) == 1 else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        slot = act.chosen[0] - DEFENSE
        s.alarmed |= 1 << slot
        shift_need(s, slot, act.chosen[1] - SKILL, self.need)


class ImprovisedPlan(Effect):
    """Where one has a Character, another challenge becomes the target, and a little easier."""

    certain = True

    def __init__(self, need: int) -> None:
        self.need = need

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        guards = s.guards[s.target]
        if not chosen:
            here = 0
            for one in s.crew[seat]:
                if s.post[one] >= 0:
                    here |= 1 << s.post[one]
            return [
                DEFENSE + slot
                for slot in range(len(guards))
                if here >> slot & 1 and len(s.box.challenges[guards[slot]]) > 1
            ]
        if len(chosen) > 1:
            return []
        slot = chosen[0] - DEFENSE
        count = len(s.box.challenges[guards[slot]])
        return [CHALLENGE + i for i in range(count) if i != s.challenge[slot]]

    def resolve(self, s: NoHonorState, act: Act) -> None:
        slot = act.chosen[0] - DEFENSE
        s.challenge[slot] = act.chosen[1] - CHALLENGE
        if s.telling:
            guard = s.guards[s.target][slot]
            s.tell("targets", [act.seat, guard, s.box.ways[guard] + s.challenge[slot]])
        asked = s.box.challenges[s.guards[s.target][slot]][s.challenge[slot]]
        for k in range(4):
            if asked >> 8 * k & 255:
                shift_need(s, slot, k, -self.need)


class Strike(Effect):
    """A Character is exhausted, arrested or killed."""

    certain = True

    def __init__(self, harm: int, condition: int, others_only: bool) -> None:
        self.harm = harm
        self.condition = condition
        self.others_only = others_only

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        return characters(s, seat, self.condition, self.others_only) if not chosen else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        one = act.picked(0)
        if one >= 0 and s.owner[one] >= 0:
            if self.harm == EXHAUSTED:
                exhaust(s, one, False)
            else:
                doom(s, one, self.harm)

    def fate(self, s: NoHonorState, act: Act) -> int:
        one = act.picked(0)
        if one < 0 or s.owner[one] < 0:
            return -1
        return fate_of(s, one, False) if self.harm == EXHAUSTED else self.harm

    def foresee(self, s: NoHonorState, act: Act, daggers: int) -> None:
        fate = self.fate(s, act)
        if fate == EXHAUSTED:
            s.tire(act.picked(0))
        elif fate >= 0:
            s.leave(act.picked(0))


# Logistics ----------------------------------------------------------------------------------------


class Attach(Effect):
    """Equipment for a Character of one's own; it stays."""

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        return [s.box.pick + one for one in s.crew[seat]] if not chosen else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        pass

    def put_away(self, s: NoHonorState, act: Act) -> None:
        one = act.picked(0)
        if one >= 0 and s.owner[one] == act.seat:
            s.attach(one, act.kind)
        else:
            s.discard[act.kind] += 1


class FakedDeath(Effect):
    """A Character comes back from the Graveyard, exhausted."""

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if chosen or not s.room(seat):
            return []
        return [s.box.pick + one for one in s.graveyard]

    def resolve(self, s: NoHonorState, act: Act) -> None:
        one = act.picked(0)
        if one in s.graveyard and s.room(act.seat):
            s.graveyard.remove(one)
            s.join(act.seat, one)
            s.exhausted |= 1 << one


class BailMoney(Effect):
    """Somebody from Jail joins, for less than it costs to recruit them."""

    def __init__(self, discount: int = 0) -> None:
        self.discount = discount

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if chosen or not s.room(seat):
            return []
        purse = s.coins[seat] + self.discount
        return [s.box.pick + one for one in s.jail if s.box.cost[one] <= purse]

    def resolve(self, s: NoHonorState, act: Act) -> None:
        one = act.picked(0)
        price = max(0, s.box.cost[one] - self.discount)
        if one in s.jail and s.room(act.seat) and price <= s.coins[act.seat]:
            s.pay(act.seat, price)
            s.free_from_jail(act.seat, one)


class BetterOffer(Effect):
    """Recruit from the pool for less."""

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        if chosen or not s.room(seat):
            return []
        purse = s.coins[seat] + self.discount
        return [s.box.pick + one for one in s.pool if s.box.cost[one] <= purse]

    def resolve(self, s: NoHonorState, act: Act) -> None:
        one = act.picked(0)
        purse = s.coins[act.seat] + self.discount
        if one in s.pool and s.room(act.seat) and s.box.cost[one] <= purse:
            recruit(s, act.seat, one, self.discount)


class BetterOfferCode(Effect):
    """Buy an unexhausted Character away from another crew, for its cost and a little more."""

    def __init__(self, code_coins: int) -> None:
        self.coins = code_coins

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        found: list[int] = []
        if not chosen and s.room(seat):
            for other in range(s.seats):
                if other != seat:
                    for one in s.crew[other]:
                        if s.fresh(one) and s.box.cost[one] + self.coins <= s.coins[seat]:
                            found.append(s.box.pick + one)
        return found

    def resolve(self, s: NoHonorState, act: Act) -> None:
        one = act.picked(0)
        seat = act.seat
        if one < 0 or s.owner[one] < 0 or not s.room(seat):
            return
        price = s.box.cost[one] + self.coins
        if price <= s.coins[seat]:
            seller = s.owner[one]
            s.rob(seller, seat, price)
            s.crew[seller].remove(one)
            s.join(seat, one)


class CaseTheJoint(Effect):
    """Look at the next two Defenses, put them back, then replace one on the table."""

    def possible(self, s: NoHonorState, seat: int) -> bool:
        return True

    def resolve(self, s: NoHonorState, act: Act) -> None:
        while len(s.defense_top) < 2:
            s.stock_defenses()
            if not s.defense_deck:
                break
            s.defense_top.append(s.chance.draw(s.defense_deck, s.box.defense_outcome))
        s.news += 1
        for i in range(len(s.defense_top)):
            s.defense_top[i] |= 1 << (SHIFT + act.seat)
            if s.telling:
                card = s.defense_top[i] & FACE
                s.tell_some("scouts", [act.seat, card], 1, 1 << act.seat)
        s.frames.append(Casing(act.seat, len(s.defense_top) < 2))


class Casing(Frame[NoHonorState]):
    """The order of the two Defenses, then the one on the table that goes."""

    def __init__(self, seat: int, ordered: bool) -> None:
        self.seat = seat
        self.ordered = ordered

    def asked(self, s: NoHonorState) -> int:
        return 1 << self.seat if self.moves(s, self.seat) else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        if not self.ordered:
            return [KEEP, SWAP]
        if not s.defense_top:
            return []
        return [
            REPLACE + MAX_SLOTS * mat + slot
            for mat in range(2)
            for slot in range(len(s.guards[mat]))
            if s.box.defense_copies[s.guards[mat][slot]]
        ]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if self.ordered:
            s.frames.pop()
            s.put_defense((move - REPLACE) // MAX_SLOTS, (move - REPLACE) % MAX_SLOTS)
            return
        if move == SWAP:
            s.defense_top[0], s.defense_top[1] = s.defense_top[1], s.defense_top[0]
        for i in range(2):  # nobody else knows the order any more
            s.defense_top[i] = s.defense_top[i] & FACE | 1 << (SHIFT + seat)
        s.frames[-1] = Casing(seat, True)

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        return Prompt("casing-replace" if self.ordered else "casing")


class PawnedGoods(Effect):
    """Coins, and some for each Treasure."""

    def __init__(self, coins: int, each: int) -> None:
        self.coins = coins
        self.each = each

    def possible(self, s: NoHonorState, seat: int) -> bool:
        return True

    def resolve(self, s: NoHonorState, act: Act) -> None:
        s.earn(act.seat, self.coins + self.each * bits(s.treasures[act.seat]))


class WordOnTheStreet(Effect):
    """Draw Schemes, then discard one."""

    def __init__(self, schemes: int) -> None:
        self.schemes = schemes

    def possible(self, s: NoHonorState, seat: int) -> bool:
        return True

    def resolve(self, s: NoHonorState, act: Act) -> None:
        s.draw_schemes(act.seat, self.schemes)
        s.frames.append(FromHand(act.seat, act.seat, -1))


# Active -------------------------------------------------------------------------------------------


class TakeCoins(Effect):
    """Coins from another player, as far as they are there."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        return players(s, seat, False) if not chosen else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        s.rob(act.seat, act.chosen[0] - PLAYER, self.coins)


class StiffDrink(Effect):
    """A Character is refreshed."""

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        return characters(s, seat, WORN, False) if not chosen else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        one = act.picked(0)
        if one >= 0 and s.owner[one] >= 0:
            refresh(s, one)


class LightFingers(Effect):
    """A random Scheme out of another hand."""

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        return players(s, seat, True) if not chosen else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        other = act.chosen[0] - PLAYER
        if s.hand[other]:
            s.pass_card(other, act.seat, s.random_card(other))


class LuckyBreak(Effect):
    """Dice in Coins."""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def possible(self, s: NoHonorState, seat: int) -> bool:
        return True

    def resolve(self, s: NoHonorState, act: Act) -> None:
        roll_for(s, act, self.dice)

    def rolled(self, s: NoHonorState, act: Act, daggers: int) -> None:
        s.earn(act.seat, daggers)


class LookAtHand(Effect):
    """Look at another hand."""

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        return players(s, seat, True) if not chosen else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        s.look_at_hand(act.seat, act.chosen[0] - PLAYER)


class BlackmailCode(Effect):
    """Another player pays, or shows the hand and loses a card of it."""

    def __init__(self, code_coins: int) -> None:
        self.coins = code_coins

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        return players(s, seat, False) if not chosen else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        s.frames.append(Blackmailed(act.seat, act.chosen[0] - PLAYER, self.coins))


class Blackmailed(Frame[NoHonorState]):
    """The victim chooses."""

    def __init__(self, seat: int, victim: int, coins: int) -> None:
        self.seat = seat
        self.victim = victim
        self.coins = coins

    def asked(self, s: NoHonorState) -> int:
        return 1 << self.victim if s.coins[self.victim] >= self.coins else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return [PAY_UP, SHOW_HAND] if s.coins[self.victim] >= self.coins else [SHOW_HAND]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move == SHOW_HAND:
            self.step(s)
            return
        s.frames.pop()
        s.rob(self.seat, self.victim, self.coins)

    def step(self, s: NoHonorState) -> None:
        """Too poor to pay: the hand is shown."""
        s.frames.pop()
        s.look_at_hand(self.seat, self.victim)
        s.frames.append(FromHand(self.seat, self.victim, self.seat))

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        return Prompt("blackmailed", {"seat": self.seat, "number": self.coins})


# Reactions ----------------------------------------------------------------------------------------


class PlayDead(Effect):
    """A kill becomes exhaustion, whoever's Character it is [R78]."""

    trigger = KILLING
    selfless = True

    def possible(self, s: NoHonorState, seat: int) -> bool:
        return True

    def resolve(self, s: NoHonorState, act: Act) -> None:
        spare(s)


class Slippery(Effect):
    """An arrest becomes exhaustion."""

    trigger = ARRESTING

    def possible(self, s: NoHonorState, seat: int) -> bool:
        return True

    def resolve(self, s: NoHonorState, act: Act) -> None:
        spare(s)


class TakingItPersonally(Effect):
    """The betrayed player kills a Character of a betrayer."""

    trigger = BETRAYED

    def options(self, s: NoHonorState, seat: int, chosen: list[int]) -> list[int]:
        return [s.box.pick + one for one in guilty_characters(s)] if not chosen else []

    def resolve(self, s: NoHonorState, act: Act) -> None:
        one = act.picked(0)
        if one >= 0 and s.owner[one] >= 0:
            doom(s, one, KILLED)


class Foiled(Effect):
    """Another player's Scheme is cancelled."""

    trigger = SCHEME_PLAYED

    def possible(self, s: NoHonorState, seat: int) -> bool:
        return True

    def resolve(self, s: NoHonorState, act: Act) -> None:
        cancel(s)


class LoadedDice(Effect):
    """A roll is made again."""

    trigger = ROLLED

    def possible(self, s: NoHonorState, seat: int) -> bool:
        return True

    def resolve(self, s: NoHonorState, act: Act) -> None:
        roll_again(s)


# What makes an effect, and the numbers of its card.
SCHEMES: Final[dict[str, tuple[Callable[..., Effect], str]]] = {
    "betrayal": (Betrayal, "betrayal"),
    "blood_money": (BloodMoney, "code_betrayal"),
    "vanish": (Vanish, "betrayal"),
    "side_job": (SideJob, "coins"),
    "contingency": (ContingencyPlan, "coins"),
    "red_handed": (CaughtRedHanded, ""),
    "skim": (SkimTheTake, "coins"),
    "sleight": (SleightOfHand, ""),
    "loyal": (LoyalToTheEnd, "schemes more"),
    "on_alert": (partial(ShiftNeed, 1 << MUSCLE | 1 << STEALTH, 1), "dice"),
    "pointed_questions": (partial(ShiftNeed, 1 << LIES, 1), "dice"),
    "changed_locks": (partial(ShiftNeed, 1 << TINKER, 1), "dice"),
    "inside_help": (partial(ShiftNeed, ALL_SKILLS, -1), "dice"),
    "brute_force": (partial(Strengthen, MUSCLE), "dice"),
    "brute_force_code": (partial(Strike, EXHAUSTED, ANYBODY, False), ""),
    "shadows": (partial(Strengthen, STEALTH), "dice"),
    "silver_tongue": (partial(Strengthen, LIES), "dice"),
    "steady_hands": (partial(Strengthen, TINKER), "dice"),
    "reinforcements": (Reinforcements, ""),
    "twisted_ankle": (partial(Strike, EXHAUSTED, ANYBODY, False), ""),
    "twisted_ankle_code": (partial(Strike, KILLED, WORN, False), ""),
    "call_the_watch": (CallTheWatch, "need"),
    "improvised_plan": (ImprovisedPlan, "need"),
    "attach": (Attach, ""),
    "faked_death": (FakedDeath, ""),
    "bail_money": (BailMoney, ""),  # as in the first set
    "bail_out": (BailMoney, "discount"),
    "better_offer": (BetterOffer, "discount"),
    "better_offer_code": (BetterOfferCode, "code_coins"),
    "case_the_joint": (CaseTheJoint, ""),
    "pawned_goods": (PawnedGoods, "coins each"),
    "word_on_the_street": (WordOnTheStreet, "schemes"),
    "stick_up_crew": (TakeCoins, "coins"),
    "stick_up_crew_code": (TakeCoins, "code_coins"),
    "stiff_drink": (StiffDrink, ""),
    "light_fingers": (LightFingers, ""),
    "lucky_break": (LuckyBreak, "dice"),
    "knockout_drops": (partial(Strike, EXHAUSTED, FRESH, True), ""),
    "knockout_drops_code": (partial(Strike, KILLED, WORN, True), ""),
    "blackmail": (LookAtHand, ""),
    "blackmail_code": (BlackmailCode, "code_coins"),
    "play_dead": (PlayDead, ""),
    "taking_it_personally": (TakingItPersonally, ""),
    "foiled": (Foiled, ""),
    "slippery": (Slippery, ""),
    "loaded_dice": (LoadedDice, ""),
}
