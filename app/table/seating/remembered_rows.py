"""The rows of a match and its seats as memory knows them: copies on which a change can be tried."""

from typing import Any

from app.db.models import Match, Seat
from app.table.state.match_settings import settings_columns
from app.table.state.table_state import TableState


def remembered_rows(table: TableState) -> tuple[Match, list[Seat]]:
    """Return rows that no session knows, so that changing them changes nothing.

    They lack what memory does not hold, such as what a substitute knew of another seat (`knew`).
    """
    header = table.header
    columns = _columns(Match, header) | settings_columns(header) | {"removed": [*header.removed]}
    match = Match(**columns, status=table.status, knew={})
    return match, [Seat(match_id=header.id, **_columns(Seat, seat)) for seat in table.seats]


def _columns(model: type[Match] | type[Seat], source: object) -> dict[str, Any]:
    names = (column.key for column in model.__table__.columns)
    return {name: getattr(source, name) for name in names if hasattr(source, name)}
