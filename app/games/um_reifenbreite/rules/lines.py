"""Chequered lines: sprints, the yellow jersey, the finish (UR-5.8, UR-11.1, UR-13)."""

from msgspec import Struct, structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import Finished, JerseyPassed, JerseyTaken, SprintScored
from app.games.um_reifenbreite.model import Rider, Standing, State
from app.games.um_reifenbreite.road import lines_between, road_of


class Prize(Struct, frozen=True):
    """The prize of the next rider across a line; place 0 means that none is left."""

    line: str
    finish: bool
    place: int
    points: int


def prize(state: State, rider: int, leg: int) -> Prize | None:
    """Return the prize of this rider at the line behind `leg`; None for a line without prizes."""
    road = road_of(state.race)
    if leg == road.legs - 1:
        return next_place(state)
    if not state.options.sprints or leg not in road.sprints:
        return None
    sprint, top = road.sprints[leg], state.lines[leg]
    if rider in top or len(top) == len(sprint.points):  # UR-6.4, UR-13.1
        return Prize(sprint.line, False, 0, 0)
    return Prize(sprint.line, False, len(top) + 1, sprint.points[len(top)])


def next_place(state: State) -> Prize:
    """Return the place of the next rider over the finish line (UR-11.1), with its points (UR-11.3)."""
    road = road_of(state.race)
    place = 1 + sum(other.place > 0 for other in state.riders)
    return Prize(road.lines[road.legs - 1] or "", True, place, box().places[place - 1])


def prizes(state: State, rider: Rider, end: int) -> list[Prize]:
    """Return the prizes of a move to `end`, in road order."""
    legs = lines_between(road_of(state.race), rider.node, end)
    return [found for leg in legs if (found := prize(state, rider.number, leg))]


def cross(state: State, number: int, start: int, end: int, resolution: Resolution) -> State:
    """Cross every line between the old and the new node, in road order (UR-5.8, ruling 9.8)."""
    road = road_of(state.race)
    for leg in lines_between(road, start, end):
        if leg == road.legs - 1:
            state = finish(state, number, Standing.FINISHED, resolution)
        elif state.options.sprints and leg in road.sprints:
            state = sprint(state, number, leg, resolution)
    return state


def finish(state: State, number: int, standing: Standing, resolution: Resolution) -> State:
    """Give the rider the next place (UR-11.1); they stay in the way until the round ends (UR-11.2)."""
    won = next_place(state)
    resolution.record(Finished(state.owner(number), number, won.place, won.points))
    return state.with_rider(structs.replace(state.rider(number), place=won.place, standing=standing))


def sprint(state: State, number: int, leg: int, resolution: Resolution) -> State:
    """Score the sprint, if the rider is one of the first three (UR-13.1)."""
    won = prize(state, number, leg)
    if won is None or not won.place:
        return state
    rider = state.rider(number)
    resolution.record(SprintScored(state.owner(number), number, won.line, won.place, won.points))
    top = (*state.lines[leg], number)
    state = structs.replace(state, lines=(*state.lines[:leg], top, *state.lines[leg + 1 :]))
    state = state.with_rider(structs.replace(rider, sprint=rider.sprint + won.points))
    return hand_over(state, number, resolution) if state.options.jersey else state


def hand_over(state: State, winner: int, resolution: Resolution) -> State:
    """Update the jersey after a sprint: only the rider that has just scored can have overtaken the wearer."""
    if state.jersey is None:
        resolution.record(JerseyTaken(state.owner(winner), winner))  # UR-13.2
        return structs.replace(state, jersey=winner)
    if sprint_total(state.rider(winner)) > sprint_total(state.rider(state.jersey)):  # UR-13.3
        resolution.record(JerseyPassed(state.owner(winner), winner, state.jersey))
        return structs.replace(state, jersey=winner)
    return state


def sprint_total(rider: Rider) -> int:
    """Return the sprint points of all races, which count for the jersey (UR-14.4)."""
    return rider.ledger + rider.sprint
