"""The highlights of every game (app/engine/capabilities/highlights.py) are true, and can be said."""

import random
import re
import zlib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from app.api.i18n.match_text import text_context
from app.api.i18n.translations import LANGUAGES
from app.api.results.statistics_text import StatisticsText
from app.api.results.story_text import BriefText, _label, _under, brief_text, statistics_of, story_text
from app.engine.capabilities.highlights import Attempt, Sentence
from app.engine.capabilities.statistics import Transition
from app.engine.catalog import catalog
from app.engine.types import View
from app.games.extraliga.events import BonusUsed, MatchEnded
from app.games.extraliga.highlights import _attempt_after, _turnaround
from app.games.extraliga.model import Stage
from app.games.extraliga.statistics import Tally as Season
from app.games.extraliga.statistics import _at_the_end
from app.games.extraliga.statistics import _count as _of_season
from app.games.helvetia_cup.actions import Steal
from app.games.helvetia_cup.events import Fouled
from app.games.helvetia_cup.model import Phase
from app.games.hockey_game.events import BonusPlayed, RefereeTurned, Rolled
from app.games.hockey_game.events import GoalScored as HockeyGoal
from app.games.hockey_game.highlights import current_attempt
from app.games.hockey_game.statistics import Tally, _count
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import Disqualified, Finished, PhotosRevealed
from app.table.stories.story import Story, StoryMoment
from tests.games.helvetia_cup.build import on, take
from tests.games.matches import GAMES
from tests.games.stories import every_game_with_highlights, stories_of, stories_with_documents, story_of_match

MATCHES = 6


@every_game_with_highlights
def test_a_moment_is_about_something_that_has_just_been_told(id) -> None:
    found = [one for _, of_match, _, _ in stories_of(id) for one in of_match]

    assert found
    for worth, step in found:
        assert worth.event in step.events
        assert worth.priority in (1, 2, 3) and 0 <= worth.weight <= 1
        assert worth.probability is None or 0 <= worth.probability <= 1


@every_game_with_highlights
def test_all_that_is_tried_comes_to_an_end_that_is_told(id) -> None:
    ends = Counter(
        one.what for story, *_ in stories_of(id) for one in story.track if one.what in ("verdict", "over")
    )

    assert ends["verdict"] > 5 * ends["over"], ends


def test_what_a_goal_is_told_with_is_where_the_way_of_its_chance_begins() -> None:
    goals = 0
    for story, *_ in stories_of("hockey_game"):
        for scene in story.moments:
            if scene.event["event"] == "goal_scored" and scene.chance is not None:
                way = [one.value for one in story.track if one.what == "declared" and one.seq <= scene.seq]
                assert way[-1] == round(scene.chance, 3)
                goals += 1
    assert goals


@every_game_with_highlights
def test_a_chance_that_begins_is_somebodys_and_what_changes_it_says_so_no_more(id) -> None:
    for story, *_ in stories_of(id):
        for one in story.track:
            assert (one.of in range(5)) is (one.what in ("declared", "aimed"))


@every_game_with_highlights
def test_a_story_is_small_and_its_four_moments_are_of_both_halves(id) -> None:
    for story, *_ in stories_of(id):
        assert len(zlib.compress(msgspec.json.encode(story))) <= 8_000, "as a database packs it"
        assert len(msgspec.json.encode(story.track)) <= 25 * max(1, len(story.track))
        kept = msgspec.convert(msgspec.json.decode(msgspec.json.encode(story)), Story)
        assert (kept.track, kept.goals, kept.key) == (story.track, story.goals, story.key)
        assert len(story.key) <= 4 and all(story.moments[place].picture for place in story.key)
        assert [*story.key] == sorted({*story.key})


@every_game_with_highlights
def test_every_story_can_be_told_in_every_language(id) -> None:
    for story, doc in stories_with_documents(id):
        for lang in LANGUAGES:
            told = catalog()[id], lang, msgspec.json.decode(msgspec.json.encode(doc))
            tale, statistics = story_text(story, *told), statistics_of(story, *told)
            assert brief_text(story, *told) == BriefText(tale.headline, tale.key)
            words = [tale.headline or "-", *(moment.says for moment in tale.moments), *tale.heads]
            words += [*in_statistics(statistics)] if statistics else []
            assert not [
                one for one in words if not one or "{" in one or one.startswith(("mo-", "hl-", "rs-", "aw-"))
            ]


