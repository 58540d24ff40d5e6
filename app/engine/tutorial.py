"""The examples of a quick start: small real positions that a newcomer plays with prepared dice.

A game that brings a `learn.yaml` (its words) brings a `learn.py` too, with `EXAMPLES`: by the id of a step
the position that its picture shows, what may be tried there, and which of the written answers a try
deserves. The rules that play it are the game's own.
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
"""The number of an action, who took it, what happened."""


class PreparedChance:
    """Chance with a queue of forced draws a kind: `d6`, `d20`, and `lot` for all that is drawn by `below`.

    What comes after the queue is drawn from `then`.
    """

    def __init__(self, draws: Mapping[str, Sequence[int]], then: Chance | None = None) -> None:
        self._left = {kind: list(values) for kind, values in draws.items()}
        self._then = then or NoChance()
        self.draws: list[Draw] = []

    def die(self, sides: int) -> int:
        return self._forced(f"d{sides}") or self._then.die(sides)

    def below(self, n: int) -> int:
        value = self._forced("lot")
        return self._then.below(n) if value is None else value

    def shuffle(self, n: int) -> tuple[int, ...]:
        return self._then.shuffle(n)

    def _forced(self, kind: str) -> int | None:
        queue = self._left.get(kind)
        return queue.pop(0) if queue else None


@dataclass(frozen=True, slots=True)
class PathResult(Generic[S]):
    """What the last action of a path has led to; `objection` says what forbade it, `refused` that it was."""

    before: S
    action: Any
    state: S
    log: tuple[PlayedAction, ...] = ()
    first_new: int = 0
    """The number of the first action that followed the last choice."""
    refused: bool = False
    objection: Objection | None = None

    def events(self, kind: type[Event]) -> list[Any]:
        """What has happened of one kind, from the opening on."""
        return [event for _, _, events in self.log for event in events if isinstance(event, kind)]


class QuizChoice(Struct, frozen=True):
    """A number to guess: its answer, whose placeholders `args` fill, and whether it is `right`."""

    label: str
    says: str
    right: bool = False
    args: dict[str, str | int] = {}


Answer = tuple[str, Mapping[str, str | int]]
"""The name of an answer of `learn.yaml`, and what fills its placeholders."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example(Generic[S, A]):
    """One position of a quick start.

    `setting` is a number that the reader may choose beforehand; it is 0 where the step offers none.
    """

    position: Callable[[int], S]
    seats: int = 2
    seat: Seat = 0
    """Whose eyes."""
    draws: Mapping[str, Sequence[int]] = field(default_factory=dict)
    opening: Sequence[tuple[Seat, A]] = ()
    """Played before the picture is taken."""
    offered: Callable[[A], bool] = lambda action: True
    """What of the legal actions may be tried; the others are not part of the step."""
    replies: Callable[[S], tuple[Seat, A] | None] = lambda state: None
    """What follows by itself: the others' answers, and what is left of the reader's turn."""
    answer: Callable[[PathResult[S]], Answer | None] = lambda result: None
    """Which answer a try deserves; None: none yet, or the engine's own objection."""
    settings: int = 0
    """The greatest setting."""
    path: Sequence[A] = ()
    """What the button of a step without a board plays."""
    choices: Sequence[QuizChoice] = ()
    """A question that the engine is not asked, beside what can be done."""
    asked_after: int = 0
    """So many actions come before it."""
    found: str = ""
    """The answer once every right choice was made."""
    bare: bool = False
    """Only the board and what lies below it is pressed: no buttons."""
    shows: Sequence[str] = ("board",)
    """What of the drawing the picture is made of: `top`, `board`, `sum`, `tray`."""
    facts: Callable[[PathResult[S], int], Mapping[str, Any]] | None = None
    """What the template `learn_<step>.html` of the game shows in place of the board."""


def opening_position(game: Game[S, A], example: Example[S, A], setting: int = 0) -> PathResult[S]:
    """The position of the picture."""
    return play_path(game, example, (), None, setting)


def play_path(
    game: Game[S, A], example: Example[S, A], path: Sequence[object], then: Chance | None, setting: int = 0
) -> PathResult[S]:
    """Plays `path` (the reader's actions, as JSON) from the example's position, up to the first refusal.

    Raises NotYourTurn and Malformed, as at a table.
    """
    chance = PreparedChance(example.draws, then)
    state, told = example.position(setting), list[PlayedAction]()

    def take(seat: Seat, action: A) -> None:
        nonlocal state
        step = play(game, state, example.seats, seat, action, chance)
        told.append((len(told) + 1, seat, step.events))
        state = step.state

    def reply() -> None:
        while following := example.replies(state):
            take(*following)

    for opener in example.opening:
        take(*opener)
    last = PathResult(state, None, state, tuple(told), len(told) + 1)
    for raw in path:
        before, fresh = state, len(told) + 1
        try:
            action = match_offered_action(
                game, state, example.seat, raw, offered_actions(game, example, state)
            )
        except Refused as refusal:
            return PathResult(
                before, parse_action(game, raw), state, tuple(told), fresh, True, refusal.objection
            )
        take(example.seat, action)
        reply()
        last = PathResult(before, action, state, tuple(told), fresh)
    return last


def offered_actions(game: Game[S, A], example: Example[S, A], state: S) -> list[A]:
    """What may be tried here: what is legal but not part of the step stays out."""
    return [action for action in legal_actions(game, state, example.seat) if example.offered(action)]
