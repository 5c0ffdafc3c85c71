"""A view of No Honor Among Thieves as numbers for learners. The layout is version 2.

Blocks in order, all values roughly in 0..1; seats begin with one's own and go on in turn order.
"""

from __future__ import annotations

from typing import Final, cast

from rookery.games.nohonor.rules.cards import NoHonor
from rookery.games.nohonor.rules.negotiation import ANSWERS
from rookery.games.nohonor.rules.vocabulary import MAX_CHALLENGES, MAX_SLOTS, SKILLS
from rookery.kernel.state import Data, Game

VERSION: Final = 2

# What can be asked, by the name of the frame on top.
ASKS: Final = [
    "motivation",
    "draft",
    "discard",
    "chalice",
    "turn",
    "legwork",
    "logistics",
    "planning",
    "considering",
    "counteroffer",
    "deciding",
    "sending",
    "naming",
    "lending",
    "complications",
    "choosing",
    "countering",
    "saving",
    "roll",
    "rolling",
    "truth",
    "peeking",
    "revealing",
    "replacing",
    "catching",
    "avenging",
    "freeing",
    "victim",
    "bargaining",
    "hearing",
    "handing",
    "rethinking",
    "from hand",
    "casing",
    "blackmailed",
]
SLOT: Final = 1 + 4 * MAX_CHALLENGES + 4  # present, challenges, coins, watch, printed, one only
MAT: Final = 1 + 3 + 2 + 3 + MAX_SLOTS * SLOT
TARGETS: Final = ["left", "right", "jail"]


def layout(game: Game, seats: int) -> list[tuple[str, int]]:
    """The blocks of an observation with their sizes."""
    box = cast(NoHonor, game)
    people = len(box.characters)
    kinds = len(box.schemes)
    seat = 5 + len(box.treasures) + 5
    return [
        ("turn, actions, heisted, honor broken, my turn, turns since a success", 6),
        ("mats: present, stage 3, coins, Treasures, special 3, slots", 2 * MAT),
        (
            "Characters: crews, pool, jail, graveyard, exhausted, slot 4, gear 4, boost 4",
            people * (seats + 4 + MAX_SLOTS + 8),
        ),
        (
            "seats: coins, hand, crew, freed, joint, Treasures, betrayed, lone, last, gifts, wages",
            seats * seat,
        ),
        ("known cards in each hand, by kind", seats * kinds),
        ("discarded Schemes, by kind", kinds),
        ("my Agendas, and the one put away", 2 * len(box.agendas)),
        ("cards left: Schemes, Defenses, Characters, Treasures", 4),
        (
            "heist: target 3; seats: confirmed, sent, partner, share, draws, revealed, its value, "
            "traitor",
            3 + 8 * seats,
        ),
        ("heist slots: challenge 4, shifts 4, watch, bypassed", MAX_SLOTS * 10),
        ("talks: rounds; seats: answer, my draft share, named", 1 + seats * (len(ANSWERS) + 2)),
        ("asked what", len(ASKS)),
        ("about which Scheme, which Character; by which seat", kinds + people + seats),
    ]


def encode(game: Game, view: Data) -> list[float]:
    """What `layout` describes, from a view of a seat (or of a spectator: seat 0 first)."""
    box = cast(NoHonor, game)
    seats = cast(list[Data], view["seat"])
    me = max(cast(int, view["eyes"]), 0)
    order = [(me + i) % len(seats) for i in range(len(seats))]
    out: list[float] = []
    out.append(cast(int, view["turn"]) / 50.0)
    out.append(cast(int, view["actions"]) / 3.0)
    out.append(1.0 if view["heisted"] else 0.0)
    out.append(1.0 if view["honor"] == "broken" else 0.0)
    out.append(1.0 if view["active"] == me else 0.0)
    out.append(cast(int, view["since"]) / 50.0)
    for mat in cast(list[Data], view["table"]):
        _mat(box, mat, out)
    heist = cast("Data | None", view["heist"])
    _people(box, view, heist, order, out)
    for seat in order:
        _seat(box, seats[seat], out)
    for seat in order:
        _known(box.schemes, cast(list[str | None], seats[seat]["hand"]), out)
    _known(box.schemes, cast(list[str | None], view["discard"]), out)
    _known(box.agendas, cast(list[str | None], seats[me]["agendas"]), out)
    _known(box.agendas, cast(list[str | None], seats[me]["put away"]), out)
    out.append(cast(int, view["scheme deck"]) / 96.0)
    out.append(cast(int, view["defense deck"]) / 33.0)
    out.append(len(cast(list[str], view["character deck"])) / 35.0)
    out.append(len(cast(list[str], view["treasure deck"])) / 12.0)
    _heist(box, heist, order, out)
    _talks(cast(Data, view["talks"]), order, out)
    _asked(box, cast(list[Data], view["frames"]), order, out)
    return out


