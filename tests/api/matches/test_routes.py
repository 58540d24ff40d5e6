"""Matches over HTTP, as docs/PROTOCOL.md promises them."""

import hashlib
import hmac
import json

import jsonschema
import pytest

from app.version import version
from tests.support.people import People, Person
from tests.support.playing import start_match

pytestmark = pytest.mark.anyio
SEED = "07" * 32


async def code_of(answer) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["status"] == answer.status_code
    assert problem["type"] == "about:blank"
    assert problem["detail"]
    return answer.status_code, problem["code"]


async def test_games_come_with_a_schema_and_a_default_for_every_option(people: People) -> None:
    games = (await people.nobody().get("/api/games")).json()

    assert "um_reifenbreite" in [game["id"] for game in games]
    for game in games:
        schema = game["options_schema"]
        jsonschema.Draft202012Validator.check_schema(schema)
        assert all("default" in option for option in schema["properties"].values())
        defaults = {name: option["default"] for name, option in schema["properties"].items()}
        jsonschema.validate(defaults, schema)


async def test_a_new_table_has_its_host_on_seat_0_and_all_options(people: People) -> None:
    ann = await people("Ann")

    summary = await ann.opens(seats=3, options={"level": "pro"})

    assert summary["status"] == "lobby"
    assert [seat["player"] and seat["player"]["name"] for seat in summary["seats"]] == ["Ann", None, None]
    assert summary["options"]["cheating"] is True
    assert summary["options"]["draft_in_round_1"] is True
    assert summary["host"] == {"id": ann.id, "name": "Ann"}
    assert summary["seq"] == 0
    assert summary["to_act"] == []
    assert len(summary["code"]) >= 8


@pytest.mark.parametrize(
    "clock",
    [
        None,
        {"kind": "decision", "ms": 1000},
        {"kind": "bank", "ms": 900_000, "increment_ms": 10_000},
        {"kind": "days", "days": 2},
    ],
)
async def test_a_table_has_the_clock_that_was_asked_for(people: People, clock: dict | None) -> None:
    ann = await people("Ann")

    match = await ann.opens(clock=clock)

    assert match["clock"] == clock
    assert (await ann.document(match["id"]))["clock"] == clock


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": 1},
        {"seats": 5},
        {"seats": "2"},
        {"seats": True},
        {"options": {"level": "expert"}},
        {"options": {"colour": "red"}},
        {"options": {"races": []}},
        {"options": {"teams_per_seat": 2}, "seats": 3},
        {"options": []},
        {"visibility": "secret"},
        {"clock": {"kind": "decision", "ms": 999}},
        {"clock": {"kind": "decision", "ms": 1000.5}},
        {"clock": {"kind": "bank", "ms": 60_000}},
        {"clock": {"kind": "bank", "ms": 60_000, "increment_ms": 60_001}},
        {"clock": {"kind": "days", "days": 15}},
        {"clock": {"kind": "hourglass", "ms": 1000}},
        {"clock": 5},
        {"sit": "no"},
        {"client_seed": "two words"},
        {"client_seed": ""},
        {"client_seed": "x" * 65},
        {"client_seed": "ž"},
        {"seed": "07"},
        {"seed": "zz" * 32},
        {"unknown": 1},
    ],
)
async def test_a_senseless_table_is_refused(people: People, wrong: dict) -> None:
    ann = await people("Ann")

    answer = await ann.post("/api/matches", {"game": "um_reifenbreite", "seats": 2} | wrong)

    status, code = await code_of(answer)
    assert (status, code) in {(400, "bad_request"), (422, "bad_request")}


async def test_who_has_no_name_opens_no_table(people: People) -> None:
    answer = await people.nobody().post("/api/matches", {"game": "um_reifenbreite", "seats": 2})

    assert await code_of(answer) == (401, "unauthenticated")


async def test_a_host_chooses_how_strong_a_computer_player_is(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens(seats=5, game="extraliga"))["id"]

    for strength in ("godlike", ""):
        answer = await ann.post(f"/api/matches/{match}/seats", {"bot": strength})
        assert (await code_of(answer))[1] == "bad_request"
    for strength in ("random", "easy", "normal", "hard"):
        await ann.post(f"/api/matches/{match}/seats", {"bot": strength})

    seats = (await ann.get(f"/api/matches/{match}")).json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "random", "easy", "normal", "hard"]


