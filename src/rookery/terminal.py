"""The table of any game as text."""

from __future__ import annotations

from importlib import import_module

from rookery.kernel.state import Data
from rookery.speaker import Speaker


def draw(view: Data, speaker: Speaker) -> list[str]:
    """What a view shows, as lines of plain text; with the result once the match is over."""
    table = import_module(f"rookery.games.{view['game']}.table")
    lines: list[str] = table.draw(view, speaker)
    if view["over"]:
        lines += ["", *result(view, speaker)]
    return lines


def result(view: Data, speaker: Speaker) -> list[str]:
    """The final scores, best first, and who has won."""
    scores, winners = view["scores"], view["winners"]
    assert isinstance(scores, list)
    assert isinstance(winners, list)
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    lines = [speaker.say("result-title")]
    for seat in order:
        mark = " *" if seat in winners else ""
        lines.append(f"  {scores[seat]:4}  {speaker.names[seat]}{mark}")
    names = [speaker.names[seat] for seat in winners]
    if not names:
        lines.append(speaker.say("result-nobody"))
    elif len(names) == 1:
        lines.append(speaker.say("result-winner", name=names[0]))
    else:
        joined = f"{', '.join(names[:-1])} {speaker.say('and')} {names[-1]}"
        lines.append(speaker.say("result-shared", names=joined))
    return lines
