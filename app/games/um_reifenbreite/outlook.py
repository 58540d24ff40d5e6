"""The reach of the rider to ride or to move, and the consequences of each space, for the rider's owner.

Everything is counted with the question: `shapes.py` has the shape. No hidden information is used.
"""

from app.games.um_reifenbreite.model import Moving, Rider, Riding, State
from app.games.um_reifenbreite.preview import TWO_DICE, ride_preview, risk
from app.games.um_reifenbreite.road import reach, road_of, ways_from
from app.games.um_reifenbreite.rules.drafting import drafting_allowed, follower
from app.games.um_reifenbreite.rules.energy import barred_cards, means_of
from app.games.um_reifenbreite.rules.lines import Prize, prizes
from app.games.um_reifenbreite.rules.riding import destinations
from app.games.um_reifenbreite.shapes import Outlook, StakeView
from app.games.um_reifenbreite.turns import turns_left_here

OUTCOMES = 3
"""The number of different outcomes of a move that are proposed."""


def outlook(state: State, pending: Riding | Moving) -> Outlook:
    """Return the reach that the drawing highlights, with the prizes and the followers of its spaces."""
    rider = state.rider(pending.rider)
    if isinstance(pending, Riding):
        return _before_the_throw(state, rider)
    return _before_the_move(state, rider, pending)


def stake(prize: Prize) -> StakeView:
    return {"line": prize.line, "finish": prize.finish, "place": prize.place, "points": prize.points}


def _before_the_throw(state: State, rider: Rider) -> Outlook:
    dice = ride_preview(state, rider, TWO_DICE)
    _, most = dice["total"]
    seen: Outlook = {
        "ways": ways_from(state.race, rider.node, most, state.occupied),
        "drafting": drafting_allowed(state),
        "dice": dice,
    }
    if stakes := _stakes(state, rider, reach(state.race, rider.node, most, state.occupied)):
        seen["stakes"] = stakes
    if state.teams[state.team_of(rider.number)].hand and (forbidden := barred_cards(means_of(state, rider))):
        seen["barred"] = forbidden
    if (behind := follower(state, rider.node)) is not None:
        seen["follower"] = behind.number
    if state.options.cheating:
        seen["risk"] = [risk(rider, 0), risk(rider, 1)]
    return seen


def _before_the_move(state: State, rider: Rider, moving: Moving) -> Outlook:
    ends = destinations(state, moving)
    followed = {} if moving.alone else followed_from(state, rider, ends)
    stakes = _stakes(state, rider, ends)
    seen: Outlook = {
        "ways": ways_from(state.race, rider.node, moving.spaces, state.occupied),
        "drafting": drafting_allowed(state) and not moving.alone,
        "best": _best(state, ends, stakes, followed),
    }
    if stakes:
        seen["stakes"] = stakes
    if followed:
        seen["followed"] = followed
    return seen


def _stakes(state: State, rider: Rider, ends: dict[int, str]) -> dict[str, list[StakeView]]:
    """Return what a ride to each space wins at the lines that it crosses (UR-11.3, UR-13.1)."""
    ids = road_of(state.race).ids
    won = {ids[node]: [stake(one) for one in prizes(state, rider, node)] for node in ends}
    return {node: found for node, found in won.items() if found}


def followed_from(state: State, rider: Rider, ends: dict[int, str]) -> dict[str, int]:
    """Return, by the space where a move ends, the rider that may then be asked to draft (UR-7.1)."""
    behind = follower(state, rider.node)
    if behind is None:
        return {}
    road, found = road_of(state.race), {}
    for node, way in ends.items():
        occupied = state.occupied - {rider.node} | {node}
        if road.behind[node] in reach(state.race, behind.node, len(way), occupied):
            found[road.ids[node]] = behind.number
    return found


def _best(
    state: State, ends: dict[int, str], stakes: dict[str, list[StakeView]], followed: dict[str, int]
) -> list[str]:
    """Return one space for each different outcome, the fewest turns to go first.

    Two spaces have the same outcome if they win the same, are on the same ground, and let the same rider
    follow.
    """
    road, turns = road_of(state.race), turns_left_here(state)
    found = dict[tuple[object, ...], str]()
    for node in sorted(ends, key=lambda one: (turns[one], -road.progress[one], road.lane[one])):
        name, home = road.ids[node], road.leg[node] >= road.legs
        won = tuple((one["line"], one["place"]) for one in stakes.get(name, []))
        ground = None if home else (road.terrain[node], road.number[node])
        found.setdefault((won, ground, followed.get(name)), name)
    return list(found.values())[:OUTCOMES]
