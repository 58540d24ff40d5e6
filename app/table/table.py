"""One match in memory, with those who look at it."""

from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from app.engine.chance import FairChance, Stream, commitment, stream_key
from app.engine.contract import Game, Outcome, Seat
from app.table.calls import Bell, Calls
from app.table.channel import Channel
from app.table.clock import Days, PerDecision
from app.table.clock_seen import NONE, clock_ops, pause_seen, time_seen
from app.table.clocks import Clocks, Hand
from app.table.document import (
    Asked,
    CallingOff,
    Document,
    Fairness,
    PlayerSeen,
    Rematch,
    Sat,
    Seen,
    encoded_ops,
    iso,
    patch_message,
    preview_message,
    state_message,
)
from app.table.header import PLAYED, Header, Seated
from app.table.jerseys import signs
from app.table.lock import Lock
from app.table.log import Log
from app.table.moment import NO_ACTIONS, NO_PREVIEW, Moment, Told, entries_for
from app.table.patch import Op, changes, member_changes
from app.table.strengths import playing
from app.table.substitutes import Substitutes, open_from

WORTH_COMPARING = 4096
"""Bytes of a patch from which on a whole document might be shorter."""
REMEMBERED = 24
"""So many past moments are kept, for those whose connection was lost for a while."""


class Past(Struct, frozen=True):
    """A moment that is over, and the action that ended it."""

    moment: Moment
    told: Told


class Begun(Struct, frozen=True):
    """A match that has been set up: its first moment, and when its clocks are first looked at."""

    moment: Moment
    told: Told
    clocks: Clocks | None
    clock_due: datetime | None


