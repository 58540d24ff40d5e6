"""The errors of a table, one class per `code` of docs/PROTOCOL.md.

Each is named by the sentence that a player reads, `error-<name>` of `app/text/errors.*.ftl`, and holds the
variables of that sentence. Only `api/access/errors.py` words them, as problem+json or a live `error`.
"""

from app.engine.types import Objection, OptionsRefused


class StadionError(Exception):
    """The base of all errors. The match, table or tournament is as it was.

    sentence: Names the text `error-<sentence>`; `about` holds its variables.
    cause: The technical reason in English, for programs. No player needs it to understand the sentence.
    """

    code = "internal"

    def __init__(self, sentence: str, /, *, cause: object = None, **about: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.cause = None if cause is None else str(cause)
        self.about = about


class BadRequest(StadionError):
    code = "bad_request"


class Nameless(BadRequest):
    """The typed text is no name."""


class UnplayableOptions(BadRequest):
    """`game` cannot be played with these options; its texts or the site's have the sentence."""

    def __init__(self, game: str, refusal: OptionsRefused) -> None:
        sentence = f"option-{refusal.text.replace('_', '-')}"
        super().__init__(sentence, cause=refusal.cause, **refusal.params)
        self.game = game


class Unauthenticated(StadionError):
    code = "unauthenticated"


class Forbidden(StadionError):
    code = "forbidden"


class NotFound(StadionError):
    code = "not_found"


class Conflict(StadionError):
    code = "conflict"


class Stale(StadionError):
    code = "stale"


class NotYourTurn(StadionError):
    code = "not_your_turn"


class Illegal(StadionError):
    """The action is against the rules. `objection` names the clause that forbids it; None: no action fits."""

    code = "illegal_action"

    def __init__(self, game: str, objection: Objection | None) -> None:
        super().__init__("not-offered")
        self.game = game
        self.objection = objection


class MatchOver(StadionError):
    code = "match_over"


class MatchFull(StadionError):
    code = "match_full"


class OnBreak(Conflict):
    """Maintenance is near or goes on: what was asked for is possible afterwards."""


class AlreadyStarted(StadionError):
    code = "already_started"


class TooLarge(StadionError):
    code = "too_large"


class RateLimited(StadionError):
    """The client has sent too many requests; it can try again after `wait_s` seconds."""

    code = "rate_limited"

    def __init__(self, sentence: str, /, *, wait_s: int = 1) -> None:
        super().__init__(sentence)
        self.wait_s = wait_s
