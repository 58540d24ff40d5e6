"""The channel of those who look: rows, counts and one's own call, each sent once."""

from typing import Any

import pytest

from tests.support.matches.people import Live, People, Person

pytestmark = pytest.mark.anyio

WISH: dict[str, Any] = {"games": {"um_reifenbreite": [2]}, "paces": ["days"], "rated": "friendly"}
LIVE_WISH: dict[str, Any] = {"games": {"um_reifenbreite": [2]}, "paces": ["relaxed"], "rated": "friendly"}
"""No other test looks for them."""


async def looks(person: Person, wish: dict[str, Any]) -> dict[str, Any]:
    answer = await person.post("/api/searches", wish)
    assert answer.status_code == 201, answer.text
    page: dict[str, Any] = answer.json()
    return page


async def row_of(live: Live, search_id: str) -> dict[str, Any]:
    """Return the message that has this row."""
    while True:
        message = await live.next()
        if any(row["id"] == search_id for row in message.get("rows", ())):
            return message


async def test_a_visitor_sees_who_comes_and_goes(people: People) -> None:
    ann, visitor = await people("Ann"), people.nobody()
    async with visitor.follows_searches(lang="cs") as live:
        assert (await live.next())["t"] == "rows"

        mine = (await looks(ann, WISH))["mine"]["row"]
        message = await row_of(live, mine["id"])
        assert message["t"] == "row"
        assert [row for row in message["rows"] if row["id"] == mine["id"]] == [mine]
        assert "Hrát: Ann" in message["html"][mine["id"]]
        assert 'name="form_key" value=""' in message["html"][mine["id"]]

        await ann.http.delete("/api/searches/mine")
        while mine["id"] not in (message := await live.until("gone"))["ids"]:
            pass


async def test_a_program_gets_rows_without_words_and_its_call(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    mine = (await looks(ann, LIVE_WISH))["mine"]["row"]
    async with ann.follows_searches() as live:
        message = await row_of(live, mine["id"])
        assert (message["t"], "html" in message) == ("rows", False)
        counts = await live.until("counts")
        assert {*counts} == {"t", "alike", "others", "hour"}

        call = (await looks(ben, LIVE_WISH))["call"]
        told = await live.until("call")
        assert (told["call"]["id"], told["call"]["others"][0]["name"]) == (call["id"], "Ben")
        await ben.post(f"/api/calls/{call['id']}", {"yes": False})
        told = await live.until("answer")
        assert told == {"t": "answer", "call": call["id"], "ending": "refused", "match": None}
    for person in (ann, ben):
        await person.http.delete("/api/searches/mine")
