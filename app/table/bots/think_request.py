"""What is asked of whoever thinks on another machine, and what an answer is worth.

A question carries what the seat may know and nothing else: the state as the computer imagines it for that
seat. An answer is judged like the action of any player.
"""

from typing import Any

import msgspec
import structlog
from msgspec import Struct

from app.engine.capabilities.decider import RandomSource
from app.engine.contract import AnyGame
from app.engine.operations import Malformed, Refused, match_offered_action
from app.engine.types import Seat

log = structlog.get_logger()


class ThinkRequest(Struct, frozen=True):
    """What a worker is asked: `state` is imagined, and in JSON."""

    game: str
    rules_version: int
    strength: str
    state: str
    seat: Seat
    seconds: float


def think_request(
    game: AnyGame, strength: str, state: Any, seat: Seat, seconds: float, rng: RandomSource
) -> ThinkRequest:
    """With the same luck, two states that look alike to the seat make the same question."""
    assert game.computer is not None
    imagined = msgspec.json.encode(game.computer.determinized(state, seat, rng)).decode()
    return ThinkRequest(
        game=game.id,
        rules_version=game.rules_version,
        strength=strength,
        state=imagined,
        seat=seat,
        seconds=seconds,
    )


def accept_answer(game: AnyGame, state: Any, seat: Seat, answer: object) -> Any:
    """The offered action that a worker has named, or None."""
    try:
        return match_offered_action(game, state, seat, answer)
    except (Malformed, Refused):
        log.warning("worker_made_no_sense", game=game.id)
        return None
