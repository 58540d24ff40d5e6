"""Queries about the finished matches of one player, and results against others. None of them commits.

They read the rows of `results`, which are the player's own and none of lessons, in the order of an index.
"""

from datetime import datetime
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import (
    JSON,
    BindParameter,
    ColumnElement,
    DateTime,
    Select,
    any_,
    bindparam,
    func,
    or_,
    select,
    text,
    tuple_,
)
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute, aliased

from app.db.base import given_number, is_one_of
from app.db.connection import read_rows
from app.db.identity_models import PublicPage
from app.db.models import Match, Player, Seat
from app.db.rows.results import SeatResult

PAGE = 20
MOST_OPPONENTS = 50
Place: TypeAlias = ColumnElement[int | None] | InstrumentedAttribute[int | None]
RESULTS = ("won", "drawn", "lost")
OWN: BindParameter[str] = bindparam("player")
IS_TAKEN = or_(Seat.player_id.is_not(None), Seat.bot.is_not(None))
NAME_OF_SEAT = select(Player.name).where(Player.id == Seat.player_id).scalar_subquery()


class Sitter(Struct, frozen=True):
    """A taken seat of a match; `player_id` and `name` are None for a computer.

    `coach` is its place in the tournament of the match; None without one.
    """

    seat: int
    player_id: str | None
    name: str | None
    coach: int | None


class PlayedMatch(Struct, frozen=True):
    """A finished match of a player; `place` and `result` are None if it was called off.

    `sitters` are its taken seats, in their order.
    """

    id: str
    code: str
    game: str
    visibility: str
    finished_at: datetime
    seat: int
    place: int | None
    result: str | None
    options: dict[str, Any]
    sitters: list[Sitter]


class GameTotal(Struct, frozen=True):
    """How many matches of a game a player has finished and won.

    `dice` were thrown in them, and `pips` is their sum less its mean.
    """

    game: str
    played: int
    won: int
    dice: int
    pips: float


class PlayedAndLeft(Struct, frozen=True):
    """How many finished matches a player has, and how many they left early (`PLAYED_AND_LEFT`)."""

    matches: int
    left_early: int


class HeadToHead(Struct, frozen=True):
    """The results of a player against another one, by their places in the matches of both."""

    won: int
    drawn: int
    lost: int


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
    at, before_id = wanted.before or (None, None)
    asked = {"game": wanted.game, "result": wanted.result, "opponent": wanted.opponent}
    given: dict[str, Any] = {name: value for name, value in (asked | {"at": at}).items() if value}
    values = given | {"player": player_id, "most": limit, "id": before_id}
    rows = await read_rows(session, _page(wanted.public, frozenset(given)), values)
    return [PlayedMatch(*(*row[:-1], [Sitter(*one) for one in row[-1] or ()])) for row in rows]


@cache
def _page(public: bool, given: frozenset[str]) -> Select[Any]:
    """Return the query of a page of finished matches with these filters."""
    own, other = SeatResult, aliased(SeatResult)
    met = select(other.seat).where(other.match_id == own.match_id, other.player_id == bindparam("opponent"))
    at = bindparam("at", type_=DateTime(timezone=True))
    filters = {
        "game": own.game == bindparam("game"),
        "result": own.result == bindparam("result"),
        "opponent": met.exists(),
        "at": tuple_(own.finished_at, own.match_id) < tuple_(at, bindparam("id")),
    }
    chosen = (condition for name, condition in filters.items() if name in given)
    wanted = [own.player_id == OWN, *_public(public), *chosen]
    newest_first = own.finished_at.desc(), own.match_id.desc()
    page = (
        select(own).where(*wanted).order_by(*newest_first).limit(given_number("most")).subquery("of_page").c
    )
    columns: list[Any] = [page.match_id, Match.code, page.game, Match.visibility, page.finished_at]
    sat = func.json_build_array(Seat.seat, Seat.player_id, NAME_OF_SEAT, Seat.coach, type_=JSON)
    in_order = func.json_agg(aggregate_order_by(sat, Seat.seat), type_=JSON)
    there = select(in_order).where(Seat.match_id == page.match_id, IS_TAKEN).scalar_subquery()
    found = select(*columns, page.seat, page.place, page.result, Match.options, there)
    found = found.join(Match, Match.id == page.match_id)
    return found.order_by(page.finished_at.desc(), page.match_id.desc())


def _sitters() -> Select[Any]:
    columns: list[Any] = [Seat.match_id, Seat.seat, Seat.player_id, NAME_OF_SEAT, Seat.coach]
    return select(*columns).where(is_one_of(Seat.match_id, "matches"), IS_TAKEN).order_by(Seat.seat)


SITTERS = _sitters()


async def sitters(session: AsyncSession, match_ids: list[str]) -> dict[str, list[Sitter]]:
    """Return the taken seats of these matches, by match and in their order."""
    found: dict[str, list[Sitter]] = {}
    for match_id, *row in await read_rows(session, SITTERS, {"matches": match_ids}):
        found.setdefault(match_id, []).append(Sitter(*row))
    return found


