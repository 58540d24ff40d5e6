"""Another match with a person whom a player has met: a new table at which a seat is kept for them.

It has the settings of their last match. A player who lets anybody invite them is also invited by people whom
they have not met, to a game that those choose. The guest is called, and has ten minutes, or a day if the
match is by days. A guest who has blocked the host, or does not want to meet them again soon, is not called;
the host is not told.
"""

from datetime import datetime, timedelta
from functools import partial

from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.match_status import MatchStatus
from app.db.models import Match, Player, Seat
from app.db.queries import matches, players
from app.db.queries.people import invitations, marks
from app.errors import AlreadyStarted, Conflict, Forbidden, NotFound
from app.table.clock.time_control import Days
from app.table.lobby.lobby_service import LobbyService
from app.table.notifier import Notification
from app.table.registry.table_registry import TableRegistry
from app.table.scheduler import Scheduler
from app.table.seating.seating_service import SeatingService
from app.table.state.match_settings import (
    MatchRequest,
    MatchSettings,
    Visibility,
    reusable_options,
)
from app.table.state.waiting_rules import REMATCH_OPEN_FOR
from app.table.table import Table

OPEN_AT_ONCE = 3
OPEN_FOR = REMATCH_OPEN_FOR
OPEN_BY_DAYS_FOR = timedelta(days=1)


class AlreadyInvited(Exception):
    """An invitation of the guest is open already, to the table of this match."""

    def __init__(self, match_id: str) -> None:
        super().__init__(match_id)
        self.match_id = match_id


class Invitations:
    def __init__(
        self, tables: TableRegistry, lobby: LobbyService, seating: SeatingService, scheduler: Scheduler
    ) -> None:
        self._tables = tables
        self._lobby = lobby
        self._seating = seating
        self._scheduler = scheduler

    async def invite(
        self,
        host_id: str,
        host_name: str,
        guest_id: str,
        word_commitment: str | None = None,
        game: str = "",
    ) -> Table:
        """Return a table at which a seat is kept for a guest, who is called; an open one if there is one.

        `word_commitment` is that of the host's word. `game` is played if the two have not met. Raises
        Forbidden if they have not, and the guest lets only people invite them whom they have met; Conflict
        if the guest has declined today or too many invitations are open.
        """
        now = self._scheduler.now()
        async with self._tables.sessions() as session:
            last = await invitations.last_shared(session, host_id, guest_id)
            own, _ = await marks.blocks_between(session, host_id, {guest_id})
            is_wanted = await marks.wants_to_meet(session, guest_id, host_id, now)
            seats = (await matches.seats_of(session, [last.id]))[last.id] if last else []
            guest = await session.get_one(Player, guest_id)
        if last is None and not guest.open_to_invitations:
            raise Forbidden("not-met")
        if own:
            raise Conflict("you-blocked")
        if last is None:
            request = self._first_request(game, word_commitment)
        else:
            request = self._request(last, seats, word_commitment)
        until = now + (OPEN_BY_DAYS_FOR if isinstance(request.settings.clock, Days) else OPEN_FOR)
        request = structs.replace(request, guest_id=guest_id, open_until=until)
        try:
            table = await self._lobby.create(host_id, request, partial(_check_others, host_id, guest_id, now))
        except AlreadyInvited as one:
            return await self._tables.load(one.match_id)
        if is_wanted:
            played = self._tables.games[request.settings.game]
            call = Notification("invite", table.header.id, played.id, played.title, host_name)
            self._tables.notifier.notify(guest_id, call)
        return table

    def _request(self, last: Match, seats: list[Seat], word_commitment: str | None) -> MatchRequest:
        """Return the request for a private table like that of the last match; its computers play again."""
        if last.game not in self._tables.games:
            raise Conflict("game-gone")
        options = reusable_options(self._tables.games, last.game, last.options)
        settings = structs.replace(MatchSettings.of(last), options=options, visibility=Visibility.PRIVATE)
        computers = [row.bot for row in seats if row.player_id is None and row.bot is not None]
        places = range(len(seats) - len(computers), len(seats))
        return MatchRequest(
            settings=settings,
            seats=len(seats),
            word_commitment=word_commitment,
            bots=dict(zip(places, computers, strict=True)),
        )

    def _first_request(self, game: str, word_commitment: str | None) -> MatchRequest:
        """Return the request for a private table with as few seats as the game has. Raises NotFound."""
        if game not in self._tables.games:
            raise NotFound("no-such-game")
        settings = MatchSettings(game=game, visibility=Visibility.PRIVATE)
        fewest = max(2, self._tables.games[game].min_seats)
        return MatchRequest(settings=settings, seats=fewest, word_commitment=word_commitment)

    async def decline(self, table: Table, player_id: str) -> None:
        """Decline an invitation. Raises AlreadyStarted, Forbidden if there is none for this player."""

        def refuse(match: Match, seats: list[Seat]) -> None:
            if match.status != MatchStatus.LOBBY:
                raise AlreadyStarted("match-started")
            mine = next((row for row in seats if row.kept_for == player_id), None)
            if mine is None or mine.player_id == player_id or match.rematch_of is not None:
                raise Forbidden("not-invited")
            mine.declined = True

        await self._seating.change(table, refuse)
        self._tables.notifier.refresh(player_id)


async def _check_others(host_id: str, guest_id: str, now: datetime, session: AsyncSession) -> None:
    """Check the other invitations of a host, of whom no other transaction adds one until this one ends.

    Raises AlreadyInvited, and Conflict if the guest has declined today or too many invitations are open.
    """
    await players.lock_row(session, host_id)
    made = await invitations.by_host(session, host_id, now)
    if any(one.guest_id == guest_id and one.declined for one in made):
        raise Conflict("invited-today")
    running = {one.guest_id: one.match_id for one in made if one.is_open(now)}
    if guest_id in running:
        raise AlreadyInvited(running[guest_id])
    if len(running) >= OPEN_AT_ONCE:
        raise Conflict("invitations-enough", most=OPEN_AT_ONCE)
