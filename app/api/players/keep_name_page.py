"""Keep this name: recovery words, a link to a further device, and the player's devices."""

import base64
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.identity import CurrentSession, base_url, close_channels
from app.api.http.rate_limits import WRITES
from app.api.i18n.translations import language_of
from app.api.players.device_links import new_link
from app.api.players.recovery_words import ShownWords, asked_numbers, confirm_words, draw_words
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.api.sharing.qr_code import draw_qr_code
from app.db.queries.people import identity
from app.errors import NotFound
from app.table.wire.document import PlayerView

router = APIRouter(include_in_schema=False)

GROUP = 4
"""The characters of a code that are shown together."""
NOT_KEPT = "private, no-store"


@router.post("/you/words")
async def show_words(request: Request, services: TheServices, who: CurrentSession) -> Response:
    """Show six new words, once, and ask for two of them. Until then the earlier ones count."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    shown = draw_words(services, who.player.id, language_of(request))
    return _words_page(request, who.player, shown)


@router.post("/you/words/check")
async def check_words(
    request: Request,
    services: TheServices,
    who: CurrentSession,
    proof: Annotated[str, Form()],
    first: Annotated[str, Form()] = "",
    second: Annotated[str, Form()] = "",
) -> Response:
    """Keep the words whose two typed words are right; ask again otherwise."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    if await confirm_words(services, who.player.id, proof, (first, second)):
        return _words_page(request, who.player, is_done=True)
    again = ShownWords((), *asked_numbers(proof), proof)
    return _words_page(request, who.player, again, status=400)


def _words_page(
    request: Request,
    me: PlayerView,
    shown: ShownWords | None = None,
    *,
    is_done: bool = False,
    status: int = 200,
) -> Response:
    answer = page(request, "pages/recovery_words.html", status=status, me=me, shown=shown, is_done=is_done)
    answer.headers["Cache-Control"] = NOT_KEPT
    return answer


@router.post("/you/link")
async def show_link(request: Request, services: TheServices, who: CurrentSession) -> Response:
    """Show the link and the QR code that add one device, once and within ten minutes."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    code = await new_link(services, who.player.id)
    address = f"{base_url(request)}/sign_in#{code}"
    drawn = base64.b64encode(draw_qr_code(address)).decode()
    answer = page(
        request,
        "pages/device_link.html",
        me=who.player,
        address=address,
        where=f"{base_url(request)}/sign_in",
        code="-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP)),
        picture=f"data:image/svg+xml;base64,{drawn}",
    )
    answer.headers["Cache-Control"] = NOT_KEPT
    return answer


@router.post("/you/sessions/{token_id}/remove")
async def remove_session(token_id: str, services: TheServices, who: CurrentSession) -> Response:
    """Sign a device of the player out, and close its channels."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    async with services.sessions.begin() as session:
        is_removed = await identity.remove_session(session, who.player.id, token_id)
    if not is_removed:
        raise NotFound("no-such-device")
    close_channels(services, who.player.id, token_id)
    return RedirectResponse("/you#devices", 303)
