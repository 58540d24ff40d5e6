"""The seat that decides (section 6 of RULES.md)."""

from typing import assert_never

from app.engine.types import Seat
from app.games.um_reifenbreite.model import (
    Drafting,
    Gaining,
    Keeping,
    Losing,
    Moving,
    Over,
    Placing,
    Riding,
    State,
    Trading,
)
from app.games.um_reifenbreite.rules.placing import team_to_place


def to_act(state: State) -> tuple[Seat, ...]:
    match state.pending:
        case Riding(rider) | Moving(rider):
            return (state.owner(rider),)
        case Trading(asked=rider) | Drafting(rider=rider):  # UR-10.1, UR-7.2
            return (state.owner(rider),)
        case Placing() as placing:
            return (state.seat_of(team_to_place(state, placing)),)
        case Keeping():  # UR-3.4: all at the same time
            return tuple(sorted({state.seat_of(i) for i, team in enumerate(state.teams) if team.choosing}))
        case Losing(throw) | Gaining(throw):
            return (state.owner(throw.rider),)
        case Over():
            return ()
        case _:
            assert_never(state.pending)


def whose_turn(state: State) -> int | None:
    """Return the rider whose turn is open; None before the start and after the end."""
    match state.pending:
        case Riding(rider) | Trading(rider) | Moving(rider) | Drafting(leader=rider):
            return rider
        case Losing(throw) | Gaining(throw):
            return throw.rider
        case Keeping() | Placing() | Over():
            return None
        case _:
            assert_never(state.pending)
