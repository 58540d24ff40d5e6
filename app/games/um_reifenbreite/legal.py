"""What may be done: the candidates of each phase, and the clause that forbids one."""

from collections.abc import Iterator
from typing import assert_never

from app.engine.contract import Objection, Seat
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
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import Phase, Rider, Standing, State
from app.games.um_reifenbreite.road import reach, road_of
from app.games.um_reifenbreite.rules.action_cards import losable, regainable
from app.games.um_reifenbreite.rules.energy import all_rides, means_of, offered_rides, ride_objections
from app.games.um_reifenbreite.rules.placing import team_to_place
from app.games.um_reifenbreite.rules.riding import destinations
from app.games.um_reifenbreite.rules.swapping import line_behind, partners

PHASE_OF: dict[type[Action], tuple[Phase, str]] = {
    Keep: (Phase.KEEP, "UR-3.4"),
    Place: (Phase.PLACE, "UR-3.5"),
    Ride: (Phase.TURN, "UR-5.1"),
    AskSwap: (Phase.TURN, "UR-10.1"),
    Swap: (Phase.TURN, "UR-10.3"),
    AcceptSwap: (Phase.SWAP_REPLY, "UR-10.4"),
    DeclineSwap: (Phase.SWAP_REPLY, "UR-10.1"),
    LoseCard: (Phase.LOSE_CARD, "UR-9.4"),
    GainCard: (Phase.GAIN_CARD, "UR-9.4"),
    Move: (Phase.MOVE, "UR-5.5"),
    TakeDraft: (Phase.DRAFT, "UR-7.2"),
    DeclineDraft: (Phase.DRAFT, "UR-7.2"),
}
"""When each action is due, and the clause that says so."""


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase is Phase.KEEP:  # UR-3.4: all at the same time
        return tuple(sorted({state.seat_of(i) for i, team in enumerate(state.teams) if team.choosing}))
    if state.phase is Phase.PLACE:
        return (state.seat_of(team_to_place(state)),)
    rider = deciding(state)
    return () if rider is None else (state.owner(rider),)


def deciding(state: State) -> int | None:
    """For which rider the table waits; None before the start and after the end."""
    match state.phase:
        case Phase.SWAP_REPLY:
            return state.asking
        case Phase.DRAFT:  # UR-7.2
            return state.draft.rider if state.draft else None
        case Phase.TURN | Phase.LOSE_CARD | Phase.GAIN_CARD | Phase.MOVE:
            return state.current
        case Phase.KEEP | Phase.PLACE | Phase.OVER:
            return None
        case _:
            assert_never(state.phase)


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    """Every action that the phase knows, legal or not, each once, in a stable order."""
    match state.phase:
        case Phase.KEEP:
            teams = [i for i in range(len(state.teams)) if state.seat_of(i) == seat]
            yield from (Keep(team, card) for team in teams for card in box().kinds)
        case Phase.PLACE:
            road = road_of(state.race)
            mine = [rider.number for rider in state.riders if state.owner(rider.number) == seat]
            yield from (Place(rider, road.ids[dot]) for rider in mine for dot in road.dots)
        case Phase.TURN:
            yield from all_rides()
            others = [rider.number for rider in state.riders if rider.number != state.current]
            yield from map(AskSwap, others)
            yield from map(Swap, others)
        case Phase.SWAP_REPLY:
            yield from (AcceptSwap(), DeclineSwap())
        case Phase.LOSE_CARD:
            yield from map(LoseCard, box().kinds)
        case Phase.GAIN_CARD:
            yield from map(GainCard, box().kinds)
        case Phase.MOVE:
            road, throw = road_of(state.race), state.throw
            assert throw is not None and throw.allowance is not None
            alone = reach(state.race, _current(state).node, throw.allowance, frozenset())
            yield from (road.moves[node] for node in sorted(alone))
        case Phase.DRAFT:
            yield from (TakeDraft(), DeclineDraft())
        case Phase.OVER:
            return
        case _:
            assert_never(state.phase)


def legal(state: State, seat: Seat) -> list[Action]:
    """The unobjected candidates of a seat that is to act; in the two busy phases without asking each."""
    if state.phase is Phase.MOVE:
        moves = road_of(state.race).moves
        return [moves[node] for node in sorted(destinations(state))]
    if state.phase is Phase.TURN and state.current is not None:
        found: list[Action] = list(offered_rides(means_of(state, state.rider(state.current))))
        if state.options.swapping:
            trade = partners(state)
            found += [AskSwap(trade.foreign)] if trade.foreign is not None else []
            found += map(Swap, sorted(trade.own))
        return found
    return [a for a in candidates(state, seat) if next(_in_phase(state, seat, a), None) is None]


