"""Puts Stadion together: the only module that knows all its parts."""

from functools import cache
from typing import Any

from fastapi import Depends, FastAPI

from app.api.access import errors
from app.api.access.security_headers import SecurityHeaders
from app.api.assets.cached_content import MIN_COMPRESSED_SIZE
from app.api.assets.game_themes import game_themes
from app.api.http.head_requests import HeadAsGet
from app.api.http.request_text import check_address
from app.api.learning import coach
from app.api.learning.tutorial_content import tutorial_of
from app.api.rendering.reloading import Reloading
from app.api.rendering.templates import environment, error_page
from app.api.routers import ROUTERS
from app.api.rulebook.book import book_of
from app.api.server.body_limit import BodyLimit
from app.api.server.compression import Compression
from app.api.server.maintenance_page import MaintenancePage
from app.api.server.request_budget import RequestBudget
from app.lifespan import lifespan
from app.logging_setup import configure_log
from app.settings import Settings, Switch, read_settings
from app.time_source import Now, utc_now
from app.tracing import telemetry

GZIP_LEVEL = 4  # for responses made once; 5 takes half as long again and saves four percent


def create_app(settings: Settings, now: Now = utc_now) -> FastAPI:
    """Return the application with all its routes; `now` is the server's source of time."""
    configure_log(settings.log_level.value)
    traced = telemetry(settings.traces is Switch.ON)
    app = FastAPI(
        title="Stadion",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        telemetry=traced,
        dependencies=[Depends(check_address)],
    )
    app.state.settings, app.state.now = settings, now
    game_themes()  # raises now if the setting is wrong
    environment().globals.update(
        coach_address=coach.coach_address,
        has_quick_start=lambda game: tutorial_of(game) is not None,
        has_book=lambda game: book_of(game) is not None,
    )
    for router in ROUTERS:
        app.include_router(router)
    errors.install_error_handlers(app, error_page)
    if settings.reload:
        app.add_middleware(Reloading)
    app.add_middleware(Compression, minimum_size=MIN_COMPRESSED_SIZE, compresslevel=GZIP_LEVEL)
    app.add_middleware(MaintenancePage)
    app.add_middleware(BodyLimit)
    app.add_middleware(errors.CatchAll, error_page=error_page)
    app.add_middleware(HeadAsGet)
    app.add_middleware(RequestBudget)
    app.add_middleware(SecurityHeaders, public_url=settings.public_url)
    return app


@cache
def _app() -> FastAPI:
    return create_app(read_settings())


def __getattr__(name: str) -> Any:
    """Build `app.main:app` from the environment when a server asks for it, not on import."""
    if name == "app":
        return _app()
    raise AttributeError(name)
