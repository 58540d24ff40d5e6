"""Recovery words: six words on paper, with which a player signs in on any device.

The words are drawn from a list of 2,048 in the reader's language, so they have 66 bits. The database has only
their keyed hash. The first four letters of a word suffice, without accents, in any of the languages.
"""

import hmac
import re
import secrets
import unicodedata
from datetime import timedelta
from functools import cache

from mnemonic import Mnemonic
from msgspec import Struct

from app.api.access.identity import secret_hash
from app.api.services import Services
from app.db.queries.people import identity

COUNT = 6
LETTERS = 4
"""The letters that tell the words of a list apart."""
LISTS = {"en": "english", "cs": "czech", "ru": "russian"}
BREVE = "\u0306"
"""Of й, which is a letter of its own."""
WORD = re.compile(r"[^\W\d_]+")
TYPED_BACK_WITHIN = timedelta(hours=1)


class ShownWords(Struct, frozen=True):
    """Six words that are shown once, and the numbers of the two that the player types back.

    `proof`: What the form sends back; it names the words by their hash alone.
    """

    words: tuple[str, ...]
    first: int
    second: int
    proof: str


@cache
def word_list(lang: str) -> tuple[str, ...]:
    """Return the 2,048 words of a language."""
    return tuple(Mnemonic(LISTS[lang]).wordlist)


@cache
def _numbers(lang: str) -> dict[str, int]:
    """Return the numbers of the words of a language by their first letters."""
    return {folded(word)[:LETTERS]: number for number, word in enumerate(word_list(lang))}


def folded(text: str) -> str:
    """Return a text in small letters without accents; ё becomes е, й remains."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(one for one in parts if one == BREVE or not unicodedata.combining(one))
    return unicodedata.normalize("NFC", kept)


def readings(typed: str) -> list[str]:
    """Return how six typed words can be read, one for each language that has them all, as they are hashed."""
    begun = [word[:LETTERS] for word in WORD.findall(folded(typed))]
    if len(begun) != COUNT:
        return []
    found = []
    for lang in LISTS:
        numbers = [_numbers(lang).get(word) for word in begun]
        if None not in numbers:
            found.append(f"words {lang} {' '.join(map(str, numbers))}")
    return found


def draw_words(services: Services, player_id: str, lang: str) -> ShownWords:
    """Draw new words for a player; they count once `confirm_words` has been called."""
    words = tuple(secrets.choice(word_list(lang)) for _ in range(COUNT))
    first, second = sorted(secrets.SystemRandom().sample(range(1, COUNT + 1), 2))
    reading = next(one for one in readings(" ".join(words)) if one.startswith(f"words {lang} "))
    until = int((services.scheduler.now() + TYPED_BACK_WITHIN).timestamp())
    about = f"{secret_hash(services, reading).hex()}.{first}.{second}.{until}"
    seal = _seal(services, player_id, about, words[first - 1], words[second - 1])
    return ShownWords(words, first, second, f"{about}.{seal}")


async def confirm_words(services: Services, player_id: str, proof: str, typed: tuple[str, str]) -> bool:
    """Replace a player's words by those of a `proof`, if the two typed words are right; return whether."""
    about, _, seal = proof.rpartition(".")
    right = _seal(services, player_id, about, *typed)
    if not hmac.compare_digest(right.encode(), seal.encode("utf-8", "replace")):
        return False
    words_hash, _, _, until = about.split(".")
    if services.scheduler.now().timestamp() > int(until):
        return False
    async with services.sessions.begin() as session:
        await identity.keep_words(session, player_id, bytes.fromhex(words_hash))
    return True


def asked_numbers(proof: str) -> tuple[int, int]:
    """Return the numbers of the two words that a `proof` asks for; 1 and 2 if it is none."""
    parts = proof.split(".")
    numbers = [int(one) for one in parts[1:3] if one.isascii() and one.isdigit() and len(one) == 1]
    return (numbers[0], numbers[1]) if len(numbers) == 2 else (1, 2)


async def owner_of(services: Services, typed: str) -> str | None:
    """Return the player to whom six typed words belong; None if they belong to nobody."""
    hashes = [secret_hash(services, one) for one in readings(typed)]
    async with services.sessions() as session:
        return await identity.owner_of_words(session, hashes) if hashes else None


def _seal(services: Services, player_id: str, about: str, first: str, second: str) -> str:
    """Return the proof that these are two of the words, which only this server can make."""
    begun = " ".join(folded(word.strip())[:LETTERS] for word in (first, second))
    return secret_hash(services, f"two-words {player_id} {about} {begun}").hex()