def _zeros(count: int, out: list[float]) -> None:
    for _ in range(count):
        out.append(0.0)


def _known(words: list[str], cards: list[str | None], out: list[float]) -> None:
    """How often each word is among known cards."""
    first = len(out)
    _zeros(len(words), out)
    for card in cards:
        if card is not None:
            out[first + words.index(card)] += 0.5


def _mat(box: NoHonor, mat: Data, out: list[float]) -> None:
    name = mat["objective"]
    if name is None:
        _zeros(MAT, out)
        return
    objective = box.objectives.index(cast(str, name))
    special = box.special[objective]
    out.append(1.0)
    for stage in range(3):
        out.append(1.0 if box.stage[objective] == stage else 0.0)
    out.append(cast(int, mat["coins"]) / 30.0)
    out.append(box.draws[objective] / 2.0)
    out.append(1.0 if special.deadly else 0.0)
    out.append(1.0 if special.veiled else 0.0)
    out.append(1.0 if special.all_watch else 0.0)
    guards = cast(list[str], mat["defenses"])
    for slot in range(MAX_SLOTS):
        if slot >= len(guards):
            _zeros(SLOT, out)
            continue
        card = box.defenses.index(guards[slot])
        out.append(1.0)
        challenges = box.challenges[card]
        for i in range(MAX_CHALLENGES):
            packed = challenges[i] if i < len(challenges) else 0
            for k in range(4):
                out.append((packed >> 8 * k & 255) / 6.0)
        out.append(box.defense_coins[card] / 3.0)
        out.append(1.0 if box.watch[card] else 0.0)
        out.append(0.0 if box.defense_copies[card] else 1.0)
        out.append(1.0 if box.most[card] == 1 else 0.0)


def _people(
    box: NoHonor, view: Data, heist: Data | None, order: list[int], out: list[float]
) -> None:
    seats = cast(list[Data], view["seat"])
    size = len(order) + 4 + MAX_SLOTS + 8
    first = len(out)
    _zeros(len(box.characters) * size, out)
    for i in range(len(order)):
        one = seats[order[i]]
        for name in cast(list[str], one["crew"]):
            out[first + box.characters.index(name) * size + i] = 1.0
        for name in cast(list[str], one["exhausted"]):
            out[first + box.characters.index(name) * size + len(order) + 3] = 1.0
        gear = cast(dict[str, list[str]], one["gear"])
        for name, cards in gear.items():
            at = first + box.characters.index(name) * size + len(order) + 4 + MAX_SLOTS
            for card in cards:
                packed = box.gear[box.schemes.index(card)]
                for k in range(4):
                    out[at + k] += (packed >> 8 * k & 255) / 3.0
    zones = ["pool", "jail", "graveyard"]
    for z in range(3):
        for name in cast(list[str], view[zones[z]]):
            out[first + box.characters.index(name) * size + len(order) + z] = 1.0
    if heist is not None:
        for name, slot in cast(dict[str, int], heist["posts"]).items():
            out[first + box.characters.index(name) * size + len(order) + 3 + slot] = 1.0
        boosts = cast(dict[str, dict[str, int]], heist["boosts"])
        for name, skills in boosts.items():
            at = first + box.characters.index(name) * size + len(order) + 8 + MAX_SLOTS
            for skill, much in skills.items():
                out[at + SKILLS.index(skill)] += much / 3.0


