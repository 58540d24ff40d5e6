"""Replays a finished match for its analysis: its actions with their states, and its curve of chances."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from app.db.models import Action
from app.engine.analysis.chances import chances, leads, over_the_others
from app.engine.analysis.decisions import MatchDecision, Turn, counted_decisions
from app.engine.chance import FairChance
from app.engine.types import Resign
from app.table.analyses.milestones import Milestone, milestones
from app.table.replay.position_loader import parse_stored, replay_action, set_up
from app.table.state.position import Position
from app.table.table import Table

CHANGED = 0.005
"""The change of a chance that is a point of the curve."""


class Replayed(Struct, frozen=True):
    """A finished match as its analysis needs it.

    curve: After each number of actions after which they changed, the chances of all seats.
    result: The share of the first place of each seat.
    leads: The expected lead of each seat before the first action, and its lead at the end. Where
        a player gave up, that is the expected lead then: the score tells nothing.
    """

    decisions: tuple[MatchDecision, ...]
    curve: tuple[tuple[int, tuple[float, ...]], ...]
    result: tuple[float, ...]
    leads: tuple[tuple[float, ...], tuple[float, ...]]
    milestones: tuple[Milestone, ...]


def replayed(table: Table, rows: Sequence[Action]) -> Replayed:
    """Replay all rows of a finished match. Raises DamagedMatch."""
    assert table.game is not None and table.outcome is not None
    game, (setup, *rest) = table.game, rows
    position = Position(game, 0, setup.words, set_up(table, FairChance(table.chance_key())).state)
    turns, curve = list[Turn](), [(0, chances(game, position.state))]
    expected, states = leads(game, position.state), [(0, position.state)]
    ended: tuple[float, ...] | None = None
    for row in rest:
        before, (position, _) = position, replay_action(table, position, row)
        action: Any = parse_stored(game, row.action)
        if not isinstance(action, Resign):
            assert row.seat is not None
            drew = position.words != before.words
            turns.append(Turn(row.seq, before.state, row.seat, action, position.state, drew))
        else:  # who gives up leaves the lead as it stood
            ended = leads(game, before.state)
        states.append((row.seq, position.state))
        now = chances(game, position.state)
        if max(abs(one - other) for one, other in zip(now, curve[-1][1], strict=True)) >= CHANGED:
            curve.append((row.seq, now))
    result = result_of(table.outcome)
    if curve[-1] != (position.seq, result):
        curve.append((position.seq, result))
    return Replayed(
        counted_decisions(game, turns),
        tuple(curve),
        result,
        (expected, ended or leads_of(table.outcome)),
        tuple(milestones(game, states)),
    )


def result_of(outcome: dict[str, Any]) -> tuple[float, ...]:
    """Return the share of the first place of each seat, in the order of the seats."""
    first = {one["seat"] for one in outcome["placements"] if one["place"] == 1}
    return tuple((one["seat"] in first) / len(first) for one in outcome["placements"])


def leads_of(outcome: dict[str, Any]) -> tuple[float, ...]:
    """Return the lead of each seat at the end over the best of the others, in the order of the seats."""
    return over_the_others([one["score"] for one in outcome["placements"]])
