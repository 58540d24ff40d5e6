"""The seed that a request brings for the server, where the server lets callers choose it (tests)."""

from app.api.services import Services
from app.errors import BadRequest


def requested_seed(seed: str | None, services: Services) -> bytes | None:
    if seed is None:
        return None
    if not services.settings.allow_seeds:
        raise BadRequest("own-seeds")
    try:
        raw = bytes.fromhex(seed)
    except ValueError:
        raw = b""
    if len(raw) != 32:
        raise BadRequest("seed")
    return raw
