"""Queries about the finished matches of one player, and results against others. None of them commits.

They read the rows of `results`, which are the player's own and none of lessons, in the order of an index.
"""

from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.identity_models import PublicPage
from app.db.models import Match, Player, Seat, SeatResult

PAGE = 20
MOST_OPPONENTS = 50
RESULTS = ("won", "drawn", "lost")


class PlayedMatch(Struct, frozen=True):
    """A finished match of a player; `place` and `result` are None if it was called off."""

    id: str
    code: str
    game: str
    visibility: str
    finished_at: datetime
    seat: int
    place: int | None
    result: str | None


class Sitter(Struct, frozen=True):
    """A taken seat of a match; `player_id` and `name` are None for a computer."""

    seat: int
    player_id: str | None
    name: str | None


class GameTotal(Struct, frozen=True):
    """How many matches of a game a player has finished and won."""

    game: str
    played: int
    won: int


class Opponent(Struct, frozen=True):
    """The results of a player against another one, by their places in the matches of both.

    `handle` is the address of the other one's public page; None without one.
    """

    id: str
    name: str
    handle: str | None
    won: int
    drawn: int
    lost: int


class HistoryFilter(Struct, frozen=True):
    """The filters of a list of finished matches; `before` is the last match of the page before."""

    game: str | None = None
    result: str | None = None
    opponent: str | None = None
    before: tuple[datetime, str] | None = None
    public: bool = False


async def finished_of(
    session: AsyncSession, player_id: str, wanted: HistoryFilter, limit: int = PAGE
) -> list[PlayedMatch]:
    """Return the last finished matches of a player, the newest first."""
    own = SeatResult
    newest_first = own.finished_at.desc(), own.match_id.desc()
    page = (
        select(own).where(own.player_id == player_id, *_filters(wanted)).order_by(*newest_first).limit(limit)
    )
    of_page = page.subquery("of_page").c
    found = select(
        *(of_page.match_id, Match.code, of_page.game, Match.visibility, of_page.finished_at),
        *(of_page.seat, of_page.place, of_page.result),
    ).join(Match, Match.id == of_page.match_id)
    ordered = found.order_by(of_page.finished_at.desc(), of_page.match_id.desc())
    return [PlayedMatch(*row) for row in await session.execute(ordered)]


def _filters(wanted: HistoryFilter) -> list[ColumnElement[bool]]:
    other = aliased(SeatResult)
    met = select(other.seat).where(other.match_id == SeatResult.match_id, other.player_id == wanted.opponent)
    conditions = _public(wanted.public)
    if wanted.game:
        conditions.append(SeatResult.game == wanted.game)
    if wanted.result:
        conditions.append(SeatResult.result == wanted.result)
    if wanted.opponent:
        conditions.append(met.exists())
    if wanted.before:
        conditions.append(tuple_(SeatResult.finished_at, SeatResult.match_id) < wanted.before)
    return conditions


async def sitters(session: AsyncSession, match_ids: list[str]) -> dict[str, list[Sitter]]:
    """Return the taken seats of these matches, by match and in their order."""
    taken = or_(Seat.player_id.is_not(None), Seat.bot.is_not(None))
    named = select(Player.name).where(Player.id == Seat.player_id).scalar_subquery()
    seats = select(Seat.match_id, Seat.seat, Seat.player_id, named).where(Seat.match_id.in_(match_ids), taken)
    found: dict[str, list[Sitter]] = {}
    for match_id, *row in await session.execute(seats.order_by(Seat.seat)):
        found.setdefault(match_id, []).append(Sitter(*row))
    return found


async def totals(session: AsyncSession, player_id: str, public: bool) -> list[GameTotal]:
    """Return what a player has finished and won, by game. `public`: At public tables alone."""
    played, won = func.count(), func.count().filter(SeatResult.result == "won")
    own = select(SeatResult.game, played, won).where(SeatResult.player_id == player_id, *_public(public))
    ordered = own.group_by(SeatResult.game).order_by(played.desc(), SeatResult.game)
    return [GameTotal(*row) for row in await session.execute(ordered)]


async def opponents(
    session: AsyncSession, player_id: str, public: bool, limit: int = MOST_OPPONENTS
) -> list[Opponent]:
    """Return the results against those whom a player has met most. `public`: At public tables alone."""
    met = _met(player_id, public).limit(limit).subquery("met").c
    page = PublicPage
    found = (
        select(met.player_id, Player.name, page.handle, met.won, met.drawn, met.lost)
        .join(Player, Player.id == met.player_id)
        .outerjoin(page, (page.player_id == met.player_id) & page.is_public)
        .order_by(met.met.desc(), Player.name, met.player_id)
    )
    return [Opponent(*row) for row in await session.execute(found)]


def _met(player_id: str, public: bool) -> Select[Any]:
    """Return the query of the players that sat with a player, with its results against each, most first."""
    other = aliased(SeatResult)
    own, theirs, met = SeatResult.place, other.place, func.count().label("met")
    columns: list[Any] = [other.player_id, met]
    return (
        select(
            *columns,
            func.count().filter(own < theirs).label("won"),
            func.count().filter(own == theirs).label("drawn"),
            func.count().filter(own > theirs).label("lost"),
        )
        .join(other, (other.match_id == SeatResult.match_id) & (other.player_id != player_id))
        .where(SeatResult.player_id == player_id, own.is_not(None), *_public(public))
        .group_by(other.player_id)
        .order_by(met.desc(), other.player_id)
    )


def _public(public: bool) -> list[ColumnElement[bool]]:
    return [SeatResult.is_public.is_(True)] if public else []
