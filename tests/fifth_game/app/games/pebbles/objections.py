"""Why an action is illegal, each reason with its clause."""

from collections.abc import Iterator

from app.engine.types import Objection, Seat
from app.games.pebbles.actions import Action, Grab, Take
from app.games.pebbles.data import box
from app.games.pebbles.model import State


def objections(state: State, seat: Seat, action: Action) -> Iterator[Objection]:
    match action:
        case Take(count=count):
            if not 1 <= count <= box().most:
                yield Objection("PB-2.2", "one_to_most", {"most": box().most})
            elif count > state.heap:
                yield Objection("PB-2.2", "heap_too_small", {"heap": state.heap})
        case Grab():
            if not state.options.grabs:
                yield Objection("PB-2.3", "no_grabs")
            elif state.sides[seat].grabbed:
                yield Objection("PB-2.3", "grabbed_already")
