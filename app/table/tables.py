"""The matches in memory: read when somebody looks, let go when nobody does."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from app.db import actions, due, matches, players, servers
from app.db.actions import CLOCK
from app.db.models import Match
from app.db.models import Seat as SeatRow
from app.engine.contract import Game, Outcome, Seat
from app.table.calls import Calls
from app.table.channel import TRY_AGAIN_LATER
from app.table.clock_seen import as_ms, as_time
from app.table.clocks import Clocks, clocks_in, later, outage
from app.table.document import CallingOff, Document, PlayerSeen, Rematch, iso
from app.table.due import Now, utc_now
from app.table.errors import Conflict, NotFound
from app.table.header import PLAYED, Header, Seated
from app.table.journal import Journal
from app.table.log import Log
from app.table.moment import Moment
from app.table.pulse import Pulse
from app.table.replay import Damaged, follow, frozen, log_lines, moment_at
from app.table.substitutes import may_know
from app.table.table import Table
from app.table.timing import Instant

log = structlog.get_logger()

IDLE_SECONDS = 60.0
TEND_SECONDS = 5.0
SNAPSHOT_EVERY = 100


class Tables:
    """All matches of this process by id."""

    def __init__(
        self,
        sessions: async_sessionmaker[AsyncSession],
        games: dict[str, Game[Any, Any]],
        journal: Journal,
        pulse: Pulse,
        calls: Calls | None = None,
        now: Now = utc_now,
    ) -> None:
        """`now`: what time it is."""
        self.sessions = sessions
        self.games = games
        self.calls = calls or Calls()
        self.pulse = pulse
        self.now = now
        self._journal = journal
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    def instant(self) -> Instant:
        return Instant(self.now(), self.pulse.quiet_until)

    def __len__(self) -> int:
        return len(self._tables)

    def in_memory(self, match_id: str) -> Table | None:
        return self._tables.get(match_id)

    def all(self) -> list[Table]:
        return list(self._tables.values())

    async def get(self, match_id: str) -> Table:
        """The match, read from the database where it is not in memory. Raises NotFound."""
        table = self._tables.get(match_id)
        if table is None and not match_id.isalnum():
            raise NotFound("no-such-table")
        if table is None:
            task = self._loading.get(match_id)
            if task is None:
                task = self._loading[match_id] = asyncio.create_task(self._load(match_id))
                task.add_done_callback(lambda _: self._loading.pop(match_id, None))
            table = await asyncio.shield(task)
        table.last_used = asyncio.get_running_loop().time()
        return table

    async def _load(self, match_id: str) -> Table:
        await self.pulse.begin()
        async with self.sessions() as session:
            match = await matches.by_id(session, match_id)
            if match is None:
                raise NotFound("no-such-table")
            table = Table(Header.of(match), self.games.get(match.game), self.calls)
            table.seats = await seated(session, match_id)
            table.status = match.status
            table.outcome = match.outcome
            if match.status in PLAYED:
                await self._open(session, table, match)
            table.rematch = await self._rematch(session, match_id)
        self._tables[match_id] = table
        return table

    async def _open(self, session: AsyncSession, table: Table, match: Match) -> None:
        """Bring a started match to its last committed action, or say why it has to rest."""
        last = (await matches.standing(session, [table.header.id]))[table.header.id][0]
        if table.game is None:
            table.seq = last
            table.notice = "This server no longer has this game."
            table.log = Log(len(table.seats), {})
            return
        table.log = Log(len(table.seats), await log_lines(session, table, last))
        if table.header.rules_version != table.game.rules_version:
            table.seq = last
            table.notice = (
                f"This match was played by version {table.header.rules_version} of the rules, "
                f"this server has version {table.game.rules_version}: it can be read, but not continued."
            )
            return
        try:
            moment, clocks = await moment_at(session, table), await self._clocks(session, table)
            if table.outcome is not None and moment.outcome is None:
                moment, clocks = moment.ended(msgspec.convert(table.outcome, Outcome)), None
            table.resume(moment, clocks)
            if match.calling_off is not None and table.status == "playing":
                table.calling_off = msgspec.convert(match.calling_off, CallingOff)
            table.clock_due = await due.at(session, table.header.id, CLOCK)
        except (Damaged, msgspec.ValidationError) as error:
            log.error("match_rests", match=table.header.id, why=str(error))
            table.seq = last
            table.notice = (
                "What is stored of this match does not fit its rules: it can be read, but not continued."
            )
        table.saved_seq = table.seq

    async def _clocks(self, session: AsyncSession, table: Table) -> Clocks | None:
        """What they say after the last action or a later change, and after what servers were away since."""
        match = await matches.by_id(session, table.header.id)
        by_action = clocks_in(await actions.clocks(session, table.header.id))
        clocks = later(by_action, clocks_in(match.clocks if match else None))
        if clocks is not None:
            for one in await servers.outages(session, as_time(clocks.at)):
                clocks = outage(clocks, as_ms(one.gone), as_ms(one.back))
        return clocks

    async def catch_up(self, table: Table) -> None:
        """Take over what another process has committed meanwhile. The caller holds the table's lock."""
        async with self.sessions() as session:
            if table.moment is None:
                await self._refresh(session, table)
            else:
                for row in await actions.since(session, table.header.id, table.seq):
                    moment, told = follow(table, table.moment, row)
                    table.advance(moment, told, clocks_in(row.clocks))
                table.seats = await seated(session, table.header.id)
                table.clocks = await self._clocks(session, table)
                table.clock_due = await due.at(session, table.header.id, CLOCK)
                table.announce_seats()
        table.uncertain = False

    async def _refresh(self, session: AsyncSession, table: Table) -> None:
        match = await matches.by_id(session, table.header.id)
        assert match is not None
        table.seats = await seated(session, table.header.id)
        if match.status != "lobby" and table.status == "lobby":
            table.status = match.status
            table.outcome = match.outcome
            if match.status in PLAYED:
                await self._open(session, table, match)
            table.reseat(table.seats)

    async def show_rematch(self, again: Table) -> None:
        """Who still looks at the last match sees how this one, its rematch, stands."""
        last = self._tables.get(again.header.rematch_of or "")
        if last is None:
            return
        async with self.sessions() as session:
            rematch = await self._rematch(session, last.header.id)
        assert rematch is not None
        last.show_rematch(rematch)

    async def _rematch(self, session: AsyncSession, match_id: str) -> Rematch | None:
        match = await matches.rematch_of(session, match_id)
        if match is None:
            return None
        again = Table(Header.of(match), self.games.get(match.game))
        again.seats = await seated(session, match.id)
        names = await players.names(session, {match.host_id})
        assert match.open_until is not None
        return Rematch(
            match.id,
            match.status,
            PlayerSeen(match.host_id, names[match.host_id]),
            again.seats_seen(),
            iso(match.open_until),
            iso(match.starts_at) if match.starts_at else None,
        )

    async def past(self, table: Table, seq: int, viewer: Seat | None) -> Document:
        """The document of a viewer as it stood after `seq` actions; only `seats` as of now."""
        if not 0 <= seq <= table.seq:
            raise NotFound("actions-so-far", seq=table.seq)
        if seq == table.seq:
            return table.document(viewer)
        if table.moment is None:
            raise Conflict("as-said", why=table.notice) if table.notice else Conflict("no-replay")
        if table.status != "finished" and not may_know(table.seats, viewer, seq):
            viewer = None
        async with self.sessions() as session:
            moment = await moment_at(session, table, seq)
            lines = await log_lines(session, table, seq)
        return table.document_at(moment, viewer, lines[viewer])

    # --- care --------------------------------------------------------------------------------

    def save_now_and_then(self, table: Table) -> None:
        """A snapshot every so many actions, behind the players' backs: losing one only costs time."""
        if table.moment is not None and table.seq - table.saved_seq >= SNAPSHOT_EVERY:
            self._save(table, table.moment)

    def _save(self, table: Table, moment: Moment) -> None:
        table.saved_seq = moment.seq
        self._journal.keep(frozen(table.header.id, moment))

    async def tend(self, attend: Callable[[Table], None], busy: Callable[[Table], bool]) -> None:
        """For ever: cut off readers who read nothing, see that what the server has to do at a table
        is done (also after a restart), let go of tables where nothing happens."""
        while True:
            await asyncio.sleep(TEND_SECONDS)
            now = asyncio.get_running_loop().time()
            for table in self.all():
                for channel in table.listeners():
                    if channel.stuck(now):
                        channel.close(TRY_AGAIN_LATER)
                attend(table)
                if not busy(table) and now - table.last_used > IDLE_SECONDS:
                    self.let_go(table)

    def let_go(self, table: Table) -> bool:
        """Forget a table that nobody uses; False where somebody does."""
        if table.lock.locked() or any(table.listeners()):
            return False
        if table.moment is not None and table.status == "playing" and table.seq > table.saved_seq:
            self._save(table, table.moment)
        self._tables.pop(table.header.id, None)
        return True


async def seated(session: AsyncSession, match_id: str) -> list[Seated]:
    """Who sits where, with names."""
    rows: list[SeatRow] = (await matches.seats_of(session, [match_id]))[match_id]
    known = {one for row in rows for one in (row.player_id, row.kept_for, row.first_id) if one}
    names = await players.names(session, known)
    return [
        Seated(
            row.seat,
            row.player_id,
            names[row.player_id] if row.player_id else None,
            row.bot,
            row.client_seed,
            row.away,
            row.resigned,
            row.idle,
            row.kept_for,
            names[row.kept_for] if row.kept_for else None,
            row.declined,
            row.coach,
            row.left,
            row.away_since,
            row.first_id,
            names[row.first_id] if row.first_id else None,
            row.sees_from,
        )
        for row in rows
    ]
