"""HC-17: tournaments, from results to the next match."""

from itertools import combinations
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec import structs

from app.api.tournaments.tournament_text import log_of
from app.engine.operations import complete_options
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.data import TASKS, TEAMS
from app.games.helvetia_cup.model import Ended, Phase, Place, State, Stats
from app.games.helvetia_cup.options import CarriedHand, Options, TeamId
from app.games.helvetia_cup.report import Legs, MatchReport, TeamReport, report, statistics
from app.games.helvetia_cup.tournament.club import Club, after_match, founded, recovered, unavailable
from app.games.helvetia_cup.tournament.events import FootballersAffected
from app.games.helvetia_cup.tournament.matchday import (
    NotAllowed,
    Preparation,
    Stage,
    carried,
    fulfilled,
    hand,
    paid_out,
    prepared,
    price,
    tasks_to_choose,
    trainable,
)
from app.games.helvetia_cup.tournament.schedule import (
    knockout,
    match_options,
    next_round,
    round_robin,
)
from app.games.helvetia_cup.tournament.standings import Result, ranking, result
from tests.games.helvetia_cup.build import on
from tests.games.helvetia_cup.test_playouts import play_out
from tests.support.matches.scripted_chance import Scripted, clause


def club(**changes: Any) -> Club:
    return structs.replace(founded(TeamId.FOOLS), **changes)


def legs(number: int, **changes: bool) -> Legs:
    return structs.replace(Legs(number, False, False, False, False), **changes)


def played(*squad: Legs, goals: int = 0, cards: tuple[str, ...] = (), **stats: int) -> TeamReport:
    return TeamReport(goals, stats, squad, cards)


def score(left: int, right: int, reason: Any = "score", winner: int | None = None) -> MatchReport:
    if reason == "score" and left != right:
        winner = 0 if left > right else 1
    return MatchReport(winner, reason, (played(goals=left), played(goals=right)))


@clause("HC-17.1")
@pytest.mark.parametrize("coaches", range(3, 9))
def test_in_a_round_robin_everybody_meets_everybody_once(coaches: int) -> None:
    days = round_robin(coaches)

    met = [frozenset(pair) for day in days for pair in day if pair[1] is not None]
    assert sorted(map(sorted, met)) == [list(pair) for pair in combinations(range(coaches), 2)]  # type: ignore[type-var]
    for day in days:
        busy = [coach for pair in day for coach in pair if coach is not None]
        assert sorted(busy) == list(range(coaches))  # one has a bye if they are odd


@clause("HC-17.1")
@pytest.mark.parametrize("coaches", [2, 9])
def test_a_tournament_is_for_three_to_eight(coaches: int) -> None:
    with pytest.raises(ValueError, match="3 to 8"):
        round_robin(coaches)


@clause("HC-17.1")
def test_a_knockout_of_five_gives_three_byes() -> None:
    first = knockout(5, Scripted((4, 2, 0, 1, 3)))

    assert first == ((4, None), (2, None), (0, None), (1, 3))
    assert next_round((4, 2, 0, 3)) == ((4, 2), (0, 3))
    assert next_round((2, 0)) == ((2, 0),)
    assert next_round((2,)) == ()


@clause("HC-17.1")
def test_a_knockout_is_played_to_a_decision_and_a_round_robin_is_not() -> None:
    assert match_options("knockout") == {"extra_time": True, "shootout": True}
    assert match_options("round_robin") == {"extra_time": False, "shootout": False}


@clause("HC-17.1")
@pytest.mark.parametrize(
    ("goals", "counted"), [((0, 0), (0, 3)), ((2, 1), (0, 3)), ((0, 5), (0, 5)), ((1, 4), (1, 4))]
)
def test_a_forfeit_counts_three_nil_or_better(goals: tuple[int, int], counted: tuple[int, int]) -> None:
    told = result(5, 6, score(*goals, "forfeit", winner=1))

    assert (told.goals, told.winner) == (counted, 6)


@clause("HC-17.1")
def test_the_table_ranks_by_points_difference_goals_direct_match_and_lot() -> None:
    def won(left: int, right: int, goals: tuple[int, int]) -> Result:
        return result(left, right, score(*goals))

    plain = ranking(3, [won(0, 1, (1, 0)), won(1, 2, (2, 2)), won(0, 2, (0, 0))], Scripted())
    assert [(row.coach, row.points) for row in plain] == [(0, 3 + 1), (2, 1 + 1), (1, 0 + 1)]

    direct = [won(0, 1, (0, 1)), won(0, 2, (3, 2)), won(1, 2, (1, 1)), won(1, 3, (1, 2)), won(0, 3, (0, 0))]
    rows = ranking(4, direct, Scripted())
    level = [row.coach for row in rows if (row.points, row.difference, row.goals) == (4, 0, 3)]
    assert level == [1, 0]  # 1 beat 0

    circle = [won(0, 1, (1, 0)), won(1, 2, (1, 0)), won(2, 0, (1, 0))]
    assert [row.coach for row in ranking(3, circle, Scripted((2, 0, 1)))] == [2, 0, 1]  # by lot


