"""The statistics of a match: the points after each action, what they are made of, takes and grabs."""

from collections import Counter
from collections.abc import Iterator

from app.engine.capabilities.highlights import Sentence
from app.engine.capabilities.statistics import (
    Award,
    ChartLine,
    LineChart,
    MatchStatistics,
    SeatCounts,
    StatisticsBlock,
    StatisticsRow,
    Transition,
    count_row,
    events_of,
    select_awards,
)
from app.engine.types import Event, View
from app.games.pebbles.events import Grabbed, Taken

SEATS = (0, 1)


def statistics(transitions: Iterator[Transition], seats: int) -> MatchStatistics | None:
    counts: SeatCounts = Counter()
    points: dict[int, tuple[float, ...]] = {}
    last: View | None = None
    for event, transition in events_of(transitions):
        last, points[transition.seq] = transition.after, _points(transition.after)
        _count(counts, event)
    if last is None or not counts:
        return None
    sides = last["sides"].values()
    curves = tuple(map(ChartLine, SEATS, zip(*points.values(), strict=True)))
    return MatchStatistics(
        first=LineChart("rs-race", tuple(map(str, points)), curves),
        parts=StatisticsBlock(
            "rs-parts",
            (
                StatisticsRow(Sentence("rs-stones"), tuple(side["stones"] for side in sides)),
                StatisticsRow(Sentence("rs-token"), tuple(side["bonus"] for side in sides)),
            ),
        ),
        counts=StatisticsBlock("rs-figures", tuple(_rows(counts))),
        awards=select_awards([*_awards(counts)]),
    )


def _points(view: View) -> tuple[float, ...]:
    return tuple(float(side["stones"] + side["bonus"]) for side in view["sides"].values())


def _count(counts: SeatCounts, event: Event) -> None:
    match event:
        case Taken(who=who):
            counts[who, "takes"] += 1
        case Grabbed(who=who, count=count):
            counts[who, "grabs"] += 1
            counts[who, "grabbed"] += count


def _rows(counts: SeatCounts) -> Iterator[StatisticsRow]:
    for what in ("takes", "grabs", "grabbed"):
        yield count_row(counts, what, SEATS)


def _awards(counts: SeatCounts) -> Iterator[Award]:
    for seat in SEATS:
        if stones := counts[seat, "grabbed"]:
            yield Award("aw-grab", seat, stones, {"n": stones})
