"""An event in words where no script runs: the variables of its sentence `log-<event>`.

How a field becomes a word stands in the `log` of the game's components, once for the server and the browser;
static/js/kit/sentence.js reads the same there, and docs/reference/table-page.md says what can stand in it.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Seat = int
Entry: TypeAlias = Mapping[str, Any]
Variables: TypeAlias = dict[str, str | int | float]
FieldFormat: TypeAlias = Mapping[str, Any]
NONE = "none"  # the sentences choose their words by it
STEP = re.compile(r"\([^)]*\)|[^.]+")


@dataclass(frozen=True, slots=True)
class TextContext:
    lang: str
    name: Callable[[Seat], str]
    """Who sits there."""
    say: Callable[..., str]
    """(message id, **variables): a sentence of the game's own files."""
    components: Any = field(default_factory=dict)
    """What lies in the box, as JSON has it."""
    view: Any = field(default_factory=dict)
    """The table as the reader sees it."""

    def kind(self, event: str, name: str) -> FieldFormat:
        kinds = self.components.get("log", {}).get("words", {})
        kind = kinds.get(f"{event}.{name}", kinds.get(name, {}))
        return {"as": kind} if isinstance(kind, str) else kind


def subject_seat(entry: Entry) -> Seat | None:
    """Whose sign and name a line wears; None: it is about nobody, or about all."""
    seat: Seat | None = entry.get("who")
    return seat


def variables(entry: Entry, words: TextContext) -> Variables:
    """What a sentence can say of an event."""
    who = subject_seat(entry)
    return {"name": "" if who is None else words.name(who)} | _fields(entry, entry["event"], words)


def _fields(struct: Mapping[str, Any], event: str, words: TextContext) -> Variables:
    said: Variables = {}
    for name, value in struct.items():
        said.update(_spelled(name, value, words.kind(event, name), event, words))
    return said


def _spelled(name: str, value: Any, kind: FieldFormat, event: str, words: TextContext) -> Variables:
    """A field, and under its name with a number or a key the parts of it."""
    if isinstance(value, list):
        said: Variables = {}
        for number, item in enumerate(value, 1):
            said |= _spelled(f"{name}_{number}", item, _inner(kind), event, words)
        return said | {f"{name}_count": len(value), name: _list(value, kind, event, words)}
    if isinstance(value, Mapping):
        parts = _fields(value, event, words)
        whole = {name: words.say(kind["say"], **parts)} if "say" in kind else {}
        return {f"{name}_{key}": part for key, part in parts.items()} | whole
    also = kind.get("also", {}).items()
    more = {f"{name}_{key}": _word(value, {"as": path}, words) for key, path in also}
    return {name: _word(value, kind, words)} | more


def _inner(kind: FieldFormat) -> FieldFormat:
    """How the items of a list are told."""
    join = kind.get("join")
    return {**kind, "join": join[1:]} if isinstance(join, list) and len(join) > 1 else kind


def _list(items: list[Any], kind: FieldFormat, event: str, words: TextContext) -> str:
    if not items:
        return str(kind.get("empty", NONE))
    join = kind.get("join", ", ")
    return str(join if isinstance(join, str) else join[0]).join(_items(items, kind, event, words))


def _items(items: list[Any], kind: FieldFormat, event: str, words: TextContext) -> Iterator[str]:
    place = 1
    for seat, item in enumerate(items):
        if isinstance(item, Mapping):
            parts = _fields(item, event, words)
            yield words.say(kind["say"], **parts) if "say" in kind else " ".join(map(str, parts.values()))
        elif isinstance(item, list):
            text = _list(item, {**_inner(kind), "say": None}, event, words)
            owner = words.name(seat) if kind.get("by") == "seat" else ""
            say = kind.get("say")
            yield words.say(say, list=text, place=place, owner=owner) if say else text
            place += len(item)
        else:
            yield str(_word(item, kind, words))


def _word(value: Any, kind: FieldFormat, words: TextContext) -> str | int | float:
    if value is None:
        return str(kind.get("empty", NONE))
    if isinstance(value, bool):
        return str(value).lower()
    way = kind.get("as", "")
    if way == "seat":
        return words.name(value)
    found = (_in_language(_look_up(path, value, words), words.lang) for path in way.split("|"))
    return next(filter(None, found), value if isinstance(value, int | float) else str(value))


def _in_language(texts: Any, lang: str) -> str:
    if isinstance(texts, str):
        return texts
    return str(texts.get(lang) or texts.get("en", "")) if isinstance(texts, Mapping) else ""


def _look_up(path: str, value: Any, words: TextContext) -> Any:
    """What lies at a path of the components.

    Each `*` is the next part of the value ("0:3" has two, what follows a # is the number of a copy), and what
    stands in brackets is looked up in the view.
    """
    parts = str(value).split("#")[0].split(":")

    def follow(origin: Any, way: str) -> Any:
        for step in STEP.findall(way):
            if step == "*":
                step = parts.pop(0) if parts else ""
            elif step.startswith("("):
                step = follow(words.view, step[1:-1])
            origin = _part(origin, step)
        return origin

    return follow(words.components, path) if path else None


def _part(origin: Any, step: Any) -> Any:
    if isinstance(origin, list):
        return origin[int(step)] if str(step).isdigit() and int(step) < len(origin) else None
    return origin.get(str(step)) if isinstance(origin, Mapping) else None
