"""Evaluates an action before it is committed: which one is meant, what it leads to, and its row."""

from datetime import datetime
from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct

from app.db.action_writer import ActionRow
from app.db.match_status import NOT_BEGUN, MatchStatus
from app.engine import operations
from app.engine.chain import ChainHead
from app.engine.types import Resign, Seat
from app.errors import BadRequest, Conflict, Illegal, MatchOver, NotYourTurn, Stale
from app.table.actions.clock_updates import clocked_action, clocks_after_action, next_clock_check
from app.table.clock.clock_state import Clocks
from app.table.clock.timestamps import Instant, as_time
from app.table.replay.record_lines import ActionLine, head_after
from app.table.state.notice import refusal_of
from app.table.state.position import ActionEvents, Position
from app.table.state.table_state import TableState
from app.table.wire.document import iso

RESIGN = Resign.__struct_config__.tag


class ActionRequest(Struct, frozen=True, tag_field="t", tag="act", forbid_unknown_fields=True):
    """An action that a player asks for, as it comes over the wire.

    `ref` identifies the request: the same one again is answered and not taken twice. `seq` is the number of
    the last action that the player had seen, `q` that of the question that the action answers.
    """

    action: dict[str, Any]
    ref: str
    seq: int | None = None
    q: int | None = None


class ActionResult(Struct, frozen=True):
    """A committed action, number `seq`; `events` are those that the acting player may read."""

    seq: int
    events: list[Raw]


class ServerMove(Struct, frozen=True):
    """An action of the server for a player: their time is up (`time`) or it plays their seat (`computer`)."""

    why: str
    clocks: Clocks | None
    """The clocks just before the action."""
    idles: bool = False
    """Whether the server plays the seat from now on."""


class EvaluatedAction(Struct, frozen=True):
    """An action that is evaluated and not yet committed: the position after it, its events and its row."""

    after: Position
    events: ActionEvents
    clocks: Clocks | None
    row: ActionRow
    chain: ChainHead | None


def playable_position(table: TableState) -> Position:
    """Return the current position of a match that is being played. Raises Conflict, MatchOver."""
    if table.status in NOT_BEGUN:
        raise Conflict("match-not-started")
    if table.status is MatchStatus.FINISHED:
        raise MatchOver("match-over")
    if table.status is MatchStatus.ASLEEP:
        raise Conflict("match-asleep")
    if table.position is None:
        raise refusal_of(table.notice) if table.notice else Conflict("match-rests")
    return table.position


def match_offered_action(table: TableState, seat: Seat, request: ActionRequest) -> Any:
    """Return the offered action that the request names; otherwise raise why it cannot be taken.

    Raises Conflict, MatchOver, BadRequest, NotYourTurn, Stale or Illegal.
    """
    position = playable_position(table)
    if table.seats[seat].resigned:
        raise Conflict("given-up")
    if request.action.get("type") == RESIGN:
        raise BadRequest("resign-elsewhere", match=table.header.id)
    if _answers_another_question(position, seat, request):
        raise Stale("move-too-late")
    late = request.seq is not None and request.seq < table.seq
    try:
        return operations.match_offered_action(
            position.game, position.state, seat, raw=request.action, offered=position.legal(seat)
        )
    except operations.Malformed as error:
        raise BadRequest("no-action", cause=error) from None
    except operations.NotYourTurn:
        if late:
            raise Stale("move-too-late") from None
        raise NotYourTurn("not-your-turn") from None
    except operations.Refused as error:
        if late:
            raise Stale("move-too-late") from None
        raise Illegal(position.game.id, error.objection) from None


def _answers_another_question(position: Position, seat: Seat, request: ActionRequest) -> bool:
    """Return whether the request was made for a question that no longer stands before this seat."""
    questions = position.questions
    if request.q is not None:
        return request.q != questions.standing.get(seat)
    return request.seq is not None and request.seq < questions.acted.get(seat, 0)


def evaluate(
    table: TableState,
    seat: Seat,
    action: Any,
    *,
    ref: str | None,
    time: Instant,
    server_move: ServerMove | None = None,
) -> EvaluatedAction:
    """Evaluate an action. The table is not changed yet."""
    before = table.position
    assert before is not None
    chance = table.chance()  # a fresh reader: a failed attempt leaves the stream untouched
    step = operations.play(
        before.game, before.state, len(table.seats), seat=seat, action=action, chance=chance
    )
    after = before.after(seat, chance.at, step.state)
    events = ActionEvents(after.seq, seat, step.events, None if server_move is None else server_move.why)
    idles = server_move is not None and server_move.idles
    clocks = clocks_after_action(
        table,
        after,
        clocked_action(seat, chance.draws, server_move is None and not table.seats[seat].is_served),
        step.events,
        clocks=table.clocks if server_move is None else server_move.clocks,
        gone=idles or isinstance(action, Resign),
        time=time,
    )
    zero = next_clock_check(table, clocks)
    due = None if zero is None else as_time(zero)
    stamp = table.stamp if table.shared else None
    chain = head_after(table, action_line(action, chance.draws, events=events, at=time.now))
    row = action_row(
        table.header.id,
        ref,
        action,
        after=after,
        draws=chance.draws,
        events=events,
        at=time.now,
        clocks=clocks,
        idles=idles,
        due=due,
        stamp=stamp,
        chain=chain,
        player_id=None if ref is None else table.seats[seat].player_id,
    )
    return EvaluatedAction(after, events, clocks, row, chain)


def action_line(action: Any, draws: list[Any], events: ActionEvents, at: datetime) -> ActionLine:
    """Return the line of the record for an action that is to be written; `action` is None for the setup."""
    return ActionLine(
        seq=events.seq,
        seat=events.seat,
        action=action,
        draws=draws,
        events=events.events,
        at=iso(at),
        served=UNSET if events.served is None else events.served,
    )


def action_row(
    match_id: str,
    ref: str | None,
    action: Any,
    after: Position,
    draws: list[Any],
    events: ActionEvents,
    at: datetime,
    clocks: Clocks | None,
    idles: bool = False,
    due: datetime | None = None,
    stamp: int | None = None,
    chain: ChainHead | None = None,
    player_id: str | None = None,
) -> ActionRow:
    """Return the row of an action that led to `after`; `action` is None for the setup.

    `player_id`: The player that sent it with this `ref`; None where the server acted.
    """
    return ActionRow(
        match_id=match_id,
        seq=after.seq,
        seat=events.seat,
        ref=ref,
        action=None if action is None else _text(action),
        draws=_text(draws),
        events=_text(events.events),
        to_act=_seats_text(after.to_act),
        words=after.words,
        at=at,
        clocks=None if clocks is None else _text(clocks),
        served=events.served,
        line=None if chain is None else chain.line,
        head=None if chain is None else chain.digest,
        player_id=player_id,
        outcome=None if after.outcome is None else _text(after.outcome),
        resigns=isinstance(action, Resign),
        idles=idles,
        due=due,
        stamp=stamp,
    )


@cache
def _seats_text(seats: tuple[Seat, ...]) -> str:
    return _text(seats)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
