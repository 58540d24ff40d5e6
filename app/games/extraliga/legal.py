"""The seats that are to act, and the candidates of each phase."""

from collections.abc import Iterator
from functools import cache

from app.games.extraliga.actions import Action, Auto, Choose, Done, Pass, Pick, Place, Play, Roll, UseBonus
from app.games.extraliga.data import Exclude, Remove, effect_card, goalkeepers
from app.games.extraliga.model import (
    GOAL,
    SLOTS,
    CardId,
    Choice,
    Editing,
    Editor,
    Match,
    OpenDraft,
    Over,
    PassDraft,
    Slot,
    State,
    TrainerTurn,
)
from app.games.extraliga.objections import auto_objections, missing_for_done
from app.games.extraliga.rules import draft, event, trainer
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules.lineup import PLACES, substitute_overdue

PASS, AUTO, DONE, ROLL = Pass(), Auto(), Done(), Roll()


def to_act(state: State) -> tuple[int, ...]:
    """Return the seats that may act now, ascending.

    Several act at once in secret picks, in editors and when both roll.
    """
    match state.asked:
        case Editing(editors=editors):  # EX-5.5: all at once
            return tuple(seat for seat, editor in enumerate(editors) if editor and not editor.done)
        case OpenDraft() as asked:
            return (draft.picker(asked),)
        case PassDraft(picks=picks):  # EX-3D.1: all at once
            return tuple(seat for seat, picked in enumerate(picks) if picked is None)
        case Choice() | TrainerTurn():
            return state.the_round.waiting[:1]  # EX-7.1: in order from the first player
        case Match() as asked:
            return match_rules.seats_to_roll(asked) if asked.rolling else (asked.on_turn,)
        case Over():
            return ()


def candidates(state: State, seat: int) -> Iterator[Action]:
    """Yield every action that exists in this phase for the seat, in a stable order."""
    match state.asked:
        case OpenDraft() | PassDraft():
            yield from (Pick(card) for card in cards_on_offer(state, seat))
        case Editing() as asked:
            yield from _edits(asked.of(seat))
        case Choice():
            yield from _answers(state, seat)
        case TrainerTurn():
            yield from _plays(state, seat)
            yield PASS
        case Match() as asked if asked.rolling:
            yield ROLL
        case Match() as asked:
            yield from (
                UseBonus(source, die) for source, _, die in match_rules.bonus_uses(state, asked.side_of(seat))
            )
            yield PASS
        case Over():
            return


def cards_on_offer(state: State, seat: int) -> tuple[CardId, ...]:
    """Return the cards to pick from: the open ones (EX-2D.2) or those in the hand (EX-3D.1)."""
    match state.asked:
        case OpenDraft(table=table):
            return table
        case PassDraft(hands=hands):
            return hands[seat]
    return ()


def _edits(editor: Editor) -> Iterator[Action]:
    for card in editor.cards:
        yield from places_of(card)
    yield AUTO
    yield DONE


@cache
def places_of(card: CardId) -> tuple[Place, ...]:
    """Return the placements of a card on each slot.

    They are cached, because an editor offers up to 72 of them.
    """
    return tuple(Place(card, slot) for slot in SLOTS)


@cache
def _without(places: tuple[int, ...], here: int) -> tuple[int, ...]:
    return tuple(place for place in places if place != here)


@cache
def places_among(card: CardId, places: tuple[int, ...]) -> tuple[Place, ...]:
    """Return the placements of a card on these slots."""
    return tuple(places_of(card)[place] for place in places)


def _answers(state: State, seat: int) -> Iterator[Action]:
    op = event.question(state)
    if isinstance(op, Exclude):
        yield from (Choose(slot=slot) for slot in event.slots_to_exclude(state, seat, op))
    elif isinstance(op, Remove):
        yield from (Choose(card=card) for card in event.cards_to_remove(state, seat, op))


def _plays(state: State, seat: int) -> Iterator[Play]:
    team = state.teams[seat]
    for copy in team.trainers:
        yield from (Play(copy, target) for target in trainer.targets(team, effect_card(copy)))


def legal(state: State, seat: int) -> list[Action]:
    """Return the legal actions, computed faster: an editor is checked once instead of once per card."""
    if isinstance(state.asked, Editing):
        return _legal_edits(state.asked.of(seat), state.options.lineup_helper)
    if isinstance(state.asked, TrainerTurn):
        return [*_legal_plays(state, seat), PASS]
    return list(candidates(state, seat))


def _legal_plays(state: State, seat: int) -> Iterator[Action]:
    """Yield the legal plays.

    Candidates have a target (EX-9.7), so only EX-9.3 is left to check: whether the seat has a match.
    """
    plays = state.the_round.plays(seat)
    for action in _plays(state, seat):
        if plays or effect_card(action.card).playable_without_match:
            yield action


def _legal_edits(editor: Editor, helper: bool) -> list[Action]:
    found: list[Action] = [] if editor.places >= PLACES else _legal_places(editor)
    if next(auto_objections(editor, helper), None) is None:
        found.append(AUTO)
    if not missing_for_done(editor):
        found.append(DONE)
    return found


def _legal_places(editor: Editor) -> list[Action]:
    """Return the legal placements, as `_move_objections` would find them.

    Everything that is true of all cards is looked up once.
    """
    keepers, lineup = goalkeepers(), editor.lineup
    goal = () if Slot.G in editor.excluded else (GOAL,)
    ice = tuple(place for place in range(GOAL) if SLOTS[place] not in editor.excluded)
    skater_places = ice + goal if keepers.isdisjoint(editor.cards) else ice
    stuck = substitute_overdue(editor)  # A substitute may leave G, but no other skater may go there (EX-4.8).
    found: list[Action] = []
    for card in editor.cards:
        there = goal if card in keepers else skater_places
        if card not in lineup:
            found += places_among(card, there)
            continue
        here = lineup.index(card)
        if SLOTS[here] in editor.excluded:
            continue
        if stuck and here == GOAL:
            there = tuple(place for place in there if lineup[place] is None)
        found += places_among(card, _without(there, here))
    return found
