"""The headline and the moments of a story follow from the scores, attempts and events of its match."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from msgspec.structs import replace as replace_

from app.api.spectating.commentary import _outcome_of, against_the_odds
from app.engine.capabilities.highlights import FIRST, SECOND, Attempt, Highlights, Lasting
from app.engine.capabilities.highlights import Highlight as Worth
from app.engine.capabilities.overview import BoardPicture, Overview, ScoreLine
from app.engine.catalog import catalog
from app.engine.types import Event, Resigned, View
from app.games.helvetia_cup.events import GoalScored, Saved
from app.table.state.position import ActionEvents, Position
from app.table.stories.story import StoryMoment
from app.table.stories.story_builder import END, KEYS, StoryBuilder, heaviest, key_moments


def scene(seq: int, priority: int = 1, weight: float = 0.5) -> StoryMoment:
    return StoryMoment(seq, "mo-x", {}, 0, priority, weight)


def test_the_heaviest_come_by_priority_and_then_by_weight_and_stand_in_their_order() -> None:
    scenes = [scene(1, 2, 0.9), scene(2, 1, 0.1), scene(3, 3, 1.0), scene(4, 1, 0.8)]

    assert [one.seq for one in heaviest(scenes, 3)] == [1, 2, 4]
    assert [one.seq for one in heaviest(scenes, 1)] == [4]


def test_four_key_moments_are_of_both_halves_and_of_different_actions() -> None:
    late = [scene(60 + n, 1, n / 10) for n in range(6)]
    early = scene(10, 3, 0.1)

    assert [[early, *late][place].seq for place in key_moments([early, *late], 100)] == [10, 63, 64, 65]
    assert len(key_moments(late, 100)) == KEYS
    assert key_moments([scene(60, 1), scene(60, 2)], 100) == (0,)
    assert key_moments([], 100) == ()


def test_the_end_is_a_key_moment_only_where_others_lack() -> None:
    end, saves = scene(100, 1, 0.0), [scene(10 * n, 3, 0.1) for n in range(3, 9)]
    end = replace_(end, says=END)

    assert len(saves) not in key_moments([*saves, end], 100)
    assert [[*saves[:2], end][place].says for place in key_moments([*saves[:2], end], 100)][-1] == END


class Scored(Position):
    """A position of a match of which only the score is known."""

    def __init__(self, seq: int, *scores: int) -> None:
        self.seq, self.words, self.scores, self.state = seq, 0, scores, None
        self.outcome = True  # type: ignore[assignment]
        self._public = {"scores": scores}

    def drop_caches(self) -> None:
        """Keep everything: there is no state to compute it from again."""


def headline(
    *way: tuple[int, int, int],
    leads: bool = True,
    forfeits: int | None = None,
    settled: Callable[[View], bool] | None = None,
) -> str | None:
    """Return the headline of a match with these scores: (number of actions, score, score)."""
    blank = BoardPicture((0, 0, 1, 1), (0, 0), "")
    overview = Overview(
        background=str, picture=lambda _: blank, score_line=lambda view: ScoreLine(view["scores"], "phase")
    )
    highlights = Highlights(
        detect=lambda *_: iter(()), scores_show_leader=leads, are_scores_comparable=settled, large_margin=4
    )
    game = replace(
        catalog()["hockey_game"], overview=overview, highlights=highlights, luck=None, statistics=None
    )
    moments = [Scored(*one) for one in ((0, 0, 0), *way)]
    builder = StoryBuilder(game, 2)
    builder.follow((moment, ActionEvents(moment.seq, 0, ())) for moment in moments)
    one, other = moments[-1].scores
    ends = [{"seat": 0, "place": 1 + (one < other or forfeits == 0), "score": one}]
    ends.append({"seat": 1, "place": 1 + (other < one or forfeits == 1), "score": other})
    return builder.story({"placements": ends, "reason": "x"}).headline


@pytest.mark.parametrize(
    ("way", "said"),
    [
        (((20, 0, 1), (50, 1, 1), (95, 2, 1), (100, 2, 1)), "hl-late"),
        (((20, 0, 1), (50, 1, 1), (80, 2, 1), (100, 2, 1)), "hl-plain"),
        (((20, 1, 0), (50, 2, 0), (100, 2, 1)), "hl-wire"),
        (((60, 1, 0), (100, 2, 0)), "hl-plain"),
        (((20, 0, 1), (50, 1, 1), (60, 5, 1), (100, 5, 1)), "hl-big"),
        (((60, 4, 0), (100, 4, 0)), "hl-big"),
        (((20, 1, 1), (100, 1, 1)), None),
    ],
)
def test_the_headline_is_the_first_that_holds(way, said) -> None:
    assert headline(*way) == said


def test_where_the_score_does_not_say_who_leads_nobody_turns_it_round() -> None:
    assert headline((20, 0, 1), (95, 2, 1), (100, 2, 1), leads=False) == "hl-plain"


def test_who_has_only_played_before_the_others_has_not_taken_the_lead_from_them() -> None:
    way = (20, 1, 0), (60, 2, 1), (92, 2, 3), (95, 4, 3), (100, 4, 3)

    assert headline(*way) == "hl-late"
    assert headline(*way, settled=lambda view: view["scores"] != (2, 3)) == "hl-wire"


def worth(
    *told: Worth | tuple[Worth, ...] | None, scores: Sequence[tuple[int, int]] = ()
) -> list[StoryMoment]:
    """Return the moments that are kept of these, one per action, of a match with these scores."""
    blank = BoardPicture((0, 0, 1, 1), (0, 0), "")
    overview = Overview(
        background=str, picture=lambda _: blank, score_line=lambda view: ScoreLine(view["scores"], "phase")
    )
    highlights = Highlights(detect=lambda _, before, after, begun: iter(after["told"]))
    game = replace(
        catalog()["hockey_game"], overview=overview, highlights=highlights, luck=None, statistics=None
    )
    moments = [Scored(seq, *score) for seq, score in enumerate(scores or [(0, 0)] * (len(told) + 1))]
    for moment, one in zip(moments, (None, *told), strict=True):
        many = one if isinstance(one, tuple) else (one,) if one else ()
        moment._public = {"scores": moment.scores, "told": many}
    builder = StoryBuilder(game, 2)
    builder.follow((moment, ActionEvents(moment.seq, 0, ())) for moment in moments)
    return [*builder.story({"placements": [], "reason": "x"}).moments]


def test_what_gave_the_lead_for_good_weighs_most() -> None:
    goal = Worth(Resigned(0), FIRST, "mo-goal", 0.3)

    scenes = worth(goal, goal, goal, goal, scores=[(0, 0), (1, 0), (1, 1), (1, 2), (1, 3)])

    assert [one.weight for one in scenes] == [0.3, 0.3, 1.0, 0.3]


def test_what_lasts_is_told_again_only_when_it_is_somebody_elses() -> None:
    mine, yours = (Worth(Resigned(0), FIRST, "mo-head", who=seat, is_lasting=True) for seat in (0, 1))
    save = Worth(Resigned(0), FIRST, "mo-save", who=0)

    assert [one.seq for one in worth(mine, save, mine, yours, save, mine)] == [1, 2, 4, 5, 6]


def test_who_breaks_away_is_in_front_and_whoever_takes_that_back_is_news() -> None:
    yours = Worth(Resigned(0), FIRST, "mo-front", who=1, is_lasting=True)
    away = Worth(Resigned(0), FIRST, "mo-away", who=0), Lasting("mo-front", 0)

    assert [one.says for one in worth(yours, away, yours, yours)][:3] == ["mo-front", "mo-away", "mo-front"]


def test_what_lasts_hides_nothing_else_of_its_action() -> None:
    top, upset = (
        Worth(Resigned(0), FIRST, says, who=0, is_lasting=says == "top") for says in ("top", "upset")
    )

    assert [(one.seq, one.says) for one in worth((top,), (top, upset))][:2] == [(1, "top"), (2, "upset")]


def test_the_end_is_told_unless_something_decisive_has_ended_the_match() -> None:
    goal, save = Worth(Resigned(0), FIRST, "mo-goal", 0.3), Worth(Resigned(0), SECOND, "mo-save", 0.7)

    assert [(one.seq, one.says) for one in worth(goal, save)] == [(1, "mo-goal"), (2, "mo-save"), (2, END)]
    assert [(one.seq, one.says) for one in worth(save, goal)] == [(1, "mo-save"), (2, "mo-goal")]


def test_who_only_stays_top_at_the_end_has_not_ended_the_match_by_that() -> None:
    top, save = (
        Worth(Resigned(0), FIRST, "mo-head", who=0, is_lasting=True),
        Worth(Resigned(0), SECOND, "mo-save"),
    )

    assert [one.says for one in worth(top, save, top)] == ["mo-head", "mo-save", END]


def tracked(
    *values: float | None, about: str = "7", decided: bool | None = None, open: bool = False
) -> list[tuple[int, str, float]]:
    """Return what is kept of an attempt whose probability takes these values, action by action."""
    highlights = Highlights(
        detect=lambda *_: iter(()),
        current_attempt=lambda view: view["chance"],
        attempt_result=lambda *_: decided,
    )
    game = replace(catalog()["hockey_game"], overview=None, highlights=highlights, luck=None, statistics=None)
    moments = [Scored(seq) for seq in range(len(values))]
    for moment, value in zip(moments, values, strict=True):
        moment._public = {"chance": None if value is None else Attempt(about, 0, value, open=open)}
    builder = StoryBuilder(game, 2)
    builder.follow((moment, ActionEvents(moment.seq, 0, ())) for moment in moments)
    return [(one.seq, one.what, one.value) for one in builder.story({"placements": [], "reason": "x"}).track]


def test_all_that_a_chance_went_through_is_kept_until_it_is_decided() -> None:
    begun, ended = (1, "declared", 0.24), (4, "verdict", 1.0)

    assert tracked(None, 0.24, 0.24, 0.56, 1.0, 1.0, None) == [begun, (3, "card", 0.56), ended]
    assert tracked(None, 0.24, None, 0.3) == [begun, (2, "over", 0), (3, "declared", 0.3)]
    assert tracked(None, 1.0, None) == []


def test_what_the_dice_alone_cannot_bring_is_not_over_while_a_card_can() -> None:
    way = [(1, "declared", 0.1), (2, "card", 0.0), (3, "card", 0.17)]

    assert tracked(None, 0.1, 0.0, 0.17, None, open=True, decided=True) == [*way, (4, "verdict", 1.0)]
    assert tracked(None, 0.1, 0.0, None, open=True, decided=False) == [*way[:2], (3, "verdict", 0.0)]


def test_only_what_cannot_be_otherwise_is_kept_as_certain() -> None:
    assert tracked(None, 0.99998, 0.00002, 1.0) == [
        (1, "declared", 0.999),
        (2, "card", 0.001),
        (3, "verdict", 1.0),
    ]


def test_what_the_view_no_longer_tells_is_decided_by_what_has_happened() -> None:
    assert tracked(None, 0.24, None, decided=True) == [(1, "declared", 0.24), (2, "verdict", 1.0)]
    assert tracked(None, 0.24, 1.0, None, decided=False)[1:] == [(2, "verdict", 1.0)]


def test_what_comes_against_the_odds_is_said_once_it_is_decided() -> None:
    begun = Attempt("7", 0, 0.15)

    assert against_the_odds(begun, Attempt("7", 0, 1.0), "en") == "Against the odds: 15%."
    assert against_the_odds(Attempt("7", 0, 0.9), Attempt("7", 0, 0.0), "en") == "Against the odds: 10%."
    assert against_the_odds(begun, Attempt("7", 0, 0.0), "en") is None
    assert against_the_odds(begun, Attempt("7", 0, 0.8), "en") is None
    assert against_the_odds(begun, Attempt("8", 0, 1.0), "en") is None


def test_a_surprise_is_one_where_the_view_no_longer_tells_what_came_of_it_too() -> None:
    begun, game = Attempt("shot", 0, 0.15), catalog()["helvetia_cup"]
    goal, saved = GoalScored(0, "0:9", 1, 0), Saved(1, "1:1")

    def said(*events: Event) -> str | None:
        came = _outcome_of(game, begun, [[({"seq": 4}, event) for event in events]])
        return against_the_odds(begun, came, "en")

    assert said(goal) == "Against the odds: 15%."
    assert said(saved) is said() is None


def test_a_level_score_is_no_headline_for_who_has_won_otherwise() -> None:
    assert headline((20, 0, 1), (39, 1, 1), forfeits=1) is None
