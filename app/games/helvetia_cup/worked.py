"""The positions of the worked examples in the book that the quick start has no step for."""

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from app.engine.course import Course
from app.engine.learn import Example
from app.games.helvetia_cup.actions import (
    Action,
    Aim,
    Guard,
    Intercept,
    LongPass,
    MoveOn,
    PlayCard,
    ShootoutTaker,
    ShortPass,
    Steal,
    Tackle,
)
from app.games.helvetia_cup.learn import MAREK, YOU, duel, minutes, on_pitch
from app.games.helvetia_cup.model import Coach, Phase, State
from app.games.helvetia_cup.rules import shootout

EAGLE_EYE = "T05"


def with_the_ball(holder: str = "0:5", **more: Any) -> State:
    """You attack in the middle of the pitch."""
    return on_pitch(
        Phase.ACT_ATT,
        {1: "e0", 5: "e12", 7: "d17", 2: "e8", 3: "g12"},
        {1: "e24", 2: "e20", 3: "e14", 4: "g18", 5: "c18"},
        holder,
        **more,
    )


def with_a_card() -> State:
    """One tactics card in your hand."""
    state = with_the_ball()
    options = structs.replace(state.options, cards=True)
    return structs.replace(state, options=options, coaches=(Coach(tactics=(EAGLE_EYE,)), Coach()))


def after_extra_time() -> State:
    """Level, and you kicked the match off."""
    return shootout.start(structs.replace(with_the_ball(), half=4, clock=15), Course())


POSITIONS: Mapping[str, Example[State, Action]] = {
    "steal": Example(position=lambda setting: duel(), draws={"d20": (9, 17)}, opening=((YOU, Steal()),)),
    "foul": Example(
        position=lambda setting: duel(), draws={"d20": (14,), "lot": (0, 1)}, opening=((YOU, Tackle()),)
    ),
    "loose_ball": Example(
        position=lambda setting: with_the_ball(),
        draws={"d20": (19,), "lot": (minutes(6),)},
        opening=((YOU, LongPass("d17")),),
    ),
    "half_over": Example(
        position=lambda setting: duel(clock=39),
        draws={"d20": (9, 16), "lot": (minutes(9),)},
        opening=((YOU, Steal()), (YOU, MoveOn("0:3", "e12"))),
    ),
    "intercepted": Example(
        position=lambda setting: on_pitch(
            Phase.ACT_ATT,
            {1: "e0", 5: "e12", 7: "e14", 2: "e8", 3: "g12"},
            {1: "e24", 2: "e20", 3: "e14", 4: "g18", 5: "c18"},
            "0:5",
        ),
        draws={"d20": (8,)},
        opening=((YOU, ShortPass("e14")), (MAREK, Intercept())),
    ),
    "eagle_eye": Example(
        position=lambda setting: with_a_card(),
        draws={"d20": (18,)},
        opening=((YOU, PlayCard(EAGLE_EYE)), (YOU, LongPass("d17"))),
    ),
    "kick": Example(
        position=lambda setting: after_extra_time(),
        draws={"d20": (11,)},
        opening=((YOU, ShootoutTaker("0:5")), (MAREK, Guard(("TL", "TC"))), (YOU, Aim("BC"))),
    ),
}
