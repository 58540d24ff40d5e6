"""HC-3: the kick-off of a half and after a goal."""

from app.engine.kit.resolution import Resolution
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.pitch import CIRCLE, HALF
from app.games.helvetia_cup.rules.kickoff import start_half
from tests.games.helvetia_cup.build import a, after, minutes, offered, on, take, targets
from tests.support.matches.scripted_chance import clause, kinds, refused_by


def lined_up(**more: object) -> State:
    """Seat 0 kicks off: seat 1 is about to place no. 2."""
    return start_half(on(Phase.TOSS, {}, **more), 1, Resolution())  # type: ignore[arg-type]


DEFENDERS = [(1, a.PlaceFootballer(f"1:{n}", h)) for n, h in ((2, "b15"), (3, "c16"), (4, "d17"), (5, "e18"))]


@clause("HC-3.1")
def test_the_defenders_place_first_in_shirt_order_outside_the_circle() -> None:
    state = lined_up(fallen=("1:2", "0:3"))

    assert GAME.to_act(state) == (1,)
    assert not any(f.fallen for f in state.footballers.values())
    assert [state.footballers[f"{seat}:1"].hex for seat in (0, 1)] == ["e0", "e24"]
    assert {x.f for x in offered(state, 1, a.PlaceFootballer)} == {"1:2"}
    assert targets(state, 1, a.PlaceFootballer) == HALF[1] - CIRCLE - {"e24"}
    assert refused_by(GAME, state, 1, a.PlaceFootballer("1:3", "c16")) == "HC-3.1"
    assert refused_by(GAME, state, 1, a.PlaceFootballer("1:2", "d13")) == "HC-3.1"
    assert refused_by(GAME, state, 1, a.PlaceFootballer("1:2", "e10")) == "HC-3.1"
    state = after(state, DEFENDERS[0])
    assert refused_by(GAME, state, 1, a.PlaceFootballer("1:3", "b15")) == "HC-6.5"


@clause("HC-3.2")
def test_then_the_attackers_with_one_on_the_centre_and_the_circle_allowed() -> None:
    state = after(lined_up(), *DEFENDERS)
    assert (state.phase, GAME.to_act(state)) == (Phase.KICKER, (0,))
    assert refused_by(GAME, state, 0, a.Kicker("0:1")) == "HC-3.2"

    state = after(state, (0, a.Kicker("0:4")))

    assert state.footballers["0:4"].hex == "e12"
    assert {x.f for x in offered(state, 0, a.PlaceFootballer)} == {"0:2"}
    assert targets(state, 0, a.PlaceFootballer) == HALF[0] - {"e0"}
    assert "e10" in CIRCLE & HALF[0]


@clause("HC-3.3")
def test_the_kicker_must_act_at_once() -> None:
    state = after(lined_up(), *DEFENDERS, (0, a.Kicker("0:4")))
    own = [(0, a.PlaceFootballer(f"0:{n}", h)) for n, h in ((2, "b9"), (3, "c10"), (5, "e10"))]

    state = after(state, *own)

    assert (state.phase, state.holder) == (Phase.ACT_ATT, "0:4")
    assert refused_by(GAME, state, 0, a.EndRound()) == "HC-9.1"
    state = after(state, (0, a.ShortPass("e10")))
    assert offered(state, 0, a.EndRound)  # after that action the round goes on normally


def scoring(clock: int = 0) -> State:
    """Seat 0 has shot, and nothing was guarded."""
    state = on(Phase.ACT_ATT, {"0:5": "e22", "1:1": "e20"}, holder="0:5", clock=clock)
    return after(state, (0, a.Shoot()))


@clause("HC-3.4")
def test_after_a_goal_the_team_that_conceded_kicks_off() -> None:
    state = take(scoring(), 0, a.Aim("BC"), 1, minutes(6)).state
    assert (state.phase, state.attacker, GAME.to_act(state)) == (Phase.SUBS, 1, (0,))

    state = after(state, (0, a.Done()), (1, a.Done()))

    assert (state.phase, GAME.to_act(state)) == (Phase.PLACE, (0,))


@clause("HC-3.4", "HC-13.1")
def test_a_goal_that_ends_the_half_leads_to_the_next_kick_off_without_substitutions() -> None:
    step = take(scoring(clock=39), 0, a.Aim("BC"), 1, minutes(6))

    assert step.state.score == (1, 0)
    assert (step.state.half, step.state.phase, step.state.attacker) == (2, Phase.PLACE, 1)
    assert kinds(step.events)[-4:] == ["goal_scored", "time_rolled", "half_ended", "half_started"]
