"""The statistics of a race: the gaps to the front, the parts of the points, spaces, falls, cards.

For a tour, the line chart shows its last race; everything else is counted over all races.
"""

from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import NamedTuple

from msgspec import Struct, field

from app.engine.capabilities.highlights import Sentence
from app.engine.capabilities.statistics import (
    Award,
    ChartLine,
    LineChart,
    MatchStatistics,
    Podium,
    PodiumStep,
    SeatCounts,
    StatisticsBlock,
    StatisticsRow,
    Transition,
    count_row,
    events_of,
    select_awards,
)
from app.engine.types import Event, Seat, View
from app.games.um_reifenbreite.data import Terrain, box
from app.games.um_reifenbreite.events import (
    ActionCardDrawn,
    Crashed,
    Dismounted,
    Disqualified,
    Drafted,
    Fell,
    Moved,
    PhotoDrawn,
    RaceStarted,
    RoundStarted,
    SevenThrown,
    SprintScored,
    TeamScored,
    Thrown,
)
from app.games.um_reifenbreite.highlights import UNIT, in_spaces
from app.games.um_reifenbreite.model import CHEAT, DIE
from app.games.um_reifenbreite.road import Road, nodes_of, road_of

DRAFTED, ALONE, UPHILL, GAINED, IN_FRONT = 25, 4, 20, 6, 5
STEPS = 3
FIGURES = (
    *("thrown", "drafted", "energy-played", "energy-left"),
    *("falls", "dismounts", "action-cards", "cars"),
)
FREE = 2
"""The gap, in spaces, over which no rider can draft."""


class Come(NamedTuple):
    """A rider's position. `progress`: in units of the road (UR-1.2). The greater `rank` is ahead (UR-4.2)."""

    who: Seat
    progress: int
    rank: int


Standing = dict[str, Come]
"""The position of each rider on the road, by number."""


class Tally(Struct):
    """The counts so far; `rounds` and `marks` are those of the running race."""

    race: str = ""
    first: int = 1
    """The first round seen, because a lesson begins in the middle of a race."""
    counts: SeatCounts = field(default_factory=Counter)
    uphill: Counter[tuple[Seat, int]] = field(default_factory=Counter)
    rounds: list[Standing] = field(default_factory=list)
    marks: list[tuple[int, Sentence]] = field(default_factory=list)
    alone: tuple[str, int] = ("", 0)
    """The rider that is alone in front, and for how many rounds."""
    decided: bool = False
    awards: list[Award] = field(default_factory=list)


def statistics(transitions: Iterator[Transition], seats: int) -> MatchStatistics | None:
    tally, last = Tally(), None
    for event, transition in events_of(transitions):
        last = transition.after
        if not tally.race:
            tally.race, tally.first = transition.before["race"]["id"], max(1, transition.before["round"])
        _count(tally, event, transition)
        _count_cards(tally, event, transition)
    if last is None or not tally.rounds:
        return None
    columns = tuple(str(number) for number, _ in enumerate(tally.rounds, tally.first))
    return MatchStatistics(
        first=LineChart(
            "rs-last-race" if last["race"]["of"] > 1 else "rs-race",
            columns,
            tuple(_curves(tally, seats)),
            tuple(tally.marks),
            falls=True,
        ),
        second=_podium(last),
        parts=StatisticsBlock("rs-points", tuple(_points(last, seats))),
        counts=StatisticsBlock("rs-figures", tuple(_rows(tally, seats))),
        awards=select_awards([*tally.awards, *_at_the_end(tally, last, seats)]),
    )


