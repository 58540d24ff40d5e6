"""The positions of the quick start; its words are in learn.yaml.

The reader has the team 31 to 34, seat 1. Riders that are not named have finished.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from msgspec import structs

from app.engine.kit.odds import percent
from app.engine.kit.resolution import Resolution
from app.engine.operations import complete_options
from app.engine.tutorial import Answer, Example, PathResult, PreparedChance
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import Action, Move, Ride, TakeDraft
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import Disqualified, Moved, PhotosRevealed
from app.games.um_reifenbreite.model import OFF_ROAD, Level, Moving, Standing, State
from app.games.um_reifenbreite.preview import risk
from app.games.um_reifenbreite.road import distance, road_of
from app.games.um_reifenbreite.rules.rounds import next_turn
from app.games.um_reifenbreite.rules.scoring import seat_points

YOU = 1
SEATS = 4
DICE = Ride(("die", "die"), False)
THROWN = 5
"""The sum of the two prepared dice of the second step."""
WON = 1
"""The reader's place in the step about the photographers."""


def on_road(
    at: Mapping[int, str], *, played: tuple[int, ...] = (), deck: tuple[str, ...] = (), **options: Any
) -> State:
    """Return round 2 of a race with these riders; the first one that has not `played` is to play."""
    chosen = complete_options(GAME, {"auto_finish": False} | options, SEATS)
    starts = PreparedChance({"d6": (6, 6, *(1,) * (2 * SEATS - 2))})
    state = GAME.setup(chosen, SEATS, starts).state
    index = road_of(state.race).index
    riders = tuple(
        structs.replace(rider, node=index[at[rider.number]], standing=Standing.RACING)
        if rider.number in at
        else structs.replace(rider, standing=Standing.HOME, node=OFF_ROAD)
        for rider in state.riders
    )
    state = structs.replace(state, riders=riders, round=2, played=played, deck=deck or state.deck)
    return next_turn(state, Resolution())


def two_dice(setting: int) -> State:
    return on_road({31: "0:S1-2-05", 22: "1:AB-2-01"}, played=(22,))


def where_to_stop(result: PathResult[State]) -> Answer | None:
    """Return the answer to a press on a space after the dice have fallen."""
    road = road_of(result.before.race)
    if not isinstance(result.before.pending, Moving) or not isinstance(result.action, Move):
        return None
    if result.action.space not in road.index:
        return None
    rider, occupied = result.before.rider(31), result.before.occupied
    node = road.index[result.action.space]
    away = distance(road, rider.node, node, occupied)
    if not result.refused:
        ridden = result.events(Moved)[-1].distance
        return ("furthest", {}) if ridden == THROWN else ("nearer", {"n": ridden})
    if node == rider.node:
        return "own_space", {}
    if node in occupied:
        return "occupied", {}
    return ("no_way", {}) if away is None else ("too_far", {"n": away})


def a_wheel(setting: int) -> State:
    return on_road({22: "0:S1-2-06", 31: "0:S1-2-05", 41: "0:S1-2-04"})


def on_the_wheel(result: PathResult[State]) -> Answer:
    if result.refused:
        return "elsewhere", {}
    return ("follow" if isinstance(result.action, TakeDraft) else "later"), {}


def before_the_line(photos: int) -> State:
    """Return rider 31 alone, with `photos` photos: numbers 1, 2, 3, ..."""
    state = on_road({31: "3:S2-1-05"}, level=Level.PRO)
    return state.with_rider(structs.replace(state.rider(31), photos=tuple(range(1, photos + 1))))


def developed(result: PathResult[State]) -> Answer | None:
    if not (shown := result.events(PhotosRevealed)):
        return None
    if caught := result.events(Disqualified):
        return "developed", {"a": caught[0].photo}
    return "unseen", {"a": shown[0].one, "b": shown[0].two}


def the_photographers(result: PathResult[State], photos: int) -> Mapping[str, Any]:
    shown = result.events(PhotosRevealed)
    return {
        "photos": box().photo_numbers,
        "developed": (shown[0].one, shown[0].two) if shown else (),
        "caught": bool(result.events(Disqualified)),
        "points": box().places[WON - 1],
        "risk": percent(Fraction(*risk(before_the_line(photos).rider(31), 0))),
    }


FINISH = (31, 21, 22, 23, 24, 32, 33, 34)


def at_home(setting: int) -> State:
    state = on_road({31: "3:S2-1-05"})
    for place, number in enumerate(FINISH, 1):
        state = state.with_rider(
            structs.replace(state.rider(number), place=place, standing=Standing.HOME, node=OFF_ROAD)
        )
    return state


def the_score(result: PathResult[State], setting: int) -> Mapping[str, Any]:
    riders = [result.state.rider(number) for number in FINISH]
    points = seat_points(result.state)
    return {
        "riders": [(one.place, one.number, result.state.owner(one.number), one.points) for one in riders],
        "scores": sorted(((seat, points[seat]) for seat in (0, YOU)), key=lambda one: -one[1]),
        "you": YOU,
    }


def example(**given: Any) -> Example[State, Action]:
    return Example(seats=SEATS, seat=YOU, **given)


EXAMPLES: Mapping[str, Example[State, Action]] = {
    "u1": example(position=at_home, facts=the_score),
    "u2": example(
        position=two_dice,
        draws={"d6": (3, 2)},
        offered=lambda action: action == DICE or isinstance(action, Move),
        answer=where_to_stop,
    ),
    "u3": example(
        position=a_wheel,
        draws={"d6": (5, 4)},
        opening=((0, DICE), (0, Move("1:AB-2-09"))),
        answer=on_the_wheel,
    ),
    "u4": example(
        position=lambda setting: on_road({31: "0:S1-2-06", 41: "0:S1-2-05"}),
        draws={"d6": (3,)},
        opening=((YOU, Ride(("die", "r1-5"), True)), (YOU, Move("1:AB-2-08"))),
    ),
    "u5": example(
        position=lambda setting: on_road({31: "2:BC-2-07"}),
        draws={"d6": (4,)},
        opening=((YOU, Ride(("die", "r1-5"), False)),),
    ),
    "u6": example(
        position=lambda setting: on_road(
            {
                31: "1:AB-1-03",
                22: "1:AB-2-03",
                41: "1:AB-3-03",
                51: "1:AB-3-02",
                23: "1:AB-4-01",
                32: "1:AB-2-01",
            },
            played=(31,),
            deck=("crash",),
        ),
        draws={"d6": (3, 4), "below": (0,)},
        opening=((0, DICE),),
    ),
    "u7": example(
        position=before_the_line,
        draws={"d6": (1, 2)},
        path=(DICE, Move("4:CF-1-02")),
        answer=developed,
        settings=4,
        facts=the_photographers,
    ),
    "u8": example(
        position=lambda setting: on_road({22: "3:S2-1-05", 31: "3:S2-1-04"}),
        draws={"d6": (1, 2)},
        opening=((0, DICE), (0, Move("4:CF-1-02"))),
    ),
}