@pytest.mark.parametrize("game", ["extraliga", "helvetia_cup", "hockey_game", "um_reifenbreite"])
async def test_every_game_offers_three_strengths_and_normal_first(people: People, game: str) -> None:
    ann = await people("Ann")
    match = (await ann.opens(game=game))["id"]

    page = (await ann.get(f"/matches/{match}")).text
    await ann.post(f"/api/matches/{match}/seats", {"bot": "hard"})

    offered = ('<option value="easy">', '<option value="normal" selected>', '<option value="hard">')
    assert all(one in page for one in offered)
    assert (await ann.get(f"/api/matches/{match}")).json()["seats"][1]["bot"] == "hard"


async def test_a_seat_can_be_chosen_taken_and_left(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens(seats=3))["id"]

    sat = await bob.sits(match, seat=2)
    again = await bob.post(f"/api/matches/{match}/seats", {"seat": 1})
    left = await bob.http.delete(f"/api/matches/{match}/seats/2")

    assert [seat["player"] and seat["player"]["name"] for seat in sat["seats"]] == ["Ann", None, "Bob"]
    assert await code_of(again) == (409, "conflict")
    assert left.json()["seats"][2]["player"] is None


async def test_a_taken_seat_is_a_conflict_and_a_full_table_is_full(people: People) -> None:
    ann, bob, cid = await people("Ann"), await people("Bob"), await people("Cid")
    match = (await ann.opens())["id"]

    taken = await bob.post(f"/api/matches/{match}/seats", {"seat": 0})
    nowhere = await bob.post(f"/api/matches/{match}/seats", {"seat": 2})
    await bob.sits(match)
    full = await cid.post(f"/api/matches/{match}/seats", {})

    assert await code_of(taken) == (409, "conflict")
    assert await code_of(nowhere) == (404, "not_found")
    assert await code_of(full) == (409, "match_full")


async def test_a_seat_chooses_its_jersey_before_the_start_where_the_game_lets_it(people: People) -> None:
    ann, bob, eve = await people("Ann"), await people("Bob"), await people("Eve")
    match = (await ann.opens(seats=3))["id"]
    await bob.sits(match)
    seats = f"/api/matches/{match}/seats"

    async def wears(person: Person, seat: int, jersey: object) -> tuple[int, object]:
        answer = await person.http.put(f"{seats}/{seat}", json={"jersey": jersey})
        said = answer.json()
        return answer.status_code, said["options"]["colours"] if answer.is_success else said["code"]

    assert await wears(ann, 0, "violet") == (200, ["violet", "orange", "teal"])
    assert await wears(ann, 0, "violet") == (200, ["violet", "orange", "teal"])
    assert await wears(bob, 1, "violet") == (409, "conflict")  # a player wears it
    assert await wears(bob, 1, "teal") == (200, ["violet", "teal", "orange"])  # nobody sits there
    assert await wears(bob, 0, "blue") == (403, "forbidden")
    assert await wears(eve, 2, "blue") == (403, "forbidden")
    assert await wears(ann, 2, "blue") == (200, ["violet", "teal", "blue"])  # the host, for a free seat
    assert await wears(ann, 0, "green") == (400, "bad_request")
    assert await wears(ann, 0, None) == (422, "bad_request")
    assert await wears(ann, 7, "blue") == (404, "not_found")
    assert [sat["sign"] for sat in (await bob.document(match))["seats"]] == [3, 2, 0]

    await eve.sits(match)
    await ann.starts(match)
    assert await wears(ann, 0, "orange") == (409, "already_started")
    teams = (await ann.document(match))["view"]["teams"]
    assert [team["colour"] for team in teams.values()] == ["violet", "teal", "blue"]


async def test_where_nobody_chooses_a_jersey_the_signs_are_those_of_the_seats(people: People) -> None:
    ann = await people("Ann")
    match = await ann.opens("hockey_game")

    answer = await ann.http.put(f"/api/matches/{match['id']}/seats/0", json={"jersey": "blue"})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert [sat["sign"] for sat in match["seats"]] == [0, 1]