PLAYED_AND_LEFT = text("""
WITH taken AS (
    SELECT count(*) AS times FROM seats AS s JOIN matches AS m ON m.id = s.match_id
    WHERE s.first_id = :player AND m.status = 'finished' AND NOT m.lesson
), mine AS (
    SELECT count(*) AS played, count(*) FILTER (
        WHERE m.outcome->>'reason' = 'abandoned' AND r.result = 'lost'
        OR (s.resigned OR s.away OR s.idle) AND EXISTS (
            SELECT FROM seats AS o
            WHERE o.match_id = s.match_id AND o.seat <> s.seat AND o.player_id IS NOT NULL
                AND (NOT (o.resigned OR o.away OR o.idle) OR o.away_since > s.away_since)
        )
    ) AS given_up
    FROM results AS r
    JOIN matches AS m ON m.id = r.match_id
    JOIN seats AS s ON s.match_id = r.match_id AND s.seat = r.seat
    WHERE r.player_id = :player
)
SELECT played + times, given_up + times FROM mine, taken
""")
"""Left early are the finished matches in which a substitute or, to the end, the computer played on for the
player, or they resigned, or another one claimed the win, while other people still played.

A seat that was resigned and then taken by a substitute is no longer the player's: its match is not counted.
"""


async def played_and_left(session: AsyncSession, player_id: str) -> PlayedAndLeft:
    """Return how many finished matches a player has, without lessons, and how many they left early."""
    return PlayedAndLeft(*(await read_rows(session, PLAYED_AND_LEFT, {"player": player_id})).one())


def _finished_before() -> Select[Any]:
    ended = select(Match.finished_at).where(Match.id == bindparam("match")).scalar_subquery()
    earlier = select(SeatResult.match_id).where(SeatResult.player_id == OWN, SeatResult.finished_at < ended)
    return select(func.count()).select_from(earlier.limit(given_number("most")).subquery())


FINISHED_BEFORE = _finished_before()


async def has_finished_before(session: AsyncSession, player_id: str, match_id: str, number: int) -> bool:
    """Return whether the player had finished so many matches before this one, without lessons."""
    values = {"player": player_id, "match": match_id, "most": number}
    found = await read_rows(session, FINISHED_BEFORE, values)
    return int(found.scalar_one()) == number


async def totals(session: AsyncSession, player_id: str, public: bool) -> list[GameTotal]:
    """Return what a player has finished and won, by game. `public`: At public tables alone."""
    return [GameTotal(*row) for row in await read_rows(session, _totals(public), {"player": player_id})]


@cache
def _totals(public: bool) -> Select[Any]:
    played, won = func.count(), func.count().filter(SeatResult.result == "won")
    thrown = func.sum(SeatResult.dice), func.sum(SeatResult.pips)
    columns: list[Any] = [SeatResult.game, played, won, *thrown]
    own = select(*columns).where(SeatResult.player_id == OWN, *_public(public))
    return own.group_by(SeatResult.game).order_by(played.desc(), SeatResult.game)


async def opponents(
    session: AsyncSession, player_id: str, public: bool, limit: int = MOST_OPPONENTS
) -> list[Opponent]:
    """Return the results against those whom a player has met most. `public`: At public tables alone."""
    rows = await read_rows(session, _opponents(public), {"player": player_id, "most": limit})
    return [Opponent(*row) for row in rows]


@cache
def _opponents(public: bool) -> Select[Any]:
    met = _met(public).limit(given_number("most")).cte("met").prefix_with("MATERIALIZED")
    page, of = PublicPage, met.c
    people = _among(select(of.player_id))
    columns: list[Any] = [of.player_id, Player.name, page.handle, of.won, of.drawn, of.lost]
    return (
        select(*columns)
        .select_from(met)
        .join(Player, (Player.id == of.player_id) & (Player.id == people))
        .outerjoin(page, (page.player_id == of.player_id) & page.is_public)
        .order_by(of.met.desc(), Player.name, of.player_id)
    )


async def against(session: AsyncSession, player_id: str, other_id: str) -> HeadToHead:
    """Return the results of a player against another one, at private tables too."""
    row = (await read_rows(session, _against(), {"player": player_id, "other": other_id})).one()
    return HeadToHead(*row)


@cache
def _against() -> Select[Any]:
    """Return the query of the results of two players; the index of each of them is read."""
    own, other = SeatResult, aliased(SeatResult)
    both = select(*_counted(own.place, other.place)).select_from(SeatResult)
    both = both.join(other, other.match_id == SeatResult.match_id)
    of_each = SeatResult.player_id == OWN, other.player_id == bindparam("other")
    return both.where(*of_each, SeatResult.place.is_not(None))


def _met(public: bool) -> Select[Any]:
    """Return the query of the players that sat with a player, with the results against each, most first.

    The player's own results and those of the others in the same matches are read once each, by an index, and
    then joined. PostgreSQL would look up one of them for each row of the other, because it expects few.
    """
    places = select(SeatResult.match_id, SeatResult.place)
    found = places.where(SeatResult.player_id == OWN, SeatResult.place.is_not(None), *_public(public))
    own = found.cte("own").prefix_with("MATERIALIZED")
    others = select(SeatResult.match_id, SeatResult.player_id, SeatResult.place)
    there = others.where(SeatResult.match_id == _among(select(own.c.match_id)), SeatResult.player_id != OWN)
    other = there.cte("theirs").prefix_with("MATERIALIZED")
    met = func.count().label("met")
    both = select(other.c.player_id, met, *_counted(own.c.place, other.c.place))
    both = both.join_from(own, other, other.c.match_id == own.c.match_id)
    return both.group_by(other.c.player_id).order_by(met.desc(), other.c.player_id)


def _counted(own: Place, theirs: Place) -> list[Any]:
    """Return how many matches were won, drawn and lost against another seat, by the places of both."""
    results = {"won": own < theirs, "drawn": own == theirs, "lost": own > theirs}
    return [func.count().filter(one).label(name) for name, one in results.items()]


def _among(ids: Select[str]) -> Any:
    """Return what an id must equal to be one of these, which are read on their own and as an array."""
    return any_(func.array(ids.correlate(None).scalar_subquery()))


def _public(public: bool) -> list[ColumnElement[bool]]:
    return [SeatResult.is_public.is_(True)] if public else []
