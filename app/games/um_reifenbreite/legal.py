"""The candidate actions of each phase, legal or not; `objections.py` decides."""

from collections.abc import Iterator
from typing import assert_never

from app.engine.types import Seat
from app.games.um_reifenbreite.actions import (
    AcceptSwap,
    Action,
    AskSwap,
    DeclineDraft,
    DeclineSwap,
    GainCard,
    Keep,
    LoseCard,
    Place,
    Swap,
    TakeDraft,
)
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import (
    Drafting,
    Gaining,
    Keeping,
    Losing,
    Moving,
    Over,
    Placing,
    Riding,
    State,
    Trading,
)
from app.games.um_reifenbreite.objections import in_phase
from app.games.um_reifenbreite.road import reach, road_of
from app.games.um_reifenbreite.rules.deciding import to_act
from app.games.um_reifenbreite.rules.energy import all_rides, means_of, offered_rides
from app.games.um_reifenbreite.rules.placing import spots
from app.games.um_reifenbreite.rules.riding import destinations
from app.games.um_reifenbreite.rules.swapping import partners

__all__ = ["candidates", "legal", "to_act"]


def candidates(state: State, seat: Seat) -> Iterator[Action]:
    """Yield every action that the phase knows, legal or not, each once, in a stable order."""
    match state.pending:
        case Keeping():
            teams = [i for i in range(len(state.teams)) if state.seat_of(i) == seat]
            yield from (Keep(team, card) for team in teams for card in box().kinds)
        case Placing():
            road = road_of(state.race)
            mine = [rider.number for rider in state.riders if state.owner(rider.number) == seat]
            yield from (Place(rider, road.ids[dot]) for rider in mine for dot in road.dots)
        case Riding(rider):
            yield from all_rides()
            others = [other.number for other in state.riders if other.number != rider]
            yield from map(AskSwap, others)
            yield from map(Swap, others)
        case Trading():
            yield from (AcceptSwap(), DeclineSwap())
        case Losing():
            yield from map(LoseCard, box().kinds)
        case Gaining():
            yield from map(GainCard, box().kinds)
        case Moving(rider, spaces):
            alone = reach(state.race, state.rider(rider).node, spaces, frozenset())
            yield from (road_of(state.race).moves[node] for node in sorted(alone))
        case Drafting():
            yield from (TakeDraft(), DeclineDraft())
        case Over():
            return
        case _:
            assert_never(state.pending)


def legal(state: State, seat: Seat) -> list[Action]:
    """Return the candidates without objection; the busy phases do not test each one."""
    match state.pending:
        case Moving() as moving:
            moves = road_of(state.race).moves
            return [moves[node] for node in sorted(destinations(state, moving))]
        case Riding() as turn:
            rides = offered_rides(means_of(state, state.rider(turn.rider)))
            trade = partners(state, turn)
            asked = [AskSwap(trade.foreign)] if trade.foreign is not None else []
            return [*rides, *asked, *(Swap(one.number) for one in state.riders if one.number in trade.own)]
        case Placing() as placing:
            ids, (waiting, dots) = road_of(state.race).ids, spots(state, placing)
            return [Place(rider, ids[dot]) for rider in waiting for dot in dots]
        case _:
            return [a for a in candidates(state, seat) if next(in_phase(state, seat, a), None) is None]
