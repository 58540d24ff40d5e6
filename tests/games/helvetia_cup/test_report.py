"""HC-17: what a finished match reports to its tournament."""

from msgspec import structs

from app.games.helvetia_cup.model import Ended, Phase, Place, State, Stats
from app.games.helvetia_cup.options import Options
from app.games.helvetia_cup.report import report, statistics
from tests.games.helvetia_cup.build import on
from tests.games.helvetia_cup.clubs import legs
from tests.games.helvetia_cup.test_playouts import play_out
from tests.support.matches.scripted_chance import clause


@clause("HC-17.2", "HC-17.3", "HC-17.4")
def test_the_report_tells_who_is_exhausted_injured_booked_and_sent_off() -> None:
    out = {"place": Place.LEFT, "hex": None}
    state = on(
        Phase.OVER,
        {},
        boosts={"0:2": 0, "0:3": 0, "0:4": 0, "0:6": 0},
        changes={"0:3": {"yellow": True}},
    )
    state = state.with_footballer("0:2", **out)  # substituted: exhausted all the same
    state = state.with_footballer("0:4", place=Place.INJURED, hex=None)
    state = state.with_footballer("0:5", place=Place.SENT_OFF, hex=None, yellow=True)
    state = structs.replace(state, ended=Ended(0, "score"))

    by_number = {f.number: f for f in report(state).teams[0].footballers}

    assert by_number[2] == legs(2, exhausted=True)
    assert by_number[3] == legs(3, exhausted=True, yellow=True)
    assert by_number[4] == legs(4, injured=True)
    assert by_number[5] == legs(5, sent_off=True)  # the yellows of a dismissal are not added
    assert by_number[6] == legs(6)  # never came on


@clause("HC-17.10")
def test_statistics_at_the_end_know_margin_comeback_and_tired_legs() -> None:
    state = on(Phase.OVER, {}, boosts={"0:2": 0, "0:6": 0}, score=(3, 1))
    state = structs.replace(state, ended=Ended(0, "score"))
    state = state.with_coach(0, stats=Stats(behind=1))

    told = statistics(state, 0)

    assert (told["margin"], told["comeback"], told["tired_end"]) == (3 - 1, 1, 1)
    assert statistics(state, 1)["margin"] == 1 - 3


def totals(state: State, name: str) -> int:
    return sum(getattr(coach.stats, name) for coach in state.coaches)


@clause("HC-17.10")
def test_what_is_counted_is_what_the_log_tells() -> None:
    seen: dict[str, int] = {}
    match = list(play_out(21, Options()))
    last = match[-1][-1]
    for _, _, _, events, _ in match:
        for one in events:
            tag = one.__struct_config__.tag
            test = getattr(one, "test", None)
            key = f"{tag} {test}" if test and one.success else str(tag)  # type: ignore[attr-defined]
            seen[key] = seen.get(key, 0) + 1

    assert totals(last, "goals") == seen.get("goal_scored", 0) == sum(last.score)
    assert totals(last, "conceded") == totals(last, "goals")
    assert totals(last, "tackles") == seen.get("ball_taken", 0)
    assert totals(last, "dribbles") == seen.get("tested dribble", 0)
    assert totals(last, "clears") == seen.get("tested clear", 0)
    assert totals(last, "intercepts") == seen.get("tested intercept", 0)
    assert totals(last, "long_ok") == seen.get("tested long_pass", 0)
