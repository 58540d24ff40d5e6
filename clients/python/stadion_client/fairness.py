"""The check of a finished match: whether its record is what this player was promised and has seen.

It shares no code with the server. docs/PROTOCOL.md is the definition (Where chance comes from; The chain).
The rules of the games are not replayed; `stadion verify` does that.
"""

import hashlib
import hmac
import json
import logging
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import count
from typing import Any

LEFT_OUT = "The server left out the word that it was given."
TOO_LATE = "Your own word came too late, so it is not part of the draws."
ID_ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"
ID_LENGTH = 14
UNCHAINED = ("head", "signature", "key")

log = logging.getLogger(__name__)


@dataclass
class Kept:
    """The notes of a player about a match, made while it is played, as `stadion verify --kept` reads them."""

    match: str
    word: str | None = None
    commitment: str | None = None
    words: list[dict[str, str | None]] = field(default_factory=list)
    seq: int | None = None
    head: str | None = None
    asked: list[str | None] | None = None
    """The commitments of all seats when the server asked for the word; None before."""
    outcome: dict[str, Any] | None = None
    """How the match ended; None before."""

    def answer(self, commitment: str, commitments: list[str | None]) -> str | None:
        """Return the word, for a server that asks with these commitments; None if they are not as promised.

        Once the word is out, the other players' commitments must stay what they were.
        """
        if self.word is None or sha256_hex(self.word) not in commitments:
            return None
        if self.commitment not in (None, commitment) or self.asked not in (None, commitments):
            return None
        self.commitment, self.asked = commitment, commitments
        return self.word

    def follow(self, message: dict[str, Any]) -> None:
        """Note what a `state` or `patch` of the live channel says. The first commitment and words stay."""
        if message["t"] == "state":
            document = message["doc"]
            self.commitment = self.commitment or document["fairness"]["commitment"]
            if document["status"] not in ("lobby", "starting"):
                self._begin(document["fairness"].get("words", []))
            self.outcome = self.outcome or document.get("outcome")
        for change in message.get("ops", []):
            if change["path"] == "/outcome":
                self.outcome = self.outcome or change.get("value")
        if message.get("head"):
            self.seq = message["seq"] if message["t"] == "patch" else message["doc"]["seq"]
            self.head = message["head"]

    def withheld(self, words: list[dict[str, str | None]]) -> str | None:
        """Return in a sentence why the player's word is missing from a begun match; None if it is not."""
        if self.word is None or {"commitment": sha256_hex(self.word), "word": None} not in words:
            return None
        return LEFT_OUT if self.asked else TOO_LATE

    def _begin(self, words: list[dict[str, str | None]]) -> None:
        if not self.words and (reason := self.withheld(words)):
            log.warning(reason)
        self.words = self.words or words

    def as_json(self) -> str:
        return json.dumps(asdict(self))


def differences(lines: list[dict[str, Any]], kept: Kept) -> list[str]:
    """Return in sentences how a record differs from what was promised and kept; empty: in nothing."""
    header, *body, end = lines
    fairness = header["fairness"]
    seed = bytes.fromhex(fairness["server_seed"])
    found = list(_broken_promises(header, seed, kept))
    if not _draws_follow(header, body, seed):
        found.append("The draws do not follow from the seed and the words.")
    if not _is_numbered(body):
        found.append("Lines are missing or stand in another order.")
    if header["stadion_record"] == 1:
        return found if kept.head is None else [*found, "A head was kept, but the record has no chain."]
    heads = _heads(seed, lines)
    if heads[-1].hex() != end.get("head"):
        found.append("The lines do not lead to the head of the record.")
    if kept.head is not None and kept.head not in _heads_at(kept.seq, body, heads):
        found.append(f"After action {kept.seq} the record is not what was seen.")
    if kept.outcome not in (None, end.get("outcome")):
        found.append("The match ended differently from what was seen.")
    return found


def _broken_promises(header: dict[str, Any], seed: bytes, kept: Kept) -> Iterator[str]:
    fairness = header["fairness"]
    words = fairness.get("words", [])
    if kept.match and kept.match != header["match"]:
        yield "It is the record of another match."
    if kept.asked not in (None, [one["commitment"] for one in words]):
        yield "The commitments to the words are not those of when the own word was asked for."
    if hashlib.sha256(seed).hexdigest() != fairness["commitment"]:
        yield "The server's seed is not the one of its commitment."
    if kept.commitment not in (None, fairness["commitment"]):
        yield "The server's commitment is not the one that was seen first."
    for one in words:
        if one["word"] is not None and sha256_hex(one["word"]) != one["commitment"]:
            yield "A word is not the one of its commitment."
    if kept.words and kept.words != words:
        yield "The words are not those of the start."
    if reason := kept.withheld(words):
        yield reason
    elif kept.word is not None and words and kept.word not in [one["word"] for one in words]:
        yield "The own word is not in the record."


def _is_numbered(body: list[dict[str, Any]]) -> bool:
    """Return whether actions are numbered from 0 without gaps, and table events stand after their action."""
    following = 0
    for line in body:
        if "seq" in line:
            if line["seq"] != following:
                return False
            following += 1
        elif line.get("after") != following - 1:
            return False
    return following > 0


