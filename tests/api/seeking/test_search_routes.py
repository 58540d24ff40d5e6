"""Searches over HTTP: two people look, are called, say yes and are at one table."""

from typing import Any

import pytest

from tests.support.matches.people import People, Person, status_and_code

pytestmark = pytest.mark.anyio

WISH: dict[str, Any] = {"games": {"helvetia_cup": []}, "paces": ["quick"], "rated": "friendly"}
"""No other test looks for it."""


async def looks(person: Person, **wish: Any) -> dict[str, Any]:
    answer = await person.post("/api/searches", WISH | wish)
    assert answer.status_code == 201, answer.text
    page: dict[str, Any] = answer.json()
    return page


async def test_two_people_who_look_are_called_and_play(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    assert (await looks(ann))["call"] is None
    call = (await looks(ben))["call"]
    assert [one["name"] for one in call["others"]] == ["Ann"]
    rows = (await people.nobody().get("/api/searches")).json()["rows"]
    assert {(row["player"]["name"], row["is_taken"]) for row in rows} >= {("Ann", True), ("Ben", True)}

    for _ in range(2):
        for person in (ann, ben):
            await person.post(f"/api/calls/{call['id']}", {"yes": True})

    for person in (ann, ben):
        (match,) = (await person.get("/api/matches", mine=1)).json()["items"]
        assert {seat["player"]["name"] for seat in match["seats"]} == {"Ann", "Ben"}
        assert (await person.get("/api/searches")).json()["mine"] is None


async def test_whoever_is_found_is_called_on_every_page(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    await looks(ann)
    async with ann.called() as live:
        call = (await looks(ben))["call"]

        told = await live.next()
        assert (told["t"], told["kind"], told["match"], told["name"]) == ("call", "seek", call["id"], "Ben")
        assert (await live.next()) == {"t": "calls"}, "the page is hidden, so there is more time"
        header = (await ann.get("/you/calls")).text
        assert "Ben is here" in header and f"/find/calls/{call['id']}" in header
        await ben.post(f"/api/calls/{call['id']}", {"yes": False})
        assert (await live.next()) == {"t": "over", "match": call["id"], "kind": "seek"}

    header = (await ann.get("/you/calls")).text
    assert "Ben is here" not in header and "data-since" in header
    for person in (ann, ben):
        await person.http.delete("/api/searches/mine")


async def test_a_wish_changes_in_part_and_ends(people: People) -> None:
    ann = await people("Ann")
    before = (await looks(ann, rated="rated", within=200))["mine"]

    after = (await ann.http.patch("/api/searches/mine", json={"within": 400})).json()["mine"]

    assert (before["within"], after["within"]) == (200, 400)
    assert {**before, "within": 400} == after
    assert (await ann.http.delete("/api/searches/mine")).status_code == 204
    assert (await ann.get("/api/searches")).json()["mine"] is None


async def test_a_press_on_a_row_is_a_call_with_a_yes(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    row = (await looks(ann))["mine"]["row"]

    called = (await ben.post(f"/api/searches/{row['id']}/call")).json()["call"]

    assert called["answered"]
    assert not (await ann.get("/api/searches")).json()["call"]["answered"]
    for person in (ann, ben):
        await person.http.delete("/api/searches/mine")


@pytest.mark.parametrize(
    "wish",
    [
        {"games": {}},
        {"paces": []},
        {"games": {"helvetia_cup": [7]}},
        {"games": {"chess": []}},
        {"paces": ["fast"]},
    ],
)
async def test_a_wish_that_nothing_fits_is_refused(people: People, wish: dict[str, Any]) -> None:
    ann = await people("Ann")

    answer = await ann.post("/api/searches", WISH | wish)

    assert status_and_code(answer) == (400, "bad_request")


async def test_a_program_looks_with_a_play_token_that_seeks_alone(people: People) -> None:
    made = (await people.nobody().post("/api/players", {"name": "Deep Sprint", "program": True})).json()
    robot, answers = people.known(made), {}
    for wanted in ({}, {"seeks": True}):
        given = (await robot.post("/api/me/tokens", {"scope": "play", **wanted})).json()
        token = given.pop("token")
        assert given == {"scope": "play", **wanted}
        program = people.nobody()
        headers = {"Authorization": f"Bearer {token}"}
        answers["seeks" in wanted] = await program.http.post("/api/searches", json=WISH, headers=headers)

    assert status_and_code(answers[False]) == (403, "forbidden")
    assert answers[True].status_code == 201
    assert answers[True].json()["mine"]["row"]["player"]["program"]
    assert 'class="prog"' in (await people.nobody().get("/find")).text
    await robot.http.delete("/api/searches/mine")


async def test_a_table_of_a_program_that_was_found_says_so(people: People) -> None:
    ann = await people("Ann")
    made = (await people.nobody().post("/api/players", {"name": "Deep Sprint", "program": True})).json()
    given = await people.known(made).post("/api/me/tokens", {"scope": "play", "seeks": True})
    robot = people.known({**made, "token": given.json()["token"]})
    await looks(ann)
    call = (await looks(robot))["call"]

    for _ in range(2):
        for person in (ann, robot):
            await person.post(f"/api/calls/{call['id']}", {"yes": True})

    (match,) = (await robot.get("/api/matches", mine=1)).json()["items"]
    assert [seat["player"].get("program", False) for seat in match["seats"]] == [False, True]
    page = (await ann.get(f"/matches/{match['id']}")).text
    assert 'class="prog"' in page, "the table is drawn with its badge"


async def test_a_person_gets_no_token_that_looks_and_none_that_looks_without_playing(people: People) -> None:
    """A program behind a person's name would not be told apart at its table."""
    ann = await people("Ann")
    made = (await people.nobody().post("/api/players", {"name": "Deep Sprint", "program": True})).json()
    robot = people.known(made)

    asked = [
        await ann.post("/api/me/tokens", {"scope": "play", "seeks": True}),
        await robot.post("/api/me/tokens", {"scope": "watch", "seeks": True}),
        await robot.post("/api/me/tokens", {"scope": "seek"}),
    ]

    assert [answer.status_code for answer in asked] == [403, 422, 422]


async def test_strangers_cannot_answer_a_call(people: People) -> None:
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    await looks(ann)
    call = (await looks(ben))["call"]

    answer = await eve.post(f"/api/calls/{call['id']}", {"yes": True})

    assert status_and_code(answer) == (404, "not_found")
    for person in (ann, ben):
        await person.http.delete("/api/searches/mine")


async def test_the_browser_of_a_search_is_known_by_its_cookie_and_a_program_has_none(
    people: People,
) -> None:
    visitor, program = people.nobody(), await people("Robot")
    form = {"games": ["helvetia_cup"], "paces": ["relaxed"], "rated": "rated", "name": "Una"}
    assert (await visitor.http.post("/find", data=form)).status_code == 303
    await visitor.get("/find")  # as a browser does, which follows the form
    other = people.nobody()
    other.http.cookies.set("stadion-browser", visitor.http.cookies["stadion-browser"])
    assert (await other.http.post("/find", data={**form, "name": "Vera"})).status_code == 303

    assert (await other.get("/api/searches")).json()["call"] is None
    wish = {"games": {"helvetia_cup": []}, "paces": ["relaxed"], "rated": "rated"}
    assert (await looks(program, **wish))["call"] is not None
    for person in (visitor, other, program):
        await person.http.delete("/api/searches/mine")
