"""The pages of the rulebook over HTTP: chapters in three languages, and every link leads somewhere."""

import re
from collections.abc import AsyncIterator
from html import unescape

import httpx
import pytest

from app.api.i18n.translations import LANGUAGES
from app.api.rulebook.book import book_of
from app.engine.catalog import catalog
from tests.conftest import Server
from tests.support.browser.page_outline import unsound

pytestmark = pytest.mark.anyio
GAME = "um_reifenbreite"
PRINTED = [game for game in catalog() if book_of(game)]


@pytest.fixture
async def reader(server: Server, anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        yield client


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PRINTED)
async def test_every_chapter_is_a_page_on_which_every_link_leads_to_a_clause(
    reader: httpx.AsyncClient, game: str, lang: str
) -> None:
    book = book_of(game)
    assert book
    reader.cookies.set("lang", lang)
    contents = (await reader.get(f"/rules/{game}")).text
    for chapter in book.chapters:
        page = await reader.get(f"/rules/{game}/{chapter.number}")
        assert chapter.title[lang] in unescape(page.text)
        assert unsound(page.text) == []
        assert re.findall(r'<section class="cla" id="([^"]+)"', page.text) == [
            one.id for one in chapter.clauses
        ]
        assert all(f'<li id="{one.id}">' in contents for one in chapter.clauses)
        cited = re.findall(r'href="/rules/(\w+)/(\w+)#([^"]+)"', page.text)
        assert all(
            where == game and book.clauses[clause].chapter == number for where, number, clause in cited
        )


async def test_a_clause_says_where_it_comes_from_and_leads_to_its_options(reader: httpx.AsyncClient) -> None:
    page = (await reader.get(f"/rules/{GAME}/5", headers={"Accept-Language": "cs"})).text
    terrain = page[page.index('id="UR-5.3"') : page.index('id="UR-5.4"')]

    assert re.findall(r'<span class="chip (\w+)">', terrain) == ["ok", "info"]
    assert f'href="/new/{GAME}#opt-terrain"' in terrain and "Terén" in terrain
    assert "<b>Varianta</b>" in terrain and "<b>Náš výklad</b>" not in terrain
    assert 'id="opt-terrain"' in (await reader.get(f"/new/{GAME}")).text


async def test_tables_are_those_of_the_data_files(reader: httpx.AsyncClient) -> None:
    page = (await reader.get(f"/rules/{GAME}/11")).text

    assert re.findall(r"<tr><td>(\d+)</td><td>(\d+)</td></tr>", page)[:3] == [
        ("1", "50"),
        ("2", "40"),
        ("3", "35"),
    ]


async def test_the_book_comes_whole_to_the_printer_and_as_json(reader: httpx.AsyncClient) -> None:
    book = book_of(GAME)
    assert book
    printed = (await reader.get(f"/rules/{GAME}/print")).text
    told = (await reader.get(f"/rules/{GAME}/book.ru.json")).json()

    assert all(f'id="{clause}"' in printed for clause in book.clauses)
    clauses = {one["id"]: one for chapter in told["chapters"] for one in chapter["clauses"]}
    assert list(clauses) == list(book.clauses)
    assert clauses["UR-7.3"]["title"] == "Цепочка"
    assert f'href="/rules/{GAME}/5#UR-5.7"' in clauses["UR-7.4"]["ours"]
    assert clauses["UR-10.3"]["only"] == {"swapping": [True]}
    assert (clauses["UR-13.1"]["only"], clauses["UR-13.2"]["only"]) == (
        {"sprints": [True]},
        {"jersey": [True]},
    )
    assert clauses["UR-5.1"]["only"] == {}
    assert "слипстрим" in told["synonyms"]["колес"]


@pytest.mark.parametrize("game", PRINTED)
async def test_every_picture_of_a_chapter_has_the_position_that_the_engine_comes_to(
    reader: httpx.AsyncClient, game: str
) -> None:
    book = book_of(game)
    assert book
    printed = (await reader.get(f"/rules/{game}/print")).text
    every = (await reader.get(f"/rules/{game}/print/pictures")).json()
    assert list(every) == re.findall(r'data-picture="([^"]+)"', printed)
    for chapter in book.chapters:
        page = (await reader.get(f"/rules/{game}/{chapter.number}")).text
        drawn = re.findall(r'data-picture="([^"]+)"', page)
        positions = (await reader.get(f"/rules/{game}/{chapter.number}/pictures")).json()
        assert list(positions) == drawn and set(drawn) <= set(every)
        assert all(f'aria-describedby="{one}"' in page and f'id="{one}"' in page for one in drawn)
        assert all(one["doc"]["game"] == game and one["doc"]["view"] for one in positions.values())


@pytest.mark.parametrize("path", ["99", "99/pictures", "book.de.json", "clauses/UR-99.1"])
async def test_what_there_is_not_is_not_found(reader: httpx.AsyncClient, path: str) -> None:
    assert (await reader.get(f"/rules/{GAME}/{path}")).status_code == 404
    assert (await reader.get(f"/rules/chess/{path}")).status_code == 404


async def test_the_specification_stays_within_reach(reader: httpx.AsyncClient) -> None:
    assert f'href="/rules/{GAME}/specification"' in (await reader.get(f"/rules/{GAME}")).text
    assert '<li id="UR-7.3" class="clause">' in (await reader.get(f"/rules/{GAME}/specification")).text
