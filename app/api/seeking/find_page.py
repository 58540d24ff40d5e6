"""The page on which a player looks for an opponent without JavaScript: the wish, those who look, and calls.

It loads itself again while the player looks, and a call is a part of it.
"""

from datetime import datetime, timedelta
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from msgspec import Struct

from app.api.access.form_route import FormRoute
from app.api.access.identity import CurrentPlayer, OptionalPlayer, ReadLimit
from app.api.access.name_form import register_player, with_session
from app.api.http.rate_limits import WRITES
from app.api.i18n.translations import language_of
from app.api.listing.match_cards import match_address
from app.api.listing.tournament_list import tournament_list
from app.api.rendering.templates import page
from app.api.seeking.search_counts import Figures, counts_text, figures
from app.api.seeking.search_routes import reach_of
from app.api.seeking.wish_form import NEAR, match_minutes, proposed_wish, written_time, written_wish
from app.api.services import Services, TheServices, services_of
from app.db.queries import push_devices
from app.db.queries.seeking import calls, past
from app.db.rows.seeking import StoredSearch
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.table.clock.timestamps import as_iso, as_ms
from app.table.ratings.match_facts import anchors_of
from app.table.seeking.calls import MISSED_CALLS
from app.table.seeking.meetings.wish import Pace, RatedWish, Rating
from app.table.seeking.past_searches import FoundShare, found_share, people_by_hour, people_of_week
from app.table.seeking.search_views import SearchPage, SearchRow, search_page
from app.table.state.bot_strengths import default_strength

router = APIRouter(route_class=FormRoute, include_in_schema=False)

AGAIN_S = 20
CALLED_AGAIN_S = 5
"""How often the page loads itself again while the player looks, and while they are called."""
CALLED_FOR = timedelta(hours=3)
"""For how long a player is called on their devices, unless a page sends the evening's end in their zone."""
CALLED_AT_MOST = timedelta(hours=24)
PATH = "/find"
AGAINST_COOKIE = "against"
PERSON = "person"
"""The cookie by which the start page shows first what was played last: with a person, or the computer."""
MISSED_SAID_FOR = timedelta(hours=1)
"""How long the page says that a search has ended after two missed calls."""
AGAINST_FOR_S = 31 * 24 * 3600


class ShownSearch(Struct, frozen=True):
    """A row as a page shows it; `minutes`: how long its player has looked."""

    row: SearchRow
    minutes: int
    is_mine: bool


class Meantime(Struct, frozen=True):
    """The computer opponent for the meantime."""

    game: str
    strength: str


@router.get(PATH, dependencies=[ReadLimit])
async def find(request: Request, services: TheServices, me: OptionalPlayer) -> Response:
    """Show the wish or the search, those who look, and the call; lead to the match once it has begun."""
    now = services.scheduler.now()
    if me is not None:
        await services.seeking.note_page(me.id)
    async with services.reads() as session:
        seen = await search_page(session, me.id if me else None, now)
        begun = await calls.begun_since(session, me.id, now) if me and seen.mine is None else None
        last = await past.last_of(session, me.id) if me else None
        wish = await proposed_wish(session, me.id if me else None, last)
        devices = await push_devices.of_player(session, me.id) if me and seen.mine else []
        waiting = [one for one in await tournament_list(session, services, me) if one.is_waiting]
    if begun is not None:
        return RedirectResponse(match_address(begun), 303)
    near = services.tables.maintenance.without_starts()
    return page(
        request,
        "pages/find_opponent.html",
        me=me,
        games=catalog(),
        paces=[*Pace],
        minutes=match_minutes(catalog().values()),
        wishes=[*RatedWish],
        wish=wish,
        near=NEAR,
        rows=shown_rows(seen, now),
        tournaments=waiting,
        gatherings=seen.gatherings,
        later=seen.later,
        mine=seen.mine,
        call=seen.call,
        rating=seen.rating_of_called(),
        is_called=seen.call is not None,
        counted=counts_text(language_of(request), await _figures(request, seen, me.id))
        if me and seen.mine
        else None,
        found=await _found(services, seen, now),
        missed_calls=last is not None and has_missed_calls(last, now),
        callable_until=as_iso(as_ms(now + CALLED_FOR)),
        hours=people_by_hour(await services.seeking.past()),
        week=people_of_week(await services.seeking.past(), now),
        computer=meantime_of(seen),
        on_devices=bool(devices),
        no_starts_until=near.ends_at if near else None,
        again_s=(CALLED_AGAIN_S if seen.call else AGAIN_S) if seen.mine else None,
    )


