"""Steps taken back in a movement phase (HC-6.10).

The other steps are made again from the last position that is final, in the same order. So boosts, the holder
and the ball follow by the rules of the steps themselves.
"""

from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import Move, Overtake, Stand, SubExit, TakeBack
from app.games.helvetia_cup.data import TAKE_BACKS
from app.games.helvetia_cup.events import TakenBack
from app.games.helvetia_cup.model import FootballerId, KeptStep, Movement, State, seat_of
from app.games.helvetia_cup.rules import movement, offside, steps, substitutions

Refusal = Literal["nothing_to_take_back", "take_backs_used_up", "others_depend_on_it"]


def take_back(state: State, seat: Seat, action: TakeBack, resolution: Resolution) -> State:
    """Take back all steps of a footballer that are not final (HC-6.10)."""
    without = without_steps_of(state, action.f)
    assert without is not None and without.movement is not None
    before, after = state.footballers[action.f], without.footballers[action.f]
    resolution.record(TakenBack(seat, action.f, after.at, after.boosts - before.boosts, after.boosts))
    counted = structs.replace(without.movement, taken_back=without.movement.taken_back + 1)
    return structs.replace(without, movement=counted)


def moved(state: State) -> list[FootballerId]:
    """Return the footballers with steps that are not final, the last moved one first."""
    if state.movement is None:
        return []
    return list(dict.fromkeys(step.f for step in reversed(state.movement.steps)))


def may_take_back(state: State) -> list[FootballerId]:
    """Return the footballers whose steps may be taken back, the last moved one first."""
    return [id_ for id_ in moved(state) if refusal(state, id_) is None]


def refusal(state: State, id_: FootballerId) -> Refusal | None:
    """Return why the steps of a footballer may not be taken back; None if they may."""
    if state.movement is None or id_ not in moved(state):
        return "nothing_to_take_back"
    if state.movement.taken_back >= TAKE_BACKS:
        return "take_backs_used_up"
    return "others_depend_on_it" if without_steps_of(state, id_) is None else None


def without_steps_of(state: State, id_: FootballerId) -> State | None:
    """Return the state without the steps of a footballer; None if another step is illegal without them."""
    assert state.movement is not None
    start = state.movement
    then: State | None = _start_again(state, start)
    for step in start.steps:
        if step.f != id_ and then is not None:
            then = _again(then, step)
    return then


def _start_again(state: State, start: Movement) -> State:
    return structs.replace(
        state,
        footballers=start.footballers,
        coaches=start.coaches,
        ball=start.ball,
        holder=start.holder,
        at_pass=start.at_pass,
        movement=structs.replace(start, steps=()),
    )


def _again(state: State, step: KeptStep) -> State | None:
    """Return the state after a step made again; None if it is illegal now, or would stop play."""
    if not _is_legal(state, step):
        return None
    footballer = state.footballers[step.f]
    enters = footballer.at if step.how == "stand" else step.to
    collects = movement.collects(state, structs.replace(footballer, hex=enters, fallen=False))
    if collects and step.how != "sub_exit" and offside.stops_play(state, step.f):
        return None
    return MAKES[step.how](state, step)


def _is_legal(state: State, step: KeptStep) -> bool:
    footballer = state.footballers[step.f]
    if step.how == "stand":
        return movement.may_stand(footballer)
    if step.how == "overtake":
        return step.to in movement.overtakes(state, footballer)
    if not steps.may_move(state, footballer):
        return False
    if step.how == "sub_exit":
        return substitutions.may_exit(state, footballer)
    return step.to in state.free_neighbours(footballer)


MAKES: Mapping[str, Callable[[State, KeptStep], State]] = {
    "move": lambda state, step: movement.move(state, seat_of(step.f), Move(step.f, step.to), Resolution()),
    "overtake": lambda state, step: movement.overtake(
        state, seat_of(step.f), Overtake(step.f, step.to), Resolution()
    ),
    "stand": lambda state, step: movement.stand(state, seat_of(step.f), Stand(step.f), Resolution()),
    "sub_exit": lambda state, step: substitutions.exit_for_substitute(
        state, seat_of(step.f), SubExit(step.f, step.to), Resolution()
    ),
}
"""The rule of each step. None of them draws, and what they record has been told already."""
