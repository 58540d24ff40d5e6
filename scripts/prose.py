"""Check the English of documentation, docstrings and comments.

    python -m scripts.prose                       # everything listed in CLEAN
    python -m scripts.prose app/table docs/index.md

Each finding is printed as `file:line: message`; the exit status is 1 if there is one. Markdown files are read
whole, Python files by their docstrings and comments, JavaScript and CSS files by their comments. Code, quoted
text and links' targets are never read, so a word can be named by quoting it.

The rules are those of CONTRIBUTING.md, "How we write". `AVOIDED` is the list of words.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CLEAN = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "docs",
    "clients",
    "app/api",
    "app/cli",
    "app/engine",
    "app/main.py",
    "app/version.py",
    "app/time_source.py",
    "app/logging_setup.py",
    "migrations",
    "tests/cli",
    "tests/clients",
    "tests/embedded",
    "benchmarks",
    "scripts",
    "tests/fifth_game",
    "tests/games",
    "app/client_address.py",
    "app/concurrency",
    "app/db",
    "app/embedded",
    "app/errors.py",
    "app/lifespan.py",
    "app/settings.py",
    "app/table",
    "app/tournaments",
    "app/games/extraliga",
    "app/games/helvetia_cup",
    "app/games/hockey_game",
    "app/games/um_reifenbreite",
    "app/static/css",
]
"""Files and folders that are checked without arguments. The list grows until it names app, tests,
benchmarks, scripts and migrations as a whole.
"""

LONGEST_PARAGRAPH = 100
"""Words in one paragraph or list item of a page."""
LONGEST_SENTENCE = 50
"""Words in one sentence."""
MEAN_SENTENCE = 25
"""Mean number of words in the sentences of a page."""
FEW_SENTENCES = 8
"""A page with fewer sentences has no meaningful mean."""
NOTES = Path("docs/notes")
"""Lab notes, whose measurements stay as they were noted: words are checked there, and lengths are not."""

AVOIDED = {
    r"he|his|him|himself": "they, their; it for a program",
    r"who ?ever|whosoever|whomever": "name the actor: the caller, the player, the client",
    r"somebody|someone": "name the actor: a player, a client, another process",
    r"anew": "again",
    r"by lot": "at random",
    r"for ever": "forever; until cancelled",
    r"parted by": "separated by",
    r"the own|an own": "the player's own, your own",
    r"once an? (?:decision|turn|seat|match|second|minute)": "once per ...",
    r"dear|dearer|dearest": "expensive",
    r"(?:known|report a|security) holes?|holed": "vulnerability",
    r"spoilt": "malformed, damaged",
    r"mend(?:ed|s|ing)?": "fix",
    r"in vain": "without effect; an invalid action",
    r"stood still": "stalled",
    r"signs? of life": "heartbeat",
    r"afar": "preview",
    r"household": "client network",
    r"wardrobe": "jersey picker",
    r"deeds?": "job, handler",
    r"thinkers?": "search workers",
    r"imagined": "determinised, sampled",
    r"dealt anew": "sampled",
    r"two worlds": "information-leak test",
    r"is not to be had": "is not available",
    r"what is dear": "expensive requests",
    r"behind everybody's back": "in the background",
    r"upkeep": "maintenance",
    r"prodd?(?:ed|ing|s)?": "nudge",
    r"thereof|therein|thereby|hereby|whereof|wherein|withal|nought|naught|lest": "plain English",
}
"""Words, as a regular expression, and what to write instead."""

OPENINGS = {
    r"Who(?:se|m|ever)?": "begin with the subject: the player that ...",
    r"What(?:ever)?": "begin with the subject: the fields that ...",
    r"So (?:many|much|long|often)": "a number of what, in which unit?",
    r"The same (?:for|of|with|as|in)": "say what it is or does",
    r"Not now": "say what it does",
    r"One (?:may|sees|can|must|has to)": "you can",
    r"Also (?:when|if|where|for|of|with|by)": "make it part of the sentence before",
}
"""How no sentence begins, unless it is a question."""

SENTENCE = re.compile(r"(?<=[.!?])[)\"']*\s+(?=[A-Z`\"'(*\[])|\n\s*\n")
ABBREVIATION = re.compile(r"\b(e\.g|i\.e|etc|vs|cf|approx|no)\.", re.I)


@dataclass(frozen=True)
class Finding:
    """One offence against the rules."""

    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        shown = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{shown}:{self.line}: {self.message}"


@dataclass(frozen=True)
class Passage:
    """A piece of prose: a paragraph of a page, a docstring or a comment."""

    line: int
    """Number of its first line in the file."""
    text: str
    flowing: bool = True
    """Made of sentences, unlike a row of a table or a heading."""


def main(arguments: list[str]) -> int:
    """Print what is found in the named files and folders, by default in `CLEAN`; return the exit status."""
    found = [finding for path in files(arguments or CLEAN) for finding in findings(path)]
    for finding in found:
        print(finding)
    return 1 if found else 0


def files(names: Iterable[str]) -> Iterator[Path]:
    """Yield the files of ours among `names` and in the folders among them, in the order of their names.

    Raises:
        FileNotFoundError: A name is neither a file nor a folder.
    """
    for name in names:
        path = ROOT / name
        if path.is_file():
            yield path
        elif path.is_dir():
            listed = subprocess.run(
                ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                cwd=path,
                check=True,
                capture_output=True,
                text=True,
            )
            inside = (path / one for one in sorted(listed.stdout.split("\0")) if one)
            yield from (one for one in inside if one.is_file() and one.suffix in PASSAGES and ours(one))
        else:
            raise FileNotFoundError(f"there is no {name}")


def ours(path: Path) -> bool:
    """Return whether a file is ours to word: neither vendored nor the rules of a game."""
    return "vendor" not in path.parts and path.name != "RULES.md"


def findings(path: Path) -> Iterator[Finding]:
    """Yield the offences in one file, by line."""
    passages = list(PASSAGES[path.suffix](path.read_text(encoding="utf-8")))
    is_note = NOTES in path.relative_to(ROOT).parents if path.is_relative_to(ROOT) else False
    is_page = path.suffix == ".md"
    for passage in passages:
        for line, message in offences(passage, is_page):
            if not (is_note and message.endswith("words")):
                yield Finding(path, line, message)
    if is_page and not is_note:
        lengths = [words(one) for passage in passages if passage.flowing for one in sentences(passage.text)]
        if len(lengths) >= FEW_SENTENCES and sum(lengths) / len(lengths) > MEAN_SENTENCE:
            yield Finding(path, 1, f"{sum(lengths) / len(lengths):.0f} words per sentence on average")


def offences(passage: Passage, is_page: bool) -> Iterator[tuple[int, str]]:
    """Yield the line and the description of each offence in a passage."""
    text = prose_of(passage.text)
    for pattern, better in AVOIDED.items():
        for match in re.finditer(rf"(?<![\w-])(?:{pattern})(?![\w-])", text, re.I):
            yield _line(passage, text, match.start()), f'"{match[0]}": {better}'
    if not passage.flowing:
        return
    begin = 0
    for sentence in sentences(text):
        begin = text.index(sentence, begin)
        line = _line(passage, text, begin)
        for pattern, better in OPENINGS.items():
            opening = re.match(rf"[\s>*\-\d.]*((?:{pattern})\b)", sentence)
            if opening and not sentence.rstrip().endswith("?"):
                yield line, f'a sentence begins with "{opening[1]}": {better}'
        if words(sentence) > LONGEST_SENTENCE:
            yield line, f"a sentence of {words(sentence)} words"
    if is_page and words(text) > LONGEST_PARAGRAPH:
        yield passage.line, f"a paragraph of {words(text)} words"


def sentences(text: str) -> list[str]:
    """Return the sentences of a text."""
    whole = ABBREVIATION.sub(lambda match: match[0].replace(".", "\u2024"), text)
    return [one.strip().replace("\u2024", ".") for one in SENTENCE.split(whole) if one and one.strip()]


def words(text: str) -> int:
    """Return the number of words, where a piece of code counts as one."""
    return len(re.findall(r"[\w'\u2019/.-]*\w[\w'\u2019/.-]*", text))


def prose_of(text: str) -> str:
    """Return a text with its code, quotations and addresses replaced by X, and with the same line breaks."""
    for pattern in (r"``[^`]+``", r"`[^`]+`", r"(?<=\])\([^)\s]+\)", r"<[^>\n]+>", r"https?://\S+", QUOTED):
        text = re.sub(pattern, lambda match: "X" + "\n" * match[0].count("\n"), text)
    return text


QUOTED = r"\"[^\"\n]{1,200}\"|\u201c[^\u201d\n]{1,200}\u201d|\*[^*\n]{1,80}\*(?!\*)"


def _line(passage: Passage, text: str, position: int) -> int:
    return passage.line + text.count("\n", 0, position)


# --- what is prose in a file ----------------------------------------------------------------


def of_page(text: str) -> Iterator[Passage]:
    """Yield the paragraphs, list items, headings and table rows of a Markdown page."""
    paragraph: list[str] = []
    begins, fenced = 0, False
    for number, line in enumerate([*text.split("\n"), ""], 1):
        if re.match(r"\s*(```|~~~)", line):
            fenced, line = not fenced, ""
        if fenced:
            line = ""
        apart = re.match(r"\s*(\||#|<)", line) is not None
        if paragraph and (apart or not line.strip() or re.match(r"\s*([-*]|\d+\.)\s", line)):
            yield Passage(begins, "\n".join(paragraph))
            paragraph = []
        if apart:
            yield Passage(number, line, flowing=False)
        elif line.strip():
            begins = begins if paragraph else number
            paragraph.append(line)


def of_python(text: str) -> Iterator[Passage]:
    """Yield the docstrings, the strings below attributes, and the comments of a Python module."""
    for node in ast.walk(ast.parse(text)):
        for child in getattr(node, "body", []) if not isinstance(node, ast.Lambda | ast.IfExp) else []:
            if (
                isinstance(child, ast.Expr)
                and isinstance(child.value, ast.Constant)
                and isinstance(child.value.value, str)
            ):
                yield Passage(child.lineno, _without_examples(child.value.value))
    comment: list[str] = []
    begins = last = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT or re.match(r"#\s*(type|noqa|shellcheck|pragma|---)", token.string):
            continue
        if comment and token.start[0] != last + 1:
            yield Passage(begins, "\n".join(comment))
            comment = []
        begins = begins if comment else token.start[0]
        last = token.start[0]
        comment.append(token.string.lstrip("# "))
    if comment:
        yield Passage(begins, "\n".join(comment))


def _without_examples(docstring: str) -> str:
    """A docstring whose indented examples of commands and code are left out, line for line."""
    lines = docstring.split("\n")
    return "\n".join("" if re.match(r"\s*(python -m|>>>|\$ |\{|stadion )", line) else line for line in lines)


def of_script(text: str) -> Iterator[Passage]:
    """Yield the comments of a JavaScript or CSS file."""
    for match in re.finditer(r"/\*.*?\*/|(?:(?<=\n)|(?<=\s))(?://[^\n]*(?:\n\s*(?=//))?)+", text, re.S):
        if match[0].startswith("/*") and re.match(r"/\*\s*(eslint|global|stylelint)", match[0]):
            continue
        plain = re.sub(r"(?m)^\s*(/\*+|\*/|\*|//)|\*/\s*$", "", match[0])
        prose = re.sub(r"\{[^{}\n]*\}", "X", plain)  # a type in a JSDoc tag
        prose = re.sub(r"(?<=\S)(\s+)@[a-z]+", r".\1X", prose)  # each tag is a sentence of its own
        yield Passage(text.count("\n", 0, match.start()) + 1, prose)


PASSAGES = {
    ".md": of_page,
    ".py": of_python,
    ".js": of_script,
    ".mjs": of_script,
    ".ts": of_script,
    ".css": of_script,
}
"""By the suffix of a file, what reads its prose."""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