async def test_only_the_host_removes_seats_computer_players_and_starts(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens(seats=3))["id"]
    await bob.sits(match)

    refused = [
        await bob.http.delete(f"/api/matches/{match}/seats/0"),
        await bob.post(f"/api/matches/{match}/seats", {"bot": "random"}),
        await bob.post(f"/api/matches/{match}/start"),
    ]
    too_early = await ann.post(f"/api/matches/{match}/start")
    removed = await ann.http.delete(f"/api/matches/{match}/seats/1")

    assert [await code_of(answer) for answer in refused] == [(403, "forbidden")] * 3
    assert await code_of(too_early) == (409, "conflict")
    assert removed.json()["seats"][1]["player"] is None


async def test_a_match_starts_once_and_its_seats_are_given(people: People) -> None:
    match, (ann, _) = await start_match(people)
    cid = await people("Cid")

    again = await ann.post(f"/api/matches/{match}/start")
    removal = await ann.http.delete(f"/api/matches/{match}/seats/1")
    bot = await ann.post(f"/api/matches/{match}/seats", {"bot": "random"})
    late = await cid.post(f"/api/matches/{match}/seats", {})

    assert await code_of(again) == (409, "already_started")
    assert await code_of(removal) == (409, "already_started")
    assert await code_of(bot) == (409, "already_started")
    assert await code_of(late) == (409, "match_full")


async def test_lists_page_through_public_matches_newest_first(people: People) -> None:
    ann = await people("Ann")
    opened = [(await ann.opens())["id"] for _ in range(23)]
    hidden = (await ann.opens(visibility="private"))["id"]

    first = (await ann.get("/api/matches", status="lobby")).json()
    second = (await ann.get("/api/matches", status="lobby", cursor=first["next_cursor"])).json()
    mine = (await ann.get("/api/matches", mine=1)).json()

    listed = [item["id"] for item in first["items"] + second["items"]]
    assert [match for match in listed if match in opened] == opened[::-1]
    assert hidden not in listed
    assert mine["items"][0]["id"] == hidden


@pytest.mark.parametrize(
    "query", [{"cursor": "nonsense"}, {"game": "chess"}, {"status": "sold"}, {"mine": "perhaps"}]
)
async def test_senseless_lists_are_refused(people: People, query: dict) -> None:
    answer = await (await people("Ann")).get("/api/matches", **query)

    assert (await code_of(answer))[1] == "bad_request"


async def test_mine_needs_a_name(people: People) -> None:
    assert await code_of(await people.nobody().get("/api/matches", mine=1)) == (401, "unauthenticated")


async def test_mine_has_a_table_whose_host_stands(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    stands = (await ann.opens(visibility="private", sit=False))["id"]
    sits = (await ann.opens())["id"]
    await ben.sits(sits)

    async def mine(person: Person) -> list[str]:
        return [item["id"] for item in (await person.get("/api/matches", mine=1)).json()["items"]]

    assert await mine(ann) == [sits, stands]
    assert await mine(ben) == [sits]


async def test_an_empty_value_in_a_query_is_as_good_as_none(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens(visibility="public"))["id"]

    listed = await ann.get("/api/matches?game=&status=&mine=&cursor=")
    cups = await ann.get("/api/tournaments?status=&mine=")
    document = await ann.get(f"/api/matches/{match}/document?seq=&seat=&code=")

    assert (listed.status_code, cups.status_code, document.status_code) == (200, 200, 200)
    assert listed.json()["items"][0]["id"] == match
    assert document.json()["viewer"] == {"seat": 0}


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/matches", {"GET", "POST"}),
        ("PUT", "/api/matches/any/start", {"POST"}),
        ("POST", "/rules/hockey_game", {"GET"}),
        ("POST", "/static/js/pages/table_page.js", {"GET", "HEAD"}),
    ],
)
async def test_a_method_that_is_not_there_is_told_which_are(
    people: People, method: str, path: str, allowed: set[str]
) -> None:
    answer = await people.nobody().http.request(method, path)

    assert await code_of(answer) == (405, "bad_request")
    assert set(answer.headers["allow"].split(", ")) == allowed


