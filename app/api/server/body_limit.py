"""The largest body of a request, in force for every route."""

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.api.access.errors import STATUS, count_error, error_sentence, problem_response
from app.api.i18n.translations import language_of
from app.errors import TooLarge

LARGEST_BODY = 16 * 1024


class BodyLimit:
    """ASGI middleware that refuses request bodies over 16 KiB, announced or not."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD"):
            return await self._app(scope, receive, send)
        announced = Headers(scope=scope).get("content-length", "0")
        if announced.isdecimal() and int(announced) > LARGEST_BODY:
            return await _refuse(scope, receive, send)
        body = b""
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return  # the client left in the middle of its request
            body += message.get("body", b"")
            if len(body) > LARGEST_BODY:
                return await _refuse(scope, receive, send)
            if not message.get("more_body", False):
                break
        whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def replay() -> Message:
            return whole.pop() if whole else await receive()

        await self._app(scope, replay, send)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    error = TooLarge("request-too-large", most=LARGEST_BODY)
    count_error(error)
    detail = error_sentence(error, language_of(HTTPConnection(scope)))
    await problem_response(STATUS[error.code], error.code, detail)(scope, receive, send)
