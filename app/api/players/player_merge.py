"""Takes the matches of a device along to the player whom it becomes."""

from app.api.services import Services
from app.db.queries.people import player_merge
from app.db.queries.ratings import leaderboards
from app.table.cluster.message_bus import MessageKind, match_topic


async def matches_to_take(services: Services, player_id: str, other_id: str) -> int:
    """Count the matches of a player which another one could take along."""
    async with services.sessions() as session:
        return len(await player_merge.matches_of(session, player_id, other_id))


async def take_along(services: Services, giver_id: str, taker_id: str) -> None:
    """Hand the matches and seats of a player to another one, but where both have sat, and their ratings in
    the games in which the other one has none.

    Tables in use show who sits there now.
    """
    async with services.sessions.begin() as session:
        await leaderboards.hand_over(session, giver_id, taker_id)
        moved = await player_merge.matches_of(session, giver_id, taker_id)
        await player_merge.hand_over(session, moved, giver_id, taker_id)
    await services.former_players.show_name(giver_id)
    for match_id in moved:
        services.tables.bus.publish(match_topic(match_id), MessageKind.CHANGED)
