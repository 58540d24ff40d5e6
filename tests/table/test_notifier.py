"""Players are notified of what happens at their tables, and of what is no longer asked of them."""

import pytest

from tests.support.fairness.words import committed, reveal
from tests.support.matches.people import People, Person
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio


async def acts(person: Person, match: str) -> None:
    document = await person.document(match)
    act = {"action": document["actions"][0], "ref": f"{document['seq']}"}
    answer = await person.post(f"/api/matches/{match}/actions", act)
    assert answer.status_code == 200, answer.text


async def test_a_seated_player_hears_who_sits_down_and_that_it_begins(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens("hockey_game"))["id"]
    about = {"match": match, "game": "hockey_game", "title": "Hockey Game"}
    async with ann.called() as called, bob.called() as own:
        await bob.sits(match)
        assert await called.next() == {"t": "call", "kind": "sat", "name": "Bob", **about}

        await ann.starts(match)
        to_act = (await ann.document(match))["to_act"]
        for seat, live in ((0, called), (1, own)):
            assert await live.next() == {
                "t": "call",
                "kind": "turn" if seat in to_act else "begins",
                **about,
            }


async def test_who_is_asked_is_called_and_who_has_acted_is_not_any_more(people: People) -> None:
    match, seated = await start_match(people)
    seat = (await seated[0].document(match))["to_act"][0]
    asked, other = seated[seat], seated[1 - seat]
    async with asked.called() as there, other.called() as elsewhere, other.called(at=match) as at_the_table:
        while (await other.document(match))["to_act"] == [seat]:
            await acts(asked, match)

        assert (await there.next())["t"] == "over"
        assert (await elsewhere.next())["kind"] == "turn"
        await at_the_table.send(t="ping")
        assert await at_the_table.next() == {"t": "pong"}  # A page knows about its own table by itself.


async def test_by_days_players_are_asked_to_look_in_and_hear_once_that_it_begins(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    clock = {"kind": "days", "days": 2}
    match = (await ann.opens("hockey_game", clock=clock, word_commitment=committed("Ann")))["id"]
    await bob.sits(match, word_commitment=committed("Bob"))
    async with ann.called() as called:
        await ann.starts(match)
        await reveal(ann, match, "Ann")
        await reveal(bob, match, "Bob")
        begun = "turn" if (await ann.document(match))["to_act"] == [0] else "begins"

        assert [(await called.next())["kind"] for _ in range(2)] == ["starting", begun]
