"""An analysis in the reader's language: the split, the curve, the marked decisions."""

from collections.abc import Iterator, Sequence
from string import ascii_uppercase
from typing import Any

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from app.api.analyses.curve import A_DUEL, Curve, curve_of, x_of, y_of
from app.api.i18n.match_text import game_text, reason_text, text_context
from app.api.i18n.number_format import decimal, percent
from app.api.i18n.translations import texts
from app.engine.analysis.chances import analysis_of
from app.engine.analysis.marks import LOSSES, Mark, mark_of
from app.engine.analysis.split import Split
from app.engine.capabilities.overview import Box, Point
from app.engine.contract import AnyGame
from app.engine.event_text import TextContext
from app.engine.types import Reason, Seat
from app.table.analyses.match_report import MatchReport, ReportedDecision

SHOWN_MARKS = (Mark.BETTER, Mark.FINE, *LOSSES, Mark.UNCLEAR)
LONGEST_PLACE = 5
"""Words after a colon that belong to the action itself, such as the name of a field."""
TRIED = 6
"""The most decisions that are tried again."""


class SplitPart(Struct, frozen=True):
    """One row of the split: a number in percent, and its bar by left edge and width in percent.

    kind: before, dice, decisions or result. lead: The same in the unit of the game. seat: whose decisions.
    """

    kind: str
    says: str
    sub: str
    number: str
    lead: str
    left: float
    wide: float
    seat: Seat | None = None


class ChoiceText(Struct, frozen=True):
    """An answer to a decision that is tried again.

    key: `chosen`, `best`, or the place of a further one. good: Whether the computer cannot tell it from its
    own, or it costs less than the first mark. place: The place on the
    board that it names, which has the `letter` in the picture.
    """

    key: str
    says: str
    chance: str
    cost: str
    wide: float
    good: bool
    place: Point | None = None
    letter: str = ""


class DecisionText(Struct, frozen=True):
    """A marked decision in words.

    number: Its index among the decisions of the report.
    at: The number of actions before it, for the replay.
    x, y: Its place on the curve.
    places: The places on the board that the chosen and the computer's answer name.
    """

    number: int
    seat: Seat
    at: int
    mark: str
    where: str
    chosen: str
    best: str
    why: str
    cost: str
    error: str
    unit: str
    chance: str
    best_chance: str
    best_p: str
    chosen_wide: float
    best_wide: float
    x: float
    y: float
    choices: tuple[ChoiceText, ...]
    places: tuple[Point | None, Point | None] = (None, None)
    box: Box | None = None
    svg: Markup = Markup("")


class SeatText(Struct, frozen=True):
    """The counts of marks of one seat, in words."""

    seat: Seat
    counts: tuple[tuple[str, str], ...]


class AnalysisText(Struct, frozen=True):
    """An analysis as pages show it, from the side of one seat."""

    seat: Seat
    parts: tuple[SplitPart, ...]
    unit: str
    error: str
    lead_error: str
    compared: str
    curve: Curve
    marked: tuple[DecisionText, ...]
    seats: tuple[SeatText, ...]
    sure: int | None


def analysis_text(
    report: MatchReport, game: AnyGame, lang: str, doc: dict[str, Any], seat: Seat
) -> AnalysisText:
    """Put an analysis into words, from the side of a seat; `doc` is the document of the finished match."""
    said = text_context(lang, game.id, doc["seats"], doc["view"])
    split = next(one for one in report.splits if one.seat == seat)
    last = report.curve[-1][0] or 1
    return AnalysisText(
        seat=seat,
        parts=tuple(_parts(split, report, said)),
        unit=texts.say(lang, f"an-{report.unit}"),
        error=_percent(split.error, lang),
        lead_error=decimal(next(one.error for one in report.lead_splits if one.seat == seat), lang),
        compared=analysis_of(game).policy_strength,
        curve=curve_of(report, seat, game, said),
        marked=tuple(_marked(report, game, said, seat, last)),
        seats=tuple(_counts(report, lang, len(doc["seats"]))),
        sure=_sure(game),
    )


def _sure(game: AnyGame) -> int | None:
    measured = game.computer.measured.get("hard") if game.computer else None
    return None if measured is None else round(100 * measured)


# --- the split --------------------------------------------------------------------------------


