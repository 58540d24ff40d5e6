"""The highlights of a match: goals, cards, penalties, good shots that miss, balls won back."""

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
    goal_message,
)
from app.engine.types import Event, View
from app.games.helvetia_cup.events import (
    Fouled,
    GoalScored,
    MatchEnded,
    Missed,
    PenaltyAwarded,
    Revealed,
    Saved,
    ShotTaken,
    ShotTested,
    SkillTested,
)
from app.games.helvetia_cup.luck import chance as hit
from app.games.helvetia_cup.model import seat_of
from app.games.helvetia_cup.overview import in_shootout
from app.games.helvetia_cup.pitch import PENALTY_AREA

HALVES = 2
"""The number of regular halves; later ones are extra time (HC-15.1)."""
A_GOOD_CHANCE = 60
"""The chance in percent from which a missed shot is a highlight."""


def current_attempt(view: View) -> Attempt | None:
    """Return the chance of a shot, in the easiest open sector (HC-11.5)."""
    shot = (view["odds"] or {}).get("sectors")
    if not shot or not view["decision"]:
        return None
    best = view["odds"]["best"]
    tried = {"n": _number(view["decision"]["shooter"]), "g": view["decision"]["n"], "v": best["total"]}
    return Attempt("shot", view["attacker"], best["chance"] / 100, Sentence("co-shot", tried))


def attempt_result(events: Sequence[Event], _stood: Attempt) -> bool | None:
    for event in events:
        if isinstance(event, GoalScored | Saved | Missed):
            return isinstance(event, GoalScored)
        if isinstance(event, ShotTested):  # goals of a shoot-out have no event of their own
            return event.success
    return None


def last_probability(events: Sequence[Event]) -> tuple[AttemptStage, float] | None:
    """Return the chance in the sector that was aimed at, which need not be the easiest."""
    shots = (event for event in events if isinstance(event, ShotTested) and event.rolled)
    return next((("aimed", hit(shot.value)) for shot in shots), None)


def detect_highlights(
    events: Sequence[Event], before: View, after: View, _begun: Attempt | None
) -> Iterator[Highlight]:
    tested = next((event for event in events if isinstance(event, ShotTested)), None)
    for event in events:
        match event:
            case GoalScored():
                yield _goal(event, tested)
            case Fouled(card="red" | "second_yellow", offender=offender):
                yield Highlight(event, FIRST, "mo-red", 0.6, params={"n": _number(offender)})
            case Fouled(boosts=left, victim=victim) if left < 0:
                yield Highlight(
                    event, THIRD, "mo-injury", 0.2, who=seat_of(victim), params={"n": _number(victim)}
                )
            case SkillTested(who=who, f=f) if wins_ball(event, events) and after["ball"] in PENALTY_AREA[who]:
                yield Highlight(event, SECOND, "mo-won", 0.3, params={"n": _number(f)})
            case ShotTaken(shot="header", f=f) if tested is None:
                yield Highlight(event, THIRD, "mo-head2", 0.3, params={"n": _number(f)})
            case PenaltyAwarded():
                yield Highlight(event, FIRST, "mo-pen", 0.5)
            case ShotTested(success=False, shot=kind, value=value) if kind != "shootout":
                if 100 * hit(value) >= A_GOOD_CHANCE:
                    yield Highlight(event, SECOND, "mo-missed", hit(value), hit(value))
            case Saved():
                yield from _read(event, events, before)
            case MatchEnded(reason="shootout"):
                left, right = (_kicked(after, seat) for seat in (0, 1))
                yield Highlight(
                    event, FIRST, "mo-shootout", 1.0, params={"kicks": f"{left}:{right}"}, pictured_after=True
                )


def wins_ball(event: SkillTested, events: Sequence[Event]) -> bool:
    """Return whether a test wins the ball; a steal needs a failed dribble among `events` (HC-7.3)."""
    if not event.success or event.test not in ("steal", "tackle", "intercept"):
        return False
    return not any(isinstance(one, SkillTested) and one.test == "dribble" and one.success for one in events)


def _goal(event: GoalScored, tested: ShotTested | None) -> Highlight:
    """Return the highlight of a goal."""
    before = hit(tested.value) if tested and tested.rolled else None
    says = goal_message((event.left, event.right), event.who)
    return Highlight(event, FIRST, says, 1 - (before or 0.5), before)


def _read(event: Saved, events: Sequence[Event], before: View) -> Iterator[Highlight]:
    """Yield the highlight of a save in a guarded sector (HC-11.4)."""
    shown = next((one for one in events if isinstance(one, Revealed)), None)
    sectors = (before["odds"] or {}).get("sectors")
    if shown and sectors and not in_shootout(before) and sectors[shown.aim]["chance"] >= A_GOOD_CHANCE:
        risk = sectors[shown.aim]["chance"] / 100
        yield Highlight(event, SECOND, "mo-read", risk, risk)


def _number(footballer: str) -> str:
    return footballer.split(":")[1]


def _kicked(view: View, seat: int) -> int:
    return sum(kick["scored"] and kick["f"].startswith(f"{seat}:") for kick in view["kicks"].values())


def comment(event: Event, _events: Sequence[Event]) -> Sequence[Sentence] | None:
    """Return the comment; a test begins and ends in one action, so its need and its roll come together."""
    match event:
        case SkillTested(f=f, test=test, value=value, rolled=rolled, success=success) if rolled:
            tried = {"n": _number(f), "test": test, "v": value, "p": hit(value)}
            return [
                Sentence("co-test", tried),
                Sentence("co-roll", {"r": rolled, "verdict": _verdict(success)}),
            ]
        case ShotTested(rolled=rolled, success=success) if rolled:
            return [Sentence("co-roll", {"r": rolled, "verdict": "goal" if success else "wide"})]
        case Saved():
            return [Sentence("co-read")]
        case Missed():
            return []
    return None


def _verdict(success: bool) -> str:
    return "passed" if success else "failed"


def headline(view: View, reason: str) -> Sentence | None:
    if reason == "shootout":
        kicks = sorted((_kicked(view, seat) for seat in (0, 1)), reverse=True)  # the winner's first
        return Sentence("hl-shootout", {"kicks": ":".join(map(str, kicks))})
    return Sentence("hl-ot") if reason == "score" and view["half"] > HALVES else None


HIGHLIGHTS = Highlights(
    detect=detect_highlights,
    current_attempt=current_attempt,
    attempt_result=attempt_result,
    last_probability=last_probability,
    comment=comment,
    headline=headline,
)
