"""Searches for an opponent: begun, changed and stopped by players, paired, called and turned into matches.

Everything runs in a transaction that holds one lock, so it happens once, whichever process does it. Each
process also looks for calls whose time is over, of its own and of processes that have crashed.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from math import ceil

import structlog
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.moderation import sanctions
from app.db.queries import players
from app.db.queries.seeking import calls as call_rows
from app.db.queries.seeking import keeping, lapses, pairs, past, searches
from app.db.queries.seeking.lapses import LapseKind
from app.db.queries.seeking.searches import ALIVE_FOR, SearchState
from app.db.rows.seeking import OpponentCall, OpponentSearch
from app.errors import AlreadyStarted, BadRequest, Conflict, Forbidden, MatchOver, NotFound, OnBreak
from app.table.absence.hibernation import Hibernation
from app.table.lobby.start_service import StartService
from app.table.notifier import Notifier
from app.table.registry.table_registry import TableRegistry
from app.table.seeking import calls, gatherings, set_times
from app.table.seeking.call_news import asked_now, newly_called, notify_changes, open_calls
from app.table.seeking.calls import Begun
from app.table.seeking.candidates import load_candidates
from app.table.seeking.meetings.pairing import meetings
from app.table.seeking.meetings.wish import Pace, Wish
from app.table.seeking.no_shows import pause_after
from app.table.seeking.past_searches import COUNTED_FOR, PastSearch
from app.table.seeking.search_wishes import Reach, new_search, put_wish, wish_of, wish_of_call
from app.table.state.player_words import validated_commitment

log = structlog.get_logger()

NOTED_EVERY = timedelta(seconds=30)
"""How often an open page is noted."""
LOOK_SECONDS = 5.0
"""How often a process looks for calls of others that end or begin."""
READ_AGAIN_AFTER = timedelta(minutes=5)
STARTED_AGAIN_FOR = timedelta(minutes=10)
"""For how long a match whose start was lost is started again."""


class SeekingService:
    def __init__(
        self, tables: TableRegistry, starts: StartService, hibernation: Hibernation, notifier: Notifier
    ) -> None:
        self._tables = tables
        self._starts = starts
        self._hibernation = hibernation
        self._notifier = notifier
        self._now = tables.now
        self._woken = asyncio.Event()
        self.on_changed: Callable[[], None] = lambda: None
        """Called after each change of a search or a call."""
        self._past: tuple[datetime, list[PastSearch]] | None = None

    async def look(
        self, player_id: str, wish: Wish, reach: Reach, word_commitment: str | None = None
    ) -> OpponentSearch:
        """Begin a search, or give the open one another wish; it keeps its place.

        `word_commitment` is that of the player's word for a match by days. Raises BadRequest, Conflict,
        Forbidden.
        """
        games, commitment = self.checked_games(wish), validated_commitment(word_commitment)
        async with self.changing() as session:
            await self.check_may_look(session, player_id)
            row = await searches.open_of(session, player_id)
            if row is not None and row.state == SearchState.CALLED:
                raise Conflict("called-now")
            now = self._now()
            if row is None:
                row = new_search(player_id, wish, games, reach)
                row.since, row.seen_at, row.word_commitment = now, now, commitment
                await searches.add(session, row)
            else:
                put_wish(row, wish, games)
                row.state, row.seen_at = SearchState.WAITING, now
                row.word_commitment = commitment or row.word_commitment
        return row

    async def own(self, player_id: str) -> OpponentSearch | None:
        """Return the open search of a player; None if there is none."""
        async with self._tables.sessions() as session:
            return await searches.open_of(session, player_id)

    async def past(self) -> list[PastSearch]:
        """Return the searches of four weeks, read at most every few minutes."""
        now = self._now()
        if self._past is None or self._past[0] <= now - READ_AGAIN_AFTER:
            self._past = now, await self._open_after(now - COUNTED_FOR)
        return self._past[1]

    async def past_hour(self) -> list[PastSearch]:
        """Return the searches that were open in the last hour."""
        return await self._open_after(self._now() - timedelta(hours=1))

    async def _open_after(self, at: datetime) -> list[PastSearch]:
        async with self._tables.sessions() as session:
            rows = await past.open_after(session, at)
        return [
            PastSearch(
                *(frozenset(row.games), frozenset(row.paces), row.since, row.ended_at, row.found_at),
                person=row.person,
            )
            for row in rows
        ]

    async def look_again(self, player_id: str) -> None:
        """Go on with a search that is on hold. Raises NotFound."""
        async with self.changing() as session:
            row = await self._own(session, player_id)
            if row.state == SearchState.ON_HOLD:
                row.state = SearchState.WAITING
            row.seen_at = self._now()

    async def note_page(self, player_id: str) -> None:
        """Note that a page of the player is open: their search, if there is one, takes part."""
        now = self._now()
        async with self._tables.sessions.begin() as session:
            row = await searches.open_of(session, player_id)
            if row is None or row.seen_at > now - NOTED_EVERY:
                return
            is_back = row.seen_at <= now - ALIVE_FOR
            await searches.note_page(session, player_id, now)
        if is_back:
            async with self.changing():
                pass  # each change pairs, now with this search

    async def call_on_devices(self, player_id: str, lasts: timedelta | None) -> None:
        """Let the player be called on their devices for this long; with None no longer. Raises NotFound."""
        async with self.changing() as session:
            row = await self._own(session, player_id)
            row.reachable_until = None if lasts is None else self._now() + lasts

    async def widen(self, player_id: str, within: int | None) -> None:
        """Set the range of a search after its player was asked; the same one keeps it. Raises NotFound."""
        async with self.changing() as session:
            row = await self._own(session, player_id)
            row.keeps_range = within == row.within
            row.within = within

    async def stop(self, player_id: str) -> None:
        """End the player's search, and with it the call that it is in. Raises NotFound."""
        async with self.changing() as session:
            row = await self._own(session, player_id)
            now = self._now()
            calls.end(row, now)
            if (call := await call_rows.open_of(session, row.id)) is not None:
                await calls.stop(session, call, row.id, now)

    async def call(
        self, player_id: str, search_id: str, reach: Reach, word_commitment: str | None = None
    ) -> None:
        """Call the player of a waiting search, as one who has said yes, with the commitment of their word.

        A match by days begins at once. Without a search of their own, the player gets one with the wish of
        the other. Raises Conflict if the two cannot meet, or one of them is taken, OnBreak shortly before
        maintenance, BadRequest and Forbidden.
        """
        self._tables.maintenance.check_start()
        commitment, begun = validated_commitment(word_commitment), None
        async with self.changing() as session:
            await self.check_may_look(session, player_id)
            mine = await searches.open_of(session, player_id)
            if mine is None:
                mine = await self._like(session, search_id, player_id, reach)
            if mine.state == SearchState.CALLED:
                raise Conflict("called-now")
            mine.state, mine.seen_at = SearchState.WAITING, self._now()
            found = (await load_candidates(session, self._now())).only([mine.id, search_id])
            together = meetings(found.waiting, found.bars)
            if not together:
                raise Conflict("opponent-gone")
            rows = calls.rows_of(together[0], found)
            if together[0].pace is Pace.DAYS:
                mine.word_commitment = commitment or mine.word_commitment
                begun = await calls.begin_by_days(session, self._tables.games, together[0], rows, self._now())
            else:
                await calls.call(
                    session, together[0], rows, self._now(), caller_id=player_id, word_commitment=commitment
                )
        if begun is not None:
            await self._start(begun)

    async def join(
        self, player_id: str, call_id: str, reach: Reach, word_commitment: str | None = None
    ) -> None:
        """Join a gathering, with a yes. A player who does not look gets the wish that it has.

        Raises Conflict, Forbidden, NotFound.
        """
        validated_commitment(word_commitment)
        async with self.changing() as session:
            await self.check_may_look(session, player_id)
            call = await call_rows.by_id(session, call_id)
            if call is None:
                raise NotFound("no-such-call")
            if call.ending is not None or call.counts_since is None:
                raise Conflict("opponent-gone")
            mine = await searches.open_of(session, player_id)
            if mine is None:
                mine = await self._begun(session, player_id, wish_of_call(call), reach)
            open_call = await call_rows.open_of(session, mine.id)
            if open_call is not None and open_call.id != call_id:
                raise Conflict("called-now")
            mine.state, mine.seen_at = SearchState.CALLED, self._now()
            if open_call is None:
                await gatherings.invite(session, call, mine.id, player_id, self._now())
            await calls.answer(session, call_id, player_id, True, self._now(), word_commitment)
        await self._hold_matches(player_id)

    async def answer(
        self, player_id: str, call_id: str, is_yes: bool, word_commitment: str | None = None
    ) -> OpponentCall:
        """Answer a call, as `calls.answer` says. After a yes the player's match with computers rests."""
        async with self.changing() as session:
            answered = await calls.answer(
                session, call_id, player_id, is_yes, self._now(), word_commitment=word_commitment
            )
        if is_yes:
            await self._hold_matches(player_id)
        return answered

    async def _hold_matches(self, player_id: str) -> None:
        """Let the live matches rest that the player plays with computers alone."""
        async with self._tables.sessions() as session:
            running = await pairs.live_matches_of(session, player_id)
        for match_id in running:
            table = await self._tables.load(match_id)
            seat = table.seat_of(player_id)
            if seat is not None and table.solo_seat() == seat:
                with contextlib.suppress(Conflict, MatchOver):  # it has ended meanwhile
                    await self._hibernation.pause(table, seat)

    async def end_due(self) -> None:
        """Begin or end the calls whose time is over, and start matches whose start was lost."""
        async with self.changing():
            pass  # each change does what is due
        async with self._tables.sessions() as session:
            lost = await call_rows.not_started(session, self._now() - STARTED_AGAIN_FOR)
        for match_id, host_id in lost:
            await self._start(Begun(match_id, host_id))

    async def drop_old(self) -> None:
        """Remove what is kept no longer; any process may do it at any time."""
        async with self.changing() as session:
            await keeping.drop_old(session, self._now())

    async def run(self) -> None:
        """Do what is due when it is due, until cancelled."""
        while True:
            self._woken.clear()
            async with self._tables.sessions() as session:
                call_at, time_at = await call_rows.next_due_at(session), await set_times.next_due_at(session)
            next_at = min(filter(None, (call_at, time_at)), default=None)
            if next_at is not None and next_at <= self._now():
                await self.end_due()
                if next_at == call_at:
                    continue
                next_at = None  # the player of that time may be called, and it is looked at again soon
            left = LOOK_SECONDS if next_at is None else (next_at - self._now()).total_seconds()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(LOOK_SECONDS, left)):
                    await self._woken.wait()

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncSession]:
        """Hold the lock for a change of searches or calls; then end what is due, pair, and start matches."""
        games = self._tables.games
        async with self._tables.sessions.begin() as session:
            await searches.lock(session)
            before = open_calls(await call_rows.all_open(session), self._now())
            begun = await calls.end_due(session, games, self._now())
            waking = await set_times.begin_due(session, self._now())
            await session.flush()
            yield session
            await session.flush()
            now = self._now()  # after what the change has set, which may be due at once
            begun += await calls.end_due(session, games, now)
            await session.flush()
            if self._tables.maintenance.without_starts() is None:  # else searches keep their places
                begun += await calls.pair(session, games, now)
            await session.flush()
            after = open_calls(await call_rows.all_open(session), now)
            names = await players.names(session, newly_called(before, after))
        self._woken.set()
        self.on_changed()
        notify_changes(self._notifier, games, names, before, after)
        for due in waking:
            set_times.notify(self._notifier, games, due)
        for one in begun:
            await self._start(one)
        await self._give_time(asked_now(before, after))

    async def _give_time(self, asked: Iterable[tuple[str, str]]) -> None:
        """Keep calls open longer, each given with a player, whose player has hidden pages alone."""
        late = {call for call, player in asked if await self._notifier.is_hidden(player)}
        if late:
            async with self.changing() as session:
                await calls.wait_longer(session, late)

    async def _start(self, begun: Begun) -> None:
        """Start a match that has been opened; nothing happens if another process has started it."""
        table = await self._tables.load(begun.match_id)
        with contextlib.suppress(AlreadyStarted, OnBreak):  # then it is a lobby
            await self._starts.start(table, begun.host_id)

    async def _like(
        self, session: AsyncSession, search_id: str, player_id: str, reach: Reach
    ) -> OpponentSearch:
        """Begin a search with the wish of another one. Raises Conflict if that is over."""
        others = await searches.by_ids(session, [search_id])
        if not others or others[0].state != SearchState.WAITING:
            raise Conflict("opponent-gone")
        return await self._begun(session, player_id, wish_of(others[0]), reach)

    async def _begun(self, session: AsyncSession, player_id: str, wish: Wish, reach: Reach) -> OpponentSearch:
        """Begin a search of now."""
        games = {game: sorted(sizes) for game, sizes in wish.games.items()}
        mine = new_search(player_id, wish, games, reach)
        mine.since = mine.seen_at = self._now()
        await searches.add(session, mine)
        return mine

    async def check_may_look(self, session: AsyncSession, player_id: str) -> None:
        """Raise Forbidden if operators let the player look for nobody, Conflict in a pause after no-shows."""
        until = await sanctions.no_pairing_until(session, player_id, self._now())
        if until is not None:
            raise Forbidden("pairing-until", when=f"{until:%Y-%m-%d %H:%M} UTC")
        no_shows = await lapses.times(session, player_id, LapseKind.NO_SHOW, self._now())
        if (left := pause_after(no_shows, self._now())) is not None:
            raise Conflict("searching-paused", minutes=ceil(left / timedelta(minutes=1)))

    async def _own(self, session: AsyncSession, player_id: str) -> OpponentSearch:
        row = await searches.open_of(session, player_id)
        if row is None:
            raise NotFound("no-search")
        return row

    def checked_games(self, wish: Wish) -> dict[str, list[int]]:
        """Return the numbers of players by game as they are stored. Raises BadRequest."""
        if not wish.games or not wish.paces:
            raise BadRequest("wish-incomplete")
        checked = {}
        for name, sizes in wish.games.items():
            game = self._tables.games.get(name)
            if game is None:
                raise BadRequest("no-game-called", game=name)
            allowed = range(game.min_seats, game.max_seats + 1)
            if not sizes <= {*allowed}:
                raise BadRequest("wish-incomplete")
            checked[name] = sorted(sizes or allowed)
        return checked
