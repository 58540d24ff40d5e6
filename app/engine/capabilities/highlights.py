"""What of a match is worth telling: its moments, the chance before each, how it ended.

A game may bring a `Telling`, in its `told.py`. Like what is seen from afar it is made of what everybody may
know: of public views, never of a state, and of events as a spectator reads them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct

from app.engine.types import Event, Seat, View

FIRST, SECOND, THIRD = 1, 2, 3
"""Priorities of moments."""
AttemptStage = Literal["declared", "aimed", "card", "dice"]
"""What has made a chance what it is."""


class Sentence(Struct, frozen=True, array_like=True):
    """A sentence of the game's texts, and its variables, which are worded like the fields of an event."""

    says: str
    params: dict[str, Any] = {}


class Attempt(Struct, frozen=True):
    """How likely what stands now succeeds for `seat`, with the dice that are still to fall and no more cards.

    `about`: what it is, the same text as long as the same thing stands. `value` 1 or 0: it is decided,
    unless it is still `open` to cards.
    `said`: what is tried and what it takes, for who watches; with `name` (of the seat, or of `who` among its
    variables) and `p`. `goal`: names it in short, as `ui-track-<goal>`, where a game tries several things;
    otherwise `ui-track-begun` does.
    """

    about: str
    seat: Seat
    probability: float
    sentence: Sentence = Sentence("co-chance")
    open: bool = False
    goal: str = ""


class Highlight(Struct, frozen=True):
    """A moment: what `event` was, a sentence of the game's texts, and what decided it.

    The variables of the sentence are the event's fields in words, `name` of its seat, `score`, `p` (the
    chance) and `params`. `chance`: of what happened, before it began; `became`: what the event has made of
    it, where it is not decided yet. `sum`: both totals, as "22 : 21". `lasts`: so it is until it is somebody
    else's, and told of the same one with the same `params` again it is no news.
    """

    event: Event
    priority: int
    says: str
    weight: float = 0.0
    """Of moments of the same priority the heavier come first; 0 to 1."""
    probability: float | None = None
    sum: str = ""
    who: Seat | None = None
    """Whose it is, where not of whom the event is about."""
    params: dict[str, str | int] = {}
    probability_after: float | None = None
    is_lasting: bool = False
    pictured_after: bool = False
    """Its picture is of what it has led to, not of what it began with."""
    picture_view: View | None = None
    """What its picture is of, where neither has it: a piece on its way."""


class Lasting(Struct, frozen=True):
    """A lasting sentence `says` is true of `who` from now on, None: of nobody, without being told."""

    says: str
    who: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Highlights:
    detect: Callable[[Sequence[Event], View, View, Attempt | None], Iterator[Highlight | Lasting]]
    """(the events of one action, the view before it, after it, the chance with which what stood before it
    began) -> the moments in it."""
    current_attempt: Callable[[View], Attempt | None] | None = None
    """The standing throw; None while there is none."""
    attempt_result: Callable[[Sequence[Event], Attempt], bool | None] | None = None
    """(the events of one action, what stood before it) -> whether that has succeeded, where the action has
    decided it and the view no longer tells."""
    last_probability: Callable[[Sequence[Event]], tuple[AttemptStage, float] | None] | None = None
    """(the events of one action) -> with which chance that was tried which the same action has decided, where
    no view shows it: once it was aimed, after the last card."""
    comment: Callable[[Event, Sequence[Event]], Sequence[Sentence] | None] | None = None
    """(an event, all of its action) -> what it has decided, for who watches, where that is more than the log
    says: one sentence, or with the one before the throw two. () where another event says it."""
    has_dice: Callable[[Sequence[Event]], bool] | None = None
    """(the events of one action) -> whether dice have fallen in it; without it whether anything was drawn."""
    headline: Callable[[View, str], Sentence | None] | None = None
    """(the last view, the reason of the outcome) -> a headline of its own, `hl-...`; where it has variables
    `<headline>-sub` says with them how that was."""
    scores_show_leader: bool = True
    """Whether the scores under way say who leads."""
    are_scores_comparable: Callable[[View], bool] | None = None
    """Whether they do so now; None: always."""
    large_margin: int = 4
    """A win by so much is a large one."""


def goal_message(goals: Sequence[int], seat: Seat) -> str:
    """What a goal of this seat has made of the score."""
    mine, yours = goals[seat], goals[1 - seat]
    return "mo-goal-level" if mine == yours else "mo-goal-lead" if mine == yours + 1 else "mo-goal"