def _count(tally: Tally, event: Event, transition: Transition) -> None:
    match event:
        case RaceStarted(race=race):
            tally.race, tally.rounds, tally.marks, tally.alone = race, [], [], ("", 0)
            tally.first, tally.decided = 1, False
        case RoundStarted(round=round) if round > 1 and not tally.decided:
            _round_over(tally, transition.after)
        case TeamScored() if not tally.decided:
            _round_over(tally, transition.before)
            tally.decided = True
        case Moved(who=who, rider=rider, start=start, path=path, distance=distance):
            tally.counts[who, "thrown"] += distance
            tally.uphill[who, rider] += _climbed(road_of(tally.race), start, path)
        case Drafted(who=who, rider=rider, start=start, path=path, distance=distance):
            tally.counts[who, "drafted"] += distance
            tally.uphill[who, rider] += _climbed(road_of(tally.race), start, path)
        case SprintScored(line=line, place=1) if not tally.decided:
            tally.marks.append((len(tally.rounds), Sentence("ui-sign-sprint", {"line": line})))
        case Crashed(who=who):
            tally.counts[who, "falls"] += 1
            if not tally.decided:
                tally.marks.append((len(tally.rounds), Sentence("rs-crash")))
        case Fell(who=who):
            tally.counts[who, "falls"] += 1
        case Dismounted(who=who):
            tally.counts[who, "dismounts"] += 1
        case ActionCardDrawn(who=who):
            tally.counts[who, "action-cards"] += 1
        case PhotoDrawn(who=who) if not _by_card(event, transition):
            tally.counts[who, "cars"] += 1
        case Disqualified(who=who, rider=rider):
            tally.awards += _struck(who, rider, transition)


def _count_cards(tally: Tally, event: Event, transition: Transition) -> None:
    """Count the energy cards that were played, and those that a race left in the hands."""
    match event:
        case Thrown(who=who, first=first, second=second) | SevenThrown(who=who, first=first, second=second):
            tally.counts[who, "energy-played"] += sum(one not in (DIE, CHEAT) for one in (first, second))
        case TeamScored(who=who, team=team):
            tally.counts[who, "energy-left"] += transition.before["teams"][str(team)]["cards"]


def _by_card(photo: PhotoDrawn, transition: Transition) -> bool:
    """Return whether an action card, not the team car, took the photo (UR-9.3)."""
    earlier = transition.events[: transition.events.index(photo)]
    return any(isinstance(one, ActionCardDrawn) for one in earlier)


def _climbed(road: Road, start: str, path: str) -> int:
    """Return the number of uphill spaces on this path."""
    return sum(road.terrain[node] is Terrain.UPHILL for node in nodes_of(road, start, path))


def _round_over(tally: Tally, view: View) -> None:
    """Record the positions after a round, up to the first finish: later there is no front any more."""
    road = road_of(tally.race)
    line = 1 + max(came for came, leg in zip(road.progress, road.leg, strict=True) if leg < road.legs)
    standing: Standing = {}
    for number, one in view["riders"].items():
        if one["place"] is not None:
            standing[number] = Come(_owner(view, number), line, 2 * len(road.ids) - one["place"])
        elif one["node"] is not None:
            node = road.index[one["node"]]
            standing[number] = Come(_owner(view, number), road.progress[node], node)
    if any(one["place"] for one in view["riders"].values()):
        tally.marks.append((len(tally.rounds), Sentence("rs-finish")))
        tally.decided = True
    tally.rounds.append(standing)
    _ride_alone(tally, standing)


def _ride_alone(tally: Tally, standing: Standing) -> None:
    """Count the rounds of a rider that is too far ahead for anybody to draft."""
    first, second = sorted(standing, key=lambda one: -standing[one].rank)[:2]
    who, came, _ = standing[first]
    if came - standing[second].progress < FREE * UNIT:
        tally.alone = ("", 0)
        return
    before, rounds = tally.alone
    tally.alone = (first, rounds + 1 if before == first else 1)
    if tally.alone[1] >= ALONE:
        n = tally.alone[1]
        tally.awards.append(Award("aw-ur-away", who, n, {"rider": first, "n": n}))


def _owner(view: View, rider: str) -> Seat:
    return int(view["teams"][str(view["riders"][rider]["team"])]["seat"])


def _struck(who: Seat, rider: int, transition: Transition) -> Iterator[Award]:
    results = transition.after["results"]
    place = results[max(results, key=int)]["riders"][str(rider)]["place"]
    if place <= IN_FRONT:
        photos = len(set(transition.before["riders"][str(rider)]["photos"]))
        yield Award("aw-ur-photo", who, -place, {"rider": rider, "p": _risk(photos)})


