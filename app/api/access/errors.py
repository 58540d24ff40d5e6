"""Every error in the form that docs/PROTOCOL.md promises: problem+json, or a live `error`."""

from collections.abc import Callable
from http import HTTPMethod, HTTPStatus
from secrets import token_hex
from time import perf_counter
from typing import Any

import msgspec
import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from prometheus_client import Counter, Histogram
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, clear_contextvars

from app.api.access.identity import identify
from app.api.i18n.translations import language_of, texts
from app.db.connection import is_away
from app.engine.types import Objection
from app.errors import Illegal, RateLimited, TableError
from app.table.wire.document import PlayerSeen

log = structlog.get_logger()

ANSWERED = Histogram(
    "stadion_request_seconds",
    "From a request to the beginning of its answer",
    ["status"],
    buckets=(0.005, 0.02, 0.1, 0.5, 2, 10),
)
REFUSED = Counter("stadion_errors_total", "Errors told to clients", ["code"])

STATUS = {
    "bad_request": 400,
    "unauthenticated": 401,
    "forbidden": 403,
    "not_found": 404,
    "illegal_action": 422,
    "too_large": 413,
    "rate_limited": 429,
    "internal": 500,
}
CONFLICTS = 409  # all other codes
CODE_OF = {401: "unauthenticated", 403: "forbidden", 404: "not_found", 413: "too_large", 429: "rate_limited"}

PageOf = Callable[[Request, int, str | None, PlayerSeen | None], Response]
"""(request, status, a sentence in the reader's language if there is one, the reader)."""


def told(error: TableError, lang: str) -> dict[str, Any]:
    """`code` and `detail` of an error, and the `clause` where a rule is in the way."""
    REFUSED.labels(error.code).inc()
    if not isinstance(error, Illegal) or error.objection is None:
        return {"code": error.code, "detail": worded(error, lang)}
    clause = error.objection.clause
    sentence = sentence_of(error.objection, error.game, lang)
    return {"code": error.code, "detail": f"{sentence} ({clause})", "clause": clause}


def worded(error: TableError, lang: str) -> str:
    """An error's sentence. What it is about stands there as it is: no thousands are parted."""
    about = {name: str(value) for name, value in error.about.items()}
    return texts.say(lang, f"error-{error.sentence}", **about)


def sentence_of(objection: Objection, game: str, lang: str) -> str:
    """An objection in words, without its clause."""
    return texts.say(lang, f"objection-{objection.text.replace('_', '-')}", game, **objection.params)


def problem(status: int, code: str, detail: str, **more: Any) -> Response:
    """An answer of RFC 9457."""
    detail = detail.encode("utf-8", "replace").decode()
    body = {
        "type": "about:blank",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "detail": detail,
        "code": code,
    }
    return Response(msgspec.json.encode(body | more), status, media_type="application/problem+json")


def install(app: FastAPI, page_of: PageOf) -> None:
    """All errors of the app; `page_of` makes the page that a person sees instead of JSON."""

    async def answer(
        request: Request, status: int, code: str, detail: str, *, ours: bool = False, **more: Any
    ) -> Response:
        """`ours`: the detail is in the reader's language."""
        if wants_page(request):
            return page_of(request, status, detail if ours else None, await _reader(request))
        return problem(status, code, detail, **more)

    async def at_the_table(request: Request, error: Exception) -> Response:
        assert isinstance(error, TableError)
        said = told(error, language_of(request))
        answered = await answer(request, STATUS.get(error.code, CONFLICTS), ours=True, **said)
        if isinstance(error, RateLimited):
            answered.headers["Retry-After"] = str(error.wait_s)
        return answered

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return await answer(
            request, 422, "bad_request", f"{where}: {first['msg']}" if where else first["msg"]
        )

    async def by_framework(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = CODE_OF.get(error.status_code, "bad_request" if error.status_code < 500 else "internal")
        said = await answer(request, error.status_code, code, str(error.detail))
        said.headers.update(error.headers or {})
        if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED and (methods := allowed(request)):
            said.headers["Allow"] = methods
        return said

    app.add_exception_handler(TableError, at_the_table)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, by_framework)


async def _reader(request: Request) -> PlayerSeen | None:
    """Whose name the page shows. A database that is away must not hide what the page has to say."""
    try:
        who = await identify(request)
        return who.player if who else None
    except (SQLAlchemyError, OSError):
        return None


def allowed(request: Request) -> str:
    """The methods of all routes at this address, where the framework names those of one."""

    def known(method: str) -> bool:
        return any(
            route.matches({**request.scope, "method": method})[0] is Match.FULL
            for route in request.app.routes
        )

    return ", ".join(method for method in HTTPMethod if known(method))


def wants_page(request: Request) -> bool:
    """Whether a person with a browser asked, and not a program."""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


class Unforeseen:
    """The last resort: an error that nobody expected is logged, and answered like any other."""

    def __init__(self, app: ASGIApp, page_of: PageOf) -> None:
        self._app = app
        self._page_of = page_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        clear_contextvars()
        if scope["type"] != "lifespan":  # what runs as long as the server is no request's
            bind_contextvars(request=token_hex(4))  # in whatever is logged of it
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        begun, since = False, perf_counter()

        async def watched(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                ANSWERED.labels(f"{message['status'] // 100}xx").observe(perf_counter() - since)
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except Exception as error:
            log.error("unforeseen", path=scope["path"], exc_info=error)
            if begun:
                raise  # half an answer cannot be taken back: the connection has to go
            await self._apology(Request(scope, receive), error)(scope, receive, watched)

    def _apology(self, request: Request, error: Exception) -> Response:
        status = 503 if is_away(error) else 500
        said = told(apology(error), language_of(request))["detail"]
        page = wants_page(request)  # without a name: the database may be what has failed
        answer = self._page_of(request, status, said, None) if page else problem(status, "internal", said)
        if status == HTTPStatus.SERVICE_UNAVAILABLE:
            answer.headers["Retry-After"] = "1"
        return answer


def apology(error: Exception) -> TableError:
    """What is said of an error that is ours."""
    return TableError("database-away" if is_away(error) else "unforeseen")
