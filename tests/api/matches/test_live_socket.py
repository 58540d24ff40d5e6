"""The live channel over real sockets, as docs/PROTOCOL.md promises it."""

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.support.matches.people import Live, People
from tests.support.matches.playing import play_heard_by_all, start_match

pytestmark = pytest.mark.anyio


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True)


async def test_a_race_to_its_end_and_every_document_rebuilt_from_patches(people: People) -> None:
    match, seated = await start_match(people, options={"level": "pro"})
    async with AsyncExitStack() as stack:
        viewers = [*seated, people.nobody()]
        lives = [await stack.enter_async_context(viewer.live(match)) for viewer in viewers]
        for live in lives:
            await live.until("state")
        await play_heard_by_all(lives, random.Random(7))

        for viewer, live in zip(viewers, lives, strict=True):
            live.doc["seats"] = (document := await viewer.document(match))["seats"]
            assert canonical(live.doc) == canonical(document)
            assert live.doc["fairness"]["server_seed"] is not None
            assert len(live.doc["log"]) == 50
            kinds = [message["t"] for message in live.heard]
            assert kinds.count("state") < 5
            assert kinds.count("patch") > 100


async def test_the_first_message_is_the_document_also_in_the_lobby_and_the_start_a_state(
    people: People,
) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens())["id"]
    async with ann.live(match) as live:
        first = await live.next()
        assert first["t"] == "state"
        assert first["doc"]["status"] == "lobby"
        assert first["doc"]["view"] == {}
        assert first["doc"]["actions"] == []

        await bob.sits(match)
        while live.doc["seats"][1]["player"] is None:
            await live.next()
        assert live.doc["seats"][1]["player"]["name"] == "Bob"
        await ann.starts(match)
        await live.until_started()

        assert live.heard[-1]["t"] == "state"
        assert live.doc["seq"] == 0
        assert live.doc["log"]


