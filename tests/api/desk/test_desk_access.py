"""The desk is there for operators who are signed in at it; for everybody else its addresses do not exist."""

import pytest

from tests.support.matches.people import People, Person
from tests.support.moderation.desk import make_operator, operator
from tests.support.servers.database import execute
from tests.support.servers.route_examples import requests_about
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio

DESK = [one for one in requests_about({}) if one.route.split(" ")[1].startswith("/desk")]


async def answers(person: Person) -> dict[str, int]:
    return {
        f"{one.method} {one.path}": (
            await person.http.request(one.method, one.path, **one.content)
        ).status_code
        for one in DESK
    }


async def test_strangers_find_no_desk(people: People, server: Server) -> None:
    ann, nobody = await people("Ann"), people.nobody()
    jana = await operator(people, server)
    token = (await jana.post("/api/me/tokens", {"scope": "play"})).json()
    overlay = people.known({"id": jana.id, "name": "Jana"} | token)

    assert len(DESK) > 10
    for person in (ann, nobody, overlay):
        assert set((await answers(person)).values()) == {404}


async def test_an_operator_who_has_not_signed_in_is_asked_to_and_sees_nothing(
    people: People, server: Server
) -> None:
    jana = await people("Jana")
    make_operator(server, jana.id or "", code="unused")
    found = await answers(jana)

    assert found.pop("GET /desk") == 200
    assert found.pop("POST /desk/passkey") == 400
    assert found.pop("POST /desk/passkey/options") == 200
    assert set(found.values()) == {404}
    assert "Sign in with your passkey" in (await jana.get("/desk")).text


async def test_a_session_ends_by_itself_and_by_leaving(people: People, server: Server) -> None:
    jana, petr = await operator(people, server), await operator(people, server, "Petr")
    execute(
        server.environment["STADION_DATABASE_URL"],
        f"UPDATE desk_tokens SET created_at = now() - interval '13 hours' WHERE player_id = '{petr.id}'",
    )
    await jana.http.post("/desk/leave")

    for one in (jana, petr):
        assert (await one.get("/desk/reports")).status_code == 404
