"""Queries about the viewers connected to several servers. None of them commits."""

from collections.abc import Mapping
from datetime import datetime

from msgspec import Struct
from sqlalchemy import case, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Presence, Seat, Server


class Audience(Struct, frozen=True):
    """The viewers connected to a match: the players, and the number of viewers without a name."""

    players: frozenset[str] = frozenset()
    nameless: int = 0

    def __or__(self, other: "Audience") -> "Audience":
        return Audience(self.players | other.players, self.nameless + other.nameless)


NOBODY = Audience()


async def store(session: AsyncSession, server_id: int, here: Mapping[str, Audience]) -> None:
    """Replace the viewers stored for this server, by match."""
    ours = Presence.server_id == server_id
    await session.execute(delete(Presence).where(ours, Presence.match_id.in_(here)))
    rows = [
        {
            "match_id": match_id,
            "server_id": server_id,
            "players": sorted(one.players),
            "nameless": one.nameless,
        }
        for match_id, one in here.items()
        if one != NOBODY
    ]
    if rows:
        await session.execute(insert(Presence), rows)


async def store_missed(session: AsyncSession, match_id: str, seat: int, question: int, ms: int) -> None:
    """Store for how many ms a seat was missed at a question: the most that any server has counted."""
    known = case((Seat.missed_q == question, Seat.missed_ms), else_=0)
    here = update(Seat).where(Seat.match_id == match_id, Seat.seat == seat)
    await session.execute(here.values(missed_q=question, missed_ms=func.greatest(known, ms)))


async def at_other_servers(
    session: AsyncSession, match_ids: list[str], server_id: int, since: datetime
) -> dict[str, Audience]:
    """Return the viewers of each match at other servers whose last heartbeat was after `since`."""
    rows = await session.execute(
        select(Presence.match_id, Presence.players, Presence.nameless)
        .join(Server, Server.id == Presence.server_id)
        .where(Presence.match_id.in_(match_ids), Server.id != server_id, Server.seen_at >= since)
    )
    found = dict.fromkeys(match_ids, NOBODY)
    for match_id, players, nameless in rows:
        found[match_id] |= Audience(frozenset(players), nameless)
    return found


async def drop_before(session: AsyncSession, before: datetime) -> None:
    """Delete the rows of servers whose last heartbeat was before then."""
    gone = select(Server.id).where(Server.seen_at < before)
    await session.execute(delete(Presence).where(Presence.server_id.in_(gone)))
