"""The start page without scripts: a form starts a match against the computer, and its choices are
remembered.
"""

import re
from collections.abc import AsyncIterator, Callable
from datetime import timedelta

import httpx
import pytest
from sqlalchemy import update

from app.api.listing.live_matches import margin
from app.db.models import Match
from app.engine.catalog import catalog
from tests.conftest import Server
from tests.support.browser.html_pages import GAME, open_lobby, path_of
from tests.support.fairness.words import committed, word
from tests.support.matches.people import People
from tests.support.matches.tables import play_randomly, start_table
from tests.support.servers.server_parts import running_app

pytestmark = pytest.mark.anyio

Comes = Callable[[Server], httpx.AsyncClient]


@pytest.fixture
async def comes(anyio_backend: str) -> AsyncIterator[Comes]:
    """Open clients of further visitors, with cookies and without scripts."""
    come: list[httpx.AsyncClient] = []

    def opened(server: Server) -> httpx.AsyncClient:
        html = {"Accept": "text/html"}
        come.append(httpx.AsyncClient(base_url=server.url, headers=html, follow_redirects=True, timeout=60))
        return come[-1]

    yield opened
    for one in come:
        await one.aclose()


def chosen(page: str) -> list[str]:
    """Return the choices of the first form: the game and the strength."""
    hero = page[page.index('id="computer"') : page.index("</form>")]
    return re.findall(r'value="(\w+)" checked', hero)


@pytest.mark.parametrize("game", catalog())
async def test_a_name_and_one_button_begin_a_match_against_the_computer(
    server: Server, comes: Comes, game: str
) -> None:
    visitor = comes(server)

    table = await visitor.post(
        "/", data={"game": game, "strength": "easy", "name": "Ann", "word_commitment": committed("ann")}
    )
    if catalog()[game].team_choice:
        table = await visitor.post(f"{table.url.path}/start")

    starting = (await visitor.get(f"/api{table.url.path}")).json()
    await visitor.post(f"/api{table.url.path}/word", json={"word": word("ann")})
    match = (await visitor.get(f"/api{table.url.path}")).json()
    document = (await visitor.get(f"/api{table.url.path}/document")).json()
    assert (starting["status"], starting["starting"]["revealed"]) == ("starting", [False, False])
    assert (match["status"], match["visibility"], match["clock"]) == ("playing", "private", None)
    assert [(one["player"] or {}).get("name") for one in match["seats"]] == ["Ann", None]
    assert [one["bot"] for one in match["seats"]] == [None, "easy"]
    assert document["fairness"]["words"][0] == {"commitment": committed("ann"), "word": word("ann")}
    assert document["hints"] is True
    assert ('class="wrap-page begins"' in table.text) == (catalog()[game].team_choice is None)
    unscripted = re.findall(r">([^<]+)<", table.text.split("<noscript>")[-1].split("</noscript>")[0])
    assert unscripted and not [words for words in unscripted if re.search(r"\w_\w|[A-Z]-[A-Z]|^\d:", words)]


async def test_without_a_name_nothing_begins_and_nothing_chosen_is_lost(server: Server, comes: Comes) -> None:
    visitor = comes(server)

    page = await visitor.post("/", data={"game": "um_reifenbreite", "strength": "hard", "name": "  "})

    assert (page.status_code, page.url.path) == (400, "/")
    assert re.search(r'role="alert">Type a name first: 1 to 24 characters.<', page.text)
    assert "autofocus" in page.text
    assert chosen(page.text) == ["um_reifenbreite", "hard"]
    assert (await visitor.get("/api/me")).status_code == 401


async def test_a_returning_player_finds_the_computer_that_they_played(server: Server, comes: Comes) -> None:
    visitor = comes(server)
    first = chosen((await visitor.get("/")).text)
    await visitor.post("/", data={"game": "um_reifenbreite", "strength": "hard", "name": "Ann"})
    await visitor.post(
        "/", data={"game": "helvetia_cup", "strength": "hardest"}
    )  # This server has no computer player of that strength.

    home = (await visitor.get("/")).text

    assert first == [next(iter(catalog())), "easy"]
    assert chosen(home) == ["helvetia_cup", "normal"]
    assert "You are playing as Ann" in home


@pytest.mark.db
async def test_where_nobody_plays_yesterdays_best_is_offered(database_url: str, anyio_backend: str) -> None:
    async with running_app(database_url) as app:
        services = app.state.services
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as visitor:
            table, seated = await start_table(services, game="extraliga")
            playing = (await visitor.get("/")).text
            await play_randomly(services, table, seated, 1000)
            today = (await visitor.get("/")).text
            async with services.sessions.begin() as session:
                a_day_ago = Match.finished_at - timedelta(days=1)
                await session.execute(update(Match).values(finished_at=a_day_ago))
            tomorrow = (await visitor.get("/")).text

    match = table.header.id
    best = "Nobody is playing right now. Yesterday’s best match: Extraliga All-Stars."
    assert f'href="/matches/{match}"' in playing and best not in playing
    assert match not in today and "Nobody is playing right now." in today
    assert f'href="/matches/{match}/replay"' in tomorrow and best in tomorrow


