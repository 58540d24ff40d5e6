"""Set up a match, apply a legal action, end the match when a seat resigns (section 6 of RULES.md)."""

from app.engine.chance import Chance
from app.engine.kit.resolution import Resolution
from app.engine.types import Seat, Step
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
    Options,
    Placing,
    Riding,
    State,
    Trading,
)
from app.games.um_reifenbreite.rules.action_cards import gain_card, lose_card
from app.games.um_reifenbreite.rules.drafting import decline_draft, take_draft
from app.games.um_reifenbreite.rules.placing import keep, place
from app.games.um_reifenbreite.rules.riding import move, ride
from app.games.um_reifenbreite.rules.scoring import give_up, outcome
from app.games.um_reifenbreite.rules.start import begin
from app.games.um_reifenbreite.rules.swapping import ask_swap, decline_swap, swap

__all__ = ["apply", "forfeit", "outcome", "setup"]


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    resolution = Resolution(chance)
    return resolution.result(begin(options, seats, resolution))


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    resolution = Resolution(chance)
    return resolution.result(_after(state, action, resolution))


def forfeit(state: State, seat: Seat) -> Step[State]:
    return Resolution().result(give_up(state, seat))


def _after(state: State, action: Action, resolution: Resolution) -> State:
    match state.pending, action:
        case (Riding() | Trading()) as turn, _:
            return _in_turn(state, turn, action, resolution)
        case Moving() as moving, Move() as chosen:
            return move(state, moving, chosen, resolution)
        case Drafting() as draft, TakeDraft():
            return take_draft(state, draft, resolution)
        case Drafting() as draft, DeclineDraft():
            return decline_draft(state, draft, resolution)
        case Losing() as losing, LoseCard(card):
            return lose_card(state, losing, card, resolution)
        case Gaining() as gaining, GainCard(card):
            return gain_card(state, gaining, card, resolution)
        case Placing() as placing, Place() as chosen:
            return place(state, placing, chosen, resolution)
        case Keeping(), Keep() as chosen:
            return keep(state, chosen, resolution)
    raise AssertionError(f"{action} is not legal in phase {state.phase}")


def _in_turn(state: State, turn: Riding | Trading, action: Action, resolution: Resolution) -> State:
    match turn, action:
        case Riding(), Ride() as chosen:
            return ride(state, turn.rider, chosen, resolution)
        case Riding(), AskSwap(rider):
            return ask_swap(state, turn, rider, resolution)
        case Riding(), Swap(rider):
            return swap(state, turn.rider, rider, resolution)
        case Trading(), AcceptSwap():
            return swap(state, turn.rider, turn.asked, resolution)
        case Trading(), DeclineSwap():
            return decline_swap(state, turn, resolution)
    raise AssertionError(f"{action} is not legal in phase {state.phase}")
