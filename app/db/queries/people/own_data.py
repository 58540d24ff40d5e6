"""Queries of what is stored about one player, for the player alone. None of them commits."""

from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.identity_models import Passkey, PeopleMark, PublicPage, Token
from app.db.models import ChatLine, Match, Player, Seat
from app.db.rows.mail import MailAddress
from app.db.rows.networks import PlayerNetwork
from app.db.rows.push import Device
from app.db.rows.ratings import PlayerRating
from app.db.rows.results import SeatResult


class OwnSeat(Struct, frozen=True):
    """A seat of the player; `place` and `result` are None in a match that is not over, or was called off."""

    match: str
    game: str
    visibility: str
    status: str
    seat: int
    created_at: datetime
    finished_at: datetime | None
    place: int | None
    result: str | None


async def profile(session: AsyncSession, player_id: str) -> dict[str, Any]:
    """Return the name, the public page, and the marks that the player has put on others."""
    player = await session.get_one(Player, player_id)
    page = await session.get(PublicPage, player_id)
    mailed_to = await session.get(MailAddress, player_id)
    marks = select(PeopleMark.other_id, Player.name, PeopleMark.kind, PeopleMark.at).join(
        Player, Player.id == PeopleMark.other_id
    )
    return {
        "id": player.id,
        "name": player.name,
        "mail": mailed_to and mailed_to.address,
        "program": player.program,
        "since": player.created_at,
        "renamed_at": player.renamed_at,
        "open_to_invitations": player.open_to_invitations,
        "favourite_jersey": player.shirt,
        "shows_marks": player.shows_marks,
        "public_page": None if page is None else {"address": page.handle, "on": page.is_public},
        "marks": _objects(
            ("player", "name", "kind", "at"),
            await session.execute(marks.where(PeopleMark.player_id == player_id)),
        ),
    }


async def devices(session: AsyncSession, player_id: str) -> dict[str, Any]:
    """Return the player's devices, without any secret of theirs, and the networks from which they came."""
    tokens = select(Token.scope, Token.agent, Token.created_at, Token.seen_at)
    passkeys = select(Passkey.agent, Passkey.created_at)
    notified = select(Device.agent, Device.lang, Device.created_at)
    came_from = select(func.encode(PlayerNetwork.network, "hex"), PlayerNetwork.seen_at)
    return {
        "sessions_and_tokens": _objects(
            ("scope", "agent", "created_at", "seen_at"),
            await session.execute(tokens.where(Token.player_id == player_id)),
        ),
        "passkeys": _objects(
            ("agent", "created_at"), await session.execute(passkeys.where(Passkey.player_id == player_id))
        ),
        "notifications": _objects(
            ("agent", "lang", "created_at"),
            await session.execute(notified.where(Device.player_id == player_id)),
        ),
        "networks": _objects(
            ("hash", "seen_at"),
            await session.execute(came_from.where(PlayerNetwork.player_id == player_id)),
        ),
    }


async def chat(session: AsyncSession, player_id: str) -> list[dict[str, Any]]:
    """Return all that the player has said, the oldest line first."""
    lines = select(ChatLine.match_id, ChatLine.at, ChatLine.text).where(ChatLine.player_id == player_id)
    return _objects(("match", "at", "text"), await session.execute(lines.order_by(ChatLine.id)))


async def matches(session: AsyncSession, player_id: str) -> list[OwnSeat]:
    """Return the seats of the player in all matches, the newest first."""
    columns = (Match.id, Match.game, Match.visibility, Match.status, Seat.seat, Match.created_at)
    wanted = (
        select(*columns, Match.finished_at, SeatResult.place, SeatResult.result)
        .join(Seat, Seat.match_id == Match.id)
        .outerjoin(SeatResult, (SeatResult.match_id == Seat.match_id) & (SeatResult.seat == Seat.seat))
        .where(Seat.player_id == player_id)
    )
    found = await session.execute(wanted.order_by(Match.created_at.desc(), Match.id))
    return [OwnSeat(*row) for row in found]


async def ratings(session: AsyncSession, player_id: str) -> list[dict[str, Any]]:
    """Return the ratings of the player by game and season."""
    columns = (
        PlayerRating.game,
        PlayerRating.season,
        PlayerRating.mu,
        PlayerRating.sigma,
        PlayerRating.rated,
    )
    found = await session.execute(select(*columns).where(PlayerRating.player_id == player_id))
    return _objects(("game", "season", "mu", "sigma", "rated"), found)


def _objects(names: tuple[str, ...], rows: Any) -> list[dict[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in rows]
