"""At questions of a match of a game: the board has its share of the window, and nothing is small, cut or
covered.

`benchmarks/browser/stage_targets.py` looks at whole matches, at all sizes.
"""

import pytest
from playwright.sync_api import Browser

from benchmarks.browser.newcomer import Newcomer, positions
from benchmarks.browser.stage_targets import opened
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser
EVERY = 9
MOVES = 54
SIZES = {
    "extraliga": "820x1180",
    "helvetia_cup": "1366x768",
}


@pytest.mark.parametrize(("game", "size"), SIZES.items())
def test_each_question_can_be_seen_and_pressed(
    browser: Browser, server: Server, game: str, size: str
) -> None:
    with browser.new_context(base_url=server.url) as first:
        came = Newcomer(first.new_page(), server.url, game, 1)
        witness = opened(browser, server.url, came, size)
        asked = 0
        for document in positions(came):
            if document["seq"] >= EVERY * asked and document["actions"]:
                witness.waits_for(document["seq"])
                witness.looks()
                asked += 1
            if document["seq"] > MOVES:
                break
        witness.context.close()
        came.http.close()

    assert asked > 4
    assert witness.found == set()
