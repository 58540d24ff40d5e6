"""The overview of every game is complete and small (app/engine/capabilities/overview.py)."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.api.i18n.translations import texts
from app.engine.capabilities.overview import MAX_BACKGROUND_BYTES, MAX_PICTURE_BYTES
from app.engine.contract import AnyGame
from app.games.helvetia_cup.overview import PIECE, _centre, _place
from tests.games.matches import GAMES, some

every_game_afar = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.overview], ids=lambda game: game.id
)
TOKENS = Path(__file__).parents[2] / "app" / "static" / "css" / "tokens.css"


def views(game: AnyGame, seed: int) -> Iterator[tuple[Any, int]]:
    for state, _, seats in some(game, seed, 25):
        yield game.public(state), seats


def drawn(svg: str) -> Iterator[ElementTree.Element]:
    return ElementTree.fromstring(f"<svg>{svg}</svg>").iter()


def paints(svg: str) -> set[str]:
    """Return all colours that are painted with."""
    return {one.attrib[kind] for one in drawn(svg) for kind in ("fill", "stroke") if kind in one.attrib}


@every_game_afar
def test_the_ground_is_drawn_once_and_is_not_heavy(game) -> None:
    ground = game.overview.background()

    assert len(list(drawn(ground))) > 2
    assert len(ground.encode()) <= MAX_BACKGROUND_BYTES


@every_game_afar
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_a_picture_is_svg_of_limited_size_that_looks_at_what_goes_on(game, seed) -> None:
    for view, _ in views(game, seed):
        picture = game.overview.picture(view)
        x, y, wide, high = picture.box
        assert len(picture.pieces.encode()) <= MAX_PICTURE_BYTES
        assert {one.tag for one in drawn(picture.pieces)} <= {"svg", "g", "path", "circle", "ellipse", "text"}
        assert x <= picture.focus[0] <= x + wide and y <= picture.focus[1] <= y + high


@every_game_afar
def test_pictures_are_painted_with_the_colours_of_the_site_alone(game) -> None:
    known = set(re.findall(r"(--[\w-]+):", TOKENS.read_text("utf-8")))
    pictures = [game.overview.picture(view).pieces for view, _ in views(game, 11)]

    painted = set.union(*map(paints, [game.overview.background(), *pictures])) - {"none"}

    assert painted and {f"var({one})" for one in known} >= painted


@pytest.mark.parametrize(
    "game",
    [game for game in GAMES if game.overview and game.overview.detailed_background],
    ids=lambda one: one.id,
)
def test_what_is_drawn_large_has_the_colours_of_the_site_and_of_its_game(game) -> None:
    sheets = [TOKENS, TOKENS.parents[2] / "games" / game.id / "static" / "tokens.css"]
    known = set(re.findall(r"(--[\w-]+):", "".join(sheet.read_text("utf-8") for sheet in sheets)))

    scenery = game.overview.detailed_background()
    patterns = {f"url(#{id})" for id in re.findall(r'<pattern id="([^"]+)"', scenery)}

    assert len(list(drawn(scenery))) > 100
    assert paints(scenery) - {"none"} <= {f"var({one})" for one in known} | patterns


@every_game_afar
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_everybody_has_a_score_and_the_phase_is_said_in_every_language(game, seed) -> None:
    for view, seats in views(game, seed):
        standing = game.overview.score_line(view)
        assert len(standing.scores) == seats
        for lang in ("en", "cs", "ru"):
            said = texts.find(lang, standing.phase, game.id, **standing.params)
            assert said and "{" not in said, standing.phase


def test_of_two_footballers_on_a_hex_each_is_seen() -> None:
    hexes = {"0:4": "e12", "1:1": "e12", "1:3": "e14"}

    (left, _), (right, _), (alone, _) = (_place(id, hex, hexes) for id, hex in hexes.items())
    assert right - left >= PIECE / 2
    assert alone == _centre("e14")[0]
