"""Players' words: drawn, committed to and revealed."""

import hashlib
from typing import Any

from tests.support.matches.people import Person


def word(name: str) -> str:
    """Return the word of this name: always the same 64 hex digits."""
    return hashlib.sha256(f"word of {name}".encode()).hexdigest()


def committed(name: str) -> str:
    """Return the commitment of the word of this name."""
    return hashlib.sha256(word(name).encode()).hexdigest()


async def reveal(person: Person, match: str, name: str) -> dict[str, Any]:
    """Reveal the word of this name; return the summary."""
    answer = await person.post(f"/api/matches/{match}/word", {"word": word(name)})
    assert answer.status_code == 200, answer.text
    summary: dict[str, Any] = answer.json()
    return summary
