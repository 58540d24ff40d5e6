"""HC-17: tired, injured and suspended footballers from match to match."""

from app.games.helvetia_cup.options import CarriedHand
from app.games.helvetia_cup.tournament.club import after_match, after_recovery, unavailable
from app.games.helvetia_cup.tournament.matchday import (
    carried_options,
)
from tests.games.helvetia_cup.clubs import club, legs, played
from tests.support.matches.scripted_chance import clause


@clause("HC-17.2")
def test_an_exhausted_footballer_starts_the_next_match_with_a_boost_less_once() -> None:
    tired = after_match(club(), played(legs(4, exhausted=True)))
    assert carried_options((tired, club()), (CarriedHand(), CarriedHand()))["boost_malus"] == [[4], []]

    assert after_match(tired, played(legs(5, exhausted=True))).exhausted == (5,)


@clause("HC-17.3")
def test_an_injured_footballer_misses_a_match_and_then_the_team_die_decides() -> None:
    hurt = after_recovery(after_match(club(), played(legs(7, injured=True))), ())
    assert unavailable(hurt) == (7,)

    missed = after_match(hurt, played(legs(3, injured=True)))
    again = after_recovery(missed, (5,))  # the last face of the fools' die is red
    fit = after_recovery(missed, (0,))

    assert unavailable(again) == (3, 7)
    assert unavailable(fit) == (3,)


@clause("HC-17.4")
def test_a_red_card_costs_the_next_match_only() -> None:
    banned = after_match(club(), played(legs(2, sent_off=True)))
    assert unavailable(banned) == (2,)

    assert unavailable(after_match(banned, played())) == ()


@clause("HC-17.4")
def test_every_second_yellow_costs_a_match_and_then_the_counter_is_empty() -> None:
    booked = after_match(club(), played(legs(2, yellow=True)))
    assert unavailable(booked) == ()
    banned = after_match(booked, played(legs(2, yellow=True)))
    assert unavailable(banned) == (2,)
    back = after_match(banned, played())
    assert back.yellows == {}

    assert unavailable(after_match(back, played(legs(2, yellow=True)))) == ()
