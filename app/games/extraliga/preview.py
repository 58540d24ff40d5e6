"""The preview of a seat: the strengths that each of its choices would lead to."""

from functools import lru_cache

from app.engine.types import View
from app.games.extraliga.actions import Play
from app.games.extraliga.data import ATTACK, DEFENCE
from app.games.extraliga.legal import cards_on_offer, legal
from app.games.extraliga.model import (
    NAMES,
    SLOTS,
    CardId,
    Choice,
    Editing,
    Editor,
    Effect,
    Lineup,
    Match,
    OpenDraft,
    PassDraft,
    Slot,
    State,
    Team,
    TrainerTurn,
)
from app.games.extraliga.odds import forecast_after_reroll, forecast_of, opposing_strengths
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules import trainer
from app.games.extraliga.rules.best import best_lineup, best_six, best_with
from app.games.extraliga.rules.strength import (
    LAYOUT,
    Line,
    Modifier,
    Spots,
    in_force,
    totals,
    trio_strength,
    without_excluded,
)

CAPPED = "capped"
"""The amount that the limits of EX-4.9 take from a sum or add to it."""
EXCLUDED = Line(0, "EX-8.1")
LABELS = {
    trio: (NAMES[first : first + 3], tuple(f"{NAMES[one]}-{NAMES[other]}" for one, other in pairs))
    for trio, (first, pairs) in LAYOUT.items()
}
"""The labels of the places and pairs, in the order of a sum."""


# --- strengths line by line ----------------------------------------------------------------------


@lru_cache(maxsize=1024)
def strength_of(lineup: Lineup, excluded: tuple[Slot, ...] = (), effects: tuple[Effect, ...] = ()) -> View:
    """Return both strengths line by line.

    `{slot, pair, card or "capped": [value, clause]}` adds up to the total."""
    counted, force = without_excluded(lineup, excluded), in_force(effects)
    return {
        "attack": _trio(ATTACK, counted[:3], force.judging, force.modifiers(ATTACK, counted), excluded),
        "defence": _trio(DEFENCE, counted[3:], force.judging, force.modifiers(DEFENCE, counted), excluded),
    }


@lru_cache(maxsize=4096)
def _trio(
    name: str,
    spots: Spots,
    effects: tuple[Effect, ...],
    modifiers: tuple[Modifier, ...],
    excluded: tuple[Slot, ...],
) -> View:
    """Return one strength line by line.

    It is cached, because moving a card often leaves one of the two as it was.
    """
    trio, (slots, pairs) = trio_strength(name, spots, effects, modifiers), LABELS[name]
    points, links = dict(zip(slots, trio.points, strict=True)), dict(zip(pairs, trio.pairs, strict=True))
    for slot in excluded:
        points |= {slot.value: EXCLUDED} if slot.value in points else {}
        links |= {pair: EXCLUDED for pair in links if slot.value in pair.split("-")}
    more = {modifier.source: Line(modifier.value, "EX-9.4") for modifier in trio.modifiers}
    if trio.capped:
        more[CAPPED] = Line(trio.capped, "EX-4.9")
    return {"total": trio.total, "points": points, "pairs": links, "more": more}


# --- the result of each choice -------------------------------------------------------------------


def preview(state: State, seat: int) -> View:
    """Return the result of each choice of the current decision.

    `gains` has the best six with each card on offer. `moves` has the strengths after each other choice that
    changes them, `{card: {slot or target: [attack, defence]}}`, with "" for a trainer card without a target.

    `best` has the line-up that `auto` would set, its strengths, and the number of bonuses now and then.

    `odds` are the percentages of being ahead, level or behind after the dice of this round's match.
    `then` has the same after each trainer card and target that changes the strengths.
    """
    team, editor, helper = state.teams[seat], state.editor(seat), state.options.lineup_helper
    match state.asked:
        case OpenDraft() | PassDraft() if helper:
            return {"gains": {card: best_of(team.bench, card) for card in cards_on_offer(state, seat)}}
        case Editing() if helper and editor is not None:
            moves = _editor_previews(editor.lineup, editor.cards, editor.excluded, team.effects)
            return {"moves": moves, "best": _best_six(editor, team.effects)}
        case TrainerTurn():
            moves = _trainer_previews(state, seat)
            return {"moves": moves} | _match_odds(
                moves, trainer.strengths(team), opposing_strengths(state, seat)
            )
        case Choice():
            return {"moves": _event_previews(team)}
    return {}


@lru_cache(maxsize=256)
def best_of(some: tuple[CardId, ...], more: CardId | None = None) -> View:
    """Return the best six of these cards, or of these and one more, with its strengths."""
    lineup = best_six(some) if more is None else best_with(some, more)
    return {"lineup": dict(zip(NAMES, lineup, strict=True)), **strength_of(lineup)}


