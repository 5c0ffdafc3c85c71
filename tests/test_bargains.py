"""No Honor Among Thieves between bots: what is offered and asked makes sense to both sides, nobody
is left without a reason, and what they say is known to all."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from rookery import bots, games
from rookery.bots.scripted import instinct_of
from rookery.bots.talk import Remark, remark
from rookery.games.nohonor.instinct.mind import NoHonorInstinct
from rookery.games.nohonor.rules.cards import JAIL
from rookery.games.nohonor.rules.negotiation import ACCEPTED, Deciding, Planning
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.vocabulary import END_TURN
from rookery.kernel.chance import seeded
from rookery.kernel.state import Event
from rookery.server import protocol as p
from rookery.speaker import Speaker
from tests.worlds import World
from tools import sense

MATCHES = 20
SEATS = 4


@dataclass
class Bargain:
    """A proposal, at the time when it was made."""

    haul: int
    shares: list[int]
    treasures: int
    alone: bool  # whether the leader could have gone alone
    chance: float  # and how likely that was to succeed


@dataclass
class Seen:
    """What happened in some matches between scripted players."""

    bargains: list[Bargain] = field(default_factory=list)
    demands: list[tuple[int, int, int, int]] = field(
        default_factory=list
    )  # offer, demand, haul, draws
    kept: int = 0  # how often somebody who had accepted was taken along,
    left: int = 0  # and how often not
    reasons: int = 0  # told to those
    idle: int = 0  # turns ended with actions left
    given_up: list[int] = field(default_factory=list)  # heists planned and given up, by turn
    lines: list[tuple[Remark, NoHonorState]] = field(default_factory=list)


@cache
def seen() -> Seen:
    game = games.load("nohonor")
    found = Seen()
    mind = cast(NoHonorInstinct, instinct_of(game))
    for number in range(MATCHES):
        state = cast(NoHonorState, game.new(SEATS, number))
        players = [bots.make("cutpurse", game, s, seeded(9 * number + s)) for s in range(SEATS)]
        turn, given_up = state.turn, 0
        while state.asking:
            seat = state.deciders()[0]
            before = cast(NoHonorState, state.copy())
            move = players[seat].choose(state.view(seat), state.moves(seat))
            found.idle += move == END_TURN
            events = state.play(seat, move)
            watch(found, before, state, events, mind)
            given_up += sum(event.key in ("gives-up", "calls-off") for event in events)
            if state.turn != turn:
                found.given_up.append(given_up)
                turn, given_up = state.turn, 0
    return found


def watch(
    found: Seen, old: NoHonorState, new: NoHonorState, events: list[Event], mind: NoHonorInstinct
) -> None:
    keys = {event.key for event in events}
    frame = old.frames[-1]
    if isinstance(frame, Planning) and "offer" in keys and new.target != JAIL:
        mind.seat = old.active
        plan = mind.plan_with(old, old.target, mind.fresh(old, old.active))
        odds = mind.odds(old, plan, 1 << old.active)
        shares = [share for share in new.agreed if share >= 0]
        found.bargains.append(
            Bargain(old.haul[old.target], shares, len(new.draws), not plan.missing, odds)
        )
    for event in events:
        if event.key == "counters" and new.target != JAIL:
            seat, asked, _draws = event.args
            more = new.draws.count(seat)
            found.demands.append((old.agreed[seat], asked, new.haul[new.target], more))
    if isinstance(frame, Deciding):
        accepted = [seat for seat in range(SEATS) if old.answers[seat] == ACCEPTED]
        found.kept += len(accepted) if "agreed" in keys else 0
        dropped = [event.args[1] for event in events if event.key == "drops"]
        left = accepted if "gives-up" in keys else [one for one in dropped if one in accepted]
        found.left += len(left)
        said = remark(old, events, new, list(range(SEATS)))
        found.reasons += bool(left and said and said.owed)
    if said := remark(old, events, new, list(range(SEATS))):
        found.lines.append((said, cast(NoHonorState, new.copy())))


def test_a_leader_keeps_something_and_offers_something() -> None:
    bargains = seen().bargains
    assert len(bargains) > 3 * MATCHES
    for one in bargains:
        left = one.haul - sum(one.shares)
        assert left > 0 or one.haul == 0 or one.treasures
        if one.alone and one.haul:
            assert left >= int(one.chance * one.haul)
        if not one.treasures and one.haul > 1:
            assert all(one.shares)


def test_a_partner_asks_for_more_than_is_offered_and_leaves_something() -> None:
    demands = seen().demands
    assert len(demands) > MATCHES / 2
    for offered, asked, haul, treasures in demands:
        assert asked > offered or treasures
        assert asked < haul


def test_what_was_accepted_is_used_or_the_reason_is_told() -> None:
    found = seen()
    assert found.kept > 2 * MATCHES
    assert found.left <= 0.1 * found.kept
    if found.left:
        assert found.reasons


def test_no_actions_are_left_unused_and_no_heist_is_planned_again_and_again() -> None:
    found = seen()
    assert found.idle == 0
    assert max(found.given_up) <= 1
    assert sum(found.given_up) < 0.2 * len(found.given_up)


def test_there_is_something_to_say_in_a_match() -> None:
    said = {line.key for line, _ in seen().lines}
    assert {"talk-grudge", "talk-pleasure", "talk-distrust", "talk-not-worth-it"} <= said


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_they_say_has_words_and_names_whom_they_speak_to(lang: str) -> None:
    speaker = Speaker(games.load("nohonor"), lang, ["Mags", "Bartek", "Odile", "Pim"])
    keys = {line.key for line, _ in seen().lines}
    keys |= {"talk-hopeless", "talk-dear", "talk-amends", "talk-again"}
    for key in keys:
        assert "Pim" in speaker.sentence({"key": key, "args": {"seat": 3}})


def test_they_say_nothing_that_somebody_cannot_know() -> None:
    """The same words in every world that looks the same to a spectator."""
    game = games.load("nohonor")
    compared = 0
    for number in range(3):
        state = cast(NoHonorState, game.new(SEATS, number))
        players = [bots.make("cutpurse", game, s, seeded(9 * number + s)) for s in range(SEATS)]
        while state.asking:
            seat = state.deciders()[0]
            before = cast(NoHonorState, state.copy())
            events = state.play(seat, players[seat].choose(state.view(seat), state.moves(seat)))
            said = remark(before, events, state, list(range(SEATS)))
            if said is None:
                continue
            for luck in range(3):
                other = before.guess(None, seeded(luck))
                assert remark(other, events, state, list(range(SEATS))) == said
                compared += 1
    assert compared > 10


def test_a_bot_says_so_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the chat, as everybody: told at once, kept in the log, and not too often."""
    monkeypatch.setattr("rookery.server.keeper.MOODY", 1)
    case = next(one for one in sense.questions("nohonor") if "offered nothing" in one.why)

    async def scene() -> None:
        async with World(tmp_path).running() as world:
            table = await world.table("talk", case.state.copy(), {"speed": "live"})
            table.seats[case.seat].kind = "cutpurse"  # without a thinker: it refuses
            table.wake()
            await world.pass_time(10.0)
            [line] = table.chat
            assert (line.seat, line.text) == (1, "That is not worth the trouble to me, P0.")
            assert line.says == p.Sentence("talk-not-worth-it", {"seat": 0})
            again = await world.house.store.log("talk", 0)
            assert [row.kind for row in again].count("chat") == 1

    asyncio.run(scene())