def shown_rows(seen: SearchPage, now: datetime) -> list[ShownSearch]:
    """Return the rows as a page shows them: the reader's own first, and none of those who gather."""
    mine = seen.mine.row.id if seen.mine else None
    gathered = {search for one in seen.gatherings for search in one.searches}
    shown = [
        ShownSearch(row, _minutes(row, now), row.id == mine) for row in seen.rows if row.id not in gathered
    ]
    return sorted(shown, key=lambda one: not one.is_mine)


def has_missed_calls(last: StoredSearch, now: datetime) -> bool:
    """Return whether a player's last search has just ended because of calls without an answer."""
    return last.ended_at is not None and last.ended_at > now - MISSED_SAID_FOR and last.missed >= MISSED_CALLS


async def _figures(request: Request, seen: SearchPage, player_id: str) -> Figures:
    assert seen.mine is not None
    mine = seen.mine.row
    return figures(
        [row for row in seen.rows if row.id != mine.id],
        await services_of(request).seeking.past_hour(),
        frozenset(mine.games),
        reach_of(request, player_id).person,
    )


async def _found(services: Services, seen: SearchPage, now: datetime) -> FoundShare | None:
    """Return how many searches like the reader's have found an opponent; None if nothing is said of it."""
    if seen.mine is None:
        return None
    games, paces = frozenset(seen.mine.row.games), frozenset(seen.mine.row.paces)
    return found_share(await services.seeking.past(), games, paces, now)


def meantime_of(seen: SearchPage) -> Meantime | None:
    """Return the first game of the reader's search that is still offered, at the strength that fits them."""
    ticked = seen.mine.row.games if seen.mine else {}
    game = next((catalog()[name] for name in ticked if name in catalog()), None)
    if game is None or seen.mine is None:
        return None
    return Meantime(game.id, strength_near(game, seen.mine.row.ratings.get(game.id)))


def strength_near(game: AnyGame, rating: Rating | None) -> str:
    """Return the strength whose rating is nearest to the player's; the usual one without a rating."""
    anchors = anchors_of(game)
    if rating is None or not anchors:
        return default_strength(game)
    return min(anchors, key=lambda strength: abs(anchors[strength].points - rating.points))


@router.post(PATH)
async def look(
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    games: Annotated[list[str] | None, Form()] = None,
    seats: Annotated[list[str] | None, Form()] = None,
    paces: Annotated[list[str] | None, Form()] = None,
    rated: Annotated[str, Form()] = RatedWish.EITHER,
    near: Annotated[str, Form()] = "",
    fills: Annotated[str, Form()] = "",
    when: Annotated[str, Form()] = "",
    starts_at: Annotated[str, Form()] = "",
    utc_offset: Annotated[int, Form()] = 0,
    name: Annotated[str, Form()] = "",
    word_commitment: Annotated[str, Form()] = "",
) -> Response:
    """Begin to look, or change the wish; a visitor gets their name with it."""
    wish = written_wish(games or (), seats or (), paces or (), rated=rated, near=near, fills=fills)
    at = written_time(starts_at, utc_offset) if when else None
    player, token = (me, None) if me else await register_player(request, services, name)
    await services.limits.check(WRITES, f"writes:{player.id}")
    reach = reach_of(request, player.id)
    if at is not None:
        await services.set_times.meet(player.id, wish, reach, at)
    else:
        await services.seeking.look(player.id, wish, reach, word_commitment or None)
    response = RedirectResponse(PATH, 303)
    response.set_cookie(AGAINST_COOKIE, PERSON, max_age=AGAINST_FOR_S, samesite="lax", httponly=True)
    return with_session(request, response, token)


