"""EX-10: the live match. EX-11: the match against a virtual opponent. Dice, bonuses, goals, overtime."""

from collections.abc import Iterator
from functools import cache, lru_cache

from msgspec.structs import replace

from app.engine.kit.resolution import Resolution
from app.games.extraliga.data import (
    Card,
    DisableBonus,
    ExtraBonus,
    cards,
    effect_card,
    opponents,
    season_table,
)
from app.games.extraliga.events import (
    BonusPassed,
    BonusUsed,
    MatchStarted,
    OvertimeRolled,
    RegularTimeEnded,
    Rolled,
)
from app.games.extraliga.model import (
    SLOTS,
    Bonus,
    Change,
    Match,
    Overtime,
    Pairing,
    Side,
    State,
    Team,
)
from app.games.extraliga.rules.strength import is_substitute, strength

SIDES = season_table().die_sides
FACES = tuple(range(1, SIDES + 1))
ATTEMPTS = season_table().overtime.attempts  # EX-10.9
QUIET = 2  # EX-10.4
OWN = ("plus1", "reroll_own", "reroll_own_all")
ALL = "reroll_own_all"
PLUS = {"plus1": 1, "minus1": -1}  # EX-10.5


def start(state: State, pairing: Pairing, resolution: Resolution) -> State:
    """Begin a match with the strengths of this moment (EX-4.12)."""
    sides = (_side(state, pairing.a), _virtual(pairing) if pairing.b is None else _side(state, pairing.b))
    order = state.seats_from(state.the_season.first)
    second_first = pairing.b is not None and order.index(pairing.b) < order.index(pairing.a)  # EX-10.3
    attack, defence = (sides[0].attack, sides[1].attack), (sides[0].defence, sides[1].defence)
    stage = state.the_season.stage
    resolution.record(
        MatchStarted(pairing.alone, stage, pairing.a, pairing.b, pairing.opponent, attack, defence)
    )
    return replace(state, asked=Match(pairing, sides, first=int(second_first)))


def _side(state: State, seat: int) -> Side:
    team = state.teams[seat]
    both = strength(team.lineup, team.excluded, team.effects)
    return Side(seat, both.attack.total, both.defence.total)


def _virtual(pairing: Pairing) -> Side:
    assert pairing.opponent is not None
    card = opponents()[pairing.opponent]
    return Side(None, card.attack, card.defence)


def seats_to_roll(match: Match) -> tuple[int, ...]:
    """Return the seats that have to roll: both at once (EX-10.2), or the only one (EX-11.2)."""
    return tuple(sorted(side.seat for side in match.sides if side.seat is not None and side.dice is None))


def roll(state: State, seat: int, resolution: Resolution) -> State:
    """Roll as many dice as the attack (EX-10.2).

    A virtual team's dice come with those of the seat (EX-11.2).
    """
    match = state.the_match
    index = match.side_of(seat)
    match = _roll_side(match, index, seat, resolution)
    if match.pairing.b is None:
        match = _roll_side(match, 1, (seat + 1) % state.seats, resolution)  # EX-11.1: the left neighbour
    return replace(state, asked=match if match.rolling else replace(match, turn=match.first))


def _roll_side(match: Match, index: int, roller: int, resolution: Resolution) -> Match:
    side = match.sides[index]
    dice = resolution.dice(side.attack, SIDES)
    opponent = match.pairing.opponent if side.seat is None else None
    resolution.record(Rolled(side.seat, opponent, roller, dice, match.sides[1 - index].defence))
    return match.with_side(index, replace(side, dice=dice))


@lru_cache(maxsize=256)
def bonus_sources(team: Team) -> tuple[tuple[str, str], ...]:
    """Return the cards with a bonus, each with its kind (EX-10.5, EX-10.6)."""
    effects = [(effect.source, op) for effect in team.effects for op in effect_card(effect.source).effects]
    disabled = any(isinstance(op, DisableBonus) for _, op in effects)
    players = () if disabled else _players_with_bonus(team)
    # EX-9.8: extra bonuses of cards are never disabled
    return (*players, *((source, op.kind) for source, op in effects if isinstance(op, ExtraBonus)))


