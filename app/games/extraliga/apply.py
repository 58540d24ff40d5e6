"""Setting up a match, applying legal actions, resignations and the outcome."""

from msgspec.structs import replace

from app.engine.chance import Chance
from app.engine.kit.resolution import Resolution
from app.engine.types import Outcome, Placement, Step
from app.games.extraliga.actions import Action, Auto, Choose, Done, Pass, Pick, Place, Play, Roll, UseBonus
from app.games.extraliga.events import LineupHelped, Placed
from app.games.extraliga.model import (
    PLACE,
    Choice,
    Editing,
    Match,
    OpenDraft,
    Options,
    Over,
    PassDraft,
    State,
    Team,
    TrainerTurn,
)
from app.games.extraliga.rules import draft, event, flow, lineup, trainer
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules.best import best_lineup


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    """Set up a team per seat with 0 points (EX-1.3), and put all cards into the box (EX-1.4)."""
    resolution = Resolution(chance)
    return resolution.result(draft.start(options, (Team(),) * seats, resolution))


def apply(state: State, seat: int, action: Action, chance: Chance) -> Step[State]:
    """Apply a legal action."""
    resolution = Resolution(chance)
    return resolution.result(_apply_action(state, seat, action, resolution))


def _apply_action(state: State, seat: int, action: Action, resolution: Resolution) -> State:
    """Apply an action that answers the current question (EX-7.1)."""
    match state.asked:
        case Editing() as asked:
            return _edited(state, asked, seat, action, resolution)
        case Match():
            after = _matched(state, seat, action, resolution)
            return after if after.the_match.rolling else flow.play_on(after, resolution)
        case Choice() if isinstance(action, Choose):
            return _chosen(state, seat, action, resolution)
        case TrainerTurn() if isinstance(action, Play):
            played = trainer.play(state, seat, action.card, action.target, resolution)
            return flow.play_trainer_turns(played, resolution)
        case TrainerTurn() if isinstance(action, Pass):
            return flow.play_trainer_turns(trainer.passed(state, seat, resolution, forced=False), resolution)
        case OpenDraft() as asked if isinstance(action, Pick):
            return draft.pick_open(state, asked, seat, action.card, resolution)
        case PassDraft() as asked if isinstance(action, Pick):
            return draft.pick_secret(state, asked, seat, action.card, resolution)
    raise AssertionError(f"{action} answers nothing that is asked in {state.phase}")


def _edited(state: State, asked: Editing, seat: int, action: Action, resolution: Resolution) -> State:
    match action:
        case Place():
            return _placed(state, asked, seat, action, resolution)
        case Auto():
            return _set_best_lineup(state, asked, seat, resolution)
        case Done():
            return flow.close_editor(state, asked, seat, resolution)
    raise AssertionError(f"{action} arranges no line-up")


def _matched(state: State, seat: int, action: Action, resolution: Resolution) -> State:
    match action:
        case Roll():
            return match_rules.roll(state, seat, resolution)
        case UseBonus():
            return match_rules.use(state, action.source, action.die, resolution)
        case Pass():
            return match_rules.passed(state, resolution, forced=False)
    raise AssertionError(f"{action} belongs to no match")


def _placed(state: State, editing: Editing, seat: int, action: Place, resolution: Resolution) -> State:
    editor = editing.of(seat)
    if not editor.kind.secret:
        resolution.record(Placed(seat, action.card, action.slot, editor.lineup[PLACE[action.slot]]))
    after = lineup.after_placing(editor, action.card, action.slot)
    return replace(state, asked=editing.with_editor(seat, after))


def _set_best_lineup(state: State, editing: Editing, seat: int, resolution: Resolution) -> State:
    """Set the best line-up in the editor of the seat (EX-5.7)."""
    editor = editing.of(seat)
    after = replace(editor, lineup=best_lineup(editor), helped=True)
    if not editor.kind.secret:
        resolution.record(LineupHelped(seat, after.lineup))
    return replace(state, asked=editing.with_editor(seat, after))


def _chosen(state: State, seat: int, action: Choose, resolution: Resolution) -> State:
    if action.slot is not None:
        return flow.after_event_choice(event.exclude(state, seat, action.slot, resolution), resolution)
    assert action.card is not None
    return flow.after_event_choice(event.remove(state, seat, action.card, resolution), resolution)


def forfeit(state: State, seat: int) -> Step[State]:
    """End the match: the other seat wins, whatever the points."""
    resolution = Resolution()
    return resolution.result(flow.end_match(state, ((1 - seat,), (seat,)), "resigned", resolution))


def outcome(state: State) -> Outcome | None:
    """Return the places by the ranking, with the points as score (EX-13.2); None while the season goes on."""
    if not isinstance(state.asked, Over):
        return None
    place_of: dict[int, int] = {}
    for group in state.asked.ranking:
        place_of |= dict.fromkeys(group, len(place_of) + 1)
    placements = tuple(Placement(seat, place_of[seat], team.points) for seat, team in enumerate(state.teams))
    return Outcome(placements, state.asked.reason)
