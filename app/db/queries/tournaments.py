"""Queries about tournaments, their coaches, entries and matches. None of them commits."""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import and_, func, or_, select, tuple_
from sqlalchemy.dialects.postgresql import distinct_on
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.match_status import MatchStatus
from app.db.models import Action, Coach, Match, Seat, Tournament, TournamentEntry
from app.db.tournament_status import TournamentStatus

PAGE = 20


async def add(session: AsyncSession, tournament: Tournament, coaches: list[Coach]) -> None:
    """Add a new tournament with its places."""
    session.add(tournament)
    await session.flush()
    session.add_all(coaches)


def add_entry(session: AsyncSession, entry: TournamentEntry) -> None:
    """Add an entry to a tournament."""
    session.add(entry)


async def by_id(session: AsyncSession, tournament_id: str) -> Tournament | None:
    return await session.get(Tournament, tournament_id)


async def next_of(session: AsyncSession, tournament_id: str) -> Tournament | None:
    """Return the cup that the coaches play after this one; None: nobody has proposed it."""
    query = select(Tournament).where(Tournament.next_of == tournament_id)
    return (await session.scalars(query)).one_or_none()


async def inviting(
    session: AsyncSession, player_id: str, since: datetime
) -> list[tuple[Tournament, Tournament]]:
    """Return the cups proposed since then that wait for the player: each with the finished cup before it."""
    following = aliased(Tournament)
    played = select(Coach.tournament_id).where(Coach.player_id == player_id)
    comes = select(Coach.coach).where(Coach.tournament_id == following.id, Coach.player_id == player_id)
    found = await session.execute(
        select(Tournament, following)
        .join(following, following.next_of == Tournament.id)
        .where(Tournament.id.in_(played), ~comes.exists())
        .where(following.status == TournamentStatus.LOBBY, following.created_at > since)
        .order_by(following.created_at.desc())
    )
    return [(last, next_one) for last, next_one in found]


async def is_under_way(session: AsyncSession, tournament_id: str) -> bool:
    """Return whether the tournament is not over yet."""
    query = select(Tournament.status).where(Tournament.id == tournament_id)
    return await session.scalar(query) != TournamentStatus.FINISHED


async def lock_row(session: AsyncSession, tournament_id: str) -> Tournament | None:
    """Return the tournament, locked against other changes until the transaction ends."""
    query = select(Tournament).where(Tournament.id == tournament_id).with_for_update()
    return (await session.scalars(query)).one_or_none()


async def coaches_of(session: AsyncSession, tournament_ids: list[str]) -> dict[str, list[Coach]]:
    """Return the places of several tournaments, each list by number."""
    rows = await session.scalars(
        select(Coach)
        .where(Coach.tournament_id.in_(tournament_ids))
        .order_by(Coach.tournament_id, Coach.coach)
    )
    found: dict[str, list[Coach]] = {one: [] for one in tournament_ids}
    for row in rows:
        found[row.tournament_id].append(row)
    return found


async def entries(session: AsyncSession, tournament_id: str) -> list[TournamentEntry]:
    """Return all entries, oldest first."""
    query = select(TournamentEntry).where(TournamentEntry.tournament_id == tournament_id)
    return list(await session.scalars(query.order_by(TournamentEntry.seq)))


async def matches_of(session: AsyncSession, tournament_id: str) -> dict[int, Match]:
    """Return the matches opened so far, by fixture."""
    rows = await session.scalars(select(Match).where(Match.tournament_id == tournament_id))
    return {row.fixture: row for row in rows if row.fixture is not None}


async def newest(
    session: AsyncSession,
    *,
    status: str | None = None,
    player_id: str | None = None,
    before: tuple[datetime, str] | None = None,
    limit: int = PAGE,
) -> list[Tournament]:
    """Return public tournaments, newest first; with `player_id` those in which that player is coach or
    host.
    """
    if player_id is None:
        wanted = [Tournament.visibility == "public"]
    else:
        mine = select(Coach.tournament_id).where(Coach.player_id == player_id)
        wanted = [or_(Tournament.id.in_(mine), Tournament.host_id == player_id)]
    if status is not None:
        wanted.append(Tournament.status == status)
    if before is not None:
        wanted.append(tuple_(Tournament.created_at, Tournament.id) < before)
    query = select(Tournament).where(and_(*wanted))
    return list(
        await session.scalars(query.order_by(Tournament.created_at.desc(), Tournament.id.desc()).limit(limit))
    )


async def playing(session: AsyncSession) -> list[str]:
    return list(
        await session.scalars(select(Tournament.id).where(Tournament.status == TournamentStatus.PLAYING))
    )


async def with_news(session: AsyncSession) -> list[str]:
    """Return running tournaments with a finished match whose result has not been recorded yet."""
    taken = (
        select(TournamentEntry.seq)
        .where(TournamentEntry.tournament_id == Match.tournament_id, TournamentEntry.fixture == Match.fixture)
        .exists()
    )
    ended = select(Match.tournament_id).where(
        Match.tournament_id.is_not(None), Match.status == MatchStatus.FINISHED, ~taken
    )
    query = select(Tournament.id).where(
        Tournament.status == TournamentStatus.PLAYING, Tournament.id.in_(ended)
    )
    return list(await session.scalars(query))


class Waiting(Struct, frozen=True):
    """A running match: the seats to act, since when they are, and when each seat last acted."""

    to_act: list[int]
    since: datetime
    last: dict[int, datetime]


async def waiting(session: AsyncSession, match_ids: list[str]) -> dict[str, Waiting]:
    newest_rows = await session.execute(
        select(Action.match_id, Action.to_act, Action.at)
        .where(Action.match_id.in_(match_ids))
        .ext(distinct_on(Action.match_id))
        .order_by(Action.match_id, Action.seq.desc())
    )
    found = {match_id: Waiting(to_act, at, {}) for match_id, to_act, at in newest_rows}
    acted = await session.execute(
        select(Action.match_id, Action.seat, func.max(Action.at))
        .where(Action.match_id.in_(match_ids))
        .group_by(Action.match_id, Action.seat)
    )
    for match_id, seat, at in acted:
        if seat is not None:
            found[match_id].last[seat] = at
    return found


async def away(session: AsyncSession, match_ids: list[str]) -> list[Seat]:
    """Return the seats of these matches whose players have left them."""
    return list(await session.scalars(select(Seat).where(Seat.match_id.in_(match_ids), Seat.away)))


async def by_ref(session: AsyncSession, tournament_id: str, coach: int, ref: str) -> int | None:
    """Return the number of the entry that this message made earlier; None: it made none."""
    query = select(TournamentEntry.seq).where(
        TournamentEntry.tournament_id == tournament_id,
        TournamentEntry.coach == coach,
        TournamentEntry.ref == ref,
    )
    return (await session.scalars(query)).one_or_none()


async def hosts_of_unattended(session: AsyncSession) -> list[str]:
    """Return the host of each running tournament in which the server plays for every coach."""
    attended = select(Coach.tournament_id).where(
        Coach.tournament_id == Tournament.id, Coach.player_id.is_not(None)
    )
    return list(
        await session.scalars(
            select(Tournament.host_id).where(
                Tournament.status == TournamentStatus.PLAYING, ~attended.exists()
            )
        )
    )
