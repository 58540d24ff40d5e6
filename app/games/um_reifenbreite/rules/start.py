"""Setup of a match and of each race of it (UR-2, UR-3, UR-14.2)."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import RaceStarted, StarterFound, StartRolled
from app.games.um_reifenbreite.model import (
    Keeping,
    Options,
    Placing,
    Rider,
    ShortRaceEnergy,
    State,
    Team,
    numbers_by_team,
)
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.deck import full_deck


def begin(options: Options, seats: int, resolution: Resolution) -> State:
    """Roll for the right to begin, then start the first race (UR-3)."""
    starter = roll_for_start(seats, resolution)
    teams = numbers_by_team(options)[: seats * options.teams_per_seat]
    empty = State(
        options=options,
        seats=seats,
        pending=Placing(),
        starter=starter,
        riders=tuple(Rider(number) for team in teams for number in team),
        teams=(),
        deck=(),
    )
    return start_race(empty, resolution)


def roll_for_start(seats: int, resolution: Resolution) -> int:
    """Return the starting seat: the highest sum of two dice, where tied seats roll again (UR-3.3)."""
    left = list(range(seats))
    while len(left) > 1:
        sums = {}
        for seat in left:
            one, two = resolution.dice(box().dice, box().sides)
            sums[seat] = one + two
            resolution.record(StartRolled(seat, one, two, one + two))
        left = [seat for seat in left if sums[seat] == max(sums.values())]
    return left[0]


def start_race(state: State, resolution: Resolution) -> State:
    """Start a race with all riders, 14 energy cards per team and a full deck (UR-3.2, UR-14.2)."""
    choosing = chooses_seven(state.options, state.race_number)
    hand = tuple(kind.id for kind in box().kinds.values() for _ in range(kind.count))
    resolution.record(RaceStarted(state.race, state.race_number + 1, len(state.options.races)))
    resolution.record(StarterFound(state.starter))
    return structs.replace(
        state,
        pending=Keeping() if choosing else Placing(),
        teams=tuple(Team(hand, choosing=choosing) for _ in range(len(state.riders) // 4)),
        deck=full_deck(bool(state.options.cheating)),
        discards=(),
        round=0,
        played=(),
        traded=(),
        throw=None,
        lines=((),) * road_of(state.race).legs,
    )


def chooses_seven(options: Options, race_number: int) -> bool:
    """Return whether the teams choose seven energy cards, as only in short races (UR-3.4)."""
    short = box().races[options.races[race_number]].short
    return short and options.short_race_energy is ShortRaceEnergy.CHOOSE7
