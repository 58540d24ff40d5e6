"""The positions of the book's worked examples that are not steps of the quick start."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.operations import complete_options
from app.engine.tutorial import Example
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import (
    Action,
    Declare,
    Draft,
    EndTurn,
    FaceoffRoll,
    PlaySpecial,
    Roll,
    TimeOut,
)
from app.games.hockey_game.data import box
from app.games.hockey_game.model import CENTRE, CardId, Faceoff, Move, Phase, Side, State
from app.games.hockey_game.options import Options
from app.games.hockey_game.rules import opening
from app.games.hockey_game.tutorial import EXAMPLES, MAREK, RUN, SPEED_RUN, YOU, on_ice, the_run, whistles

TURNED = 4
"""The number of referee cards of this period that are turned already."""


def against_erik(move: Move, to: str) -> Example[State, Action]:
    return Example(
        position=lambda setting: on_ice("W_BLUE_N", heroes=((), ("H-SWE-1",))),
        draws={"d6": (4, 4, 4, 3)},
        opening=(
            (YOU, Declare(move, to)),
            (YOU, Roll()),
            (YOU, EndTurn()),
            (MAREK, Roll()),
            (MAREK, EndTurn()),
        ),
    )


def time_left() -> State:
    """Return a state in which the reader's hand has two shots that cannot be used."""
    state = on_ice("W_BLUE_N", hands=(("B-CZE-06", "B-CZE-07", "B-CZE-10"), ()))
    return state.with_side(YOU, structs.replace(state.sides[YOU], draw=("B-CZE-01", "B-CZE-02", "B-CZE-04")))


SHOT = Declare(Move.SHOT, None)
ROUND: tuple[tuple[int, Action], ...] = (
    (YOU, Roll()),
    (YOU, EndTurn()),
    (MAREK, Roll()),
    (MAREK, EndTurn()),
)
"""The actions of a round in which both seats roll and do nothing else."""
QUIET_ROUNDS = 9


def faceoff(**more: Any) -> State:
    """Return a state in which the referee has the puck."""
    return on_ice(phase=Phase.FACEOFF, puck=CENTRE, faceoff=Faceoff(), **more)


RUN_ANSWERED = EXAMPLES["h6"]
"""The printed example, up to the injury."""
LAST_PICK: CardId = "B-CZE-10"


def before_the_last_pick() -> State:
    """Return a state before the last pick of an All-Stars draft.

    All picks so far were the first card on offer.
    """
    options = complete_options(GAME, {"mode": "all_stars"}, 2)
    assert isinstance(options, Options)
    sides = (Side(team="CZE"), Side(team="SWE"))
    state = State(options=options, first=YOU, phase=Phase.DRAFT, sides=sides, pile=tuple(box().whistles))
    for _ in range(2 * len(box().draft.stages) - 1):
        seat = opening.picker(state)
        state = opening.draft(state, seat, opening.pickable_cards(state, seat)[0], Resolution())
    return state


POSITIONS: Mapping[str, Example[State, Action]] = {
    "golden_goal": Example(
        position=lambda setting: on_ice("E_CIRCLE_S", period=3, overtime=1, goals=(2, 2)),
        draws={"d6": (6, 5, 2, 1)},
        opening=((YOU, SHOT), *ROUND),
    ),
    "faceoff": Example(
        position=lambda setting: faceoff(heroes=(("H-CZE-1", "H-CZE-4"), ())),
        draws={"d6": (3, 2, 3, 3)},
        opening=((YOU, FaceoffRoll()), (MAREK, FaceoffRoll())),
    ),
    "saved": Example(
        position=lambda setting: on_ice("E_CIRCLE_S"),
        draws={"d6": (3, 2, 5, 4)},
        opening=((YOU, SHOT), *ROUND),
    ),
    "golden_hands": Example(
        position=lambda setting: on_ice("W_BLUE_N", hands=(("S-CZE-1",), ())),
        draws={"d6": (5, 1, 4)},
        opening=((YOU, RUN), (YOU, PlaySpecial("S-CZE-1")), (YOU, Roll())),
    ),
    "trap": Example(
        position=lambda setting: on_ice("W_BLUE_N", hands=((), ("S-SWE-1",))),
        draws={"d6": (4, 3, 3, 3)},
        opening=(
            (YOU, RUN),
            *ROUND[:2],
            (MAREK, PlaySpecial("S-SWE-1")),
            *ROUND[2:],
        ),
    ),
    "time_out": Example(
        position=lambda setting: time_left(),
        opening=((YOU, TimeOut(("B-CZE-06", "B-CZE-07"))),),
    ),
    "stalled": Example(
        position=lambda setting: on_ice("W_BLUE_N", idle=QUIET_ROUNDS),
        draws={"d6": (5, 4, 2, 2), "below": whistles("warning")},
        opening=((YOU, RUN), *ROUND),
    ),
    "decider": Example(
        position=lambda setting: faceoff(decider=True, overtime=10, period=3, goals=(1, 1)),
        draws={"d6": (6, 2, 3, 3)},
        opening=((YOU, FaceoffRoll()), (MAREK, FaceoffRoll())),
    ),
    "erik_against_speed": against_erik(Move.SPEED, RUN.to or ""),
    "erik_against_a_pass": against_erik(Move.PASS, "E_BLUE_S"),
    "last_pick": Example(
        position=lambda setting: before_the_last_pick(), opening=((MAREK, Draft(LAST_PICK)),)
    ),
    "printed_example": replace(RUN_ANSWERED, opening=(*RUN_ANSWERED.opening, (MAREK, EndTurn()))),
    "fifth_card": Example(
        position=lambda setting: structs.replace(the_run(setting), flips=TURNED),
        draws={"d6": (4, 4, 4, 3), "below": whistles("short_handed")},
        opening=(*SPEED_RUN, (YOU, EndTurn()), (MAREK, Roll()), (MAREK, EndTurn())),
    ),
}
