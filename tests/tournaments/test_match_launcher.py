"""The matches of a tournament are opened with its settings and its seed."""

import hashlib
import hmac
import json
from html import escape

import msgspec
import pytest

from app.games.helvetia_cup.data import TEAMS
from app.table.replay.record import verify
from app.table.replay.tournament_check import FinishedTournament
from tests.support.matches.people import People
from tests.support.matches.tournaments import (
    GAME,
    SEED,
    choose,
    choose_nothing_for_all,
    enrol,
    fixtures_under_way,
    open_tournament,
    refused_with,
    resign_fixture,
    start_new_tournament,
    start_tournament,
    tournament_document,
)

pytestmark = pytest.mark.anyio


async def test_what_a_tournament_sets_no_host_may_set(people: People) -> None:
    ann = await people("Ann")
    hands = [{"tactics": ["T01"], "legendary": None}] * 2
    wish = {"game": GAME, "seats": 2, "options": {"hands": hands}}

    assert await refused_with(ann, "POST", "/api/matches", wish) == (400, "bad_request")
    plain = await ann.opens(GAME)
    again = await ann.opens(GAME, options=plain["options"])  # Complete options can be sent back.
    assert again["options"] == plain["options"]


async def test_tactics_of_a_tournament_reach_the_match_and_nobody_else(people: People) -> None:
    cup, coaches = await start_new_tournament(people)
    first, second = (await tournament_document(coaches[0], cup))["to_choose"]
    await choose(coaches[first], cup, "1", type="prepare", training=["T01", "T02"])
    await choose(coaches[second], cup, "1", type="prepare")
    await choose(coaches[first], cup, "2", type="lay_out")
    await choose(coaches[second], cup, "2", type="lay_out")
    await choose(coaches[first], cup, "3", type="bring", tactics=["T02"])

    (fixture,) = fixtures_under_way(await tournament_document(coaches[first], cup))
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
        assert '"T02"' not in json.dumps(await tournament_document(other, cup))


async def test_a_computer_coach_keeps_its_name_in_every_match(people: People) -> None:
    """The name follows from the coach's team, at the table as on the tournament's page."""
    ann = await people("Ann")
    cup = await open_tournament(ann, coaches=4, sit=False, options={"format": "knockout"})
    for _ in range(4):
        await enrol(ann, cup, bot="random")
    await start_tournament(ann, cup)

    seen = await tournament_document(ann, cup)
    names = [TEAMS[one["team"]].coach for one in seen["coaches"]]
    assert [one["computer"] for one in seen["coaches"]] == names

    for fixture in fixtures_under_way(seen):
        match, places = fixture["match"]["id"], fixture["coaches"]
        assert [one["coach"] for one in (await ann.document(match))["seats"]] == places
        assert [one["coach"] for one in (await ann.get(f"/api/matches/{match}")).json()["seats"]] == places
        page = (await ann.get(f"/matches/{match}")).text
        assert all(escape(names[place]) in page for place in places)


@pytest.mark.parametrize(("game", "seats"), [("hockey_game", 2), ("extraliga", 4)])
async def test_a_computer_without_a_team_has_one_name_on_the_page_and_at_all_tables(
    people: People, game: str, seats: int
) -> None:
    ann, places = await people("Ann"), 8
    options = {"format": "swiss", "seats": seats}
    wish = {"game": game, "coaches": places, "sit": False, "options": options, "fill_with": "random"}
    cup = await open_tournament(ann, **wish)
    await start_tournament(ann, cup)

    seen = await tournament_document(ann, cup)
    names = [one["computer"] for one in seen["coaches"]]
    assert len(set(names)) == places
    at_tables = {}
    for fixture in seen["fixtures"]:
        for one in (await ann.document(fixture["match"]["id"]))["seats"]:
            at_tables[one["coach"]] = one["computer"]
    assert [at_tables[place] for place in range(places)] == names
    page = (await ann.get(f"/tournaments/{cup}")).text
    assert all(escape(name) in page for name in names) and "Computer 1" not in page


async def test_every_draw_and_every_match_follows_from_the_published_seed(people: People) -> None:
    cup, coaches = await start_new_tournament(
        people, with_words=True, seed=SEED, options={"format": "knockout"}
    )
    doc = await choose_nothing_for_all(coaches, cup)
    (fixture,) = fixtures_under_way(doc)
    await resign_fixture(coaches, fixture)
    ended = await coaches[0].document(fixture["match"]["id"])
    assert (ended["status"], ended["fairness"]["server_seed"]) == ("finished", None)
    (final,) = fixtures_under_way(await choose_nothing_for_all(coaches, cup))
    await resign_fixture(coaches, final)

    doc = await tournament_document(coaches[0], cup)
    seed = bytes.fromhex(doc["fairness"]["server_seed"])
    assert doc["status"] == "finished"
    assert seed.hex() == SEED
    assert doc["fairness"]["commitment"] == hashlib.sha256(seed).hexdigest()
    revealed = [one["word"] for one in doc["fairness"]["words"]]
    key = hmac.digest(seed, "\n".join([cup, *revealed]).encode(), "sha256")
    words = hmac.digest(key, (0).to_bytes(8, "big"), "sha256")
    order = [0, 1, 2]
    for place, i in enumerate((2, 1)):  # No word of this block is close enough to 2^32 to be rejected.
        j = int.from_bytes(words[4 * place : 4 * place + 4], "big") % (i + 1)
        order[i], order[j] = order[j], order[i]
    assert doc["draws"][0] == {"seq": 0, "draws": [{"draw": "shuffle", "n": 3, "order": order}]}
    assert all(revealed)
    for one in (fixture, final):
        played = await coaches[0].document(one["match"]["id"])
        expected = hmac.digest(seed, f"match\n{cup}\n{one['number']}".encode(), "sha256")
        record = (await coaches[0].get(f"/api/matches/{one['match']['id']}/record")).text
        assert json.loads(record.splitlines()[0])["fairness"]["server_seed"] == expected.hex()
        assert played["fairness"]["chosen"] == "host"
        assert played["fairness"]["words"] == [doc["fairness"]["words"][coach] for coach in one["coaches"]]
        assert verify(record.splitlines(), tournament=msgspec.convert(doc, FinishedTournament)).ok
        page = (await coaches[0].get(f"/matches/{one['match']['id']}/verify")).text
        assert f'data-tournament="{cup}"' in page
