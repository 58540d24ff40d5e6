"""The seed that a request brings for the server, where the server lets callers choose it (tests)."""

from app.api.services import Site
from app.errors import BadRequest


def seed_of(seed: str | None, site: Site) -> bytes | None:
    if seed is None:
        return None
    if not site.settings.allow_seeds:
        raise BadRequest("own-seeds")
    try:
        raw = bytes.fromhex(seed)
    except ValueError:
        raw = b""
    if len(raw) != 32:
        raise BadRequest("seed")
    return raw
