"""Hockey Game: two seats, three periods, one puck. The rules are in RULES.md."""

from typing import assert_never

from app.engine.chance import Chance
from app.engine.contract import Game, Seat, Step
from app.games.hockey_game.actions import (
    ACTIONS,
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
from app.games.hockey_game.legal import candidates, legal, to_act
from app.games.hockey_game.model import Options, State
from app.games.hockey_game.objections import objections
from app.games.hockey_game.rules import ending, faceoff, opening, referee, resolution, turns
from app.games.hockey_game.view import components, own, public, shown


def complete(options: Options, seats: int) -> Options:
    """Every combination of options can be played."""
    return options


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    match action:
        case PickTeam(team=team):
            return opening.pick_team(state, seat, team, chance)
        case Draft(card=card):
            return opening.draft(state, seat, card, chance)
        case FaceoffRoll():
            return faceoff.faceoff_roll(state, seat, chance)
        case Declare():
            return turns.declare(state, seat, action)
        case PlaySpecial():
            return turns.play_special(state, seat, action, chance)
        case PlayHero(card=card):
            return turns.play_hero(state, seat, card)
        case Roll():
            return turns.roll(state, seat, chance)
        case PlayBonus(card=card):
            return turns.play_bonus(state, seat, card, chance)
        case UseHeroes(cards=cards):
            return turns.use_heroes(state, seat, cards)
        case TimeOut(cards=cards):
            return turns.time_out(state, seat, cards, chance)
        case EndTurn():
            return turns.end_turn(state, seat, chance)
        case RemoveHero(target=target):
            return referee.remove_hero(state, seat, target)
        case Restart():
            return resolution.restart(state, action, chance)
        case _:
            assert_never(action)


GAME: Game[State, Action] = Game(
    id="hockey_game",
    title="Hockey Game",
    rules_version=1,
    min_seats=2,
    max_seats=2,
    options=Options,
    complete=complete,
    state=State,
    actions=ACTIONS,
    setup=opening.setup,
    to_act=to_act,
    candidates=candidates,
    objections=objections,
    apply=apply,
    forfeit=ending.forfeit,
    outcome=ending.outcome,
    public=public,
    own=own,
    shown=shown,
    components=components,
    legal=legal,
)
