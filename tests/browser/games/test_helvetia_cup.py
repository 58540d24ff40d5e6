"""A match of Helvetia Cup by mouse and keyboard, from the deal to the first steps, in two browsers."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser.clicking import plays_ahead
from tests.support.browser.helvetia_coach import Coach
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def coaches(server: Server, browser: Browser) -> Iterator[Callable[..., list[Coach]]]:
    came: list[Coach] = []

    def come(**settings: Any) -> list[Coach]:
        came.extend(Coach(server, browser, name, **settings) for name in ("Tereza", "Marek"))
        return came

    yield come
    for coach in came:
        coach.context.close()
        coach.api.close()
    assert [coach.complaints for coach in came] == [[] for _ in came]


def begun(coaches: list[Coach], **options: Any) -> str:
    match = started(coaches, **options)
    for coach in coaches:
        coach.sits_down(match)
    return match


def started(coaches: list[Coach], **options: Any) -> str:
    host, guest = coaches
    asked = {"game": "helvetia_cup", "seats": 2, "options": options}
    match: str = host.api.post("/api/matches", json=asked).json()["id"]
    guest.api.post(f"/api/matches/{match}/seats", json={}).raise_for_status()
    host.api.post(f"/api/matches/{match}/start").raise_for_status()
    return match


def at_the_toss(coaches: list[Coach]) -> Page:
    """Return the page of the first coach of a match whose squads have been chosen over HTTP."""
    match = started(coaches, cards=False)
    seats = [coach.api for coach in coaches]
    plays_ahead(seats, match, random.Random("squads"), lambda seen: bool(seen["view"]["phase"] == "toss"))
    coaches[0].sits_down(match)
    return coaches[0].page


def discard(coach: Coach) -> None:
    expect(coach.page.locator(".tcard")).to_have_count(6)
    for n in (3, 4, 5):
        coach.page.locator(".tcard").nth(n).click()
    coach.press()


def pick_squad(coach: Coach) -> None:
    expect(coach.page.locator("button.fc")).to_have_count(9)
    for n in range(1, 7):
        coach.page.locator("button.fc").nth(n).click()
    expect(coach.page.locator("button.fc[aria-pressed=false][aria-disabled=true]")).to_have_count(2)
    coach.press()


def toss_winner(coaches: list[Coach]) -> Coach:
    """Return the coach who has won the toss, once both squads are chosen."""
    while (doc := coaches[0].doc)["view"]["phase"] != "toss":
        coaches[1].is_up_to_date()
    return coaches[doc["to_act"][0]]


def lines_up(coach: Coach) -> None:
    """Press Ready under the formation that stands, and wait until the last of the team is placed."""
    his_turn(coach)
    expect(coach.page.locator(".form-key[aria-pressed='true']")).to_have_count(1)
    says(coach, "Ready")
    while coach.doc["view"]["phase"] in ("place", "kicker") and coach.to_act():
        coach.is_up_to_date()


def test_a_match_begins_by_hand(coaches: Callable[..., list[Coach]]) -> None:
    both = coaches()
    begun(both)

    for coach in both:
        discard(coach)
    for coach in both:
        expect(coach.page.locator(".lineup")).to_be_visible()
        pick_squad(coach)
    winner = toss_winner(both)
    expect(winner.page.locator(".hc-bd").first).to_be_visible()
    his_turn(winner)
    expect(winner.page.locator(".actionbar .pri2")).to_have_count(0)  # Both ways are equal.
    says(winner, "Kick off")

    for coach in sorted(both, key=lambda one: one is winner):
        lines_up(coach)
    assert winner.doc["view"]["phase"] == "act_att"
    assert winner.doc["view"]["ball"] == "e12"

    empty = next(one["to"] for one in winner.doc["actions"] if one["type"] == "short_pass")
    winner.hex(empty)
    winner.press()
    assert winner.doc["view"]["ball"] == empty


def test_a_footballer_runs_several_hexes_with_one_press(coaches: Callable[..., list[Coach]]) -> None:
    both = coaches()
    match = begun(both, cards=False)
    while (doc := both[0].doc)["view"]["phase"] != "move_att":
        coach = both[doc["to_act"][0]]
        action = next(one for one in coach.doc["actions"] if one["type"] not in ("long_pass", "shot"))
        ref = {"action": action, "ref": f"r{doc['seq']}"}
        coach.api.post(f"/api/matches/{match}/actions", json=ref).raise_for_status()
    coach = both[both[0].doc["to_act"][0]]
    coach.is_up_to_date()
    runner = coach.page.locator(".ros li.cur .nm")
    runner.click()

    far = coach.page.locator('[aria-label*="costs 2 boosts"][data-hex]').first
    hex_ = far.get_attribute("data-hex")
    far.dispatch_event("click")

    coach.page.wait_for_function(
        "hex => document.querySelector(`[data-hex='${hex}'] title`)?.textContent.match(/^[0-9]/)", arg=hex_
    )
    assert sum(one["hex"] == hex_ for one in coach.doc["view"]["footballers"].values()) == 1


@pytest.mark.parametrize("lang", ["en-GB", "cs-CZ", "ru-RU"])
def test_a_narrow_page_does_not_scroll_sideways(coaches: Callable[..., list[Coach]], lang: str) -> None:
    page = at_the_toss(coaches(viewport={"width": 390, "height": 844}, locale=lang, has_touch=True))

    expect(page.locator(".hc-bd").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".hc.zoomed")).to_be_visible()
    page.locator(".hc-band button").last.click()
    expect(page.locator(".hc.zoomed")).to_have_count(0)


def view_box(page: Page) -> list[float]:
    return [
        float(part) for part in (page.locator(".hc > .hc-bd").last.get_attribute("viewBox") or "").split()
    ]


DRAGGED_TO = """x => {
  const [board] = [...document.querySelectorAll(".hc > .hc-bd")].slice(-1);
  return Math.abs(board.viewBox.baseVal.x - x) <= 1;
}"""


def touch(page: Page, *moments: list[tuple[float, float]]) -> None:
    """Put fingers down, move them from position to position, and lift them."""
    session = page.context.new_cdp_session(page)
    kinds = ["touchStart", *["touchMove"] * (len(moments) - 1)]
    for kind, fingers in zip(kinds, moments, strict=True):
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(fingers)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_fingers_drag_and_pinch_the_pitch_and_a_list_says_the_same(
    coaches: Callable[..., list[Coach]],
) -> None:
    page = at_the_toss(coaches(viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True))
    page.get_by_role("button", name="Right half of the pitch").click()
    page.get_by_role("button", name="Left half of the pitch").click()
    expect(page.locator(".hc.zoomed")).to_be_visible()
    x, y, size, _ = view_box(page)
    touch(page, [(250, 330)], [(200, 330)], [(130, 330)])
    page.wait_for_function(DRAGGED_TO, arg=x + 120 * size / 390)
    assert view_box(page)[1:] == [y, size, size]

    touch(page, [(170, 330), (220, 330)], [(150, 330), (240, 330)], [(145, 330), (245, 330)])
    page.wait_for_function(
        "most => document.querySelector('.hc > svg:not(.base)').viewBox.baseVal.width < most", arg=size - 1
    )
    page.get_by_role("button", name="Whole pitch").click()
    expect(page.locator(".hc.zoomed")).to_have_count(0)

    page.locator(".ttabs").get_by_role("button", name="Log").click()
    page.get_by_role("tab", name="Board").click()
    expect(page.locator(".hc-list table")).to_have_count(2)
    expect(page.locator(".hc-list caption").first).to_contain_text("Tereza")


# --- by the drawn controls alone ----------------------------------------------------------------

ATTACK = ["d11", "e10", "f11"]
"""Three footballers of seat 0 around the kick-off spot; the fourth kicks off."""
DEFENCE = ["a20", "c20", "g20", "i20"]


def clicks(coach: Coach, *hexes: str) -> None:
    for hex_ in hexes:
        expect(coach.page.locator("#table:not([data-settling])")).to_be_attached()
        coach.page.locator(f'[data-hex="{hex_}"]').click()


def says(coach: Coach, label: str) -> None:
    """Press a button of the bar by its words, and wait for the effect."""
    before = int(coach.page.locator("#table").get_attribute("data-seq") or 0)
    coach.page.locator(".actionbar").get_by_role("button", name=re.compile(f"^{label}")).click()
    coach.page.wait_for_function("seq => +document.querySelector('#table').dataset.seq > seq", arg=before)


def ends_movement(coach: Coach) -> None:
    """Press Done, and again if a footballer beside the ball has not moved."""
    before = coach.is_up_to_date()
    coach.page.locator(".actionbar").get_by_role("button", name=re.compile("^Done")).click()
    if coach.page.get_by_role("button", name="Not yet").count():
        says(coach, "Done")
    coach.page.wait_for_function("seq => +document.querySelector('#table').dataset.seq > seq", arg=before)


def his_turn(coach: Coach) -> None:
    expect(coach.page.locator(".actionbar.amber")).to_be_visible()


def kicked_off(attacker: Coach, defender: Coach) -> None:
    """Choose squads, toss and place by clicks, so that seat 0 kicks off."""
    for coach in (attacker, defender):
        pick_squad(coach)
    tossing = toss_winner([attacker, defender])
    his_turn(tossing)
    says(tossing, "Kick off" if tossing is attacker else "Let")
    for coach, kicker, spots in ((defender, None, DEFENCE), (attacker, 1, ATTACK)):
        his_turn(coach)
        if kicker is not None:
            takes(coach, "kicker", kicker)
        for hex_ in spots:
            takes(coach, "place", hex_)


def takes(coach: Coach, kind: str, which: Any) -> None:
    """Take an offered action past the page: the one of this kind with this hex, or at this place."""
    doc = coach.doc
    offered = [one for one in doc["actions"] if one["type"] == kind]
    action = offered[which] if isinstance(which, int) else next(one for one in offered if one["to"] == which)
    asked = {"action": action, "ref": f"r{doc['seq']}"}
    coach.api.post(f"/api/matches/{coach.match}/actions", json=asked).raise_for_status()


def runs(coach: Coach, *way: str) -> None:
    """Click a footballer, then the hex to go to."""
    his_turn(coach)
    clicks(coach, way[0], way[-1])
    expect(coach.page.locator(f'[data-hex="{way[-1]}"] title')).not_to_have_text(way[-1])


def passed_beyond_halfway(attacker: Coach, defender: Coach) -> None:
    """Play the first round by mouse: a short pass, a run, and the pass that may be called offside."""
    begun([attacker, defender], cards=False)
    kicked_off(attacker, defender)

    his_turn(attacker)
    clicks(attacker, "d11")  # The kick-off is a short pass, which needs no die.
    says(attacker, "Pass to d11")
    says(attacker, "End round")
    runs(attacker, "e12", "e14")
    ends_movement(attacker)
    his_turn(defender)
    ends_movement(defender)

    his_turn(attacker)
    clicks(attacker, "i10")  # A long pass is shown before it is played, with the effect of each number.
    expect(attacker.page.locator(".rose .land").first).to_be_attached()
    attacker.page.keyboard.press("=")
    expect(attacker.page.locator(".hcc .rows3 li").first).to_be_visible()
    expect(attacker.page.locator(".hcc .tot .num")).to_have_text(
        f"{attacker.doc['view']['odds']['long_pass']['chance']}%"
    )
    clicks(attacker, "e14")
    says(attacker, "Pass to e14")


KEEPS_WHAT_JUMPED = """
window.jumped = [];
const jumps = new PerformanceObserver((seen) => {
  const nodes = seen.getEntries().flatMap((one) => one.sources.map(({ node }) => node));
  const drawn = nodes.filter((one) => one instanceof Element && one.closest(".hc:not(.draftroom), .hcs"));
  window.jumped.push(...drawn.map((one) => one.outerHTML));
});
// Letters change their width where a busy machine is late with a font.
addEventListener("load", () => document.fonts.ready.then(() => jumps.observe({ type: "layout-shift" })));
"""


def test_passes_a_call_of_offside_and_a_shot_by_mouse(coaches: Callable[..., list[Coach]]) -> None:
    attacker, defender = coaches(viewport={"width": 1440, "height": 900}, locale="en-GB")
    for coach in (attacker, defender):
        coach.context.add_init_script(KEEPS_WHAT_JUMPED)
    passed_beyond_halfway(attacker, defender)
    expect(defender.page.locator(".actionbar .hc-left")).to_be_visible()
    says(defender, "Call offside")
    assert defender.doc["view"]["coaches"]["1"]["may_call"] is False  # The footballer was onside.

    his_turn(attacker)
    says(attacker, "End round")
    steps_too_far(attacker)
    ends_movement(attacker)
    his_turn(defender)
    ends_movement(defender)
    his_turn(attacker)
    says(attacker, "Shoot")
    duel(attacker, defender)
    for coach in (attacker, defender):
        assert coach.page.evaluate("window.jumped") == []  # Strip and board do not move.


KEEPS_THE_SECONDS = """
window.seconds = [];
new MutationObserver(() => {
  const left = document.querySelector(".actionbar .hc-left .num");
  if (left) window.seconds.push(parseInt(left.textContent, 10));
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_the_seconds_of_an_offside_call_run_out_before_all_and_play_goes_on(
    coaches: Callable[..., list[Coach]],
) -> None:
    attacker, defender = coaches(viewport={"width": 1440, "height": 900}, locale="en-GB")
    for coach in (attacker, defender):
        coach.context.add_init_script(KEEPS_THE_SECONDS)
    passed_beyond_halfway(attacker, defender)

    his_turn(attacker)  # The defender has not called offside.

    assert defender.doc["view"]["coaches"]["1"]["may_call"] is True
    assert all(seat["deadline"] is None for seat in defender.doc["seats"])
    for coach in (attacker, defender):
        seen = coach.page.evaluate("window.seconds")
        assert seen == sorted(seen, reverse=True)
        assert 10 >= seen[0] > seen[-1] >= 0


def steps_too_far(coach: Coach) -> None:
    """Move two hexes, take that back, and move one."""
    his_turn(coach)
    for to in ("e18", "e16"):
        clicks(coach, "e14", to)
        expect(coach.page.locator(f'[data-hex="{to}"] title')).not_to_have_text(to)
        coach.is_up_to_date()
        if to == "e18":
            says(coach, "Undo")
    assert coach.doc["view"]["ball"] == "e16"


def duel(shooter: Coach, keeper: Coach) -> None:
    """Choose on both sides of the goal at once, in secret; then both choices are shown."""
    shooter.page.locator('[data-sector="BL"]').click()
    expect(shooter.page.locator('[data-sector="BL"]')).to_have_attribute("aria-pressed", "true")
    for sector in ("TL", "TC", "BC", "BR"):
        keeper.page.locator(f'[data-sector="{sector}"]').click()
    expect(keeper.page.locator(".goalbd [aria-pressed=true]")).to_have_count(4)
    says(keeper, "Guard 4 sectors")
    assert shooter.doc["view"]["coaches"]["1"]["chosen"] is True
    assert shooter.page.locator(".goalbd .gs.guard").count() == 0
    says(shooter, "Shoot")

    log = shooter.doc["log"]
    revealed = next(entry for entry in log if entry["event"] == "revealed")
    assert (revealed["aim"], revealed["guard"]) == ("BL", ["TL", "TC", "BC", "BR"])
    # The sector was not guarded, so the d20 decided.
    assert any(entry["event"] == "shot_tested" for entry in log)
    for coach in (shooter, keeper):
        coach.page.get_by_role("tab", name="Sum").click()
        expect(coach.page.locator(".hcc .roll .d20")).to_be_visible()