async def test_an_ack_comes_after_the_patch_that_shows_it(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    async with seated[seat].live(match) as live:
        await live.until("state")
        await live.act(live.doc["actions"][0], "c1", seq=0)

    assert [message["t"] for message in live.heard[-2:]] == ["patch", "ack"]
    patch, ack = live.heard[-2:]
    assert (patch["from"], patch["seq"]) == (0, 1)
    assert patch["events"][0]["seq"] == 1
    assert ack == {"t": "ack", "ref": "c1", "seq": 1}


async def test_the_same_ref_is_applied_once_and_answered_alike(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    async with seated[seat].live(match) as live, seated[seat].live(match) as other:
        await live.until("state")
        await other.until("state")
        action = live.doc["actions"][0]

        answers = [
            await live.act(action, "c1"),
            await live.act({"type": "x"}, "c1"),
            await other.act(action, "c1", seq=0),
        ]

        assert answers == [{"t": "ack", "ref": "c1", "seq": 1}] * 3
        assert (await seated[0].document(match))["seq"] == 1


async def test_a_refused_ref_may_be_tried_again(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    async with seated[seat].live(match) as live:
        await live.until("state")
        action = live.doc["actions"][0]

        refused = await live.act(action | {"space": "0:S1-1-01"}, "c1")
        taken = await live.act(action, "c1")

        assert (refused["t"], refused["code"], refused["ref"]) == ("error", "illegal_action", "c1")
        assert taken == {"t": "ack", "ref": "c1", "seq": 1}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_request"),
        ("{", "bad_request"),
        ("[]", "bad_request"),
        ("null", "bad_request"),
        ('{"t": "dance"}', "bad_request"),
        ('{"ref": "x"}', "bad_request"),
        ('{"t": "act", "ref": "x"}', "bad_request"),
        ('{"t": "act", "ref": 5, "action": {}}', "bad_request"),
        ('{"t": "act", "ref": "x", "action": []}', "bad_request"),
        ('{"t": "act", "ref": "x", "action": {}, "seq": "1"}', "bad_request"),
        ('{"t": "act", "ref": "x", "action": {}, "seq": -1}', "bad_request"),
        ('{"t": "act", "ref": "x", "action": {}, "seq": 999999}', "bad_request"),
        ('{"t": "act", "ref": "", "action": {}}', "bad_request"),
        ('{"t": "act", "ref": "a\\u0000", "action": {}}', "bad_request"),
        ('{"t": "act", "ref": "x", "action": {"type": "\\ud800"}}', "bad_request"),
        (
            '{"t": "act", "ref": "x", "action": {"type": "place", "rider": 99999999999999999999999}}',
            "bad_request",
        ),
        ('{"t": "preview", "seq": 0}', "bad_request"),
        (json.dumps({"t": "preview", "pad": "x" * 17_000}), "too_large"),
        ('{"t": "chat", "text": ""}', "bad_request"),
        ('{"t": "chat", "text": "   "}', "bad_request"),
        ('{"t": "chat", "text": 7}', "bad_request"),
        ('{"t": "chat", "text": "a\\u0000b"}', "bad_request"),
        (json.dumps({"t": "chat", "text": "x" * 501}), "bad_request"),
        (json.dumps({"t": "ping", "pad": "x" * 17_000}), "too_large"),
        ("[" * 10_000, "bad_request"),
    ],
)
async def test_a_wrong_message_gets_its_error_and_changes_nothing(
    people: People, text: str, code: str
) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    async with seated[seat].live(match) as live:
        await live.until("state")
        before = await seated[seat].document(match)

        await live.socket.send(text)
        error = await live.until("error")

        assert error["code"] == code
        assert error["detail"]
        assert await seated[seat].document(match) == before
        await live.send(t="ping")
        assert (await live.until("pong")) == {"t": "pong"}


async def test_a_binary_frame_is_a_bad_request(people: People) -> None:
    match, (ann, _) = await start_match(people)
    async with ann.live(match) as live:
        await live.until("state")
        await live.socket.send(b"\x00\x01")

        assert (await live.until("error"))["code"] == "bad_request"


async def test_who_has_no_seat_may_look_and_not_act(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    action = (await seated[seat].document(match))["actions"][0]
    for viewer in (people.nobody(), await people("Eve")):
        async with viewer.live(match) as live:
            await live.until("state")
            assert live.doc["viewer"] == {"seat": None}
            assert live.doc["actions"] == []

            assert (await live.act(action, "c1"))["code"] == "not_your_turn"
            await live.send(t="ping")
            assert await live.until("pong")


async def test_a_channel_that_may_not_be_says_why_before_it_closes(people: People) -> None:
    ann, eve = await people("Ann"), await people("Eve")
    match = (await ann.opens(visibility="private"))["id"]

    for person, wanted, code, close in [(eve, match, "forbidden", 4403), (eve, "nothere", "not_found", 4404)]:
        async with person.live(wanted) as live:
            error = await live.next()
            assert (error["t"], error["code"]) == ("error", code)
            assert await live.closed() == close


async def test_a_private_match_is_watched_with_its_code(people: People) -> None:
    ann = await people("Ann")
    summary = await ann.opens(visibility="private")
    async with people.nobody().live(summary["id"], code=summary["code"]) as live:
        assert (await live.next())["t"] == "state"


async def test_a_page_of_another_site_gets_no_channel_in_a_players_name(people: People) -> None:
    match, (ann, _) = await start_match(people)
    url = f"{ann.base.replace('http', 'ws', 1)}/api/matches/{match}/live"

    with pytest.raises(InvalidStatus):
        async with connect(
            url, additional_headers={"Cookie": f"stadion={ann.token}", "Origin": "https://evil.example"}
        ):
            pass


async def test_many_requests_for_the_whole_document_are_answered_together(people: People) -> None:
    match, (ann, _) = await start_match(people)
    async with ann.live(match) as live:
        await live.until("state")
        begun, asked = asyncio.get_running_loop().time(), 30
        for _ in range(asked):
            await live.send(t="sync")
        await live.send(t="ping")
        await live.until("pong")
        passed = asyncio.get_running_loop().time() - begun

        at_once = [message["t"] for message in live.heard[1:]].count("state")
        assert 1 <= at_once <= min(2 + passed, asked - 1)
        await live.until("state")
        assert live.doc["status"] == "playing"


async def test_sync_sends_the_whole_document_again(people: People) -> None:
    match, (ann, _) = await start_match(people)
    async with ann.live(match) as live:
        await live.until("state")
        await live.send(t="sync")

        assert (await live.until("state"))["doc"]["seq"] == 0


async def test_a_preview_answers_who_decides_and_nobody_else_and_changes_nothing(people: People) -> None:
    """In a face-off of Hockey Game both roll first. Then one of them decides, or both after a tie."""
    match, seated = await start_match(people, game="hockey_game", options={"team_choice": "random"})
    async with AsyncExitStack() as stack:
        viewers = [*seated, people.nobody()]
        lives = [await stack.enter_async_context(viewer.live(match)) for viewer in viewers]
        for live in lives:
            await live.until("state")

        assert [one.keys() for one in await previews(lives, seq=0)] == [{"roll"}, {"roll"}, set()]
        await play_heard_by_all(lives[:2], random.Random(1), most=2)
        documents = [await viewer.document(match) for viewer in viewers]

        answers = await previews(lives, seq=2)
        assert [bool(answer) for answer in answers] == [bool(document["actions"]) for document in documents]
        assert any(answers)
        assert [await viewer.document(match) for viewer in viewers] == documents


async def previews(lives: list[Live], seq: int) -> list[dict[str, Any]]:
    """Return the previews that the channels get at this position."""
    answers = []
    for live in lives:
        await live.send(t="preview")
        answer = await live.until("preview")
        assert answer.keys() == {"t", "seq", "preview", "silence"}
        assert answer["seq"] == seq
        answers.append(answer["preview"])
    return answers


async def test_in_the_lobby_a_preview_is_empty(people: People) -> None:
    ann = await people("Ann")
    async with ann.live((await ann.opens())["id"]) as live:
        await live.until("state")
        await live.send(t="preview")

        assert await live.until("preview") == {
            "t": "preview",
            "seq": 0,
            "preview": {},
            "silence": None,
        }


async def test_a_poll_waits_for_another_document_and_counts_as_a_channel(people: People) -> None:
    match, (ann, bob) = await start_match(people)
    path = f"/api/matches/{match}/document/next"
    first = await ann.get(path)
    again = asyncio.create_task(ann.http.get(path, headers={"If-None-Match": first.headers["etag"]}))
    async with bob.live(match) as live:
        await live.until("state")
        actor = ann if first.json()["doc"]["to_act"] == [0] else bob
        assert live.doc["seats"][0]["connected"], "she polls"
        await again  # Bob has come.
        known = (await ann.get(path)).headers["etag"]
        later = asyncio.create_task(ann.http.get(path, headers={"If-None-Match": known}))
        action = (await actor.document(match))["actions"][0]
        await actor.post(f"/api/matches/{match}/actions", {"action": action, "ref": "a"})
        answer = (await later).json()

    assert (answer["t"], answer["doc"]["seq"], answer["doc"]["viewer"]) == ("state", 1, {"seat": 0})
    assert canonical(answer["doc"] | {"seats": []}) == canonical(await ann.document(match) | {"seats": []})


async def test_who_polls_fast_fills_one_place(people: People) -> None:
    match, (ann, _) = await start_match(people)
    eve = await people("Eve")
    for _ in range(5):
        await eve.get(f"/api/matches/{match}/document/next")

    stands = (await ann.get(f"/api/matches/{match}/watching")).json()
    assert (stands["count"], stands["names"]) == (1, ["Eve"])


async def test_a_message_with_a_ref_is_acknowledged_or_its_refusal_names_it(people: People) -> None:
    match, (ann, _) = await start_match(people)
    async with ann.live(match) as talking:
        assert await talking.say("Ahoj", ref="t1") == "Ahoj"
        for text in ("", "x" * 501):
            await talking.send(t="chat", text=text, ref=f"t{len(text)}")
            assert (await talking.until("error"))["ref"] == f"t{len(text)}"


async def test_table_talk_reaches_everybody_and_those_who_come_later(people: People) -> None:
    match, (ann, _) = await start_match(people)
    eve = await people("Eve")
    async with (
        ann.live(match) as speaking,
        people.nobody().live(match) as listening,
        eve.live(match) as standing,
    ):
        await speaking.send(t="chat", text="Ahoj <b>všem</b>")
        line = await listening.until("chat")
        assert line["text"] == "Ahoj <b>všem</b>"
        assert line["player"] == {"id": ann.id, "name": "Ann"}
        assert line["seat"] == 0
        await standing.send(t="chat", text="hello")
        assert (await listening.until("chat"))["seat"] is None
        await listening.send(t="chat", text="me too")
        assert (await listening.until("error"))["code"] == "unauthenticated"
    async with people.nobody().live(match) as later:
        texts = [(await later.until("chat"))["text"] for _ in range(2)]

    assert texts == ["Ahoj <b>všem</b>", "hello"]


async def test_a_hand_is_in_nobody_elses_document(people: People) -> None:
    match, (ann, bob) = await start_match(people)
    views = [(await viewer.document(match))["view"] for viewer in (ann, bob, people.nobody())]

    assert "0" in views[0]["hand"]
    assert "0" not in views[1]["hand"]
    assert "hand" not in views[2]


async def test_one_person_can_play_a_whole_race_against_the_server(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens(seats=4))["id"]
    for _ in range(3):
        await ann.sits(match, bot="random")
    await ann.starts(match)
    rng = random.Random(5)
    async with ann.live(match) as live:
        await live.until("state")
        while live.doc["status"] == "playing":
            if 0 not in live.doc["to_act"]:
                await live.next()
                continue
            answer = await live.act(rng.choice(live.doc["actions"]), f"{live.doc['seq']}")
            assert answer["t"] == "ack"

        assert len(live.doc["outcome"]["placements"]) == 4
