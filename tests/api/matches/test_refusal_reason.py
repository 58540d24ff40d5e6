"""A player can ask why something is not possible."""

from typing import Any

import pytest

from tests.support.matches.people import Live, People
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio


async def test_why_something_cannot_be_done_is_told_to_the_seat_that_decides(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    async with (
        seated[seat].live(match) as live,
        seated[1 - seat].live(match) as other,
        people.nobody().live(match) as watching,
    ):
        for one in (live, other, watching):
            await one.until("state")
        offered = live.doc["actions"][0]
        barred = offered | {"space": "0:S1-1-01"}

        async def why(one: Live, action: object, answer: str = "why", **more: str) -> dict[str, Any]:
            await one.send(t="why", action=action, **more)
            return await one.until(answer)

        answer = await why(live, barred, ref="w1")
        refused = await live.act(barred, "c1")
        assert (answer["ref"], answer["seq"]) == ("w1", 0)
        assert answer["objection"].keys() == {"clause", "text", "params"}
        assert f"{answer['detail']} ({answer['objection']['clause']})" == refused["detail"]

        possible = await why(live, offered)
        assert (possible["objection"], possible["ref"]) == (None, None)
        assert possible["detail"] == "That is not possible here."
        assert (await why(other, barred))["detail"] == f"{seated[seat].name} decides now."
        assert (await why(watching, barred))["detail"] == "You are watching."

        unread = await why(other, {"type": "no such thing"}, "error", ref="w2")
        assert (unread["code"], unread["ref"]) == ("bad_request", "w2")
        assert (await seated[0].document(match))["seq"] == 0
