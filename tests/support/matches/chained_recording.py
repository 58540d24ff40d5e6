"""Records of format 2 of random play, without a server: sealed with a chain and signed."""

from typing import Any

from app.engine.chain import ChainHead, chain_heads
from app.engine.chance import commitment, word_commitment
from app.table.replay.chain_check import Kept
from app.table.replay.record_parts import Word
from app.table.replay.record_signature import KeyList, RecordKey
from tests.support.matches.recording import AT, SERVER_SEED, recorded

WORDS = ["a1" * 32, "b2" * 32]
KEY = RecordKey(bytes(range(32, 64)))
KEYS = KeyList(version=1, keys=[KEY.public()])
Lines = list[dict[str, Any]]


def chained(game_id: str, words: list[str] = WORDS) -> Lines:
    """Return the record of a match of two, with three table events, in which a player soon resigns. An empty
    word is withheld.
    """
    lines = recorded(game_id, 2, seed=1, resigns_after=12, words=words)
    header = lines[0] | {"stadion_record": 2, "fairness": promised(SERVER_SEED, words)}
    events = [
        {"event": {"event": "gave_time", "to": 1, "ms": 60_000}, "seat": 0, "after": 3, "at": AT},
        {"event": {"event": "took_hint", "who": 1}, "seat": 1, "after": 3, "at": AT},
        {"event": {"event": "lost", "who": 0}, "seat": None, "after": 6, "at": AT},
    ]
    served = lines[5] | {"served": "computer"}
    body = [*lines[1:5], *events[:2], served, *lines[6:8], events[2], *lines[8:]]
    return sealed([header, *body])


def promised(seed: bytes, words: list[str]) -> dict[str, Any]:
    """Return the `fairness` of a record with these words."""
    shares = [{"commitment": word_commitment(one), "word": one or None} for one in words]
    return {
        "version": 2,
        "commitment": commitment(seed),
        "words": shares,
        "chosen": None,
        "server_seed": seed.hex(),
    }


def sealed(lines: Lines, key: RecordKey | None = KEY) -> Lines:
    """Return the lines with the head that they give, and its signature; without a key the old one stays."""
    head = heads_of(lines)[-1].digest
    end = lines[-1] | {"head": head.hex()}
    if key is not None:
        end |= {"signature": key.sign(lines[0]["match"], head), "key": key.id}
    return [*lines[:-1], end]


def heads_of(lines: Lines) -> list[ChainHead]:
    header, *body, end = lines
    proof = {name: value for name, value in header["fairness"].items() if name != "server_seed"}
    seed = bytes.fromhex(header["fairness"]["server_seed"])
    return chain_heads(seed, [header | {"fairness": proof}, *body, {"outcome": end.get("outcome")}])


def kept_of(lines: Lines, seq: int | None = None) -> Kept:
    """Return what the player of seat 0 has kept after action `seq`, by default at the end."""
    fairness, heads = lines[0]["fairness"], heads_of(lines)
    places = {line["seq"]: place for place, line in enumerate(lines) if "seq" in line}
    place = len(lines) - 1 if seq is None else places[seq]
    return Kept(
        match=lines[0]["match"],
        commitment=fairness["commitment"],
        word=fairness["words"][0]["word"],
        words=[Word(one["commitment"], one["word"]) for one in fairness["words"]],
        seq=max(places) if seq is None else seq,
        head=heads[place].short,
    )
