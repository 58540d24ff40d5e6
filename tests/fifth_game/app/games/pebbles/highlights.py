"""The moments of a match that are worth telling, and the chance of a win."""

from collections.abc import Iterator, Sequence

from app.engine.capabilities.highlights import FIRST, THIRD, Attempt, Highlight, Highlights, Sentence
from app.engine.types import Event, View
from app.games.pebbles.data import box
from app.games.pebbles.events import Grabbed, MatchEnded, TokenAdded
from app.games.pebbles.forecast import chance_of_first

CLOSE = 3
"""A win by so many points is a large one."""


def detect_highlights(
    events: Sequence[Event], before: View, after: View, begun: Attempt | None
) -> Iterator[Highlight]:
    for event in events:
        match event:
            case TokenAdded():
                yield Highlight(event, FIRST, "mo-last", event.token / max(box().tokens))
            case Grabbed(die=die) if die == box().most:
                yield Highlight(event, THIRD, "mo-grab", 0.5)


def current_attempt(view: View) -> Attempt | None:
    """Return the chance that seat 0 wins; None when the match is over."""
    return None if view["phase"] == "over" else Attempt("match", 0, chance_of_first(view))


def attempt_result(events: Sequence[Event], stood: Attempt) -> bool | None:
    """Return whether seat 0 has won; None while the match goes on, and after a resignation."""
    ended = next((event for event in events if isinstance(event, MatchEnded)), None)
    return None if ended is None or ended.reason == "resigned" else ended.points[0] > ended.points[1]


def comment(event: Event, _events: Sequence[Event]) -> Sequence[Sentence] | None:
    match event:
        case Grabbed(who=who, die=die, count=count):
            return [Sentence("co-grabbed", {"who": who, "die": die, "count": count})]
        case TokenAdded(who=who, token=token):
            return [Sentence("co-last", {"who": who, "token": token})]
        case MatchEnded(points=(first, second)):
            return [Sentence("co-ended", {"score": f"{first}:{second}"})]
    return None


HIGHLIGHTS = Highlights(
    detect=detect_highlights,
    current_attempt=current_attempt,
    attempt_result=attempt_result,
    comment=comment,
    large_margin=CLOSE,
)
