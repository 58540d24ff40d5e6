"""Setting up, applying a legal action, giving up, and the outcome."""

from msgspec.structs import replace

from app.engine.chance import Chance
from app.engine.contract import Outcome, Placement, Step
from app.games.extraliga.actions import Action, Auto, Choose, Done, Pass, Pick, Place, Play, Roll, UseBonus
from app.games.extraliga.course import Course
from app.games.extraliga.events import LineupHelped, Placed
from app.games.extraliga.model import (
    PLACE,
    EditorKind,
    Options,
    Phase,
    State,
    Team,
)
from app.games.extraliga.rules import draft, event, flow, lineup, trainer
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules.best import best_lineup

SIMULTANEOUS = (EditorKind.BUILD, EditorKind.CHANGE)


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    """EX-1: as many empty teams as seats, and all cards in the box."""
    course = Course(chance)
    state = State(options, Phase.DRAFT, (Team(),) * seats, (), editors=(None,) * seats)
    return Step(draft.start(state, course), tuple(course.events))


def apply(state: State, seat: int, action: Action, chance: Chance) -> Step[State]:
    """Take a legal action."""
    course = Course(chance)
    return Step(_applied(state, seat, action, course), tuple(course.events))


def _applied(state: State, seat: int, action: Action, course: Course) -> State:
    match action:
        case Pick():
            return _picked(state, seat, action, course)
        case Place():
            return _placed(state, seat, action, course)
        case Auto():
            return _helped(state, seat, course)
        case Done():
            editor = state.editors[seat]
            assert editor is not None
            return flow.editor_closed(state, seat, editor, course)
        case Choose():
            return _chosen(state, seat, action, course)
        case Play():
            played = trainer.play(state, seat, action.card, action.target, course)
            return flow.trainer_turns(played, course)
        case Roll():
            rolled = match_rules.roll(state, seat, course)
            return flow.play_on(rolled, course) if rolled.phase is Phase.BONUS else rolled
        case UseBonus():
            return flow.play_on(match_rules.use(state, action.source, action.die, course), course)
        case Pass():
            return _passed(state, seat, course)


def _picked(state: State, seat: int, action: Pick, course: Course) -> State:
    state = draft.pick(state, seat, action.card, course)
    return state if state.draft is not None else flow.after_draft(state, course)


def _placed(state: State, seat: int, action: Place, course: Course) -> State:
    """Told of an open editor only: nobody sees a line-up that is still secret (EX-5.5)."""
    editor = state.editors[seat]
    assert editor is not None
    if editor.kind not in SIMULTANEOUS:
        course.tell(Placed(seat, action.card, action.slot, editor.lineup[PLACE[action.slot]]))
    return state.with_editor(seat, lineup.placed(editor, action.card, action.slot))


def _helped(state: State, seat: int, course: Course) -> State:
    """EX-5.7."""
    editor = state.editors[seat]
    assert editor is not None
    editor = replace(editor, lineup=best_lineup(editor), helped=True)
    if editor.kind not in SIMULTANEOUS:
        course.tell(LineupHelped(seat, editor.lineup))
    return state.with_editor(seat, editor)


def _chosen(state: State, seat: int, action: Choose, course: Course) -> State:
    if action.slot is not None:
        state = event.exclude(state, seat, action.slot, course)
    else:
        assert action.card is not None
        state = event.remove(state, seat, action.card, course)
    return flow.event_answered(state, course)


def _passed(state: State, seat: int, course: Course) -> State:
    if state.phase is Phase.TRAINER:
        return flow.trainer_turns(trainer.passed(state, seat, course, forced=False), course)
    return flow.play_on(match_rules.passed(state, course, forced=False), course)


def forfeit(state: State, seat: int) -> Step[State]:
    """The other seat wins, whatever the points."""
    return flow.ended(state, ((1 - seat,), (seat,)), "resigned")


def outcome(state: State) -> Outcome | None:
    """EX-13.2: places by the ranking, the score is the points."""
    if state.phase is not Phase.OVER:
        return None
    place_of: dict[int, int] = {}
    for group in state.ranking:
        place_of |= dict.fromkeys(group, len(place_of) + 1)
    placements = tuple(Placement(seat, place_of[seat], team.points) for seat, team in enumerate(state.teams))
    return Outcome(placements, state.reason)
