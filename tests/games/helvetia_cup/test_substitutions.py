"""HC-13: substitutions."""

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.model import Phase, Place, Placing, State
from tests.games.helvetia_cup.build import a, after, offered, on
from tests.support.matches.scripted_chance import clause, refused_by


def at_the_edge(**more: object) -> State:
    """Seat 0 moves; no. 4 stands on a10, no. 3 has the ball on i10."""
    return on(Phase.MOVE_ATT, {"0:4": "a10", "0:3": "i10"}, holder="0:3", **more)  # type: ignore[arg-type]


@clause("HC-13.1")
def test_after_a_goal_both_may_substitute_the_coming_defender_first() -> None:
    state = on(Phase.SUBS, {}, attacker=1, pending=Placing(0))
    assert {(x.f, x.in_) for x in offered(state, 0, a.Sub)} == {
        (f"0:{n}", on_) for n in range(1, 6) for on_ in ("0:6", "0:7")
    }

    state = after(state, (0, a.Sub("0:4", "0:6")), (0, a.Sub("0:1", "0:7")))

    assert GAME.to_act(state) == (1,)  # nobody is left on the first bench
    assert state.keeper(0).number == 7
    assert after(state, (1, a.Done())).phase is Phase.PLACE


@clause("HC-13.1")
def test_a_coach_without_substitutes_is_not_asked() -> None:
    state = on(
        Phase.SUBS, {}, attacker=1, pending=Placing(0), squads=((1, 2, 3, 4, 5, 6, 7), (1, 2, 3, 4, 5))
    )

    assert after(state, (0, a.Done())).phase is Phase.PLACE


@clause("HC-13.1", "HC-13.2")
def test_in_movement_a_footballer_steps_off_over_the_edge() -> None:
    state = after(at_the_edge(), (0, a.SubExit("0:4", "0:6")))

    came, left = state.footballers["0:6"], state.footballers["0:4"]
    assert (came.hex, left.place) == ("a10", Place.LEFT)
    assert refused_by(GAME, state, 0, a.Move("0:6", "a12")) == "HC-13.2"
    assert refused_by(GAME, at_the_edge(), 0, a.SubExit("0:2", "0:4")) == "HC-13.3"


@clause("HC-13.1")
def test_stepping_off_costs_a_step() -> None:
    state = after(at_the_edge(), (0, a.Move("0:4", "a12")), (0, a.SubExit("0:4", "0:6")))
    assert state.footballers["0:4"].boosts == 3 - 1

    tired = after(at_the_edge(boosts={"0:4": 0}), (0, a.Move("0:4", "a12")))
    assert refused_by(GAME, tired, 0, a.SubExit("0:4", "0:6")) == "HC-6.2"


@clause("HC-13.2")
def test_the_holder_does_not_leave_this_way() -> None:
    assert refused_by(GAME, at_the_edge(), 0, a.SubExit("0:3", "0:6")) == "HC-13.2"
    inside = on(Phase.MOVE_ATT, {"0:4": "b9"}, holder="0:3")
    assert refused_by(GAME, inside, 0, a.SubExit("0:4", "0:6")) == "HC-13.1"


@clause("HC-13.2")
def test_who_came_on_may_act() -> None:
    state = on(Phase.MOVE_DEF, {"0:3": "a10", "1:2": "a10"}, holder="0:3")

    state = after(state, (1, a.SubExit("1:2", "1:6")), (1, a.Done()))

    assert state.phase is Phase.ACT_DEF
    assert GAME.public(state)["odds"]["f"] == "1:6"


@clause("HC-13.3")
def test_who_has_left_does_not_return() -> None:
    state = after(at_the_edge(), (0, a.SubExit("0:4", "0:6")))

    assert {x.in_ for x in offered(state, 0, a.SubExit)} <= {"0:7"}
