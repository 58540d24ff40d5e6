"""The log of a tournament tells who has won a match, and how if its score does not say it."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw, structs

from app.api.services import Services
from app.api.tournaments.routes import tournament_view
from app.api.tournaments.tournament_text import log_texts
from tests.tournaments.test_results import resign_the_match, started_cup

pytestmark = [pytest.mark.anyio, pytest.mark.db]

PLAYED = {"seq": 1, "fixture": 0, "coaches": [0, 1], "reason": "goals"}
COUNTED = PLAYED | {"event": "result_counted", "places": [1, 2]}
OWN_RULES = PLAYED | {"event": "match_counted", "winner": 1}
TOLD: list[tuple[str, dict[str, Any], str]] = [
    ("hockey_game", COUNTED | {"scores": [3, 1]}, "Ann, Ben: 3:1."),
    ("hockey_game", COUNTED | {"scores": [2, 2], "places": [1, 1]}, "Ann, Ben: 2:2."),
    ("hockey_game", COUNTED | {"scores": [2, 2]}, "Ann, Ben: 2:2. Ann wins."),
    ("hockey_game", COUNTED | {"scores": [3, 1], "places": [2, 1]}, "Ann, Ben: 3:1. Ben wins."),
    (
        "hockey_game",
        COUNTED | {"scores": [0, 0], "reason": "resigned"},
        "Ann, Ben: Ann wins by resignation.",
    ),
    (
        "hockey_game",
        COUNTED | {"scores": [0, 4], "reason": "abandoned"},
        "Ann, Ben: Ann wins, the opponent did not come back.",
    ),
    ("hockey_game", COUNTED | {"scores": [0, 0], "reason": "forfeit"}, "Ann, Ben: Ann wins by forfeit."),
    ("helvetia_cup", OWN_RULES | {"goals": [0, 2]}, "Ann, Ben: 0:2."),
    ("helvetia_cup", OWN_RULES | {"goals": [1, 1]}, "Ann, Ben: 1:1. Ben wins."),
    ("helvetia_cup", OWN_RULES | {"goals": [1, 1], "winner": None}, "Ann, Ben: 1:1."),
    (
        "helvetia_cup",
        OWN_RULES | {"goals": [0, 3], "reason": "resigned"},
        "Ann, Ben: 0:3, Ben wins by resignation.",
    ),
]


async def test_a_result_tells_the_winner_and_how_if_its_score_does_not(services: Services) -> None:
    cup, _ = await started_cup(services)
    tournament = await services.tournaments.look(cup)
    doc = await tournament_view(services, tournament, None, "")

    told = {}
    for game, event, _ in TOLD:
        seen = structs.replace(doc, game=game, log=[Raw(msgspec.json.encode(event))])
        told[game, str(event)] = log_texts("en", seen, tournament.rules)

    assert told == {(game, str(event)): [says] for game, event, says in TOLD}


async def test_the_story_of_a_resigned_match_has_no_score(services: Services) -> None:
    cup, people = await started_cup(services)
    await resign_the_match(services, cup, by=people)

    tournament = await services.tournaments.look(cup)
    doc = await tournament_view(services, tournament, None, "")

    (result,) = [one for one in log_texts("en", doc, tournament.rules) if "resignation" in one]
    assert result.endswith(" wins by resignation.") and "0:0" not in result