def in_statistics(text: StatisticsText) -> Iterator[str]:
    """Yield all texts of the statistics, in pictures and in tables."""
    for picture in text.pictures:
        yield from (picture.title, *picture.table.heads, *(row[0] for row in picture.table.rows))
        yield from re.findall(r"<text[^>]*>([^<]*)", "".join(picture.drawings.values()))
    for title, table in (text.parts, text.counts):
        yield from (title, *(row[0] for row in table.rows))
    for award in text.awards:
        yield from (award.name, award.what)


def test_a_shot_is_worth_what_the_sector_asks_for_that_it_was_aimed_at() -> None:
    tracks = [story.track for story, *_ in stories_of("helvetia_cup")]
    aimed = [(at, then) for track in tracks for at, then in pairwise(track) if at.what == "aimed"]

    assert aimed
    assert all(then.what == "verdict" and then.seq == at.seq for at, then in aimed)


def test_an_overtime_begins_with_an_even_chance_whatever_card_has_brought_it() -> None:
    highlights = catalog()["extraliga"].highlights
    ended = MatchEnded(None, Stage.SEASON, 0, 1, None, (2, 1), True, (2, 1))
    used = BonusUsed(0, "LIB-D1", "minus", False, (3,), (4,), (3,))
    assert highlights is not None and highlights.last_probability is not None

    assert highlights.last_probability([used, ended]) == ("card", 0.5)
    assert highlights.last_probability([ended]) is None


def test_the_winner_without_the_photograph_is_named_with_the_rider_and_the_photo() -> None:
    highlights = catalog()["um_reifenbreite"].highlights
    struck = {"place": 1, "sprint": 4, "yellow": 0, "disqualified": True}
    mine, yours = (jersey.riders[0] for jersey in box().jerseys[:2])
    race = {"photos": (2, 5), "riders": {str(mine): struck, str(yours): {**struck, "disqualified": False}}}
    view = {
        "score": {"0": 30, "1": 60},
        "results": {"1": race},
        "riders": {str(mine): {"team": 0, "photos": (5, 6)}},
        "teams": {"0": {"seat": 0}},
    }
    assert highlights is not None and highlights.headline is not None

    stories_of = highlights.headline(view, "race_over")
    lost = {**view, "score": {"0": 0, "1": 600}}

    assert stories_of is not None and stories_of.says == "hl-photo"
    assert stories_of.params == {"who": 0, "a": 30 + box().places[0] + 4, "b": 60, "rider": mine, "n": 5}
    assert highlights.headline(lost, "race_over") is None


def test_who_leads_a_race_is_told_while_nobody_has_finished() -> None:
    public = catalog()["um_reifenbreite"].public
    found = [one for _, of_match, _, _ in stories_of("um_reifenbreite") for one in of_match]
    leads = [step.state for one, step in found if one.says in ("mo-away", "mo-front")]

    assert leads
    assert not [rider for state in leads for rider in public(state)["riders"].values() if rider["place"]]


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [((0, False), (1, False), "mo-goal-level"), ((1, False), (1, False), "mo-golden")],
)
def test_a_goal_that_leads_into_overtime_is_no_golden_one(before, after, says) -> None:
    highlights = catalog()["hockey_game"].highlights
    assert highlights is not None
    was, now = ({"overtime": overtime, "decider": decider} for overtime, decider in (before, after))

    (stories_of,) = highlights.detect([HockeyGoal(1, (1, 1))], was, now, None)

    assert stories_of.says == says


def duel(mine: int, yours: int) -> dict[str, Any]:
    """Return a shot with the dice of both sides on the ice but one."""
    turns = {"0": {"sum": {"total": mine}, "dice": [3, 3]}, "1": {"sum": {"total": yours}}}
    return {
        "duel": {"7": {"attacker": 0, "verdict": None, "move": "shot", "source": "E_SLOT", "turns": turns}}
    }


