"""The order of play, and the end of a round (UR-4, UR-11.6, UR-11.7, UR-13.4)."""

from functools import lru_cache

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import JerseyScored, RankedIn, RoundStarted
from app.games.um_reifenbreite.model import Rider, Riding, Standing, State
from app.games.um_reifenbreite.rules.dismounting import remount_all
from app.games.um_reifenbreite.rules.scoring import end_race


@lru_cache(maxsize=512)
def order_of_play(riders: tuple[Rider, ...], played: tuple[int, ...]) -> tuple[int, ...]:
    """Return the riders of this round: those that have played, in that order, then the others.

    A node's number is its order of play: greater progress first, then the lower lane (UR-4.1, UR-4.2).
    """
    racing = Standing.RACING
    waiting = [rider for rider in riders if rider.standing is racing and rider.number not in played]
    waiting.sort(key=_node, reverse=True)
    return (*played, *(rider.number for rider in waiting))


def _node(rider: Rider) -> int:
    return rider.node


def turn_over(state: State, number: int) -> State:
    """End the turn of a rider (UR-4.4)."""
    return structs.replace(state, played=(*state.played, number))


def next_turn(state: State, resolution: Resolution) -> State:
    """Give the turn to the foremost rider that has not played; after the last one the round ends (UR-4.2).

    Only drafting and trading the lead change this order (UR-4.3).
    """
    order, over = order_of_play(state.riders, state.played), len(state.played)
    return turn_of(state, order[over]) if over < len(order) else end_round(state, resolution)


def turn_of(state: State, number: int) -> State:
    return structs.replace(state, pending=Riding(number))


def end_round(state: State, resolution: Resolution) -> State:
    """End the round, in the order of UR-11.7."""
    state = remount_all(state, resolution)
    state = score_jersey(state, resolution)
    state = structs.replace(state, riders=tuple(map(_for_next_round, state.riders)))
    state = rank_in(state, resolution)
    if not any(rider.standing is Standing.RACING for rider in state.riders):
        return end_race(state, resolution)
    return start_round(state, resolution)


def start_round(state: State, resolution: Resolution) -> State:
    resolution.record(RoundStarted(state.round + 1))
    return next_turn(structs.replace(state, round=state.round + 1, played=(), traded=()), resolution)


def score_jersey(state: State, resolution: Resolution) -> State:
    """Score for the wearer of the jersey, unless they finished in an earlier round (UR-13.4)."""
    if state.jersey is None or state.rider(state.jersey).standing is Standing.HOME:
        return state
    wearer, points = state.rider(state.jersey), box().jersey_points
    resolution.record(JerseyScored(state.owner(wearer.number), wearer.number, points))
    return state.with_rider(structs.replace(wearer, yellow=wearer.yellow + points))


def _for_next_round(rider: Rider) -> Rider:
    match rider.standing:
        case Standing.FINISHED:  # UR-11.2: leaves the board
            return structs.replace(rider, standing=Standing.HOME, node=-1)
        case Standing.FALLEN:  # UR-9.9: gets up in place
            return structs.replace(rider, standing=Standing.RACING)
        case _:
            return rider


def rank_in(state: State, resolution: Resolution) -> State:
    """Give the places that are left to riders of one seat, or after the last round to all (UR-11.6)."""
    racing = sorted((r for r in state.riders if r.standing is Standing.RACING), key=_node, reverse=True)
    alone = state.options.auto_finish and len({state.owner(rider.number) for rider in racing}) == 1
    if not alone and state.round < box().last_round:
        return state
    first = 1 + sum(rider.place > 0 for rider in state.riders)
    for place, rider in enumerate(racing, first):
        resolution.record(RankedIn(state.owner(rider.number), rider.number, place, box().places[place - 1]))
        home = structs.replace(rider, place=place, standing=Standing.HOME, node=-1)
        state = state.with_rider(home)
    return state
