"""The live channel of clients whose network lets no WebSocket through: documents by long poll.

A poll joins the table like a live channel, and stays there for some seconds after its answer. So a player who
polls counts as connected without a break.
"""

import asyncio
from contextlib import ExitStack, suppress
from hashlib import blake2b
from typing import Literal

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from app.api.access.identity import OptionalPlayer, client_key, identify
from app.api.access.match_access import OpenTable
from app.api.http.responses import response_schemas
from app.api.matches.conversation import in_the_background, record_arrival, record_departure
from app.api.services import Services, TheServices
from app.table.table import Table
from app.table.wire.channel import Channel
from app.table.wire.document import Document
from app.table.wire.frame import payload_of

router = APIRouter(prefix="/api/matches/{match_id}", tags=["matches"])

ANSWERED_WITHIN_S = 20.0
KEPT_S = 10.0
"""How long a poll stays at the table after its answer, unless the next one comes sooner."""


class StateMessage(Struct):
    """The message `state` of the live channel."""

    t: Literal["state"]
    doc: Document
    head: str | None = None


class Bell:
    """An outlet that only notes that something was sent."""

    def __init__(self) -> None:
        self.flow: Channel | None = None
        self.rung = asyncio.Event()

    def write(self, frame: bytes) -> None:
        """Note that there is news; the frame is dropped."""
        self.rung.set()


class Poll(Channel):
    """The channel of one poll."""

    __slots__ = ("is_followed",)

    def __init__(self, player_id: str | None, bell: Bell, table: Table, token_id: str | None) -> None:
        super().__init__(player_id, bell, table.state_for, token_id)
        self.is_followed = asyncio.Event()
        """Set when another poll with the same token has come to the table."""

    def follow(self, table: Table) -> None:
        """Let earlier polls with the same token leave once they are answered: one player fills one place."""
        for other in table.presence.listeners():
            if isinstance(other, Poll) and other is not self and other.token_id == self.token_id:
                other.is_followed.set()


@router.get(
    "/document/next",
    responses={**response_schemas(StateMessage), 304: {"description": "Nothing has changed"}},
)
async def next_document(
    table: OpenTable, request: Request, visitor: OptionalPlayer, services: TheServices
) -> Response:
    """Return the message `state` of the live channel, as soon as it is not the one of `If-None-Match`."""
    player_id = visitor.id if visitor else None
    bell = Bell()
    who = await identify(request) if visitor else None
    channel = Poll(player_id, bell, table, who.token_id if who else None)
    with ExitStack() as held:
        held.enter_context(services.limits.channel(player_id, client_key(request)))
        held.enter_context(services.tables.keeping(table.header.id))
        await record_arrival(services, table, player_id)
        table.join(channel, None)
        channel.follow(table)
        services.cluster_sync.mark_presence_changed(table)
        staying = held.pop_all()
    try:
        return await _next_answer(table, channel, bell, request.headers.get("if-none-match"))
    finally:
        in_the_background(_leave_later(services, table, channel, staying))


async def _next_answer(table: Table, channel: Poll, bell: Bell, known: str | None) -> Response:
    """Return the present message, or 304 if it is still the `known` one when the time is up."""
    message, tag = _tagged(table, channel)
    with suppress(TimeoutError):
        async with asyncio.timeout(ANSWERED_WITHIN_S):
            while tag == known:
                bell.rung.clear()
                await bell.rung.wait()
                message, tag = _tagged(table, channel)
    if tag == known:
        return Response(status_code=304, headers={"ETag": tag})
    return Response(message, media_type="application/json", headers={"ETag": tag})


def _tagged(table: Table, channel: Channel) -> tuple[bytes, str]:
    message = payload_of(table.state_for(channel))
    return message, f'"{blake2b(message, digest_size=12).hexdigest()}"'


async def _leave_later(services: Services, table: Table, channel: Poll, staying: ExitStack) -> None:
    with staying:
        if channel.player_id is not None:  # a nameless spectator would be counted once more
            with suppress(TimeoutError):
                async with asyncio.timeout(KEPT_S):
                    await channel.is_followed.wait()
        table.leave(channel)
        services.cluster_sync.mark_presence_changed(table)
    await record_departure(services, table, channel.player_id)
