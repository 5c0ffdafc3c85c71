"""Standing orders: what the server answers for a seat that has said so beforehand.

They are secret, and they decide by public facts alone: the kind of the window and what everybody
can see of its occasion.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rookery.kernel.state import Data, State
from rookery.server.protocol import Condition, StandingOrder
from rookery.standing import concerns, passing


def ordered(state: State, seat: int, orders: Sequence[StandingOrder]) -> str | None:
    """What the orders of a seat answer to the open window, if anything."""
    if not orders:
        return None
    frame = state.frames[-1]
    data = state.game.frames.write(state, frame)
    silence = passing(state, seat)
    legal = state.words(seat)
    for order in orders:
        if order.when is not None and order.when != data["frame"]:
            continue
        if silence is None and order.when is None:
            continue  # where there is no passing, only what is named is answered
        if not all(holds(condition, data, seat) for condition in order.given):
            continue
        if order.spare_me and order.play is None and concerns(state, seat):
            continue
        answer = order.play or silence
        if answer in legal:
            return answer
    return None


def holds(condition: Condition, data: Data, seat: int) -> bool:
    """Whether a condition is true of the open window."""
    value: Any = data.get(condition.field)
    if condition.mine is not None and (value == seat) != condition.mine:
        return False
    if condition.is_ is not None and str(value) != str(condition.is_):
        return False
    if condition.least is None and condition.most is None:
        return True
    if not isinstance(value, int):
        return False
    least = value if condition.least is None else condition.least
    most = value if condition.most is None else condition.most
    return least <= value <= most
