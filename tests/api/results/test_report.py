"""The result page counts the dice; the match is told there and in its replay."""

import html
import json
import re

import pytest

from app.api.i18n.number_format import percent
from tests.support.matches.people import People


def test_only_what_is_certain_is_said_to_be_so() -> None:
    assert [percent(one, "en") for one in (0.0, 0.001, 0.5, 0.999, 1.0)] == [
        "0%",
        "< 1%",
        "50%",
        "> 99%",
        "100%",
    ]


@pytest.mark.anyio
async def test_a_result_tells_its_match_and_leads_to_its_moments(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens(sit=False))["id"]
    for _ in range(2):
        await ann.sits(match, bot="easy")
    await ann.starts(match)
    async with ann.live(match) as live:
        await live.until_started()
        await live.until_over()

    result = (await ann.http.get(f"/matches/{match}/result", headers={"Accept": "text/html"})).text
    replay = (await ann.http.get(f"/matches/{match}/replay", headers={"Accept": "text/html"})).text

    (told,) = re.findall("data-moments='([^']*)'", replay)
    moments = json.loads(html.unescape(told))
    assert sorted(one["rank"] for one in moments) == [*range(len(moments))]
    assert [one["seq"] for one in moments] == sorted(one["seq"] for one in moments)
    linked = [int(seq) for seq in re.findall(r"replay\?at=(\d+)\"", result)]
    assert linked and {*linked} <= {one["seq"] for one in moments}
    assert "Throws, in spaces" in result and "Where the spaces came from" in result
    (headline,) = re.findall(r'<h1[^>]*><span dir="auto">([^<]+)', result)
    shared = dict(re.findall(r'<meta property="og:(title|image)" content="([^"]*)"', result))
    picture = (await ann.http.get(html.unescape(shared["image"]))).content
    assert shared["title"] == headline
    assert picture.startswith(b"\x89PNG") and len(picture) <= 150_000
