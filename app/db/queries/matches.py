"""Queries about matches and their seats. None of them commits."""

import secrets
from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Select,
    cast,
    func,
    literal,
    or_,
    select,
    true,
    tuple_,
    union,
    union_all,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.match_status import NOT_BEGUN, MatchStatus
from app.db.models import Action, ChatLine, Match, Seat
from app.db.queries import actions, chat, players, table_events

PAGE = 20
STAMP_BITS = 62
LISTED = (MatchStatus.LOBBY, MatchStatus.PLAYING, MatchStatus.FINISHED)
"""The status of matches in public lists."""
FINISHED_EXAMINED = 200
"""The most finished matches among which those between people are searched."""


def has_status(*status: MatchStatus) -> ColumnElement[bool]:
    """Return the condition that a match has one of these.

    They are written into the statement, because a partial index serves no statement that has them as values.
    """
    return or_(*(Match.status == literal(one, literal_execute=True) for one in status))


async def add(session: AsyncSession, match: Match, seats: list[Seat]) -> None:
    """Add a new match with its seats."""
    session.add(match)
    await session.flush()
    session.add_all(seats)
    await session.flush()


async def by_id(session: AsyncSession, match_id: str) -> Match | None:
    return await session.get(Match, match_id)


async def by_code(session: AsyncSession, code: str) -> Match | None:
    """Return the match that waits or is played under this code; if several share it, the last one."""
    unfinished = has_status(*NOT_BEGUN, MatchStatus.PLAYING)
    found = select(Match).where(unfinished, Match.code == code).order_by(Match.created_at.desc()).limit(1)
    return (await session.scalars(found)).one_or_none()


async def lock_row(session: AsyncSession, match_id: str) -> Match | None:
    """Return the match, locked against other changes of match or seats until the transaction ends."""
    return (await session.scalars(select(Match).where(Match.id == match_id).with_for_update())).one_or_none()


def new_stamp() -> int:
    """Return a row version that never existed before, because a change may be rolled back."""
    return secrets.randbits(STAMP_BITS)


async def rematch_of(session: AsyncSession, match_id: str) -> Match | None:
    """Return the rematch of a match."""
    again_id = await session.scalar(select(Match.again_id).where(Match.id == match_id))
    return None if again_id is None else await session.get(Match, again_id)


async def seats_of(session: AsyncSession, match_ids: list[str]) -> dict[str, list[Seat]]:
    """Return the seats of several matches, each list by seat number."""
    rows = await session.scalars(
        select(Seat).where(Seat.match_id.in_(match_ids)).order_by(Seat.match_id, Seat.seat)
    )
    found: dict[str, list[Seat]] = {match_id: [] for match_id in match_ids}
    for row in rows:
        found[row.match_id].append(row)
    return found


async def replace_seats(session: AsyncSession, rows: list[Seat], kept: list[Seat]) -> None:
    """Keep only the seats `kept` of `rows`, moved up in their order, each with its lines of the chat."""
    for row in rows:
        if row not in kept:
            await chat.move_seat(session, row.match_id, row.seat, None)
            await session.delete(row)
    await session.flush()
    for number, row in enumerate(kept):  # upwards, because the number below is free by then
        if row.seat != number:
            await chat.move_seat(session, row.match_id, row.seat, number)
            row.seat = number
            await session.flush()


async def newest(
    session: AsyncSession,
    *,
    game: str | None = None,
    status: str | None = None,
    player_id: str | None = None,
    before: tuple[datetime, str] | None = None,
    limit: int = PAGE,
) -> list[Match]:
    """Return public matches that are open, running or over, newest first.

    Lessons are in no list. With `player_id`, return that player's matches instead, private, unlisted and
    hibernating ones too.
    """
    wanted: list[ColumnElement[bool]] = []
    if game is not None:
        wanted.append(Match.game == game)
    if before is not None:
        wanted.append(tuple_(Match.created_at, Match.id) < before)
    if player_id is None:
        shown = [one for one in LISTED if status in (None, one)]
        if not shown:
            return []
        wanted = [Match.id.in_(union_all(*(_public(one, wanted, limit) for one in shown)))]
    else:
        wanted += [Match.id.in_(_own(player_id)), Match.status != MatchStatus.CLOSED, ~Match.lesson]
        if status is not None:
            wanted.append(Match.status == status)
    found = await session.scalars(
        select(Match).where(*wanted).order_by(Match.created_at.desc(), Match.id.desc()).limit(limit)
    )
    return list(found)


