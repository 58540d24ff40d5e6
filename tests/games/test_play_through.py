"""The short match of every game as text is up to date."""

from tests.games.matches import every_game, folder_of_tests
from tests.games.play_through import text_of


@every_game
def test_a_short_match_reads_as_it_did(game) -> None:
    text = (folder_of_tests(game.id) / "play_through.txt").read_text("utf-8")

    again = text_of(game, text.splitlines()[0]).splitlines()
    assert again == text.splitlines(), (
        "if so it shall be: python -m tests.games.play_through, and read the diff"
    )
