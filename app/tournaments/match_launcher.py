"""The matches of a tournament: ordinary ones, except that the server opens and starts them."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Seat, StoredMatch
from app.db.queries import matches
from app.engine.capabilities.tournament import Fixture
from app.engine.contract import AnyGame
from app.table.clock.time_control import time_control_of
from app.table.clock.timestamps import Instant
from app.table.lobby.lobby_service import start_match
from app.table.registry.match_rows import load_seats
from app.table.replay.position_loader import load_position
from app.table.state.match_header import MatchHeader
from app.table.state.match_settings import MatchRequest, MatchSettings, Substitutes, Visibility, new_match
from app.table.state.table_state import TableState
from app.tournaments.tournament import Tournament


async def opened_match(session: AsyncSession, tournament: Tournament, fixture: Fixture, time: Instant) -> str:
    """Open a fixture's match in the caller's transaction, with all seats taken, and start it; return its id.

    The id, the seed and the coaches' words follow from the tournament, so the server is bound by the
    commitment that was published before the first coach sat down.
    """
    header = tournament.header
    options = dict(tournament.rules.match_options(tournament.state, fixture.number))
    seed, seats = tournament.match_seed(fixture.number), len(fixture.coaches)
    settings = MatchSettings(
        game=header.game,
        options=options,
        visibility=Visibility(header.visibility),
        substitutes=Substitutes.NOBODY,
        clock=time_control_of(header.clock),
        rated=header.rated,
    )
    match = new_match(
        tournament.game, header.host_id, MatchRequest(settings=settings, seats=seats, sit=False, seed=seed)
    )
    match.id, match.code = tournament.match_id(fixture.number), header.code
    match.tournament_id, match.fixture = header.id, fixture.number
    match.chance_version, match.chosen = header.chance_version, header.chosen
    await matches.add(session, match, _seats(tournament, match.id, fixture))
    table = TableState(MatchHeader.of(match), tournament.game)
    table.seats = await load_seats(session, match.id)
    await start_match(session, match, table, time)
    return match.id


def _seats(tournament: Tournament, match_id: str, fixture: Fixture) -> list[Seat]:
    coaches = [tournament.coaches[coach] for coach in fixture.coaches if coach is not None]
    return [
        Seat(
            match_id=match_id,
            seat=seat,
            player_id=row.player_id,
            bot=row.bot,
            client_seed=row.client_seed,
            word_commitment=row.word_commitment,
            word=row.word,
            coach=row.coach,
        )
        for seat, row in enumerate(coaches)
    ]


async def final_state(session: AsyncSession, match: StoredMatch, game: AnyGame) -> tuple[Any, set[int]]:
    """Return the final state of a finished match, and the seats that have resigned.

    They are read from the rows alone, because this process may have missed the end.
    """
    table = TableState(MatchHeader.of(match), game)
    table.seats = await load_seats(session, match.id)
    resigned = {row.seat for row in table.seats if row.resigned}
    return (await load_position(session, table)).state, resigned