def _public(status: MatchStatus, wanted: list[ColumnElement[bool]], limit: int) -> Select[str]:
    """Return the ids of the newest public matches of one status. An index has them in this order."""
    offered = [Match.rematch_of.is_(None), Match.listed]  # the seats of a rematch are reserved
    found = select(Match.id).where(
        Match.visibility == literal("public", literal_execute=True),
        has_status(status),
        ~Match.lesson,
        *(offered if status is MatchStatus.LOBBY else ()),
        *wanted,
    )
    return found.order_by(Match.created_at.desc(), Match.id.desc()).limit(limit)


class RunningMatch(Struct, frozen=True):
    """A running match in a list: its time control, its last action's time, and how many seats people play."""

    id: str
    game: str
    clock: dict[str, Any] | None
    at: datetime
    people: int


async def newest_running(session: AsyncSession, limit: int) -> list[RunningMatch]:
    """Return the public matches that are being played, the newest first."""
    last = actions.last_of_match()
    people = (
        select(func.count())
        .where(Seat.match_id == Match.id, Seat.bot.is_(None), ~Seat.away, ~Seat.resigned)
        .scalar_subquery()
    )
    rows = await session.execute(
        select(Match.id, Match.game, Match.clock, last.c.at, people)
        .join(last, true())
        .where(Match.id.in_(_public(MatchStatus.PLAYING, [], limit)))
        .order_by(Match.created_at.desc(), Match.id.desc())
    )
    return [RunningMatch(*row) for row in rows]


async def names_at(session: AsyncSession, match_ids: list[str]) -> dict[str, list[str]]:
    """Return the names of the players and the host of each of these matches."""
    seated = select(Seat.match_id, Seat.player_id).where(Seat.player_id.is_not(None))
    hosts = select(Match.id, Match.host_id).where(Match.id.in_(match_ids))
    pairs = [*await session.execute(union_all(seated.where(Seat.match_id.in_(match_ids)), hosts))]
    names = await players.names(session, {player_id for _, player_id in pairs})
    found: dict[str, list[str]] = {}
    for match_id, player_id in pairs:
        found.setdefault(match_id, []).append(names[player_id])
    return found


async def by_ids(session: AsyncSession, match_ids: list[str]) -> list[Match]:
    """Return these matches in the given order, without those that do not exist."""
    rows = await session.scalars(select(Match).where(Match.id.in_(match_ids)))
    found = {match.id: match for match in rows}
    return [found[match_id] for match_id in match_ids if match_id in found]


async def newest_finished(session: AsyncSession, since: datetime, until: datetime) -> list[Match]:
    """Return a page of the public matches between people that ended in an interval, the last one first.

    They are searched among the last FINISHED_EXAMINED ones, however many end between computers.
    """
    ended = (
        select(Match.id)
        .where(Match.visibility == literal("public", literal_execute=True), ~Match.lesson)
        .where(has_status(MatchStatus.FINISHED), Match.finished_at >= since, Match.finished_at < until)
        .order_by(Match.finished_at.desc())
        .limit(FINISHED_EXAMINED)
        .subquery()
    )
    somebody = select(Seat.seat).where(Seat.match_id == ended.c.id, Seat.player_id.is_not(None)).exists()
    found = await session.scalars(
        select(Match)
        .join(ended, ended.c.id == Match.id)
        .where(somebody)
        .order_by(Match.finished_at.desc())
        .limit(PAGE)
    )
    return list(found)


async def is_over(session: AsyncSession, match_id: str) -> bool:
    return await session.scalar(select(Match.status).where(Match.id == match_id)) == MatchStatus.FINISHED


async def running_lesson(session: AsyncSession, player_id: str, game: str) -> Match | None:
    """Return the lesson that the player has started and not finished."""
    found = await session.scalars(
        select(Match)
        .where(
            Match.host_id == player_id, Match.game == game, Match.lesson, Match.status == MatchStatus.PLAYING
        )
        .order_by(Match.created_at.desc())
        .limit(1)
    )
    return found.one_or_none()


def _own(player_id: str) -> CompoundSelect[str]:
    """Return the ids of the matches in which the player sits, and of those whose table they have opened.

    A tournament's page lists its matches to its host.
    """
    sits = select(Seat.match_id).where(Seat.player_id == player_id)
    hosts = select(Match.id).where(Match.host_id == player_id, Match.tournament_id.is_(None))
    return union(sits, hosts)


