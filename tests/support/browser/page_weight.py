"""Measures how much a browser loads for a page on the first visit."""

from typing import TypedDict

from playwright.sync_api import Page

LOADED = """async () => {
  await document.fonts.ready; // a name in another script loads its letters when it is drawn
  const all = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  return {requests: all.length, bytes: all.reduce((sum, one) => sum + one.transferSize, 0)};
}"""


class Weight(TypedDict):
    requests: int
    bytes: int


def weight_of(page: Page) -> Weight:
    """Return the transferred size of everything loaded so far, without the live channel."""
    weight: Weight = page.evaluate(LOADED)
    assert weight["bytes"], "a page that came out of a cache has no weight"
    return weight
