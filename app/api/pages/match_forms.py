"""What the pages' forms do. The same calls as the HTTP interface; the answer leads to a page."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.identity import Me, Visitor, sign_out_everywhere
from app.api.access.name_form import asked_again, known_from_now, local, named_player
from app.api.http.rate_limits import NEW_MATCHES, WRITES
from app.api.listing.match_cards import page_of
from app.api.pages.new_table_form import form_page, read_form
from app.api.services import TheSite
from app.engine.catalog import catalog
from app.errors import BadRequest, Conflict, Nameless, NotFound
from app.table.registry.match_summary import may_enter

router = APIRouter(include_in_schema=False)

Code = Annotated[str | None, Form()]
Name = Annotated[str, Form()]
Seat = Annotated[int, Form()]


@router.post("/you/name")
async def take_name(
    request: Request, site: TheSite, name: Name = "", next: Annotated[str, Form()] = "/"
) -> Response:
    """A new player, and on to where he wanted to go."""
    try:
        _, token = await named_player(request, site, name)
    except Nameless:
        return asked_again(request, name, next=local(next))
    return known_from_now(request, RedirectResponse(local(next), 303), token)


@router.post("/you/sign_out_everywhere")
async def leave_all_sessions(request: Request, site: TheSite, me: Me) -> Response:
    """Everywhere but here."""
    await site.limits.check(WRITES, f"writes:{me.id}")
    token = await sign_out_everywhere(site, me.id)
    return known_from_now(request, RedirectResponse("/you", 303), token)


@router.post("/new/{game_id}")
async def open_table(game_id: str, request: Request, site: TheSite, me: Visitor) -> Response:
    """The new table, begun where nobody is missing; or the form again with what is wrong."""
    if game_id not in catalog():
        raise NotFound("no-such-game")
    game, form = catalog()[game_id], await request.form()
    chosen, token = read_form(game, form), None
    try:
        player, token = (me, None) if me else await named_player(request, site, chosen.name)
        await site.limits.check(NEW_MATCHES, f"matches:{player.id}")
        table = await site.lobby.create(player.id, chosen.wish(game))
        if chosen.all_there:
            await site.lobby.start(table, player.id)
    except BadRequest as error:
        return known_from_now(request, form_page(request, me, game, chosen, error), token)
    return known_from_now(request, RedirectResponse(page_of(table.header.id), 303), token)


@router.post("/matches/{match_id}/sit")
async def sit(
    match_id: str,
    request: Request,
    site: TheSite,
    me: Visitor,
    seat: Annotated[int | None, Form()] = None,
    name: Name = "",
    code: Code = None,
    client_seed: Annotated[str, Form()] = "",
) -> Response:
    """Take a seat; who has no name yet gets it in the same step."""
    table = await site.tables.get(match_id)
    try:
        player, token = (me, None) if me else await named_player(request, site, name)
    except Nameless:
        chosen = {"seat": seat, "code": code, "client_seed": client_seed or None}
        return asked_again(request, name, **{key: one for key, one in chosen.items() if one is not None})
    await site.limits.check(WRITES, f"writes:{player.id}")
    try:
        await site.seating.sit(table, player.id, seat, code, client_seed or None)
    except Conflict:
        if table.seat_of(player.id) is None:
            raise  # sent twice is no mistake: he sits
    return known_from_now(request, RedirectResponse(page_of(match_id, code), 303), token)


@router.post("/matches/{match_id}/jersey")
async def choose_jersey(
    match_id: str, site: TheSite, me: Me, seat: Seat, jersey: Annotated[str, Form()], code: Code = None
) -> Response:
    table = await site.tables.get(match_id)
    await site.limits.check(WRITES, f"writes:{me.id}")
    await site.lobby.choose(table, me.id, seat, jersey)
    return RedirectResponse(page_of(match_id, code), 303)


@router.post("/matches/{match_id}/leave")
async def leave(match_id: str, site: TheSite, me: Me, seat: Seat, code: Code = None) -> Response:
    """Free a seat: one's own, or as the host anybody's."""
    table = await site.tables.get(match_id)
    await site.limits.check(WRITES, f"writes:{me.id}")
    await site.seating.leave(table, me.id, seat)
    stays = may_enter(table, me.id, code)
    return RedirectResponse(page_of(match_id, code) if stays else "/", 303)


@router.post("/matches/{match_id}/rematch")
async def rematch(match_id: str, site: TheSite, me: Me, code: Code = None) -> Response:
    """Propose it, or join who has."""
    table = await site.tables.get(match_id)
    await site.limits.check(NEW_MATCHES, f"matches:{me.id}")
    again = await site.rematches.join(table, me.id)
    return RedirectResponse(page_of(again.header.id, code), 303)


@router.post("/matches/{match_id}/wake")
async def wake(match_id: str, site: TheSite, me: Me) -> Response:
    """Play on with a match that fell asleep."""
    table = await site.tables.get(match_id)
    await site.sleep.wake(table, me.id)
    return RedirectResponse(page_of(match_id), 303)
