"""The last steps of a match, kept as long as a viewer whose connection was lost may need them as patches."""

from collections import deque
from itertools import pairwise

from msgspec import Struct

from app.db.match_status import MatchStatus
from app.engine.contract import AnyGame
from app.engine.types import Seat
from app.table.state.position import ActionEvents, Position, Questions, log_lines_for
from app.table.state.table_state import TableState
from app.table.views.clock_view import pause_view
from app.table.views.document_builder import seat_views
from app.table.wire.document import encoded_ops, head_field
from app.table.wire.frame import framed
from app.table.wire.json_patch import Op, changes, member_changes

MAX_STEPS = 20
"""The number of past positions that are kept."""


class HistoryStep(Struct, frozen=True):
    """The data from which a past position is computed again, and the events of the action that ended it."""

    seq: int
    words: int
    state: Struct
    questions: Questions
    events: ActionEvents
    head: str | None

    def position_before(self, game: AnyGame) -> Position:
        """Return the position before the action."""
        return Position(game, self.seq, self.words, self.state, self.questions)


class PatchHistory:
    """The last steps up to the present position."""

    def __init__(self, server_seed: bytes | None) -> None:
        """Keep the seed that the end of the match shows; None if it shows none."""
        self._server_seed = server_seed
        self._steps: deque[HistoryStep] = deque(maxlen=MAX_STEPS)
        self._from = 1
        """A viewer who saw fewer actions than this, or the lobby, gets the whole document."""

    def clear(self, seq: int) -> None:
        """Drop all steps: nobody can go on from a state before this number of actions."""
        self._steps.clear()
        self.cut(seq)

    def cut(self, seq: int) -> None:
        """Note that no patch tells what has changed after this number of actions."""
        self._from = seq + 1

    def append(self, before: Position, events: ActionEvents, head: str | None) -> None:
        """Keep the step from a position to the next; `head` is the chain's after it."""
        known = before.seq, before.words, before.state, before.questions
        self._steps.append(HistoryStep(*known, events, head))

    def patches_since(self, seq: int | None, now: Position, viewer: Seat | None) -> list[bytes] | None:
        """Return the patches from action `seq` on; None if only a whole document will do."""
        if seq is None or not self._from <= seq <= now.seq:
            return None
        steps = [one for one in self._steps if one.seq >= seq]
        if len(steps) != now.seq - seq:
            return None
        moments = [*(one.position_before(now.game) for one in steps), now]
        return [
            self._patch_for(one, *pair, viewer) for one, pair in zip(steps, pairwise(moments), strict=True)
        ]

    def _patch_for(self, step: HistoryStep, before: Position, after: Position, viewer: Seat | None) -> bytes:
        head = step_head(before, after, encoded_ops(shared_ops(before, after, self._server_seed)), step.head)
        return step_message(
            head, before, after, viewer=viewer, fresh=log_lines_for(after.game, viewer, step.events)
        )


def shared_ops(before: Position, after: Position, server_seed: bytes | None) -> list[Op]:
    """Return the operations that are the same for all viewers, computed once. `server_seed` is the one that
    the end of the match shows, if it shows one.
    """
    ops: list[Op] = []
    if after.to_act != before.to_act:
        ops.append(Op("replace", "/to_act", after.to_act))
    if after.outcome is not None:
        ops.append(Op("replace", "/status", MatchStatus.FINISHED))
        ops.append(Op("replace", "/outcome", after.outcome))
        if server_seed is not None:
            ops.append(Op("replace", "/fairness/server_seed", server_seed.hex()))
    return ops + changes(before.public, after.public, "/view")


def step_head(before: Position, after: Position, shared: bytes, head: str | None) -> bytes:
    """Return the beginning of all viewers' messages; `shared` are the encoded operations that they share,
    `head` is the chain's.
    """
    return b'{"t":"patch","from":%d,"seq":%d%s,"ops":[%s' % (before.seq, after.seq, head_field(head), shared)


def step_message(
    head: bytes, before: Position, after: Position, viewer: Seat | None, fresh: list[bytes]
) -> bytes:
    """Return the message of one viewer; `fresh` are the new lines of their log."""
    ops = b""
    if viewer is not None:
        own = changes(before.own(viewer), after.own(viewer), "/view")
        own += member_changes(before.legal(viewer), after.legal(viewer), "/actions")
        if before.question(viewer) != after.question(viewer):
            own.append(Op("replace", "/q", after.question(viewer)))
        ops = encoded_ops(own)
    if ops and not head.endswith(b"["):
        ops = b"," + ops
    return framed(b'%s%s],"events":[%s]}' % (head, ops, b",".join(fresh)))


def present_ops(table: TableState) -> list[Op]:
    """Return the operations that set everything that changes without an action to what it is now."""
    ops = [
        Op("replace", "/seats", seat_views(table)),
        Op("replace", "/calling_off", table.calling_off),
    ]
    if table.rematch is not None:
        ops.append(Op("add", "/rematch", table.rematch))
    if table.clocks is not None:
        ops.append(Op("replace", "/pause", pause_view(table.clocks)))
    return ops