def _parts(split: Split, report: MatchReport, said: TextContext) -> Iterator[SplitPart]:
    lang = said.lang
    values = [split.before, split.dice, *split.decisions]
    numbers = shared_percents(values, split.result)
    leads = _leads(next(one for one in report.lead_splits if one.seat == split.seat), lang)
    reach = _heights(values, split.result)
    scale = 100 / (max(reach) - min(reach))
    base = -scale * min(reach)

    def bar(start: float, end: float) -> tuple[float, float]:
        left, right = sorted((base + scale * start, base + scale * end))
        return round(left, 1), max(0.6, round(right - left, 1))

    at = split.before
    yield _part("before", said, _whole(numbers[0], lang, signed=False), leads[0], bar(0, at))
    yield _part("dice", said, _whole(numbers[1], lang), leads[1], bar(at, at + split.dice))
    at += split.dice
    for other, value in enumerate(split.decisions):
        many = sum(one.seat == other for one in report.decisions)
        sub = texts.say(lang, "an-dec-n", n=many) if many else ""
        title = texts.say(lang, "an-dec", name=said.name(other))
        number, width = _whole(numbers[2 + other], lang), bar(at, at + value)
        yield SplitPart("decisions", title, sub, number, leads[2 + other], *width, other)
        at += value
    ended = "an-won" if split.result == 1 else "an-lost" if split.result == 0 else "an-drawn"
    number = _whole(round(100 * split.result), lang, signed=False)
    yield SplitPart("result", texts.say(lang, ended), "", number, leads[-1], *bar(0, split.result))


def _leads(split: Split, lang: str) -> list[str]:
    """Return the parts of a lead and the lead itself, in tenths that add up."""
    parts = shared([split.before, split.dice, *split.decisions], split.result, 10)
    return [_signed(tenths / 10, lang) for tenths in (*parts, round(10 * split.result))]


def _heights(values: Sequence[float], result: float) -> list[float]:
    """Return how far the bars reach when each begins where the one before it ends."""
    sums = [sum(values[: at + 1]) for at in range(len(values))]
    return [*sums, result, 0.0]


def _part(kind: str, said: TextContext, number: str, lead: str, bar: tuple[float, float]) -> SplitPart:
    title, sub = texts.say(said.lang, f"an-{kind}"), texts.say(said.lang, f"an-{kind}-help")
    return SplitPart(kind, title, sub, number, lead, *bar)


def shared_percents(values: Sequence[float], result: float) -> list[int]:
    """Return whole percentages that add up to that of the result; the largest remainders give way."""
    return shared(values, result, 100)


def shared(values: Sequence[float], result: float, times: int) -> list[int]:
    """Return whole multiples of a part, so many a whole, that add up to the result."""
    whole = [round(times * value) for value in values]
    missing = round(times * result) - sum(whole)
    by_error = sorted(range(len(whole)), key=lambda at: times * values[at] - whole[at], reverse=missing > 0)
    for at in by_error[: abs(missing)]:
        whole[at] += 1 if missing > 0 else -1
    return whole


def _whole(number: int, lang: str, signed: bool = True) -> str:
    sign = "\u2212" if number < 0 else "+" if signed and number > 0 else ""
    return texts.say(lang, "an-percent", n=f"{sign}{abs(number)}")


def _percent(value: float, lang: str) -> str:
    """Return a share in percent, with a decimal below 1."""
    number = 100 * abs(value)
    return texts.say(lang, "an-percent", n=str(round(number)) if number >= 1 else decimal(number, lang))


# --- the decisions ----------------------------------------------------------------------------


def _counts(report: MatchReport, lang: str, seats: int) -> Iterator[SeatText]:
    for seat in range(seats):
        mine = [one.mark for one in report.decisions if one.seat == seat]
        counts = [(mark.value, mine.count(mark.value)) for mark in SHOWN_MARKS]
        if mine:
            found = tuple((mark, texts.say(lang, f"an-n-{mark}", n=many)) for mark, many in counts if many)
            yield SeatText(seat, found)


def _marked(
    report: MatchReport, game: AnyGame, said: TextContext, side: Seat, last: int
) -> Iterator[DecisionText]:
    for number, one in enumerate(report.decisions):
        if one.moment is not None:
            yield _decision(number, one, game, said, report, side, last)


