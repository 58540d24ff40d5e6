"""Takes a legal action; sets a match up; ends it when a seat gives up."""

from typing import assert_never

from app.engine.chance import Chance
from app.engine.contract import Seat, Step
from app.engine.resolution import Course
from app.games.hockey_game.actions import (
    Action,
    Declare,
    Draft,
    EndTurn,
    FaceoffRoll,
    PickTeam,
    PlayBonus,
    PlayHero,
    PlaySpecial,
    RemoveHero,
    Restart,
    Roll,
    TimeOut,
    UseHeroes,
)
from app.games.hockey_game.model import State
from app.games.hockey_game.options import Options
from app.games.hockey_game.rules import ending, faceoff, opening, referee, resolution, turns


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    course = Course(chance)
    return course.step(opening.set_up(options, course))


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    course = Course(chance)
    return course.step(_taken(state, seat, action, course))


def forfeit(state: State, seat: Seat) -> Step[State]:
    course = Course()
    return course.step(ending.resign(state, seat, course))


def _taken(state: State, seat: Seat, action: Action, course: Course) -> State:
    match action:
        case PickTeam(team=team):
            return opening.pick_team(state, seat, team, course)
        case Draft(card=card):
            return opening.draft(state, seat, card, course)
        case FaceoffRoll():
            return faceoff.faceoff_roll(state, seat, course)
        case Declare():
            return turns.declare(state, seat, action, course)
        case PlaySpecial():
            return turns.play_special(state, seat, action, course)
        case PlayHero(card=card):
            return turns.play_hero(state, seat, card, course)
        case Roll():
            return turns.roll(state, seat, course)
        case PlayBonus(card=card):
            return turns.play_bonus(state, seat, card, course)
        case UseHeroes(cards=cards):
            return turns.use_heroes(state, seat, cards, course)
        case TimeOut(cards=cards):
            return turns.time_out(state, seat, cards, course)
        case EndTurn():
            return turns.end_turn(state, seat, course)
        case RemoveHero(target=target):
            return referee.remove_hero(state, seat, target, course)
        case Restart():
            return resolution.restart(state, action, course)
        case _:
            assert_never(action)
