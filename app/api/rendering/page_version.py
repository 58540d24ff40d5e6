"""Pages that a browser asks for again and again: who has the newest already gets 304 and no page.

The version stands in the page (`data-version`): unlike the page's own ETag it is known before the page is
drawn.
"""

import hashlib
from typing import Any

import msgspec
from fastapi import Request, Response

from app.api.i18n.translations import language_of


def page_version(request: Request, *shown: Any) -> str:
    """The print of everything that a page shows, in the reader's language."""
    return hashlib.sha256(msgspec.json.encode((language_of(request), *shown))).hexdigest()[:24]


def is_current(request: Request, version: str) -> bool:
    return request.headers.get("if-none-match") == f'"{version}"'


def not_modified(version: str) -> Response:
    return Response(status_code=304, headers={"ETag": f'"{version}"', "Cache-Control": "private, no-cache"})
