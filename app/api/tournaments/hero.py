"""The most watched match of a tournament, as its page shows it large."""

from markupsafe import Markup
from msgspec import Struct

from app.api.services import Services
from app.api.spectating.live_tiles import LiveTile, live_tile
from app.api.tournaments.live_channel import tables_under_way
from app.engine.contract import AnyGame
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


async def hero_of(services: Services, tournament_id: str, game: AnyGame, lang: str) -> Hero | None:
    """Return the most watched match under way; None without one."""
    for table in await tables_under_way(services, tournament_id):
        tile = live_tile(table, lang, listed=False)
        if tile is not None and tile.box is not None and not tile.over and game.overview:
            detailed = game.overview.detailed_background
            drawn = (detailed or game.overview.background)()
            return Hero(
                table.header.id,
                tuple(table.seat_views()),
                tile,
                Markup(drawn),  # noqa: S704 - drawn by us
                detailed is not None,
            )
    return None
