"""Errors as docs/PROTOCOL.md specifies them: problem+json over HTTP, `error` on a live channel, or a page.

Every error is a StadionError with a code; its sentence comes from the catalogues of the reader's language.
"""

from collections.abc import Callable
from http import HTTPMethod, HTTPStatus
from secrets import token_hex
from time import perf_counter
from typing import Any

import msgspec
import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fluent.runtime.types import fluent_number
from prometheus_client import Counter, Histogram
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, clear_contextvars

from app.api.access.identity import identify
from app.api.i18n.translations import language_of, texts
from app.api.rendering.templates import AGAIN_S
from app.db.connection import is_away
from app.engine.types import Objection
from app.errors import BadRequest, Illegal, RateLimited, StadionError, UnplayableOptions
from app.table.wire.document import PlayerView

log = structlog.get_logger()

REQUEST_SECONDS = Histogram(
    "stadion_request_seconds",
    "From a request to the beginning of its answer",
    ["status"],
    buckets=(0.005, 0.02, 0.1, 0.5, 2, 10),
)
ERRORS = Counter("stadion_errors_total", "Errors told to clients", ["code"])

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
CONFLICT_STATUS = 409  # for all other codes
CODE_OF_STATUS = {
    401: "unauthenticated",
    403: "forbidden",
    404: "not_found",
    413: "too_large",
    429: "rate_limited",
}

ErrorPage = Callable[[Request, int, str | None, PlayerView | None], Response]
"""(request, status, a sentence in the reader's language or None, the reader or None) -> the page."""


def count_error(error: StadionError) -> None:
    """Count an error that is sent to a client."""
    ERRORS.labels(error.code).inc()


def error_body(error: StadionError, lang: str) -> dict[str, Any]:
    """Return `code` and `detail` of an error, and `clause` if a rule forbids the action."""
    if not isinstance(error, Illegal) or error.objection is None:
        cause = {} if error.cause is None else {"cause": error.cause}
        return {"code": error.code, "detail": error_sentence(error, lang)} | cause
    clause = error.objection.clause
    sentence = objection_sentence(error.objection, error.game, lang)
    return {"code": error.code, "detail": f"{sentence} ({clause})", "clause": clause}


def error_sentence(error: StadionError, lang: str) -> str:
    """Return the sentence of an error; its numbers appear without thousands separators."""
    about = {name: _ungrouped(value) for name, value in error.about.items()}
    game = error.game if isinstance(error, UnplayableOptions) else None
    if game is not None and "option" in about:
        about["option"] = texts.find(lang, f"option-{about['option']}", game) or about["option"]
    return texts.say(lang, f"error-{error.sentence}", game, **about)


def _ungrouped(value: object) -> object:
    """Return a number that has plural forms but no thousands separators; other values become text."""
    return fluent_number(value, useGrouping=False) if type(value) is int else str(value)


def objection_sentence(objection: Objection, game: str, lang: str) -> str:
    """Return the sentence of an objection, without its clause."""
    return texts.say(lang, f"objection-{objection.text.replace('_', '-')}", game, **objection.params)


def problem_response(status: int, code: str, detail: str, **more: Any) -> Response:
    """Return an error as problem+json (RFC 9457)."""
    detail = detail.encode("utf-8", "replace").decode()
    body = {
        "type": "about:blank",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "detail": detail,
        "code": code,
    }
    return Response(msgspec.json.encode(body | more), status, media_type="application/problem+json")


