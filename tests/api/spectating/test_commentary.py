"""The commentary of a match that is being watched."""

import pytest

from app.api.services import Services
from app.api.spectating.live_tiles import live_tile
from app.engine.catalog import catalog
from tests.support.matches.tables import play_randomly, start_table


@pytest.mark.anyio
@pytest.mark.db
async def test_who_watches_reads_the_chance_of_what_stands_until_it_is_decided(services: Services) -> None:
    table, people = await start_table(services, game="hockey_game")
    highlights, seen = catalog()["hockey_game"].highlights, set[bool | None]()
    assert highlights is not None and highlights.current_attempt is not None
    for step in range(90):
        await play_randomly(services, table, people, 1, seed=step)
        tile = live_tile(table, "en")
        assert table.position is not None and tile is not None
        attempt = highlights.current_attempt(table.position.public)
        open_ = attempt is not None and 0 < attempt.probability < 1
        assert tile.lines[-1].endswith("%, before cards") == open_
        seen.add(open_)
        if " : " in tile.lines[-1] and tile.lines[-2].endswith("%, before cards"):
            seen.add(None)
    assert seen == {True, False, None}, "what was tried, and then what came of it, one below the other"
