"""The text of the rulebook becomes paragraphs, lists, tables and links."""

import pytest

from app.api.rulebook.book_text import clause_address, in_html

pytestmark = pytest.mark.anyio


def test_paragraphs_lists_and_links_of_a_text() -> None:
    folded = "See AB-2D.1 & *go*.\nThen:\n- one\n- two"
    spaced = "See AB-2D.1 & *go*.\n\nThen:\n\n- one\n- two"
    html = in_html(folded, lambda clause: clause_address("g", clause))

    assert html == in_html(spaced, lambda clause: clause_address("g", clause))
    assert '<p>See <a href="/rules/g/2D#AB-2D.1">AB-2D.1</a> &amp; <em>go</em>.</p>' in html
    assert "<p>Then:</p>" in html and html.count("<li>") == 2
    assert "&lt;b&gt;" in in_html("<b>", str)
