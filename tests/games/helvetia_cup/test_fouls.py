"""HC-8: team dice, send-offs, injuries, free kicks, penalties."""

import pytest

from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.events import Fouled
from app.games.helvetia_cup.model import Phase, Place, Shot, State
from app.games.helvetia_cup.pitch import PENALTY_AREA
from tests.games.helvetia_cup.build import a, after, event, offered, on, passed, take, targets
from tests.support.matches.scripted_chance import clause, kinds, refused_by

YELLOW, RED = 0, 5  # faces of the dragons' die
LOSS = {0: 0, 1: 3, 2: 4, 3: 5}  # which face of the fools' die loses so many: 0, 1, 2 and 3 boosts


def foul(card: int, lost: int, *more: int, at: dict[str, str] | None = None, **given: object) -> State:
    """The dragons' no. 4 (tackle 6) fouls the fools' no. 4 (3 boosts) on e12."""
    where = {"0:4": "e12", "1:4": "e12"} | (at or {})
    state = on(Phase.ACT_DEF, where, holder="0:4", **given)  # type: ignore[arg-type]
    return take(state, 1, a.Tackle(), 16, card, LOSS[lost], *more).state


@clause("HC-8.1")
def test_the_fouling_team_rolls_the_card_and_the_fouled_team_the_loss() -> None:
    state = on(Phase.ACT_DEF, {"0:4": "e12", "1:4": "e12"}, holder="0:4")

    step = take(state, 1, a.Tackle(), 11, RED, LOSS[2])

    told = event(step, Fouled)
    assert (told.card_face, told.card, told.loss_face, told.loss) == (5, "red", 4, 2)
    assert kinds(step.events) == ["tested", "fouled"]


@clause("HC-8.2")
def test_a_second_yellow_sends_off_without_replacement() -> None:
    state = foul(YELLOW, 0, changes={"1:4": {"yellow": True}})

    assert state.footballers["1:4"].place is Place.SENT_OFF
    assert len(state.of(1)) == 4 and len(state.bench(1)) == 2
    assert state.phase is Phase.ACT_ATT  # nobody is left to withdraw


@clause("HC-8.2")
def test_a_direct_red_sends_off() -> None:
    assert foul(RED, 0).footballers["1:4"].place is Place.SENT_OFF


@clause("HC-8.3")
@pytest.mark.parametrize(("boosts", "left"), [(3, 1), (2, 0)])
def test_the_fouled_footballer_loses_boosts_down_to_tired(boosts: int, left: int) -> None:
    state = foul(YELLOW, 2, boosts={"0:4": boosts})

    assert state.footballers["0:4"].boosts == boosts - 2 == left
    assert state.holder == "0:4"


@clause("HC-8.3", "HC-8.4")
def test_below_zero_a_footballer_is_injured_and_a_substitute_must_come() -> None:
    state = foul(YELLOW, 1, boosts={"0:4": 0})

    assert state.footballers["0:4"].place is Place.INJURED
    assert offered(state, 0, a.Action) == [a.InjurySub("0:6"), a.InjurySub("0:7")]
    state = after(state, (0, a.InjurySub("0:7")), (1, a.Withdraw("1:4", "e14")))
    assert (state.holder, state.ball, state.phase) == ("0:7", "e12", Phase.ACT_ATT)


SHORT = (1, 2, 3, 4, 5)


@clause("HC-8.5")
def test_without_a_substitute_the_nearest_team_mate_takes_the_ball() -> None:
    at = {"0:2": "e16", "0:3": "e10", "0:5": "e8", "0:1": "d11"}

    state = foul(YELLOW, 1, at=at, boosts={"0:4": 0}, squads=(SHORT, SHORT))

    assert (state.holder, state.footballers["0:3"].hex) == ("0:3", "e12")  # before the nearer keeper


