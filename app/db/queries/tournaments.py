"""Queries about tournaments, their coaches, entries and matches. None of them commits."""

from datetime import datetime
from enum import StrEnum
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    DateTime,
    Select,
    and_,
    any_,
    bindparam,
    delete,
    func,
    literal,
    or_,
    select,
    tuple_,
    union,
    union_all,
)
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.base import given_number, is_one_of, is_written
from app.db.connection import read_rows
from app.db.models import OF_MATCH, Match, StoredMatch
from app.db.tournament_models import (
    Coach,
    FinalCall,
    StoredCoach,
    StoredTournament,
    Tournament,
    TournamentEntry,
)
from app.db.tournament_status import TournamentStatus

PAGE = 20
IS_PUBLIC = is_written(Tournament.visibility, "public")
PLAYING = is_written(Tournament.status, TournamentStatus.PLAYING)
OWN = union(
    select(Coach.tournament_id).where(Coach.player_id == bindparam("player")),
    select(Tournament.id).where(Tournament.host_id == bindparam("player")),
)
"""The tournaments in which a player is coach, and those of which they are host."""
COACHES = (
    select(Coach)
    .where(is_one_of(Coach.tournament_id, "tournaments"))
    .order_by(Coach.tournament_id, Coach.coach)
)

ENTRIES = (
    select(TournamentEntry)
    .where(TournamentEntry.tournament_id == bindparam("tournament"))
    .order_by(TournamentEntry.seq)
)
MATCHES = select(*OF_MATCH).where(Match.tournament_id == bindparam("tournament"))


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


async def names(session: AsyncSession, tournament_ids: set[str]) -> dict[str, str]:
    """Return the names of these tournaments, by id."""
    wanted = select(Tournament.id, Tournament.name).where(Tournament.id.in_(tournament_ids))
    return {row.id: row.name for row in await session.execute(wanted)}


async def next_of(session: AsyncSession, tournament_id: str) -> Tournament | None:
    """Return the cup that the coaches play after this one; None: nobody has proposed it."""
    query = select(Tournament).where(Tournament.next_of == tournament_id)
    return (await session.scalars(query)).one_or_none()


def _waiting_for_player() -> Select[Any]:
    following = aliased(Tournament)
    mine = select(Coach.tournament_id).where(Coach.player_id == bindparam("player"))
    comes = select(Coach.coach).where(
        Coach.tournament_id == following.id, Coach.player_id == bindparam("player")
    )
    since, by = (bindparam(name, type_=DateTime(timezone=True)) for name in ("since", "by"))
    is_proposed = and_(
        following.next_of == Tournament.id,
        following.status == TournamentStatus.LOBBY,
        following.created_at > since,
        ~comes.exists(),
    )
    begins = and_(Tournament.status == TournamentStatus.LOBBY, Tournament.begins_at <= by)
    cups: list[Any] = [Tournament, following]
    return (
        select(*cups)
        .join(following, is_proposed, isouter=True)
        .where(Tournament.id.in_(mine), or_(following.id.is_not(None), begins))
        .order_by(following.created_at.desc())
    )


WAITING_FOR_PLAYER = _waiting_for_player()


async def waiting_for_player(
    session: AsyncSession, player_id: str, since: datetime, by: datetime
) -> list[tuple[Tournament, Tournament | None]]:
    """Return the tournaments of a player that wait for them: those that begin by themselves not later than
    `by`, with None, and finished ones, each with the next one, proposed later than `since`.
    """
    found = await session.execute(WAITING_FOR_PLAYER, {"player": player_id, "since": since, "by": by})
    return [(one, following) for one, following in found]


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
    found: dict[str, list[Coach]] = {one: [] for one in tournament_ids}
    for row in await session.scalars(COACHES, {"tournaments": tournament_ids}):
        found[row.tournament_id].append(row)
    return found


async def listed_coaches(session: AsyncSession, tournament_ids: list[str]) -> dict[str, list[StoredCoach]]:
    """Return the places of several tournaments for a list that changes none, each list by number."""
    found: dict[str, list[StoredCoach]] = {one: [] for one in tournament_ids}
    for row in await read_rows(session, COACHES, {"tournaments": tournament_ids}):
        found[row.tournament_id].append(row)
    return found


async def entries(session: AsyncSession, tournament_id: str) -> list[TournamentEntry]:
    """Return all entries, oldest first."""
    return list(await session.scalars(ENTRIES, {"tournament": tournament_id}))


async def matches_of(session: AsyncSession, tournament_id: str) -> dict[int, StoredMatch]:
    """Return the matches opened so far, by fixture."""
    rows = await read_rows(session, MATCHES, {"tournament": tournament_id})
    return {row.fixture: row for row in rows if row.fixture is not None}


