"""The same race with other secrets: energy hands, what was left at home, the deck (UR-3.4, 8.7, 9.1)."""

from random import Random

from msgspec import structs

from app.engine.contract import Seat
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import Over, State, Team

KINDS = list(box().kinds)


def twin(state: State, viewer: Seat | None, luck: Random) -> State:
    for index, team in enumerate(state.teams):
        if state.seat_of(index) != viewer:
            state = state.with_team(index, _packed_otherwise(team, isinstance(state.pending, Over), luck))
    return structs.replace(state, deck=tuple(sorted(luck.choice(list(box().cards)) for _ in state.deck)))


def _packed_otherwise(team: Team, over: bool, luck: Random) -> Team:
    """While it chooses, not even how far it has come is known; at the end all see what was left at home."""
    hand, kept = _some(len(team.hand), luck), _some(len(team.kept), luck)
    if team.choosing:
        size = luck.randint(0, 6)
        hand, kept = _some(len(team.hand) + len(team.kept) - size, luck), _some(size, luck)
    unkept = team.unkept if over else _some(len(team.unkept), luck)
    return structs.replace(team, hand=hand, kept=kept, unkept=unkept)


def _some(count: int, luck: Random) -> tuple[str, ...]:
    return tuple(sorted((luck.choice(KINDS) for _ in range(count)), key=KINDS.index))
