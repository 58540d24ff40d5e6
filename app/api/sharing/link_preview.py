"""Link previews: the text and the picture (1200 x 630) that a link to a match shows where it is posted.

The preview of a private match reveals neither its players nor its score.
"""

import re
import textwrap
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from markupsafe import Markup
from msgspec import Struct, structs

from app.api.access.identity import base_url, client_key
from app.api.assets.cached_content import IMMUTABLE
from app.api.assets.game_themes import game_themes
from app.api.assets.static_files import static_files
from app.api.http.rate_limits import PICTURES
from app.api.i18n.match_text import document_of, seat_name
from app.api.i18n.translations import LANGUAGES, language_of, texts
from app.api.listing.match_cards import match_address
from app.api.listing.match_overview import match_overview
from app.api.rendering.png_renderer import BACKGROUND, Background, Picture
from app.api.rendering.templates import environment
from app.api.results.report import report_of
from app.api.results.story_text import brief_text
from app.api.services import Services, TheServices
from app.db.match_status import MatchStatus
from app.db.queries import players
from app.engine.capabilities.overview import SIGNS, BoardPicture, crop_box
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from app.errors import NotFound
from app.table.table import Table

router = APIRouter(include_in_schema=False)


class HeadlineStyle(NamedTuple):
    """Font size and line height in px, letters per line (Latin, Cyrillic), and the greatest number of
    lines.
    """

    size: int
    step: int
    letters: tuple[int, int]
    lines: int


POSITION = (640, 630)
"""Width and height of the left part, which shows the position."""
NO_GLYPH = str.maketrans({"′": "'"})
"""Replacements for characters that the fonts lack."""
HEADLINES = (HeadlineStyle(68, 66, (19, 16), 3), HeadlineStyle(54, 52, (24, 20), 4))
"""The first style in which a headline fits is used."""
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LONGEST_NAME = 16
LABEL = 36
"""Greatest number of characters in the text of a moment."""
FIVE_MINUTES = "public, max-age=300"
TOKEN = re.compile(r"(--[\w-]+):\s*([^;]+);")
USED_TOKEN = re.compile(r"var\((--[\w-]+)(?:, *([^)]*))?\)")
DISPLAY = 'font-family="Sofia Sans Extra Condensed" font-weight="800"'


class ScoreRow(Struct, frozen=True):
    """A seat and its score. `place`: set after the match is over."""

    sign: int
    name: str
    score: int | float | None
    place: int | None = None


class ShownPosition(Struct, frozen=True):
    """The position that a picture shows, with the text of its moment."""

    picture: BoardPicture
    says: str = ""
    sub: str = ""


class LinkText(Struct, frozen=True):
    """The words of a preview."""

    headline: str
    line: str = ""
    rows: tuple[ScoreRow, ...] = ()
    moment: ShownPosition | None = None
    """The decisive moment, once the match is over."""

    @property
    def set(self) -> tuple[HeadlineStyle, list[str]]:
        """The style of the headline, and its lines."""
        cyrillic = bool(CYRILLIC.search(self.headline))
        for size in HEADLINES:
            lines = textwrap.wrap(self.headline, size.letters[cyrillic])
            if len(lines) <= size.lines:
                return size, lines
        return size, textwrap.wrap(
            self.headline, size.letters[cyrillic], max_lines=size.lines, placeholder=" …"
        )


class LinkPreview(Struct, frozen=True):
    """The metadata that a page provides about itself for previews."""

    url: str
    image: str
    title: str
    alt: str
    oembed: str | None = None
    """The address of the oEmbed description; only for public matches."""
    story: str = ""
    """Three lines of text for sharing."""


