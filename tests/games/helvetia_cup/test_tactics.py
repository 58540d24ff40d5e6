"""The strongest computer coach plays each card at its moment, and at no other."""

import random
from typing import Any

import pytest

from app.engine.contract import legal_actions
from app.engine.testing import clause
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.bot import hard, normal
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.tactics import timely
from tests.games.helvetia_cup.build import a, offered, on

MOVE, DEFEND = Phase.MOVE_ATT, Phase.ACT_DEF
FAR: dict[str, Any] = {"at": {"0:4": "e6"}, "holder": "0:4"}
NEAR: dict[str, Any] = {"at": {"0:4": "e16"}, "holder": "0:4"}
TIRED: dict[str, Any] = FAR | {"boosts": {"0:3": 0, "0:4": 0}}
BESET: dict[str, Any] = {"at": {"0:4": "e6", "1:4": "e8"}, "holder": "0:4"}
LATE: dict[str, Any] = FAR | {"half": 2}


def holding(phase: Phase, card: str, seat: int, about: dict[str, Any]) -> State:
    hand, legend = ((), card) if card.startswith("L") else ((card,), None)
    nobody: tuple[str, ...] = ()
    hands = (hand, nobody) if seat == 0 else (nobody, hand)
    return on(phase, **about, hands=hands, legendary=(legend, None) if seat == 0 else (None, legend))


def played(phase: Phase, card: str, about: dict[str, Any], seat: int = 0) -> a.PlayCard | None:
    state = holding(phase, card, seat, about)
    plays = offered(state, seat, a.PlayCard)
    assert plays, "a card that cannot be played tells nothing"
    return timely(state, seat, plays)


@clause("HC-16.2", "HC-16.3")
@pytest.mark.parametrize(
    ("card", "phase", "its_moment", "another"),
    [
        ("T01", MOVE, TIRED, FAR | {"boosts": {"0:4": 1}}),
        ("L4", MOVE, TIRED, FAR | {"boosts": {"0:4": 0}}),
        ("T14", MOVE, NEAR, FAR),
        ("T19", MOVE, NEAR, FAR),
        ("L1", MOVE, NEAR, FAR),
        ("L6", MOVE, NEAR, FAR),
        ("T06", MOVE, BESET, FAR),
        ("T16", MOVE, LATE | {"score": (1, 0)}, LATE | {"score": (0, 1)}),
        ("L5", MOVE, LATE | {"score": (0, 1)}, FAR | {"score": (0, 1)}),
    ],
)
def test_each_card_has_its_moment(
    card: str, phase: Phase, its_moment: dict[str, Any], another: dict[str, Any]
) -> None:
    assert played(phase, card, its_moment) is not None
    assert played(phase, card, another) is None


@clause("HC-16.3", "HC-6.3")
def test_of_two_who_are_tired_the_one_with_the_ball_is_helped() -> None:
    assert played(MOVE, "T02", TIRED) == a.PlayCard("T02", "0:4")


@clause("HC-16.3")
def test_a_card_for_a_test_is_played_where_the_ball_is_won_likelier_by_it() -> None:
    """A steal at 19 in 100 becomes one at 26, a tackle at 21 one at 41."""
    about = {"at": {"0:4": "e12", "1:4": "e12"}, "holder": "0:4"}

    assert played(DEFEND, "T08", about, seat=1) == a.PlayCard("T08")
    assert played(DEFEND, "T07", about, seat=1) is None


def test_without_its_moment_it_coaches_as_the_usual_strength() -> None:
    state = holding(MOVE, "T14", 0, FAR)
    choices = legal_actions(GAME, state, 0)

    assert hard(state, 0, choices, random.Random(1)) == normal(state, 0, choices, random.Random(1))
    near = holding(MOVE, "T14", 0, NEAR)
    assert hard(near, 0, legal_actions(GAME, near, 0), random.Random(1)) == a.PlayCard("T14")
