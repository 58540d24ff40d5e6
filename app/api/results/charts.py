"""The charts of a result as SVG, in the colours of the page. A game's statistics.py says what they show.

Colour alone never carries meaning: a line has its own dashes and the sign of its seat at its end, a bar its
direction, a spot its shape.
"""

import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence

from markupsafe import Markup, escape
from msgspec import Struct

from app.engine.capabilities.highlights import Sentence
from app.engine.capabilities.overview import SIGNS, seat_labels, seat_shapes
from app.engine.capabilities.statistics import (
    BarChart,
    Chart,
    ChartLine,
    LineChart,
    PartsChart,
    Podium,
    PodiumStep,
    Spot,
    SpotChart,
)

HIGH, LOW = 320, 250
"""Heights of a line chart: in general, and on a phone."""
LEFT, RIGHT, TOP, BOTTOM = 30, 50, 14, 34
SIGN = 15
DASHES = ("", "9 4", "2 4", "10 4 2 4", "5 3")
LEVELS = 5
"""Greatest number of horizontal lines in a line chart."""
BAR_HIGH, FLAG, BEYOND = 62, 15, (1, 2)
"""Height of a bar for certainty; size of the sign of a goal; and at which multiples of it its score may
stand.
"""
A_LETTER, A_BROAD_LETTER, PHONE = 7, 8, 400
"""Widths: of a letter, of a Cyrillic letter, and of a chart on a phone, at most."""
STAND, STEPS, RIDER = 210, {1: 108, 2: 86, 3: 66}, 40
"""Heights: of a podium with its figures, of its steps, and of a sign on it."""
A_STEP = 210
"""Greatest width of a podium's step."""
PART_WORDS, PART_LINE, PART_LINES = 54, 17, 3
FROM_THE_LEFT = {2: 0, 1: 1, 3: 2}


class ChartContext(Struct, frozen=True):
    """The page around a chart: the signs and names of the seats, its texts, and its width."""

    signs: tuple[int, ...]
    say: Callable[[Sentence], str]
    wide: int
    names: tuple[str, ...] = ()

    @property
    def high(self) -> int:
        return LOW if self.wide <= PHONE else HIGH

    def colour(self, seat: int) -> str:
        return f"var(--seat-{self.signs[seat] % SIGNS + 1})"


def draw_chart(picture: Chart, context: ChartContext, ground: str) -> Markup:
    """Draw a chart. It is hidden from screen readers, which get the same data as a table.

    `ground`: The id of the symbol behind a spot chart.
    """
    match picture:
        case LineChart():
            box, parts = (0.0, 0.0, float(context.wide), float(context.high)), _lines(picture, context)
        case BarChart():
            high = 2 * (BAR_HIGH + 2 * FLAG)
            box, parts = (0.0, 0.0, float(context.wide), float(high)), _bars(picture, context, high / 2)
        case Podium():
            box, parts = (0.0, 0.0, float(context.wide), float(STAND)), _podium(picture, context)
        case PartsChart():
            last = max((line for _, line, _ in _words(picture, context)), default=0)
            high = PART_WORDS + PART_LINE * last + 8
            box, parts = (0.0, 0.0, float(context.wide), float(high)), _parts(picture, context)
        case SpotChart():
            # keeps its width on every page
            box, parts = picture.box, _spots(picture, context, ground)
    view = " ".join(f"{one:g}" for one in box)
    look = "chart ground" if isinstance(picture, SpotChart) else "chart"
    return Markup(f'<svg class="{look}" viewBox="{view}" aria-hidden="true">{"".join(parts)}</svg>')  # noqa: S704


def _ringed(drawing: str) -> str:
    """Give a sign an outline that is visible in both themes."""
    return f'<g class="ringed">{drawing}</g>'


def _text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}"{more}>{escape(words)}</text>'


# --- line charts ------------------------------------------------------------------------------


