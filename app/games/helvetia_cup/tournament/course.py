"""The way of a tournament from the first draw to the last whistle (HC-17.1, HC-17.9).

A match day: recovery rolls, three stages of choices, the matches, and the bookkeeping of each as
it ends. Neither a bye nor a walkover is a match: nobody recovers, nobody serves a ban.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from app.engine.chance import Chance
from app.engine.contract import Step
from app.engine.tournament import Coach, Fixture
from app.games.helvetia_cup.data import TEAMS
from app.games.helvetia_cup.options import CarriedHand, TeamId
from app.games.helvetia_cup.report import MatchReport
from app.games.helvetia_cup.tournament import choosing, schedule, standings
from app.games.helvetia_cup.tournament.choosing import Choice
from app.games.helvetia_cup.tournament.club import after_match, founded, recovered
from app.games.helvetia_cup.tournament.cup import Course, Cup, CupOptions, Desk
from app.games.helvetia_cup.tournament.events import (
    BracketDrawn,
    CoachLeft,
    CupWon,
    DayBegun,
    FootballersAffected,
    LotsDrawn,
    MatchCounted,
    MatchVoid,
    RecoveryRolled,
    TaskFulfilled,
    WalkedOver,
    WinnerByLot,
)
from app.games.helvetia_cup.tournament.matchday import Preparation, Stage, carried, paid_out
from app.games.helvetia_cup.tournament.ranks import final_ranking

SETTLED = ("played", "walkover", "bye", "void")


def setup(options: CupOptions, teams: tuple[str, ...], chance: Chance) -> Step[Cup]:
    course = Course(Cup(options, tuple(founded(TeamId(team)) for team in teams)))
    if course.cup.knockout:
        pairings = schedule.knockout(len(teams), chance)
        order = tuple(coach for pair in pairings for coach in pair if coach is not None)
        byes = tuple(left for left, right in pairings if right is None)
        course.tell(BracketDrawn(order, byes))
        add_round(course, 0, pairings)
    else:
        for day, pairings in enumerate(schedule.round_robin(len(teams))):
            add_round(course, day, pairings)
    begin_day(course, 0, chance)
    return step(course)


def step(course: Course) -> Step[Cup]:
    return Step(course.cup, tuple(course.events))


def add_round(course: Course, day: int, pairings: tuple[tuple[Coach | None, Coach | None], ...]) -> None:
    first = len(course.cup.fixtures)
    fixtures = tuple(_met(first + i, day, pair) for i, pair in enumerate(pairings))
    course.now(fixtures=course.cup.fixtures + fixtures)


def _met(number: int, day: int, pair: tuple[Coach | None, Coach | None]) -> Fixture:
    """Whoever has no opponent goes on; where nobody is left nobody does."""
    there = [coach for coach in pair if coach is not None]
    if len(there) == 2:
        return Fixture(number, day, pair, "waiting")
    if there:
        return Fixture(number, day, (there[0], None), "bye", winner=there[0])
    return Fixture(number, day, (None, None), "void")


def begin_day(course: Course, day: int, chance: Chance) -> None:
    course.now(day=day, desks=tuple(Desk() for _ in course.cup.clubs))
    course.tell(DayBegun(day + 1))
    strike_out(course)
    for coach in choosing.playing(course.cup):
        recover(course, coach, chance)
    course.now(stage=Stage.PREPARATION if course.cup.options.cards else Stage.MATCH)
    go_on(course, chance)


def recover(course: Course, coach: Coach, chance: Chance) -> None:
    """HC-17.3, with every roll told."""
    club, heard = course.cup.clubs[coach], _Heard(chance)
    healed = recovered(club, heard)
    course.club(coach, healed)
    die = TEAMS[club.team].die
    for number, face in zip(club.recovering, heard.values, strict=True):
        card = die[face].card
        course.tell(RecoveryRolled(coach, number, face, card, fit=card != "red"))


class _Heard:
    """Chance, with what it has said: `recovered` rolls once for each footballer, in order."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.values: list[int] = []

    def below(self, n: int) -> int:
        self.values.append(self._chance.below(n))
        return self.values[-1]

    def die(self, sides: int) -> int:
        return self._chance.die(sides)

    def shuffle(self, n: int) -> tuple[int, ...]:
        return self._chance.shuffle(n)


def strike_out(course: Course) -> None:
    """Today's matches of coaches who have left: a walkover, or void where both have gone."""
    for one in course.cup.today("waiting"):
        left, right = one.coaches
        assert left is not None
        assert right is not None
        here = [coach for coach in (left, right) if coach not in course.cup.left]
        if len(here) == 1:
            goals = standings.FORFEIT if here[0] == left else standings.FORFEIT[::-1]
            course.fixture(one.number, state="walkover", score=goals, winner=here[0], reason="forfeit")
            course.tell(WalkedOver(one.number, here[0]))
        elif not here:
            course.fixture(one.number, state="void")
            course.tell(MatchVoid(one.number, (left, right)))


