"""HG-4: fields, lines and the four moves."""

import pytest

from app.engine.operations import legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import Declare, PlayHero, Roll
from app.games.hockey_game.data import box
from app.games.hockey_game.events import Declared
from app.games.hockey_game.model import Move, Phase, State
from app.games.hockey_game.objections import objections
from app.games.hockey_game.rules.rink import lines_crossed, reachable_fields
from tests.games.hockey_game.table import END, ROLL, after, bonus, declare, find, sums, table, take, whistle
from tests.support.matches.scripted_chance import clause, refused_by


def offered(state: State, move: Move) -> set[str | None]:
    actions = legal_actions(GAME, state, state.attacker)
    return {a.to for a in actions if isinstance(a, Declare) and a.move is move}


def refused(state: State, move: Move, to: str | None) -> str | None:
    return refused_by(GAME, state, state.attacker, Declare(move, to))


@clause("HG-4.1")
def test_the_move_is_named_before_the_dice_and_then_fixed() -> None:
    state = table()

    assert refused_by(GAME, state, 0, Roll()) == "HG-5.3"
    step = take(state, 0, declare("speed", "W_SLOT"))
    assert find(step.events, Declared) == Declared(0, 1, Move.SPEED, "CENTRE", "W_SLOT", ("W_BLUE",))
    assert refused(step.state, Move.SPEED, "E_SLOT") == "HG-4.1"


@clause("HG-3.3", "HG-9.6", "HG-6.4")
def test_a_press_on_the_rink_while_something_else_is_open_says_what_comes_first() -> None:
    injury = table(heroes=((), ("H-SWE-1",)), hands=(("B-CZE-04",), ()), bare=True)
    injury = after(injury, (0, declare("speed", "W_SLOT")), (0, ROLL, 4, 4))
    injury = take(injury, 0, bonus("B-CZE-04"), whistle(injury, "injury")).state
    saved = table(puck="E_CIRCLE_N")
    saved = after(saved, (0, declare("shot")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 6, 6), (1, END))

    assert refused_by(GAME, table(phase=Phase.FACEOFF), 0, Declare(Move.PASS, "W_SLOT")) == "HG-3.3"
    assert refused_by(GAME, injury, 0, Declare(Move.PASS, "W_SLOT")) == "HG-9.6"
    assert refused_by(GAME, saved, 1, Declare(Move.PASS, "W_SLOT")) == "HG-6.4"
    assert (
        refused_by(GAME, table(hands=(("H-CZE-1",), ()), phase=Phase.FACEOFF), 0, PlayHero("H-CZE-1"))
        == "HG-3.3"
    )


@clause("HG-4.1", "HG-4.4", "HG-4.5", "HG-4.9")
def test_a_field_that_no_move_reaches_says_what_keeps_the_pass_from_it() -> None:
    """The slot is in the row of the centre spot: speed knows no offside."""
    told = {
        field: next(objections(table(), 0, Declare(Move.PASS, field)), None)
        for field in (*box().fields, "NOWHERE")
        if not any(refused(table(), move, field) is None for move in Move)
    }

    assert {field: (one.clause, one.text) for field, one in told.items() if one is not None} == {
        "CENTRE": ("HG-4.4", "puck_there"),
        "E_CIRCLE_N": ("HG-4.5", "offside"),
        "E_CIRCLE_S": ("HG-4.5", "offside"),
        "E_CREASE": ("HG-4.9", "opponents_crease"),
        "NOWHERE": ("HG-4.1", "no_move_there"),
    }


@clause("HG-4.2")
def test_speed_runs_along_the_row_in_either_direction_any_distance() -> None:
    state = table(puck="W_BLUE_N")

    assert offered(state, Move.SPEED) == {"W_CIRCLE_N", "E_BLUE_N", "E_CIRCLE_N"}
    assert refused(state, Move.SPEED, "CENTRE") == "HG-4.2"


@clause("HG-4.3")
def test_strength_goes_to_one_diagonal_neighbour_and_crosses_no_line() -> None:
    assert offered(table(puck="E_SLOT"), Move.STRENGTH) == {
        "E_BLUE_N",
        "E_BLUE_S",
        "E_CIRCLE_N",
        "E_CIRCLE_S",
    }
    assert refused(table(puck="E_SLOT"), Move.STRENGTH, "CENTRE") == "HG-4.3"
    for source, near in box().neighbours.items():
        assert all(lines_crossed(0, Move.STRENGTH, source, to) == () for to in near)
        assert all(source in box().neighbours[to] for to in near)  # and back


