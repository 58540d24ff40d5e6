"""The highlights of a season: a new leader, overtimes, bonuses that turn a match, upsets."""

from collections.abc import Iterator, Sequence

from app.engine.capabilities.highlights import (
    FIRST,
    SECOND,
    THIRD,
    Attempt,
    AttemptStage,
    Highlight,
    Highlights,
    Sentence,
)
from app.engine.types import Event, Seat, View
from app.games.extraliga.events import BonusUsed, MatchEnded, RegularTimeEnded, Rolled
from app.games.extraliga.odds import forecast_of
from app.games.extraliga.rules import match as match_rules

UPSET = 0.25
EVEN = 0.5
LARGE_MARGIN = 40


def current_attempt(view: View) -> Attempt | None:
    """Return the probability that the first side wins; a level score counts half (EX-10.7)."""
    match = view["match"]
    if match is None or match["attempt"] or match["regular"]:
        return None
    one, other = (match["sides"][side] for side in ("0", "1"))
    if one["seat"] is None:
        return None
    dice = [_faces(side) for side in (one, other)]
    odds = forecast_of((one["attack"], one["defence"]), (other["attack"], other["defence"]), *dice)
    about = f"{view['round']['number'] if view['round'] else 0}:{one['seat']}:{other['seat']}"
    return Attempt(about, one["seat"], float(odds.ahead + odds.level / 2), _thrower(one, other), open=True)


def _thrower(one: View, other: View) -> Sentence:
    """Return who rolls next and what it takes; otherwise only the chance to win."""
    side = next((side for side in (one, other) if not side["rolled"]), None)
    if side is None or side["seat"] is None or not side["attack"]:
        return Sentence("co-chance")
    n, goals = side["attack"], round(side["attack"] * side["chance"], 1)
    return Sentence("co-throw", {"who": side["seat"], "n": n, "t": side["target"], "x": goals})


def _faces(side: View) -> tuple[int, ...] | None:
    return tuple(die["face"] for die in side["dice"].values()) if side["rolled"] else None


def attempt_result(events: Sequence[Event], stood: Attempt) -> bool | None:
    ended = next((event for event in events if isinstance(event, MatchEnded)), None)
    return None if ended is None else (ended.goals[0] > ended.goals[1]) == (ended.a == stood.seat)


def last_probability(events: Sequence[Event]) -> tuple[AttemptStage, float] | None:
    """Return an even chance if a bonus made the score level and overtime followed in the same action."""
    level = any(isinstance(event, MatchEnded) and event.overtime for event in events)
    return ("card", EVEN) if level and any(isinstance(event, BonusUsed) for event in events) else None


def detect_highlights(
    events: Sequence[Event], before: View, after: View, begun: Attempt | None
) -> Iterator[Highlight]:
    for event in events:
        match event:
            case MatchEnded():
                yield from _match_highlights(event, after, begun)
            case BonusUsed(who=who):
                yield from _turnaround(event, who, current_attempt(before), _attempt_after(events, after))


def _match_highlights(event: MatchEnded, after: View, begun: Attempt | None) -> Iterator[Highlight]:
    """Yield the highlights of the end of a match.

    After the last match of a round it can be a new leader. The result of a match against a virtual club is
    no highlight.
    """
    winner = event.a if event.goals[0] > event.goals[1] else event.b
    won = None if begun is None or winner is None else _probability_for(begun, winner)
    if (top := _leader(after)) is not None and are_scores_comparable(after):
        of_top = won if top == winner else None  # A defeat in overtime gives a point too (EX-10.8).
        score = _score(event, top) if top in (event.a, event.b) else ""
        yield Highlight(event, FIRST, "mo-head", 1 - (of_top or EVEN), of_top, score, top, is_lasting=True)
    if winner is None:
        return
    if event.overtime:
        yield Highlight(event, FIRST, "mo-ot", 1 - (won or EVEN), won, _score(event, winner), winner)
    elif won is not None and won <= UPSET:
        yield Highlight(event, THIRD, "mo-upset", 1 - won, won, _score(event, winner), winner)


def _score(event: MatchEnded, of: Seat) -> str:
    """Return the score with the goals of this seat first."""
    return ":".join(map(str, event.goals if of == event.a else reversed(event.goals)))


def are_scores_comparable(view: View) -> bool:
    """Return whether none or all matches of the round are over: all seats have played equally often."""
    round = view["round"]
    over = round["played"] - (view["match"] is not None) if round else 0
    return not over or over == len(round["pairings"])


def _probability_for(begun: Attempt, winner: Seat) -> float:
    return begun.probability if begun.seat == winner else 1 - begun.probability


def _leader(view: View) -> Seat | None:
    """Return the seat that alone has the most points; None if there is none."""
    points = {int(seat): team["points"] for seat, team in view["teams"].items()}
    best = max(points.values())
    first = [seat for seat, count in points.items() if count == best]
    return first[0] if len(first) == 1 and best else None


def _attempt_after(events: Sequence[Event], after: View) -> Attempt | None:
    """Return the attempt after these events, in the match that they belong to.

    `after` may already show the next match.
    """
    ended = next((event for event in events if isinstance(event, MatchEnded)), None)
    if ended is None:
        return current_attempt(after)
    if ended.overtime:  # The bonus only made the score level.
        return None
    return Attempt("", ended.a, float(ended.goals[0] > ended.goals[1]))


def _turnaround(event: BonusUsed, who: Seat, was: Attempt | None, now: Attempt | None) -> Iterator[Highlight]:
    """Yield a highlight if the bonus turned the match from behind to ahead, once all dice are rolled."""
    if was and now and _probability_for(was, who) < EVEN < _probability_for(now, who):
        gain = _probability_for(now, who) - _probability_for(was, who)
        yield Highlight(event, SECOND, "mo-bonus", gain, params={"card": event.source})


def comment(event: Event, _events: Sequence[Event]) -> Sequence[Sentence] | None:
    match event:
        case Rolled(who=who, dice=dice, target=target) if who is not None:
            scored = match_rules.goals_from(dice, target)
            return [Sentence("co-done", {"who": who, "dice": [*dice], "n": scored})]
        case RegularTimeEnded(goals=goals):
            return [Sentence("co-ot")] if goals[0] == goals[1] else []
    return None


HIGHLIGHTS = Highlights(
    detect=detect_highlights,
    current_attempt=current_attempt,
    attempt_result=attempt_result,
    last_probability=last_probability,
    comment=comment,
    are_scores_comparable=are_scores_comparable,
    large_margin=LARGE_MARGIN,
)
