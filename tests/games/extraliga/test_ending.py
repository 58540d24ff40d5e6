"""EX-13 the end of the season and its ties, EX-14 the play-off."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.engine.operations import complete_options, view
from app.engine.types import OptionsRefused, Step
from app.games.extraliga import GAME
from app.games.extraliga.events import (
    DecidingNeeded,
    EditorOpened,
    HiddenRevealed,
    MatchEnded,
    MatchStarted,
    PlayoffRound,
    SeasonEnded,
    Seeded,
)
from app.games.extraliga.model import Phase, Stage, State
from tests.games.extraliga.build import DONE, PASS, QUIET, ROLL, after, new_round, one, take
from tests.support.matches.scripted_chance import clause, kinds

WINS = (6, 6, 6, 6)
LOSES = (1, 1, 1, 1)


def last_round(points: tuple[int, ...], **given: object) -> State:
    """The last round of the season, LOT-1, nobody with a bonus."""
    known = {seat: {"points": value} for seat, value in enumerate(points)}
    for seat, extra in given.pop("extra", {}).items():  # type: ignore[attr-defined]
        known[seat] |= extra
    event = given.pop("event", QUIET)
    return new_round(len(points), "LOT-1", event, half=2, known=known, **given).state  # type: ignore[arg-type]


def drawn(state: State, *draws: int) -> Step[State]:
    """Seats 0 and 1 play 0 : 0; the duel goes to `draws`."""
    return take(take(state, 0, ROLL, *(1,) * _dice(state, 0)).state, 1, ROLL, *(1,) * _dice(state, 1), *draws)


def _dice(state: State, side: int) -> int:
    return state.the_match.sides[side].attack


def placements(state: State) -> list[tuple[int, int]]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return [(placement.place, placement.score) for placement in outcome.placements]


@clause("EX-13.2", "EX-13.6")
def test_the_most_points_win_and_equal_ones_share_a_place() -> None:
    state = last_round((9, 4, 6, 6), extra={2: {"last_strength": 8}, 3: {"last_strength": 8}})
    state = after(state, (0, ROLL, *WINS), (1, ROLL, *LOSES))
    step = take(take(state, 2, ROLL, *LOSES).state, 3, ROLL, *LOSES, 6, 1)

    assert placements(step.state) == [(1, 12), (4, 4), (2, 6 + 2), (3, 6 + 1)]
    assert one(step, SeasonEnded).reason == "points"
    teams = view(GAME, step.state, None)["teams"]
    assert [team["place"] for team in teams.values()] == [1, 4, 2, 3]  # by all criteria, on the table too


@clause("EX-13.6")
def test_lower_places_use_the_same_criteria_and_may_be_shared() -> None:
    state = last_round((9, 4, 5, 6))
    state = after(state, (0, ROLL, *WINS), (1, ROLL, *LOSES))
    step = take(take(state, 2, ROLL, *LOSES).state, 3, ROLL, *LOSES, 6, 1)

    assert placements(step.state) == [(1, 12), (4, 4), (2, 5 + 2), (2, 6 + 1)]  # both 4 + 4 strong


@clause("EX-13.3")
def test_a_tie_goes_to_the_stronger_team_of_the_last_match() -> None:
    """W12: 15 points each, strengths 10 and 9 in the last match: the former wins."""
    strong = ("SPA-LW", "SPA-C", "SPA-RW", "SPA-D1", "SPA-D2", "TRI-G")
    rest = ("TRI-LW", "TRI-C", "TRI-RW", "TRI-D1", "TRI-D2", "SPA-G")
    state = last_round((13, 14), lineups={0: strong}, benches={0: rest})
    assert [side.attack + side.defence for side in state.the_match.sides] == [6 + 4, 4 + 4]

    step = drawn(state, 6, 1)
    assert placements(step.state) == [(1, 13 + 2), (2, 14 + 1)]
    assert one(step, SeasonEnded).reason == "strength"


@clause("EX-13.3")
def test_the_strength_of_the_last_match_counts_with_its_effects_and_a_bye_keeps_the_match_before() -> None:
    state = new_round(
        3, "LOT-1", "EV-attacking_hockey#1", half=2, known={2: {"points": 3, "last_strength": 12}}
    ).state
    state = after(state, (0, ROLL, 6, 6, 6, 6, 6), (1, ROLL, 1, 1, 1, 1, 1))
    while state.phase is Phase.BONUS:
        (seat,) = GAME.to_act(state)
        state = take(state, seat, PASS).state

    assert state.teams[0].last_strength == 5 + 4
    assert placements(state) == [(2, 3), (3, 0), (1, 3)]


@clause("EX-13.4")
def test_level_teams_play_a_deciding_match_without_event_cards_or_points() -> None:
    """W12: strengths 9 and 9 lead to a deciding match."""
    step = drawn(last_round((13, 14)), 6, 1)
    assert one(step, DecidingNeeded).seats == (1, 0)  # the token has passed on
    assert one(step, MatchStarted).stage is Stage.DECIDING
    assert all(team.effects == () for team in step.state.teams)

    state = after(step.state, (0, ROLL, *LOSES), (1, ROLL, *WINS))
    while state.phase is Phase.BONUS:
        (seat,) = GAME.to_act(state)
        state = take(state, seat, PASS).state
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "deciding_match"
    assert placements(state) == [(2, 15), (1, 15)]
    assert [team.goals_for for team in state.teams] == [1, 0]  # the deciding goals do not count


@clause("EX-13.4")
def test_three_level_teams_play_one_after_another_and_rank_by_how_long_they_lasted() -> None:
    known = {0: {"points": 1}, 1: {"points": 2}, 2: {"points": 3, "last_strength": 8}}
    state = new_round(3, "LOT-1", QUIET, half=2, known=known).state
    step = drawn(state, 6, 1)
    assert one(step, DecidingNeeded).seats == (1, 2, 0)

    state = _beats(step.state, 2, 1)
    assert {side.seat for side in state.the_match.sides} == {2, 0}
    state = _beats(state, 0, 2)
    assert placements(state) == [(1, 3), (3, 3), (2, 3)]


@clause("EX-13.4")
def test_a_coach_not_level_with_the_first_keeps_their_place_behind_the_deciding_match() -> None:
    known = {0: {"points": 1}, 1: {"points": 2}, 2: {"points": 0}}
    step = drawn(new_round(3, "LOT-1", QUIET, half=2, known=known).state, 6, 1)
    assert one(step, DecidingNeeded).seats == (1, 0)

    assert placements(_beats(step.state, 0, 1)) == [(1, 3), (2, 3), (3, 0)]


def _beats(state: State, winner: int, loser: int) -> State:
    state = after(state, (winner, ROLL, *WINS), (loser, ROLL, *LOSES))
    match = state.the_match if state.phase is Phase.BONUS else None
    while state.phase is Phase.BONUS and state.the_match.pairing == (match and match.pairing):
        (seat,) = GAME.to_act(state)
        state = take(state, seat, PASS).state
    return state


@clause("EX-13.4")
def test_without_the_option_level_teams_share_the_victory() -> None:
    step = drawn(last_round((13, 14), opts={"deciding_match": False}), 6, 1)

    assert placements(step.state) == [(1, 15), (1, 15)]
    assert one(step, SeasonEnded).reason == "shared"


STRONG_SECOND: dict[str, Any] = {
    "lineups": {1: ("HKR-LW", "HKR-C", "HKR-RW", "HKR-D1", "HKR-D2", "PCE-G")},
    "benches": {1: ("PCE-LW", "PCE-C", "PCE-RW", "PCE-D1", "PCE-D2", "HKR-G")},
}
"""Seat 1 plays with the greater strength: 6 + 4 against 4 + 4."""


@clause("EX-13.5")
def test_with_goal_difference_goals_decide_before_strength() -> None:
    extra = {0: {"goals_for": 9, "goals_against": 8}, 1: {"goals_for": 5, "goals_against": 3}}
    opts = {"tiebreak": "goal_difference"}
    step = drawn(last_round((13, 14), extra=extra, opts=opts, **STRONG_SECOND), 6, 1)  # 10:8 = +2, 5:4 = +1
    assert (placements(step.state), one(step, SeasonEnded).reason) == ([(1, 15), (2, 15)], "goal_difference")

    extra[1] = {"goals_for": 5, "goals_against": 2}  # 5:3 = +2 as well: then goals for, 10 to 5
    step = drawn(last_round((13, 14), extra=extra, opts=opts, **STRONG_SECOND), 6, 1)
    assert (placements(step.state), one(step, SeasonEnded).reason) == ([(1, 15), (2, 15)], "goals")


@clause("EX-13.5")
def test_goal_difference_falls_back_to_strength() -> None:
    extra = {0: {"goals_for": 2, "goals_against": 1}, 1: {"goals_for": 3, "goals_against": 0}}
    state = last_round((13, 14), extra=extra, opts={"tiebreak": "goal_difference"}, **STRONG_SECOND)
    step = drawn(state, 6, 1)  # 3:1 and 3:1

    assert (placements(step.state), one(step, SeasonEnded).reason) == ([(2, 15), (1, 15)], "strength")


def playoff(event: str = QUIET) -> Step[State]:
    """Points 12, 3, 6 + 2, 6 + 1 lead to the seeds 0, 2, 3, 1; then the semifinals."""
    state = last_round((9, 3, 6, 6), opts={"playoff": True})
    state = after(state, (0, ROLL, *WINS), (1, ROLL, *LOSES))
    step = take(take(state, 2, ROLL, *LOSES).state, 3, ROLL, *LOSES, 6, 1, 5)
    state = replace(step.state, season=replace(step.state.the_season, events=(event,)))
    return take(after(state, (0, DONE), (1, DONE), (2, DONE)), 3, DONE, 0)


@clause("EX-14.1", "EX-12.3")
def test_after_the_last_round_and_its_change_the_first_meets_the_fourth_and_the_second_the_third() -> None:
    step = playoff()

    assert one(step, Seeded).seeds == (0, 2, 3, 1)
    assert set(one(step, PlayoffRound).pairs) == {(0, 1), (2, 3)}
    assert one(step, PlayoffRound).stage is Stage.SEMIFINALS


@clause("EX-14.1")
def test_seeds_that_nothing_else_parts_are_drawn() -> None:
    level = {seat: {"points": 6, "last_strength": 8} for seat in (2, 3)}
    state = new_round(
        4, "LOT-1", QUIET, half=2, known={0: {"points": 20}, **level}, opts={"playoff": True}
    ).state
    state = after(state, (0, ROLL, *WINS), (1, ROLL, *LOSES))
    state = replace(state, teams=(*state.teams[:2], replace(state.teams[2], points=5), state.teams[3]))
    step = take(take(state, 2, ROLL, *LOSES).state, 3, ROLL, *LOSES, 6, 1, 5)
    state = replace(step.state, season=replace(step.state.the_season, events=(QUIET,)))
    step = take(after(state, (0, DONE), (1, DONE), (2, DONE)), 3, DONE, 1, 0)

    assert one(step, Seeded).lots == ((2, 3),)
    assert one(step, Seeded).seeds == (0, 3, 2, 1)


@clause("EX-14.2")
def test_a_play_off_round_is_a_normal_one_with_fixed_pairs_and_no_points() -> None:
    step = playoff()
    assert kinds(step.events)[-3:] == ["playoff_round", "event_turned", "match_started"]
    assert one(step, PlayoffRound).first == 1
    assert one(step, PlayoffRound).pairs == ((0, 1), (2, 3))  # EX-10.1: the token is with seat 1

    step = take(take(step.state, 0, ROLL, *LOSES).state, 1, ROLL, *WINS)
    assert one(step, MatchEnded).points == (0, 0)
    assert step.state.teams[1].points == 3


def final(event: str = QUIET) -> Step[State]:
    """Seats 1 and 2 have won the semifinals and made their change."""
    state = playoff().state
    state = after(state, (0, ROLL, *LOSES), (1, ROLL, *WINS), (2, ROLL, *WINS), (3, ROLL, *LOSES, 5))
    state = replace(state, season=replace(state.the_season, events=(event,)))
    return take(take(state, 1, DONE).state, 2, DONE, 0)


@clause("EX-12.3", "EX-14.2")
def test_after_the_semifinals_only_the_finalists_change_their_line_ups() -> None:
    state = playoff().state
    state = after(state, (0, ROLL, *LOSES), (1, ROLL, *WINS), (2, ROLL, *WINS))
    step = take(state, 3, ROLL, *LOSES, 5)

    assert one(step, EditorOpened).seats == (1, 2)
    assert GAME.to_act(step.state) == (1, 2)


@clause("EX-14.3")
def test_champion_finalist_then_the_beaten_semifinalists_in_seed_order() -> None:
    step = final()
    state = take(step.state, 1, ROLL, *WINS).state
    step = take(state, 2, ROLL, *LOSES)

    assert one(step, SeasonEnded).reason == "playoff"
    assert one(step, SeasonEnded).ranking == ((1,), (2,), (0,), (3,))
    assert "change_rolled" not in kinds(step.events)


@clause("EX-14.1")
def test_a_play_off_is_for_four() -> None:
    with pytest.raises(OptionsRefused):
        complete_options(GAME, {"playoff": True}, 3)


def test_who_gives_up_a_match_of_two_has_lost_it() -> None:
    state = last_round((13, 14))
    step = GAME.forfeit(state, 1)
    outcome = GAME.outcome(step.state)

    assert outcome is not None and outcome.reason == "resigned"
    assert placements(step.state) == [(1, 13), (2, 14)]
    assert GAME.to_act(step.state) == ()


def test_the_end_reveals_what_stayed_hidden() -> None:
    step = drawn(last_round((13, 10), trainers={1: ("TR-pressure#1",)}, event="EV-coach_banned#1"))
    state = step.state
    while state.phase is Phase.BONUS:
        (seat,) = GAME.to_act(state)
        step = take(state, seat, PASS, *((6, 1) if state.the_match.quiet == 1 else ()))
        state = step.state

    assert one(step, HiddenRevealed).trainers == ((), ("TR-pressure#1",))
    assert one(step, HiddenRevealed).box == state.box
