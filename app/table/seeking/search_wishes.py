"""The rows of searches and the wishes that they keep."""

from msgspec import Struct

from app.db.queries.seeking.searches import SearchState
from app.db.rows.seeking import OpponentCall, OpponentSearch, StoredSearch
from app.table.seeking.meetings.wish import Pace, RatedWish, Wish
from app.table.state.match_settings import random_word

ID_LENGTH = 12


class Reach(Struct, frozen=True):
    """How a search is known and reached: hashes of its player and of their browser (None for programs)."""

    person: bytes
    device: bytes | None = None


def new_search(player_id: str, wish: Wish, games: dict[str, list[int]], reach: Reach) -> OpponentSearch:
    """Return the row of a new search, without its place in line."""
    row = OpponentSearch(
        id=random_word(ID_LENGTH),
        player_id=player_id,
        person=reach.person,
        device=reach.device,
        state=SearchState.WAITING,
        missed=0,
        keeps_range=False,
    )
    put_wish(row, wish, games)
    return row


def wish_of_call(call: OpponentCall) -> Wish:
    """Return the wish of a player who joins a gathering and looks for nothing else."""
    sizes = frozenset(range(call.seats, call.most + 1))
    rated = RatedWish.EITHER if call.is_rated else RatedWish.FRIENDLY
    return Wish({call.game: sizes}, frozenset({Pace(call.pace)}), rated, fills=not call.is_rated)


def wish_of(row: StoredSearch) -> Wish:
    """Return the wish of a search."""
    games = {game: frozenset(sizes) for game, sizes in row.games.items()}
    return Wish(games, frozenset(map(Pace, row.paces)), RatedWish(row.rated), row.within, row.fills)


def put_wish(row: OpponentSearch, wish: Wish, games: dict[str, list[int]]) -> None:
    """Give a search another wish."""
    row.games, row.paces = games, sorted(wish.paces)
    row.rated, row.fills = wish.rated, wish.fills
    row.within = wish.within if wish.rated is RatedWish.RATED else None
    row.keeps_range = False
