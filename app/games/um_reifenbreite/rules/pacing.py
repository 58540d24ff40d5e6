"""From a throw to the spaces that a rider may move (UR-5.3, UR-5.4, UR-5.6)."""

from msgspec import structs

from app.engine.chance import Chance
from app.engine.contract import Event
from app.games.um_reifenbreite.events import Blocked
from app.games.um_reifenbreite.model import Phase, State, Throw
from app.games.um_reifenbreite.road import reach
from app.games.um_reifenbreite.rules.dismounting import dismount
from app.games.um_reifenbreite.rules.rounds import next_turn, turn_over


def set_off(state: State, throw: Throw, chance: Chance, told: list[Event]) -> State:
    """The throw is settled: the rider dismounts, is blocked, or has a move to choose."""
    assert throw.allowance is not None
    state = structs.replace(state, throw=throw)
    number = throw.rider
    if throw.allowance <= 0:
        return next_turn(turn_over(dismount(state, number, told), number), chance, told)  # UR-5.4
    if not reach(state.race, state.rider(number).node, throw.allowance, state.occupied):
        told.append(Blocked(number))  # UR-5.6
        return next_turn(turn_over(state, number), chance, told)
    return structs.replace(state, phase=Phase.MOVE)
