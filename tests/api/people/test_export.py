"""Everything that is stored about a player, as a zip file, and no secret of anybody."""

import csv
import io
import json
from zipfile import ZipFile

import pytest

from app.table.replay.record import verify
from tests.api.players.test_sign_in_page import finished_match
from tests.conftest import StartServer
from tests.support.matches.people import People, Person

pytestmark = pytest.mark.anyio


async def exported(person: Person) -> ZipFile:
    answer = await person.http.post("/you/export")
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip"
    return ZipFile(io.BytesIO(answer.content))


async def test_the_file_holds_the_players_own_data_and_records(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    match = await finished_match(ann, ben, visibility="private")
    running = await ben.opens(visibility="private")
    await ann.sits(running["id"], code=running["code"])
    await ben.starts(running["id"])
    async with ann.live(running["id"]) as hers, ben.live(running["id"]) as his:
        for live, said in ((hers, "from Ann"), (his, "from Ben")):
            await live.send(t="chat", text=said, ref="r")
            await live.until("ack")
    await ben.http.post(f"/people/{ann.id}/mark", data={"kind": "block", "on": "1"})
    await ann.http.post(f"/people/{ben.id}/mark", data={"kind": "mute", "on": "1"})

    archive = await exported(ann)

    assert archive.testzip() is None
    read = {name: archive.read(name).decode() for name in archive.namelist()}
    profile, devices = json.loads(read["profile.json"]), json.loads(read["devices.json"])
    assert (profile["name"], [one["kind"] for one in profile["marks"]]) == ("Ann", ["mute"])
    assert len(devices["sessions_and_tokens"]) == 1
    assert [one["text"] for one in json.loads(read["chat.json"])] == ["from Ann"]
    rows = {one["match"]: one for one in csv.DictReader(io.StringIO(read["matches.csv"]))}
    assert (rows[match]["result"], rows[running["id"]]["status"]) == ("won", "playing")
    records = [name for name in read if name.startswith("records/")]
    assert records == [f"records/um_reifenbreite-{match}.ndjson"] and verify(read[records[0]].splitlines()).ok
    whole = "".join(read.values())
    for secret in (ann.token, ben.token, running["code"], "from Ben", '"block"'):
        assert str(secret) not in whole


async def test_the_file_is_made_five_times_an_hour_and_for_no_token_with_a_scope(
    start_server: StartServer,
) -> None:
    people = People(start_server(rate_limits="on").url)
    ann = await people("Ann")
    token = (await ann.post("/api/me/tokens", {"scope": "play"})).json()
    overlay = people.known({"id": ann.id, "name": "Ann"} | token)

    assert (await overlay.http.post("/you/export")).status_code == 403
    assert (await overlay.http.post("/you/delete", data={"name": "Ann"})).status_code == 403
    answers = [await ann.http.post("/you/export") for _ in range(6)]
    assert [one.status_code for one in answers] == [200] * 5 + [429]
    await people.leave()
