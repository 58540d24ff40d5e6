"""Checks the accessibility of pages with axe-core."""

from typing import Any

from playwright.sync_api import Page

RULES: dict[str, Any] = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],  # One place per passed rule is enough, and takes half the time.
    # WCAG 2.5.3. It is experimental in axe, which takes text printed on a picture for a label too.
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}
LOOK = """async (rules) => {
  const moves = document.getAnimations().filter((one) =>
    one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity);
  await Promise.all(moves.map((one) => one.finished.catch(() => undefined))); // half a colour has no contrast
  const {violations} = await axe.run(document, rules);
  return violations.flatMap(
    ({id, nodes}) => nodes.map(({target, html}) => `${id}: ${target} ${html.slice(0, 200)}`));
}"""


def violations(page: Page, axe: str) -> list[str]:
    """Return each violation of a rule as one line; `axe` is the fixture."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found: list[str] = page.evaluate(LOOK, RULES)
    return found
