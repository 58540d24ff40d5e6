"""The browser applies the patches that the server makes; `jsonpatch` checks the result."""

import json
from collections.abc import Callable
from typing import Any

import jsonpatch
import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from app.table.wire.json_patch import changes

KEYS = st.sampled_from(["a", "b", "long key", "x/y", "~", "~1", "~0/", "", "0", "č", "__proto"])
# A field never changes between number and boolean (wire/json_patch.py), so no number here equals one.
LEAVES = st.none() | st.booleans() | st.integers(2, 6) | st.sampled_from([0.5, -2.25, "", "ж", "text"])
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
DOCUMENTS = st.dictionaries(KEYS, JSON, max_size=5)


def same(one: Any, other: Any) -> bool:
    """Return whether two values are equal as JSON: `true` is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@given(pairs=st.lists(st.tuples(DOCUMENTS, DOCUMENTS), min_size=40, max_size=60))
@settings(max_examples=5, deadline=None)
def test_the_browser_arrives_at_the_new_document_and_leaves_the_old_one_alone(
    pairs: list[tuple[Any, Any]], node: Callable[[str, str], str]
) -> None:
    patches: list[Any] = [msgspec.to_builtins(changes(old, new)) for old, new in pairs]
    asked = [json.dumps({"old": old, "ops": ops}) for (old, _), ops in zip(pairs, patches, strict=True)]
    answers = [json.loads(line) for line in node("patch_pairs.mjs", "\n".join(asked)).splitlines()]

    assert len(answers) == len(pairs)
    for (old, new), ops, answer in zip(pairs, patches, answers, strict=True):
        assert same(jsonpatch.JsonPatch(ops).apply(old), new)
        assert same(answer["after"], new)
        assert answer["untouched"]


def test_inserting_into_a_list_and_replacing_the_whole(node: Callable[[str, str], str]) -> None:
    old = {"log": [1, 3], "keep": {"same": True}}
    ops: list[dict[str, Any]] = [
        {"op": "add", "path": "/log/1", "value": 2},
        {"op": "add", "path": "/log/-", "value": 4},
        {"op": "remove", "path": "/log/0"},
        {"op": "replace", "path": "/keep/same", "value": None},
    ]
    whole = [{"op": "replace", "path": "", "value": [1]}]

    lines = node("patch_pairs.mjs", "\n".join(json.dumps({"old": old, "ops": o}) for o in (ops, whole)))

    assert [json.loads(line)["after"] for line in lines.splitlines()] == [
        jsonpatch.JsonPatch(ops).apply(old),
        [1],
    ]
