"""Measures what moves on a page after it has been seen."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

KEEPS_SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().filter((one) => !one.hadRecentInput)
  .map(({ value, sources }) => [value, ...sources.map(({ node }) => node?.className ?? "gone")])))
  .observe({ type: "layout-shift", buffered: true });"""
"""Keeps every shift as its value and the classes of the elements that moved."""

FONTS_CAME_FIRST = """() => {
  const [painted] = performance.getEntriesByName("first-paint");
  const fonts = [...document.querySelectorAll("link[rel=preload][as=font]")];
  const came = fonts.map(({ href }) => performance.getEntriesByName(href)[0]?.responseEnd);
  return came.every((end) => 0 < end && end < painted.startTime);
}"""
PAINTED = "() => performance.getEntriesByName('first-paint').length > 0"
"""A function: the policy of a page forbids evaluating an expression again at each frame."""
MOST_LOADS = 20


def loads_with_its_fonts(page: Page, path: str) -> None:
    """Load a page, again where its fonts came after its first frame: a letter that changes its font moves
    what stands beside it, and a busy machine is late with fonts now and then.
    """
    page.goto(path)
    for _ in range(MOST_LOADS):
        page.wait_for_function(PAINTED)
        if page.evaluate(FONTS_CAME_FIRST):
            return
        page.reload()
    raise AssertionError(f"the fonts of {path} never came before its first frame")


CALM_LOADS = 3


def shifts_of_a_calm_load(page: Page, path: str, shifts: Callable[[], list[Any]]) -> list[Any]:
    """Load a page and return its `shifts`, once more where there are some: a fault moves the same at each
    load, a busy machine something now and then.
    """
    found: list[Any] = []
    for _ in range(CALM_LOADS):
        loads_with_its_fonts(page, path)
        if not (found := shifts()):
            break
    return found
