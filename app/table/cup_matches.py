"""The matches of a tournament: ordinary ones, only that the server opens and starts them."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Match, Seat
from app.engine.contract import Game
from app.engine.tournament import Fixture
from app.table.cup import Cup
from app.table.header import Header
from app.table.lobby import Wish, begin, new_match
from app.table.replay import moment_at
from app.table.table import Table
from app.table.tables import seated


async def opened_match(session: AsyncSession, cup: Cup, fixture: Fixture) -> str:
    """Both seats taken, and begun, in the caller's transaction; its id.

    Id, seed and the coaches' client seeds follow from the tournament, so that the server is bound
    by the commitment that was published before the first coach sat down.
    """
    header = cup.header
    options = dict(cup.rules.match_options(cup.state, fixture.number))
    wish = Wish(header.game, 2, options, header.visibility, False, None, cup.match_seed(fixture.number))
    match = new_match(cup.game, header.host_id, wish)
    match.id, match.code = cup.match_id(fixture.number), header.code
    match.tournament_id, match.fixture = header.id, fixture.number
    session.add(match)
    await session.flush()
    session.add_all(_seats(cup, match.id, fixture))
    await session.flush()
    table = Table(Header.of(match), cup.game)
    table.seats = await seated(session, match.id)
    begin(session, match, table)
    return match.id


def _seats(cup: Cup, match_id: str, fixture: Fixture) -> list[Seat]:
    coaches = [cup.coaches[coach] for coach in fixture.coaches if coach is not None]
    return [
        Seat(
            match_id=match_id,
            seat=seat,
            player_id=coach.player_id,
            bot=coach.bot,
            client_seed=coach.client_seed,
        )
        for seat, coach in enumerate(coaches)
    ]


async def final_state(session: AsyncSession, match: Match, game: Game[Any, Any]) -> Any:
    """Of a match that is over, from the rows alone: this process may have missed the end."""
    table = Table(Header.of(match), game)
    table.seats = await seated(session, match.id)
    return (await moment_at(session, table)).state
