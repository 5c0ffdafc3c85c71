"""The table of No Honor Among Thieves as lines of text."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, cast

from rookery.games.nohonor.rules.cards import TABLE, TYPES, NoHonor
from rookery.games.nohonor.rules.vocabulary import SKILLS
from rookery.kernel.state import Data
from rookery.speaker import Speaker
from rookery.zones import Zones, heading, percent

WIDTH = 96
BROAD = 10_000  # for lines that are set by somebody else


def draw(view: Data, speaker: Speaker) -> list[str]:
    """What these eyes see of the table, top to bottom."""
    seats = cast(list[dict[str, Any]], view["seat"])
    lines = [title(view, speaker), ""]
    for mat in range(2):
        lines += objective(view, mat, speaker)
    if view["heist"] is not None:
        lines += heist(view, cast(dict[str, Any], view["heist"]), speaker)
    lines += talks(view, speaker)
    lines.append("")
    lines += people(view, "pool", speaker)
    lines += people(view, "jail", speaker)
    lines += people(view, "graveyard", speaker)
    lines.append("")
    for seat in range(len(seats)):
        lines += player(view, seat, seats[seat], speaker)
    lines.append("")
    lines += decks(view, speaker)
    return lines


def zones(view: Data, speaker: Speaker, roomy: bool) -> Zones:
    """The same in parts, for a screen that keeps each in its place."""
    seats = cast(list[dict[str, Any]], view["seat"])
    eyes = cast(int, view["eyes"])
    left: list[str] = []
    if view["heist"] is not None:
        head, *lines = heist(view, cast(dict[str, Any], view["heist"]), speaker)
        left += [heading(head), *_flush(lines)]
    talk = talks(view, speaker)
    if talk:
        left += [heading(talk[0]), *_flush(talk[1:])]
    for mat in range(2):
        lines = objective(view, mat, speaker, BROAD)
        if lines:
            left += [
                heading(lines[0]),
                *(_flush(lines[1:]) if roomy else _guarded(view, mat, speaker)),
            ]
    left.append(heading(speaker.say("zone-city")))
    for zone in ("pool", "jail", "graveyard"):
        left += _people(view, zone, speaker)
    right = [heading(speaker.say("zone-others"))]
    for seat in range(len(seats)):
        if seat != eyes:
            right += player(view, seat, seats[seat], speaker, BROAD)
    right += ["", *decks(view, speaker)]
    own = player(view, eyes, seats[eyes], speaker, BROAD) if eyes >= 0 else []
    crew = len(seats[eyes]["crew"]) if eyes >= 0 else 0
    if crew and not roomy:  # what one holds comes first, and the crew in a line
        own = [own[0], *own[1 + crew :], "    " + "; ".join(_flush(own[1 : 1 + crew]))]
    return Zones(title(view, speaker), left, right, own)


def _flush(lines: list[str]) -> list[str]:
    return [line.removeprefix("    ") for line in lines]


def _guarded(view: Data, mat: int, speaker: Speaker) -> list[str]:
    """The Defenses of an Objective alone: the rest stands on its card."""
    box = cast(NoHonor, speaker.game)
    one = cast(list[dict[str, Any]], view["table"])[mat]
    number = box.objectives.index(one["objective"])
    if not one["defenses"]:
        return [speaker.say("table-veiled", number=box.slots[number])]
    return [f"{i}. {defense(name, speaker)}" for i, name in enumerate(one["defenses"], 1)]


def note(move: str, view: Data, speaker: Speaker) -> str:
    """What a choice contains: what a challenge needs, what somebody can do and costs, what a card
    says."""
    box = cast(NoHonor, speaker.game)
    verb, *rest = move.split()
    last = rest[-1] if rest else ""
    frame = cast(list[dict[str, Any]], view["frames"])[-1] if view["frames"] else {}
    if verb == "challenge" and "defense" in frame and view["heist"] is not None:
        ways = box.challenges[box.defenses.index(guards(view)[frame["defense"] - 1])]
        return skills(ways[int(last) - 1], speaker) if int(last) <= len(ways) else ""
    if verb == "heist":
        return "; ".join(_guarded(view, int(last) - 1, speaker))
    if verb == "jailbreak":
        return defense("jailer", speaker)
    card = next((one for one in rest if one in box.characters), None)
    if verb in ("recruit", "pick", "fire", "offer", "want", "recall") and card is not None:
        return character(card, speaker, verb == "recruit").partition(" (")[2].removesuffix(")")
    if verb == "send" and card is not None and view["heist"] is not None:
        name = guards(view)[int(last) - 1]
        return f"{defense(name, speaker)}"
    if verb == "use" and card is not None:
        return speaker.text("character", card)
    for kind, known in (("scheme", box.schemes), ("treasure", box.treasures)):
        one = next((one for one in rest if one in known), None)
        if one is not None:
            return speaker.text(kind, one, **numbers(kind, {"id": one, "attach": True}, speaker))
    one = next((one for one in rest if one in box.agendas), None)
    return speaker.text("agenda", one) if one is not None else ""


def odds(view: Data, speaker: Speaker) -> list[tuple[str, list[str]]]:
    """What a die brings: for a Defense that holds, and for a card that rolls for skills."""
    box = cast(NoHonor, speaker.game)
    faces = list(box.die)

    def results(table: list[int]) -> list[str]:
        many = {r: sum(table[face] == r for face in faces) / len(faces) for r in set(table)}
        order = sorted((r for r in many if many[r]), key=lambda r: -many[r])
        return [f"{speaker.name('result', TABLE[r])}: {percent(many[r])}" for r in order]

    found = []
    for mat in cast(list[dict[str, Any]], view["table"]):
        if mat["objective"] is not None:
            table = box.table[box.objectives.index(mat["objective"])]
            found.append((str(speaker.name("objective", mat["objective"])), results(table)))
    found.append((speaker.say("ui-nohonor-odds-watch"), results(box.jail_table)))
    least = [
        f"{speaker.say('ui-nohonor-odds-least', number=n)}: "
        f"{percent(sum(face >= n for face in faces) / len(faces))}"
        for n in (1, 2, 3)
    ]
    return [*found, (speaker.say("ui-nohonor-odds-die"), least)]


def slot(move: str) -> int | None:
    """A number that is offered or asked for is chosen by itself, and Pass by 0."""
    verb, _, number = move.rpartition(" ")
    if verb in ("share", "pay", "demand", "claim"):
        return int(number)
    return 0 if move in ("pass", "done", "end turn", "refuse", "abandon") else None


def haul(view: Data) -> int:
    heist = cast("dict[str, Any] | None", view["heist"])
    if heist is None or heist["target"] == "jail":
        return 0
    mat = 0 if heist["target"] == "left" else 1
    return int(cast(list[dict[str, Any]], view["table"])[mat]["coins"])


def guards(view: Data) -> list[str]:
    """The Defenses of the heist that is going on."""
    heist = cast(dict[str, Any], view["heist"])
    if heist["target"] == "jail":
        return ["jailer"]
    mat = 0 if heist["target"] == "left" else 1
    return cast(list[str], cast(list[dict[str, Any]], view["table"])[mat]["defenses"])


def guard(view: Data, number: int, speaker: Speaker) -> str:
    return str(speaker.name("defense", guards(view)[number - 1]))


def skills(packed: int, speaker: Speaker) -> str:
    """Packed skills as text: 2 Lies + 1 Muscle."""
    parts = [
        speaker.sentence(
            {"key": "skill-number", "args": {"number": packed >> 8 * k & 255, "skill": SKILLS[k]}}
        )
        for k in range(4)
        if packed >> 8 * k & 255
    ]
    return " + ".join(parts) or speaker.say("table-no-skill")


def title(view: Data, speaker: Speaker) -> str:
    if not view["turn"]:
        return speaker.say("table-setup")
    text = speaker.say(
        "table-turn",
        number=cast(int, view["turn"]),
        seat=speaker.names[cast(int, view["active"])],
        actions=cast(int, view["actions"]),
    )
    honor = speaker.say(f"table-honor-{view['honor']}")
    return f"{text}   {honor}"


def objective(view: Data, mat: int, speaker: Speaker, width: int = WIDTH) -> list[str]:
    box = cast(NoHonor, speaker.game)
    one = cast(list[dict[str, Any]], view["table"])[mat]
    if one["objective"] is None:
        return []
    number = box.objectives.index(one["objective"])
    lines = [
        speaker.say(
            "table-objective",
            number=mat + 1,
            objective=str(speaker.name("objective", one["objective"])),
            stage=box.stage[number] + 1,
            coins=one["coins"],
            treasures=box.draws[number],
            hauls=cast(list[int], view.get("hauls", [1, 1]))[mat],
        )
    ]
    special = speaker.text("objective", one["objective"])
    lines += wrap(special, width - 4, initial_indent="    ", subsequent_indent="    ")
    fails = speaker.say("table-failure", table=failure(box.table[number], speaker))
    lines += wrap(fails, width - 4, initial_indent="    ", subsequent_indent="    ")
    for i, name in enumerate(one["defenses"]):
        lines.append(f"    {i + 1}. {defense(name, speaker)}")
    if not one["defenses"]:
        lines.append(f"    {speaker.say('table-veiled', number=box.slots[number])}")
    return lines


def defense(name: str, speaker: Speaker) -> str:
    """A Defense with its challenges."""
    box = cast(NoHonor, speaker.game)
    card = box.defenses.index(name)
    ways = f" {speaker.say('table-or')} ".join(
        skills(challenge, speaker) for challenge in box.challenges[card]
    )
    text = f"{speaker.name('defense', name)}: {ways}"
    if box.watch[card]:
        text += f" [{speaker.say('table-watch')}]"
    if box.defense_coins[card]:
        text += f" (+{speaker.say('table-coins', number=box.defense_coins[card])})"
    return text


def heist(view: Data, heist: dict[str, Any], speaker: Speaker) -> list[str]:
    """Who is where, what is aimed at, and what has changed."""
    box = cast(NoHonor, speaker.game)
    lines = [speaker.say("table-heist", target=target_name(view, heist, speaker))]
    for i, name in enumerate(guards(view)):
        there = [
            str(speaker.name("character", c)) for c, at in heist["posts"].items() if at == i + 1
        ]
        card = box.defenses.index(name)
        line = f"    {i + 1}. {speaker.name('defense', name)}"
        if heist["challenges"][i]:
            challenge = box.challenges[card][heist["challenges"][i] - 1]
            line += f" ({speaker.say('table-aims')}: {skills(challenge, speaker)})"
        shift = heist["shifts"][i]
        if shift:
            changes = ", ".join(f"{speaker.name('skill', k)} {n:+d}" for k, n in shift.items())
            line += f" [{changes}]"
        if i + 1 in heist["watch"]:
            line += f" [{speaker.say('table-watch')}]"
        line += f": {', '.join(there) or speaker.say('table-nobody')}"
        lines.append(line)
    for character, boost in heist["boosts"].items():
        more = ", ".join(f"+{n} {speaker.name('skill', k)}" for k, n in boost.items())
        lines.append(f"    {speaker.name('character', character)}: {more}")
    for seat, share in enumerate(heist["shares"]):
        if share >= 0:
            draws = heist["draws"].count(seat)
            lines.append(
                "    "
                + speaker.say("table-share", seat=speaker.names[seat], coins=share, draws=draws)
            )
    for seat, card in enumerate(heist["revealed"]):
        if card is not None:
            shown = str(speaker.name("scheme", card))
            line = speaker.say("table-revealed", seat=speaker.names[seat], scheme=shown)
            lines.append(f"    {line}")
    if heist["peek"] is not None:
        shown = str(speaker.name("scheme", heist["peek"]))
        line = speaker.say("table-peek", seat=speaker.names[heist["peeked"]], scheme=shown)
        lines.append(f"    {line}")
    return lines


def target_name(view: Data, heist: dict[str, Any], speaker: Speaker) -> str:
    if heist["target"] == "jail":
        return speaker.say("table-jail")
    mat = 0 if heist["target"] == "left" else 1
    objective = cast(list[dict[str, Any]], view["table"])[mat]["objective"]
    return str(speaker.name("objective", objective))


def talks(view: Data, speaker: Speaker) -> list[str]:
    """The offer that is being made or answered, as far as these eyes may see it."""
    talk = cast(dict[str, Any], view["talks"])
    lines: list[str] = []
    draft = talk["draft"]
    if draft is not None and talk["maker"] is not None:
        for seat, share in enumerate(draft["shares"]):
            if share >= 0:
                draws = draft["draws"].count(seat)
                who = speaker.names[seat]
                lines.append(
                    "    " + speaker.say("table-draft", seat=who, coins=share, draws=draws)
                )
    for item in talk["deal"] or []:
        lines.append("    " + deal_line(view, item, speaker))
    for seat, answer in enumerate(talk["answers"]):
        if answer not in ("-", "?"):
            said = speaker.say(f"table-answer-{answer}")
            lines.append(f"    {speaker.names[seat]}: {said}")
    if lines:
        lines.insert(0, speaker.say("table-talks"))
    return lines


def deal_line(view: Data, item: dict[str, Any], speaker: Speaker) -> str:
    trader = speaker.names[cast(dict[str, Any], view["talks"])["trader"]]
    partner = speaker.names[item["partner"]]
    giver, taker = (trader, partner) if item["side"] == "gives" else (partner, trader)
    if "coins" in item:
        what = speaker.say("table-coins", number=item["coins"])
    elif "scheme" in item:
        if isinstance(item["scheme"], int):
            what = speaker.say("table-schemes", number=item["scheme"])
        elif item["scheme"] is None:
            what = speaker.say("table-schemes", number=1)
        else:
            what = str(speaker.name("scheme", item["scheme"]))
    else:
        kind = "character" if "character" in item else "treasure"
        what = str(speaker.name(kind, item[kind]))
    return speaker.say("table-deal", giver=giver, taker=taker, what=what)


def character(name: str, speaker: Speaker, cost: bool) -> str:
    box = cast(NoHonor, speaker.game)
    number = box.characters.index(name)
    text = f"{speaker.name('character', name)} ({skills(box.skills[number], speaker)}"
    if cost:
        text += f"; {speaker.say('table-cost', number=box.cost[number])}"
    return text + ")"


def people(view: Data, zone: str, speaker: Speaker) -> list[str]:
    """The pool, the Jail or the Graveyard."""
    return wrap(_people(view, zone, speaker)[0], WIDTH, subsequent_indent="    ")


def _people(view: Data, zone: str, speaker: Speaker) -> list[str]:
    names = cast(list[str], view[zone])
    shown = [character(name, speaker, zone == "pool") for name in names]
    return [f"{speaker.say(f'table-{zone}')}: {', '.join(shown) or '-'}"]


def player(
    view: Data, seat: int, one: dict[str, Any], speaker: Speaker, width: int = WIDTH
) -> list[str]:
    name = speaker.names[seat]
    if seat == view["eyes"]:
        name = speaker.say("table-you", name=name)
    head = speaker.say("table-player", name=name, coins=one["coins"], cards=len(one["hand"]))
    if one["joint"]:
        broke = one.get("treasons", int(one["betrayed"]))
        head += (
            f" [{speaker.say('table-faith', number=max(0, one['joint'] - broke), number2=broke)}]"
        )
    lines = [head]
    for member in one["crew"]:
        line = f"    {character(member, speaker, False)}"
        for card in one["gear"].get(member, []):
            line += f" + {speaker.name('scheme', card)}"
        if member in one["exhausted"]:
            line += f" [{speaker.say('table-exhausted')}]"
        lines.append(line)
    for key, kind in (("treasures", "treasure"), ("hand", "scheme"), ("agendas", "agenda")):
        known = [str(speaker.name(kind, card)) for card in one[key] if card is not None]
        if known:
            text = f"{speaker.say(f'table-{key}')}: {', '.join(known)}"
            lines += wrap(text, width, initial_indent="    ", subsequent_indent="      ")
    return lines


def decks(view: Data, speaker: Speaker) -> list[str]:
    discard = cast(list[str], view["discard"])
    return [
        speaker.say(
            "table-decks",
            schemes=cast(int, view["scheme deck"]),
            discard=len(discard),
            defenses=cast(int, view["defense deck"]),
            characters=len(
                cast(list[str], view["character deck"]) + cast(list[str], view["under"])
            ),
            treasures=len(cast(list[str], view["treasure deck"])),
        )
    ]


def facts(kind: str, entry: dict[str, Any], speaker: Speaker) -> str:
    """The numbers on a card, for the list of all cards."""
    box = cast(NoHonor, speaker.game)
    ident = entry["id"]
    if kind == "character":
        number = box.characters.index(ident)
        cost = speaker.say("table-cost", number=box.cost[number])
        return f"{skills(box.skills[number], speaker)}; {cost}"
    if kind == "scheme":
        number = box.schemes.index(ident)
        text = speaker.say(f"table-type-{TYPES[box.scheme_type[number]]}")
        return f"{text}; {skills(box.gear[number], speaker)}" if box.gear[number] else text
    if kind in ("defense", "printed"):
        return defense(ident, speaker).partition(": ")[2]
    if kind == "objective":
        number = box.objectives.index(ident)
        stage = speaker.say(
            "table-mat",
            stage=box.stage[number] + 1,
            coins=box.objective_coins[number],
            slots=box.slots[number],
            treasures=box.draws[number],
            hauls5=box.hauls5[number],
        )
        return f"{stage}; {failure(box.table[number], speaker)}"
    return ""


def numbers(kind: str, entry: dict[str, Any], speaker: Speaker) -> dict[str, str | int]:
    """What the text of a card takes from its data."""
    if kind == "scheme" and entry.get("attach"):
        packed = cast(NoHonor, speaker.game).gear[speaker.game.kinds["scheme"].index(entry["id"])]
        return {"skills": skills(packed, speaker)}
    return {}


def failure(table: list[int], speaker: Speaker) -> str:
    """A failure table in words: X, 1: one Character is arrested; 2: ..."""
    box = cast(NoHonor, speaker.game)
    faces: dict[int, list[str]] = {}
    for face in sorted(set(box.die)):
        faces.setdefault(table[face], []).append(str(face) if face else "X")
    parts = [f"{', '.join(on)}: {speaker.name('result', TABLE[r])}" for r, on in faces.items()]
    return "; ".join(parts)
