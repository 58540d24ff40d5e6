"""Setup of a match and of each race of it (UR-2, UR-3, UR-14.2)."""

from msgspec import structs

from app.engine.chance import Chance
from app.engine.contract import Event, Step
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import RaceStarted, StarterFound, StartRolled
from app.games.um_reifenbreite.model import Options, Phase, Rider, ShortRaceEnergy, State, Team
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.deck import full_deck

KEPT = 7
"""UR-3.4: so many energy cards a team keeps for a short race."""


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    told: list[Event] = []
    starter = roll_for_start(seats, chance, told)
    numbers = (n for team in box().teams[: seats * options.teams_per_seat] for n in team.riders)
    empty = State(
        options=options,
        seats=seats,
        phase=Phase.PLACE,
        starter=starter,
        riders=tuple(map(Rider, numbers)),
        teams=(),
        deck=(),
    )
    return Step(start_race(empty, told), tuple(told))


def roll_for_start(seats: int, chance: Chance, told: list[Event]) -> int:
    """UR-3.3: the highest sum of two dice starts; tied seats roll again among themselves."""
    left = list(range(seats))
    while len(left) > 1:
        sums = {}
        for seat in left:
            one, two = (chance.die(box().sides) for _ in range(box().dice))
            sums[seat] = one + two
            told.append(StartRolled(seat, one, two, one + two))
        left = [seat for seat in left if sums[seat] == max(sums.values())]
    return left[0]


def start_race(state: State, told: list[Event]) -> State:
    """UR-3.2, UR-14.2: every race begins with all riders, 14 energy cards a team and a full deck."""
    choosing = chooses_seven(state.options, state.race_number)
    hand = tuple(kind.id for kind in box().kinds.values() for _ in range(kind.count))
    told.append(RaceStarted(state.race, state.race_number + 1, len(state.options.races)))
    told.append(StarterFound(state.starter))
    return structs.replace(
        state,
        phase=Phase.KEEP if choosing else Phase.PLACE,
        teams=tuple(Team(hand, choosing=choosing) for _ in range(len(state.riders) // 4)),
        deck=full_deck(bool(state.options.cheating)),
        discards=(),
        round=0,
        placed=0,
        current=None,
        played=(),
        traded=(),
        throw=None,
        draft=None,
        lines=((),) * road_of(state.race).legs,
    )


def chooses_seven(options: Options, race_number: int) -> bool:
    """UR-3.4: only in the short races."""
    short = box().races[options.races[race_number]].short
    return short and options.short_race_energy is ShortRaceEnergy.CHOOSE7
