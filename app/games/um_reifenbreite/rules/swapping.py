"""Trading the lead (UR-10), in any round and on any terrain (UR-10.6)."""

from collections.abc import Iterator

from msgspec import Struct, structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.events import SwapAsked, SwapDeclined, Swapped
from app.games.um_reifenbreite.model import Rider, Riding, Standing, State, Trading
from app.games.um_reifenbreite.road import NOWHERE, road_of
from app.games.um_reifenbreite.rules.rounds import turn_of


class Partners(Struct, frozen=True):
    """The riders to trade with: those of the same seat at once, and the one foreign rider to ask next."""

    own: tuple[int, ...] = ()
    foreign: int | None = None


def line_behind(state: State, rider: Rider) -> Iterator[Rider]:
    """Yield the riders behind in the lane, up to the first free node or chequered line (UR-10.2).

    A dismounted rider's node is free (UR-6.1), so it ends the line.
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


def partners(state: State, turn: Riding) -> Partners:
    """Return the partners for a trade: only foreign riders are asked, one by one (UR-10.1)."""
    if not state.options.swapping or turn.rider in state.traded:
        return Partners()
    seat, own = state.owner(turn.rider), []
    for rider in line_behind(state, state.rider(turn.rider)):
        if rider.standing is not Standing.RACING or rider.number in state.played:
            continue  # UR-10.2: passed over, and the line goes on
        if state.owner(rider.number) == seat:
            own.append(rider.number)  # UR-10.3
        elif rider.number not in turn.refused:  # UR-10.5
            return Partners(tuple(own), rider.number)
    return Partners(tuple(own))


def ask_swap(state: State, turn: Riding, asked: int, resolution: Resolution) -> State:
    resolution.record(SwapAsked(state.owner(turn.rider), turn.rider, asked))
    return structs.replace(state, pending=Trading(turn.rider, asked, turn.refused))


def decline_swap(state: State, trade: Trading, resolution: Resolution) -> State:
    """Decline the trade; the asking rider may ask the next one, or ride (UR-10.1)."""
    resolution.record(SwapDeclined(state.owner(trade.asked), trade.rider, trade.asked))
    return structs.replace(state, pending=Riding(trade.rider, (*trade.refused, trade.asked)))


def swap(state: State, number: int, other: int, resolution: Resolution) -> State:
    """Exchange two riders (UR-10.4). The one now in front must ride, and neither may ask again this round.

    No line is between them (UR-10.2, UR-13.5), so nothing is scored.
    """
    resolution.record(Swapped(state.owner(other), number, other))
    ahead, behind = state.rider(number), state.rider(other)
    state = state.with_rider(structs.replace(ahead, node=behind.node))
    state = state.with_rider(structs.replace(behind, node=ahead.node))
    state = structs.replace(state, traded=(*state.traded, number, other))
    return turn_of(state, other)
