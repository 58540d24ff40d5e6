"""The form and the page of a tournament of each format that a game offers."""

import html
import re

import pytest

from app.api.tournaments.offered_formats import (
    OfferedFormat,
    coaches_offered,
    fields_offered,
    offered_formats,
    rules_offered,
)
from app.engine.catalog import catalog
from tests.support.matches.people import People, Person
from tests.support.matches.tournaments import (
    enrol,
    fixtures_under_way,
    open_tournament,
    resign_fixture,
    start_tournament,
    tournament_document,
)

pytestmark = pytest.mark.anyio
OFFERED = [(game.id, one) for game in catalog().values() for one in offered_formats(game)]
OF_STADION = [(game, one) for game, one in OFFERED if one.options is not None]
PLAYED = [
    (game, one)
    for game, one in OF_STADION
    if (game, one.key) in (("hockey_game", "knockout-2"), ("helvetia_cup", "swiss-2"))
]


def test_every_game_has_tournaments() -> None:
    assert {game for game, _ in OFFERED} == set(catalog())
    assert coaches_offered(catalog()["hockey_game"]) == (3, 32)
    assert [one.key for one in offered_formats(catalog()["helvetia_cup"])] == ["own", "swiss-2"]


async def shown(person: Person, path: str, lang: str = "en") -> str:
    """Return the text of a page, without its tags."""
    answer = await person.http.get(path, headers={"Accept": "text/html", "Accept-Language": lang})
    assert answer.status_code == 200, answer.text
    return html.unescape(re.sub(r"<[^>]+>", " ", answer.text))


async def test_the_form_of_every_format_opens_its_tournament(people: People) -> None:
    ann = await people("Ann")
    for game, offered in OFFERED:
        path = f"/tournaments/new/{game}"
        page = (
            await ann.http.get(path, params={"format": offered.key}, headers={"Accept": "text/html"})
        ).text
        assert f'name="format" value="{offered.key}"' in page
        fewest = re.search(r'name="coaches"[^>]*(?:min|value)="(\d+)"', page)
        assert fewest is not None


@pytest.mark.parametrize("lang", ["en", "cs", "ru"])
async def test_the_page_of_a_running_tournament_shows_table_rounds_and_log(people: People, lang: str) -> None:
    ann = await people("Ann")
    options = {"format": "knockout", "seats": 4}
    cup = await open_tournament(ann, game="extraliga", coaches=9, options=options)
    lobby = await shown(ann, f"/tournaments/{cup}", lang)
    for _ in range(8):
        await enrol(ann, cup, bot="random")

    await start_tournament(ann, cup)

    page = await shown(ann, f"/tournaments/{cup}", lang)
    words = {"en": "Knockout", "cs": "Vyřazovací", "ru": "На выбывание"}
    assert words[lang] in lobby and words[lang] in page
    assert not re.findall(r"\b(?:tournament|option|stage|log|reason)-[\w-]+", page), "every message is there"


def options_of_the_form(game: str, offered: OfferedFormat) -> dict[str, str | list[str]]:
    """Return the fields of the options as a browser sends them that nobody has touched."""
    fields = fields_offered(catalog()[game], offered)
    return {
        f"o-{one.name}": [str(value) for value in one.default]
        if one.kind == "list"
        else one.form_value(one.default)
        for one in fields
        if one.kind != "switch" or one.default
    }


@pytest.mark.parametrize(("game", "offered"), PLAYED, ids=lambda one: getattr(one, "key", one))
async def test_a_tournament_of_two_seats_is_opened_by_the_form_and_played_to_its_end(
    people: People, game: str, offered: OfferedFormat
) -> None:
    fewest = rules_offered(catalog()[game], offered).min_coaches
    players = [await people(f"P{number}") for number in range(fewest)]
    fields = {"format": offered.key, "tournament_name": "Cup", "coaches": fewest, "visibility": "public"}
    form = fields | {"sit": "1"} | options_of_the_form(game, offered)
    answer = await players[0].http.post(f"/tournaments/new/{game}", data=form)
    cup = answer.headers["location"].rsplit("/", 1)[1]
    for player in players[1:]:
        await enrol(player, cup)

    await start_tournament(players[0], cup)

    while fixtures := fixtures_under_way(doc := await tournament_document(players[0], cup)):
        for fixture in fixtures:
            for side in range(len(fixture["coaches"]) - 1):
                await resign_fixture(players, fixture, side)
    assert doc["status"] == "finished"
    assert sorted(row["coach"] for row in doc["table"]) == list(range(fewest))
    assert doc["table"][0]["place"] == 1 < doc["table"][-1]["place"]
