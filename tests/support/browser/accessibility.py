"""Checks the accessibility of pages with axe-core."""

from typing import Any

from playwright.sync_api import Page

RULES: dict[str, Any] = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],  # One place per passed rule is enough, and takes half the time.
    # Selectors and sources of what passes would take a fifth of the time: LOOK describes what does not.
    "selectors": False,
    "elementRef": True,
    # WCAG 2.5.3. It is experimental in axe, which takes text printed on a picture for a label too.
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}
LOOK = """async ([rules, within]) => {
  const moves = document.getAnimations().filter((one) =>
    one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity);
  await Promise.all(moves.map((one) => one.finished.catch(() => undefined))); // half a colour has no contrast
  const named = (one) => [one.localName + (one.id && `#${one.id}`), ...one.classList].join(".");
  const place = (one) => one ? `${place(one.parentElement)} ${named(one)}` : "";
  axe.configure({noHtml: true});
  const {violations} = await axe.run(within ? document.querySelector(within) : document, rules);
  return violations.flatMap(
    ({id, nodes}) => nodes.map(({element}) => `${id}:${place(element)} ${element.outerHTML.slice(0, 200)}`));
}"""


def violations(page: Page, axe: str, within: str | None = None) -> list[str]:
    """Return each violation of a rule as one line; `axe` is the fixture.

    `within` is the selector of the one part that has changed since the whole page was looked at.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found: list[str] = page.evaluate(LOOK, [RULES, within])
    return found
