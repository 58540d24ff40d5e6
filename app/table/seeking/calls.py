"""Changes of searches and calls, in the caller's transaction, which holds the lock of all searches."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries.seeking import calls, pairs, searches
from app.db.queries.seeking.calls import CallEnding
from app.db.queries.seeking.searches import ALIVE_FOR, SearchState
from app.db.rows.seeking import CalledSearch, OpponentCall, OpponentSearch
from app.engine.contract import AnyGame
from app.errors import Conflict, NotFound
from app.table.seeking import gatherings
from app.table.seeking.candidates import Candidates, load_candidates
from app.table.seeking.meetings.pairing import Meeting, meetings
from app.table.seeking.meetings.wish import LIVE, Pace
from app.table.seeking.opening import open_match
from app.table.seeking.search_wishes import ID_LENGTH
from app.table.state.match_settings import random_word
from app.table.state.player_words import validated_commitment

ANSWERED_WITHIN = timedelta(seconds=30)
ANSWERED_ON_DEVICE_WITHIN = timedelta(seconds=90)
"""How long a call is open to a player who has no page of the site in front of them."""
BEGINS_AFTER = timedelta(seconds=3)
"""How long after the last yes the match begins, unless all want to begin at once."""
MISSED_CALLS = 2
"""A search ends with this many calls in a row that its player has not answered."""

Games = Mapping[str, AnyGame]


class Begun(Struct, frozen=True):
    """A match that has been opened, to be started after the commit."""

    match_id: str
    host_id: str


async def pair(session: AsyncSession, games: Games, now: datetime) -> list[Begun]:
    """Call all who can meet, and return the matches by days, which begin without a call."""
    begun: list[Begun] = []
    await gatherings.offer(session, now)
    while True:
        found = await load_candidates(session, now)
        by_days = False
        for meeting in meetings(found.waiting, found.bars):
            rows = rows_of(meeting, found)
            if meeting.pace is Pace.DAYS:
                begun.append(await begin_by_days(session, games, meeting, rows, now))
                by_days = True
            else:
                await call(session, meeting, rows, now)
        if not by_days:  # else those who look for a live match, too, may fit others now
            return begun


def rows_of(meeting: Meeting, found: Candidates) -> list[OpponentSearch]:
    return [found.rows[one.id] for one in meeting.members]


async def call(
    session: AsyncSession,
    meeting: Meeting,
    rows: Sequence[OpponentSearch],
    now: datetime,
    caller_id: str | None = None,
    word_commitment: str | None = None,
) -> OpponentCall:
    """Ask the players of these searches. `caller_id`: The one who asks for the match has said yes.

    `word_commitment` is that of the caller's word.
    """
    is_far = any(row.seen_at <= now - ALIVE_FOR for row in rows)
    made = OpponentCall(
        id=random_word(ID_LENGTH),
        game=meeting.game,
        pace=meeting.pace,
        is_rated=meeting.is_rated,
        seats=meeting.seats,
        most=meeting.most,
        made_at=now,
        ends_at=now + (ANSWERED_ON_DEVICE_WITHIN if is_far else ANSWERED_WITHIN),
    )
    called = [
        CalledSearch(
            call_id=made.id,
            search_id=row.id,
            player_id=row.player_id,
            answer=True if row.player_id == caller_id else None,
            word_commitment=word_commitment if row.player_id == caller_id else None,
            called_at=now,
        )
        for row in rows
    ]
    for row in rows:
        row.state = SearchState.CALLED
    await calls.add(session, made, called)
    return made


async def wait_longer(session: AsyncSession, call_ids: Iterable[str]) -> None:
    """Keep calls open for those who must come back to a page first."""
    for found in await calls.by_ids(session, [*call_ids]):
        if found.ending is None and found.begins_at is None:
            found.ends_at = found.made_at + ANSWERED_ON_DEVICE_WITHIN


async def answer(
    session: AsyncSession,
    call_id: str,
    player_id: str,
    is_yes: bool,
    now: datetime,
    word_commitment: str | None = None,
) -> OpponentCall:
    """Take an answer; a second yes wants to begin at once, and a no after it takes it back.

    `word_commitment` is that of the player's word. Raises NotFound for a call of others, Conflict for one
    that is over, BadRequest.
    """
    commitment = validated_commitment(word_commitment)
    found = await calls.by_id(session, call_id)
    called = await calls.called_in(session, call_id)
    mine = next((one for one in called if one.player_id == player_id), None)
    if found is None or mine is None:
        raise NotFound("no-such-call")
    if found.ending is not None:
        raise Conflict("opponent-gone")
    if not is_yes:
        await leave(session, found, mine, now)
        return found
    is_newcomer = found.counts_since is not None and not mine.answer
    if is_newcomer and not await gatherings.accept(session, found, mine, now):
        raise Conflict("opponent-gone")
    mine.hurries = bool(mine.answer)
    mine.answer = True
    mine.word_commitment = commitment or mine.word_commitment
    for row in await searches.by_ids(session, [mine.search_id]):
        row.missed, row.seen_at = 0, now
    _set_beginning(found, called, now)
    return found


def _set_beginning(found: OpponentCall, called: Sequence[CalledSearch], now: datetime) -> None:
    """Set when the match begins, once all have said yes; others can still join a gathering until then."""
    if found.begins_at is None and all(one.answer for one in called):
        if found.most > len(called):
            gatherings.begin_count(found, now)
        else:
            found.begins_at = now + BEGINS_AFTER
    if found.begins_at is not None and all(one.hurries for one in called if one.answer):
        found.begins_at = now


async def leave(session: AsyncSession, found: OpponentCall, mine: CalledSearch, now: datetime) -> None:
    """Take a no, or a yes back. The call ends with it, unless it is a gathering with enough others."""
    ending = CallEnding.CANCELLED if mine.answer else CallEnding.REFUSED
    if not await gatherings.goes_on_without(session, found, mine, now):
        await release(session, found, ending, now)
    mine.answer = False
    await session.flush()


async def stop(session: AsyncSession, found: OpponentCall, search_id: str, now: datetime) -> None:
    """Take a search that has ended out of its call. Its player has refused nobody."""
    mine = next(one for one in await calls.called_in(session, found.id) if one.search_id == search_id)
    if await gatherings.goes_on_without(session, found, mine, now):
        await calls.remove_called(session, mine)
    else:
        await release(session, found, CallEnding.CANCELLED, now)


async def release(session: AsyncSession, ended: OpponentCall, ending: CallEnding, now: datetime) -> None:
    """End a call without a match: its searches wait on in their places.

    After `missed` those without an answer are on hold, or end.
    """
    ended.ending, ended.ended_at = ending, now
    called = {one.search_id: one for one in await calls.called_in(session, ended.id)}
    for row in await searches.by_ids(session, called):
        if row.state != SearchState.CALLED:
            continue  # it was stopped
        row.state = SearchState.WAITING
        if ending is CallEnding.MISSED and called[row.id].answer is None:
            _miss(row, now)


def _miss(row: OpponentSearch, now: datetime) -> None:
    """Put a search on hold whose player has not answered; after two in a row it ends."""
    row.missed += 1
    row.state = SearchState.ON_HOLD
    if row.missed >= MISSED_CALLS:
        end(row, now)


async def end_due(session: AsyncSession, games: Games, now: datetime) -> list[Begun]:
    """Begin or end the calls whose time is over; return the matches that begin."""
    begun: list[Begun] = []
    for found in await calls.due(session, now):
        if found.begins_at is None:
            await release(session, found, CallEnding.MISSED, now)
        elif (started := await begin_called(session, games, found, now)) is not None:
            begun.append(started)
    return begun


async def begin_called(
    session: AsyncSession, games: Games, found: OpponentCall, now: datetime
) -> Begun | None:
    """Open the match to which all have said yes; None if one of them has got into a live match meanwhile.

    Those who were offered a seat and have not answered look on.
    """
    everybody = await calls.called_in(session, found.id)
    called = [one for one in everybody if one.answer]
    rows = await searches.by_ids(session, [one.search_id for one in called])
    if await pairs.in_live_match(session, [one.player_id for one in called]):
        await release(session, found, CallEnding.CANCELLED, now)
        return None
    words = {one.player_id: one.word_commitment for one in called}
    begun = await begin(session, games, found, rows, words=words, now=now)
    found.ending, found.ended_at, found.match = CallEnding.BEGUN, now, begun.match_id
    late = {one.search_id: one for one in everybody if not one.answer}
    for row in await searches.by_ids(session, late):
        if late[row.id].called_at <= now - gatherings.NEWCOMER_ANSWERS_WITHIN:
            _miss(row, now)
        else:
            row.state = SearchState.WAITING
    return begun


async def begin_by_days(
    session: AsyncSession, games: Games, meeting: Meeting, rows: Sequence[OpponentSearch], now: datetime
) -> Begun:
    """Open a match by days, with the words to which its players have committed in their searches."""
    words = {str(row.player_id): row.word_commitment for row in rows}
    return await begin(session, games, meeting, rows, words=words, now=now)


async def begin(
    session: AsyncSession,
    games: Games,
    about: Meeting | OpponentCall,
    rows: Sequence[OpponentSearch],
    words: Mapping[str, str | None],
    now: datetime,
) -> Begun:
    """Open a match for the players of these searches, which look on for their other kind of pace alone.

    `words`: The commitments of their words, by player.
    """
    pace = Pace(about.pace)
    seated = {str(row.player_id): words[str(row.player_id)] for row in rows}
    match = await open_match(
        session, games[about.game], seated, pace, is_rated=about.is_rated, seats=about.seats, now=now
    )
    over = LIVE if pace in LIVE else {Pace.DAYS}
    for row in rows:
        row.paces = [one for one in row.paces if one not in over]
        row.word_commitment = row.word_commitment if Pace.DAYS in row.paces else None
        row.found_at, row.missed, row.state = row.found_at or now, 0, SearchState.WAITING
        if not row.paces:
            end(row, now)
    return Begun(match.id, match.host_id)


def end(row: OpponentSearch, now: datetime) -> None:
    """End a search."""
    row.state, row.ended_at = SearchState.OVER, now
