"""The positions of the worked examples in the book that the quick start has no step for."""

from collections.abc import Mapping

from msgspec import structs

from app.engine.learn import Example
from app.games.hockey_game.actions import Action, Declare, EndTurn, Roll
from app.games.hockey_game.learn import MAREK, RUN, SPEED_RUN, YOU, on_ice, the_run, whistles
from app.games.hockey_game.model import Move, State

TURNED = 4
"""Referee cards of this period that lie open already."""


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


POSITIONS: Mapping[str, Example[State, Action]] = {
    "erik_against_speed": against_erik(Move.SPEED, RUN.to or ""),
    "erik_against_a_pass": against_erik(Move.PASS, "E_CIRCLE_S"),
    "fifth_card": Example(
        position=lambda setting: structs.replace(the_run(setting), flips=TURNED),
        draws={"d6": (4, 4, 4, 3), "lot": whistles("short_handed")},
        opening=(*SPEED_RUN, (YOU, EndTurn()), (MAREK, Roll()), (MAREK, EndTurn())),
    ),
}
