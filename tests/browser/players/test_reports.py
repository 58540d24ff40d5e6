"""Somebody insults at a table, is reported, is warned at the desk, and answers; every page is accessible."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.support.browser.accessibility import violations
from tests.support.moderation.desk import make_operator
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

GAME = "um_reifenbreite"


def says(page: Page, text: str) -> None:
    page.get_by_label("Message").fill(text)
    page.get_by_label("Message").press("Enter")
    expect(page.get_by_role("log")).to_contain_text(text)


def test_an_insult_is_reported_warned_about_and_answered(visitor: Visitor, server: Server, axe: str) -> None:
    ann, ben = visitor("Tereza-R"), visitor("Marek-R", viewport={"width": 390, "height": 844})
    jana = visitor("Jana-R", color_scheme="dark")
    found = []
    ann.goto(f"/new/{GAME}")
    ann.locator("[name=seat-1][value=anyone]").check(force=True)
    ann.get_by_role("button", name="Start this table").click()
    ann.wait_for_url("**/matches/*")
    ben.goto(ann.url)
    says(ben, "you fool")
    form = ann.context.new_page()
    form.goto(ann.get_by_role("log").get_by_role("link", name="Marek-R").get_attribute("href") or "")
    form.get_by_role("link", name="Report").click()
    expect(form.get_by_role("heading", name="Report Marek-R")).to_be_visible()
    found += violations(form, axe)
    form.get_by_label("In your words").fill("It went on.")
    form.get_by_role("button", name="Send report").click()
    expect(form.get_by_text("Sent. Thank you.")).to_be_visible()
    found += violations(form, axe)

    me = jana.request.get("/api/me").json()["id"]
    jana.goto(f"/desk/enter?code={make_operator(server, me)}")
    found += violations(jana, axe)
    jana.get_by_role("button", name="Open the desk as Jana-R").click()
    found += violations(jana, axe)
    jana.get_by_role("link", name="Open: Marek-R").click()
    found += violations(jana, axe)
    jana.get_by_label("Warn").check(force=True)
    jana.get_by_label("Reason, as Marek-R will read it").fill("Insults at a table.")
    jana.get_by_role("button", name="Show what Marek-R will see").click()
    expect(jana.get_by_text("A word from the people who run this site.")).to_be_visible()
    found += violations(jana, axe)
    jana.get_by_role("button", name="Warn").click()
    expect(jana.get_by_text("action taken").first).to_be_visible()

    ben.get_by_role("link", name="A notice from the people who run this site").click()
    expect(ben.get_by_text("Reason: Insults at a table.")).to_be_visible()
    found += violations(ben, axe)
    ben.get_by_text("Answer once").click()
    ben.get_by_role("textbox", name="Answer once").fill("It was a joke.")
    ben.get_by_role("button", name="Send answer").click()
    expect(ben.get_by_text("Your answer: It was a joke.")).to_be_visible()
    ann.get_by_role("link", name="Your report was answered").click()
    expect(ann.get_by_text("Action was taken.")).to_be_visible()
    for path in (
        "/desk",
        "/desk/reports?answered=1",
        "/desk/players?q=Marek-R",
        "/desk/tables",
        "/desk/log",
        "/desk/announcements",
    ):
        jana.goto(path)
        found += violations(jana, axe)
    jana.goto("/desk")
    jana.get_by_role("link", name="Open: Marek-R").click()
    found += violations(jana, axe)
    expect(jana.get_by_text("It was a joke.").first).to_be_visible()
    said = {"en": "November cup", "cs": "Listopadový pohár", "ru": "Ноябрьский кубок", "where": "all"}
    jana.request.post("/desk/announcements", form=said | {"days": "1"})
    jana.request.post("/desk/maintenance", form={"kind": "restart", "begins": "29", "lasts": "40"})
    ben.goto("/find")
    expect(ben.get_by_text("Short break at")).to_be_visible()
    expect(ben.get_by_text("November cup")).to_be_visible()
    found += violations(ben, axe)
    for form_of in ("announcements", "maintenance"):
        jana.request.post(f"/desk/{form_of}")
    assert found == []
