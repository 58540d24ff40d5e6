"""HG-9: the referee deck."""

from collections import Counter

from app.engine.operations import legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import PlayBonus, RemoveHero
from app.games.hockey_game.data import box
from app.games.hockey_game.events import HeroRemoved, RefereeTurned
from app.games.hockey_game.model import Phase, State, TurnedCard
from app.games.hockey_game.rules.value import counted_heroes
from tests.games.hockey_game.table import END, ROLL, after, bonus, declare, find, sums, table, take, whistle
from tests.support.matches.scripted_chance import clause, kinds, refused_by


def ready(**known: object) -> State:
    """CZE has rolled 6 and 6 for a speed move and holds a symbol card, SWE holds one too."""
    state = table(hands=(("B-CZE-04", "B-CZE-01"), ("B-SWE-04",)), **known)
    return after(state, (0, declare("speed", "E_SLOT")), (0, ROLL, 6, 6))


def turned(state: State, seat: int, kind: str) -> State:
    card = "B-CZE-04" if seat == 0 else "B-SWE-04"
    return after(state, (seat, bonus(card), whistle(state, kind)))


def defenders_turn(state: State) -> State:
    return after(state, (0, END), (1, ROLL, 1, 1))


@clause("HG-9.1")
def test_a_card_is_turned_exactly_when_a_symbol_card_is_laid() -> None:
    state = ready()

    plain = take(state, 0, bonus("B-CZE-01"))
    symbol = take(state, 0, bonus("B-CZE-04"), whistle(state, "power_play"))

    assert kinds(plain.events) == ["bonus_played"]
    assert find(symbol.events, RefereeTurned) == RefereeTurned(0, "R-power_play-1", 1)


@clause("HG-9.2")
def test_turned_cards_lie_open_and_stay_out() -> None:
    state = turned(ready(period=2, flips=3), 0, "warning")

    assert state.turned == (TurnedCard("R-warning-1", 0, 2, 4),)
    assert "R-warning-1" not in state.pile


@clause("HG-9.2")
def test_a_card_says_in_which_period_or_overtime_it_was_turned() -> None:
    state = turned(ready(period=3, overtime=2), 0, "warning")

    assert state.turned[-1].stage == 5


@clause("HG-9.3")
def test_the_fifth_card_does_not_stop_the_round() -> None:
    state = turned(ready(flips=4), 0, "power_play")

    assert (state.flips, state.phase, state.period) == (5, Phase.ATTACK_CARDS, 1)
    assert after(state, (0, END)).phase is Phase.DEFEND_PREPARE


@clause("HG-9.4")
def test_the_defender_may_turn_a_sixth_card_in_the_same_round() -> None:
    state = turned(defenders_turn(turned(ready(flips=4), 0, "power_play")), 1, "play_on")

    assert state.flips == 6


@clause("HG-9.6")
def test_an_injury_makes_the_flipper_remove_an_opposing_hero() -> None:
    state = turned(ready(heroes=(("H-CZE-1",), ("H-SWE-3", "H-SWE-1"))), 0, "injury")

    assert state.phase is Phase.REFEREE_TARGET
    assert legal_actions(GAME, state, 0) == [RemoveHero("H-SWE-1"), RemoveHero("H-SWE-3")]
    assert refused_by(GAME, state, 0, RemoveHero("H-CZE-1")) == "HG-9.6"
    step = take(state, 0, {"type": "remove_hero", "target": "H-SWE-1"})
    assert find(step.events, HeroRemoved) == HeroRemoved(1, "H-SWE-1", "R-injury-1")
    assert (step.state.phase, step.state.sides[1].heroes) == (Phase.ATTACK_CARDS, ("H-SWE-3",))


@clause("HG-9.6")
def test_a_misconduct_makes_the_flipper_remove_an_own_hero_and_the_best_left_counts() -> None:
    state = turned(ready(heroes=(("H-CZE-1", "H-CZE-2"), ())), 0, "misconduct")
    assert counted_heroes(state, 0) == ("H-CZE-1",)

    state = after(state, (0, {"type": "remove_hero", "target": "H-CZE-1"}))

    assert counted_heroes(state, 0) == ("H-CZE-2",)
    assert state.sides[0].discard == ("H-CZE-1",)


@clause("HG-9.6", "HG-7.11")
def test_an_explicit_choice_is_not_replaced_after_a_misconduct() -> None:
    state = ready(heroes=(("H-CZE-1", "H-CZE-2"), ()))
    state = after(state, (0, {"type": "use_heroes", "cards": ["H-CZE-2"]}))

    state = after(turned(state, 0, "misconduct"), (0, {"type": "remove_hero", "target": "H-CZE-2"}))

    assert sums(state)[0].hero == 0


@clause("HG-9.6")
def test_without_a_hero_to_remove_nothing_happens() -> None:
    state = ready(heroes=(("H-CZE-1",), ()))

    assert turned(state, 0, "injury").phase is Phase.ATTACK_CARDS
    assert turned(defenders_turn(state), 1, "misconduct").phase is Phase.DEFEND_CARDS
    assert refused_by(GAME, state, 0, RemoveHero("H-CZE-1")) == "HG-9.6"


@clause("HG-9.6")
def test_play_on_does_nothing_and_coincidental_penalties_take_all_heroes_out() -> None:
    state = ready(heroes=(("H-CZE-1",), ("H-SWE-1",)))

    assert sums(turned(state, 0, "play_on"))[0].total == sums(state)[0].total + 2
    without = sums(turned(state, 0, "coincidental"))
    assert [total.hero for total in without] == [0, 0]


@clause("HG-9.5")
def test_the_effect_ends_with_the_round() -> None:
    state = turned(ready(heroes=(("H-CZE-1",), ())), 0, "coincidental")
    state = after(state, (0, END), (1, ROLL, 1, 1), (1, END))
    state = after(state, (state.attacker, declare("speed", "W_SLOT")))

    assert state.duel.turns[0].whistles == ()
    assert sums(state)[0].hero + sums(state)[1].hero == 3


@clause("HG-9.6")
def test_the_eighteen_cards_are_as_listed() -> None:
    kinds_of_card = Counter(card.removeprefix("R-").rsplit("-", 1)[0] for card in box().whistles)

    assert kinds_of_card == {
        "power_play": 4,
        "two_man_advantage": 1,
        "delayed_call": 2,
        "short_handed": 3,
        "warning": 2,
        "injury": 2,
        "misconduct": 1,
        "coincidental": 1,
        "play_on": 2,
    }


@clause("HG-9.1")
def test_a_second_symbol_card_is_not_legal_even_if_the_first_did_nothing() -> None:
    state = table(hands=(("B-CZE-04", "B-CZE-05"), ()))
    state = after(state, (0, declare("shot")), (0, ROLL, 1, 1))

    assert refused_by(GAME, turned(state, 0, "play_on"), 0, PlayBonus("B-CZE-05")) == "HG-7.5"
