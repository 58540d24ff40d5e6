"""The lines of a record of format 2, each with its head in the match's chain (app/engine/chain.py)."""

from datetime import datetime
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from app.db.models import Match
from app.engine.chain import BEFORE_ALL, ChainHead
from app.engine.types import Seat
from app.table.state.match_header import SeatState
from app.table.state.table_state import TableState
from app.table.views.fairness_view import fairness_view
from app.table.wire.document import iso

FORMAT = 2
UNCHAINED = ("server_seed", "head")
"""The fields of `fairness` that are known only later."""


class ActionLine(Struct, frozen=True, kw_only=True):
    """The line of an action; the setup has neither seat nor action."""

    seq: int
    seat: Seat | None
    action: Any
    draws: list[Any]
    events: Any
    at: str
    served: str | UnsetType = UNSET


class EventLine(Struct, frozen=True):
    """The line of a table event, after action number `after`."""

    event: dict[str, Any]
    seat: Seat | None
    after: int
    at: str


def begun_chain(match: Match, table: TableState, setup: ActionLine, at: datetime) -> ChainHead | None:
    """Store the header of the record as of now, and return the head after the setup.

    Returns None, with nothing stored, in version 1 of chance.
    """
    if match.chance_version == 1:
        return None
    match.record_header = record_header(table, at)
    seed = table.header.server_seed
    return BEFORE_ALL.followed_by(seed, match.record_header).followed_by(seed, setup)


def record_header(table: TableState, started_at: datetime) -> dict[str, Any]:
    """Return line 0: the match as it was at the start, without the server's seed."""
    proof: dict[str, Any] = msgspec.to_builtins(
        fairness_view(table.header, table.seats, begun=True, over=False)
    )
    return {
        "stadion_record": FORMAT,
        "match": table.header.id,
        "game": table.header.game,
        "rules_version": table.header.rules_version,
        "options": table.header.options,
        "seats": [seat_entry(one) for one in table.seats],
        **({"lesson": True} if table.header.lesson else {}),
        "fairness": {name: value for name, value in proof.items() if name not in UNCHAINED},
        "started_at": iso(started_at),
    }


def seat_entry(seated: SeatState) -> dict[str, Any]:
    """Return a seat as the header of a record names it."""
    coach = {} if seated.coach is None else {"coach": seated.coach}
    return {"seat": seated.seat, "name": seated.name, "bot": seated.bot} | coach


def head_after(table: TableState, line: Any) -> ChainHead | None:
    """Return the head after one more line of this match; None if the match has no chain."""
    return None if table.chain is None else table.chain.followed_by(table.header.server_seed, line)
