"""The computer players, which value everything in expected goals.

A line-up is the best that the helper's search finds (rules/best.py). A trainer card is worth the goals that
it adds, a bonus the goals that it turns. None of these values is a rule.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from app.engine.capabilities.computer import HARD, Computer
from app.engine.capabilities.decider import RandomSource
from app.engine.capabilities.search import Search
from app.engine.types import Seat
from app.games.extraliga.actions import Action, Auto, Choose, Done, Pass, Pick, Place, Play, UseBonus
from app.games.extraliga.bonus_value import goals_turned, is_decided
from app.games.extraliga.computer_names import TEMPERS
from app.games.extraliga.data import (
    ExtraBonus,
    Substitute,
    Transfer,
    cards,
    effect_card,
    in_order,
    trainer_copies,
)
from app.games.extraliga.drafting import best_pick, room_for, useful_picks
from app.games.extraliga.model import (
    EMPTY,
    PLACE,
    CardId,
    Choice,
    Editing,
    Editor,
    EditorKind,
    Match,
    OpenDraft,
    PassDraft,
    State,
    Team,
    Tiebreak,
    TrainerTurn,
)
from app.games.extraliga.odds import opposing_strengths
from app.games.extraliga.prospect import is_drafted, value_ahead
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules import trainer
from app.games.extraliga.rules.best import best_lineup, best_six
from app.games.extraliga.rules.lineup import new_editor
from app.games.extraliga.rules.strength import totals

T = TypeVar("T")

EXTRA_BONUS = 0.4
"""The goals that an extra bonus turns, on average."""
FRESH_PLAYER = 0.15
"""The goals that a transfer is worth."""
EARLY, LATE = 0.9, 0.05
"""The goals that a trainer card must add: with many rounds to come per card, and with none."""
TEMPER = 0.04
"""The goals by which a hasty coach is content with less, and a patient one wants more."""


# --- decisions ---------------------------------------------------------------------------------


def normal(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    match state.asked:
        case Editing() as editing:
            return line_up_step(editing.of(seat), offered, rng)
        case Choice():
            return _most_valuable(
                _of(offered, Choose), lambda answer: -strength_lost(state.teams[seat], answer), rng
            )
        case TrainerTurn():
            return _trainer(state, seat, offered, rng)
        case Match() as match if not match.rolling:
            return _bonus(state, offered, rng)
        case _ if isinstance(offered[0], Pick):
            return best_pick(state.teams[seat].cards, _of(offered, Pick), TEMPERS[seat], rng)
        case _:
            return offered[0]


def easy(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    """Draft only by position, play trainer cards as soon as they do anything, answer events at random."""
    match state.asked:
        case Choice():
            return rng.choice(offered)
        case TrainerTurn():
            plays = [play for play in _of(offered, Play) if has_effect(state, seat, play)]
            return rng.choice(plays) if plays else Pass()
        case _ if isinstance(offered[0], Pick):
            have = Counter(cards()[card].position for card in state.teams[seat].cards)
            return _most_valuable(_of(offered, Pick), lambda pick: room_for(cards()[pick.card], have), rng)
        case _:
            return normal(state, seat, offered, rng)


def _of(offered: Sequence[Action], kind: type[T]) -> list[T]:
    return [action for action in offered if isinstance(action, kind)]


def _most_valuable(choices: Sequence[T], value: Callable[[T], float], rng: RandomSource) -> T:
    """Return the choice with the greatest value; a random one of several."""
    known = [(value(choice), choice) for choice in choices]
    most = max(value for value, _ in known)
    return rng.choice([choice for value, choice in known if value == most])


# --- line-ups ----------------------------------------------------------------------------------


def line_up_step(editor: Editor, offered: Sequence[Action], rng: RandomSource) -> Action:
    """Return the next step to the best line-up: `auto` if allowed, else card by card, and then done."""
    target = best_lineup(editor)
    if editor.lineup == target and Done() in offered:
        return Done()
    if Auto() in offered:
        return Auto()
    places = _of(offered, Place)
    wanted = [one for one in places if target[PLACE[one.slot]] == one.card]
    return rng.choice(wanted or places) if places else Done()


# --- events and trainer cards ------------------------------------------------------------------


def strength_lost(team: Team, answer: Choose) -> float:
    """Return the strength that the team loses without this player."""
    if answer.slot is not None:
        return _both(team) - sum(totals(team.lineup, (*team.excluded, answer.slot), team.effects))
    left = tuple(card for card in team.cards if card != answer.card)
    return sum(totals(best_six(team.cards))) - sum(totals(best_six(left)))


def _both(team: Team) -> int:
    return sum(totals(team.lineup, team.excluded, team.effects))


def _trainer(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    plays = _of(offered, Play)
    if not plays:
        return Pass()
    best = _most_valuable(plays, lambda play: goals_added(state, seat, play), rng)
    return best if goals_added(state, seat, best) >= goals_wanted(state, seat) else Pass()


def goals_wanted(state: State, seat: Seat) -> float:
    """Return the goals that a trainer card must add now: the fewer rounds are left per card, the less."""
    spare = 1 - len(state.teams[seat].trainers) / rounds_left(state)
    return LATE + (EARLY - LATE) * max(spare, 0.0) - TEMPER * TEMPERS[seat].sign


def rounds_left(state: State) -> int:
    """Return the number of rounds of the season with this one; a play-off is taken for one."""
    season = state.the_season
    later = len(season.cards) + len(season.deck) if season.half == 1 else 0
    return 1 + len(season.deck) + later


def goals_added(state: State, seat: Seat, play: Play) -> float:
    """Return the goals that the card adds to this round's match."""
    team = state.teams[seat]
    attack, defence = trainer.strengths(team)
    then = trainer.strengths(_with_played(team, play))
    against = opposing_strengths(state, seat)
    goals = 0.0
    if against is not None:
        goals += expected_goals(then[0], against[1]) - expected_goals(attack, against[1])
        goals += expected_goals(against[0], defence) - expected_goals(against[0], then[1])
    for op in effect_card(play.card).effects:
        if isinstance(op, ExtraBonus) and against is not None:
            goals += EXTRA_BONUS
        elif isinstance(op, Transfer) and play.target is not None:
            goals += FRESH_PLAYER - strength_lost(team, Choose(card=play.target))
    return goals


