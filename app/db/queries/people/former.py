"""Queries that let a player's name sleep, wake it, and remove what is stored about a former player.

Records keep seats and dice. A name that the chain of a match has hashed is replaced, and the head after its
line is written beside it, from which the chain goes on (docs/PROTOCOL.md, The chain). None of them commits.
"""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from app.db.identity_models import (
    DeviceLink,
    Passkey,
    PeopleMark,
    PublicPage,
    RecoveryWords,
    Token,
)
from app.db.models import ChatLine, FormAnswer, Match, Player, Seat, TableEvent
from app.db.moderation import forgetting
from app.db.queries import matches
from app.db.queries.ratings import leaderboards
from app.db.rows.analyses import AnalysisAsker
from app.db.rows.former import FormerPlayer
from app.db.rows.mail import MailAddress, MailedTurn
from app.db.rows.networks import PlayerNetwork
from app.db.rows.push import Device, PushedNote
from app.db.rows.seeking import CalledSearch, OpponentSearch, SearchLapse
from app.db.tournament_models import FinalCall
from app.engine.chain import BEFORE_ALL
from app.names import FORMER

SLEEPS_FOR = timedelta(days=7)
SIGNED_OUT: tuple[InstrumentedAttribute[str], ...] = (
    *(Token.player_id, DeviceLink.player_id, Passkey.player_id, Device.player_id),
)
"""The rows that are removed when a name falls asleep: only the six words are left to wake it."""
GONE: tuple[InstrumentedAttribute[Any], ...] = (
    *SIGNED_OUT,
    *(RecoveryWords.player_id, PublicPage.player_id, PeopleMark.player_id, PeopleMark.other_id),
    *(ChatLine.player_id, PushedNote.player_id, FormAnswer.player_id),
    *(MailAddress.player_id, MailedTurn.player_id, AnalysisAsker.player_id),
    *(FinalCall.player_id, PlayerNetwork.player_id),
    *(CalledSearch.player_id, SearchLapse.player_id, OpponentSearch.player_id),
)
"""The rows of a former player that are removed, by the column that names the player."""
LEFT_BEHIND = text("SELECT id FROM matches WHERE knew ->> :player IS NOT NULL")
"""The matches in which a player has left a seat to a substitute. It reads the whole table."""


async def fall_asleep(session: AsyncSession, player_id: str, at: datetime) -> None:
    """Sign the player out everywhere; after SLEEPS_FOR `FORMER` replaces their name."""
    await session.merge(FormerPlayer(player_id=player_id, asleep_since=at))
    await _remove(session, player_id, SIGNED_OUT)
    off = update(PublicPage).where(PublicPage.player_id == player_id).values(is_public=False)
    await session.execute(off)


async def wake(session: AsyncSession, player_id: str) -> None:
    """Wake a name that sleeps; nothing changes for one that is awake or gone."""
    asleep = FormerPlayer.player_id == player_id, ~FormerPlayer.is_gone
    await session.execute(delete(FormerPlayer).where(*asleep))


async def is_gone(session: AsyncSession, player_id: str) -> bool:
    """Whether everything about the player is removed."""
    row = await session.get(FormerPlayer, player_id)
    return row is not None and row.is_gone


async def due(session: AsyncSession, now: datetime, limit: int) -> list[str]:
    """Return players whose names have slept for long enough."""
    asleep = ~FormerPlayer.is_gone, FormerPlayer.asleep_since <= now - SLEEPS_FOR
    wanted = select(FormerPlayer.player_id).where(*asleep).order_by(FormerPlayer.asleep_since)
    return [*await session.scalars(wanted.limit(limit))]


async def seats_taken(
    session: AsyncSession, player_id: str, statuses: tuple[str, ...]
) -> list[tuple[str, int]]:
    """Return match and number of the seats that a player has in matches of these statuses."""
    wanted = select(Seat.match_id, Seat.seat).join(Match, Match.id == Seat.match_id)
    found = await session.execute(wanted.where(Seat.player_id == player_id, Match.status.in_(statuses)))
    return [(match_id, seat) for match_id, seat in found]


async def forget(session: AsyncSession, player_id: str) -> None:
    """Remove everything about a player but their seats and actions, and replace their name everywhere.

    The version of each of their matches changes, so that what was made of it is made again. Nothing happens
    if the player has woken up.
    """
    row = await session.get(FormerPlayer, player_id, with_for_update=True)
    if row is None or row.is_gone:
        return
    player = await session.get_one(Player, player_id)
    player.name, player.renamed_at, row.is_gone = FORMER, None, True
    await _remove(session, player_id, GONE)
    await leaderboards.forget(session, player_id)
    await forgetting.forget(session, player_id)
    seats = await _seats_of(session, player_id)
    for match_id, taken in seats.items():
        begun = {one.seat for one in taken if one.first_id in (None, player_id)}
        await _replace_in_header(session, match_id, begun, FORMER)
        await _replace_in_lines(session, match_id, {one.seat for one in taken}, FORMER)
    hosted = await session.scalars(select(Match.id).where(Match.host_id == player_id))
    invited = await session.scalars(select(Seat.match_id).where(Seat.kept_for == player_id))
    changed = update(Match).where(Match.id.in_({*seats, *hosted, *invited}))
    await session.execute(changed.values(stamp=matches.new_stamp()))


async def _remove(
    session: AsyncSession, player_id: str, columns: tuple[InstrumentedAttribute[Any], ...]
) -> None:
    for column in columns:
        await session.execute(delete(column.class_).where(column == player_id))


async def _seats_of(session: AsyncSession, player_id: str) -> dict[str, list[Seat]]:
    """Return, by match, the seats that a player has, or has left to a substitute."""
    mine = or_(Seat.player_id == player_id, Seat.first_id == player_id)
    rows = [*await session.scalars(select(Seat).where(mine))]
    left = [*await session.scalars(LEFT_BEHIND, {"player": player_id})]
    for match_id, knew in await session.execute(select(Match.id, Match.knew).where(Match.id.in_(left))):
        rows.append(await session.get_one(Seat, (match_id, knew[player_id])))
    found: dict[str, list[Seat]] = {}
    for row in rows:
        found.setdefault(row.match_id, []).append(row)
    return found


async def _replace_in_header(session: AsyncSession, match_id: str, seats: set[int], name: str) -> None:
    """Replace the name of the players who began on these seats in the header of the record."""
    wanted = select(Match.record_header, Match.server_seed).where(Match.id == match_id)
    stored = (await session.execute(wanted)).one()
    if stored.record_header is not None and seats:
        header = without_names(stored.record_header, seats, name, stored.server_seed)
        await session.execute(update(Match).where(Match.id == match_id).values(record_header=header))


async def _replace_in_lines(session: AsyncSession, match_id: str, seats: set[int], name: str) -> None:
    """Replace the name in the lines that say who took one of these seats over."""
    for one in await session.scalars(select(TableEvent).where(TableEvent.match_id == match_id)):
        if one.event.get("event") == "took_over" and one.event.get("who") in seats:
            head = {} if one.head is None else {"redacted": one.head.hex()}
            one.event = {**one.event, "name": name, **head}


def without_names(header: dict[str, Any], seats: set[int], name: str, server_seed: bytes) -> dict[str, Any]:
    """Return the header of a record with another name on these seats, and the head after it as it was."""
    head = header.get("redacted") or BEFORE_ALL.followed_by(server_seed, header).digest.hex()
    renamed = [
        {**one, "name": name} if one["seat"] in seats and one["name"] is not None else one
        for one in header["seats"]
    ]
    return {**header, "seats": renamed, "redacted": head}
