"""The clocks that a game proposes are accepted by the server, which says how long such a match lasts."""

import pytest

from app.api.i18n.translations import LANGUAGES
from app.api.rendering.clock_form import PRESETS, clock_choices
from app.engine.catalog import catalog
from app.table.clock.time_control import clock_json, clock_of_preset, time_control_of


@pytest.mark.parametrize("game", catalog().values(), ids=lambda game: game.id)
def test_the_paces_of_a_game_are_clocks_for_every_number_of_seats(game) -> None:
    for name in PRESETS:
        preset = getattr(game.time_control_presets, name)

        assert time_control_of(clock_json(clock_of_preset(preset))) == clock_of_preset(preset)
        assert len(preset.durations) == game.max_seats - game.min_seats + 1
        assert list(preset.durations) == sorted(preset.durations)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", catalog().values(), ids=lambda game: game.id)
def test_every_tile_says_what_it_is(game, lang: str) -> None:
    shown = clock_choices(game, lang)

    assert [tile.name for tile in shown] == [*PRESETS, "none"]
    assert not [tile for tile in shown if any(word.startswith("clock-") for word in (tile.title, tile.says))]