class Table:
    """The memory of one match. Changed only under its `lock`, and only after the database has it.

    `moment` is None in the lobby, and for a match whose rules the code no longer has (`notice`).
    """

    def __init__(self, header: Header, game: Game[Any, Any] | None, calls: Calls | None = None) -> None:
        self.header = header
        self.game = game
        self._bell = Bell(calls or Calls(), header.id, header.game, game.title if game else header.game)
        self.lock = Lock()
        self.status = "lobby"
        self.seq = 0
        self.seats: list[Seated] = []
        self.moment: Moment | None = None
        self.clocks: Clocks | None = None
        """What they say since the last action, or the last change of theirs; None: nobody's time runs."""
        self.clock_due: datetime | None = None
        """When they are looked at, as far as this process knows; never after the first of them shows 0."""
        self.notice: str | None = None
        self.outcome: dict[str, Any] | None = None
        self.rematch: Rematch | None = None
        """Where this match, which is over, is played once more."""
        self.log = Log(0, {})
        self.channels: dict[Seat | None, set[Channel]] = {}
        self.calling_off: CallingOff | None = None
        """Who would end the match without a result, and who agrees."""
        self._opened = datetime.now(UTC)
        self._lost_at: dict[Seat, datetime] = {}
        """When a seat's last channel was lost."""
        self._asked_at: dict[Seat, datetime] = {}
        """Since when it is for a seat to act."""
        self._company_since: datetime | None = None
        """Since when any player is here: before that nobody waits for anybody."""
        self.uncertain = False
        """A write failed half-way: only the database knows whether it counts."""
        self.last_used = 0.0
        self.saved_seq = 0
        self._stream: Stream | None = None
        """Of the chance; nobody's seed changes after the start."""
        self._past: deque[Past] = deque(maxlen=REMEMBERED)
        self._resume_from = 1
        """Who saw less than this many actions, or the lobby, gets the whole document."""

    # --- who is here -------------------------------------------------------------------------

    def seat_of(self, player_id: str | None) -> Seat | None:
        if player_id is None:
            return None
        return next((seated.seat for seated in self.seats if seated.player_id == player_id), None)

    def _players(self) -> set[str]:
        return {one.player_id for one in self.seats if one.player_id is not None}

    def _asked(self) -> set[str]:
        """Players whose turn it is, but for those whose seat the server plays."""
        seats = [self.seats[seat] for seat in self.moment.to_act] if self.moment is not None else []
        return {one.player_id for one in seats if one.player_id is not None and not one.served}

    def connected(self, seat: Seat) -> bool:
        return bool(self.channels.get(seat))

    def is_here(self, player_id: str) -> bool:
        """He looks at this table, from a seat or not."""
        return any(channel.player_id == player_id for channel in self.listeners())

    def absent_since(self, seat: Seat) -> datetime | None:
        """Since when the others wait for a player who is not there; None: they do not."""
        seated = self.seats[seat]
        if self.moment is None or seat not in self.moment.to_act or self.connected(seat):
            return None
        if seated.player_id is None or seated.served or self._company_since is None:
            return None
        if isinstance(self.header.clock, PerDecision | Days):
            return None  # his time runs out
        lost, asked = (since.get(seat, self._opened) for since in (self._lost_at, self._asked_at))
        return max(lost, asked, self._company_since)

    def seat_to_serve(self) -> Seat | None:
        """The first seat to act that the server plays."""
        if self.moment is None:
            return None
        return next((seat for seat in self.moment.to_act if self.seats[seat].served), None)

    def _hand(self, seat: Seat) -> Hand:
        return NONE if self.clocks is None else self.clocks.hands[seat]

    def listeners(self) -> Iterable[Channel]:
        return [channel for group in self.channels.values() for channel in group]

    def spectators(self) -> list[Channel]:
        return list(self.channels.get(None, ()))

    def join(self, channel: Channel, resume: int | None) -> None:
        """A new listener: what he missed, or the whole document; the others see that he is here."""
        seat = self.seat_of(channel.player_id)
        was_here = self.connected(seat) if seat is not None else True
        absences = self._absences()
        self.channels.setdefault(seat, set()).add(channel)
        if not was_here and seat is not None:
            self._company_since = self._company_since or datetime.now(UTC)
            self._announce_seat(seat, absences, but=channel)
        missed = self._missed(seat, resume)
        for message in [self.state_for(channel)] if missed is None else missed:
            channel.put_change(message)

    def leave(self, channel: Channel) -> None:
        absences = self._absences()
        for seat, group in self.channels.items():
            if channel in group:
                group.remove(channel)
                if seat is not None and not group:
                    self._lost_at[seat] = datetime.now(UTC)
                    if not any(self.connected(one.seat) for one in self.seats):
                        self._company_since = None
                    self._announce_seat(seat, absences)
                return

    def reseat(self, seats: list[Seated]) -> None:
        """Somebody sat down or left: everybody gets the document of the seat from which he looks now."""
        before, self.seats = self._players(), seats
        if self.status == "lobby":
            self._say_who_came(before)
        self._bell.ask(self._asked())
        self._resume_from = self.seq + 1
        everybody = list(self.listeners())
        self.channels = {}
        for channel in everybody:
            self.channels.setdefault(self.seat_of(channel.player_id), set()).add(channel)
        self.send_documents()

    def call_to_start(self) -> None:
        self._bell.begin(self._asked(), self._players())

    def _say_who_came(self, before: set[str]) -> None:
        there = self._players() | {self.header.host_id}
        for one in self.seats:
            if one.player_id is not None and one.player_id not in before:
                self._bell.say_who_came(one.name or "", there - {one.player_id})

    def say(self, number: int, message: bytes) -> None:
        """A line of chat, numbered as it was stored."""
        for channel in self.listeners():
            channel.put_chat(number, message)

    # --- what they see -----------------------------------------------------------------------

    def seats_seen(self) -> list[Sat]:
        worn = signs(self.game, self.header.options, len(self.seats))
        return [self._seen(seated, worn[seated.seat]) for seated in self.seats]

    def _seen(self, seated: Seated, sign: int) -> Sat:
        hand = self._hand(seated.seat)
        return Sat(
            seated.seat,
            PlayerSeen(seated.player_id, seated.name or "") if seated.player_id is not None else None,
            playing(self.game, seated.bot, seated.served),
            self.connected(seated.seat),
            time_seen(hand.zero),
            sign,
            hand.allowed,
            hand.bank,
            absent_since=None if (since := self.absent_since(seated.seat)) is None else iso(since),
            asked=Asked.of(seated.kept_for, seated.kept_name, seated.declined),
            coach=msgspec.UNSET if seated.coach is None else seated.coach,
            first=PlayerSeen(seated.first_id, seated.first_name or "") if seated.first_id else UNSET,
            open_from=self._open_from(seated),
        )

    def _open_from(self, seated: Seated) -> str | UnsetType:
        nobody = self.header.substitutes == Substitutes.NOBODY or self.header.wait_for_all
        at = None if nobody or self.status != "playing" else open_from(seated)
        return UNSET if at is None else iso(at)

    def fairness(self, finished: bool) -> Fairness:
        seed = self.header.server_seed
        seeds = [seated.client_seed for seated in self.seats]
        return Fairness(commitment(seed), seeds, seed.hex() if finished else None)

    def document(self, viewer: Seat | None) -> Document:
        """What this viewer knows now."""
        if self.moment is not None:
            return self.document_at(self.moment, viewer, self.log.lines(viewer))
        return Document(
            match=self.header.id,
            game=self.header.game,
            status=self.status,
            seq=self.seq,
            viewer=Seen(viewer),
            seats=self.seats_seen(),
            to_act=(),
            view={},
            actions=NO_ACTIONS,
            log=self.log.lines(viewer) if self.status in PLAYED else [],
            outcome=self.outcome,
            fairness=self.fairness(self.status == "finished"),
            clock=self.header.clock,
            notice=self.notice if self.notice is not None else msgspec.UNSET,
            rematch=self.rematch or msgspec.UNSET,
        )

    def document_at(self, moment: Moment, viewer: Seat | None, lines: list[Raw]) -> Document:
        """What he knew at a moment of this match; only the seats are as of now."""
        finished = moment.outcome is not None
        return Document(
            match=self.header.id,
            game=self.header.game,
            status="finished" if finished else "playing",
            seq=moment.seq,
            viewer=Seen(viewer),
            seats=self.seats_seen(),
            to_act=moment.to_act,
            view=moment.public | moment.own(viewer),
            actions=moment.legal_json(viewer),
            log=lines,
            outcome=msgspec.to_builtins(moment.outcome) if finished else None,
            fairness=self.fairness(finished),
            clock=self.header.clock,
            rematch=(self.rematch if finished else None) or msgspec.UNSET,
            pause=pause_seen(self.clocks),
            calling_off=self.calling_off,
            wait_for_all=self.header.wait_for_all,
        )

    def state_for(self, channel: Channel) -> bytes:
        return state_message(self.document(self.seat_of(channel.player_id)))

    def preview_for(self, channel: Channel) -> bytes:
        """What his choices would lead to at the present moment; the lobby has none."""
        preview = self.moment.preview(self.seat_of(channel.player_id)) if self.moment else NO_PREVIEW
        return preview_message(self.seq, preview)

    def send_documents(self) -> None:
        for seat, group in self.channels.items():
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
        self._past.clear()
        self._resume_from = self.seq + 1
        self._settle()
        self._bell.asked_already(self._asked())

    def begin(self, begun: Begun) -> None:
        """The match has started (committed): the lobby's document is replaced as a whole."""
        self.status = "playing"
        self.clocks, self.clock_due = begun.clocks, begun.clock_due
        self.log = Log(len(self.seats), {})
        self.moment = moment = begun.moment
        self.seq = moment.seq
        self.log.add(moment.game, begun.told)
        self._ask(())
        self._settle()
        self.send_documents()
        self.call_to_start()

    def advance(self, moment: Moment, told: Told, clocks: Clocks | None) -> None:
        """An action is committed: only now may anybody see it."""
        absences = self._absences()
        before, self.moment = self.moment, moment
        assert before is not None
        self._past.append(Past(before, told))
        self.seq = moment.seq
        fresh = self.log.add(moment.game, told)
        ticking = clock_ops(self.clocks, clocks)
        self.clocks = clocks
        self._ask(before.to_act)
        self._settle()
        shared = encoded_ops(self._shared_ops(before, moment) + ticking + self._absence_ops(absences))
        for viewer, group in self.channels.items():
            if group:
                message = self._patch(before, moment, viewer, shared, fresh[viewer])
                if len(message) > WORTH_COMPARING:
                    message = min(message, state_message(self.document(viewer)), key=len)
                for channel in group:
                    channel.put_change(message)
        if moment.to_act != before.to_act:
            self._bell.ask(self._asked())
        before.forget()

    def _settle(self) -> None:
        assert self.moment is not None
        if self.moment.outcome is not None:
            self.status = "finished"
            self.outcome = msgspec.to_builtins(self.moment.outcome)

    def _ask(self, before: tuple[Seat, ...]) -> None:
        """Whoever was not asked before is asked from now on."""
        assert self.moment is not None
        now = datetime.now(UTC)
        self._asked_at = {
            seat: self._asked_at.get(seat, self._opened) if seat in before else now
            for seat in self.moment.to_act
        }

    def _absences(self) -> dict[Seat, str]:
        since = {seated.seat: self.absent_since(seated.seat) for seated in self.seats}
        return {seat: iso(at) for seat, at in since.items() if at is not None}

    def _absence_ops(self, before: dict[Seat, str]) -> list[Op]:
        now = self._absences()
        return [
            Op("replace", f"/seats/{seat}/absent_since", now.get(seat))
            for seat in sorted(before | now)
            if now.get(seat) != before.get(seat)
        ]

    def _shared_ops(self, before: Moment, moment: Moment) -> list[Op]:
        """What changes for everybody, compared once."""
        ops: list[Op] = []
        if moment.to_act != before.to_act:
            ops.append(Op("replace", "/to_act", moment.to_act))
        if moment.outcome is not None:
            ops.append(Op("replace", "/status", "finished"))
            ops.append(Op("replace", "/outcome", moment.outcome))
            ops.append(Op("replace", "/fairness/server_seed", self.header.server_seed.hex()))
        return ops + changes(before.public, moment.public, "/view")

    def _patch(
        self, before: Moment, moment: Moment, viewer: Seat | None, shared: bytes, fresh: list[Raw]
    ) -> bytes:
        """`shared`: the operations that are the same for all; `fresh`: the new lines of the viewer's log."""
        ops: list[Op] = []
        if viewer is not None:
            ops += changes(before.own(viewer), moment.own(viewer), "/view")
            ops += member_changes(before.legal(viewer), moment.legal(viewer), "/actions")
        return patch_message(before.seq, moment.seq, [shared, encoded_ops(ops)], fresh)

    def announce_seats(self) -> None:
        self._announce([Op("replace", "/seats", self.seats_seen())])

    def show_rematch(self, rematch: Rematch) -> None:
        """It was proposed, somebody has answered, or it has begun."""
        self.rematch = rematch
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
        self._bell.ask(self._asked())
        self.send_documents()

    def _announce(self, ops: list[Op]) -> None:
        """A change that is no action's."""
        message = patch_message(self.seq, self.seq, [encoded_ops(ops)])
        for channel in self.listeners():
            channel.put_change(message)
        self._bell.ask(self._asked())

    def happened(self, line: Raw | None, clocks: Clocks | None) -> None:
        """What is no action of the game has happened (committed): a line for all, and what the clocks say."""
        ops = clock_ops(self.clocks, clocks)
        self.clocks = clocks
        self._resume_from = self.seq + 1
        if line is not None:
            self.log.note(line)
        message = patch_message(self.seq, self.seq, [encoded_ops(ops)], [line] if line is not None else None)
        for channel in self.listeners():
            channel.put_change(message)

    def _announce_seat(self, seat: Seat, absences: dict[Seat, str], but: Channel | None = None) -> None:
        """He is here, or has gone; `absences`: what was said before of those for whom others wait."""
        ops = [Op("replace", f"/seats/{seat}/connected", self.connected(seat)), *self._absence_ops(absences)]
        message = patch_message(self.seq, self.seq, [encoded_ops(ops)])
        for channel in self.listeners():
            if channel is not but:
                channel.put_change(message)

    def _missed(self, viewer: Seat | None, resume: int | None) -> list[bytes] | None:
        """The patches from action number `resume` on, or None where only a whole document will do."""
        if resume is None or self.moment is None or not self._resume_from <= resume <= self.seq:
            return None
        past = [one for one in self._past if one.moment.seq >= resume]
        if len(past) != self.seq - resume:
            return None
        return [*self._patches_of(past, viewer), self._present()]

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
        return patch_message(self.seq, self.seq, [encoded_ops(ops)])

    def _patches_of(self, past: list[Past], viewer: Seat | None) -> list[bytes]:
        assert self.game is not None
        assert self.moment is not None
        afters = [*(one.moment for one in past), self.moment][1:]
        messages = []
        for one, after in zip(past, afters, strict=True):
            shared = encoded_ops(self._shared_ops(one.moment, after))
            fresh = entries_for(self.game, viewer, one.told)
            messages.append(self._patch(one.moment, after, viewer, shared, fresh))
            one.moment.forget()
        return messages
