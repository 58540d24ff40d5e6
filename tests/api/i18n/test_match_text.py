"""A computer player has one name: at its table, in lists of matches and in mails, and on its cup's page."""

from typing import Any

import pytest

from app.api.access.identity import new_player
from app.api.i18n.match_text import seat_name, sitter_name
from app.api.services import Services
from app.api.tournaments.offered_formats import offered_formats, rules_offered, stored_options
from app.api.tournaments.routes import tournament_view
from app.api.tournaments.tournament_text import coach_names
from app.db.queries import tournaments
from app.db.queries.people import history
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.table.state.match_settings import MatchRequest, MatchSettings, Visibility
from app.table.table import Table
from app.tournaments.enrolment import TournamentSettings
from tests.support.matches.tables import start_table

pytestmark = [pytest.mark.anyio, pytest.mark.db]
FRIENDLY_CUP = ("helvetia_cup", 3, {"format": "round_robin", "cards": False})
CUPS: list[tuple[str, int, dict[str, Any]]] = [
    *(
        (game.id, rules_offered(game, one).min_coaches, stored_options(one, {}))
        for game in catalog().values()
        for one in offered_formats(game)
    ),
    FRIENDLY_CUP,
]


async def names_of(services: Services, table: Table) -> list[str]:
    """Return the names of a match's seats, which are the same at its table and in lists."""
    async with services.sessions() as session:
        (sat,) = (await history.sitters(session, [table.header.id])).values()
    listed = [sitter_name(table.game, table.header.options, one, "cs") for one in sat]
    assert listed == [seat_name(one, "cs") for one in table.document(None).seats]
    return listed


@pytest.mark.parametrize("game", catalog().values(), ids=lambda game: game.id)
async def test_a_computer_is_called_in_lists_as_at_its_table(services: Services, game: AnyGame) -> None:
    host = (await new_player(services, "Ann"))[0].id
    settings = MatchSettings(game=game.id, options={}, visibility=Visibility.PRIVATE)
    table = await services.lobby.create(host, MatchRequest(settings=settings, seats=game.max_seats))
    for seat in range(1, game.max_seats):
        await services.lobby.seat_bot(table, host, seat, "normal")

    names = await names_of(services, table)

    is_numbered = game.computer_name is None
    assert [name.startswith("Počítač") for name in names] == [False, *[is_numbered] * (game.max_seats - 1)]


@pytest.mark.parametrize(("game", "places", "options"), CUPS)
async def test_a_computer_is_called_at_its_table_as_on_the_page_of_its_cup(
    services: Services, game: str, places: int, options: dict[str, Any]
) -> None:
    host = (await new_player(services, "Ann"))[0].id
    wanted = TournamentSettings(
        game=game,
        coaches=places,
        name="Cup",
        options=options,
        grace_minutes=10,
        visibility="public",
        sit=False,
        fill_with="random",
    )
    cup = await services.enrolment.create(host, wanted)
    await services.tournaments.start(cup, host)

    tournament = await services.tournaments.look(cup)
    of_page = coach_names("cs", await tournament_view(services, tournament, None, ""))

    async with services.sessions() as session:
        opened = [*(await tournaments.matches_of(session, cup)).values()]
    assert opened and len({*of_page}) == places
    for match in opened:
        table = await services.tables.load(match.id)
        assert await names_of(services, table) == [of_page[seat.coach or 0] for seat in table.seats]


async def test_names_of_nobody_are_translated_in_lists(services: Services) -> None:
    table, people = await start_table(services)
    async with services.sessions.begin() as session:
        (sat,) = (await history.sitters(session, [table.header.id])).values()
    former = history.Sitter(0, people[0], "Former player", None)

    assert sitter_name(table.game, table.header.options, sat[0], "ru") == "P0"
    assert sitter_name(table.game, table.header.options, former, "cs") == "Smazaný profil"
