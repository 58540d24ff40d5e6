"""The examples of a quick start: small positions that a newcomer plays with prepared dice.

A game with a quick start has its words in `learn.yaml` and defines `EXAMPLES` in its `tutorial.py`: for
each step the position, the actions that can be tried, and which of the written answers belongs to a try.
The examples are played by the game's own rules.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from msgspec import Struct

from app.engine.chance import Chance, Draw
from app.engine.contract import Game
from app.engine.kit.resolution import NoChance
from app.engine.operations import Refused, legal_actions, match_offered_action, parse_action, play
from app.engine.types import Event, Objection, Seat

S = TypeVar("S", bound=Struct)
A = TypeVar("A", bound=Struct)

PlayedAction = tuple[int, Seat, tuple[Event, ...]]
"""The number of an action, the seat that took it, its events."""


class PreparedChance:
    """Chance with a queue of prepared draws per kind: `d6`, `d20` and so on for dice, `below` for other
    numbers.

    When a queue is empty, the chance `then` is used.
    """

    def __init__(self, draws: Mapping[str, Sequence[int]], then: Chance | None = None) -> None:
        self._left = {kind: list(values) for kind, values in draws.items()}
        self._then = then or NoChance()
        self.draws: list[Draw] = []

    def die(self, sides: int) -> int:
        """Roll a die: a face from 1 to `sides`."""
        return self._prepared(f"d{sides}") or self._then.die(sides)

    def below(self, n: int) -> int:
        """Draw an integer from 0 to n - 1."""
        value = self._prepared("below")
        return self._then.below(n) if value is None else value

    def shuffle(self, n: int) -> tuple[int, ...]:
        """Draw an order of n things, always from `then`."""
        return self._then.shuffle(n)

    def _prepared(self, kind: str) -> int | None:
        queue = self._left.get(kind)
        return queue.pop(0) if queue else None


@dataclass(frozen=True, slots=True)
class PathResult(Generic[S]):
    """The result of the last action of a path."""

    before: S
    """The state before the action."""
    action: Any
    """None if the path is empty."""
    state: S
    """The state after the action and the replies to it."""
    log: tuple[PlayedAction, ...] = ()
    """All actions from the opening on."""
    first_new: int = 0
    """The number of the first action in `log` that belongs to the last one of the path."""
    refused: bool = False
    """Whether the action was illegal."""
    objection: Objection | None = None
    """The clause that forbids the action; None if it is legal or refers to nothing in the position."""

    def events(self, kind: type[Event]) -> list[Any]:
        """Return all events of one class, from the opening on."""
        return [event for _, _, events in self.log for event in events if isinstance(event, kind)]


class QuizChoice(Struct, frozen=True):
    """One of the numbers that a reader can guess.

    says: The name of the answer in `learn.yaml`, with the placeholders `args`.
    right: Whether it is the right number.
    """

    label: str
    says: str
    right: bool = False
    args: dict[str, str | int] = {}


Answer = tuple[str, Mapping[str, str | int]]
"""The name of an answer in `learn.yaml`, and its placeholders."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example(Generic[S, A]):
    """One step of a quick start: a position and what can be done there."""

    position: Callable[[int], S]
    """(setting) -> the state. The setting is a number that the reader chooses; 0 if the step offers none."""
    seats: int = 2
    seat: Seat = 0
    """The seat of the reader."""
    draws: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """The prepared draws (see `PreparedChance`)."""
    opening: Sequence[tuple[Seat, A]] = ()
    """Actions that are played before the reader sees the position."""
    offered: Callable[[A], bool] = lambda action: True
    """(legal action) -> whether it is part of the step."""
    replies: Callable[[S], tuple[Seat, A] | None] = lambda state: None
    """(state) -> the action that follows by itself, of another seat or of the reader; None for none."""
    answer: Callable[[PathResult[S]], Answer | None] = lambda result: None
    """(result of a try) -> its answer; None if it has none, or if the objection is the answer."""
    settings: int = 0
    """The greatest setting."""
    path: Sequence[A] = ()
    """The actions that the button of a step without a board plays."""
    choices: Sequence[QuizChoice] = ()
    """A question with a number as its answer, in addition to the actions."""
    asked_after: int = 0
    """The number of actions before the question."""
    found: str = ""
    """The name of the answer after every right choice was made."""
    bare: bool = False
    """The step has no buttons: the reader acts on the board and on what lies below it."""
    shows: Sequence[str] = ("board",)
    """The parts of the drawing that are shown: `top`, `board`, `sum`, `tray`."""
    facts: Callable[[PathResult[S], int], Mapping[str, Any]] | None = None
    """(result, setting) -> the variables of the template `learn_<step>.html` that replaces the board."""


def opening_position(game: Game[S, A], example: Example[S, A], setting: int = 0) -> PathResult[S]:
    """Return the position that the reader sees first."""
    return play_path(game, example, (), None, setting)


def play_path(
    game: Game[S, A], example: Example[S, A], path: Sequence[object], then: Chance | None, setting: int = 0
) -> PathResult[S]:
    """Play the reader's actions from the example's position on, up to the first illegal one.

    path: The actions as decoded JSON.
    then: The chance for draws that are not prepared; None if there are none.

    Raises:
        NotYourTurn, Malformed: As at a table.
    """
    chance = PreparedChance(example.draws, then)
    state, log = example.position(setting), list[PlayedAction]()

    def take(seat: Seat, action: A) -> None:
        nonlocal state
        step = play(game, state, example.seats, seat, action, chance)
        log.append((len(log) + 1, seat, step.events))
        state = step.state

    def reply() -> None:
        while following := example.replies(state):
            take(*following)

    for opener in example.opening:
        take(*opener)
    last = PathResult(state, None, state, tuple(log), len(log) + 1)
    for raw in path:
        before, first_new = state, len(log) + 1
        try:
            action = match_offered_action(
                game, state, example.seat, raw, offered_actions(game, example, state)
            )
        except Refused as refusal:
            return PathResult(
                before, parse_action(game, raw), state, tuple(log), first_new, True, refusal.objection
            )
        take(example.seat, action)
        reply()
        last = PathResult(before, action, state, tuple(log), first_new)
    return last


def offered_actions(game: Game[S, A], example: Example[S, A], state: S) -> list[A]:
    """Return the legal actions that are part of the step."""
    return [action for action in legal_actions(game, state, example.seat) if example.offered(action)]