@clause("HC-8.5")
def test_a_tie_for_the_nearest_is_the_coachs_choice() -> None:
    at = {"0:2": "e16", "0:3": "e8", "0:5": "e10"}

    state = foul(YELLOW, 1, at=at, boosts={"0:4": 0}, squads=(SHORT, SHORT), fallen=("0:5",))

    assert offered(state, 0, a.Action) == [a.Nearest("0:2"), a.Nearest("0:3")]  # not the fallen one
    assert refused_by(GAME, state, 0, a.Nearest("0:5")) == "HC-8.5"
    state = after(state, (0, a.Nearest("0:2")))
    assert (state.holder, state.phase) == ("0:2", Phase.WITHDRAW)


@clause("HC-8.6")
def test_an_injury_that_leaves_two_field_footballers_loses() -> None:
    four = (1, 2, 3, 4)

    state = foul(YELLOW, 1, boosts={"0:4": 0}, squads=(four, SHORT))

    assert state.ended is not None and (state.ended.winner, state.ended.reason) == (1, "forfeit")


@clause("HC-8.7")
def test_the_offender_withdraws_to_a_neighbouring_hex() -> None:
    state = foul(YELLOW, 0, at={"1:5": "e14"})

    assert targets(state, 1, a.Withdraw) == {"e10", "d11", "d13", "f11", "f13"}
    assert refused_by(GAME, state, 1, a.Withdraw("1:5", "e16")) == "HC-8.7"


@clause("HC-8.7")
def test_an_offender_without_a_way_out_stays_and_does_not_press() -> None:
    at = {"0:4": "a0", "1:4": "a0", "1:2": "a2", "1:3": "b1"}

    state = foul(YELLOW, 0, at=at)

    assert (state.phase, state.footballers["1:4"].hex) == (Phase.ACT_ATT, "a0")
    assert "pressure" not in passed(state)


@clause("HC-8.8")
def test_the_free_kick_must_be_taken_and_may_be_a_shot() -> None:
    state = foul(YELLOW, 0, at={"0:4": "d17", "1:4": "d17"})
    state = after(state, (1, a.Withdraw("1:4", "d15")))

    assert refused_by(GAME, state, 0, a.EndRound()) == "HC-9.1"
    assert offered(state, 0, a.Shoot)


def spot_kick(at: dict[str, str] | None = None, **given: object) -> State:
    """The foul is in the dragons' penalty area."""
    return foul(YELLOW, 0, at={"0:4": "e22", "1:4": "e22"} | (at or {}), **given)


@clause("HC-8.9")
def test_a_penalty_empties_the_area_and_the_keeper_goes_home() -> None:
    state = spot_kick({"1:1": "b15", "1:2": "d21", "1:3": "c14"})
    assert (state.phase, GAME.to_act(state)) == (Phase.PENALTY_TAKER, (0,))

    state = after(state, (0, a.PenaltyTaker("0:4")))

    assert (state.footballers["0:4"].hex, state.footballers["1:1"].hex) == ("e20", "e24")
    assert {x.f for x in offered(state, 1, a.PenaltyClear)} == {"1:2"}  # in shirt order
    assert refused_by(GAME, state, 1, a.PenaltyClear("1:2", "e10")) == "HC-8.9"
    while state.phase is Phase.PENALTY_CLEAR:
        state = after(state, (1, offered(state, 1, a.PenaltyClear)[0]))
    assert not [f for f in state.of(1) if f.hex in PENALTY_AREA[1] and not f.keeper]
    assert isinstance(state.pending, Shot)
    shot = state.pending
    assert (shot.kind, shot.zone, shot.n, shot.pressure) == ("penalty", "centre", 2, 0)


@clause("HC-8.9")
def test_any_footballer_may_take_it_and_a_fallen_one_gets_up() -> None:
    state = spot_kick(fallen=("0:2",))

    assert {x.f for x in offered(state, 0, a.PenaltyTaker)} == {f"0:{n}" for n in range(1, 6)}
    state = after(state, (0, a.PenaltyTaker("0:2")))
    assert state.footballers["0:2"].standing and state.holder == "0:2"


@clause("HC-8.9")
def test_in_the_attackers_own_area_it_is_an_ordinary_free_kick() -> None:
    assert foul(YELLOW, 0, at={"0:4": "e2", "1:4": "e2"}).phase is Phase.WITHDRAW


