"""The reasons for a hint: strengths, goals and the odds of the match."""

from collections import Counter
from collections.abc import Iterator, Sequence

from app.engine.types import Reason, Seat
from app.games.extraliga.actions import Action, Auto, Choose, Done, Pass, Pick, Place, Play, Roll, UseBonus
from app.games.extraliga.bonus_value import goals_turned
from app.games.extraliga.data import Transfer, cards, effect_card
from app.games.extraliga.drafting import ON_ICE, WANTED
from app.games.extraliga.model import PLACE, Match, State
from app.games.extraliga.odds import forecast, forecast_of, opposing_strengths
from app.games.extraliga.rules import trainer
from app.games.extraliga.rules.best import best_lineup, best_six
from app.games.extraliga.rules.strength import are_linked, totals


def advice(state: State, seat: Seat, action: Action) -> Sequence[Reason]:
    match action:
        case Pick(card=card):
            return tuple(_pick(state, seat, card))
        case Auto() | Done() | Place():
            return tuple(_line_up(state, seat, action))
        case Choose():
            return tuple(_choose(state, seat, action))
        case Play(card=card):
            return tuple(_play(state, seat, action))
        case Pass() if isinstance(state.asked, Match):
            return (Reason("no_bonus"),)
        case Pass():
            return (Reason("no_card"),)
        case UseBonus():
            goals = round(goals_turned(state, action), 1)
            return Reason("bonus", {"source": action.source}), Reason("turns", {"goals": goals})
        case Roll():
            return tuple(_roll(state, seat))
        case _:
            return ()


def _pick(state: State, seat: Seat, card: str) -> Iterator[Reason]:
    """Yield the place that the player fills, the links (EX-4.2), and the best six with the new card."""
    mine = state.teams[seat].cards
    one, have = cards()[card], Counter(cards()[other].position for other in mine)
    yield Reason("pick", {"card": card})
    if have[one.position] < ON_ICE[one.position]:
        yield Reason("first_there")
    elif have[one.position] < WANTED[one.position]:
        yield Reason("spare_there")
    if mates := sum(are_linked(one, cards()[other]) for other in mine):
        yield Reason("links", {"count": mates})
    yield _strengths(totals(best_six((*mine, card))))


def _line_up(state: State, seat: Seat, action: Action) -> Iterator[Reason]:
    editor = state.editor(seat)
    assert editor is not None
    match action:
        case Place(card=card):
            yield Reason("place", {"card": card})
        case Auto():
            yield Reason("auto")
        case _:
            yield Reason("done")
    yield _strengths(totals(best_lineup(editor), editor.excluded, state.teams[seat].effects))


def _choose(state: State, seat: Seat, answer: Choose) -> Iterator[Reason]:
    """Yield how little the chosen player is missed (EX-8)."""
    team = state.teams[seat]
    card = answer.card or (answer.slot and team.lineup[PLACE[answer.slot]])
    yield Reason("without", {"card": card})
    if answer.slot is not None:
        without = totals(team.lineup, (*team.excluded, answer.slot), team.effects)
        yield _strengths(without, "strengths_then")
    else:
        yield _strengths(totals(best_six(tuple(one for one in team.cards if one != answer.card))))


def _play(state: State, seat: Seat, play: Play) -> Iterator[Reason]:
    """Yield the strengths before and after, and their effect on this round's match."""
    team, against = state.teams[seat], opposing_strengths(state, seat)
    after = trainer.strengths(trainer.with_card(team, play.card, play.target))
    yield Reason("play", {"card": play.card})
    if any(isinstance(op, Transfer) for op in effect_card(play.card).effects):
        yield Reason("fresh")
    elif after != trainer.strengths(team):
        yield _strengths(after, "strengths_then")
    else:
        yield Reason("works", {"card": play.card})
    if against is not None and after != trainer.strengths(team):
        before, then = (forecast_of(mine, against).for_side() for mine in (trainer.strengths(team), after))
        yield Reason("ahead", {"percent": then[0], "before": before[0]})


def _roll(state: State, seat: Seat) -> Iterator[Reason]:
    match = state.the_match
    won, level, lost = forecast(match).for_side(match.side_of(seat))
    yield Reason("roll")
    yield Reason("forecast", {"won": won, "level": level, "lost": lost})


def _strengths(both: tuple[int, int], text: str = "strengths") -> Reason:
    attack, defence = both
    return Reason(text, {"attack": attack, "defence": defence})