def _heads(seed: bytes, lines: list[dict[str, Any]]) -> list[bytes]:
    header, *body, end = lines
    proof = {name: value for name, value in header["fairness"].items() if name != "server_seed"}
    outcome = {name: value for name, value in end.items() if name not in UNCHAINED}
    head, heads = b"", []
    for number, line in enumerate([header | {"fairness": proof}, *body, outcome]):
        salt = hmac.digest(seed, b"line %d" % number, "sha256")
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        head = hashlib.sha256(head + salt + text.encode()).digest()
        heads.append(head)
    return heads


def _heads_at(seq: int | None, body: list[dict[str, Any]], heads: list[bytes]) -> list[str]:
    """Return the heads that could be seen beside action number `seq`."""
    found, here = [], False
    for line, head in zip([{}, *body, {}], heads, strict=True):
        here = line["seq"] == seq if "seq" in line else here
        if here:
            found.append(urlsafe_b64encode(head[:12]).decode())
    return found


def _draws_follow(header: dict[str, Any], body: list[dict[str, Any]], seed: bytes) -> bool:
    """Return whether all draws are those of the stream, in order."""
    fairness = header["fairness"]
    words = [one["word"] or "" for one in fairness.get("words", [])] or fairness["client_seeds"]
    return _are_drawn(body, seed, [header["match"], *words])


def _are_drawn(entries: list[dict[str, Any]], seed: bytes, key_parts: list[str]) -> bool:
    """Return whether the draws of these entries are those of the stream with this key, in order."""
    stream = _stream(hmac.digest(seed, "\n".join(key_parts).encode(), "sha256"))
    draws = [draw for one in entries for draw in one.get("draws", [])]
    return all(_drawn_again(draw, stream) == draw for draw in draws)


def tournament_differences(tournament: dict[str, Any], header: dict[str, Any]) -> list[str]:
    """Return in sentences how the chance of a match does not follow from its tournament; empty: it does.

    `tournament` is the finished one's document, `header` the first line of the match's record.
    """
    fairness = tournament["fairness"]
    words, seed = fairness["words"], bytes.fromhex(fairness["server_seed"])
    found = []
    if hashlib.sha256(seed).hexdigest() != fairness["commitment"]:
        found.append("The tournament's seed is not the one of its commitment.")
    if any(one["word"] is not None and sha256_hex(one["word"]) != one["commitment"] for one in words):
        found.append("A coach's word is not the one of its commitment.")
    if not _are_drawn(tournament["draws"], seed, [tournament["id"], *[one["word"] or "" for one in words]]):
        found.append("The tournament's draws do not follow from its seed and words.")
    for fixture in tournament["fixtures"]:
        if _match_id(tournament["id"], fixture["number"]) == header["match"]:
            return [*found, *_unlike_fixture(tournament, seed, fixture, header)]
    return [*found, "The match's id does not follow from the tournament."]


def _unlike_fixture(
    tournament: dict[str, Any], seed: bytes, fixture: dict[str, Any], header: dict[str, Any]
) -> Iterator[str]:
    message = f"match\n{tournament['id']}\n{fixture['number']}"
    coaches = [one for one in fixture["coaches"] if one is not None]
    if header["fairness"]["server_seed"] != hmac.digest(seed, message.encode(), "sha256").hex():
        yield "The match's seed does not follow from the tournament's."
    if [one.get("coach") for one in header["seats"]] != coaches:
        yield "The coaches of the match are not those of the fixture."
    elif header["fairness"]["words"] != [tournament["fairness"]["words"][coach] for coach in coaches]:
        yield "The words of the match are not those of its coaches."


def _match_id(tournament: str, fixture: int) -> str:
    number = int.from_bytes(hashlib.sha256(f"{tournament}\n{fixture}".encode()).digest(), "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, place = divmod(number, len(ID_ALPHABET))
        letters.append(ID_ALPHABET[place])
    return "".join(letters)


def _stream(key: bytes) -> Iterator[int]:
    for number in count():
        block = hmac.digest(key, number.to_bytes(8, "big"), "sha256")
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def _below(n: int, stream: Iterator[int]) -> int:
    return 0 if n == 1 else next(word for word in stream if word < 2**32 // n * n) % n


def _drawn_again(draw: dict[str, Any], stream: Iterator[int]) -> dict[str, Any]:
    """Return the draw as the stream gives it."""
    match draw["draw"]:
        case "die":
            return {"draw": "die", "sides": draw["sides"], "value": 1 + _below(draw["sides"], stream)}
        case "int":
            return {"draw": "int", "n": draw["n"], "value": _below(draw["n"], stream)}
        case _:
            order = list(range(draw["n"]))
            for i in range(draw["n"] - 1, 0, -1):
                j = _below(i + 1, stream)
                order[i], order[j] = order[j], order[i]
            return {"draw": "shuffle", "n": draw["n"], "order": order}


def sha256_hex(text: str) -> str:
    """Return the SHA-256 of a text in hex: the commitment of a word."""
    return hashlib.sha256(text.encode()).hexdigest()
