"""The fair chance is compared with a second implementation that shares no code with the first."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.chance import Die, FairChance, Int, Shuffle, Stream, commitment, draw_card, stream_key

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "chance_vectors.json").read_text())


def words(seed: bytes, match: str, client_seeds: list[str]) -> Iterator[int]:
    """Steps 3 and 4 of the protocol, implemented a second time as simply as possible."""
    key = hmac.new(seed, "\n".join([match, *client_seeds]).encode("ascii"), hashlib.sha256).digest()
    number = 0
    while True:
        block = hmac.new(key, bytes([0] * 4) + number.to_bytes(4, "big"), hashlib.sha256).hexdigest()
        for start in range(0, 64, 8):
            yield int(block[start : start + 8], 16)
        number += 1


def below(stream: Iterator[int], n: int) -> int:
    """Step 5."""
    if n == 1:
        return 0
    for word in stream:
        if word < (4294967296 // n) * n:
            return word % n
    raise AssertionError("the stream never ends")


def shuffled(stream: Iterator[int], m: int) -> list[int]:
    """Step 6."""
    things = list(range(m))
    for i in reversed(range(1, m)):
        j = below(stream, i + 1)
        things[i], things[j] = things[j], things[i]
    return things


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_the_published_vectors_are_what_both_implementations_give(vector: dict) -> None:
    seed = bytes.fromhex(vector["server_seed"])
    stream = words(seed, vector["match"], vector["words"])
    chance = FairChance(stream_key(seed, vector["match"], vector["words"]))

    assert commitment(seed) == hashlib.sha256(seed).hexdigest() == vector["commitment"]
    for draw in vector["draws"]:
        if draw["draw"] == "die":
            assert 1 + below(stream, draw["sides"]) == chance.die(draw["sides"]) == draw["value"]
        elif draw["draw"] == "int":
            assert below(stream, draw["n"]) == chance.below(draw["n"]) == draw["value"]
        else:
            assert shuffled(stream, draw["n"]) == list(chance.shuffle(draw["n"])) == draw["order"]


seeds = st.binary(min_size=32, max_size=32)
client_seed = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=64)
requests = st.lists(
    st.tuples(st.sampled_from(["die", "int", "shuffle"]), st.integers(1, 60) | st.integers(2**31, 2**32)),
    max_size=40,
)


@given(seed=seeds, client_seeds=st.lists(client_seed, min_size=1, max_size=5), requests=requests)
def test_any_stream_agrees_with_the_second_implementation(seed, client_seeds, requests) -> None:
    stream = words(seed, "match", client_seeds)
    chance = FairChance(stream_key(seed, "match", client_seeds))

    for kind, n in requests:
        if kind == "die":
            assert chance.die(n) == 1 + below(stream, n)
        elif kind == "int":
            assert chance.below(n) == below(stream, n)
        else:
            assert list(chance.shuffle(n % 60 + 1)) == shuffled(stream, n % 60 + 1)


def test_every_draw_is_recorded_in_order_also_a_choice_of_one() -> None:
    chance = FairChance(bytes(32))

    values = chance.die(6), chance.below(1), chance.shuffle(3)

    assert chance.draws == [Die(6, values[0]), Int(1, 0), Shuffle(3, values[2])]


def test_a_choice_of_one_takes_no_word() -> None:
    chance = FairChance(bytes(32))

    chance.below(1)
    chance.die(1)

    assert chance.at == 0


def test_a_head_put_down_at_a_word_reads_on_from_there() -> None:
    whole = FairChance(bytes(32))
    first, second = [whole.die(20) for _ in range(11)], [whole.die(20) for _ in range(11)]
    middle = FairChance(bytes(32))
    assert [middle.die(20) for _ in range(11)] == first

    later = FairChance(bytes(32), middle.at)

    assert [later.die(20) for _ in range(11)] == second


def test_heads_on_one_stream_do_not_disturb_each_other() -> None:
    stream, places = Stream(bytes(32)), (0, 9, 7, 8, 40, 0)
    heads = [FairChance(stream, at) for at in places]
    alone = [FairChance(bytes(32), at) for at in places]

    for _ in range(10):
        assert [head.die(20) for head in heads] == [head.die(20) for head in alone]


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_cannot_be_drawn_from(n: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        FairChance(bytes(32)).below(n)


def test_a_card_is_drawn_by_its_place_in_the_pile() -> None:
    pile = ("a", "b", "c", "d")
    chance = FairChance(bytes(32))

    card, rest = draw_card(pile, chance)

    (draw,) = chance.draws
    assert isinstance(draw, Int)
    assert card == pile[draw.value]
    assert sorted((*rest, card)) == list(pile)
