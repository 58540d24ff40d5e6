"""The desk lists the tables that are open; an operator closes, unlists or ends them, and players read why."""

from datetime import UTC, datetime, timedelta

import pytest

from app.api.desk.tables_page import ODD_AFTER, is_odd
from app.db.moderation.open_tables import OpenTable
from tests.api.tournaments.test_live_channel import started_knockout
from tests.support.matches.people import People
from tests.support.matches.playing import start_match
from tests.support.matches.tournaments import fixtures_under_way, tournament_document
from tests.support.moderation.desk import operator
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("quiet", "names", "status", "odd"),
    [
        (ODD_AFTER, ["Ann"], "playing", False),
        (ODD_AFTER + timedelta(seconds=1), ["Ann"], "playing", True),
        (timedelta(), [], "playing", True),
        (timedelta(), [], "lobby", False),
    ],
)
def test_a_table_is_odd_if_nobody_acts_or_sits_there(
    quiet: timedelta, names: list[str], status: str, odd: bool
) -> None:
    table = OpenTable("x", "um_reifenbreite", status, "public", False, NOON, NOON - quiet, names, 1)

    assert is_odd(table, NOON) is odd


async def test_a_lobby_is_unlisted_and_closed_and_a_match_ends_without_a_result(
    people: People, server: Server
) -> None:
    jana, petr = await operator(people, server), await operator(people, server, "Petr", "helper")
    eve = await people("Eve-T")
    lobby = (await eve.opens())["id"]
    match, [ann, ben] = await start_match(people)
    listed = [(await jana.get("/desk/tables", q=sought)).text for sought in ("Eve-T", match, "nobody")]
    assert [f"/matches/{lobby}" in one for one in listed] == [True, False, False]
    assert [f"/matches/{match}" in one for one in listed] == [False, True, False]
    assert "/matches/" in (await jana.get("/desk/tables")).text
    tables = f"/desk/tables/{lobby}", f"/desk/tables/{match}"
    reason = {"reason": "Nobody plays here."}

    refused = [
        await petr.http.post(f"{tables[0]}/close"),
        await jana.http.post(f"{tables[1]}/close"),
        await jana.http.post(f"{tables[1]}/end", data={"reason": " "}),
        await jana.http.post(f"{tables[0]}/end", data=reason),
    ]
    done = [
        await jana.http.post(f"{tables[0]}/unlist"),
        await jana.http.post(f"{tables[0]}/close"),
        await jana.http.post(f"{tables[1]}/end", data=reason),
    ]

    assert [one.status_code for one in refused] == [403, 409, 400, 409]
    assert [one.status_code for one in done] == [303, 303, 303]
    document = await ann.document(match)
    assert document["status"] == "finished" and document["outcome"]["reason"] == "called_off"
    for one in (ann, ben):
        assert "Nobody plays here." in (await one.get("/you/notices")).text
    assert f"/matches/{lobby}" not in (await jana.get("/desk/tables", q=lobby)).text
    log = (await jana.get("/desk/log")).text
    assert all(line in log for line in ("took a table off the lists", "closed a table", "ended a match"))


async def test_operators_do_nothing_to_tables_at_which_they_sit(people: People, server: Server) -> None:
    jana = await operator(people, server)
    lobby = (await jana.opens())["id"]

    assert (await jana.http.post(f"/desk/tables/{lobby}/close")).status_code == 403


async def test_operators_do_nothing_to_a_match_of_a_tournament(people: People, server: Server) -> None:
    jana = await operator(people, server)
    cup, coaches = await started_knockout(people)
    match = fixtures_under_way(await tournament_document(coaches[0], cup))[0]["match"]["id"]

    for action in ("close", "unlist", "end"):
        answer = await jana.http.post(f"/desk/tables/{match}/{action}", data={"reason": "Broken."})
        assert answer.status_code == 409

    assert (await coaches[0].document(match))["status"] == "playing"
