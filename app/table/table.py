"""One match in memory, with those who look at it."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from app.concurrency.handover_lock import Lock
from app.db.match_status import MatchStatus
from app.db.queries.presence import Company
from app.engine.chance import FairChance, Stream, stream_key
from app.engine.contract import Game, Outcome, Seat
from app.table.clock.clock_state import NONE, Clocks, Hand
from app.table.clock.time_control import Days, PerDecision
from app.table.clock.timestamps import Ms
from app.table.cluster.message_bus import Bus, What, about_match
from app.table.notifier import Bell, Calls
from app.table.state.chat import Line, Talk
from app.table.state.event_log import Log
from app.table.state.hint import Hint
from app.table.state.match_header import Header, Seated
from app.table.state.position import NO_PREVIEW, NO_SILENCE, Moment, Told
from app.table.state.presence import Presence
from app.table.views.absence_view import Silences, silence_ops, silences
from app.table.views.clock_view import clock_ops, pause_seen
from app.table.views.document_builder import document, document_at, seats_seen
from app.table.views.patch_history import Past, shared_ops, step_head, step_message
from app.table.wire.channel import Channel
from app.table.wire.document import (
    CallingOff,
    Document,
    Rematch,
    Sat,
    encoded_ops,
    iso,
    patch_message,
    preview_message,
    state_message,
)
from app.table.wire.json_patch import Op
from app.time_source import Now, utc_now

WORTH_COMPARING = 4096
"""Bytes of a patch from which on a whole document might be shorter."""


class Begun(Struct, frozen=True):
    """A match that has been set up: its first moment, and when its clocks are first looked at."""

    moment: Moment
    told: Told
    clocks: Clocks | None
    clock_due: Ms | None


class Table:
    """The memory of one match. Changed only under its `lock`, and only after the database has it.

    `moment` is None in the lobby, and for a match whose rules the code no longer has (`notice`).
    """

    def __init__(
        self,
        header: Header,
        game: Game[Any, Any] | None,
        calls: Calls | None = None,
        bus: Bus | None = None,
        now: Now = utc_now,
    ) -> None:
        self.header = header
        self.stamp = 0
        """Of the match's row, as far as this process knows."""
        self._bus = bus or Bus()
        self.shared = self._bus.shared
        """Other processes play at this table too."""
        self._follows = False
        """What happens now has happened in another process, which has called and told whom it had to."""
        self.game = game
        self._bell = Bell(calls or Calls(), header.id, header.game, game.title if game else header.game)
        self.lock = Lock()
        self.status: MatchStatus = MatchStatus.LOBBY
        self.seq = 0
        self.seats: list[Seated] = []
        self.moment: Moment | None = None
        self.clocks: Clocks | None = None
        """What they say since the last action, or the last change of theirs; None: nobody's time runs."""
        self.clock_due: Ms | None = None
        """When they are looked at, as far as this process knows; never after the first of them shows 0."""
        self.notice: str | None = None
        self.outcome: dict[str, Any] | None = None
        self.rematch: Rematch | None = None
        """Where this match, which is over, is played once more."""
        self.log = Log(0, {})
        self.presence = Presence(now)
        self.talk = Talk()
        self.calling_off: CallingOff | None = None
        """Who would end the match without a result, and who agrees."""
        self.hints: dict[Seat, Hint] = {}
        """The last one that each seat has taken."""
        self.uncertain = False
        """A write failed half-way: only the database knows whether it counts."""
        self.last_used = 0.0
        self.tended = -1
        """How many actions there were when somebody looked last whether anything is left to do."""
        self.saved_seq = 0
        self._stream: Stream | None = None
        """Of the chance; nobody's seed changes after the start."""
        self._past = Past(header.server_seed)

    # --- who is here -------------------------------------------------------------------------

    def seat_of(self, player_id: str | None) -> Seat | None:
        if player_id is None:
            return None
        for seated in self.seats:
            if seated.player_id == player_id:
                return seated.seat
        return None

    def _players(self) -> set[str]:
        return {one.player_id for one in self.seats if one.player_id is not None}

    def _asked(self) -> set[str]:
        """Players whose turn it is, but for those whose seat the server plays."""
        seats = [self.seats[seat] for seat in self.waited_for()]
        return {one.player_id for one in seats if one.player_id is not None and not one.served}

    def waited_for(self) -> tuple[Seat, ...]:
        """Who may act, while the match is played."""
        return () if self.moment is None or self.status is MatchStatus.ASLEEP else self.moment.to_act

    def is_here(self, player_id: str) -> bool:
        """He looks at this table, from a seat or not."""
        return self.presence.is_here(player_id)

    def absent_since(self, seat: Seat) -> datetime | None:
        """Since when the others wait for a player who is not there; None: they do not. It may lie ahead,
        where he is being asked whether he is."""
        seated = self.seats[seat]
        if seated.prodded_by is None and self.presence.connected(seat):
            return None  # as it mostly is
        if self.quiet_since(seat) is None:
            return None
        return self.presence.missed_since(seat) or (seated.away_from if self.is_prodded(seated) else None)

    def quiet_since(self, seat: Seat) -> datetime | None:
        """Since when the others have heard nothing of a player whose decision they wait for; None: they do
        not wait."""
        seated = self.seats[seat]
        if seat not in self.waited_for() or seated.player_id is None or seated.served:
            return None
        if isinstance(self.header.clock, PerDecision | Days):
            return None  # his time runs out
        return self.presence.asked_since(seat)

    def is_prodded(self, seated: Seated) -> bool:
        """He was asked whether he is there, and has done nothing since."""
        quiet = self.quiet_since(seated.seat)
        if quiet is None or seated.prodded_by is None or seated.prodded_at is None:
            return False
        return quiet <= seated.prodded_at

    def seat_to_serve(self) -> Seat | None:
        """The first seat to act that the server plays."""
        for seat in self.waited_for():
            if self.seats[seat].served:
                return seat
        return None

    def hand(self, seat: Seat) -> Hand:
        return NONE if self.clocks is None else self.clocks.hands[seat]

    def join(self, channel: Channel, resume: int | None) -> None:
        """A new listener: what he missed, or the whole document; the others see that he is here."""
        seat = self.seat_of(channel.player_id)
        comes = seat is not None and not self.presence.connected(seat)
        absences = silences(self)
        self.presence.enter(channel, seat)
        if seat is not None and comes:
            self._announce_seat(seat, absences, but=channel)
        missed = self._missed(seat, resume)
        for message in [self.state_for(channel)] if missed is None else missed:
            channel.put_change(message)

    def leave(self, channel: Channel) -> None:
        absences = silences(self)
        seat = self.presence.leave(channel)
        if seat is not None:
            self._announce_seat(seat, absences)

    def count_anew(self) -> None:
        """The servers were away, and with them everybody: whoever is not there has not been waited for."""
        absences = silences(self)
        self.presence.count_anew()
        if ops := silence_ops(absences, silences(self)):
            self._announce(ops)

    def find_elsewhere(self, company: Company) -> None:
        """Who is on the channels of other processes."""
        absences = silences(self)
        for seat in self.presence.find_elsewhere(company, self.seat_of):
            self._announce_seat(seat, absences)

    def spectators(self) -> tuple[int, set[str]]:
        """How many look on without a seat, and those of them who have a name."""
        return self.presence.spectators(self._players())

    def reseat(self, seats: list[Seated]) -> None:
        """Somebody sat down or left: everybody gets the document of the seat from which he looks now."""
        before, self.seats = self._players(), seats
        self.talk.forget()  # its lines name seats
        if self.status is MatchStatus.LOBBY and not self._follows:
            self._say_who_came(before)
        self._call()
        self._past.break_off(self.seq)
        self.presence.regroup(self.seat_of)
        self.send_documents()

    @contextmanager
    def following(self, another: bool = True) -> Iterator[None]:
        """Meanwhile nothing happens but what `another` process has committed: those on our channels see it,
        and nobody is called for it or told of it twice. Nothing may be waited for in between."""
        self._follows = another
        try:
            yield
        finally:
            self._follows = False

    def _call(self) -> None:
        """Those who are asked now, if they were not before."""
        if self._follows:
            self._bell.asked_already(self._asked())
        else:
            self._bell.ask(self._asked())

    def _tell_others(self, what: What, more: str = "") -> None:
        if not self._follows:
            self._bus.tell(about_match(self.header.id), what, more)

    def call_to_start(self) -> None:
        self._bell.begin(self._asked(), self._players())

    def call_in_time(self, seat: Seat, until: datetime) -> None:
        """The time of who sits there is nearly up."""
        if (player_id := self.seats[seat].player_id) is not None:
            self._bell.say_until(iso(until), player_id)

    def prod(self, seat: Seat, by: Seat) -> None:
        """Whoever sits there is asked whether he is still there."""
        if (player_id := self.seats[seat].player_id) is not None:
            self._bell.prod(self.seats[by].name or "", player_id)

    def call_to_pause(self, by: Seat) -> None:
        """Who sits there suggests a pause; the other players are asked."""
        others = {one.player_id for one in self.seats if one.player_id and not one.served and one.seat != by}
        self._bell.suggest_pause(self.seats[by].name or "", others)

    def answer_pause(self, seats: Iterable[Seat]) -> None:
        """Who sits there has answered, or need not any more."""
        self._bell.answer_pause({one for seat in seats if (one := self.seats[seat].player_id) is not None})

    def call_off(self) -> None:
        """Those for whom seats are kept, and who have not sat down, need not come any more."""
        self._bell.call_off(one.kept_for for one in self.seats if one.kept_for and one.player_id is None)

    def _say_who_came(self, before: set[str]) -> None:
        there = self._players() | {self.header.host_id}
        for one in self.seats:
            if one.player_id is not None and one.player_id not in before:
                self._bell.say_who_came(one.name or "", there - {one.player_id})

    def say(self, number: int, message: bytes) -> None:
        """A line of chat, numbered as it was stored. Once, whoever comes with it."""
        if self.talk.add(number, message):
            self._tell_line(number, message)

    def know_talk(self, lines: list[Line]) -> None:
        """The last lines as they are stored, oldest first: those that were said elsewhere are told."""
        with self.following():
            for number, message in self.talk.know(lines):
                self._tell_line(number, message)

    def _tell_line(self, number: int, message: bytes) -> None:
        self._tell_others(What.SAID)
        for channel in self.presence.listeners():
            channel.put_chat(number, message)

    # --- what they see -----------------------------------------------------------------------

    def sees_from(self, seats: Sequence[Seated] | None = None) -> tuple[int, ...]:
        """By seat, from which action on who sits there may know its secrets; empty where nothing is secret.
        `seats`: who will sit there."""
        return (
            () if self.status is MatchStatus.FINISHED else tuple(one.sees_from for one in seats or self.seats)
        )

    def seats_seen(self) -> list[Sat]:
        return seats_seen(self)

    def document(self, viewer: Seat | None) -> Document:
        """What this viewer knows now."""
        return document(self, viewer)

    def document_at(self, moment: Moment, viewer: Seat | None, lines: list[bytes]) -> Document:
        """What he knew at a moment of this match; only the seats are as of now."""
        return document_at(self, moment, viewer, lines)

    def state_for(self, channel: Channel) -> bytes:
        return state_message(self.document(self.seat_of(channel.player_id)))

    def preview_for(self, channel: Channel) -> bytes:
        """What his choices would lead to at the present moment; the lobby has none."""
        seat = self.seat_of(channel.player_id)
        preview = self.moment.preview(seat) if self.moment else NO_PREVIEW
        return preview_message(self.seq, preview, self.moment.silence(seat) if self.moment else NO_SILENCE)

    def send_documents(self) -> None:
        self._tell_others(What.CHANGED)
        for seat, group in self.presence.channels.items():
            message = state_message(self.document(seat)) if group else b""
            for channel in group:
                channel.put_change(message)

    # --- what happens ------------------------------------------------------------------------

    def chance(self) -> FairChance:
        """A fresh reading head of the match's stream, where the last committed action left it."""
        assert self.moment is not None
        if self._stream is None:
            self._stream = Stream(self.key())
        return FairChance(self._stream, self.moment.words)

    def key(self) -> bytes:
        seeds = [seated.client_seed or "" for seated in self.seats]
        return stream_key(self.header.server_seed, self.header.id, seeds)

    def resume(self, moment: Moment, clocks: Clocks | None) -> None:
        """The match as the database has it; who was connected to another memory of it starts anew."""
        self.moment = moment
        self.clocks = clocks
        self.seq = moment.seq
        self._past.forget(self.seq)
        self._settle()
        self._bell.asked_already(self._asked())

    def change(self, status: MatchStatus, calling_off: CallingOff | None, outcome: Outcome | None) -> None:
        """What has become of it without an action; seen with the documents that are sent next."""
        if status is MatchStatus.CLOSED:
            return self.close()
        assert self.moment is not None
        self.calling_off = calling_off
        if outcome is not None and self.moment.outcome is None:
            self.resume(self.moment.ended(outcome), None)
        elif status != self.status:
            self.status = status
            self.presence.ask((), self.waited_for())

    def begin(self, begun: Begun) -> None:
        """The match has started (committed): the lobby's document is replaced as a whole."""
        self.status = MatchStatus.PLAYING
        self.clocks, self.clock_due = begun.clocks, begun.clock_due
        self.log = Log(len(self.seats), {})
        self.moment = moment = begun.moment
        self.seq = moment.seq
        self.log.add(moment.game, begun.told)
        self.presence.ask((), moment.to_act)
        self._settle()
        self.presence.regroup(self.seat_of)  # with fewer seats those behind a free one have moved up
        self.talk.forget()  # its lines name seats
        self.send_documents()
        self.call_to_start()

    def advance(self, moment: Moment, told: Told, clocks: Clocks | None) -> None:
        """An action is committed: only now may anybody see it."""
        absences = silences(self)
        before, self.moment = self.moment, moment
        assert before is not None
        self._past.keep(before, told)
        self.seq = moment.seq
        fresh = self.log.add(moment.game, told)
        ticking, self.clocks = clock_ops(self.clocks, clocks), clocks
        self.presence.ask({*before.to_act} - {told.seat}, moment.to_act)
        self._settle()
        ops = shared_ops(before, moment, self.header.server_seed)
        ops += silence_ops(absences, silences(self))
        head = step_head(before, moment, encoded_ops(ops + ticking))
        for viewer, group in self.presence.channels.items():
            if group:
                message = step_message(head, before, moment, viewer, fresh[viewer])
                if len(message) > WORTH_COMPARING:
                    message = min(message, state_message(self.document(viewer)), key=len)
                for channel in group:
                    channel.put_change(message)
        if self.shared:
            self._tell_others(What.MOVED, str(self.seq))
        if moment.to_act != before.to_act:
            self._call()

    def _settle(self) -> None:
        assert self.moment is not None
        if self.hints:
            self.hints = {seat: hint for seat, hint in self.hints.items() if seat in self.moment.to_act}
        if self.moment.outcome is not None:
            self.status = MatchStatus.FINISHED
            self.outcome = msgspec.to_builtins(self.moment.outcome)

    def announce_seats(self) -> None:
        self._announce([Op("replace", "/seats", self.seats_seen())])

    def show_rematch(self, rematch: Rematch) -> None:
        """It was proposed, somebody has answered, or it has begun."""
        before, self.rematch = self.rematch, rematch
        if not self._follows and (before is None or before.open_until != rematch.open_until):
            asked = {one.asked.id for one in rematch.seats if one.asked is not UNSET}
            self._bell.invite(rematch.match, rematch.host.name, asked - {rematch.host.id})
        self._announce([Op("add", "/rematch", rematch)])

    def propose_end(self, calling_off: CallingOff | None) -> None:
        """Somebody would call the match off, agrees, or (None) would rather play on."""
        self.calling_off = calling_off
        self._announce([Op("replace", "/calling_off", calling_off)])

    def end(self, outcome: Outcome) -> None:
        """The table has ended the match (committed), without an action."""
        assert self.moment is not None
        self.calling_off = None
        self.resume(self.moment.ended(outcome), None)
        self._call()
        self.send_documents()

    def fall_asleep(self, clocks: Clocks | None) -> None:
        """Nobody has acted for long (committed)."""
        self.status, self.clocks, self.clock_due, self.calling_off = MatchStatus.ASLEEP, clocks, None, None
        self._changed_without_action()

    def wake(self, clocks: Clocks | None) -> None:
        """One of its players goes on (committed)."""
        assert self.moment is not None
        self.status, self.clocks = MatchStatus.PLAYING, clocks
        self.clock_due = None if clocks is None else clocks.zero
        self.presence.ask((), self.moment.to_act)
        self._changed_without_action()

    def close(self) -> None:
        """Nobody came back to it (committed): nothing of it is seen any more."""
        self.status, self.moment, self.outcome = MatchStatus.CLOSED, None, None
        self._changed_without_action()

    def _changed_without_action(self) -> None:
        """No patch tells what has changed."""
        self._past.break_off(self.seq)
        self._call()
        self.send_documents()

    def _announce(self, ops: list[Op]) -> None:
        """A change that is no action's."""
        message = patch_message(self.seq, encoded_ops(ops))
        for channel in self.presence.listeners():
            channel.put_change(message)
        self._tell_others(What.CHANGED)
        self._call()

    def happened(self, line: bytes | None, clocks: Clocks | None) -> None:
        """What is no action of the game has happened (committed): a line for all, and what the clocks say."""
        ops = clock_ops(self.clocks, clocks)
        self.clocks = clocks
        self._past.break_off(self.seq)
        self._tell_others(What.CHANGED)
        if line is not None:
            self.log.note(line)
        message = patch_message(self.seq, encoded_ops(ops), [line] if line is not None else None)
        for channel in self.presence.listeners():
            channel.put_change(message)

    def _announce_seat(self, seat: Seat, absences: Silences, but: Channel | None = None) -> None:
        """He is here, or has gone; `absences`: what was said before of those for whom others wait."""
        here = Op("replace", f"/seats/{seat}/connected", self.presence.connected(seat))
        ops = [here, *silence_ops(absences, silences(self))]
        message = patch_message(self.seq, encoded_ops(ops))
        for channel in self.presence.listeners():
            if channel is not but:
                channel.put_change(message)

    def _missed(self, viewer: Seat | None, resume: int | None) -> list[bytes] | None:
        """The patches from action number `resume` on, or None where only a whole document will do."""
        past = None if self.moment is None else self._past.since(resume, self.moment, viewer)
        return None if past is None else [*past, self._present()]

    def _present(self) -> bytes:
        """What changes without an action, as it is now."""
        ops = [
            Op("replace", "/seats", self.seats_seen()),
            Op("replace", "/calling_off", self.calling_off),
        ]
        if self.rematch is not None:
            ops.append(Op("add", "/rematch", self.rematch))
        if self.clocks is not None:
            ops.append(Op("replace", "/pause", pause_seen(self.clocks)))
        return patch_message(self.seq, encoded_ops(ops))