def _players_with_bonus(team: Team) -> Iterator[tuple[str, str]]:
    for place, player in enumerate(team.lineup):
        if player is None or SLOTS[place] in team.excluded or is_substitute(cards()[player], place):
            continue
        kind = kind_of(cards()[player])
        if kind is not None:
            yield player, kind


def kind_of(card: Card) -> str | None:
    """Return the kind of a player's bonus (EX-10.5); None for none.

    A re-roll depends on the printed position.
    """
    if card.bonus is Bonus.REROLL:
        return "reroll_own" if card.is_forward else "reroll_opp"
    return None if card.bonus is Bonus.NONE else card.bonus.value


def bonus_uses(state: State, index: int) -> Iterator[tuple[str, str, int | None]]:
    """Yield each use of a side's unused bonuses: source, kind, and die (None for all of its own dice)."""
    match = state.the_match
    side = match.sides[index]
    if side.seat is None:
        return  # EX-11.3
    for source, kind in bonus_sources(state.teams[side.seat]):
        if source not in side.used:
            for die in _dice_for(match, index, kind):
                yield source, kind, die


def _dice_for(match: Match, index: int, kind: str) -> tuple[int | None, ...]:
    """Return the dice that a kind of bonus can change: +1 not a 6, -1 not a 1 (EX-10.5)."""
    dice = match.sides[target_side(index, kind)].dice or ()
    if kind == ALL:
        return (None,) if dice else ()
    faces = _faces_for(kind)
    return tuple(die for die, face in enumerate(dice) if face in faces)


@cache
def _faces_for(kind: str) -> frozenset[int]:
    """Return the faces that this kind of bonus can change."""
    return frozenset(face for face in FACES if face_after(face, kind) in (None, *FACES))


def target_side(index: int, kind: str) -> int:
    return index if kind in OWN else 1 - index


def use(state: State, source: str, die: int | None, resolution: Resolution) -> State:
    """Use a bonus, once per match (EX-10.6): turn or re-roll dice (EX-10.5)."""
    match = state.the_match
    index = match.turn
    seat = match.on_turn
    kind = dict(bonus_sources(state.teams[seat]))[source]
    target = target_side(index, kind)
    before = match.sides[target].dice or ()
    touched = tuple(range(len(before))) if die is None else (die,)
    after = tuple(_turned(face, kind, resolution) if i in touched else face for i, face in enumerate(before))
    faces = tuple(before[i] for i in touched), tuple(after[i] for i in touched)
    resolution.record(BonusUsed(seat, source, kind, target == index, touched, *faces))
    changes = tuple(Change(target, i, before[i], after[i], source) for i in touched)
    match = match.with_side(target, replace(match.sides[target], dice=after))
    match = match.with_side(index, replace(match.sides[index], used=(*match.sides[index].used, source)))
    return replace(state, asked=replace(match, acted=True, changes=(*match.changes, *changes)))


def face_after(face: int, kind: str) -> int | None:
    """Return the face that a die shows after this kind of bonus (EX-10.5); None if it is rolled again."""
    return face + PLUS[kind] if kind in PLUS else None


def _turned(face: int, kind: str, resolution: Resolution) -> int:
    after = face_after(face, kind)
    return resolution.die(SIDES) if after is None else after


def end_turn(match: Match) -> Match:
    """Give the turn to the other seat (EX-10.3). A turn without use counts towards the end (EX-10.4)."""
    if match.pairing.b is None:
        return replace(match, quiet=QUIET, acted=False)  # A virtual team never answers (EX-11.3).
    return replace(match, turn=1 - match.turn, quiet=0 if match.acted else match.quiet + 1, acted=False)


def bonuses_over(match: Match) -> bool:
    """Return whether both have passed, in two consecutive turns without use (EX-10.4)."""
    return match.quiet >= QUIET


def passed(state: State, resolution: Resolution, forced: bool) -> State:
    match = state.the_match
    resolution.record(BonusPassed(match.on_turn, forced))
    return replace(state, asked=end_turn(match))


