"""The course of a tournament from the first draw to the last whistle (HC-17.1, HC-17.9).

A match day: recovery rolls, three stages of choices, the matches, and the bookkeeping of each as
it ends. Neither a bye nor a walkover is a match: nobody recovers, nobody serves a ban (HC-17.11).
"""

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from app.engine.capabilities.tournament import Coach, Fixture
from app.engine.chance import Chance
from app.engine.kit.resolution import Resolution
from app.engine.types import Step
from app.games.helvetia_cup.data import TEAMS
from app.games.helvetia_cup.options import CarriedHand, TeamId
from app.games.helvetia_cup.report import MatchReport, TeamReport
from app.games.helvetia_cup.tournament import choosing, schedule, standings
from app.games.helvetia_cup.tournament.choosing import Choice
from app.games.helvetia_cup.tournament.club import after_match, after_recovery, fit, new_club
from app.games.helvetia_cup.tournament.cup import Cup, CupOptions, Desk
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
from app.games.helvetia_cup.tournament.matchday import Preparation, Stage, carried_options, pay_out
from app.games.helvetia_cup.tournament.ranks import final_ranking

SETTLED = ("played", "walkover", "bye", "void")
BY_LOT = "lot"
"""The reason of a match that drawing lots has decided; no record of a match has it."""


def setup(options: CupOptions, teams: tuple[str, ...], chance: Chance) -> Step[Cup]:
    resolution = Resolution(chance)
    cup = Cup(options, tuple(new_club(TeamId(team)) for team in teams))
    if cup.knockout:
        pairings = schedule.knockout(len(teams), chance)
        order = tuple(coach for pair in pairings for coach in pair if coach is not None)
        byes = tuple(left for left, right in pairings if right is None)
        resolution.record(BracketDrawn(order, byes))
        cup = with_round(cup, 0, pairings)
    else:
        for day, pairings in enumerate(schedule.round_robin(len(teams))):
            cup = with_round(cup, day, pairings)
    return resolution.result(begin_day(cup, 0, resolution))


def with_round(cup: Cup, day: int, pairings: tuple[tuple[Coach | None, Coach | None], ...]) -> Cup:
    first = len(cup.fixtures)
    fixtures = tuple(_fixture(first + i, day, pair) for i, pair in enumerate(pairings))
    return structs.replace(cup, fixtures=cup.fixtures + fixtures)


def _fixture(number: int, day: int, pair: tuple[Coach | None, Coach | None]) -> Fixture:
    """Return the fixture of a pair; a coach without an opponent advances."""
    there = [coach for coach in pair if coach is not None]
    if len(there) == 2:
        return Fixture(number, day, pair, "waiting")
    if there:
        return Fixture(number, day, (there[0], None), "bye", winner=there[0])
    return Fixture(number, day, (None, None), "void")


def begin_day(cup: Cup, day: int, resolution: Resolution) -> Cup:
    resolution.record(DayBegun(day + 1))
    cup = structs.replace(cup, day=day, desks=tuple(Desk() for _ in cup.clubs))
    cup = settle_walkovers(cup, resolution)
    for coach in choosing.playing(cup):
        cup = recover(cup, coach, resolution)
    stage = Stage.PREPARATION if cup.options.cards else Stage.MATCH
    return go_on(structs.replace(cup, stage=stage), resolution)


def recover(cup: Cup, coach: Coach, resolution: Resolution) -> Cup:
    """Roll for the recovery of injured footballers, and record every roll (HC-17.3)."""
    club = cup.clubs[coach]
    die = TEAMS[club.team].die
    faces = tuple(resolution.below(len(die)) for _ in club.recovering)
    for number, face in zip(club.recovering, faces, strict=True):
        resolution.record(RecoveryRolled(coach, number, face, die[face].card, fit=fit(club, face)))
    return cup.with_club(coach, after_recovery(club, faces))


def settle_walkovers(cup: Cup, resolution: Resolution) -> Cup:
    """Settle today's matches of coaches that have left: a walkover, or void if both have (HC-17.11)."""
    for one in cup.today("waiting"):
        left, right = _both(one)
        here = [coach for coach in (left, right) if coach not in cup.left]
        if len(here) == 1:
            goals = standings.FORFEIT if here[0] == left else standings.FORFEIT[::-1]
            resolution.record(WalkedOver(one.number, here[0]))
            cup = cup.with_fixture(
                one.number, state="walkover", score=goals, winner=here[0], reason="forfeit"
            )
        elif not here:
            resolution.record(MatchVoid(one.number, (left, right)))
            cup = cup.with_fixture(one.number, state="void")
    return cup


