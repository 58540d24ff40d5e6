"""Seasons that no draft has to lead to: any line-ups, tables, trainer cards, lots and events."""

from random import Random

from msgspec.structs import replace

from app.games.extraliga.data import event_copies, opponents, trainer_copies
from app.games.extraliga.model import State
from tests.games.extraliga.build import before_round


def rearranged(rng: Random) -> State:
    seats = rng.randint(2, 5)
    trainers = iter(rng.sample(trainer_copies(), 3 * seats))
    known = {
        seat: {
            "points": rng.randrange(30),
            "goals_for": rng.randrange(40),
            "goals_against": rng.randrange(40),
            "matches": rng.randrange(1, 12),
            "last_strength": rng.randrange(6, 14),
        }
        for seat in range(seats)
    }
    state = before_round(
        seats,
        first=rng.randrange(seats),
        half=rng.randint(1, 2),
        deck=[],
        trainers={seat: [next(trainers) for _ in range(rng.randint(0, 3))] for seat in range(seats)},
        known=known,
    )
    season = replace(state.the_season, opponents=tuple(opponents()), events=event_copies())
    return replace(state, season=season)
