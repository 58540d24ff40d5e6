"""One match in memory, together with its viewers."""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime

import msgspec
from msgspec import UNSET

from app.concurrency.handover_lock import HandoverLock
from app.db.match_status import MatchStatus
from app.db.queries.presence import Audience
from app.engine.chain import ChainHead
from app.engine.contract import AnyGame
from app.engine.types import Outcome, Seat
from app.table.clock.clock_state import Clocks
from app.table.cluster.message_bus import MessageBus, MessageKind, match_topic
from app.table.notifier import Notifier, TableNotifier
from app.table.state.chat import ChatLog
from app.table.state.event_log import EventLog
from app.table.state.match_header import MatchHeader, SeatState
from app.table.state.position import NO_PREVIEW, NO_SILENCE, ActionEvents, Position
from app.table.state.table_state import StartedMatch, TableState
from app.table.views.absence_view import AbsencesBySeat, absence_ops, absences
from app.table.views.clock_view import clock_ops
from app.table.views.document_builder import document, seat_views
from app.table.views.patch_history import PatchHistory, present_ops, shared_ops, step_head, step_message
from app.table.views.state_cache import StateCache
from app.table.views.word_requests import ask_for_words
from app.table.wire.channel import Channel, ChatMessage
from app.table.wire.document import (
    CallingOff,
    Document,
    Rematch,
    SeatView,
    encoded_ops,
    iso,
    patch_message,
    preview_message,
    state_message,
)
from app.table.wire.json_patch import Op
from app.time_source import Now, utc_now

WORTH_COMPARING = 4096
"""From this size in bytes on, a patch is compared with the whole document, which might be shorter."""


