"""The start page: play the computer in one click, invite a friend, or watch a match."""

from datetime import UTC, datetime, timedelta
from math import inf
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from markupsafe import Markup
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.api.access.form_route import FormRoute
from app.api.access.identity import OptionalPlayer, ReadLimit
from app.api.access.name_form import register_player, with_session
from app.api.http.rate_limits import NEW_MATCHES
from app.api.i18n.translations import language_of
from app.api.listing.live_matches import live_matches, margin
from app.api.listing.match_cards import match_address, match_cards
from app.api.listing.tournament_list import tournament_list
from app.api.rendering.notice_board import CLOSED_COOKIE
from app.api.rendering.templates import fragment, page
from app.api.seeking.find_page import AGAINST_COOKIE, PERSON, meantime_of, shown_rows
from app.api.seeking.wish_form import match_minutes, proposed_wish
from app.api.services import Services, TheServices
from app.db.match_status import MatchStatus
from app.db.models import StoredMatch
from app.db.queries import match_lists
from app.db.queries.match_lists import OwnMatch
from app.db.queries.seeking import past
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.errors import BadRequest, NotFound
from app.table.absence.hibernation import held_since
from app.table.clock.timestamps import as_iso, as_ms
from app.table.seeking.meetings.wish import Pace, RatedWish
from app.table.seeking.search_views import search_page
from app.table.state.bot_strengths import default_strength, gives_hints, offered_strengths, strengths
from app.table.state.match_settings import MatchRequest, MatchSettings, Visibility
from app.table.wire.document import PlayerView

CLOSED_FOR_S = 31 * 24 * 3600
"""Longer than any announcement is shown."""
router = APIRouter(route_class=FormRoute, include_in_schema=False)

RESUMED = 6
WAITING = 8
WATCHED = 6
FIRST_STRENGTH = "easy"


class Opponent(Struct, frozen=True):
    """A computer opponent: the game, and the strength of the computer."""

    game: str
    strength: str


class GameDoor(Struct, frozen=True):
    """A game on the start page: the strengths of its computer, which of them is chosen, and whether the
    reader has a name.
    """

    game: AnyGame
    strengths: tuple[str, ...]
    strength: str
    is_named: bool


class GameChoices(Struct, frozen=True):
    """The games of a form: those `chosen`, those whose computer has the strength hard, and whether exactly
    one can be chosen.
    """

    games: tuple[AnyGame, ...]
    chosen: frozenset[str]
    is_one: bool
    with_hard: frozenset[str] = frozenset()


@router.get("/", dependencies=[ReadLimit])
async def home(request: Request, services: TheServices, me: OptionalPlayer) -> Response:
    """Show the start page."""
    return await render_home(request, services, me)


@router.post("/")
async def play_the_computer(
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    game: Annotated[str, Form()],
    strength: Annotated[str, Form()],
    name: Annotated[str, Form()] = "",
    word_commitment: Annotated[str, Form()] = "",
) -> Response:
    """Start a private match against computer players, with as few seats as the game allows."""
    if game not in catalog():
        raise NotFound("no-such-game")
    wanted = Opponent(game, fitting_strength(catalog()[game], strength))
    try:
        player, token = (me, None) if me else await register_player(request, services, name)
    except BadRequest:
        return await render_home(request, services, me, wanted)
    await services.limits.check(NEW_MATCHES, f"matches:{player.id}")
    match_id = await start_match(services, player.id, wanted, word_commitment or None)
    response = RedirectResponse(match_address(match_id), 303)
    response.delete_cookie(AGAINST_COOKIE)
    return with_session(request, response, token)


async def start_match(
    services: Services, player_id: str, wanted: Opponent, word_commitment: str | None
) -> str:
    """Open a match against the computer and return its id. It starts unless teams are chosen first."""
    game = catalog()[wanted.game]
    request = MatchRequest(
        settings=MatchSettings(
            game=game.id,
            options=await first_options(services, player_id, game),
            visibility=Visibility.PRIVATE,
            hints=gives_hints(game),
        ),
        seats=game.min_seats,
        word_commitment=word_commitment,
        bots=dict.fromkeys(range(1, game.min_seats), wanted.strength),
    )
    table = await services.lobby.create(player_id, request)
    if game.team_choice is None:
        await services.starts.start(table, player_id)
    return table.header.id


async def first_options(services: Services, player_id: str | None, game: AnyGame) -> dict[str, Any]:
    """Return the options to propose to a player: others than usual for a first match of the game."""
    if not game.first_match:
        return {}
    async with services.reads() as session:
        knows = player_id is not None and await match_lists.has_begun_one(session, player_id, game.id)
    return {} if knows else dict(game.first_match)


@router.post("/announcements/{number}/close")
async def close_announcement(number: int, back: Annotated[str, Form()] = "/") -> Response:
    """Show an announcement no longer in this browser, and return to the page `back` of this site."""
    is_ours = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if is_ours else "/", 303)
    response.set_cookie(CLOSED_COOKIE, str(number), max_age=CLOSED_FOR_S, samesite="lax", httponly=True)
    return response


