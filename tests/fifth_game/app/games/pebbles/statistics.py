"""The statistics of a match: the points after each action, what they are made of, takes and grabs."""

from collections import Counter
from collections.abc import Iterator

from app.engine.contract import Event, Seat, View
from app.engine.highlights import Said
from app.engine.statistics import Award, Block, Curve, Figures, Lines, Passage, Row, awarded, happened
from app.games.pebbles.events import Grabbed, Taken

SEATS = (0, 1)

Place = tuple[Seat, str]


def figures(passages: Iterator[Passage], seats: int) -> Figures | None:
    counts: Counter[Place] = Counter()
    points: dict[int, tuple[float, ...]] = {}
    last: View | None = None
    for event, passage in happened(passages):
        last, points[passage.seq] = passage.after, _points(passage.after)
        _count(counts, event)
    if last is None or not counts:
        return None
    sides = last["sides"].values()
    curves = tuple(map(Curve, SEATS, zip(*points.values(), strict=True)))
    return Figures(
        first=Lines("rs-race", tuple(map(str, points)), curves),
        parts=Block(
            "rs-parts",
            (
                Row(Said("rs-stones"), tuple(side["stones"] for side in sides)),
                Row(Said("rs-token"), tuple(side["bonus"] for side in sides)),
            ),
        ),
        counts=Block("rs-figures", tuple(_rows(counts))),
        awards=awarded([*_awards(counts)]),
    )


def _points(view: View) -> tuple[float, ...]:
    return tuple(float(side["stones"] + side["bonus"]) for side in view["sides"].values())


def _count(counts: Counter[Place], event: Event) -> None:
    match event:
        case Taken(who=who):
            counts[who, "takes"] += 1
        case Grabbed(who=who, count=count):
            counts[who, "grabs"] += 1
            counts[who, "grabbed"] += count


def _rows(counts: Counter[Place]) -> Iterator[Row]:
    for what in ("takes", "grabs", "grabbed"):
        yield Row(Said(f"rs-{what}"), tuple(counts[seat, what] for seat in SEATS))


def _awards(counts: Counter[Place]) -> Iterator[Award]:
    for seat in SEATS:
        if stones := counts[seat, "grabbed"]:
            yield Award("aw-grab", seat, stones, {"n": stones})