def _seat(box: NoHonor, seat: Data, out: list[float]) -> None:
    out.append(cast(int, seat["coins"]) / 30.0)
    out.append(len(cast(list[str | None], seat["hand"])) / 9.0)
    out.append(len(cast(list[str], seat["crew"])) / 4.0)
    out.append(1.0 if seat["freed"] else 0.0)
    out.append(cast(int, seat["joint"]) / 5.0)
    owned = cast(list[str], seat["treasures"])
    for treasure in box.treasures:
        out.append(1.0 if treasure in owned else 0.0)
    out.append(1.0 if seat["betrayed"] else 0.0)
    out.append(1.0 if seat["lone"] else 0.0)
    out.append(1.0 if seat["last"] else 0.0)
    out.append(cast(int, seat["gifts"]) / 10.0)
    out.append(max(-1.0, cast(int, seat.get("wages", 0)) / 20.0))


def _heist(box: NoHonor, heist: Data | None, order: list[int], out: list[float]) -> None:
    if heist is None:
        _zeros(3 + 8 * len(order) + MAX_SLOTS * 10, out)
        return
    for target in TARGETS:
        out.append(1.0 if heist["target"] == target else 0.0)
    sent = cast(list[int], heist["sent"])
    shares = cast(list[int], heist["shares"])
    draws = cast(list[int], heist["draws"])
    revealed = cast(list[str | None], heist["revealed"])
    traitors = cast(list[int], heist["traitors"])
    for seat in order:
        share = shares[seat] if seat < len(shares) else -1
        card = revealed[seat] if seat < len(revealed) else None
        out.append(1.0 if seat in cast(list[int], heist["ready"]) else 0.0)
        out.append(1.0 if seat in sent else 0.0)
        out.append(1.0 if share >= 0 else 0.0)
        out.append(max(share, 0) / 30.0)
        out.append(draws.count(seat) / 2.0)
        out.append(1.0 if card is not None else 0.0)
        out.append(box.betrayal[box.schemes.index(card)] / 10.0 if card is not None else 0.0)
        out.append(1.0 if seat in traitors else 0.0)
    challenges = cast(list[int], heist["challenges"])
    shifts = cast(list[dict[str, int]], heist["shifts"])
    for slot in range(MAX_SLOTS):
        if slot >= len(challenges):
            _zeros(10, out)
            continue
        for i in range(MAX_CHALLENGES):
            out.append(1.0 if challenges[slot] == i + 1 else 0.0)
        for skill in SKILLS:
            out.append(shifts[slot].get(skill, 0) / 3.0)
        out.append(1.0 if slot + 1 in cast(list[int], heist["watch"]) else 0.0)
        out.append(1.0 if slot + 1 in cast(list[int], heist["bypassed"]) else 0.0)


def _talks(talks: Data, order: list[int], out: list[float]) -> None:
    out.append(cast(int, talks["rounds"]) / 6.0)
    answers = cast(list[str], talks["answers"])
    draft = cast("Data | None", talks["draft"])
    for seat in order:
        for answer in ANSWERS:
            said = answers[seat] if seat < len(answers) else ""
            out.append(1.0 if said == answer else 0.0)
        if draft is None:
            _zeros(2, out)
            continue
        shares = cast(list[int], draft["shares"])
        out.append((shares[seat] + 1) / 30.0)
        out.append(1.0 if draft["naming"] == seat else 0.0)


def _asked(box: NoHonor, frames: list[Data], order: list[int], out: list[float]) -> None:
    top: Data = frames[-1] if frames else {"frame": "over"}
    for name in ASKS:
        out.append(1.0 if top["frame"] == name else 0.0)
    about: Data = top
    if top["frame"] in ("countering", "rolling") and len(frames) > 1:
        about = frames[-2]
    for kind in box.schemes:
        out.append(1.0 if about.get("scheme") == kind else 0.0)
    for one in box.characters:
        out.append(1.0 if about.get("character") == one else 0.0)
    for seat in order:
        out.append(1.0 if about.get("seat") == seat else 0.0)
