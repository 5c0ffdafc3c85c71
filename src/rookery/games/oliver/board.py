"""The board as a picture: a street map in SVG, empty or with the tokens of a view on it.

    text = svg(Speaker(games.load("oliver"), "de", []), "day")

The same data (spaces with coordinates, streets, closed streets) is in `game.sides`, for whoever
draws the map in another way.
"""

from __future__ import annotations

from typing import Literal, cast
from xml.sax.saxutils import escape, quoteattr

from rookery.games.oliver.rules.state import SIDES, Box
from rookery.games.oliver.rules.streets import Streets
from rookery.kernel.state import Data
from rookery.speaker import Speaker

WIDTH, HEIGHT = 1000, 700
RADIUS = 20

DAY = {
    "ground": "#e9dfc7",
    "ground2": "#d9caa6",
    "edge": "#8b7650",
    "street": "#fbf6ea",
    "yellow": "#f6dc8b",
    "space": "#efe6d2",
    "ink": "#3d3221",
    "faint": "#8d7c5c",
    "square": "#b9ab91",
    "frame": "#6b5836",
}
NIGHT = {
    "ground": "#1d2540",
    "ground2": "#121830",
    "edge": "#070b1a",
    "street": "#46507a",
    "yellow": "#7a6a3c",
    "space": "#39436b",
    "ink": "#e8e4d4",
    "faint": "#9aa3c7",
    "square": "#6a7297",
    "frame": "#b79c5a",
}

# A token's ground colour and its picture in a box of 24 x 24, centred on 0, 0. `C` is the ink.
PICTURES: dict[str, tuple[str, str]] = {
    "apple": (
        "#c8452f",
        '<path d="M0-4c-5-4-10 0-9 5 1 5 5 8 9 6 4 2 8-1 9-6 1-5-4-9-9-5z" fill="#fff3e6"/>'
        '<path d="M0-4c0-3 1-5 4-6" fill="none" stroke="#fff3e6" stroke-width="2"/>',
    ),
    "handkerchief": (
        "#5b86b5",
        '<path d="M-8-7 8-9 9 7-7 9z" fill="#f4f8fc"/>'
        '<path d="M-5-4 5-5.5 6 4-4 5.500z" fill="none" stroke="#5b86b5" stroke-width="1.5"/>',
    ),
    "brooch": (
        "#7d8794",
        '<ellipse rx="10" ry="8" fill="#e6ebf0"/><ellipse rx="6" ry="4.5" fill="#7d8794"/>'
        '<ellipse rx="2.5" ry="2" fill="#e6ebf0"/>',
    ),
    "necklace": (
        "#7a5a8c",
        '<path d="M-9-7C-8 8 8 8 9-7" fill="none" stroke="#f6eef9" stroke-width="3.5" '
        'stroke-linecap="round" stroke-dasharray=".1 4.6"/><circle cy="6" r="3" fill="#f6eef9"/>',
    ),
    "ring": (
        "#b8860b",
        '<circle cy="3" r="7" fill="none" stroke="#fff4cf" stroke-width="3"/>'
        '<path d="M-4-9H4L6-6 0-1-6-6z" fill="#fff4cf"/>',
    ),
    "watch": (
        "#2f6b57",
        '<circle cy="2" r="8.5" fill="#eef7f2"/><path d="M0-10v4M0 2V-4M0 2l4 2" '
        'stroke="#2f6b57" stroke-width="1.8" fill="none"/>'
        '<path d="M-2.5-9h5" stroke="#eef7f2" stroke-width="3"/>',
    ),
    "wallet": (
        "#70492b",
        '<rect x="-10" y="-6" width="20" height="13" rx="2.5" fill="#f3e3d2"/>'
        '<path d="M-10-2H10" stroke="#70492b" stroke-width="1.5"/>'
        '<circle cx="5.5" cy="2.5" r="1.8" fill="#70492b"/>',
    ),
    "tool": (
        "#3f4650",
        '<path d="M-8 8 5-5c1-3 3-4 5-4l-2 3 1 2 3-.500c0 2-2 4-5 4L-6 10z" fill="#dfe4ea"/>',
    ),
    "crowbar": (
        "#3f4650",
        '<path d="M-8 9 5-6c2-2.5 4.5-1.5 5 1" fill="none" stroke="#dfe4ea" '
        'stroke-width="3.2" stroke-linecap="round"/>',
    ),
    "dark-lantern": (
        "#3f4650",
        '<path d="M-5-5h10v12H-5z" fill="#dfe4ea"/><path d="M-3-9h6l2 4H-5z" fill="#dfe4ea"/>'
        '<circle cy="1" r="3" fill="#e8b33a"/>',
    ),
    "skeleton-keys": (
        "#3f4650",
        '<circle cx="-4" cy="-4" r="4" fill="none" stroke="#dfe4ea" stroke-width="2.5"/>'
        '<path d="M-1-1 8 8M5 5l3-3M2 2l3-3" stroke="#dfe4ea" stroke-width="2.5"/>',
    ),
    "character": (
        "#8c3b52",
        '<circle cy="-4" r="4.5" fill="#fbe9ee"/><path d="M-8 9c0-9 16-9 16 0z" fill="#fbe9ee"/>',
    ),
    "burglary": (
        "#1b1b1f",
        '<path d="M-10-3C-5-6-2-5 0-4c2-1 5-2 10 1 0 6-3 8-6 7-2 0-3-2-4-2s-2 2-4 2c-3 1-6-1-6-7z" '
        'fill="#f0c75e"/><circle cx="-4.5" r="1.8" fill="#1b1b1f"/>'
        '<circle cx="4.5" r="1.8" fill="#1b1b1f"/>',
    ),
}