@clause("HG-4.4")
def test_a_pass_goes_anywhere_backwards_too_but_not_to_where_the_puck_is() -> None:
    state = table(puck="E_SLOT")

    assert offered(state, Move.PASS) == set(box().fields) - {"E_SLOT", "E_CREASE"}
    assert refused(state, Move.PASS, "E_SLOT") == "HG-4.4"
    assert refused(state, Move.PASS, None) == refused(state, Move.PASS, "NOWHERE") == "HG-4.1"


@clause("HG-4.5")
@pytest.mark.parametrize("target", ["E_SLOT", "E_CIRCLE_N", "E_CIRCLE_S"])
@pytest.mark.parametrize("source", ["W_CREASE", "W_SLOT", "W_BLUE_S", "CENTRE"])
def test_from_outside_a_pass_into_the_attacking_zone_is_offside(source: str, target: str) -> None:
    assert refused(table(puck=source), Move.PASS, target) == "HG-4.5"


@clause("HG-4.5")
def test_passing_onto_the_blue_line_and_from_it_is_onside_and_the_other_moves_know_no_offside() -> None:
    assert {"E_BLUE_N", "E_BLUE_S"} <= offered(table(), Move.PASS)
    assert {"E_SLOT", "E_CIRCLE_S"} <= offered(table(puck="E_BLUE_N"), Move.PASS)
    assert "E_SLOT" in offered(table(puck="W_SLOT"), Move.SPEED)
    assert refused(table(attacker=1, puck="E_BLUE_N"), Move.PASS, "W_SLOT") == "HG-4.5"


@clause("HG-4.6")
@pytest.mark.parametrize(
    ("source", "to", "lines"),
    [
        ("W_BLUE_N", "E_CIRCLE_N", ("RED", "E_BLUE")),  # the rulebook's example
        ("W_CIRCLE_N", "E_CIRCLE_N", ("W_BLUE", "RED", "E_BLUE")),
        ("W_BLUE_N", "E_BLUE_N", ("RED",)),  # neither the line left nor the line reached
        ("E_CIRCLE_N", "W_BLUE_N", ("RED", "E_BLUE")),
        ("CENTRE", "E_BLUE_N", ()),
        ("W_CREASE", "W_SLOT", ()),
    ],
)
def test_lines_strictly_between_cost_one_each(source: str, to: str, lines: tuple[str, ...]) -> None:
    state = after(table(puck=source), (0, declare("pass" if source == "CENTRE" else "speed", to)))

    assert lines_crossed(0, state.duel.move, source, to) == lines
    assert sums(state)[0].lines == -len(lines)


@clause("HG-4.7")
@pytest.mark.parametrize(
    ("source", "cost"),
    [
        ("E_CREASE", 0),
        ("E_CIRCLE_N", 0),
        ("E_SLOT", 0),
        ("E_BLUE_S", 0),
        ("CENTRE", -2),
        ("W_BLUE_N", -4),
        ("W_SLOT", -6),
        ("W_CIRCLE_S", -6),
        ("W_CREASE", -6),
    ],
)
def test_a_shot_pays_two_for_each_line_before_the_goal(source: str, cost: int) -> None:
    east = after(table(puck=source), (0, declare("shot")))
    mirrored = {"W": "E", "E": "W"}.get(source[0], source[0]) + source[1:]
    west = after(table(attacker=1, puck=mirrored), (1, declare("shot")))

    assert sums(east)[0].lines == sums(west)[0].lines == cost
    assert refused(table(puck=source), Move.SHOT, "E_SLOT") == "HG-4.7"


@clause("HG-4.8", "HG-5.4")
def test_the_bonus_is_of_the_field_left_not_of_the_field_reached() -> None:
    onto = after(table(puck="CENTRE"), (0, declare("strength", "E_BLUE_N")))
    away = after(table(puck="E_BLUE_N"), (0, declare("strength", "CENTRE")))

    assert sums(onto)[0].field == 0
    assert sums(away)[0].field == 3


@clause("HG-4.9")
@pytest.mark.parametrize(
    ("move", "source"), [(Move.SPEED, "E_SLOT"), (Move.STRENGTH, "E_CIRCLE_N"), (Move.PASS, "E_SLOT")]
)
def test_no_move_leads_into_the_opponents_crease(move: Move, source: str) -> None:
    assert "E_CREASE" in reachable_fields(move, source)
    assert refused(table(puck=source), move, "E_CREASE") == "HG-4.9"
    assert refused(table(attacker=1, puck=source), move, "E_CREASE") is None  # the attacker's own


@clause("HG-4.10")
def test_from_the_opponents_crease_all_four_moves_are_open() -> None:
    state = table(puck="E_CREASE")

    assert [len(offered(state, move)) for move in Move] == [4, 2, 12, 1]
