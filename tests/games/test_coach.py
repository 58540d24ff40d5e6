"""Each decision of each game has a short tip in three languages, with a clause of the rulebook."""

import re
from typing import Any

import pytest

from app.api.i18n.translations import LANGUAGES
from app.api.learning.coach import Coach, coach_of, shared_coach
from app.api.rulebook.book import book_of
from app.engine.catalog import catalog
from app.engine.contract import AnyGame
from tests.games.matches import GAMES, folder_of_code, moments

MOST_WORDS = 25
"""The parts of a tip: the decision, the usual choice, the reason."""
SEEDS = range(2)
PHASE = re.compile(r'^    [A-Z_]+ = "(\w+)"$', re.M)
COACHES = {"all": shared_coach()} | {game: coach_of(game) for game in catalog()}
every_coached_game = pytest.mark.parametrize(
    "game", [game for game in GAMES if coach_of(game.id).tips], ids=lambda game: game.id
)
every_coach = pytest.mark.parametrize("coach", COACHES.values(), ids=COACHES)


def explained(game: str) -> set[Any]:
    """Return the phases that have a tip of their own."""
    wanted = [tip.when.get("phase") for tip in coach_of(game).tips]
    return {phase for phases in wanted if isinstance(phases, tuple) for phase in phases}


def phases_of(game: AnyGame) -> set[str]:
    """Return the phases in which random matches ask a seat, and those that the model names."""
    met = {
        game.public(moment.state)["phase"]
        for seed in SEEDS
        for moment in moments(game, seed)
        if game.outcome(moment.state) is None
    }
    model = (folder_of_code(game.id) / "model.py").read_text("utf-8")
    named = re.search(r"class Phase\(StrEnum\):(.*?)\n\n\n", model, re.S)
    return met | (set(PHASE.findall(named[1])) - {"over"} if named else set())


@every_coached_game
def test_every_kind_of_decision_has_a_tip(game: AnyGame) -> None:
    assert phases_of(game) - explained(game.id) == set()


@every_coach
def test_a_tip_is_short_and_whole_in_every_language(coach: Coach) -> None:
    for one in (*coach.tips, *coach.marks):
        for lang in LANGUAGES:
            words = one.say[lang]
            assert 1 < len(words.split()) <= MOST_WORDS + words.count(" — "), (words, len(words.split()))
            assert re.findall(r"\{(\w+)\}", words) == re.findall(r"\{(\w+)\}", one.say["en"]), words


@every_coached_game
def test_a_tip_leads_to_a_clause_of_the_book(game: AnyGame) -> None:
    book = book_of(game.id)
    assert book and {tip.clause for tip in coach_of(game.id).tips} <= set(book.clauses)


@every_coached_game
def test_what_a_tip_and_a_mark_point_at_is_drawn(game: AnyGame) -> None:
    """Every class in their selectors is in the drawing or in the page."""
    pages = folder_of_code(game.id).parents[1] / "static" / "js"
    drawn = "\n".join(
        path.read_text("utf-8")
        for folder in (folder_of_code(game.id) / "static", pages)
        for path in folder.rglob("*.js")
    )
    named = {
        name
        for one in (
            *coach_of(game.id).tips,
            *coach_of(game.id).marks,
            *shared_coach().tips,
            *shared_coach().marks,
        )
        for name in re.findall(r"\.([a-z][\w-]*)", re.sub(r'".*?"', "", one.at))
    }
    assert {name for name in named if not re.search(rf"\b{name}\b", drawn)} == set()


@every_coached_game
def test_no_tip_is_there_twice(game: AnyGame) -> None:
    for coach in (coach_of(game.id), shared_coach()):
        keys = [tip.key for tip in coach.tips]
        assert len(keys) == len(set(keys))
