"""The matches of a tournament that are under way, and the most watched one as its page shows it large."""

from collections.abc import Mapping
from contextlib import suppress

from markupsafe import Markup
from msgspec import Struct

from app.api.services import Services
from app.api.spectating.live_tiles import LiveTile, live_tile
from app.db.match_status import MatchStatus
from app.db.models import StoredMatch
from app.engine.contract import AnyGame
from app.errors import NotFound
from app.table.table import Table
from app.table.wire.document import SeatView


class Hero(Struct, frozen=True):
    """A match under way with its position."""

    id: str
    seats: tuple[SeatView, ...]
    tile: LiveTile
    background: Markup
    detailed: bool
    """Whether the background needs the game's own colours."""

    @property
    def board(self) -> Markup:
        """The pieces on the board."""
        return Markup(self.tile.svg)  # noqa: S704 - drawn by us


async def tables_under_way(services: Services, opened: Mapping[int, StoredMatch]) -> list[Table]:
    """Return the tables of those of a tournament's matches that are under way, the most watched one first."""
    found = []
    for number in sorted(opened):
        if opened[number].status == MatchStatus.PLAYING:
            with suppress(NotFound):
                found.append(await services.tables.load(opened[number].id))
    return sorted(found, key=lambda table: -table.spectators()[0])


def watched_first(tables: list[Table], lang: str) -> Table | None:
    """Return the first of these matches that has a picture; None without one."""
    for table in tables:
        tile = live_tile(table, lang, listed=False)
        if tile is not None and tile.box is not None and not tile.over:
            return table
    return None


def hero_of(tables: list[Table], game: AnyGame, lang: str) -> Hero | None:
    """Return the first of these matches of a game that has a picture; None without one."""
    table = watched_first(tables, lang) if game.overview else None
    tile = live_tile(table, lang, listed=False) if table else None
    if table is None or tile is None or game.overview is None:
        return None
    detailed = game.overview.detailed_background
    return Hero(
        table.header.id,
        tuple(table.seat_views()),
        tile,
        Markup((detailed or game.overview.background)()),  # noqa: S704 - drawn by us
        detailed is not None,
    )
