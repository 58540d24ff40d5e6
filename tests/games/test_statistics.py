"""The statistics of every game add up, and can be said."""

from itertools import permutations

import pytest

from app.api.i18n.translations import texts
from app.api.results.story_text import _kinds
from app.engine.capabilities.luck import Account
from app.engine.capabilities.statistics import MAX_AWARDS, PartsChart, Transition
from app.engine.catalog import catalog
from app.games.helvetia_cup.events import GoalScored
from app.games.helvetia_cup.overview import score_line
from app.games.helvetia_cup.statistics import Tally as Football
from app.games.helvetia_cup.statistics import _goal, _scorers
from tests.games.stories import every_game_with_highlights, stories_of, stories_with_documents


@every_game_with_highlights
def test_the_parts_of_a_score_add_up_to_it_and_a_row_has_a_cell_a_seat(id) -> None:
    for story, _, outcome, seats in stories_of(id):
        assert story.statistics is not None
        rows = [*story.statistics.parts.rows, *story.statistics.counts.rows]
        assert {len(row.cells) for row in rows} == {seats}
        assert len(story.statistics.awards) <= MAX_AWARDS
        for one in outcome["placements"]:
            cells = [row.cells[one["seat"]] for row in story.statistics.parts.rows]
            made_of = sum(bool(cell) if isinstance(cell, str) else cell for cell in cells)
            assert made_of == one["score"], "scorers are counted, points added"


def test_what_is_said_of_all_alike_is_said_once() -> None:
    few, many = (tuple(Account("goals", seat, 0.1, 1.0, draws) for seat in (0, 1)) for draws in (3, 30))

    (short,), (long_,) = (_kinds(found, catalog()["hockey_game"], "en") for found in (few, many))

    assert (short.says, [bar.says for bar in short.bars]) == ("Too few rolls to judge.", ["", ""])
    assert (long_.says, [bar.says for bar in long_.bars]) == ("", ["average"] * 2)


def test_a_goal_stands_among_the_scorers_with_the_half_and_the_clock_of_its_moment() -> None:
    before = {"half": 2, "clock": 36, "score": (0, 1), "kicks": {}, "phase": "shot", "decision": None}
    goal, match = GoalScored(1, "1:9", 0, 2), Football()
    _goal(match, goal, Transition(9, (goal,), before, before))

    (row,) = _scorers(match)
    assert row.head.params == {**score_line(before).params, "score": "0:2"}
    assert texts.say("en", row.head.says, "helvetia_cup", **row.head.params) == "2nd half, 36′, 0:2"


def test_the_ball_was_somewhere_in_every_minute_that_was_played() -> None:
    begun = {1: 0, 2: 45, 3: 90, 4: 105}
    for story, doc in stories_with_documents("helvetia_cup"):
        if story.statistics is not None:
            assert isinstance(story.statistics.second, PartsChart)
            minutes = sum(much for _, much in story.statistics.second.parts)
            assert minutes == begun[doc["view"]["half"]] + doc["view"]["clock"]


def test_a_cross_table_says_of_each_match_the_same_from_both_sides() -> None:
    for story, *_ in stories_of("extraliga"):
        assert story.statistics is not None and story.statistics.cross is not None
        cells = [row.cells for row in story.statistics.cross.rows]
        for seat, other in permutations(range(len(cells)), 2):
            matches = str(cells[seat][other]).split(", ")
            assert [":".join(one.split(":")[::-1]) for one in matches] == str(cells[other][seat]).split(", ")
            assert cells[seat][seat] == "\u2013"
        assert any(":" in str(cell) for row in cells for cell in row)


def test_what_the_goals_of_a_season_came_from_adds_up_to_them_with_overtime() -> None:
    for story, *_ in stories_of("extraliga"):
        assert story.statistics is not None
        scored = next(row.cells for row in story.statistics.counts.rows if row.head.says == "rs-goals")
        for source, goals in zip(story.sources, scored, strict=True):
            assert sum(source.values()) == pytest.approx(int(str(goals).split(":")[0]), abs=1e-9)


@pytest.mark.parametrize("id", ["hockey_game", "helvetia_cup"])
def test_what_the_goals_came_from_adds_up_to_the_goals(id) -> None:
    for story, _, outcome, _ in stories_of(id):
        scores = {one["seat"]: one["score"] for one in outcome["placements"]}
        for seat, source in enumerate(story.sources):
            assert sum(source.values()) == pytest.approx(scores[seat], abs=1e-9)
