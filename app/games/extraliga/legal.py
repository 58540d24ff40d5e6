"""What a seat may do: the candidates of each phase, and the clause that forbids one of them."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

from app.engine.contract import Objection
from app.games.extraliga.actions import Action, Auto, Choose, Done, Pass, Pick, Place, Play, Roll, UseBonus
from app.games.extraliga.data import Exclude, Remove, cards, effect_card, goalkeepers
from app.games.extraliga.model import (
    GOAL,
    PLACE,
    SLOTS,
    CardId,
    Editor,
    OpenDraft,
    PassDraft,
    Phase,
    State,
)
from app.games.extraliga.rules import draft, event, trainer
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules.lineup import (
    LEGENDS,
    PLACES,
    fillable,
    fresh,
    legends,
    may_stand,
    substitute_overdue,
)

PASS, AUTO, DONE, ROLL = Pass(), Auto(), Done(), Roll()
Objections: TypeAlias = Iterator[Objection]


def to_act(state: State) -> tuple[int, ...]:
    """The seats that may act now, ascending. Simultaneous: secret picks, editors, the two rolls."""
    match state.phase:
        case Phase.DRAFT:
            return _drafting(state)
        case Phase.EDIT:
            return tuple(seat for seat, editor in enumerate(state.editors) if editor and not editor.done)
        case Phase.EVENT | Phase.TRAINER:
            return state.the_round.waiting[:1]  # EX-7.1: in order from the first player
        case Phase.ROLL:
            return match_rules.yet_to_roll(state.the_match)
        case Phase.BONUS:
            seat = state.the_match.sides[state.the_match.turn].seat
            return () if seat is None else (seat,)
        case Phase.OVER:
            return ()


def _drafting(state: State) -> tuple[int, ...]:
    if isinstance(state.draft, PassDraft):  # EX-3D.1: all at once
        return tuple(seat for seat, picked in enumerate(state.draft.picks) if picked is None)
    assert state.draft is not None
    return (draft.picker(state.draft),)


def candidates(state: State, seat: int) -> Iterator[Action]:
    """Every action that the phase knows for this seat, in a stable order."""
    match state.phase:
        case Phase.DRAFT:
            yield from (Pick(card) for card in _on_offer(state, seat))
        case Phase.EDIT:
            yield from _edits(state, seat)
        case Phase.EVENT:
            yield from _answers(state, seat)
        case Phase.TRAINER:
            yield from _plays(state, seat)
            yield PASS
        case Phase.ROLL:
            yield ROLL
        case Phase.BONUS:
            index = state.the_match.side_of(seat)
            yield from (UseBonus(source, die) for source, _, die in match_rules.uses(state, index))
            yield PASS
        case Phase.OVER:
            return


def _on_offer(state: State, seat: int) -> tuple[CardId, ...]:
    if isinstance(state.draft, PassDraft):
        return state.draft.hands[seat]
    return state.draft.table if isinstance(state.draft, OpenDraft) else ()


def _edits(state: State, seat: int) -> Iterator[Action]:
    editor = state.editors[seat]
    if editor is None:
        return
    for card in editor.cards:
        yield from places_of(card)
    yield AUTO
    yield DONE


@cache
def places_of(card: CardId) -> tuple[Place, ...]:
    """The card on each slot; the same objects each time, for an editor offers up to 72 of them."""
    return tuple(Place(card, slot) for slot in SLOTS)


def _answers(state: State, seat: int) -> Iterator[Action]:
    op = event.question(state)
    if isinstance(op, Exclude):
        yield from (Choose(slot=slot) for slot in event.slots_to_exclude(state, seat, op))
    elif isinstance(op, Remove):
        yield from (Choose(card=card) for card in event.cards_to_remove(state, seat, op))


def _plays(state: State, seat: int) -> Iterator[Action]:
    team = state.teams[seat]
    for copy in team.trainers:
        yield from (Play(copy, target) for target in trainer.targets(team, effect_card(copy)))


def legal(state: State, seat: int) -> list[Action]:
    """For speed: an editor is asked once, not once a card; most candidates are legal as they are."""
    if state.phase is Phase.EDIT:
        return _legal_edits(state, seat)
    if state.phase is Phase.TRAINER:
        offered = candidates(state, seat)
        return [action for action in offered if next(objections(state, seat, action), None) is None]
    return list(candidates(state, seat))


def _legal_edits(state: State, seat: int) -> list[Action]:
    editor = state.editors[seat]
    assert editor is not None
    found: list[Action] = [] if editor.places >= PLACES else _legal_places(editor)
    if next(_auto_objections(state, editor), None) is None:
        found.append(AUTO)
    if next(done_objections(editor), None) is None:
        found.append(DONE)
    return found


def _legal_places(editor: Editor) -> list[Action]:
    """The same as asking `_move_objections` for each: what is true of all cards is looked up once."""
    keepers = goalkeepers()
    lineup = editor.lineup
    wanted = [place for place in range(6) if SLOTS[place] not in editor.excluded]
    skater_places = (
        wanted if keepers.isdisjoint(editor.cards) else [place for place in wanted if place != GOAL]
    )
    keeper_places = [place for place in wanted if place == GOAL]
    stuck = substitute_overdue(editor)  # he may leave G, but nobody may take his place (EX-4.8)
    found: list[Action] = []
    for card in editor.cards:
        posts = places_of(card)
        open_to_him = keeper_places if card in keepers else skater_places
        if card not in lineup:
            found += [posts[there] for there in open_to_him]
            continue
        here = lineup.index(card)
        if here in wanted:
            empty_only = stuck and here == GOAL
            found += [
                posts[there]
                for there in open_to_him
                if there != here and not (empty_only and lineup[there] is not None)
            ]
    return found


def objections(state: State, seat: int, action: Action) -> Objections:
    """What forbids an action, the most telling first."""
    if state.phase not in PHASES[type(action)]:
        yield Objection("EX-7.1", "not_now")
        return
    yield from OBJECTIONS[type(action)](state, seat, action)


def _pick_objections(state: State, seat: int, action: Pick) -> Objections:
    if action.card not in _on_offer(state, seat):
        clause = "EX-3D.1" if isinstance(state.draft, PassDraft) else "EX-2D.2"
        yield Objection(clause, "not_on_offer")


def _place_objections(state: State, seat: int, action: Place) -> Objections:
    editor = state.editors[seat]
    if editor is None or action.card not in editor.cards:
        yield Objection("EX-5.2", "not_your_card")
        return
    if editor.places >= PLACES:
        yield Objection("EX-5.6", "places_used_up", {"places": PLACES})
    yield from _move_objections(editor, action.card, PLACE[action.slot])


def _move_objections(editor: Editor, card: CardId, there: int) -> Objections:
    here = editor.lineup.index(card) if card in editor.lineup else None
    if here == there:
        yield Objection("EX-5.2", "stands_there")
    if any(place is not None and SLOTS[place] in editor.excluded for place in (here, there)):
        yield Objection("EX-8.1", "excluded_slot")
    yield from _post_objections(editor, card, there)
    occupant = editor.lineup[there]
    if here is not None and here != there and occupant is not None:
        yield from _post_objections(editor, occupant, here)


def _post_objections(editor: Editor, card: CardId, there: int) -> Objections:
    if may_stand(editor, card, there):
        return
    if cards()[card].is_goalkeeper:
        yield Objection("EX-4.5", "goalkeeper_only_on_g")
    else:
        yield Objection("EX-4.8", "skater_on_g")


def _auto_objections(state: State, editor: Editor) -> Objections:
    if not state.options.lineup_helper and editor.places < PLACES:
        yield Objection("EX-5.7", "no_helper")
    if editor.helped:
        yield Objection("EX-5.7", "helped_already")


def done_objections(editor: Editor) -> Objections:
    """EX-5.3, in the order in which a player can mend it."""
    if legends(editor.lineup) > LEGENDS:
        yield Objection("EX-4.6", "two_legends")
    new = fresh(editor)
    if new > editor.hi:
        yield Objection("EX-5.3", "too_many_new", {"surplus": new - editor.hi, "most": editor.hi})
    if substitute_overdue(editor):
        yield Objection("EX-4.8", "goalkeeper_must_play")
    empty = fillable(editor)
    if empty is not None:
        yield Objection("EX-5.3", "empty_slot", {"slot": empty.value})
    if new < editor.lo:
        yield Objection("EX-5.3", "too_few_new", {"missing": editor.lo - new, "least": editor.lo})


def _edit_objections(state: State, seat: int, action: Auto | Done) -> Objections:
    editor = state.editors[seat]
    if editor is None:
        yield Objection("EX-5.5", "not_now")
    elif isinstance(action, Auto):
        yield from _auto_objections(state, editor)
    else:
        yield from done_objections(editor)


def _choose_objections(state: State, seat: int, action: Choose) -> Objections:
    op = event.question(state)
    if isinstance(op, Exclude) and (
        action.card is not None or action.slot not in event.slots_to_exclude(state, seat, op)
    ):
        yield Objection("EX-8.1", "no_such_choice")
    if isinstance(op, Remove) and (
        action.slot is not None or action.card not in event.cards_to_remove(state, seat, op)
    ):
        yield Objection("EX-8.2", "no_such_choice")


def _play_objections(state: State, seat: int, action: Play) -> Objections:
    team = state.teams[seat]
    if action.card not in team.trainers:
        yield Objection("EX-9.1", "not_your_trainer_card")
        return
    card = effect_card(action.card)
    if not card.playable_without_match and not state.the_round.plays(seat):
        yield Objection("EX-9.3", "no_match_this_round")
    targets = trainer.targets(team, card)
    if not targets:
        yield Objection("EX-9.7", "nothing_to_play_it_on")
    elif action.target not in targets:
        yield Objection("EX-9.4", "no_such_target")


def _bonus_objections(state: State, seat: int, action: UseBonus) -> Objections:
    index = state.the_match.side_of(seat)
    kinds = dict(match_rules.sources(state.teams[seat]))
    if action.source not in kinds:
        yield Objection("EX-10.6", "no_such_bonus")
        return
    if action.source in state.the_match.sides[index].used:
        yield Objection("EX-10.6", "bonus_used")
    if (action.source, action.die) not in {
        (source, die) for source, _, die in match_rules.uses(state, index)
    }:
        yield Objection("EX-10.5", "no_such_die")


def _nothing(state: State, seat: int, action: Action) -> Objections:
    return iter(())


PHASES: dict[type[Action], tuple[Phase, ...]] = {
    Pick: (Phase.DRAFT,),
    Place: (Phase.EDIT,),
    Auto: (Phase.EDIT,),
    Done: (Phase.EDIT,),
    Choose: (Phase.EVENT,),
    Play: (Phase.TRAINER,),
    Pass: (Phase.TRAINER, Phase.BONUS),
    Roll: (Phase.ROLL,),
    UseBonus: (Phase.BONUS,),
}
OBJECTIONS: dict[type[Action], Callable[[State, int, Any], Objections]] = {
    Pick: _pick_objections,
    Place: _place_objections,
    Auto: _edit_objections,
    Done: _edit_objections,
    Choose: _choose_objections,
    Play: _play_objections,
    Pass: _nothing,
    Roll: _nothing,
    UseBonus: _bonus_objections,
}
