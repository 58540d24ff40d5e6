"""The positions in the pictures of a rulebook: its worked examples, played on the engine."""

from collections.abc import Sequence
from typing import Any

from app.api.learning.example_positions import example_document
from app.api.learning.tutorial_content import positions_of
from app.api.rulebook.book import Chapter
from app.api.rulebook.book_text import picture_key
from app.engine.chance import FairChance
from app.engine.contract import AnyGame
from app.engine.tutorial import play_path

FIXED_SEED = bytes(32)
"""The seed of draws that an example does not prescribe."""


def example_pictures(game: AnyGame, chapters: Sequence[Chapter], lang: str) -> dict[str, Any]:
    """Return the positions of the worked examples in these chapters, by the keys of their pictures."""
    positions = positions_of(game.id)
    return {
        picture_key(clause.id, worked): example_document(
            game, worked.step, example, play_path(game, example, worked.shown, FairChance(FIXED_SEED)), lang
        )
        for chapter in chapters
        for clause in chapter.clauses
        for worked in clause.examples
        if worked.picture and (example := positions[worked.step])
    }