async def render_home(
    request: Request, services: Services, me: PlayerView | None, refused: Opponent | None = None
) -> Response:
    """Show the start page. `refused`: the opponent that could not be played because the name is invalid."""
    lang, games = language_of(request), catalog()
    async with services.reads() as session:
        async with services.replica.recent(session) as recent:
            lobbies = await match_lists.newest(recent, status=MatchStatus.LOBBY, limit=WAITING)
            going_on = await live_matches(recent, services)
            best = [] if going_on else await _best_of_yesterday(recent)
        own = await match_lists.own_briefly(session, me.id) if me else []
        rematches = await match_lists.inviting(session, me.id, services.scheduler.now()) if me else []
        going = [one for one in own if one.is_unfinished and one.game in games]
        urgent = [one for one in going if one.waits]
        resumed = [*urgent, *(one for one in going if one not in urgent)]
        room = max(0, RESUMED - len(rematches))
        watched, chosen = [one.id for one in going_on[:WATCHED]], [one.id for one in resumed[:room]]
        named = {one.id: one for one in await match_lists.by_ids(session, [*watched, *chosen])}
        running_ones, mine = ([named[one] for one in ids if one in named] for ids in (watched, chosen))
        tournaments = await tournament_list(session, services, me)
        looking = await search_page(session, me.id if me else None, services.scheduler.now())
        last = await past.last_of(session, me.id) if me else None
        wish = await proposed_wish(session, me.id if me else None, last)
        shown = [*lobbies, *running_ones, *best, *rematches, *mine]  # the reader's own last: they are newer
        made = {card.id: card for card in await match_cards(session, services, me, lang, shown)}
        resting = [card.id for card in made.values() if card.paused]
        held = await held_since(session, resting) if resting else {}
    waiting, opened, live, replays = (
        [made[one.id] for one in found if one.id in made]
        for found in ([*rematches, *mine], lobbies, running_ones, best)
    )
    opponent = refused or last_opponent(own) or Opponent(next(iter(games), ""), FIRST_STRENGTH)
    offered = {game.id: tuple(strength for strength, _ in offered_strengths(game)) for game in games.values()}

    with_hard = frozenset(game for game, strengths in offered.items() if "hard" in strengths)
    all_games = tuple(games.values())

    def game_door(game: AnyGame) -> Markup:
        strength = fitting_strength(game, opponent.strength)
        door = GameDoor(game, offered[game.id], strength, is_named=me is not None)
        return fragment(lang, "partials/game_door.html", door)

    return page(
        request,
        "pages/home.html",
        status=400 if refused else 200,
        me=me,
        games=games,
        one_game=GameChoices(all_games, frozenset({opponent.game}), True, with_hard),
        several_games=GameChoices(all_games, frozenset(wish.games or {opponent.game}), False),
        opponent=opponent,
        game_door=game_door,
        fitting_strength=fitting_strength,
        refused=refused is not None,
        mine=waiting[:RESUMED],
        held_since={match_id: as_iso(as_ms(at)) for match_id, at in held.items()},
        a_day_ago=as_iso(as_ms(services.scheduler.now() - timedelta(days=1))),
        running=len(rematches) + len(going),
        my_turns=len(urgent),
        open=[card for card in opened if card.my_seat is None],
        searches=shown_rows(looking, services.scheduler.now()),
        gatherings=looking.gatherings,
        later=looking.later,
        own_search=looking.mine,
        computer=meantime_of(looking),
        meets_people=not refused
        and (looking.mine is not None or request.cookies.get(AGAINST_COOKIE) == PERSON),
        wish=wish,
        paces=[*Pace],
        minutes=match_minutes(games.values()),
        rated_wishes=[*RatedWish],
        looking_now=len(looking.rows),
        on_site=await services.notifier.people_on_site(),
        looked_lately=len({one.person for one in await services.seeking.past_hour()}) if looking.rows else 0,
        is_called=looking.call is not None,
        live=live,
        replay=next(iter(replays), None),
        tournaments=[one for one in tournaments if not one.is_waiting],
        waiting_tournaments=[one for one in tournaments if one.is_waiting],
    )


def last_opponent(own: list[OwnMatch]) -> Opponent | None:
    """Return the player's last computer opponent, given their matches with the newest first."""
    return next((Opponent(one.game, one.opponent) for one in own if one.opponent), None)


def fitting_strength(game: AnyGame, strength: str) -> str:
    """Return the given strength if the game offers it, else the game's default."""
    return strength if strength in strengths(game) else default_strength(game)


async def _best_of_yesterday(session: AsyncSession) -> list[StoredMatch]:
    """Return yesterday's match with the narrowest result, in a list; an empty one without any."""
    today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    played = await match_lists.newest_finished(session, today - timedelta(days=1), today)
    won = [match for match in played if match.game in catalog() and margin(match) < inf]
    return sorted(won, key=margin)[:1]
