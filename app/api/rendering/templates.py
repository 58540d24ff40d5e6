"""HTML from templates: the globals of all templates, and the error page."""

import hashlib
import secrets
from collections.abc import Hashable
from datetime import UTC, datetime
from functools import cache, lru_cache, partial
from http import HTTPStatus
from importlib import resources
from typing import Any

from babel.dates import format_skeleton, format_time, format_timedelta
from babel.units import format_unit
from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import (
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
    pass_context,
    select_autoescape,
)
from jinja2.runtime import Context
from markupsafe import Markup, escape

from app.api.assets.cached_content import CachedContent
from app.api.assets.game_themes import game_themes
from app.api.assets.static_files import static_files
from app.api.catalog.routes import components_address
from app.api.i18n.translations import FALLBACK, SAME_IN_ALL, language_of, texts
from app.api.rendering.notice_board import board_of, notices_for
from app.db.moderation.announcements import RESTART
from app.db.moderation.models import HouseNotice
from app.engine.catalog import catalog
from app.engine.lesson import lesson_of
from app.table.wire.document import PlayerView
from app.version import version

REGION = {"en": "en_GB"}
"""The region whose date format is used, for languages with several."""
DATES_KEPT = 4096
FRAGMENTS_KEPT = 256
FIRST_CYRILLIC = "Ѐ"
FORM_KEY = "form-key-of-this-page"
"""Stands for the key of a form in the templates, so that the version of a page does not depend on it."""
FORM_KEY_FIELD = Markup(f'<input type="hidden" name="form_key" value="{FORM_KEY}">')  # noqa: S704 - our own
"""The key of a form that makes something (see `form_route`)."""
AGAIN_S = 15
"""Seconds after which the page of a break looks again."""
EXPLAINED = (400, 401, 403, 404, 409, 429, 500)


def page(
    request: Request, template: str, *, status: int = 200, me: PlayerView | None = None, **context: Any
) -> Response:
    """Render a page in the reader's language; 304 if the browser has it already.

    `me`: The player, whose name the header shows; None without one.
    """
    known = language_globals(language_of(request)) | {"me": me, "path": request.url.path}
    known |= notices_for(request)
    html = environment().get_template(template).render(known | context).encode()
    version = f'W/"{hashlib.sha256(html).hexdigest()[:24]}"'
    headers = {"ETag": version, "Cache-Control": "private, no-cache", "Vary": "Cookie, Accept-Language"}
    html, has_form = with_form_keys(html, request.headers.get("sec-fetch-dest") != "empty")
    if request.method == "GET" and version in request.headers.get("if-none-match", "") and not has_form:
        return Response(status_code=304, headers=headers)
    return HTMLResponse(html, status, headers)


def with_form_keys(html: bytes, is_shown: bool) -> tuple[bytes, bool]:
    """Return a page with a new key for its forms, and whether it has one.

    A script that asks for the page (not `is_shown`) gets none: it draws the keys itself
    (net/form_keys.js), and parts of the page that are the same are left alone.
    """
    has_key = is_shown and FORM_KEY.encode() in html
    key = secrets.token_urlsafe(18) if has_key else ""
    return html.replace(FORM_KEY.encode(), key.encode()), has_key


def cached_page(lang: str, template: str, **context: Any) -> CachedContent:
    """Render a page that is the same for all readers of a language."""
    html = (
        environment()
        .get_template(template)
        .render(
            language_globals(lang)
            | {"me": None, "path": "", "announced": None, "maintenance": None}
            | context
        )
    )
    return CachedContent(html.encode(), "text/html; charset=utf-8")


@lru_cache(FRAGMENTS_KEPT)
def fragment(lang: str, template: str, shown: Hashable) -> Markup:
    """Render a part of a page in a language, or return it from memory if it was rendered before.

    The template shows `shown` and nothing else that changes, and texts.
    """
    return Markup(_rendered(lang, template, {"shown": shown}))  # noqa: S704 - the template escapes


def part(lang: str, template: str, **context: Any) -> Markup:
    """Render a part of a page that a script inserts, and that is the same for all readers of a language."""
    html = _rendered(lang, template, context)
    # Like a page that a script asks for, it has no key: the script draws one.
    return Markup(html.replace(FORM_KEY, ""))  # noqa: S704 - the template escapes


def _rendered(lang: str, template: str, context: dict[str, Any]) -> str:
    return environment().get_template(template).render(language_globals(lang) | context)


def language_globals(lang: str) -> dict[str, Any]:
    """Return the functions that every template has for texts in a language."""
    return {
        "lang": lang,
        "t": partial(texts.say, lang),
        "fragment": partial(fragment, lang),
        "messages": partial(_messages, lang),
        "t_of": lambda game, message, **params: texts.say(lang, message, game, **params),
        "ago": partial(_ago, lang),
        "date": partial(_date, lang),
        "local": partial(_local, lang),
        "hour": partial(hour_text, lang),
        "maintenance_text": partial(maintenance_text, lang),
        "duration": partial(_duration, lang),
        "signed": _signed,
    }


