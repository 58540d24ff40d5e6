"""Tournaments over HTTP, on real servers: seats, secrets, results taken over once, crashes, leavers."""

import asyncio
import hashlib
import hmac
import json
import re
from typing import Any

import asyncpg
import pytest

from app.table.replay.record import verify
from tests.conftest import NewDatabase, Server, StartServer
from tests.support.database import fetch
from tests.support.people import ANSWER_WITHIN_S, People, Person

pytestmark = pytest.mark.anyio

GAME = "helvetia_cup"
SEED = "07" * 32
TEAMS = ("dragons", "fools", "bears", "ogres")


async def opens(host: Person, **more: Any) -> str:
    wish = {"game": GAME, "coaches": 3, "name": "Alpine Cup", "client_seed": "ann"} | more
    answer = await host.post("/api/tournaments", wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def enrols(person: Person, cup: str, **body: Any) -> None:
    answer = await person.post(f"/api/tournaments/{cup}/coaches", body)
    assert answer.status_code == 200, answer.text


async def seen(person: Person, cup: str, **params: Any) -> dict[str, Any]:
    answer = await person.get(f"/api/tournaments/{cup}", **params)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def starts(host: Person, cup: str) -> None:
    answer = await host.post(f"/api/tournaments/{cup}/start")
    assert answer.status_code == 200, answer.text


async def begun(people: People, **more: Any) -> tuple[str, list[Person]]:
    """A tournament of three people that has started, and they by coach."""
    coaches = [await people(name) for name in ("Ann", "Bořek", "Света")]
    cup = await opens(coaches[0], team="dragons", **more)
    for guest, team in zip(coaches[1:], TEAMS[1:], strict=False):
        await enrols(guest, cup, team=team, client_seed=team)
    await starts(coaches[0], cup)
    return cup, coaches


async def chooses(person: Person, cup: str, ref: str, **choice: Any) -> tuple[int, dict[str, Any]]:
    answer = await person.post(f"/api/tournaments/{cup}/choices", {"choice": choice, "ref": ref})
    return answer.status_code, answer.json()


async def all_choose_nothing(
    coaches: list[Person], cup: str, brings: dict[int, list[str]] | None = None
) -> dict[str, Any]:
    """As far as the matches of the day; `brings`: the tactics of coaches who bring some after all."""
    while (doc := await seen(coaches[0], cup))["to_choose"]:
        coach = doc["to_choose"][0]
        choice = {"type": (await seen(coaches[coach], cup))["own"]["offer"]["type"]}
        if choice["type"] == "bring" and brings:
            choice |= {"tactics": brings.pop(coach, [])}
        ref = f"{doc['view']['day']}-{choice['type']}"
        status, said = await chooses(coaches[coach], cup, ref, **choice)
        assert status == 200, said
    return doc


def under_way(doc: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for one in doc["fixtures"] if one["state"] == "due"]


async def resigns(coaches: list[Person], fixture: dict[str, Any], side: int = 0) -> None:
    match = fixture["match"]["id"]
    answer = await coaches[fixture["coaches"][side]].post(f"/api/matches/{match}/resign")
    assert answer.status_code == 200, answer.text


async def code_of(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = await person.http.request(method, path, json=body)
    return answer.status_code, answer.json()["code"]


# --- before the start -------------------------------------------------------------------------


async def test_a_new_tournament_has_all_options_and_its_host_as_first_coach(people: People) -> None:
    ann = await people("Ann")

    cup = await opens(ann, coaches=4)

    doc = await seen(ann, cup)
    assert doc["status"] == "lobby"
    assert doc["options"]["format"] == "round_robin"
    assert doc["grace_minutes"] == 10
    assert [one["player"] and one["player"]["name"] for one in doc["coaches"]] == ["Ann", None, None, None]
    assert doc["coaches"][0]["team"] == "dragons"
    assert doc["fairness"]["server_seed"] is None
    assert len(doc["code"]) >= 8
    assert (await seen(people.nobody(), cup))["code"] is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "um_reifenbreite"},
        {"coaches": 2},
        {"coaches": 9},
        {"name": "  "},
        {"options": {"format": "league"}},
        {"options": {"hands": None}},
        {"grace_minutes": 0},
        {"team": "wolves"},
    ],
)
async def test_what_cannot_be_held_is_refused(people: People, wrong: dict[str, Any]) -> None:
    ann = await people("Ann")
    wish = {"game": GAME, "coaches": 3, "name": "Cup"} | wrong

    assert await code_of(ann, "POST", "/api/tournaments", wish) == (400, "bad_request")


