"""HG-5: what a turn is worth."""

from pathlib import Path

import pytest

from app.games.hockey_game import GAME
from app.games.hockey_game.actions import Roll
from app.games.hockey_game.data import box
from app.games.hockey_game.events import StruckPart, Sum, TotalLowered
from app.games.hockey_game.model import Attr, Move
from app.games.hockey_game.options import Options
from app.games.hockey_game.rules.value import tally, team_part
from tests.games.hockey_game.other_numbers import told_with
from tests.games.hockey_game.table import (
    END,
    ROLL,
    after,
    bonus,
    declare,
    find,
    special,
    sums,
    table,
    take,
    whistle,
)
from tests.support.matches.scripted_chance import Scripted, clause

ATTACKS = [
    ("speed", "E_SLOT", Attr.SPEED),
    ("strength", "E_BLUE_N", Attr.STRENGTH),
    ("pass", "E_BLUE_N", Attr.PASS),
    ("shot", None, Attr.SHOT),
]


@clause("HG-5.1")
@pytest.mark.parametrize(("move", "to", "side"), ATTACKS)
def test_the_attacker_adds_attack_and_the_attribute_of_the_move(
    move: str, to: str | None, side: Attr
) -> None:
    state = after(table(teams=("SVK", "SWE")), (0, declare(move, to)))
    team = box().teams["SVK"].attributes

    assert team_part(state, 0).counts == (Attr.ATTACK, side)
    assert (sums(state)[0].main, sums(state)[0].side) == (2, team[side])


@clause("HG-5.2")
@pytest.mark.parametrize(
    ("move", "to", "counted"),
    [
        ("speed", "E_SLOT", (Attr.DEFENCE, Attr.SPEED)),
        ("strength", "E_BLUE_N", (Attr.DEFENCE, Attr.STRENGTH)),
        ("pass", "E_BLUE_N", (Attr.DEFENCE,)),
        ("shot", None, (Attr.DEFENCE, Attr.GOALKEEPER)),
    ],
)
def test_the_defender_adds_defence_and_what_meets_the_move(
    move: str, to: str | None, counted: tuple[Attr, ...]
) -> None:
    state = after(table(teams=("SWE", "SVK")), (0, declare(move, to)))
    team = box().teams["SVK"].attributes

    assert team_part(state, 1).counts == counted
    assert sums(state)[1] == Sum(
        total=sum(team[attr] for attr in counted), main=2, side=sum(team[attr] for attr in counted[1:])
    )


@clause("HG-5.2")
def test_against_a_pass_the_side_attribute_is_struck_with_its_reason() -> None:
    state = after(table(), (0, declare("pass", "E_BLUE_N")))

    assert tally(state, 1).struck == (StruckPart("side", "pass", 2, "pass"),)


@clause("HG-5.3", "HG-12.2")
def test_a_roll_is_two_dice_of_six() -> None:
    chance = Scripted(6, 1)
    state = after(table(), (0, declare("shot")))

    step = GAME.apply(state, 0, Roll(), chance)

    assert sums(step.state)[0].dice == 6 + 1
    assert [(draw.sides, draw.value) for draw in chance.draws] == [(6, 6), (6, 1)]  # type: ignore[union-attr]


@clause("HG-5.4")
@pytest.mark.parametrize(
    ("source", "move", "to", "field"),
    [
        ("W_BLUE_N", "speed", "E_BLUE_N", 3),
        ("W_BLUE_N", "strength", "CENTRE", 0),
        ("W_BLUE_S", "strength", "CENTRE", 3),
        ("E_SLOT", "pass", "E_CIRCLE_N", 3),
        ("E_CIRCLE_N", "shot", None, 3),
        ("E_CIRCLE_N", "pass", "E_SLOT", 0),
        ("CENTRE", "shot", None, 0),
        ("E_CREASE", "shot", None, 0),
    ],
)
def test_a_field_favours_one_move_of_the_attacker(source: str, move: str, to: str | None, field: int) -> None:
    attack, defence = sums(after(table(puck=source), (0, declare(move, to))))

    assert (attack.field, defence.field) == (field, 0)


