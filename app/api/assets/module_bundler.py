"""Joins JavaScript modules into one file, so that a page loads a few files instead of a hundred.

Each module becomes a function that returns what the module exports. It is called once, in the order in which
a browser would run the modules. Only `import` and `export` statements are rewritten, and the relative
address of `import("./later.js")`, which stays a file of its own; comments and indentation are removed.
"""

import posixpath
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser, Query, QueryCursor

IMPORT_MAP = {
    "lit-html": "vendor/lit-html/lit-html.js",
    "lit-html/": "vendor/lit-html/",
    "stadion/kit/": "js/kit/",
    "@fluent/bundle": "vendor/fluent-bundle/index.js",
}
"""Names that modules import from instead of addresses."""
LICENCE_COMMENT = re.compile(rb"/\*!|@license")  # comments that a licence requires
INDENTATION = re.compile(rb"(?<=\n)\s+")
LOADED_LATER = re.compile(r'\bimport\("(\.[^"]+)"\)')


class BundleError(ValueError):
    """A module cannot be bundled; the text says which one and why."""


class Module(NamedTuple):
    """A parsed module.

    `imports`: Pairs of a path and the names taken from it.
    `exports`: One entry per name, or a spread.
    """

    place: str
    imports: tuple[tuple[str, str], ...]
    exports: tuple[str, ...]
    code: str


class Pack(NamedTuple):
    """A file of joined modules, from which other packs import modules by their variables."""

    modules: Mapping[str, Module]
    address: str = ""


Read = Callable[[str], bytes]
"""Reads the source of a module by its path below /static. Raises KeyError."""


def closure(entries: Iterable[str], read: Read, given: Sequence[Pack] = ()) -> dict[str, Module]:
    """Return the modules that `entries` need, themselves included, in the order of execution.

    Raises BundleError.
    """
    found: dict[str, Module] = {}
    open_: list[str] = []

    def visit(place: str) -> None:
        if place in found or any(place in pack.modules for pack in given):
            return
        if place in open_:
            raise BundleError(f"modules import each other in a circle: {', '.join([*open_, place])}")
        open_.append(place)
        module = parse_module(place, _source(place, read))
        for needed, _ in module.imports:
            visit(needed)
        found[open_.pop()] = module

    for entry in entries:
        visit(entry)
    return found


def _source(place: str, read: Read) -> bytes:
    try:
        return read(place)
    except KeyError:
        raise BundleError(f"there is no module {place}") from None


def join_modules(modules: Mapping[str, Module], entry: str | None, given: Sequence[Pack] = ()) -> str:
    """Return one file of all modules, which exports what `entry` exports.

    Without an entry it exports every module by its variable.
    """
    parts = [_import_of(pack, modules) for pack in given]
    parts += [_function(module) for module in modules.values()]
    if entry is None:
        parts.append(f"export {{ {', '.join(map(variable_of, modules))} }};\n")
    elif names := [name.partition(":")[0] for name in modules[entry].exports]:
        parts.append(f"export const {{ {', '.join(names)} }} = {variable_of(entry)};\n")
    return "".join(parts)


def join_later(modules: Mapping[str, Module], entry: str, given: Sequence[Pack], opener: Pack) -> str:
    """Return one file that an opener loads later.

    Its function `start` takes the modules of the opener that it needs, and returns what `entry` exports.
    """
    parts = [_import_of(pack, modules) for pack in given]
    parts.append(f"export const start = ({{ {', '.join(needed_from(opener, modules))} }}) => {{\n")
    parts += [_function(module) for module in modules.values()]
    return "".join(parts) + f"return {variable_of(entry)};\n}};\n"


def needed_from(pack: Pack, modules: Mapping[str, Module]) -> list[str]:
    """Return the variables of the pack's modules that these modules import."""
    needed = {place for module in modules.values() for place, _ in module.imports if place in pack.modules}
    return [variable_of(place) for place in sorted(needed)]


def _import_of(pack: Pack, modules: Mapping[str, Module]) -> str:
    names = ", ".join(needed_from(pack, modules))
    return f'import {{ {names} }} from "{pack.address}";\n' if names else ""


def _function(module: Module) -> str:
    taken = "".join(f"const {names} = {variable_of(place)};\n" for place, names in module.imports if names)
    given = f"return {{ {', '.join(module.exports)} }};\n" if module.exports else ""
    begun = f"const {variable_of(module.place)} = (() => {{\n"
    return f"{begun}{taken}{module.code}\n{given}}})();\n"


def variable_of(place: str) -> str:
    """Return the JavaScript variable that holds a module's exports."""
    return "$" + re.sub(r"\W", "_", place.removesuffix(".js"))


# --- reading one module -------------------------------------------------------------------


@cache
def _parser() -> tuple[Parser, Query]:
    language = Language(tree_sitter_javascript.language())
    return Parser(language), Query(language, "(comment) @comment (template_string) @text")