def maintenance_text(lang: str, notice: HouseNotice) -> str:
    """Return the sentence that says when maintenance begins, and for about how long."""
    lasts_s, begins = (
        round((notice.ends_at - notice.begins_at).total_seconds()),
        hour_text(lang, notice.begins_at),
    )
    if notice.kind == RESTART:
        return texts.say(lang, "si-break", t=begins, n=lasts_s)
    return texts.say(lang, "si-long", t=begins, n=lasts_s // 60)


def error_page(
    request: Request, status: int, detail: str | None = None, me: PlayerView | None = None
) -> Response:
    """Render the error page: what happened, what was not lost, and a way out.

    With 503 it is the page of a short break, which looks again by itself.
    """
    if status == HTTPStatus.SERVICE_UNAVAILABLE:
        board = board_of(request)
        return page(
            request,
            "pages/break.html",
            status=status,
            me=me,
            until=board.closed_until() if board else None,
            again_s=AGAIN_S,
            method=request.method,
        )
    known = status if status in EXPLAINED else (500 if status >= 500 else 400)
    return page(request, "pages/error.html", status=status, me=me, code=known, detail=detail)


@cache
def environment() -> Environment:
    """Return the template environment; main.py adds globals of features to it."""
    made = Environment(
        loader=ChoiceLoader(
            [
                FileSystemLoader(str(resources.files("app") / "templates")),
                PrefixLoader({name: _templates_of(name) for name in catalog()}),
            ]
        ),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_shown,
    )
    made.globals.update(
        static=static,
        game_static=game_static,
        has_static=has_static,
        form_key=FORM_KEY_FIELD,
        theme=lambda game: game_themes()[game],
        has_lesson=lambda game: lesson_of(game) is not None,
        lesson_aims=lambda game: lesson.aims if (lesson := lesson_of(game)) else (),
        text_address=texts.address,
        components_address=components_address,
        version=version(),
    )
    made.tests["cyrillic"] = lambda words: max(words, default="") >= FIRST_CYRILLIC
    return made


@pass_context
def _shown(context: Context, value: Any) -> Any:
    """Return what a template writes; names that stand for nobody are written in the reader's language."""
    if type(value) is not str or SAME_IN_ALL not in value:
        return value
    return texts.names(context.get("lang", FALLBACK), value)


def _templates_of(game: str) -> FileSystemLoader:
    """Return the loader of a game's own templates, named `<game>/<file>.html`."""
    return FileSystemLoader(str(resources.files("app.games") / game / "templates"))


def static(path: str) -> str:
    """Return the address of a static file, which changes with the file."""
    return static_files().address(path)


def game_static(game: str, path: str) -> str:
    """Return the address of a static file of a game."""
    return static(f"games/{game}/{path}")


def has_static(game: str, path: str) -> bool:
    """Whether a game has this static file."""
    return f"games/{game}/{path}" in static_files()


def _datetime(at: str | datetime) -> datetime:
    return at if isinstance(at, datetime) else datetime.fromisoformat(at)


def _ago(lang: str, at: str | datetime) -> str:
    return str(format_timedelta(_datetime(at) - datetime.now(UTC), add_direction=True, locale=lang))


@lru_cache(DATES_KEPT)
def _date(lang: str, at: str | datetime, hours: bool = False) -> str:
    """Return the day, and with `hours` the time, in UTC."""
    locale = REGION.get(lang, lang)
    day = str(format_skeleton("yMMMd", _datetime(at), locale=locale))
    return f"{day}, {format_time(_datetime(at), 'short', locale=locale)} UTC" if hours else day


def _signed(number: int) -> str:
    """Return a whole number with its sign."""
    return f"{number:+}".replace("-", "−")


def hour_text(lang: str, at: datetime) -> str:
    """Return the time of the day, in UTC."""
    return f"{format_time(at, 'short', locale=REGION.get(lang, lang))} UTC"


@lru_cache(DATES_KEPT)
def _messages(lang: str, prefix: str) -> Markup:
    """Return the messages with this prefix, for the script of a page."""
    return Markup(texts.of_page(lang, prefix))  # noqa: S704 - of our own files


def _local(lang: str, at: str | datetime, hours: bool = False) -> Markup:
    """Return the same as an element that a script converts to the reader's time zone
    (js/browser/local_time.js).
    """
    kind, said = "hours" if hours else "day", escape(_date(lang, at, hours))
    return Markup(f'<time datetime="{_datetime(at).isoformat()}" data-local="{kind}">{said}</time>')  # noqa: S704


def _duration(lang: str, seconds: float) -> str:
    """Return a duration as coarsely as people say it: 52 min, 1 h 20 min, 3 days."""
    minutes = max(1, round(seconds / 60))
    days, hours = minutes // 1440, minutes // 60
    short = partial(format_unit, length="short", locale=lang)
    if days > 1:
        return str(format_unit(days, "day", length="long", locale=lang))
    if not hours:
        return str(short(minutes, "minute"))
    return (
        f"{short(hours, 'hour')} {short(minutes % 60, 'minute')}"
        if minutes % 60
        else str(short(hours, "hour"))
    )
