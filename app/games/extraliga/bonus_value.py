"""The goals that a bonus turns, and whether the match can still be turned, for the computer players."""

from app.games.extraliga.actions import UseBonus
from app.games.extraliga.model import State
from app.games.extraliga.rules import match as match_rules


def is_decided(state: State) -> bool:
    """Return whether no bonus can change the winner: the side behind cannot turn enough goals."""
    match = state.the_match
    one, other = match_rules.goals(match)
    behind = 0 if one < other else 1
    return abs(one - other) > _most_turned(state, behind)


def _most_turned(state: State, index: int) -> int:
    """Return an upper bound of the goals that a side can turn with its unused bonuses."""
    sources: dict[str, int] = {}
    for source, _, die in match_rules.bonus_uses(state, index):
        sources[source] = 1 if die is not None else len(state.the_match.sides[index].dice or ())
    return sum(sources.values())


def goals_turned(state: State, use: UseBonus) -> float:
    """Return the goals that this bonus turns for its side, on average."""
    match = state.the_match
    kind = dict(match_rules.bonus_sources(state.teams[match.on_turn]))[use.source]
    index = match_rules.target_side(match.turn, kind)
    dice, target = match.sides[index].dice or (), match.sides[1 - index].defence
    touched = dice if use.die is None else (dice[use.die],)
    gained = sum(_after(face, kind, target) - match_rules.goals_from((face,), target) for face in touched)
    return gained if index == match.turn else -gained


def _after(face: int, kind: str, target: int) -> float:
    then = match_rules.face_after(face, kind)
    if then is None:
        return match_rules.goals_from(match_rules.FACES, target) / match_rules.SIDES
    return match_rules.goals_from((then,), target)
