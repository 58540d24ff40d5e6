"""The browser computes every draw again. The test vectors are made here from the definition alone."""

import hashlib
import hmac
import json
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

Draw = dict[str, Any]
Node = Callable[[str, str], str]

SEED = bytes(range(32))
MATCH = "m-42"
CLIENTS = ["first!", "~second~", "3"]


def words(seed: bytes, match: str, clients: list[str]) -> Iterator[int]:
    """Steps 3 and 4 of "Where chance comes from" in PROTOCOL.md."""
    key = hmac.new(seed, (match + "\n" + "\n".join(clients)).encode(), hashlib.sha256).digest()
    k = 0
    while True:
        block = hmac.new(key, k.to_bytes(8, "big"), hashlib.sha256).digest()
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))
        k += 1


def below(n: int, stream: Iterator[int]) -> int:
    if n == 1:
        return 0
    while (word := next(stream)) >= 2**32 // n * n:
        pass
    return word % n


def drawn(kind: str, n: int, stream: Iterator[int]) -> Draw:
    if kind == "die":
        return {"draw": "die", "sides": n, "value": 1 + below(n, stream)}
    if kind == "int":
        return {"draw": "int", "n": n, "value": below(n, stream)}
    order = list(range(n))
    for i in range(n - 1, 0, -1):
        j = below(i + 1, stream)
        order[i], order[j] = order[j], order[i]
    return {"draw": "shuffle", "n": n, "order": order}


def record(draws: list[Draw], *, seed: bytes = SEED, clients: list[str] = CLIENTS, match: str = MATCH) -> str:
    """Return a record with two draws per action."""
    fairness = {
        "commitment": hashlib.sha256(seed).hexdigest(),
        "client_seeds": clients,
        "server_seed": seed.hex(),
    }
    lines: list[Any] = [{"stadion_record": 1, "match": match, "fairness": fairness}]
    for seq, start in enumerate(range(0, len(draws), 2)):
        lines.append({"seq": seq, "seat": None, "draws": draws[start : start + 2], "events": []})
    lines.append({"outcome": {"placements": [], "reason": "x"}})
    return "\n".join(map(json.dumps, lines)) + "\n"


KINDS = st.tuples(st.sampled_from(["die", "int"]), st.sampled_from([1, 2, 3, 6, 20, 22, 3 * 2**30, 2**32]))
SHUFFLES = st.tuples(st.just("shuffle"), st.integers(0, 40))


@given(
    wanted=st.lists(KINDS | SHUFFLES, min_size=1, max_size=40),
    seed=st.binary(min_size=32, max_size=32),
    clients=st.lists(st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1), max_size=4),
)
@settings(max_examples=6, deadline=None)
def test_every_draw_of_a_record_is_found_again(
    wanted: list[tuple[str, int]], seed: bytes, clients: list[str], node: Node
) -> None:
    stream = words(seed, MATCH, clients)
    draws = [drawn(kind, n, stream) for kind, n in wanted]

    found = json.loads(node("verify_record.mjs", record(draws, seed=seed, clients=clients)))

    assert found["commitment"]["agrees"]
    assert [draw["found"] for draw in found["draws"]] == draws
    assert found["firstWrong"] is None


def test_words_that_would_favour_small_numbers_are_dropped(node: Node) -> None:
    n = 3 * 2**30  # A quarter of all words is rejected.
    stream = words(SEED, MATCH, CLIENTS)
    taken = [below(n, stream) for _ in range(40)]
    untouched = words(SEED, MATCH, CLIENTS)

    found = json.loads(
        node("verify_record.mjs", record([{"draw": "int", "n": n, "value": v} for v in taken]))
    )

    assert any(next(untouched) >= n for _ in range(40))
    assert found["firstWrong"] is None


def test_a_changed_die_is_named_with_its_action(node: Node) -> None:
    stream = words(SEED, MATCH, CLIENTS)
    draws = [drawn("die", 6, stream) for _ in range(10)]
    draws[7]["value"] = draws[7]["value"] % 6 + 1

    found = json.loads(node("verify_record.mjs", record(draws)))

    assert found["firstWrong"] == 3
    assert [draw["agrees"] for draw in found["draws"]].count(False) == 1


def test_another_seed_than_the_promised_one_is_noticed(node: Node) -> None:
    lines = record([]).splitlines()
    header = json.loads(lines[0])
    header["fairness"]["server_seed"] = bytes(32).hex()

    found = json.loads(node("verify_record.mjs", "\n".join([json.dumps(header), *lines[1:]])))

    assert not found["commitment"]["agrees"]


def test_faces_are_counted_by_kind_of_die(node: Node) -> None:
    draws = [
        {"draw": "die", "sides": sides, "value": value} for sides, value in [(6, 1), (20, 20), (6, 6), (6, 1)]
    ]

    found = json.loads(node("verify_record.mjs", record(draws)))

    assert found["dice"] == [[6, [2, 0, 0, 0, 0, 1]], [20, [0] * 19 + [1]]]