def test_of_a_bonus_and_its_referee_card_each_is_told_what_it_has_made_itself() -> None:
    highlights = catalog()["hockey_game"].highlights
    assert highlights is not None
    events = [BonusPlayed(0, "B-CZE-01", 3, 15), RefereeTurned(0, "R-power_play-1", 1)]
    was, alone, now = duel(12, 8), duel(15, 8), duel(19, 8)

    (stories_of,) = highlights.detect(events, was, now, None)
    tally = Tally()
    _count(tally, events[0], Transition(7, events, was, now))

    assert (stories_of.probability, stories_of.probability_after) == (
        current_attempt(alone).probability,
        current_attempt(now).probability,
    )  # type: ignore[union-attr]
    assert [*highlights.detect(events, was, alone, None)] == [], "it has changed nothing"
    assert [award.params["q"] for award in tally.awards] == [stories_of.probability]


def test_a_referee_card_is_a_card_though_it_is_drawn_and_what_it_makes_certain_is_a_moment() -> None:
    highlights = catalog()["hockey_game"].highlights
    assert highlights is not None and highlights.has_dice is not None
    turned = RefereeTurned(0, "R-power_play-1", 1)
    was, sure = duel(15, 8), duel(35, 8)

    (stories_of,) = highlights.detect([turned], was, sure, None)

    assert (stories_of.says, stories_of.probability_after) == ("mo-referee", 1.0)
    assert not highlights.has_dice([turned]) and highlights.has_dice([Rolled(0, (3, 4))])


def test_a_goal_says_more_than_the_card_that_has_decided_it() -> None:
    highlights = catalog()["hockey_game"].highlights
    assert highlights is not None
    events = [RefereeTurned(0, "R-power_play-1", 1), HockeyGoal(0, (1, 0))]
    before = {**duel(8, 15), "overtime": 0, "decider": False}

    assert [one.says for one in highlights.detect(events, before, duel(35, 8), None)] == ["mo-goal-lead"]


def test_photos_that_strike_nobody_decide_nothing() -> None:
    highlights = catalog()["um_reifenbreite"].highlights
    assert highlights is not None
    photos, struck = PhotosRevealed(5, 3), Disqualified(0, 41, 5)
    won = Finished(0, 41, 1, 50)

    (idle,), (heavy, *_) = (
        highlights.detect(events, {}, {}, None) for events in ([photos], [photos, struck])
    )
    (first,) = highlights.detect([won], {}, {}, None)

    assert idle.weight < first.weight < heavy.weight


def after_a_match(*points: int, over: int = 2, of: int = 2) -> View:
    """Return standings of a season: the points, and how many matches of this round are over."""
    teams = {str(seat): {"points": n} for seat, n in enumerate(points)}
    more = over < of
    return {
        "teams": teams,
        "round": {"played": over + more, "pairings": [None] * of},
        "match": {} if more else None,
    }


def test_who_is_top_is_told_also_where_a_lost_overtime_or_no_match_of_theirs_did_it() -> None:
    highlights = catalog()["extraliga"].highlights
    assert highlights is not None
    overtime = MatchEnded(None, Stage.SEASON, 0, 1, None, (2, 1), True, (2, 1))
    club = MatchEnded(1, Stage.SEASON, 1, None, "OPP-LIB", (1, 2), True, (1, 0))
    others = MatchEnded(None, Stage.SEASON, 1, 2, None, (2, 1), False, (3, 0))

    def stories_of(ended: MatchEnded, *points: int) -> list[tuple[str, int | None, str]]:
        after = after_a_match(*points)
        return [(one.says, one.who, one.sum) for one in highlights.detect([ended], after, after, None)]

    assert stories_of(overtime, 14, 12) == [("mo-head", 0, "2:1"), ("mo-ot", 0, "2:1")]
    assert stories_of(overtime, 11, 13, 12) == [("mo-head", 1, "1:2"), ("mo-ot", 0, "2:1")]
    assert stories_of(club, 11, 13, 12) == [("mo-head", 1, "1:2")]
    assert stories_of(others, 14, 12, 9) == [("mo-head", 0, "")]
    assert stories_of(overtime, 13, 13, 12) == [("mo-ot", 0, "2:1")]


@pytest.mark.parametrize(
    ("goals", "overtime", "says"), [((1, 0), False, ["mo-bonus"]), ((0, 1), True, []), ((0, 1), False, [])]
)
def test_a_bonus_turns_the_match_that_it_belongs_to_and_not_the_next_one(goals, overtime, says) -> None:
    used = BonusUsed(0, "LIB-D1", "minus", False, (3,), (4,), (3,))
    ended = MatchEnded(None, Stage.SEASON, 0, 1, None, goals, overtime, (0, 3))
    behind = Attempt("1:0:1", 0, 0.25)

    assert [
        one.says for one in _turnaround(used, 0, behind, _attempt_after((used, ended), after_a_match(0, 3)))
    ] == says


