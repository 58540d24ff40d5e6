"""The linter of prose finds what its rules name, and leaves code and quotations alone."""

from pathlib import Path

import pytest

from scripts.prose import CLEAN, files, findings


def found(path: Path, text: str) -> list[str]:
    path.write_text(text)
    return [f"{finding.line}: {finding.message}" for finding in findings(path)]


@pytest.mark.parametrize(
    ("text", "reported"),
    [
        ("A player moves when he likes.", '1: "he": '),
        ("Fine.\n\nThe seat belongs to whoever sits.", '3: "whoever": '),
        ("| a | b |\n| - | - |\n| x | his |", '3: "his": '),
        ("It is\nbegun anew.", '2: "anew": again'),
        ("Fine. What falls behind is dropped.", '1: a sentence begins with "What": '),
        ("- Fine.\n- So long the server waits.", '2: a sentence begins with "So long": '),
        ("A word and a stop. " * 21, "1: a paragraph of 105 words"),
        ("word " * 51, "1: a sentence of 51 words"),
        (("Long " + "word " * 26 + ".\n\n") * 8, "1: 27 words per sentence on average"),
    ],
)
def test_an_offence_is_reported_with_its_line(tmp_path: Path, text: str, reported: str) -> None:
    messages = found(tmp_path / "page.md", text)

    assert len(messages) == 1, messages
    assert messages[0].startswith(reported)


@pytest.mark.parametrize(
    "text",
    [
        "What is a seat?",
        "The old word was *deed*, in code `his`, in speech \u201cwhoever\u201d.",
        "```\nwhoever\n```",
        "See [the guide](guides/anew.md).",
        "Indeed, this and the others.",
    ],
)
def test_code_quotations_and_questions_are_left_alone(tmp_path: Path, text: str) -> None:
    assert found(tmp_path / "page.md", text) == []


def test_docstrings_and_comments_of_python_are_read_but_not_its_code(tmp_path: Path) -> None:
    text = '''"""A module."""

his = "he"  # his own
# a comment
# that goes on anew


class A:
    """Who sits here."""

    b: int
    """What it is."""

    def f(self) -> None:
        """Return it for ever."""
'''

    lines = sorted(message.split(":")[0] for message in found(tmp_path / "module.py", text))

    assert lines == ["12", "15", "3", "5", "9"]


def test_comments_of_scripts_and_style_sheets_are_read(tmp_path: Path) -> None:
    script = "// fine\n// but anew\nconst his = 1; // his\n/**\n * Who acts.\n * @param {his} a\n */\n"
    sheet = "/* It is\n   parted by a line. */\n.his {}\n"

    assert {message.split(":")[0] for message in found(tmp_path / "a.js", script)} == {"2", "3", "5"}
    assert [message.split(":")[0] for message in found(tmp_path / "a.css", sheet)] == ["2"]


def test_everything_that_is_called_clean_is_clean() -> None:
    paths = list(files(CLEAN))

    assert paths
    assert [str(finding) for path in paths for finding in findings(path)] == []
