"""The pages of tournaments, and the actions of their forms."""

import asyncio
from typing import Annotated, Any
from weakref import WeakKeyDictionary

import msgspec
from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from msgspec import structs

from app.api.access.errors import count_error, error_body, error_sentence
from app.api.access.form_route import FormRoute
from app.api.access.identity import CurrentPlayer, OptionalPlayer, base_url, client_key
from app.api.access.name_form import register_player, with_session
from app.api.http.rate_limits import COMPUTERS, NEW_MATCHES, WRITES
from app.api.i18n.translations import language_of
from app.api.rendering.page_version import is_current, not_modified, page_version
from app.api.rendering.templates import page
from app.api.services import Services, TheServices
from app.api.sharing.qr_code import invite_qr_code
from app.api.tournaments.hero import hero_of, tables_under_way
from app.api.tournaments.link_picture import tournament_preview
from app.api.tournaments.new_tournament_form import empty_form, form_page, read_form
from app.api.tournaments.offered_formats import offered_formats
from app.api.tournaments.page_context import page_context
from app.api.tournaments.routes import accessible_tournament
from app.api.tournaments.story import headlines_of
from app.db.queries import tournaments
from app.db.tournament_status import TournamentStatus
from app.engine.capabilities.tournament import Tournament as Rules
from app.engine.catalog import catalog
from app.errors import BadRequest, Conflict, Illegal, NotFound, NotYourTurn, StadionError, Unauthenticated
from app.table.state.bot_strengths import default_strength
from app.table.wire.document import PlayerView
from app.tournaments.document import TournamentSeen, opened_matches, seen
from app.tournaments.news import TournamentNews
from app.tournaments.repository import may_enter
from app.tournaments.tournament import Tournament

router = APIRouter(route_class=FormRoute, include_in_schema=False)

DRAWN_AT_ONCE = 2
"""Number of pages that are drawn at the same time: at the end all who watch request theirs, and any other
request waits for no more than these."""
_turns: WeakKeyDictionary[TournamentNews, asyncio.Semaphore] = WeakKeyDictionary()
"""The turns of a server."""

Code = Annotated[str | None, Form()]
Text = Annotated[str, Form()]


def tournament_games() -> dict[str, Any]:
    """Return the games that have tournaments, by id."""
    return {id_: game for id_, game in catalog().items() if offered_formats(game)}


@router.get("/tournaments/new")
async def new_tournament() -> Response:
    """Redirect to the form of the first game that has tournaments."""
    return RedirectResponse(f"/tournaments/new/{next(iter(tournament_games()), '')}", 303)


@router.get("/tournaments/new/{game_id}")
async def new_tournament_of(game_id: str, request: Request, me: OptionalPlayer, format: str = "") -> Response:
    """Show the form of a new tournament, of the game's first format unless another one is named."""
    if game_id not in tournament_games():
        raise NotFound("no-tournaments")
    chosen = empty_form(catalog()[game_id], format)
    return form_page(request, me, tournament_games(), game_id, chosen)


@router.post("/tournaments/new/{game_id}")
async def open_tournament(
    game_id: str, request: Request, services: TheServices, me: OptionalPlayer
) -> Response:
    """Create a tournament and redirect to its page, or show the form again with the error."""
    if game_id not in tournament_games():
        raise NotFound("no-tournaments")
    form, token = await request.form(), None
    chosen = read_form(catalog()[game_id], form)
    try:
        player, token = (me, None) if me else await register_player(request, services, chosen.player)
        await services.limits.check(NEW_MATCHES, f"matches:{player.id}")
        tournament_id = await services.enrolment.create(player.id, chosen.wish(catalog()[game_id]))
    except BadRequest as error:
        again = form_page(
            request, me, tournament_games(), game_id, chosen, error_sentence(error, language_of(request))
        )
        return with_session(request, again, token)
    return with_session(request, RedirectResponse(tournament_address(tournament_id), 303), token)


@router.get("/tournaments/{tournament_id}")
async def tournament(
    tournament_id: str, request: Request, services: TheServices, me: OptionalPlayer, code: str | None = None
) -> Response:
    """Show a tournament: the lobby before its start, then its progress."""
    async with _turn(services):
        tournament = await accessible_tournament(services, tournament_id, me, code)
        return await _shown(request, services, tournament, me, code)