@lru_cache(maxsize=64)
def _best_six(editor: Editor, effects: tuple[Effect, ...]) -> View:
    """Return the line-up of EX-5.10 beside the one that stands, as far as they can differ."""
    best = best_lineup(editor)
    both = [Team(lineup, excluded=editor.excluded, effects=effects) for lineup in (editor.lineup, best)]
    return {
        "lineup": dict(zip(NAMES, best, strict=True)),
        "strength": list(totals(best, editor.excluded, effects)),
        "bonuses": [len(match_rules.bonus_sources(team)) for team in both],
    }


def _editor_previews(
    lineup: Lineup, some: tuple[CardId, ...], excluded: tuple[Slot, ...], effects: tuple[Effect, ...]
) -> View:
    """Return the strengths after every move of a card, legal or not.

    The actions say which moves are legal.
    """
    now = totals(lineup, excluded, effects)
    result: View = {card: {} for card in some}
    for there, name in enumerate(NAMES):
        occupant = lineup[there]
        for card in some:
            here = lineup.index(card) if card in lineup else None
            if here is not None and here <= there and occupant is not None:
                continue  # This is the same exchange seen from its other end, or no move at all.
            then = totals(_after_move(lineup, card, here, there), excluded, effects)
            if then != now:
                result[card][name] = list(then)
                if here is not None and occupant is not None:
                    result[occupant][NAMES[here]] = list(then)
    return {card: after for card, after in result.items() if after}


def _after_move(lineup: Lineup, card: CardId, here: int | None, there: int) -> Lineup:
    """Return the line-up after a move. A card on the target takes the place of the moved one (EX-5.2)."""
    after = list(lineup)
    if here is not None:
        after[here] = lineup[there]
    after[there] = card
    return tuple(after)


def _trainer_previews(state: State, seat: int) -> View:
    team = state.teams[seat]
    result: View = {}
    for action in legal(state, seat):
        if isinstance(action, Play):
            after = list(trainer.strengths(trainer.with_card(team, action.card, action.target)))
            result.setdefault(action.card, {})[action.target or ""] = after
    return result


def _match_odds(moves: View, now: tuple[int, int], against: tuple[int, int] | None) -> View:
    """Return the odds of the dice alone (EX-10.7); none on a bye."""
    if against is None:
        return {}
    then = {
        card: {
            target: forecast_of((attack, defence), against).for_side()
            for target, (attack, defence) in after.items()
            if (attack, defence) != now
        }
        for card, after in moves.items()
    }
    return {"odds": forecast_of(now, against).for_side(), "then": then}


def _event_previews(team: Team) -> View:
    """Return the strengths without the player of each slot, whether excluded or removed."""
    result: View = {}
    for place, (slot, card) in enumerate(zip(SLOTS, team.lineup, strict=True)):
        if card is not None:
            without = (*team.lineup[:place], None, *team.lineup[place + 1 :])
            result[card] = {slot.value: list(totals(without, team.excluded, team.effects))}
    return result


def bonus_previews(state: State, seat: int) -> View:
    """Return the result of each kind of bonus that this seat may use, for each die; {} if there is none.

    The form is `{kind: {"clause", "side", "dice": {die: ...}}}`. A turned die has its new face and the
    goals by side after it. A die to roll again has the number of its faces that score. Both have the `odds`
    of this seat to be ahead, level or behind; where all dice are rolled again, `odds` stands next to them.
    """
    match = state.asked
    if not isinstance(match, Match) or match.rolling or match.on_turn != seat:
        return {}
    index = match.turn
    result: View = {}
    for kind, die in dict.fromkeys((kind, die) for _, kind, die in match_rules.bonus_uses(state, index)):
        side = match_rules.target_side(index, kind)
        one = result.setdefault(kind, {"clause": "EX-10.5", "side": side, "dice": {}})
        every = tuple(range(len(match.sides[side].dice or ())))
        for touched in every if die is None else (die,):
            one["dice"][str(touched)] = _after(match, side, touched, kind)
        if die is None:
            one["odds"] = forecast_after_reroll(match, side, every).for_side(index)
        elif "faces" in one["dice"][str(die)]:
            one["dice"][str(die)]["odds"] = forecast_after_reroll(match, side, (die,)).for_side(index)
    return result


def _after(match: Match, side: int, die: int, kind: str) -> View:
    target = match.sides[1 - side].defence
    after = match_rules.face_after(match_rules.face_of(match, side, die), kind)
    if after is None:
        return {"faces": match_rules.goals_from(match_rules.FACES, target)}
    then = match_rules.with_face(match, side, die, after)
    return {
        "face": after,
        "short": match_rules.missing(after, target),
        "goals": list(match_rules.goals(then)),
    }
