"""What the result page says about the dice, and how a match is told there and in its replay."""

import html
import json
import re

import pytest

from app.api.i18n.number_format import percent
from app.api.results.report import Bar, charts_of
from app.api.results.statistics_text import _block
from app.engine.catalog import catalog
from app.engine.event_text import TextContext
from app.engine.highlights import Sentence
from app.engine.statistics import StatisticsBlock, StatisticsRow
from tests.support.people import People
from tests.support.playing import start_match

HTML = {"Accept": "text/html"}


def dice(sides: int, *values: int) -> list[dict[str, object]]:
    return [{"draw": "die", "sides": sides, "value": value} for value in values]


def test_a_chart_counts_every_face_and_what_to_expect() -> None:
    other = [{"draw": "int", "n": 6, "value": 2}, {"draw": "shuffle", "n": 2, "order": [1, 0]}]
    (chart,) = charts_of(dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4, 4, 4) + other)

    assert (chart.sides, chart.rolls, chart.expected) == (4, 7 + 2 + 0 + 3, 12 / 4)
    assert chart.bars == (Bar(1, 7), Bar(2, 2), Bar(3, 0), Bar(4, 3))
    assert chart.highest == 7


def test_a_few_rolls_are_no_chart_and_each_kind_of_die_has_its_own() -> None:
    often = dice(6, *([1, 2, 3, 4, 5, 6] * 3)) + dice(2, *([1, 2] * 3))

    assert charts_of(dice(6, *([1, 2, 3, 4, 5, 6] * 2), 1, 2, 3, 4, 5)) == []
    assert [chart.sides for chart in charts_of(often)] == [2, 6]
    assert charts_of(often)[1].highest == charts_of(often)[1].expected


def test_a_row_has_a_decimal_in_all_its_cells_or_in_none() -> None:
    rows = StatisticsRow(Sentence("rs-expected"), (0.9, 1.0)), StatisticsRow(Sentence("rs-fouls"), (0, 2))

    _, table = _block(
        StatisticsBlock("rs-figures", rows), catalog()["helvetia_cup"], TextContext("cs", str, str)
    )

    assert [row[1:] for row in table.rows] == [("0,9", "1,0"), ("0", "2")]


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
