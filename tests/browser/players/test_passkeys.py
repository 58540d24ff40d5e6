"""A passkey of an authenticator signs in on another device, and nothing else does."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.players.test_keep_name import keeps_words
from tests.support.browser.accessibility import violations
from tests.support.moderation.desk import make_operator
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PROVOKED = "the server responded with a status of 40"


def at_localhost(server: Server) -> str:
    """Return the server's address by a name, because passkeys are bound to none that is a number."""
    return server.url.replace("127.0.0.1", "localhost")


def test_a_passkey_signs_in_until_it_is_removed(visitor: Visitor, server: Server, axe: str) -> None:
    page = visitor()
    here = at_localhost(server)
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    device = tools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]
    page.goto(f"{here}/you")
    page.get_by_label("Your name at the table").fill("Tereza")
    page.get_by_role("button", name="Use this name").click()
    keeps_words(page)
    with page.expect_navigation():
        page.get_by_role("button", name="Add", exact=True).click()
    made = tools.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    page.context.clear_cookies()

    sent: list[str] = []
    page.on("request", lambda one: one.url.endswith("/sign_in/passkey") and sent.append(one.post_data or ""))
    page.goto(f"{here}/sign_in")
    page.locator("[data-passkey] button").click()
    page.get_by_role("button", name="Yes, that is me").click()
    expect(page.get_by_role("heading", name="Tereza", level=1)).to_be_visible()

    assert len(made) == 1
    origin = {"Origin": here}
    again = page.request.post(f"{here}/sign_in/passkey", data=sent[0], headers=origin)
    forged = json.loads(sent[0]) | {"id": "AAAA", "rawId": "AAAA"}
    other = page.request.post(f"{here}/sign_in/passkey", data=forged, headers=origin)
    assert [one.status for one in (again, other)] == [400, 400], "each challenge is signed once"
    code = make_operator(server, page.request.get(f"{here}/api/me").json()["id"])
    page.goto(f"{here}/desk")
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("alert").filter(has_text="does not open the desk")).to_be_visible()
    found = violations(page, axe)
    page.goto(f"{here}/desk/enter?code={code}")
    found += violations(page, axe)
    page.get_by_role("button", name="Open the desk as Tereza").click()
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("heading", name="Your passkeys for the desk")).to_be_visible()
    assert found + violations(page, axe) == []
    assert len(tools.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]) == 2
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.goto(f"{here}/desk")
    page.get_by_role("button", name="Use a passkey").click()
    page.get_by_role("link", name="Log").click()
    signed_in = page.get_by_role("listitem").filter(has_text="signed in").filter(has_text="Tereza")
    expect(signed_in).to_have_count(2)
    page.goto(f"{here}/you")
    page.get_by_role("button", name="Remove: Passkey").click()
    page.context.clear_cookies()
    page.goto(f"{here}/sign_in")
    page.locator("[data-passkey] button").click()
    expect(page.get_by_role("alert").filter(has_text="That did not work")).to_be_visible()
