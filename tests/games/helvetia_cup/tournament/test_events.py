"""The log of a tournament."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from app.api.tournaments.tournament_text import log_texts
from app.games.helvetia_cup import GAME
from app.games.helvetia_cup.tournament.events import FootballersAffected


@pytest.mark.parametrize("lang", ["en", "cs", "ru"])
def test_the_log_of_a_cup_names_only_what_a_match_has_left_in_the_legs(lang: str) -> None:
    rules = GAME.tournament
    assert rules is not None
    some, more = FootballersAffected(0, (3, 7), (), ()), FootballersAffected(0, (), (), (9,))
    ann = SimpleNamespace(player=SimpleNamespace(name="Ann"), bot=None)
    log = [msgspec.Raw(msgspec.json.encode(one)) for one in (more, some)]
    cup: Any = SimpleNamespace(coaches=[ann], log=log, game=GAME.id)

    exhausted, suspended = log_texts(lang, cup, rules)

    assert [line.count(":") for line in (exhausted, suspended)] == [1, 1]
    assert exhausted.endswith(": 3, 7.")
    assert suspended.endswith(": 9.")
