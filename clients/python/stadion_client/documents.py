"""Documents, their parts, and the patches that turn one into the next.

Games have words of their own, and servers may add fields: those without a type here are there too.
"""

from copy import deepcopy
from typing import Any, NotRequired, TypeAlias, TypedDict, cast

Action: TypeAlias = dict[str, Any]
"""A flat object with a `type`, to be sent back unchanged."""
Entry: TypeAlias = dict[str, Any]
"""An entry of the log: `seq`, `seat`, `event`, and the fields of the event."""
LOG = 50
"""The number of entries that a document's log keeps."""


class Player(TypedDict):
    id: str
    name: str
    program: NotRequired[bool]


class Seat(TypedDict):
    seat: int
    player: Player | None
    bot: str | None
    connected: bool


class Viewer(TypedDict):
    seat: int | None


class Document(TypedDict):
    """The knowledge of one viewer about one match."""

    match: str
    game: str
    status: str
    seq: int
    viewer: Viewer
    seats: list[Seat]
    to_act: list[int]
    view: dict[str, Any]
    actions: list[Action]
    log: list[Entry]
    outcome: dict[str, Any] | None


class Summary(TypedDict):
    """A match in short; `code` is None for callers who may not see it."""

    id: str
    code: str | None
    game: str
    status: str
    seats: list[Seat]
    fairness: dict[str, Any]


def patched(document: Document, patch: dict[str, Any]) -> Document:
    """Return the document after a patch of the live channel; the given one is not changed."""
    after = cast(dict[str, Any], deepcopy(document))
    for operation in patch["ops"]:
        _apply(after, operation)
    after["seq"] = patch["seq"]
    if "head" in patch:
        after["fairness"]["head"] = patch["head"]
    after["log"] = [*after["log"], *patch.get("events", ())][-LOG:]
    return cast(Document, after)


def _apply(target: Any, operation: dict[str, Any]) -> None:
    """Apply an operation of RFC 6902: `add`, `remove` or `replace`."""
    *way, last = [part.replace("~1", "/").replace("~0", "~") for part in operation["path"].split("/")[1:]]
    for part in way:
        target = target[int(part) if isinstance(target, list) else part]
    if isinstance(target, dict):
        _in_object(target, last, operation)
    else:
        _in_array(target, len(target) if last == "-" else int(last), operation)


def _in_object(target: dict[str, Any], key: str, operation: dict[str, Any]) -> None:
    if operation["op"] == "remove":
        del target[key]
    else:
        target[key] = operation["value"]


def _in_array(target: list[Any], at: int, operation: dict[str, Any]) -> None:
    match operation["op"]:
        case "remove":
            del target[at]
        case "add":
            target.insert(at, operation["value"])
        case _:
            target[at] = operation["value"]
