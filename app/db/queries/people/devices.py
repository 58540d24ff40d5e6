"""Queries about all that recognises a player or reaches them, for their own page. None of them commits."""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import BindParameter, bindparam, func, literal, null, select, union_all
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.connection import read_rows
from app.db.identity_models import Passkey, PublicPage, RecoveryWords, Token
from app.db.models import Player
from app.db.rows.push import Device

OWN: BindParameter[str] = bindparam("player")
SESSION, PASSKEY, PUSH = "session", "passkey", "push"


class PlayerDevice(Struct, frozen=True):
    """A device that a player uses: `kind` is a session, a passkey or a browser that gets push notifications.

    `agent` is how the browser names itself. `seen_at` is None but for a session.
    """

    kind: str
    id: str
    agent: str
    created_at: datetime
    seen_at: datetime | None


class WaysBack(Struct, frozen=True):
    """Whether a player has recovery words, their public page, whether anybody may invite them, and the sign
    of their favourite jersey.

    `handle` is None if they never had a page.
    """

    has_words: bool
    handle: str | None
    is_public: bool | None
    open_to_invitations: bool
    shirt: int | None


DEVICES = union_all(
    select(literal(SESSION), Token.id, Token.agent, Token.created_at, Token.seen_at).where(
        Token.player_id == OWN, Token.scope == "all"
    ),
    select(literal(PASSKEY), func.encode(Passkey.id, "hex"), Passkey.agent, Passkey.created_at, null()).where(
        Passkey.player_id == OWN, ~Passkey.for_desk
    ),
    select(literal(PUSH), Device.id, Device.agent, Device.created_at, null()).where(Device.player_id == OWN),
)
WAYS_BACK = (
    select(
        *(RecoveryWords.player_id.is_not(None), PublicPage.handle, PublicPage.is_public),
        *(Player.open_to_invitations, Player.shirt),
    )
    .select_from(Player)
    .outerjoin(RecoveryWords, RecoveryWords.player_id == Player.id)
    .outerjoin(PublicPage, PublicPage.player_id == Player.id)
    .where(Player.id == OWN)
)


async def of_player(session: AsyncSession, player_id: str) -> list[PlayerDevice]:
    """Return the devices of a player, the newest first."""
    found = [PlayerDevice(*row) for row in await read_rows(session, DEVICES, {"player": player_id})]
    return sorted(found, key=lambda one: one.created_at, reverse=True)


async def ways_back(session: AsyncSession, player_id: str) -> WaysBack:
    """Return by which other means a player is found again."""
    return WaysBack(*(await read_rows(session, WAYS_BACK, {"player": player_id})).one())
