"""HC-2: cards, squads, the toss."""

import pytest

from app.engine.operations import complete_options, legal_actions
from app.engine.types import OptionsRefused
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.data import TEAMS
from app.games.helvetia_cup.model import Phase, Place, State
from app.games.helvetia_cup.options import CarriedHand
from tests.games.helvetia_cup.build import a, after, fresh, kinds, offered, options, take
from tests.support.matches.scripted_chance import clause, refused_by

DEAL = [0, 0, 0, 0, 0, 1] * 2  # T01 to T05, and the second legendary of each team


def picks(seat: int, *numbers: int) -> list[tuple[int, a.Action]]:
    return [(seat, a.Pick(f"{seat}:{number}")) for number in numbers]


def squads(state: State, coin: int = 0) -> State:
    """Both coaches pick 2 to 7; the coin falls after the last pick."""
    state = after(state, *picks(0, 2, 3, 4, 5, 6, 7), *picks(1, 2, 3, 4, 5, 6))
    return take(state, 1, a.Pick("1:7"), coin).state


@clause("HC-2.1")
def test_a_coach_commands_only_their_own_team() -> None:
    state = fresh(cards=False)

    assert refused_by(GAME, state, 0, a.Pick("1:4")) == "HC-2.1"
    assert {x.f[0] for x in offered(state, 1, a.Pick)} == {"1"}


@clause("HC-2.2")
def test_five_tactics_and_one_legendary_are_dealt_and_three_of_six_kept() -> None:
    state = fresh(*DEAL)
    assert state.coaches[0].tactics == ("T01", "T02", "T03", "T04", "T05")
    assert [coach.legendary for coach in state.coaches] == [
        TEAMS[t].legendary[1] for t in ("dragons", "fools")
    ]
    assert GAME.to_act(state) == (0, 1)  # both at once

    state = after(state, *[(0, a.Discard(card)) for card in ("T01", "T02", "L4")])

    assert state.coaches[0].tactics == ("T03", "T04", "T05") and state.coaches[0].legendary is None
    assert GAME.to_act(state) == (1,)
    assert refused_by(GAME, fresh(*DEAL), 0, a.Discard("T20")) == "HC-2.2"


@clause("HC-2.2")
def test_without_cards_the_match_begins_with_the_squads() -> None:
    assert fresh(cards=False).phase is Phase.SQUAD


@clause("HC-2.3")
def test_a_kept_legendary_lies_face_up_and_kept_tactics_stay_hidden() -> None:
    state = fresh(*DEAL)
    state = after(state, *[(0, a.Discard(card)) for card in ("T01", "T02", "T03")])
    state = after(state, *[(1, a.Discard(card)) for card in ("T01", "T02")])
    assert GAME.public(state)["coaches"]["0"]["legendary"] is None  # not before both are done

    step = take(state, 1, a.Discard("L5"))

    assert kinds(step.events) == ["discarded", "legendary_laid_out"]
    shown = GAME.public(step.state)["coaches"]
    assert (shown["0"]["legendary"], shown["1"]["legendary"]) == ("L4", None)
    assert "T04" not in str(GAME.public(step.state))


@clause("HC-2.4", "HC-2.5")
def test_the_first_four_picks_start_and_the_last_two_are_substitutes() -> None:
    state = squads(fresh(cards=False))

    places = [f.place for f in state.footballers.values() if f.seat == 0]
    assert places == [Place.PITCH] * 5 + [Place.BENCH] * 2
    assert state.keeper(0).number == 1
    dragons = TEAMS["dragons"].footballers
    assert [f.boosts for f in state.footballers.values() if f.seat == 0] == [
        dragons[n].boosts for n in range(1, 8)
    ]


@clause("HC-2.4")
def test_one_captain_at_most_is_among_the_seven() -> None:
    state = after(fresh(cards=False), *picks(0, 8))

    assert refused_by(GAME, state, 0, a.Pick("0:9")) == "HC-2.4"
    assert refused_by(GAME, state, 0, a.Pick("0:8")) == "HC-2.4"
    assert a.Pick("0:9") in legal_actions(GAME, fresh(cards=False), 0)


@clause("HC-2.4")
def test_squads_are_revealed_when_both_are_complete() -> None:
    state = after(fresh(cards=False), *picks(0, 2, 3, 4, 5, 6, 7))
    assert GAME.to_act(state) == (1,)
    assert not GAME.public(state)["footballers"]

    state = after(state, *picks(1, 2, 3, 4, 5, 6))
    step = take(state, 1, a.Pick("1:7"), 0)

    assert kinds(step.events) == ["picked", "squad_revealed", "squad_revealed", "toss_won"]
    assert len(GAME.public(step.state)["footballers"]) == 14