@router.post(f"{PATH}/later/stop")
async def withdraw(services: TheServices, me: CurrentPlayer) -> Response:
    """Withdraw one's set time."""
    await services.set_times.withdraw(me.id)
    return RedirectResponse(PATH, 303)


@router.post(f"{PATH}/rows/{{search_id}}/come")
async def come(request: Request, search_id: str, services: TheServices, me: CurrentPlayer) -> Response:
    """Be there at a set time."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.set_times.come(me.id, search_id, reach_of(request, me.id))
    return RedirectResponse(PATH, 303)


@router.post(f"{PATH}/stop")
async def stop(services: TheServices, me: CurrentPlayer) -> Response:
    """Stop looking."""
    await services.seeking.stop(me.id)
    return RedirectResponse(PATH, 303)


@router.post(f"{PATH}/devices")
async def call_on_devices(
    services: TheServices,
    me: CurrentPlayer,
    yes: Annotated[str, Form()] = "",
    until: Annotated[str, Form()] = "",
) -> Response:
    """Let the player be called on their devices until a time, or for some hours; without `yes` no longer."""
    lasts = called_for(until, services.scheduler.now()) if yes else None
    await services.seeking.call_on_devices(me.id, lasts)
    return RedirectResponse(PATH, 303)


def called_for(until: str, now: datetime) -> timedelta:
    """Return for how long a player is called who has sent this time; some hours without one that fits."""
    try:
        lasts = datetime.fromisoformat(until) - now
    except (ValueError, TypeError):  # no time, or one without its zone
        return CALLED_FOR
    return lasts if timedelta() < lasts <= CALLED_AT_MOST else CALLED_FOR


@router.post(f"{PATH}/leave")
async def leave_match(services: TheServices, me: CurrentPlayer, match: Annotated[str, Form()]) -> Response:
    """End a match in its first moves, and look on."""
    await services.first_moves.leave(await services.tables.load_current(match), me.id)
    return RedirectResponse(PATH, 303)


@router.post(f"{PATH}/range")
async def widen(services: TheServices, me: CurrentPlayer, within: Annotated[int, Form()]) -> Response:
    """Widen the range, or keep it."""
    await services.seeking.widen(me.id, within)
    return RedirectResponse(PATH, 303)


@router.post(f"{PATH}/again")
async def look_again(services: TheServices, me: CurrentPlayer) -> Response:
    """Go on with a search that is on hold."""
    await services.seeking.look_again(me.id)
    return RedirectResponse(PATH, 303)


@router.post(f"{PATH}/rows/{{search_id}}")
async def press_row(
    request: Request,
    search_id: str,
    services: TheServices,
    me: CurrentPlayer,
    word_commitment: Annotated[str, Form()] = "",
) -> Response:
    """Call the player of a row."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.seeking.call(me.id, search_id, reach_of(request, me.id), word_commitment or None)
    return RedirectResponse(PATH, 303)


@router.post(f"{PATH}/calls/{{call_id}}/join")
async def join(
    request: Request,
    call_id: str,
    services: TheServices,
    me: CurrentPlayer,
    word_commitment: Annotated[str, Form()] = "",
) -> Response:
    """Join a gathering."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.seeking.join(me.id, call_id, reach_of(request, me.id), word_commitment or None)
    return RedirectResponse(PATH, 303)


@router.post(f"{PATH}/calls/{{call_id}}")
async def answer(
    call_id: str,
    services: TheServices,
    me: CurrentPlayer,
    yes: Annotated[str, Form()] = "",
    word_commitment: Annotated[str, Form()] = "",
) -> Response:
    """Answer a call; without `yes` it is a no."""
    await services.limits.check(WRITES, f"writes:{me.id}")
    await services.seeking.answer(me.id, call_id, bool(yes), word_commitment or None)
    return RedirectResponse(PATH, 303)


def _minutes(row: SearchRow, now: datetime) -> int:
    return max(1, round((now - datetime.fromisoformat(row.since)).total_seconds() / 60))
