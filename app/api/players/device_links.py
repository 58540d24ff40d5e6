"""Device links: a code that adds one device to a player, once and within ten minutes.

The code stands in the fragment of the link, which browsers send to nobody. Opening the link does not use it
up; the button of the page does.
"""

import base64
import secrets

from app.api.access.identity import add_token, secret_hash
from app.api.http.token_scopes import Scope
from app.api.services import Services
from app.db.queries import players
from app.db.queries.people import former, identity
from app.table.wire.document import PlayerView

CODE_BYTES = 16


def _hash(services: Services, code: str) -> bytes:
    """Return the keyed hash of a code, however it is grouped and in capital or small letters."""
    plain = "".join(one for one in code.lower() if one.isalnum())
    return secret_hash(services, f"device-link {plain}")


async def new_link(services: Services, player_id: str) -> str:
    """Return the code of a new device link, which replaces an earlier one of the player."""
    code = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode().rstrip("=").lower()
    async with services.sessions.begin() as session:
        await identity.keep_link(session, player_id, _hash(services, code))
    return code


async def player_of(services: Services, code: str) -> PlayerView | None:
    """Return the player to whom a device link leads, without using it up."""
    async with services.sessions() as session:
        player_id = await identity.owner_of_link(session, _hash(services, code))
        if player_id is None:
            return None
        known = (await players.by_ids(session, {player_id}))[player_id]
    return PlayerView(player_id, known.name, known.program)


async def use_link(services: Services, code: str, agent: str) -> tuple[str, str] | None:
    """Use up a device link; return its player and the token of their new device, None if it is stale.

    A name that sleeps wakes up. Raises Conflict if the player has too many devices; then the link is not
    used up.
    """
    async with services.sessions.begin() as session:
        player_id = await identity.use_link(session, _hash(services, code))
        if player_id is None:
            return None
        await former.wake(session, player_id)
        return player_id, await add_token(session, services, player_id, Scope.ALL, agent)
