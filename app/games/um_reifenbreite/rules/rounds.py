"""The order of play, and what the end of a round brings (UR-4, UR-11.6, UR-11.7, UR-13.4)."""

from msgspec import structs

from app.engine.chance import Chance
from app.engine.contract import Event
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import JerseyScored, RankedIn, RoundStarted
from app.games.um_reifenbreite.model import LAST_ROUND, Phase, Rider, Standing, State
from app.games.um_reifenbreite.rules.dismounting import remount_all
from app.games.um_reifenbreite.rules.scoring import end_race


def still_to_play(state: State) -> list[Rider]:
    """Whose turn of this round is to come, first one first (UR-4.1, UR-4.2).

    A node's number is its order of play: greater progress first, then the lower lane.
    """
    played, racing = state.played, Standing.RACING
    waiting = [r for r in state.riders if r.standing is racing and r.number not in played]
    waiting.sort(key=_node, reverse=True)
    return waiting


def _node(rider: Rider) -> int:
    return rider.node


def order_of_play(state: State) -> list[int]:
    """This round's riders: those whose turn is over, as they had it, then the rest as it would be now."""
    return [*state.played, *(rider.number for rider in still_to_play(state))]


def turn_over(state: State, number: int) -> State:
    """UR-4.4"""
    return structs.replace(state, played=(*state.played, number))


def next_turn(state: State, chance: Chance, told: list[Event]) -> State:
    """UR-4.2: the rider in front of those who have not played; after the last one the round ends.

    Only drafting and trading the lead set somebody else to play (UR-4.3).
    """
    played, racing = state.played, Standing.RACING
    first = max(
        (r for r in state.riders if r.standing is racing and r.number not in played),
        key=_node,
        default=None,
    )
    if first is None:
        return end_round(state, chance, told)
    return turn_of(state, first.number)


def turn_of(state: State, number: int) -> State:
    return structs.replace(state, phase=Phase.TURN, current=number, asked=(), asking=None, draft=None)


def end_round(state: State, chance: Chance, told: list[Event]) -> State:
    """UR-11.7, in its order."""
    state = remount_all(state, told)
    state = score_jersey(state, told)
    state = structs.replace(
        state,
        riders=tuple(map(_for_next_round, state.riders)),
        current=None,
        draft=None,
    )
    state = rank_in(state, told)
    if not any(rider.standing is Standing.RACING for rider in state.riders):
        return end_race(state, chance, told)
    return start_round(state, chance, told)


def start_round(state: State, chance: Chance, told: list[Event]) -> State:
    told.append(RoundStarted(state.round + 1))
    return next_turn(structs.replace(state, round=state.round + 1, played=(), traded=()), chance, told)


def score_jersey(state: State, told: list[Event]) -> State:
    """UR-13.4: who was still racing when the round began is still on the board when it ends."""
    if state.jersey is None or state.rider(state.jersey).standing is Standing.HOME:
        return state
    wearer, points = state.rider(state.jersey), box().jersey_points
    told.append(JerseyScored(wearer.number, points))
    return state.with_rider(structs.replace(wearer, yellow=wearer.yellow + points))


def _for_next_round(rider: Rider) -> Rider:
    match rider.standing:
        case Standing.FINISHED:  # UR-11.2: leaves the board
            return structs.replace(rider, standing=Standing.HOME, node=-1)
        case Standing.FALLEN:  # UR-9.9: gets up where he fell
            return structs.replace(rider, standing=Standing.RACING)
        case _:
            return rider


def rank_in(state: State, told: list[Event]) -> State:
    """UR-11.6: riders of one seat, or after the last round all riders, take the places that are left."""
    racing = sorted((r for r in state.riders if r.standing is Standing.RACING), key=_node, reverse=True)
    alone = state.options.auto_finish and len({state.owner(rider.number) for rider in racing}) == 1
    if not alone and state.round < LAST_ROUND:
        return state
    first = 1 + sum(rider.place > 0 for rider in state.riders)
    for place, rider in enumerate(racing, first):
        told.append(RankedIn(rider.number, place, box().places[place - 1]))
        home = structs.replace(rider, place=place, standing=Standing.HOME, node=-1)
        state = state.with_rider(home)
    return state