def go_on(cup: Cup, resolution: Resolution) -> Cup:
    """Go on until a coach has to choose or a match has to be played."""
    if cup.stage is not Stage.MATCH and not choosing.playing(cup):
        cup = structs.replace(cup, stage=Stage.MATCH)
    while cup.stage is not Stage.MATCH and not choosing.to_choose(cup):
        cup = choosing.close_stage(cup, resolution)
    if cup.stage is not Stage.MATCH:
        return cup
    for one in cup.today("waiting"):
        cup = cup.with_fixture(one.number, state="due")
    return cup if cup.today("due") else end_day(cup, resolution)


def end_day(cup: Cup, resolution: Resolution) -> Cup:
    cup = structs.replace(cup, stage=Stage.BOOKKEEPING)
    if cup.knockout and len(cup.today(*SETTLED)) > 1:
        winners = [one.winner for one in cup.today(*SETTLED)]
        pairs = tuple(zip(winners[::2], winners[1::2], strict=True))
        return begin_day(with_round(cup, cup.day + 1, pairs), cup.day + 1, resolution)
    if cup.knockout or cup.day + 1 == cup.days:
        return finish(cup, resolution)
    return begin_day(cup, cup.day + 1, resolution)


def finish(cup: Cup, resolution: Resolution) -> Cup:
    ranking, lots = final_ranking(cup, resolution.chance)
    for order in lots:
        resolution.record(LotsDrawn(order))
    resolution.record(CupWon(ranking[0]))
    return structs.replace(cup, ranking=ranking)


def choose(cup: Cup, coach: Coach, choice: Choice, chance: Chance) -> Step[Cup]:
    resolution = Resolution(chance)
    return resolution.result(go_on(choosing.note(cup, coach, choice, resolution), resolution))


def match_options(cup: Cup, number: int) -> Mapping[str, Any]:
    """Return the options of a match: those of the format (HC-17.1) and of the clubs (HC-17.2 to 17.7)."""
    left, right = _both(cup.fixtures[number])
    clubs, hands = (cup.clubs[left], cup.clubs[right]), (_hand(cup, left), _hand(cup, right))
    options = cup.options
    decided = schedule.match_options("knockout" if cup.knockout else "round_robin")
    return {
        **carried_options(clubs, hands),
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
    """Do the bookkeeping of one match (HC-17.9), and of the day after its last match."""
    resolution = Resolution(chance)
    left, right = _both(cup.fixtures[number])
    counted = standings.result(left, right, report)
    winner = counted.winner
    resolution.record(MatchCounted(number, (left, right), counted.goals, winner, report.reason))
    reason: str = report.reason
    if winner is None and cup.knockout:
        winner, reason = (left, right)[resolution.below(2)], BY_LOT  # HC-17.11
        resolution.record(WinnerByLot(number, winner))
    settled = {"score": counted.goals, "winner": winner, "reason": reason, "series": report.series}
    cup = cup.with_fixture(number, state="played", **settled)
    for coach, team in zip((left, right), report.teams, strict=True):
        cup = book_match(cup, coach, team, resolution)
    return resolution.result(cup if cup.today("due") else end_day(cup, resolution))


def book_match(cup: Cup, coach: Coach, team: TeamReport, resolution: Resolution) -> Cup:
    """Book the gains and losses of one coach from a match."""
    preparation = cup.desks[coach].preparation or Preparation()
    before = cup.clubs[coach]
    paid = pay_out(before, preparation, team)
    if paid is not before:
        assert preparation.task is not None
        resolution.record(TaskFulfilled(coach, preparation.task))
    after = after_match(paid, team)
    if after.exhausted or after.injured or after.suspended:
        resolution.record(FootballersAffected(coach, after.exhausted, after.injured, after.suspended))
    return cup.with_club(coach, after)


def leave(cup: Cup, coach: Coach, chance: Chance) -> Step[Cup]:
    """Let a coach leave: all matches to come are forfeited, a running one is resigned at its table."""
    resolution = Resolution(chance)
    resolution.record(CoachLeft(coach))
    cup = structs.replace(cup, left=tuple(sorted({*cup.left, coach})))
    if cup.stage in choosing.KIND:
        cup = go_on(settle_walkovers(cup, resolution), resolution)
    return resolution.result(cup)
