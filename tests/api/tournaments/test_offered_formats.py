"""The form and the page of a tournament of each format that a game offers."""

import html
import re

import pytest

from app.api.tournaments.offered_formats import coaches_offered, offered_formats
from app.engine.catalog import catalog
from tests.support.matches.people import People, Person
from tests.support.matches.tournaments import enrol, open_tournament, start_tournament

pytestmark = pytest.mark.anyio
OFFERED = [(game.id, one) for game in catalog().values() for one in offered_formats(game)]
OF_STADION = [(game, one) for game, one in OFFERED if one.options is not None]


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
    cup = await open_tournament(ann, game="extraliga", coaches=9, sit=False, options=options)
    lobby = await shown(ann, f"/tournaments/{cup}", lang)
    for _ in range(8):
        await enrol(ann, cup, bot="random")

    await start_tournament(ann, cup)

    page = await shown(ann, f"/tournaments/{cup}", lang)
    words = {"en": "Knockout", "cs": "Vyřazovací", "ru": "На выбывание"}
    assert words[lang] in lobby and words[lang] in page
    assert not re.findall(r"\b(?:tournament|option|stage|log|reason)-[\w-]+", page), "every message is there"
