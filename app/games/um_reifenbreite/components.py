"""The contents of the box for the drawing (`GET /api/games/um_reifenbreite/components`).

Every record keeps its `source`: `seed` (the printed rules), `public` (published elsewhere), `house` (made
here). House values are never presented as original.
"""

from functools import cache
from itertools import accumulate
from typing import Any

from app.engine.types import View
from app.games.um_reifenbreite.beats import BEATS
from app.games.um_reifenbreite.data import box, raw
from app.games.um_reifenbreite.preview import source_line
from app.games.um_reifenbreite.rules.energy import all_sources
from app.games.um_reifenbreite.rules.terrain import allowance

LOG: View = {
    "words": {"who": "seat", "team": "colours.(teams.*.colour).name"},
    "silent": ["round_started"],  # its heading has the sentence
    "bands": [
        "crashed",
        "finished",
        "ranked_in",
        "sprint_scored",
        "jersey_taken",
        "jersey_passed",
        "disqualified",
        "team_scored",
        "bonus_won",
    ],
}
"""The rules by which events become words (docs/reference/table-page.md)."""

NEIGHBOURS = ("straight", "right", "left", "prev", "sides")


@cache
def components() -> View:
    """Return sections, races, teams, cards and scores by id, as in `data/`, and the spaces as columns.

    Neighbours ahead, beside and behind are given as distances in that list: 4 is the fourth space after it.
    `sources`: the value of each source in the sum of a throw, before it is rolled.
    """
    sections = raw("sections")
    energy, cards, teams = raw("energy_cards"), raw("action_cards"), raw("teams")
    return {
        "board": _without(sections, "sections") | {"units_per_rank": raw("spaces")["units_per_rank"]},
        "sections": _by_id(sections["sections"]),
        "spaces": _columns(spaces()),
        "races": _by_id(raw("races")["races"]),
        "colours": {
            jersey.id: {"index": i, "riders": jersey.riders, "name": jersey.name}
            for i, jersey in enumerate(box().jerseys)
        },
        "teams_source": teams["source"],
        "jersey_colour": teams["jersey_colour"],
        "energy_cards": _without(energy, "kinds") | {"kinds": _by_id(energy["kinds"])},
        "action_cards": _without(cards, "cards") | {"cards": _by_id(cards["cards"])},
        "sources": {source: source_line(source) for source in all_sources()},
        "scoring": raw("scoring"),
        "beats": BEATS.components(),
        "log": LOG,
    }


@cache
def spaces() -> View:
    """Return all printed spaces by id, as they are drawn."""
    return {one["id"]: _space(one) for one in raw("spaces")["spaces"]}


def _space(one: dict[str, Any]) -> View:
    return _without(one, "poly") | {"outline": _outline(one["poly"]), "change": _change(one["id"])}


def _columns(spaces: View) -> View:
    """Return the spaces as a list of values by field. For 607 spaces this is a third smaller than rows."""
    rows = list(spaces.values())
    columns = {field: [row[field] for row in rows] for field in rows[0]}
    place = {space: at for at, space in enumerate(spaces)}
    steps = {
        field: [[place[other] - at for other in others] for at, others in enumerate(columns[field])]
        for field in NEIGHBOURS
    }
    return columns | steps | {"outline": [_from_the_middle(row) for row in rows]}


def _from_the_middle(space: View) -> list[int]:
    """Return the outline in whole units, its first corner relative to the middle of the space.

    Each rounding makes the file a tenth shorter; at the size of a table no eye sees half a unit.
    """
    corners = [accumulate(space["outline"][axis::2]) for axis in (0, 1)]
    whole = [10 * round(one / 10) for corner in zip(*corners, strict=True) for one in corner]
    middle = [round(10 * space["x"]), round(10 * space["y"])]
    return [to - since for to, since in zip(whole, middle + whole, strict=False)]


def _change(space: str) -> int:
    """Return the number that a printed space adds to a throw from there (UR-5.3)."""
    return allowance(0, box().spaces[space].terrain, box().spaces[space].number)


def _outline(poly: str) -> list[int]:
    """Return the corners as x, y, x, y, ... in tenths, each relative to the one before, a fifth shorter."""
    tenths = [round(float(one) * 10) for one in poly.split(",")]
    return [to - since for to, since in zip(tenths, [0, 0, *tenths], strict=False)]


def _by_id(things: list[dict[str, Any]]) -> View:
    return {thing["id"]: {key: value for key, value in thing.items() if key != "id"} for thing in things}


def _without(data: dict[str, Any], key: str) -> View:
    return {name: value for name, value in data.items() if name != key}
