"""People who look for an opponent, and what has become of their searches."""

from datetime import timedelta

from sqlalchemy import text

from app.api.access.identity import new_player
from app.api.services import Services
from app.db.queries.seeking import calls as call_rows
from app.db.queries.seeking import later, searches
from app.db.rows.seeking import OpponentCall, OpponentSearch
from app.table.seeking.meetings.wish import LIVE, Wish
from app.table.seeking.search_wishes import Reach
from tests.support.servers.server_parts import Time

TONIGHT = timedelta(hours=8)
DUEL = Wish({"hockey_game": frozenset()}, LIVE)


async def people(services: Services, number: int) -> list[str]:
    return [(await new_player(services, f"P{n}"))[0].id for n in range(number)]


async def look(services: Services, player_id: str, wish: Wish = DUEL, device: bytes | None = None) -> None:
    await services.seeking.look(player_id, wish, Reach(player_id.encode(), device))


async def search_of(services: Services, player_id: str) -> OpponentSearch | None:
    async with services.sessions() as session:
        return await searches.open_of(session, player_id)


async def call_of(services: Services, player_id: str) -> OpponentCall | None:
    """Return the open call of a player; None without one."""
    async with services.sessions() as session:
        search = await searches.open_of(session, player_id)
        return None if search is None else await call_rows.open_of(session, search.id)


async def count(services: Services, table: str) -> int:
    async with services.sessions() as session:
        return await session.scalar(text(f"SELECT count(*) FROM {table}")) or 0


async def call_both(services: Services) -> tuple[list[str], OpponentCall]:
    """Let two people look, and return them with the call that comes of it."""
    both = await people(services, 2)
    for one in both:
        await look(services, one)
    call = await call_of(services, both[0])
    assert call is not None
    return both, call


async def meet_tonight(services: Services, time: Time) -> list[str]:
    """Return two people who will be there tonight."""
    both = await people(services, 2)
    await services.set_times.meet(both[0], DUEL, Reach(b"0"), time.now + TONIGHT)
    async with services.sessions() as session:
        (row,) = await later.listed(session)
    await services.set_times.come(both[1], row.id, Reach(b"1"))
    return both
