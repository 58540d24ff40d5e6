"""How strong the coaches of a tournament are when it starts, for its seeds."""

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncSession

from app.db.queries.ratings import taking
from app.db.tournament_models import Coach
from app.engine.contract import AnyGame
from app.table.ratings.match_facts import anchors_of
from app.table.ratings.skill import Skill


async def strengths_of(session: AsyncSession, game: AnyGame, coaches: Sequence[Coach]) -> list[int | None]:
    """Return the rating of each place less its deviation, in points; None for a free place.

    A coach without a rating in this game counts like a new player.
    """
    people = [row.player_id for row in coaches if row.player_id is not None]
    ratings = await taking.latest(session, game.id, people)
    skills = {player: Skill(rating.mu, rating.sigma) for player, rating in ratings.items()}
    anchors = anchors_of(game)
    return [_strength(row, skills, anchors) for row in coaches]


def _strength(row: Coach, skills: dict[str, Skill], anchors: dict[str, Skill]) -> int | None:
    if row.player_id is not None:
        skill = skills.get(row.player_id, Skill())
    elif row.bot is not None:
        skill = anchors.get(row.bot, Skill())
    else:
        return None
    return skill.points - skill.spread