def parse_module(place: str, source: bytes) -> Module:
    """Read a module's imports, exports and code. Raises BundleError."""
    parser, query = _parser()
    root = parser.parse(source).root_node
    found = QueryCursor(query).captures(root)
    comments = [_span(node) for node in found.get("comment", [])]
    cut = [span for span in comments if not LICENCE_COMMENT.search(source, *span)]
    cut += _indentation(source, [_span(node) for node in found.get("text", []) if not _is_markup(node)])
    imports: list[tuple[str, str]] = []
    exports: list[str] = []
    for node in root.children:
        if node.type == "import_statement":
            imports.append((_imported_path(place, node), _binding(node)))
            cut.append((node.start_byte, node.end_byte))
        elif node.type == "export_statement":
            cut.append((node.start_byte, _export(place, node, imports, exports)))
    return Module(place, tuple(imports), tuple(exports), _with_addresses(place, _cut_out(source, cut)))


def _span(node: Node) -> tuple[int, int]:
    return node.start_byte, node.end_byte


def _is_markup(text: Node) -> bool:
    """Whether a template string is tagged (html`...`), so that runs of spaces in it do not matter."""
    return text.parent is not None and text.parent.type == "call_expression"


def _indentation(source: bytes, texts: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the spans of spaces at the beginning of lines, except within these texts."""
    at = 0
    for start, end in (*sorted(texts), (len(source), len(source))):
        yield from (found.span() for found in INDENTATION.finditer(source, at, start))
        at = max(at, end)


def _cut_out(source: bytes, cut: Iterable[tuple[int, int]]) -> str:
    """Return the source without these spans, which may overlap."""
    left, at = [], 0
    for start, end in sorted(cut):
        left.append(source[at:start])
        at = max(at, end)
    return b"".join((*left, source[at:])).decode().strip()


def _imported_path(importer: str, statement: Node) -> str:
    """Return the path of an imported module. Raises BundleError."""
    said = _field(statement, "source")[1:-1]
    if said.startswith("."):
        return _beside(importer, said)
    for name, place in IMPORT_MAP.items():
        if said == name or (name.endswith("/") and said.startswith(name)):
            return place + said.removeprefix(name)
    raise BundleError(
        f"{importer} imports {said!r}: neither a file beside it nor one of {', '.join(IMPORT_MAP)}"
    )


def _beside(importer: str, address: str) -> str:
    """Return the path of a file that a module names relative to itself."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(importer), address))


def _with_addresses(place: str, code: str) -> str:
    """Return the code with the addresses of the scripts that it loads later."""
    return LOADED_LATER.sub(lambda found: f'import("/static/{_beside(place, found[1])}")', code)


def _binding(statement: Node) -> str:
    """Return the left side of a `const` for an import: `{ a, b: c }`, `all`, or nothing."""
    taken = [
        one for node in statement.children if node.type == "import_clause" for one in node.named_children
    ]
    match [one.type for one in taken]:
        case []:
            return ""
        case ["namespace_import"]:
            return _text(taken[0].named_children[0])
        case ["named_imports"]:
            return f"{{ {', '.join(_renamed(one) for one in taken[0].named_children)} }}"
        case _:
            raise BundleError(f"{_text(statement)} is more than names")


def _export(place: str, node: Node, imports: list[tuple[str, str]], exports: list[str]) -> int:
    """Record what a statement exports, and return the end of the part to remove. Raises BundleError."""
    declared = node.child_by_field_name("declaration")
    kinds = {one.type: one for one in node.children}
    if kinds.keys() & {"default", "namespace_export"}:
        raise BundleError(f"{place}: {_text(node)[:40]} is no export by name")
    if declared is not None:
        exports += _declared(declared)
        return declared.start_byte
    origin = None
    if "from" in kinds:
        imports.append((_imported_path(place, node), ""))
        origin = variable_of(imports[-1][0])
    exports += _listed(kinds.get("export_clause"), origin)
    return node.end_byte


def _declared(declaration: Node) -> list[str]:
    if declaration.type != "lexical_declaration":
        return [_field(declaration, "name")]
    if _field(declaration, "kind") != "const":
        raise BundleError(f"{_text(declaration)}: what is exported stays what it is")
    return [_field(one, "name") for one in declaration.named_children if one.type == "variable_declarator"]


def _listed(clause: Node | None, origin: str | None) -> list[str]:
    """Return `a` and `b: c` for `{ a, c as b }`; names of another module are read from its variable."""
    if clause is None:
        return [f"...{origin}"]
    found = []
    for one in clause.named_children:
        name, alias = _field(one, "name"), one.child_by_field_name("alias")
        shown = _text(alias) if alias else name
        found.append(f"{shown}: {origin}.{name}" if origin else f"{shown}: {name}" if alias else name)
    return found


def _renamed(specifier: Node) -> str:
    alias = specifier.child_by_field_name("alias")
    name = _field(specifier, "name")
    return f"{name}: {_text(alias)}" if alias else name


def _field(node: Node, name: str) -> str:
    found = node.child_by_field_name(name)
    assert found is not None
    return _text(found)


def _text(node: Node) -> str:
    return (node.text or b"").decode()
