"""The chain is compared with a second implementation that shares no code with the first."""

import hashlib
import hmac
import json
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from hypothesis import given
from hypothesis import strategies as st

from app.engine.chain import BEFORE_ALL, chain_heads, signed_text
from app.engine.codec import canonical_json

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "chain_vectors.json").read_text())
SEEDS = st.binary(min_size=32, max_size=32)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)
LINES = st.lists(VALUES, min_size=1, max_size=6)


def canonical(value: Any) -> str:
    """The canonical form of the protocol, implemented a second time."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{canonical(key)}:{canonical(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def heads(server_seed: bytes, lines: list[Any]) -> list[str]:
    """Rules 1 to 3 of the protocol, implemented a second time."""
    head, found = b"", []
    for number, line in enumerate(lines):
        salt = hmac.new(server_seed, f"line {number}".encode(), hashlib.sha256).digest()
        head = hashlib.sha256(head + salt + canonical(line).encode()).digest()
        found.append(head.hex())
    return found


@pytest.mark.parametrize("vector", VECTORS["chains"], ids=lambda vector: vector["name"])
def test_the_published_vectors_are_what_both_implementations_give(vector: dict[str, Any]) -> None:
    seed, rows = bytes.fromhex(vector["server_seed"]), vector["lines"]
    lines = [row["line"] for row in rows]
    chain = chain_heads(seed, lines)

    assert [row["canonical"] for row in rows] == [*map(canonical, lines)]
    assert [row["head"] for row in rows] == heads(seed, lines) == [one.digest.hex() for one in chain]
    assert [row["short"] for row in rows] == [one.short for one in chain]


def test_the_published_signature_is_of_the_text_that_the_protocol_names() -> None:
    vector = VECTORS["signature"]
    public = Ed25519PublicKey.from_public_bytes(urlsafe_b64decode(vector["public_key"] + "="))

    assert vector["text"] == signed_text(vector["match"], bytes.fromhex(vector["head"])).decode()
    public.verify(urlsafe_b64decode(vector["signature"] + "=="), vector["text"].encode())


@given(SEEDS, LINES)
def test_both_implementations_agree_about_any_lines(seed: bytes, lines: list[Any]) -> None:
    assert [*map(canonical, lines)] == [canonical_json(one).decode() for one in lines]
    assert heads(seed, lines) == [one.digest.hex() for one in chain_heads(seed, lines)]


@given(SEEDS, LINES, st.data())
def test_a_changed_line_changes_its_head_and_all_later_ones(
    seed: bytes, lines: list[Any], data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(VALUES.filter(lambda value: canonical(value) != canonical(lines[place])))
    before, after = (chain_heads(seed, one) for one in (lines, [*lines[:place], other, *lines[place + 1 :]]))

    assert [one.digest for one in before[:place]] == [one.digest for one in after[:place]]
    assert not {one.digest for one in before[place:]} & {one.digest for one in after[place:]}


@given(SEEDS, SEEDS, VALUES)
def test_a_head_tells_nothing_to_a_viewer_who_does_not_know_the_seed(
    seed: bytes, other: bytes, line: Any
) -> None:
    guess = BEFORE_ALL.followed_by(other, line)

    assert (guess == BEFORE_ALL.followed_by(seed, line)) == (seed == other)


def test_a_short_head_has_sixteen_characters() -> None:
    assert {len(one.short) for one in chain_heads(b"", range(100))} == {16}


def test_a_hidden_card_cannot_be_guessed_from_a_head() -> None:
    seed = hashlib.sha256(b"secret").digest()
    before = chain_heads(seed, [{"header": True}])[0]
    cards = [{"seq": 1, "events": [{"event": "drew", "card": card}]} for card in range(60)]
    seen = before.followed_by(seed, cards[17]).digest
    known = (b"", before.digest, hashlib.sha256(seed).digest())

    guesses = [
        hashlib.sha256(b"".join((head, salt, canonical_json(card)))).digest()
        for card in cards
        for head in known
        for salt in (*known, *(hmac.digest(one, b"line 1", "sha256") for one in known))
    ]

    assert seen not in guesses
    assert [before.followed_by(seed, card).digest for card in cards].index(seen) == 17


def test_the_chain_goes_on_after_a_line_without_a_name_and_after_no_other() -> None:
    seed = bytes(32)
    header = {"stadion_record": 2, "seats": [{"name": "Ann"}]}
    taken = {"event": {"event": "took_over", "who": 0, "name": "Ann"}, "seat": 0}
    given = {"event": {"event": "gave_time"}, "seat": 0}
    lines = [header, {"seq": 0}, taken, given]
    heads = chain_heads(seed, lines)
    digest = [one.digest.hex() for one in heads]
    shown = [
        header | {"seats": [{"name": "?"}], "redacted": digest[0]},
        lines[1],
        taken | {"event": taken["event"] | {"name": "?", "redacted": digest[2]}},  # type: ignore[operator]
        given,
    ]

    assert chain_heads(seed, shown) == heads
    for place in (1, 3):
        other = [*lines[:place], {**lines[place], "seat": 1, "redacted": digest[place]}, *lines[place + 1 :]]
        assert chain_heads(seed, other)[place] != heads[place]
    event = {"event": {"event": "gave_time", "redacted": digest[3]}, "seat": 0}
    assert chain_heads(seed, [*lines[:3], event])[3] != heads[3]
    assert chain_heads(seed, [header | {"redacted": "zz" * 32}, *lines[1:]])[0] != heads[0]
