"""Prepares, after the start, what is the same for all visitors, so that no first visitor's request stops the
event loop: routes, templates, scripts, texts, rulebooks and tutorials.
"""

import asyncio
import gc
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from typing import Any

import structlog
from fastapi import FastAPI

from app.api.assets.static_files import SHARED_SCRIPTS, static_files
from app.api.catalog.routes import components_of
from app.api.i18n.translations import LANGUAGES, texts
from app.api.learning.coach import coach_content
from app.api.learning.tutorial_content import positions_of, tutorial_of
from app.api.rendering.templates import environment, language_globals
from app.api.rulebook.book_text import book_text
from app.api.rulebook.specification import specification_of
from app.engine.catalog import catalog

log = structlog.get_logger()

NO_TEXT = "prepared"
"""The id of no message: looking for it reads the files."""
A_REQUEST: dict[str, Any] = {
    "type": "http",
    "method": "GET",
    "path": "/",
    "root_path": "",
    "headers": [],
    "path_params": {},
}


async def prepare(app: FastAPI) -> None:
    """Make everything piece by piece, in a thread; a failure is logged and met again by the first visitor."""
    for piece in pieces(app):
        try:
            await asyncio.to_thread(piece)
        except Exception:
            log.exception("not_prepared")
    gc.freeze()  # all this stays: the collector need not look at it again


def pieces(app: FastAPI) -> Iterator[Callable[[], object]]:
    """Yield functions whose results are cached by those who make them."""
    for route in app.routes:
        yield partial(route.matches, A_REQUEST)
    yield app.openapi
    for template in environment().list_templates(extensions=["html", "xml"]):
        yield partial(environment().get_template, template)
    for place in (*SHARED_SCRIPTS, *filter(_is_entry, static_files().places())):
        yield partial(static_files().get, place)
    for lang in LANGUAGES:
        yield partial(language_globals(lang)["date"], datetime.now(UTC), hours=True)
        yield partial(language_globals(lang)["duration"], 60.0)
    for game in catalog():
        yield partial(components_of, game)
        yield partial(specification_of, game)
        if tutorial_of(game) is not None:
            yield partial(positions_of, game)
        for lang in LANGUAGES:
            yield partial(texts.find, lang, NO_TEXT, game)
            yield partial(book_text, game, lang)
            yield partial(coach_content, game, lang)


def _is_entry(place: str) -> bool:
    """Return whether pages name this script or style sheet."""
    return place.startswith(("js/pages/", "css/")) or place.endswith("/table.js")
