"""Trading the lead (UR-10), in any round and on any terrain (UR-10.6)."""

from collections.abc import Iterator

from msgspec import Struct, structs

from app.engine.contract import Event
from app.games.um_reifenbreite.events import SwapAsked, SwapDeclined, Swapped
from app.games.um_reifenbreite.model import Phase, Rider, Standing, State
from app.games.um_reifenbreite.road import NOWHERE, road_of
from app.games.um_reifenbreite.rules.rounds import turn_of


class Partners(Struct, frozen=True):
    """With whom the rider to play may trade: own riders at once, and the one foreign rider to ask next."""

    own: tuple[int, ...] = ()
    foreign: int | None = None


def line_behind(state: State, rider: Rider) -> Iterator[Rider]:
    """UR-10.2: the riders behind in the lane, up to the first free node or chequered line.

    A dismounted rider's node is free (UR-6.1), so he ends the line.
    """
    road = road_of(state.race)
    node = rider.node
    while (behind := road.behind[node]) != NOWHERE:
        leg = road.leg[behind]
        if leg != road.leg[node] and road.lines[leg]:
            return
        found = state.on(behind)
        if found is None:
            return
        yield found
        node = behind


def partners(state: State) -> Partners:
    """UR-10.1: foreign riders are asked one after the other; own ones on the way need no question."""
    if not state.options.swapping or state.current is None or state.current in state.traded:
        return Partners()
    seat, own = state.owner(state.current), []
    for rider in line_behind(state, state.rider(state.current)):
        if rider.standing is not Standing.RACING or rider.number in state.played:
            continue  # UR-10.2: passed over, and the line goes on
        if state.owner(rider.number) == seat:
            own.append(rider.number)  # UR-10.3
        elif rider.number not in state.asked:  # UR-10.5
            return Partners(tuple(own), rider.number)
    return Partners(tuple(own))


def ask_swap(state: State, number: int, asked: int, told: list[Event]) -> State:
    told.append(SwapAsked(number, asked))
    return structs.replace(state, phase=Phase.SWAP_REPLY, asking=asked)


def decline_swap(state: State, number: int, asked: int, told: list[Event]) -> State:
    """UR-10.1: after a refusal he may ask the next one, or ride."""
    told.append(SwapDeclined(number, asked))
    return structs.replace(state, phase=Phase.TURN, asking=None, asked=(*state.asked, asked))


def swap(state: State, number: int, other: int, told: list[Event]) -> State:
    """UR-10.4: they exchange nodes; who is now in front must ride, neither may ask again this round.

    No line lies between them (UR-10.2, UR-13.5), and nothing else matters.
    """
    told.append(Swapped(number, other))
    ahead, behind = state.rider(number), state.rider(other)
    state = state.with_rider(structs.replace(ahead, node=behind.node))
    state = state.with_rider(structs.replace(behind, node=ahead.node))
    state = structs.replace(state, traded=(*state.traded, number, other))
    return turn_of(state, other)