def _with_played(team: Team, play: Play) -> Team:
    """Return the team with the card in force, in the best line-up that the card lets it change to."""
    changed = trainer.with_card(team, play.card, play.target)
    for op in effect_card(play.card).effects:
        if isinstance(op, Substitute):
            lineup = best_lineup(new_editor(changed, EditorKind.SUBSTITUTE, op.min, op.max))
            changed = replace(changed, lineup=lineup)
    return changed


def has_effect(state: State, seat: Seat, play: Play) -> bool:
    """Return whether the card changes the expected result of the match, or lets the line-up be changed."""
    changes = any(isinstance(op, Substitute) for op in effect_card(play.card).effects)
    return changes or goals_added(state, seat, play) != 0


def expected_goals(attack: int, defence: int) -> float:
    """Return the expected goals of a number of dice against a defence (EX-10.7)."""
    return attack * match_rules.goals_from(match_rules.FACES, defence) / match_rules.SIDES


# --- bonuses -----------------------------------------------------------------------------------


def _bonus(state: State, offered: Sequence[Action], rng: RandomSource) -> Action:
    uses = _of(offered, UseBonus)
    goals_count = state.options.tiebreak is Tiebreak.GOAL_DIFFERENCE
    if not uses or (not goals_count and is_decided(state)):
        return Pass()
    best = _most_valuable(uses, lambda use: goals_turned(state, use), rng)
    return best if goals_turned(state, best) > 0 else Pass()


# --- hidden information ------------------------------------------------------------------------


def determinized(state: State, seat: Seat, rng: RandomSource) -> State:
    """Sample the trainer hands, passed hands and open editors of the others (EX-3D.4, EX-5.5, EX-6.1)."""
    others = [other for other in range(state.seats) if other != seat]
    state = _sample_trainers(_sample_players(state, others, rng), others, rng)
    if isinstance(state.asked, Editing):
        for other in others:
            state = _as_opened(state, state.asked, other)
    return state


