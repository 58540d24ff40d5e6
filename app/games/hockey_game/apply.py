"""Setting up a match, applying legal actions and resignations."""

from typing import assert_never

from app.engine.chance import Chance
from app.engine.kit.resolution import Resolution
from app.engine.types import Seat, Step
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
from app.games.hockey_game.rules import ending, faceoff, opening, referee, turns
from app.games.hockey_game.rules.ending import outcome
from app.games.hockey_game.rules.resolution import restart

__all__ = ["apply", "forfeit", "outcome", "setup"]


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    resolution = Resolution(chance)
    return resolution.result(opening.set_up(options, resolution))


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    resolution = Resolution(chance)
    return resolution.result(_apply_action(state, seat, action, resolution))


def forfeit(state: State, seat: Seat) -> Step[State]:
    resolution = Resolution()
    return resolution.result(ending.resign(state, seat, resolution))


def _apply_action(state: State, seat: Seat, action: Action, resolution: Resolution) -> State:
    match action:
        case PickTeam(team=team):
            return opening.pick_team(state, seat, team, resolution)
        case Draft(card=card):
            return opening.draft(state, seat, card, resolution)
        case FaceoffRoll():
            return faceoff.faceoff_roll(state, seat, resolution)
        case Declare():
            return turns.declare(state, seat, action, resolution)
        case PlaySpecial():
            return turns.play_special(state, seat, action, resolution)
        case PlayHero(card=card):
            return turns.play_hero(state, seat, card, resolution)
        case Roll():
            return turns.roll(state, seat, resolution)
        case PlayBonus(card=card):
            return turns.play_bonus(state, seat, card, resolution)
        case UseHeroes(cards=cards):
            return turns.use_heroes(state, seat, cards, resolution)
        case TimeOut(cards=cards):
            return turns.time_out(state, seat, cards, resolution)
        case EndTurn():
            return turns.end_turn(state, seat, resolution)
        case RemoveHero(target=target):
            return referee.remove_hero(state, seat, target, resolution)
        case Restart():
            return restart(state, action, resolution)
        case _:
            assert_never(action)
