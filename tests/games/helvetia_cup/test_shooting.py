"""HC-11: shots, one-touch shots, headers; HC-12: the goalkeeper."""

import pytest

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.events import ShotTested
from app.games.helvetia_cup.model import Effects, Phase, Shot, State
from app.games.helvetia_cup.pitch import HEXES, SHOOTING_ZONE
from tests.games.helvetia_cup.build import a, after, event, minutes, offered, on, take
from tests.support.matches.scripted_chance import clause, kinds, refused_by

SQUAD = (1, 8, 2, 3, 4, 5, 6)
OFF = {"offside": "off"}


def striker(hex_: str, at: dict[str, str] | None = None, **more: object) -> State:
    """Seat 0 (fools) acts with no. 8: shot 18, header 11, pass 13."""
    usual: dict[str, object] = {"holder": "0:8", "squads": (SQUAD, (1, 2, 3, 4, 5, 6, 7)), "given": OFF}
    return on(Phase.ACT_ATT, {"0:8": hex_} | (at or {}), **usual | more)  # type: ignore[arg-type]


def shot(state: State) -> Shot:
    assert isinstance(state.pending, Shot)
    return state.pending


@clause("HC-11.1")
def test_a_shot_needs_a_shooting_zone() -> None:
    zones = {h for h in HEXES if h not in ("e0", "e24") and offered(striker(h), 0, a.Shoot)}

    assert zones == SHOOTING_ZONE[1]
    assert refused_by(GAME, striker("e14"), 0, a.Shoot()) == "HC-11.1"


@clause("HC-11.2")
@pytest.mark.parametrize(("hex_", "n"), [("e22", 1), ("e20", 2), ("c20", 3), ("e16", 4)])
def test_the_keeper_guards_as_many_sectors_as_hexes_to_the_goal(hex_: str, n: int) -> None:
    state = after(striker(hex_), (0, a.Shoot()))

    assert shot(state).n == n
    assert GAME.to_act(state) == (0, 1)  # both at once
    assert {len(x.sectors) for x in offered(state, 1, a.Guard)} == {n}
    assert len(offered(state, 0, a.Aim)) == 6
    assert refused_by(GAME, state, 1, a.Guard(("TL", "BR", "BL"))) in ("HC-11.2", "HC-1.12")


@clause("HC-11.2")
def test_the_order_in_which_they_choose_does_not_matter() -> None:
    state = after(striker("e20"), (0, a.Shoot()))

    first = after(state, (0, a.Aim("BC")), (1, a.Guard(("BL", "BC")), (minutes(6),)))
    second = after(state, (1, a.Guard(("BL", "BC"))), (0, a.Aim("BC"), (minutes(6),)))

    assert first == second and first.holder == "1:1"


@clause("HC-11.3", "HC-12.1")
def test_a_goalkeeper_away_from_home_guards_nothing() -> None:
    state = after(striker("e18", {"1:1": "e22"}, hands=((), ("T10",))), (0, a.Shoot()))

    assert (shot(state).n, shot(state).guard) == (0, ())
    assert GAME.to_act(state) == (0,)


@clause("HC-11.2", "HC-16.3")
def test_six_sectors_leave_no_choice() -> None:
    state = after(striker("e16", hands=((), ("L3",))), (0, a.Shoot()))

    state = after(state, (1, a.PlayCard("L3")))  # 4 + 2

    assert shot(state).guard == ("TL", "TC", "TR", "BL", "BC", "BR")
    assert take(state, 0, a.Aim("TR"), minutes(6)).state.holder == "1:1"


@clause("HC-11.4")
def test_a_guarded_sector_is_saved_without_a_roll() -> None:
    state = after(striker("e20"), (0, a.Shoot()), (1, a.Guard(("BL", "BC"))))

    step = take(state, 0, a.Aim("BL"), minutes(9))

    assert "shot_tested" not in kinds(step.events)
    assert (step.state.holder, step.state.attacker, step.state.score) == ("1:1", 1, (0, 0))
    assert step.state.coaches[1].stats.saves == 1


