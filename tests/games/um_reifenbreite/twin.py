"""Exchanges the secrets of a race: energy hands, cards left at home, the deck (UR-3.4, 8.7, 9.1)."""

from random import Random

from msgspec import structs

from app.engine.types import Seat
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import Over, State, Team

KINDS = list(box().kinds)


def twin(state: State, viewer: Seat | None, rng: Random) -> State:
    for index, team in enumerate(state.teams):
        if state.seat_of(index) != viewer:
            state = state.with_team(index, _packed_otherwise(team, isinstance(state.pending, Over), rng))
    return structs.replace(state, deck=tuple(sorted(rng.choice(list(box().cards)) for _ in state.deck)))


def _packed_otherwise(team: Team, over: bool, rng: Random) -> Team:
    """While a team chooses, its progress is secret too; at the end all see which cards were left at home."""
    hand, kept = _some(len(team.hand), rng), _some(len(team.kept), rng)
    if team.choosing:
        size = rng.randint(0, 6)
        hand, kept = _some(len(team.hand) + len(team.kept) - size, rng), _some(size, rng)
    unkept = team.unkept if over else _some(len(team.unkept), rng)
    return structs.replace(team, hand=hand, kept=kept, unkept=unkept)


def _some(count: int, rng: Random) -> tuple[str, ...]:
    return tuple(sorted((rng.choice(KINDS) for _ in range(count)), key=KINDS.index))
