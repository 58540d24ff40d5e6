"""Privacy and terms in the reader's language: words of operators, and what stands there in any case."""

import pytest

from app.api.moderation.house_pages import as_html
from tests.support.matches.people import People
from tests.support.moderation.desk import operator
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio


async def test_what_is_stored_is_said_whatever_operators_write(people: People, server: Server) -> None:
    nobody, jana = people.nobody(), await operator(people, server)
    texts = {"en": "Be *kind*.", "cs": "Buďte *milí*.", "ru": "Будьте *добры*."}
    before = (await nobody.get("/privacy")).text
    for name in ("contact", "privacy", "terms"):
        await jana.http.post("/desk/pages", data={"name": name} | texts)
    nobody.http.cookies.set("lang", "cs")

    assert "Reports and their answers" in before and "one year" in before
    for path in ("/privacy", "/terms"):
        page = (await nobody.get(path)).text
        assert page.count("Buďte <em>milí</em>.") == 2 and "Verze z" in page
    assert ("Hlášení a odpovědi" in (await nobody.get("/privacy")).text) and 'href="/privacy"' in before
    assert "Буд" in (await jana.get("/desk/pages")).text
    assert "wrote a page" in (await jana.get("/desk/log")).text


@pytest.mark.parametrize("form", [{"name": "imprint"}, {"name": "terms", "ru": " "}])
async def test_a_page_is_written_in_all_languages(
    people: People, server: Server, form: dict[str, str]
) -> None:
    jana, helper = await operator(people, server), await operator(people, server, "Petr", "helper")
    texts = {"en": "A", "cs": "B", "ru": "C"}

    assert (await jana.http.post("/desk/pages", data=texts | form)).status_code == 400
    refused = await helper.http.post("/desk/pages", data=texts | {"name": "terms"})
    assert refused.status_code == 403


@pytest.mark.parametrize("text", ["<script>x</script>", "![x](https://x.example/a)", "[x](javascript:x)"])
def test_markdown_brings_no_html_pictures_or_scripts(text: str) -> None:
    html = as_html(text)

    assert "<script" not in html and "<img" not in html and 'href="javascript' not in html