async def test_a_match_is_not_given_up_by_an_action(people: People) -> None:
    match, players = await start_match(people)

    answers = [
        await player.post(f"/api/matches/{match}/actions", {"action": {"type": "resign"}, "ref": "r"})
        for player in players  # to act or not
    ]

    for answer in answers:
        assert await code_of(answer) == (400, "bad_request")
        assert f"/api/matches/{match}/resign" in answer.json()["detail"]
    assert (await players[0].document(match))["status"] == "playing"


async def test_a_private_match_is_for_those_who_have_its_code(people: People) -> None:
    ann, bob, eve = await people("Ann"), await people("Bob"), await people("Eve")
    summary = await ann.opens(visibility="private", sit=False)
    match, code = summary["id"], summary["code"]

    paths = [f"/api/matches/{match}", f"/api/matches/{match}/document", f"/api/matches/{match}/record"]
    refused = [await code_of(await eve.get(path)) for path in paths]
    wrong = await eve.post(f"/api/matches/{match}/seats", {"code": "wrong"})
    with_code = (await eve.get(f"/api/matches/{match}", code=code)).json()
    sat = await bob.sits(match, code=code)

    assert refused == [(403, "forbidden")] * 3
    assert await code_of(wrong) == (403, "forbidden")
    assert with_code["code"] is None, "it is shown only to those who sit there and to the host"
    assert sat["code"] == code
    assert (await bob.get(f"/api/matches/{match}")).status_code == 200


@pytest.mark.parametrize("match", ["nothere", "..%2f..", "a%00b", "x" * 300])
async def test_there_is_no_such_match(people: People, match: str) -> None:
    assert (await code_of(await (await people("Ann")).get(f"/api/matches/{match}")))[0] == 404


async def test_the_seed_given_for_tests_makes_a_match_repeatable(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens(seed=SEED, client_seed="one"))["id"]

    fairness = (await ann.document(match))["fairness"]

    assert fairness["commitment"] == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert fairness["client_seeds"] == ["one", None]
    assert fairness["server_seed"] is None


async def test_the_first_dice_follow_from_the_seeds(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens(seed=SEED, client_seed="one"))["id"]
    await bob.sits(match, client_seed="two")
    await ann.starts(match)

    log = (await ann.document(match))["log"]

    key = hmac.digest(bytes.fromhex(SEED), f"{match}\none\ntwo".encode(), "sha256")
    block = hmac.digest(key, bytes(8), "sha256")
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 16, 4)]
    rolled = [[entry["one"], entry["two"]] for entry in log if entry["event"] == "start_rolled"][:2]
    assert rolled == [[1 + words[0] % 6, 1 + words[1] % 6], [1 + words[2] % 6, 1 + words[3] % 6]]


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

    assert [(await code_of(answer))[1] for answer in answers] == ["bad_request"] * len(twisted)
    assert (await actor.document(match))["seq"] == 0


