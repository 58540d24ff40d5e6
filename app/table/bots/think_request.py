"""Requests to workers on other machines, and the check of their answers.

A request carries only what the seat may know: a state whose hidden part is sampled for that seat. An
answer is checked like the action of any player.
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
    """A search to be run by a worker; `state` is JSON with its hidden part sampled."""

    game: str
    rules_version: int
    strength: str
    state: str
    seat: Seat
    seconds: float


def think_request(
    game: AnyGame, strength: str, state: Any, seat: Seat, seconds: float, rng: RandomSource
) -> ThinkRequest:
    """Build the request.

    With the same random source, states that look alike to the seat give equal requests.
    """
    assert game.computer is not None
    determinized_state = msgspec.json.encode(game.computer.determinized(state, seat, rng)).decode()
    return ThinkRequest(
        game=game.id,
        rules_version=game.rules_version,
        strength=strength,
        state=determinized_state,
        seat=seat,
        seconds=seconds,
    )


def accept_answer(game: AnyGame, state: Any, seat: Seat, answer: object) -> Any:
    """Return the offered action that the worker has named; None if it is not one."""
    try:
        return match_offered_action(game, state, seat, answer)
    except (Malformed, Refused):
        log.warning("worker_made_no_sense", game=game.id)
        return None
