"""Conditional requests for pages that a browser polls: 304 if it has the current version.

The version is part of the page (`data-version`). Unlike the page's ETag it is known before rendering.
"""

import hashlib
from typing import Any

import msgspec
from fastapi import Request, Response

from app.api.i18n.translations import language_of


def page_version(request: Request, *shown: Any) -> str:
    """Return a hash of everything that a page shows, and of the reader's language."""
    return hashlib.sha256(msgspec.json.encode((language_of(request), *shown))).hexdigest()[:24]


def is_current(request: Request, version: str) -> bool:
    """Whether the browser already has this version."""
    return request.headers.get("if-none-match") == f'"{version}"'


def not_modified(version: str) -> Response:
    """Answer that the browser has the current version."""
    return Response(status_code=304, headers={"ETag": f'"{version}"', "Cache-Control": "private, no-cache"})
