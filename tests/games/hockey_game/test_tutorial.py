"""The quick start says what the engine does: every number in it is played here."""

from functools import partial

import pytest

from app.games.hockey_game.actions import Declare, EndTurn, PlayBonus, Roll
from app.games.hockey_game.data import box
from app.games.hockey_game.events import PuckLost, RoundDecided, TotalLowered, TurnClosed
from app.games.hockey_game.model import Move
from app.games.hockey_game.rules.value import tally
from app.games.hockey_game.tutorial import ANY, EXAMPLES, PASS, SHOT, YOU
from tests.games.learning import answers_of, numbers, picture, played, said, text_of

GAME = "hockey_game"
play, says = partial(played, GAME), partial(said, GAME)


def totals(made) -> list[int]:
    """Attack and defence of the decided round."""
    (round_,) = made.events(RoundDecided)
    return [round_.attack.total, round_.defence.total]


def test_step_1_the_puck_jumps_between_thirteen_fields() -> None:
    assert numbers(text_of(GAME, "h1")) == [len(box().fields)]


def test_step_2_eight_on_the_dice_are_enough_for_a_tie() -> None:
    (theirs,) = picture(GAME, "h2").events(TurnClosed)
    mine = tally(picture(GAME, "h2").state, YOU).total
    made = play("h2", Roll())

    for choice in EXAMPLES["h2"].choices:
        enough = mine + int(choice.label) >= theirs.sum.total
        assert (choice.says == "short") == (not enough)
        assert choice.right == (mine + int(choice.label) == theirs.sum.total)
    assert numbers(answers_of(GAME, "h2")["enough"].say["en"]) == [mine, 8, theirs.sum.total]
    assert numbers(answers_of(GAME, "h2")["short"].say["en"])[:3] == [mine, 7, mine + 7]
    assert numbers(says("h2", Roll())[1]) == totals(made)
    assert (made.events(PuckLost)[0].at, made.state.attacker) == ("CENTRE", YOU)
    assert says("h2", Declare(Move.PASS, "CENTRE"))[0] == "field"


@pytest.mark.parametrize(
    ("move", "to", "name"),
    [
        (Move.PASS, "E_CIRCLE_S", "pass"),
        (Move.STRENGTH, "E_SLOT", "strength"),
        (Move.SPEED, "E_CIRCLE_N", "speed"),
        (Move.SHOT, None, "shot"),
    ],
)
def test_step_3_four_ways_end_as_the_answers_say(move: Move, to: str | None, name: str) -> None:
    made = play("h3", Declare(move, to))
    (round_,) = made.events(RoundDecided)
    before = [round_.attack.total - round_.attack.dice, round_.defence.total - round_.defence.dice]

    said_name, sentence = says("h3", Declare(move, to))
    assert said_name == name
    assert numbers(sentence)[:4] == [*before, *totals(made)]
    assert round_.success == (name in ("pass", "strength"))


def test_step_3_nobody_enters_the_crease() -> None:
    assert says("h3", Declare(Move.PASS, "E_CREASE"))[0] == "crease"


def test_steps_4_to_6_are_the_rulebooks_example() -> None:
    declared = tally(picture(GAME, "h4").state, YOU)
    whole = picture(GAME, "h6")
    (closed,) = whole.events(TurnClosed)
    (lowered,) = whole.events(TotalLowered)

    assert (declared.field, declared.lines) == (3, -2)
    assert numbers(text_of(GAME, "h4")) == [3, 1, 2, declared.field + declared.lines, declared.field]
    assert numbers(text_of(GAME, "h6")) == [
        closed.sum.referee,
        closed.sum.total,
        lowered.was,
        lowered.now,
        18,
    ]
    assert tally(whole.state, 1).total == 18


@pytest.mark.parametrize(
    ("cards", "name"), [((), "none"), ((ANY,), "any"), ((SHOT,), "shot"), ((ANY, SHOT), "both")]
)
def test_step_7_each_choice_of_cards_ends_as_its_answer_says(cards: tuple[str, ...], name: str) -> None:
    path = (*(PlayBonus(card) for card in cards), EndTurn())
    made = play("h7", *path)
    said_name, sentence = says("h7", *path)
    attack, defence = totals(made)

    assert said_name == name
    assert {attack, defence} <= set(numbers(sentence)) | {20}
    assert made.events(RoundDecided)[0].success == (name != "none")
    assert made.state.goals == ((1, 0) if cards else (0, 0))


def test_step_7_a_card_for_passes_does_not_help_a_shot() -> None:
    assert says("h7", PlayBonus(PASS))[0] == "pass"
    assert tally(picture(GAME, "h7").state, YOU).total == 15
