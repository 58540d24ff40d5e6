"""The curve of the chances to win, with the scores above it and the parts of the match below."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from app.api.i18n.match_text import game_text
from app.engine.contract import AnyGame
from app.engine.event_text import TextContext
from app.engine.types import Seat
from app.table.analyses.match_report import MatchReport

WIDE, HIGH = 640.0, 200.0
"""The units of the curve."""
A_SCORE, A_NAME, MOST_PARTS = 44.0, 90.0, 8
"""The room of a score and of the name of a part; the parts from which on they are not named."""
A_DUEL = 2


class CurveLabel(Struct, frozen=True):
    """A word at a place of the curve: a score with the seat that got it, or the name of a part."""

    x: float
    says: str
    seat: Seat | None = None


class Curve(Struct, frozen=True):
    """The curve of chances: a line for each seat; with two seats only that of the seat shown."""

    lines: tuple[tuple[Seat, str], ...]
    ends: tuple[tuple[Seat, float, float], ...]
    scores: tuple[CurveLabel, ...] = ()
    parts: tuple[CurveLabel, ...] = ()
    wide: float = WIDE
    high: float = HIGH


def curve_of(report: MatchReport, seat: Seat, game: AnyGame, said: TextContext) -> Curve:
    last, seats = report.curve[-1][0] or 1, len(report.curve[0][1])
    shown = (seat,) if seats == A_DUEL else tuple(range(seats))
    lines = []
    for one in shown:
        points = [f"{x_of(seq, last)} {y_of(chances[one])}" for seq, chances in report.curve]
        lines.append((one, "M" + "L".join(points)))
    end = report.curve[-1][1]
    ends = tuple((one, WIDE, y_of(end[one])) for one in shown)
    parts = [one for one in report.milestones if one.phase]
    names = [
        CurveLabel(x_of(one.seq, last), game_text(said.lang, game.id, one.phase, **one.params) or "")
        for one in (parts if len(parts) <= MOST_PARTS else ())
    ]
    scores = tuple(apart(_scores(report, last), A_SCORE)) if seats == A_DUEL else ()
    return Curve(tuple(lines), ends, scores, tuple(apart(names, A_NAME)))


def _scores(report: MatchReport, last: int) -> Iterator[CurveLabel]:
    """Yield each change of the scores of two, with the seat that got more."""
    before: Sequence[int] = (0, 0)
    for one in report.milestones:
        if len(one.scores) == A_DUEL:
            mine, yours = (now - then for now, then in zip(one.scores, before, strict=True))
            yield CurveLabel(x_of(one.seq, last), ":".join(map(str, one.scores)), 0 if mine >= yours else 1)
            before = one.scores


def apart(labels: Iterable[CurveLabel], room: float) -> Iterator[CurveLabel]:
    """Yield the labels that have room to the right of the one before."""
    free = 0.0
    for one in labels:
        if one.x >= free:
            yield one
            free = one.x + room


def x_of(seq: int, last: int) -> float:
    return round(WIDE * seq / last, 1)


def y_of(chance: float) -> float:
    return round(HIGH * (1 - chance), 1)
