"""EX-10 the live match, EX-11 the match against a virtual opponent.

Both teams have attack 4 and defence 4. Bonuses: seat 0 SPA-LW +1 and TRI-RW +1; seat 1 HKR-C +1,
PCE-RW re-roll of one own die, HKR-D2 re-roll of one opposing die.
"""

from app.engine.operations import legal_actions, view
from app.games.extraliga import GAME
from app.games.extraliga.actions import Pass, Roll, UseBonus
from app.games.extraliga.events import (
    BonusUsed,
    LotTurned,
    MatchEnded,
    MatchStarted,
    OvertimeRolled,
    RegularTimeEnded,
    Rolled,
)
from app.games.extraliga.rules.match import goals_from
from app.games.extraliga.rules.season import pairs_of
from tests.games.extraliga.build import (
    OPEN,
    PASS,
    QUIET,
    ROLL,
    V1,
    after,
    bonus,
    match,
    new_round,
    one,
    play_card,
    take,
    told,
)
from tests.support.matches.scripted_chance import clause, refused_by

"""An event that leaves bonuses and strengths alone."""


@clause("EX-10.1")
def test_the_first_players_pair_plays_first_whatever_the_card_says() -> None:
    """W1: LOT-3 of four is A-D and B-C."""
    assert pairs_of("LOT-3", 4, first=1) == ((1, 2), (0, 3))
    assert pairs_of("LOT-3", 4, first=3) == ((0, 3), (1, 2))
    step = new_round(4, "LOT-3", first=2)
    assert one(step, LotTurned).pairs == ((1, 2), (0, 3))
    assert GAME.to_act(step.state) == (1, 2)


@clause("EX-10.1")
def test_with_the_first_player_on_a_bye_the_card_keeps_its_order() -> None:
    """W2: LOT-1 of five with the token at E."""
    assert pairs_of("LOT-1", 5, first=4) == ((0, 1), (2, 3))


@clause("EX-10.2")
def test_both_roll_at_once_and_dice_are_seen_as_soon_as_rolled() -> None:
    state = new_round(2, "LOT-1", OPEN).state
    assert GAME.to_act(state) == (0, 1)

    step = take(state, 1, ROLL, 6, 5, 4, 3)
    assert one(step, Rolled).dice == (6, 5, 4, 3)
    assert one(step, Rolled).target == 4
    assert [die["face"] for die in view(GAME, step.state, 0)["match"]["sides"]["1"]["dice"].values()] == [
        6,
        5,
        4,
        3,
    ]
    assert GAME.to_act(step.state) == (0,)
    assert refused_by(GAME, step.state, 0, Roll()) is None


@clause("EX-10.2", "EX-4.9")
def test_attack_nought_rolls_no_dice_and_against_defence_nought_every_die_scores() -> None:
    assert goals_from((1, 2, 6), 0) == goals_from((1, 2, 6), 1) == 3
    empty = (None,) * 6
    state = new_round(
        2, "LOT-1", OPEN, lineups={0: empty, 1: empty}, benches={0: (), 1: ()}, deck=("LOT-2",)
    ).state
    step = take(take(state, 0, ROLL).state, 1, ROLL, 3, 2, 5)

    assert one(step, RegularTimeEnded).goals == (0, 0)  # edge case 6: overtime
    assert one(step, OvertimeRolled).dice == (3, 2)


@clause("EX-10.7")
def test_more_goals_are_three_points_and_nothing_for_the_loser() -> None:
    """W4: a +1 turns the 4 into a 5: three goals against defence 5, to two against defence 4."""
    state = match((6, 5, 4, 2), (4, 4, 3), lineups={1: V1}, benches={1: ("HKR-RW", "PCE-LW")})
    assert [(side.attack, side.defence) for side in state.the_match.sides] == [(4, 4), (3, 5)]
    assert view(GAME, state, None)["match"]["goals"] == [2, 2]

    state = after(state, (0, bonus("SPA-LW", 2)), (0, PASS), (1, PASS))
    step = take(state, 0, PASS, 5)
    assert one(step, RegularTimeEnded).targets == (5, 4)
    assert one(step, MatchEnded).goals == (2 + 1, 2)
    assert one(step, MatchEnded).points == (3, 0)


