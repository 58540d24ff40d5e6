"""The language of a page: `?lang=cs` stores the language and shows the page in it."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.responses import RedirectResponse
from fastapi.routing import APIRoute

from app.api.i18n.translations import LANGUAGES

A_YEAR_S = 365 * 24 * 3600


class PageRoute(APIRoute):
    """A route of a page, which understands `?lang=`."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def in_language(request: Request) -> Response:
            if request.method == "GET" and request.query_params.get("lang") in LANGUAGES:
                return store_language(request)
            return await handle(request)

        return in_language


def store_language(request: Request) -> Response:
    """Store the language in a cookie and show the page again.

    Only readers without a script get here: with one, the menu in the header sets the same cookie.
    """
    address = request.url.remove_query_params("lang")
    response = RedirectResponse(address.path + (f"?{address.query}" if address.query else ""), 303)
    response.set_cookie("lang", request.query_params["lang"], max_age=A_YEAR_S, samesite="lax")
    return response
