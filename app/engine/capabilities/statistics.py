"""A match in pictures and figures: what its result draws, what it counts, and who deserves an award.

A game may bring `figures`, in its `figures.py`: from all that was to be seen of a match, action by action, to
its `Figures`. Like what is told of it (told.py) they are made of public views and of events as a spectator
reads them. Words are ids of sentences of the game's texts, with their variables.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from app.engine.capabilities.highlights import Attempt, Sentence
from app.engine.capabilities.overview import Box
from app.engine.types import Event, Seat, View

MAX_AWARDS = 3
"""So many are shown."""

Value: TypeAlias = str | int | float


@dataclass(frozen=True, slots=True)
class Transition:
    """One action: `events` as a spectator reads them, the public views before it and after it.

    `begun`: the chance with which what stood before it began.
    """

    seq: int
    events: Sequence[Event]
    before: View
    after: View
    attempt: Attempt | None = None


class ChartLine(Struct, frozen=True, array_like=True):
    """A value a column, None where there is none; `end` stands behind its last one."""

    seat: Seat
    values: tuple[float | None, ...]
    end: str = ""


class LineChart(Struct, frozen=True, tag="lines"):
    """A line a seat. `columns` head them; `marks`: at which column something happened, and what.

    `falls`: 0 is the best and stands on top.
    """

    says: str
    columns: tuple[str, ...]
    curves: tuple[ChartLine, ...]
    marks: tuple[tuple[int, Sentence], ...] = ()
    falls: bool = False


class Bar(Struct, frozen=True, array_like=True):
    """`height` from 0 to 1 for this seat; `flag`: what came of it, where that is to be told."""

    seat: Seat
    height: float
    flag: str = ""


class BarChart(Struct, frozen=True, tag="bars"):
    """Those of seat 0 stand up, those of seat 1 hang down. `parts`: before which bar a part began."""

    says: str
    bars: tuple[Bar, ...]
    parts: tuple[tuple[int, Sentence], ...] = ()


class Spot(Struct, frozen=True, array_like=True):
    """A place on the game's ground: `size` in its units, `text` on it, `label` where it is read.

    `look`: `sign` is the sign of the seat; `full` and `open` are circles, `square` is one.
    """

    seat: Seat
    x: float
    y: float
    size: float
    look: Literal["sign", "full", "open", "square"]
    text: str
    label: Sentence


class SpotChart(Struct, frozen=True, tag="spots"):
    says: str
    box: Box
    spots: tuple[Spot, ...]


class PodiumStep(Struct, frozen=True, array_like=True):
    """Who stands on it: `text` on his sign. `struck`: he had come so far, and has nothing of it."""

    place: int
    seat: Seat
    text: str
    says: Sentence
    struck: bool = False


class Podium(Struct, frozen=True, tag="podium"):
    """The first three; `below`: what has struck some of them."""

    says: str
    steps: tuple[PodiumStep, ...]
    below: Sentence | None = None


class PartsChart(Struct, frozen=True, tag="parts"):
    """A whole, its parts side by side: what each is, and how much."""

    says: str
    parts: tuple[tuple[Sentence, float], ...]


Chart: TypeAlias = LineChart | BarChart | SpotChart | Podium | PartsChart


class StatisticsRow(Struct, frozen=True, array_like=True):
    """Something that was counted, by seat; `cells` are texts and numbers, a fraction is shown to a tenth."""

    head: Sentence
    cells: tuple[Value, ...]


class StatisticsBlock(Struct, frozen=True):
    """Rows below a heading; the columns are the seats."""

    says: str
    rows: tuple[StatisticsRow, ...]


class Award(Struct, frozen=True):
    """`measure`: of the same award the larger one gets it. Nobody's: None."""

    says: str
    seat: Seat | None
    measure: float
    params: dict[str, Any] = {}
    seq: int | None = field(default=None, name="deed")
    """After which action, where it is for one deed: the same deed gets no second one."""


class MatchStatistics(Struct, frozen=True):
    """`first` comes right below the board of honour; `parts`: what the scores are made of."""

    first: Chart
    parts: StatisticsBlock
    counts: StatisticsBlock
    second: Chart | None = None
    cross: StatisticsBlock | None = None
    """How each seat (a row) did against each other one."""
    awards: tuple[Award, ...] = ()


def events_of(transitions: Iterable[Transition]) -> Iterator[tuple[Event, Transition]]:
    """Every event, with the action that it belongs to."""
    return ((event, transition) for transition in transitions for event in transition.events)


ComputeStatistics: TypeAlias = Callable[[Iterator[Transition], int], MatchStatistics | None]
"""(all passages of a finished match, its seats) -> its figures; None where nothing was played."""


def select_awards(found: Sequence[Award]) -> tuple[Award, ...]:
    """Each award once, in the order in which the game names them; to different people where possible.

    What two have earned alike is nobody's, nor what the best has done for another award already: the next one
    would be called the best.
    """
    best: list[Award] = []
    for says in dict.fromkeys(one.says for one in found):
        done = {one.seq for one in best} - {None}
        one = _best([other for other in found if other.says == says])
        if one and one.seq not in done:
            best.append(one)
    chosen: list[Award] = []
    for one in best:
        if one.seat not in [other.seat for other in chosen]:
            chosen.append(one)
    chosen += [one for one in best if one not in chosen]
    kept = chosen[:MAX_AWARDS]
    return tuple(one for one in best if one in kept)


def _best(same: Sequence[Award]) -> Award | None:
    if not same:
        return None
    most = max(one.measure for one in same)
    first, *others = (one for one in same if one.measure == most)
    return first if all(other.seat == first.seat for other in others) else None
