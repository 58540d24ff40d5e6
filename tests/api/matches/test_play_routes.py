"""Actions over HTTP: each applied once, and refused with what is in the way."""

import json

import pytest

from tests.support.matches.people import People, status_and_code
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio
SEED = "07" * 32


async def test_a_match_is_not_given_up_by_an_action(people: People) -> None:
    match, players = await start_match(people)

    answers = [
        await player.post(f"/api/matches/{match}/actions", {"action": {"type": "resign"}, "ref": "r"})
        for player in players  # It does not matter whose turn it is.
    ]

    for answer in answers:
        assert status_and_code(answer) == (400, "bad_request")
        assert f"/api/matches/{match}/resign" in answer.json()["detail"]
    assert (await players[0].document(match))["status"] == "playing"


async def test_an_action_over_http_is_answered_and_its_ref_applied_once(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    actor = seated[seat]
    document = await actor.document(match)
    act = {"action": document["actions"][0], "ref": "r1", "seq": 0}

    first = await actor.post(f"/api/matches/{match}/actions", act)
    again = await actor.post(f"/api/matches/{match}/actions", {"action": {"type": "other"}, "ref": "r1"})

    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert first.json()["seq"] == 1
    assert first.json()["events"][0]["seq"] == 1
    assert (await actor.document(match))["seq"] == 1


async def test_every_offered_action_must_be_sent_back_to_the_letter(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    actor = seated[seat]
    offered = (await actor.document(match))["actions"][0]

    twisted = [
        offered | {"more": 1},
        {key: value for key, value in offered.items() if key == "type"},
        offered | {"rider": str(offered["rider"])},
        offered | {"rider": True},
        {"type": "fly"},
        {},
        {"type": None},
        {"type": "resign"},
    ]
    answers = [
        await actor.post(f"/api/matches/{match}/actions", {"action": action, "ref": f"t{number}"})
        for number, action in enumerate(twisted)
    ]

    assert [(status_and_code(answer))[1] for answer in answers] == ["bad_request"] * len(twisted)
    assert (await actor.document(match))["seq"] == 0


async def test_errors_of_actions_say_what_is_in_the_way(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    actor, other, eve = seated[seat], seated[1 - seat], await people("Eve")
    action = (await actor.document(match))["actions"][0]
    path = f"/api/matches/{match}/actions"

    assert status_and_code(await other.post(path, {"action": action, "ref": "a"})) == (409, "not_your_turn")
    assert status_and_code(await eve.post(path, {"action": action, "ref": "a"})) == (409, "not_your_turn")
    assert status_and_code(await people.nobody().post(path, {"action": action, "ref": "a"})) == (
        401,
        "unauthenticated",
    )
    assert (status_and_code(await actor.post(path, {"action": action, "ref": "a", "seq": 1})))[
        1
    ] == "bad_request"
    assert (status_and_code(await actor.post(path, {"action": action, "ref": ""})))[1] == "bad_request"
    assert (status_and_code(await actor.post(path, {"action": action, "ref": "x" * 65})))[1] == "bad_request"
    wrong = await actor.post(path, {"action": action | {"space": "0:S1-1-01"}, "ref": "b"})
    assert wrong.status_code == 422
    assert wrong.json()["code"] == "illegal_action"
    assert wrong.json()["clause"].startswith("UR-3")
    assert wrong.json()["clause"] in wrong.json()["detail"]


async def test_a_move_that_came_too_late_is_stale(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    actor = seated[seat]
    action = (await actor.document(match))["actions"][0]
    path = f"/api/matches/{match}/actions"

    await actor.post(path, {"action": action, "ref": "a", "seq": 0})
    late = await actor.post(path, {"action": action, "ref": "b", "seq": 0})

    assert status_and_code(late) == (409, "stale")


async def test_a_press_for_a_question_that_is_answered_is_not_taken_for_the_next_one(people: People) -> None:
    """In *Hockey Game* the same seat is asked again and again, and the next question may offer the same."""
    match, seated = await start_match(people, game="hockey_game")
    path = f"/api/matches/{match}/actions"
    late = 0
    for turn in range(60):
        seat = (await seated[0].document(match))["to_act"][0]
        actor, document = seated[seat], await seated[seat].document(match)
        action = document["actions"][-1]
        answer = await actor.post(path, {"action": action, "ref": f"a{turn}", "q": document["q"]})
        assert answer.status_code == 200, answer.text
        again = await actor.document(match)
        if not again["actions"]:
            continue
        assert again["q"] > document["q"]
        for number, known in enumerate(({"seq": document["seq"]}, {"q": document["q"]})):
            press = {"action": again["actions"][-1], "ref": f"b{turn}-{number}"} | known
            assert status_and_code(await actor.post(path, press)) == (409, "stale")
            late += 1
    assert late > 10


async def test_where_several_are_asked_at_once_nobody_is_late_through_the_others(people: People) -> None:
    match, seated = await start_match(people, game="helvetia_cup")
    documents = [await one.document(match) for one in seated]
    assert documents[0]["to_act"] == [0, 1]

    for number, (one, document) in enumerate(zip(seated, documents, strict=True)):
        act = {
            "action": document["actions"][0],
            "ref": f"r{number}",
            "seq": document["seq"],
            "q": document["q"],
        }
        answer = await one.post(f"/api/matches/{match}/actions", act)
        assert answer.status_code == 200, answer.text


async def test_resigning_a_match_of_two_ends_it_and_gives_the_record_out(people: People) -> None:
    match, (ann, bob) = await start_match(people, seed=SEED)

    early = await ann.get(f"/api/matches/{match}/record")
    resigned = await ann.post(f"/api/matches/{match}/resign")
    document = await bob.document(match)
    stands = await bob.document(match, stands="true")
    again = await ann.post(f"/api/matches/{match}/resign")
    lines = [json.loads(line) for line in (await bob.get(f"/api/matches/{match}/record")).text.splitlines()]

    assert status_and_code(early) == (409, "conflict")
    assert resigned.json()["events"][0]["event"] == "resigned"
    assert document["status"] == "finished"
    assert (document["viewer"], stands["viewer"]) == ({"seat": 1}, {"seat": None})
    assert [(one["seat"], one["place"]) for one in document["outcome"]["placements"]] == [(0, 2), (1, 1)]
    assert document["fairness"]["server_seed"] == SEED
    assert status_and_code(again) == (409, "match_over")
    assert lines[0]["stadion_record"] == 2
    assert [line["seq"] for line in lines[1:-1]] == [0, 1]
    assert lines[2]["action"] == {"type": "resign"}
    assert lines[-1]["outcome"] == document["outcome"]


async def test_who_resigns_among_three_is_played_by_the_server_to_the_end(people: People) -> None:
    match, seated = await start_match(people, seats=3)
    for person in seated:
        await person.post(f"/api/matches/{match}/resign")

    async with people.nobody().live(match) as watching:
        await watching.until("state")
        await watching.until_over()

    assert len(watching.doc["outcome"]["placements"]) == 3


async def test_who_has_resigned_among_three_plays_no_more(people: People) -> None:
    match, seated = await start_match(people, seats=3)
    seat = (await seated[0].document(match))["to_act"][0]
    action = (await seated[seat].document(match))["actions"][0]
    await seated[seat].post(f"/api/matches/{match}/resign")

    late = await seated[seat].post(f"/api/matches/{match}/actions", {"action": action, "ref": "r"})

    assert status_and_code(late) == (409, "conflict")
