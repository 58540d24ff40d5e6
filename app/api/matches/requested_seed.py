"""The server's seed from a request, where the settings allow clients to choose it, as in tests."""

from app.api.services import Services
from app.errors import BadRequest


def requested_seed(seed: str | None, services: Services) -> bytes | None:
    """Return the seed of a request; None without one. Raises BadRequest if it is not allowed or invalid."""
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