@clause("HC-11.5", "HC-7.6")
def test_a_shot_adds_halving_cards_sector_and_pressure() -> None:
    state = striker("c20", {"1:2": "c20"}, boosts={"0:8": 0}, effects=(Effects(bonus={"shot": 3}), Effects()))
    assert GAME.public(state)["odds"]["sectors"]["TC"]["total"] == 18 // 2 + 3 - 1 - 3
    state = after(state, (0, a.Shoot()), (1, a.Guard(("BL", "BC", "BR"))))

    step = take(state, 0, a.Aim("TC"), 4, minutes(6))

    told = event(step, ShotTested)
    assert (told.base, told.halved, told.bonus, told.sector, told.pressure) == (18, True, 3, -1, 3)
    assert told.value == 18 // 2 + 3 - 1 - 3 == 8 and told.success


@clause("HC-11.6")
def test_after_a_miss_the_keeper_has_the_ball_at_home_wherever_they_were() -> None:
    state = after(striker("e18", {"1:1": "c14"}, fallen=("1:1",)), (0, a.Shoot()))

    state = take(state, 0, a.Aim("TL"), 20, minutes(6)).state

    assert (state.holder, state.ball) == ("1:1", "e24")
    assert state.footballers["1:1"].standing


@clause("HC-11.7")
def test_one_touch_costs_four_and_one_sector() -> None:
    state = striker("e18", {"0:4": "e20"})
    assert refused_by(GAME, state, 0, a.OneTouch()) == "HC-11.7"
    state = after(state, (0, a.ShortPass("e20")), (0, a.OneTouch()))
    assert shot(state).n == 2 - 1

    state = after(state, (1, a.Guard(("TL",))))
    step = take(state, 0, a.Aim("BC"), 9, minutes(6))

    told = event(step, ShotTested)  # no. 4: shot 12
    assert told.value == 12 - 4 + 0 and not told.success


@clause("HC-11.8")
def test_a_header_uses_the_header_skill_and_the_distance() -> None:
    at = {"0:7": "c24"}
    state = on(Phase.ACT_ATT, {"0:4": "e12"} | at, holder="0:4", given=OFF, squads=((1, 4, 7, 2, 3), SQUAD))
    state = take(state, 0, a.LongPass("c24"), 1).state

    state = after(state, (0, a.Header()))

    assert (shot(state).n, shot(state).zone, shot(state).kind) == (2, "left", "header")
    state = after(state, (1, a.Guard(("TR", "BR"))))
    step = take(state, 0, a.Aim("BC"), 12, minutes(6))
    told = event(step, ShotTested)
    assert (told.value, told.success) == (13, True)
    stats = step.state.coaches[0].stats
    assert (stats.headers, stats.goals_header, stats.goals_side) == (1, 1, 1)


@clause("HC-12.1")
def test_outside_the_area_a_goalkeeper_is_a_footballer_like_others() -> None:
    state = on(Phase.ACT_DEF, {"0:4": "e18", "1:1": "e18"}, holder="0:4")

    assert take(state, 1, a.Tackle(), 4, minutes(6)).state.holder == "1:1"


@clause("HC-12.2")
def test_a_goalkeeper_with_the_ball_at_home_must_begin_with_a_pass() -> None:
    state = on(Phase.ACT_ATT, {"0:3": "e2"}, holder="0:1", given=OFF)
    assert refused_by(GAME, state, 0, a.EndRound()) == "HC-12.2"
    assert {type(x) for x in offered(state, 0, a.Action)} == {a.ShortPass, a.LongPass}

    state = after(state, (0, a.ShortPass("e2")), (0, a.ShortPass("e0")))

    assert state.holder == "0:1" and offered(state, 0, a.EndRound)
