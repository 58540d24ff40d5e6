"""Players over HTTP: a name is enough, and an unacceptable one is refused with the reason."""

import httpx
import pytest

from tests.support.matches.people import ANSWER_WITHIN_S, People

pytestmark = pytest.mark.anyio


async def test_a_name_gives_a_player_a_token_and_a_cookie(people: People) -> None:
    async with httpx.AsyncClient(base_url=people.base, timeout=ANSWER_WITHIN_S) as http:
        answer = await http.post("/api/players", json={"name": "  Jiří  "})
        by_cookie = (await http.get("/api/me")).json()
    async with httpx.AsyncClient(base_url=people.base, timeout=ANSWER_WITHIN_S) as http:
        by_token = (
            await http.get("/api/me", headers={"Authorization": f"Bearer {answer.json()['token']}"})
        ).json()

    assert answer.status_code == 201
    assert by_cookie == by_token == {"id": answer.json()["id"], "name": "Jiří"}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def test_each_call_makes_a_player_also_with_the_cookie_of_another(people: People) -> None:
    async with httpx.AsyncClient(base_url=people.base, timeout=ANSWER_WITHIN_S) as http:
        made = [(await http.post("/api/players", json={"name": name})).json() for name in ("Ann", "Ann")]
        last = (await http.get("/api/me")).json()

    assert made[0]["id"] != made[1]["id"] == last["id"]


@pytest.mark.parametrize("body", ["", "[]", "{}", '{"name": 7}', '{"name": "A", "more": 1}', "{", "[" * 5000])
async def test_a_body_that_is_no_name_is_refused(people: People, body: str) -> None:
    answer = await people.nobody().http.post(
        "/api/players", content=body, headers={"Content-Type": "application/json"}
    )

    assert answer.status_code in (400, 422)
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == "bad_request"


async def test_who_has_no_name_is_nobody(people: People) -> None:
    answer = await people.nobody().get("/api/me")

    assert answer.status_code == 401
    assert answer.json()["code"] == "unauthenticated"


async def test_a_program_is_marked_wherever_it_sits_and_a_person_is_not(people: People) -> None:
    ann = await people("Ann")
    made = (await people.nobody().post("/api/players", {"name": "Deep Sprint", "program": True})).json()
    program = people.known(made)
    match = (await ann.opens(visibility="public"))["id"]
    sat = {"id": made["id"], "name": "Deep Sprint", "program": True}

    summary = (await program.post(f"/api/matches/{match}/seats", {})).json()

    assert made["program"] is True
    assert (await program.get("/api/me")).json() == sat
    assert [seat["player"] for seat in summary["seats"]] == [{"id": ann.id, "name": "Ann"}, sat]
    assert marks(await ann.get(f"/matches/{match}")) == 1
    await ann.post(f"/api/matches/{match}/start")
    document = (await ann.get(f"/api/matches/{match}/document")).json()
    assert [seat["player"] for seat in document["seats"]] == [{"id": ann.id, "name": "Ann"}, sat]
    assert marks(await ann.get("/")) >= 1
    await ann.post(f"/api/matches/{match}/resign")
    assert marks(await ann.get(f"/matches/{match}/result")) >= 1
    renewed = (await program.post("/api/me/sign_out_everywhere")).json()
    assert (await people.known(renewed).get("/api/me")).json() == sat


async def test_a_program_is_marked_where_it_talks_looks_on_hosts_and_coaches(people: People) -> None:
    ann = await people("Ann")
    made = (await people.nobody().post("/api/players", {"name": "Deep Sprint", "program": True})).json()
    program, marked = people.known(made), {"id": made["id"], "name": "Deep Sprint", "program": True}
    match = (await ann.opens(visibility="public"))["id"]

    async with program.live(match) as live:
        await live.send(t="chat", text="Hello")
        assert (await live.until("chat"))["player"] == marked
        watching = (await ann.get(f"/api/matches/{match}/watching")).json()
        assert watching == {"count": 1, "names": ["Deep Sprint"], "players": [marked]}
    async with ann.live(match) as later:
        assert (await later.until("chat"))["player"] == marked
    wish = {"game": "helvetia_cup", "coaches": 3, "name": "Cup", "visibility": "public"}
    cup = (await program.post("/api/tournaments", wish)).json()
    await ann.post(f"/api/tournaments/{cup['id']}/coaches", {})
    assert [place["player"] for place in cup["coaches"]] == [marked, None, None]
    assert cup["host"] == marked
    assert (await program.opens())["host"] == marked
    assert marks(await ann.get(f"/tournaments/{cup['id']}")) == 1
    await program.post(f"/api/tournaments/{cup['id']}/coaches", {"bot": "easy"})
    await program.post(f"/api/tournaments/{cup['id']}/start")
    assert marks(await ann.get(f"/tournaments/{cup['id']}")) >= 2, "among the coaches and in the plan"


def marks(page: httpx.Response) -> int:
    """Return how many players a page marks as programs."""
    return page.text.count('class="prog"')
