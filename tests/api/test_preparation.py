"""Nothing that is made for a match or a game stops the event loop for as long as a player would notice."""

import gc

import httpx
import pytest

from app.api.assets.static_files import static_files
from app.api.preparation import pieces, prepare
from app.api.services import Services
from app.engine.catalog import catalog
from app.main import create_app
from app.time_source import utc_now
from tests.support.loop_heartbeat import Heartbeat
from tests.support.matches.tables import play_randomly, start_table
from tests.support.servers.server_parts import settings

pytestmark = pytest.mark.anyio

BOUND_S = 0.05
TRIED_AGAIN = 2
"""How often a game is measured again with a new match: a page that holds up the loop does so each time."""
ACTIONS = 100
HTML = {"Accept": "text/html", "Accept-Encoding": "br, gzip"}


def things(game: str, match: str, seq: int) -> list[str]:
    """Return the addresses of everything expensive about a finished match and its game."""
    api, page = f"/api/matches/{match}", f"/matches/{match}"
    return [
        *(f"{api}/document", f"{api}/document?seq={seq // 2}", f"{api}/record"),
        *(f"{page}/result", f"{page}/replay", f"{page}/embed", f"/og/{match}.en.png"),
        *(f"/learn/{game}", f"/learn/{game}/positions"),
        *(f"/rules/{game}", f"/rules/{game}/1", f"/rules/{game}/1/pictures", f"/rules/{game}/print"),
    ]


async def test_the_loop_goes_on_while_everything_is_made(database_url: str, anyio_backend: str) -> None:
    app, stalls = create_app(settings(database_url), utc_now), dict[str, float]()
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://stadion", headers=HTML) as client,
    ):
        await prepare(app)
        for game in catalog():
            found = await stalls_of(app.state.services, client, game)
            for _ in range(TRIED_AGAIN):
                if max(found.values()) < BOUND_S:
                    break
                again = await stalls_of(app.state.services, client, game)
                found = {name: min(stall, again[name]) for name, stall in found.items()}
            stalls |= {f"{game} {name}": stall for name, stall in found.items()}
    gc.unfreeze()

    assert {name: stall for name, stall in stalls.items() if stall >= BOUND_S} == {}


async def stalls_of(services: Services, client: httpx.AsyncClient, game: str) -> dict[str, float]:
    """Return for how many seconds each page of a game and of a new match of it holds up the loop."""
    table, people = await start_table(services, game=game)
    await play_randomly(services, table, people, most=ACTIONS)
    await services.referee.resign(table, people[0])
    stalls = {}
    for address in [*things(game, table.header.id, table.seq), "/", "/watch", "/openapi.json"]:
        heart = Heartbeat()
        async with heart.measuring():
            answer = await client.get(address, timeout=120)
        assert answer.status_code == 200, address
        name = address.replace(table.header.id, "match").replace(f"={table.seq // 2}", "=half")
        stalls[name] = heart.longest_processor_s
    return stalls


def test_what_is_prepared_is_what_pages_name(database_url: str) -> None:
    app = create_app(settings(database_url), utc_now)

    for piece in pieces(app):
        piece()

    assert app.openapi_schema is not None
    assert "js/pages/table_page.js" in static_files()._contents
