"""Being called, wherever on the site one is: a small channel of each page of a player, and the list of the
tables that wait for him, as the header shows it."""

from typing import TypeAlias

import msgspec
from fastapi import APIRouter, Request, Response, WebSocket, WebSocketDisconnect
from msgspec import Struct, structs

from app.api.cards import Card, card_of
from app.api.frames import frames_of
from app.api.limits import MESSAGES_A_SECOND, Window
from app.api.live import ABUSE, CLOSED_BY, LARGEST_FRAME, PONG, Ping, error_message
from app.api.render import page
from app.api.site import Site, TheSite, site_of
from app.api.text import language_of
from app.api.who import Visitor, address, visitor
from app.db import matches
from app.table.calls import LOOK_AGAIN, Ear
from app.table.channel import Channel, Sender
from app.table.errors import BadRequest, TableError, Unauthenticated
from app.table.frame import text_of
from app.table.summary import summaries

router = APIRouter()

MOST_CALLS = 20
NEVER = "~"  # after every deadline


class Looking(Struct, tag_field="t", tag="looking", forbid_unknown_fields=True):
    """Whether the page is in front of his eyes."""

    yes: bool


Said: TypeAlias = Looking | Ping
_decoder = msgspec.json.Decoder(Said)


@router.websocket("/api/me/live")
async def me_live(socket: WebSocket, at: str | None = None) -> None:
    """Docs/PROTOCOL.md, Being called."""
    await socket.accept()
    site, player = site_of(socket), await visitor(socket)
    try:
        if player is None:
            raise Unauthenticated("name-to-be-called")
        with site.limits.channel(player.id, address(socket)):
            await _called(socket, site, player.id, at)
    except TableError as error:
        await socket.send_text(text_of(error_message(error, None, language_of(socket))))
        await socket.close(CLOSED_BY[error.code])


async def _called(socket: WebSocket, site: Site, player_id: str, at: str | None) -> None:
    """Until he leaves."""
    way = frames_of(socket.scope) or Sender(socket.send_text)
    ear = Ear(Channel(player_id, way, lambda _: LOOK_AGAIN), at)
    try:
        await site.calls.listen(player_id, ear)
        ear.channel.put_change(LOOK_AGAIN)
        await _listen(site, socket, player_id, ear)
    except WebSocketDisconnect:
        pass  # he has gone
    finally:
        site.calls.leave(player_id, ear)


async def _listen(site: Site, socket: WebSocket, player_id: str, ear: Ear) -> None:
    """To what his page says, until it leaves or says too much."""
    window = Window(MESSAGES_A_SECOND, 1.0)
    while window.allows():
        try:
            said = _decoder.decode((await socket.receive_text())[:LARGEST_FRAME])
        except (KeyError, msgspec.MsgspecError, UnicodeError):  # KeyError: a binary frame
            refusal = BadRequest("message-unread")
            ear.channel.put(error_message(refusal, None, language_of(socket)))
            continue
        if isinstance(said, Looking):
            await site.calls.look(player_id, ear, said.yes)
        else:
            ear.channel.put(PONG)
    await socket.close(ABUSE)


@router.get("/you/calls", include_in_schema=False)
async def calls_list(request: Request, site: TheSite, me: Visitor, at: str = "") -> Response:
    """The tables that wait for him, the most urgent first, but for the one `at` which he is."""
    lang, games = language_of(request), site.tables.games
    async with site.sessions() as session:
        found = await matches.asking(session, me.id, MOST_CALLS) if me else []
        there = [match for match in found if match.id != at and match.game in games]
        seen = await summaries(session, site.tables, there, me.id if me else None, "")
    cards = [await _timed(site, card_of(summary, games[summary.game], me, lang)) for summary in seen]
    return page(request, "calls.html", me=me, calls=sorted(cards, key=lambda card: card.deadline or NEVER))


async def _timed(site: Site, card: Card) -> Card:
    """With the time at which his clock shows 0, where he has one."""
    if card.clock is None or card.my_seat is None:
        return card
    table = await site.tables.get(card.id)
    return structs.replace(card, deadline=table.seats_seen()[card.my_seat].deadline)
