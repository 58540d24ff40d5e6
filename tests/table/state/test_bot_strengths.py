"""The name of a computer player at its seat follows from the tournament that its match belongs to."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from app.engine.catalog import catalog
from app.engine.operations import complete_options
from app.table.state.bot_strengths import computer_name, entrant_name

HELVETIA = catalog()["helvetia_cup"]


def options(**given: Any) -> dict[str, Any]:
    stored: dict[str, Any] = msgspec.to_builtins(complete_options(HELVETIA, given, 2))
    return stored


@pytest.mark.parametrize("cards", [True, False])
def test_a_coach_of_a_team_has_its_name_only_where_the_team_is_kept(cards: bool) -> None:
    of_its_own = options(hands=[{}, {}], cards=cards)

    assert computer_name(HELVETIA, of_its_own, 0, sits=True, coach=5) == "Madame Glut"
    assert computer_name(HELVETIA, options(cards=cards), 0, sits=True) == "Madame Glut"
    assert computer_name(HELVETIA, options(cards=cards), 0, sits=True, coach=5) is UNSET


def test_an_entrant_without_a_team_has_one_name_on_every_seat() -> None:
    hockey = catalog()["hockey_game"]
    name = entrant_name(hockey, {}, 4)

    assert [computer_name(hockey, {}, seat, sits=True, coach=4) for seat in (0, 1)] == [name, name]
    assert computer_name(hockey, {}, 0, sits=False, coach=4) is UNSET