@clause("HC-2.6")
def test_without_number_1_the_first_pick_keeps_goal() -> None:
    state = fresh(cards=False, unavailable=[[1], []])

    state = after(state, *picks(0, 3, 2, 4, 5, 6, 7, 8), *picks(1, 2, 3, 4, 5, 6))
    state = take(state, 1, a.Pick("1:7"), 0).state

    assert state.keeper(0).number == 3
    assert {f.number for f in state.bench(0)} == {7, 8}


@clause("HC-2.6")
def test_a_short_team_plays_with_whom_it_has() -> None:
    state = fresh(cards=False, unavailable=[[2, 3, 4, 5, 6], []])
    state = after(state, *picks(0, 7, 8))  # keeper, 7, 8: nobody but the second captain is left

    assert offered(state, 0, a.Pick) == [a.Pick("0:9")]  # fewer than five: the limit is lifted
    state = after(state, *picks(0, 9))
    assert GAME.to_act(state) == (1,)


@clause("HC-2.6")
def test_from_five_on_the_captain_limit_ends_the_squad() -> None:
    state = fresh(cards=False, unavailable=[[5, 6, 7], []])

    state = after(state, *picks(0, 2, 3, 4, 8))

    assert GAME.to_act(state) == (1,)  # 9 is left, but is a captain


@clause("HC-2.6")
def test_a_team_without_three_field_footballers_forfeits() -> None:
    state = fresh(cards=False, unavailable=[[], [2, 3, 4, 5, 6, 7]])

    assert state.ended is not None and (state.ended.winner, state.ended.reason) == (0, "forfeit")
    assert GAME.to_act(state) == ()


@clause("HC-2.7")
def test_a_match_begins_at_nil_nil_and_minute_0() -> None:
    state = squads(fresh(cards=False))

    assert (state.score, state.clock) == ((0, 0), 0)


@clause("HC-2.8")
@pytest.mark.parametrize(
    ("coin", "take_it", "first"), [(0, True, 0), (0, False, 1), (1, True, 1), (1, False, 0)]
)
def test_the_toss_winner_chooses_who_kicks_off(coin: int, take_it: bool, first: int) -> None:
    state = squads(fresh(cards=False), coin)
    assert GAME.to_act(state) == (coin,)

    state = after(state, (coin, a.ChooseKickoff(take_it)))

    assert (state.first, state.attacker, state.half) == (first, first, 1)
    assert GAME.to_act(state) == (1 - first,)  # the defending coach places first


@clause("HC-17.7", "HC-17.2")
def test_a_tournament_carries_hands_absences_and_tired_legs_into_a_match() -> None:
    hands = (CarriedHand(("T01", "T07"), "L8"), CarriedHand())
    state = fresh(hands=[{"tactics": ["T07", "T01"], "legendary": "L8"}, {}], boost_malus=[[2], []])

    assert state.phase is Phase.SQUAD
    assert (state.coaches[0].tactics, state.coaches[0].legendary) == (hands[0].tactics, "L8")
    assert GAME.public(state)["coaches"]["1"]["cards"] == 0
    assert squads(state).footballers["0:2"].boosts == 2 - 1


@clause("HC-17.7")
@pytest.mark.parametrize(
    "hand",
    [
        {"tactics": ["T01", "T02", "T03", "T04"]},
        {"tactics": ["T01", "T01"]},
        {"tactics": ["L1"]},
        {"legendary": "L2"},
        {"legendary": "T01"},
    ],
)
def test_a_hand_that_no_coach_can_bring_is_refused(hand: dict[str, object]) -> None:
    with pytest.raises(OptionsRefused):
        complete_options(GAME, {"hands": [hand, {}]}, 2)


@pytest.mark.parametrize("numbers", [[[10], []], [[2, 2], []]])
def test_shirt_numbers_are_one_to_nine(numbers: list[list[int]]) -> None:
    with pytest.raises(OptionsRefused):
        complete_options(GAME, {"unavailable": numbers}, 2)
    assert options(hands=[{}, {}], cards=False).hands == (CarriedHand(), CarriedHand())


@clause("HC-2.4")
@pytest.mark.parametrize("number", ["9" * 5000, "٣", "-2", "02", "", "2:3"])
def test_a_pick_that_is_no_shirt_number_is_refused(number: str) -> None:
    assert refused_by(GAME, fresh(cards=False), 0, a.Pick(f"0:{number}")) == "HC-2.6"
