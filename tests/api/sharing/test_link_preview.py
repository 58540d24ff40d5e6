"""A link shows a preview where it is pasted."""

import random
import re
import struct

import httpx
import pytest

from app.api.sharing.link_preview import LinkText, _fit_details
from tests.support.matches.people import People, Person
from tests.support.matches.playing import play_over_http, start_match

pytestmark = pytest.mark.anyio

HTML = {"Accept": "text/html"}
MOST_BYTES = 150_000


async def page(person: Person, path: str, **params: str) -> str:
    answer = await person.http.get(path, params=params, headers=HTML)
    assert answer.status_code == 200
    return answer.text


def told(html: str) -> dict[str, str]:
    """Return the texts of the preview."""
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', html))


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


async def picture(person: Person, html: str) -> httpx.Response:
    address = told(html)["image"]
    assert address.startswith(person.base)
    return await person.http.get(address)


async def test_an_invitation_says_who_invites_to_what_and_has_a_picture(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens("hockey_game"))["id"]

    html = await page(people.nobody(), f"/matches/{match}")
    drawn = await picture(people.nobody(), html)

    assert told(html)["title"] == "Ann invites you: Hockey Game"
    assert told(html)["image:alt"] == "Hockey Game, Ann invites you: Hockey Game, 1 seat free"
    assert drawn.headers["content-type"] == "image/png"
    assert drawn.headers["cross-origin-resource-policy"] == "cross-origin"
    assert size_of(drawn.content) == (1200, 630)
    assert len(drawn.content) <= MOST_BYTES


async def test_it_speaks_the_language_of_who_shows_it(people: People) -> None:
    match = (await (await people("Ann")).opens("hockey_game"))["id"]
    headers = {**HTML, "Accept-Language": "cs"}

    answer = await people.nobody().http.get(f"/matches/{match}", headers=headers)

    assert told(answer.text)["title"] == "Ann vás zve: Hockey Game"
    assert told(answer.text)["image"].endswith(f"/og/{match}.cs.png")


async def test_a_match_shows_its_score_and_when_it_is_over_how_it_ended_for_good(people: People) -> None:
    match, (_, borek) = await start_match(people, game="hockey_game")
    live = await page(people.nobody(), f"/matches/{match}")
    live_picture = await picture(people.nobody(), live)
    await borek.post(f"/api/matches/{match}/resign")

    result = await page(people.nobody(), f"/matches/{match}/result")
    picture_of_result = await picture(people.nobody(), result)

    assert told(live)["image:alt"] == "Hockey Game, Before the match, Ann 0, Bořek 0"
    assert told(result)["title"] == "Ann wins"
    assert told(result)["url"].endswith(f"/matches/{match}/result")
    assert "immutable" not in live_picture.headers["cache-control"]
    assert "immutable" in picture_of_result.headers["cache-control"]
    assert live_picture.content != picture_of_result.content


async def test_a_picture_is_drawn_once_in_a_while_whatever_happens_on_the_board(people: People) -> None:
    match, seated = await start_match(people)
    first = await seated[0].get(f"/og/{match}.en.png")
    await play_over_http(match, seated, random.Random(1), most=40)

    assert (await seated[0].get(f"/og/{match}.en.png")).content == first.content
    assert (await seated[0].get(f"/og/{match}.cs.png")).content != first.content


async def test_a_replay_is_shown_on_other_pages_by_its_link_and_knows_nobody_there(people: People) -> None:
    match, (ann, borek) = await start_match(people, game="hockey_game")
    asked = {"url": f"https://stadion.example/matches/{match}/replay", "maxwidth": "400"}
    early = await ann.http.get("/oembed", params=asked)
    await borek.post(f"/api/matches/{match}/resign")

    result = await page(people.nobody(), f"/matches/{match}/result")
    told_ = (await ann.http.get("/oembed", params=asked)).json()
    framed = await ann.http.get(f"/matches/{match}/embed", headers=HTML)

    assert early.status_code == 404
    assert 'type="application/json+oembed"' in result
    assert (told_["type"], told_["width"], told_["height"]) == ("rich", 400, 420)
    assert f'src="{ann.base}/matches/{match}/embed"' in told_["html"]
    assert "frame-ancestors *" in framed.headers["content-security-policy"]
    assert "x-frame-options" not in framed.headers and "set-cookie" not in framed.headers
    assert 'id="replay"' in framed.text and 'class="hdr"' not in framed.text
    assert 'data-story="Ann wins\n' in result.replace("&#10;", "\n")


async def test_a_private_table_shows_neither_names_nor_how_it_stands(people: People) -> None:
    """The preview is the same whatever the table's state is."""
    seen = []
    for names in (("Ann", "Ben"), ("Cleo", "Dan")):
        host, guest = [await people(name) for name in names]
        opened = await host.opens("hockey_game", visibility="private")
        lobby = await page(people.nobody(), f"/matches/{opened['id']}", code=opened["code"])
        seen.append((await picture(host, lobby)).content)
        await guest.sits(opened["id"], code=opened["code"])
        await host.starts(opened["id"])
        table = await page(people.nobody(), f"/matches/{opened['id']}", code=opened["code"])
        seen.append((await picture(host, table)).content)
        words = told(table)
        assert words["image:alt"] == "Hockey Game, A private table"
        assert opened["code"] not in "".join(words.values())
        await host.post(f"/api/matches/{opened['id']}/resign")
        result = await page(people.nobody(), f"/matches/{opened['id']}/result", code=opened["code"])
        seen.append((await picture(host, result)).content)
        assert "oembed" not in result and not set(names) & {*" ".join(told(result).values()).split()}
        assert (await host.http.get(f"/matches/{opened['id']}/embed", headers=HTML)).status_code == 403

    assert len(set(seen)) == 1


async def test_who_asks_for_the_head_gets_no_body(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens("hockey_game"))["id"]

    asked = await people.nobody().http.head(f"/matches/{match}", headers=HTML)
    wrong = await people.nobody().http.head("/matches/nosuch", headers=HTML)

    assert (asked.status_code, wrong.status_code) == (200, 404)
    assert asked.headers["content-type"].startswith("text/html")
    assert not asked.content and "set-cookie" not in asked.headers


def test_below_a_moment_the_chance_stays_whatever_has_to_go() -> None:
    assert _fit_details("1. prodloužení, 16 : 11, šance 16 %") == "1. prodloužení, 16 : 11, šance 16 %"
    assert _fit_details("Prodloužení, 2. poločas, 22 : 21, šance 16 %") == "2. poločas, 22 : 21, šance 16 %"


async def test_of_what_is_not_there_is_no_picture(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens("hockey_game"))["id"]

    assert (await ann.get(f"/og/{match}.de.png")).status_code == 404
    assert (await ann.get("/og/nosuch.en.png")).status_code == 404


def test_a_long_headline_is_set_smaller_before_it_is_cut() -> None:
    short, long, longest = (
        LinkText(words).set
        for words in ("Ann wins 3:1", "Впереди от старта до финиша: Компьютер 2", "И " * 90)
    )

    assert (short[0].size, short[1]) == (68, ["Ann wins 3:1"])
    assert (long[0].size, " ".join(long[1])) == (54, "Впереди от старта до финиша: Компьютер 2")
    assert longest[0].size == 54 and len(longest[1]) == 4 and longest[1][-1].endswith("…")
