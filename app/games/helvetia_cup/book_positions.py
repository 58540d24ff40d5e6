"""The positions of the worked examples in the book that the quick start has no step for."""

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.tutorial import Example
from app.games.helvetia_cup.actions import (
    Action,
    Aim,
    Guard,
    Intercept,
    Kicker,
    LongPass,
    Move,
    MoveOn,
    PlaceFootballer,
    PlayCard,
    ShootoutTaker,
    ShortPass,
    Steal,
    SubExit,
    Tackle,
)
from app.games.helvetia_cup.model import Coach, Footballer, Phase, Place, State
from app.games.helvetia_cup.rules import before, kickoff, shootout
from app.games.helvetia_cup.tutorial import MAREK, YOU, duel, minutes, on_pitch

EAGLE_EYE = "T05"


def with_the_ball(holder: str = "0:5", **more: Any) -> State:
    """Return a position in which you attack in the middle of the pitch."""
    return on_pitch(
        Phase.ACT_ATT,
        {1: "e0", 5: "e12", 7: "d17", 2: "e8", 3: "g12"},
        {1: "e24", 2: "e20", 3: "e14", 4: "g18", 5: "c18"},
        holder,
        **more,
    )


def with_a_card() -> State:
    """Return a position with one tactics card in your hand."""
    state = with_the_ball()
    options = structs.replace(state.options, cards=True)
    return structs.replace(state, options=options, coaches=(Coach(tactics=(EAGLE_EYE,)), Coach()))


def after_extra_time() -> State:
    """Return a position after extra time: level, and you kicked off the match."""
    return shootout.start(structs.replace(with_the_ball(), half=4, clock=15), Resolution())


def on_the_wing() -> State:
    """Return a position to move, with Feuerball near the edge and the substitute Flugel."""
    state = on_pitch(
        Phase.MOVE_ATT,
        {1: "e0", 5: "e12", 7: "c16", 2: "e8", 3: "g12"},
        {1: "e24", 2: "e20", 3: "e14", 4: "g18", 5: "e18"},
        "0:5",
    )
    waiting = Footballer(id="0:6", seat=YOU, number=6, boosts=4, place=Place.BENCH)
    everybody = {**state.footballers, waiting.id: waiting}
    return structs.replace(state, footballers=dict(sorted(everybody.items())))


def exhausted() -> State:
    """Return a position in which Basilo used up all boosts in the match before."""
    state = with_the_ball()
    options = structs.replace(state.options, boost_malus=((5,), ()))
    called_up = before.call_up(structs.replace(state, options=options), YOU, 5)
    moving = structs.replace(state, options=options, phase=Phase.MOVE_ATT)
    return moving.with_footballer(called_up.id, boosts=called_up.boosts)


LINE_UPS: tuple[tuple[int, Action], ...] = (
    (MAREK, PlaceFootballer("1:2", "e20")),
    (MAREK, PlaceFootballer("1:3", "c16")),
    (MAREK, PlaceFootballer("1:4", "g16")),
    (MAREK, PlaceFootballer("1:5", "e18")),
    (YOU, Kicker("0:5")),
    (YOU, PlaceFootballer("0:2", "e6")),
    (YOU, PlaceFootballer("0:3", "g10")),
    (YOU, PlaceFootballer("0:7", "c8")),
)

POSITIONS: Mapping[str, Example[State, Action]] = {
    "steal": Example(position=lambda setting: duel(), draws={"d20": (9, 17)}, opening=((YOU, Steal()),)),
    "foul": Example(
        position=lambda setting: duel(), draws={"d20": (14,), "below": (0, 3)}, opening=((YOU, Tackle()),)
    ),
    "loose_ball": Example(
        position=lambda setting: with_the_ball(),
        draws={"d20": (19,), "below": (minutes(6),)},
        opening=((YOU, LongPass("d17")),),
    ),
    "half_over": Example(
        position=lambda setting: duel(clock=39),
        draws={"d20": (9, 16), "below": (minutes(9),)},
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
    "kicked_off": Example(
        position=lambda setting: kickoff.line_up(with_the_ball()),
        draws={"d20": (7,)},
        opening=(*LINE_UPS, (YOU, LongPass("c8"))),
    ),
    "from_the_goal": Example(
        position=lambda setting: on_pitch(
            Phase.ACT_ATT,
            {1: "e0", 2: "c4", 5: "e10", 7: "f13", 3: "g6"},
            {1: "e24", 2: "e20", 3: "c10", 4: "g16", 5: "e8"},
            "0:1",
        ),
        draws={"d20": (12,)},
        opening=((YOU, LongPass("f13")),),
    ),
    "over_the_edge": Example(
        position=lambda setting: on_the_wing(),
        opening=(
            (YOU, Move("0:7", "b15")),
            (YOU, Move("0:7", "a14")),
            (YOU, SubExit("0:7", "0:6")),
        ),
    ),
    "exhausted": Example(
        position=lambda setting: exhausted(),
        opening=((YOU, Move("0:5", "e14")), (YOU, Move("0:5", "e16"))),
    ),
    "whistle": Example(
        position=lambda setting: structs.replace(duel(clock=39), half=2, score=(1, 0)),
        draws={"d20": (9, 16), "below": (minutes(9),)},
        opening=((YOU, Steal()), (YOU, MoveOn("0:3", "e12"))),
    ),
}
