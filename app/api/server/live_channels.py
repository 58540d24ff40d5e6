"""The course that live channels share: a client is let in or told why not, and heard until it leaves."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from app.api.access.errors import count_error
from app.api.access.identity import Identity, client_key, identify
from app.api.http.rate_limits import MESSAGES_PER_SECOND, SlidingWindow
from app.api.i18n.translations import language_of
from app.api.server.socket_messages import (
    CLOSE_ABUSE,
    CLOSE_CODE_OF,
    PONG,
    Ping,
    error_message,
    receive_message,
)
from app.api.services import services_of
from app.concurrency.tasks import cancel_and_wait
from app.errors import BadRequest, StadionError
from app.table.wire.frame import text_of

CLOSED = 4400
"""The close code for errors that have none of their own."""
_pings = msgspec.json.Decoder(Ping)


@asynccontextmanager
async def admitted(socket: WebSocket) -> AsyncIterator[Identity | None]:
    """Accept a client and yield who it is; None for a visitor. A refusal is sent, and closes the channel."""
    await socket.accept()
    try:
        services_of(socket).limits.spend_request(client_key(socket))
        yield await identify(socket)
    except StadionError as error:
        await say_refusal(socket, error)
        await socket.close(CLOSE_CODE_OF.get(error.code, CLOSED))


async def say_refusal(socket: WebSocket, error: StadionError, lang: str | None = None) -> None:
    """Send a refusal in a language; in the client's own without one."""
    count_error(error)
    await socket.send_text(text_of(error_message(error, None, lang or language_of(socket))))


async def until_left(*work: Coroutine[Any, Any, None]) -> None:
    """Run this work together until a part of it ends or the client disconnects.

    Raises what that part has raised.
    """
    tasks = [asyncio.create_task(one) for one in work]
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    await cancel_and_wait(tasks)
    for task in done:
        with suppress(WebSocketDisconnect):
            task.result()


async def answer_pings(socket: WebSocket, lang: str | None = None) -> None:
    """Answer the pings of a client that sends nothing else, until there are too many.

    Raises WebSocketDisconnect.
    """
    window = SlidingWindow(MESSAGES_PER_SECOND, 1.0)
    while window.allows():
        try:
            await receive_message(socket, _pings)
        except BadRequest as refusal:
            await say_refusal(socket, refusal, lang)
            continue
        await socket.send_text(text_of(PONG))
    await socket.close(CLOSE_ABUSE)
