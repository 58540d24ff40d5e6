"""The positions of the quick start, whose words are in learn.yaml.

The reader has CZE, seat 0, and attacks to the right. The opponent has SWE.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from app.engine.tutorial import Answer, Example, PathResult, QuizChoice
from app.games.hockey_game.actions import Action, Declare, EndTurn, PlayBonus, RemoveHero, Roll
from app.games.hockey_game.data import box
from app.games.hockey_game.events import RoundDecided
from app.games.hockey_game.model import CENTRE, Move, Phase, Side, State
from app.games.hockey_game.options import Options

YOU, MAREK = 0, 1
TEAMS = ("CZE", "SWE")
ANY, PASS, SHOT = "B-CZE-02", "B-CZE-08", "B-CZE-11"


POWER_PLAYS = tuple(card for card in box().whistles if card.startswith("R-power_play-"))


def on_ice(
    puck: str = CENTRE,
    attacker: int = YOU,
    hands: Sequence[tuple[str, ...]] = ((), ()),
    heroes: Sequence[tuple[str, ...]] = ((), ()),
    **changes: Any,
) -> State:
    """Return a state right before a declaration, with these cards and no others in the hands."""
    sides = [Side(team=TEAMS[seat], hand=hands[seat], heroes=heroes[seat]) for seat in (YOU, MAREK)]
    state = State(options=Options(), first=YOU, phase=Phase.ATTACK_DECLARE, sides=(sides[0], sides[1]))
    return structs.replace(
        state, **{"attacker": attacker, "puck": puck, "pile": tuple(box().whistles)} | changes
    )


def whistles(*kinds: str) -> tuple[int, ...]:
    """Return the indices of cards of these kinds in the referee pile, turned one after another."""
    pile, places = list(box().whistles), []
    for kind in kinds:
        place = next(i for i, card in enumerate(pile) if card.startswith(f"R-{kind}-"))
        places.append(place)
        pile.pop(place)
    return tuple(places)


def whole_turns(state: State) -> tuple[int, Action] | None:
    """Return the rolls and ends of both turns after a declaration, the reader's included."""
    seat = state.duel.seat_to_act
    match state.phase:
        case Phase.ATTACK_PREPARE | Phase.DEFEND_PREPARE:
            return seat, Roll()
        case Phase.ATTACK_CARDS | Phase.DEFEND_CARDS:
            return seat, EndTurn()
        case _:
            return None


def after_the_reader(state: State) -> tuple[int, Action] | None:
    """Return the opponent's roll and end of turn."""
    following = whole_turns(state)
    return following if following and following[0] == MAREK else None


def rest_of_defence(state: State) -> tuple[int, Action] | None:
    """Return the end of the reader's turn, which is all that is left after their roll."""
    return (YOU, EndTurn()) if state.phase is Phase.DEFEND_CARDS else None


def answered(result: PathResult[State]) -> Answer | None:
    if result.refused:
        return ("field", {}) if isinstance(result.action, Declare) else None
    return ("roll", {}) if result.events(RoundDecided) else None


def way_forward(result: PathResult[State]) -> Answer | None:
    if not isinstance(result.action, Declare):
        return None
    if result.refused:
        return ("crease", {}) if result.action.to == "E_CREASE" else None
    return result.action.move.value, {}


def shot(result: PathResult[State]) -> Answer | None:
    if result.refused:
        return ("pass", {}) if result.action == PlayBonus(PASS) else None
    if not result.events(RoundDecided):
        return None
    laid = set(result.before.duel.turns[YOU].bonus)
    return {(): "none", (ANY,): "any", (SHOT,): "shot"}.get(tuple(laid), "both"), {}


RUN = Declare(Move.SPEED, "E_CIRCLE_N")
HEROES = (("H-CZE-1",), ("H-SWE-1",))
CARDS = (("B-CZE-02", "B-CZE-10"), ("B-SWE-04",))
SPEED_RUN: tuple[tuple[int, Action], ...] = (
    (YOU, RUN),
    (YOU, Roll()),
    (YOU, PlayBonus("B-CZE-02")),
    (YOU, PlayBonus("B-CZE-10")),
)
"""The worked example of the rulebook."""


def the_run(setting: int) -> State:
    return on_ice("W_BLUE_N", hands=CARDS, heroes=HEROES)


EXAMPLES: Mapping[str, Example[State, Action]] = {
    "h1": Example(position=lambda setting: on_ice(), shows=("board",)),
    "h2": Example(
        position=lambda setting: on_ice(attacker=MAREK),
        draws={"d6": (5, 3, 6, 2)},
        opening=((MAREK, Declare(Move.STRENGTH, "W_BLUE_N")), (MAREK, Roll()), (MAREK, EndTurn())),
        offered=lambda action: isinstance(action, Roll),
        replies=rest_of_defence,
        answer=answered,
        choices=(QuizChoice("7", "short"), QuizChoice("8", "enough", right=True), QuizChoice("9", "more")),
    ),
    "h3": Example(
        position=lambda setting: on_ice("E_BLUE_N"),
        draws={"d6": (4, 3, 5, 3)},
        offered=lambda action: (
            action
            in (
                Declare(Move.SPEED, "E_CIRCLE_N"),
                Declare(Move.STRENGTH, "E_SLOT"),
                Declare(Move.PASS, "E_CIRCLE_S"),
                Declare(Move.SHOT, None),
            )
        ),
        replies=whole_turns,
        answer=way_forward,
    ),
    "h4": Example(position=the_run, draws={"d6": (4, 4)}, opening=SPEED_RUN[:1]),
    "h5": Example(
        position=the_run,
        draws={"d6": (4, 4), "below": whistles("power_play")},
        opening=SPEED_RUN[:3],
        shows=("sum", "tray"),
    ),
    "h6": Example(
        position=the_run,
        draws={"d6": (4, 4, 4, 3), "below": whistles("power_play", "injury")},
        opening=(
            *SPEED_RUN,
            (YOU, EndTurn()),
            (MAREK, Roll()),
            (MAREK, PlayBonus("B-SWE-04")),
            (MAREK, RemoveHero("H-CZE-1")),
        ),
        shows=("sum",),
    ),
    "h7": Example(
        position=lambda setting: on_ice("E_CIRCLE_S", hands=((ANY, PASS, SHOT), ()), pile=POWER_PLAYS),
        draws={"d6": (5, 3, 6, 4)},
        opening=((YOU, Declare(Move.SHOT, None)), (YOU, Roll())),
        offered=lambda action: isinstance(action, PlayBonus | EndTurn),
        replies=after_the_reader,
        answer=shot,
        shows=("board", "tray"),
    ),
}
