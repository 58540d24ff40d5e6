"""Takes the finished matches of a device along to the player whom it becomes."""

from msgspec import Struct

from app.api.services import Services
from app.db.queries.people import player_merge
from app.table.cluster.message_bus import MessageKind, match_topic


class OtherMatches(Struct, frozen=True):
    """The matches of the player whom a device leaves: those that can come along, and those under way."""

    finished: int
    under_way: int


async def matches_to_take(services: Services, player_id: str, other_id: str) -> OtherMatches:
    """Count the matches of a player which another one could take along."""
    async with services.sessions() as session:
        finished = await player_merge.finished_of(session, player_id, other_id)
        return OtherMatches(len(finished), await player_merge.count_under_way(session, player_id))


async def take_along(services: Services, giver_id: str, taker_id: str) -> None:
    """Hand all finished matches of a player to another one, but those in which both have sat."""
    async with services.sessions.begin() as session:
        moved = await player_merge.finished_of(session, giver_id, taker_id)
        await player_merge.hand_over(session, moved, giver_id, taker_id)
    for match_id in moved:
        table = services.tables.in_memory(match_id)
        if table is not None:
            services.tables.evict(table)  # it has the names of those who sat there
        services.tables.bus.publish(match_topic(match_id), MessageKind.CHANGED)
