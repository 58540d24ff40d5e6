"""A game's options as form fields, derived from their JSON Schema, and read back from a form."""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from typing import Any, Literal, Protocol, get_args, get_origin, get_type_hints

from msgspec import Struct

from app.engine.contract import AnyGame
from app.engine.schema import schema_of

MOST_BUTTONS = 3
"""More choices than this become a list instead of a row of buttons."""
LONGEST_LIST = 6


class SubmittedForm(Protocol):
    """The submitted fields, as Starlette provides them."""

    def getlist(self, key: Any) -> list[Any]: ...


class OptionField(Struct, frozen=True):
    """One option. `kind`: switch, few, many, number or list (an ordered list of `choices`, with repeats)."""

    name: str
    kind: str
    default: Any
    choices: tuple[Any, ...] = ()
    nullable: bool = False
    least: int | None = None
    most: int | None = None
    length: int = 0

    def form_value(self, choice: Any) -> str:
        """Return a choice as the value of a form field."""
        return (
            {None: "", True: "on", False: "off"}[choice] if isinstance(choice, bool | None) else str(choice)
        )

    def read(self, form: SubmittedForm) -> Any:
        """Return the submitted choice. Raises ValueError for a value that the form did not offer."""
        given = [str(value) for value in form.getlist(f"o-{self.name}")]
        if self.kind == "switch":
            return bool(given)
        if self.kind == "list":
            return [self._choice(value) for value in given if value]
        if not given:
            return self.default
        if self.kind == "number":
            return int(given[0]) if given[0] or not self.nullable else None
        return self._choice(given[0])

    def _choice(self, given: str) -> Any:
        for choice in self.choices:
            if self.form_value(choice) == given:
                return choice
        raise ValueError(f"{self.name}: {given}")


def option_fields(game: AnyGame) -> tuple[OptionField, ...]:
    """Return the options of a game that a form can show; nested ones keep their defaults.

    Teams are left out: each seat chooses its own in the lobby.
    """
    chosen = game.team_choice.option if game.team_choice else None
    return tuple(field for field in fields_of_struct(game.options) if field.name != chosen)


@cache
def fields_of_struct(options: type[Struct]) -> tuple[OptionField, ...]:
    """Return the fields of a struct of options, but for those that no host sets."""
    kinds = get_type_hints(options)
    found = (
        _field(name, option, _declared(kinds[name]))
        for name, option in schema_of(options).get("properties", {}).items()
        if "x-set-by" not in option
    )
    return tuple(field for field in found if field is not None)


def read_options(fields: Iterable[OptionField], form: SubmittedForm) -> dict[str, Any]:
    """Read all fields of a form. Raises ValueError."""
    return {field.name: field.read(form) for field in fields}


def _declared(kind: Any) -> list[Any]:
    """Return the choices in the order of declaration, which the schema loses."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [member.value for member in kind]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    return [choice for part in get_args(kind) if part is not Ellipsis for choice in _declared(part)]


def _field(name: str, option: Mapping[str, Any], order: list[Any]) -> OptionField | None:
    default = option.get("default")
    kinds = option.get("anyOf", [option])
    nullable = any(kind.get("type") == "null" for kind in kinds) or None in option.get("enum", ())
    main = next((kind for kind in kinds if kind.get("type") != "null"), option)
    choices = _choices(main, nullable, order)
    if main.get("type") == "boolean" and not nullable:
        return OptionField(name, "switch", default)
    if choices:
        return OptionField(
            name, "few" if len(choices) <= MOST_BUTTONS else "many", default, choices, nullable
        )
    if main.get("type") == "integer":
        return OptionField(
            name, "number", default, nullable=nullable, least=main.get("minimum"), most=main.get("maximum")
        )
    return _list(name, main, default, order) if main.get("type") == "array" and not nullable else None


def _choices(kind: Mapping[str, Any], nullable: bool, order: list[Any]) -> tuple[Any, ...]:
    offered = [choice for choice in kind.get("enum", ()) if choice is not None]
    named = [True, False] if kind.get("type") == "boolean" else sorted(offered, key=order.index)
    return (None, *named) if nullable and named else tuple(named)


def _list(name: str, kind: Mapping[str, Any], default: Any, order: list[Any]) -> OptionField | None:
    items = kind.get("items") or next(iter(kind.get("prefixItems", ())), None)
    if not items or not (choices := _choices(items, False, order)):
        return None
    least = kind.get("minItems", 0)
    length = min(kind.get("maxItems", max(LONGEST_LIST, least)), max(LONGEST_LIST, least))
    return OptionField(name, "list", default, choices, least=least, length=length)
