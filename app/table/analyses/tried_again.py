"""A decision that is tried again: other actions from the position in which its question stood.

Nothing is stored. The draws of an answer are not shown: they would be other dice than those of the match.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from app.engine.chance import FairChance
from app.engine.operations import match_offered_action
from app.engine.types import Seat
from app.table.state.position import ActionEvents, Position

NO_SEED = bytes(32)
"""The seed of draws that nobody sees."""


class Attempt(Struct, frozen=True):
    """How far an answer is.

    position: The position after its actions; of a whole answer, the one before its last action.
    taken: The events of the actions up to there.
    actions: The actions.
    is_whole: Whether the question is answered: something was drawn, another seat acts, or another question
        stands.
    """

    position: Position
    taken: tuple[ActionEvents, ...]
    actions: tuple[Any, ...]
    is_whole: bool


def attempted(start: Position, seat: Seat, path: Sequence[object]) -> Attempt:
    """Play the actions of a seat, decoded JSON, until the question of the first position is answered.

    Actions after that are left out.

    Raises:
        NotYourTurn, Malformed, Refused: As at a table.
    """
    game, asked = start.game, question(start, seat)
    position, taken, actions = start, list[ActionEvents](), list[Any]()
    for raw in path:
        action = match_offered_action(game, position.state, seat, raw, position.legal(seat))
        actions.append(action)
        chance = FairChance(NO_SEED)
        step = game.apply(position.state, seat, action, chance)
        after = position.after(seat, position.words, step.state)
        if chance.at or seat not in after.to_act or question(after, seat) != asked:
            return Attempt(position, tuple(taken), tuple(actions), True)
        position = after
        taken.append(ActionEvents(position.seq, seat, step.events))
    return Attempt(position, tuple(taken), tuple(actions), False)


def question(position: Position, seat: Seat) -> Any:
    """Return the question that the seat has to answer, as the decisions of an analysis tell them apart."""
    named = position.game.decision
    return named(position.state, seat).question if named else None
