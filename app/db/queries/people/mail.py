"""Queries about the e-mail addresses of players, and turns of which mails tell. None of them commits."""

from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.rows.mail import MailAddress, MailedTurn

CODE_LASTS = timedelta(days=1)
NEAR_DEADLINE = 0.8
"""The share of a decision's days after which its end is near."""
DUE = text("""
SELECT a.player_id, m.id, m.game, last.at, CAST(m.clock->>'days' AS integer), m.options
FROM mail_addresses AS a
JOIN seats AS s ON s.player_id = a.player_id AND NOT s.away AND NOT s.resigned
JOIN matches AS m ON m.id = s.match_id AND m.status = 'playing' AND m.clock->>'kind' = 'days'
CROSS JOIN LATERAL (SELECT to_act, at FROM actions WHERE match_id = m.id ORDER BY seq DESC LIMIT 1) AS last
CROSS JOIN LATERAL (
    SELECT last.at + CAST(:near_deadline AS double precision) * CAST(m.clock->>'days' AS integer)
        * interval '1 day' AS at
) AS near
LEFT JOIN mailed_turns AS t ON t.match = m.id AND t.player_id = a.player_id
WHERE a.code_hash IS NULL AND a.wants_turns AND last.at <= CAST(:waits_since AS timestamptz)
    AND CAST(last.to_act AS jsonb) @> to_jsonb(CAST(s.seat AS integer))
    AND (t.mailed_at IS NULL OR (t.mailed_at <= CAST(:yesterday AS timestamptz) AND (t.mailed_at < last.at
        OR t.mailed_at < near.at AND near.at <= CAST(:now AS timestamptz))))
ORDER BY a.player_id, last.at
""")
CLAIM = text("""
INSERT INTO mailed_turns (match, player_id, mailed_at) VALUES (:match, :player, :now)
ON CONFLICT (match, player_id) DO UPDATE SET mailed_at = excluded.mailed_at
WHERE mailed_turns.mailed_at <= CAST(:yesterday AS timestamptz)
RETURNING match
""")


class DueTurn(Struct, frozen=True):
    """A match by days in which a player is to act since `at`, and of which no mail of the last day told."""

    player_id: str
    match: str
    game: str
    at: datetime
    days: int
    options: dict[str, Any]


async def of_player(session: AsyncSession, player_id: str) -> MailAddress | None:
    """Return the address of a player, confirmed or not."""
    return await session.get(MailAddress, player_id)


async def keep(session: AsyncSession, row: MailAddress) -> None:
    """Replace the address of a player by one that has yet to be confirmed."""
    await session.execute(delete(MailAddress).where(MailAddress.player_id == row.player_id))
    session.add(row)


async def remove(session: AsyncSession, player_id: str) -> None:
    """Remove the address of a player."""
    await session.execute(delete(MailAddress).where(MailAddress.player_id == player_id))


async def confirm(session: AsyncSession, code_hash: bytes, now: datetime) -> bool:
    """Confirm the address to which a code was sent; False if the code is unknown or too old.

    Another player who had confirmed the address loses it, because one mailbox belongs to one player.
    """
    wanted = select(MailAddress).where(
        MailAddress.code_hash == code_hash, MailAddress.asked_at >= now - CODE_LASTS
    )
    row = (await session.scalars(wanted.with_for_update())).one_or_none()
    if row is None:
        return False
    others = delete(MailAddress).where(MailAddress.address == row.address, MailAddress.code_hash.is_(None))
    await session.execute(others)
    row.code_hash = None
    return True


async def owner_of(session: AsyncSession, address: str) -> MailAddress | None:
    """Return the row of the player who has confirmed an address."""
    wanted = select(MailAddress).where(MailAddress.address == address, MailAddress.code_hash.is_(None))
    return (await session.scalars(wanted)).one_or_none()


async def want_turns(session: AsyncSession, player_id: str, wanted: bool) -> None:
    """Switch the mails about turns on or off."""
    mine = update(MailAddress).where(MailAddress.player_id == player_id)
    await session.execute(mine.values(wants_turns=wanted))


async def due_turns(
    session: AsyncSession, now: datetime, waits_since: datetime, yesterday: datetime
) -> list[DueTurn]:
    """Return the turns of which mails have to tell, player by player.

    They have waited since `waits_since`. A mail tells of each once when it begins and once when the time of
    the decision is nearly up, and of no match twice since `yesterday`.
    """
    times = {"now": now, "waits_since": waits_since, "yesterday": yesterday}
    found = await session.execute(DUE, {**times, "near_deadline": NEAR_DEADLINE})
    return [DueTurn(*row) for row in found]


async def claim(session: AsyncSession, turn: DueTurn, now: datetime, yesterday: datetime) -> bool:
    """Note that a mail tells of a turn; False if another process has told of it meanwhile."""
    values = {"match": turn.match, "player": turn.player_id, "now": now, "yesterday": yesterday}
    return await session.scalar(CLAIM, values) is not None


async def release(session: AsyncSession, turn: DueTurn, claimed_at: datetime) -> None:
    """Take back that a mail tells of a turn: the mail was not sent."""
    mine = MailedTurn.match == turn.match, MailedTurn.player_id == turn.player_id
    await session.execute(delete(MailedTurn).where(*mine, MailedTurn.mailed_at == claimed_at))
