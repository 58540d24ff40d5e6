"""JSON columns are read as they were written."""

import json
from typing import Any

import pytest

from app.db.connection import read_json


@pytest.mark.parametrize(
    "value",
    [{"seat": None, "at": [1, 2.5, True]}, 2**70, "Ž\u0000", "half of a pair: \ud83d", {"\ud83d": "\\u0000"}],
)
def test_json_is_read_as_it_was_written(value: Any) -> None:
    assert read_json(json.dumps(value)) == value