@router.get("/og/{match_id}.{lang}.png")
async def picture_to_share(match_id: str, lang: str, request: Request, services: TheServices) -> Response:
    """Return the picture of a link; it is drawn once in 300 s for each match and language."""
    await services.limits.check(PICTURES, f"pictures:{client_key(request)}")
    table = await services.tables.load(match_id)
    game = table.game
    if game is None or lang not in LANGUAGES:
        raise NotFound("no-such-table")

    async def describe() -> Picture:
        said = await link_text(services, table, lang)
        return Picture(draw_preview(table, game, said, lang), _background(table, game, said, lang))

    over = table.status is MatchStatus.FINISHED
    version = table.header.visibility, table.stamp if over else None
    png = await services.pictures.png((match_id, lang, *version), describe)
    final = over and "final" in request.query_params
    headers = {
        "Cache-Control": IMMUTABLE if final else FIVE_MINUTES,
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    return Response(png, media_type="image/png", headers=headers)


async def link_preview(request: Request, services: Services, table: Table, part: str = "") -> LinkPreview:
    """Return the metadata of a match's page; `part` is the path of the page below the match."""
    base, match_id, lang = base_url(request), table.header.id, language_of(request)
    said = await link_text(services, table, lang)
    final = f"?final={table.stamp}" if table.status is MatchStatus.FINISHED else ""
    title = table.game.title if table.game else table.header.game
    url, open_ = base + match_address(match_id, None, part), table.header.visibility == "public"
    rows = ", ".join(map(_row_text, said.rows))
    return LinkPreview(
        url=url,
        oembed=f"{base}/oembed?url={quote(url, safe='')}" if open_ and table.outcome is not None else None,
        story="\n".join(filter(None, [said.headline, ", ".join(filter(None, [title, rows])), url])),
        image=f"{base}/og/{match_id}.{lang}.png{final}",
        title=said.headline,
        alt=", ".join(
            dict.fromkeys(filter(None, [title, said.headline, said.line, *map(_row_text, said.rows)]))
        ),
    )


def _row_text(row: ScoreRow) -> str:
    return row.name if row.score is None else f"{row.name} {row.score}"


async def link_text(services: Services, table: Table, lang: str) -> LinkText:
    """Return the words of a match's preview."""
    title = table.game.title if table.game else table.header.game
    if table.header.visibility == "private":
        return LinkText(texts.say(lang, "og-private"), title)
    if table.status is MatchStatus.PLAYING:
        return live_link_text(table, lang, title)
    if table.outcome is not None:
        return await _with_story(services, table, lang, _result(table, lang, table.outcome["placements"]))
    async with services.reads() as session:
        host = (await players.names(session, {table.header.host_id}))[table.header.host_id]
    free = sum(not seat.is_taken for seat in table.seats)
    return LinkText(
        texts.say(lang, "og-invite", name=host, game=title),
        texts.say(lang, "og-free", n=free) if free else "",
    )


def live_link_text(table: Table, lang: str, title: str) -> LinkText:
    """Return the words for a public match that is being played."""
    seen = match_overview(table, lang)
    scores = dict(enumerate(seen.scores)) if seen else {}
    seats = range(len(table.seats))
    return LinkText(
        title, seen.phase if seen else "", _rows(table, lang, {seat: scores.get(seat) for seat in seats})
    )


def _result(table: Table, lang: str, placements: Iterable[dict[str, Any]]) -> LinkText:
    best_first = sorted(placements, key=lambda one: (one["place"], one["seat"]))
    of_all = _rows(table, lang, {one["seat"]: one["score"] for one in best_first})
    rows = tuple(
        structs.replace(row, place=one["place"]) for row, one in zip(of_all, best_first, strict=True)
    )
    first = [row.name for row, one in zip(rows, best_first, strict=True) if one["place"] == 1]
    if not first:
        reason = (table.outcome or {})["reason"].replace("_", "-")
        return LinkText(texts.say(lang, f"reason-{reason}"))
    if len(first) == 1:
        return LinkText(texts.say(lang, "result-won", name=first[0]), rows=rows)
    return LinkText(texts.say(lang, "result-shared", names=", ".join(first)), rows=rows)


async def _with_story(services: Services, table: Table, lang: str, plain: LinkText) -> LinkText:
    """Add the headline of the match's story, and its most important moment."""
    report = await services.reports.get(
        table.header.id, lambda: report_of(services.sessions, services.replica, table)
    )
    if report.story is None or table.game is None:
        return plain
    tale = brief_text(report.story, table.game, lang, document_of(table, None))
    pictures = (report.story.moments[place].picture for place in report.story.key)
    pairs = [(beat, picture) for beat, picture in zip(tale.key, pictures, strict=True) if picture]
    beat, picture = min(pairs, key=lambda pair: pair[0].rank, default=(None, None))
    shown = ShownPosition(picture, _shorten(beat.says), _fit_details(beat.sub)) if beat and picture else None
    return structs.replace(plain, headline=tale.headline or plain.headline, moment=shown)


def _shorten(words: str) -> str:
    return textwrap.shorten(words, LABEL, placeholder=" …")


def _fit_details(under: str) -> str:
    """Shorten the details of a moment from the left: its probability stays longest."""
    parts = under.split(", ")
    while len(parts) > 1 and len(", ".join(parts)) > LABEL:
        parts = parts[1:]
    return _shorten(", ".join(parts))


def _rows(table: Table, lang: str, scores: dict[int, int | None]) -> tuple[ScoreRow, ...]:
    seen = table.seat_views()
    return tuple(
        ScoreRow(seen[seat].sign, short_name(seat_name(seen[seat], lang)), score)
        for seat, score in scores.items()
    )


def short_name(name: str) -> str:
    """Return a name as it fits into a row."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def draw_preview(table: Table, game: AnyGame, said: LinkText, lang: str) -> str:
    """Draw the picture as SVG, with all colours resolved, and without the background of its position."""
    shown = said.moment or _now(table, lang)
    live = texts.say(lang, "home-live") if shown and table.status is MatchStatus.PLAYING else ""
    return draw_words(game, said, shown, live)


def draw_words(game: AnyGame, said: LinkText, shown: ShownPosition | None = None, live: str = "") -> str:
    """Draw words beside a position, or beside the game's cover if there is none.

    `live`: The label of a match under way; empty for none.
    """
    drawn = (
        environment()
        .get_template("partials/link_picture.svg.xml")
        .render(
            text=said,
            game=game,
            theme=game_themes()[game.id],
            cover=_cover(game),
            background=Markup(BACKGROUND),  # noqa: S704 - a text of ours
            shown=shown,
            pieces=Markup(shown.picture.pieces) if shown else "",  # noqa: S704 - drawn by us
            box=" ".join(map(str, crop_box(shown.picture, *POSITION))) if shown else "",
            live=live,
            jersey=_jersey,
            logo=_symbol("logo"),
            display=Markup(DISPLAY),  # noqa: S704 - a text of ours
        )
    )
    return _resolve_colours(drawn.translate(NO_GLYPH), game.id)


def _resolve_colours(svg: str, game: str) -> str:
    colours = _colours(game)
    return USED_TOKEN.sub(lambda used: colours.get(used[1], used[2] or ""), svg)


def _background(table: Table, game: AnyGame, said: LinkText, lang: str) -> Background | None:
    """Return what lies below the position that a picture shows; None if it shows none."""
    shown = said.moment or _now(table, lang)
    if shown is None or game.overview is None:
        return None
    return Background(_drawn_background(game.id), crop_box(shown.picture, *POSITION), POSITION)


@cache
def _drawn_background(game: str) -> str:
    """Return the largest background of a game as SVG, with all colours resolved."""
    overview = catalog()[game].overview
    assert overview is not None
    drawn = overview.largest_background().translate(NO_GLYPH)
    return f'<g {DISPLAY} text-anchor="middle">{_resolve_colours(drawn, game)}</g>'


def _now(table: Table, lang: str) -> ShownPosition | None:
    seen = match_overview(table, lang) if table.header.visibility == "public" else None
    return ShownPosition(seen.picture) if seen else None


def _cover(game: AnyGame) -> Markup | None:
    """Return the cover of a game, for a picture without a position."""
    place = f"games/{game.id}/cover.svg"
    if place not in static_files():
        return None
    wide, high = POSITION
    svg = (
        static_files()
        .get(place)
        .content.decode()
        .replace("<svg ", f'<svg width="{wide}" height="{high}" ', 1)
    )
    return Markup(svg)  # noqa: S704 - a file of ours


@cache
def _jersey(sign: int) -> Markup:
    """Return a jersey with a chalk outline, because it lies on the board."""
    return Markup(_symbol(f"jer{sign % SIGNS + 1}").replace("--seat-edge", "--chalk"))  # noqa: S704


@cache
def _symbol(name: str) -> Markup:
    """Return the content of a symbol of the sprite."""
    sprite = static_files().get("img/sprite.svg").content.decode()
    found = re.search(rf'<symbol id="{name}"[^>]*>(.*?)</symbol>', sprite, re.DOTALL)
    assert found
    return Markup(found[1])  # noqa: S704 - a file of ours


@cache
def _colours(game: str) -> dict[str, str]:
    """Return the colours of the light theme, which each tokens.css names first: the site's, and the
    game's.
    """
    found: dict[str, str] = {}
    for sheet in ("css/tokens.css", f"games/{game}/tokens.css"):
        for name, value in (
            TOKEN.findall(static_files().get(sheet).content.decode()) if sheet in static_files() else ()
        ):
            found.setdefault(name, value)
    return found
