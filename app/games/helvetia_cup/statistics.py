"""The statistics of a match: shots, goals, the thirds of the pitch, tests."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct, field

from app.engine.capabilities.highlights import Sentence
from app.engine.capabilities.statistics import (
    Award,
    MatchStatistics,
    PartsChart,
    SeatCounts,
    Spot,
    SpotChart,
    StatisticsBlock,
    StatisticsRow,
    Transition,
    count_row,
    events_of,
    select_awards,
)
from app.engine.types import Event, Seat, View
from app.games.helvetia_cup.data import EXTRA_MINUTES, HALF_MINUTES
from app.games.helvetia_cup.events import (
    CardPlayed,
    Fouled,
    GoalScored,
    Moved,
    Revealed,
    Saved,
    ShotTested,
    SkillTested,
    TakenBack,
    TimeRolled,
)
from app.games.helvetia_cup.highlights import wins_ball
from app.games.helvetia_cup.luck import chance as hit
from app.games.helvetia_cup.overview import BOX, in_shootout, score_line
from app.games.helvetia_cup.pitch import CENTRES, X

SEATS = (0, 1)
READ, WON, PASSES, LATE = 3, 4, 4, 5
SMALLEST, LARGEST = 26, 34
"""The size of a shot without a chance, and how much larger a certain one is."""
BESIDE, PIECE = 38, 36
THIRD = 8
"""The width of a third of the pitch, in x."""
THIRDS = (Sentence("rs-third", {"who": 0}), Sentence("rs-third-middle"), Sentence("rs-third", {"who": 1}))

Look = Literal["full", "open", "square"]


class Tally(Struct):
    counts: SeatCounts = field(default_factory=Counter)
    spots: list[Spot] = field(default_factory=list)
    goals: list[tuple[GoalScored, Mapping[str, str | int]]] = field(default_factory=list)
    """The goals, each with the half and the clock."""
    expected: list[float] = field(default_factory=lambda: [0.0, 0.0])
    passed: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """The expected successes of the other tests, by seat."""
    by_player: Counter[tuple[str, str]] = field(default_factory=Counter)
    thirds: list[int] = field(default_factory=lambda: [0, 0, 0])
    awards: list[Award] = field(default_factory=list)


def statistics(transitions: Iterator[Transition], _seats: int) -> MatchStatistics | None:
    tally, played = Tally(), False
    for event, transition in events_of(transitions):
        played = played or bool(transition.after["half"])
        _count(tally, event, transition)
    if not played:
        return None
    return MatchStatistics(
        first=SpotChart("rs-shots", BOX, tuple(tally.spots)),
        second=PartsChart("rs-thirds", tuple(zip(THIRDS, map(float, tally.thirds), strict=True))),
        parts=StatisticsBlock("rs-scorers", tuple(_scorers(tally))),
        counts=StatisticsBlock("rs-figures", tuple(_rows(tally))),
        awards=select_awards([*tally.awards, *_at_the_end(tally)]),
    )


def _count(tally: Tally, event: Event, transition: Transition) -> None:
    match event:
        case ShotTested() if event.shot != "shootout":
            _shot(tally, event, transition)
        case Saved(who=who) if not in_shootout(transition.before):
            _read(tally, who, transition)
        case GoalScored():
            _goal(tally, event, transition)
        case SkillTested(who=who, f=f, test=test):
            tally.counts[who, "passed"] += event.success
            tally.passed[who] += hit(event.value) if event.rolled else event.success
            tally.by_player[f, "won"] += wins_ball(event, transition.events)
            if test == "long_pass":
                tally.by_player[f, "long" if event.success else "astray"] += 1
        case TimeRolled(clock=clock):  # HC-5.2: surplus minutes are lost
            tally.thirds[_third(transition.before)] += clock - int(transition.before["clock"])
        case Moved(who=who, cost=cost):
            tally.counts[who, "boosts"] += cost
        case TakenBack(who=who, returned=returned):
            tally.counts[who, "boosts"] -= returned
        case CardPlayed(who=who):
            tally.counts[who, "cards"] += 1
        case Fouled(offender=offender):
            tally.counts[_seat(offender), "fouls"] += 1


def _shot(tally: Tally, event: ShotTested, transition: Transition) -> None:
    before = hit(event.value) if event.rolled else 1.0
    tally.counts[event.who, "shots"] += 1
    tally.counts[1 - event.who, "faced"] += 1
    tally.expected[event.who] += before
    look: Look = "full" if event.success else "open"
    tally.spots.append(_spot(tally, event.f, transition.before, before, look))


def _read(tally: Tally, keeper: Seat, transition: Transition) -> None:
    """Count a shot in a guarded sector, which needs no die (HC-11.4)."""
    shooter, revealed = transition.before["decision"]["shooter"], _revealed(transition)
    tally.counts[keeper, "read"] += 1
    tally.counts[keeper, "faced"] += 1
    tally.counts[1 - keeper, "shots"] += 1
    sectors = (transition.before["odds"] or {}).get("sectors", {})
    before = sectors[revealed.aim]["chance"] / 100 if revealed and revealed.aim in sectors else 0.0
    tally.spots.append(_spot(tally, shooter, transition.before, before, "square"))


def _revealed(transition: Transition) -> Revealed | None:
    return next((one for one in transition.events if isinstance(one, Revealed)), None)


def _spot(tally: Tally, shooter: str, view: View, before: float, look: Look) -> Spot:
    """Return the spot of a shot, beside earlier ones from the same hex."""
    x, y = CENTRES[view["footballers"][shooter]["hex"]]
    seat, number = _seat(shooter), _number(shooter)
    away = -BESIDE if seat == 0 else BESIDE  # away from the goal, because there is no room beside it
    while any(spot.y == y and abs(spot.x - x) < PIECE for spot in tally.spots):
        x += away
    label = Sentence("rs-spot", {"n": number, "p": before, "look": look})
    return Spot(seat, x, y, round(SMALLEST + LARGEST * before), look, number, label)


def _goal(tally: Tally, event: GoalScored, transition: Transition) -> None:
    number = _number(event.f)
    tally.goals.append((event, score_line(transition.before).params))
    tested = next((one for one in transition.events if isinstance(one, ShotTested)), None)
    if tested and tested.shot == "header":
        before = hit(tested.value) if tested.rolled else 1.0
        tally.awards.append(Award("aw-hc-header", event.who, 1 - before, {"n": number, "p": before}))
    if _left(transition.before) <= LATE:
        minute = _minute(transition.before)
        tally.awards.append(Award("aw-hc-minute", event.who, minute, {"n": number, "m": minute}))


def _minute(view: View) -> int:
    """Return the minute of the match; the clock restarts with each half."""
    half = int(view["half"])
    extra = max(0, half - 3) * EXTRA_MINUTES
    return min(half - 1, 2) * HALF_MINUTES + extra + int(view["clock"])


def _left(view: View) -> int:
    """Return the minutes left in the match without extra time; in a first half always a whole half."""
    half = int(view["half"])
    if half % 2:
        return HALF_MINUTES
    return (HALF_MINUTES if half == 2 else EXTRA_MINUTES) - int(view["clock"])


def _third(view: View) -> int:
    holder = view["footballers"].get(view["holder"] or "")
    hex_ = holder["hex"] if holder else view["ball"]
    return 1 if hex_ is None else min(2, X[hex_] // THIRD)


def _seat(footballer: str) -> Seat:
    return int(footballer.split(":")[0])


def _number(footballer: str) -> str:
    return footballer.split(":")[1]


def _scorers(tally: Tally) -> Iterator[StatisticsRow]:
    """Yield a row per goal, with its scorer in the column of the seat."""
    for goal, when in tally.goals:
        score = f"{goal.left}:{goal.right}"
        scorer = f"{_number(goal.f)}"
        cells = tuple(scorer if seat == goal.who else "" for seat in SEATS)
        yield StatisticsRow(Sentence("rs-goal", {**when, "score": score}), cells)


def _rows(tally: Tally) -> Iterator[StatisticsRow]:
    yield count_row(tally.counts, "shots", SEATS, "rs-shots-taken")
    yield StatisticsRow(Sentence("rs-expected"), tuple(tally.expected))
    yield count_row(tally.counts, "read", SEATS)
    yield count_row(tally.counts, "passed", SEATS)
    yield StatisticsRow(Sentence("rs-passed-expected"), tuple(tally.passed))
    yield count_row(tally.counts, "cards", SEATS, "rs-cards-played")
    yield count_row(tally.counts, "boosts", SEATS)
    yield count_row(tally.counts, "fouls", SEATS)


def _at_the_end(tally: Tally) -> Iterator[Award]:
    for seat in SEATS:
        read, faced = tally.counts[seat, "read"], tally.counts[seat, "faced"]
        if read >= READ:
            yield Award("aw-hc-read", seat, read, {"n": read, "m": faced})
    for (f, what), count in tally.by_player.items():
        if what == "won" and count >= WON:
            yield Award("aw-hc-steal", _seat(f), count, {"n": _number(f), "m": count})
        if what == "long" and count >= PASSES and not tally.by_player[f, "astray"]:
            yield Award("aw-hc-pass", _seat(f), count, {"n": _number(f), "a": count})
