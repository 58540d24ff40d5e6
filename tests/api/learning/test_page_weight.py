"""The transferred size of a page of the guide on the first visit, with all its assets but fonts.

No browser is needed: a page names the assets that it loads, and those that its scripts load are known.
`tests/browser/learning/test_tutorial.py` compares some of the sizes with a browser's.
"""

import re
from collections.abc import AsyncIterator

import httpx
import pytest

from app.api.catalog.routes import components_address
from app.api.i18n.translations import LANGUAGES, texts
from app.api.learning.tutorial_content import tutorial_of
from app.api.rulebook.book_text import book_text
from app.engine.catalog import catalog
from tests.conftest import Server

pytestmark = pytest.mark.anyio

MOST_BYTES = 151_000
HEADERS = 300
"""The size of the headers of each answer, as a browser counts them."""
LINKED = re.compile(r'(?:href|src|data-drawing|data-art|data-sprite)="(/static/(?!fonts/)[^"#]+)')
IMPORTED = re.compile(r'from "(/static/[^"]+)"')
DRAWN_LATER = re.compile(r'import\("(/static/[^"]*/map\.js[^"]*)"\)')
"""The board of Um Reifenbreite, which its drawing loads for a picture."""
TAUGHT = [game for game in catalog() if book_text(game, "en") and tutorial_of(game)]


class Weights:
    """The sizes of all files, each of which is requested once."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.files: dict[str, tuple[int, str]] = {}

    async def of(self, path: str, *more: str) -> int:
        """Return the size of a page with all assets that it names and that its scripts load."""
        page = await self.client.get(path)
        assert page.status_code == 200, path
        return page.num_bytes_downloaded + HEADERS + await self._together(LINKED.findall(page.text), more)

    async def _together(self, linked: list[str], more: tuple[str, ...]) -> int:
        wanted, found = [*linked, *more], dict[str, int]()
        while wanted:
            address = wanted.pop()
            if address not in found:
                found[address], text = await self._file(address)
                wanted += IMPORTED.findall(text) + DRAWN_LATER.findall(text)
        return sum(found.values()) + HEADERS * len(found)

    async def _file(self, address: str) -> tuple[int, str]:
        if address not in self.files:
            answer = await self.client.get(address)
            assert answer.status_code == 200, address
            self.files[address] = answer.num_bytes_downloaded, answer.text
        return self.files[address]


@pytest.fixture
async def weights(server: Server, anyio_backend: str) -> AsyncIterator[Weights]:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        yield Weights(client)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
async def test_every_page_of_the_guide_is_light(weights: Weights, game: str, lang: str) -> None:
    """All pictures count; the search loads the book only when the reader types."""
    book = book_text(game, lang)
    assert book
    weights.client.cookies.set("lang", lang)
    words, drawing = texts.address(lang), (texts.address(lang, game), components_address(game))
    later = {f"/rules/{game}": (words,)} | {
        f"/rules/{game}/{one.number}": (words, *drawing, f"/rules/{game}/{one.number}/pictures")
        if one.has_pictures
        else (words,)
        for one in book.chapters
    }
    later[f"/rules/{game}/print"] = words, *drawing, f"/rules/{game}/print/pictures"
    later[f"/learn/{game}"] = words, *drawing, f"/learn/{game}/positions"

    found = {page: await weights.of(page, *more) for page, more in later.items()}
    assert {page: bytes_ for page, bytes_ in found.items() if bytes_ > MOST_BYTES} == {}
