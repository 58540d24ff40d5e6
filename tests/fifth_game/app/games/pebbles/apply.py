"""Set up a match, apply a legal action, end the match when a seat resigns."""

from typing import assert_never

from app.engine.chance import Chance
from app.engine.kit.resolution import Resolution
from app.engine.types import Seat, Step
from app.games.pebbles.actions import Action, Grab, Take
from app.games.pebbles.model import State
from app.games.pebbles.options import Options
from app.games.pebbles.rules import ending, setting_up, taking
from app.games.pebbles.rules.ending import outcome

__all__ = ["apply", "forfeit", "outcome", "setup"]


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    resolution = Resolution(chance)
    return resolution.result(setting_up.set_up(options, resolution))


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    resolution = Resolution(chance)
    return resolution.result(_taken(state, seat, action, resolution))


def forfeit(state: State, seat: Seat) -> Step[State]:
    resolution = Resolution()
    return resolution.result(ending.resign(state, seat, resolution))


def _taken(state: State, seat: Seat, action: Action, resolution: Resolution) -> State:
    match action:
        case Take(count=count):
            return taking.take(state, seat, count, resolution)
        case Grab():
            return taking.grab(state, seat, resolution)
        case _:
            assert_never(action)
