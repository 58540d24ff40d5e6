"""The first lesson: the last descent of a short race, both teams side by side."""

from collections.abc import Mapping

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.lesson import Lesson
from app.engine.tutorial import PreparedChance
from app.games.um_reifenbreite import GAME
from app.games.um_reifenbreite.model import Options, Standing, State, Team
from app.games.um_reifenbreite.road import road_of
from app.games.um_reifenbreite.rules.rounds import next_turn

SEATS = 2
ON_THE_DESCENT: Mapping[int, str] = {
    21: "2:BC-2-22",
    22: "2:BC-3-21",
    23: "2:BC-4-13",
    24: "2:BC-1-24",
    31: "2:BC-3-22",
    32: "2:BC-2-23",
    33: "2:BC-4-12",
    34: "2:BC-1-22",
}
ROUND = 9
HAND = ("g-5", "g-6", "r1-5", "r3-5")
MILD = ("gain_card", "plus2_solo", "plus3", "plus4", "extra_die", "reroll_one")
"""The action cards without a crash or a lost turn."""


def last_descent(options: Options) -> State:
    state = GAME.setup(options, SEATS, PreparedChance({"d6": (6, 6, *(1,) * (2 * SEATS - 2))})).state
    index = road_of(state.race).index
    riders = tuple(
        structs.replace(rider, node=index[ON_THE_DESCENT[rider.number]], standing=Standing.RACING)
        for rider in state.riders
    )
    deck = tuple(card for card in state.deck if card.split("#")[0] in MILD)
    teams = tuple(with_four_cards(team) for team in state.teams)
    state = structs.replace(state, riders=riders, teams=teams, round=ROUND, deck=deck)
    return next_turn(state, Resolution())


def with_four_cards(team: Team) -> Team:
    """Return the team with four cards in hand; the other ten are used."""
    used = list(team.hand)
    for card in HAND:
        used.remove(card)
    return structs.replace(team, hand=HAND, used=tuple(used))


LESSON = Lesson(position=last_descent)