@clause("EX-10.7", "EX-10.2")
def test_a_die_that_reaches_the_defence_is_a_goal() -> None:
    state = new_round(2, "LOT-1", QUIET, deck=("LOT-2",)).state
    state = take(state, 0, ROLL, 6, 5, 4, 3).state
    step = take(state, 1, ROLL, 4, 3, 2, 1, 6)

    ended = one(step, MatchEnded)
    assert (ended.goals, ended.points, ended.overtime) == ((3, 1), (3, 0), False)
    assert [(team.points, team.goals_for, team.goals_against) for team in step.state.teams] == [
        (3, 3, 1),
        (0, 1, 3),
    ]


@clause("EX-9.4")
def test_a_pep_talk_rerolls_all_own_dice() -> None:
    state = new_round(
        2, "LOT-1", "EV-closed_defence#1", trainers={0: ("TR-pep_talk#1",)}, deck=("LOT-2",)
    ).state
    state = take(state, 0, play_card("TR-pep_talk#1")).state
    state = after(state, (0, ROLL, 1, 1, 1, 1), (1, ROLL, 2, 2, 2, 2))
    step = take(state, 0, bonus("TR-pep_talk#1"), 6, 5, 4, 3)

    assert one(step, BonusUsed).dice == (0, 1, 2, 3)
    assert step.state.the_match.sides[0].dice == (6, 5, 4, 3)
    assert refused_by(GAME, state, 0, UseBonus("TR-pep_talk#1", 1)) == "EX-10.5"
    assert refused_by(GAME, state, 0, UseBonus("TRI-LW", 0)) == "EX-10.6"


@clause("EX-9.4")
def test_a_sold_out_arena_gives_everybody_one_reroll() -> None:
    state = match(event="EV-sold_out#1")

    for seat in ("0", "1"):
        assert (
            view(GAME, state, None)["match"]["sides"][seat]["bonuses"]["EV-sold_out#1"]["kind"]
            == "reroll_own"
        )
    step = take(state, 0, bonus("EV-sold_out#1", 3), 6)
    assert step.state.the_match.sides[0].dice == (1, 1, 1, 6)


@clause("EX-11.1", "EX-11.2")
def test_everybody_meets_the_virtual_opponent_in_order_and_the_left_neighbour_rolls_for_it() -> None:
    """W11: opponent 5/4, my attack 4, defence 5: I need 4 or more, the neighbour rolls 5 dice."""
    step = new_round(3, "OPP-PLZ", OPEN, first=1)
    started = one(step, MatchStarted)
    assert (started.a, started.b, started.opponent) == (1, None, "OPP-PLZ")
    assert (started.attack, started.defence) == ((4, 5), (4, 4))
    assert GAME.to_act(step.state) == (1,)

    step = take(step.state, 1, ROLL, 6, 6, 6, 6, 1, 1, 1, 1, 1)
    mine, theirs = told(step, Rolled)
    assert (mine.who, mine.opponent, mine.roller, mine.target) == (1, None, 1, 4)
    assert (theirs.who, theirs.opponent, theirs.roller, len(theirs.dice)) == (None, "OPP-PLZ", 2, 5)
    assert theirs.target == 4
    state = take(step.state, 1, PASS).state
    assert state.the_match.pairing.a == 2


@clause("EX-11.3")
def test_only_the_active_seat_uses_bonuses_and_the_virtual_team_scores_no_points() -> None:
    state = new_round(2, "OPP-PLZ", OPEN).state
    state = take(state, 0, ROLL, 3, 1, 1, 1, 1, 1, 1, 1, 1).state
    assert view(GAME, state, None)["match"]["sides"]["1"]["bonuses"] == {}
    state = take(state, 0, bonus("SPA-LW", 0)).state
    assert legal_actions(GAME, state, 0)[-1] == Pass()

    step = take(state, 0, PASS)  # one pass ends it, also after a use
    ended = one(step, MatchEnded)
    assert (ended.goals, ended.points) == ((1, 0), (3, 0))
    assert step.state.teams[0].points == 3
