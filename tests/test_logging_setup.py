"""The log of a server holds no codes, tokens or addresses of its visitors."""

import httpx
import pytest

from tests.conftest import StartServer
from tests.support.matches.people import ANSWER_WITHIN_S, People

pytestmark = pytest.mark.anyio


async def test_no_code_token_or_address_gets_into_a_log(
    start_server: StartServer, anyio_backend: str
) -> None:
    server = start_server(log_level="debug")
    people = People(server.url)
    ann, bob = await people("Ann"), await people("Bob")
    opened = await ann.opens(visibility="private")
    match, code = opened["id"], opened["code"]
    await bob.sits(match, code=code)
    await ann.starts(match)
    async with people.nobody().live(match, code=code) as watching:
        await watching.until("state")
        await watching.send(t="act", ref="r", action={"type": "x" * 50})
        await watching.until("error")
    for path in (f"/matches/{match}", f"/api/matches/{match}/document", f"/api/matches/{match}/live"):
        await people.nobody().get(path, code=code)
    async with httpx.AsyncClient(base_url=server.url, timeout=ANSWER_WITHIN_S) as odd:
        await odd.request("BREW", f"/matches/{match}?code={code}")
        await odd.get(f"/matches/{match}", params={"code": code, "lang": "\x00"})
    await people.leave()
    server.stop()

    log = server.log.read_text().replace(server.url, "")
    assert "ready at" in log
    assert not [secret for secret in (code, ann.token, bob.token, "127.0.0.1:") if secret in log]
