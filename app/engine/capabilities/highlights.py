"""How a game finds the highlights of a match: its decisive moments, and the probability before each.

A game defines `HIGHLIGHTS` in its `highlights.py`. All functions work on public views and on events as a
spectator reads them, never on a state, so that they cannot give away hidden information.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct

from app.engine.types import Event, Seat, View

FIRST, SECOND, THIRD = 1, 2, 3
"""Priorities of highlights."""
AttemptStage = Literal["declared", "aimed", "card", "dice"]
"""The cause of the current probability of an attempt: it was declared or aimed, a card or dice changed it."""


class Sentence(Struct, frozen=True, array_like=True):
    """A message of the game's texts, `says`, with variables that are worded like the fields of an event."""

    says: str
    params: dict[str, Any] = {}


class Attempt(Struct, frozen=True):
    """Something that `seat` tries now, such as a shot, and the probability that it succeeds.

    about: Identifies the attempt. It is equal for as long as it is the same attempt.
    probability: From 0 to 1, if no more cards are played. At 0 or 1 the attempt is decided, unless it is
        `open`.
    sentence: What is tried and what it takes, for spectators. Its variables also get `name`, the player of
        `who` among them or else of the seat, and `p`, the probability.
    open: Cards can still change the result.
    goal: The suffix of the short label `ui-track-<goal>`, in games with several kinds of attempts. Without
        one the label is `ui-track-begun`.
    """

    about: str
    seat: Seat
    probability: float
    sentence: Sentence = Sentence("co-chance")
    open: bool = False
    goal: str = ""


class Highlight(Struct, frozen=True):
    """A moment of a match that is worth telling: an event, and the message `says` that tells it.

    The variables of the message are the fields of the event in words, the `name` of its seat, `score`, `p`
    (the probability) and `params`.
    """

    event: Event
    priority: int
    """`FIRST`, `SECOND` or `THIRD`."""
    says: str
    weight: float = 0.0
    """From 0 to 1. Among highlights of the same priority the greater weight comes first."""
    probability: float | None = None
    """The probability of what happened, before the attempt began."""
    sum: str = ""
    """Both totals, as in "22 : 21"."""
    who: Seat | None = None
    """The seat that the highlight is about, if it is not the one that the event is about."""
    params: dict[str, str | int] = {}
    probability_after: float | None = None
    """The probability after the event, if the attempt is not decided yet."""
    is_lasting: bool = False
    """The message stays true until it is true of another seat.

    It is told again only with another seat or other `params`.
    """
    pictured_after: bool = False
    """The picture shows the position after the event, not the one before it."""
    picture_view: View | None = None
    """The view to picture, if it is neither of them: for example a piece on its way."""


class Lasting(Struct, frozen=True):
    """A lasting message has become true without being told.

    who: The seat that it is true of from now on; None for no seat.
    """

    says: str
    who: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Highlights:
    """How a game finds highlights, follows attempts, and words comments and headlines."""

    detect: Callable[[Sequence[Event], View, View, Attempt | None], Iterator[Highlight | Lasting]]
    """(events of one action, view before it, view after it, the attempt under way before it) -> its
    highlights.

    The attempt has the probability with which it began.
    """
    current_attempt: Callable[[View], Attempt | None] | None = None
    """(view) -> the attempt under way; None if there is none."""
    attempt_result: Callable[[Sequence[Event], Attempt], bool | None] | None = None
    """(events of one action, the attempt under way before it) -> whether the action made it succeed.

    None if the action did not decide it. It is needed only where the view after the action no longer shows
    it.
    """
    last_probability: Callable[[Sequence[Event]], tuple[AttemptStage, float] | None] | None = None
    """(events of one action) -> the last probability of the attempt that the action decided, and its cause.

    It is needed where no view shows that probability, because aiming or the last card was part of the action.
    """
    comment: Callable[[Event, Sequence[Event]], Sequence[Sentence] | None] | None = None
    """(event, all events of its action) -> sentences for spectators about what it decided.

    There are two if the throw before it has a sentence of its own. The result is () if the comment of
    another event says it, and None if the log says enough.
    """
    has_dice: Callable[[Sequence[Event]], bool] | None = None
    """(events of one action) -> whether dice were rolled. Without it every draw counts as dice."""
    headline: Callable[[View, str], Sentence | None] | None = None
    """(last view, reason of the outcome) -> a headline `hl-...` for a special ending, or None.

    If it has variables, the message `<headline>-sub` tells with them how it happened.
    """
    scores_show_leader: bool = True
    """Whether the scores during a match tell which seat leads."""
    are_scores_comparable: Callable[[View], bool] | None = None
    """(view) -> whether the scores tell it now, and not only because some seats have played before others.

    Without it they always do.
    """
    large_margin: int = 4
    """The smallest difference of scores that is told as a clear win."""


def goal_message(goals: Sequence[int], seat: Seat) -> str:
    """Return the id of the message for a goal: it levelled the score, gave the lead, or neither."""
    mine, yours = goals[seat], goals[1 - seat]
    return "mo-goal-level" if mine == yours else "mo-goal-lead" if mine == yours + 1 else "mo-goal"
