"""RFC 6902 operations between two versions of a view: add, remove, replace."""

from itertools import compress, count
from operator import is_not
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

ABSENT: Any = object()
SIMPLE = frozenset({int, str, bool, float, type(None)})
"""The types of values that have no parts to compare."""
SHORTEST = len('{"op":"remove","path":"/"},')
"""An operation below a path is at least this much longer than the path."""


class Op(Struct, frozen=True):
    """One operation; `value` is absent from a removal."""

    op: str
    path: str
    value: Any | UnsetType = UNSET


def changes(old: dict[str, Any], new: dict[str, Any], path: str = "") -> list[Op]:
    """Return the operations that turn `old` into `new`, both JSON-ready, to be applied in order.

    Equal values are not compared further. So a value must not change between types that Python holds to
    be equal (`true` and 1, 1 and 1.0); the contract tests of `tests/games` check that no view does.
    """
    ops: list[Op] = []
    _compare_objects(old, new, path, ops)
    return ops


def _compare(old: Any, new: Any, path: str, ops: list[Op]) -> None:
    """Append the operations for two values that differ."""
    first = len(ops)
    if type(old) is dict and type(new) is dict:
        _compare_objects(old, new, path, ops)
    elif isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        _compare_arrays(old, new, path, ops)
    else:
        ops.append(Op("replace", path, new))
    if len(ops) > first + 1:
        ops[first:] = _shorter(ops[first:], path, new)


def _compare_objects(old: dict[str, Any], new: dict[str, Any], path: str, ops: list[Op]) -> None:
    if old.keys() != new.keys():
        ops += [Op("remove", f"{path}/{escaped(key)}") for key in old if key not in new]
    for key, value in new.items():
        was = old.get(key, ABSENT)
        if was is value or was == value:
            continue
        place = f"{path}/{escaped(key)}"
        if was is ABSENT:
            ops.append(Op("add", place, value))
        elif type(value) in SIMPLE:
            ops.append(Op("replace", place, value))
        else:
            _compare(was, value, place, ops)


def _compare_arrays(old: Any, new: Any, path: str, ops: list[Op]) -> None:
    """Append the operations for arrays: changes in place, and growth or loss at the end."""
    for i in compress(count(), map(is_not, old, new)):
        was, value = old[i], new[i]
        if was == value:
            continue
        if type(value) in SIMPLE:
            ops.append(Op("replace", f"{path}/{i}", value))
        else:
            _compare(was, value, f"{path}/{i}", ops)
    if len(old) != len(new):
        common = min(len(old), len(new))
        ops += [Op("remove", f"{path}/{i}") for i in range(len(old) - 1, common - 1, -1)]
        ops += [Op("add", f"{path}/-", value) for value in new[common:]]


def member_changes(old: list[Any], new: list[Any], path: str) -> list[Op]:
    """Return the operations for a list of distinct members that come and go and keep their order."""
    if old == new:
        return []
    if not old or not new:
        return [Op("replace", path, new)]
    known, wanted = set(old), set(new)
    if [one for one in old if one in wanted] != [one for one in new if one in known]:
        return [Op("replace", path, new)]
    gone = [Op("remove", f"{path}/{i}") for i in range(len(old) - 1, -1, -1) if old[i] not in wanted]
    came = [Op("add", f"{path}/{i}", one) for i, one in enumerate(new) if one not in known]
    return _shorter(gone + came, path, new)


def _shorter(ops: list[Op], path: str, new: Any) -> list[Op]:
    """Return the operations, or one that replaces the whole value if that makes the shorter message."""
    if len(ops) <= 1:
        return ops
    whole = [Op("replace", path, new)]
    size = len(msgspec.json.encode(whole))
    least = len(ops) * (
        SHORTEST + len(path)
    )  # a lower bound, so that they are rarely encoded just to be measured
    return whole if size <= least or size < len(msgspec.json.encode(ops)) else ops


def escaped(key: str) -> str:
    """Return the key as a part of a JSON pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
