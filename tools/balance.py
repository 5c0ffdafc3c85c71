"""What matches among cutpurses look like: the measurements behind docs/nohonor-balance.md.

python tools/balance.py --games 400 > table.md
"""

from __future__ import annotations

import argparse
from collections import Counter

from rookery import games
from rookery.bots import Bot, RandomBot
from rookery.bots.scripted import Scripted
from rookery.games.nohonor.rules.cards import MOMENT, NoHonor
from rookery.games.nohonor.rules.state import ENDINGS, NoHonorState
from rookery.kernel.chance import seeded
from rookery.kernel.pieces import FACE
from rookery.kernel.state import Data, Event

COUNTED = {
    "success": "successful heists",
    "failure": "failed heists",
    "plans-jailbreak": "jailbreaks planned",
    "betrayals": "betrayals",
    "treasure": "Treasures drawn",
    "killed": "Characters killed",
    "arrested": "Characters arrested",
    "cancelled": "Schemes cancelled",
    "offer": "offers",
    "accepts": "accepted",
    "counters": "counter-proposals",
    "refuses": "refused",
}


class Tally:
    """Counts over the matches of one player count."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.matches = 0
        self.events: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.turns: list[int] = []
        self.decisions = 0
        self.broken = 0
        self.coins = 0
        self.best = 0
        self.held: Counter[int] = Counter()
        self.met: Counter[int] = Counter()
        self.drawn: Counter[int] = Counter()
        self.played: Counter[int] = Counter()
        self.tried: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()

    def hear(self, game: NoHonor, event: Event, planned: int) -> None:
        """Count an event; `planned` is the Objective of the last plan, -1 for the Jail."""
        self.events[event.key] += 1
        if event.key == "draw":
            self.drawn[event.args[1]] += 1
        elif event.key in ("play", "play-code"):
            self.played[event.args[1]] += 1
        elif event.key == "reveals":
            kind = event.args[1]
            self.events["betrayals"] += bool(game.betrayal[kind] or game.code_betrayal[kind])
            self.played[kind] += game.scheme_type[kind] == MOMENT
        elif event.key in ("success", "failure") and planned >= 0:
            self.tried[planned] += 1
            self.taken[planned] += event.key == "success"

    def add(self, state: NoHonorState, decisions: int) -> None:
        self.matches += 1
        self.endings[ENDINGS[state.ending]] += 1
        self.turns.append(state.turn)
        self.decisions += decisions
        self.broken += state.broken
        self.coins += sum(state.wealth())
        self.best += max(state.scores())
        for seat in range(self.seats):
            for one in state.agendas[seat]:
                self.held[one & FACE] += 1
                self.met[one & FACE] += state.agenda_coins(seat, one & FACE) > 0


def play(
    game: NoHonor, bots: list[type[Bot]], seed: int, options: Data, tally: Tally
) -> NoHonorState:
    """One match; what happened in it is added to the tally."""
    state = game.new(len(bots), seed, options)
    assert isinstance(state, NoHonorState)
    luck = seeded(seed + 1)
    players = [kind(game, seat, luck.fork()) for seat, kind in enumerate(bots)]
    decisions = 0
    planned = -1
    while state.asking:
        seat = state.deciders()[0]
        moves = state.moves(seat)
        move = moves[0] if len(moves) == 1 else players[seat].choose(state.view(seat), moves)
        for event in state.play(seat, move):
            if event.key in ("plans", "plans-jailbreak"):
                planned = event.args[1] if event.key == "plans" else -1
            tally.hear(game, event, planned)
        decisions += 1
    tally.add(state, decisions)
    return state


def measure(game: NoHonor, seats: int, matches: int, seed: int) -> Tally:
    tally = Tally(seats)
    for i in range(matches):
        options: Data = {"ask": "holders", "agendas": "dealt"}
        play(game, [Scripted] * seats, seed + i, options, tally)
    return tally


def against_random(game: NoHonor, seats: int, matches: int, seed: int) -> float:
    """How often a cutpurse wins against random players, in every seat alike."""
    tally = Tally(seats)
    wins = 0.0
    for i in range(matches):
        bots: list[type[Bot]] = [RandomBot] * seats
        bots[i % seats] = Scripted
        state = play(game, bots, seed + i, {"ask": "holders"}, tally)
        winners = state.winners()
        if i % seats in winners:
            wins += 1 / len(winners)
    return wins / matches


def report(game: NoHonor, tallies: list[Tally]) -> list[str]:
    """The measurements as tables in Markdown."""
    head = " | ".join(f"{tally.seats} players" for tally in tallies)
    lines = [f"| per match | {head} |", "|---|" + "---|" * len(tallies)]

    def row(name: str, values: list[str]) -> None:
        lines.append(f"| {name} | " + " | ".join(values) + " |")

    row("matches", [str(t.matches) for t in tallies])
    row("turns, all players together", [f"{sum(t.turns) / t.matches:.1f}" for t in tallies])
    row("longest match, turns", [str(max(t.turns)) for t in tallies])
    row("decisions", [f"{t.decisions / t.matches:.0f}" for t in tallies])
    for ending in ENDINGS:
        row(
            f"ended by: {ending}", [f"{100 * t.endings[ending] / t.matches:.1f} %" for t in tallies]
        )
    row("honor broken", [f"{100 * t.broken / t.matches:.0f} %" for t in tallies])
    for key, name in COUNTED.items():
        row(name, [f"{t.events[key] / t.matches:.2f}" for t in tallies])
    row("Coins before Agendas, each", [f"{t.coins / t.matches / t.seats:.1f}" for t in tallies])
    row("winner's score", [f"{t.best / t.matches:.1f}" for t in tallies])
    lines += ["", f"| Agenda fulfilled, % of holders | {head} |", "|---|" + "---|" * len(tallies)]
    for agenda, name in enumerate(game.agendas):
        row(name, [f"{100 * t.met[agenda] / max(1, t.held[agenda]):.0f}" for t in tallies])
    lines += [
        "",
        f"| Objective: attempts that succeed, % | {head} |",
        "|---|" + "---|" * len(tallies),
    ]
    for objective, name in enumerate(game.objectives):
        taken = [100 * t.taken[objective] / max(1, t.tried[objective]) for t in tallies]
        row(name, [f"{share:.0f}" for share in taken])
    lines += ["", f"| Scheme: played or laid, % of those drawn | {head} |"]
    lines.append("|---|" + "---|" * len(tallies))
    for kind, name in enumerate(game.schemes):
        row(name, [f"{100 * t.played[kind] / max(1, t.drawn[kind]):.0f}" for t in tallies])
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="matches per player count")
    parser.add_argument("--seats", default="3,4,5,6", help="player counts")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = games.load("nohonor")
    assert isinstance(game, NoHonor)
    counts = [int(seats) for seats in arguments.seats.split(",")]
    tallies = [measure(game, seats, arguments.games, arguments.seed) for seats in counts]
    print("\n".join(report(game, tallies)))
    wins = against_random(game, 4, arguments.games // 2, arguments.seed)
    print(f"\nOne cutpurse against three random players: {100 * wins:.0f} % of matches won.")


if __name__ == "__main__":
    main()
