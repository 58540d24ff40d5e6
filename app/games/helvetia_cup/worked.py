"""The positions of the worked examples in the book that the quick start has no step for."""

from collections.abc import Mapping

from app.engine.learn import Example
from app.games.helvetia_cup.actions import Action, Steal, Tackle
from app.games.helvetia_cup.learn import YOU, duel
from app.games.helvetia_cup.model import State

POSITIONS: Mapping[str, Example[State, Action]] = {
    "steal": Example(position=lambda setting: duel(), draws={"d20": (9, 17)}, opening=((YOU, Steal()),)),
    "foul": Example(
        position=lambda setting: duel(), draws={"d20": (14,), "lot": (0, 1)}, opening=((YOU, Tackle()),)
    ),
}
