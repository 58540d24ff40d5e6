"""Substitutions: after a goal, over the edge, after an injury (HC-13)."""

from typing import Any

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import Done, Sub, SubExit
from app.games.helvetia_cup.events import Substituted
from app.games.helvetia_cup.model import (
    Footballer,
    FootballerId,
    KeptStep,
    Phase,
    Place,
    Placing,
    State,
    seat_of,
)
from app.games.helvetia_cup.pitch import EDGE, GOAL_HEXES, Hex
from app.games.helvetia_cup.rules import kickoff
from app.games.helvetia_cup.rules.steps import keep, pay_step


def coming_on(hex_: Hex | None, *, keeper: bool) -> dict[str, Any]:
    """Return the changes for a substitute, who may act but not move (HC-13.2), or keeps goal (HC-13.3)."""
    return {"place": Place.PITCH, "hex": hex_, "keeper": keeper, "played": True, "settled": True}


def just_come_on(footballer: Footballer) -> bool:
    """Return whether the footballer has just come on: settled without a step (HC-6.4, HC-13.2)."""
    return footballer.settled and not footballer.steps


def start(state: State) -> State:
    """Ask for substitutions after a goal, the next defender first (HC-13.1 a)."""
    return ask(structs.replace(state, holder=None, ball=None), state.defender)


def ask(state: State, seat: Seat) -> State:
    """Ask a seat for substitutions; a coach without substitutes is skipped."""
    if state.bench(seat):
        return structs.replace(state, phase=Phase.SUBS, pending=Placing(seat))
    return ask_next(state, seat)


def ask_next(state: State, seat: Seat) -> State:
    return ask(state, state.attacker) if seat == state.defender else kickoff.line_up(state)


def substitute(state: State, seat: Seat, action: Sub, resolution: Resolution) -> State:
    state = replace_footballer(state, action.f, action.in_, None, resolution)
    return state if state.bench(seat) else ask_next(state, seat)


def done(state: State, seat: Seat, action: Done, resolution: Resolution) -> State:
    return ask_next(state, seat)


def replace_footballer(
    state: State, out: FootballerId, on: FootballerId, hex_: Hex | None, resolution: Resolution
) -> State:
    """Replace a footballer, who does not return (HC-13.3)."""
    keeper = state.footballers[out].keeper
    resolution.record(Substituted(seat_of(out), out, on, hex_))
    left = state.with_footballer(out, place=Place.LEFT, hex=None, keeper=False, fallen=False)
    return left.with_footballer(on, **coming_on(hex_, keeper=keeper))


def exit_for_substitute(state: State, seat: Seat, action: SubExit, resolution: Resolution) -> State:
    """Leave the pitch for a substitute, for a free step or a boost (HC-13.1 b)."""
    leaving = state.footballers[action.f]
    paid = keep(pay_step(state, leaving, None), KeptStep("sub_exit", action.f, action.in_))
    return replace_footballer(paid, action.f, action.in_, leaving.hex, resolution)


def may_exit(state: State, footballer: Footballer) -> bool:
    """Return whether the footballer may leave: from an edge hex, not in goal, without the ball (HC-13.2)."""
    return footballer.hex in EDGE and footballer.hex not in GOAL_HEXES and footballer.id != state.holder
