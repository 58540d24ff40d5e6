"""The examples of docs/PROTOCOL.md are what a real server says: the same fields, of the same kinds."""

import json
import re
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

from tests.support.fairness.words import committed, word
from tests.support.matches.people import People, Person
from tests.support.matches.playing import start_match
from tests.support.servers.serving import ROOT

pytestmark = pytest.mark.anyio

PAGE = (ROOT / "docs/PROTOCOL.md").read_text()
Json: TypeAlias = dict[str, Any]
ELIDED = "..."
CLIENT_MESSAGES = {"act", "sync", "preview", "why", "hint", "chat", "word", "ping", "looking", "tiles"}
SERVER_MESSAGES = {"state", "patch", "ack", "preview", "why", "hint", "chat", "reveal", "pong", "error"}
SERVER_MESSAGES |= {"calls", "call", "over", "tiles"}  # These are messages of the channels beside a match.


def examples() -> list[Json]:
    """Return the JSON blocks of the page, in their order."""
    return [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", PAGE, re.M | re.S)]


def example(*fields: str) -> Json:
    """Return the first example that has all of these fields."""
    return next(one for one in examples() if one.keys() >= set(fields))


def message(kind: str) -> Json:
    """Return the example of a message by its `t`."""
    return next(one for one in examples() if one.get("t") == kind)


def differences(shown: Any, real: Any, path: str = "") -> Iterator[str]:
    """Yield the paths at which an example and the real answer differ in their fields or kinds."""
    if isinstance(shown, dict) and isinstance(real, dict):
        if ELIDED not in shown:
            yield from (f"{path}/{key} is not shown" for key in real.keys() - shown.keys())
        yield from (f"{path}/{key} is not there" for key in shown.keys() - real.keys() - {ELIDED})
        for key in shown.keys() & real.keys():
            yield from differences(shown[key], real[key], f"{path}/{key}")
    elif isinstance(shown, list) and isinstance(real, list):
        if shown and real:
            yield from differences(shown[0], real[0], f"{path}/0")
    elif shown is not None and real is not None and type(shown) is not type(real):
        yield f"{path} is a {type(real).__name__}"


def same(shown: Any, real: Any) -> None:
    assert list(differences(shown, real)) == []


async def answered(person: Person, method: str, path: str, body: Any = None) -> Any:
    answer = await person.http.request(method, path, json=body)
    assert answer.status_code < 300, answer.text
    return answer.json()


def test_every_block_is_json_and_every_message_has_one() -> None:
    shown = {one["t"] for one in examples() if "t" in one}
    in_tables = set(re.findall(r'`\{"t": "(\w+)"', PAGE))

    assert SERVER_MESSAGES - shown == set()
    assert CLIENT_MESSAGES - shown - in_tables == set()
    for inline in re.findall(r'`(\{"t": .*?\})`', PAGE):
        json.loads(inline)


async def test_every_address_of_the_api_is_named(people: People) -> None:
    schema = (await people.nobody().get("/openapi.json")).json()
    named = re.sub(r"\{\w+\}", "{}", PAGE)

    paths = {re.sub(r"\{\w+\}", "{}", path) for path in schema["paths"]}
    assert {path for path in paths if path not in named} == set()


async def test_the_resources_of_a_match_are_as_shown(people: People) -> None:
    ann = await people("Ann")
    clock = {"kind": "bank", "ms": 600_000, "increment_ms": 5_000}
    opened = await ann.opens("hockey_game", clock=clock)

    same(example("visibility", "removed"), opened)
    same(example("hints", "sit"), example("hints", "sit") | {"options": {}})
    assert (await ann.post("/api/matches", example("hints", "sit"))).status_code == 201
    same(example("token", "name"), await answered(ann, "POST", "/api/me/sign_out_everywhere"))


async def test_documents_and_messages_of_a_match_are_as_shown(people: People) -> None:
    clock = {"kind": "bank", "ms": 600_000, "increment_ms": 5_000}
    match, (ann, bob) = await start_match(people, game="hockey_game", clock=clock)
    async with ann.live(match) as first, bob.live(match) as second:
        state = await first.until("state")
        await second.until("state")
        same(message("state"), state)
        same(example("viewer"), state["doc"])
        acting = first if first.doc["actions"] else second
        await acting.send(t="preview")
        assert (await acting.until("preview")).keys() == message("preview").keys()
        await acting.send(t="why", ref="w2", action=acting.doc["actions"][0])
        same(message("why"), await acting.until("why"))
        await acting.send(t="act", ref="c17", action=acting.doc["actions"][0])
        same(message("patch"), await acting.until("patch"))
        same(message("ack"), await acting.until("ack"))
        await acting.send(t="chat", text="Good luck!")
        same(message("chat"), await acting.until("chat"))
        refused = await acting.act({"type": "nonsense"}, "x1")
        assert refused.keys() <= message("error").keys()
        assert (await ann.post(f"/api/matches/{match}/pause")).status_code == 200
        while not first.doc["pause"]:
            await first.next()
        same(example("agreed", "until"), first.doc["pause"])


async def test_the_record_and_the_rematch_of_a_match_are_as_shown(people: People) -> None:
    match, (ann, bob) = await start_match(people, game="hockey_game")
    same({"seq": 1, "events": []}, await answered(bob, "POST", f"/api/matches/{match}/resign"))
    header, line, *_, last = [
        json.loads(line) for line in (await ann.get(f"/api/matches/{match}/record")).text.splitlines()
    ]
    await answered(ann, "POST", f"/api/matches/{match}/rematch")

    same(example("stadion_record"), header)
    assert example("draws", "at").keys() == line.keys()
    same(example("outcome", "signature"), last)
    same(example("open_until"), (await ann.document(match))["rematch"])


async def test_a_tournament_is_as_shown(people: People) -> None:
    ann = await people("Ann")
    wish = example("coaches", "sit")
    tournament = await answered(ann, "POST", "/api/tournaments", wish)
    for _ in range(wish["coaches"] - 1):
        body = {"bot": "easy"}
        await answered(ann, "POST", f"/api/tournaments/{tournament['id']}/coaches", body)

    starting = await answered(ann, "POST", f"/api/tournaments/{tournament['id']}/start")
    shown = example("fixtures")
    revealed = {"word": shown["fairness"]["words"][0]["word"]}
    started = await answered(ann, "POST", f"/api/tournaments/{tournament['id']}/word", revealed)

    same(example("until", "revealed"), starting["starting"])
    assert shown.keys() == started.keys()
    for part in ("coaches", "host", "fixtures", "table", "log", "fairness"):
        same(shown[part], started[part])


async def test_the_start_of_a_match_is_as_shown(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens("hockey_game", word_commitment=committed("ann")))["id"]
    await bob.sits(match)
    async with ann.live(match) as live:
        await ann.starts(match)
        same(message("reveal"), await live.until("reveal"))
        same(example("until", "revealed"), live.doc["starting"])
        same(example("until", "revealed"), (await ann.get(f"/api/matches/{match}")).json()["starting"])
        await live.send(t="word", word=word("bob"))
        assert (await live.until("error"))["code"] == "bad_request"
        await live.send(t="word", word=word("ann"))
        await live.until_started()
    assert [one["word"] for one in live.doc["fairness"]["words"]] == [word("ann"), None]


async def test_channels_beside_a_match_speak_as_shown(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens("hockey_game"))["id"]
    async with ann.called() as pages:
        await bob.sits(match)
        same(message("call"), await pages.next())
    await ann.starts(match)
    async with people.nobody().follows_cards(match) as cards:
        tiles = [one for one in examples() if one.get("t") == "tiles" and "tiles" in one]
        same(tiles[0], await cards.until("tiles"))


async def test_tokens_devices_books_and_errors_are_as_shown(people: People) -> None:
    ann = await people("Ann")
    same(example("token", "scope"), await answered(ann, "POST", "/api/me/tokens", {"scope": "watch"}))
    same(example("key", "items"), await answered(ann, "GET", "/api/me/devices"))
    same(example("status", "database"), await answered(ann, "GET", "/health/ready"))
    games = {one["id"]: one for one in await answered(ann, "GET", "/api/games")}
    same(example("options_schema"), games["hockey_game"])
    same(example("type", "detail"), (await ann.get("/api/matches/nothere")).json())
    book, shown = await answered(ann, "GET", "/rules/hockey_game/book.en.json"), example("chapters")
    clauses = {clause["id"]: clause for chapter in book["chapters"] for clause in chapter["clauses"]}
    assert shown.keys() == book.keys()
    (clause,) = shown["chapters"][0]["clauses"]
    same(clause, clauses[clause["id"]])


async def test_a_try_in_the_quick_start_is_as_shown(people: People) -> None:
    path = [{"type": "draft"}]
    real = await answered(people.nobody(), "POST", "/learn/um_reifenbreite/u3", {"path": path, "setting": 0})

    shown = example("answer")
    assert shown.keys() == real.keys()
    assert (shown["events"], shown["answer"]) == (real["events"], real["answer"])
