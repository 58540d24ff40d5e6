"""A player is known by a name and a token; a token can do what its scope says."""

import json

import httpx
import pytest

from app.main import create_app
from tests.support.matches.people import ANSWER_WITHIN_S, People
from tests.support.matches.playing import start_match
from tests.support.servers.server_parts import settings

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "a\nb", "a\u0000b", "a\u202eb", "\ud800"])
async def test_a_senseless_name_is_refused(people: People, name: str) -> None:
    body = json.dumps({"name": name})
    answer = await people.nobody().http.post(
        "/api/players", content=body, headers={"Content-Type": "application/json"}
    )

    assert answer.status_code in (400, 422)
    assert answer.json()["code"] == "bad_request"


async def test_names_are_kept_in_one_normal_form_and_need_not_be_unique(people: People) -> None:
    composed, decomposed = await people("Zoë"), await people("Zoe\u0308")

    assert composed.name == decomposed.name == "Zoë"
    assert composed.id != decomposed.id


async def test_signing_out_everywhere_leaves_one_new_session(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens())["id"]
    async with (
        ann.live(match) as live,
        httpx.AsyncClient(base_url=people.base, timeout=ANSWER_WITHIN_S) as browser,
    ):
        await live.until("state")
        browser.cookies.set("stadion", ann.token)
        left = await browser.post("/you/sign_out_everywhere", headers={"Origin": people.base})

        assert left.headers["location"] == "/you"
        assert await live.closed() == 4401
        assert (await browser.get("/api/me")).json()["id"] == ann.id
    assert (await ann.get("/api/me")).status_code == 401


async def test_a_program_that_signs_out_everywhere_gets_the_new_token(people: People) -> None:
    ann = await people("Ann")

    renewed = (await ann.post("/api/me/sign_out_everywhere")).json()

    assert (await ann.get("/api/me")).status_code == 401
    again = people.known(renewed)
    assert (await again.get("/api/me")).json() == {"id": ann.id, "name": "Ann"}


async def test_a_token_can_do_no_more_than_its_scope_says(people: People) -> None:
    match, seated = await start_match(people)
    player, path = seated[(await seated[0].document(match))["to_act"][0]], f"/api/matches/{match}"
    himself = {"id": player.id, "name": player.name}
    made = [await player.post("/api/me/tokens", {"scope": scope}) for scope in ("watch", "play")]
    watch, play = (people.known(himself | token.json()) for token in made)

    for person in (watch, play):
        for asked, body in (
            (f"{path}/start", None),
            ("/api/matches", {"game": "um_reifenbreite", "seats": 2}),
            ("/api/me/tokens", {"scope": "play"}),
            ("/api/me/sign_out_everywhere", None),
            ("/you/sign_out_everywhere", None),
        ):
            refused = await person.post(asked, body)
            assert (refused.status_code, refused.json()["code"]) == (403, "forbidden"), asked
    document = await watch.document(match)
    assert document == await player.document(match), "he sees what the player sees"
    act = {"ref": "one", "action": document["actions"][0]}
    for asked, body in ((f"{path}/actions", act), (f"{path}/resign", None)):
        assert (await watch.post(asked, body)).json()["code"] == "forbidden"
    async with watch.live(match) as live:
        for message in ({"t": "act", **act}, {"t": "chat", "text": "Hi"}, {"t": "hint", "ref": "h"}):
            await live.send(**message)
            assert (await live.until("error"))["code"] == "forbidden"
        await live.send(t="preview")
        assert (await live.until("preview"))["seq"] == 0
    async with play.live(match) as live:
        await live.until("state")
        assert (await live.act(act["action"], "one"))["t"] == "ack"
        await live.send(t="chat", text="Hi")
        assert (await live.until("chat"))["player"] == himself
    assert (await play.post(f"{path}/resign")).status_code == 200

    await player.post("/api/me/sign_out_everywhere")
    assert [(await one.get("/api/me")).status_code for one in (watch, play)] == [401, 401]


async def test_tokens_are_so_many_and_of_a_scope_that_exists(people: People) -> None:
    ann = await people("Ann")

    given = [(await ann.post("/api/me/tokens", {"scope": "watch"})).status_code for _ in range(21)]

    assert given == [201] * 20 + [409]
    assert (await ann.post("/api/me/tokens", {"scope": "all"})).status_code == 422


async def test_over_tls_only_a_cookie_that_no_neighbouring_site_can_set_counts(
    database_url: str, anyio_backend: str
) -> None:
    app = create_app(settings(database_url))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="https://stadion.example") as browser,
    ):
        token = (await browser.post("/api/players", json={"name": "Ann"})).json()["token"]
        assert (await browser.get("/api/me")).status_code == 200
        browser.cookies.clear()
        statuses = [
            (await browser.get("/api/me", headers={"Cookie": f"{name}={token}"})).status_code
            for name in ("stadion", "__Host-stadion")
        ]

    assert statuses == [401, 200]
