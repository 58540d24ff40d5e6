"""Matches over HTTP, as docs/PROTOCOL.md promises them."""

import pytest

from tests.support.matches.people import People, Person, status_and_code
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio


async def test_who_has_no_name_opens_no_table(people: People) -> None:
    answer = await people.nobody().post("/api/matches", {"game": "um_reifenbreite", "seats": 2})

    assert status_and_code(answer) == (401, "unauthenticated")


async def test_mine_needs_a_name(people: People) -> None:
    assert status_and_code(await people.nobody().get("/api/matches", mine=1)) == (401, "unauthenticated")


async def test_mine_has_a_table_whose_host_stands(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    stands = (await ann.opens(visibility="private", sit=False))["id"]
    sits = (await ann.opens())["id"]
    await ben.sits(sits)

    async def mine(person: Person) -> list[str]:
        return [item["id"] for item in (await person.get("/api/matches", mine=1)).json()["items"]]

    assert await mine(ann) == [sits, stands]
    assert await mine(ben) == [sits]


async def test_a_private_match_is_for_those_who_have_its_code(people: People) -> None:
    ann, bob, eve = await people("Ann"), await people("Bob"), await people("Eve")
    summary = await ann.opens(visibility="private", sit=False)
    match, code = summary["id"], summary["code"]

    paths = [f"/api/matches/{match}", f"/api/matches/{match}/document", f"/api/matches/{match}/record"]
    refused = [status_and_code(await eve.get(path)) for path in paths]
    wrong = await eve.post(f"/api/matches/{match}/seats", {"code": "wrong"})
    with_code = (await eve.get(f"/api/matches/{match}", code=code)).json()
    sat = await bob.sits(match, code=code)

    assert refused == [(403, "forbidden")] * 3
    assert status_and_code(wrong) == (403, "forbidden")
    assert with_code["code"] is None, "it is shown only to those who sit there and to the host"
    assert sat["code"] == code
    assert (await bob.get(f"/api/matches/{match}")).status_code == 200


@pytest.mark.parametrize("match", ["nothere", "..%2f..", "x" * 300])
async def test_there_is_no_such_match(people: People, match: str) -> None:
    assert (status_and_code(await (await people("Ann")).get(f"/api/matches/{match}")))[0] == 404


async def test_an_id_that_cannot_be_stored_is_malformed(people: People) -> None:
    answer = await (await people("Ann")).get("/api/matches/a%00b")

    assert status_and_code(answer) == (400, "bad_request")


async def test_the_document_of_the_past_is_as_it_was(people: People) -> None:
    match, seated = await start_match(people)
    kept = []
    for number in range(8):
        seat = (await seated[0].document(match))["to_act"][0]
        document = await seated[seat].document(match)
        document["fairness"]["head"] = None
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


async def test_a_record_is_the_same_packed_or_not(people: People) -> None:
    match, (ann, _) = await start_match(people)
    await ann.post(f"/api/matches/{match}/resign")

    packed = await ann.http.get(f"/api/matches/{match}/record", headers={"Accept-Encoding": "gzip"})
    plain = await ann.http.get(f"/api/matches/{match}/record", headers={"Accept-Encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert packed.text.count("\n") == 4
