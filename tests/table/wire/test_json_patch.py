"""Patches are applied by another implementation of RFC 6902."""

import jsonpatch
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.table.wire.json_patch import Op, changes, escaped, member_changes

leaves = st.none() | st.booleans() | st.integers(2, 6) | st.sampled_from([0.5, "", "a", "ž", "~", "/"])
"""No two that are equal in Python: no value of a view ever changes between such kinds."""
keys = st.sampled_from(["a", "b", "c", "a/b", "~", "~1", "", "0", "ъ"])
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(keys, inner, max_size=6),
    max_leaves=30,
)
objects = st.dictionaries(keys, values, max_size=6)


def canonical(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def applied(document: object, ops: list[Op]) -> object:
    return jsonpatch.apply_patch(document, msgspec.json.decode(msgspec.json.encode(ops)))


@given(old=objects, new=objects)
def test_a_patch_turns_the_old_into_the_new_to_the_letter(old, new) -> None:
    assert canonical(applied(old, changes(old, new))) == canonical(new)


@given(value=objects)
def test_nothing_changed_is_an_empty_patch(value) -> None:
    assert changes(value, msgspec.json.decode(msgspec.json.encode(value))) == []


@given(old=objects, new=objects, prefix=st.sampled_from(["/view", "/view/riders"]))
def test_every_path_begins_where_the_change_is(old, new, prefix) -> None:
    assert all(op.path.startswith(prefix + "/") for op in changes(old, new, prefix))


@pytest.mark.parametrize(("old", "new"), [(None, False), ("1", 1), (0, None), ([], {}), ([], "")])
def test_values_of_another_kind_differ(old, new) -> None:
    assert changes({"x": old}, {"x": new}) == [Op("replace", "/x", new)]


@given(old=st.lists(leaves, unique=True, max_size=9), new=st.lists(leaves, unique=True, max_size=9))
def test_members_that_come_and_go(old, new) -> None:
    assert applied({"x": old}, member_changes(old, new, "/x")) == {"x": new}


def test_of_many_members_only_those_that_come_or_go_are_sent() -> None:
    old = [f"a rather long member {i}" for i in range(9)]

    assert member_changes(old, [*old[:4], *old[5:], "z"], "/x") == [
        Op("remove", "/x/4"),
        Op("add", "/x/8", "z"),
    ]
    assert member_changes(old, old[::-1], "/x") == [Op("replace", "/x", old[::-1])]


def test_a_grown_list_gets_only_what_is_new() -> None:
    assert changes({"x": [1, 2]}, {"x": [1, 2, 3]}) == [Op("add", "/x/-", 3)]


def test_many_small_changes_become_one_replacement_where_that_is_shorter() -> None:
    old = {"throw": {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}}
    new = {"throw": {"a": 2, "b": 3, "c": 4, "d": 5, "e": 6}}

    assert changes(old, new) == [Op("replace", "/throw", new["throw"])]


same = leaves.map(lambda one: (one, one))


@given(fields=st.dictionaries(keys, st.tuples(leaves, leaves) | same, min_size=5))
def test_what_is_shorter_is_sent_the_changes_or_the_whole(fields) -> None:
    old, new = ({key: both[n] for key, both in fields.items()} for n in (0, 1))
    each = [Op("replace", f"/x/{escaped(key)}", new[key]) for key in new if old[key] != new[key]]
    whole = [Op("replace", "/x", new)]
    shorter = len(canonical(whole)) < len(canonical(each))

    assert changes({"x": old}, {"x": new}) == (whole if len(each) > 1 and shorter else each)


def test_what_is_the_same_object_is_not_looked_into() -> None:
    class Untouchable(dict):
        def __eq__(self, other: object) -> bool:
            raise AssertionError("compared")

        __ne__ = __eq__
        __hash__ = None

    shared = Untouchable(a=1)

    assert changes({"x": shared, "y": 1}, {"x": shared, "y": 2}) == [Op("replace", "/y", 2)]
    assert changes({"x": [shared, 1]}, {"x": [shared, 2]}) == [Op("replace", "/x/1", 2)]


def test_keys_are_escaped_as_pointers_want_it() -> None:
    assert escaped("a/b~c") == "a~1b~0c"
