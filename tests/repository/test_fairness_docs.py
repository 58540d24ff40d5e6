"""The program and the record that the reference pages show are right."""

import json
import re
from typing import Any

import msgspec

from app.table.replay import record
from app.table.replay.chain_check import Kept
from app.table.replay.record_signature import KeyList, PublicKey
from tests.support.servers.serving import ROOT

REFERENCE = ROOT / "docs/reference"


def block(page: str, language: str) -> str:
    """Return the first code block of a language on a page."""
    found = re.search(rf"^```{language}\n(.*?)^```", (REFERENCE / page).read_text(), re.M | re.S)
    assert found
    return found[1]


def shown_program() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(block("fair-chance.md", "python"), names)
    return names


def shown_record() -> list[dict[str, Any]]:
    return [json.loads(line) for line in block("record-format.md", "ndjson").splitlines()]


def test_the_program_gives_the_published_vectors() -> None:
    program = shown_program()
    vectors = json.loads((ROOT / "docs/chance_vectors.json").read_text())

    assert vectors
    for vector in vectors:
        seed = bytes.fromhex(vector["server_seed"])
        stream = program["stream_of"](seed, vector["match"], vector["words"])
        assert [program["redraw"](draw, stream) for draw in vector["draws"]] == vector["draws"]


def test_the_program_gives_the_draws_of_the_record() -> None:
    program, (header, *lines, _) = shown_program(), shown_record()
    fairness = header["fairness"]
    words = [one["word"] or "" for one in fairness["words"]]
    stream = program["stream_of"](bytes.fromhex(fairness["server_seed"]), header["match"], words)
    draws = [draw for line in lines for draw in line.get("draws", ())]

    assert len(draws) > 10
    assert [program["redraw"](draw, stream) for draw in draws] == draws


def test_the_record_verifies_with_what_was_kept_and_with_its_key() -> None:
    page = (REFERENCE / "record-format.md").read_text()
    kept = msgspec.json.decode(block("record-format.md", "json"), type=Kept)
    listed = re.search(r"With the key `(.*?)`", page)
    assert listed
    keys = KeyList(1, [msgspec.json.decode(listed[1], type=PublicKey)])

    verdict = record.verify(block("record-format.md", "ndjson").splitlines(), kept=kept, keys=keys)

    assert verdict.ok, verdict.detail
    assert len(verdict.proved) == 6
