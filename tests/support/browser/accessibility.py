"""What axe-core has to say about a page: nothing."""

from typing import Any

from playwright.sync_api import Page

RULES: dict[str, Any] = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],  # of what is well, one place each is enough: half the time
    # WCAG 2.5.3; axe has it among its experiments, because it takes the print on a picture for a label too.
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
    """Each thing that breaks a rule, as one line; `axe` is the fixture."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found: list[str] = page.evaluate(LOOK, RULES)
    return found