def _risk(photos: int) -> float:
    """Return the chance that one of the two developed numbers is among `photos` (UR-12.3)."""
    numbers = len(box().photo_numbers)
    return 1 - comb(numbers - photos, 2) / comb(numbers, 2)


def _curves(tally: Tally, seats: int) -> Iterator[ChartLine]:
    """Yield a line for each seat: how many spaces its best rider is behind the front."""
    for seat in range(seats):
        values: list[float | None] = []
        end = ""
        for standing in tally.rounds:
            mine = [(one.progress, one.rank, rider) for rider, one in standing.items() if one.who == seat]
            front = max((one.progress for one in standing.values()), default=0)
            values.append(None if not mine else float(in_spaces(front - max(mine)[0])))
            end = max(mine)[2] if mine else end
        yield ChartLine(seat, tuple(values), end)


def _podium(last: View) -> Podium | None:
    """Return the first three of the last race, with the photos that were developed (UR-12.3)."""
    if not last["results"]:
        return None
    race = last["results"][max(last["results"], key=int)]
    first = sorted((one["place"], number) for number, one in race["riders"].items() if one["place"] <= STEPS)
    steps = tuple(_step(last, race, place, number) for place, number in first)
    photos = Sentence("rs-photos", dict(zip("ab", race["photos"], strict=True))) if race["photos"] else None
    return Podium("rs-last-podium" if last["race"]["of"] > 1 else "rs-podium", steps, photos)


def _step(last: View, race: View, place: int, number: str) -> PodiumStep:
    one = race["riders"][number]
    said = Sentence("rs-step", {"n": one["points"]})
    return PodiumStep(place, _owner(last, number), number, said, bool(one["disqualified"]))


def _points(last: View, seats: int) -> Iterator[StatisticsRow]:
    """Yield the parts of the points, over all races (UR-11.4, UR-12.4, UR-14.5)."""
    parts = {name: [0] * seats for name in ("places", "sprints", "jersey", "struck", "bonus")}
    for race in last["results"].values():
        for number, one in race["riders"].items():
            seat = _owner(last, number)
            place = box().places[one["place"] - 1] if 0 < one["place"] <= len(box().places) else 0
            for name, points in (("places", place), ("sprints", one["sprint"]), ("jersey", one["yellow"])):
                parts[name][seat] += points
                parts["struck"][seat] -= points if one["disqualified"] else 0
    for points, rider in zip(box().tour_bonus, last["bonus"], strict=False):
        parts["bonus"][_owner(last, str(rider))] += points
    for name, by_seat in parts.items():
        if any(by_seat) or name == "places":
            yield StatisticsRow(Sentence(f"rs-{name}"), tuple(by_seat))


def _rows(tally: Tally, seats: int) -> Iterator[StatisticsRow]:
    for what in FIGURES:
        yield count_row(tally.counts, what, range(seats))


def _at_the_end(tally: Tally, last: View, seats: int) -> Iterator[Award]:
    for seat in range(seats):
        spaces = tally.counts[seat, "drafted"]
        if spaces >= DRAFTED:
            yield Award("aw-ur-wheel", seat, spaces, {"n": spaces})
    for (seat, rider), climbed in tally.uphill.items():
        if climbed >= UPHILL:
            yield Award("aw-ur-climb", seat, climbed, {"rider": rider, "n": climbed})
    yield from _charges(tally, last)


def _charges(tally: Tally, last: View) -> Iterator[Award]:
    """Yield awards for places gained in the second half of the race."""
    half = tally.rounds[len(tally.rounds) // 2]
    order = sorted(half, key=lambda one: -half[one].rank)
    result = last["results"][max(last["results"], key=int)]["riders"] if last["results"] else {}
    for place, rider in enumerate(order, 1):
        one = result.get(rider)
        if one and not one["disqualified"] and (gained := place - one["place"]) >= GAINED:
            yield Award("aw-ur-last", half[rider].who, gained, {"rider": rider, "n": gained})
