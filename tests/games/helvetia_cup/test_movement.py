"""HC-6: steps, boosts, overtaking, standing up."""

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.events import Moved
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.pitch import NEIGHBOURS
from app.games.helvetia_cup.rules.skills import own_skill
from tests.games.helvetia_cup.build import a, after, event, offered, on, take, targets
from tests.support.matches.scripted_chance import clause, refused_by


def moving(at: dict[str, str] | None = None, **more: object) -> State:
    """Seat 0 attacks and moves; no. 3 has the ball on e10."""
    return on(Phase.MOVE_ATT, {"0:3": "e10"} | (at or {}), holder="0:3", **more)  # type: ignore[arg-type]


@clause("HC-6.1")
def test_footballers_move_one_hex_each_in_any_order_and_interleaved() -> None:
    state = after(
        moving({"0:4": "g10"}),
        (0, a.Move("0:3", "e12")),
        (0, a.Move("0:4", "g12")),
        (0, a.Move("0:3", "e14")),
        (0, a.Done()),
    )

    assert [state.footballers[f"0:{n}"].hex for n in (3, 4)] == ["e14", "g12"]
    assert GAME.to_act(state) == (1,)
    assert refused_by(GAME, moving(), 0, a.Move("0:3", "e14")) == "HC-6.1"


@clause("HC-6.2")
def test_the_first_step_is_free_and_each_further_one_costs_a_boost() -> None:
    state = moving(boosts={"0:3": 1})

    free = take(state, 0, a.Move("0:3", "e12"))
    paid = take(free.state, 0, a.Move("0:3", "e14"))

    assert (event(free, Moved).cost, event(paid, Moved).cost) == (0, 1)
    assert event(paid, Moved).boosts == 1 - 1
    assert paid.state.coaches[0].stats.boosts_spent == 1
    assert refused_by(GAME, paid.state, 0, a.Move("0:3", "e16")) == "HC-6.2"


@clause("HC-6.2")
def test_who_has_neither_a_free_step_nor_a_boost_is_offered_no_step() -> None:
    state = after(moving(boosts={"0:3": 0}), (0, a.Move("0:3", "e12")))

    assert targets(state, 0, a.Move, "0:3") == set()
    assert GAME.preview is not None
    assert "0:3" not in GAME.preview(state, 0)["ways"]


@clause("HC-6.3")
def test_the_last_boost_halves_all_skills_at_once() -> None:
    state = moving(boosts={"0:3": 1})
    before = own_skill(state, state.footballers["0:3"], "pass")

    state = after(state, (0, a.Move("0:3", "e12")), (0, a.Move("0:3", "e14")))

    assert (before, own_skill(state, state.footballers["0:3"], "pass")) == (11, 11 // 2)


def on_the_line(**more: object) -> State:
    """No. 4 is about to step to the touchline."""
    return moving({"0:4": "b9"}, **more)


@clause("HC-6.4")
def test_overtaking_is_one_more_step_along_the_touchline() -> None:
    state = after(on_the_line(), (0, a.Move("0:4", "a10")))
    assert targets(state, 0, a.Overtake) == {"a8", "a12"}

    state = after(state, (0, a.Overtake("0:4", "a12")))

    assert state.footballers["0:4"].boosts == 3
    assert refused_by(GAME, state, 0, a.Move("0:4", "a14")) == "HC-6.4"
    assert refused_by(GAME, state, 0, a.Overtake("0:4", "a14")) == "HC-6.4"


@clause("HC-6.4")
def test_overtaking_needs_a_step_no_boost_the_line_and_the_ball_side() -> None:
    assert refused_by(GAME, moving({"0:4": "a10"}), 0, a.Overtake("0:4", "a12")) == "HC-6.4"
    boosted = after(on_the_line(), (0, a.Move("0:4", "b11")), (0, a.Move("0:4", "a10")))
    assert refused_by(GAME, boosted, 0, a.Overtake("0:4", "a12")) == "HC-6.4"
    inside = after(moving({"0:4": "b9"}), (0, a.Move("0:4", "b11")))
    assert refused_by(GAME, inside, 0, a.Overtake("0:4", "b13")) == "HC-6.4"
    defenders = after(moving({"1:4": "b9"}), (0, a.Done()), (1, a.Move("1:4", "a10")))
    assert refused_by(GAME, defenders, 1, a.Overtake("1:4", "a12")) == "HC-6.4"


@clause("HC-6.4", "HC-6.7")
def test_standing_up_is_no_step_to_overtake_after() -> None:
    state = after(moving({"0:4": "a10"}, fallen=("0:4",)), (0, a.Stand("0:4")))

    assert refused_by(GAME, state, 0, a.Overtake("0:4", "a12")) == "HC-6.4"


@clause("HC-6.5")
def test_team_mates_block_and_opponents_do_not() -> None:
    state = moving({"0:4": "e12", "0:5": "f11", "1:3": "d11"}, fallen=("0:5",))

    assert targets(state, 0, a.Move, "0:3") == set(NEIGHBOURS["e10"]) - {"e12", "f11"}
    assert refused_by(GAME, state, 0, a.Move("0:3", "f11")) == "HC-6.5"


@clause("HC-6.6")
def test_a_goal_hex_is_for_its_own_goalkeeper() -> None:
    state = on(Phase.MOVE_ATT, {"0:3": "e22", "0:1": "e2", "0:4": "d1"}, holder="0:3")

    assert refused_by(GAME, state, 0, a.Move("0:3", "e24")) == "HC-6.6"
    assert refused_by(GAME, state, 0, a.Move("0:4", "e0")) == "HC-6.6"
    assert a.Move("0:1", "e0") in offered(state, 0, a.Move)


@clause("HC-6.7")
def test_a_fallen_footballer_stands_up_with_the_free_step_and_moves_on_for_boosts() -> None:
    state = moving(fallen=("0:4",), boosts={"0:4": 1})
    assert refused_by(GAME, state, 0, a.Move("0:4", "b1")) == "HC-6.7"
    assert refused_by(GAME, state, 0, a.Stand("0:3")) == "HC-6.7"

    state = after(state, (0, a.Stand("0:4")), (0, a.Move("0:4", "b1")))

    assert state.footballers["0:4"].boosts == 1 - 1


@clause("HC-6.8")
def test_the_holder_takes_the_ball_along() -> None:
    assert after(moving(), (0, a.Move("0:3", "e12"))).ball == "e12"


@clause("HC-6.9")
def test_a_goalkeeper_with_the_ball_in_the_own_area_stays() -> None:
    state = on(Phase.MOVE_ATT, {}, holder="0:1")

    assert refused_by(GAME, state, 0, a.Move("0:1", "e2")) == "HC-6.9"
    assert not targets(state, 0, a.Move, "0:1")
