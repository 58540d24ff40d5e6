"""Before the start: choosing seven energy cards, and placing the riders (UR-3.4 to UR-3.6)."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.actions import Keep, Place
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import CardKept, HandChosen, Placed
from app.games.um_reifenbreite.model import Placing, Standing, State
from app.games.um_reifenbreite.road import Road, road_of
from app.games.um_reifenbreite.rules.energy import within, without
from app.games.um_reifenbreite.rules.rounds import start_round


def keep(state: State, action: Keep, resolution: Resolution) -> State:
    """Keep one more card; with the last one the rest leaves the game (UR-3.4)."""
    team = state.teams[action.team]
    kept = within(team.kept, action.card)
    left = box().kept - len(kept)
    resolution.record(CardKept(state.seat_of(action.team), action.team, action.card, left))
    hand = without(team.hand, action.card)
    if left:
        return state.with_team(action.team, structs.replace(team, hand=hand, kept=kept))
    resolution.record(HandChosen(state.seat_of(action.team), action.team))
    chosen = structs.replace(team, hand=kept, kept=(), unkept=hand, choosing=False)
    state = state.with_team(action.team, chosen)
    if any(other.choosing for other in state.teams):
        return state
    return structs.replace(state, pending=Placing())


def team_to_place(state: State, placing: Placing) -> int:
    """Return the team that places next: one rider at a time, clockwise from the starting seat (UR-3.6).

    It goes four times around. With two teams per seat, every seat's first team comes first, then the second.
    """
    seats, turn = state.seats, placing.placed % len(state.teams)
    return (state.starter + turn) % seats + seats * (turn // seats)


def spots(state: State, placing: Placing) -> tuple[list[int], list[int]]:
    """Return the riders to place now, and the dotted spaces open to all of them (UR-1.5, UR-3.5)."""
    road, taken = road_of(state.race), state.occupied
    first = 4 * team_to_place(state, placing)
    team = state.riders[first : first + 4]
    lanes = {road.lane[rider.node] for rider in team if rider.node >= 0}
    waiting = [rider.number for rider in team if rider.standing is Standing.WAITING]
    return waiting, [dot for dot in road.dots if dot not in taken and road.lane[dot] not in lanes]


def place(state: State, placing: Placing, action: Place, resolution: Resolution) -> State:
    """Place a rider (UR-3.5); after the last one the first round begins."""
    rider = state.rider(action.rider)
    road = road_of(state.race)
    node = road.index[action.space]
    resolution.record(
        Placed(state.owner(action.rider), action.rider, action.space, road.lane[node], grid_row(road, node))
    )
    state = state.with_rider(structs.replace(rider, node=node, standing=Standing.RACING))
    placed = placing.placed + 1
    if placed < len(state.riders):
        return structs.replace(state, pending=Placing(placed))
    return start_round(state, resolution)


def grid_row(road: Road, node: int) -> int:
    """Return the row of a dotted space in the start grid, 1 at the front."""
    return 1 + sum(road.lane[dot] == road.lane[node] and dot > node for dot in road.dots)
