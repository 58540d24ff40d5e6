"""The highlights of a race: the first three, sprints, the jersey, crashes, the photos, the front."""

from collections.abc import Callable, Iterator, Sequence

from app.engine.capabilities.highlights import (
    FIRST,
    SECOND,
    THIRD,
    Attempt,
    Highlight,
    Highlights,
    Lasting,
    Sentence,
)
from app.engine.types import Event, Seat, View
from app.games.um_reifenbreite.components import components
from app.games.um_reifenbreite.data import Terrain, box
from app.games.um_reifenbreite.events import (
    Crashed,
    Disqualified,
    Drafted,
    Fell,
    Finished,
    JerseyPassed,
    JerseyTaken,
    Moved,
    PhotosRevealed,
    RaceStarted,
    RankedIn,
    RoundStarted,
    SevenThrown,
    SprintScored,
    Thrown,
)
from app.games.um_reifenbreite.model import DIE
from app.games.um_reifenbreite.preview import LATER, throws
from app.games.um_reifenbreite.road import Road, nodes_of, reach, road_of
from app.games.um_reifenbreite.rules.terrain import allowance

ON_THE_PODIUM = 3
A_LOT = 40
AWAY = 4
"""The lead, in spaces, that counts as a breakaway."""
SUMS = range(2, 13)
"""The sums of two dice."""
UNIT: int = components()["board"]["units_per_rank"]
"""The length of a space of a straight road, in units of progress (UR-1.2)."""
FIRST_TOLD = 2
"""The first round whose start is a highlight, because it ends round 1."""


def current_attempt(view: View) -> Attempt | None:
    """Return the chance that two dice carry the current rider over the finish, a sprint, or to the front."""
    rider = view["riders"].get(str(view["current"]))
    if view["phase"] != "turn" or rider is None or rider["node"] is None:
        return None
    road, race = road_of(view["race"]["id"]), view["race"]["id"]
    node = road.index[rider["node"]]
    terrain, number = (
        (road.terrain[node], road.number[node]) if view["rules"]["terrain"] else (Terrain.ASPHALT, 0)
    )
    odds = throws((DIE, DIE), terrain, number, min(view["round"], LATER))["odds"]
    taken = frozenset(  # riders beside the road block nothing (UR-6.1)
        road.index[one["node"]]
        for one in view["riders"].values()
        if one["node"] and one["state"] != "dismounted"
    )
    ways = reach(race, node, len(odds), taken)
    for goal, reached in _goals(view, road, node):
        steps = next((len(way) for to, way in ways.items() if reached(to)), None)
        if steps is not None:
            of, all_ = odds[steps - 1]
            about = f"{view['race']['number']}:{view['round']}:{view['current']}"
            seat = _seat(view, view["current"])
            needed = next((sum_ for sum_ in SUMS if allowance(sum_, terrain, number) >= steps), SUMS[-1])
            ground = {"terrain": terrain.value, "number": number}
            said = Sentence(f"co-throw-{goal}", {"rider": view["current"], "n": needed, **ground})
            return Attempt(about, seat, of / all_, said, goal=goal)
    return None


def _goals(view: View, road: Road, node: int) -> Iterator[tuple[str, Callable[[int], bool]]]:
    """Yield the goals of a ride, the finish first, each with a test for its nodes."""
    here = road.leg[node]
    yield "finish", lambda to: road.leg[to] >= road.legs
    line = view["lines"].get(str(here))
    if line and len(line["top"]) < len(line["points"]):
        yield "sprint", lambda to: road.leg[to] > here
    others = [road.index[one["node"]] for one in view["riders"].values() if one["node"]]
    front = max(road.progress[one] for one in others)
    if road.progress[node] < front:
        yield "front", lambda to: road.progress[to] > front


def attempt_result(events: Sequence[Event], stood: Attempt) -> bool | None:
    """Return whether the throw was long enough; None for a 7, which a card decides."""
    throws_ = (event for event in events if isinstance(event, Thrown))
    needed: int = stood.sentence.params["n"]
    return next((event.sum >= needed for event in throws_), None)


def detect_highlights(
    events: Sequence[Event], before: View, after: View, _begun: Attempt | None
) -> Iterator[Highlight | Lasting]:
    fallen = [event.rider for event in events if isinstance(event, Fell)]
    for event in events:
        match event:
            case Finished(rider=rider, place=place) | RankedIn(rider=rider, place=place) if (
                place <= ON_THE_PODIUM
            ):
                shows = _over_the_line(rider, events, before)
                yield Highlight(event, FIRST, "mo-finish", 1 - place / 10, picture_view=shows)
            case PhotosRevealed(one=one, two=two):
                heavy = 1.0 if any(isinstance(other, Disqualified) for other in events) else 0.1
                shows = {**before, "current": None, "riders": {}}  # the picture shows the line without riders
                yield Highlight(
                    event, FIRST, "mo-photo", heavy, params={"a": one, "b": two}, picture_view=shows
                )
            case JerseyTaken() | JerseyPassed():
                yield Highlight(event, FIRST, "mo-jersey", 0.3)
            case SprintScored(place=1):
                yield Highlight(event, SECOND, "mo-sprint", 0.2)
            case Crashed(rider=rider) if fallen:
                riders = ", ".join(map(str, (rider, *fallen)))
                yield Highlight(event, SECOND, "mo-crash", len(fallen) / 16, params={"riders": riders})
            case RaceStarted():
                yield from (Lasting("mo-front"), Lasting("mo-away"))
            case RoundStarted(round=number) if number > 1:
                yield from _at_the_front(event, before, after)


