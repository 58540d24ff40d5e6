"""Gatherings in the database: calls for more than two seats, which others join while a count runs down.

All changes are in the caller's transaction, which holds the lock of all searches.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries.seeking import calls, searches
from app.db.queries.seeking.searches import SearchState
from app.db.rows.seeking import CalledSearch, OpponentCall
from app.table.seeking.candidates import Candidates, load_candidates
from app.table.seeking.meetings.gathering import Countdown, gathered, is_full, with_newcomer
from app.table.seeking.meetings.pairing import Meeting
from app.table.seeking.meetings.wish import Pace

NEWCOMER_ANSWERS_WITHIN = timedelta(seconds=30)
"""How long a search that was offered a gathering may be without an answer before that is a missed call."""


class Gathering(Struct, frozen=True):
    """A call that counts down, those who are in it, and the searches that could join."""

    call: OpponentCall
    called: Sequence[CalledSearch]
    meeting: Meeting
    found: Candidates

    @property
    def count(self) -> Countdown:
        assert self.call.counts_since is not None and self.call.begins_at is not None
        return Countdown(self.call.counts_since, self.call.begins_at)


async def load(session: AsyncSession, call: OpponentCall, now: datetime) -> Gathering:
    """Return a gathering; its meeting is of those who have said yes."""
    called = await calls.called_in(session, call.id)
    found = await load_candidates(session, now, [one.search_id for one in called])
    members = tuple(found.called[one.search_id] for one in called if one.answer)
    meeting = Meeting(
        members=members,
        game=call.game,
        pace=Pace(call.pace),
        is_rated=call.is_rated,
        seats=call.seats,
        most=call.most,
    )
    return Gathering(call, called, meeting, found)


def begin_count(call: OpponentCall, now: datetime) -> None:
    """Begin to count down: all who were called have said yes, and others can join."""
    call.counts_since, call.begins_at = now, Countdown.begun(now).begins_at


async def offer(session: AsyncSession, now: datetime) -> None:
    """Offer the free seats of gatherings to those who fit, the longest waiting first."""
    for call in await calls.counting(session):
        here = await load(session, call, now)
        before = {one.search_id for one in await calls.ever_called_in(session, call.id)}
        fitting = [
            one.id
            for one in here.found.waiting
            if one.id not in before and with_newcomer(here.meeting, one, here.found.bars) is not None
        ]
        for search_id in fitting[: max(0, call.most - len(here.called))]:
            row = here.found.rows[search_id]
            row.state = SearchState.CALLED
            calls.add_called(session, _called(call.id, search_id, str(row.player_id), now))
        await session.flush()


async def invite(
    session: AsyncSession, call: OpponentCall, search_id: str, player_id: str, now: datetime
) -> None:
    """Call a search whose player wants to join, also again."""
    known = next(
        (one for one in await calls.ever_called_in(session, call.id) if one.search_id == search_id), None
    )
    if known is None:
        calls.add_called(session, _called(call.id, search_id, player_id, now))
    else:
        known.answer, known.hurries, known.called_at = None, False, now
    await session.flush()


async def accept(session: AsyncSession, call: OpponentCall, newcomer: CalledSearch, now: datetime) -> bool:
    """Take the yes of a newcomer, who adds to the count; return whether they still fit."""
    here = await load(session, call, now)
    joined = with_newcomer(here.meeting, here.found.called[newcomer.search_id], here.found.bars)
    if joined is None:
        return False
    call.seats, call.most = joined.seats, joined.most
    call.begins_at = here.count.with_newcomer(now, is_full(joined)).begins_at
    return True


async def goes_on_without(
    session: AsyncSession, call: OpponentCall, leaving: CalledSearch, now: datetime
) -> bool:
    """Return whether a gathering can begin without one of those who were called, and let it go on."""
    if call.counts_since is None:
        return False
    here = await load(session, call, now)
    left = gathered(here.meeting, [one for one in here.meeting.members if one.id != leaving.search_id])
    if left is None:
        return False
    call.seats, call.most = left.seats, left.most
    await put_back(session, leaving.search_id)
    return True


async def put_back(session: AsyncSession, search_id: str) -> None:
    """Let a search that has left a gathering wait on in its place."""
    for row in await searches.by_ids(session, [search_id]):
        if row.state == SearchState.CALLED:
            row.state = SearchState.WAITING


def _called(call_id: str, search_id: str, player_id: str, now: datetime) -> CalledSearch:
    return CalledSearch(
        call_id=call_id, search_id=search_id, player_id=player_id, answer=None, hurries=False, called_at=now
    )
