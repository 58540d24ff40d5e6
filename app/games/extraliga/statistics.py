"""The statistics of a season: points after each round and their sources, dice, bonuses, upsets."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from msgspec import Struct, field

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
from app.engine.types import Event, Seat, View
from app.games.extraliga.events import BonusUsed, MatchEnded, MatchStarted, RegularTimeEnded
from app.games.extraliga.model import Stage
from app.games.extraliga.rules import match as match_rules

BY_BONUSES, DICE_AGAINST, ROUNDS_AS_ONE, NERVES, UPSET = 4, 4, 3, 2, 0.2
PAIRS = 6
"""The number of pairs in both trios."""


class Tally(Struct):
    """The counts so far. `after` has the points of all seats by round."""

    counts: SeatCounts = field(default_factory=Counter)
    after: dict[str, tuple[float, ...]] = field(default_factory=dict)
    as_one: dict[Seat, set[int]] = field(default_factory=dict)
    """The rounds in which all six had chemistry."""
    dice: tuple[int, int] = (0, 0)
    """The dice of both sides of the current match in regular time."""
    strengths: dict[tuple[Seat, int], tuple[int, int]] = field(default_factory=dict)
    """Attack and defence in the last match of each half."""
    best: dict[Seat, tuple[int, int]] = field(default_factory=dict)
    """Attack and defence of the strongest line-up."""
    met: defaultdict[tuple[Seat, Seat], list[str]] = field(default_factory=lambda: defaultdict(list))
    """The scores between two seats, as the first one sees them."""
    awards: list[Award] = field(default_factory=list)


def statistics(transitions: Iterator[Transition], seats: int) -> MatchStatistics | None:
    tally, last = Tally(), None
    for event, transition in events_of(transitions):
        last = transition.after
        _count(tally, event, transition)
    if last is None or not tally.after:
        return None
    curves = map(ChartLine, range(seats), zip(*tally.after.values(), strict=True))
    return MatchStatistics(
        first=LineChart("rs-season", tuple(tally.after), tuple(curves)),
        parts=StatisticsBlock("rs-parts", tuple(_parts(tally, seats))),
        counts=StatisticsBlock("rs-figures", tuple(_rows(tally, last))),
        cross=StatisticsBlock("rs-cross", tuple(_cross(tally, seats))),
        awards=select_awards([*tally.awards, *_at_the_end(tally, seats)]),
    )


def _count(tally: Tally, event: Event, transition: Transition) -> None:
    match event:
        case MatchStarted(a=a, b=b):
            for seat in (a, b):
                if seat is not None:
                    _lined_up(tally, seat, transition.after)
        case BonusUsed() if transition.before["match"] and not transition.before["match"]["attempt"]:
            _used(tally, event, transition.before["match"])
        case RegularTimeEnded(dice=dice):
            tally.dice = (len(dice[0]), len(dice[1]))
        case MatchEnded():
            _ended(tally, event, transition)


def _lined_up(tally: Tally, seat: Seat, view: View) -> None:
    team = view["teams"][str(seat)]
    strength = (team["strength"]["attack"]["total"], team["strength"]["defence"]["total"])
    tally.strengths[seat, view["season"]["half"]] = strength
    tally.best[seat] = max(tally.best.get(seat, strength), strength, key=sum)
    if _as_one(team):
        tally.as_one.setdefault(seat, set()).add(view["round"]["number"])


def _as_one(team: View) -> bool:
    strength = team["strength"]
    linked = [link[0] for trio in ("attack", "defence") for link in strength[trio]["pairs"].values()]
    return bool(sum(linked) == PAIRS)


def _used(tally: Tally, used: BonusUsed, match: View) -> None:
    """Count the goals that a bonus gained for its user, on their own dice or on those of the opponent."""
    tally.counts[used.who, "bonuses"] += 1
    side = next(index for index in "01" if match["sides"][index]["seat"] == used.who)
    target = match["sides"][side if used.own else str(1 - int(side))]["target"]
    was, now = (match_rules.goals_from(dice, target) for dice in (used.before, used.after))
    tally.counts[used.who, "by_bonuses"] += now - was if used.own else was - now
    tally.counts[used.who, "made"] += now - was if used.own else 0


def _ended(tally: Tally, event: MatchEnded, transition: Transition) -> None:
    for place, seat in enumerate((event.a, event.b)):
        if seat is None:
            continue
        mine, yours = event.goals[place], event.goals[1 - place]
        points = event.points[place]
        way = ("won" if mine > yours else "lost") + ("-overtime" if event.overtime else "")
        tally.counts[seat, way] += points
        tally.counts[seat, "nerves"] += event.overtime and mine > yours
        tally.counts[seat, "goals"] += mine
        tally.counts[seat, "conceded"] += yours
        if (other := (event.a, event.b)[1 - place]) is not None:
            tally.met[seat, other].append(f"{mine}:{yours}")
        tally.awards += _of_match(seat, mine > yours, yours, tally.dice[1 - place], transition)
    if event.stage is Stage.SEASON:
        teams = transition.after["teams"].values()
        tally.after[str(transition.before["round"]["number"])] = tuple(
            float(team["points"]) for team in teams
        )


def _of_match(seat: Seat, won: bool, conceded: int, dice: int, transition: Transition) -> Iterator[Award]:
    if conceded == 0 and dice >= DICE_AGAINST:
        yield Award("aw-ex-wall", seat, dice, {"n": dice})
    if won and transition.attempt:
        chance = (
            transition.attempt.probability
            if transition.attempt.seat == seat
            else 1 - transition.attempt.probability
        )
        if chance <= UPSET:
            yield Award("aw-ex-upset", seat, 1 - chance, {"p": chance})


def _at_the_end(tally: Tally, seats: int) -> Iterator[Award]:
    for seat in range(seats):
        conditions = (
            ("aw-ex-bonus", tally.counts[seat, "made"], BY_BONUSES),
            ("aw-ex-chem", len(tally.as_one.get(seat, ())), ROUNDS_AS_ONE),
            ("aw-ex-ot", tally.counts[seat, "nerves"], NERVES),
        )
        yield from (Award(says, seat, n, {"n": n}) for says, n, least in conditions if n >= least)


def _parts(tally: Tally, seats: int) -> Iterator[StatisticsRow]:
    """Yield the sources of the points (EX-10.7, EX-10.10)."""
    for way in ("won", "won-overtime", "lost-overtime"):
        yield count_row(tally.counts, way, range(seats))


def _cross(tally: Tally, seats: int) -> Iterator[StatisticsRow]:
    for seat in range(seats):
        cells = tuple(", ".join(tally.met.get((seat, other), ())) or "\u2013" for other in range(seats))
        yield StatisticsRow(Sentence("rs-cross-row", {"who": seat}), cells)


def _rows(tally: Tally, last: View) -> Iterator[StatisticsRow]:
    seats = [int(seat) for seat in last["teams"]]
    goals = tuple(f"{tally.counts[seat, 'goals']}:{tally.counts[seat, 'conceded']}" for seat in seats)
    yield StatisticsRow(Sentence("rs-goals"), goals)
    yield count_row(tally.counts, "bonuses", seats)
    yield count_row(tally.counts, "by_bonuses", seats, "rs-by-bonuses")
    for half in sorted({half for _, half in tally.strengths}):
        found = (tally.strengths.get((seat, half)) for seat in seats)
        yield StatisticsRow(Sentence("rs-strength", {"half": half}), tuple(map(_sum, found)))
    yield StatisticsRow(Sentence("rs-best-line"), tuple(_sum(tally.best.get(seat)) for seat in seats))


def _sum(strength: tuple[int, int] | None) -> str:
    """Return attack and defence as text; a dash for a seat that has played no match."""
    return "\u2013" if strength is None else "{}+{}".format(*strength)
