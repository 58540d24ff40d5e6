"""The moments of a match that are worth telling, and the chance of a win."""

from collections.abc import Iterator, Sequence

from app.engine.contract import Event, View
from app.engine.highlights import FIRST, THIRD, Chance, Said, Telling, Told
from app.games.pebbles.data import box
from app.games.pebbles.events import Grabbed, MatchEnded, TokenAdded
from app.games.pebbles.forecast import chance_of_first

CLOSE = 3
"""A win by so many points is a large one."""


def told(events: Sequence[Event], before: View, after: View, begun: Chance | None) -> Iterator[Told]:
    for event in events:
        match event:
            case TokenAdded():
                yield Told(event, FIRST, "mo-last", event.token / max(box().tokens))
            case Grabbed(die=die) if die == box().most:
                yield Told(event, THIRD, "mo-grab", 0.5)


def chance(view: View) -> Chance | None:
    """Return the chance that seat 0 wins; None when the match is over."""
    return None if view["phase"] == "over" else Chance("match", 0, chance_of_first(view))


def decided(events: Sequence[Event], stood: Chance) -> bool | None:
    """Return whether seat 0 has won; None while the match goes on, and after a resignation."""
    ended = next((event for event in events if isinstance(event, MatchEnded)), None)
    return None if ended is None or ended.reason == "resigned" else ended.points[0] > ended.points[1]


def comment(event: Event, _events: Sequence[Event]) -> Sequence[Said] | None:
    match event:
        case Grabbed(who=who, die=die, count=count):
            return [Said("co-grabbed", {"who": who, "die": die, "count": count})]
        case TokenAdded(who=who, token=token):
            return [Said("co-last", {"who": who, "token": token})]
        case MatchEnded(points=(first, second)):
            return [Said("co-ended", {"score": f"{first}:{second}"})]
    return None


TELLING = Telling(told=told, chance=chance, decided=decided, comment=comment, much=CLOSE)