def install_error_handlers(app: FastAPI, error_page: ErrorPage) -> None:
    """Answer all errors of the app; a browser that navigates gets `error_page` instead of JSON."""

    async def respond(
        request: Request, status: int, code: str, detail: str, *, translated: bool = False, **more: Any
    ) -> Response:
        """Respond with a page or a problem; a page shows only a `translated` detail."""
        if wants_page(request):
            return error_page(request, status, detail if translated else None, await _reader(request))
        return problem_response(status, code, detail, **more)

    async def stadion_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, StadionError)
        count_error(error)
        body = error_body(error, language_of(request))
        response = await respond(request, STATUS.get(error.code, CONFLICT_STATUS), translated=True, **body)
        if isinstance(error, RateLimited):
            response.headers["Retry-After"] = str(error.wait_s)
        return response

    async def validation_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        body = error_body(invalid_request(error), language_of(request))
        return await respond(request, HTTPStatus.UNPROCESSABLE_ENTITY, **body)

    async def http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = CODE_OF_STATUS.get(error.status_code, "bad_request" if error.status_code < 500 else "internal")
        detail = error_sentence(framework_error(error), language_of(request))
        response = await respond(request, error.status_code, code, detail, cause=str(error.detail))
        response.headers.update(error.headers or {})
        if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED and (methods := allowed_methods(request)):
            response.headers["Allow"] = methods
        return response

    app.add_exception_handler(StadionError, stadion_error)
    app.add_exception_handler(RequestValidationError, validation_error)
    app.add_exception_handler(HTTPException, http_error)


def invalid_request(error: RequestValidationError) -> BadRequest:
    """Return the error for a request whose path or parameters do not fit its route."""
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"][1:])
    if not field:
        return BadRequest("request-unread", cause=first["msg"])
    return BadRequest("field-invalid", field=field, cause=f"{field}: {first['msg']}")


def framework_error(error: HTTPException) -> StadionError:
    """Return the error that words what the framework has refused."""
    match error.status_code:
        case HTTPStatus.NOT_FOUND:
            return StadionError("no-such-address")
        case HTTPStatus.METHOD_NOT_ALLOWED:
            return StadionError("no-such-method")
        case status if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return StadionError("unforeseen")
        case _:
            return StadionError("request-unread")


async def _reader(request: Request) -> PlayerView | None:
    """Return the player whose name the error page shows; None also if the database is away."""
    try:
        identity = await identify(request)
        return identity.player if identity else None
    except (SQLAlchemyError, OSError):
        return None


def allowed_methods(request: Request) -> str:
    """List the methods of all routes at this address; the framework names only those of one route."""

    def is_known(method: str) -> bool:
        return any(
            route.matches({**request.scope, "method": method})[0] is Match.FULL
            for route in request.app.routes
        )

    return ", ".join(method for method in HTTPMethod if is_known(method))


def wants_page(request: Request) -> bool:
    """Whether the request came from a person with a browser, and not from a program."""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


class CatchAll:
    """ASGI middleware that logs unexpected errors and answers them like all others.

    It also gives every request a number for the log, and measures the time to the first byte.
    """

    def __init__(self, app: ASGIApp, error_page: ErrorPage) -> None:
        self._app = app
        self._error_page = error_page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        clear_contextvars()
        if scope["type"] != "lifespan":  # the tasks of the lifespan belong to no request
            bind_contextvars(request=token_hex(4))
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        is_started, began_at = False, perf_counter()

        async def observed_send(message: Message) -> None:
            nonlocal is_started
            if message["type"] == "http.response.start":
                REQUEST_SECONDS.labels(f"{message['status'] // 100}xx").observe(perf_counter() - began_at)
            is_started = True
            await send(message)

        try:
            await self._app(scope, receive, observed_send)
        except Exception as error:
            log.error("unforeseen", path=scope["path"], exc_info=error)
            if is_started:
                raise  # a response that has begun cannot be replaced: the server closes the connection
            response = self._response(Request(scope, receive), error)
            await response(scope, receive, observed_send)

    def _response(self, request: Request, error: Exception) -> Response:
        status = 503 if is_away(error) else 500
        count_error(shown := internal_error(error))
        detail = error_sentence(shown, language_of(request))
        if wants_page(request):  # without the player's name: the database may be what has failed
            response = self._error_page(request, status, detail, None)
        else:
            response = problem_response(status, "internal", detail)
        if status == HTTPStatus.SERVICE_UNAVAILABLE:
            response.headers["Retry-After"] = str(AGAIN_S) if wants_page(request) else "1"
        return response


def internal_error(error: Exception) -> StadionError:
    """Return what a client is told of an unexpected error."""
    return StadionError("database-away" if is_away(error) else "unforeseen")
