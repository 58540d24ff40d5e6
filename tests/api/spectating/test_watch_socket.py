"""The channel of the cards that a page has on screen."""

import pytest

from tests.support.matches.people import Live, People, Person
from tests.support.matches.playing import start_match

pytestmark = pytest.mark.anyio
HOCKEY, EXTRALIGA = "hockey_game", "extraliga"


async def acts(person: Person, match: str) -> None:
    """Take the first action that is offered."""
    document = await person.document(match)
    action = {"action": document["actions"][0], "ref": f"a{document['seq']}"}
    assert (await person.post(f"/api/matches/{match}/actions", action)).status_code == 200


async def next_tile(live: Live) -> dict[str, object]:
    return (await live.until("tiles"))["tiles"][0]


async def test_a_card_on_screen_hears_of_each_action_and_of_the_end(people: People) -> None:
    match, (ann, ben) = await start_match(people, game=HOCKEY)
    to_act = (await ann.document(match))["to_act"][0]

    async with people.nobody().follows_cards(match) as live:
        first = await next_tile(live)
        await acts((ann, ben)[to_act], match)
        second = await next_tile(live)
        await ben.post(f"/api/matches/{match}/resign")
        last = await next_tile(live)

    assert (first["id"], second["seq"], first["scores"]) == (match, first["seq"] + 1, [0, 0])
    assert first["svg"] and len(first["box"]) == 4
    assert first["label"] == "Ann 0, Bořek 0, Hockey Game, Before the match, 0 in the stands"
    assert second["lines"] != first["lines"]
    assert (last["over"], last["phase"]) == (True, "Finished")


async def test_of_a_private_match_or_none_the_channel_says_nothing(people: People) -> None:
    public, _ = await start_match(people, game=HOCKEY)
    private, _ = await started_private(people)

    async with people.nobody().follows_cards(private, "nosuch", public) as live:
        assert (await next_tile(live))["id"] == public

    assert [tile["id"] for message in live.heard for tile in message["tiles"]] == [public]


async def started_private(people: People) -> tuple[str, Person]:
    host = await people("Eva")
    opened = await host.opens(HOCKEY, visibility="private")
    await host.sits(opened["id"], bot="easy")
    await host.starts(opened["id"])
    return opened["id"], host


async def test_more_cards_than_fit_on_a_screen_are_refused(people: People) -> None:
    async with people.nobody().follows_cards(*["a"] * 26) as live:
        assert (await live.until("error"))["code"] == "bad_request"
