"""The page of matches that can be watched, and the channel of its cards."""

import re
from typing import Any

import httpx
import pytest
from markupsafe import escape

from app.api.i18n.translations import LANGUAGES
from app.api.results.story_text import MomentText
from app.api.spectating import watch_page
from app.api.spectating.live_tiles import live_tile
from app.api.spectating.watch_page import FeaturedReplay
from tests.support.matches.people import People, Person
from tests.support.matches.playing import start_match
from tests.support.matches.tables import play_randomly, start_table
from tests.support.servers.generated_rows import Size, fill
from tests.support.servers.server_parts import running_app

pytestmark = pytest.mark.anyio
HOCKEY, EXTRALIGA = "hockey_game", "extraliga"


async def page(person: Person, **asked: str) -> str:
    answer = await person.http.get("/watch", params=asked, headers={"Accept": "text/html"})
    assert answer.status_code == 200
    return answer.text


async def looked_for(person: Person, what: str) -> httpx.Response:
    return await person.http.get("/watch", params={"q": what}, headers={"Accept": "text/html"})


async def test_a_public_match_stands_there_with_its_position_a_private_one_does_not(
    people: People,
) -> None:
    public, _ = await start_match(people, game=HOCKEY)
    private = await people("Eva")
    hidden = await private.opens(HOCKEY, visibility="private")
    await private.sits(hidden["id"], bot="easy")
    await private.starts(hidden["id"])

    html = await page(private)

    assert f'data-tile="{public}"' in html
    assert re.search(r"data-phase>Before the match<", html)
    assert 'href="#ground-hockey_game"' in html and '<symbol id="ground-hockey_game"' in html
    assert hidden["id"] not in html


async def test_matches_are_found_by_game_and_by_player(people: People) -> None:
    hockey, _ = await start_match(people, game=HOCKEY)
    race, (oskar, _) = await start_match(people)
    await oskar.http.aclose()
    stranger = people.nobody()

    by_game, by_player = await page(stranger, game=HOCKEY), await page(stranger, q="bořEK", game=HOCKEY)

    for html in (by_game, by_player):
        assert hockey in html and race not in html
    assert "Nothing found for “Zdeněk”" in await page(stranger, q="Zdeněk")


async def test_a_pasted_link_or_a_code_leads_to_its_match(people: People) -> None:
    ann, stranger = await people("Ann"), people.nobody()
    opened = await ann.opens(HOCKEY, visibility="private")
    there = f"/matches/{opened['id']}?code={opened['code']}"

    code = opened["code"]
    written = [code, code.upper(), f" {code[:3]}-{code[3:6]}.{code[6:]} ", f"https://stadion.example{there}"]
    for asked in written:
        assert (await looked_for(stranger, asked)).headers["location"] == there
    assert (await looked_for(stranger, "aaaaaaaaaa")).status_code == 200


@pytest.mark.parametrize(
    ("ranks", "told"), [([3, 2, 0, 1], "012"), ([0, 1], "0"), ([4, 3, 2, 1, 0], "234"), ([], "")]
)
def test_the_last_line_of_the_replay_of_the_week_is_its_pictures(ranks: list[int], told: str) -> None:
    key = tuple(MomentText(seq, str(seq), "", None, rank) for seq, rank in enumerate(ranks))
    card: Any = None

    assert "".join(beat.says for beat in FeaturedReplay(card, None, (), key).lines) == told


@pytest.mark.db
async def test_where_nothing_is_live_the_replay_of_the_week_stands_first(
    database_url: str, anyio_backend: str
) -> None:
    async with running_app(database_url) as app:
        services = app.state.services
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as stranger:
            given_up, people = await start_table(services, game=EXTRALIGA)
            await services.referee.resign(given_up, people[1])
            before = (await stranger.get("/watch")).text
            table, seated = await start_table(services, game=EXTRALIGA)
            await play_randomly(services, table, seated, 1000)
            html = (await stranger.get("/watch")).text
            await start_table(services)
            of_hockey, of_football = [
                (await stranger.get("/watch", params={"game": game})).text
                for game in (EXTRALIGA, "helvetia_cup")
            ]

    match = table.header.id
    assert "Replay of the week" not in before, "nobody has won it by playing"
    assert "Replay of the week" in html and "Be the one they watch" in html
    assert f'href="/matches/{match}/replay?at=0&amp;play=moments"' in html
    assert f'<li><a href="/matches/{match}/result' not in html, "it is not in the list below once more"
    assert "No public Extraliga All-Stars matches right now" in of_hockey and match in of_hockey
    assert "No public Helvetia Cup matches right now" in of_football and match not in of_football


@pytest.mark.db
async def test_every_match_is_on_one_page_of_the_list(
    database_url: str, anyio_backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch_page, "SHOWN", 4)
    async with running_app(database_url) as app:
        await fill(app.state.services, Size(matches=12, playing=9, played=5))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as there:
            found = [(await there.get("/watch", params={"page": number})).text for number in (1, 2, 3, 4)]

    first, second, third, beyond = ({*re.findall(r'data-tile="(\w+)"', html)} for html in found)
    assert [len(first), len(second), len(third)] == [4, 4, 2] and len(first | second | third) == 10
    assert beyond == first, "there is no such page any more"
    assert [re.findall(r"page=(\d)", html) for html in found[:3]] == [["2"], ["3"], []]


@pytest.mark.db
async def test_cards_show_each_match_as_it_is_now_in_the_language_of_the_reader(
    database_url: str, anyio_backend: str
) -> None:
    async with running_app(database_url) as app:
        services = app.state.services
        tables = [await start_table(services, game=HOCKEY) for _ in range(3)]
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as there:
            for number in range(6):
                changed, people = tables[number % 3]
                await play_randomly(services, changed, people, 1, seed=number)
                now = {table.header.id: table for table, _ in tables}
                for lang in LANGUAGES:
                    html = (await there.get("/watch", headers={"Accept-Language": lang})).text
                    cards = re.findall(r'<li class="card wc[^>]*data-tile="(\w+)">(.*?)</li>', html, re.S)

                    assert len(cards) == 2, "the third is the large one"
                    for match_id, card in cards:
                        tile = live_tile(now[match_id], lang)
                        assert tile is not None
                        assert f"<g data-pieces>{tile.svg}</g>" in card
                        assert f'aria-label="{escape(tile.label)}"' in card
                        assert f"data-line>{escape(tile.lines[-1]) if tile.lines else ''}<" in card