def _lines(picture: LineChart, context: ChartContext) -> Iterator[str]:
    values = [value for curve in picture.curves for value in curve.values if value is not None]
    most = max([*values, 1.0])
    last = max(len(picture.columns) - 1, 1)

    def at(column: int, value: float) -> tuple[float, float]:
        share = value / most if picture.falls else 1 - value / most
        return LEFT + column * (context.wide - LEFT - RIGHT) / last, TOP + share * (
            context.high - TOP - BOTTOM
        )

    yield from _levels(most, at, context)
    yield from _columns(picture, at, context)
    yield from _marks(picture, at, context)
    ends = _apart([_end(curve, at) for curve in picture.curves])
    for curve, (x, y) in zip(picture.curves, ends, strict=True):
        yield from _curve(curve, at, context)
        yield _ringed(seat_shapes(context.signs[curve.seat], [(x + SIGN, y)], SIGN))
        yield _text(x + 2 * SIGN - 4, y + 4, curve.end, ' class="strong"') if curve.end else ""


At = Callable[[int, float], tuple[float, float]]


def _levels(most: float, at: At, context: ChartContext) -> Iterator[str]:
    step = max(1, -(-int(most) // LEVELS))
    for level in range(0, int(most) + 1, step):
        _, y = at(0, level)
        yield f'<path class="level" d="M{LEFT} {y:.1f}H{context.wide - RIGHT}"/>'
        yield _text(LEFT - 8, y + 4, str(level), ' text-anchor="end"')


def _columns(picture: LineChart, at: At, context: ChartContext) -> Iterator[str]:
    room = max(1, -(-len(picture.columns) * 26 // (context.wide - LEFT - RIGHT)))
    for column, name in enumerate(picture.columns):
        if column % room == 0 or column == len(picture.columns) - 1:
            yield _text(at(column, 0)[0], context.high - 6, name, ' text-anchor="middle"')


def _marks(picture: LineChart, at: At, context: ChartContext) -> Iterator[str]:
    """Draw marks, with their words where there is room, from the left."""
    free = 0.0
    for column, said in picture.marks:
        x, words = at(min(column, len(picture.columns) - 1), 0)[0], context.say(said)
        yield f'<path class="mark" d="M{x:.1f} {TOP}V{context.high - BOTTOM}"/>'
        wide = A_LETTER * len(words)
        before = x + wide > context.wide - RIGHT
        if x - wide * before >= free:
            anchor = ' text-anchor="end"' if before else ""
            yield _text(x - 4 if before else x + 4, context.high - BOTTOM + 13, words, anchor)
            free = x + wide * (not before)


def _curve(curve: ChartLine, at: At, context: ChartContext) -> Iterator[str]:
    pieces, pen = [], "M"
    for column, value in enumerate(curve.values):
        if value is None:
            pen = "M"
            continue
        x, y = at(column, value)
        pieces.append(f"{pen}{x:.1f} {y:.1f}")
        pen = "L"
    dash = DASHES[context.signs[curve.seat] % SIGNS]
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    way = "".join(pieces)
    yield f'<path class="curve edge" d="{way}"{dashed}/>'
    yield f'<path class="curve" d="{way}" stroke="{context.colour(curve.seat)}"{dashed}/>'


def _end(curve: ChartLine, at: At) -> tuple[float, float]:
    known = [(column, value) for column, value in enumerate(curve.values) if value is not None]
    return at(*known[-1]) if known else at(0, 0.0)


def _apart(ends: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Move the signs at the ends of lines so that none covers another."""
    placed: dict[int, tuple[float, float]] = {}
    for which in sorted(range(len(ends)), key=lambda one: ends[one][1]):
        x, y = ends[which]
        near = [other for at, other in placed.values() if abs(at - x) < 2 * SIGN]
        placed[which] = (x, max([y, *(one + SIGN + 2 for one in near)]))
    return [placed[which] for which in range(len(ends))]


# --- bar charts --------------------------------------------------------------------------------


def _bars(picture: BarChart, context: ChartContext, middle: float) -> Iterator[str]:
    step = context.wide / max(len(picture.bars), 1)
    free = 0.0
    for before, said in picture.parts:
        x, words = before * step, context.say(said)
        yield f'<path class="level" d="M{x:.1f} 0V{2 * middle:.0f}"/>'
        wide = A_LETTER * len(words) + 8
        late = ' text-anchor="end"' if x + wide > context.wide else ""
        at = context.wide if late else x + 4
        if at - wide * bool(late) >= free:
            yield _text(at, 11, words, f' class="part"{late}')
            free = at + wide * (not late)
        else:  # there is room below the bars
            yield _text(at, 2 * middle - 3, words, f' class="part"{late}')
    yield f'<path class="axis" d="M0 {middle:.0f}H{context.wide}"/>'
    for place, bar in enumerate(picture.bars):
        x, high = place * step, max(2.0, bar.height * BAR_HIGH)
        top = middle - high if bar.seat == 0 else middle
        faint = "" if bar.flag else " faint"
        yield (
            f'<rect class="bar{faint}" x="{x + step * 0.15:.1f}" y="{top:.1f}" width="{step * 0.7:.1f}"'
            f' height="{high:.1f}" fill="{context.colour(bar.seat)}"/>'
        )
    yield from _flags(picture, context, middle, step)


def _flags(picture: BarChart, context: ChartContext, middle: float, step: float) -> Iterator[str]:
    """Draw goals: the sign at the end of the bar, and the score beside it, or beyond it if there is no
    room.
    """
    goals = [(place, bar, -1 if bar.seat == 0 else 1) for place, bar in enumerate(picture.bars) if bar.flag]
    places = [
        (place * step + step / 2, middle + way * (bar.height * BAR_HIGH + FLAG / 2 + 3))
        for place, bar, way in goals
    ]
    taken = [(x - FLAG / 2, x + FLAG / 2, y) for x, y in places]
    for (x, y), (_, bar, way) in zip(places, goals, strict=True):
        yield _ringed(seat_shapes(context.signs[bar.seat], [(x, y)], FLAG - 2))
        wide = A_LETTER * len(bar.flag)
        beside = [(x + 10, y), (x - 10 - wide, y), *((x - wide / 2, y + way * FLAG * far) for far in BEYOND)]
        words = [(left, left + wide, high) for left, high in beside]
        room = (one for one in words if one[0] >= 0 and one[1] <= context.wide and _free(one, taken))
        left, right, high = next(room, words[0])
        taken.append((left, right, high))
        yield _text(left, high + 4, bar.flag, ' class="strong flag"')


def _free(word: tuple[float, float, float], taken: Iterable[tuple[float, float, float]]) -> bool:
    """Whether no other text is at this place: (left, right, height)."""
    left, right, high = word
    return all(right < start or end < left or abs(high - at) > FLAG - 2 for start, end, at in taken)


# --- a podium ---------------------------------------------------------------------------------


def _podium(picture: Podium, context: ChartContext) -> Iterator[str]:
    """Draw a podium: the second on the left, the third on the right; a disqualified seat is faint and
    crossed out.
    """
    wide = min(A_STEP, context.wide / 3)
    left = (context.wide - 3 * wide) / 2
    for step in picture.steps:
        yield from _step(step, context, left + FROM_THE_LEFT[step.place] * wide, wide)
    if picture.below:
        yield _text(context.wide / 2, STAND - 4, context.say(picture.below), ' text-anchor="middle"')


def _step(step: PodiumStep, context: ChartContext, x: float, wide: float) -> Iterator[str]:
    floor, high = STAND - 22, STEPS[step.place]
    middle, top = x + wide / 2, floor - high
    yield f'<rect class="stand" x="{x:.0f}" y="{top}" width="{wide:.0f}" height="{high}"/>'
    yield _text(middle, top + 26, str(step.place), ' class="strong place" text-anchor="middle"')
    name = textwrap.shorten(context.names[step.seat], int(wide / A_LETTER), placeholder="…")
    for line, words in enumerate((name, context.say(step.says))):
        yield _text(middle, top + 44 + PART_LINE * line, words, ' class="part" text-anchor="middle"')
    sign, at = context.signs[step.seat], (middle, top - RIDER * 0.7)
    drawing = _ringed(seat_shapes(sign, [at], RIDER)) + seat_labels(sign, {step.text: at}, RIDER)
    yield f'<g class="faint">{drawing}</g>' if step.struck else drawing
    if step.struck:
        far = RIDER * 0.7
        yield f'<path class="cross" d="M{at[0] - far:.0f} {at[1] + far:.0f}l{2 * far:.0f}-{2 * far:.0f}"/>'


# --- a whole in parts -------------------------------------------------------------------------


def _parts(picture: PartsChart, context: ChartContext) -> Iterator[str]:
    """Draw each part as wide as its share."""
    for _, much, x, wide in _shares(picture, context):
        yield f'<rect class="stand" x="{x:.1f}" y="1" width="{max(0.0, wide - 3):.1f}" height="36" rx="4"/>'
        if much and wide >= A_LETTER * 3:
            yield _text(x + 8, 24, f"{much:g}", ' class="strong part"')
    for x, line, words in _words(picture, context):
        yield _text(x, PART_WORDS + PART_LINE * line, words, ' class="part"')


def _shares(picture: PartsChart, context: ChartContext) -> Iterator[tuple[str, float, float, float]]:
    """Yield the words of each part, its amount, where it begins, and how wide it is."""
    whole, x = sum(much for _, much in picture.parts) or 1.0, 0.0
    for said, much in picture.parts:
        wide = context.wide * much / whole
        yield context.say(said), much, x, wide
        x += wide


def _words(picture: PartsChart, context: ChartContext) -> list[tuple[float, int, str]]:
    """Place the words: below their part if no word breaks, else on a line of their own."""
    found, alone = list[tuple[float, int, str]](), list[tuple[float, str]]()
    for words, _, x, wide in _shares(picture, context):
        letters = int(wide / A_BROAD_LETTER)
        if max(map(len, words.split())) > letters:
            alone.append((max(0, min(x, context.wide - A_BROAD_LETTER * len(words))), words))
            continue
        lines = textwrap.wrap(words, letters, max_lines=PART_LINES, placeholder="…")
        found += [(x, place, line) for place, line in enumerate(lines)]
    below = 1 + max((line for _, line, _ in found), default=-1)
    return found + [(x, below + place, words) for place, (x, words) in enumerate(alone)]


# --- spot charts -------------------------------------------------------------------------------


def _spots(picture: SpotChart, context: ChartContext, ground: str) -> Iterator[str]:
    yield f'<use href="#{ground}"/>'
    for spot in sorted(picture.spots, key=lambda one: -one.size):  # small spots on top
        if spot.look == "sign":
            yield seat_shapes(context.signs[spot.seat], [(spot.x, spot.y)], spot.size)
        else:
            yield _spot(spot, context.colour(spot.seat))
    for seat, sign in enumerate(context.signs):
        named = [spot for spot in picture.spots if spot.seat == seat and spot.look == "sign"]
        for spot in named:
            yield seat_labels(sign, {spot.text: (spot.x, spot.y)}, spot.size * 0.86)


def _spot(spot: Spot, colour: str) -> str:
    """Draw a spot as full, open or a square, with an outline so that two spots stay distinct."""
    x, y, r = spot.x, spot.y, spot.size / 2
    outline = (
        f'<rect x="{x - r:.0f}" y="{y - r:.0f}" width="{2 * r:.0f}" height="{2 * r:.0f}"'
        if spot.look == "square"
        else f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.0f}"'
    )
    if spot.look == "full":
        return f'{outline} fill="{colour}" stroke="var(--chalk)" stroke-width="3"/>'
    edge = f'{outline} fill="none" stroke="var(--chalk)" stroke-width="11"/>'
    return f'{edge}{outline} fill="none" stroke="{colour}" stroke-width="6"/>'
