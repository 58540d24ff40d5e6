"""The rulebooks: complete, the same in three languages, in a player's words, with links that lead
somewhere.
"""

import ast
import re
from functools import reduce

import pytest
from msgspec import to_builtins

from app.api.i18n.translations import LANGUAGES
from app.api.learning.tutorial_content import examples_of, positions_of, tutorial_of
from app.api.rulebook.book import CLAUSE, book_of, rows_of, synonyms_of
from app.engine.chance import FairChance
from app.engine.operations import legal_actions, options_schema, play
from app.engine.tutorial import PreparedChance, play_path
from tests.games.matches import GAMES, folder_of_code
from tests.games.test_clauses import defined

PRINTED = [game for game in GAMES if book_of(game.id)]
every_book = pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.id)

FEWEST_EXAMPLES = 12
FEWEST_PICTURES = 5

BUILDERS = {
    "en": r"\bseats? [0-4]\b|\bnodes?\b|\bvectors?\b|\bobjections?\b|\b(il)?legal\b|\bboolean\b",
    "cs": r"\bmíst[oa] 0\b|\bvektor|\buzel\b|\buzl[uy]\b|\bnámitk",
    "ru": r"\bместо 0\b|\bвектор|\bузел\b|\bузлы\b|\bвозражени",
}
SNAKE = r"\w+_\w+|`"
QUOTED = re.compile(rf"""(?<=["'`])(?:{CLAUSE.pattern})(?=["'`])""")


def everything_said(book):
    """Yield every text of the book, with its place."""
    cover = book.cover
    yield from (("book", words) for words in (cover.title, cover.source))
    for chapter in book.chapters:
        yield from ((chapter.number, words) for words in (chapter.title, chapter.lead) if words)
        for clause in chapter.clauses:
            yield from ((clause.id, words) for words in clause.every_word())


def told_to_players(game_id):
    """Return the clauses that objections, sums, marks and the quick start name."""
    folder = folder_of_code(game_id)
    for path in folder.rglob("*.py"):
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        yield from (node.value for node in nodes if isinstance(node, ast.Constant))
    for path in (folder / "static").rglob("*.js"):
        yield from (found[0] for found in QUOTED.finditer(path.read_text("utf-8")))
    start = tutorial_of(game_id)
    for part in start.steps if start else ():
        yield from part.clauses
        yield from (answer.clause for answer in (part.attempt.answers if part.attempt else {}).values())


def read_off(game, worked, chance):
    """Return the events that a worked example names as the source of its numbers."""
    made = play_path(game, positions_of(game.id)[worked.step], worked.path, chance)
    assert not made.refused, made.objection
    told = [to_builtins(event) for _, _, events in made.log for event in events]

    def number(where):
        event, *path = where.split(".")
        name, _, place = event.partition("[")
        found = [one for one in told if one["event"] == name][int(place.rstrip("]") or -1)]
        return reduce(lambda at, part: at[int(part) if isinstance(at, tuple | list) else part], path, found)

    return {name: number(where) for name, (where, _) in worked.numbers.items()}


def choices_of(schema):
    """Return the values of an option that is chosen from a list or switched."""
    kinds = [one.get("type") for one in schema.get("anyOf", [schema])]
    return {True, False} if "boolean" in kinds else set(schema["enum"])


def in_words(text):
    """Return the text without the ids of clauses."""
    return CLAUSE.sub("", text)


def shape(text):
    """Return the clauses and placeholders of a text, and which of its paragraphs are items of a list."""
    links, holes = {found[0] for found in CLAUSE.finditer(text)}, set(re.findall(r"\{[^}]*\}", text))
    return links, holes, [line.startswith("- ") for line in text.splitlines() if line]


@every_book
def test_every_clause_of_the_rules_is_in_the_book_or_left_out_for_a_reason(game) -> None:
    book = book_of(game.id)
    left_out = set(book.cover.builders_only)

    assert defined(game.id) - set(book.clauses) - left_out == set()
    assert (set(book.clauses) | left_out) - defined(game.id) == set()
    assert set(book.clauses) & left_out == set()
    assert all(len(reason.split()) >= 3 for reason in book.cover.builders_only.values())


@every_book
def test_every_clause_that_a_player_is_told_stands_in_the_book(game) -> None:
    told = {text for text in told_to_players(game.id) if isinstance(text, str) and CLAUSE.fullmatch(text)}

    assert told - set(book_of(game.id).clauses) == set()


@every_book
def test_three_languages_have_the_same_paragraphs_links_and_placeholders(game) -> None:
    for where, words in everything_said(book_of(game.id)):
        assert all(words[lang].strip() for lang in LANGUAGES), where
        assert shape(words.en) == shape(words.cs) == shape(words.ru), where


@every_book
def test_a_list_has_a_line_for_each_of_its_items(game) -> None:
    """In a folded text (`>-`) items need empty lines between them, or they become one line."""
    for where, words in everything_said(book_of(game.id)):
        assert not [lang for lang in LANGUAGES if " - " in words[lang]], where


