"""A player is asked once to keep their name."""

import pytest

from tests.api.players.test_sign_in_page import finished_match
from tests.support.matches.people import People, Person

pytestmark = pytest.mark.anyio

QUESTION = "If this browser forgets you"


async def asked_at(person: Person, matches: list[str]) -> list[bool]:
    return [QUESTION in (await person.get(f"/matches/{one}/result")).text for one in matches]


async def test_a_player_is_asked_at_the_first_win_or_the_third_match(people: People) -> None:
    ann, ben, eve = await people("Ann"), await people("Ben"), await people("Eve")
    matches = [await finished_match(ann, ben) for _ in range(4)]

    assert await asked_at(ann, matches) == [True, False, False, False]
    assert await asked_at(ben, matches) == [False, False, True, False]
    assert await asked_at(eve, matches) == await asked_at(people.nobody(), matches) == [False] * 4


async def test_a_player_with_another_device_is_not_asked(people: People) -> None:
    ann, ben = await people("Ann"), await people("Ben")
    match = await finished_match(ann, ben)
    link = await ann.post("/you/link")
    code = link.text.split("/sign_in#")[1].split('"')[0]
    await people.nobody().http.post("/sign_in/take", data={"code": code})

    assert await asked_at(ann, [match]) == [False]
