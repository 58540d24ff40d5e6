"""What the computer would do in a player's place, and why; one a decision."""

from collections.abc import Hashable, Sequence
from typing import Any

from msgspec import Struct

from app.engine.types import Reason


class Hint(Struct, frozen=True):
    """`question`: the decision for which it was taken (contract.Decision); `seq`: when."""

    question: Hashable
    seq: int
    action: Any
    reasons: Sequence[Reason]
