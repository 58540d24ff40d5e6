"""Queries about matches and their seats. None of them commits."""

import secrets
from datetime import datetime

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, cast, func, or_, select, true, tuple_
from sqlalchemy.dialects.postgresql import JSONB, distinct_on
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.match_status import MatchStatus
from app.db.models import Action, ChatLine, Match, Seat
from app.db.queries import actions, chat, table_events

PAGE = 20
STAMP_BITS = 62


async def add(session: AsyncSession, match: Match, seats: list[Seat]) -> None:
    """Add a new match with its seats."""
    session.add(match)
    await session.flush()
    session.add_all(seats)
    await session.flush()


async def by_id(session: AsyncSession, match_id: str) -> Match | None:
    return await session.get(Match, match_id)


async def by_code(session: AsyncSession, code: str) -> Match | None:
    """Return the match that waits or is played under this code; if several share it, the last one.

    Visibility is named in the query so that the index of the lists leads to the few unfinished matches.
    """
    wanted = (
        Match.visibility.in_(("public", "private")),
        Match.status.in_((MatchStatus.LOBBY, MatchStatus.PLAYING)),
        Match.code == code,
    )
    found = select(Match).where(*wanted).order_by(Match.created_at.desc()).limit(1)
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
    wanted: list[ColumnElement[bool]] = [Match.status != MatchStatus.CLOSED, ~Match.lesson]
    if player_id is None:
        wanted += [Match.visibility == "public", Match.status != MatchStatus.ASLEEP]
        offered = and_(Match.rematch_of.is_(None), Match.listed)  # the seats of a rematch are reserved
        wanted.append(or_(Match.status != MatchStatus.LOBBY, offered))
    else:
        wanted.append(_own(player_id))
    if game is not None:
        wanted.append(Match.game == game)
    if status is not None:
        wanted.append(Match.status == status)
    if before is not None:
        wanted.append(tuple_(Match.created_at, Match.id) < before)
    found = await session.scalars(
        select(Match).where(and_(*wanted)).order_by(Match.created_at.desc(), Match.id.desc()).limit(limit)
    )
    return list(found)


async def newest_finished(session: AsyncSession, since: datetime, until: datetime) -> list[Match]:
    """Return a page of the public matches between people that ended in an interval, the last one first."""
    somebody = select(Seat.seat).where(Seat.match_id == Match.id, Seat.player_id.is_not(None)).exists()
    found = await session.scalars(
        select(Match)
        .where(Match.visibility == "public", Match.status == MatchStatus.FINISHED, ~Match.lesson)
        .where(Match.finished_at >= since, Match.finished_at < until, somebody)
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


def _own(player_id: str) -> ColumnElement[bool]:
    """The player sits there or has opened the table. A tournament's page lists its matches to its host."""
    sits = Match.id.in_(select(Seat.match_id).where(Seat.player_id == player_id))
    return or_(sits, and_(Match.host_id == player_id, Match.tournament_id.is_(None)))


async def last_actions(session: AsyncSession, match_ids: list[str]) -> dict[str, tuple[int, list[int]]]:
    """Return (seq, seats to act) of each of the matches that has started."""
    rows = await session.execute(
        select(Action.match_id, Action.seq, Action.to_act)
        .where(Action.match_id.in_(match_ids))
        .ext(distinct_on(Action.match_id))
        .order_by(Action.match_id, Action.seq.desc())
    )
    return {match_id: (seq, to_act) for match_id, seq, to_act in rows}


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
    last = select(Action.to_act).where(Action.match_id == Match.id).order_by(Action.seq.desc()).limit(1)
    found = await session.scalars(
        select(Match)
        .join(Seat, Seat.match_id == Match.id)
        .where(Seat.player_id == player_id, ~Seat.away, ~Seat.resigned)
        .where(Match.status == MatchStatus.PLAYING, ~Match.lesson)
        .where(cast(last.scalar_subquery(), JSONB).contains(func.to_jsonb(Seat.seat)))
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
    wanted = Match.status == MatchStatus.PLAYING, Match.tournament_id.is_(None), ~attended
    return list(await session.scalars(select(Match.host_id).where(*wanted)))


async def with_server_to_act(session: AsyncSession) -> list[str]:
    """Return running matches in which the server plays at least one seat."""
    rows = await session.scalars(
        select(Match.id)
        .join(Seat, Seat.match_id == Match.id)
        .where(Match.status == MatchStatus.PLAYING, BY_SERVER)
        .distinct()
    )
    return list(rows)


async def with_stalled_computers(session: AsyncSession, before: datetime) -> list[str]:
    """Return running matches in which the server has had a seat to play since before then and has not
    acted.
    """
    last = (
        select(Action.at, Action.to_act)
        .where(Action.match_id == Match.id)
        .order_by(Action.seq.desc())
        .limit(1)
        .lateral()
    )
    rows = await session.scalars(
        select(Match.id)
        .join(last, true())
        .join(Seat, Seat.match_id == Match.id)
        .where(Match.status == MatchStatus.PLAYING, BY_SERVER, last.c.at < before)
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