@clause("HC-8.10")
@pytest.mark.parametrize("area", [False, True])
def test_a_coach_whose_keeper_is_sent_off_names_another(area: bool) -> None:
    hex_ = "e22" if area else "e12"
    state = on(Phase.ACT_DEF, {"0:4": hex_, "1:1": hex_}, holder="0:4")  # the dragons' keeper: tackle 8
    state = take(state, 1, a.Tackle(), 9, RED, LOSS[0]).state
    assert (state.phase, GAME.to_act(state)) == (Phase.PICK_KEEPER, (1,))
    assert refused_by(GAME, state, 1, a.PickKeeper("1:6")) == "HC-8.10"

    state = after(state, (1, a.PickKeeper("1:3")))

    assert state.keeper(1).number == 3 and state.keeper(1).hex != "e24"  # the keeper stays in place
    assert state.phase is (Phase.PENALTY_TAKER if area else Phase.ACT_ATT)
    if area:
        state = after(state, (0, a.PenaltyTaker("0:4")))
        assert state.keeper(1).hex == "e24"


@clause("HC-8.10")
def test_an_injured_keeper_without_substitute_is_succeeded_by_a_team_mate() -> None:
    at = {"0:1": "e12", "1:4": "e12", "0:5": "e8"}
    state = on(Phase.ACT_DEF, at, holder="0:1", boosts={"0:1": 0}, squads=(SHORT, SHORT))

    state = take(state, 1, a.Tackle(), 16, YELLOW, LOSS[1]).state

    assert (state.phase, GAME.to_act(state)) == (Phase.PICK_KEEPER, (0,))
    state = after(state, (0, a.PickKeeper("0:2")))
    assert (state.keeper(0).number, state.holder) == (2, "0:5")


@clause("HC-8.10", "HC-13.3")
def test_the_substitute_of_an_injured_keeper_keeps_goal() -> None:
    state = on(Phase.ACT_DEF, {"0:1": "e12", "1:4": "e12"}, holder="0:1", boosts={"0:1": 0})
    state = take(state, 1, a.Tackle(), 16, YELLOW, LOSS[1]).state

    state = after(state, (0, a.InjurySub("0:6")))

    assert state.keeper(0).number == 6


@clause("HC-8.10", "HC-8.6")
def test_a_send_off_that_loses_ends_the_match_before_anybody_is_hurt() -> None:
    """Both teams would fall to two: the offender's loses, and the die of the other is not rolled."""
    four = (1, 2, 3, 4)
    at = {"0:4": "e12", "1:4": "e12"}
    state = on(Phase.ACT_DEF, at, holder="0:4", boosts={"0:4": 0}, squads=(four, four))

    step = take(state, 1, a.Tackle(), 16, RED)

    assert step.state.ended is not None
    assert (step.state.ended.winner, step.state.ended.reason) == (0, "forfeit")
    assert (event(step, Fouled).loss_face, event(step, Fouled).loss) == (None, 0)
    victim = step.state.footballers["0:4"]
    assert (victim.place, victim.boosts) == (Place.PITCH, 0)


@clause("HC-8.5", "HC-4.7")
def test_the_standing_goalkeeper_comes_before_a_fallen_field_footballer() -> None:
    at = {"0:2": "e10", "0:3": "e14", "0:5": "d11"}

    state = foul(YELLOW, 1, at=at, boosts={"0:4": 0}, squads=(SHORT, SHORT), fallen=("0:2", "0:3", "0:5"))

    assert (state.holder, state.footballers["0:1"].hex) == ("0:1", "e12")


@clause("HC-8.5")
def test_where_all_have_fallen_the_nearest_of_all_gets_up() -> None:
    at = {"0:1": "e10", "0:2": "e16", "0:3": "e18", "0:5": "e20"}
    down = ("0:1", "0:2", "0:3", "0:5")

    state = foul(YELLOW, 1, at=at, boosts={"0:4": 0}, squads=(SHORT, SHORT), fallen=down)

    assert (state.holder, state.footballers["0:1"].fallen) == ("0:1", False)
