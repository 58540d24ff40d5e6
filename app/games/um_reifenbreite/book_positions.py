"""The positions of the worked examples in the book that the quick start has no step for."""

from collections.abc import Mapping

from msgspec import structs

from app.engine.operations import complete_options
from app.engine.tutorial import Example, PreparedChance
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import AcceptSwap, Action, AskSwap, Move, Place, Ride, TakeDraft
from app.games.um_reifenbreite.model import Level, Race, State
from app.games.um_reifenbreite.tutorial import DICE, SEATS, YOU, at_home, before_the_line, example, on_road

OTHER, THIRD, FOURTH = 0, 2, 3
EARLIER = {31: 22, 21: 35, 22: 50, 32: 40}
"""The points of these riders from the first race of the tour."""


def uphill() -> State:
    """Return a position with 22 right behind 31, both on a climb."""
    return on_road({31: "2:BC-2-07", 22: "2:BC-2-06"})


def before_the_sprint() -> State:
    return on_road({31: "1:AB-2-17", 22: "1:AB-4-15"}, level=Level.PRO)


def last_race() -> State:
    """Return the second race of two, in which only 31 is still riding and leads all the same."""
    state = at_home(0)
    options = structs.replace(state.options, races=(Race.LIEGE_BASTOGNE_LIEGE,) * 2)
    for number, points in EARLIER.items():
        state = state.with_rider(structs.replace(state.rider(number), earlier=points))
    return structs.replace(state, options=options, race_number=1)


def placing() -> State:
    """Return a position before the start: the road is empty, and you won the roll."""
    starts = PreparedChance({"d6": (1, 1, 6, 6, *(1,) * (2 * SEATS - 4))})
    return GAME.setup(complete_options(GAME, {}, SEATS), SEATS, starts).state


POSITIONS: Mapping[str, Example[State, Action]] = {
    "around": example(
        position=lambda setting: on_road({31: "0:S1-2-05", 22: "1:AB-2-01"}, played=(22,)),
        draws={"d6": (3, 2)},
        opening=((YOU, DICE), (YOU, Move("1:AB-2-04"))),
    ),
    "basic": example(
        position=lambda setting: on_road({31: "2:BC-2-07"}, level=Level.BASIC),
        draws={"d6": (4,)},
        opening=((YOU, Ride(("die", "r1-5"), False)),),
    ),
    "first_placed": example(
        position=lambda setting: placing(),
        opening=(
            (YOU, Place(31, "0:S1-2-04")),
            (THIRD, Place(41, "0:S1-3-04")),
            (FOURTH, Place(51, "0:S1-4-04")),
        ),
    ),
    "order": example(
        position=lambda setting: on_road({22: "0:S1-2-06", 31: "0:S1-3-04", 41: "0:S1-2-04"}),
        draws={"d6": (2, 3, 4, 2, 1, 3)},
        opening=(
            (OTHER, DICE),
            (OTHER, Move("1:AB-2-05")),
            (THIRD, DICE),
            (THIRD, Move("1:AB-2-04")),
            (YOU, DICE),
        ),
    ),
    "dismounted": example(
        position=lambda setting: uphill(),
        draws={"d6": (1, 2, 2, 4)},
        opening=((YOU, DICE), (OTHER, DICE), (OTHER, Move("2:BC-2-07"))),
    ),
    "traded": example(
        position=lambda setting: on_road({31: "0:S1-2-06", 22: "0:S1-2-05"}, level=Level.PRO),
        draws={"d6": (5, 3)},
        opening=(
            (YOU, AskSwap(22)),
            (OTHER, AcceptSwap()),
            (OTHER, DICE),
            (OTHER, Move("1:AB-2-08")),
            (YOU, TakeDraft()),
        ),
    ),
    "photographed": example(
        position=lambda setting: before_the_line(0),
        draws={"d6": (3,), "below": (4, 4, 1)},
        opening=((YOU, Ride(("die", "cheat"), False)), (YOU, Move("4:CF-1-08"))),
    ),
    "sprint": example(
        position=lambda setting: before_the_sprint(),
        draws={"d6": (6, 2, 6, 5)},
        opening=((YOU, DICE), (YOU, Move("2:BC-2-01")), (OTHER, DICE), (OTHER, Move("2:BC-4-01"))),
    ),
    "tour": example(position=lambda setting: last_race(), opening=((YOU, Ride(("g-6", "g-6"), True)),)),
}