def test_who_is_top_shows_once_all_of_a_round_have_played() -> None:
    highlights = catalog()["extraliga"].highlights
    assert highlights is not None and highlights.are_scores_comparable is not None
    ended = MatchEnded(None, Stage.SEASON, 0, 1, None, (2, 1), False, (3, 0))
    between, done = after_a_match(14, 12, over=1), after_a_match(14, 12)

    assert [*highlights.detect([ended], between, between, None)] == []
    assert [one.says for one in highlights.detect([ended], done, done, None)] == ["mo-head"]
    assert not highlights.are_scores_comparable(between)
    assert highlights.are_scores_comparable(after_a_match(14, 12, over=0)), "the next round has only begun"
    assert highlights.are_scores_comparable({"round": None, "match": None})


def test_a_goal_that_a_bonus_has_prevented_is_none_that_it_has_made() -> None:
    sides = {seat: {"seat": int(seat), "target": 4} for seat in "01"}
    before = {"match": {"attempt": 0, "sides": sides}}
    tally = Season()
    mine = BonusUsed(0, "X", "set", True, (0, 1), (2, 2), (4, 4))
    his = BonusUsed(0, "X", "set", False, (0, 1), (4, 4), (1, 4))

    for used in (mine, his, his):
        _of_season(tally, used, Transition(7, [used], before, before))

    assert (tally.counts[0, "made"], tally.counts[0, "by_bonuses"]) == (2, 4)
    assert [award.says for award in _at_the_end(tally, 1)] == []


def test_a_moment_says_nothing_twice() -> None:
    kick = StoryMoment(7, "mo-shootout", {"event": "match_ended"}, 0, 1, 1.0, (1, 1), params={"kicks": "1:0"})
    doc = next(stories_with_documents("helvetia_cup"))[1]
    said = text_context("en", "helvetia_cup", doc["seats"], doc["view"])
    label = _label(kick, catalog()["helvetia_cup"], said)

    for left, under in ((1, []), (0, ["Shoot-out 0:0"])):
        phase = {"phase": "ui-line-shootout", "phase_params": {"left": left, "right": 0}}
        scene = msgspec.structs.replace(kick, **phase)
        assert [*_under(scene, label, catalog()["helvetia_cup"], "en")] == under


def test_an_injury_is_told_of_the_injured_and_not_of_the_fouler() -> None:
    foul = Fouled(0, "0:4", "1:9", "e12", 1, "yellow", 1, 2, -2)

    (stories_of,) = catalog()["helvetia_cup"].highlights.detect((foul,), {}, {}, None)

    assert (stories_of.says, stories_of.who, stories_of.params) == ("mo-injury", 1, {"n": "9"})


def test_extra_time_is_said_of_goals_that_fell_after_the_second_half() -> None:
    highlights = catalog()["helvetia_cup"].highlights
    assert highlights is not None and highlights.headline is not None

    assert highlights.headline({"half": 2}, "score") is None
    assert highlights.headline({"half": 4}, "score") == Sentence("hl-ot")
    kicks = {"0": {"f": "0:9", "scored": False}, "1": {"f": "1:7", "scored": True}}
    assert highlights.headline({"half": 4, "kicks": kicks}, "shootout") == Sentence(
        "hl-shootout", {"kicks": "1:0"}
    )


@pytest.mark.parametrize(("rolls", "won"), [((1, 1), []), ((1, 20), ["mo-won"]), ((20,), [])])
def test_a_thief_wins_the_ball_only_if_the_dribble_against_them_fails(rolls, won) -> None:
    at = {"0:4": "e22", "1:2": "e22", "1:3": "c12", "0:5": "g12"}
    step = take(on(Phase.ACT_DEF, at, holder="0:4"), 1, Steal(), *rolls)
    game = catalog()["helvetia_cup"]

    found = game.highlights.detect(step.events, {}, game.public(step.state), None)

    assert [one.says for one in found] == won


def test_the_same_match_has_the_same_story() -> None:
    game = GAMES[random.Random(1).randrange(len(GAMES))]
    assert game.highlights is None or story_of_match(game, 3)[0] == story_of_match(game, 3)[0]
