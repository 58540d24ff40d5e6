"""The positions of the worked examples in the book that the quick start has no step for."""

from collections.abc import Mapping

from msgspec.structs import replace

from app.engine.learn import Example
from app.games.extraliga.actions import Action, Done, Pass, Roll
from app.games.extraliga.learn import DICE, MAREK, TURNED, YOU, round_begins
from app.games.extraliga.model import State


def against_a_club() -> State:
    """The next card of the season deck is a virtual opponent."""
    state = round_begins(token=YOU)
    return replace(state, season=replace(state.the_season, deck=("OPP-KVA",)))


POSITIONS: Mapping[str, Example[State, Action]] = {
    "overtime": Example(
        position=lambda setting: round_begins(token=YOU),
        draws={"d6": (*DICE, 5, 5, 1, 4, 3, 2), "lot": TURNED},
        opening=((YOU, Done()), (YOU, Roll()), (MAREK, Roll()), (YOU, Pass()), (MAREK, Pass())),
    ),
    "virtual_opponent": Example(
        position=lambda setting: against_a_club(),
        draws={"d6": (*DICE, 5, 3, 2, 1, 1, 1, 1), "lot": TURNED},
        opening=((YOU, Done()), (YOU, Roll()), (YOU, Pass())),
    ),
}
