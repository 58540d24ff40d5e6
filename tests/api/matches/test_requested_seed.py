"""A match with a seed that its host asks for can be repeated."""

import hashlib
import hmac

import pytest

from tests.support.fairness.words import committed, reveal, word
from tests.support.matches.people import People

pytestmark = pytest.mark.anyio
SEED = "07" * 32


async def test_the_seed_given_for_tests_makes_a_match_repeatable(people: People) -> None:
    ann = await people("Ann")
    match = (await ann.opens(seed=SEED, word_commitment=committed("ann")))["id"]

    fairness = (await ann.document(match))["fairness"]

    assert fairness["commitment"] == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert (fairness["version"], fairness["chosen"]) == (2, "host")
    assert [one["commitment"] for one in fairness["words"]] == [committed("ann"), None]
    assert fairness["server_seed"] is None


async def test_the_first_dice_follow_from_the_seeds(people: People) -> None:
    ann, bob = await people("Ann"), await people("Bob")
    match = (await ann.opens(seed=SEED, word_commitment=committed("ann")))["id"]
    await bob.sits(match, word_commitment=committed("bob"))
    await ann.starts(match)
    await reveal(ann, match, "ann")
    await reveal(bob, match, "bob")

    log = (await ann.document(match))["log"]

    key = hmac.digest(bytes.fromhex(SEED), f"{match}\n{word('ann')}\n{word('bob')}".encode(), "sha256")
    block = hmac.digest(key, bytes(8), "sha256")
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 16, 4)]
    rolled = [[entry["one"], entry["two"]] for entry in log if entry["event"] == "start_rolled"][:2]
    assert rolled == [[1 + words[0] % 6, 1 + words[1] % 6], [1 + words[2] % 6, 1 + words[3] % 6]]
