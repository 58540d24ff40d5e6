"""Two people find each other on a page without JavaScript."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from app.api.seeking.find_page import called_for, strength_near
from app.engine.catalog import catalog
from app.table.ratings.match_facts import anchors_of
from app.table.seeking.meetings.wish import Rating
from tests.support.matches.people import People, Person
from tests.support.matches.tournaments import open_tournament

pytestmark = pytest.mark.anyio

WISH = {"games": ["extraliga"], "paces": ["quick"], "rated": "friendly", "fills": "1"}
"""No other test looks for it."""


async def press(person: Person, path: str, **fields: object) -> str:
    """Send a form; return where it leads."""
    answer = await person.http.post(path, data=fields)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


async def shown(person: Person) -> str:
    answer = await person.get("/find")
    assert answer.status_code == 200, answer.text
    return answer.text


async def test_two_people_look_say_yes_and_are_led_to_their_match(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    for person in (ann, ben):
        assert await press(person, "/find", **WISH) == "/find"
    (call,) = re.findall(r'action="(/find/calls/\w+)"><input[^>]*><button', await shown(ann))
    assert "Ben is here" in await shown(ann)

    await press(ann, call, yes="1")
    assert "Waiting for Ben" in await shown(ann)
    await press(ben, call, yes="1")
    for person in (ann, ben):  # Both begin at once, if it has not begun yet.
        await person.http.post(call, data={"yes": "1"})

    led = [await person.get("/find") for person in (ann, ben)]
    assert [one.status_code for one in led] == [303, 303]
    assert re.fullmatch(r"/matches/\w+", led[0].headers["location"])
    assert led[0].headers["location"] == led[1].headers["location"]


async def test_a_wish_is_kept_in_the_form_and_the_search_stops(people: People) -> None:
    ann = await people("Ann")
    await press(ann, "/find", **WISH)

    page = await shown(ann)

    assert re.search(r'value="extraliga" checked', page)
    assert re.search(r'value="extraliga:5" checked', page)
    assert not re.search(r'value="hockey_game" checked', page)
    assert 'http-equiv="refresh"' in page
    await press(ann, "/find/stop")
    assert 'http-equiv="refresh"' not in await shown(ann)


async def test_a_visitor_looks_with_a_name_and_a_row_is_pressed(people: People) -> None:
    visitor, ben = people.nobody(), await people("Ben")
    answer = await visitor.http.post("/find", data={**WISH, "name": "Una"})
    assert answer.status_code == 303 and "set-cookie" in answer.headers

    (row,) = re.findall(r'action="(/find/rows/\w+)"', await shown(ben))
    await press(ben, row)

    assert "Waiting for Una" in await shown(ben)
    page = (await visitor.get("/find")).text
    assert "Ben is here" in page
    (call,) = re.findall(r'action="(/find/calls/\w+)"><input[^>]*><button', page)
    await press(visitor, call)
    for person in (visitor, ben):
        for address in ("/find", "/you/calls"):
            assert "Not this time. Still looking." in (await person.get(address)).text
    await press(ben, "/find/stop")
    await press(visitor, "/find/stop")


async def test_the_page_proposes_the_computer_and_calls_on_devices(people: People) -> None:
    ann = await people("Ann")
    await press(ann, "/find", **WISH)

    page = await shown(ann)

    assert re.search(r'name="game" value="extraliga"', page)
    assert "in the last hour" in page
    assert "Call me on my devices until" not in page, "no browser of theirs takes notifications"
    await press(ann, "/find/devices", yes="1")
    assert "Do not call me" in await shown(ann)
    rows = await shown(await people("Eva"))
    assert "Answers on the phone, until <time" in rows and "Call Ann" in rows
    await press(ann, "/find/devices")
    assert "Do not call me" not in await shown(ann)
    await press(ann, "/find/stop")


async def test_a_range_is_widened_by_a_tap_alone(people: People) -> None:
    ann = await people("Ann")
    await press(ann, "/find", **{**WISH, "rated": "rated", "near": "1"})

    await press(ann, "/find/range", within=400)

    mine = (await ann.get("/api/searches")).json()["mine"]
    assert (mine["within"], mine["asks_to_widen"]) == (400, False)
    await press(ann, "/find/stop")


async def test_a_form_without_a_game_is_refused(people: People) -> None:
    ann = await people("Ann")

    answer = await ann.http.post("/find", data={"paces": ["quick"]})

    assert answer.status_code == 400


async def test_a_tournament_that_waits_stands_among_the_tables_waiting(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    wish = {"game": "hockey_game", "coaches": 8, "name": "Swiss Evening", "options": {"format": "swiss"}}
    cup = await open_tournament(ann, **wish)

    row = re.compile(rf'<li>(?:(?!</li>).)*Swiss Evening(?:(?!</li>).)*href="/tournaments/{cup}"', re.DOTALL)
    for page in (await shown(ben), (await ben.get("/")).text):
        rows = row.findall(page)
        assert len(rows) == 1
        assert "1 of 8 players" in rows[0]
    assert not row.search(await shown(ann)), "the host has a place already"


async def test_a_time_is_set_by_form_and_others_will_be_there(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    tonight = datetime.now(UTC).replace(microsecond=0) + timedelta(hours=8)
    zone = timedelta(hours=2)
    written = (tonight + zone).strftime("%Y-%m-%dT%H:%M:%S")
    await press(ann, "/find", **WISH, when="later", starts_at=written, utc_offset=120)
    (row,) = (await ann.get("/api/searches")).json()["later"]
    assert (row["player"]["name"], datetime.fromisoformat(row["starts_at"])) == ("Ann", tonight)

    (come,) = re.findall(r'action="(/find/rows/\w+/come)"', await shown(ben))
    await press(ben, come)

    assert "Ben is coming too." in await shown(ann)
    for person in (ann, ben):
        assert "Not coming" in await shown(person)
        await press(person, "/find/later/stop")
    answer = await ann.http.post("/find", data={**WISH, "when": "later", "starts_at": "soon"})
    assert answer.status_code == 400


async def test_a_gathering_is_joined_by_form_and_all_begin_at_once(people: People) -> None:
    ann, ben, eva = await people("Ann"), await people("Ben"), await people("Eva")
    for person in (ann, ben):
        await press(person, "/find", **WISH)
    (call,) = re.findall(r'action="(/find/calls/\w+)"><input[^>]*><button', await shown(ann))
    for person in (ann, ben):
        await press(person, call, yes="1")

    (join,) = re.findall(r'action="(/find/calls/\w+/join)"', await shown(eva))
    assert join == f"{call}/join"
    await press(eva, join)
    for person in (ann, ben, eva):
        await person.http.post(call, data={"yes": "1"})

    led = {(await person.get("/find")).headers["location"] for person in (ann, ben, eva)}
    assert len(led) == 1
    match = (await ann.get(f"/api{led.pop()}")).json()
    assert {seat["player"]["name"] for seat in match["seats"]} == {"Ann", "Ben", "Eva"}


def test_the_computer_of_the_meantime_is_about_as_strong_as_the_player() -> None:
    game = catalog()["hockey_game"]
    points = {strength: skill.points for strength, skill in anchors_of(game).items()}

    assert {strength_near(game, Rating(at)) for at in points.values()} == {*points}
    assert strength_near(game, None) == "normal"


@pytest.mark.parametrize(
    ("until", "hours"),
    [("2026-11-29T23:00:00.000Z", 9), ("2026-12-01T00:00:00Z", 3), ("2026-11-29T13:00:00Z", 3), ("", 3)],
)
def test_devices_are_called_until_the_time_of_the_page_if_it_fits(until: str, hours: int) -> None:
    assert called_for(until, datetime(2026, 11, 29, 14, tzinfo=UTC)) == timedelta(hours=hours)
