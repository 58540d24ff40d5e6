"""The result of each choice: the points after a take, line by line, and the range of a grab."""

from app.engine.types import Seat, View
from app.games.pebbles.data import box
from app.games.pebbles.model import State


def preview(state: State, seat: Seat) -> View:
    takes = {str(count): _after(state, seat, count) for count in range(1, min(box().most, state.heap) + 1)}
    sums = [one["total"] for one in takes.values()]
    may_grab = state.options.grabs and not state.sides[seat].grabbed
    return {"take": takes, "grab": {"range": [min(sums), max(sums)]} if may_grab else None}


def _after(state: State, seat: Seat, count: int) -> View:
    side = state.sides[seat]
    lines = [
        {"clause": "PB-2.2", "what": "had", "value": side.stones},
        {"clause": "PB-2.2", "what": "taken", "value": count},
    ]
    if count == state.heap:
        lines.append({"clause": "PB-3.1", "what": "token", "value": side.token})
    return {"lines": lines, "total": sum(line["value"] for line in lines)}