def _decision(
    number: int,
    one: ReportedDecision,
    game: AnyGame,
    said: TextContext,
    report: MatchReport,
    side: Seat,
    last: int,
) -> DecisionText:
    assert one.moment is not None
    lang, moment = said.lang, one.moment
    where = game_text(lang, game.id, moment.phase, **moment.params) if moment.phase else ""
    better = min(1.0, max(0.0, one.chance - one.gain))
    picture = moment.picture
    seats = len(report.curve[0][1])
    shown = side if seats == A_DUEL else one.seat
    return DecisionText(
        number=number,
        seat=one.seat,
        at=one.first - 1,
        mark=one.mark,
        where=where or "",
        chosen=_action(game, moment.chosen, said),
        best=_action(game, moment.best, said),
        why=_why(game, moment.best, said),
        cost=_whole(round(100 * one.gain), lang),
        error=texts.say(lang, "an-error", p=_percent(one.error, lang)),
        unit=texts.say(lang, f"an-unit-{report.unit}", n=_signed(one.lead, lang)),
        chance=texts.say(lang, "an-to-win", p=percent(one.chance, lang)),
        best_chance=texts.say(lang, "an-to-win", p=percent(better, lang)),
        best_p=percent(better, lang),
        chosen_wide=round(100 * one.chance, 1),
        best_wide=round(100 * better, 1),
        x=x_of(one.first, last),
        y=y_of(_chance_at(report, one.first, shown)),
        choices=tuple(_choices(one, better, game, said)),
        places=moment.places,
        box=picture.box if picture else None,
        svg=Markup(picture.pieces) if picture else Markup(""),  # noqa: S704 - drawn by us
    )


def _choices(one: ReportedDecision, best: float, game: AnyGame, said: TextContext) -> Iterator[ChoiceText]:
    """Yield all answers that were compared, in the order of their words, which tells nothing.

    Answers that name a place have a letter, by which the picture shows where it is.
    """
    assert one.moment is not None
    chosen_at, best_at = one.moment.places
    known = [
        ("chosen", one.moment.chosen, one.chance, one.gain, one.error, chosen_at),
        ("best", one.moment.best, best, 0.0, 0.0, best_at),
        *((str(at), c.says, c.chance, c.gain, c.error, c.place) for at, c in enumerate(one.moment.choices)),
    ]
    found = [
        ChoiceText(
            key,
            _action(game, says, said),
            texts.say(said.lang, "an-to-win", p=percent(min(1.0, max(0.0, chance)), said.lang)),
            cost_text(gain, said.lang),
            round(100 * chance, 1),
            is_good(gain, error) and key != "chosen",
            place,
        )
        for key, says, chance, gain, error, place in known
    ]
    words = {(choice.says, choice.place): choice for choice in reversed(found)}  # the first two come last
    letters = iter(ascii_uppercase)
    for choice in sorted(words.values(), key=lambda choice: (choice.says, choice.place or (0, 0))):
        if choice.place is None:
            yield choice
        else:
            letter = next(letters)
            yield replace(choice, says=f"{choice.says} ({letter})", letter=letter)


def cost_text(gain: float, lang: str) -> str:
    """Return how much chance to win an answer costs, in whole percent."""
    return _whole(abs(round(100 * gain)), lang, signed=False)


def is_good(gain: float, error: float) -> bool:
    """Return whether an answer is as good as the computer's, as far as it can tell."""
    return mark_of(gain, error) not in LOSSES


def _chance_at(report: MatchReport, seq: int, seat: Seat) -> float:
    """Return the chance of a seat on the curve before an action."""
    before = [chances[seat] for at, chances in report.curve if at < seq]
    return before[-1] if before else report.curve[0][1][seat]


def _action(game: AnyGame, reasons: Sequence[Reason], said: TextContext) -> str:
    """Return what an action is: the first sentence of its hint, without what speaks for it."""
    if not reasons:
        return texts.say(said.lang, "an-something-else")
    sentence = reason_text(game, reasons[0], said).rstrip(".")
    action, _, more = sentence.partition(":")
    return sentence if len(more.split()) <= LONGEST_PLACE else action


def _why(game: AnyGame, reasons: Sequence[Reason], said: TextContext) -> str:
    return reason_text(game, reasons[1], said) if len(reasons) > 1 else ""


def _signed(value: float, lang: str) -> str:
    return ("\u2212" if value < 0 else "+") + decimal(abs(value), lang)


def to_try(marked: Sequence[DecisionText], seat: Seat | None) -> list[DecisionText]:
    """Return the decisions of a seat that cost most, the costliest first, at most six."""
    mine = [one for one in marked if one.seat == seat and one.mark in LOSSES]
    return sorted(mine, key=lambda one: one.chosen_wide - one.best_wide)[:TRIED]
