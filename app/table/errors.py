"""What can go wrong at a table, one class a `code` of docs/PROTOCOL.md.

Each message is a sentence that a player understands. `api/errors.py` turns them into
problem+json or a live `error`; nothing else does.
"""

from app.engine.contract import Objection


class TableError(Exception):
    """Base: nothing has changed."""

    code = "internal"

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class BadRequest(TableError):
    code = "bad_request"


class Nameless(BadRequest):
    """What was typed is no name."""


class Unauthenticated(TableError):
    code = "unauthenticated"


class Forbidden(TableError):
    code = "forbidden"


class NotFound(TableError):
    code = "not_found"


class Conflict(TableError):
    code = "conflict"


class Stale(TableError):
    code = "stale"


class NotYourTurn(TableError):
    code = "not_your_turn"


class Illegal(TableError):
    """`objection` names the clause in the way (None: it fits nothing on the table) in that game."""

    code = "illegal_action"

    def __init__(self, game: str, objection: Objection | None) -> None:
        super().__init__("That cannot be done now.")
        self.game = game
        self.objection = objection


class MatchOver(TableError):
    code = "match_over"


class MatchFull(TableError):
    code = "match_full"


class AlreadyStarted(TableError):
    code = "already_started"


class TooLarge(TableError):
    code = "too_large"


class RateLimited(TableError):
    code = "rate_limited"
