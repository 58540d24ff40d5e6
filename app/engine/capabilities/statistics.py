"""How a game sums up a finished match: charts, counts and awards.

A game defines `statistics` in its `statistics.py`, a function from the transitions of a match to its
`MatchStatistics`. Like highlights, they are computed from public views and from events as a spectator reads
them. Texts are ids of messages in the game's texts, with their variables.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from app.engine.capabilities.highlights import Attempt, Sentence
from app.engine.capabilities.overview import Box
from app.engine.types import Event, Seat, View

MAX_AWARDS = 3
"""The number of awards that are shown."""

Value: TypeAlias = str | int | float


@dataclass(frozen=True, slots=True)
class Transition:
    """One action, with the public views before and after it.

    seq: The number of the action.
    events: As a spectator reads them.
    attempt: The attempt under way before the action, with the probability with which it began.
    """

    seq: int
    events: Sequence[Event]
    before: View
    after: View
    attempt: Attempt | None = None


class ChartLine(Struct, frozen=True, array_like=True):
    """The line of a seat: one value per column, None for a gap. `end` is the label behind the last value."""

    seat: Seat
    values: tuple[float | None, ...]
    end: str = ""


class LineChart(Struct, frozen=True, tag="lines"):
    """A chart with one line per seat.

    columns: The headings of the columns.
    marks: Columns in which something happened, and what.
    falls: Whether 0 is the best value and drawn on top.
    """

    says: str
    columns: tuple[str, ...]
    curves: tuple[ChartLine, ...]
    marks: tuple[tuple[int, Sentence], ...] = ()
    falls: bool = False


class Bar(Struct, frozen=True, array_like=True):
    """A bar of a seat, with a height from 0 to 1. `flag` is a label for its result, if it needs one."""

    seat: Seat
    height: float
    flag: str = ""


class BarChart(Struct, frozen=True, tag="bars"):
    """A chart with the bars of seat 0 above the axis and those of seat 1 below it.

    parts: The parts of the match, each with the number of bars before it.
    """

    says: str
    bars: tuple[Bar, ...]
    parts: tuple[tuple[int, Sentence], ...] = ()


class Spot(Struct, frozen=True, array_like=True):
    """A mark on the game's background.

    size: Its width, in the units of the background.
    look: `sign` is the shape of the seat, `full` and `open` are circles, `square` is a square.
    text: A text on the mark.
    label: What it means, for readers of the table that stands for the chart.
    """

    seat: Seat
    x: float
    y: float
    size: float
    look: Literal["sign", "full", "open", "square"]
    text: str
    label: Sentence


class SpotChart(Struct, frozen=True, tag="spots"):
    """The part `box` of the game's background, with marks on it."""

    says: str
    box: Box
    spots: tuple[Spot, ...]


class PodiumStep(Struct, frozen=True, array_like=True):
    """A step of the podium.

    text: The text on the shape of the seat.
    struck: The place was lost afterwards, for example by a disqualification.
    """

    place: int
    seat: Seat
    text: str
    says: Sentence
    struck: bool = False


class Podium(Struct, frozen=True, tag="podium"):
    """The first three places. `below` says why some of them were lost."""

    says: str
    steps: tuple[PodiumStep, ...]
    below: Sentence | None = None


class PartsChart(Struct, frozen=True, tag="parts"):
    """A whole and its parts, each with its label and amount."""

    says: str
    parts: tuple[tuple[Sentence, float], ...]


Chart: TypeAlias = LineChart | BarChart | SpotChart | Podium | PartsChart


class StatisticsRow(Struct, frozen=True, array_like=True):
    """A row of counts, one cell per seat. Fractions are shown to one decimal."""

    head: Sentence
    cells: tuple[Value, ...]


SeatCounts: TypeAlias = Counter[tuple[Seat, str]]
"""Counts by seat and name, such as the shots of each seat."""


def count_row(
    counts: SeatCounts, name: str, seats: Iterable[Seat], message: str | None = None
) -> StatisticsRow:
    """Return the counts of `name`, one cell per seat, below the sentence `message` (default: `rs-<name>`)."""
    return StatisticsRow(Sentence(message or f"rs-{name}"), tuple(counts[seat, name] for seat in seats))


class StatisticsBlock(Struct, frozen=True):
    """Rows below a heading. The columns are the seats."""

    says: str
    rows: tuple[StatisticsRow, ...]


class Award(Struct, frozen=True):
    """A claim of a seat to an award; None for the claim of no seat.

    measure: The claim with the greatest measure gets the award.
    seq: The number of the action that earned it, if it was a single one. An action earns only one award.
    """

    says: str
    seat: Seat | None
    measure: float
    params: dict[str, Any] = {}
    seq: int | None = field(default=None, name="deed")


class MatchStatistics(Struct, frozen=True):
    """The statistics of a match.

    first: The chart that stands first, below the final places.
    parts: What the scores are made of.
    second: A chart that stands last.
    cross: How each seat, a row, did against each other seat.
    awards: At most `MAX_AWARDS`.
    """

    first: Chart
    parts: StatisticsBlock
    counts: StatisticsBlock
    second: Chart | None = None
    cross: StatisticsBlock | None = None
    awards: tuple[Award, ...] = ()


def events_of(transitions: Iterable[Transition]) -> Iterator[tuple[Event, Transition]]:
    """Yield every event with the transition that it belongs to."""
    return ((event, transition) for transition in transitions for event in transition.events)


ComputeStatistics: TypeAlias = Callable[[Iterator[Transition], int], MatchStatistics | None]
"""(all transitions of a finished match, number of seats) -> its statistics; None if nothing was played."""


def select_awards(claims: Sequence[Award]) -> tuple[Award, ...]:
    """Return the awards to show, each once, in the order in which the game names them.

    They go to different seats where possible. An award is dropped if two seats have the greatest measure,
    or if its best action has already earned another award: otherwise the second best would be called the
    best.
    """
    awards: list[Award] = []
    for says in dict.fromkeys(claim.says for claim in claims):
        earned_by = {award.seq for award in awards} - {None}
        best = _best([claim for claim in claims if claim.says == says])
        if best and best.seq not in earned_by:
            awards.append(best)
    first_of_seat: list[Award] = []
    for award in awards:
        if award.seat not in [other.seat for other in first_of_seat]:
            first_of_seat.append(award)
    ranked = first_of_seat + [award for award in awards if award not in first_of_seat]
    selected = ranked[:MAX_AWARDS]
    return tuple(award for award in awards if award in selected)


def _best(claims: Sequence[Award]) -> Award | None:
    """Return the claim with the greatest measure; None if two seats share it."""
    greatest = max(claim.measure for claim in claims)
    first, *others = (claim for claim in claims if claim.measure == greatest)
    return first if all(other.seat == first.seat for other in others) else None