@clause("HG-5.5", "HG-7.1")
def test_bonus_cards_of_a_turn_add_up() -> None:
    state = table(hands=(("B-CZE-01", "B-CZE-02", "B-CZE-07"), ()))
    state = after(state, (0, declare("shot")), (0, ROLL, 1, 1))
    state = after(state, *((0, bonus(card)) for card in ("B-CZE-01", "B-CZE-02", "B-CZE-07")))

    assert sums(state)[0].bonus == 1 + 2 + 2


@clause("HG-5.6", "HG-7.12")
def test_a_hero_adds_what_their_side_counts_main_attributes_too() -> None:
    erik = (("H-CZE-2",), ("H-SWE-1",))  # Tomáš: attack 1, pass 2; Erik: defence 1, speed 3

    assert sums(after(table(heroes=erik), (0, declare("speed", "E_SLOT"))))[1].hero == 1 + 3
    assert sums(after(table(heroes=erik), (0, declare("pass", "E_BLUE_N"))))[1].hero == 1
    assert sums(after(table(heroes=erik), (0, declare("speed", "E_SLOT"))))[0].hero == 1
    assert sums(after(table(heroes=erik), (0, declare("pass", "E_BLUE_N"))))[0].hero == 1 + 2


@clause("HG-5.7", "HG-9.5")
@pytest.mark.parametrize(
    ("kind", "mod"),
    [("power_play", 2), ("two_man_advantage", 3), ("delayed_call", 1), ("short_handed", -2), ("warning", -1)],
)
def test_the_referee_changes_the_turn_of_who_turned_the_card(kind: str, mod: int) -> None:
    state = table(hands=(("B-CZE-04",), ("B-SWE-04",)))
    state = after(state, (0, declare("shot")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 1, 1))

    state = after(state, (1, bonus("B-SWE-04"), whistle(state, kind)))

    assert (sums(state)[0].referee, sums(state)[1].referee) == (0, mod)


@clause("HG-5.8", "HG-9.6")
def test_an_injury_lowers_a_closed_total_and_gives_no_replacement() -> None:
    state = table(heroes=(("H-CZE-1", "H-CZE-2"), ()), hands=((), ("B-SWE-04",)))
    state = after(state, (0, declare("speed", "E_SLOT")), (0, ROLL, 1, 1), (0, END), (1, ROLL, 1, 1))
    state = after(state, (1, bonus("B-SWE-04"), whistle(state, "injury")))

    step = take(state, 1, {"type": "remove_hero", "target": "H-CZE-1"})

    assert find(step.events, TotalLowered) == TotalLowered(0, 8, 5, "R-injury-1")
    assert tally(step.state, 0).hero == 0  # Tomáš, still there, does not stand in
    assert tally(step.state, 0).struck[0] == StruckPart("hero", "H-CZE-1", 3, "removed", "R-injury-1")
    assert step.state.duel.turns[0].closed == 8


@clause("HG-5.9")
@pytest.mark.parametrize(
    ("rule", "attacker", "source", "move", "counted"),
    [
        ("any_move", 0, "E_CREASE", "shot", False),
        ("any_move", 0, "W_CREASE", "shot", False),
        ("any_move", 1, "E_CREASE", "pass", False),
        ("any_move", 0, "E_CREASE", "strength", False),
        ("shot_only", 0, "E_CREASE", "shot", False),
        ("shot_only", 0, "W_CREASE", "shot", True),
        ("shot_only", 0, "E_CREASE", "strength", True),
        ("shot_only", 1, "E_CREASE", "pass", True),
        ("any_move", 0, "E_CIRCLE_N", "shot", True),
    ],
)
def test_the_two_readings_of_the_crease(
    rule: str, attacker: int, source: str, move: str, counted: bool
) -> None:
    to = {"shot": None, "pass": "CENTRE", "strength": f"{source[0]}_CIRCLE_N"}[move]
    options = Options(crease_rule="shot_only") if rule == "shot_only" else Options()
    nils = ((), ("H-SWE-3",)) if attacker == 0 else (("H-CZE-5",), ())  # both add defence
    state = after(
        table(attacker=attacker, puck=source, heroes=nils, options=options), (attacker, declare(move, to))
    )

    defence = tally(state, 1 - attacker)

    assert (Attr.DEFENCE in team_part(state, 1 - attacker).counts) is counted
    assert (defence.main > 0) is counted
    reasons = {struck.reason for struck in defence.struck}
    assert ("crease" in reasons) is not counted


