"""The drawing's choices and words, its road as the engine's road, its numbers as those of the rules."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from app.engine.chance import FairChance
from app.engine.operations import legal_actions, view
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.actions import Ride
from app.games.um_reifenbreite.components import components
from app.games.um_reifenbreite.model import Race, State
from app.games.um_reifenbreite.preview import preview
from app.games.um_reifenbreite.road import NOWHERE, reach, road_of
from app.games.um_reifenbreite.view import own
from tests.games.um_reifenbreite.build import ROUBAIX, change, on_road, take, to_move
from tests.games.um_reifenbreite.test_outlook import pairs
from tests.games.um_reifenbreite.test_playouts import played
from tests.games.um_reifenbreite.test_preview import CLIMB, COBBLES, FLAT, cobbles_of_three
from tests.js.land import LAND, land
from tests.support.matches.scripted_chance import clause

Node = Callable[[str, str], str]


@pytest.mark.parametrize("race", list(Race))
def test_the_drawing_unrolls_the_road_as_the_engine_does(race: Race, node: Node) -> None:
    road = road_of(race)
    starts = range(0, len(road.ids) - 80, 37)
    walks = [
        (start, end, path) for start in starts for end, path in reach(race, start, 9, frozenset()).items()
    ]
    question: dict[str, Any] = {
        "components": components(),
        "race": race.value,
        "walks": [(road.ids[start], path) for start, _, path in walks],
        "nodes": road.ids,
    }

    said = json.loads(node("um_reifenbreite/walks.mjs", json.dumps(question)))

    assert len(walks) > 100
    assert said["ends"] == [road.ids[end] for _, end, _ in walks]
    assert said["lengths"] == [len(path) + 1 for *_, path in walks]
    assert said["progress"] == list(road.progress)
    assert said["behind"] == [None if node == NOWHERE else road.ids[node] for node in road.behind]
    assert [leg for _, leg, kind, _ in said["gates"] if kind == "sprint"] == list(road.sprints)
    assert [points for *_, kind, points in said["gates"] if kind == "sprint"] == [
        list(sprint.points) for sprint in road.sprints.values()
    ]
    assert [row for i, row in enumerate(said["rows"]) if i in road.dots] == [4] * 4 + [3] * 4 + [2] * 4 + [
        1
    ] * 4
    assert all((left == 0) == (road.leg[i] >= road.legs) for i, left in enumerate(said["left"]))


__all__ = ["cobbles_of_three"]


def moments(seats: int, **raw: object) -> Iterator[dict[str, Any]]:
    """Yield what seat 0 sees in a random match: some positions of every phase, with the latest events."""
    seen: Counter[tuple[str, bool]] = Counter()
    log: list[dict[str, Any]] = []
    for at in played(raw, seats, 3):
        phase = (at.state.phase, 0 in GAME.to_act(at.state))
        seen[phase] += 1
        if seen[phase] in (1, 5, 20):
            offered = legal_actions(GAME, at.state, 0)
            shown = {"view": view(GAME, at.state, 0), "actions": offered, "log": log[-50:]}
            yield shown | {"preview": preview(at.state, 0) if phase[1] else None}
        if at.action is not None:
            step = GAME.apply(at.state, at.seat, at.action, FairChance(bytes(32)))
            log += [{"seq": 1, "seat": at.seat, **one} for one in msgspec.to_builtins(step.events)]


@pytest.mark.parametrize(
    ("seats", "raw"),
    [
        (
            4,
            {
                "level": "pro",
                "short_race_energy": "choose7",
                "races": ["paris_roubaix", "liege_bastogne_liege"],
            },
        ),
        (2, {"level": "pro", "teams_per_seat": 2}),
        (3, {"level": "basic"}),
    ],
)
def test_every_slot_can_be_drawn_in_every_phase(node: Node, seats: int, raw: dict[str, Any]) -> None:
    seen = list(moments(seats, **raw))
    question = {"components": components(), "moments": seen}
    drawn = json.loads(node("um_reifenbreite/whole.mjs", msgspec.json.encode(question).decode()))

    assert len({one["phase"] for one in drawn}) >= 5
    for one in drawn:
        text = json.dumps(one)
        assert "undefined" not in text and "NaN" not in text and "[object" not in text
        assert one["bar"].strip() and one["top"] and all(one["seats"]) and all(one["boards"])
        assert one["world"] > 100 and one["layers"]["lines"]
        assert one["seen"] or one["phase"] not in ("place", "turn", "move", "draft")


def test_the_straight_road_is_the_same_from_the_throw_to_the_end_of_the_ride(node: Node) -> None:
    turn = on_road({21: FLAT, 31: "0:S1-1-01"})
    move = take(turn, Ride(("die", "die"), False), 6, 6).state
    moments = [{"view": view(GAME, one, 0), "actions": legal_actions(GAME, one, 0)} for one in (turn, move)]
    question = {"components": components(), "moments": moments}

    drawn = json.loads(node("um_reifenbreite/whole.mjs", msgspec.json.encode(question).decode()))

    assert [one["phase"] for one in drawn] == ["turn", "move"]
    assert drawn[0]["stretch"] == drawn[1]["stretch"]


def drawn(node: Node, state: State, *, asked: bool = True, **picks: object) -> Any:
    """Return what the page shows to seat 0; with `asked` the answer of the server has arrived."""
    question = {
        "components": components(),
        "view": view(GAME, state, 0),
        "actions": legal_actions(GAME, state, 0),
        "preview": preview(state, 0) if asked else None,
        "picks": picks,
    }
    return json.loads(node("um_reifenbreite/drawn.mjs", msgspec.json.encode(question).decode()))


def test_the_page_draws_the_sum_the_range_and_the_odds_of_the_preview(node: Node) -> None:
    state = on_road({21: CLIMB, 31: "0:S1-1-01"})
    said = drawn(node, state, sources=["r1-5", "die"])

    for words in ("6–11", "ui-uphill(number=5)", "−5", "1–6", "ui-sum-seven(seven=7 percent=17)"):
        assert words.lower() in said["sum"].lower()
    assert "−5 = 1–6 ui-average(spaces=3.5)" in said["line"]
    assert said["bar"][0] == "ui-worst-seven(percent=17 seven=7)"
    assert said["buttons"][-1] == "ui-do-card-die(one=5 two=0 sum=5)"
    assert said["effects"][-1].startswith("ui-as-left(cards=")
    assert {(1, "sure", 6), (2, "maybe", 7)} <= {tuple(one) for one in said["lit"]}
    assert max(distance for distance, *_ in said["lit"]) <= 6


def test_what_is_printed_on_a_space_is_read_where_a_rider_stands(node: Node) -> None:
    """The wheels of a rider would make a minus of a plus."""
    state = on_road({21: CLIMB, 31: "0:S1-1-01"})
    moments = [{"view": view(GAME, state, 0), "actions": legal_actions(GAME, state, 0)}]
    question = {"components": components(), "moments": moments}

    (drawn,) = json.loads(node("um_reifenbreite/whole.mjs", msgspec.json.encode(question).decode()))

    assert drawn["layers"]["pieces"].split().count("−5") == 1, "31 stands on asphalt"


def test_with_another_number_on_the_cobbles_the_page_follows(node: Node, cobbles_of_three: None) -> None:
    state = on_road({21: COBBLES, 31: "0:S2-1-01"}, race=ROUBAIX)

    dice = drawn(node, state, sources=["die", "die"], asked=False)
    assert "−3" in dice["sum"] and "ui-may-move 0–9" in dice["sum"]
    card = drawn(node, state, sources=["die", "r1-5"])
    assert "ui-may-move 3–8" in card["sum"]
    assert "= 3–8" in card["line"]


def test_until_the_server_has_answered_the_page_promises_nothing(node: Node) -> None:
    state = on_road({21: FLAT, 31: "0:S1-1-01"})
    said = drawn(node, state, asked=False, sources=["die", "r1-5"])

    assert "ui-bar-second-asked" in said["sum"] and "ui-may-move" not in said["sum"]
    assert said["lit"] == []


@pytest.mark.parametrize("allowed", [True, False])
def test_a_draft_question_is_promised_only_where_the_options_allow_it(node: Node, allowed: bool) -> None:
    state = on_road({21: FLAT, 31: "1:AB-2-19"}, round=1, draft_in_round_1=allowed)
    said = drawn(node, state, sources=["die", "die"])

    assert ("ui-sum-behind(rider=31" in said["sum"]) is allowed
    assert ("ui-step-drafts" in said["bar"]) is allowed


@clause("UR-11.2", "UR-11.3")
def test_a_move_over_the_finish_says_its_prize_and_nothing_of_a_next_round(node: Node) -> None:
    state = to_move(pairs(3, 3), 9)
    target = own(state, 0)["outlook"]["best"][0]  # type: ignore[index, call-overload]
    said = drawn(node, state, target=target)
    prize = "ui-stake-finish(line=C place=1 points=50)"

    assert said["sentence"].startswith("ui-bar-move-home(rider=21")
    assert prize in said["sentence"] and prize in said["sum"] and prize in said["tray"]
    assert (said["buttons"][-1], said["effects"][-1]) == ("ui-do-finish(rider=21)", prize)
    assert "ui-starts" not in f"{said['sentence']} {said['bar'][0]} {said['sum']}"


@clause("UR-10.3")
def test_a_seat_that_may_ask_a_stranger_and_trade_with_its_own_is_offered_all_of_it(node: Node) -> None:
    state = on_road({21: "1:AB-2-23", 22: "1:AB-2-22", 31: "1:AB-2-21"}, swapping=True)

    *_, own, stranger, roll = drawn(node, state)["buttons"]
    assert {own, stranger} == {"ui-swap-with(rider=22)", "ui-swap-ask(rider=31)"}
    assert roll.startswith("ui-bar-r")


def test_the_tray_shows_the_risk_of_the_rules(node: Node) -> None:
    state = change(on_road({21: FLAT, 31: "0:S1-1-01"}, level="pro"), 21, photos=(4,))

    assert "ui-as-photo(percent=56)" in drawn(node, state, sources=[])["tray"]
    assert "ui-as-photo(percent=56)" in drawn(node, state, asked=False, sources=[])["tray"]
    assert "ui-as-photo(percent=33)" in drawn(node, change(state, 21, photos=()), sources=[])["tray"]


def test_a_throw_is_called_the_last_one_as_soon_as_another_rider_is_to_play(node: Node) -> None:
    state = take(on_road({21: FLAT, 31: "0:S1-1-01"}), Ride(("die", "die"), False), 2, 4).state
    thrown = drawn(node, state)["sum"]
    ridden = take(state, legal_actions(GAME, state, 0)[0]).state

    assert "ui-sum-rider(rider=21" in thrown
    assert "ui-sum-last(rider=21)" in drawn(node, ridden)["sum"]


def test_the_photo_of_a_cheat_is_its_own_and_not_the_action_cards(node: Node) -> None:
    state = on_road({21: FLAT, 31: "0:S1-1-01"}, level="pro", deck=["photo"])
    state = take(state, Ride(("die", "cheat"), False), 1, 1, 0, 4).state

    assert "ui-sum-photo-drawn(photo=2)" in drawn(node, state)["sum"]


def test_from_afar_the_land_is_what_the_table_draws() -> None:
    assert LAND.read_text("utf-8") == land()