def go_on(course: Course, chance: Chance) -> None:
    """As far as nobody has to choose and nothing has to be played."""
    if course.cup.stage is not Stage.MATCH and not choosing.playing(course.cup):
        course.now(stage=Stage.MATCH)
    while course.cup.stage is not Stage.MATCH and not choosing.to_choose(course.cup):
        choosing.close_stage(course)
    if course.cup.stage is Stage.MATCH:
        for one in course.cup.today("waiting"):
            course.fixture(one.number, state="due")
        if not course.cup.today("due"):
            end_day(course, chance)


def end_day(course: Course, chance: Chance) -> None:
    course.now(stage=Stage.BOOKKEEPING)
    cup = course.cup
    if cup.knockout and len(cup.today(*SETTLED)) > 1:
        winners = [one.winner for one in cup.today(*SETTLED)]
        pairs = tuple(zip(winners[::2], winners[1::2], strict=True))
        add_round(course, cup.day + 1, pairs)
    elif cup.knockout or cup.day + 1 == cup.days:
        return finish(course, chance)
    return begin_day(course, cup.day + 1, chance)


def finish(course: Course, chance: Chance) -> None:
    ranking, lots = final_ranking(course.cup, chance)
    for order in lots:
        course.tell(LotsDrawn(order))
    course.now(ranking=ranking)
    course.tell(CupWon(ranking[0]))


def choose(cup: Cup, coach: Coach, choice: Choice, chance: Chance) -> Step[Cup]:
    course = Course(cup)
    choosing.note(course, coach, choice)
    go_on(course, chance)
    return step(course)


def match_options(cup: Cup, number: int) -> Mapping[str, Any]:
    """HC-17.1: a round robin knows draws, a knockout does not; the rest is the clubs' (HC-17.2 to 17.7)."""
    left, right = _both(cup.fixtures[number])
    clubs, hands = (cup.clubs[left], cup.clubs[right]), (_hand(cup, left), _hand(cup, right))
    options = cup.options
    decided = schedule.match_options("knockout" if cup.knockout else "round_robin")
    return {
        **carried(clubs, hands),
        **decided,
        "cards": options.cards,
        "offside": options.offside.value,
        "short_pass_cap": options.short_pass_cap,
        "stall_rounds": options.stall_rounds,
    }


def _both(fixture: Fixture) -> tuple[Coach, Coach]:
    left, right = fixture.coaches
    assert left is not None
    assert right is not None
    return left, right


def _hand(cup: Cup, coach: Coach) -> CarriedHand:
    desk = cup.desks[coach]
    return CarriedHand(desk.tactics or (), desk.legendary[0] if desk.legendary else None)


def settle(cup: Cup, number: int, report: MatchReport, chance: Chance) -> Step[Cup]:
    """The bookkeeping of one match (HC-17.9), and of the day when it was the last."""
    course = Course(cup)
    left, right = _both(cup.fixtures[number])
    counted = standings.result(left, right, report)
    winner = counted.winner
    course.tell(MatchCounted(number, (left, right), counted.goals, winner, report.reason))
    if winner is None and cup.knockout:
        winner = (left, right)[chance.below(2)]
        course.tell(WinnerByLot(number, winner))
    course.fixture(number, state="played", score=counted.goals, winner=winner, reason=report.reason)
    for coach, team in zip((left, right), report.teams, strict=True):
        book(course, coach, team)
    if not course.cup.today("due"):
        end_day(course, chance)
    return step(course)


def book(course: Course, coach: Coach, team: Any) -> None:
    before = course.cup.clubs[coach]
    paid = paid_out(before, course.cup.desks[coach].preparation or Preparation(), team)
    if paid is not before:
        card = course.cup.desks[coach].preparation
        assert card is not None
        assert card.task is not None
        course.tell(TaskFulfilled(coach, card.task))
    after = after_match(paid, team)
    course.club(coach, after)
    if after.exhausted or after.injured or after.suspended:
        course.tell(FootballersAffected(coach, after.exhausted, after.injured, after.suspended))


def leave(cup: Cup, coach: Coach, chance: Chance) -> Step[Cup]:
    """All matches to come are forfeited; one under way is resigned at its own table."""
    course = Course(structs.replace(cup, left=tuple(sorted({*cup.left, coach}))))
    course.tell(CoachLeft(coach))
    if course.cup.stage in choosing.KIND:
        strike_out(course)
        go_on(course, chance)
    return step(course)
