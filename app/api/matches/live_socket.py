"""The route of the live channel: one WebSocket of one player or spectator at one table."""

from contextlib import ExitStack

import structlog
from fastapi import APIRouter, WebSocket

from app.api.access.errors import count_error
from app.api.access.identity import client_key, identify
from app.api.i18n.translations import language_of
from app.api.matches.conversation import Conversation, record_arrival
from app.api.server.socket_messages import CLOSE_CODE_OF, error_message
from app.api.services import services_of
from app.errors import Forbidden, StadionError, Unauthenticated
from app.table.registry.match_summary import may_enter
from app.table.wire.channel import TRY_AGAIN_LATER
from app.table.wire.frame import text_of

router = APIRouter()
log = structlog.get_logger()

CLOSE_INTERNAL = 1011


@router.websocket("/api/matches/{match_id}/live")
async def live(socket: WebSocket, match_id: str) -> None:
    """Connect a player or a spectator to a table. See docs/PROTOCOL.md, The live channel."""
    await socket.accept()
    with ExitStack() as held:
        try:
            conversation = await _open(socket, match_id, held)
        except StadionError as error:
            count_error(error)
            await socket.send_text(text_of(error_message(error, None, language_of(socket))))
            await socket.close(CLOSE_CODE_OF.get(error.code, CLOSE_INTERNAL))
            return
        except Exception as error:
            log.error("channel_not_opened", match=match_id, exc_info=error)
            await socket.close(TRY_AGAIN_LATER)
            return
        await conversation.run()


async def _open(socket: WebSocket, match_id: str, held: ExitStack) -> Conversation:
    """Admit a client to a table; `held` releases what it holds of limits and tables. Raises StadionError."""
    services = services_of(socket)
    services.limits.spend_request(client_key(socket))
    identity = await identify(socket)
    if identity is None and "authorization" in socket.headers:
        raise Unauthenticated("unknown-token")
    player_id = identity.player.id if identity else None
    allowance = held.enter_context(services.limits.channel(player_id, client_key(socket)))
    held.enter_context(services.tables.keeping(match_id))
    table = await services.tables.load(match_id)
    if not may_enter(table, player_id, socket.query_params.get("code")):
        raise Forbidden("private-table")
    await record_arrival(services, table, player_id)
    return Conversation(services, socket, table, identity, allowance)
