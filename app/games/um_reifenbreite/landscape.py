"""The background of the riders: the course in few shapes for small pictures, and as the table draws it.

`land.svg` is drawn by static/scenery/: `python -m tests.js.land` writes it again.
"""

from functools import cache
from importlib.resources import files
from itertools import accumulate, pairwise

from app.games.um_reifenbreite.components import components, spaces

BEYOND = 420
"""The green margin around the board, because a picture may extend over its edge."""
SURFACES = {"asphalt": "road", "cobbles": "cobble", "uphill": "climb", "downhill": "descent"}
"""The colour of each terrain."""
PATTERNS = {"cobbles": "ur-sett", "uphill": "ur-hup", "downhill": "ur-hdn"}
"""The pattern on that colour, as in `land.svg`."""


@cache
def ground() -> str:
    """Return meadow and road, each space in the colour of its terrain, and the chequered lines."""
    x, y, wide, high = components()["board"]["view_box"]
    roads = (f'<path d="{_spaces(terrain)}" fill="var(--{SURFACES[terrain]})"/>' for terrain in SURFACES)
    return (
        f'<rect x="{x - BEYOND}" y="{y - BEYOND}" width="{wide + 2 * BEYOND}" height="{high + 2 * BEYOND}"'
        f' fill="var(--grass)"/><defs><g id="um_reifenbreite-road">{"".join(roads)}</g></defs>'
        '<use href="#um_reifenbreite-road" stroke="var(--chalk)" stroke-width="9"/>'
        '<use href="#um_reifenbreite-road" stroke="var(--board-ink)" stroke-width=".5"/>' + _lines()
    )


@cache
def detailed_background() -> str:
    """Return the land, then the road: verge, edge, spaces with the pattern of their terrain, barriers."""
    land = files("app.games.um_reifenbreite").joinpath("land.svg").read_text("utf-8")
    ways = "".join(f'<path id="ur-way-{one}" d="{_spaces(one, exact=True)}"/>' for one in SURFACES)
    surfaces = "".join(_all(f' fill="var(--{SURFACES[terrain]})"', terrain) for terrain in SURFACES)
    patterns = "".join(_all(f' fill="url(#{pattern})"', terrain) for terrain, pattern in PATTERNS.items())
    return (
        f'{land}<defs>{ways}</defs><g stroke-linejoin="round">'
        f'<g stroke="var(--ur-cas)" stroke-width="13">{_all("", *SURFACES)}</g>'
        f'<g stroke="var(--ur-edge)" stroke-width="5">{_all("", *SURFACES)}</g></g>'
        f'<g stroke="var(--ur-cell)" stroke-width=".75">{surfaces}</g>{patterns}'
        f'<g fill="none" stroke="var(--ur-ink)" stroke-width="3" stroke-linecap="round">{_barriers()}</g>'
    ) + _lines()


def _all(painted: str, *terrains: str) -> str:
    return "".join(f'<use href="#ur-way-{terrain}"{painted}/>' for terrain in terrains)


def _barriers() -> str:
    """Return the barriers between lanes (UR-1.6)."""
    sections = components()["sections"].values()
    return "".join(
        f'<polyline points="{line["points"]}"/>' for one in sections for line in one["thick_lines"]
    )


def _lines() -> str:
    sections = components()["sections"].values()
    ends = "".join("M{} {}L{} {}".format(*one["line_xy"]) for one in sections if one["line"])
    dashes = f'<path d="{ends}" stroke="var(--board-ink)" stroke-width="9" stroke-dasharray="5 5"/>'
    return f'<path d="{ends}" stroke="var(--chalk)" stroke-width="9"/>{dashes}'


def _spaces(terrain: str, *, exact: bool = False) -> str:
    """Return the outlines of all spaces of a terrain, in whole units, or in tenths if `exact`."""
    places = 1 if exact else None
    outlines = (one["outline"] for one in spaces().values() if one["terrain"] == terrain)
    return "".join(_outline(one, places) for one in outlines)


def _outline(steps: list[int], places: int | None) -> str:
    """Return the outline of one space; `steps` are tenths from corner to corner."""

    def n(number: float) -> float:
        return round(number, places)

    xs, ys = ([n(one / 10) for one in accumulate(steps[axis::2])] for axis in (0, 1))
    sides = " ".join(
        f"{n(x - was)} {n(y - up)}" for (was, x), (up, y) in zip(pairwise(xs), pairwise(ys), strict=True)
    )
    return f"M{xs[0]} {ys[0]}l{sides}z"
