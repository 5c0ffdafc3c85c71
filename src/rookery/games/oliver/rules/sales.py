"""Going to Fagin's: sets of objects, jokers, rewards and the bonus."""

from __future__ import annotations

from rookery.games.oliver.rules.state import OliverState


def fagin_moves(s: OliverState, seat: int, found: list[int]) -> None:
    """Add every set that this stash can bring, with each number of jokers [R17]."""
    box = s.box
    stash = s.stash[seat]
    if len(stash) < box.set_size:
        return
    sizes = s.sizes(stash)
    wallets: int = sizes >> 4 * box.wallet_type & 15
    counts: list[int] = []
    for type in range(len(box.object_kinds)):
        have: int = sizes & 15
        sizes >>= 4
        if have and have + wallets >= box.set_size and type != box.wallet_type:
            if len(box.object_kinds[type]) == 1:
                _add_jokers(s, type, have, wallets, found)
                continue
            if not counts:
                counts = s.count(stash)
            _combine(s, type, 0, 0, 0, counts, box.set_size, box.capacity, wallets, found)
    if wallets >= box.set_size and s.wallet_sets:  # literally a set as well [R22]
        numbers = box.set_number[box.wallet_type]
        for count in range(box.set_size, wallets + 1):
            found.append(box.FAGIN + numbers[count])


def _add_jokers(s: OliverState, type: int, have: int, wallets: int, found: list[int]) -> None:
    """The sets of a type that comes in one value only."""
    numbers = s.box.set_number[type]
    least = s.box.set_size
    for count in range(max(1, least - wallets), have + 1):
        for jokers in range(max(0, least - count), wallets + 1):
            found.append(s.box.FAGIN + numbers[10 * count + jokers])


def pair_moves(s: OliverState, seat: int) -> list[int]:
    """Every set of exactly two objects of a type, at most one of them a joker (Mrs Bedwin)."""
    box = s.box
    counts = s.count(s.stash[seat])
    wallets = min(1, counts[box.wallet])
    found: list[int] = []
    for type in range(len(box.object_kinds)):
        if type != box.wallet_type:
            _combine(s, type, 0, 0, 0, counts, 2, 2, wallets, found)
    return found


def has_pair(s: OliverState, seat: int) -> bool:
    """Whether there are two objects of a type, or one and a joker."""
    sizes = s.sizes(s.stash[seat])
    shift = 4 * s.box.wallet_type
    jokers = sizes >> shift & 15
    sizes &= ~(15 << shift)
    if jokers:
        return sizes > 0
    while sizes:
        if sizes & 15 >= 2:
            return True
        sizes >>= 4
    return False


def _combine(
    s: OliverState,
    type: int,
    at: int,
    digits: int,
    size: int,
    counts: list[int],
    least: int,
    most: int,
    wallets: int,
    found: list[int],
) -> None:
    """Choose how many of each kind of a type, then how many jokers."""
    kinds = s.box.object_kinds[type]
    if at < len(kinds):
        for count in range(min(counts[kinds[at]], most - size) + 1):
            _combine(
                s,
                type,
                at + 1,
                10 * digits + count,
                size + count,
                counts,
                least,
                most,
                wallets,
                found,
            )
        return
    if size:
        numbers = s.box.set_number[type]
        for jokers in range(max(0, least - size), min(wallets, most - size) + 1):
            found.append(s.box.FAGIN + numbers[10 * digits + jokers])


def sell(s: OliverState, seat: int, number: int) -> None:
    """Bring Fagin a set: the sum of its values, the top reward, and a bonus for five [R18]."""
    box = s.box
    tokens = box.set_tokens[number]
    if s.telling:
        s.tell("sell", [seat, box.FAGIN + number])
    for kind in tokens:
        face = s.put_away(s.stash[seat], kind)
        if s.telling:
            s.tell("sold", [seat, face])
    pounds = box.set_worth[number]
    reward = box.reward(s.rewards)
    bonus = box.bonus if len(tokens) >= box.bonus_size else 0
    if s.rewards:
        s.rewards -= 1
    s.gain(seat, pounds + reward + bonus)
    if s.telling:
        s.tell("paid", [seat, pounds])
        if reward:
            s.tell("reward", [seat, reward])
        if bonus:
            s.tell("bonus", [seat, bonus])
