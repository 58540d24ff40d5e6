"""What of a match is worth telling: its moments, the chance before each, how it ended.

A game may bring a `Telling`, in its `told.py`. Like what is seen from afar it is made of what everybody may
know: of public views, never of a state, and of events as a spectator reads them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from msgspec import Struct

from app.engine.contract import Event, Seat, View

FIRST, SECOND, THIRD = 1, 2, 3
"""Priorities of moments."""


class Chance(Struct, frozen=True):
    """How likely what stands now succeeds for `seat`, with the dice that are still to fall and no more cards.

    `about`: what it is, the same text as long as the same thing stands. `value` 1 or 0: it is decided.
    `says`: the sentence for who watches, with `name`, `p` and `params`.
    """

    about: str
    seat: Seat
    value: float
    says: str = "co-chance"
    params: dict[str, str | int] = {}


class Told(Struct, frozen=True):
    """A moment: what `event` was, a sentence of the game's texts, and what decided it.

    The variables of the sentence are the event's fields in words, `name` of its seat, `score`, `p` (the
    chance) and `params`. `chance`: of what happened, before it began. `sum`: both totals, as "22 : 21".
    """

    event: Event
    priority: int
    says: str
    weight: float = 0.0
    """Of moments of the same priority the heavier come first; 0 to 1."""
    chance: float | None = None
    sum: str = ""
    who: Seat | None = None
    """Whose it is, where not of whom the event is about."""
    params: dict[str, str | int] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    told: Callable[[Sequence[Event], View, View, Chance | None], Iterator[Told]]
    """(the events of one action, the view before it, after it, the chance with which what stood before it
    began) -> the moments in it."""
    chance: Callable[[View], Chance | None] | None = None
    """The standing throw; None while there is none."""
    ending: Callable[[View, str], str | None] | None = None
    """(the last view, the reason of the outcome) -> the sentence of a headline of its own, `hl-...`."""
    leads: bool = True
    """Whether the scores under way say who leads."""
    much: int = 4
    """A win by so much is a large one."""


def scored(goals: Sequence[int], seat: Seat) -> str:
    """What a goal of this seat has made of the score."""
    mine, yours = goals[seat], goals[1 - seat]
    return "mo-goal-level" if mine == yours else "mo-goal-lead" if mine == yours + 1 else "mo-goal"
