"""A game's options as a form: out of their JSON Schema, and back into options."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from msgspec import Struct

SEVERAL = 3
"""So many choices fit side by side; more make a list to choose from."""
LONGEST_LIST = 6


class Form(Protocol):
    """Submitted fields, as Starlette gives them."""

    def getlist(self, key: Any) -> list[Any]: ...


class Field(Struct, frozen=True):
    """One option. `kind`: switch, few, many, number or list (`choices` in an order, with repeats)."""

    name: str
    kind: str
    default: Any
    choices: tuple[Any, ...] = ()
    nullable: bool = False
    least: int | None = None
    most: int | None = None
    length: int = 0

    def spelt(self, choice: Any) -> str:
        """A choice as the value of a form field."""
        return (
            {None: "", True: "on", False: "off"}[choice] if isinstance(choice, bool | None) else str(choice)
        )

    def read(self, form: Form) -> Any:
        """What was chosen. Raises ValueError for what the form did not offer."""
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
            if self.spelt(choice) == given:
                return choice
        raise ValueError(f"{self.name}: {given}")


def fields_of(schema: Mapping[str, Any]) -> list[Field]:
    """The options that a person can choose; deeper ones keep their defaults."""
    found = (_field(name, option) for name, option in schema.get("properties", {}).items())
    return [field for field in found if field is not None]


def read_options(fields: Iterable[Field], form: Form) -> dict[str, Any]:
    return {field.name: field.read(form) for field in fields}


def _field(name: str, option: Mapping[str, Any]) -> Field | None:
    default = option.get("default")
    kinds = option.get("anyOf", [option])
    nullable = any(kind.get("type") == "null" for kind in kinds) or None in option.get("enum", ())
    main = next((kind for kind in kinds if kind.get("type") != "null"), option)
    choices = _choices(main, nullable)
    if main.get("type") == "boolean" and not nullable:
        return Field(name, "switch", default)
    if choices:
        return Field(name, "few" if len(choices) <= SEVERAL else "many", default, choices, nullable)
    if main.get("type") == "integer":
        return Field(
            name, "number", default, nullable=nullable, least=main.get("minimum"), most=main.get("maximum")
        )
    return _list(name, main, default) if main.get("type") == "array" and not nullable else None


def _choices(kind: Mapping[str, Any], nullable: bool) -> tuple[Any, ...]:
    named = (
        [True, False] if kind.get("type") == "boolean" else [c for c in kind.get("enum", ()) if c is not None]
    )
    return (None, *named) if nullable and named else tuple(named)


def _list(name: str, kind: Mapping[str, Any], default: Any) -> Field | None:
    items = kind.get("items") or next(iter(kind.get("prefixItems", ())), None)
    if not items or not (choices := _choices(items, nullable=False)):
        return None
    least = kind.get("minItems", 0)
    length = min(kind.get("maxItems", max(LONGEST_LIST, least)), max(LONGEST_LIST, least))
    return Field(name, "list", default, choices, least=least, length=length)
