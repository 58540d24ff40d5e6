"""Loads positions and log lines from the rows of a match."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Action, Snapshot
from app.db.queries import actions, table_events
from app.engine.chance import FairChance
from app.engine.codec import event_decoder
from app.engine.contract import AnyGame
from app.engine.operations import parse_action, play
from app.engine.types import Event, Resign, Step
from app.table.replay.table_event import LoggedEvent
from app.table.state.event_log import LENGTH, Lines
from app.table.state.position import (
    NO_QUESTIONS,
    ActionEvents,
    ActionTrace,
    Position,
    Questions,
    log_lines_for,
    questions_after,
)
from app.table.state.substitutes import may_know
from app.table.state.table_state import TableState

CHUNK = 64
TRACED = 100
"""How many actions before a snapshot say which questions stood then: an older one counts as that old."""


class DamagedMatch(RuntimeError):
    """The rows of a match do not fit its rules, so it can never be continued."""


async def load_position(
    session: AsyncSession, table: TableState, upto: int | None = None, position: Position | None = None
) -> Position:
    """Return the match after `upto` actions (None: all of them), replayed from `position` or the nearest
    snapshot.

    The replay runs in a thread, so that other requests are served meanwhile.
    """
    assert table.game is not None
    if position is None:
        snapshot = await actions.snapshot(session, table.header.id, upto)
        position = await _from_snapshot(session, table.game, snapshot) if snapshot else None
    rows = await actions.since(session, table.header.id, position.seq if position else -1, upto)
    return await asyncio.to_thread(_replay, table, position, rows)


async def _from_snapshot(session: AsyncSession, game: AnyGame, row: Snapshot) -> Position | None:
    """Return the position of a snapshot with the questions that stood then; None if it is unfit."""
    last = await actions.traces(session, row.match_id, row.seq, TRACED)
    return position_from(game, row, questions_after(ActionTrace(*one) for one in last))


def _replay(table: TableState, position: Position | None, rows: list[Action]) -> Position:
    if position is None:
        assert table.game is not None
        setup, *rows = rows
        position = Position(table.game, 0, setup.words, set_up(table, FairChance(table.chance_key())).state)
    for row in rows:
        position, _ = replay_action(table, position, row)
    return position


def set_up(table: TableState, chance: FairChance) -> Step[Any]:
    """Return the result of the game's setup, before the first action."""
    assert table.game is not None
    options = msgspec.convert(table.header.options, table.game.options)
    step: Step[Any] = table.game.setup(options, len(table.seats), chance)
    return step


def replay_action(table: TableState, position: Position, row: Action) -> tuple[Position, ActionEvents]:
    """Return the position after a committed action, and its events. Raises DamagedMatch."""
    assert table.game is not None
    assert row.seat is not None
    chance = FairChance(table.chance_key(), position.words)
    step = play(
        table.game, position.state, len(table.seats), row.seat, parse_stored(table.game, row.action), chance
    )
    if chance.at != row.words:
        raise DamagedMatch(
            f"match {table.header.id}: action {row.seq} drew {chance.at} words, not {row.words}"
        )
    events = ActionEvents(row.seq, row.seat, step.events, row.served)
    return position.after(row.seat, chance.at, step.state), events


def parse_stored(game: AnyGame, action: dict[str, Any] | None) -> Any:
    """Return the action as the game's struct, or a resignation."""
    return Resign() if action == {"type": "resign"} else parse_action(game, action)


def snapshot_of(match_id: str, position: Position) -> Snapshot:
    return Snapshot(
        match_id=match_id,
        seq=position.seq,
        words=position.words,
        state=msgspec.json.encode(position.state).decode(),
    )


def position_from(game: AnyGame, row: Snapshot, questions: Questions = NO_QUESTIONS) -> Position | None:
    """Return the position of a snapshot; None if its state is damaged or has another shape. It can then
    be replayed from the actions instead.
    """
    try:
        return Position(game, row.seq, row.words, msgspec.json.decode(row.state, type=game.state), questions)
    except msgspec.DecodeError:
        return None


async def load_log_lines(
    session: AsyncSession, table: TableState, seq: int, sees_from: Sequence[int]
) -> Lines:
    """Return the last lines that each viewer may read after `seq` actions, oldest first
    (`Table.sees_from`).
    """
    assert table.game is not None
    lines: Lines = {viewer: [] for viewer in (None, *range(len(table.seats)))}
    while seq >= 0 and any(len(found) < LENGTH for found in lines.values()):
        rows = await actions.before(session, table.header.id, seq, CHUNK)
        notes = await load_table_events(session, table, rows[-1].seq, seq)
        for row in rows:
            events = action_events(table.game, row)
            for viewer, found in lines.items():
                reader = viewer if may_know(sees_from, viewer, row.seq) else None
                found[:0] = [*log_lines_for(table.game, reader, events), *notes.get(row.seq, ())]
        seq = rows[-1].seq - 1
    return {viewer: found[-LENGTH:] for viewer, found in lines.items()}


async def load_table_events(
    session: AsyncSession, table: TableState, first: int, last: int
) -> dict[int, list[bytes]]:
    """Return the table events after each of these actions, as lines of the log."""
    events: dict[int, list[bytes]] = {}
    for row in await table_events.between(session, table.header.id, first, last):
        events.setdefault(row.seq, []).append(LoggedEvent(row.seat, row.event).line(row.seq))
    return events


def action_events(game: AnyGame, row: Action) -> ActionEvents:
    return ActionEvents(row.seq, row.seat, stored_events(game, row), row.served)


def stored_events(game: AnyGame, row: Action) -> tuple[Event, ...]:
    """Return the events of an action, without those that this version of the game no longer knows."""
    decoder = event_decoder(game)
    events = []
    for raw in row.events:
        try:
            events.append(decoder.decode(msgspec.json.encode(raw)))
        except msgspec.ValidationError:
            continue
    return tuple(events)