def _over_the_line(rider: int, events: Sequence[Event], before: View) -> View | None:
    """Return the view with the rider just over the line, because a ride may end far behind it."""
    rides = (event for event in events if isinstance(event, Moved | Drafted) and event.rider == rider)
    ride = next(rides, None)
    if ride is None:  # ranked without riding (UR-11.6)
        return None
    road = road_of(before["race"]["id"])
    node = next(node for node in nodes_of(road, ride.start, ride.path) if road.leg[node] >= road.legs)
    there = {**before["riders"][str(rider)], "node": road.ids[node]}
    return {**before, "current": rider, "riders": {**before["riders"], str(rider): there}}


def _at_the_front(event: RoundStarted, before: View, after: View) -> Iterator[Highlight | Lasting]:
    """Yield the riders at the front after a round, up to the first finish."""
    if any(rider["place"] for rider in after["riders"].values()):
        return
    first, others = _front(after)
    rider, ahead = first[0], in_spaces(others)
    seats = {_seat(after, one) for one in first}
    if len(first) == 1 and others >= AWAY * UNIT:
        who, far = _seat(after, rider), min(1.0, ahead / 20)
        yield Highlight(
            event,
            THIRD,
            "mo-away",
            far,
            who=who,
            params={"rider": rider},
            is_lasting=True,
            pictured_after=True,
        )
        yield Lasting("mo-front", who)
        return
    yield Lasting("mo-away")
    if len(seats) > 1:  # level: the leader has not been passed
        return
    if event.round == FIRST_TOLD and seats == {_seat(before, before["order"][0])}:
        yield Lasting("mo-front", *seats)
    else:
        yield Highlight(
            event, THIRD, "mo-front", 0.1, who=_seat(after, rider), is_lasting=True, pictured_after=True
        )


def _front(view: View) -> tuple[list[int], int]:
    """Return the riders that are furthest, and their lead over all others, in units of the road."""
    road = road_of(view["race"]["id"])
    come = {
        int(number): road.progress[road.index[one["node"]]]
        for number, one in view["riders"].items()
        if one["node"]
    }
    furthest = max(come.values())
    first = [rider for rider, progress in come.items() if progress == furthest]
    return first, furthest - max((one for one in come.values() if one < furthest), default=furthest)


def in_spaces(progress: int) -> int:
    """Return a distance on the road in spaces of a straight road, rounded half up."""
    return (2 * progress + UNIT) // (2 * UNIT)


def comment(event: Event, _events: Sequence[Event]) -> Sequence[Sentence] | None:
    match event:
        case Thrown(rider=rider, sum=sum_, allowance=spaces):
            return [Sentence("co-rides", {"rider": rider, "sum": sum_, "n": max(0, spaces)})]  # UR-5.4
        case SevenThrown(rider=rider):
            return [Sentence("co-seven", {"rider": rider})]
        case Drafted(rider=rider):
            return [Sentence("co-train", {"rider": rider})]
        case Moved():
            return []
    return None


def headline(view: View, _reason: str) -> Sentence | None:
    """Return a headline if the photo decided the match (UR-12.4): with all points another seat would win."""
    points = {int(seat): score for seat, score in view["score"].items()}
    kept, struck = dict(points), dict[Seat, list[tuple[int, int, int]]]()
    for race in view["results"].values():
        for number, rider in race["riders"].items():
            if rider["disqualified"]:
                owner, lost = _seat(view, int(number)), _lost(rider)
                kept[owner] += lost
                struck.setdefault(owner, []).append((lost, int(number), _photo(view, number, race)))
    if _first(points) == _first(kept):
        return None
    best = min(_first(kept) - _first(points), default=min(_first(kept)))
    winner = min(_first(points))
    if best not in struck or best == winner:
        return Sentence("hl-photo")
    _, rider, photo = max(struck[best])
    return Sentence("hl-photo", {"who": best, "a": kept[best], "b": kept[winner], "rider": rider, "n": photo})


def _lost(rider: View) -> int:
    return int(_places()[rider["place"] - 1] + rider["sprint"] + rider["yellow"])


def _photo(view: View, number: str, race: View) -> int:
    """Return the developed photo of the rider; the photos of earlier races of a tour are not kept."""
    developed: set[int] = set(race["photos"])
    return min(developed & set(view["riders"][number]["photos"]) or developed)


def _seat(view: View, rider: int) -> Seat:
    return int(view["teams"][str(view["riders"][str(rider)]["team"])]["seat"])


def _places() -> Sequence[int]:
    return box().places


def _first(points: dict[Seat, int]) -> set[Seat]:
    best = max(points.values())
    return {seat for seat, count in points.items() if count == best}


HIGHLIGHTS = Highlights(
    detect=detect_highlights,
    current_attempt=current_attempt,
    attempt_result=attempt_result,
    comment=comment,
    headline=headline,
    scores_show_leader=False,
    large_margin=A_LOT,
)
