"""Section 7 of the rules: what each viewer may know, and how a change looks on the wire."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from app.engine.codec import canonical_json
from app.engine.operations import view
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import Declare
from app.games.hockey_game.data import box
from app.games.hockey_game.events import Drew
from app.games.hockey_game.model import Move, State
from app.games.hockey_game.rules.turns import with_declaration
from app.games.hockey_game.rules.value import tally
from tests.games.hockey_game.play import played_states
from tests.games.hockey_game.table import (
    END,
    ROLL,
    after,
    bonus,
    declare,
    hero,
    special,
    table,
    whistle,
)
from tests.support.matches.scripted_chance import clause


@given(state=played_states(), secret=st.data())
def test_my_document_does_not_depend_on_what_the_other_holds_and_what_the_piles_hide(
    state: State, secret: st.DataObject
) -> None:
    for seat in (0, 1):
        side = state.sides[1 - seat]
        unknown = secret.draw(st.permutations(side.hand + side.draw))
        hand, draw = unknown[: len(side.hand)], unknown[len(side.hand) :]
        changed = structs.replace(side, hand=tuple(sorted(hand)), draw=tuple(sorted(draw)))
        other_world = state.with_side(1 - seat, changed)

        assert canonical_json(view(GAME, state, seat)) == canonical_json(view(GAME, other_world, seat))
        assert canonical_json(view(GAME, state, None)) == canonical_json(view(GAME, other_world, None))


@given(state=played_states(), secret=st.data())
def test_the_referee_pile_tells_only_how_many_are_left(state: State, secret: st.DataObject) -> None:
    shuffled = tuple(secret.draw(st.permutations(state.pile)))

    assert GAME.public(state) == GAME.public(structs.replace(state, pile=shuffled))


@given(state=played_states())
def test_a_hidden_card_stands_in_no_others_document(state: State) -> None:
    for seat in (0, 1):
        side = state.sides[seat]
        hidden = set(side.hand + side.draw)
        others = (view(GAME, state, 1 - seat), view(GAME, state, None))
        if side.picks:  # a drafted deck is public
            continue
        for document in others:
            played = set(words(document.get("duel")))  # openly, even if a reshuffle has put it back since
            assert not (hidden - played) & set(words(document))
        assert set(GAME.own(state, seat)["hand"]) == set(side.hand)


def words(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(word for inner in value.values() for word in words(inner))]
    if isinstance(value, list | tuple):
        return [word for inner in value for word in words(inner)]
    return [value] if isinstance(value, str) else []


@clause("HG-3.6")
def test_drawn_cards_are_shown_to_their_owner_alone() -> None:
    drew = Drew(1, 2, 0, ("B-SWE-01", "B-SWE-02"))

    assert GAME.shown(drew, 1) is drew
    assert GAME.shown(drew, 0) == GAME.shown(drew, None) == Drew(1, 2, 0, None)


def test_a_closed_total_that_was_lowered_keeps_the_struck_part_with_its_reason() -> None:
    state = table(puck="W_BLUE_N", heroes=(("H-CZE-1",), ()), hands=((), ("B-SWE-04",)))
    state = after(state, (0, declare("speed", "E_CIRCLE_N")), (0, ROLL, 4, 4), (0, END), (1, ROLL, 4, 3))
    state = after(state, (1, bonus("B-SWE-04"), whistle(state, "injury")))
    state = after(state, (1, {"type": "remove_hero", "target": "H-CZE-1"}))

    duel = GAME.public(state)["duel"]["1"]

    assert duel["turns"]["0"] == {
        "counts": ("attack", "speed"),
        "sum": {"total": 13, "dice": 8, "main": 2, "side": 2, "field": 3, "lines": -2},
        "dice": (4, 4),
        "struck": {"hero:H-CZE-1": {"value": 3, "reason": "removed", "card": "R-injury-1"}},
        "closed": 16,
    }
    assert duel["lost"] == {"H-CZE-1": {"who": 0, "cause": "R-injury-1"}}
    assert duel["crossed"] == ("RED", "E_BLUE")


def test_before_declaring_the_certain_sums_of_each_move_are_told() -> None:
    state = table(puck="E_CIRCLE_N", heroes=(("H-CZE-3",), ("H-SWE-1",)))

    forecast = GAME.public(state)["forecast"]

    assert {move: [side["sum"]["total"] for side in sides.values()] for move, sides in forecast.items()} == {
        "speed": [2 + 2 + 1, 3 + 2 + 4],
        "strength": [2 + 2 + 1, 3 + 2 + 1],
        "pass": [2 + 3 + 1, 3 + 1],
        "shot": [2 + 2 + 3 + 3, 3 + 3 + 1],
    }
    assert forecast["pass"]["defence"] == {
        "counts": ("defence",),
        "sum": {"total": 4, "main": 3, "hero": 1},
        "heroes": {"H-SWE-1": 1},
        "struck": {"side:pass": {"value": 2, "reason": "pass", "card": None}},
    }
    from_the_centre = GAME.public(structs.replace(state, puck="CENTRE"))["forecast"]["shot"]["attack"]["sum"]
    assert (from_the_centre["total"], from_the_centre["lines"]) == (2 + 2 + 3 - 2, -2)


@pytest.mark.parametrize("crease_rule", ["any_move", "shot_only"])
def test_wherever_the_puck_is_the_certain_sums_are_those_of_the_declared_move(crease_rule: str) -> None:
    options = structs.replace(table().options, crease_rule=crease_rule)
    for puck, attacker in product(box().fields, (0, 1)):
        state = structs.replace(table(puck=puck, heroes=(("H-CZE-3",), ("H-SWE-1",))), attacker=attacker)
        state = structs.replace(state, options=options)
        told = GAME.public(state)["forecast"]
        for move in Move:
            round_ = with_declaration(state, attacker, Declare(move, None if move is Move.SHOT else puck))
            sums = [told[move]["attack"]["sum"]["total"], told[move]["defence"]["sum"]["total"]]
            assert sums == [tally(round_, attacker).total, tally(round_, 1 - attacker).total], (puck, move)


def test_beside_a_card_that_has_no_place_in_the_turn_stands_why() -> None:
    state = table(hands=(("B-CZE-06", "B-CZE-07", "H-CZE-1", "S-CZE-2", "I-CZE"), ()))
    assert set(GAME.own(state, 0)["hand"].values()) == {None}

    declared = after(state, (0, declare("shot")))
    laid = after(declared, (0, hero("H-CZE-1")))
    deflected = after(declared, (0, special("S-CZE-2")), (0, ROLL, 1, 1))

    assert GAME.own(declared, 0)["hand"] == {
        "B-CZE-06": "bonus_move",
        "B-CZE-07": None,
        "H-CZE-1": None,
        "I-CZE": "no_opposing_hero",
        "S-CZE-2": None,
    }
    assert GAME.own(laid, 0)["hand"]["B-CZE-07"] == "after_hero"
    assert GAME.own(deflected, 0)["hand"]["H-CZE-1"] == "special_or_hero"
    assert GAME.own(deflected, 1) == {"hand": {}, "to_roll": None}


def test_the_components_hold_every_printed_thing_with_its_source() -> None:
    components = GAME.components()

    assert (len(components["cards"]), len(components["teams"])) == (160, 8)
    assert components["nations"] == ["CZE", "SWE", "CAN", "FIN", "RUS", "USA", "SVK", "SUI"]
    assert sum(kind["count"] for kind in components["referee_cards"].values()) == 18
    assert len(components["rink"]["fields"]) == 13
    for group in ("cards", "teams", "referee_cards", "moves", "attributes"):
        assert all(record["source"] in ("seed", "house") for record in components[group].values())
    way = components["rink"]["ways"]["speed"]["W_BLUE_N"]["E_CIRCLE_N"]
    assert way == {"lines": ["RED", "E_BLUE"], "cost": -2}
    assert components["rink"]["shots"]["1"]["CENTRE"] == {"lines": ["W_BLUE"], "cost": -2}
    assert [len(cards) for cards in components["draft"]["faces"].values()] == [40, 16, 1, 16]


def test_house_values_are_never_called_original() -> None:
    cards = GAME.components()["cards"]
    printed = sorted(id for id, card in cards.items() if card["source"] == "seed" and id in box().bonus)

    assert printed == ["B-CZE-02", "B-CZE-10", "B-SWE-04"]  # the three of the worked example
