"""Queries about matches and their seats. None of them commits."""

import secrets
from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, func, select, true
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.base import is_one_of, is_written
from app.db.connection import read_rows
from app.db.match_status import NOT_BEGUN, MatchStatus
from app.db.models import OF_SEAT, Action, ChatLine, Match, Player, Seat, StoredSeat
from app.db.queries import actions, chat, table_events
from app.db.queries.players import PlayerName

STAMP_BITS = 62
UNFINISHED = is_written(Match.status, *NOT_BEGUN, MatchStatus.PLAYING)
SEATS = select(Seat).where(is_one_of(Seat.match_id, "matches")).order_by(Seat.match_id, Seat.seat)
# LIMIT, because PostgreSQL may read a table of thousands whole for a join without one.
SEATED = select(Player.name, Player.program).where(Player.id == Seat.player_id).limit(1).lateral("seated")
SEATS_WITH_PLAYERS = (
    select(*OF_SEAT, SEATED.c.name, SEATED.c.program)
    .outerjoin(SEATED, true())
    .where(is_one_of(Seat.match_id, "matches"))
    .order_by(Seat.match_id, Seat.seat)
)


async def add(session: AsyncSession, match: Match, seats: list[Seat]) -> None:
    """Add a new match with its seats."""
    session.add(match)
    await session.flush()
    session.add_all(seats)
    await session.flush()


async def by_id(session: AsyncSession, match_id: str) -> Match | None:
    return await session.get(Match, match_id)


async def record_header(session: AsyncSession, match_id: str) -> dict[str, Any] | None:
    """Return line 0 of a match's record; None in version 1 of chance, and if there is no such match."""
    return await session.scalar(select(Match.record_header).where(Match.id == match_id))


async def by_code(session: AsyncSession, code: str) -> Match | None:
    """Return the match that waits or is played under this code; if several share it, the last one."""
    found = select(Match).where(UNFINISHED, Match.code == code).order_by(Match.created_at.desc()).limit(1)
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
    rows = await session.scalars(SEATS, {"matches": match_ids})
    found: dict[str, list[Seat]] = {match_id: [] for match_id in match_ids}
    for row in rows:
        found[row.match_id].append(row)
    return found


async def seats_and_players(
    session: AsyncSession, match_ids: list[str]
) -> tuple[dict[str, list[StoredSeat]], dict[str, PlayerName]]:
    """Return the seats of several matches, each list by seat number, and who sits there, by player id."""
    seats: dict[str, list[StoredSeat]] = {match_id: [] for match_id in match_ids}
    people: dict[str, PlayerName] = {}
    row: Any
    for row in await read_rows(session, SEATS_WITH_PLAYERS, {"matches": match_ids}):
        seats[row.match_id].append(row)
        if row.player_id is not None:
            people[row.player_id] = PlayerName(row.name, row.program)
    return seats, people


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


class Version(Struct, frozen=True):
    """The values by which a process sees that a match in its memory has changed; `line` is the last chat
    line.
    """

    stamp: int
    seq: int
    line: int | None


async def live_of(session: AsyncSession, player_id: str) -> str | None:
    """Return a running match in which a player sits, the newest one; None without any but those by days."""
    return (await read_rows(session, LIVE, {"player": player_id})).scalar()


LIVE = (
    select(Match.id)
    .join(Seat, Seat.match_id == Match.id)
    .where(Seat.player_id == bindparam("player"), ~Seat.resigned, ~Match.lesson)
    .where(is_written(Match.status, MatchStatus.PLAYING), Match.clock["days"].as_integer().is_(None))
    .order_by(Match.created_at.desc())
    .limit(1)
)


async def versions(session: AsyncSession, match_ids: list[str]) -> dict[str, Version]:
    seq = select(func.max(Action.seq)).where(Action.match_id == Match.id).scalar_subquery()
    line = select(func.max(ChatLine.id)).where(ChatLine.match_id == Match.id).scalar_subquery()
    rows = await session.execute(
        select(Match.id, Match.stamp, func.coalesce(seq, 0), line).where(Match.id.in_(match_ids))
    )
    return {match_id: Version(stamp, seq, line) for match_id, stamp, seq, line in rows}


async def last_activity(session: AsyncSession, match: Match) -> datetime:
    """Return when a person last did something at the table: an action, another request, or at least its
    start.
    """
    acted = await actions.last_by_person(session, match.id)
    did = await table_events.last_by_person(session, match.id)
    return max(at for at in (match.started_at, acted, did) if at is not None)
