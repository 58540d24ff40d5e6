"""Tournaments over HTTP: opened, joined, started and played by people of a test."""

from typing import Any

from tests.support.fairness.words import committed, word
from tests.support.matches.people import People, Person

GAME = "helvetia_cup"
SEED = "07" * 32
TEAMS = ("dragons", "fools", "bears", "ogres")


async def open_tournament(host: Person, **more: Any) -> str:
    """Open a tournament of three coaches with the host as the first one; return its id."""
    wish = {"game": GAME, "coaches": 3, "name": "Alpine Cup"} | more
    answer = await host.post("/api/tournaments", wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def enrol(person: Person, cup: str, **body: Any) -> None:
    """Take a place in the tournament."""
    answer = await person.post(f"/api/tournaments/{cup}/coaches", body)
    assert answer.status_code == 200, answer.text


async def tournament_document(person: Person, cup: str, **params: Any) -> dict[str, Any]:
    answer = await person.get(f"/api/tournaments/{cup}", **params)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def start_tournament(host: Person, cup: str) -> None:
    answer = await host.post(f"/api/tournaments/{cup}/start")
    assert answer.status_code == 200, answer.text


async def start_new_tournament(
    people: People, *, with_words: bool = False, **more: Any
) -> tuple[str, list[Person]]:
    """Start a tournament of three people; return its id and them by coach. `with_words`: each has a word."""
    coaches = [await people(name) for name in ("Ann", "Bořek", "Света")]
    words = {team: {"word_commitment": committed(team)} if with_words else {} for team in TEAMS}
    cup = await open_tournament(coaches[0], team=TEAMS[0], **words[TEAMS[0]], **more)
    for guest, team in zip(coaches[1:], TEAMS[1:], strict=False):
        await enrol(guest, cup, team=team, **words[team])
    await start_tournament(coaches[0], cup)
    for coach, team in zip(coaches, TEAMS, strict=False):
        if with_words:
            await reveal_for_cup(coach, cup, team)
    return cup, coaches


async def reveal_for_cup(person: Person, cup: str, name: str) -> dict[str, Any]:
    """Reveal the word of this name; return the document."""
    answer = await person.post(f"/api/tournaments/{cup}/word", {"word": word(name)})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def choose(person: Person, cup: str, ref: str, **choice: Any) -> tuple[int, dict[str, Any]]:
    """Make a choice; return the status and the body of the answer."""
    answer = await person.post(f"/api/tournaments/{cup}/choices", {"choice": choice, "ref": ref})
    return answer.status_code, answer.json()


async def choose_nothing_for_all(
    coaches: list[Person], cup: str, brings: dict[int, list[str]] | None = None
) -> dict[str, Any]:
    """Let everybody choose nothing, up to the matches of the day; return the document.

    `brings` has the tactics of coaches who bring some after all.
    """
    while (doc := await tournament_document(coaches[0], cup))["to_choose"]:
        coach = doc["to_choose"][0]
        choice = {"type": (await tournament_document(coaches[coach], cup))["own"]["offer"]["type"]}
        if choice["type"] == "bring" and brings:
            choice |= {"tactics": brings.pop(coach, [])}
        ref = f"{doc['view']['day']}-{choice['type']}"
        status, said = await choose(coaches[coach], cup, ref, **choice)
        assert status == 200, said
    return doc


def fixtures_under_way(doc: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the fixtures whose match is being played."""
    return [one for one in doc["fixtures"] if one["state"] == "due"]


async def resign_fixture(coaches: list[Person], fixture: dict[str, Any], side: int = 0) -> None:
    """Let the coach on this side of the fixture resign its match."""
    match = fixture["match"]["id"]
    answer = await coaches[fixture["coaches"][side]].post(f"/api/matches/{match}/resign")
    assert answer.status_code == 200, answer.text


async def refused_with(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """Send a request that is refused; return the status and the code of the error."""
    answer = await person.http.request(method, path, json=body)
    return answer.status_code, answer.json()["code"]
