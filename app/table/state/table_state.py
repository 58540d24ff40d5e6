"""The state of one match in memory, and the questions that it answers. Nothing is sent from here."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct

from app.db.match_status import MatchStatus
from app.engine.chain import ChainHead
from app.engine.chance import FairChance, Stream, stream_key
from app.engine.contract import AnyGame
from app.engine.types import Seat
from app.errors import NotYourTurn
from app.table.clock.clock_state import NO_CLOCK, Clocks, SeatClock
from app.table.clock.time_control import Days, PerDecision
from app.table.clock.timestamps import Ms
from app.table.state.event_log import EventLog
from app.table.state.hint import Hint
from app.table.state.match_header import MatchHeader, SeatState
from app.table.state.notice import Notice
from app.table.state.player_words import key_words
from app.table.state.position import ActionEvents, Position
from app.table.state.presence import Presence
from app.table.state.waiting_rules import NUDGES_ANSWERED_BY_A_TAP
from app.table.wire.document import CallingOff, Rematch
from app.time_source import Now, utc_now


class StartedMatch(Struct, frozen=True):
    """A match that has been set up: its first position, and when its clocks are first checked."""

    position: Position
    events: ActionEvents
    clocks: Clocks | None
    clock_due: Ms | None
    chain: ChainHead | None = None


class TableState:
    """The state of a match as this process knows it: header, seats, present position, presence.

    `position` is None in the lobby, and for a match whose rules this server no longer has (`notice`).
    """

    def __init__(self, header: MatchHeader, game: AnyGame | None, now: Now = utc_now) -> None:
        self.header = header
        self.game = game
        self.shared = False
        """Whether other processes may play at this table too."""
        self.stamp = 0
        """The version of the match's row, as far as this process knows."""
        self.status: MatchStatus = MatchStatus.LOBBY
        self.seq = 0
        self.seats: list[SeatState] = []
        self.position: Position | None = None
        self.clocks: Clocks | None = None
        """The clocks after the last action or the last change of them; None if no time runs."""
        self.clock_due: Ms | None = None
        """When the clocks are checked next, as far as this process knows; never after the first shows 0."""
        self.notice: Notice | None = None
        self.outcome: dict[str, Any] | None = None
        self.rematch: Rematch | None = None
        """The table of the rematch, once a player has proposed one."""
        self.log = EventLog(0, {})
        self.presence = Presence(now)
        self.calling_off: CallingOff | None = None
        """The standing proposal to end the match without a result."""
        self.hints: dict[Seat, Hint] = {}
        """The last hint that each seat has taken."""
        self.chain: ChainHead | None = None
        """The head after the last committed action or table event; None: the match has no chain (yet)."""
        self._stream: Stream | None = None
        """The match's stream of chance; no seed changes after the start."""

    # --- players -----------------------------------------------------------------------------

    def seat_of(self, player_id: str | None) -> Seat | None:
        """Return the seat of this player; None for a spectator."""
        if player_id is None:
            return None
        for seat_state in self.seats:
            if seat_state.player_id == player_id:
                return seat_state.seat
        return None

    def player_ids(self) -> set[str]:
        """Return the ids of all seated players."""
        return {one.player_id for one in self.seats if one.player_id is not None}

    def solo_seat(self) -> Seat | None:
        """Return the seat of the only player at a table with computers; None where several people play, in
        tournaments and in lessons.
        """
        if self.header.tournament_id is not None or self.header.lesson:
            return None
        players = [one for one in self.seats if one.player_id is not None]
        is_person = len(players) == 1 and not players[0].resigned and not players[0].program
        return players[0].seat if is_person else None

    def asked_player_ids(self) -> set[str]:
        """Return the ids of the players whose turn it is, without those whose seat the server plays."""
        seats = [self.seats[seat] for seat in self.seats_to_act()]
        return {one.player_id for one in seats if one.player_id is not None and not one.is_served}

    def seats_to_act(self) -> tuple[Seat, ...]:
        """Return the seats that may act, while the match is played."""
        return () if self.position is None or self.status is MatchStatus.ASLEEP else self.position.to_act

    def seat_to_serve(self) -> Seat | None:
        """Return the first seat to act that the server plays; None if there is none."""
        for seat in self.seats_to_act():
            if self.seats[seat].is_served:
                return seat
        return None

    def is_here(self, player_id: str) -> bool:
        """Return whether this player is watching the table, from a seat or not."""
        return self.presence.is_here(player_id)

    def spectators(self) -> tuple[int, set[str]]:
        """Return the number of spectators, and the ids of those who have a name."""
        return self.presence.spectators(self.player_ids())

    # --- absence -----------------------------------------------------------------------------

    def absent_since(self, seat: Seat) -> datetime | None:
        """Return since when the others wait for an absent player; None if they do not.

        The time lies ahead for a player who has been nudged and can still answer.
        """
        seat_state = self.seats[seat]
        if seat_state.prodded_by is None and self.presence.is_connected(seat):
            return None  # the usual case
        quiet = self.silent_since(seat)
        if quiet is None:
            return None
        missed, nudged_from = self.presence.missed_since(seat), seat_state.absent_from
        if missed is not None or nudged_from is None or not self.is_nudged(seat_state):
            return missed
        return max(nudged_from, quiet)  # nobody could answer while no server ran

    def silent_since(self, seat: Seat) -> datetime | None:
        """Return since when the others wait for a decision of this seat's player; None if they do not."""
        seat_state = self.seats[seat]
        if seat not in self.seats_to_act() or seat_state.player_id is None or seat_state.is_served:
            return None
        if isinstance(self.header.clock, PerDecision | Days):
            return None  # the clock decides
        return self.presence.asked_since(seat)

    def question(self, seat: Seat) -> int | None:
        """Return the number of the question before this seat; None if it is not to act."""
        return None if self.position is None else self.position.question(seat)

    def restore_absences(self) -> None:
        """Begin to wait for the seats that are to act; for how long they were missed before is stored."""
        self.presence.mark_asked((), self.seats_to_act())
        for seat in self.seats_to_act():
            seat_state = self.seats[seat]
            if seat_state.missed_q == self.question(seat):
                self.presence.restore_missed(seat, timedelta(milliseconds=seat_state.missed_ms))

    def is_nudged(self, seat_state: SeatState) -> bool:
        """Return whether this player was nudged and has done nothing since."""
        if seat_state.prodded_by is None or self.silent_since(seat_state.seat) is None:
            return False
        return seat_state.prodded_q == self.question(seat_state.seat)

    def awaits_tap(self, seat_state: SeatState) -> bool:
        """Return whether this player was nudged and can answer by saying that they are there."""
        return seat_state.nudges <= NUDGES_ANSWERED_BY_A_TAP and self.is_nudged(seat_state)

    # --- clocks, secrets, chance -------------------------------------------------------------

    def seat_clock(self, seat: Seat) -> SeatClock:
        """Return the clock of this seat."""
        return NO_CLOCK if self.clocks is None else self.clocks.seats[seat]

    def sees_from(self, seats: Sequence[SeatState] | None = None) -> tuple[int, ...]:
        """Return, by seat, the number of the action from which on its player may know its secrets.

        Empty if nothing is secret. `seats` are the future seats, if they are about to change.
        """
        if self.status is MatchStatus.FINISHED:
            return ()
        return tuple(one.sees_from for one in seats or self.seats)

    def chance(self) -> FairChance:
        """Return a fresh reader of the match's stream of randomness, placed where the last committed
        action left it.
        """
        assert self.position is not None
        if self._stream is None:
            self._stream = Stream(self.chance_key())
        return FairChance(self._stream, self.position.words)

    def head(self) -> str | None:
        """Return the newest head as viewers get it; None if the match has no chain."""
        chain = self.last_head()
        return None if chain is None else chain.short

    def last_head(self) -> ChainHead | None:
        """Return the newest head, after the end that of the outcome; None if the match has no chain."""
        if self.chain is None or self.status is not MatchStatus.FINISHED:
            return self.chain
        return self.chain.followed_by(self.header.server_seed, {"outcome": self.outcome})

    def chance_key(self) -> bytes:
        """Return the key of the match's stream of randomness."""
        return stream_key(self.header.server_seed, self.header.id, key_words(self.header, self.seats))


def required_seat(table: TableState, player_id: str) -> Seat:
    """Return the seat of this player. Raises NotYourTurn for a spectator."""
    seat = table.seat_of(player_id)
    if seat is None:
        raise NotYourTurn("watching")
    return seat
