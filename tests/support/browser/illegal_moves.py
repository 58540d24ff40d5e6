"""Presses something disabled on a page, and reads the answer."""

from typing import Any

from benchmarks.browser.newcomer import Newcomer
from benchmarks.browser.waiting_share import ASKED
from tests.support.browser.clicking import TAKES_PRESSES

# The spaces of the straight road that are fully visible, from left to right.
ROAD = """() => [...document.querySelectorAll(".st [data-space]")]
  .map((one) => [one.dataset.space, one.getBoundingClientRect()])
  .map(([space, { x, y, width, height }]) => ({ space, x: x + width / 2, y: y + height / 2 }))
  .filter(({ space, x, y }) => document.elementFromPoint(x, y)?.dataset.space === space)
  .sort((a, b) => a.x - b.x)"""

# The centres of what is disabled and not covered.
OFF = """() => [...document.querySelectorAll("#table :is(.boardwrap, .trayw) [aria-disabled=true]")]
  .map((one) => [one, one.getBoundingClientRect()])
  .map(([one, { x, y, width, height }]) => [one, x + width / 2, y + height / 2])
  .filter(([one, x, y]) => one.contains(document.elementFromPoint(x, y)))
  .map(([one, x, y]) => ({ x, y }))"""
SAID = ".actionbar p[role=status] span"
NOT_YET = "That is not possible here."  # A page says this while a slow server has not answered.
FORGETS = f"document.querySelectorAll('{SAID}').forEach((one) => one.setAttribute('data-before', ''))"
ANSWERS = f"""() => {{
  const said = document.querySelector("{SAID}:not([data-before])")?.textContent.trim();
  return said && said !== "{NOT_YET}"
    && {{ said, clause: document.querySelector(".actionbar .cl")?.textContent.trim() }};
}}"""


def disabled_places(came: Newcomer) -> list[dict[str, float]]:
    """Play until the page asks its player something while something disabled is in view; return where that
    is.
    """
    while not (found := came.page.evaluate(ASKED) and came.page.evaluate(OFF)):
        came.presses()
    return list(found)


def answer_to(came: Newcomer, place: dict[str, float]) -> dict[str, Any]:
    came.page.wait_for_function(TAKES_PRESSES)
    came.page.evaluate(FORGETS)
    came.page.mouse.click(place["x"], place["y"])
    answer: dict[str, Any] = came.page.wait_for_function(ANSWERS, polling=20).json_value()
    return answer
