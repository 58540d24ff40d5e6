"""Rematches: a player proposes one, the others join, and it starts when nobody is missing."""

from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.job_kinds import JobKind
from app.db.match_status import MatchStatus
from app.db.models import Match, Seat
from app.db.queries import matches, scheduled_jobs
from app.db.queries.people import marks
from app.engine.contract import AnyGame
from app.errors import AlreadyStarted, Conflict, Forbidden, NotFound
from app.table.clock.time_control import Days
from app.table.registry.table_registry import TableRegistry
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.state.match_settings import (
    MatchRequest,
    MatchSettings,
    new_match,
    reusable_options,
)
from app.table.state.player_words import clear_place
from app.table.state.seat_choices import options_by_seat
from app.table.state.waiting_rules import REMATCH_OPEN_FOR
from app.table.table import Table


class RematchService:
    def __init__(self, tables: TableRegistry, seating: SeatingService, scheduler: Scheduler) -> None:
        self._tables = tables
        self._seating = seating
        self._scheduler = scheduler
        self._now = scheduler.now
        scheduler.register(JobKind.REMATCH_EXPIRY, self._withdraw_invitations)

    async def join(self, last: Table, player_id: str, word_commitment: str | None = None) -> Table:
        """Seat the player at the rematch of a finished match and return its table.

        `word_commitment` is that of a new word. The first call proposes the rematch. A repeated call
        changes nothing. Raises Conflict, Forbidden or BadRequest, and OnBreak shortly before maintenance.
        """
        self._tables.maintenance.check_start(by_days=isinstance(last.header.clock, Days))
        async with last.lock:
            async with self._tables.sessions.begin() as session:
                match = await self._tables.lock_row(session, last)
                again = await self._find_or_create(session, last, match=match, player_id=player_id)
            last.stamp = match.stamp
        self._scheduler.wake_by(again.open_until or self._now())
        table = await self._tables.load(again.id)
        if table.status is not MatchStatus.LOBBY:
            return table
        assert again.open_until is not None
        if again.open_until < self._now():
            await self._reopen(table, player_id)
        try:
            await self._seating.sit(table, player_id, word_commitment=word_commitment)
        except Conflict:
            if table.seat_of(player_id) is None:
                raise  # a second click is no mistake: the player already has a seat
        return table

    async def decline(self, last: Table, player_id: str) -> None:
        """Decline the rematch; the player can still join it later. Raises NotFound, AlreadyStarted,
        Forbidden.
        """
        async with self._tables.sessions() as session:
            again = await matches.rematch_of(session, last.header.id)
        if again is None:
            raise NotFound("no-rematch")
        async with self._seating.changing(await self._tables.load(again.id)) as (match, seats):
            if match.status != MatchStatus.LOBBY:
                raise AlreadyStarted("rematch-begun")
            mine = next((row for row in seats if row.kept_for == player_id), None)
            if mine is None:
                raise Forbidden("rematch-players")
            mine.declined = True
            if mine.player_id == player_id:
                clear_place(mine)

    async def _find_or_create(
        self, session: AsyncSession, last: Table, match: Match, player_id: str
    ) -> Match:
        """Return the match's only rematch, creating it on the first call. The lock on the finished
        match's row keeps concurrent callers apart.
        """
        seats = (await matches.seats_of(session, [match.id]))[match.id]
        if match.status != MatchStatus.FINISHED:
            raise Conflict("match-not-over")
        if match.tournament_id is not None:
            raise Conflict("rematch-tournament")
        if match.lesson:
            raise Conflict("rematch-lesson")
        if all(row.player_id != player_id for row in seats):
            raise Forbidden("rematch-players")
        again = await matches.rematch_of(session, match.id)
        if again is None:
            if last.game is None:
                raise Conflict("game-gone")
            again = rematch_row(last.game, match, len(seats), player_id)
            again.open_until = self._now() + REMATCH_OPEN_FOR
            kept = rematch_seats(again, seats)
            await _spare_the_blocked(session, player_id, kept)
            await matches.add(session, again, kept)
            await scheduled_jobs.schedule(session, again.id, JobKind.REMATCH_EXPIRY, again.open_until)
            match.again_id, match.stamp = again.id, matches.new_stamp()
        return again

    async def _reopen(self, table: Table, player_id: str) -> None:
        """Propose the rematch again after its time has run out."""
        async with self._seating.changing(table) as (match, seats):
            match.host_id, match.open_until, match.removed = player_id, self._now() + REMATCH_OPEN_FOR, []
            for row in seats:
                if row.player_id is not None:
                    clear_place(row)
                row.declined, row.locked = False, False
        await self._scheduler.schedule(
            table.header.id, JobKind.REMATCH_EXPIRY, self._now() + REMATCH_OPEN_FOR
        )

    async def _withdraw_invitations(self, match_id: str) -> None:
        """Withdraw the notifications about a rematch whose time is over."""
        (await self._tables.load(match_id)).withdraw_invitations()


async def _spare_the_blocked(session: AsyncSession, player_id: str, seats: list[Seat]) -> None:
    """Keep no seat for players who are blocked, or have blocked the proposer: as if they had declined."""
    kept = {row.kept_for for row in seats if row.kept_for is not None}
    own, of_others = await marks.blocks_between(session, player_id, kept)
    for row in seats:
        row.declined = row.kept_for in own | of_others


def rematch_row(game: AnyGame, match: Match, seats: int, host_id: str) -> Match:
    """Return the row of a rematch: the same settings, and the same code, so that viewers of the last
    match can follow.
    """
    options = reusable_options({game.id: game}, game.id, match.options)
    for name in options_by_seat(game):
        *others, last = match.options[name]
        options[name] = [last, *others]  # every player keeps jersey and team on the next seat
    settings = structs.replace(MatchSettings.of(match), options=options)
    again = new_match(game, host_id, MatchRequest(settings=settings, seats=seats))
    again.code = match.code
    again.rematch_of = match.id
    return again


def rematch_seats(again: Match, seats: list[Seat]) -> list[Seat]:
    """Return the seats of a rematch, each moved on by one, so that another player begins. Computers are
    seated at once, and the other seats are kept for their players.
    """
    moved = [seats[number - 1] for number in range(len(seats))]
    return [
        Seat(
            match_id=again.id,
            seat=number,
            kept_for=row.player_id,
            bot=None if row.player_id else row.bot,
        )
        for number, row in enumerate(moved)
    ]
