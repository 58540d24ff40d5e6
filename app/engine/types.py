"""The words of the contract between a game and Stadion: seats, views, actions, events, outcomes."""

from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

Seat: TypeAlias = int
"""The number of a seat, from 0."""

View: TypeAlias = dict[str, Any]
"""All that one viewer may know, ready for JSON: dicts with text keys, lists, text, numbers, booleans, None.

A collection whose members come and go is keyed by a stable id, never by a position in a list, so that a
change is small on the wire. A part that has not changed may be the same object as in the view before.
"""

S = TypeVar("S", bound=Struct)
"""The state of a game."""
A = TypeVar("A", bound=Struct)
"""The actions of a game."""


class Objection(Struct, frozen=True):
    """The reason why an action is illegal: a clause of the rules, and a sentence for the player.

    text: The id of a message in the game's `text/<lang>.ftl`.
    params: The variables of the message.
    """

    clause: str
    text: str
    params: dict[str, str | int] = {}


class Reason(Struct, frozen=True):
    """One sentence of a hint: a reason to take an action.

    text: The message `hint-<text>` of the game's texts.
    params: Its variables, put into words like the fields of an event named `hint` (event_text.py).
    """

    text: str
    params: dict[str, Any] = {}


class Event(Struct, frozen=True, tag_field="event"):
    """The base of all events. Each subclass sets its `tag`, a past participle such as `rolled`."""


class Resign(Struct, frozen=True, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Give up the match. Every game knows this action; none offers it."""


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat has given up."""

    who: Seat


class Step(Struct, Generic[S], frozen=True):
    """The result of an action or of the setup: the next state, and the events in the order they happened."""

    state: S
    events: tuple[Event, ...] = ()


class Decision(Struct, frozen=True):
    """The decision that a seat has to make."""

    question: Hashable
    """Identifies the decision. It is the same decision for as long as this is equal.

    Setting six places of a line-up is one decision; a turn and the next turn are two.
    """
    weight: float = 1
    """How much longer it takes than most decisions, for clocks that measure decisions."""
    seconds: int | None = None
    """The time limit that the rules themselves set, whatever clock the table uses; None for no limit."""


class TimeControlPreset(Struct, frozen=True, kw_only=True):
    """A clock that suits a game: `seconds` or `days` per decision, or a bank of `minutes`."""

    seconds: int = 0
    minutes: int = 0
    increment: int = 0
    """Seconds that each decision adds to the bank."""
    delay: bool = False
    """A decision adds at most the time that it took."""
    days: int = 0
    durations: tuple[int, ...]
    """How long a match takes with this clock, by the number of seats, the fewest first.

    The unit is minutes. With a clock by days it is weeks, at two hand-overs per day.
    """
    yes_no: int | None = None
    """Seconds for a yes-or-no decision, if they differ from `seconds`."""


class TimeControlPresets(Struct, frozen=True):
    """The clocks that a game proposes to the host of a new table."""

    relaxed: TimeControlPreset
    quick: TimeControlPreset
    days: TimeControlPreset


class Placement(Struct, frozen=True):
    """The final place of one seat: 1 is the best, equal seats share a place.

    score: What the game counts, for example points or goals.
    """

    seat: Seat
    place: int
    score: int


class Outcome(Struct, frozen=True):
    """The result of a match: the placement of every seat, in the order of the seats.

    reason: The game's own word for how the match ended.
    """

    placements: tuple[Placement, ...]
    reason: str


class OptionsRefused(ValueError):
    """These options cannot be played together, or with this number of seats.

    text: Key of the sentence that says why, `error-option-<text>` in the game's texts or the site's.
    cause: The technical reason in English, for programs.
    params: Variables of the sentence. `option` is the name of an option, and is replaced by its label.
    """

    def __init__(self, text: str, /, *, cause: str | None = None, **params: object) -> None:
        super().__init__(text, params, cause)
        self.text = text
        self.cause = cause
        self.params = params


def places(scores: Sequence[Any]) -> list[int]:
    """Return the place of each seat by its score, the greatest first. Equal scores share it (1, 1, 3)."""
    return [1 + sum(other > score for other in scores) for score in scores]
