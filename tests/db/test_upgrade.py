"""A database of version 0.1.0 is upgraded, and its lobbies and matches go on.

`revision_0028.sql` is the dump of a server at which three players had four matches, a lobby, a finished
match with the lobby of its rematch, and a tournament. A match can go on only with the `rules_version` that it
began with: if a game's version rises, its matches here stay readable but cannot be played on.
"""

import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.db.migrate import migrate
from app.table.replay.record import verify
from tests.conftest import NewDatabase, Server, _start_servers
from tests.support.matches.people import People, Person
from tests.support.matches.playing import play_live
from tests.support.matches.replaying import as_recorded
from tests.support.servers.database import execute, fetch

pytestmark = [pytest.mark.anyio, pytest.mark.db]

DUMP = Path(__file__).with_name("revision_0028.sql")
DUMPED_AT = datetime(2026, 11, 28, 10, 16, 22, tzinfo=UTC)
PLAYERS = {"ann": "Ann", "borek": "Bořek", "sveta": "Света"}
"""The players' names by their tokens."""
WATCHER = "watcher"
"""A token of Ann's that only lets its holder watch."""
PLAYED = {
    "b3v3sxsakb3d2p": ("ann", "borek"),
    "cxqtyrzp2jq4qv": ("borek", "ann", "sveta"),
    "3eyhp434q6jpez": ("sveta", "ann"),
    "xxh6cdn33mnnkz": ("ann",),
    "t2f7zfqkvd6byj": ("borek", "sveta"),
}
"""The tokens of the seated players of the matches under way: one match of each game, and one of the
tournament.
"""
RESTING = ("xxh6cdn33mnnkz", "t2f7zfqkvd6byj")
"""Those of Helvetia Cup, whose house values have changed since."""
BANK = "b3v3sxsakb3d2p"
FINISHED, REMATCH, LOBBY, CUP = "wg4qrqx9635x8c", "s2szpwzaqjdnbf", "8rb4hm3ke44fap", "jpmr7h5zqeats6"
PAGES = ("replay", "result", "verify", "embed")
SCHEMA = """
SELECT 'column', table_name || '.' || column_name, concat_ws(' ', data_type, is_nullable, column_default)
FROM information_schema.columns WHERE table_schema = 'public'
UNION SELECT 'constraint', conname, pg_get_constraintdef(oid) FROM pg_constraint
WHERE connamespace = 'public'::regnamespace
UNION SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
ORDER BY 1, 2
"""
TIME = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00")
MILLISECONDS = re.compile(r"\b179\d{10}\b")


def moved_to_now(dump: str) -> str:
    """Return the dump with all times moved, as if it had just been written."""
    age = datetime.now(UTC) - DUMPED_AT
    dump = TIME.sub(lambda time: f"{datetime.fromisoformat(time[0]) + age}", dump)
    return MILLISECONDS.sub(lambda time: f"{int(time[0]) + age // timedelta(milliseconds=1)}", dump)


@pytest.fixture(scope="module")
def upgraded(empty_database: NewDatabase) -> str:
    """A database that was restored from the dump and upgraded."""
    url = empty_database()
    execute(url, moved_to_now(DUMP.read_text()))
    migrate(url)
    return url


@pytest.fixture(scope="module")
def server(
    upgraded: str, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    starting = _start_servers(new_database, tmp_path_factory.mktemp("upgraded"))
    yield next(starting)(database_url=upgraded)
    next(starting, None)


@pytest.fixture
async def players(server: Server, anyio_backend: str) -> AsyncIterator[dict[str, Person]]:
    """The dump's players by their tokens."""
    people = People(server.url)
    known = {}
    for token in (*PLAYERS, WATCHER):
        headers = {"Authorization": f"Bearer {token}"}
        player = (await people.nobody().http.get("/api/me", headers=headers)).raise_for_status().json()
        known[token] = people.known(player | {"token": token})
    yield known
    await people.leave()


async def test_an_upgraded_schema_is_that_of_a_new_database(upgraded: str, database_url: str) -> None:
    assert await fetch(upgraded, SCHEMA) == await fetch(database_url, SCHEMA)


async def test_players_keep_their_names_tokens_and_scopes(players: dict[str, Person]) -> None:
    assert {token: players[token].name for token in PLAYERS} == PLAYERS
    assert players[WATCHER].name == "Ann"
    refused = await players[WATCHER].post(f"/api/matches/{LOBBY}/start")
    assert refused.status_code == 403


@pytest.mark.parametrize("match", [one for one in PLAYED if one not in RESTING])
async def test_a_match_under_way_goes_on(upgraded: str, players: dict[str, Person], match: str) -> None:
    seated = [players[token] for token in PLAYED[match]]
    before = await as_recorded(upgraded, match, seated)

    async with AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(one.live(match)) for one in seated]
        for live in lives:
            await live.until("state")
        refs = await play_live(lives, random.Random(1), 4)

    after = await as_recorded(upgraded, match, seated)
    assert [ref for ref in after.refs if ref not in before.refs] == refs


async def test_clocks_and_chat_are_as_they_were_left(players: dict[str, Person]) -> None:
    async with players["ann"].live(BANK) as live:
        await live.until("state")
        chat = await live.until("chat")

    assert all(500_000 < seat["bank_ms"] < 700_000 for seat in live.doc["seats"])
    assert chat["text"] == "Good luck!"


async def test_a_lobby_fills_and_its_match_starts(upgraded: str, players: dict[str, Person]) -> None:
    ann, borek = players["ann"], players["borek"]
    code = (await ann.get(f"/api/matches/{LOBBY}")).json()["code"]
    await borek.sits(LOBBY, code=code)

    started = await ann.post(f"/api/matches/{LOBBY}/start", {"seats": 2})

    assert started.status_code == 200, started.text
    await as_recorded(upgraded, LOBBY, [ann, borek])


async def test_a_finished_match_keeps_its_result_record_and_rematch(players: dict[str, Person]) -> None:
    ann, borek = players["ann"], players["borek"]
    record = (await ann.get(f"/api/matches/{FINISHED}/record")).text.splitlines()

    assert (await ann.document(FINISHED))["outcome"]["placements"][0]["place"] == 2
    assert verify(record).ok
    for page in ("result", "replay", "verify"):
        assert (await ann.get(f"/matches/{FINISHED}/{page}")).status_code == 200, page
    await borek.sits(REMATCH)
    assert [seat["player"]["name"] for seat in (await ann.document(REMATCH))["seats"]] == ["Ann", "Bořek"]


@pytest.mark.parametrize("match", RESTING)
async def test_a_match_of_earlier_rules_stays_readable(players: dict[str, Person], match: str) -> None:
    one = players[PLAYED[match][0]]
    document = await one.document(match)

    refused = await one.post(f"/api/matches/{match}/actions", {"action": {"type": "pass"}, "ref": "later"})

    assert (refused.status_code, "You can look at it" in refused.text) == (409, True), refused.text
    assert (document["status"], await one.document(match)) == ("playing", document)
    assert document["log"] and (await one.get(f"/matches/{match}")).status_code == 200
    for address in (*(f"/matches/{match}/{page}" for page in PAGES), f"/og/{match}.en.png", "/watch", "/you"):
        assert (await one.get(address)).status_code < 500, address


async def test_a_tournament_of_earlier_rules_says_that_it_cannot_go_on(players: dict[str, Person]) -> None:
    refused = await players["sveta"].get(f"/api/tournaments/{CUP}")

    assert (refused.status_code, "this tournament cannot go on" in refused.text) == (409, True), refused.text