def svg(speaker: Speaker, which: Literal["day", "night"], view: Data | None = None) -> str:
    """One side of the board; with a view of that side also its tokens and the pawn."""
    return Picture(speaker, which, view).draw()


class Picture:
    """Draws one side."""

    def __init__(self, speaker: Speaker, which: Literal["day", "night"], view: Data | None) -> None:
        self.speaker = speaker
        self.box = cast(Box, speaker.game)
        self.which = which
        self.view = view if view is not None and view["side"] == which else None
        self.streets: Streets = self.box.sides[SIDES.index(which)]
        self.colours = DAY if which == "day" else NIGHT
        self.parts: list[str] = []
        seats = cast(int, view["seats"]) if view is not None else 0
        self.closed = [seats == 2 and yellow for yellow in self.streets.yellow]

    def draw(self) -> str:
        self._ground()
        order = range(len(self.streets.names))
        curves = [self._curve(i) for i in order]
        for layer in ("edge", "street"):
            for i in order:
                self._street(i, curves[i], layer)
        self._square()
        for i in order:
            self._name(i)
        for space in range(self.streets.size):
            self._space(space)
        self._pawn()
        self._frame()
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f"font-family=\"Georgia, 'Times New Roman', serif\">"
            f"<title>{self._said('game-name')}: {self._named('side', self.which)}</title>"
        )
        return head + "\n" + "\n".join(self.parts) + "\n</svg>\n"

    def _ground(self) -> None:
        c = self.colours
        self.parts.append(
            '<defs><radialGradient id="ground" cx="50%" cy="48%" r="75%">'
            f'<stop offset="0" stop-color="{c["ground"]}"/>'
            f'<stop offset="1" stop-color="{c["ground2"]}"/></radialGradient>'
            '<pattern id="roofs" width="46" height="38" patternUnits="userSpaceOnUse" '
            'patternTransform="rotate(-8)">'
            f'<path d="M3 3h18v14H3zM25 6h17v11H25zM8 21h14v13H8zM26 21h15v14H26z" '
            f'fill="{c["faint"]}" opacity=".13"/></pattern>'
            '<pattern id="paving" width="10" height="10" patternUnits="userSpaceOnUse">'
            f'<path d="M0 0h10v10H0zM0 5h10M5 0v5M2 5v5M8 5v5" fill="none" '
            f'stroke="{c["edge"]}" stroke-width=".8" opacity=".6"/></pattern></defs>'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#ground)"/>'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#roofs)"/>'
        )

    def _line(self, i: int) -> list[int]:
        ends = self.streets.ends[i]
        return [space for space in (ends[0], *self.streets.own[i], ends[1]) if space >= 0]

    def _curve(self, i: int) -> str:
        """A smooth line through the spaces of a street, from end to end."""
        return smooth([self.streets.at[space] for space in self._line(i)])

    def _street(self, i: int, curve: str, layer: str) -> None:
        own = self.streets.own[i]
        yellow = any(self.streets.yellow[space] for space in own)
        colour = self.colours["yellow" if yellow and layer == "street" else layer]
        width = 2 * RADIUS + (12 if layer == "edge" else 6)
        dead = -1 in self.streets.ends[i]
        self.parts.append(
            f'<path d="{curve}" fill="none" stroke="{colour}" stroke-width="{width}" '
            f'stroke-linecap="{"round" if dead else "butt"}" stroke-linejoin="round"/>'
        )
        if layer == "street" and any(self.closed[space] for space in own):
            self.parts.append(
                f'<path d="{curve}" fill="none" stroke="{self.colours["edge"]}" opacity=".35" '
                f'stroke-width="{width}" stroke-dasharray="5 7"/>'
            )

    def _name(self, i: int) -> None:
        """The name beside its street, never upside down; dead ends begin at the open end."""
        points = [self.streets.at[space] for space in self._line(i)]
        if points[-1][0] < points[0][0]:
            points.reverse()
        aside = [shifted(points, k, RADIUS + 8) for k in range(len(points))]
        name = self.streets.names[i]
        id = f"{self.which}-street-{i}"
        self.parts.append(
            f'<path id="{id}" d="{smooth(aside)}" fill="none"/>'
            f'<text font-size="12.5" font-style="italic" letter-spacing=".6" '
            f'fill="{self.colours["ink"]}" text-anchor="middle">'
            f'<textPath href="#{id}" startOffset="50%">{escape(name)}</textPath></text>'
        )

    def _square(self) -> None:
        x, y = self.streets.at[self.streets.size]
        c = self.colours
        self.parts.append(
            f'<g transform="translate({x} {y})"><title>{self._label(self.streets.size)}</title>'
            f'<rect x="-30" y="-30" width="60" height="60" rx="6" fill="{c["square"]}" '
            f'stroke="{c["edge"]}" stroke-width="3"/>'
            '<rect x="-27" y="-27" width="54" height="54" rx="4" fill="url(#paving)"/></g>'
        )

    def _said(self, key: str) -> str:
        return escape(self.speaker.say(key))

    def _named(self, kind: str, id: str) -> str:
        return escape(str(self.speaker.name(kind, id)))

    def _label(self, space: int) -> str:
        return self._named("space", self.streets.ids[space])

    def _number(self, space: int) -> str:
        """The number of the house in its street; a corner has none."""
        _, args = self.box.called.get(f"space-{self.streets.ids[space]}", ("", {}))
        return str(args.get("number", ""))

    def _space(self, space: int) -> None:
        x, y = self.streets.at[space]
        id = self.streets.ids[space]
        view = self.view
        board = cast(dict[str, str], view["board"]) if view else {}
        down = cast(Data, view["down"]) if view else {}
        title = self._label(space)
        if id in board:
            inside = self._token(board[id])
            title += f": {self._named('token', board[id])}"
        elif id in down:
            inside = self._face_down(id)
            title += ": ?"
        else:
            inside = self._empty(space)
        self.parts.append(
            f'<g id={quoteattr(f"space-{id}")} transform="translate({x} {y})">'
            f"<title>{title}</title>{inside}</g>"
        )

    def _empty(self, space: int) -> str:
        c = self.colours
        fill = c["yellow"] if self.streets.yellow[space] else c["space"]
        return (
            f'<circle r="{RADIUS - 1}" fill="{fill}" stroke="{c["faint"]}" stroke-width="1.5" '
            f'stroke-dasharray="3 2.5"/><text y="4" font-size="11" text-anchor="middle" '
            f'fill="{c["faint"]}">{self._number(space)}</text>'
        )

    def _token(self, word: str) -> str:
        """A round token: its picture, and its value in pounds."""
        face = self.box.face_number[word]
        type = self.box.face_type[face]
        kind = word
        if type < self.box.tool_type:
            kind = self.box.object_ids[type]
        elif type == self.box.tool_type and word not in PICTURES:
            kind = "tool"
        fallback = f'<text y="5" font-size="16" text-anchor="middle" fill="#fff">{escape(kind[0])}'
        colour, picture = PICTURES.get(kind, ("#555b66", fallback + "</text>"))
        value = self.box.face_value[face]
        badge = ""
        if value:
            badge = (
                f'<circle cx="12" cy="13" r="8.5" fill="#fffaf0" stroke="{colour}" '
                f'stroke-width="1.2"/><text x="12" y="17" font-size="11" font-weight="bold" '
                f'text-anchor="middle" fill="#2b2115">{value}</text>'
            )
        return (
            f'<circle r="{RADIUS}" fill="#000" opacity=".25" cx="1.5" cy="2"/>'
            f'<circle r="{RADIUS}" fill="{colour}" stroke="#fffaf0" stroke-width="2"/>'
            f"{picture}{badge}"
        )

    def _face_down(self, id: str) -> str:
        view = cast(Data, self.view)
        looked = cast(list[int], cast(Data, view["peeked"]).get(id, []))
        eye = ""
        if looked:
            eye = (
                '<path d="M-9 0C-5-6 5-6 9 0 5 6-5 6-9 0z" fill="none" stroke="#f0e2b6" '
                'stroke-width="1.6"/><circle r="2.6" fill="#f0e2b6"/>'
            )
        return (
            f'<circle r="{RADIUS}" fill="#000" opacity=".3" cx="1.5" cy="2"/>'
            f'<circle r="{RADIUS}" fill="#2a2018" stroke="#c9a45c" stroke-width="2"/>'
            f'<circle r="{RADIUS - 5}" fill="none" stroke="#c9a45c" stroke-width=".8" '
            f'stroke-dasharray="2 3"/>{eye}'
        )

    def _pawn(self) -> None:
        space = self.streets.size
        if self.view:
            space = self.streets.ids.index(cast(str, self.view["pawn"]))
        x, y = self.streets.at[space]
        self.parts.append(
            f'<g class="pawn" transform="translate({x} {y})">'
            f"<title>{self._said('ui-oliver-pawn')}</title>"
            '<ellipse cy="13" rx="14" ry="5" fill="#000" opacity=".3"/>'
            '<path d="M-12 13c0-8 6-9 6-15h12c0 6 6 7 6 15z" fill="#c0392b" stroke="#4a120c" '
            'stroke-width="1.5"/><circle cy="-8" r="8" fill="#c0392b" stroke="#4a120c" '
            'stroke-width="1.5"/><path d="M-9-13h18M-6-13v-6h12v6z" fill="#2b1a14" '
            'stroke="#2b1a14" stroke-width="2.5" stroke-linejoin="round"/></g>'
        )

    def _frame(self) -> None:
        c = self.colours
        title = self._said(f"map-{self.which}")
        lamp = (
            '<circle r="13" fill="#f2b632"/><g stroke="#f2b632" stroke-width="2.5">'
            '<path d="M0-18v-6M0 18v6M-18 0h-6M18 0h6"/>'
            '<path d="M-13-13l-4-4M13-13l4-4M-13 13l-4 4M13 13l4 4"/>'
            "</g>"
            if self.which == "day"
            else '<path d="M5-14A15 15 0 1 0 14 7 12 12 0 0 1 5-14z" fill="#f3e6b0"/>'
        )
        self.parts.append(
            f'<rect x="10" y="10" width="{WIDTH - 20}" height="{HEIGHT - 20}" rx="10" fill="none" '
            f'stroke="{c["frame"]}" stroke-width="3"/><rect x="16" y="16" width="{WIDTH - 32}" '
            f'height="{HEIGHT - 32}" rx="7" fill="none" stroke="{c["frame"]}"/>'
            f'<g transform="translate(56 60)">{lamp}</g>'
            f'<text x="{self._free_spot()[0]}" y="{self._free_spot()[1]}" font-size="21" '
            f'text-anchor="middle" letter-spacing="2" fill="{c["ink"]}">{title}</text>'
        )

    def _free_spot(self) -> tuple[int, int]:
        """Where the title is farthest from any street."""

        def room(spot: tuple[int, int]) -> int:
            return min(
                (x - spot[0] - aside) ** 2 + (y - spot[1] + 7) ** 2
                for x, y in self.streets.at
                for aside in (-110, -55, 0, 55, 110)
            )

        return max(((x, y) for y in (672, 46) for x in (500, 850, 150)), key=room)


def smooth(points: list[tuple[int, int]]) -> str:
    """A path through all points, rounded like a street (a Catmull-Rom spline)."""
    path = f"M{points[0][0]} {points[0][1]}"
    for i in range(len(points) - 1):
        a, b = points[max(i - 1, 0)], points[i]
        c, d = points[i + 1], points[min(i + 2, len(points) - 1)]
        path += (
            f"C{b[0] + (c[0] - a[0]) / 6:.1f} {b[1] + (c[1] - a[1]) / 6:.1f} "
            f"{c[0] - (d[0] - b[0]) / 6:.1f} {c[1] - (d[1] - b[1]) / 6:.1f} {c[0]} {c[1]}"
        )
    return path


def shifted(points: list[tuple[int, int]], k: int, by: float) -> tuple[int, int]:
    """A point moved to the left of the way that leads through it."""
    a, b = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
    length = max(1.0, ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5)
    x, y = points[k]
    return round(x + by * (b[1] - a[1]) / length), round(y - by * (b[0] - a[0]) / length)
