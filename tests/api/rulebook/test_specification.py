"""The specification as a page: anchors, links and marks, and no markup from its text."""

import re

import pytest

from app.api.rulebook.specification import parse_specification, specification_of
from app.engine.catalog import catalog

TEXT = """# The game

## 1. Setup [S 12]

- **AB-1.1** [S 26-31, H] Put it down. See AB-2.1 and AB-9.9. **AB-1.2** [P1] In the middle.
- AB-2D.1 [H; P SF for the rest] Draft `AB-1.1`.

### Words

| id | what |
|---|---|
| AB-2.1 | a row <script>alert(1)</script> [Sx] |

## Setup
"""


@pytest.fixture
def html() -> str:
    return parse_specification(TEXT).html


def test_every_clause_can_be_linked_to(html: str) -> None:
    assert parse_specification(TEXT).clauses == {"AB-1.1", "AB-1.2", "AB-2.1", "AB-2D.1"}
    assert '<li id="AB-1.1" class="clause">' in html
    assert '<strong id="AB-1.2">' in html
    assert '<li id="AB-2D.1" class="clause">' in html
    assert '<tr id="AB-2.1" class="clause">' in html


def test_a_cited_clause_is_a_link_if_there_is_such_a_clause(html: str) -> None:
    assert 'See <a href="#AB-2.1">AB-2.1</a> and AB-9.9.' in html
    assert "<code>AB-1.1</code>" in html


def test_the_source_of_a_rule_is_marked_in_words(html: str) -> None:
    assert re.findall(r'<span class="src (\w)"[^>]*>([^<]+)</span>', html) == [
        ("s", "As printed"),  # This is the mark of the heading.
        ("s", "As printed"),
        ("h", "Our reading"),
        ("p", "Public source"),
        ("h", "Our reading"),
        ("p", "Public source"),
    ]
    assert "[Sx]" in html


def test_a_clause_can_be_shown_out_of_the_page() -> None:
    passages = parse_specification(TEXT).passages

    assert set(passages) == parse_specification(TEXT).clauses
    assert passages["AB-1.1"].startswith('<strong><a href="#AB-1.1" class="nr">AB-1.1</a></strong>')
    assert passages["AB-1.2"] == passages["AB-1.1"], "it stands in the middle of the other"
    assert "AB-2D.1" not in passages["AB-1.1"]
    assert passages["AB-2.1"].startswith('<table><tr><td><a href="#AB-2.1" class="nr">')


def test_markup_in_the_text_stays_text(html: str) -> None:
    assert "&lt;script&gt;" in html and "<script" not in html


def test_contents_name_the_chapters_and_lead_to_them(html: str) -> None:
    first, second = parse_specification(TEXT).contents

    assert (first.title, second.title) == ("Setup", "Setup")
    assert first.id != second.id
    assert all(f'<h2 id="{heading.id}">' in html for heading in (first, second))
    assert "The game" not in html  # The page has a heading of its own.


@pytest.mark.parametrize("name", sorted(catalog()))
def test_the_rules_of_every_game_are_there_with_their_clauses(name: str) -> None:
    rules = specification_of(name)

    assert rules is not None
    assert rules.clauses and rules.contents
    ids = re.findall(r' id="([^"]+)"', rules.html)
    assert len(ids) == len(set(ids))