async def outcomes(session: AsyncSession, match_ids: list[str]) -> dict[str, dict[str, Any]]:
    """Return the outcome of each of the matches that is over."""
    query = select(Match.id, Match.outcome).where(Match.id.in_(match_ids))
    return {match_id: outcome for match_id, outcome in await session.execute(query) if outcome is not None}


class Version(Struct, frozen=True):
    """The values by which a process sees that a match in its memory has changed; `line` is the last chat
    line.
    """

    stamp: int
    seq: int
    line: int | None


async def versions(session: AsyncSession, match_ids: list[str]) -> dict[str, Version]:
    seq = select(func.max(Action.seq)).where(Action.match_id == Match.id).scalar_subquery()
    line = select(func.max(ChatLine.id)).where(ChatLine.match_id == Match.id).scalar_subquery()
    rows = await session.execute(
        select(Match.id, Match.stamp, func.coalesce(seq, 0), line).where(Match.id.in_(match_ids))
    )
    return {match_id: Version(stamp, seq, line) for match_id, stamp, seq, line in rows}


async def waiting_for_player(session: AsyncSession, player_id: str, limit: int) -> list[Match]:
    """Return running matches in which the player is to act and has not left the seat to the server, newest
    first.
    """
    last = actions.last_of_match()
    found = await session.scalars(
        select(Match)
        .join(Seat, Seat.match_id == Match.id)
        .join(last, true())
        .where(Seat.player_id == player_id, ~Seat.away, ~Seat.resigned)
        .where(has_status(MatchStatus.PLAYING), ~Match.lesson)
        .where(cast(last.c.to_act, JSONB).contains(func.to_jsonb(Seat.seat)))
        .order_by(Match.created_at.desc(), Match.id.desc())
        .limit(limit)
    )
    return list(found)


async def inviting(session: AsyncSession, player_id: str, now: datetime) -> list[Match]:
    """Return rematches that wait for the player, the last one first."""
    found = await session.scalars(
        select(Match)
        .join(Seat, Seat.match_id == Match.id)
        .where(Seat.kept_for == player_id, ~Seat.declined, Seat.player_id.is_(None))
        .where(Match.status == MatchStatus.LOBBY, Match.open_until > now)
        .order_by(Match.open_until.desc())
    )
    return list(found)


UNATTENDED_LOCK = 0x57AD_C0DE
"""The key of PostgreSQL's advisory lock for the count of unattended matches."""
BY_SERVER = or_(Seat.bot.is_not(None), Seat.away, Seat.resigned, Seat.idle)


async def lock_unattended(session: AsyncSession) -> None:
    """Keep every other transaction from counting unattended matches until this one ends."""
    await session.execute(select(func.pg_advisory_xact_lock(UNATTENDED_LOCK)))


async def hosts_of_unattended(session: AsyncSession) -> list[str]:
    """Return the host of each running match in which the server plays every seat, tournaments excepted."""
    attended = select(Seat.match_id).where(Seat.match_id == Match.id, ~BY_SERVER).exists()
    wanted = has_status(MatchStatus.PLAYING), Match.tournament_id.is_(None), ~attended
    return list(await session.scalars(select(Match.host_id).where(*wanted)))


async def with_server_to_act(session: AsyncSession) -> list[str]:
    """Return running matches in which the server plays at least one seat."""
    rows = await session.scalars(
        select(Match.id)
        .join(Seat, Seat.match_id == Match.id)
        .where(has_status(MatchStatus.PLAYING), BY_SERVER)
        .distinct()
    )
    return list(rows)


async def with_stalled_computers(session: AsyncSession, before: datetime) -> list[str]:
    """Return running matches in which the server has had a seat to play since before then and has not
    acted.
    """
    last = actions.last_of_match()
    rows = await session.scalars(
        select(Match.id)
        .join(last, true())
        .join(Seat, Seat.match_id == Match.id)
        .where(has_status(MatchStatus.PLAYING), BY_SERVER, last.c.at < before)
        .where(cast(last.c.to_act, JSONB).contains(func.to_jsonb(Seat.seat)))
        .distinct()
    )
    return list(rows)


async def last_activity(session: AsyncSession, match: Match) -> datetime:
    """Return when a person last did something at the table: an action, another request, or at least its
    start.
    """
    acted = await actions.last_by_person(session, match.id)
    did = await table_events.last_by_person(session, match.id)
    return max(at for at in (match.started_at, acted, did) if at is not None)
