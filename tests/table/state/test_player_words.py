"""Words are committed to before they are known, and only the one that was committed to is taken."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.db.models import Seat
from app.errors import BadRequest
from app.table.state.player_words import (
    accept_word,
    are_words_in,
    await_words,
    clear_place,
    key_words,
    owes_word,
    seat_player,
)
from tests.support.fairness.word_search import gain_by_search
from tests.support.fairness.words import committed, word

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
TABLES, CANDIDATES = 60, 60
anything = st.text() | st.text("0123456789abcdef", min_size=64, max_size=64)


class Header:
    """The header of a match of version 2."""

    chance_version = 2
    server_seed = bytes(32)
    chosen = None


def seated(name: str) -> Seat:
    row = Seat(match_id="m", seat=0)
    seat_player(row, "player", committed(name), NOON)
    return row


@given(anything)
def test_only_the_word_that_was_committed_to_is_taken(given_word: str) -> None:
    row = seated("ann")

    with pytest.raises(BadRequest):
        accept_word(row, given_word)

    assert owes_word(row) and key_words(Header(), [row]) == [""]


def test_a_revealed_word_enters_the_key_and_is_owed_no_more() -> None:
    row, silent = seated("ann"), seated("ben")
    await_words([row, silent], [row])

    accept_word(row, word("ann"))

    assert are_words_in([row, silent]) and not owes_word(row)
    assert key_words(Header(), [row, silent]) == [word("ann"), ""]


@given(anything)
def test_a_commitment_is_64_hex_digits(given_commitment: str) -> None:
    row = Seat(match_id="m", seat=0)
    fits = len(given_commitment) == 64 and set(given_commitment) <= set("0123456789abcdef")

    if fits:
        seat_player(row, "player", given_commitment, NOON)
    else:
        with pytest.raises(BadRequest):
            seat_player(row, "player", given_commitment, NOON)

    assert row.word_commitment == (given_commitment if fits else None)


def test_a_place_that_is_left_keeps_nothing_of_its_word() -> None:
    row = seated("ann")
    accept_word(row, word("ann"))

    clear_place(row)

    assert (row.word_commitment, row.word, row.sat_at, row.awaited) == (None, None, None, False)


def test_the_operator_who_sits_down_last_and_searches_a_word_gains_nothing() -> None:
    """benchmarks/attacks/word_search.py does it with 3,000 candidates at 200 tables."""
    assert gain_by_search(TABLES, CANDIDATES, knows_the_other=False).is_none
    in_version_1 = gain_by_search(TABLES, CANDIDATES, knows_the_other=True)
    assert in_version_1.mean > 10 * in_version_1.error
