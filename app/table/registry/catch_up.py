"""Brings a match in memory up to date with the database.

The changes are those of other processes, or those of a write of our own whose answer was lost.
"""

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.match_status import NOT_BEGUN, PLAYED, MatchStatus
from app.db.models import Action, Match
from app.db.queries import actions, matches, scheduled_jobs
from app.engine.chain import ChainHead
from app.table.clock.clock_state import Clocks, clocks_from
from app.table.clock.timestamps import Ms, as_ms
from app.table.registry.match_rows import (
    load_clocks,
    load_seats,
    stored_calling_off,
    stored_outcome,
    stored_rematch,
)
from app.table.registry.match_rules import Games
from app.table.replay.position_loader import DamagedMatch, load_log_lines, load_position, replay_action
from app.table.replay.rules_check import RESIGNATION
from app.table.state.event_log import EventLog
from app.table.state.match_header import MatchHeader
from app.table.state.notice import GAME_GONE, RECORD_UNFIT, rules_changed
from app.table.table import Table

log = structlog.get_logger()


async def catch_up(session: AsyncSession, games: Games, table: Table, match: Match) -> bool:
    """Take over all changes committed since the last read; return whether there were any."""
    take_over = _take_over_lobby if table.position is None else _take_over_actions
    changed = await take_over(session, table, match)
    if table.status is MatchStatus.FINISHED:
        await _take_over_rematch(session, games, table)
    table.uncertain = False
    return changed


async def _take_over_lobby(session: AsyncSession, table: Table, match: Match) -> bool:
    """Take over the changes of a lobby, or of a match that cannot go on."""
    seats = await load_seats(session, table.header.id)
    known = table.stamp, table.status, table.seats
    if (match.stamp, match.status, seats) == known and not table.uncertain:
        return False
    table.stamp, table.header, table.seats = match.stamp, MatchHeader.of(match), seats
    begins = match.status != table.status and table.status in NOT_BEGUN
    table.status, table.outcome = MatchStatus(match.status), match.outcome
    if begins and match.status in PLAYED:
        await open_match(session, table, match)
    with table.following_another_process(_is_by_another_process(table)):
        table.reseat(seats)
    return True


async def _take_over_actions(session: AsyncSession, table: Table, match: Match) -> bool:
    """Take over the actions of a started match one by one or, after any other change, reload all of it."""
    changed = match.stamp != table.stamp or table.uncertain
    rows = await actions.since(session, table.header.id, table.seq)
    if not (rows or changed):
        return False
    if changed:
        await _reload(session, table, match, rows)
        return True
    seats = await load_seats(session, table.header.id) if any(map(_may_change_seat, rows)) else table.seats
    with table.following_another_process(_is_by_another_process(table)):
        _advance(table, rows)
        table.clock_due = None if table.clocks is None else table.clocks.expires_at
        if seats != table.seats:
            table.seats = seats
            table.announce_seats()
    return True


def _head_of(row: Action) -> ChainHead | None:
    return None if row.line is None or row.head is None else ChainHead(row.line, row.head)


async def _reload(session: AsyncSession, table: Table, match: Match, rows: list[Action]) -> None:
    """Take over actions and all that changes without an action: seats, clocks, status and log."""
    seats = await load_seats(session, table.header.id)
    clocks, clock_due = await current_clocks(session, table), await stored_clock_due(session, table)
    last = rows[-1].seq if rows else table.seq
    chain = await stored_head(session, table, last)
    log = EventLog(len(seats), await load_log_lines(session, table, last, table.sees_from(seats)))
    with table.following_another_process(_is_by_another_process(table)):
        _advance(table, rows)
        table.clocks, table.clock_due, table.chain = clocks, clock_due, chain
        table.stamp, table.header, table.log = match.stamp, MatchHeader.of(match), log
        table.apply_change(MatchStatus(match.status), stored_calling_off(match), stored_outcome(match))
        table.reseat(seats)


def _advance(table: Table, rows: list[Action]) -> None:
    for row in rows:
        assert table.position is not None
        position, events = replay_action(table, table.position, row)
        table.advance(position, events, clocks_from(row.clocks), _head_of(row))


def _may_change_seat(row: Action) -> bool:
    """Return whether an action may have passed its seat to the server without a new row version.

    A resignation does, and so can the action of a player whose time was up (db/action_writer.py).
    """
    return row.served == "time" or row.action == RESIGNATION


def _is_by_another_process(table: Table) -> bool:
    """Return whether another process wrote the rows that are in the database and not in memory."""
    return table.shared and not table.uncertain


async def open_match(session: AsyncSession, table: Table, match: Match) -> None:
    """Bring a started match to its last committed action, or note why it cannot go on."""
    last = (await actions.last_actions(session, [table.header.id]))[table.header.id].seq
    table.chain = await stored_head(session, table, last)
    if table.game is None:
        table.seq = last
        table.notice = GAME_GONE
        table.log = EventLog(len(table.seats), {})
        return
    table.log = EventLog(len(table.seats), await load_log_lines(session, table, last, table.sees_from()))
    if table.header.rules_version != table.game.rules_version:
        table.seq = last
        table.notice = rules_changed(table.header.rules_version, table.game.rules_version)
        return
    try:
        position, clocks = await load_position(session, table), await current_clocks(session, table)
        if (outcome := stored_outcome(match)) is not None and position.outcome is None:
            position, clocks = position.with_outcome(outcome), None
        table.chain = await stored_head(session, table, position.seq)
        table.resume(position, clocks)
        table.restore_absences()
        table.calling_off = stored_calling_off(match)
        table.clock_due = await stored_clock_due(session, table)
    except (DamagedMatch, msgspec.ValidationError) as error:
        log.error("match_rests", match=table.header.id, why=str(error))
        table.seq = last
        table.notice = RECORD_UNFIT
    table.saved_seq = table.seq


async def stored_head(session: AsyncSession, table: Table, seq: int) -> ChainHead | None:
    """Return the head after action `seq` and the table events that follow it; None if the match has no
    chain.

    Another process may have stored a later action meanwhile: its head would not belong to our position.
    """
    found = await actions.last_head(session, table.header.id, seq)
    return None if found is None else ChainHead(*found)


async def current_clocks(session: AsyncSession, table: Table) -> Clocks | None:
    """Return the clocks after the last action or change, without the time for which all servers were away."""
    match = await matches.by_id(session, table.header.id)
    if match is None:
        return None
    last = await actions.last_actions(session, [match.id])
    return (await load_clocks(session, [match], last)).get(match.id)


async def stored_clock_due(session: AsyncSession, table: Table) -> Ms | None:
    """Return when the clocks are to be checked next; None if no job is scheduled."""
    at = await scheduled_jobs.due_at(session, table.header.id, JobKind.CLOCK)
    return None if at is None else as_ms(at)


async def _take_over_rematch(session: AsyncSession, games: Games, table: Table) -> None:
    rematch = await stored_rematch(session, games, table.header.id)
    if rematch is not None and rematch != table.rematch:
        with table.following_another_process():
            table.show_rematch(rematch)