class Table(TableState):
    """A match in memory that tells its viewers what changes.

    It is changed only under its `lock`, and only after the database has the change.
    """

    def __init__(
        self,
        header: MatchHeader,
        game: AnyGame | None,
        notifier: Notifier | None = None,
        bus: MessageBus | None = None,
        now: Now = utc_now,
    ) -> None:
        super().__init__(header, game, now)
        self._bus = bus or MessageBus()
        self.shared = self._bus.shared
        self.lock = HandoverLock()
        self.uncertain = False
        """Whether a write has not been answered: only the database knows then whether it counts."""
        self.chat = ChatLog()
        self.last_used = 0.0
        self.tended = -1
        """The number of actions when the registry last looked whether anything is left to do."""
        self.saved_seq = 0
        """The number of the action after which the last snapshot was taken."""
        self._notifier = TableNotifier(
            notifier or Notifier(), header.id, header.game, game.title if game else header.game
        )
        self._history = PatchHistory(header.shown_seed)
        self._states = StateCache(lambda viewer: state_message(self.document(viewer), self.head()))
        self._following = False
        """Whether another process has made the change, and has notified everybody it had to."""

    def join(self, channel: Channel, resume: int | None) -> None:
        """Add a listener, who gets the missed patches or the whole document; the others see that they are
        here.
        """
        seat = self.seat_of(channel.player_id)
        comes = seat is not None and not self.presence.is_connected(seat)
        absent_before = absences(self)
        self.presence.enter(channel, seat)
        if seat is not None and comes:
            self._announce_seat(seat, absent_before, but=channel)
        missed = self._missed_patches(seat, resume)
        if missed is None:
            channel.put_document()
        for message in missed or ():
            channel.put_change(message)
        ask_for_words(self, [channel])

    def leave(self, channel: Channel) -> None:
        """Remove a listener; the others see it if it was a player's last channel."""
        absent_before = absences(self)
        seat = self.presence.leave(channel)
        if seat is not None:
            self._announce_seat(seat, absent_before)

    def restart_absences(self) -> None:
        """Count no absence from before now: the servers were away, and everybody with them."""
        absent_before = absences(self)
        self.presence.restart()
        if ops := absence_ops(absent_before, absences(self)):
            self._announce(ops)

    def update_audience(self, audience: Audience) -> None:
        """Set who is on the channels of other processes."""
        absent_before = absences(self)
        for seat in self.presence.update_elsewhere(audience, self.seat_of):
            self._announce_seat(seat, absent_before)

    def reseat(self, seats: list[SeatState]) -> None:
        """Set the seats after a player sat down or left; each viewer gets the document of their seat."""
        before, self.seats = self.player_ids(), seats
        self.chat.drop_messages()  # the cached messages name seats
        if self.status is MatchStatus.LOBBY and not self._following:
            self._notify_arrivals(before)
        self._notify_turn()
        self._history.cut(self.seq)
        self.presence.regroup(self.seat_of)
        self.send_documents()

    @contextmanager
    def following_another_process(self, another: bool = True) -> Iterator[None]:
        """Treat changes inside the block as those that another process has committed, if `another`.

        Our viewers see them, but nobody is notified a second time and nothing is published. The body must not
        await anything.
        """
        self._following = another
        try:
            yield
        finally:
            self._following = False

    def _notify_turn(self) -> None:
        """Notify the players whose turn it is now and was not before."""
        if self._following:
            self._notifier.mark_notified(self.asked_player_ids())
        else:
            self._notifier.notify_turn(self.asked_player_ids())

    def _publish(self, what: MessageKind, more: str = "") -> None:
        """Tell the other processes, unless the change came from one of them."""
        if not self._following:
            self._bus.publish(match_topic(self.header.id), what, more)

    def notify_start(self) -> None:
        """Notify the players that the match has started, or waits for them before it begins."""
        self._notifier.notify_start(self.status, self.asked_player_ids(), self.player_ids())

    def remind_of_deadline(self, seat: Seat, until: datetime) -> None:
        """Remind the player of this seat that their time is nearly up."""
        if (player_id := self.seats[seat].player_id) is not None:
            self._notifier.remind_of_deadline(iso(until), player_id)

    def nudge(self, seat: Seat, by: Seat) -> None:
        """Ask the player of this seat whether they are still there."""
        if (player_id := self.seats[seat].player_id) is not None:
            self._notifier.nudge(self.seats[by].name or "", player_id)

    def notify_pause_proposal(self, by: Seat) -> None:
        """Ask the other players about the pause that this seat proposes."""
        others = {
            one.player_id for one in self.seats if one.player_id and not one.is_served and one.seat != by
        }
        self._notifier.notify_pause_proposal(self.seats[by].name or "", others)

    def withdraw_pause_proposal(self, seats: Iterable[Seat]) -> None:
        """Withdraw the question about a pause from these seats' players."""
        self._notifier.withdraw_pause_proposal(
            {one for seat in seats if (one := self.seats[seat].player_id) is not None}
        )

    def withdraw_invitations(self) -> None:
        """Withdraw the invitations of all for whom seats are kept and who have not sat down."""
        self._notifier.withdraw(one.kept_for for one in self.seats if one.kept_for and one.player_id is None)

    def _notify_arrivals(self, before: set[str]) -> None:
        there = self.player_ids() | {self.header.host_id}
        for one in self.seats:
            if one.player_id is not None and one.player_id not in before:
                self._notifier.notify_arrival(one.name or "", there - {one.player_id})

    def add_chat_message(self, message: ChatMessage) -> None:
        """Show a chat message; repeated ones are dropped."""
        if self.chat.add(message):
            self._send_chat(message)

    async def load_chat(self, stored: Callable[[], Awaitable[list[ChatMessage]]]) -> None:
        """Take over the stored messages and show those of other processes; `chat.loading` is held."""
        fresh = await self.chat.read(stored)
        with self.following_another_process():
            for message in fresh:
                self._send_chat(message)

    def _send_chat(self, message: ChatMessage) -> None:
        self._publish(MessageKind.SAID)
        for channel in self.presence.listeners():
            channel.put_chat(message)

    def seat_views(self) -> list[SeatView]:
        return seat_views(self)

    def document(self, viewer: Seat | None) -> Document:
        """Return the document of this viewer as of now."""
        return document(self, viewer)

    def state_for(self, channel: Channel) -> bytes:
        """Return the whole document of this listener as a message, built once for all like them."""
        return self._states.message(self.seat_of(channel.player_id), self.seq)

    def preview_for(self, channel: Channel) -> bytes:
        """Return the preview of this listener's choices in the present position; empty in the lobby."""
        seat = self.seat_of(channel.player_id)
        preview = self.position.preview(seat) if self.position else NO_PREVIEW
        return preview_message(
            self.seq, preview, self.position.timeout_action(seat) if self.position else NO_SILENCE
        )

    def send_documents(self) -> None:
        """Send every listener the whole document."""
        self._publish(MessageKind.CHANGED)
        self._states.clear()
        for channel in self.presence.listeners():
            channel.put_document()
        ask_for_words(self, self.presence.listeners())

    def resume(self, position: Position, clocks: Clocks | None) -> None:
        """Set the position that the database has; viewers of an earlier one get the whole document."""
        self.position = position
        self.clocks = clocks
        self.seq = position.seq
        self._states.clear()
        self._history.clear(self.seq)
        self._record_outcome()
        self._notifier.mark_notified(self.asked_player_ids())

    def apply_change(
        self, status: MatchStatus, calling_off: CallingOff | None, outcome: Outcome | None
    ) -> None:
        """Take over a change that was no action; viewers see it with the documents that are sent next."""
        if status is MatchStatus.CLOSED:
            return self.close()
        assert self.position is not None
        self.calling_off = calling_off
        if outcome is not None and self.position.outcome is None:
            self.resume(self.position.with_outcome(outcome), None)
        elif status != self.status:
            self.status = status
            self.presence.mark_asked((), self.seats_to_act())

    def start(self, begun: StartedMatch) -> None:
        """Show that the match has started (committed): everybody gets the whole document."""
        self.status = MatchStatus.PLAYING
        self.clocks, self.clock_due, self.chain = begun.clocks, begun.clock_due, begun.chain
        self.log = EventLog(len(self.seats), {})
        self.position = position = begun.position
        self.seq = position.seq
        self.log.add(position.game, begun.events)
        self.presence.mark_asked((), position.to_act)
        self._record_outcome()
        self.presence.regroup(self.seat_of)  # closed seats have moved the players behind them up
        self.chat.drop_messages()  # the cached messages name seats
        self.send_documents()
        self.notify_start()

    def advance(
        self, position: Position, events: ActionEvents, clocks: Clocks | None, chain: ChainHead | None = None
    ) -> None:
        """Show a committed action: each viewer gets a patch. `chain` is its head."""
        absent_before = absences(self)
        before, self.position = self.position, position
        assert before is not None
        self.seq, self.chain = position.seq, chain
        fresh = self.log.add(position.game, events)
        ticking, self.clocks = clock_ops(self.clocks, clocks), clocks
        self.presence.mark_asked({*before.to_act} - {events.seat}, position.to_act)
        self._record_outcome()
        chained = self.head()
        self._history.append(before, events, chained)
        ops = shared_ops(before, position, self.header.shown_seed)
        ops += absence_ops(absent_before, absences(self))
        head = step_head(before, position, encoded_ops(ops + ticking), chained)
        for viewer, group in self.presence.channels.items():
            if group:
                message = step_message(head, before, position, viewer=viewer, fresh=fresh[viewer])
                if len(message) > WORTH_COMPARING:
                    message = min(message, self._states.message(viewer, self.seq), key=len)
                for channel in group:
                    channel.put_change(message)
        if self.shared:
            self._publish(MessageKind.MOVED, str(self.seq))
        if position.to_act != before.to_act:
            self._notify_turn()

    def _record_outcome(self) -> None:
        assert self.position is not None
        if self.hints:
            self.hints = {seat: hint for seat, hint in self.hints.items() if seat in self.position.to_act}
        if self.position.outcome is not None:
            self.status = MatchStatus.FINISHED
            self.outcome = msgspec.to_builtins(self.position.outcome)

    def announce_seats(self) -> None:
        """Show the seats as they are now."""
        self._announce([Op("replace", "/seats", self.seat_views())])

    def show_rematch(self, rematch: Rematch) -> None:
        """Show the rematch as it stands now: proposed, answered, or started."""
        before, self.rematch = self.rematch, rematch
        if not self._following and (before is None or before.open_until != rematch.open_until):
            kept = [one.asked for one in rematch.seats if one.asked is not UNSET]
            asked = {one.id for one in kept if not one.declined}
            self._notifier.invite(rematch.match, rematch.host.name, asked - {rematch.host.id})
        self._announce([Op("add", "/rematch", rematch)])

    def show_calling_off(self, calling_off: CallingOff | None) -> None:
        """Show the proposal to call the match off; None: there is none any more."""
        self.calling_off = calling_off
        self._announce([Op("replace", "/calling_off", calling_off)])

    def end(self, outcome: Outcome) -> None:
        """Show that the table has ended the match (committed), without an action."""
        assert self.position is not None
        self.calling_off = None
        self.resume(self.position.with_outcome(outcome), None)
        self._notify_turn()
        self.send_documents()

    def hibernate(self, clocks: Clocks | None) -> None:
        """Show that the match hibernates (committed)."""
        self.status, self.clocks, self.clock_due, self.calling_off = MatchStatus.ASLEEP, clocks, None, None
        self._announce_change()

    def wake(self, clocks: Clocks | None) -> None:
        """Show that the match goes on (committed)."""
        assert self.position is not None
        self.status, self.clocks = MatchStatus.PLAYING, clocks
        self.clock_due = None if clocks is None else clocks.expires_at
        self.presence.mark_asked((), self.position.to_act)
        self._announce_change()

    def close(self) -> None:
        """Show that the table is closed (committed); nothing of the match is visible any more."""
        self.status, self.position, self.outcome = MatchStatus.CLOSED, None, None
        self._announce_change()

    def _announce_change(self) -> None:
        """Send whole documents for a change that no patch describes."""
        self._history.cut(self.seq)
        self._notify_turn()
        self.send_documents()

    def _announce(self, ops: list[Op]) -> None:
        """Send a patch for a change that is no action."""
        self._send(patch_message(self.seq, encoded_ops(ops)))
        self._publish(MessageKind.CHANGED)
        self._notify_turn()

    def announce_events(self, lines: list[bytes], chain: ChainHead | None, clocks: Clocks | None) -> None:
        """Show lines of the log that are no actions of the game (committed), and changed clocks; `chain`
        is the head after them.
        """
        ops = clock_ops(self.clocks, clocks)
        self.clocks, self.chain = clocks, chain
        self._history.cut(self.seq)
        self._publish(MessageKind.CHANGED)
        for line in lines:
            self.log.add_line(line)
        self._send(patch_message(self.seq, encoded_ops(ops), lines or None, self.head()))

    def _announce_seat(self, seat: Seat, absent_before: AbsencesBySeat, but: Channel | None = None) -> None:
        """Show that a player has come or gone; `absent_before` are the absences before that."""
        here = Op("replace", f"/seats/{seat}/connected", self.presence.is_connected(seat))
        ops = [here, *absence_ops(absent_before, absences(self))]
        self._send(patch_message(self.seq, encoded_ops(ops)), but)

    def _send(self, message: bytes, but: Channel | None = None) -> None:
        """Send every listener a message, except the channel `but`."""
        self._states.clear()
        for channel in self.presence.listeners():
            if channel is not but:
                channel.put_change(message)

    def _missed_patches(self, viewer: Seat | None, resume: int | None) -> list[bytes] | None:
        """Return the patches from action `resume` on; None if only a whole document will do."""
        past = None if self.position is None else self._history.patches_since(resume, self.position, viewer)
        if past is None:
            return None  # else end with everything that changes without an action, as it is now
        return [*past, patch_message(self.seq, encoded_ops(present_ops(self)), head=self.head())]
