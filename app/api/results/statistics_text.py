"""The statistics of a match in the reader's language: charts, the same data as tables, counts, awards."""

from collections.abc import Iterator, Mapping, Sequence

from markupsafe import Markup
from msgspec import Struct

from app.api.i18n.match_text import game_text
from app.api.i18n.number_format import decimal, percent
from app.api.i18n.translations import texts
from app.api.results.charts import ChartContext, draw_chart
from app.engine.capabilities.highlights import Sentence
from app.engine.capabilities.statistics import (
    Award,
    BarChart,
    Chart,
    LineChart,
    MatchStatistics,
    PartsChart,
    Podium,
    SpotChart,
    StatisticsBlock,
    Value,
)
from app.engine.contract import AnyGame
from app.engine.event_text import TextContext, variables
from app.engine.types import Seat

WIDTHS = {"desk": 1160, "tablet": 720, "phone": 330}
"""Widths for which charts are drawn, so that their words have the same size everywhere."""
BACKGROUND = "ground"


class TextTable(Struct, frozen=True):
    """A table of texts. `heads`: the heads of the columns, unless these are the seats. Each row begins with
    its head.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class DrawnChart(Struct, frozen=True):
    """A chart in every width, or once as "all", and the same data as a table."""

    title: str
    sub: str
    drawings: Mapping[str, Markup]
    table: TextTable
    seats: bool
    """Whether the columns of the table are the seats."""


class AwardText(Struct, frozen=True):
    """An award: its name, what for, and the seat that won it."""

    name: str
    what: str
    seat: Seat | None


class StatisticsText(Struct, frozen=True):
    """All statistics of a match."""

    pictures: tuple[DrawnChart, ...]
    parts: tuple[str, TextTable]
    counts: tuple[str, TextTable]
    awards: tuple[AwardText, ...]
    cross: tuple[str, TextTable] | None = None


def statistics_text(
    found: MatchStatistics, game: AnyGame, said: TextContext, signs: tuple[int, ...]
) -> StatisticsText:
    """Return the statistics of a match; `signs` by seat."""
    pictures = [one for one in (found.first, found.second) if one is not None]
    return StatisticsText(
        pictures=tuple(_drawn(one, game, said, signs) for one in pictures),
        parts=_block(found.parts, game, said),
        counts=_block(found.counts, game, said),
        awards=tuple(_won(one, game, said) for one in found.awards),
        cross=_block(found.cross, game, said) if found.cross else None,
    )


def _say(one: Sentence, game: AnyGame, said: TextContext) -> str:
    params = {name: percent(p, said.lang) if isinstance(p, float) else p for name, p in one.params.items()}
    return texts.say(said.lang, one.says, game.id, **variables({"event": "figures", **params}, said))


def _drawn(picture: Chart, game: AnyGame, said: TextContext, signs: tuple[int, ...]) -> DrawnChart:
    names = tuple(said.name(seat) for seat in range(len(signs)))
    widths = {"all": 0} if isinstance(picture, SpotChart) else WIDTHS  # a spot chart keeps its width

    def at(wide: int) -> Markup:
        return draw_chart(
            picture, ChartContext(signs, lambda one: _say(one, game, said), wide, names), BACKGROUND
        )

    return DrawnChart(
        title=texts.say(said.lang, picture.says, game.id),
        sub=game_text(said.lang, game.id, f"{picture.says}-sub", **_both(said, signs)) or "",
        drawings={to: at(wide) for to, wide in widths.items()},
        table=_as_table(picture, game, said),
        seats=isinstance(picture, LineChart),
    )


def _both(said: TextContext, signs: tuple[int, ...]) -> dict[str, str]:
    """Return the names of the seats whose bars go up and down, in a match of two."""
    return {"one": said.name(0), "two": said.name(1)} if len(signs) == 2 else {}


# --- as tables --------------------------------------------------------------------------------


def _as_table(picture: Chart, game: AnyGame, said: TextContext) -> TextTable:
    match picture:
        case LineChart():
            return TextTable((), tuple(_line_rows(picture, game, said)))
        case BarChart():
            heads = tuple(texts.say(said.lang, f"rs-{one}") for one in ("bar", "who", "chance", "goal"))
            return TextTable(heads, tuple(_bar_rows(picture, said)))
        case Podium():
            heads = tuple(texts.say(said.lang, f"rs-{one}") for one in ("place", "who", "what"))
            return TextTable(heads, tuple(_steps(picture, game, said)))
        case PartsChart():
            heads = (texts.say(said.lang, "rs-what"), texts.say(said.lang, picture.says, game.id))
            of = ((_say(one, game, said), cell(much, said.lang)) for one, much in picture.parts)
            return TextTable(heads, tuple(of))
        case SpotChart():
            heads = tuple(texts.say(said.lang, f"rs-{one}") for one in ("who", "what"))
            rows = ((said.name(one.seat), _say(one.label, game, said)) for one in picture.spots)
            return TextTable(heads, tuple(rows))


def _line_rows(picture: LineChart, game: AnyGame, said: TextContext) -> Iterator[tuple[str, ...]]:
    for column, name in enumerate(picture.columns):
        happened = [_say(one, game, said) for at, one in picture.marks if at == column]
        values = (curve.values[column] for curve in picture.curves)
        head = f"{name} ({', '.join(happened)})" if happened else name
        yield (head, *("" if value is None else cell(value, said.lang) for value in values))


def _bar_rows(picture: BarChart, said: TextContext) -> Iterator[tuple[str, ...]]:
    for place, bar in enumerate(picture.bars, 1):
        yield str(place), said.name(bar.seat), percent(bar.height, said.lang), bar.flag


def _steps(picture: Podium, game: AnyGame, said: TextContext) -> Iterator[tuple[str, ...]]:
    for step in picture.steps:
        yield str(step.place), said.name(step.seat), f"{step.text}, {_say(step.says, game, said)}"


def cell(value: Value, lang: str) -> str:
    """Return a number without a needless decimal, and a text as it is."""
    if isinstance(value, str):
        return value
    return decimal(value, lang) if value % 1 else f"{value:.0f}".replace("-", "\u2212")


def _block(block: StatisticsBlock, game: AnyGame, said: TextContext) -> tuple[str, TextTable]:
    rows = ((_say(row.head, game, said), *_cells(row.cells, said.lang)) for row in block.rows)
    return texts.say(said.lang, block.says, game.id), TextTable((), tuple(rows))


def _cells(cells: Sequence[Value], lang: str) -> Iterator[str]:
    """Return the cells of a row: all with a decimal, or none."""
    parts = any(not isinstance(one, str) and one % 1 for one in cells)
    return (decimal(one, lang) if parts and not isinstance(one, str) else cell(one, lang) for one in cells)


def _won(award: Award, game: AnyGame, said: TextContext) -> AwardText:
    """Return an award, whose sentence is `name: what`."""
    name = "" if award.seat is None else said.name(award.seat)
    whole = _say(Sentence(award.says, {**award.params, "name": name}), game, said)
    title, _, what = whole.partition(": ")
    return AwardText(title, what, award.seat)
