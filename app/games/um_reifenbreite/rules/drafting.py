"""Following the rider in front for free (UR-7).

Only a ride or a draft is followed: not a crash, a skip, a dismounting or a swap (UR-6.3, UR-7.7).
"""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.events import DraftDeclined, Drafted
from app.games.um_reifenbreite.model import Drafting, Rider, Standing, State
from app.games.um_reifenbreite.road import NOWHERE, reach, road_of
from app.games.um_reifenbreite.rules.lines import cross
from app.games.um_reifenbreite.rules.rounds import next_turn, turn_over
from app.games.um_reifenbreite.rules.terrain import terrain_at


def offer_draft(
    state: State, train: tuple[int, ...], start: int, distance: int, resolution: Resolution
) -> State:
    """Ask the rider behind `start` whether to follow, or go on with the round."""
    draft = draft_behind(state, train, start, distance)
    if draft is None:
        return next_turn(state, resolution)
    return structs.replace(state, pending=draft)


def draft_behind(state: State, train: tuple[int, ...], start: int, distance: int) -> Drafting | None:
    """Return the draft that the rider directly behind `start` may take; None if there is none (UR-7.1)."""
    rider = follower(state, start)
    if rider is None:
        return None
    leader = state.rider(train[-1])
    target = road_of(state.race).behind[leader.node]
    path = reach(state.race, rider.node, distance, state.occupied).get(target)
    if path is None:
        return None  # (c): no such space, or taken; (d): too far
    return Drafting(leader.number, rider.number, target, path, train)


def follower(state: State, start: int) -> Rider | None:
    """Return the rider that may be asked to follow a ride from `start`, wherever it ends (UR-7.1 a, e)."""
    behind = road_of(state.race).behind[start]
    rider = None if behind == NOWHERE else state.on(behind)
    if rider is None or not drafting_allowed(state):
        return None
    if rider.standing is not Standing.RACING or rider.number in state.played:
        return None  # (a); nor a dismounted rider (UR-6.3)
    if terrain_at(state, behind)[0] is not terrain_at(state, start)[0]:
        return None  # (e): the kind counts, not the number
    return rider


def drafting_allowed(state: State) -> bool:
    """Return whether drafting is allowed; in round 1 it is an option (UR-7.6)."""
    return state.round > 1 or state.options.draft_in_round_1


def take_draft(state: State, draft: Drafting, resolution: Resolution) -> State:
    """Follow the leader, as the rider's turn (UR-7.2, UR-7.4); then ask the next one behind (UR-7.3)."""
    road = road_of(state.race)
    rider, who = state.rider(draft.rider), state.owner(draft.rider)
    start, end, distance = rider.node, draft.target, len(draft.path)
    resolution.record(Drafted(who, rider.number, draft.leader, road.ids[start], distance, draft.path))
    state = state.with_rider(structs.replace(rider, node=end))
    state = turn_over(cross(state, rider.number, start, end, resolution), rider.number)
    return offer_draft(state, (*draft.train, rider.number), start, distance, resolution)


def decline_draft(state: State, draft: Drafting, resolution: Resolution) -> State:
    """Decline the draft; the rider plays later, in the usual order (UR-7.2)."""
    resolution.record(DraftDeclined(state.owner(draft.rider), draft.rider, draft.leader))
    return next_turn(state, resolution)