@clause("HG-5.9", "HG-7.12")
def test_a_hero_who_loses_the_defence_to_the_crease_keeps_the_other_attribute() -> None:
    erik = table(puck="W_CREASE", heroes=((), ("H-SWE-1",)))  # defence 1, speed 3

    defence = sums(after(erik, (0, declare("speed", "W_SLOT"))))[1]

    assert (defence.main, defence.side, defence.hero, defence.total) == (0, 2, 3, 2 + 3)


@clause("HG-8.2", "HG-7.12")
@pytest.mark.parametrize(
    ("card", "team", "move", "hero", "adds"),
    [
        ("S-CZE-2", "CZE", "shot", "H-CZE-5", 1),  # Deflection; Petr: defence 1, goalkeeper 2
        ("S-USA-1", "USA", "speed", "H-SWE-1", 1),  # Breakaway; Erik: defence 1, speed 3
    ],
)
def test_a_hero_keeps_what_a_special_card_does_not_ignore(
    card: str, team: str, move: str, hero: str, adds: int
) -> None:
    state = table((team, "SWE"), hands=((card,), ()), heroes=((), (hero,)))
    state = after(state, (0, declare(move, None if move == "shot" else "E_SLOT")), (0, special(card)))

    defence = sums(state)[1]

    assert (defence.main, defence.side, defence.hero) == (3, 0, adds)


@clause("HG-5.10")
def test_a_value_may_be_negative() -> None:
    state = table(teams=("FIN", "SWE"), puck="W_CREASE", hands=(("B-FIN-04",), ()))
    state = after(state, (0, declare("shot")), (0, ROLL, 1, 1))

    assert sums(state)[0].total == 2 + 2 + 1 - 6 == -1


@clause("HG-5.8")
def test_forecheck_takes_the_field_bonus_out_of_a_closed_total() -> None:
    state = table(teams=("CZE", "CAN"), puck="E_CIRCLE_N", hands=((), ("S-CAN-1",)))
    state = after(state, (0, declare("shot")), (0, ROLL, 1, 1), (0, END))

    step = take(state, 1, special("S-CAN-1"))

    assert find(step.events, TotalLowered) == TotalLowered(0, 9, 6, "S-CAN-1")
    assert tally(step.state, 0).struck == (StruckPart("field", "E_CIRCLE_N", 3, "field_off", "S-CAN-1"),)


@clause("HG-5.1")
def test_every_move_has_an_attribute_of_its_own() -> None:
    assert [box().moves[move].attr.value for move in Move] == [move.value for move in Move]


@clause("HG-4.7")
def test_a_changed_number_of_the_rules_is_followed_by_all_that_the_page_draws(tmp_path: Path) -> None:
    was = told_with(tmp_path / "as_is", "moves.yaml", "line_cost: 2", "line_cost: 2")
    now = told_with(tmp_path / "other", "moves.yaml", "line_cost: 2", "line_cost: 3")
    ways = [one["components"]["rink"]["shots"]["0"]["CENTRE"] for one in (was, now)]
    forecasts = [one["view"]["forecast"]["shot"]["attack"]["sum"]["total"] for one in (was, now)]
    shots = [one["preview"]["declare"]["shot"]["goal"] for one in (was, now)]

    assert ways == [{"lines": ["E_BLUE"], "cost": cost} for cost in (-2, -3)]
    assert forecasts == [shot["total"] for shot in shots] == [2 + 2 - 2, 2 + 2 - 3]
    assert [shot["range"] for shot in shots] == [[2 + 2, 2 + 12], [1 + 2, 1 + 12]]
    assert shots[1]["lines"][-1] == {"clause": "HG-4.7", "what": "lines", "value": -3}
    assert shots[1]["odds"] < shots[0]["odds"]