@clause("HC-17.2")
def test_an_exhausted_footballer_starts_the_next_match_with_a_boost_less_once() -> None:
    tired = after_match(club(), played(legs(4, exhausted=True)))
    assert carried((tired, club()), (CarriedHand(), CarriedHand()))["boost_malus"] == [[4], []]

    assert after_match(tired, played(legs(5, exhausted=True))).exhausted == (5,)


@clause("HC-17.2", "HC-17.3", "HC-17.4")
def test_the_report_tells_who_is_exhausted_injured_booked_and_sent_off() -> None:
    out = {"place": Place.LEFT, "hex": None}
    state = on(
        Phase.OVER,
        {},
        boosts={"0:2": 0, "0:3": 0, "0:4": 0, "0:6": 0},
        changes={"0:3": {"yellow": True}},
    )
    state = state.with_footballer("0:2", **out)  # substituted: exhausted all the same
    state = state.with_footballer("0:4", place=Place.INJURED, hex=None)
    state = state.with_footballer("0:5", place=Place.SENT_OFF, hex=None, yellow=True)
    state = structs.replace(state, ended=Ended(0, "score"))

    by_number = {f.number: f for f in report(state).teams[0].footballers}

    assert by_number[2] == legs(2, exhausted=True)
    assert by_number[3] == legs(3, exhausted=True, yellow=True)
    assert by_number[4] == legs(4, injured=True)
    assert by_number[5] == legs(5, sent_off=True)  # the yellows of a dismissal are not added
    assert by_number[6] == legs(6)  # never came on


@clause("HC-17.3")
def test_an_injured_footballer_misses_a_match_and_then_the_team_die_decides() -> None:
    hurt = recovered(after_match(club(), played(legs(7, injured=True))), ())
    assert unavailable(hurt) == (7,)

    missed = after_match(hurt, played(legs(3, injured=True)))
    again = recovered(missed, (5,))  # the last face of the fools' die is red
    fit = recovered(missed, (0,))

    assert unavailable(again) == (3, 7)
    assert unavailable(fit) == (3,)


@clause("HC-17.4")
def test_a_red_card_costs_the_next_match_only() -> None:
    banned = after_match(club(), played(legs(2, sent_off=True)))
    assert unavailable(banned) == (2,)

    assert unavailable(after_match(banned, played())) == ()


@clause("HC-17.4")
def test_every_second_yellow_costs_a_match_and_then_the_counter_is_empty() -> None:
    booked = after_match(club(), played(legs(2, yellow=True)))
    assert unavailable(booked) == ()
    banned = after_match(booked, played(legs(2, yellow=True)))
    assert unavailable(banned) == (2,)
    back = after_match(banned, played())
    assert back.yellows == {}

    assert unavailable(after_match(back, played(legs(2, yellow=True)))) == ()


@clause("HC-17.5")
def test_a_coach_owns_three_legendary_cards_each_good_for_one_play() -> None:
    new = club()
    assert new.legendary == TEAMS["fools"].legendary

    used = after_match(new, played(cards=("L5", "T01")))

    assert used.legendary == ("L2", "L6")
    with pytest.raises(NotAllowed, match=r"HC-17\.5"):
        hand(used, (), "L5")
    assert hand(used, (), "L2") == CarriedHand((), "L2")
    assert after_match(new, played()).legendary == new.legendary  # laid out but not played


@clause("HC-17.6")
def test_training_adds_tactics_for_three_points() -> None:
    assert prepared(club(), Preparation(("T01", "T02"))).tactics == ("T01", "T02")  # 1 + 2
    for chosen in (("T02", "T03"), ("T01", "T01")):
        with pytest.raises(NotAllowed, match=r"HC-17\.6"):
            prepared(club(), Preparation(chosen))
    with pytest.raises(NotAllowed, match=r"HC-17\.6"):
        prepared(club(tactics=("T01",)), Preparation(("T01",)))
    sets = trainable(club(tactics=("T01",)))
    assert ("T10",) in sets and all(price(one) <= 3 and "T01" not in one for one in sets)


@clause("HC-17.6")
def test_training_and_task_exclude_each_other() -> None:
    with pytest.raises(NotAllowed, match=r"HC-17\.6"):
        prepared(club(), Preparation(("T01",), "T02"))
    assert "T01" not in tasks_to_choose(club(tactics=("T01",)))


@clause("HC-17.6")
def test_a_fulfilled_task_pays_its_card() -> None:
    laid_out = Preparation(task="T03")  # score 2 goals

    assert paid_out(club(), laid_out, scored(2)).tactics == ("T03",)
    assert paid_out(club(), laid_out, scored(1)).tactics == ()


