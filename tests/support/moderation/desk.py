"""Operators who are signed in at the desk of a running server, and players who were reported there."""

import re

import httpx

from app.api.access.identity import keyed_hash
from tests.support.matches.people import People, Person
from tests.support.servers.database import execute
from tests.support.servers.serving import Server


def make_operator(server: Server, player_id: str, role: str = "operator", code: str = "") -> str:
    """Give a player a role as the command line does; return the code of their link to the desk."""
    code = code or f"link-{player_id}"
    token = keyed_hash(server.environment["STADION_SECRET_KEY"], f"desk {code}").hex()
    execute(
        server.environment["STADION_DATABASE_URL"],
        f"INSERT INTO operators (player_id, role) VALUES ('{player_id}', '{role}') ON CONFLICT DO NOTHING",
        "INSERT INTO desk_tokens (token_hash, player_id, is_link, created_at) "
        f"VALUES ('\\x{token}', '{player_id}', true, now())",
    )
    return code


async def operator(people: People, server: Server, name: str = "Jana", role: str = "operator") -> Person:
    """Return an operator who has just signed in at the desk."""
    person = await people(name)
    code = make_operator(server, person.id or "", role)
    entered = await person.http.post("/desk/enter", data={"code": code})
    assert entered.status_code == 303, entered.text
    return person


async def said(author: Person, match: str, text: str, code: str | None = None) -> int:
    """Say something at a table; return the number of the line."""
    async with author.live(match, **({"code": code} if code else {})) as live:
        await live.send(t="chat", text=text)
        while (line := await live.until("chat"))["text"] != text:
            pass
    return int(line["id"])


async def insulted(ann: Person, ben: Person) -> tuple[str, int]:
    """Let Ben say something at a public table of Ann's; return the match and the number of the line."""
    match = (await ann.opens())["id"]
    await ben.sits(match)
    await said(ann, match, "Good luck.")
    line = await said(ben, match, "learn to play, you fool")
    await said(ann, match, "Please stop.")
    return match, line


async def reports_line(person: Person, match: str, line: int, words: str = "") -> httpx.Response:
    """Report a line of chat as an insult."""
    form = {"match": match, "line": str(line), "reason": "insult", "words": words}
    return await person.http.post("/report", data=form)


async def case_of(desk: Person, name: str) -> str:
    """Return the id of the open case about the player with this name."""
    page = (await desk.get("/desk/reports")).text
    (case,) = re.findall(rf'href="/desk/reports/(\w+)" aria-label="Open: {name}"', page)
    return str(case)


async def decides(
    desk: Person, player_id: str | None, action: str, case: str = "", **more: str
) -> httpx.Response:
    """Carry out a decision that the operator has seen before."""
    form = {"action": action, "reason": "Insults at the table.", "case": case, "confirmed": "1"} | more
    return await desk.http.post(f"/desk/players/{player_id}/decide", data=form)
