"""Events that are so rare that no golden record has them, made from positions."""

from collections.abc import Iterator

from app.engine.types import Event
from app.games.helvetia_cup.rules import steps
from tests.games.helvetia_cup.build import Phase, a, after, on, take

RED, NO_LOSS = 5, 0
"""Faces of the dragons' die, and of the fools'."""


def events() -> Iterator[Event]:
    run = on(Phase.MOVE_ATT, {"0:3": "e10", "0:4": "b9"}, holder="0:3")
    yield from take(after(run, (0, a.Move("0:4", "a10"))), 0, a.Overtake("0:4", "a12")).events
    begun = steps.begin(run)
    yield from take(after(begun, (0, a.Move("0:3", "e12"))), 0, a.TakeBack("0:3")).events
    foul = on(Phase.ACT_DEF, {"0:4": "e12", "1:1": "e12"}, holder="0:4")
    sent_off = take(foul, 1, a.Tackle(), 9, RED, NO_LOSS).state
    yield from take(sent_off, 1, a.PickKeeper("1:3")).events
    at = {"0:4": "e12", "0:5": "e14", "1:2": "e14"}
    ball = on(Phase.ACT_ATT, at, holder="0:4", given={"offside": "off"})
    yield from take(after(ball, (0, a.ShortPass("e14"))), 1, a.Decline()).events
    level = on(
        Phase.ACT_ATT, {"0:5": "e16", "0:4": "e14", "1:2": "e18"}, holder="0:5", given={"offside": "call"}
    )
    yield from take(after(level, (0, a.ShortPass("e14"))), 1, a.CallOffside()).events
