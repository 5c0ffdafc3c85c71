"""The state of a match: all that is true at one moment, and the simplest things done to it."""

from __future__ import annotations

from typing import Final, cast

from rookery.games.nohonor.rules.cards import (
    JAIL,
    NO_HEIST,
    Goal,
    NoHonor,
    Special,
    bits,
    icons,
    skill,
)
from rookery.games.nohonor.rules.vocabulary import (
    ABANDON,
    CARDS,
    END_TURN,
    GIVE,
    MAX_GIFT,
    MAX_SLOTS,
    SKILLS,
)
from rookery.kernel.chance import Rng
from rookery.kernel.pieces import EVERYONE, FACE, SHIFT
from rookery.kernel.pieces import redeal as redeal_pieces
from rookery.kernel.prompts import Sentence
from rookery.kernel.state import Data, Frame, State

GIFTS_A_TURN: Final = 10  # how often a seat may give Coins away during one turn
PLANS_A_TURN: Final = 12  # how many heists and Exchanges one may begin to talk about in a turn
RECALLS: Final = 8  # how often a seat may take a Character back while a team gathers

END_HEIST: Final = 0
END_MARTIAL_LAW: Final = 1
END_LIMIT: Final = 2
END_IDLE: Final = 3
ENDINGS: Final = ["heist", "martial-law", "limit", "idle"]


class Switches:
    """What the players have agreed on before the match; copies of a state share it."""

    def __init__(self, options: Data) -> None:
        self.dealt_agendas = options["agendas"] == "dealt"
        self.turn_limit = cast(int, options["turn_limit"])
        self.idle_rounds = cast(int, options["idle_rounds"])
        self.proposals = cast(int, options["proposals"])
        self.tradable = options["treasures_tradable_by_exchange"] == "on"
        self.ace_ties = options["ace_ties_count"] == "on"
        self.jailbreak_coin = options["jailbreak_adds_coin"] == "both"
        self.veteran_code = options["veteran_needs_broken_code"] == "on"
        self.yacht_consequences = options["yacht_counts_consequences"] == "on"


class Floor(Frame["NoHonorState"]):
    """A moment in which a seat may also do something that nobody asks for."""

    def free_moves(self, s: NoHonorState, seat: int) -> list[int]:
        raise NotImplementedError

    def take_free(self, s: NoHonorState, seat: int, move: int) -> None:
        raise NotImplementedError