def objections(state: State, seat: Seat, action: Action) -> Iterator[Objection]:
    """What forbids an action, the most telling first; right for any action that parses."""
    phase, clause = PHASE_OF[type(action)]
    if state.phase is not phase:
        yield Objection(clause, "not_now")
    elif seat not in to_act(state):
        yield Objection("UR-4.1", "not_your_decision")
    else:
        yield from _in_phase(state, seat, action)


def _in_phase(state: State, seat: Seat, action: Action) -> Iterator[Objection]:
    match action:
        case Keep():
            yield from _against_keeping(state, seat, action)
        case Place():
            yield from _against_placing(state, action)
        case Ride():
            yield from ride_objections(means_of(state, _current(state)), action)
        case AskSwap() | Swap():
            yield from _against_trading(state, action)
        case LoseCard():
            if action.card not in losable(state, _current(state).number):
                yield Objection("UR-9.4", "not_a_card_to_lose")
        case GainCard():
            if action.card not in regainable(state, _current(state).number):
                yield Objection("UR-9.4", "not_a_card_to_regain")
        case Move():
            yield from _against_moving(state, action)
        case AcceptSwap() | DeclineSwap() | TakeDraft() | DeclineDraft():
            return
        case _:
            assert_never(action)


def _current(state: State) -> Rider:
    assert state.current is not None
    return state.rider(state.current)


def _against_keeping(state: State, seat: Seat, action: Keep) -> Iterator[Objection]:
    if not 0 <= action.team < len(state.teams) or state.seat_of(action.team) != seat:
        yield Objection("UR-3.4", "not_your_team")
    elif not state.teams[action.team].choosing:
        yield Objection("UR-3.4", "seven_kept_already")
    elif action.card not in state.teams[action.team].hand:
        yield Objection("UR-3.4", "card_not_to_keep")


def _against_placing(state: State, action: Place) -> Iterator[Objection]:
    road = road_of(state.race)
    node = road.index.get(action.space)
    team = state.riders[4 * team_to_place(state) : 4 * team_to_place(state) + 4]
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


def _against_trading(state: State, action: AskSwap | Swap) -> Iterator[Objection]:
    rider, trade = _current(state), partners(state)
    if not state.options.swapping:
        yield Objection("UR-2.1", "no_swapping")
    elif rider.number in state.traded:
        yield Objection("UR-10.4", "traded_already")
    elif action.rider not in (other.number for other in line_behind(state, rider)):
        yield Objection("UR-10.2", "not_in_line_behind")
    elif action.rider in state.asked:
        yield Objection("UR-10.5", "asked_already")
    elif not _may_trade(state, action.rider):
        yield Objection("UR-10.2", "cannot_trade_now")
    else:
        yield from _against_partner(state, action, trade.own, trade.foreign)


def _may_trade(state: State, number: int) -> bool:
    return state.rider(number).standing is Standing.RACING and number not in state.played


def _against_partner(
    state: State, action: AskSwap | Swap, own: tuple[int, ...], foreign: int | None
) -> Iterator[Objection]:
    same_seat = state.owner(action.rider) == state.owner(_current(state).number)
    if isinstance(action, Swap) and not same_seat:
        yield Objection("UR-10.1", "ask_first")
    elif isinstance(action, AskSwap) and same_seat:
        yield Objection("UR-10.3", "no_need_to_ask")
    elif action.rider != foreign and action.rider not in own:
        yield Objection("UR-10.1", "ask_the_nearer_first")


def _against_moving(state: State, action: Move) -> Iterator[Objection]:
    road, throw = road_of(state.race), state.throw
    node = road.index.get(action.space)
    if node is None:
        yield Objection("UR-1.1", "no_such_space")
        return
    if node in destinations(state):
        return
    assert throw is not None and throw.allowance is not None
    start = _current(state).node
    if node == start:
        yield Objection("UR-5.6", "must_move")
    elif node in state.occupied:
        yield Objection("UR-1.5", "space_taken")
    elif node in reach(state.race, start, throw.allowance, state.occupied):
        yield Objection("UR-5.7", "full_distance_over_the_line")
    else:
        yield Objection("UR-5.5", "out_of_reach")
