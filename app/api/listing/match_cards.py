"""Match cards: the summary of a match for lists and headings, as one reader sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.i18n.match_text import clock_text, seat_name
from app.api.services import Services
from app.db.match_status import MatchStatus
from app.db.models import StoredMatch
from app.db.queries import match_lists
from app.db.queries.actions import LastAction
from app.engine.contract import AnyGame
from app.table.registry.match_summary import MatchSummary, summaries
from app.table.wire.document import PlayerView, SeatView


class MatchCard(Struct, frozen=True):
    """The card of a match.

    `url`: The address of its page, with the code of a private match if the reader knows it.
    `acting`: The names of the seats to act.
    """

    id: str
    game: AnyGame
    status: str
    url: str
    host_name: str
    seats: list[SeatView]
    names: list[str]
    """Names of all seats, free ones included."""
    others: list[str]
    acting: list[str]
    my_seat: int | None
    my_turn: bool
    taken: int
    seq: int
    to_act: list[int]
    visibility: str
    created_at: str
    clock: str | None
    """The time control in words; None without a clock."""
    invited: bool = False
    """Whether a seat is reserved for the reader."""
    is_rematch: bool = False

    @property
    def paused(self) -> bool:
        """Whether the match rests because the reader, its only player, is away from it."""
        return self.status == MatchStatus.ASLEEP and self.my_seat is not None and self.is_solo

    @property
    def is_solo(self) -> bool:
        """Whether one person sits among computers."""
        players = [one.player for one in self.seats if one.player is not None]
        return len(players) == 1 and not players[0].program

    @property
    def free(self) -> int:
        """Number of free seats."""
        return len(self.seats) - self.taken

    @property
    def first_free(self) -> int | None:
        """The first seat that a player can take; None if there is none."""
        free = (one.seat for one in self.seats if not one.player and not one.bot and not one.locked)
        return next(free, None)

    @property
    def seats_taken(self) -> list[int]:
        return [one.seat for one in self.seats if one.player or one.bot]

    def part(self, path: str) -> str:
        """Return the address of another page of this match, such as `/replay`."""
        page, _, query = self.url.partition("?")
        return page + path + (f"?{query}" if query else "")


def match_card(summary: MatchSummary, game: AnyGame, me: PlayerView | None, lang: str) -> MatchCard:
    """Return the card of a match for the reader `me`."""
    taken = [seat for seat in summary.seats if seat.player or seat.bot]
    my_seat = seat_of_player(summary.seats, me)
    return MatchCard(
        id=summary.id,
        game=game,
        status=summary.status,
        url=match_address(summary.id, summary.code if summary.visibility == "private" else None),
        host_name=summary.host.name,
        seats=summary.seats,
        names=(names := [seat_name(seat, lang) for seat in summary.seats]),
        others=[names[seat.seat] for seat in taken if seat.seat != my_seat],
        acting=[names[seat] for seat in summary.to_act],
        my_seat=my_seat,
        my_turn=my_seat in summary.to_act,
        taken=len(taken),
        seq=summary.seq,
        to_act=summary.to_act,
        visibility=summary.visibility,
        created_at=summary.created_at,
        clock=clock_text(lang, summary.clock) if summary.clock else None,
        invited=my_seat is None and any(_is_invited(one, me) for one in summary.seats),
        is_rematch=summary.rematch_of is not None,
    )


def _is_invited(seat: SeatView, me: PlayerView | None) -> bool:
    """Whether a seat is reserved for this player."""
    return me is not None and seat.asked is not UNSET and seat.asked.id == me.id and not seat.asked.declined


def match_address(match_id: str, code: str | None = None, part: str = "") -> str:
    """Return the path of a match's page, or of a `part` of it."""
    return f"/matches/{match_id}{part}" + (f"?code={code}" if code else "")


def seat_of_player(seats: list[SeatView], me: PlayerView | None) -> int | None:
    """Return the number of a player's seat; None if they have none."""
    return next((one.seat for one in seats if me and one.player and one.player.id == me.id), None)


async def newest_cards(
    session: AsyncSession, services: Services, me: PlayerView | None, lang: str, **wanted: Any
) -> list[MatchCard]:
    """Return the newest matches that `match_lists.newest` finds with these arguments."""
    return await match_cards(session, services, me, lang, await match_lists.newest(session, **wanted))


async def match_cards(
    session: AsyncSession,
    services: Services,
    me: PlayerView | None,
    lang: str,
    found: Sequence[StoredMatch],
    last: dict[str, LastAction] | None = None,
) -> list[MatchCard]:
    """Return the cards of matches whose games are installed.

    `last`: The last action of each match, if the caller has read them.
    """
    games: Mapping[str, AnyGame] = services.tables.games
    seen = await summaries(session, services.tables, found, me.id if me else None, "", last)
    return [match_card(summary, games[summary.game], me, lang) for summary in seen if summary.game in games]