async def test_errors_of_actions_say_what_is_in_the_way(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    actor, other, eve = seated[seat], seated[1 - seat], await people("Eve")
    action = (await actor.document(match))["actions"][0]
    path = f"/api/matches/{match}/actions"

    assert await code_of(await other.post(path, {"action": action, "ref": "a"})) == (409, "not_your_turn")
    assert await code_of(await eve.post(path, {"action": action, "ref": "a"})) == (409, "not_your_turn")
    assert await code_of(await people.nobody().post(path, {"action": action, "ref": "a"})) == (
        401,
        "unauthenticated",
    )
    assert (await code_of(await actor.post(path, {"action": action, "ref": "a", "seq": 1})))[
        1
    ] == "bad_request"
    assert (await code_of(await actor.post(path, {"action": action, "ref": ""})))[1] == "bad_request"
    assert (await code_of(await actor.post(path, {"action": action, "ref": "x" * 65})))[1] == "bad_request"
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

    assert await code_of(late) == (409, "stale")


async def test_the_document_of_the_past_is_as_it_was(people: People) -> None:
    match, seated = await start_match(people)
    kept = []
    for number in range(8):
        seat = (await seated[0].document(match))["to_act"][0]
        document = await seated[seat].document(match)
        kept.append((seat, document))
        await seated[seat].post(
            f"/api/matches/{match}/actions", {"action": document["actions"][-1], "ref": f"r{number}"}
        )

    for seq, (seat, document) in enumerate(kept):
        assert await seated[seat].document(match, seq=seq) == document
    assert (await seated[0].get(f"/api/matches/{match}/document", seq=99)).json()["code"] == "not_found"
    assert (await seated[0].get(f"/api/matches/{match}/document", seq=3, seat=1)).json()[
        "code"
    ] == "forbidden"


async def test_resigning_a_match_of_two_ends_it_and_gives_the_record_out(people: People) -> None:
    match, (ann, bob) = await start_match(people, seed=SEED)

    early = await ann.get(f"/api/matches/{match}/record")
    resigned = await ann.post(f"/api/matches/{match}/resign")
    document = await bob.document(match)
    stands = await bob.document(match, stands="true")
    again = await ann.post(f"/api/matches/{match}/resign")
    lines = [json.loads(line) for line in (await bob.get(f"/api/matches/{match}/record")).text.splitlines()]

    assert await code_of(early) == (409, "conflict")
    assert resigned.json()["events"][0]["event"] == "resigned"
    assert document["status"] == "finished"
    assert (document["viewer"], stands["viewer"]) == ({"seat": 1}, {"seat": None})
    assert [(one["seat"], one["place"]) for one in document["outcome"]["placements"]] == [(0, 2), (1, 1)]
    assert document["fairness"]["server_seed"] == SEED
    assert await code_of(again) == (409, "match_over")
    assert lines[0]["stadion_record"] == 1
    assert [line["seq"] for line in lines[1:-1]] == [0, 1]
    assert lines[2]["action"] == {"type": "resign"}
    assert lines[-1] == {"outcome": document["outcome"]}


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

    assert await code_of(late) == (409, "conflict")


async def test_a_computer_player_brings_the_seed_that_it_is_given(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens(client_seed="one"))["id"]

    await ann.sits(match, bot="random", client_seed="two")
    wrong = await ann.post(f"/api/matches/{match}/seats", {"bot": "random", "client_seed": "a b"})

    assert (await ann.document(match))["fairness"]["client_seeds"] == ["one", "two"]
    assert (await code_of(wrong))[1] == "bad_request"


async def test_the_server_plays_a_leavers_seat_until_he_is_back(people: People) -> None:
    match, (ann, bob) = await start_match(people)
    await ann.http.delete(f"/api/matches/{match}/seats/0")
    seats = (await bob.document(match))["seats"]
    assert seats[0]["bot"] == "normal"
    assert seats[0]["player"]["name"] == "Ann"

    await ann.sits(match)

    assert (await bob.document(match))["seats"][0]["bot"] is None


async def test_a_substitute_takes_the_place_of_a_leaver(people: People) -> None:
    match, (ann, bob) = await start_match(people)
    cid = await people("Cid")
    await ann.http.delete(f"/api/matches/{match}/seats/0")
    seeds = (await bob.document(match))["fairness"]["client_seeds"]

    await cid.sits(match, client_seed="mine")

    document = await cid.document(match)
    assert document["viewer"] == {"seat": 0}
    assert document["seats"][0]["player"]["name"] == "Cid"
    assert document["fairness"]["client_seeds"] == seeds, "who sits down later changes none"
    assert (await ann.document(match))["viewer"] == {"seat": None}


async def test_health_and_metrics_are_there(people: People) -> None:
    nobody = people.nobody()
    await nobody.get("/api/me")

    assert (await nobody.get("/health/live")).json() == {"status": "ok", "version": version()}
    assert (await nobody.get("/health/ready")).json() == {
        "status": "ok",
        "database": "ok",
        "version": version(),
    }
    metrics = (await nobody.get("/metrics")).text
    assert "stadion_actions_total" in metrics
    assert 'stadion_request_seconds_count{status="2xx"}' in metrics
    assert "stadion_errors_total{code=" in metrics
    assert "/api/matches/{match_id}/actions" in (await nobody.get("/openapi.json")).json()["paths"]


async def test_a_record_is_the_same_packed_or_not(people: People) -> None:
    match, (ann, _) = await start_match(people)
    await ann.post(f"/api/matches/{match}/resign")

    packed = await ann.http.get(f"/api/matches/{match}/record", headers={"Accept-Encoding": "gzip"})
    plain = await ann.http.get(f"/api/matches/{match}/record", headers={"Accept-Encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert packed.text.count("\n") == 4
