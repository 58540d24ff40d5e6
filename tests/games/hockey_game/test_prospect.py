"""The strongest computer player: it sees the period to its end, and lets no card block its hand."""

import random

import pytest
from msgspec import structs

from app.engine.capabilities.computer import HARD
from app.engine.chance import FairChance
from app.engine.computer_moves import final_choice
from app.engine.operations import complete_options, legal_actions
from app.games.hockey_game import GAME
from app.games.hockey_game.actions import PlaySpecial, Roll
from app.games.hockey_game.bot import hard, normal
from app.games.hockey_game.data import Bonus, box
from app.games.hockey_game.duel import opposition
from app.games.hockey_game.model import CENTRE, Attr, Move, State
from app.games.hockey_game.prospect import outlook
from app.games.hockey_game.rules import rink
from app.games.hockey_game.rules.value import hero_value
from app.games.hockey_game.scoreline import ROUNDS
from tests.games.hockey_game.table import after, declare, table
from tests.support.matches.scripted_chance import clause

LEVEL = ("CZE", "CZE")
OURS, THEIRS = rink.own_crease(0), rink.own_crease(1)
LAST = box().constants.flips_per_period - 1


def test_of_two_equal_sides_who_has_the_puck_is_ahead_by_as_much() -> None:
    mine, theirs = outlook(table(LEVEL))

    assert mine[CENTRE] == pytest.approx(-theirs[CENTRE])
    assert mine[CENTRE] > 0
    assert mine[THEIRS] > mine[CENTRE] > mine[OURS]


def test_a_hero_is_worth_more_the_longer_they_stay() -> None:
    hero = next(id for id, card in box().heroes.items() if card.gives.get(Attr.SHOT))
    gains = [
        outlook(table(LEVEL, heroes=((hero,), ()), flips=flips))[0][CENTRE]
        - outlook(table(LEVEL, flips=flips))[0][CENTRE]
        for flips in (0, LAST)
    ]

    assert gains[0] > gains[1] > 0


def test_in_the_last_round_nothing_but_a_shot_is_worth_anything() -> None:
    last = structs.replace(table(LEVEL), flips=LAST)
    period = outlook(table(LEVEL))

    assert round(ROUNDS * (1 - LAST / box().constants.flips_per_period)) > 1
    assert 0 < outlook(last)[0][OURS] < outlook(last)[0][THEIRS]
    assert period[0][OURS] != outlook(last)[0][OURS]


def laid(team: str, *hand: str, theirs: tuple[str, ...] = (), heroes: tuple[str, ...] = ()) -> bool:
    """Whether `hard` lays a special card of this hand before it throws; `normal` keeps it."""
    before = table((team, "CZE"), hands=(hand, theirs), heroes=(heroes, ()))
    state = after(before, (0, declare("strength", first_diagonal())))
    offered = legal_actions(GAME, state, 0)

    assert normal(state, 0, offered, random.Random(1)) == Roll()
    return isinstance(hard(state, 0, offered, random.Random(1)), PlaySpecial)


@clause("HG-8.2")
def test_a_special_card_is_laid_to_make_room_but_never_one_that_does_nothing() -> None:
    """Clockwork with a symbol and without; a limit for two cards and for one; a second hero for nothing."""
    loud, quiet = (
        next(id for id in box().decks["SUI"] if (card := box().bonus.get(id)) and fits(card, symbol))
        for symbol in (True, False)
    )
    idle = tuple(id for id, card in box().heroes.items() if not hero_adds(id))[:2]

    assert laid("SUI", "S-SUI-1", loud)
    assert not laid("SUI", "S-SUI-1", quiet)
    assert laid("SVK", "S-SVK-2", theirs=box().decks["CZE"][:2])
    assert not laid("SVK", "S-SVK-2", theirs=box().decks["CZE"][:1])
    assert laid("USA", "S-USA-2")
    assert not laid("RUS", "S-RUS-1", heroes=idle)


def fits(card: Bonus, symbol: bool) -> bool:
    return card.fits(Move.STRENGTH) and bool(card.symbol) is symbol


def hero_adds(id: str) -> int:
    return hero_value(id, box().moves[Move.STRENGTH].attacker_counts)


def test_who_sees_an_empty_hand_fears_none() -> None:
    """The yardstick of benchmarks/opponents/omniscience.py."""
    cards = tuple(sorted(id for id in box().decks["CZE"] if id in box().bonus))[:5]
    state = after(table(LEVEL, hands=((), cards)), (0, declare("strength", first_diagonal())))
    guessed = opposition(state, 0, random.Random(1))(state)
    seen = opposition(state, 0, random.Random(1), lambda side, rng: [()])(state)

    assert all(fair < sure for fair, sure in zip(guessed.at_most[2:12], seen.at_most[2:12], strict=True))


def first_diagonal() -> str:
    return box().neighbours[CENTRE][0]


def one_match(number: int) -> int:
    """Goals of `hard` beyond those of `normal`."""
    chance, seat = FairChance(random.Random(number).randbytes(32)), number % 2
    lucks = [random.Random(f"{number} {one}") for one in (0, 1)]
    state: State = GAME.setup(complete_options(GAME, {}, 2), 2, chance).state
    while GAME.outcome(state) is None:
        actor = GAME.to_act(state)[0]
        plays = HARD if actor == seat else "normal"
        action = final_choice(GAME, GAME.computer, plays, state, actor, lucks[actor])
        state = GAME.apply(state, actor, action, chance).state
    return state.goals[seat] - state.goals[1 - seat]


def test_it_scores_more_than_the_usual_strength() -> None:
    """A small part of the league, with fixed luck."""
    assert sum(map(one_match, range(24))) > 0
