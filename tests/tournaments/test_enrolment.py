"""Coaches take their places before a tournament starts."""

import html
import re
import textwrap

import pytest

from tests.conftest import StartServer
from tests.support.fairness.words import committed, word
from tests.support.matches.people import People, Person
from tests.support.matches.tournaments import (
    enrol,
    open_tournament,
    refused_with,
    reveal_for_cup,
    start_new_tournament,
    start_tournament,
    tournament_document,
)
from tests.support.servers.database import execute

pytestmark = pytest.mark.anyio
UNREVEALED = "No player’s word took part"


async def test_a_new_tournament_has_all_options_and_its_host_as_first_coach(people: People) -> None:
    ann = await people("Ann")

    cup = await open_tournament(ann, coaches=4)

    doc = await tournament_document(ann, cup)
    assert doc["status"] == "lobby"
    assert doc["options"]["format"] == "round_robin"
    assert doc["grace_minutes"] == 10
    assert [one["player"] and one["player"]["name"] for one in doc["coaches"]] == ["Ann", None, None, None]
    assert doc["coaches"][0]["team"] == "dragons"
    assert doc["fairness"]["server_seed"] is None
    assert len(doc["code"]) >= 8
    assert (await tournament_document(people.nobody(), cup))["code"] is None


async def test_a_host_who_leaves_the_lobby_is_followed_by_the_longest_seated_coach(people: People) -> None:
    ann, ben, eva = await people("Ann"), await people("Ben"), await people("Eva")
    cup = await open_tournament(ann)
    await enrol(ben, cup)
    await enrol(eva, cup)

    left = await ann.http.delete(f"/api/tournaments/{cup}/coaches/0")

    assert left.json()["host"]["id"] == ben.id


async def test_every_coach_has_another_team_and_one_place(people: People) -> None:
    ann, ben, eva = await people("Ann"), await people("Ben"), await people("Eva")
    cup = await open_tournament(ann, team="bears")
    path = f"/api/tournaments/{cup}/coaches"

    assert await refused_with(ben, "POST", path, {"team": "bears"}) == (409, "conflict")
    await enrol(ben, cup, team="elves")
    assert await refused_with(ben, "POST", path, {}) == (409, "conflict")
    assert await refused_with(ben, "PUT", f"{path}/1", {"team": "bears"}) == (409, "conflict")
    assert await refused_with(ann, "PUT", f"{path}/1", {"team": "ogres"}) == (403, "forbidden")
    assert await refused_with(ben, "POST", path, {"bot": "random"}) == (403, "forbidden")
    assert await refused_with(ann, "POST", f"/api/tournaments/{cup}/start") == (409, "conflict")
    await enrol(ann, cup, bot="random")
    assert await refused_with(eva, "POST", path, {}) == (409, "match_full")
    assert len({one["team"] for one in (await tournament_document(ann, cup))["coaches"]}) == 3


async def shown_page(person: Person, cup: str) -> str:
    """Return the text of the tournament's page, without its tags."""
    page = await person.http.get(f"/tournaments/{cup}", headers={"Accept": "text/html"})
    return html.unescape(re.sub(r"<[^>]+>", "", page.text))


async def test_a_cup_without_words_says_that_chance_is_the_servers_alone(people: People) -> None:
    cup, coaches = await start_new_tournament(people)

    assert UNREVEALED in await shown_page(coaches[0], cup)


async def test_a_cup_begins_without_the_word_that_is_withheld(
    start_server: StartServer, database_url: str
) -> None:
    people = People(start_server(database_url=database_url).url)
    coaches = [await people(name) for name in ("Ann", "Bořek", "Света")]
    cup = await open_tournament(coaches[0], word_commitment=committed("Ann"))
    for coach in coaches[1:]:
        await enrol(coach, cup, word_commitment=committed(str(coach.name)))
    await start_tournament(coaches[0], cup)
    wrong = await coaches[0].post(f"/api/tournaments/{cup}/word", {"word": word("Bořek")})
    await reveal_for_cup(coaches[0], cup, "Ann")
    sat = await coaches[1].post(f"/api/tournaments/{cup}/coaches", {})
    starting = await tournament_document(people.nobody(), cup)
    lobby = await shown_page(coaches[1], cup)

    execute(database_url, "UPDATE tournaments SET reveal_until = now() WHERE status = 'starting'")
    begun = await tournament_document(people.nobody(), cup)

    assert (wrong.status_code, sat.status_code) == (400, 409)
    assert (starting["status"], starting["starting"]["revealed"]) == ("starting", [True, False, False])
    assert [one["word"] for one in starting["fairness"]["words"]] == [None, None, None]
    assert (begun["status"], "starting" in begun) == ("playing", False)
    assert begun["fairness"]["words"][0] == {"commitment": committed("Ann"), "word": word("Ann")}
    assert begun["fairness"]["words"][1] == {"commitment": committed("Bořek"), "word": None}
    groups = " ".join(textwrap.wrap(starting["fairness"]["commitment"], 8))
    assert groups in lobby
    assert (lobby.count("Word revealed"), lobby.count("Word not revealed yet")) == (1, 2)
    assert lobby.count("Leave") == 1 and "Take part" not in lobby, "places are fixed while words are revealed"
    page = await shown_page(coaches[0], cup)
    withheld = [name for name in ("Ann", "Bořek", "Света") if f"{name} did not reveal" in page]
    assert withheld == ["Bořek", "Света"] and UNREVEALED not in page
    await people.leave()
