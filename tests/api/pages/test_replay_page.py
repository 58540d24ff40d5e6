"""The page of a replay."""

import html
import json
import re

import pytest

from tests.support.matches.people import People
from tests.support.matches.playing import start_match

HTML = {"Accept": "text/html"}


@pytest.mark.anyio
async def test_a_replay_has_what_was_said_and_without_a_script_the_position_that_is_asked_for(
    people: People,
) -> None:
    match, (ann, ben) = await start_match(people)
    async with ann.live(match) as live:
        await live.send(t="chat", text="Off we go!")
        await live.until("chat")
    for _ in range(2):
        document = await ann.document(match)
        acting = (ann, ben)[document["to_act"][0]]
        action = {"action": (await acting.document(match))["actions"][0], "ref": f"a{document['seq']}"}
        await acting.post(f"/api/matches/{match}/actions", action)

    replay = (await people.nobody().http.get(f"/matches/{match}/replay?at=1", headers=HTML)).text
    last = (await people.nobody().http.get(f"/matches/{match}/replay?at=99", headers=HTML)).text

    (talk,) = re.findall("data-talk='([^']*)'", replay)
    assert [(one["player"]["name"], one["text"]) for one in json.loads(html.unescape(talk))] == [
        ("Ann", "Off we go!")
    ]
    (unscripted,) = re.findall(r"<noscript>(.*?)</noscript>", replay, re.DOTALL)
    assert unscripted.count("starts in lane") == 1, "of two riders that have been placed"
    assert re.findall(r"replay\?at=(\d+)", unscripted) == ["0", "2"]
    assert re.findall(r"replay\?at=(\d+)", last) == ["1"]
