"""Lists of matches."""

import pytest

from app.api.services import Services
from app.db.queries import matches
from app.table.clock.time_control import Days
from app.table.registry.match_summary import loaded_summary, summaries
from app.table.state.match_settings import MatchRequest, MatchSettings
from tests.support.matches.people import People, status_and_code
from tests.support.matches.tables import play_next, start_table

pytestmark = pytest.mark.anyio


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

    assert (status_and_code(answer))[1] == "bad_request"


@pytest.mark.db
async def test_a_summary_from_memory_is_that_from_the_rows(services: Services) -> None:
    public, people = await start_table(services, clock=Days(2), substitutes="nobody")
    private, others = await start_table(services, seats=3, visibility="private")
    idle = next(seat for seat in range(3) if seat not in private.seats_to_act())
    await services.seating.leave(private, others[idle], idle)
    await play_next(services, public, people)
    wanted = MatchRequest(settings=MatchSettings(game="um_reifenbreite"), seats=2, sit=False)
    removed = await services.lobby.create(people[0], wanted)
    await services.seating.sit(removed, others[2])
    await services.seating.leave(removed, people[0], 0)
    for player in others[:2]:
        await services.seating.sit(removed, player)
    await services.starts.start(removed, people[0])
    resigned, losers = await start_table(services)
    await services.referee.resign(resigned, losers[0])

    for table in (public, private, removed, resigned):
        for reader in (None, *people, *others):
            async with services.sessions() as session:
                match = await matches.by_id(session, table.header.id)
                assert match is not None
                stored = await summaries(session, services.tables, [match], reader, "")
                loaded = await loaded_summary(session, services.tables, table, reader, "")
            assert [loaded] == stored
