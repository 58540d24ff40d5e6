"""Sign in on a new device: with a device link or with recovery words.

Both lead to the same question, *Play here as ...?*, whose button uses up a device link.
"""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.form_route import FormRoute
from app.api.access.identity import OptionalPlayer, ReadLimit, agent_of, client_key, set_cookie
from app.api.http.rate_limits import LINK_TRIES, WORD_TRIES
from app.api.players.device_links import new_link, player_of, use_link
from app.api.players.player_merge import matches_to_take, take_along
from app.api.players.recovery_words import owner_of
from app.api.rendering.templates import page
from app.api.services import TheServices, services_of
from app.errors import RateLimited
from app.table.wire.document import PlayerView

router = APIRouter(route_class=FormRoute, include_in_schema=False)


@router.get("/sign_in", dependencies=[ReadLimit])
async def sign_in(request: Request, me: OptionalPlayer) -> Response:
    """Ask for a device link or for recovery words."""
    return _sign_in_page(request, me)


@router.post("/sign_in/link")
async def follow_link(
    request: Request, services: TheServices, me: OptionalPlayer, code: Annotated[str, Form()] = ""
) -> Response:
    """Show to whom a device link leads, without using it up."""
    await services.limits.check(LINK_TRIES, f"links:{client_key(request)}")
    player = await player_of(services, code)
    if player is None:
        return _sign_in_page(request, me, stale=True)
    return await _confirmation(request, services, me, player, code)


@router.post("/sign_in/words")
async def type_words(
    request: Request, services: TheServices, me: OptionalPlayer, words: Annotated[str, Form()] = ""
) -> Response:
    """Show to whom six words belong; they are tried at most ten times an hour from one address."""
    try:
        await services.limits.check(WORD_TRIES, f"words:{client_key(request)}")
    except RateLimited as limited:
        return _sign_in_page(request, me, wait_s=limited.wait_s)
    owner = await owner_of(services, words)
    if owner is None:
        return _sign_in_page(request, me, wrong=True)
    code = await new_link(services, owner)
    player = await player_of(services, code)
    if player is None:  # a device link of the player was made in the meantime
        return _sign_in_page(request, me, stale=True)
    return await _confirmation(request, services, me, player, code)


@router.post("/sign_in/take")
async def become(
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    code: Annotated[str, Form()] = "",
    along: Annotated[str, Form()] = "",
) -> Response:
    """Become the player of a device link. `along`: The matches of this device come along."""
    await services.limits.check(LINK_TRIES, f"links:{client_key(request)}")
    used = await use_link(services, code, agent_of(request))
    if used is None:
        return _sign_in_page(request, me, stale=True)
    player_id, token = used
    if me is None:
        request.state.new_player_id = player_id
    elif along and me.id != player_id:
        await take_along(services, me.id, player_id)
    services.notifier.refresh(player_id)
    answer = RedirectResponse("/you", 303)
    set_cookie(request, answer, token)
    return answer


async def _confirmation(
    request: Request, services: TheServices, me: PlayerView | None, player: PlayerView, code: str
) -> Response:
    """Ask whether to play here as this player, and what becomes of this device's own matches."""
    if me is not None and me.id == player.id:
        return RedirectResponse("/you", 303)
    others = await matches_to_take(services, me.id, player.id) if me else 0
    answer = page(request, "pages/sign_in_confirm.html", me=me, player=player, code=code, others=others)
    answer.headers["Cache-Control"] = "private, no-store"
    return answer


def _sign_in_page(
    request: Request,
    me: PlayerView | None,
    *,
    stale: bool = False,
    wrong: bool = False,
    wait_s: int | None = None,
) -> Response:
    """Ask for a link or words. `stale`, `wrong`, `wait_s`: Why the last ones did not do."""
    status = 429 if wait_s is not None else 400 if stale or wrong else 200
    answer = page(
        request,
        "pages/sign_in.html",
        status=status,
        me=me,
        stale=stale,
        wrong=wrong,
        wait_s=wait_s,
        has_mail=services_of(request).mailer.is_on,
    )
    if wait_s is not None:
        answer.headers["Retry-After"] = str(wait_s)
    return answer
