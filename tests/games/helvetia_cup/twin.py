"""Exchanges the secrets of a match: cards, picks, sectors, flags of a pass (HC-2.2, 2.4, 11.2, 14.3)."""

from random import Random
from typing import Any

from msgspec import structs

from app.engine.types import Seat
from app.games.helvetia_cup.data import TACTICS, TEAMS
from app.games.helvetia_cup.goal import ORDER, guard_sets
from app.games.helvetia_cup.model import Coach, Phase, Shot, State


def twin(state: State, viewer: Seat | None, rng: Random) -> State:
    """Exchange one kind of secret at a time: some are revealed soon, others never."""
    worlds = [_with_other_cards(state, viewer, rng)]
    if state.at_pass is not None:
        depths = {id_: rng.randint(0, 11) for id_ in state.at_pass.depths}
        flags = structs.replace(state.at_pass, line=rng.randint(0, 12), depths=depths)
        worlds.append(structs.replace(state, at_pass=flags))
    if isinstance(state.pending, Shot):
        worlds.append(structs.replace(state, pending=_chosen_otherwise(state, state.pending, viewer, rng)))
    return rng.choice(worlds)


def _with_other_cards(state: State, viewer: Seat | None, rng: Random) -> State:
    for seat, coach in enumerate(state.coaches):
        if seat != viewer:
            state = state.with_coach(seat, **_held_otherwise(state, seat, coach, rng))
    return state


def _held_otherwise(state: State, seat: Seat, coach: Coach, rng: Random) -> dict[str, Any]:
    """While hands are chosen, no other seat sees whether the legendary card is among the discards."""
    legendary, tactics = coach.legendary, len(coach.tactics)
    if state.phase is Phase.CARDS and coach.cards:
        legendary = rng.choice([None, *TEAMS[state.options.teams[seat]].legendary])
        tactics = coach.cards - (legendary is not None)
    unseen = rng.sample(sorted(set(TACTICS) - set(coach.played)), tactics + len(coach.discarded))
    picks = tuple(rng.sample(range(2, 10), len(coach.picks))) if state.phase is Phase.SQUAD else coach.picks
    return {
        "tactics": tuple(sorted(unseen[:tactics])),
        "discarded": tuple(sorted(unseen[tactics:])),
        "legendary": legendary,
        "picks": picks,
    }


def _chosen_otherwise(state: State, shot: Shot, viewer: Seat | None, rng: Random) -> Shot:
    shooter = state.footballers[shot.shooter].seat
    aim = shot.aim and (shot.aim if shooter == viewer else rng.choice(ORDER))
    guard = shot.guard
    if guard and 1 - shooter != viewer:
        guard = rng.choice(guard_sets(len(guard)))
    return structs.replace(shot, aim=aim, guard=guard)
