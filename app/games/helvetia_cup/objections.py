from collections.abc import Iterator

from app.engine.contract import Objection, Seat
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup.legal import legal
from app.games.helvetia_cup.model import State


def objections(state: State, seat: Seat, action: a.Action) -> Iterator[Objection]:
    if action not in legal(state, seat):
        yield Objection("HC-4.1", "not-now")
