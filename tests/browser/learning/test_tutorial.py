"""The quick start in a real browser: each kind of exercise by pointer and keyboard, and the page's size."""

import itertools
import json

import pytest
from playwright.sync_api import Locator, Page, expect

from app.api.rulebook.book import Clause, book_of
from tests.api.learning.test_tutorial_routes import TAUGHT
from tests.browser.conftest import Visitor
from tests.support.browser.accessibility import violations

pytestmark = pytest.mark.browser

GAME = "um_reifenbreite"
MOST_BYTES = 150_000


def step(page: Page, name: str) -> Locator:
    """Return a step that is scrolled to and drawn."""
    section = page.locator(f"#{name}")
    section.scroll_into_view_if_needed()
    return section


def answer(section: Locator) -> Locator:
    return section.locator(".ans")


def test_a_board_answers_every_press_and_can_be_tried_again(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/learn/{GAME}")
    dice = step(page, "u2")

    dice.get_by_role("button", name="Roll 2 dice").click()
    expect(dice.locator("[data-node]")).to_have_count(18)
    dice.locator("[data-rider='22']").click()
    expect(answer(dice)).to_contain_text("22 is there.")
    expect(answer(dice).get_by_role("link", name="UR-1.5")).to_be_visible()
    dice.locator("[data-node='1:AB-3-04']").click()
    expect(answer(dice)).to_contain_text("3 + 2 = 5.")
    expect(page.get_by_role("status").filter(has_text="3 + 2 = 5.")).to_have_count(1)
    dice.get_by_role("button", name="Try again").click()
    expect(dice.get_by_role("button", name="Roll 2 dice")).to_be_visible()
    expect(answer(dice)).to_have_count(0)


def test_the_keyboard_plays_a_question_and_the_focus_goes_to_the_answer(visitor: Visitor) -> None:
    page = visitor(reduced_motion="reduce")
    page.goto(f"/learn/{GAME}")
    wheel = step(page, "u3")

    wheel.get_by_role("button", name="Draft").focus()
    page.keyboard.press("Enter")

    expect(answer(wheel)).to_contain_text("9 spaces for nothing.")
    expect(wheel.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("j")
    expect(page.locator("#u4").get_by_role("link", name="UR-8.1")).to_be_focused()


def test_a_number_is_chosen_and_its_risk_stands_beside_it(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/learn/{GAME}")
    photos = step(page, "u7")

    photos.get_by_role("button", name="−1").click()
    expect(photos.get_by_text("0% risk", exact=True)).to_be_visible()
    photos.get_by_role("button", name="Develop 2 photos").click()
    expect(answer(photos)).to_contain_text("Nobody saw anything: 50 points.")


def test_a_question_is_answered_before_the_engine_plays(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1440, "height": 900})
    page.goto("/learn/hockey_game")
    duel = step(page, "h2")
    expect(duel.locator(".sd.a .tot")).to_have_text("4+")
    own, colon, other = [duel.locator(one).bounding_box() for one in (".sd.a .tot", ".vs", ".sd.d .tot")]
    assert own and colon and other
    assert own["x"] + own["width"] <= colon["x"] <= other["x"] - colon["width"]  # Each total is on its side.
    duel.get_by_role("button", name="7", exact=True).click()
    expect(answer(duel)).to_contain_text("one short of 12")
    duel.get_by_role("button", name="8", exact=True).click()
    expect(answer(duel)).to_contain_text("a tie is yours")
    duel.get_by_role("button", name="Roll and end the turn").click()  # There is no card in hand.
    expect(answer(duel)).to_contain_text("12 : 12.")


def test_a_way_of_several_steps_is_answered_where_it_ends_and_the_focus_is_not_lost(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/learn/helvetia_cup")
    legs = step(page, "c5")

    legs.locator("[data-hex=e22]").click()

    expect(answer(legs)).to_contain_text("Only 1 sector guarded")
    legs.get_by_role("button", name="Try again").press("Enter")
    expect(answer(legs)).to_have_count(0)
    expect(legs.locator(".pict :focus")).to_have_count(1)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_page_is_accessible_and_light(visitor: Visitor, axe: str, game: str) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, color_scheme="dark", reduced_motion="reduce")
    page.goto(f"/learn/{game}")
    expect(page.locator(".pict.drawn > *").first).to_be_visible()
    weight = page.evaluate(WITHOUT_FONTS)

    assert weight <= MOST_BYTES, weight
    for board in page.locator(".pict.drawn").all():
        board.scroll_into_view_if_needed()
        expect(board.locator("> *").first).to_be_attached()
    found = violations(page, axe)
    assert not found, json.dumps(found, indent=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def pictured(game: str) -> Clause:
    """Return the first clause with a picture."""
    book = book_of(game)
    assert book
    return next(one for one in book.clauses.values() if any(example.picture for example in one.examples))


@pytest.mark.parametrize(("game", "theme"), list(zip(TAUGHT, itertools.cycle(("light", "dark")))))
def test_a_chapter_with_its_pictures_is_accessible_and_light_and_so_is_the_book_to_print(
    visitor: Visitor, axe: str, game: str, theme: str
) -> None:
    page, clause = visitor(bypass_csp=True, reduced_motion="reduce", color_scheme=theme), pictured(game)
    found: dict[str, list[str]] = {}

    page.goto(f"/rules/{game}/{clause.chapter}")
    for picture in page.get_by_role("img", name="Position").all():
        picture.scroll_into_view_if_needed()
        expect(picture.locator("> *").first).to_be_attached()
    assert page.evaluate(WITHOUT_FONTS) <= MOST_BYTES
    page.get_by_role("searchbox").fill(clause.id)
    expect(page.locator("#hits a").first).to_be_visible()
    found["chapter"] = violations(page, axe)

    page.goto(f"/rules/{game}/print")
    expect(page.locator("[data-picture]:not(:has(> *))")).to_have_count(0)
    assert page.evaluate(WITHOUT_FONTS) <= MOST_BYTES
    assert page.evaluate(TAKE_THE_FOCUS) == []
    page.evaluate(KEEP_THE_FIRST_DRAWING)
    found["print"] = violations(page, axe)
    assert not any(found.values()), json.dumps(found, indent=1)


TAKE_THE_FOCUS = """() => [...document.querySelectorAll("[data-picture] :is(a, button, input, [tabindex])")]
  .filter((one) => !one.closest("[inert]")).map((one) => one.outerHTML.slice(0, 200))"""
KEEP_THE_FIRST_DRAWING = """() => {
  for (const picture of [...document.querySelectorAll("[data-picture]")].slice(1)) picture.replaceChildren();
}"""
"""A book has 24,000 drawn parts, which are presentation: axe would read them for longer than all else."""

WITHOUT_FONTS = """() => ["navigation", "resource"]
  .flatMap((type) => performance.getEntriesByType(type))
  .filter(({name}) => !name.includes("/fonts/"))
  .reduce((sum, one) => sum + one.transferSize, 0)"""
