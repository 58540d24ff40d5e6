"""Rules for substitutes: who may take an abandoned seat of a running match, and what they may know.

A seat that its player left on purpose is open at once; a seat that the computer plays for an absent player
opens after ten minutes. A substitute plays it until they stand up. Then it belongs to its first player again,
who can only watch meanwhile. A seat that was resigned belongs to the substitute for good. A player who has
left a seat to a substitute can only take that seat again; in another one they would know two hands.
"""

from collections.abc import Sequence
from datetime import datetime

from app.db.models import Match, Seat
from app.errors import Conflict, Forbidden, MatchFull, NotFound
from app.table.state.match_header import SeatState
from app.table.state.match_settings import Substitutes
from app.table.state.waiting_rules import SEAT_KEPT_FOR


def open_from(row: Seat | SeatState) -> datetime | None:
    """Return when a substitute may take the seat, if the table allows substitutes; None if it is not
    abandoned.
    """
    if row.player_id is None or row.away_since is None:
        return None
    if row.left or row.resigned:
        return row.away_since
    return row.away_since + SEAT_KEPT_FOR if row.away or row.idle else None


def abandoned_seat(
    match: Match, seats: Sequence[Seat], wanted: int | None, player_id: str, code: str | None, now: datetime
) -> Seat:
    """Return the seat that this substitute may take. Raises NotFound, Forbidden, Conflict, MatchFull."""
    if wanted is not None and not 0 <= wanted < len(seats):
        raise NotFound("no-such-seat")
    if any(row.first_id == player_id for row in seats):
        raise Conflict("somebody-plays-for-you")
    left = [row for row in seats if (at := open_from(row)) is not None and at <= now]
    if wanted is not None and seats[wanted] not in left:
        raise Conflict("seat-taken")
    if not left:
        raise MatchFull("table-full")
    left = [row for row in left if match.knew.get(player_id, row.seat) == row.seat]
    if not left or (wanted is not None and seats[wanted] not in left):
        raise Forbidden("knows-another-seat")
    if match.wait_for_all or match.substitutes == Substitutes.NOBODY:
        raise Forbidden("no-substitutes")
    if match.substitutes == Substitutes.LINK and code != match.code:
        raise Forbidden("substitute-needs-link")
    return left[0] if wanted is None else seats[wanted]


def take_over(match: Match, row: Seat, player_id: str, seq: int) -> None:
    """Give the seat to a substitute, after action number `seq`. They see no secrets from before, unless
    the seat was resigned.
    """
    match.knew = match.knew | {str(row.player_id): row.seat}
    if row.resigned:
        row.resigned, row.first_id, row.sees_from = False, None, 0
    else:
        row.first_id, row.sees_from = row.first_id or row.player_id, seq + 1
    row.player_id, row.nudges = player_id, 0


def stand_up(match: Match, row: Seat, now: datetime, *, first_is_here: bool) -> None:
    """Give the seat back to its first player; the computer plays it while they are not connected."""
    match.knew = match.knew | {str(row.player_id): row.seat}
    row.player_id, row.first_id, row.sees_from, row.nudges = row.first_id, None, 0, 0
    row.away, row.left, row.idle = not first_is_here, False, False
    row.away_since = None if first_is_here else now


def may_know(sees_from: Sequence[int], seat: int | None, seq: int) -> bool:
    """Return whether the present player of a seat may know its secrets of after `seq` actions
    (`Table.sees_from`).
    """
    return not sees_from or seat is None or seq >= sees_from[seat]
