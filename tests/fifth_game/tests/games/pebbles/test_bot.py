"""The computer players of Pebbles."""

from random import Random

from app.engine.operations import legal_actions
from app.games.pebbles import GAME
from app.games.pebbles.actions import Grab, Take
from app.games.pebbles.bot import COMPUTER, determinize, normal
from app.games.pebbles.data import box
from app.games.pebbles.prospect import worth
from tests.games.pebbles.build import heap


def test_the_game_has_its_computer_players() -> None:
    assert GAME.computer is COMPUTER
    assert COMPUTER.names == ("easy", "normal")


def test_a_hidden_token_is_replaced_by_a_random_one() -> None:
    drawn = {determinize(heap(9), 0, Random(seed)).sides[1].token for seed in range(20)}

    assert drawn == set(box().tokens)


def test_normal_takes_the_last_stones_when_they_win() -> None:
    assert worth(heap(2), 0, Take(2)) == 1  # 4 + 2 + 2 against 3
    assert worth(heap(2), 0, Grab()) < 1
    assert normal(heap(2), 0, legal_actions(GAME, heap(2), 0), Random(1)) == Take(2)