@router.get("/tournaments/{tournament_id}/invite.svg")
async def invite_qr(
    tournament_id: str, request: Request, services: TheServices, me: OptionalPlayer, code: str | None = None
) -> Response:
    """Draw the invite link as a QR code, for everybody who may see the tournament."""
    header = (await accessible_tournament(services, tournament_id, me, code)).header
    invite = header.code if header.visibility == "private" else None
    return await invite_qr_code(request, tournament_address(tournament_id, invite))


@router.post("/tournaments/{tournament_id}/sit")
async def sit(
    tournament_id: str,
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    team: Text = "",
    name: Text = "",
    code: Code = None,
    word_commitment: Text = "",
) -> Response:
    """Take a place; a visitor without a name gets one in the same step."""
    if me is None and not name.strip():
        raise Unauthenticated("name-to-sit")
    player, token = (me, None) if me else await register_player(request, services, name)
    await services.limits.check(WRITES, f"writes:{player.id}")
    try:
        await services.enrolment.sit(tournament_id, player.id, team or None, code, word_commitment or None)
    except Conflict as error:
        tournament = await services.tournaments.look(tournament_id)
        if tournament.coach_of(player.id) is None:  # with a place, the form was only sent twice
            return with_session(
                request, await _refused(request, services, tournament, player, code, error), token
            )
    return with_session(request, RedirectResponse(tournament_address(tournament_id, code), 303), token)


@router.post("/tournaments/{tournament_id}/next")
async def next_tournament(
    tournament_id: str,
    services: TheServices,
    me: CurrentPlayer,
    code: Code = None,
    word_commitment: Text = "",
) -> Response:
    """Propose or join the follow-up of a finished tournament."""
    await services.limits.check(NEW_MATCHES, f"matches:{me.id}")
    following = await services.next_cups.join(tournament_id, me.id, word_commitment or None)
    return RedirectResponse(tournament_address(following, code), 303)


@router.post("/tournaments/{tournament_id}/bot")
async def seat_bot(
    tournament_id: str,
    services: TheServices,
    me: CurrentPlayer,
    code: Code = None,
    strength: Annotated[str, Form()] = "",
) -> Response:
    """Give the first free place to a computer coach."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    tournament = await services.tournaments.look(tournament_id)
    await services.enrolment.seat_bot(
        tournament_id, me.id, strength or default_strength(tournament.game), None
    )
    return RedirectResponse(tournament_address(tournament_id, code), 303)


@router.post("/tournaments/{tournament_id}/team")
async def choose_team(
    tournament_id: str,
    request: Request,
    services: TheServices,
    me: CurrentPlayer,
    coach: Annotated[int, Form()],
    team: Text,
    code: Code = None,
) -> Response:
    """Choose a coach's team."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    try:
        await services.enrolment.choose_team(tournament_id, me.id, coach, team)
    except Conflict as error:
        return await _refused(
            request, services, await services.tournaments.look(tournament_id), me, code, error
        )
    return RedirectResponse(tournament_address(tournament_id, code), 303)


@router.post("/tournaments/{tournament_id}/leave")
async def leave(
    tournament_id: str,
    services: TheServices,
    me: CurrentPlayer,
    coach: Annotated[int, Form()],
    code: Code = None,
) -> Response:
    """Free a place before the start; after it, forfeit the remaining matches."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.tournaments.leave(tournament_id, me.id, coach)
    stays = may_enter(await services.tournaments.look(tournament_id), me.id, code)
    return RedirectResponse(tournament_address(tournament_id, code) if stays else "/", 303)


@router.post("/tournaments/{tournament_id}/start")
async def start(
    tournament_id: str, request: Request, services: TheServices, me: CurrentPlayer, code: Code = None
) -> Response:
    """Start the tournament."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.limits.check(COMPUTERS, f"computers:{client_key(request)}")
    try:
        await services.tournaments.start(tournament_id, me.id)
    except Conflict as error:
        return await _refused(
            request, services, await services.tournaments.look(tournament_id), me, code, error
        )
    return RedirectResponse(tournament_address(tournament_id, code), 303)


