"""From a throw to the spaces that a rider may move (UR-5.3, UR-5.4, UR-5.6)."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.events import Blocked
from app.games.um_reifenbreite.model import Moving, State, Throw
from app.games.um_reifenbreite.road import reach
from app.games.um_reifenbreite.rules.dismounting import dismount
from app.games.um_reifenbreite.rules.rounds import next_turn, turn_over


def set_off(state: State, throw: Throw, spaces: int, resolution: Resolution) -> State:
    """Act on a settled throw: the rider dismounts, is blocked, or chooses a move of up to `spaces`."""
    number = throw.rider
    state = structs.replace(state, throw=structs.replace(throw, allowance=spaces))
    if spaces <= 0:
        return next_turn(turn_over(dismount(state, number, resolution), number), resolution)  # UR-5.4
    if not reach(state.race, state.rider(number).node, spaces, state.occupied):
        resolution.record(Blocked(state.owner(number), number))  # UR-5.6
        return next_turn(turn_over(state, number), resolution)
    alone = throw.breakaway or throw.no_draft
    return structs.replace(state, pending=Moving(number, spaces, alone))
