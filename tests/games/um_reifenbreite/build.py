"""Positions for the tests of Um Reifenbreite, straight from a description."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.operations import complete_options, legal_actions, play
from app.engine.types import Step
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import Action, Move, Ride
from app.games.um_reifenbreite.model import Drafting, Moving, Rider, Standing, State, Throw
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.deciding import whose_turn
from app.games.um_reifenbreite.rules.rounds import next_turn, turn_of
from app.games.um_reifenbreite.rules.terrain import terrain_at
from tests.support.matches.scripted_chance import Scripted, kinds, refused_by

LBL, ROUBAIX, GIRO, TOUR = "liege_bastogne_liege", "paris_roubaix", "giro", "tour_de_france"
DICE = Ride(("die", "die"), False)


def fresh(seats: int = 4, **options: Any) -> State:
    """Return a match that has just begun; seat 0 has won the start."""
    dice = [6, 6] + [1, 1] * (seats - 1)
    return GAME.setup(complete_options(GAME, options, seats), seats, Scripted(*dice)).state


def on_road(
    at: Mapping[int, str],
    *,
    round: int = 2,
    seats: int = 4,
    race: str = LBL,
    deck: Iterable[str] = ("plus3",),
    current: int | None = None,
    played: tuple[int, ...] = (),
    hands: Mapping[int, tuple[str, ...]] | None = None,
    used: Mapping[int, tuple[str, ...]] | None = None,
    **options: Any,
) -> State:
    """Return a race with only the riders of `at`; the first one in the order of play is to play.

    `hands` and `used` are by team; a team that is not named holds all its cards, or has used none. The race
    goes on even if only one seat is left in it (no `auto_finish`), unless the test changes that.
    """
    state = fresh(seats, races=[race], **({"auto_finish": False} | options))
    index = road_of(race).index
    riders = tuple(
        structs.replace(rider, node=index[at[rider.number]], standing=Standing.RACING)
        if rider.number in at
        else structs.replace(rider, standing=Standing.HOME)
        for rider in state.riders
    )
    teams = tuple(
        structs.replace(team, hand=(hands or {}).get(i, team.hand), used=(used or {}).get(i, ()))
        for i, team in enumerate(state.teams)
    )
    state = structs.replace(
        state, riders=riders, teams=teams, deck=tuple(sorted(deck)), round=round, played=played
    )
    return turn_of(state, current) if current else next_turn(state, Resolution(Scripted()))


def change(state: State, rider: int, **fields: Any) -> State:
    changed: Rider = structs.replace(state.rider(rider), **fields)
    return state.with_rider(changed)


def to_move(state: State, allowance: int, **throw: Any) -> State:
    """Return a state in which the rider to play has rolled and can move up to `allowance` spaces."""
    rider = whose_turn(state)
    assert rider is not None
    terrain, number = terrain_at(state, state.rider(rider).node)
    thrown = Throw(rider, ("die", "die"), (3, 3), terrain, number, allowance=allowance, total=6)
    thrown = structs.replace(thrown, **throw)
    alone = thrown.breakaway or thrown.no_draft
    return structs.replace(state, pending=Moving(rider, allowance, alone), throw=thrown)


def in_yellow(state: State, rider: int) -> State:
    return structs.replace(state, jersey=rider)


def acting(state: State) -> int:
    (seat,) = GAME.to_act(state)
    return seat


def take(state: State, action: Action, *draws: int) -> Step[State]:
    """Take one legal action, with exactly these draws."""
    chance = Scripted(*draws)
    assert refused_by(GAME, state, acting(state), action) is None
    step = play(GAME, state, state.seats, acting(state), action, chance)
    assert chance.spent, "a draw of the test was not used"
    return step


def roll(state: State, *dice: int) -> Step[State]:
    """Let the rider to play ride with two dice; more numbers are further draws."""
    return take(state, DICE, *dice)


def ride(state: State, space: str, *dice: int) -> Step[State]:
    """Let the rider to play roll and move to a node."""
    return take(roll(state, *dice).state, Move(space))


def offered(state: State) -> list[Action]:
    return legal_actions(GAME, state, acting(state))


def targets(state: State) -> list[str]:
    """Return the spaces that the rider to move can reach."""
    return [action.space for action in offered(state) if isinstance(action, Move)]


def refused(state: State, action: Action) -> str | None:
    return refused_by(GAME, state, acting(state), action)


def where(state: State, rider: int) -> str | None:
    node = state.rider(rider).node
    return road_of(state.race).ids[node] if node >= 0 else None


def drafting(state: State) -> Drafting | None:
    """Return the open question of UR-7.2, if there is one."""
    return state.pending if isinstance(state.pending, Drafting) else None


def told(step: Step[State]) -> list[str]:
    return kinds(step.events)


def event(step: Step[State], kind: str) -> Any:
    """Return the only event of its kind."""
    (found,) = [e for e in step.events if e.__struct_config__.tag == kind]
    return found
