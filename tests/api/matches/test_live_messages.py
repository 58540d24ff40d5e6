"""Messages that a client sends on the live channel, and the parts of an invalid one that are understood."""

import pytest

from app.api.matches.live_messages import LARGEST_FRAME, Chat, Hint, parse_message, ref_of
from app.errors import BadRequest, TooLarge


def test_a_message_is_one_of_the_contract_to_the_letter() -> None:
    assert parse_message('{"t": "chat", "text": "Hello"}') == Chat("Hello")
    assert parse_message('{"t": "hint"}') == Hint()
    for text in ("", "[]", '{"t": "shout"}', '{"t": "sync", "seq": 1}', '{"t": "chat"}'):
        with pytest.raises(BadRequest):
            parse_message(text)


@pytest.mark.parametrize("letter", ["a", "é"])
def test_a_message_is_measured_in_bytes(letter: str) -> None:
    with pytest.raises(TooLarge):
        parse_message('{"t": "chat", "text": "' + letter * LARGEST_FRAME + '"}')


def test_an_invalid_message_is_refused_by_its_own_ref() -> None:
    assert ref_of('{"t": "act", "ref": "r1", "action": 5}') == "r1"
    for text in ("{", "[]", '{"ref": 1}', '{"ref": "' + "r" * 65 + '"}'):
        assert ref_of(text) is None
