"""Recomputes a match that counted from its stored rows."""

from collections.abc import Mapping, Sequence

from app.db.rows.ratings import RatedMatch, RatedSeat
from app.table.ratings.eligibility import SeatFacts
from app.table.ratings.season import season_of
from app.table.ratings.skill import Skill
from app.table.ratings.standing import SeasonStanding, SeatResult, results_of


def recomputed(
    taken: RatedMatch, stored: Sequence[RatedSeat], standings: Mapping[str, SeasonStanding]
) -> list[SeatResult]:
    """Compute a match from the standings of its players; deleted ones enter as they were."""
    season = season_of(taken.season)
    former = {f"former {row.seat}": row for row in stored if row.player_id is None and row.bot is None}
    entrants = [
        SeatFacts(
            row.seat, row.place, row.bot, (row.player_id or f"former {row.seat}",) if not row.bot else ()
        )
        for row in stored
    ]
    known = {
        **standings,
        **{name: SeasonStanding(season, Skill(row.mu, row.sigma)) for name, row in former.items()},
    }
    anchors = {row.bot: Skill(row.mu, row.sigma) for row in stored if row.bot is not None}
    return results_of(entrants, season, known, anchors)