def scored(goals: int) -> TeamReport:
    return TeamReport(goals, {"goals": goals}, (), ())


@clause("HC-17.7", "HC-17.8")
def test_at_most_three_owned_tactics_go_into_a_match_and_are_kept() -> None:
    owner = club(tactics=("T01", "T02", "T03", "T04"))

    assert hand(owner, ("T04", "T01", "T02"), None) == CarriedHand(("T01", "T02", "T04"), None)
    for chosen in (("T01", "T02", "T03", "T04"), ("T05",), ("T01", "T01")):
        with pytest.raises(NotAllowed, match=r"HC-17\.7"):
            hand(owner, chosen, None)
    assert after_match(owner, played(cards=("T01",))).tactics == owner.tactics


@clause("HC-17.9")
def test_a_match_day_goes_from_recovery_to_bookkeeping_and_the_match_takes_what_it_brings() -> None:
    assert [stage.value for stage in Stage] == [
        "recovery",
        "preparation",
        "legendary",
        "tactics",
        "match",
        "bookkeeping",
    ]
    clubs = (club(injured=(3,), tactics=("T01",)), structs.replace(founded(TeamId.ELVES), exhausted=(2,)))

    brought = carried(clubs, (hand(clubs[0], ("T01",), "L6"), hand(clubs[1], (), None)))

    chosen = complete_options(GAME, brought | match_options("round_robin"), 2)
    assert isinstance(chosen, Options)
    assert chosen.unavailable == ((3,), ()) and chosen.boost_malus == ((), (2,))
    last = list(play_out(1, chosen))[-1][-1]
    assert after_match(clubs[0], report(last).teams[0]).recovering == (3,)


NOTHING = dict.fromkeys((*Stats.__struct_fields__, "margin", "comeback", "tired_end"), 0)


@clause("HC-17.10")
@pytest.mark.parametrize("task", TASKS)
def test_every_task_has_a_condition_on_a_counted_number(task: str) -> None:
    name, _, number = TASKS[task].condition.replace(">=", " ").replace("==", " ").partition(" ")

    assert fulfilled(task, NOTHING | {name: int(number)})
    assert not fulfilled(task, NOTHING | {name: int(number) - 1 or 10 * (not int(number))})


@clause("HC-17.10")
def test_statistics_at_the_end_know_margin_comeback_and_tired_legs() -> None:
    state = on(Phase.OVER, {}, boosts={"0:2": 0, "0:6": 0}, score=(3, 1))
    state = structs.replace(state, ended=Ended(0, "score"))
    state = state.with_coach(0, stats=Stats(behind=1))

    told = statistics(state, 0)

    assert (told["margin"], told["comeback"], told["tired_end"]) == (3 - 1, 1, 1)
    assert statistics(state, 1)["margin"] == 1 - 3


def totals(state: State, name: str) -> int:
    return sum(getattr(coach.stats, name) for coach in state.coaches)


@clause("HC-17.10")
def test_what_is_counted_is_what_the_log_tells() -> None:
    seen: dict[str, int] = {}
    match = list(play_out(21, Options()))
    last = match[-1][-1]
    for _, _, _, events, _ in match:
        for one in events:
            tag = one.__struct_config__.tag
            test = getattr(one, "test", None)
            key = f"{tag} {test}" if test and one.success else str(tag)  # type: ignore[attr-defined]
            seen[key] = seen.get(key, 0) + 1

    assert totals(last, "goals") == seen.get("goal_scored", 0) == sum(last.score)
    assert totals(last, "conceded") == totals(last, "goals")
    assert totals(last, "tackles") == seen.get("ball_taken", 0)
    assert totals(last, "dribbles") == seen.get("tested dribble", 0)
    assert totals(last, "clears") == seen.get("tested clear", 0)
    assert totals(last, "intercepts") == seen.get("tested intercept", 0)
    assert totals(last, "long_ok") == seen.get("tested long_pass", 0)


@pytest.mark.parametrize("lang", ["en", "cs", "ru"])
def test_the_log_of_a_cup_names_only_what_a_match_has_left_in_the_legs(lang: str) -> None:
    rules = GAME.tournament
    assert rules is not None
    some, more = FootballersAffected(0, (3, 7), (), ()), FootballersAffected(0, (), (), (9,))
    ann = SimpleNamespace(player=SimpleNamespace(name="Ann"), bot=None)
    log = [msgspec.Raw(msgspec.json.encode(one)) for one in (more, some)]
    cup: Any = SimpleNamespace(coaches=[ann], log=log, game=GAME.id)

    exhausted, suspended = log_of(lang, cup, rules)

    assert [line.count(":") for line in (exhausted, suspended)] == [1, 1]
    assert exhausted.endswith(": 3, 7.")
    assert suspended.endswith(": 9.")
