"""An analysis is the same on any number of processes."""

import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import pytest

from benchmarks.analysis.truth import digest, judged
from tests.games.test_analysis import CHOSEN, FEW, analysed_game, decisions, turns


@pytest.fixture(scope="module")
def two_processes() -> Iterator[ProcessPoolExecutor]:
    """Two processes that were not forked, so that strings hash differently in each."""
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        yield pool


@analysed_game
def test_an_analysis_is_the_same_on_one_process_and_on_two(game, two_processes) -> None:
    asked = random.Random(8).sample(list(decisions(game, turns(game, 8))), 2 * CHOSEN)
    one_judged = partial(judged, game.id, "seed", FEW.most)

    here, there = list(map(one_judged, asked)), list(two_processes.map(one_judged, asked))

    assert any(one.worlds for one in here)
    assert digest(here) == digest(there)
