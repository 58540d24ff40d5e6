"""Events in words: the variables of the message `log-<event>`, where no script runs.

The `log` of a game's components says how each field is put into words. It is read here and, in the browser,
by static/js/kit/sentence.js. docs/reference/table-page.md describes it.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Seat = int
Entry: TypeAlias = Mapping[str, Any]
"""An event as decoded JSON."""
Variables: TypeAlias = dict[str, str | int | float]
"""The variables of a message."""
FieldFormat: TypeAlias = Mapping[str, Any]
"""How a field is put into words."""
NONE = "none"
"""The word for None, by which messages choose their variant."""
PATH_PART = re.compile(r"\([^)]*\)|[^.]+")


@dataclass(frozen=True, slots=True)
class TextContext:
    """All that is needed to put events into words for one reader."""

    lang: str
    name: Callable[[Seat], str]
    """(seat) -> the name of its player."""
    say: Callable[..., str]
    """(message id, **variables) -> a message of the game's texts."""
    components: Any = field(default_factory=dict)
    """The game's components, as decoded JSON."""
    view: Any = field(default_factory=dict)
    """The reader's view, as decoded JSON."""

    def format_of(self, event: str, name: str) -> FieldFormat:
        """Return how the field `name` of an event is put into words."""
        formats = self.components.get("log", {}).get("words", {})
        found = formats.get(f"{event}.{name}", formats.get(name, {}))
        return {"as": found} if isinstance(found, str) else found


def subject_seat(entry: Entry) -> Seat | None:
    """Return the seat that an event is about; None for none or all of them."""
    seat: Seat | None = entry.get("who")
    return seat


def variables(entry: Entry, context: TextContext) -> Variables:
    """Return the variables of the message about an event: its fields in words, and the player's `name`."""
    who = subject_seat(entry)
    return {"name": "" if who is None else context.name(who)} | _fields(entry, entry["event"], context)


def _fields(struct: Mapping[str, Any], event: str, context: TextContext) -> Variables:
    spelled: Variables = {}
    for name, value in struct.items():
        spelled.update(_field(name, value, context.format_of(event, name), event, context))
    return spelled


def _field(name: str, value: Any, format_: FieldFormat, event: str, context: TextContext) -> Variables:
    """Return the variables for a field: itself, and its parts under its name with a number or key."""
    if isinstance(value, list):
        spelled: Variables = {}
        for number, item in enumerate(value, 1):
            spelled |= _field(f"{name}_{number}", item, _inner(format_), event, context)
        return spelled | {f"{name}_count": len(value), name: _list(value, format_, event, context)}
    if isinstance(value, dict):
        parts = _fields(value, event, context)
        whole = {name: context.say(format_["say"], **parts)} if "say" in format_ else {}
        return {f"{name}_{key}": part for key, part in parts.items()} | whole
    also = format_.get("also", {}).items()
    more = {f"{name}_{key}": _word(value, {"as": path}, context) for key, path in also}
    return {name: _word(value, format_, context)} | more


def _inner(format_: FieldFormat) -> FieldFormat:
    """Return how the items of a list are put into words."""
    join = format_.get("join")
    return {**format_, "join": join[1:]} if isinstance(join, list) and len(join) > 1 else format_


def _list(items: list[Any], format_: FieldFormat, event: str, context: TextContext) -> str:
    if not items:
        return str(format_.get("empty", NONE))
    join = format_.get("join", ", ")
    return str(join if isinstance(join, str) else join[0]).join(_items(items, format_, event, context))


def _items(items: list[Any], format_: FieldFormat, event: str, context: TextContext) -> Iterator[str]:
    place = 1
    for seat, item in enumerate(items):
        if isinstance(item, dict):
            parts = _fields(item, event, context)
            yield (
                context.say(format_["say"], **parts)
                if "say" in format_
                else " ".join(map(str, parts.values()))
            )
        elif isinstance(item, list):
            text = _list(item, {**_inner(format_), "say": None}, event, context)
            owner = context.name(seat) if format_.get("by") == "seat" else ""
            say = format_.get("say")
            yield context.say(say, list=text, place=place, owner=owner) if say else text
            place += len(item)
        else:
            yield str(_word(item, format_, context))


def _word(value: Any, format_: FieldFormat, context: TextContext) -> str | int | float:
    if value is None:
        return str(format_.get("empty", NONE))
    if isinstance(value, bool):
        return str(value).lower()
    way = format_.get("as", "")
    if way == "seat":
        return context.name(value)
    if not way:
        return value if isinstance(value, int | float) else str(value)
    found = (_in_language(_look_up(path, value, context), context.lang) for path in way.split("|"))
    return next(filter(None, found), value if isinstance(value, int | float) else str(value))


def _in_language(texts: Any, lang: str) -> str:
    if isinstance(texts, str):
        return texts
    return str(texts.get(lang) or texts.get("en", "")) if isinstance(texts, dict) else ""


def _look_up(path: str, value: Any, context: TextContext) -> Any:
    """Return what the components have at a path; None for an empty path or if there is nothing.

    Each `*` in the path stands for the next part of the value: "0:3" has two parts, and a `#` with the
    number of a copy is ignored. A part in brackets is looked up in the view.
    """
    parts = str(value).split("#")[0].split(":")

    def follow(origin: Any, way: str) -> Any:
        for step in PATH_PART.findall(way):
            if step == "*":
                step = parts.pop(0) if parts else ""
            elif step.startswith("("):
                step = follow(context.view, step[1:-1])
            origin = _part(origin, step)
        return origin

    return follow(context.components, path) if path else None


def _part(origin: Any, step: Any) -> Any:
    if isinstance(origin, list):
        return origin[int(step)] if str(step).isdigit() and int(step) < len(origin) else None
    return origin.get(str(step)) if isinstance(origin, dict) else None
