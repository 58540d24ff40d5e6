"""E-mail on the pages: giving an address, confirming it, ending the mails, and signing in by a link."""

import secrets
from hmac import compare_digest
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from app.api.access.form_route import FormRoute
from app.api.access.identity import CurrentSession, OptionalPlayer, ReadLimit, client_key, secret_hash
from app.api.http.rate_limits import LINK_TRIES, MAILS, WRITES
from app.api.i18n.translations import language_of, texts
from app.api.mail.mailer import clean_address
from app.api.players.device_links import new_link
from app.api.rendering.templates import page
from app.api.services import Services, TheServices
from app.db.queries.people import mail
from app.db.rows.mail import MailAddress
from app.errors import BadRequest, NotFound

router = APIRouter(route_class=FormRoute, include_in_schema=False)

CODE_BYTES = 16


def _code_hash(services: Services, code: str) -> bytes:
    return secret_hash(services, f"mail {code}")


def _check_on(services: Services) -> None:
    """Raise NotFound on a server that sends no mails."""
    if not services.mailer.is_on:
        raise NotFound("no-such-address")


@router.post("/you/mail")
async def give_address(
    request: Request, services: TheServices, who: CurrentSession, address: Annotated[str, Form()] = ""
) -> Response:
    """Send a link to an address; once it is followed, the address is the player's."""
    _check_on(services)
    wanted = clean_address(address)
    if wanted is None:
        raise BadRequest("mail-address")
    await services.limits.check(MAILS, f"mails:{who.player.id}")
    await services.limits.check(MAILS, f"mails-to:{secret_hash(services, wanted).hex()}")
    code, lang = secrets.token_urlsafe(CODE_BYTES), language_of(request)
    async with services.sessions.begin() as session:
        row = {"address": wanted, "lang": lang, "code_hash": _code_hash(services, code)}
        now = services.scheduler.now()
        await mail.keep(session, MailAddress(player_id=who.player.id, asked_at=now, wants_turns=True, **row))
    url = f"{services.mailer.base_url}/mail/confirm?code={code}"
    text = texts.say(lang, "mail-confirm-text", name=who.player.name, url=url)
    await services.mailer.send(wanted, texts.say(lang, "mail-confirm"), text + "\n")
    return RedirectResponse("/you#mail", 303)


@router.post("/you/mail/remove")
async def remove_address(services: TheServices, who: CurrentSession) -> Response:
    """Remove the player's address."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    async with services.sessions.begin() as session:
        await mail.remove(session, who.player.id)
    return RedirectResponse("/you#mail", 303)


@router.post("/you/mail/turns")
async def switch_turns(
    services: TheServices, who: CurrentSession, on: Annotated[str, Form()] = ""
) -> Response:
    """Switch the mails about turns on or off."""
    await services.limits.check(WRITES, f"writes:{who.player.id}")
    async with services.sessions.begin() as session:
        await mail.want_turns(session, who.player.id, bool(on))
    return RedirectResponse("/you#mail", 303)


@router.get("/mail/confirm", dependencies=[ReadLimit])
async def ask_to_confirm(
    request: Request, services: TheServices, me: OptionalPlayer, code: str = ""
) -> Response:
    """Show a button that confirms an address: programs that look at links in mails press none."""
    _check_on(services)
    fields = {"code": code}
    return _page(request, me, "mail-confirm", "mail-confirm-go", action="/mail/confirm", fields=fields)


@router.post("/mail/confirm")
async def confirm(
    request: Request, services: TheServices, me: OptionalPlayer, code: Annotated[str, Form()] = ""
) -> Response:
    """Confirm an address."""
    _check_on(services)
    await services.limits.check(LINK_TRIES, f"links:{client_key(request)}")
    async with services.sessions.begin() as session:
        is_right = await mail.confirm(session, _code_hash(services, code), services.scheduler.now())
    said = "mail-confirmed" if is_right else "mail-stale"
    return _page(request, me, "mail-confirm", said, status=200 if is_right else 400)


@router.get("/mail/off", dependencies=[ReadLimit])
async def ask_to_end(
    request: Request, services: TheServices, me: OptionalPlayer, player: str = "", key: str = ""
) -> Response:
    """Show a button that ends the mails about turns."""
    _check_on(services)
    _check_key(services, player, key)
    action = services.mailer.unsubscribe_url(player).removeprefix(services.mailer.base_url)
    return _page(request, me, "mail-off", "mail-off-go", action=action)


@router.post("/mail/off")
async def end_mails(
    request: Request, services: TheServices, me: OptionalPlayer, player: str = "", key: str = ""
) -> Response:
    """End the mails about turns, for the page's button and for mail programs (RFC 8058), without a cookie."""
    _check_on(services)
    _check_key(services, player, key)
    async with services.sessions.begin() as session:
        await mail.want_turns(session, player, False)
    return _page(request, me, "mail-off", "mail-is-off")


@router.post("/sign_in/mail")
async def send_link(
    request: Request, services: TheServices, me: OptionalPlayer, address: Annotated[str, Form()] = ""
) -> Response:
    """Send a device link to a confirmed address. The answer is the same for every other one."""
    _check_on(services)
    await services.limits.check(MAILS, f"mails-from:{client_key(request)}")
    wanted = clean_address(address)
    if wanted is not None:
        await services.limits.check(MAILS, f"mails-to:{secret_hash(services, wanted).hex()}")
        services.mailer.in_background(_send_link(services, wanted))
    return _page(request, me, "mail-sign-in", "mail-sign-in-sent")


async def _send_link(services: Services, address: str) -> None:
    async with services.sessions() as session:
        row = await mail.owner_of(session, address)
    if row is None:
        return
    url = f"{services.mailer.base_url}/sign_in#{await new_link(services, row.player_id)}"
    text = texts.say(row.lang, "mail-sign-in-text", url=url)
    await services.mailer.send(address, texts.say(row.lang, "mail-sign-in"), text + "\n")


def _check_key(services: Services, player: str, key: str) -> None:
    """Raise NotFound unless the key is the player's."""
    if not compare_digest(services.mailer.unsubscribe_key(player).encode(), key.encode()):
        raise NotFound("no-such-address")


def _page(
    request: Request,
    me: OptionalPlayer,
    title: str,
    said: str,
    action: str | None = None,
    fields: dict[str, str] | None = None,
    status: int = 200,
) -> Response:
    """Show a sentence, or with an `action` a button that says it."""
    answer = page(
        *(request, "pages/mail.html"),
        status=status,
        me=me,
        title=title,
        said=said,
        action=action,
        fields=fields or {},
    )
    answer.headers["Cache-Control"] = "private, no-store"
    return answer