async def newest(
    session: AsyncSession,
    *,
    status: str | None = None,
    player_id: str | None = None,
    before: tuple[datetime, str] | None = None,
    limit: int = PAGE,
) -> list[StoredTournament]:
    """Return public tournaments, newest first; with `player_id` those in which that player is coach or
    host.
    """
    wanted = {"status": status, "player": player_id}
    named = {name: value for name, value in wanted.items() if value is not None}
    at = {} if before is None else {"at": before[0], "id": before[1]}
    statement = _newest(player_id is not None, status is not None, before is not None)
    return list(await read_rows(session, statement, {"most": limit, **named, **at}))


@cache
def _newest(of_player: bool, with_status: bool, before: bool) -> Select[Tournament]:
    """Return the statement of `newest` with these of its arguments."""
    ids = any_(func.array(OWN.scalar_subquery()))
    wanted = [Tournament.id == ids if of_player else IS_PUBLIC]
    if with_status:
        wanted.append(Tournament.status == bindparam("status"))
    if before:
        at = bindparam("at", type_=DateTime(timezone=True))
        wanted.append(tuple_(Tournament.created_at, Tournament.id) < tuple_(at, bindparam("id")))
    newest_first = Tournament.created_at.desc(), Tournament.id.desc()
    return select(Tournament).where(*wanted).order_by(*newest_first).limit(given_number("most"))


def _not_over(of_player: bool) -> Select[Tournament]:
    newest_first = Tournament.created_at.desc(), Tournament.id.desc()
    page = given_number("page")
    parts = [select(Tournament.id).where(IS_PUBLIC).order_by(*newest_first).limit(page)]
    is_own = Tournament.id == any_(func.array(OWN.scalar_subquery()))
    if of_player:
        parts.append(select(Tournament.id).where(is_own).order_by(*newest_first).limit(page))
    found = select(Tournament).where(
        Tournament.id == any_(func.array(union(*parts).scalar_subquery())),
        Tournament.status != TournamentStatus.FINISHED,
    )
    return found.order_by(*([is_own.desc()] if of_player else []), *newest_first).limit(given_number("most"))


NOT_OVER = {of_player: _not_over(of_player) for of_player in (False, True)}


async def not_over(session: AsyncSession, player_id: str | None, limit: int) -> list[StoredTournament]:
    """Return tournaments that are not over: first those in which the player is coach or host, then public
    ones, newest first. They are searched among the newest PAGE of each.
    """
    given = {"page": PAGE, "most": limit} | ({"player": player_id} if player_id else {})
    return list(await read_rows(session, NOT_OVER[player_id is not None], given))


async def playing(session: AsyncSession) -> list[str]:
    return list(await session.scalars(select(Tournament.id).where(PLAYING)))


class Task(StrEnum):
    """A step of a tournament that the server makes by itself at a set time."""

    BEGIN = "begin"
    """The start no longer waits for the coaches' words."""
    CALL = "call"
    """The coaches are told that it starts soon."""
    START = "start"
    """The set time has come."""
    OPEN = "open"
    """Matches are to be opened."""


def _tasks() -> CompoundSelect[Any]:
    time = DateTime(timezone=True)
    now, call_by = bindparam("now", type_=time), bindparam("call_by", type_=time)
    in_lobby = Tournament.status == TournamentStatus.LOBBY
    wanted: dict[Task, list[ColumnElement[bool]]] = {
        Task.BEGIN: [Tournament.status == TournamentStatus.STARTING, Tournament.reveal_until <= now],
        Task.CALL: [in_lobby, Tournament.begins_at <= call_by, Tournament.called_at.is_(None)],
        Task.START: [in_lobby, Tournament.begins_at <= now],
        Task.OPEN: [Tournament.opens_at <= now],
    }
    return union_all(*(select(literal(task.value), Tournament.id).where(*of) for task, of in wanted.items()))


TASKS = _tasks()


async def tasks(session: AsyncSession, now: datetime, call_by: datetime) -> list[tuple[Task, str]]:
    """Return what the server has to do now, with the tournament.

    `call_by`: Tournaments that start until then are called.
    """
    rows = await session.execute(TASKS, {"now": now, "call_by": call_by})
    return [(Task(task), tournament_id) for task, tournament_id in rows]


async def called_to_final(session: AsyncSession, tournament_id: str) -> set[str]:
    """Return the players who are called when the final begins."""
    wanted = select(FinalCall.player_id).where(FinalCall.tournament_id == tournament_id)
    return {*await session.scalars(wanted)}


async def is_called_to_final(session: AsyncSession, tournament_id: str, player_id: str) -> bool:
    """Return whether this player is called when the final begins."""
    return await session.get(FinalCall, (tournament_id, player_id)) is not None


async def call_to_final(session: AsyncSession, tournament_id: str, player_id: str, yes: bool) -> None:
    """Let a player be called when the final begins; without `yes` no longer."""
    if yes:
        await session.merge(FinalCall(tournament_id=tournament_id, player_id=player_id))
    else:
        mine = FinalCall.tournament_id == tournament_id, FinalCall.player_id == player_id
        await session.execute(delete(FinalCall).where(*mine))


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
    return list(await session.scalars(select(Tournament.host_id).where(PLAYING, ~attended.exists())))
