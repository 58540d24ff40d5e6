"""The leaderboard of a game in a season, 50 places at a time, with the reader's own row."""

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from app.api.access.identity import OptionalPlayer, ReadLimit
from app.api.i18n.translations import language_of
from app.api.ratings.rating_views import last_day, season_text
from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page
from app.api.services import TheServices
from app.db.queries.ratings import leaderboards
from app.db.queries.ratings.leaderboards import PAGE, Ranked, RatingWithPlace
from app.engine.contract import AnyGame
from app.errors import BadRequest, NotFound
from app.table.ratings.match_facts import anchors_of
from app.table.ratings.season import Season, season_at, season_of
from app.table.ratings.skill import Skill, is_settled

router = APIRouter(route_class=PageRoute, include_in_schema=False)


class LeaderboardRow(Struct, frozen=True):
    """A row of a leaderboard. `name` is None for another player without a public page.

    `strength` names a computer player, which has no place.
    """

    place: int | None
    points: int
    spread: int
    name: str | None = None
    handle: str | None = None
    rated: int | None = None
    won: int | None = None
    is_mine: bool = False
    is_settled: bool = True
    strength: str | None = None


@router.get("/ratings/{game_id}", dependencies=[ReadLimit])
async def leaderboard(
    game_id: str,
    request: Request,
    services: TheServices,
    me: OptionalPlayer,
    season: str | None = None,
    after: str | None = None,
) -> Response:
    """Show who plays a game best. `after`: The last row of the page before, as its link has it."""
    games = services.tables.games
    if game_id not in games:
        raise NotFound("no-such-game")
    current = season_at(services.scheduler.now())
    chosen, begun = _season(season, current), _cursor(after)
    async with services.reads() as session:
        found = await leaderboards.best(session, game_id, chosen.key, begun, PAGE + 1)
        shown = found[:PAGE]
        mine = await leaderboards.rating_in(session, game_id, chosen.key, me.id) if me else None
        first = (
            await leaderboards.rating_in(session, game_id, chosen.key, shown[0].player_id)
            if begun and shown
            else None
        )
        seasons = await leaderboards.seasons(session, game_id)
    my_id = me.id if me else None
    ranked = _rows(shown, first.place or 1 if first else 1, my_id)
    is_last = len(found) <= PAGE
    rows = ranked if season else _with_computers(ranked, games[game_id], not begun, is_last)
    lang = language_of(request)
    others = [one for one in map(season_of, seasons) if one != current]
    return page(
        request,
        "pages/leaderboard.html",
        me=me,
        game=games[game_id],
        games=list(games.values()),
        rows=rows,
        has_places=bool(shown),
        mine=_own_row(mine, me.name)
        if mine and me and my_id not in {one.player_id for one in shown}
        else None,
        chosen=chosen,
        current=current,
        last_day=last_day(chosen) if chosen == current else None,
        season_text=lambda one, day=None: season_text(lang, one, day),
        seasons=[current, *others] if others else [],
        further=None if is_last else _cursor_of(shown, begun),
    )


def _season(wanted: str | None, current: Season) -> Season:
    """Return the season that is asked for, the current one by default. Raises NotFound."""
    try:
        return season_of(wanted) if wanted else current
    except ValueError:
        raise NotFound("no-such-address") from None


def _cursor(after: str | None) -> tuple[float, int] | None:
    """Return the rating after which a page begins, and how many of its players it skips.

    Raises BadRequest. It names no player, because most want no public page.
    """
    if not after:
        return None
    mu, _, skipped = after.partition("~")
    try:
        return float(mu), min(max(int(skipped), 0), PAGE)
    except ValueError:
        raise BadRequest("cursor") from None


def _cursor_of(shown: list[Ranked], begun: tuple[float, int] | None) -> str:
    """Return the cursor of the page after this one."""
    mu = shown[-1].mu
    skipped = sum(one.mu == mu for one in shown) + (begun[1] if begun and begun[0] == mu else 0)
    return f"{mu!r}~{skipped}"


def _rows(found: list[Ranked], first: int, my_id: str | None) -> list[LeaderboardRow]:
    """Return the rows of a page whose first one has the place `first`; equal ratings share a place."""
    rows: list[LeaderboardRow] = []
    for number, one in enumerate(found):
        is_tied = number > 0 and found[number - 1].mu == one.mu
        is_mine = one.player_id == my_id
        skill = Skill(one.mu, one.sigma)
        rows.append(
            LeaderboardRow(
                place=rows[-1].place if is_tied else first + number,
                points=skill.points,
                spread=skill.spread,
                name=one.name if one.handle or is_mine else None,
                handle=one.handle,
                rated=one.rated,
                won=one.won,
                is_mine=is_mine,
            )
        )
    return rows


def _with_computers(
    rows: list[LeaderboardRow], game: AnyGame, is_first: bool, is_last: bool
) -> list[LeaderboardRow]:
    """Return the rows of a page with the computer players that belong among them."""
    computers = [
        LeaderboardRow(None, skill.points, skill.spread, strength=strength)
        for strength, skill in anchors_of(game).items()
    ]
    if not rows:
        return []
    here = [
        one
        for one in computers
        if (is_first or one.points <= rows[0].points) and (is_last or one.points > rows[-1].points)
    ]
    return sorted([*rows, *here], key=lambda one: -one.points)


def _own_row(mine: RatingWithPlace, name: str) -> LeaderboardRow:
    """Return the reader's row, which stands above a page that does not have it."""
    skill = Skill(mine.mu, mine.sigma)
    return LeaderboardRow(
        place=mine.place,
        points=skill.points,
        spread=skill.spread,
        name=name,
        rated=mine.rated,
        won=mine.won,
        is_mine=True,
        is_settled=is_settled(skill, mine.total),
    )
