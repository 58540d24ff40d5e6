"""Routes of searches for an opponent: look, change, stop, press a row, and answer a call."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response, Security
from msgspec import UNSET, Struct, UnsetType, structs
from starlette.requests import HTTPConnection

from app.api.access.identity import OptionalPlayer, ReadLimit, browser_hash, keyed_hash, require_player
from app.api.http.rate_limits import WRITES
from app.api.http.responses import body_schema, decode_body, json_response, response_schemas
from app.api.http.token_scopes import Scope
from app.api.services import Services, TheServices, services_of
from app.errors import BadRequest, NotFound
from app.table.seeking.meetings.wish import Pace, RatedWish, Wish
from app.table.seeking.search_views import SearchPage, search_page
from app.table.seeking.search_wishes import Reach, wish_of
from app.table.wire.document import PlayerView

router = APIRouter(prefix="/api", tags=["searches"])

MONTH = "%Y-%m"
"""The key of the hashes that keep people distinct changes with the month."""


SeekingPlayer = Annotated[PlayerView, Security(require_player, scopes=[Scope.SEEK])]
"""The caller, with a session or a token that may look for opponents."""


class NewSearch(Wish, frozen=True, forbid_unknown_fields=True):
    """A wish, and the commitment of the caller's word for a match by days; with `starts_at` for that time."""

    word_commitment: str | None = None
    starts_at: datetime | None = None


class ChangedWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Parts of a wish that change; the others stay."""

    games: dict[str, frozenset[int]] | UnsetType = UNSET
    paces: frozenset[Pace] | UnsetType = UNSET
    rated: RatedWish | UnsetType = UNSET
    within: int | UnsetType | None = UNSET
    fills: bool | UnsetType = UNSET


class PressedRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A call of the player of a row, with the commitment of the caller's word."""

    word_commitment: str | None = None


class CallAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a call, with the commitment of the caller's word."""

    yes: bool
    word_commitment: str | None = None


async def _new_search(request: Request) -> NewSearch:
    return decode_body(await request.body(), NewSearch)


async def _pressed_row(request: Request) -> PressedRow:
    return decode_body(await request.body() or b"{}", PressedRow)


async def _changed_wish(request: Request) -> ChangedWish:
    return decode_body(await request.body(), ChangedWish)


async def _call_answer(request: Request) -> CallAnswer:
    return decode_body(await request.body(), CallAnswer)


@router.get("/searches", responses=response_schemas(SearchPage), dependencies=[ReadLimit])
async def list_searches(services: TheServices, visitor: OptionalPlayer) -> Response:
    """Return everybody who looks, and the caller's own search and call.

    It says that a page of the caller is open, as long as it is asked for.
    """
    if visitor is not None:
        await services.seeking.note_page(visitor.id)
    return await _page(services, visitor.id if visitor else None)


@router.post(
    "/searches",
    status_code=201,
    responses=response_schemas(SearchPage, 201),
    openapi_extra=body_schema(NewSearch),
)
async def look(
    request: Request,
    wanted: Annotated[NewSearch, Depends(_new_search)],
    services: TheServices,
    me: SeekingPlayer,
) -> Response:
    """Begin to look, or give the search that is open another wish."""
    await _limit(services, me.id)
    if wanted.starts_at is None:
        await services.seeking.look(me.id, wanted, reach_of(request, me.id), wanted.word_commitment)
    else:
        await services.set_times.meet(me.id, wanted, reach_of(request, me.id), zoned(wanted.starts_at))
    return await _page(services, me.id, 201)


@router.patch(
    "/searches/mine", responses=response_schemas(SearchPage), openapi_extra=body_schema(ChangedWish)
)
async def change(
    request: Request,
    changed: Annotated[ChangedWish, Depends(_changed_wish)],
    services: TheServices,
    me: SeekingPlayer,
) -> Response:
    """Change parts of the wish; a search on hold goes on. With an empty body nothing else happens."""
    await _limit(services, me.id)
    own = await services.seeking.own(me.id)
    if own is None:
        raise NotFound("no-search")
    given = {name: value for name, value in structs.asdict(changed).items() if value is not UNSET}
    if given:
        wish = structs.replace(wish_of(own), **given)
        await services.seeking.look(me.id, wish, reach_of(request, me.id))
    else:
        await services.seeking.look_again(me.id)
    return await _page(services, me.id)


@router.post("/searches/{search_id}/come", responses=response_schemas(SearchPage))
async def come(request: Request, search_id: str, services: TheServices, me: SeekingPlayer) -> Response:
    """Be there at a set time: the caller gets the same wish and time."""
    await _limit(services, me.id)
    await services.set_times.come(me.id, search_id, reach_of(request, me.id))
    return await _page(services, me.id)


@router.delete("/searches/later", status_code=204)
async def withdraw(services: TheServices, me: SeekingPlayer) -> Response:
    """Withdraw the caller's set time."""
    await services.set_times.withdraw(me.id)
    return Response(status_code=204)


@router.delete("/searches/mine", status_code=204)
async def stop(services: TheServices, me: SeekingPlayer) -> Response:
    """Stop looking, and leave the call that the search is in."""
    await services.seeking.stop(me.id)
    return Response(status_code=204)


@router.post(
    "/searches/{search_id}/call",
    responses=response_schemas(SearchPage),
    openapi_extra=body_schema(PressedRow),
)
async def call(
    request: Request,
    search_id: str,
    pressed: Annotated[PressedRow, Depends(_pressed_row)],
    services: TheServices,
    me: SeekingPlayer,
) -> Response:
    """Press a row: call its player, as one who has said yes."""
    await _limit(services, me.id)
    await services.seeking.call(me.id, search_id, reach_of(request, me.id), pressed.word_commitment)
    return await _page(services, me.id)


@router.post(
    "/calls/{call_id}/join", responses=response_schemas(SearchPage), openapi_extra=body_schema(PressedRow)
)
async def join(
    request: Request,
    call_id: str,
    pressed: Annotated[PressedRow, Depends(_pressed_row)],
    services: TheServices,
    me: SeekingPlayer,
) -> Response:
    """Join a gathering, with a yes."""
    await _limit(services, me.id)
    await services.seeking.join(me.id, call_id, reach_of(request, me.id), pressed.word_commitment)
    return await _page(services, me.id)


@router.post(
    "/calls/{call_id}", responses=response_schemas(SearchPage), openapi_extra=body_schema(CallAnswer)
)
async def answer(
    call_id: str,
    said: Annotated[CallAnswer, Depends(_call_answer)],
    services: TheServices,
    me: SeekingPlayer,
) -> Response:
    """Answer a call. A second yes wants to begin at once; a no after a yes takes it back."""
    await _limit(services, me.id)
    await services.seeking.answer(me.id, call_id, said.yes, said.word_commitment)
    return await _page(services, me.id)


def zoned(at: datetime) -> datetime:
    """Return a time with its zone. Raises BadRequest without one."""
    if at.tzinfo is None:
        raise BadRequest("set-time-unfit")
    return at


def reach_of(connection: HTTPConnection, player_id: str) -> Reach:
    """Return the hashes under which a search of this player is known, and their browser."""
    services = services_of(connection)
    month = services.scheduler.now().strftime(MONTH)
    person = keyed_hash(services.settings.secret_key, f"search {month} {player_id}")
    return Reach(person, browser_hash(connection))


async def _page(services: Services, player_id: str | None, status: int = 200) -> Response:
    async with services.reads() as session:
        return json_response(await search_page(session, player_id, services.scheduler.now()), status)


async def _limit(services: Services, player_id: str) -> None:
    await services.limits.check(WRITES, f"writes:{player_id}")