def pass_without_bonus(state: State, resolution: Resolution) -> State:
    """Pass for each side without a usable bonus, until a seat has to decide or all have passed (EX-10.4)."""
    while not bonuses_over(state.the_match):
        if next(bonus_uses(state, state.the_match.turn), None) is not None:
            return state
        state = passed(state, resolution, forced=True)
    return state


def pass_ends(state: State) -> bool:
    """Return whether a pass of the seat on turn ends the bonuses, because nobody can answer it (EX-10.4)."""
    after = passed(state, Resolution(), forced=False)
    return bonuses_over(pass_without_bonus(after, Resolution()).the_match)


def face_of(match: Match, side: int, die: int) -> int:
    return (match.sides[side].dice or ())[die]


def with_face(match: Match, side: int, die: int, face: int) -> Match:
    """Return the match with this face on that die."""
    dice = match.sides[side].dice or ()
    return match.with_side(side, replace(match.sides[side], dice=(*dice[:die], face, *dice[die + 1 :])))


def goals(match: Match) -> tuple[int, int]:
    """Return the goals of both sides. A die that reaches the opposing defence is a goal (EX-10.7)."""
    one, other = match.sides
    return goals_from(one.dice or (), other.defence), goals_from(other.dice or (), one.defence)


def goals_from(dice: tuple[int, ...], defence: int) -> int:
    """Return the number of dice that score. Against a defence of 0 every die does, as against 1 (EX-4.9)."""
    return sum(missing(face, defence) == 0 for face in dice)


def missing(face: int, defence: int) -> int:
    """Return how much a die lacks to be a goal (EX-10.7); 0 if it is one."""
    return max(0, defence - face)


def evaluate(state: State, resolution: Resolution) -> State:
    """Count the goals (EX-10.7, EX-11.4).

    A level score leads to one more attempt or to the duel (EX-10.9).
    """
    match = state.the_match
    now = goals(match)
    if match.attempt == 0:
        match = _regular_time_over(match, now, resolution)
    if now[0] != now[1]:
        return replace(state, asked=replace(match, winner=0 if now[0] > now[1] else 1))
    if state.options.overtime is Overtime.DUEL or match.attempt == ATTEMPTS:
        return replace(state, asked=replace(match, winner=_roll_duel(match, resolution)))
    return replace(state, asked=_roll_attempt(match, resolution))


def _regular_time_over(match: Match, now: tuple[int, int], resolution: Resolution) -> Match:
    one, other = match.sides
    dice, targets = (one.dice or (), other.dice or ()), (other.defence, one.defence)
    pairing = match.pairing
    resolution.record(
        RegularTimeEnded(pairing.alone, pairing.a, pairing.b, pairing.opponent, dice, targets, now)
    )
    return replace(match, goals=now)


def _roll_duel(match: Match, resolution: Resolution) -> int:
    """Roll a die per side until they differ, whatever the defences, and return the winning side (EX-10.8)."""
    attempt = match.attempt
    while True:
        attempt += 1
        one, other = resolution.dice(2, SIDES)
        resolution.record(OvertimeRolled(match.pairing.alone, attempt, Overtime.DUEL, (one, other), None))
        if one != other:
            return 0 if one > other else 1


def _roll_attempt(match: Match, resolution: Resolution) -> Match:
    """Roll one die per side against the defence, with the bonuses unused so far (EX-10.9)."""
    one, other = match.sides
    dice = resolution.dice(2, SIDES)
    targets = (other.defence, one.defence)
    resolution.record(
        OvertimeRolled(match.pairing.alone, match.attempt + 1, Overtime.DEFENCE, (dice[0], dice[1]), targets)
    )
    sides = replace(one, dice=dice[:1]), replace(other, dice=dice[1:])
    return replace(
        match, sides=sides, attempt=match.attempt + 1, turn=match.first, quiet=0, acted=False, changes=()
    )


def final_score(match: Match) -> tuple[tuple[int, int], bool]:
    """Return the final goals and whether there was overtime, whose winner gets one more goal (EX-10.10)."""
    assert match.goals is not None
    one, other = match.goals
    if one != other:
        return (one, other), False
    return (one + (match.winner == 0), other + (match.winner == 1)), True
