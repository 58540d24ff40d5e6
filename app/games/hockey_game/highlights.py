"""The highlights of a match: goals, great saves, cards that turn a duel, face-offs near the goal."""

from collections.abc import Iterator, Sequence

from app.engine.capabilities.highlights import (
    FIRST,
    SECOND,
    THIRD,
    Attempt,
    Highlight,
    Highlights,
    Sentence,
    goal_message,
)
from app.engine.types import Event, View
from app.games.hockey_game.events import (
    BonusPlayed,
    FaceoffWon,
    GoalScored,
    HeroLaid,
    PuckLost,
    RefereeTurned,
    Rolled,
    RoundDecided,
    SpecialPlayed,
)
from app.games.hockey_game.model import Move, Turn
from app.games.hockey_game.preview import dice_left, success_probability
from app.games.hockey_game.rules import rink

A_GREAT_SAVE = 0.65
A_PLAIN_DUEL = 0.4
"""The weight of another duel compared with a shot."""
TURNED = 0.25
"""The change of probability that makes a card a highlight."""


def current_attempt(view: View) -> Attempt | None:
    """Return the attempt of the duel under way, for its attacker (HG-6.1)."""
    number, duel = next(iter(view["duel"].items()), ("", None))
    if duel is None:
        return None
    attacker = duel["attacker"]
    if duel["verdict"] is not None:
        return Attempt(number, attacker, float(duel["verdict"]["success"]))
    mine, yours = duel["turns"][str(attacker)], duel["turns"][str(1 - attacker)]
    lead = mine["sum"]["total"] - yours["sum"]["total"]
    return Attempt(
        number,
        attacker,
        success_probability(lead, _dice_left(mine), _dice_left(yours)),
        _tried(duel),
        open=True,
    )


def _tried(duel: View) -> Sentence:
    if duel["move"] == Move.SHOT:
        return Sentence("co-shot", {"source": duel["source"]})
    return Sentence("co-move", {"move": duel["move"], "to": duel["to"]})


def _dice_left(turn: View) -> tuple[int, int]:
    """Return the dice that this turn still has to roll."""
    return dice_left(Turn(special=turn.get("special"), rolled="dice" in turn))


def detect_highlights(
    events: Sequence[Event], before: View, after: View, begun: Attempt | None
) -> Iterator[Highlight]:
    """Yield the result of a duel or, if it has none worth telling, the card that changed it."""
    results = [*_result_highlights(events, before, begun)]
    yield from results or _cards(events, before, after)


def _result_highlights(events: Sequence[Event], before: View, begun: Attempt | None) -> Iterator[Highlight]:
    for event in events:
        match event:
            case GoalScored() if before["decider"]:
                yield Highlight(event, FIRST, "mo-goal-lead", 1.0)
            case GoalScored(who=who, goals=goals):
                golden, declared = bool(before["overtime"]), begun.probability if begun else 0.5
                says = "mo-golden" if golden else goal_message(goals, who)
                yield Highlight(event, FIRST, says, 1.0 if golden else 1 - declared, declared, _sums(events))
            case RoundDecided(move=Move.SHOT, success=False) if begun and begun.probability >= A_GREAT_SAVE:
                yield Highlight(event, SECOND, "mo-save", begun.probability, begun.probability, _sums(events))
            case FaceoffWon(who=who, at=at) if rink.in_attacking_zone(who, at):
                yield Highlight(event, THIRD, "mo-faceoff")


def _cards(events: Sequence[Event], before: View, after: View) -> Iterator[Highlight]:
    for event in events:
        match event:
            case RefereeTurned(who=who) if who is not None:
                bonus = next((one for one in events if isinstance(one, BonusPlayed)), None)
                yield from _card_highlight(event, "mo-referee", with_bonus(before, bonus), after)
            case SpecialPlayed() | HeroLaid():
                yield from _card_highlight(event, "mo-card", before, after)


def has_dice(events: Sequence[Event]) -> bool:
    """Return whether dice were rolled. The draw of a referee card does not count."""
    return any(isinstance(event, Rolled) for event in events)


def with_bonus(view: View, bonus: BonusPlayed | None) -> View:
    """Return the view after a bonus card, before the referee card that the same action turned (HG-7.5)."""
    if bonus is None:
        return view
    ((number, duel),) = view["duel"].items()
    turn = duel["turns"][str(bonus.who)]
    raised = {str(bonus.who): {**turn, "sum": {**turn["sum"], "total": bonus.total}}}
    return {**view, "duel": {number: {**duel, "turns": {**duel["turns"], **raised}}}}


def _card_highlight(event: Event, says: str, before: View, after: View) -> Iterator[Highlight]:
    """Yield a highlight for a card that changed the probability.

    A card in a shot has the greatest weight, because it can decide a goal.
    """
    was, now = current_attempt(before), current_attempt(after)
    if was and now and was.about == now.about and abs(now.probability - was.probability) >= TURNED:
        (duel,) = after["duel"].values()
        share = 1.0 if duel["move"] == Move.SHOT else A_PLAIN_DUEL
        weight = share * abs(now.probability - was.probability)
        yield Highlight(event, SECOND, says, weight, was.probability, probability_after=now.probability)


def _sums(events: Sequence[Event]) -> str:
    sums = _totals(events)
    return f"{sums['a']} : {sums['b']}" if sums else ""


def comment(event: Event, events: Sequence[Event]) -> Sequence[Sentence] | None:
    match event:
        case RoundDecided():
            return [] if any(isinstance(one, GoalScored) for one in events) else [_result_comment(event)]
        case GoalScored(goals=goals) if (sums := _totals(events)) is not None:
            return [Sentence("co-goal", {**sums, "score": f"{goals[0]}:{goals[1]}"})]
        case PuckLost():
            return []
    return None


def _result_comment(event: RoundDecided) -> Sentence:
    """Return the comment on a duel without a goal: a save, or who has the puck now (HG-6.1)."""
    sums = {"a": event.attack.total, "b": event.defence.total}
    if event.move is Move.SHOT:
        return Sentence("co-save", sums)
    return Sentence("co-puck", {**sums, "who": event.attacker if event.success else 1 - event.attacker})


def _totals(events: Sequence[Event]) -> dict[str, int] | None:
    decided = (one for one in events if isinstance(one, RoundDecided))
    return next(({"a": one.attack.total, "b": one.defence.total} for one in decided), None)


def headline(_view: View, reason: str) -> Sentence | None:
    says = {"golden_goal": "hl-golden", "decider": "hl-ot"}.get(reason)
    return Sentence(says) if says else None


HIGHLIGHTS = Highlights(
    detect=detect_highlights,
    current_attempt=current_attempt,
    comment=comment,
    has_dice=has_dice,
    headline=headline,
)
