"""A passkey for the desk is of one operator and for the desk alone.

tests/browser/players/test_passkeys.py signs with a real one.
"""

import pytest

from tests.support.matches.people import People, Person
from tests.support.moderation.desk import operator
from tests.support.servers.database import execute
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio


def store_key(server: Server, owner: Person, key: str, *, for_desk: bool) -> None:
    """Store a passkey of a player, named in hex."""
    execute(
        server.environment["STADION_DATABASE_URL"],
        "INSERT INTO passkeys (id, player_id, public_key, sign_count, agent, for_desk)"
        f" VALUES ('\\x{key}', '{owner.id}', '\\x00', 0, '', {for_desk})",
    )


async def test_keys_of_the_desk_and_of_players_are_apart(people: People, server: Server) -> None:
    jana, petr = await operator(people, server), await operator(people, server, "Petr")
    for owner, key, for_desk in ((jana, "aa01", True), (jana, "aa02", False), (petr, "aa03", True)):
        store_key(server, owner, key, for_desk=for_desk)

    asked = (await jana.http.post("/desk/passkey/options")).json()
    offered = [one["id"] for one in asked["allowCredentials"]]
    gone = [
        (await jana.http.post(f"/desk/passkeys/{key}/remove")).status_code for key in ("aa02", "aa03", "z")
    ]
    of_player = await jana.http.post("/you/passkeys/aa01/remove")
    devices = (await jana.get("/you")).text
    shown = (await jana.get("/desk")).text

    assert offered == ["qgE"]
    assert gone == [404, 404, 404] and of_player.status_code == 404
    assert "/you/passkeys/aa02/remove" in devices and "aa01" not in devices
    assert "/desk/passkeys/aa01/remove" in shown and "aa02" not in shown
    assert (await jana.http.post("/desk/passkeys/aa01/remove")).status_code == 303
    assert "removed a passkey for the desk" in (await jana.get("/desk/log")).text


async def test_they_go_with_the_role(people: People, server: Server) -> None:
    jana, petr = await operator(people, server), await operator(people, server, "Petr")
    store_key(server, petr, "bb01", for_desk=True)
    await jana.http.post(f"/desk/players/{petr.id}/role", data={"role": ""})
    again = await jana.http.post(f"/desk/players/{petr.id}/role", data={"role": "helper"})
    code = again.text.partition("/desk/enter?code=")[2].partition('"')[0]
    await petr.http.post("/desk/enter", data={"code": code})

    shown = (await petr.get("/desk")).text
    assert "Overview" in shown and "bb01" not in shown


async def test_an_answer_that_no_browser_gives_is_refused(people: People, server: Server) -> None:
    jana = await operator(people, server)

    for path in ("/desk/passkey", "/desk/passkeys"):
        for content in (b"", b"[]", b'{"response": {"clientDataJSON": "!"}}'):
            assert (await jana.http.post(path, content=content)).status_code == 400
