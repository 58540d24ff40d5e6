"""A hint: the action that the computer would choose in a player's place, with its reasons."""

from collections.abc import Hashable, Sequence
from typing import Any

from msgspec import Struct

from app.engine.types import Reason


class Hint(Struct, frozen=True):
    """A hint. In one decision a player gets the next one when the last can no longer be followed.

    `question` identifies the decision for which it was taken (contract.Decision); `seq` is the number of
    actions before it.
    """

    question: Hashable
    seq: int
    action: Any
    reasons: Sequence[Reason]
