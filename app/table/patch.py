"""RFC 6902 operations between two versions of a view: add, remove, replace."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class Op(Struct, frozen=True):
    """One operation; `value` is absent from a removal."""

    op: str
    path: str
    value: Any | UnsetType = UNSET


def changes(old: Any, new: Any, path: str = "") -> list[Op]:
    """The operations that turn `old` into `new`, both JSON-ready, to be applied in order.

    What is the same object is not looked into. Numbers and booleans of different type differ:
    JSON's `true` is not 1.
    """
    ops: list[Op] = []
    _compare(old, new, path, ops)
    return ops


def _compare(old: Any, new: Any, path: str, ops: list[Op]) -> None:
    if old is new:
        return
    if type(old) is dict and type(new) is dict:
        _compare_objects(old, new, path, ops)
    elif isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        _compare_arrays(old, new, path, ops)
    elif type(old) is not type(new) or old != new:
        ops.append(Op("replace", path, new))


def _compare_objects(old: dict[str, Any], new: dict[str, Any], path: str, ops: list[Op]) -> None:
    for key in old:
        if key not in new:
            ops.append(Op("remove", f"{path}/{escaped(key)}"))
    for key, value in new.items():
        if key not in old:
            ops.append(Op("add", f"{path}/{escaped(key)}", value))
        elif old[key] is not value:
            _compare(old[key], value, f"{path}/{escaped(key)}", ops)


def _compare_arrays(old: Any, new: Any, path: str, ops: list[Op]) -> None:
    """Grown or shrunk at the end, or changed in places; anything else is replaced as a whole."""
    inner: list[Op] = []
    common = min(len(old), len(new))
    for i in range(common):
        _compare(old[i], new[i], f"{path}/{i}", inner)
    inner += [Op("remove", f"{path}/{i}") for i in range(len(old) - 1, common - 1, -1)]
    inner += [Op("add", f"{path}/-", value) for value in new[common:]]
    if len(inner) > 2 and len(inner) * 2 > len(new):
        inner = [Op("replace", path, new)]  # shorter than its pieces
    ops += inner


def escaped(key: str) -> str:
    """A key as a part of a JSON pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
