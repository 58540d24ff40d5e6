"""Converts the rows of a match into the structs of its table."""

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.match_status import MatchStatus
from app.db.models import Match, StoredMatch
from app.db.models import Seat as SeatRow
from app.db.queries import matches, players, servers
from app.db.queries.actions import LastAction
from app.db.queries.players import PlayerName
from app.engine.types import Outcome
from app.table.clock.clock_state import Clocks, clocks_from, latest
from app.table.clock.outages import Outages
from app.table.clock.timestamps import as_ms, as_time
from app.table.registry.match_rules import Games
from app.table.state.match_header import MatchHeader, SeatState
from app.table.state.table_state import TableState
from app.table.views.document_builder import seat_views
from app.table.views.player_names import player_views
from app.table.wire.document import CallingOff, Rematch, iso


def stored_calling_off(match: Match) -> CallingOff | None:
    """Return the standing proposal to end a match without a result; None unless the match is being played."""
    stored = match.calling_off if match.status == MatchStatus.PLAYING else None
    return None if stored is None else msgspec.convert(stored, CallingOff)


def stored_outcome(match: Match) -> Outcome | None:
    """Return the outcome of a match that is over."""
    return None if match.outcome is None else msgspec.convert(match.outcome, Outcome)


async def load_seats(session: AsyncSession, match_id: str) -> list[SeatState]:
    """Load the seats of a match in order, with the names of the players."""
    return (await load_seats_of(session, [match_id]))[match_id]


async def load_seats_of(session: AsyncSession, match_ids: list[str]) -> dict[str, list[SeatState]]:
    """Load the seats of several matches, each list in order, with the names of the players."""
    rows: dict[str, list[SeatRow]] = await matches.seats_of(session, match_ids)
    every = [row for of_match in rows.values() for row in of_match]
    ids = {one for row in every for one in (row.player_id, row.kept_for, row.first_id) if one}
    known = await players.by_ids(session, ids)
    return {match_id: [_seat(row, known) for row in of_match] for match_id, of_match in rows.items()}


def _seat(row: SeatRow, known: Mapping[str, PlayerName]) -> SeatState:
    player = known[row.player_id] if row.player_id else None
    return SeatState(
        seat=row.seat,
        player_id=row.player_id,
        name=player.name if player else None,
        program=player.program if player else False,
        bot=row.bot,
        client_seed=row.client_seed,
        away=row.away,
        away_since=row.away_since,
        left=row.left,
        resigned=row.resigned,
        idle=row.idle,
        kept_for=row.kept_for,
        kept_name=known[row.kept_for].name if row.kept_for else None,
        declined=row.declined,
        coach=row.coach,
        first_id=row.first_id,
        first_name=known[row.first_id].name if row.first_id else None,
        sees_from=row.sees_from,
        locked=row.locked,
        ready=row.ready,
        prodded_by=row.prodded_by,
        prodded_at=row.prodded_at,
        prodded_q=row.prodded_q,
        missed_ms=row.missed_ms,
        missed_q=row.missed_q,
        nudges=row.nudges,
        word_commitment=row.word_commitment,
        word=row.word,
        sat_at=row.sat_at,
        awaited=row.awaited,
    )


async def load_clocks(
    session: AsyncSession, found: Sequence[StoredMatch], last: dict[str, LastAction]
) -> dict[str, Clocks]:
    """Load the clocks of those of the matches whose time runs, after the `last` action of each or a change.

    The time for which all servers were away is taken off.
    """
    stored = {
        match.id: latest(clocks_from(last[match.id].clocks), clocks_from(match.clocks))
        for match in found
        if match.id in last
    }
    timed = {match_id: clocks for match_id, clocks in stored.items() if clocks is not None}
    if not timed:
        return {}
    away = await servers.outages(session, as_time(min(clocks.at for clocks in timed.values())))
    outages = Outages((as_ms(one.gone), as_ms(one.back)) for one in away)
    return {match_id: outages.take_off(clocks) for match_id, clocks in timed.items()}


async def stored_rematch(session: AsyncSession, games: Games, match_id: str) -> Rematch | None:
    """Load the table of this match's rematch with its seats; None if nobody has proposed one."""
    match = await matches.rematch_of(session, match_id)
    if match is None:
        return None
    again = TableState(MatchHeader.of(match), games.get(match.game))
    again.seats = await load_seats(session, match.id)
    hosts = await player_views(session, {match.host_id})
    assert match.open_until is not None
    return Rematch(
        match=match.id,
        status=match.status,
        host=hosts[match.host_id],
        seats=seat_views(again),
        open_until=iso(match.open_until),
        starts_at=iso(match.starts_at) if match.starts_at else None,
    )
