"""Set up a match, apply a legal action, end the match when a seat resigns."""

from typing import assert_never

from app.engine.chance import Chance
from app.engine.contract import Seat, Step
from app.engine.resolution import Course
from app.games.pebbles.actions import Action, Grab, Take
from app.games.pebbles.model import State
from app.games.pebbles.options import Options
from app.games.pebbles.rules import ending, setting_up, taking
from app.games.pebbles.rules.ending import outcome

__all__ = ["apply", "forfeit", "outcome", "setup"]


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    course = Course(chance)
    return course.step(setting_up.set_up(options, course))


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    course = Course(chance)
    return course.step(_taken(state, seat, action, course))


def forfeit(state: State, seat: Seat) -> Step[State]:
    course = Course()
    return course.step(ending.resign(state, seat, course))


def _taken(state: State, seat: Seat, action: Action, course: Course) -> State:
    match action:
        case Take(count=count):
            return taking.take(state, seat, count, course)
        case Grab():
            return taking.grab(state, seat, course)
        case _:
            assert_never(action)
