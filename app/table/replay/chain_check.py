"""Checks a record of format 2 against its chain, a kept head and a server's key. The rules are not replayed.

A record that agrees with itself proves little by itself: the operator of a server can write another one. The
kept pair of a player who was there, made before the end, is what such a record cannot agree with.
"""

from typing import Any

import msgspec
from msgspec import Struct

from app.engine.chain import ChainHead, chain_heads
from app.engine.codec import canonical_json
from app.table.replay.record_parts import Word
from app.table.replay.record_signature import KeyList, is_signed


class Kept(Struct, frozen=True, kw_only=True):
    """The notes of a player's browser or program about a match, made while it was played.

    `word` is the player's own; `words` are those of all seats at the start, None if it was not seen. `seq`
    and `head` are the newest pair; None before the start. `asked` has the commitments of all seats when the
    server asked for the word, None if it did not; `outcome` is the end that was seen, None before it. The
    notes of a tournament have its id as `match`, and no pair.
    """

    match: str
    commitment: str
    word: str | None = None
    words: list[Word] | None = None
    seq: int | None = None
    head: str | None = None
    asked: list[str | None] | None = None
    outcome: dict[str, Any] | None = None


class Mismatch(Exception):
    """The record is not the one that was promised or kept; the text says what differs."""


def record_heads(lines: list[dict[str, Any]], server_seed: bytes) -> list[ChainHead]:
    """Return the heads of all lines of a record of format 2, the outcome's included.

    Raises Mismatch if the last one is not the head that the record gives.
    """
    header, *between, end = lines
    proof = {name: value for name, value in header["fairness"].items() if name != "server_seed"}
    outcome = {name: value for name, value in end.items() if name not in ("head", "signature", "key")}
    heads = chain_heads(server_seed, [header | {"fairness": proof}, *between, outcome])
    if heads[-1].digest.hex() != end.get("head"):
        raise Mismatch("The lines do not lead to the head of the record: one of them was changed.")
    return heads


def compare_kept(kept: Kept, lines: list[dict[str, Any]], heads: list[ChainHead]) -> None:
    """Compare a record with what a player kept. Raises Mismatch."""
    header, end = lines[0], lines[-1]
    if kept.match != header["match"]:
        raise Mismatch(f"The notes are about match {kept.match}, not about this one.")
    compare_promise(kept, header["fairness"]["commitment"], words_of(header["fairness"]))
    if kept.head is not None and kept.head not in heads_at(kept.seq, lines, heads):
        raise Mismatch(f"After action {kept.seq} the record is not what was seen: the head differs.")
    if kept.outcome is not None and canonical_json(kept.outcome) != canonical_json(end["outcome"]):
        raise Mismatch("The outcome is not the one that was seen.")


def words_of(fairness: dict[str, Any]) -> list[Word]:
    """Return the words in the `fairness` of a record or a document, by seat or place."""
    return [msgspec.convert(one, Word) for one in fairness["words"]]


def compare_promise(kept: Kept, commitment: str, words: list[Word]) -> None:
    """Compare the server's commitment and the words with those that a player kept. Raises Mismatch."""
    if kept.commitment != commitment:
        raise Mismatch("The server's commitment is not the one that was kept.")
    if kept.asked is not None and kept.asked != [one.commitment for one in words]:
        raise Mismatch("The commitments to the words are not those of when the player's word was asked for.")
    if kept.word is not None and kept.word not in [one.word for one in words]:
        raise Mismatch("The word that was kept is not among the words of the record.")
    if kept.words and kept.words != words:
        raise Mismatch("The words are not those that were kept.")


def heads_at(seq: int | None, lines: list[dict[str, Any]], heads: list[ChainHead]) -> list[str]:
    """Return the heads that a viewer could have kept beside action number `seq`: its own, and those of the
    lines before the next action.
    """
    found: list[str] = []
    here = False
    for line, head in zip(lines, heads, strict=True):
        if "seq" in line:
            here = line["seq"] == seq
        if here:
            found.append(head.short)
    return found


def check_signature(keys: KeyList, lines: list[dict[str, Any]]) -> None:
    """Check that one of these keys has signed the record. Raises Mismatch."""
    end = lines[-1]
    digest = bytes.fromhex(end["head"])
    if end.get("signature") is None:
        raise Mismatch("The record is not signed.")
    mine = [key for key in keys.keys if key.id == end.get("key")]
    if not mine:
        raise Mismatch(f"The record is signed by key {end.get('key')}, which is not among these keys.")
    if not any(is_signed(key, lines[0]["match"], digest, end["signature"]) for key in mine):
        raise Mismatch("The signature is not one of this record.")
