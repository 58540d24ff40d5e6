"""Choices that `normal` and `hard` never make, because another is at least as good, and their hurry."""

import random
from collections.abc import Callable, Iterator

import pytest
from msgspec import structs

from app.engine.operations import legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import Declare, PlayHero, RemoveHero, Roll, TimeOut
from app.games.hockey_game.bot import deck_value, hard, hero_points, normal
from app.games.hockey_game.data import box
from app.games.hockey_game.legal import declarations
from app.games.hockey_game.model import Attr, Move, Phase, Round, State
from app.games.hockey_game.referee_odds import next_additions, next_mods
from app.games.hockey_game.rules import rink
from tests.games.hockey_game.rearranged import rearranged
from tests.games.hockey_game.table import after, declare, table, whistle
from tests.support.matches.scripted_chance import clause

every_strength = pytest.mark.parametrize("choose", [normal, hard])
DECK = sorted(box().decks["CZE"])
HEROES = sorted(id for id in DECK if id in box().heroes)
CIRCLES = rink.own_circles(1)


def chosen(choose: Callable[..., object], state: State, seat: int = 0) -> object:
    return choose(state, seat, legal_actions(GAME, state, seat), random.Random(1))


def tables(count: int) -> Iterator[State]:
    for seed in range(count):
        yield rearranged(random.Random(seed))


@clause("HG-7.7")
@every_strength
def test_a_hero_waits_for_the_dice(choose: Callable[..., object]) -> None:
    """After the dice they may still be laid, and perhaps a card is needed then."""
    for before in tables(20):
        state = after(before, (before.attacker, declare("shot", None)))
        assert not isinstance(chosen(choose, state, before.attacker), PlayHero)

    alone = after(table(("CZE", "SWE"), hands=((HEROES[0],), ())), (0, declare("shot", None)))
    assert chosen(choose, alone) == Roll()
    assert chosen(choose, after(alone, (0, {"type": "roll"}, 5, 5))) == PlayHero(HEROES[0])


@every_strength
def test_the_puck_is_not_played_from_one_circle_to_the_other(choose: Callable[..., object]) -> None:
    for before in tables(20):
        for circle in CIRCLES:
            action = chosen(choose, structs.replace(before, attacker=0, puck=circle))
            assert not (isinstance(action, Declare) and action.to in CIRCLES)


@clause("HG-13.1")
@every_strength
def test_the_puck_goes_back_to_where_it_came_from_only_to_waste_time_for_a_lead(
    choose: Callable[..., object],
) -> None:
    """On every way back that is open, after a move of the same seat along it."""
    ways = {(puck, one.to) for puck in box().fields for one in declarations(0, puck) if one.to}
    (before,) = tables(1)
    wasted = 0
    for puck, source in sorted(ways):
        came = Round(1, 0, source, Move.PASS, puck)
        now = structs.replace(before, attacker=0, puck=puck, duel=came, phase=Phase.ATTACK_DECLARE)
        back = [
            isinstance(action, Declare) and action.to == source
            for goals in ((0, 0), (0, 1), (2, 0))
            for action in [chosen(choose, structs.replace(now, goals=goals, period=3))]
        ]
        assert back[:2] == [False, False]
        wasted += back[2]
    assert wasted > 0


@clause("HG-9.6")
@every_strength
def test_of_the_own_heroes_the_weakest_leaves_and_of_the_opposing_ones_the_best(
    choose: Callable[..., object],
) -> None:
    loud = next(id for id, card in box().bonus.items() if id in DECK and card.symbol and card.attr == "any")
    for kind, pick in (("misconduct", min), ("injury", max)):
        before = table(("CZE", "CZE"), hands=((loud,), ()), heroes=(HEROES, HEROES))
        rolled = after(before, (0, declare("shot", None)), (0, {"type": "roll"}, 1, 1))
        state = after(rolled, (0, {"type": "play_bonus", "card": loud}, whistle(rolled, kind)))
        action = chosen(choose, state)
        assert state.phase is Phase.REFEREE_TARGET and isinstance(action, RemoveHero)
        assert hero_points(action.target) == pick(map(hero_points, HEROES))


@clause("HG-11.1")
@every_strength
def test_time_is_taken_for_the_two_worst_cards_once_it_pays(choose: Callable[..., object]) -> None:
    bonuses = sorted((id for id in DECK if id in box().bonus), key=deck_value)
    poor, rich = bonuses[:5], bonuses[-5:]

    action = chosen(choose, table(("CZE", "SWE"), hands=(poor, ()), period=3))
    assert isinstance(action, TimeOut) and len(action.cards) == 2
    assert set(action.cards) == set(sorted(poor, key=deck_value)[:2])
    assert not isinstance(chosen(choose, table(("CZE", "SWE"), hands=(rich, ()), period=3)), TimeOut)


@every_strength
def test_who_is_behind_shoots_in_the_last_round(choose: Callable[..., object]) -> None:
    """With four referee cards turned and nine idle rounds the period ends with this one."""
    last = {"period": 3, "flips": 4, "idle": 9, "goals": (1, 2)}

    assert chosen(choose, table(("CZE", "SWE"), 0, rink.own_crease(0), **last)) == Declare("shot", None)


def test_the_next_referee_card_is_weighed_by_the_pile_and_the_heroes() -> None:
    hero = next(id for id in HEROES if box().heroes[id].gives.get(Attr.SHOT))
    state = after(table(("CZE", "SWE"), heroes=((hero,), ())), (0, declare("shot", None)))
    quiet = structs.replace(state, pile=tuple(id for id in state.pile if "coincidental" in id))

    assert sum(share for _, share in next_mods(state)) == pytest.approx(1)
    assert sum(mod * share for mod, share in next_mods(state)) == pytest.approx(5 / 18)
    ((lost, share),) = next_additions(quiet, 0)
    assert (lost, share) == (
        -sum(box().heroes[hero].gives.get(attr, 0) for attr in (Attr.ATTACK, Attr.SHOT)),
        1,
    )
