"""The clause that forbids an action, with its sentence."""

from collections.abc import Iterator

from app.engine.types import Objection, Seat
from app.games.um_reifenbreite.actions import (
    AcceptSwap,
    Action,
    AskSwap,
    DeclineDraft,
    DeclineSwap,
    GainCard,
    Keep,
    LoseCard,
    Move,
    Place,
    Ride,
    Swap,
    TakeDraft,
)
from app.games.um_reifenbreite.model import (
    Drafting,
    Gaining,
    Keeping,
    Losing,
    Moving,
    Pending,
    Placing,
    Riding,
    Standing,
    State,
    Trading,
)
from app.games.um_reifenbreite.road import distance, road_of
from app.games.um_reifenbreite.rules.action_cards import losable, regainable
from app.games.um_reifenbreite.rules.deciding import to_act
from app.games.um_reifenbreite.rules.energy import means_of, ride_objections
from app.games.um_reifenbreite.rules.placing import team_to_place
from app.games.um_reifenbreite.rules.riding import destinations
from app.games.um_reifenbreite.rules.swapping import Partners, line_behind, partners

DUE: dict[type[Action], tuple[type[Pending], str]] = {
    Keep: (Keeping, "UR-3.4"),
    Place: (Placing, "UR-3.5"),
    Ride: (Riding, "UR-5.1"),
    AskSwap: (Riding, "UR-10.1"),
    Swap: (Riding, "UR-10.3"),
    AcceptSwap: (Trading, "UR-10.4"),
    DeclineSwap: (Trading, "UR-10.1"),
    LoseCard: (Losing, "UR-9.4"),
    GainCard: (Gaining, "UR-9.4"),
    Move: (Moving, "UR-5.5"),
    TakeDraft: (Drafting, "UR-7.2"),
    DeclineDraft: (Drafting, "UR-7.2"),
}
"""The phase in which each action is due, and its clause."""


def objections(state: State, seat: Seat, action: Action) -> Iterator[Objection]:
    """Yield the objections to an action, the most specific first, for any action that parses."""
    phase, clause = DUE[type(action)]
    if not isinstance(state.pending, phase):
        yield from _before_its_time(state, action)
        yield Objection(clause, "not_now")
    elif seat not in to_act(state):
        yield Objection("UR-4.1", "not_your_decision")
    else:
        yield from in_phase(state, seat, action)


def _before_its_time(state: State, action: Action) -> Iterator[Objection]:
    """Yield the objection to an action of another phase."""
    match state.pending, action:
        case Riding(), Move():
            yield Objection("UR-5.1", "throw_first")
        case Moving(rider), (AskSwap() | Swap()) if action.rider != rider:
            yield from _another_rides(state, rider, action.rider)


def _another_rides(state: State, rider: int, other: int) -> Iterator[Objection]:
    """Yield the objection to a rider of the same seat who is not to play (UR-4.1, UR-4.2)."""
    if not state.takes_part(other) or state.owner(other) != state.owner(rider):
        return
    if state.rider(other).standing is Standing.RACING and other not in state.played:
        yield Objection("UR-4.2", "rides_later", {"n": other, "m": rider})
    else:
        yield Objection("UR-4.1", "rides_no_more", {"n": other, "m": rider})


def in_phase(state: State, seat: Seat, action: Action) -> Iterator[Objection]:
    """Yield the objections to an action that is due, of a seat that is to act."""
    match state.pending, action:
        case Keeping(), Keep() as keep:
            yield from _against_keeping(state, seat, keep)
        case Placing() as placing, Place() as place:
            yield from _against_placing(state, placing, place)
        case Riding(rider), Ride() as ride:
            yield from ride_objections(means_of(state, state.rider(rider)), ride)
        case Riding() as turn, (AskSwap() | Swap()) as trade:
            yield from _against_trading(state, turn, trade)
        case Losing() as losing, LoseCard(card) if card not in losable(state, losing.rider):
            yield Objection("UR-9.4", "not_a_card_to_lose")
        case Gaining() as gaining, GainCard(card) if card not in regainable(state, gaining.rider):
            yield Objection("UR-9.4", "not_a_card_to_regain")
        case Moving() as moving, Move() as move:
            yield from _against_moving(state, moving, move)


