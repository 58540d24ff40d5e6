"""The drawing in a real browser: a whole round with one key a step, and no complaint of the page."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.matches.people import ANSWER_WITHIN_S
from tests.support.servers.serving import Server

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
QUIET = {"reduced_motion": "reduce"}


@dataclass
class Player:
    api: httpx.Client
    page: Page
    match: str = ""

    def document(self) -> Any:
        return self.api.get(f"/api/matches/{self.match}/document").json()

    def act(self, **wanted: Any) -> None:
        """The first offered action with these fields."""
        doc = self.document()
        action = next(one for one in doc["actions"] if wanted.items() <= one.items())
        taken = self.api.post(
            f"/api/matches/{self.match}/actions", json={"action": action, "ref": f"t{doc['seq']}"}
        )
        assert taken.status_code == 200, taken.text

    def opens(self) -> Page:
        self.page.goto(f"/matches/{self.match}")
        expect(self.page.locator(".actionbar .ab-txt b")).not_to_be_empty()
        return self.page


@pytest.fixture
def two(browser: Browser, server: Server) -> Iterator[tuple[Player, Player]]:
    complaints: list[str] = []

    def player(name: str, view: dict[str, int]) -> Player:
        api = httpx.Client(base_url=server.url, timeout=ANSWER_WITHIN_S)
        api.post("/api/players", json={"name": name}).raise_for_status()
        context = browser.new_context(base_url=server.url, locale="en-GB", viewport=view, **QUIET)  # type: ignore[arg-type]
        jar = [{"name": one.name, "value": one.value or "", "url": server.url} for one in api.cookies.jar]
        context.add_cookies(jar)  # type: ignore[arg-type]
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        return Player(api, page)

    players = player("Tereza", DESKTOP), player("Marek", PHONE)
    yield players
    for one in players:
        one.page.context.close()
        one.api.close()
    assert complaints == []


def begun(two: tuple[Player, Player], **options: str) -> None:
    host = two[0].api
    made = host.post("/api/matches", json={"game": "hockey_game", "seats": 2, "options": options}).json()
    for one in two:
        one.match = made["id"]
    two[1].api.post(f"/api/matches/{made['id']}/seats", json={}).raise_for_status()
    host.post(f"/api/matches/{made['id']}/start").raise_for_status()


def to_the_first_declaration(two: tuple[Player, Player]) -> tuple[Player, Player]:
    """The face-off is rolled; attacker and defender."""
    while (doc := two[0].document())["view"]["phase"] == "faceoff":
        two[doc["to_act"][0]].act(type="faceoff_roll")
    attacker = two[0].document()["view"]["attacker"]
    return two[attacker], two[1 - attacker]


def settled(page: Page) -> Page:
    """The page, once its question takes presses."""
    page.locator("#table:not([data-settling])").wait_for()
    return page


def test_a_round_is_a_move_a_field_a_roll_and_an_end_one_key_each(two: tuple[Player, Player]) -> None:
    begun(two, team_choice="random")
    attacker, defender = to_the_first_declaration(two)
    attack, defence = attacker.opens(), defender.opens()

    settled(attack).keyboard.press("2")
    expect(attack.locator(".fd.legal")).to_have_count(4)  # strength, from the centre spot
    attack.keyboard.press("n")
    attack.keyboard.press("Enter")
    expect(attack.locator(".fd.sel")).to_have_count(1)
    settled(attack).keyboard.press("r")  # declare and roll, one after the other
    expect(attack.locator(".actionbar")).to_contain_text("to match")
    settled(attack).keyboard.press("e")
    expect(defence.locator(".actionbar")).to_contain_text("strength")
    settled(defence).keyboard.press("r")
    expect(defence.locator(".actionbar")).to_contain_text(
        re.compile("End the turn on|Your puck|chooses a move")
    )
    settled(defence).keyboard.press("e")

    expect(attack.locator(".duel .won, .call")).to_be_visible()
    assert attacker.document()["view"]["rounds"] == 1
    total = attacker.document()["view"]["duel"]["1"]["turns"]
    attack.keyboard.press("=")
    for side in total.values():
        expect(attack.locator(".two tfoot")).to_contain_text(shown(side["sum"]["total"]))


def test_a_card_is_chosen_put_back_and_laid_with_the_end_of_the_turn(two: tuple[Player, Player]) -> None:
    begun(two, team_choice="random")
    attacker, _ = to_the_first_declaration(two)
    page = attacker.opens()
    attacker.act(type="declare", move="strength")
    attacker.act(type="roll")
    total = attacker.document()["view"]["duel"]["1"]["turns"][str(seat_of(attacker))]["sum"]["total"]
    offered = [one["card"] for one in attacker.document()["actions"] if one["type"] == "play_bonus"]
    plain = [card for card in offered if not symbol(attacker, card)]
    expect(page.locator(".actionbar")).to_contain_text(f"End the turn on {shown(total)}")
    for card in plain:
        page.locator(f"button[aria-describedby=cap-{card}]").click()
    value = sum(printed(attacker, card)["value"] for card in plain)
    expect(page.locator(".duel .tot").first).to_have_text(shown(total + value))
    expect(page.locator(".duel .mini.stg")).to_have_count(len(plain))

    settled(page).keyboard.press("e")

    expect(page.locator(".actionbar.wait")).to_contain_text(f"{shown(total + value)} for")


def shown(total: int) -> str:
    """As the page writes it, with a real minus."""
    return str(total).replace("-", "−")


def printed(player: Player, card: str) -> Any:
    return player.api.get("/api/games/hockey_game/components").json()["cards"][card]


def symbol(player: Player, card: str) -> bool:
    return bool(printed(player, card)["symbol"])


def seat_of(player: Player) -> int:
    seat = player.document()["viewer"]["seat"]
    assert isinstance(seat, int)
    return seat


def test_teams_are_picked_from_eight_cards_and_the_draft_shows_the_pool(two: tuple[Player, Player]) -> None:
    begun(two, mode="all_stars")
    first = two[two[0].document()["to_act"][0]]
    page = first.opens()

    page.locator(".team.n-FIN").click()
    page.keyboard.press("Enter")
    expect(page.locator(".team[aria-disabled]")).to_have_count(1)
    other = two[1 - seat_of(first)]
    other.act(type="pick_team", team="SUI")
    expect(page.locator(".pool .hx")).to_have_count(40)
    page.get_by_role("button", name="Jakub, CZE").click()
    page.keyboard.press("Enter")
    expect(page.locator(".pool .hx.gone")).to_have_count(1)


def test_the_goalkeepers_end_is_to_the_left_for_both(two: tuple[Player, Player]) -> None:
    begun(two, team_choice="random")
    to_the_first_declaration(two)
    east, west = (one.opens().locator("[data-field=W_CREASE]").get_attribute("transform") for one in two)

    assert (east, west) == ("translate(118 300)", "translate(1082 300)")
