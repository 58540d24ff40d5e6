"""Queries about the people who search: their ratings, and which of them must not meet. None of them commits.

Each statement takes the ids of all people who search as one array. A pair is given in either order.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import DateTime, Executable, bindparam, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.db.base import is_one_of, is_written
from app.db.identity_models import PeopleMark, Token
from app.db.match_status import MatchStatus
from app.db.models import Match, Seat
from app.db.queries.people.marks import NOT_AGAIN_FOR, MarkKind
from app.db.rows.ratings import PlayerRating
from app.db.rows.results import SeatResult
from app.db.rows.seeking import CalledSearch, OpponentCall

NOT_AT_ONCE = timedelta(minutes=10)
"""How long two people are not paired again after a match."""
REFUSED_FOR = timedelta(minutes=60)
"""How long two people are not offered to each other after one said *Not this time*."""

Pair = tuple[str, str]

_after = bindparam("after", type_=DateTime(timezone=True))
_one, _other = aliased(Seat), aliased(Seat)
_result, _next_result = aliased(SeatResult), aliased(SeatResult)
_called, _next_called = aliased(CalledSearch), aliased(CalledSearch)
IS_LIVE = or_(Match.clock.is_(None), Match.clock["kind"].as_string() != "days")
_is_running = is_written(Match.status, MatchStatus.STARTING, MatchStatus.PLAYING)

MARKED = select(PeopleMark.player_id, PeopleMark.other_id).where(
    is_one_of(PeopleMark.player_id, "people"),
    is_one_of(PeopleMark.other_id, "people"),
    or_(
        PeopleMark.kind == MarkKind.BLOCK,
        (PeopleMark.kind == MarkKind.NOT_AGAIN) & (PeopleMark.at > _after),
    ),
)
PLAYING = (
    select(Match.game, _one.player_id, _other.player_id)
    .join(_one, _one.match_id == Match.id)
    .join(_other, (_other.match_id == Match.id) & (_other.player_id > _one.player_id))
    .where(_is_running, is_one_of(_one.player_id, "people"), is_one_of(_other.player_id, "people"))
)
MET = (
    select(_result.player_id, _next_result.player_id)
    .join(
        _next_result,
        (_next_result.match_id == _result.match_id) & (_next_result.player_id > _result.player_id),
    )
    .where(
        is_one_of(_result.player_id, "people"),
        is_one_of(_next_result.player_id, "people"),
        _result.finished_at > _after,
    )
)
ASKED_AGAIN = (
    select(Match.host_id, Seat.kept_for)
    .join(Seat, Seat.match_id == Match.id)
    .where(is_one_of(Match.host_id, "people"), is_one_of(Seat.kept_for, "people"))
    .where(Match.tournament_id.is_(None), Match.created_at > _after)
)
"""Invitations to another match, and proposed rematches: the host, and the player for whom a seat is kept."""
REFUSED = (
    select(_called.player_id, _next_called.player_id)
    .join(OpponentCall, OpponentCall.id == _called.call_id)
    .join(
        _next_called,
        (_next_called.call_id == _called.call_id) & (_next_called.player_id > _called.player_id),
    )
    .where(
        is_one_of(_called.player_id, "people"),
        is_one_of(_next_called.player_id, "people"),
        OpponentCall.ended_at > _after,
        or_(_called.answer.is_(False), _next_called.answer.is_(False)),
    )
)
BUSY = (
    select(_one.player_id)
    .distinct()
    .join(Match, Match.id == _one.match_id)
    .join(_other, (_other.match_id == Match.id) & (_other.player_id != _one.player_id))
    .where(
        _is_running,
        is_one_of(_one.player_id, "people"),
        IS_LIVE,
    )
)
LIVE_MATCHES = (
    select(Match.id)
    .join(Seat, Seat.match_id == Match.id)
    .where(is_written(Match.status, MatchStatus.PLAYING), Seat.player_id == bindparam("player"), IS_LIVE)
    .where(Match.tournament_id.is_(None), ~Match.lesson)
)
BROWSERS = (
    select(Token.player_id, Token.browser_hash)
    .distinct()
    .where(is_one_of(Token.player_id, "people"), Token.browser_hash.is_not(None))
)
RATINGS = (
    select(PlayerRating)
    .where(is_one_of(PlayerRating.player_id, "people"), is_one_of(PlayerRating.game, "games"))
    .order_by(PlayerRating.season)
)


async def kept_apart(session: AsyncSession, people: Sequence[str], now: datetime) -> list[Pair]:
    """Return the pairs that must not meet in any game: by their marks, because they have just met and do not
    both want another match, or because one has just said no.
    """

    async def pairs_of(statement: Executable, lasts: timedelta) -> list[Pair]:
        rows = await session.execute(statement, {"people": [*people], "after": now - lasts})
        return [(one, other) for one, other in rows]

    met = await pairs_of(MET, NOT_AT_ONCE)
    asked = {*await pairs_of(ASKED_AGAIN, NOT_AT_ONCE)} if met else set()
    again = [(one, other) for one, other in met if {(one, other), (other, one)} <= asked]
    return [
        *await pairs_of(MARKED, NOT_AGAIN_FOR),
        *(pair for pair in met if pair not in again),
        *await pairs_of(REFUSED, REFUSED_FOR),
    ]


async def playing_together(session: AsyncSession, people: Sequence[str]) -> list[tuple[str, str, str]]:
    """Return game and players of the pairs that are in a running match."""
    rows = await session.execute(PLAYING, {"people": [*people]})
    return [(game, one, other) for game, one, other in rows if one is not None and other is not None]


async def in_live_match(session: AsyncSession, people: Sequence[str]) -> set[str]:
    """Return the people who are in a running live match with another person."""
    return {one for one in await session.scalars(BUSY, {"people": [*people]}) if one is not None}


async def live_matches_of(session: AsyncSession, player_id: str) -> list[str]:
    """Return the running live matches in which a player sits, without tournaments and lessons."""
    return [*await session.scalars(LIVE_MATCHES, {"player": player_id})]


async def browsers(session: AsyncSession, people: Sequence[str]) -> list[tuple[str, bytes]]:
    """Return these people with the hash of each browser in which they are signed in."""
    rows = await session.execute(BROWSERS, {"people": [*people]})
    return [(player_id, browser) for player_id, browser in rows if browser is not None]


async def ratings(
    session: AsyncSession, people: Sequence[str], games: Sequence[str]
) -> dict[tuple[str, str], PlayerRating]:
    """Return the last ratings of these people, by player and game."""
    rows = await session.scalars(RATINGS, {"people": [*people], "games": [*games]})
    return {(row.player_id, row.game): row for row in rows}  # the last season of each replaces the others