@router.post("/tournaments/{tournament_id}/call")
async def call_to_final(
    tournament_id: str, services: TheServices, me: CurrentPlayer, yes: Text = "", code: Code = None
) -> Response:
    """Let the reader be called when the final begins; without `yes` no longer."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.tournaments.call_to_final(tournament_id, me.id, code, yes=bool(yes))
    return RedirectResponse(tournament_address(tournament_id, code), 303)


@router.post("/tournaments/{tournament_id}/choose")
async def choose(tournament_id: str, request: Request, services: TheServices, me: CurrentPlayer) -> Response:
    """Make a coach's choice for their next match, or show the page again with the reason against it."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    form = await request.form()
    code = str(form.get("code") or "") or None
    tournament = await services.tournaments.look(tournament_id)
    try:
        await services.tournaments.choose(
            tournament_id, me.id, read_choice(tournament.rules, form), str(form.get("ref", ""))
        )
    except (Illegal, BadRequest, NotYourTurn) as error:
        return await _refused(request, services, tournament, me, code, error)
    return RedirectResponse(tournament_address(tournament_id, code), 303)


def read_choice(rules: Rules[Any, Any, Any], form: Any) -> dict[str, Any]:
    """Return the choice that a form contains; fields with several values are lists. Raises BadRequest."""
    type_ = str(form.get("type", ""))
    kind = next((one for one in rules.choices if one.__struct_config__.tag == type_), None)
    if kind is None:
        raise BadRequest("foreign-form")
    choice: dict[str, Any] = {"type": type_}
    for field in msgspec.structs.fields(kind):
        given = [str(value) for value in form.getlist(field.encode_name) if value]
        choice[field.encode_name] = given if field.default == () else (given[0] if given else None)
    return choice


def tournament_address(tournament_id: str, code: str | None = None) -> str:
    """Return the path of a tournament's page."""
    return f"/tournaments/{tournament_id}" + (f"?code={code}" if code else "")


def _turn(services: Services) -> asyncio.Semaphore:
    """Return what a request waits for before its page is drawn, so that the others need not wait for all."""
    return _turns.setdefault(services.tournaments.news, asyncio.Semaphore(DRAWN_AT_ONCE))


async def _refused(
    request: Request,
    services: Services,
    tournament: Tournament,
    me: PlayerView,
    code: str | None,
    error: StadionError,
) -> Response:
    count_error(error)
    said = error_body(error, language_of(request))["detail"]
    return await _shown(request, services, tournament, me, code, refused=str(said))


async def _shown(
    request: Request,
    services: Services,
    tournament: Tournament,
    me: PlayerView | None,
    code: str | None,
    refused: str | None = None,
) -> Response:
    lang = language_of(request)
    opened = await opened_matches(services.tables, tournament)
    async with services.reads() as session:
        doc = await seen(session, tournament, opened, me.id if me else None, "")
    header = tournament.header
    known = header.code if header.visibility == "private" and header.code in (doc.code, code) else None
    hero = None
    if doc.status == TournamentStatus.PLAYING:
        hero = hero_of(await tables_under_way(services, opened.matches), tournament.game, lang)
    is_called = None
    if me is not None and doc.coach is None and is_awaiting_final(doc):
        async with services.reads() as session:
            is_called = await tournaments.is_called_to_final(session, doc.id, me.id)
    headlines = await headlines_of(services, doc)
    hero_id = hero.id if hero else None
    version = page_version(request, me, known, is_called, _without_seqs(doc), hero_id, headlines)
    if is_current(request, version):
        return not_modified(version)
    return page(
        request,
        "pages/tournament_lobby.html"
        if doc.status in (TournamentStatus.LOBBY, TournamentStatus.STARTING)
        else "pages/tournament.html",
        status=409 if refused else 200,
        me=me,
        version=version,
        invitation=base_url(request) + tournament_address(doc.id, known),
        host=me is not None and me.id == doc.host.id,
        refused=refused,
        is_called_to_final=is_called,
        link=tournament_preview(request, tournament, doc),
        **page_context(tournament, doc, hero, headlines, lang=lang, code=known),
    )


def is_awaiting_final(doc: TournamentSeen) -> bool:
    """Return whether a knockout is under way whose final has not begun."""
    last = [one for one in doc.fixtures if one.round == doc.view.get("days", 0) - 1]
    is_knockout = doc.status == TournamentStatus.PLAYING and doc.view.get("format") == "knockout"
    return is_knockout and all(one.match is None and one.score is None for one in last)


def _without_seqs(doc: TournamentSeen) -> TournamentSeen:
    """Return the document without the numbers of actions, which the page does not show."""
    fixtures = [
        structs.replace(one, match=structs.replace(one.match, seq=0)) if one.match else one
        for one in doc.fixtures
    ]
    return structs.replace(doc, fixtures=fixtures)