def _sample_trainers(state: State, others: list[int], rng: RandomSource) -> State:
    seen = {effect.source for team in state.teams for effect in team.effects}
    mine = {card for seat, team in enumerate(state.teams) if seat not in others for card in team.trainers}
    unseen = [card for card in trainer_copies() if card not in seen | mine]
    rng.shuffle(unseen)
    for other in others:
        team = state.teams[other]
        hand, unseen = unseen[: len(team.trainers)], unseen[len(team.trainers) :]
        state = state.with_team(other, replace(team, trainers=tuple(sorted(hand))))
    return state


def _sample_players(state: State, others: list[int], rng: RandomSource) -> State:
    """Sample the players of others: until the line-ups are built, hidden hands make them unknown."""
    secret = state.seats > 2 and state.season is None
    passing = state.asked if isinstance(state.asked, PassDraft) else None
    unknown = [*state.box, *(state.aside if state.seats > 2 else ())]
    for other in others if secret else ():
        unknown += state.teams[other].cards
        if passing is not None:
            unknown += [*passing.hands[other], *filter(None, (passing.picks[other],))]
    unknown.sort()
    rng.shuffle(unknown)
    deal = iter(unknown)

    def some(count: int) -> tuple[CardId, ...]:
        return tuple(sorted(next(deal) for _ in range(count)))

    state = replace(state, box=some(len(state.box)))
    if state.seats > 2:
        state = replace(state, aside=some(len(state.aside)))
    for other in others if secret else ():
        team = state.teams[other]
        state = state.with_team(other, replace(team, lineup=EMPTY, bench=in_order(some(len(team.cards)))))
        if passing is not None:
            hand, picked = some(len(passing.hands[other])), passing.picks[other]
            hands = (*passing.hands[:other], hand, *passing.hands[other + 1 :])
            pick = next(deal) if picked is not None else None
            picks = (*passing.picks[:other], pick, *passing.picks[other + 1 :])
            passing = replace(passing, hands=hands, picks=picks)
            state = replace(state, asked=passing)
    return state


def _as_opened(state: State, editing: Editing, other: int) -> State:
    """Return the editor as it was opened, because nobody sees how others arrange in secret (EX-5.5)."""
    known = editing.editors[other]
    if known is None or not known.kind.secret:
        return state
    team = state.teams[other]
    opened = replace(known, cards=tuple(sorted(team.cards)), lineup=team.lineup, places=0, helped=False)
    return replace(state, asked=replace(editing, editors=_put(editing.editors, other, opened)))


def _put(editors: tuple[Editor | None, ...], at: int, editor: Editor) -> tuple[Editor | None, ...]:
    return (*editors[:at], editor, *editors[at + 1 :])


# --- the search --------------------------------------------------------------------------------


def choices_to_search(
    state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource
) -> Sequence[Action]:
    """Return the actions to compare: the picks of a draft.

    In the season a search gained nothing (docs/notes).
    """
    usual = carefree(state, seat, offered, rng)
    if not isinstance(state.asked, OpenDraft | PassDraft):
        return [usual]
    picks = useful_picks(_of(offered, Pick), state.teams[seat].cards)
    return [usual, *(pick for pick in picks if pick != usual)]


def carefree(state: State, seat: Seat, offered: Sequence[Action], rng: RandomSource) -> Action:
    """Decide as `normal`, but draft without care for four defenders.

    The search itself sees what a team lacks; with that care in its play-outs it drafted worse (docs/notes).
    """
    picks = _of(offered, Pick)
    if not picks:
        return normal(state, seat, offered, rng)
    return best_pick(state.teams[seat].cards, picks, TEMPERS[seat], rng, urgent=0.0)


def occasion(state: State) -> int:
    """Return the occasion of the next draw: the cards of a round of the draft do not depend on picks."""
    match state.asked:
        case OpenDraft(round=round):
            return round
        case PassDraft(number=number):
            return number
        case _:
            return 0


COMPUTER: Computer[State, Action] = Computer(
    determinized=determinized,
    strengths={"easy": easy, "normal": normal},
    measured={"easy": 0.105, HARD: 0.755},
    search=Search(
        choices=choices_to_search,
        policy=carefree,
        at_horizon=is_drafted,
        evaluate=value_ahead,
        occasion=occasion,
    ),
)
