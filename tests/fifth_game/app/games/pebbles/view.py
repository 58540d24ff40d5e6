"""The match as each viewer may know it: everything except the token of another seat (PB-1.3)."""

from app.engine.types import Event, Seat, View
from app.games.pebbles.events import TokenDealt
from app.games.pebbles.model import State


def public(state: State) -> View:
    return {
        "phase": "over" if state.ended else "turn",
        "heap": state.heap,
        "turn": None if state.ended else state.turn,
        "sides": {
            str(seat): {
                "stones": side.stones,
                "bonus": side.bonus,
                "may_grab": state.options.grabs and not side.grabbed,
                "token": side.token if state.ended else None,
            }
            for seat, side in enumerate(state.sides)
        },
    }


def own(state: State, seat: Seat) -> View:
    return {"token": state.sides[seat].token}


def shown(event: Event, seat: Seat | None) -> Event | None:
    if isinstance(event, TokenDealt) and event.who != seat:
        return None
    return event