async def test_every_coach_has_another_team_and_one_place(people: People) -> None:
    ann, ben, eva = await people("Ann"), await people("Ben"), await people("Eva")
    cup = await opens(ann, team="bears")
    path = f"/api/tournaments/{cup}/coaches"

    assert await code_of(ben, "POST", path, {"team": "bears"}) == (409, "conflict")
    await enrols(ben, cup, team="elves")
    assert await code_of(ben, "POST", path, {}) == (409, "conflict")
    assert await code_of(ben, "PUT", f"{path}/1", {"team": "bears"}) == (409, "conflict")
    assert await code_of(ann, "PUT", f"{path}/1", {"team": "ogres"}) == (403, "forbidden")
    assert await code_of(ben, "POST", path, {"bot": "random"}) == (403, "forbidden")
    assert await code_of(ann, "POST", f"/api/tournaments/{cup}/start") == (409, "conflict")
    await enrols(ann, cup, bot="random")
    assert await code_of(eva, "POST", path, {}) == (409, "match_full")
    assert len({one["team"] for one in (await seen(ann, cup))["coaches"]}) == 3


async def test_a_private_tournament_needs_its_code(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    cup = await opens(ann, visibility="private")
    code = (await seen(ann, cup))["code"]

    assert await code_of(ben, "GET", f"/api/tournaments/{cup}") == (403, "forbidden")
    assert await code_of(ben, "POST", f"/api/tournaments/{cup}/coaches", {}) == (403, "forbidden")
    listed = (await ben.get("/api/tournaments")).json()["items"]
    assert cup not in [one["id"] for one in listed]
    assert (await seen(ben, cup, code=code))["name"] == "Alpine Cup"
    await enrols(ben, cup, code=code)


async def test_mine_has_a_tournament_whose_host_coaches_no_team(people: People) -> None:
    ann = await people("Ann")
    cup = await opens(ann, visibility="private", sit=False)

    mine = (await ann.get("/api/tournaments", mine=1)).json()["items"]

    assert [one["id"] for one in mine] == [cup]


async def test_what_a_tournament_sets_no_host_may_set(people: People) -> None:
    ann = await people("Ann")
    hands = [{"tactics": ["T01"], "legendary": None}] * 2
    wish = {"game": GAME, "seats": 2, "options": {"hands": hands}}

    assert await code_of(ann, "POST", "/api/matches", wish) == (400, "bad_request")
    plain = await ann.opens(GAME)
    again = await ann.opens(GAME, options=plain["options"])  # complete options may come back
    assert again["options"] == plain["options"]


# --- choices --------------------------------------------------------------------------------------


async def test_choices_are_secret_refused_with_their_clause_and_taken_once(people: People) -> None:
    cup, coaches = await begun(people)
    first, second = (await seen(coaches[0], cup))["to_choose"]
    idle = next(n for n in range(3) if n not in (first, second))
    before = await seen(coaches[second], cup)

    dear = await chooses(coaches[first], cup, "a", type="prepare", training=["T01", "T02", "T04"])
    taken = await chooses(coaches[first], cup, "a", type="prepare", training=["T01", "T02"])
    again = await chooses(coaches[first], cup, "a", type="prepare", training=["T04"])

    assert (dear[0], dear[1]["code"], dear[1]["clause"]) == (422, "illegal_action", "HC-17.6")
    assert taken == again == (200, {"seq": 1})
    assert (await chooses(coaches[first], cup, "b", type="prepare"))[1]["code"] == "not_your_turn"
    assert (await chooses(coaches[idle], cup, "b", type="prepare"))[1]["code"] == "not_your_turn"
    assert (await chooses(people.nobody(), cup, "b", type="prepare"))[1]["code"] == "unauthenticated"
    assert (await chooses(coaches[second], cup, "b", type="train"))[1]["code"] == "bad_request"
    after = await seen(coaches[second], cup)
    assert (after["view"], after["own"], after["log"]) == (before["view"], before["own"], before["log"])
    assert (await seen(coaches[first], cup))["own"]["training"] == ["T01", "T02"]


async def test_tactics_of_a_tournament_reach_the_match_and_nobody_else(people: People) -> None:
    cup, coaches = await begun(people)
    first, second = (await seen(coaches[0], cup))["to_choose"]
    await chooses(coaches[first], cup, "1", type="prepare", training=["T01", "T02"])
    await chooses(coaches[second], cup, "1", type="prepare")
    await chooses(coaches[first], cup, "2", type="lay_out")
    await chooses(coaches[second], cup, "2", type="lay_out")
    await chooses(coaches[first], cup, "3", type="bring", tactics=["T02"])

    (fixture,) = under_way(await seen(coaches[first], cup))
    match, seat = fixture["match"]["id"], fixture["coaches"].index(first)
    summary = (await coaches[second].get(f"/api/matches/{match}")).json()
    assert summary["tournament"] == cup
    assert summary["status"] == "playing"
    assert summary["options"]["hands"] == (await coaches[0].opens(GAME))["options"]["hands"]
    mine = await coaches[first].document(match)
    assert mine["viewer"]["seat"] == seat
    assert '"T02"' in json.dumps(mine["view"])
    for other in (coaches[second], people.nobody()):
        assert '"T02"' not in json.dumps(await other.document(match))
        assert '"T02"' not in json.dumps(await seen(other, cup))


# --- results --------------------------------------------------------------------------------------


async def test_a_round_robin_is_played_to_its_ranking(people: People) -> None:
    cup, coaches = await begun(people)

    for day in (1, 2, 3):
        doc = await all_choose_nothing(coaches, cup)
        assert doc["view"]["day"] == day
        (fixture,) = under_way(doc)
        assert await code_of(coaches[0], "GET", f"/api/matches/{fixture['match']['id']}/record") == (
            409,
            "conflict",
        )
        await resigns(coaches, fixture)

    doc = await seen(people.nobody(), cup)
    assert doc["status"] == "finished"
    assert [row["place"] for row in doc["table"]] == [1, 2, 3]
    assert [one["score"] for one in doc["fixtures"] if one["state"] == "played"] == [[0, 3]] * 3
    assert {one["reason"] for one in doc["fixtures"] if one["state"] == "played"} == {"resigned"}
    for fixture in doc["fixtures"]:
        if fixture["match"]:
            record = await people.nobody().get(f"/api/matches/{fixture['match']['id']}/record")
            assert json.loads(record.text.splitlines()[0])["options"]["extra_time"] is False
    await two_want_the_next_cup_at_once(people, cup, coaches)


async def two_want_the_next_cup_at_once(people: People, cup: str, coaches: list[Person]) -> None:
    last = await seen(coaches[0], cup)
    stranger = await (await people("Zoë")).post(f"/api/tournaments/{cup}/next")
    async with coaches[2].called() as called:
        answers = await asyncio.gather(*(one.post(f"/api/tournaments/{cup}/next") for one in coaches[:2]))
        call = await called.until("call")
    header = (await coaches[2].get("/you/calls")).text
    again = await coaches[0].post(f"/api/tournaments/{cup}/next")
    page = (await coaches[2].http.get(f"/tournaments/{cup}", headers={"Accept": "text/html"})).text
    await coaches[2].post(f"/api/tournaments/{cup}/next")
    after = (await coaches[2].get("/you/calls")).text

    assert stranger.status_code == 403
    assert {answer.status_code for answer in (*answers, again)} == {200}
    (next_cup,) = {answer.json()["id"] for answer in (*answers, again)}
    doc = await seen(coaches[0], cup)
    host = doc["next"]["host"]
    assert doc["next"] == {"id": next_cup, "status": "lobby", "host": host}
    assert host["name"] in {"Ann", "Bořek"}
    assert f"{host['name']} wants to play the next cup." in page
    assert (call["kind"], call["match"], call["name"]) == ("cup", next_cup, host["name"])
    assert f'href="/tournaments/{cup}"' in header
    assert cup not in after, "he has joined"
    following = await seen(coaches[0], next_cup)
    seated = {one["player"]["name"]: one["team"] for one in following["coaches"]}
    assert seated == {one["player"]["name"]: one["team"] for one in last["coaches"]}
    assert following["options"] == last["options"]
    assert following["next"] is None


async def test_what_a_coach_brings_stays_secret_until_the_tournament_is_over(people: People) -> None:
    cup, coaches = await begun(people)
    first, second = (await seen(coaches[0], cup))["to_choose"]
    await chooses(coaches[first], cup, "1", type="prepare", training=["T01", "T02"])
    doc = await all_choose_nothing(coaches, cup, {first: ["T02"]})
    (fixture,) = under_way(doc)
    await resigns(coaches, fixture, side=fixture["coaches"].index(second))
    match, seat = fixture["match"]["id"], fixture["coaches"].index(first)

    for other in (coaches[second], people.nobody()):
        assert await code_of(other, "GET", f"/api/matches/{match}/record") == (409, "conflict")
        for seq in ("", "&seq=0"):
            asked = f"/api/matches/{match}/document?seat={seat}{seq}"
            assert await code_of(other, "GET", asked) == (403, "forbidden")
        pages = [await other.get(f"/matches/{match}{page}") for page in ("", "/result", "/replay", "/verify")]
        assert [page.status_code for page in pages] == [200] * 4
        listed = await other.get("/api/matches")
        assert not [page for page in (*pages, listed) if re.search(r"\bT02\b|/record", page.text)]
    assert '"T02"' in json.dumps(await coaches[first].document(match, seat=seat))  # his own

    while (doc := await seen(coaches[0], cup))["status"] == "playing":
        await resigns(coaches, under_way(await all_choose_nothing(coaches, cup))[0])
    record = await people.nobody().get(f"/api/matches/{match}/record")
    assert json.loads(record.text.splitlines()[0])["options"]["hands"][seat]["tactics"] == ["T02"]
    assert verify(record.text.splitlines()).ok
    assert '"T02"' in json.dumps(await people.nobody().document(match, seat=seat))
    assert "/record" in (await people.nobody().get(f"/matches/{match}/result")).text


async def test_computer_coaches_choose_and_play_by_themselves(people: People) -> None:
    ann = await people("Ann")
    cup = await opens(ann, coaches=4, sit=False, options={"format": "knockout"})
    for _ in range(4):
        await enrols(ann, cup, bot="random")
    await starts(ann, cup)

    doc = await seen(ann, cup)

    assert doc["to_choose"] == []
    assert len(under_way(doc)) == 2  # both at the same time
    async with ann.live(under_way(doc)[0]["match"]["id"]) as live:
        await live.until("state")
        await live.until_seq(30)


async def test_a_computer_coach_keeps_its_name_in_every_match(people: People) -> None:
    """By his place in the tournament, at the table as on its page."""
    ann = await people("Ann")
    cup = await opens(ann, coaches=4, sit=False, options={"format": "knockout"})
    for _ in range(4):
        await enrols(ann, cup, bot="random")
    await starts(ann, cup)

    for fixture in under_way(await seen(ann, cup)):
        match, places = fixture["match"]["id"], fixture["coaches"]
        assert [one["coach"] for one in (await ann.document(match))["seats"]] == places
        assert [one["coach"] for one in (await ann.get(f"/api/matches/{match}")).json()["seats"]] == places
        page = (await ann.get(f"/matches/{match}")).text
        assert all(f"Computer {place + 1}" in page for place in places)


async def test_a_page_that_has_not_changed_is_not_sent_again(people: People) -> None:
    cup, coaches = await begun(people)
    page = f"/tournaments/{cup}"
    first, again = [await coaches[0].get(page) for _ in range(2)]
    version = re.search(r'data-version="(\w+)"', first.text)
    assert version and version[0] in again.text

    def asking(who: Person) -> Any:
        return who.http.get(page, headers={"If-None-Match": f'"{version[1]}"'})

    unchanged = await asking(coaches[0])
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    assert (await asking(coaches[1])).status_code == 200  # another coach sees another page
    await all_choose_nothing(coaches, cup)
    assert (await asking(coaches[0])).status_code == 200


async def test_every_draw_and_every_match_follows_from_the_published_seed(people: People) -> None:
    cup, coaches = await begun(people, seed=SEED, options={"format": "knockout"})
    doc = await all_choose_nothing(coaches, cup)
    (fixture,) = under_way(doc)
    await resigns(coaches, fixture)
    (final,) = under_way(await all_choose_nothing(coaches, cup))
    await resigns(coaches, final)

    doc = await seen(coaches[0], cup)
    seed = bytes.fromhex(doc["fairness"]["server_seed"])
    assert doc["status"] == "finished"
    assert seed.hex() == SEED
    assert doc["fairness"]["commitment"] == hashlib.sha256(seed).hexdigest()
    key = hmac.digest(seed, "\n".join([cup, *doc["fairness"]["client_seeds"]]).encode(), "sha256")
    words = hmac.digest(key, (0).to_bytes(8, "big"), "sha256")
    order = [0, 1, 2]
    for place, i in enumerate((2, 1)):  # no word of this block is near enough to 2^32 to be dropped
        j = int.from_bytes(words[4 * place : 4 * place + 4], "big") % (i + 1)
        order[i], order[j] = order[j], order[i]
    assert doc["draws"][0] == {"seq": 0, "draws": [{"draw": "shuffle", "n": 3, "order": order}]}
    for one in (fixture, final):
        played = await coaches[0].document(one["match"]["id"])
        expected = hmac.digest(seed, f"match\n{cup}\n{one['number']}".encode(), "sha256")
        assert played["fairness"]["server_seed"] == expected.hex()


# --- leaving --------------------------------------------------------------------------------------


async def test_who_leaves_forfeits_the_match_under_way_and_those_to_come(people: People) -> None:
    cup, coaches = await begun(people)
    (fixture,) = under_way(await all_choose_nothing(coaches, cup))
    leaver, winner = fixture["coaches"]

    answer = await coaches[leaver].http.delete(f"/api/tournaments/{cup}/coaches/{leaver}")

    assert answer.status_code == 200
    doc = await seen(coaches[winner], cup)
    ended = doc["fixtures"][fixture["number"]]
    assert (ended["state"], ended["winner"], ended["reason"]) == ("played", winner, "resigned")
    assert doc["coaches"][leaver]["left"] is True
    await all_choose_nothing(coaches, cup)
    for one in under_way(await seen(coaches[winner], cup)):
        await resigns(coaches, one)
    doc = await seen(coaches[winner], cup)
    assert doc["status"] == "finished"
    assert next(row for row in doc["table"] if row["coach"] == leaver)["place"] == 3


async def test_who_is_away_longer_than_the_grace_time_forfeits_that_match(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url = new_database()
    people = People(start_server(database_url=url).url)
    cup, coaches = await begun(people)
    (fixture,) = under_way(await all_choose_nothing(coaches, cup))
    match, away = fixture["match"]["id"], fixture["coaches"][1]
    await coaches[away].http.delete(f"/api/matches/{match}/seats/1")
    assert under_way(await seen(coaches[0], cup))  # a short absence changes nothing

    await fetch(url, "UPDATE seats SET away_since = away_since - interval '11 minutes'")

    ended = (await seen(coaches[0], cup))["fixtures"][fixture["number"]]
    assert (ended["state"], ended["winner"]) == ("played", fixture["coaches"][0])
    await people.leave()


async def test_who_lets_the_others_wait_for_a_choice_chooses_nothing(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url = new_database()
    people = People(start_server(database_url=url).url)
    cup, coaches = await begun(people)
    first, second = (await seen(coaches[0], cup))["to_choose"]
    await chooses(coaches[first], cup, "1", type="prepare", training=["T01"])

    await fetch(url, "UPDATE tournament_entries SET at = at - interval '11 minutes'")

    doc = await seen(coaches[first], cup)
    assert doc["view"]["stage"] == "legendary"
    assert doc["to_choose"] == [first, second]
    assert doc["own"]["tactics"] == ["T01"]
    await people.leave()


# --- crashes and company --------------------------------------------------------------------------


@pytest.fixture
async def two_servers(
    start_server: StartServer, new_database: NewDatabase, anyio_backend: str
) -> tuple[str, Server, Server]:
    url = new_database()
    return url, start_server(database_url=url), start_server(database_url=url)


def elsewhere(server: Server, coaches: list[Person]) -> list[Person]:
    return [Person(server.url, {"id": p.id, "name": p.name, "token": p.token}) for p in coaches]


def lasting(doc: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in doc.items() if key != "url"} | {
        "fixtures": [one | {"match": one["match"] and one["match"]["id"]} for one in doc["fixtures"]]
    }


async def test_after_a_kill_the_tournament_is_what_it_was(start_server: StartServer) -> None:
    server = start_server()
    people = People(server.url)
    cup, coaches = await begun(people, options={"format": "round_robin"})
    first, second = (await seen(coaches[0], cup))["to_choose"]
    await chooses(coaches[first], cup, "1", type="prepare", training=["T01", "T02"])
    viewers = [*coaches, people.nobody()]
    before = [await seen(one, cup) for one in viewers]

    server.kill()
    server.start()

    assert [await seen(one, cup) for one in viewers] == before
    assert await chooses(coaches[first], cup, "1", type="prepare") == (200, {"seq": 1})
    assert (await chooses(coaches[second], cup, "1", type="prepare"))[0] == 200
    await people.leave()


async def test_who_looks_at_a_cup_whose_match_has_to_be_read_needs_one_connection(
    start_server: StartServer,
) -> None:
    """Who held one and waited for the reading, which needs one too, could wait for ever."""
    server = start_server(pool_size="1")
    people = People(server.url)
    cup, coaches = await begun(people)
    before = await all_choose_nothing(coaches, cup)

    server.kill()
    server.start()

    assert lasting(await seen(coaches[0], cup)) == lasting(before)
    await people.leave()


async def test_a_match_that_ended_just_before_a_kill_is_counted_once(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    url = new_database()
    server = start_server(database_url=url)
    people = People(server.url)
    cup, coaches = await begun(people)
    (fixture,) = under_way(await all_choose_nothing(coaches, cup))
    holder = await asyncpg.connect(url)
    held = holder.transaction()
    await held.start()  # nobody can take the result over while the row is held
    await holder.execute("SELECT 1 FROM tournaments FOR UPDATE")
    await resigns(coaches, fixture)

    server.kill()
    await held.rollback()
    await holder.close()
    counted = "SELECT count(*) FROM tournament_entries WHERE kind = 'result'"
    assert (await fetch(url, counted))[0][0] == 0
    server.start()

    async with asyncio.timeout(ANSWER_WITHIN_S):
        while not (await fetch(url, counted))[0][0]:  # nobody has to look for it
            pass
    doc = await seen(coaches[0], cup)
    assert doc["fixtures"][fixture["number"]]["state"] == "played"
    assert (await fetch(url, counted))[0][0] == 1
    assert sum(row["played"] for row in doc["table"]) == 2
    await people.leave()


async def test_two_servers_hold_one_tournament_together(two_servers: tuple[str, Server, Server]) -> None:
    url, here, there = two_servers
    people = People(here.url)
    cup, coaches = await begun(people)
    others = elsewhere(there, coaches)

    for day in (1, 2, 3):
        side = (coaches, others)[day % 2]
        doc = await all_choose_nothing(side, cup)
        (fixture,) = under_way(doc)
        await resigns((others, coaches)[day % 2], fixture)
        looks = [seen(one, cup) for one in (*coaches, *others)]
        docs = await asyncio.gather(*looks)
        assert len({json.dumps(lasting(one)["table"]) for one in docs}) == 1
        assert docs[0]["fixtures"][fixture["number"]]["state"] == "played"

    entries = await fetch(url, "SELECT seq, kind FROM tournament_entries ORDER BY seq")
    assert [row["seq"] for row in entries] == list(range(len(entries)))
    assert sum(row["kind"] == "result" for row in entries) == 3
    assert (await fetch(url, "SELECT count(*) FROM matches"))[0][0] == 3
    assert lasting(await seen(coaches[0], cup)) == lasting(await seen(others[0], cup))
    for person in others:
        await person.http.aclose()
    await people.leave()
