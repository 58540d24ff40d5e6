"""The positions of the quick start. Its words are in learn.yaml."""

from collections.abc import Mapping

from app.engine.tutorial import Answer, Example, PathResult
from app.games.pebbles.actions import Action, Grab, Take
from app.games.pebbles.model import Side, State
from app.games.pebbles.options import Options

READER, OTHER = 0, 1


def position(heap: int, *, grabbed: bool = False) -> State:
    """Return a position in which the reader is to act, with 3 stones each."""
    mine = Side(token=2, stones=3, grabbed=grabbed)
    return State(Options(), heap, READER, (mine, Side(token=3, stones=3, grabbed=True)))


def taken(result: PathResult[State]) -> Answer | None:
    """Name the answer to a take by its number of stones."""
    return (f"take{result.action.count}", {}) if isinstance(result.action, Take) else None


def grabbed(result: PathResult[State]) -> Answer | None:
    """Name the answer to a grab."""
    return ("grab", {}) if isinstance(result.action, Grab) else None


def last(result: PathResult[State]) -> Answer | None:
    """Name the answer to the last turn: the stones that the reader took, and what was left."""
    return ("all" if result.state.ended else "left", {})


EXAMPLES: Mapping[str, Example[State, Action]] = {
    "p1": Example(
        position=lambda setting: position(6),
        offered=lambda action: isinstance(action, Take),
        answer=taken,
    ),
    "p2": Example(
        position=lambda setting: position(5),
        draws={"d3": (2,)},
        offered=lambda action: isinstance(action, Grab),
        answer=grabbed,
    ),
    "p3": Example(
        position=lambda setting: position(2, grabbed=True),
        offered=lambda action: isinstance(action, Take),
        answer=last,
    ),
}
