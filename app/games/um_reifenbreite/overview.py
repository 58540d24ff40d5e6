"""The overview of a race: the riders around the current rider, or around the head of the race."""

from collections.abc import Iterator
from typing import Any

from app.engine.capabilities.overview import (
    BoardPicture,
    Box,
    Overview,
    Point,
    ScoreLine,
    seat_labels,
    seat_shapes,
)
from app.engine.types import View
from app.games.um_reifenbreite.components import components, spaces
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.landscape import detailed_background, ground
from app.games.um_reifenbreite.road import road_of

WIDE, HIGH = 420, 210
"""The part of the course in a picture, in units of the board."""
RIDER = 23


def picture(view: View) -> BoardPicture:
    riders = {number: one for number, one in view["riders"].items() if one["node"] is not None}
    x, y = focus = _focus(view, riders)
    seen: Box = (x - WIDE / 2, y - HIGH / 2, WIDE, HIGH)
    return BoardPicture(seen, focus, "".join(_riders(view, riders, seen)))


def _focus(view: View, riders: View) -> Point:
    """Return the place of the current rider, of the first on the road, or of the finish line."""
    current = riders.get(str(view["current"]))
    if current is not None:
        return _place(current["node"])
    if riders:
        order = road_of(view["race"]["id"]).index
        return _place(max((one["node"] for one in riders.values()), key=order.__getitem__))
    race = box().races[view["race"]["id"]]
    at = race.start_section if view["phase"] == "place" else race.legs[-1]
    middle = [float(one) for one in components()["sections"][at]["centre"].split(" ")[-1].split(",")]
    return (middle[0], middle[1])


def _riders(view: View, riders: View, seen: Box) -> Iterator[str]:
    """Yield the visible riders, team by team, each in the shape of the team."""
    left, top, wide, high = seen
    in_sight = {
        number: at
        for number, at in ((number, _place(one["node"])) for number, one in riders.items())
        if left - RIDER < at[0] < left + wide + RIDER and top - RIDER < at[1] < top + high + RIDER
    }
    for team, one in view["teams"].items():
        sign = components()["colours"][one["colour"]]["index"]
        own = {n: at for n, at in in_sight.items() if str(riders[n]["team"]) == team}
        if own:
            yield seat_shapes(sign, own.values(), RIDER) + seat_labels(sign, own, RIDER)


def _place(node: str) -> Point:
    one = spaces()[node.split(":")[1]]
    return (one["x"], one["y"])


def place(action: Any) -> Point | None:
    """Return the place of the space that an action names."""
    space = getattr(action, "space", None)
    return None if space is None else _place(space)


def score_line(view: View) -> ScoreLine:
    scores = tuple(view["score"].values())
    if view["phase"] == "keep":
        return ScoreLine(scores, "ui-top-keep")
    if view["phase"] == "place":
        placed = view["placing"]["placed"] if view["placing"] else 0
        return ScoreLine(scores, "ui-top-place", {"placed": placed, "riders": len(view["riders"])})
    if view["phase"] == "over":
        return ScoreLine(scores, "ui-top-over")
    params: dict[str, str | int] = {"played": view["played"], "riders": len(view["order"])}
    params["round"] = view["round"]
    if view["race"]["of"] > 1:
        tour = params | {"race": view["race"]["number"]}
        return ScoreLine(scores, "ui-tour-round", tour, short_phase="ui-tour-when")
    return ScoreLine(scores, "ui-top-round", params, short_phase="ui-log-round")


OVERVIEW = Overview(
    background=ground,
    picture=picture,
    score_line=score_line,
    detailed_background=detailed_background,
    place=place,
)
