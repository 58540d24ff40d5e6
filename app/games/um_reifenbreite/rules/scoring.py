"""Points, the end of a race, and the winner (UR-11.3 to UR-11.5, UR-12.4, UR-14)."""

from functools import lru_cache
from typing import TypeAlias

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Outcome, Placement, Seat
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import (
    BonusWon,
    JerseyPassed,
    JerseyTaken,
    JerseyVacated,
    TeamScored,
    UnkeptShown,
)
from app.games.um_reifenbreite.model import Over, Result, Rider, State
from app.games.um_reifenbreite.rules.cheating import develop_photos
from app.games.um_reifenbreite.rules.start import start_race


def end_race(state: State, resolution: Resolution) -> State:
    """End the race: photos, points, the jersey's ledger; then begin the next race or end the match."""
    photos: tuple[int, ...] = ()
    if state.options.cheating:
        state, photos = develop_photos(state, resolution)
    result = Result(state.race, state.riders, photos)
    state = structs.replace(state, results=(*state.results, result), played=())
    tell_scores(state, resolution)
    state = rejudge_jersey(state, resolution)
    if state.race_number + 1 < len(state.options.races):
        return start_race(for_next_race(state), resolution)
    return structs.replace(award_bonus(state, resolution), pending=Over())


def tell_scores(state: State, resolution: Resolution) -> None:
    totals = team_points(earnings_by_team(state.riders), bonus_teams(state))
    for index, team in enumerate(state.teams):
        if team.unkept:
            resolution.record(UnkeptShown(state.seat_of(index), index, " ".join(team.unkept)))
        mine = state.riders[4 * index : 4 * index + 4]
        points = sum(rider.points for rider in mine)
        resolution.record(TeamScored(state.seat_of(index), index, points, totals[index]))


Earned: TypeAlias = tuple[int, int, int, int]
"""Points for places, in sprints, in yellow in this race, and those of all races before it."""


@lru_cache(maxsize=4096)
def earnings(riders: tuple[Rider, ...]) -> Earned:
    """Return the points of a team (UR-11.4)."""
    places, sprints, yellow, earlier = 0, 0, 0, 0
    for rider in riders:
        earlier += rider.earlier
        if rider.place or rider.sprint or rider.yellow:  # most riders have no points yet
            place, sprint, leading = rider.earned
            places, sprints, yellow = places + place, sprints + sprint, yellow + leading
    return places, sprints, yellow, earlier


@lru_cache(maxsize=512)
def earnings_by_team(riders: tuple[Rider, ...]) -> tuple[Earned, ...]:
    """Return the points of each team."""
    return tuple([earnings(riders[first : first + 4]) for first in range(0, len(riders), 4)])


@lru_cache(maxsize=4096)
def own_points(rider: Rider) -> int:
    """Return the points of a rider in all races so far (UR-14.1, UR-14.5)."""
    return rider.earlier + rider.points


def bonus_teams(state: State) -> tuple[int, ...]:
    """Return the teams of the three riders of UR-14.5; nothing before the end of a tour."""
    return tuple([state.team_of(number) for number in state.bonus])


def team_points(teams: tuple[Earned, ...], bonus: tuple[int, ...]) -> list[int]:
    """Return, by team, its riders' points of all races; the teams of `bonus` have that of UR-14.5."""
    totals = list(map(sum, teams))
    for points, team in zip(box().tour_bonus, bonus, strict=False):
        totals[team] += points
    return totals


@lru_cache(maxsize=512)
def points_by_seat(teams: tuple[Earned, ...], bonus: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Return the points of each seat, over all its teams (UR-3.1, UR-11.4)."""
    totals = team_points(teams, bonus)
    return tuple([sum(totals[seat::seats]) for seat in range(seats)])


def seat_points(state: State) -> tuple[int, ...]:
    """Return the points of each seat so far."""
    return points_by_seat(earnings_by_team(state.riders), bonus_teams(state), state.seats)


def ledger_after(rider: Rider) -> int:
    """Return the ledger after this race; a disqualified rider's sprint points are struck off (UR-14.4)."""
    return rider.ledger + (0 if rider.disqualified else rider.sprint)


def rejudge_jersey(state: State, resolution: Resolution) -> State:
    """Give the jersey to the leader of the ledger after a race of a tour (UR-14.4)."""
    if len(state.options.races) == 1 or not state.options.jersey:
        return state
    best = max(map(ledger_after, state.riders))
    tied = [rider for rider in state.riders if ledger_after(rider) == best]
    if best == 0:
        if state.jersey is not None:
            resolution.record(JerseyVacated(state.owner(state.jersey), state.jersey))
        return structs.replace(state, jersey=None)
    if any(rider.number == state.jersey for rider in tied):
        return state
    leader = min(tied, key=ranking).number
    who = state.owner(leader)
    resolution.record(
        JerseyTaken(who, leader) if state.jersey is None else JerseyPassed(who, leader, state.jersey)
    )
    return structs.replace(state, jersey=leader)


def ranking(rider: Rider) -> tuple[bool, int]:
    """Return a sort key: the better place first, a disqualified rider behind all others (UR-11.5)."""
    return rider.disqualified, rider.place


def for_next_race(state: State) -> State:
    """Set up the next race: the seat with the fewest points places first, ties clockwise (UR-14.3)."""
    points = seat_points(state)
    clockwise = [(state.starter + step) % state.seats for step in range(1, state.seats + 1)]
    riders = (
        Rider(rider.number, ledger=ledger_after(rider), earlier=own_points(rider)) for rider in state.riders
    )
    return structs.replace(
        state,
        race_number=state.race_number + 1,
        starter=min(clockwise, key=lambda seat: points[seat]),
        riders=tuple(riders),
    )


def award_bonus(state: State, resolution: Resolution) -> State:
    """Award the bonus to the three riders with most points; ties go to the last race (UR-14.5)."""
    if len(state.options.races) == 1 or not state.options.tour_bonus:
        return state
    ranked = sorted(state.riders, key=lambda rider: (-own_points(rider), ranking(rider)))
    bonus = tuple(rider.number for rider in ranked[: len(box().tour_bonus)])
    for place, number in enumerate(bonus, 1):
        resolution.record(BonusWon(state.owner(number), number, place, box().tour_bonus[place - 1]))
    return structs.replace(state, bonus=bonus)


def sorted_places(state: State, seat: Seat) -> list[int]:
    """Return the finishing places of a seat over all races; a disqualified rider counts as last (UR-11.5)."""
    return sorted(
        len(result.riders) if rider.disqualified else rider.place
        for result in state.results
        for rider in result.riders
        if state.owner(rider.number) == seat
    )


def outcome(state: State) -> Outcome | None:
    """Return the outcome: most points, then the better places, then a shared rank (UR-11.4, UR-11.5)."""
    if not isinstance(state.pending, Over):
        return None
    resigned, points = state.pending.resigned, seat_points(state)
    ranks = [(seat == resigned, -points[seat], sorted_places(state, seat)) for seat in range(state.seats)]
    placements = tuple(
        Placement(seat, 1 + sum(other < rank for other in ranks), points[seat])
        for seat, rank in enumerate(ranks)
    )
    if resigned is not None:
        return Outcome(placements, "resigned")
    return Outcome(placements, "race_over" if len(state.options.races) == 1 else "tour_over")


def give_up(state: State, seat: Seat) -> State:
    """End the match: the seat that resigns is last, and all points stay."""
    return structs.replace(state, pending=Over(resigned=seat))
