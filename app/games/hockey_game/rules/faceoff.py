"""HG-3: the face-off, and the deciding one after too many overtimes (HG-13.2)."""

from msgspec import structs

from app.engine.chance import Chance
from app.engine.contract import Event, Seat, Step
from app.games.hockey_game.data import box
from app.games.hockey_game.events import FaceoffCalled, FaceoffRolled, FaceoffTied, FaceoffWon
from app.games.hockey_game.model import Attr, Faceoff, FieldId, Phase, State
from app.games.hockey_game.rules.ending import finish, score
from app.games.hockey_game.rules.piles import fill_both


def call_faceoff(state: State, at: FieldId, chance: Chance) -> Step[State]:
    """The referee has the puck: both draw up to five, then the dice decide (HG-3.1, HG-3.2).

    It is no round: it turns no card and moves no clock (HG-3.5).
    """
    ready, drew = fill_both(state, chance)
    called = structs.replace(ready, phase=Phase.FACEOFF, puck=at, faceoff=Faceoff())
    return Step(called, (*drew, FaceoffCalled(at, state.decider)))


def faceoff_parts(state: State, seat: Seat) -> tuple[int, int]:
    """The team's strength, and the largest strength of one hero on the table (HG-3.3)."""
    heroes = state.sides[seat].heroes
    best = max((box().heroes[hero].gives.get(Attr.STRENGTH, 0) for hero in heroes), default=0)
    return box().teams[state.sides[seat].team].attributes[Attr.STRENGTH], best


def faceoff_total(state: State, seat: Seat, dice: tuple[int, ...]) -> int:
    return sum(dice) + sum(faceoff_parts(state, seat))


def faceoff_roll(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """One seat's own two dice, public at once; the second roll decides (HG-3.4)."""
    faceoff = state.faceoff or Faceoff()
    dice = (chance.die(6), chance.die(6))  # HG-12.2
    strength, hero = faceoff_parts(state, seat)
    rolled = FaceoffRolled(seat, dice, strength, hero, sum(dice) + strength + hero)
    rolls = (dice, faceoff.rolls[1]) if seat == 0 else (faceoff.rolls[0], dice)
    now = structs.replace(state, faceoff=structs.replace(faceoff, rolls=rolls))
    if rolls[0] is None or rolls[1] is None:
        return Step(now, (rolled,))
    totals = (faceoff_total(state, 0, rolls[0]), faceoff_total(state, 1, rolls[1]))
    decided = _decide(now, totals)
    return Step(decided.state, (rolled, *decided.events))


def _decide(state: State, totals: tuple[int, int]) -> Step[State]:
    faceoff = state.faceoff or Faceoff()
    if totals[0] == totals[1]:  # HG-3.4: both roll again
        again = structs.replace(state, faceoff=Faceoff(ties=faceoff.ties + 1))
        return Step(again, (FaceoffTied(totals[0]),))
    winner = 0 if totals[0] > totals[1] else 1
    won = structs.replace(
        state,
        phase=Phase.ATTACK_DECLARE,
        attacker=winner,
        faceoff=structs.replace(faceoff, winner=winner),
    )
    events: tuple[Event, ...] = (FaceoffWon(winner, totals, state.puck),)
    if not state.decider:
        return Step(won, events)
    scored, goal = score(won, winner)  # HG-13.2: one goal and the game
    ended = finish(scored, winner, "decider")
    return Step(ended.state, (*events, goal, *ended.events))