async def test_a_match_is_the_better_the_narrower_it_was() -> None:
    def ended(*scores: int, reason: str = "score") -> Match:
        placements = [{"seat": seat, "place": seat + 1, "score": score} for seat, score in enumerate(scores)]
        return Match(outcome={"placements": placements, "reason": reason})

    called_off, close, clear = ended(), ended(3, 2, 0), ended(5, 1)
    resigned = ended(0, 0, reason="resigned")

    assert sorted((resigned, called_off, clear, close), key=margin) == [close, clear, resigned, called_off]
    assert margin(resigned) == margin(called_off)


async def test_the_start_page_lists_what_is_open_and_what_is_ours(
    people: People, host: httpx.AsyncClient, visitor: httpx.AsyncClient
) -> None:
    other = await people("Otto")
    shown = await other.opens(GAME)
    hidden = await other.opens(GAME, visibility="private")
    mine = path_of(await open_lobby(host))
    stranger, home = (await visitor.get("/")).text, (await host.get("/")).text

    assert f"/matches/{shown['id']}" in stranger
    assert hidden["id"] not in stranger and mine not in stranger
    assert f"{mine}?code=" in home


async def test_ones_matches_in_progress_come_first_where_it_is_ones_turn(
    people: People, visitor: httpx.AsyncClient
) -> None:
    ann, otto = await people("Ann"), await people("Otto")
    opened = []
    for host, guest in ((ann, otto), (otto, ann), (ann, otto), (ann, otto)):
        opened.append((await host.opens("hockey_game"))["id"])
        await guest.sits(opened[-1])
        await host.starts(opened[-1])
    await ann.post(f"/api/matches/{opened.pop(0)}/resign")
    while 1 not in (await ann.document(opened[0]))["to_act"]:  # chance says whose turn it is at first
        seen = await otto.document(opened[0])
        action = {"action": seen["actions"][0], "ref": f"a{seen['seq']}"}
        assert (await otto.post(f"/api/matches/{opened[0]}/actions", action)).status_code == 200
    opened.append((await ann.opens(GAME))["id"])
    turns = {one: (await ann.document(one))["to_act"] for one in opened[:-1]}
    waiting = [one for one in opened[:-1] if (0 if one in opened[1:] else 1) in turns[one]]

    visitor.headers["Authorization"] = f"Bearer {ann.token}"
    page = (await visitor.get("/")).text

    mine = page[page.index('id="mine"') :]
    listed = re.findall(r'class="card rm[^"]*" href="/matches/(\w+)', mine)
    newest_first = opened[::-1]
    assert listed == sorted(newest_first, key=lambda one: one not in waiting)
    assert 0 < len(waiting) < 4
    assert f"{len(waiting)} of 4 in progress" in re.sub("[\u2068\u2069]", "", mine)


async def test_a_paused_match_waits_among_what_is_ours(server: Server, comes: Comes) -> None:
    visitor = comes(server)
    table = await visitor.post(
        "/", data={"game": GAME, "strength": "easy", "name": "Ann", "word_commitment": committed("ann")}
    )
    await visitor.post(f"/api{table.url.path}/word", json={"word": word("ann")})

    paused = await visitor.post(f"/api{table.url.path}/pause")

    assert (paused.status_code, paused.json()["status"]) == (200, "asleep")
    page = (await visitor.get("/")).text
    mine = page[page.index('id="mine"') :]
    assert (
        mine.index("Your turn")
        < mine.index(table.url.path)
        < mine.index("On hold since")
        < mine.index("Play on")
    )


async def test_before_a_match_with_teams_the_computers_team_and_the_own_are_chosen(
    server: Server, comes: Comes
) -> None:
    visitor = comes(server)
    lobby = await visitor.post("/", data={"game": "helvetia_cup", "strength": "easy", "name": "Ann"})
    page = lobby.url.path

    for seat, team in ((0, "vampires"), (1, "bears")):
        await visitor.post(f"{page}/team", data={"seat": seat, "team": team})
    chosen_teams = await visitor.get(page)
    first = (await visitor.get(f"/api{page}")).json()
    with_cards = await visitor.post(f"{page}/usual")
    usual = (await visitor.get(f"/api{page}")).json()
    await visitor.post(f"{page}/start")
    again = await visitor.post("/", data={"game": "helvetia_cup", "strength": "easy"})
    later = (await visitor.get(f"/api{again.url.path}")).json()

    assert 'id="teams"' in lobby.text and "Cards: no, first match" in lobby.text
    assert re.search(r'value="vampires" aria-pressed="true"', chosen_teams.text)
    assert "Papa Tatze" in chosen_teams.text
    assert (first["options"]["teams"], first["options"]["cards"]) == (["vampires", "bears"], False)
    assert "Cards: no" not in with_cards.text and usual["options"]["cards"] is True
    assert later["options"]["cards"] is True and "Cards: no" not in again.text
