"""A person as another player sees them: another match, and the marks of which nobody is told."""

from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.form_route import FormRoute
from app.api.access.identity import CurrentSession, OptionalPlayer, ReadLimit
from app.api.access.match_access import EnteredTable, LimitedPlayer
from app.api.http.rate_limits import NEW_MATCHES, WRITES
from app.api.listing.match_cards import match_address
from app.api.rendering.templates import page
from app.api.services import Services, TheServices
from app.db.models import Player
from app.db.queries import players
from app.db.queries.people import former, history, invitations, marks, public_pages
from app.db.queries.people.marks import MarkKind
from app.errors import BadRequest, NotFound
from app.table.cluster.message_bus import ALL_PROCESSES, MessageKind
from app.table.wire.document import PlayerView

router = APIRouter(route_class=FormRoute, include_in_schema=False)


@router.get("/people/{player_id}", dependencies=[ReadLimit])
async def person(
    player_id: str,
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    match: str = "",
    line: str = "",
    code: str = "",
) -> Response:
    """Show what the reader can do about another player; themselves and visitors are led to their profile.

    `match`, `line`, `code`: The match and the line of its chat from which the reader came, for a report.
    Raises NotFound for nobody and for a former player.
    """
    if me is None or player_id == me.id:
        return RedirectResponse("/you", 303)
    now = services.scheduler.now()
    async with services.reads() as session:
        known = await _other(session, player_id, me.id)
        score = await history.against(session, me.id, player_id)
        has_score = bool(score.won or score.drawn or score.lost)
        has_met = has_score or await invitations.last_shared(session, me.id, player_id) is not None
        put = await marks.on_player(session, me.id, player_id, now)
        public = await public_pages.of_player(session, player_id)
    return page(
        request,
        "pages/person.html",
        me=me,
        person=PlayerView(player_id, known.name, known.program),
        shirt=known.shirt,
        has_met=has_met,
        games=list(services.tables.games.values()) if known.open_to_invitations and not has_met else [],
        score=score if has_score else None,
        marks=put,
        handle=public.handle if public and public.is_public else None,
        report=urlencode({"player": player_id, "match": match, "line": line, "code": code}),
    )


@router.post("/people/{player_id}/mark")
async def mark(
    player_id: str,
    services: TheServices,
    who: CurrentSession,
    kind: Annotated[str, Form()] = "",
    on: Annotated[str, Form()] = "",
) -> Response:
    """Block or mute a player, meet them no more for a time, or take that back."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    if kind not in {*MarkKind}:
        raise BadRequest("field-invalid", field="kind")
    async with services.sessions.begin() as session:
        await _other(session, player_id, who.player.id)
        if on:
            await marks.put(session, who.player.id, player_id, MarkKind(kind), services.scheduler.now())
        else:
            await marks.remove(session, who.player.id, player_id, MarkKind(kind))
    await silence(services, who.player.id)
    return RedirectResponse(f"/people/{player_id}", 303)


async def _other(session: AsyncSession, player_id: str, me_id: str) -> Player:
    """Return another player. Raises NotFound for nobody, a former player, and the caller."""
    known = await session.get(Player, player_id)
    if known is None or player_id == me_id or await former.is_gone(session, player_id):
        raise NotFound("no-such-address")
    return known


async def silence(services: Services, player_id: str) -> None:
    """Let the player's open pages of tables follow their marks, at all processes."""
    await services.tables.reload_silenced(player_id)
    services.tables.bus.publish(ALL_PROCESSES, MessageKind.SILENCED, player_id)
    services.notifier.refresh(player_id)


@router.post("/people/{player_id}/invite")
async def invite(
    player_id: str,
    services: TheServices,
    who: CurrentSession,
    word_commitment: Annotated[str, Form()] = "",
    game: Annotated[str, Form()] = "",
) -> Response:
    """Open a table for another match with a person whom the player has met, and go there.

    `game`: For a person whom they have not met, and who lets anybody invite them.
    """
    await services.limits.check(NEW_MATCHES, f"matches:{who.player.id}")
    me = who.player
    async with services.reads() as session:
        await _other(session, player_id, me.id)
    commitment = word_commitment or None
    table = await services.invitations.invite(me.id, me.name, player_id, commitment, game)
    return RedirectResponse(match_address(table.header.id), 303)


@router.post("/you/invitations")
async def allow_invitations(
    services: TheServices, who: CurrentSession, on: Annotated[str, Form()] = ""
) -> Response:
    """Let anybody invite the player, or only those whom they have met."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    async with services.sessions.begin() as session:
        await players.allow_invitations(session, who.player.id, bool(on))
    return RedirectResponse("/you#allow", 303)


@router.post("/matches/{match_id}/decline")
async def decline(table: EnteredTable, services: TheServices, me: LimitedPlayer) -> Response:
    """Decline an invitation by name."""
    await services.invitations.decline(table, me.id)
    return RedirectResponse("/", 303)
