"""What happens at a table, in words: options, log lines, how it ended."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from app.api.option_form import Field, fields_of
from app.api.text import texts
from app.engine.contract import Game, Seat
from app.engine.words import Words
from app.table.table import Table


def in_game(lang: str, game: str, message: str, /, **params: Any) -> str | None:
    """A game's own sentence, None where it has none. Ids come with hyphens or underscores."""
    spellings = (message, message.replace("_", "-"))
    return next((said for one in spellings if (said := texts.said(lang, one, game, **params))), None)


def option_name(lang: str, game: str, field: Field) -> str:
    return in_game(lang, game, f"option-{field.name}") or field.name.replace("_", " ").capitalize()


def option_value(lang: str, game: str, field: Field, value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(option_value(lang, game, field, one) for one in value) or texts.say(
            lang, "new-nothing"
        )
    spelt = "null" if value is None else str(value).lower()
    general = {None: "new-default", True: "new-on", False: "new-off"}
    known = in_game(lang, game, f"option-{field.name}--{spelt}")
    if known is None and (value is None or isinstance(value, bool)):
        known = texts.say(lang, general[value])
    return known or str(value)


def worded_options(lang: str, game: Game[Any, Any], options: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The options that a person can choose, with what was chosen."""
    return [
        (option_name(lang, game.id, field), option_value(lang, game.id, field, options[field.name]))
        for field in fields_of(game)
        if field.name in options
    ]


def document_of(table: Table, seat: Seat | None) -> dict[str, Any]:
    """The document as a client gets it."""
    doc: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.document(seat)))
    return doc


def log_lines(lang: str, game: Game[Any, Any], doc: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The log without a script: `seq`, `seat` (whom it is about) and `text` of each entry, oldest first."""
    words = words_of(lang, game.id, doc["seats"])
    return [
        {"seq": entry["seq"], "seat": about(entry), "text": game_line(game, entry, words)}
        for entry in doc["log"]
    ]


def words_of(lang: str, game: str, seats: list[Mapping[str, Any]]) -> Words:
    """A language, and the names of those who sit at a table."""
    names = {seat["seat"]: seat["player"]["name"] for seat in seats if seat["player"]}

    def name(seat: Seat) -> str:
        return names.get(seat) or texts.say(lang, "table-bot-name", number=seat + 1)

    return Words(lang, name, lambda message, **params: texts.say(lang, message, game, **params))


def game_line(game: Game[Any, Any], entry: Mapping[str, Any], words: Words) -> str:
    own = game.spelled(entry, words) if game.spelled else {}
    who = about(entry)
    return log_line(words.lang, game.id, entry, "" if who is None else words.name(who), own)


def about(entry: Mapping[str, Any]) -> Seat | None:
    """Whose sign and name a line wears: whom the event is about, else who acted (static/js/kit/log.js)."""
    named = next(name for name in ("who", "whose", "coach", "seat") if name in entry)
    seat: Seat | None = entry[named]
    return seat


def log_line(
    lang: str,
    game: str,
    entry: Mapping[str, Any],
    name: str,
    own: Mapping[str, str | int] = MappingProxyType({}),
) -> str:
    """One event in words; `own` are variables that its game makes of it."""
    fields = dict(variables(entry))
    said = in_game(lang, game, f"log-{entry['event']}", **({"name": name} | fields | dict(own)))
    if said is not None:
        return said
    told = ", ".join(f"{key} {value}" for key, value in fields.items() if key not in ("seq", "seat", "event"))
    return f"{entry['event'].replace('_', ' ')}: {told}" if told else str(entry["event"])


def variables(entry: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str | int | float]]:
    """An event's fields as variables of its sentence, as the browser makes them (static/js/texts.js)."""
    for key, value in entry.items():
        if isinstance(value, Mapping):
            yield from variables(value, f"{prefix}{key}_")
        elif isinstance(value, list):
            yield prefix + key, ", ".join(one if isinstance(one, str) else _json(one) for one in value)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield prefix + key, value
        else:
            yield prefix + key, value if isinstance(value, str) else ("" if value is None else _json(value))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
