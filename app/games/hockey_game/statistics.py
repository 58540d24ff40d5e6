"""The statistics of a match: its duels, its shots by field, what was won, played and rolled."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from msgspec import Struct, field

from app.engine.capabilities.highlights import Sentence
from app.engine.capabilities.statistics import (
    Award,
    Bar,
    BarChart,
    MatchStatistics,
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
from app.games.hockey_game.components import components
from app.games.hockey_game.events import (
    BonusPlayed,
    FaceoffWon,
    GoalScored,
    HeroLaid,
    PeriodBegan,
    RefereeTurned,
    RoundDecided,
    SpecialPlayed,
)
from app.games.hockey_game.highlights import current_attempt, with_bonus
from app.games.hockey_game.model import Move
from app.games.hockey_game.overview import BOX

SEATS = (0, 1)
OUT_OF_NOTHING, A_WALL, UNLUCKY, A_GOOD_CARD = 0.25, 0.65, 0.8, 0.3
FACEOFFS, MOST_OF_THEM = 5, 0.7
SPOT = 84
BESIDE = {0: -46, 1: 46}
"""Offsets by seat: marks of both seats on a field stand next to each other."""

Place = tuple[Seat, str]


class Tally(Struct):
    """The counts so far."""

    counts: SeatCounts = field(default_factory=Counter)
    bars: list[Bar] = field(default_factory=list)
    parts: list[tuple[int, Sentence]] = field(default_factory=list)
    goals: list[list[int]] = field(default_factory=list)
    """The goals by part of the match and seat."""
    shots: defaultdict[Place, list[bool]] = field(default_factory=lambda: defaultdict(list))
    awards: list[Award] = field(default_factory=list)


def statistics(transitions: Iterator[Transition], _seats: int) -> MatchStatistics | None:
    tally = Tally()
    for event, transition in events_of(transitions):
        _count(tally, event, transition)
    if not tally.bars:
        return None
    return MatchStatistics(
        first=BarChart("rs-match", tuple(tally.bars), tuple(tally.parts)),
        second=SpotChart("rs-shots", BOX, tuple(_spots(tally))),
        parts=StatisticsBlock(
            "rs-parts",
            tuple(
                StatisticsRow(said, (goals[0], goals[1]))
                for (_, said), goals in zip(tally.parts, tally.goals, strict=True)
            ),
        ),
        counts=StatisticsBlock("rs-figures", tuple(_rows(tally))),
        awards=select_awards([*tally.awards, *_faceoffs(tally)]),
    )


def _count(tally: Tally, event: Event, transition: Transition) -> None:
    match event:
        case PeriodBegan(period=period, overtime=overtime):
            _part_began(tally, period, overtime)
        case RoundDecided():
            if not tally.parts:  # A lesson begins in the middle of a period.
                _part_began(tally, transition.before["period"], transition.before["overtime"])
            _decided(tally, event, transition)
        case FaceoffWon(who=who):
            tally.counts[who, "faceoffs"] += 1
        case GoalScored(who=who):
            tally.goals[-1][who] += 1
            if transition.before["decider"]:
                tally.bars.append(Bar(who, 0.5, ":".join(map(str, event.goals))))
        case BonusPlayed(who=who, card=card):
            tally.counts[who, "cards-laid"] += 1
            tally.awards += _card(who, card, transition.before, with_bonus(transition.before, event))
        case SpecialPlayed(who=who, card=card):
            tally.counts[who, "cards-laid"] += 1
            tally.awards += _card(who, card, transition.before, transition.after)
        case HeroLaid(who=who, card=card):
            tally.counts[who, "heroes"] += 1
            tally.awards += _card(who, card, transition.before, transition.after)
        case RefereeTurned(who=who) if who is not None:
            tally.counts[who, "referee"] += 1


def _part_began(tally: Tally, period: int, overtime: int) -> None:
    part, number = ("ui-overtime", overtime) if overtime else ("ui-period", period)
    tally.parts.append((len(tally.bars), Sentence(part, {"number": number})))
    tally.goals.append([0, 0])


def _decided(tally: Tally, event: RoundDecided, transition: Transition) -> None:
    """Count a duel. Its bar is the winner's probability before the first card."""
    attacker, before = event.attacker, transition.attempt.probability if transition.attempt else 0.5
    winner = attacker if event.success else 1 - attacker
    tally.counts[winner, "duels"] += 1
    goal = next((one for one in transition.events if isinstance(one, GoalScored)), None)
    flag = ":".join(map(str, goal.goals)) if goal else ""
    tally.bars.append(Bar(winner, round(before if event.success else 1 - before, 2), flag))
    if event.move is Move.SHOT:
        (duel,) = transition.before["duel"].values()
        tally.shots[attacker, duel["source"]].append(event.success)
        tally.awards += _shot(event, before, transition.seq)


def _shot(event: RoundDecided, before: float, seq: int) -> Iterator[Award]:
    if event.success and before <= OUT_OF_NOTHING:
        yield Award("aw-hg-far", event.attacker, 1 - before, {"p": before}, seq)
    if not event.success and before >= A_WALL:
        yield Award("aw-hg-wall", 1 - event.attacker, before, {"p": before}, seq)
    if not event.success and before >= UNLUCKY:
        yield Award("aw-hg-unlucky", None, before, {"p": before, "n": event.number}, seq)


def _card(who: Seat, card: str, before: View, after: View) -> Iterator[Award]:
    """Yield the award for a card, by the change of its player's probability."""
    was, now = current_attempt(before), current_attempt(after)
    if was is None or now is None or was.about != now.about:
        return
    p, q = (one.probability if one.seat == who else 1 - one.probability for one in (was, now))
    if q - p >= A_GOOD_CARD:
        yield Award("aw-hg-card", who, q - p, {"card": card, "p": p, "q": q})


def _faceoffs(tally: Tally) -> Iterator[Award]:
    won = [tally.counts[seat, "faceoffs"] for seat in SEATS]
    for seat in SEATS:
        if sum(won) >= FACEOFFS and won[seat] >= MOST_OF_THEM * sum(won):
            yield Award("aw-hg-faceoff", seat, won[seat], {"a": won[seat], "b": sum(won)})


def _spots(tally: Tally) -> Iterator[Spot]:
    """Yield the goals and shots of each field, in the shape of the seat."""
    fields = components()["rink"]["fields"]
    for (seat, source), shots in sorted(tally.shots.items()):
        both = (1 - seat, source) in tally.shots
        x = fields[source]["x"] + (BESIDE[seat] if both else 0)
        label = Sentence("rs-spot", {"at": source, "goals": sum(shots), "shots": len(shots)})
        yield Spot(seat, x, fields[source]["y"], SPOT, "sign", f"{sum(shots)}/{len(shots)}", label)


def _rows(tally: Tally) -> Iterator[StatisticsRow]:
    for what in ("duels", "faceoffs", "cards-laid", "heroes", "referee"):
        yield count_row(tally.counts, what, SEATS)
    shots = Counter(seat for (seat, _), found in tally.shots.items() for _ in found)
    yield StatisticsRow(Sentence("rs-shots-taken"), tuple(shots[seat] for seat in SEATS))
