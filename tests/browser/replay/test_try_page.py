"""A decision that is tried again in a browser: at the seat's own table, with a verdict on each answer."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from app.engine.catalog import catalog
from app.table.analyses.analysis_service import SHORTEST
from app.table.analyses.match_report import version_of
from tests.support.analyses.stored_report import report_of
from tests.support.browser.table_player import GAME, Invite, TablePlayer, play_moves, start_match_of
from tests.support.servers.database import execute
from tests.support.servers.serving import Server

pytestmark = pytest.mark.browser


def plays_to_a_ride(match: str, ann: TablePlayer, ben: TablePlayer) -> tuple[int, list[dict[str, Any]]]:
    """Play until Ann may move a rider; return the number of the position, and her actions."""
    while (doc := ann.document(match))["view"]["phase"] != "move" or not doc["actions"]:
        play_moves(match, 1, ann, ben)
    return doc["seq"], doc["actions"]


def test_an_answer_is_pressed_at_the_table_and_judged(invite: Invite, server: Server) -> None:
    ann, ben = invite("Ann"), invite("Ben")
    match = start_match_of(ann, ben)
    seq, (chosen, best, *_) = plays_to_a_ride(match, ann, ben)
    play_moves(match, SHORTEST, ann, ben)
    ben.resigns(match)
    report = json.dumps(report_of(match, seq + 1, chosen, best))
    execute(
        server.environment["STADION_DATABASE_URL"],
        "INSERT INTO match_analyses (match_id, version, asked_at, total, found, report, failed) VALUES "
        f"('{match}', '{version_of(catalog()[GAME])}', now(), 1, '[]', $report${report}$report$, false)",
    )
    page = ann.looks_at(f"/matches/{match}/analysis/try")
    flag, said = page.locator(".ab-flag"), page.locator(".ab-txt")

    def rides(action: dict[str, Any]) -> None:
        page.locator(f"g[data-target='{action['space']}']").click()
        page.locator(".actionbar .pri2").click()

    rides(chosen)
    expect(said).to_contain_text("Not yet: it costs 12%.")
    page.get_by_role("button", name="Try again").click()
    rides(best)

    expect(flag).to_have_text("Yes")
    expect(said).to_contain_text("The computer would do the same")
    expect(page.locator(".an-list-card use[href$='#i-check']")).to_have_count(1)