def _against_keeping(state: State, seat: Seat, action: Keep) -> Iterator[Objection]:
    if not 0 <= action.team < len(state.teams) or state.seat_of(action.team) != seat:
        yield Objection("UR-3.4", "not_your_team")
    elif not state.teams[action.team].choosing:
        yield Objection("UR-3.4", "seven_kept_already")
    elif action.card not in state.teams[action.team].hand:
        yield Objection("UR-3.4", "card_not_to_keep")


def _against_placing(state: State, placing: Placing, action: Place) -> Iterator[Objection]:
    road = road_of(state.race)
    node = road.index.get(action.space)
    first = 4 * team_to_place(state, placing)
    team = state.riders[first : first + 4]
    rider = next((r for r in team if r.number == action.rider), None)
    if rider is None:
        yield Objection("UR-3.6", "other_team_places")
    elif rider.standing is not Standing.WAITING:
        yield Objection("UR-3.6", "placed_already")
    if node is None or node not in road.dots:
        yield Objection("UR-3.5", "not_a_dotted_space")
        return
    if node in state.occupied:
        yield Objection("UR-1.5", "space_taken")
    if any(r.node >= 0 and road.lane[r.node] == road.lane[node] for r in team):
        yield Objection("UR-3.5", "lane_has_your_rider")


def _against_trading(state: State, turn: Riding, action: AskSwap | Swap) -> Iterator[Objection]:
    rider = state.rider(turn.rider)
    if not state.options.swapping:
        yield from _another_rides(state, turn.rider, action.rider)
        yield Objection("UR-2.1", "no_swapping")
    elif rider.number in state.traded:
        yield Objection("UR-10.4", "traded_already")
    elif action.rider not in (other.number for other in line_behind(state, rider)):
        yield Objection("UR-10.2", "not_in_line_behind")
    elif action.rider in turn.refused:
        yield Objection("UR-10.5", "asked_already")
    elif not _may_trade(state, action.rider):
        yield Objection("UR-10.2", "cannot_trade_now")
    else:
        same_seat = state.owner(action.rider) == state.owner(rider.number)
        yield from _against_partner(action, partners(state, turn), same_seat)


def _may_trade(state: State, number: int) -> bool:
    return state.rider(number).standing is Standing.RACING and number not in state.played


def _against_partner(action: AskSwap | Swap, trade: Partners, same_seat: bool) -> Iterator[Objection]:
    if isinstance(action, Swap) and not same_seat:
        yield Objection("UR-10.1", "ask_first")
    elif isinstance(action, AskSwap) and same_seat:
        yield Objection("UR-10.3", "no_need_to_ask")
    elif action.rider != trade.foreign and action.rider not in trade.own:
        yield Objection("UR-10.1", "ask_the_nearer_first")


def _against_moving(state: State, moving: Moving, action: Move) -> Iterator[Objection]:
    road = road_of(state.race)
    node = road.index.get(action.space)
    start = state.rider(moving.rider).node
    if node is None:
        yield Objection("UR-1.1", "no_such_space")
    elif node in destinations(state, moving):
        return
    elif node == start:
        yield Objection("UR-5.6", "must_move")
    elif node in state.occupied:
        yield Objection("UR-1.5", "space_taken")
    else:
        yield _out_of_reach(state, start, node, moving.spaces)


def _out_of_reach(state: State, start: int, node: int, spaces: int) -> Objection:
    """Return the reason that a free node is not a destination."""
    road = road_of(state.race)
    if steps := distance(road, start, node, state.occupied):
        if steps <= spaces:
            return Objection("UR-5.7", "full_distance_over_the_line")
        return Objection("UR-5.5", "too_far", {"n": steps, "m": spaces})
    if distance(road, start, node, frozenset()):
        return Objection("UR-1.5", "way_is_blocked")
    if road.bend[node] and road.progress[node] > road.progress[start]:
        return Objection("UR-1.4", "thick_line")
    return Objection("UR-1.3", "only_forward")
