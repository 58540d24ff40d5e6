"""The settings and the identity of a match, and its seats."""

from datetime import datetime

from msgspec import Struct

from app.db.models import StoredMatch
from app.engine.types import Seat
from app.table.state.match_settings import MatchSettings, settings_of
from app.table.state.waiting_rules import NUDGE_ANSWER_WITHIN


class SeatState(Struct):
    """The state of one seat, as in db.models.Seat."""

    seat: Seat
    player_id: str | None
    name: str | None
    bot: str | None
    client_seed: str | None
    away: bool
    resigned: bool
    idle: bool = False
    kept_for: str | None = None
    kept_name: str | None = None
    declined: bool = False
    coach: int | None = None
    left: bool = False
    away_since: datetime | None = None
    first_id: str | None = None
    first_name: str | None = None
    sees_from: int = 0
    locked: bool = False
    ready: bool = False
    prodded_by: Seat | None = None
    prodded_at: datetime | None = None
    prodded_q: int | None = None
    missed_ms: int = 0
    missed_q: int | None = None
    nudges: int = 0
    program: bool = False
    word_commitment: str | None = None
    word: str | None = None
    sat_at: datetime | None = None
    awaited: bool = False

    @property
    def is_taken(self) -> bool:
        return self.player_id is not None or self.bot is not None

    @property
    def absent_from(self) -> datetime | None:
        """The time from which a nudged player who does not answer counts as absent; None without a nudge."""
        return self.prodded_at and self.prodded_at + NUDGE_ANSWER_WITHIN

    @property
    def is_served(self) -> bool:
        """Whether the server plays this seat."""
        return self.bot is not None or self.away or self.resigned or self.idle


class MatchHeader(MatchSettings, frozen=True, kw_only=True):
    """The parts of a match that do not change with what is played: its settings and its identity."""

    id: str
    code: str
    rules_version: int
    host_id: str
    server_seed: bytes
    created_at: datetime
    tournament_id: str | None = None
    rematch_of: str | None = None
    muted: bool = False
    lesson: bool = False
    removed: tuple[str, ...] = ()
    chance_version: int = 2
    chosen: str | None = None
    reveal_until: datetime | None = None

    @property
    def shown_seed(self) -> bytes | None:
        """The server's seed, which the end of the match shows to all; None in a tournament.

        Its coaches bring secrets to later matches. With the salts that follow from the seed, the heads that
        they kept could be searched for these.
        """
        return self.server_seed if self.tournament_id is None else None

    @staticmethod
    def of(match: StoredMatch) -> "MatchHeader":
        """Return the header of a stored match."""
        return MatchHeader(
            **settings_of(match),
            id=match.id,
            code=match.code,
            rules_version=match.rules_version,
            host_id=match.host_id,
            server_seed=match.server_seed,
            created_at=match.created_at,
            tournament_id=match.tournament_id,
            rematch_of=match.rematch_of,
            muted=match.muted,
            lesson=match.lesson,
            removed=tuple(match.removed),
            chance_version=match.chance_version,
            chosen=match.chosen,
            reveal_until=match.reveal_until,
        )
