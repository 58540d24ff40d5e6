"""The host's decisions about their table: who may sit, what is played, and whether players may chat."""

from typing import Any

import msgspec

from app.db.match_status import MatchStatus
from app.db.models import Match, Seat
from app.errors import AlreadyStarted, Conflict, Forbidden, NotFound
from app.table.clock.time_control import TimeControl, clock_json
from app.table.seating.seating_service import Change, SeatingService, check_open
from app.table.state.match_settings import checked_options, without_reserved_options
from app.table.state.seat_choices import jerseys_of
from app.table.table import Table


class HostControls:
    def __init__(self, seating: SeatingService) -> None:
        self._seating = seating

    async def lock(self, table: Table, player_id: str, seat: int, locked: bool) -> None:
        """Lock or unlock a seat. Nobody can sit down on a locked seat, and a taken seat cannot be locked."""

        def change(_: Match, seats: list[Seat]) -> None:
            if not 0 <= seat < len(seats):
                raise NotFound("no-such-seat")
            if seats[seat].player_id is not None or seats[seat].bot is not None:
                raise Conflict("seat-taken")
            seats[seat].locked = locked

        await self._change_before_start(table, player_id, change)

    async def change_options(self, table: Table, player_id: str, options: dict[str, Any]) -> None:
        """Replace the options of a lobby; the seats keep their own choices. Raises BadRequest."""

        def change(match: Match, seats: list[Seat]) -> None:
            if table.game is None:
                raise Conflict("game-gone")
            wanted = without_reserved_options(table.game, options)
            if (jerseys := jerseys_of(table.game)) is not None:
                wanted[jerseys.option] = match.options[jerseys.option]
            if (choice := table.game.team_choice) is not None:
                wanted.setdefault(choice.option, match.options[choice.option])
            match.options = checked_options(table.game, wanted, len(seats))

        await self._change_before_start(table, player_id, change)

    async def play_as_usual(self, table: Table, player_id: str) -> None:
        """Set the options of a first match to their usual values."""

        def change(match: Match, seats: list[Seat]) -> None:
            if table.game is None:
                raise Conflict("game-gone")
            usual = msgspec.to_builtins(table.game.options())
            wanted = match.options | {name: usual[name] for name in table.game.first_match}
            match.options = checked_options(table.game, wanted, len(seats))

        await self._change_before_start(table, player_id, change)

    async def set_clock(self, table: Table, player_id: str, clock: TimeControl | None) -> None:
        """Set another clock, or none."""

        def change(match: Match, _: list[Seat]) -> None:
            match.clock = clock_json(clock)

        await self._change_before_start(table, player_id, change)

    async def mute(self, table: Table, player_id: str, muted: bool) -> None:
        """Turn chat off or on; the setting also holds after the start."""

        def change(match: Match, _: list[Seat]) -> None:
            match.muted = muted

        await self._host_change(table, player_id, change)

    async def invite(self, table: Table, player_id: str, guest_id: str) -> None:
        """Let a removed player sit down again."""

        def change(match: Match, _: list[Seat]) -> None:
            match.removed = [one for one in match.removed if one != guest_id]

        await self._host_change(table, player_id, change)

    async def _host_change(self, table: Table, player_id: str, change: Change) -> None:
        def change_by_host(match: Match, seats: list[Seat]) -> None:
            check_open(match)
            if match.host_id != player_id:
                raise Forbidden("host-only")
            change(match, seats)

        await self._seating.change(table, change_by_host)

    async def _change_before_start(self, table: Table, player_id: str, change: Change) -> None:
        """Change a lobby. Players who were ready have to look at it once more."""

        def change_in_lobby(match: Match, seats: list[Seat]) -> None:
            if match.status != MatchStatus.LOBBY:
                raise AlreadyStarted("match-started")
            change(match, seats)
            for row in seats:
                row.ready = False

        await self._host_change(table, player_id, change_in_lobby)
