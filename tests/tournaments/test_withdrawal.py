"""A coach can withdraw at any moment before the end: in the lobby, at the start, in a pause, in play."""

from datetime import UTC, datetime

import pytest

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries import tournaments
from app.errors import MatchOver
from app.tournaments.enrolment import TournamentSettings
from app.tournaments.repository import Store
from app.tournaments.tournament import Tournament
from tests.support.fairness.words import committed, word
from tests.tournaments.test_results import kinds_of_entries

pytestmark = [pytest.mark.anyio, pytest.mark.db]
FORMATS = [
    ("hockey_game", "round_robin", 3),
    ("hockey_game", "knockout", 4),
    ("hockey_game", "swiss", 8),
    ("helvetia_cup", "round_robin", 3),
    ("helvetia_cup", "knockout", 4),
]


async def cup_in_lobby(
    services: Services, game: str, format_: str, entrants: int, pause_minutes: int = 0
) -> tuple[str, list[str]]:
    """Open a tournament full of people with words; return its id and them by place."""
    people = [(await new_player(services, f"P{number}"))[0].id for number in range(entrants)]
    wanted = TournamentSettings(
        game=game,
        coaches=entrants,
        name="Cup",
        options={"format": format_},
        grace_minutes=10,
        visibility="public",
        sit=True,
        pause_minutes=pause_minutes,
        word_commitment=committed("P0"),
    )
    cup = await services.enrolment.create(people[0], wanted)
    for number, person in enumerate(people[1:], start=1):
        await services.enrolment.sit(cup, person, None, None, committed(f"P{number}"))
    return cup, people


async def reveal(services: Services, cup: str, people: list[str], numbers: range) -> Tournament:
    for number in numbers:
        await services.tournaments.reveal(cup, people[number], word(f"P{number}"))
    return await services.tournaments.look(cup)


def under_way(tournament: Tournament, coach: int) -> list[str]:
    """Return the states of this coach's matches, except for those that are settled."""
    fixtures = tournament.rules.fixtures(tournament.state)
    return [one.state for one in fixtures if coach in one.coaches and one.state == "due"]


@pytest.mark.parametrize(("game", "format_", "entrants"), FORMATS)
async def test_who_withdraws_while_words_are_awaited_is_out_at_the_start(
    services: Services, game: str, format_: str, entrants: int
) -> None:
    cup, people = await cup_in_lobby(services, game, format_, entrants)
    await services.tournaments.start(cup, people[0])
    leaver = entrants - 1

    for _ in range(2):  # the form may be sent twice
        await services.tournaments.leave(cup, people[leaver], leaver)
    waiting = await services.tournaments.look(cup)
    assert (waiting.header.status, waiting.departed()) == ("starting", (leaver,))

    begun = await reveal(services, cup, people, range(leaver))

    assert begun.header.status == "playing", "the word of the leaver is not waited for"
    assert begun.departed() == (leaver,)
    assert (await kinds_of_entries(services, cup))[:2] == ["leave", "start"]
    assert under_way(begun, leaver) == []
    again = await services.tournaments.look(cup)
    assert again.state == begun.state, "replayed, it is the same"


async def test_the_last_awaited_coach_who_withdraws_lets_the_tournament_begin(services: Services) -> None:
    cup, people = await cup_in_lobby(services, "hockey_game", "knockout", 4)
    await services.tournaments.start(cup, people[0])
    await reveal(services, cup, people, range(3))

    await services.tournaments.leave(cup, people[3], 3)

    tournament = await services.tournaments.look(cup)
    assert (tournament.header.status, tournament.departed()) == ("playing", (3,))
    assert [row.word is None for row in tournament.coaches] == [False, False, False, True]


@pytest.mark.parametrize(("game", "format_", "entrants"), FORMATS)
async def test_a_tournament_that_all_have_left_while_it_was_starting_ends(
    services: Services, game: str, format_: str, entrants: int
) -> None:
    cup, people = await cup_in_lobby(services, game, format_, entrants)
    await services.tournaments.start(cup, people[0])

    for coach, person in enumerate(people):
        await services.tournaments.leave(cup, person, coach)

    assert (await services.tournaments.look(cup)).header.status == "finished"
    async with services.sessions() as session:
        opened = await tournaments.matches_of(session, cup)
    assert not [one for one in opened.values() if one.status == "playing"]
    with pytest.raises(MatchOver):
        await services.tournaments.leave(cup, people[0], 0)


async def test_who_withdraws_in_a_pause_is_not_waited_for(services: Services) -> None:
    cup, people = await cup_in_lobby(services, "hockey_game", "knockout", 4, pause_minutes=60)
    await services.tournaments.start(cup, people[0])
    begun = await reveal(services, cup, people, range(4))
    for number in sorted(one.number for one in begun.due()):
        table = await services.tables.load(begun.match_id(number))
        loser = table.seats[0].player_id
        assert loser is not None
        await services.referee.resign(table, loser)
    pausing = await services.tournaments.look(cup)
    (final,) = pausing.due()
    leaver = final.coaches[0]
    assert leaver is not None and pausing.opens_at(final.number) > datetime.now(UTC)

    await services.tournaments.leave(cup, people[leaver], leaver)

    over = await services.tournaments.look(cup)
    assert (over.header.status, over.rules.fixtures(over.state)[final.number].state) == (
        "finished",
        "walkover",
    )
    assert over.rules.standings(over.state)[0].coach == final.coaches[1]


async def test_who_withdraws_from_a_match_under_way_resigns_it(services: Services) -> None:
    cup, people = await cup_in_lobby(services, "hockey_game", "round_robin", 3)
    await services.tournaments.start(cup, people[0])
    begun = await reveal(services, cup, people, range(3))
    leaver = begun.due()[0].coaches[0]
    assert leaver is not None

    await services.tournaments.leave(cup, people[leaver], leaver)

    assert under_way(await services.tournaments.look(cup), leaver) == []


async def test_a_free_place_of_the_lobby_is_free_again(services: Services) -> None:
    cup, people = await cup_in_lobby(services, "hockey_game", "round_robin", 3)

    await services.tournaments.leave(cup, people[1], 1)

    store = Store(services.tables, services.tournaments.news)
    async with services.sessions() as session:
        coaches = (await store.get(session, cup)).coaches
    assert [row.player_id is None for row in coaches] == [False, True, False]
