"""The preview of a link to a tournament."""

import re

import pytest

from tests.api.tournaments.test_live_channel import started_knockout
from tests.support.matches.people import People
from tests.support.matches.tournaments import fixtures_under_way, resign_fixture, tournament_document

pytestmark = pytest.mark.anyio

PNG = b"\x89PNG"


async def test_the_page_names_the_picture_of_its_first_three(people: People) -> None:
    cup, coaches = await started_knockout(people)

    page = await coaches[0].http.get(f"/tournaments/{cup}", headers={"Accept-Language": "en"})
    picture = await coaches[0].http.get(f"/og/tournaments/{cup}.en.png")

    assert f"/og/tournaments/{cup}.en.png" in page.text
    assert 'property="og:title" content="Alpine Cup"' in page.text
    assert picture.content.startswith(PNG)
    assert (await coaches[0].http.get(f"/og/tournaments/{cup}.de.png")).status_code == 404


async def test_the_preview_of_a_private_tournament_tells_nothing_of_it(people: People) -> None:
    cup, coaches = await started_knockout(people, visibility="private")
    code = (await tournament_document(coaches[0], cup))["code"]

    page = await people.nobody().http.get(f"/tournaments/{cup}", params={"code": code})

    tags = [line for line in page.text.splitlines() if line.startswith("<meta property")]
    assert len(tags) > 5
    assert not any(secret in f"{tags}" for secret in ("Alpine", "Ann", "Ben", code))


async def test_who_knows_the_code_of_a_private_tournament_gets_its_picture_to_share(people: People) -> None:
    cup, coaches = await started_knockout(people, visibility="private")
    while (doc := await tournament_document(coaches[0], cup))["status"] != "finished":
        for fixture in fixtures_under_way(doc):
            await resign_fixture(coaches, fixture)
    code, path = doc["code"], f"/og/tournaments/{cup}.en.png"

    page = await coaches[1].http.get(f"/tournaments/{cup}", headers={"Accept": "text/html"})
    told = await people.nobody().http.get(path, params={"code": code})
    untold = await people.nobody().http.get(path)
    refused = await coaches[0].http.get(path, params={"code": "wrong"})

    assert re.findall(r'href="[^"]*(/og/tournaments/[^"]+)" download', page.text)[0].endswith(f"?code={code}")
    assert told.content.startswith(PNG) and untold.content.startswith(PNG)
    assert told.content != untold.content
    assert told.headers["Cache-Control"].startswith("private")
    assert refused.status_code == 403
