"""The catalogue of games over HTTP."""

import jsonschema
import pytest

from tests.support.matches.people import People

pytestmark = pytest.mark.anyio


async def test_games_come_with_a_schema_and_a_default_for_every_option(people: People) -> None:
    games = (await people.nobody().get("/api/games")).json()

    assert "um_reifenbreite" in [game["id"] for game in games]
    for game in games:
        schema = game["options_schema"]
        jsonschema.Draft202012Validator.check_schema(schema)
        assert all("default" in option for option in schema["properties"].values())
        defaults = {name: option["default"] for name, option in schema["properties"].items()}
        jsonschema.validate(defaults, schema)


@pytest.mark.parametrize("game", ["extraliga", "helvetia_cup", "hockey_game", "um_reifenbreite"])
async def test_every_game_offers_three_strengths_and_normal_first(people: People, game: str) -> None:
    ann = await people("Ann")
    match = (await ann.opens(game=game))["id"]

    page = (await ann.get(f"/matches/{match}")).text
    await ann.post(f"/api/matches/{match}/seats", {"bot": "hard"})

    offered = ('<option value="easy">', '<option value="normal" selected>', '<option value="hard">')
    assert all(one in page for one in offered)
    assert (await ann.get(f"/api/matches/{match}")).json()["seats"][1]["bot"] == "hard"
