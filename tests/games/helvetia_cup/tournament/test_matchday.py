"""HC-17.5 to HC-17.9: choices of coaches before a match, and their pay."""

import pytest
from msgspec import structs

from app.engine.operations import complete_options
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.data import TASKS, TEAMS
from app.games.helvetia_cup.model import Stats
from app.games.helvetia_cup.options import CarriedHand, Options, TeamId
from app.games.helvetia_cup.report import TeamReport, report
from app.games.helvetia_cup.tournament.club import after_match, new_club
from app.games.helvetia_cup.tournament.matchday import (
    NotAllowed,
    Preparation,
    Stage,
    carried_options,
    hand,
    is_fulfilled,
    pay_out,
    prepare,
    price,
    tasks_to_choose,
    trainable,
)
from app.games.helvetia_cup.tournament.schedule import (
    match_options,
)
from tests.games.helvetia_cup.clubs import club, played
from tests.games.helvetia_cup.test_playouts import play_out
from tests.support.matches.scripted_chance import clause


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
    assert prepare(club(), Preparation(("T01", "T02"))).tactics == ("T01", "T02")  # 1 + 2
    for chosen in (("T02", "T03"), ("T01", "T01")):
        with pytest.raises(NotAllowed, match=r"HC-17\.6"):
            prepare(club(), Preparation(chosen))
    with pytest.raises(NotAllowed, match=r"HC-17\.6"):
        prepare(club(tactics=("T01",)), Preparation(("T01",)))
    sets = trainable(club(tactics=("T01",)))
    assert ("T10",) in sets and all(price(one) <= 3 and "T01" not in one for one in sets)


@clause("HC-17.6")
def test_training_and_task_exclude_each_other() -> None:
    with pytest.raises(NotAllowed, match=r"HC-17\.6"):
        prepare(club(), Preparation(("T01",), "T02"))
    assert "T01" not in tasks_to_choose(club(tactics=("T01",)))


@clause("HC-17.6")
def test_a_fulfilled_task_pays_its_card() -> None:
    laid_out = Preparation(task="T03")  # score 2 goals

    assert pay_out(club(), laid_out, scored(2)).tactics == ("T03",)
    assert pay_out(club(), laid_out, scored(1)).tactics == ()


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
    clubs = (club(injured=(3,), tactics=("T01",)), structs.replace(new_club(TeamId.ELVES), exhausted=(2,)))

    brought = carried_options(clubs, (hand(clubs[0], ("T01",), "L6"), hand(clubs[1], (), None)))

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

    assert is_fulfilled(task, NOTHING | {name: int(number)})
    assert not is_fulfilled(task, NOTHING | {name: int(number) - 1 or 10 * (not int(number))})
