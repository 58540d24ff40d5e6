"""The rulebook's reader understands its format, and names what is wrong with a file."""

from pathlib import Path

import pytest

from app.api.rulebook.book import read_book

COVER = """
title: {en: Pebbles, cs: Kaménky, ru: Камешки}
source: {en: Ours., cs: Naše., ru: Наши.}
builders_only: {PB-1.2: numbers seats}
"""
CHAPTER = """
title: {en: Setup, cs: Příprava, ru: Подготовка}
clauses:
- id: PB-1.1
  title: {en: Heap, cs: Hromádka, ru: Кучка}
  tags: [printed, ours]
  options: [heap]
  text:
    en: >-
      Lay 21 pebbles.

      See PB-2.1.
    cs: Položte 21 kaménků.
    ru: Положите 21 камешек.
  ours: {en: It says 20., cs: Stojí tam 20., ru: Там 20.}
"""
SECOND = CHAPTER.replace("PB-1.1", "PB-2.1")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "book.yaml").write_text(COVER, "utf-8")
    (tmp_path / "02_turn.yaml").write_text(SECOND, "utf-8")
    (tmp_path / "01_setup.yaml").write_text(CHAPTER, "utf-8")
    return tmp_path


def test_chapters_stand_in_the_order_of_their_files(folder) -> None:
    book = read_book(folder)

    assert [chapter.number for chapter in book.chapters] == ["1", "2"]
    assert list(book.clauses) == ["PB-1.1", "PB-2.1"]
    assert book.clauses["PB-1.1"].text["en"] == "Lay 21 pebbles.\nSee PB-2.1."
    assert book.chapter("2") is book.chapters[1] and book.chapter("3") is None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (CHAPTER.replace(", ru: Кучка", ""), "02_turn.yaml: .*required field `ru`.*title"),
        (CHAPTER.replace("PB-1.1", "Setup"), "02_turn.yaml: Setup is no clause"),
        (CHAPTER.replace("[printed, ours]", "[printed]"), "02_turn.yaml: PB-1.1: the tag `ours`"),
        (CHAPTER.replace("[printed, ours]", "[seen]"), "02_turn.yaml: Invalid enum value 'seen'.*tags"),
        (CHAPTER.replace("options", "option"), "02_turn.yaml: .*unknown field `option`"),
        (CHAPTER + "  text: [", "02_turn.yaml: while parsing"),
        (CHAPTER + SECOND[SECOND.index("- id") :], "02_turn.yaml: `Setup` needs clauses, and of one"),
        (CHAPTER, "a clause stands twice"),
        (CHAPTER.replace("PB-1.1", "PB-1.3"), "a chapter stands in two files"),
    ],
)
def test_what_is_wrong_is_named_with_its_file(folder, wrong, said) -> None:
    (folder / "02_turn.yaml").write_text(wrong, "utf-8")

    with pytest.raises(ValueError, match=said):
        read_book(folder)
