"""The quick start says what the engine does: every number in it is played here."""

from functools import partial

import pytest

from app.games.extraliga.actions import Pass, Place, Play, Roll, UseBonus
from app.games.extraliga.events import MatchEnded
from app.games.extraliga.model import Slot
from app.games.extraliga.rules.strength import strength, totals
from app.games.extraliga.tutorial import AFTER_THE_DIE, DICE, EXAMPLES, KOTALIK, LEGEND, SIX, THEIRS, YOU
from app.games.extraliga.view import public
from tests.games.learning import answers_of, numbers, picture, played, said, text_of

GAME = "extraliga"
play, says = partial(played, GAME), partial(said, GAME)


@pytest.mark.parametrize(
    ("card", "name"),
    [(KOTALIK, "linked"), ("KLA-RW", "famous"), ("CBU-LW", "wrong_side"), ("HKR-D1", "defender")],
)
def test_step_2_each_winger_makes_the_attack_that_the_answer_says(card: str, name: str) -> None:
    wing = Place(card, Slot.RW)
    after = play("e2", wing).state.editor(YOU)
    before = picture(GAME, "e2").state.editor(YOU)
    said_name, sentence = says("e2", wing)

    assert said_name == name
    assert numbers(sentence)[0] == totals(after.lineup)[0]
    assert totals(before.lineup)[0] == 2


def test_step_2_only_a_goalkeeper_keeps_goal() -> None:
    assert says("e2", Place("KLA-RW", Slot.G))[0] == "goal"


def test_step_3_a_legend_links_with_both() -> None:
    attack = strength(LEGEND).attack
    (positions, pairs) = (sum(line.value for line in lines) for lines in (attack.points, attack.pairs))

    assert [positions, pairs, attack.total] == [2, 3, 5]
    assert numbers(text_of(GAME, "e3")) == [positions, pairs, attack.total]


def test_step_4_two_of_four_dice_reach_their_defence() -> None:
    defence = totals(THEIRS)[1]
    rolled = play("e4", Roll()).state.the_match
    mine = next(side for side in rolled.sides if side.seat == YOU)
    theirs = next(side for side in rolled.sides if side.seat != YOU)

    assert mine.dice == DICE and len(DICE) == totals(SIX)[0]
    assert sum(die >= totals(SIX)[1] for die in theirs.dice) == sum(die >= defence for die in DICE) == 2
    for choice in EXAMPLES["e4"].choices:
        assert choice.right == (int(choice.label) >= defence)
        assert choice.args["short"] == defence - int(choice.label)
    assert numbers(text_of(GAME, "e4")) == [defence]
    assert numbers(answers_of(GAME, "e4")["both"].say["en"]) == [2, 2]


@pytest.mark.parametrize(("die", "name"), [(0, "hit"), (1, "hit"), (2, "miss"), (3, "miss")])
def test_step_5_the_die_turned_decides_the_match(die: int, name: str) -> None:
    turned = UseBonus(KOTALIK, die)
    (ended,) = play("e5", turned).events(MatchEnded)
    said_name, sentence = says("e5", turned)

    assert said_name == name
    assert ended.overtime == (name == "hit")
    if name == "miss":
        assert numbers(sentence) == [5, *sorted(ended.goals, reverse=True)]
        assert max(ended.points) == 3
    else:
        assert numbers(sentence) == [5, 2, 2]


def test_step_5_two_passes_lead_to_overtime() -> None:
    (ended,) = play("e5", Pass()).events(MatchEnded)

    assert says("e5", Pass())[0] == "pass"
    assert ended.overtime and max(ended.points) == 2


def test_step_6_a_quarrel_takes_the_chemistry_and_a_trainer_brings_more() -> None:
    quarrel = public(picture(GAME, "e6").state)["teams"]["0"]["strength"]
    answered = public(play("e6", Play("TR-teambuilding#1")).state)["teams"]["0"]["strength"]

    assert [quarrel["attack"]["total"], quarrel["defence"]["total"]] == [3, 3]
    assert [answered["attack"]["total"], answered["defence"]["total"]] == [6, 6]
    assert numbers(text_of(GAME, "e6")) == [3, 3, 6, 6]


def test_step_7_two_new_players_are_enough_for_a_two() -> None:
    editor = picture(GAME, "e7").state.editor(YOU)

    assert editor.lo == 2
    assert len(set(AFTER_THE_DIE) - set(SIX)) == 2
    assert totals(AFTER_THE_DIE) == (3, 4)
