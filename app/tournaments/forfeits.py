"""Absent coaches: the server chooses for them, and they forfeit the matches that wait for them."""

from datetime import UTC, datetime, timedelta

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries import actions
from app.engine.capabilities.tournament import Coach
from app.table.registry.match_rows import load_seats_of
from app.table.state.match_header import SeatState
from app.tournaments.tournament import Tournament

LONG_AGO = datetime.min.replace(tzinfo=UTC)


def to_serve(tournament: Tournament) -> list[Coach]:
    """Return the coaches for whom the server chooses: computers, those who left and those who are overdue."""
    if tournament.state is None:
        return []
    waited_for = tournament.rules.to_choose(tournament.state)
    left, late = tournament.departed(), _overdue(tournament, tournament.since)
    return [coach for coach in waited_for if late or coach in left or tournament.coaches[coach].bot]


def _overdue(tournament: Tournament, since: datetime) -> bool:
    return datetime.now(UTC) - since > timedelta(minutes=tournament.header.grace_minutes)


class AbsentSeat(Struct, frozen=True):
    """A seat whose coach is absent; `has_come`: they have acted in this match before."""

    match_id: str
    seat: int
    has_come: bool


async def absent_seats(
    session: AsyncSession, tournament: Tournament, running: list[str], counted_from: datetime = LONG_AGO
) -> list[AbsentSeat]:
    """Return at most one absent seat per running match: the one that has been gone the longest.

    `counted_from`: No time before it counts; the end of the last maintenance.

    A seat that has resigned is absent no longer: the server plays it.
    """
    last = await actions.last_actions(session, running)
    seats_of = await load_seats_of(session, [*last])
    found = []
    for match_id, one in last.items():
        seats = seats_of[match_id]
        gone = {row.seat: LONG_AGO for row in seats if _has_left(tournament, row)}
        for row in seats:
            if (
                row.away
                and row.away_since is not None
                and _overdue(tournament, max(row.away_since, counted_from))
            ):
                gone.setdefault(row.seat, row.away_since)
        if _overdue(tournament, max(one.at, counted_from)):
            silent = [seat for seat in one.to_act if not seats[seat].is_served]
            acted = await actions.last_acted(session, match_id, silent)
            gone |= {seat: acted.get(seat, LONG_AGO) for seat in silent}
        gone = {seat: since for seat, since in gone.items() if not seats[seat].resigned}
        if gone:
            seat = min(gone, key=lambda seat: (gone[seat], seat))
            has_come = bool(await actions.last_acted(session, match_id, [seat]))
            found.append(AbsentSeat(match_id, seat, has_come))
    return found


def _has_left(tournament: Tournament, seat: SeatState) -> bool:
    """Return whether a seat's coach has left the tournament; a substitute who has taken the seat plays on."""
    coach = tournament.coach_of(seat.player_id)
    return coach is not None and coach in tournament.departed()
