"""The ids and seeds of a tournament's matches, which follow from the tournament's own.

docs/PROTOCOL.md, "Tournaments", is the definition: the server can pick neither for the dice that they give.
"""

import hashlib
import hmac

ID_ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"
"""The letters of an id: no i, l, o, 0 and 1, which look alike."""

ID_LENGTH = 14


def match_id_of(tournament: str, fixture: int) -> str:
    """Return the id of the match of a tournament's fixture."""
    number = int.from_bytes(hashlib.sha256(f"{tournament}\n{fixture}".encode()).digest())
    letters = []
    for _ in range(ID_LENGTH):
        number, place = divmod(number, len(ID_ALPHABET))
        letters.append(ID_ALPHABET[place])
    return "".join(letters)


def match_seed_of(server_seed: bytes, tournament: str, fixture: int) -> bytes:
    """Return the seed of that match. The tournament's was committed to before any coach gave their word."""
    return hmac.digest(server_seed, f"match\n{tournament}\n{fixture}".encode(), "sha256")
