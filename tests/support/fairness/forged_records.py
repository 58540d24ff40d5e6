"""Records as a dishonest server could write them: consistent in themselves, but not what was promised."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

from app.engine.chain import chain_heads
from tests.support.matches.tampering import redrawn

Lines = list[dict[str, Any]]
OTHER_SEED = "ab" * 32
OTHER_WORD = "cd" * 32


def _another_pair(lines: Lines) -> None:
    seed = hashlib.sha256(bytes.fromhex(OTHER_SEED)).hexdigest()
    lines[0]["fairness"] |= {"server_seed": OTHER_SEED, "commitment": seed}


def _another_word(lines: Lines) -> None:
    commitment = hashlib.sha256(OTHER_WORD.encode()).hexdigest()
    lines[0]["fairness"]["words"][1] |= {"word": OTHER_WORD, "commitment": commitment}


def _another_seed(lines: Lines) -> None:
    lines[0]["fairness"]["server_seed"] = OTHER_SEED


def _a_later_end(lines: Lines) -> None:
    last = lines[-2]
    lines.insert(-1, last | {"seq": last["seq"] + 1, "draws": []})


def _another_name(lines: Lines) -> None:
    lines[0]["seats"][1]["name"] = "Eve"


_WAYS: dict[str, tuple[Callable[[Lines], None], str]] = {
    "another seed after the words": (_another_seed, "The server’s seed is not the one it committed to."),
    "another consistent pair": (_another_pair, "The commitment is not the one that this browser saw."),
    "a word exchanged": (_another_word, "The players’ words are not the ones that this browser saw."),
    "a later end": (_a_later_end, "The match ended differently"),
    "another name": (_another_name, "What this browser saw during the match is not in the record."),
}
FORGERIES = {what: told for what, (_, told) in _WAYS.items()}
"""Every forgery, with what a browser that was there must say."""


def forged(record: str, what: str) -> str:
    """Return a record with one of the `FORGERIES`: its draws and its chain are made again to fit."""
    lines: Lines = [json.loads(line) for line in record.splitlines()]
    _WAYS[what][0](lines)
    redrawn(lines)
    _seal(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


def _seal(lines: Lines) -> None:
    header, end = lines[0], lines[-1]
    fairness = {name: value for name, value in header["fairness"].items() if name != "server_seed"}
    outcome = {name: value for name, value in end.items() if name not in ("head", "signature", "key")}
    chained = [header | {"fairness": fairness}, *lines[1:-1], outcome]
    seed = bytes.fromhex(header["fairness"]["server_seed"])
    end["head"] = chain_heads(seed, chained)[-1].digest.hex()
