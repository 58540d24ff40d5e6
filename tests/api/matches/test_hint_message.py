"""A hint goes to the player who asks for it."""

import pytest

from tests.support.matches.people import People
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio


async def test_a_hint_comes_in_the_askers_language_and_the_others_read_that_they_asked(
    people: People,
) -> None:
    match, seated = await start_match(people, visibility="private", hints=True)
    seat = (await seated[0].document(match))["to_act"][0]
    async with seated[seat].live(match) as live, seated[1 - seat].live(match) as other:
        for one in (live, other):
            assert (await one.until("state"))["doc"]["hints"] is True

        await live.send(t="hint", ref="h1")
        answer = await live.until("hint")
        assert (answer["ref"], answer["seq"]) == ("h1", 0)
        assert answer["action"] in live.doc["actions"]
        assert [reason["text"] for reason in answer["reasons"]] == ["place", "turns_left"]
        assert answer["sentences"][0].startswith("Start from the marked space")
        while "events" not in (told := await other.until("patch")):
            pass  # This is the message that the other player has come.
        assert told["events"][0]["event"] == "took_hint"

        await other.send(t="hint", ref="h2")
        refused = await other.until("error")
        assert (refused["code"], refused["ref"]) == ("not_your_turn", "h2")
        assert (await seated[0].document(match))["seq"] == 0
