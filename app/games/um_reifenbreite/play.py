"""Taking a legal action: which rule it sets going (section 6 of RULES.md)."""

from typing import assert_never

from app.engine.chance import Chance
from app.engine.contract import Event, Seat, Step
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
from app.games.um_reifenbreite.model import State
from app.games.um_reifenbreite.rules.action_cards import gain_card, lose_card
from app.games.um_reifenbreite.rules.drafting import decline_draft, take_draft
from app.games.um_reifenbreite.rules.placing import keep, place
from app.games.um_reifenbreite.rules.riding import move, ride
from app.games.um_reifenbreite.rules.swapping import ask_swap, decline_swap, swap


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    told: list[Event] = []
    return Step(_after(state, action, chance, told), tuple(told))


def _after(state: State, action: Action, chance: Chance, told: list[Event]) -> State:
    match action:
        case Keep():
            return keep(state, action, told)
        case Place():
            return place(state, action, chance, told)
        case LoseCard():
            return lose_card(state, action.card, chance, told)
        case GainCard():
            return gain_card(state, action.card, chance, told)
        case TakeDraft() | DeclineDraft():
            assert state.draft is not None
            answer = take_draft if isinstance(action, TakeDraft) else decline_draft
            return answer(state, state.draft, chance, told)
        case Ride() | Move() | AskSwap() | Swap() | AcceptSwap() | DeclineSwap():
            assert state.current is not None
            return _turn(state, state.current, action, chance, told)
        case _:
            assert_never(action)


def _turn(
    state: State,
    number: int,
    action: Ride | Move | AskSwap | Swap | AcceptSwap | DeclineSwap,
    chance: Chance,
    told: list[Event],
) -> State:
    match action:
        case Ride():
            return ride(state, number, action, chance, told)
        case Move():
            return move(state, number, action, chance, told)
        case AskSwap():
            return ask_swap(state, number, action.rider, told)
        case Swap():
            return swap(state, number, action.rider, told)
        case AcceptSwap() | DeclineSwap():
            assert state.asking is not None
            answer = swap if isinstance(action, AcceptSwap) else decline_swap
            return answer(state, number, state.asking, told)
        case _:
            assert_never(action)