class NoHonorState(State):
    """One match of No Honor Among Thieves."""

    switches: Switches
    # the turn
    turn: int
    first: int  # who was drawn to begin
    active: int  # whose turn it is
    actions: int
    heisted: bool
    plans: int  # heists and Exchanges that were talked about in this turn
    used: int  # active abilities used during this turn, one bit each
    gifts: list[int]  # how often each seat has given Coins away during this turn
    wages: list[int]  # Coins given to each during this turn: by those on its heist, less by others
    since: int  # turns since the last success on an Objective
    # what lies on the table
    broken: bool  # honor
    mats: list[int]  # the two Objectives, -1 before they are laid out
    hauls: list[int]  # how many more heists each mat is good for
    haul: list[int]
    guards: list[list[int]]  # Defenses of both mats, and the Jailer
    stage_left: list[int]  # Objectives in the stack, per stage
    objective_deck: list[int]  # those nobody has seen, in the stack or out of the game
    defense_deck: list[int]
    defense_top: list[int]  # the top of that deck, as far as somebody has seen it; pieces
    defense_discard: list[int]  # counts
    pool: list[int]
    character_deck: list[int]  # not seen yet
    under: list[int]  # below it, in order, known to all
    jail: list[int]
    graveyard: list[int]
    scheme_deck: list[int]
    discard: list[int]  # counts
    in_play: list[int]  # Schemes played and not yet resolved, the last one on top
    treasure_deck: list[int]
    agenda_deck: list[int]
    # what the players have
    coins: list[int]
    hand: list[list[int]]  # pieces, in the order of their kinds
    crew: list[list[int]]
    owner: list[int]  # per Character, -1 for nobody
    exhausted: int  # Characters, one bit each
    gear: list[int]  # Character * 256 + kind of each attachment, sorted
    extra: list[int]  # packed skills of attachments per Character
    treasures: list[int]  # one bit each
    agendas: list[list[int]]  # pieces
    agenda_out: list[list[int]]  # the one put away; pieces
    # what Agendas remember
    drafted: list[int]  # Characters, one bit each
    freed: int  # seats that have got somebody out of Jail
    treasons: list[int]  # how often each seat has betrayed
    betrayals: int  # how many there have been
    joint: list[int]  # successful heists together with others
    lone: int  # seats that have completed a heist alone
    last_leader: int
    # the heist
    target: int
    ready: int  # seats that have confirmed whom they send, one bit each
    recalls: list[int]  # how often each seat has taken a Character back
    sent: int  # seats that sent Characters, one bit each; none before the team sets out
    agreed: list[int]  # agreed Coins of partners, -1 for who is no partner
    draws: list[int]  # who draws the first, second Treasure
    post: list[int]  # per Character the Defense it was sent to, -1 for none
    challenge: list[int]  # per Defense the one that is targeted, -1 for none yet
    shift: list[int]  # 4 * Defense + skill: how a need has changed
    boost: list[int]  # packed skills per Character for this heist
    alarmed: int  # Defenses that count as Watch, one bit each
    lucky: int  # seats that have used a reroll of a Treasure on this heist
    bypassed: int  # Defenses, one bit each, once the heist has failed
    # negotiations
    rounds: int  # proposals left in this turn
    answers: list[int]  # per seat: what it said to the proposal
    maker: int  # who is making an offer, known to nobody else until it is done
    draft_shares: list[int]
    draft_draws: list[int]
    draft_seat: int  # whose share is being named
    trader: int  # whose offer the Exchange is about, -1 for nobody's
    deal: list[int]  # an Exchange (see exchange)
    deal_seat: int
    promised: list[int]  # seat * 256 + kind of Schemes put up for an Exchange
    # the Moment of Truth
    revealed: list[int]  # per seat the kind of the card, -1 for none
    traitors: int  # seats that betrayed on this heist, one bit each
    cancelled: int  # those of them who were caught
    silent: int  # those of them whom no Reaction can reach
    peeked: int  # whose card was looked at, -1 for nobody
    peek: int  # and what it was
    ending: int

    def __init__(self, box: NoHonor, seats: int, options: Data) -> None:
        super().__init__(box, seats, options)
        self.box = box

    def unpack(self) -> None:
        """Everything as it comes out of the box."""
        box = self.box
        self.turn = 0
        self.first = 0
        self.active = 0
        self.actions = 0
        self.heisted = False
        self.plans = 0
        self.used = 0
        self.gifts = [0] * self.seats
        self.wages = [0] * self.seats
        self.since = 0
        self.broken = False
        self.mats = [-1, -1]
        self.haul = [0, 0, 0]
        self.hauls = [1, 1]
        self.guards = [[], [], [box.jailer]]
        self.stage_left = [box.per_stage] * 3
        self.objective_deck = list(range(len(box.objectives)))
        self.defense_deck = [
            d for d in range(len(box.defenses)) for _ in range(box.defense_copies[d])
        ]
        self.defense_top = []
        self.defense_discard = [0] * len(box.defenses)
        self.pool = []
        self.character_deck = list(range(len(box.characters)))
        self.under = []
        self.jail = []
        self.graveyard = []
        self.scheme_deck = [k for k in range(len(box.schemes)) for _ in range(box.copies[k])]
        self.discard = [0] * len(box.schemes)
        self.in_play = []
        self.treasure_deck = list(range(len(box.treasures)))
        self.agenda_deck = list(range(len(box.agendas)))
        self.ending = -1
        self._unpack_players()
        self._unpack_talks()
        self.clear_heist()

    def _unpack_players(self) -> None:
        seats = self.seats
        people = len(self.box.characters)
        self.coins = [0] * seats
        self.hand = [[] for _ in range(seats)]
        self.crew = [[] for _ in range(seats)]
        self.owner = [-1] * people
        self.exhausted = 0
        self.gear = []
        self.extra = [0] * people
        self.treasures = [0] * seats
        self.agendas = [[] for _ in range(seats)]
        self.agenda_out = [[] for _ in range(seats)]
        self.drafted = [0] * seats
        self.freed = 0
        self.treasons = [0] * seats
        self.betrayals = 0
        self.joint = [0] * seats
        self.lone = 0
        self.last_leader = -1

    def _unpack_talks(self) -> None:
        self.rounds = self.switches.proposals
        self.answers = []
        self.maker = -1
        self.draft_shares = []
        self.draft_draws = []
        self.draft_seat = -1
        self.trader = -1
        self.deal = []
        self.deal_seat = -1
        self.promised = []

    def clear_heist(self) -> None:
        """No heist is going on (any more)."""
        self.target = NO_HEIST
        self.ready = 0
        self.recalls = [0] * self.seats
        self.sent = 0
        self.agreed = []
        self.draws = []
        self.post = [-1] * len(self.owner)
        self.challenge = [-1] * MAX_SLOTS
        self.shift = [0] * (4 * MAX_SLOTS)
        self.boost = [0] * len(self.owner)
        self.alarmed = 0
        self.lucky = 0
        self.bypassed = 0
        self.revealed = []
        self.traitors = 0
        self.cancelled = 0
        self.silent = 0
        self.peeked = -1
        self.peek = -1

    def copy(self) -> State:
        twin = NoHonorState(self.box, self.seats, self.options)
        self.copy_kernel(twin)
        twin.switches = self.switches
        twin.turn = self.turn
        twin.first = self.first
        twin.active = self.active
        twin.actions = self.actions
        twin.heisted = self.heisted
        twin.plans = self.plans
        twin.used = self.used
        twin.gifts = self.gifts[:]
        twin.wages = self.wages[:]
        twin.since = self.since
        twin.broken = self.broken
        twin.mats = self.mats[:]
        twin.haul = self.haul[:]
        twin.hauls = self.hauls[:]
        twin.guards = [guards[:] for guards in self.guards]
        twin.stage_left = self.stage_left[:]
        twin.objective_deck = self.objective_deck[:]
        twin.defense_deck = self.defense_deck[:]
        twin.defense_top = self.defense_top[:]
        twin.defense_discard = self.defense_discard[:]
        twin.pool = self.pool[:]
        twin.character_deck = self.character_deck[:]
        twin.under = self.under[:]
        twin.jail = self.jail[:]
        twin.graveyard = self.graveyard[:]
        twin.scheme_deck = self.scheme_deck[:]
        twin.discard = self.discard[:]
        twin.in_play = self.in_play[:]
        twin.treasure_deck = self.treasure_deck[:]
        twin.agenda_deck = self.agenda_deck[:]
        self._copy_players(twin)
        self._copy_heist(twin)
        twin.ending = self.ending
        return twin

    def _copy_players(self, twin: NoHonorState) -> None:
        twin.coins = self.coins[:]
        twin.hand = [cards[:] for cards in self.hand]
        twin.crew = [crew[:] for crew in self.crew]
        twin.owner = self.owner[:]
        twin.exhausted = self.exhausted
        twin.gear = self.gear[:]
        twin.extra = self.extra[:]
        twin.treasures = self.treasures[:]
        twin.agendas = [cards[:] for cards in self.agendas]
        twin.agenda_out = [cards[:] for cards in self.agenda_out]
        twin.drafted = self.drafted[:]
        twin.freed = self.freed
        twin.treasons = self.treasons[:]
        twin.betrayals = self.betrayals
        twin.joint = self.joint[:]
        twin.lone = self.lone
        twin.last_leader = self.last_leader

    def _copy_heist(self, twin: NoHonorState) -> None:
        twin.target = self.target
        twin.ready = self.ready
        twin.recalls = self.recalls[:]
        twin.sent = self.sent
        twin.agreed = self.agreed[:]
        twin.draws = self.draws[:]
        twin.post = self.post[:]
        twin.challenge = self.challenge[:]
        twin.shift = self.shift[:]
        twin.boost = self.boost[:]
        twin.alarmed = self.alarmed
        twin.lucky = self.lucky
        twin.bypassed = self.bypassed
        twin.rounds = self.rounds
        twin.answers = self.answers[:]
        twin.maker = self.maker
        twin.draft_shares = self.draft_shares[:]
        twin.draft_draws = self.draft_draws[:]
        twin.draft_seat = self.draft_seat
        twin.trader = self.trader
        twin.deal = self.deal[:]
        twin.deal_seat = self.deal_seat
        twin.promised = self.promised[:]
        twin.revealed = self.revealed[:]
        twin.traitors = self.traitors
        twin.cancelled = self.cancelled
        twin.silent = self.silent
        twin.peeked = self.peeked
        twin.peek = self.peek

    # Coins

    def earn(self, seat: int, coins: int) -> None:
        """Coins from the bank, which never runs dry [R62]."""
        if coins:
            self.coins[seat] += coins
            if self.telling:
                self.tell("earn", [seat, coins])

    def pay(self, seat: int, coins: int) -> None:
        if coins:
            self.coins[seat] -= coins
            if self.telling:
                self.tell("pay", [seat, coins])

    def rob(self, thief: int, victim: int, coins: int) -> None:
        """Coins change hands, as far as they are there [R63]."""
        coins = min(coins, self.coins[victim])
        self.coins[victim] -= coins
        self.coins[thief] += coins
        if self.telling:
            self.tell("rob", [thief, victim, coins])

    def aside_moves(self, seat: int) -> list[int]:
        """What is free in one's own turn [R58]; and Coins can be given away at any time [R72], so
        often during each turn."""
        moves: list[int] = []
        if not self.turn or self.over:
            return moves
        top = self.frames[-1]
        if isinstance(top, Floor):
            moves = top.free_moves(self, seat)
        if self.gifts[seat] >= GIFTS_A_TURN:
            return moves
        for other in range(self.seats):
            if other != seat:
                for coins in range(min(self.coins[seat], MAX_GIFT)):
                    moves.append(GIVE + MAX_GIFT * other + coins)
        return moves

    def take_aside(self, seat: int, move: int) -> None:
        if move >= CARDS:
            cast(Floor, self.frames[-1]).take_free(self, seat, move)
            return
        other = (move - GIVE) // MAX_GIFT
        coins = (move - GIVE) % MAX_GIFT + 1
        self.gifts[seat] += 1
        self.coins[seat] -= coins
        self.coins[other] += coins
        involved = seat == self.active or self.sent >> seat & 1
        self.wages[other] += coins if involved else -coins
        if self.telling:
            self.tell("give", [seat, other, coins])

    # Schemes

    def hand_limit(self, seat: int) -> int:
        box = self.box
        limit = box.hand_limit
        for one in self.crew[seat]:
            limit += box.passive[one].hand_bonus
        mask = self.treasures[seat]
        if mask:
            for t in range(len(box.treasures)):
                if mask >> t & 1:
                    limit += box.treasure[t].hand_bonus
        return limit

    def draw_schemes(self, seat: int, count: int) -> None:
        """Draw from the deck; an empty one is made of the discards; then as many as there are."""
        for _ in range(count):
            if not self.scheme_deck:
                for kind in range(len(self.discard)):
                    for _copy in range(self.discard[kind]):
                        self.scheme_deck.append(kind)
                    self.discard[kind] = 0
                if not self.scheme_deck:
                    return
                if self.telling:
                    self.tell("shuffle", [])
            kind = self.chance.draw(self.scheme_deck, self.box.scheme_outcome)
            self.add_to_hand(seat, kind | 1 << (SHIFT + seat))
            if self.telling:
                self.tell_some("draw", [seat, kind], 1, 1 << seat)

    def add_to_hand(self, seat: int, piece: int) -> None:
        hand = self.hand[seat]
        kind = piece & FACE
        i = len(hand)
        while i and hand[i - 1] & FACE > kind:
            i -= 1
        hand.insert(i, piece)

    def take_from_hand(self, seat: int, kind: int) -> int:
        """Take a card out of a hand in front of all.

        Copies are alike: whoever knew of one of this kind in this hand now knows of one less.
        """
        hand = self.hand[seat]
        first = 0
        while hand[first] & FACE != kind:
            first += 1
        marks = hand[first] >> SHIFT
        i = first + 1
        while i < len(hand) and hand[i] & FACE == kind:
            theirs = hand[i] >> SHIFT & ~marks
            hand[i] &= ~(theirs << SHIFT)
            marks |= theirs
            i += 1
        hand.pop(first)
        return kind | marks << SHIFT

    def discard_from_hand(self, seat: int, kind: int) -> None:
        self.take_from_hand(seat, kind)
        self.discard[kind] += 1
        self.news += 1
        if self.telling:
            self.tell("discard", [seat, kind])

    def pass_card(self, giver: int, taker: int, kind: int) -> None:
        """A card goes from hand to hand, seen by the two of them and by nobody else."""
        parties = 1 << giver | 1 << taker
        self.take_from_hand(giver, kind)
        self.forget(giver, parties)
        self.add_to_hand(taker, kind | parties << SHIFT)
        self.news += 1
        if self.telling:
            self.tell_some("card-passed", [giver, taker, kind], 1, parties)

    def forget(self, seat: int, parties: int) -> None:
        """A card has left this hand unseen: the others no longer know what is in it."""
        keep = FACE | parties << SHIFT
        hand = self.hand[seat]
        for i in range(len(hand)):
            hand[i] &= keep

    def look_at_hand(self, seat: int, other: int) -> None:
        hand = self.hand[other]
        for i in range(len(hand)):
            hand[i] |= 1 << (SHIFT + seat)
        self.news += 1
        if self.telling:
            self.tell("look", [seat, other])
            for one in hand:
                self.tell_some("seen", [seat, other, one & FACE], 1, 1 << seat | 1 << other)

    def random_card(self, seat: int) -> int:
        """The kind of a card drawn blindly from a hand; it stays there for the moment."""
        kinds = [one & FACE for one in self.hand[seat]]
        return self.chance.draw(kinds, self.box.scheme_outcome)

    # Characters

    def fresh(self, one: int) -> bool:
        return not self.exhausted >> one & 1

    def room(self, seat: int) -> bool:
        return len(self.crew[seat]) < self.box.crew_limit

    def join(self, seat: int, one: int) -> None:
        self.crew[seat].append(one)
        self.owner[one] = seat
        if self.telling:
            self.tell("join", [seat, one])

    def leave(self, one: int) -> None:
        """Out of the crew; attachments are discarded [R30], the place on a heist is empty."""
        self.withdraw(one)
        self.crew[self.owner[one]].remove(one)
        self.owner[one] = -1
        self.exhausted &= ~(1 << one)
        self.boost[one] = 0
        if self.extra[one]:
            self.extra[one] = 0
            kept: list[int] = []
            for entry in self.gear:
                if entry >> 8 == one:
                    self.discard[entry & 255] += 1
                else:
                    kept.append(entry)
            self.gear = kept

    def withdraw(self, one: int) -> None:
        """Away from its Defense. Before the team sets out this changes the plan: all confirm it
        anew, and at a Defense where nobody is left no challenge is aimed at."""
        slot = self.post[one]
        self.post[one] = -1
        if slot >= 0 and not self.sent:
            self.ready = 0
            if not self.members(slot):
                self.challenge[slot] = -1

    def tire(self, one: int) -> None:
        """Exhausted; and whoever is so before the team sets out stays at home."""
        self.exhausted |= 1 << one
        if not self.sent:
            self.withdraw(one)

    def fire(self, one: int) -> None:
        """Under the Character deck; a pool that was short is filled at once [R60]."""
        if self.telling:
            self.tell("fired", [one])
        self.leave(one)
        self.under.append(one)
        self.fill_pool()

    def attach(self, one: int, kind: int) -> None:
        self.extra[one] += self.box.gear[kind]
        entry = one << 8 | kind
        i = len(self.gear)
        while i and self.gear[i - 1] > entry:
            i -= 1
        self.gear.insert(i, entry)
        if self.telling:
            self.tell("attach", [one, kind])

    def fill_pool(self) -> None:
        """Five Characters lie open, or as many as there are [R60]."""
        while len(self.pool) < self.box.pool_size:
            if not self.character_deck and not self.under:
                return
            one = self.draw_character()
            self.pool.append(one)
            if self.telling:
                self.tell("pool", [one])

    def draw_character(self) -> int:
        if self.character_deck:
            return self.chance.draw(self.character_deck, self.box.character_outcome)
        return self.under.pop(0)

    def recruit_discount(self, seat: int) -> int:
        box = self.box
        off = 0
        for one in self.crew[seat]:
            off += box.passive[one].discount
        mask = self.treasures[seat]
        if mask:
            for t in range(len(box.treasures)):
                if mask >> t & 1:
                    off += box.treasure[t].discount
        return off

    def outside(self) -> int:
        """Characters neither in Jail nor in the Graveyard."""
        return len(self.owner) - len(self.jail) - len(self.graveyard)

    def free_from_jail(self, seat: int, one: int) -> None:
        self.jail.remove(one)
        self.freed |= 1 << seat
        self.join(seat, one)

    # Defenses and Objectives

    def draw_defense(self) -> int:
        """The next Defense; an empty deck is made of the discards [R59]."""
        if self.defense_top:
            return self.defense_top.pop(0) & FACE
        self.stock_defenses()
        return self.chance.draw(self.defense_deck, self.box.defense_outcome)

    def stock_defenses(self) -> None:
        if not self.defense_deck:
            for d in range(len(self.defense_discard)):
                for _ in range(self.defense_discard[d]):
                    self.defense_deck.append(d)
                self.defense_discard[d] = 0

    def put_defense(self, mat: int, slot: int) -> None:
        """A new Defense in a slot, with its Coins on the mat; the old one is discarded."""
        guards = self.guards[mat]
        if slot < len(guards):
            self.defense_discard[guards[slot]] += 1
        card = self.draw_defense()
        if slot < len(guards):
            guards[slot] = card
        else:
            guards.append(card)
        self.haul[mat] += self.box.defense_coins[card]
        if mat == self.target:  # the plan was made for the old one
            self.challenge[slot] = -1
            self.alarmed &= ~(1 << slot)
            for k in range(4):
                self.shift[4 * slot + k] = 0
        if self.telling:
            self.tell("defense", [card, self.mats[mat]])

    def fill_slots(self, mat: int) -> None:
        objective = self.mats[mat]
        printed = self.box.printed[objective]
        if printed >= 0:
            self.guards[mat].append(printed)
        while len(self.guards[mat]) < self.box.slots[objective]:
            self.put_defense(mat, len(self.guards[mat]))

    def lay_out_objective(self, mat: int) -> None:
        """The next mat of the stack, with its Coins and Defenses."""
        box = self.box
        stage = 0
        while not self.stage_left[stage]:
            stage += 1
        self.stage_left[stage] -= 1
        here = [o for o in self.objective_deck if box.stage[o] == stage]
        objective = self.chance.draw(here, box.objective_outcome)
        self.objective_deck.remove(objective)
        self.mats[mat] = objective
        self.hauls[mat] = box.hauls5[objective] if self.seats >= 5 else 1
        self.fill_mat(mat, "objective")

    def fill_mat(self, mat: int, event: str) -> None:
        """Coins and Defenses on a new mat, or on one that is good for another heist [R81]."""
        objective = self.mats[mat]
        self.haul[mat] = self.box.objective_coins[objective]
        self.guards[mat] = []
        if self.telling:
            self.tell(event, [objective, self.haul[mat]])
        if not self.box.special[objective].veiled:
            self.fill_slots(mat)

    def goal(self, agenda: int) -> Goal:
        return self.box.goals5[agenda] if self.seats >= 5 else self.box.goals[agenda]

    def is_finale(self, target: int) -> bool:
        """Whether the match ends with a heist that succeeds there."""
        return target != JAIL and self.box.stage[self.mats[target]] == 2 and self.hauls[target] == 1

    def discard_defenses(self, mat: int) -> None:
        for card in self.guards[mat]:
            if self.box.defense_copies[card]:
                self.defense_discard[card] += 1
        self.guards[mat] = []

    # The heist

    def special(self) -> Special:
        """What is special about the Objective of this heist (nothing about the Jail)."""
        return self.box.special[self.mats[self.target] if self.target != JAIL else -1]

    def members(self, slot: int) -> list[int]:
        """The Characters at a Defense, crew by crew."""
        found: list[int] = []
        for crew in self.crew:
            for one in crew:
                if self.post[one] == slot:
                    found.append(one)
        return found

    def is_watch(self, slot: int) -> bool:
        return (
            self.box.watch[self.guards[self.target][slot]]
            or bool(self.alarmed >> slot & 1)
            or self.special().all_watch
        )

    def skills_at(self, slot: int) -> int:
        """The packed skills of all Characters at a Defense."""
        total = 0
        for crew in self.crew:
            for one in crew:
                if self.post[one] == slot:
                    total += self.skills_of(one, slot)
        return total

    def skills_of(self, one: int, slot: int) -> int:
        """What a Character shows at a Defense, packed; nowhere (-1) only what it always has."""
        total = self.box.skills[one] + self.extra[one] + self.boost[one]
        if slot >= 0 and self.box.passive[one].variable:
            total += self.box.passive[one].conditional(self, slot)
        return total

    def need(self, slot: int, challenge: int) -> int:
        """What a challenge asks for now, packed: never less than one icon in all."""
        asked = self.box.challenges[self.guards[self.target][slot]][challenge]
        need = 0
        shown = -1
        for k in range(4):
            base = asked >> 8 * k & 255
            if base:
                if shown < 0:
                    shown = k
                base += self.shift[4 * slot + k]
                if base > 0:
                    need |= base << 8 * k
        return need or 1 << 8 * shown

    def guard_id(self, slot: int) -> str:
        """The Defense in a slot of the heist that is going on."""
        return self.id("defense", self.guards[self.target][slot])

    def short_of(self, slot: int, challenge: int) -> int:
        """What is still missing for a challenge, packed."""
        need = self.need(slot, challenge)
        have = self.skills_at(slot)
        short = 0
        for k in range(4):
            short |= max((need >> 8 * k & 255) - (have >> 8 * k & 255), 0) << 8 * k
        return short

    def plan(self) -> Sentence | None:
        """What stands between a heist and its haul, Defense by Defense, as everybody can see;
        before a challenge is named, the nearest one counts."""
        if self.target == NO_HEIST:
            return None
        lacks: list[object] = []
        for slot in range(len(self.guards[self.target])):
            args: Data = {"defense": self.guard_id(slot)}
            if not self.members(slot):
                lacks.append(Sentence("plan-empty", args))
                continue
            aimed = self.challenge[slot]
            all_of_them = range(len(self.box.challenges[self.guards[self.target][slot]]))
            open_ones = [aimed] if aimed >= 0 else list(all_of_them)
            short = min([self.short_of(slot, one) for one in open_ones], key=icons)
            if short:
                args["what"] = [
                    Sentence("plan-skill", {"number": skill(short, k), "skill": SKILLS[k]})
                    for k in range(4)
                    if skill(short, k)
                ]
                lacks.append(Sentence("plan-short", args))
        return Sentence("plan", {"what": lacks}) if lacks else Sentence("plan-done")

    def is_bypassed(self, slot: int) -> bool:
        """Whether the targeted challenge of a Defense is met."""
        challenge = self.challenge[slot]
        if challenge < 0:
            return False
        need = self.need(slot, challenge)
        have = self.skills_at(slot)
        for k in range(4):
            if have >> 8 * k & 255 < need >> 8 * k & 255:
                return False
        return True

    def shows(self, slot: int, k: int) -> bool:
        """Whether a Defense of this heist shows a skill in any of its challenges."""
        for challenge in self.box.challenges[self.guards[self.target][slot]]:
            if challenge >> 8 * k & 255:
                return True
        return False

    # The end

    def end(self, ending: int) -> None:
        self.ending = ending
        self.over = True
        self.frames.clear()
        self.sealed.clear()
        for cards in self.agendas:
            for i in range(len(cards)):
                cards[i] = everyone(cards[i])
        if self.telling:
            self.tell("end", [ending])
            if ending != END_MARTIAL_LAW:
                self._tell_scores()

    def _tell_scores(self) -> None:
        wealth = self.wealth()
        for seat in range(self.seats):
            self.tell("stash", [seat, wealth[seat]])
            for one in self.agendas[seat]:
                agenda = one & FACE
                self.tell("agenda", [seat, agenda, self.agenda_coins(seat, agenda)])

    def wealth(self) -> list[int]:
        """Coins with all that pays before Agendas."""
        box = self.box
        wealth = self.coins[:]
        for seat in range(self.seats):
            for one in self.crew[seat]:
                wealth[seat] += box.passive[one].final_coins
            for t in range(len(box.treasures)):
                if self.treasures[seat] >> t & 1:
                    wealth[seat] += box.treasure[t].final_coins
        return wealth

    def agenda_coins(self, seat: int, agenda: int) -> int:
        """What an Agenda brings its owner as things stand."""
        box = self.box
        if not self.goal(agenda).met(self, seat):
            return 0
        return box.reward5[agenda] if self.seats >= 5 else box.reward[agenda]

    def scores(self) -> list[int]:
        if self.ending == END_MARTIAL_LAW:
            return [0] * self.seats
        scores = self.wealth()
        for seat in range(self.seats):
            for one in self.agendas[seat]:
                scores[seat] += self.agenda_coins(seat, one & FACE)
        return scores

    def standing(self) -> list[int]:
        """Ties are broken by Treasures [R69]."""
        scores = self.scores()
        return [64 * scores[seat] + bits(self.treasures[seat]) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        if self.ending == END_MARTIAL_LAW:
            return []
        return super().winners()

    # For search

    def outlook(self) -> list[float]:
        """The share of the victory that each seat can expect, by Coins and Agendas so far."""
        if self.over:
            return self.shares()
        scores = self.scores()
        best = max(scores)
        chances = [1.0 / (1.0 + 0.03 * (best - score) * (best - score)) for score in scores]
        total = sum(chances)
        return [chance / total for chance in chances]

    def quiet(self) -> bool:
        """Between actions, with nothing half done."""
        return len(self.frames) == 1

    def lean(self, seat: int, rng: Rng) -> int:
        """Any move, but rather not one that gives something up."""
        moves = self.frames[-1].moves(self, seat)
        move = moves[rng.below(len(moves))]
        box = self.box
        for _ in range(3):
            if not (box.fire <= move < box.use or move == ABANDON or move == END_TURN):
                break
            move = moves[rng.below(len(moves))]
        return move

    # Who may know what

    def describe(self, eyes: int, data: Data) -> None:
        self.box.describe(self, eyes, data)

    def redeal(self, seat: int, rng: Rng) -> None:
        redeal_pieces(self.hand + [self.scheme_deck], seat, rng)
        redeal_pieces([self.defense_top, self.defense_deck], seat, rng)
        redeal_pieces(self.agendas + self.agenda_out + [self.agenda_deck], seat, rng)
        self.tidy()
        self.box.invent(self, seat, rng)

    def tidy(self) -> None:
        """Bring hidden zones back into their order after their faces have been dealt anew."""
        self.scheme_deck.sort()
        self.defense_deck.sort()
        self.agenda_deck.sort()
        for hand in self.hand:
            sort_by_face(hand)
        for cards in self.agendas:
            sort_by_face(cards)


def sort_by_face(zone: list[int]) -> None:
    for i in range(1, len(zone)):
        one = zone[i]
        j = i
        while j and zone[j - 1] & FACE > one & FACE:
            zone[j] = zone[j - 1]
            j -= 1
        zone[j] = one


def everyone(piece: int) -> int:
    """The piece after all have seen it."""
    return piece | EVERYONE << SHIFT
