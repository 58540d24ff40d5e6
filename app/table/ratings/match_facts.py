"""Reads from the rows of a finished match what decides whether it counts, and for whom."""

from collections.abc import Mapping, Sequence

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Match, Seat
from app.db.queries.ratings import taking
from app.engine.contract import AnyGame
from app.table.ratings.eligibility import MatchFacts, SeatFacts
from app.table.ratings.skill import Skill, anchor


async def facts_of(session: AsyncSession, match: Match, rows: Sequence[Seat]) -> MatchFacts:
    """Return the facts about a finished match with these seats."""
    people = {row.seat: _people_of(match, row) for row in rows}
    was_handed_over = any(len(one) > 1 for one in people.values())
    acted = await taking.actions_by_player(session, match.id) if was_handed_over else {}
    places = {one["seat"]: one["place"] for one in (match.outcome or {}).get("placements", ())}
    return MatchFacts(
        tuple(_seat(row, people[row.seat], places.get(row.seat), acted) for row in rows),
        has_given_seed=match.chosen is not None,
    )


def _people_of(match: Match, row: Seat) -> tuple[str, ...]:
    """Return those who have had a seat, in the order in which they came."""
    left = [player for player, seat in match.knew.items() if seat == row.seat]
    return tuple(one for one in dict.fromkeys((row.first_id, *left, row.player_id)) if one is not None)


def _seat(
    row: Seat, people: tuple[str, ...], place: int | None, acted: Mapping[tuple[int, str], int]
) -> SeatFacts:
    counts = {player: acted.get((row.seat, player), 0) for player in people}
    return SeatFacts(row.seat, place, None if people else row.bot, people, counts)


def anchors_of(game: AnyGame | None) -> dict[str, Skill]:
    """Return the skills of a game's rated computer players, by strength."""
    if game is None or game.computer is None:
        return {}
    known = {one: anchor(game.computer.measured, one) for one in game.computer.names}
    return {strength: skill for strength, skill in known.items() if skill is not None}
