"""The objections to an action: a clause of the rules, and a message for the player."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, TypeAlias

from app.engine.types import Objection
from app.games.extraliga.actions import Action, Auto, Choose, Done, Pass, Pick, Place, Play, Roll, UseBonus
from app.games.extraliga.data import Exclude, Remove, cards, effect_card
from app.games.extraliga.model import (
    PLACE,
    SLOTS,
    Bonus,
    CardId,
    Editor,
    Match,
    OpenDraft,
    PassDraft,
    Phase,
    State,
    Team,
)
from app.games.extraliga.rules import event, trainer
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules.lineup import (
    LEGENDS,
    PLACES,
    fillable,
    fresh_count,
    legend_count,
    may_stand,
    substitute_overdue,
)

Objections: TypeAlias = Iterator[Objection]


def objections(state: State, seat: int, action: Action) -> Objections:
    """Yield the objections to an action, the most helpful first."""
    if state.phase not in PHASES[type(action)]:
        late = isinstance(action, Play) and isinstance(state.asked, Match)
        yield Objection("EX-9.1", "trainer_before_match") if late else Objection("EX-7.1", "not_now")
        return
    yield from OBJECTIONS[type(action)](state, seat, action)


def _pick_objections(state: State, seat: int, action: Pick) -> Objections:
    match state.asked:
        case OpenDraft(table=table) if action.card not in table:
            yield Objection("EX-2D.2", "not_on_offer")
        case PassDraft(hands=hands) if action.card not in hands[seat]:
            yield Objection("EX-3D.1", "not_on_offer")


def _place_objections(state: State, seat: int, action: Place) -> Objections:
    editor = state.editor(seat)
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


def auto_objections(editor: Editor, helper: bool) -> Objections:
    if not helper and editor.places < PLACES:
        yield Objection("EX-5.7", "no_helper")
    if editor.helped:
        yield Objection("EX-5.7", "helped_already")


def done_objections(editor: Editor) -> Objections:
    """Yield the objections of EX-5.3 to `done`, in the order in which a player can resolve them."""
    if legend_count(editor.lineup) > LEGENDS:
        yield Objection("EX-4.6", "two_legends")
    new = fresh_count(editor)
    if new > editor.hi:
        yield Objection("EX-5.3", "too_many_new", {"surplus": new - editor.hi, "most": editor.hi})
    if substitute_overdue(editor):
        yield Objection("EX-4.8", "goalkeeper_must_play")
    empty = fillable(editor)
    if empty is not None:
        yield Objection("EX-5.3", "empty_slot", {"slot": empty.value})
    if new < editor.lo:
        yield Objection("EX-5.3", "too_few_new", {"missing": editor.lo - new, "least": editor.lo})


@lru_cache(maxsize=256)
def missing_for_done(editor: Editor) -> tuple[Objection, ...]:
    """Return everything that `done` still lacks.

    It is cached, because the list of actions and the view both ask.
    """
    return tuple(done_objections(editor))


def _edit_objections(state: State, seat: int, action: Auto | Done) -> Objections:
    editor = state.editor(seat)
    if editor is None:
        yield Objection("EX-5.5", "not_now")
    elif isinstance(action, Auto):
        yield from auto_objections(editor, state.options.lineup_helper)
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
    kinds = dict(match_rules.bonus_sources(state.teams[seat]))
    if action.source not in kinds:
        yield _no_bonus(state.teams[seat], action.source)
        return
    if action.source in state.the_match.sides[index].used:
        yield Objection("EX-10.6", "bonus_used")
    if (action.source, action.die) not in {
        (source, die) for source, _, die in match_rules.bonus_uses(state, index)
    }:
        target = match_rules.target_side(index, kinds[action.source])
        lies_there = action.die in range(len(state.the_match.sides[target].dice or ()))
        yield Objection("EX-10.5", "die_stays" if lies_there else "no_such_die")


def _no_bonus(team: Team, source: str) -> Objection:
    """Return the most helpful reason why a card of the line-up has no bonus to use."""
    place = team.lineup.index(source) if source in team.lineup else None
    if place is not None and SLOTS[place] in team.excluded:
        return Objection("EX-8.1", "excluded_player")
    if place is not None and cards()[source].bonus is Bonus.NONE:
        return Objection("EX-10.6", "no_bonus")
    return Objection("EX-10.6", "no_such_bonus")


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