@every_book
def test_the_engine_agrees_with_every_worked_example(game) -> None:
    """The numbers are the same for any further chance."""
    clauses = book_of(game.id).clauses.values()
    worked = {(clause.id, one.step): one for clause in clauses for one in clause.examples}
    for chance in (FairChance(bytes(32)), FairChance(bytes(range(32)))):
        for place, one in worked.items():
            assert {name: number for name, (_, number) in one.numbers.items()} == read_off(
                game, one, chance
            ), place
    assert len(worked) >= FEWEST_EXAMPLES


@every_book
def test_every_position_is_played_as_a_player_may(game) -> None:
    """This holds in a quick start and in the book: nothing that leads to a picture is forbidden."""
    for name, example in positions_of(game.id).items():
        state, chance = example.position(0), PreparedChance(example.draws, FairChance(bytes(32)))
        for seat, action in example.opening:
            assert action in legal_actions(game, state, seat), (name, action)
            state = play(game, state, example.seats, seat, action, chance).state


@every_book
def test_pictures_stand_beside_examples_that_have_a_board(game) -> None:
    drawn = [
        one.step for clause in book_of(game.id).clauses.values() for one in clause.examples if one.picture
    ]

    assert len(set(drawn)) >= FEWEST_PICTURES
    assert [step for step in drawn if positions_of(game.id)[step].facts is not None] == []


@every_book
def test_every_position_that_is_made_for_an_example_has_one(game) -> None:
    named = {one.step for clause in book_of(game.id).clauses.values() for one in clause.examples}

    assert set(positions_of(game.id)) - set(examples_of(game.id)) - named == set()


@every_book
def test_every_number_of_a_worked_example_is_the_engines(game) -> None:
    for clause in book_of(game.id).clauses.values():
        for one in clause.examples:
            for lang in LANGUAGES:
                assert set(re.findall(r"\{(\w+)\}", one.text[lang])) == set(one.numbers), (clause.id, lang)
                assert not re.search(r"\d", one.text[lang]), (clause.id, lang)


@every_book
def test_what_a_clause_reckons_or_calls_an_example_is_played(game) -> None:
    """A worked example holds them; another test holds those that print the sums of Extraliga's trios."""
    said = {
        where
        for where, words in everything_said(book_of(game.id))
        if re.search(r" = \d|\bexample\b[^.]*:", in_words(words.en), re.I)
    }
    assert said == ({"EX-4.2", "EX-4.3"} if game.id == "extraliga" else set())


@every_book
def test_nothing_in_the_book_is_said_in_builders_words(game) -> None:
    for where, words in everything_said(book_of(game.id)):
        for lang in LANGUAGES:
            found = re.search(f"{BUILDERS[lang]}|{SNAKE}", in_words(words[lang]), re.I)
            assert not found, (where, lang, found)


@every_book
def test_every_clause_that_the_book_cites_stands_in_it(game) -> None:
    book = book_of(game.id)
    for where, words in everything_said(book):
        assert {found[0] for found in CLAUSE.finditer(words.en)} - set(book.clauses) == set(), where


@every_book
def test_options_that_the_book_names_exist(game) -> None:
    named = {name for clause in book_of(game.id).clauses.values() for name in clause.options}

    assert named - set(options_schema(game)["properties"]) == set()


@every_book
def test_a_clause_that_an_option_switches_off_is_off_with_one_of_its_values_only(game) -> None:
    """The values in `only` can be chosen by a host, and are some of the option's values, not all."""
    book, properties = book_of(game.id), options_schema(game)["properties"]
    switches = [
        where.only for chapter in book.chapters for where in (chapter, *chapter.clauses) if where.only
    ]

    assert switches
    for name, values in (switch for only in switches for switch in only.items()):
        choices = choices_of(properties[name])
        assert values and set(values) < choices, (name, values, choices)


@every_book
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_readers_may_type_leads_to_words_of_the_book(game, lang) -> None:
    said = " ".join(words[lang] for _, words in everything_said(book_of(game.id)))
    synonyms = synonyms_of(game.id, lang)

    assert synonyms
    for own, typed in synonyms.items():
        assert re.search(rf"\b{re.escape(own)}", said, re.I), own
        assert typed and own not in typed, own


@every_book
def test_every_table_has_heads_and_rows_and_a_clause_that_shows_it(game) -> None:
    book = book_of(game.id)

    assert {clause.table for clause in book.clauses.values()} - {None} == set(book.cover.tables)
    for name, heads in book.cover.tables.items():
        rows = rows_of(game.id, name)
        assert rows and {len(row) for row in rows} == {len(heads)}, name
        words = [cell for row in rows for cell in row if isinstance(cell, dict)]
        assert all(set(cell) == set(LANGUAGES) and all(cell.values()) for cell in words), name


@every_book
def test_chapters_stand_in_order(game) -> None:
    numbers = [chapter.number for chapter in book_of(game.id).chapters]

    assert numbers == sorted(numbers, key=lambda number: (int(re.match(r"\d+", number)[0]), number))
