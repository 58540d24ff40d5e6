"""An operator signs in at the desk with a link; tests/browser/players/test_passkeys.py tries passkeys."""

import pytest

from tests.support.matches.people import People
from tests.support.moderation.desk import make_operator
from tests.support.servers.database import execute
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio


async def test_a_link_opens_the_desk_once_for_its_operator_within_fifteen_minutes(
    people: People, server: Server
) -> None:
    jana, petr = await people("Jana"), await people("Petr")
    code = make_operator(server, jana.id or "")
    make_operator(server, petr.id or "")
    late = make_operator(server, petr.id or "", code="late")
    execute(
        server.environment["STADION_DATABASE_URL"],
        f"UPDATE desk_tokens SET created_at = now() - interval '16 minutes' WHERE player_id = '{petr.id}'",
    )

    assert (await petr.get("/desk/enter", code=code)).status_code == 404
    assert (await petr.http.post("/desk/enter", data={"code": late})).status_code == 404
    assert "Open the desk as Jana" in (await jana.get("/desk/enter", code=code)).text
    used = [(await jana.http.post("/desk/enter", data={"code": code})).status_code for _ in range(2)]
    assert used == [303, 404]
    assert "Overview" in (await jana.get("/desk")).text
