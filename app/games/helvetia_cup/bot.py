"""The computer players, which choose each step by the position that it leads to and each duel by its odds.

position.py evaluates positions. None of the prices is a rule.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import structs

from app.engine.capabilities.computer import HARD, Computer
from app.engine.capabilities.decider import RandomSource
from app.engine.capabilities.temper import by_temper
from app.engine.chance import FairChance
from app.engine.types import Seat
from app.games.helvetia_cup import actions as a
from app.games.helvetia_cup import line_up, position, prospect
from app.games.helvetia_cup.apply import apply
from app.games.helvetia_cup.computer_names import TEMPERS
from app.games.helvetia_cup.data import CARDS, D20, TACTICS, TEAMS, Window
from app.games.helvetia_cup.goal import ORDER, guard_sets
from app.games.helvetia_cup.model import (
    AtPass,
    Coach,
    Footballer,
    ForcedMove,
    Phase,
    Reception,
    Shot,
    State,
    goal_of_attack,
    printed_card,
    seat_of,
)
from app.games.helvetia_cup.odds import hits, odds
from app.games.helvetia_cup.pitch import DISTANCE, GOAL, HALFWAY, PENALTY_AREA, Hex, other
from app.games.helvetia_cup.rules import offside, passing
from app.games.helvetia_cup.rules.skills import is_tired, presser, sum_for
from app.games.helvetia_cup.rules.steps import take_step

T = TypeVar("T")

BOOST = 0.03
"""The gain that a step with a boost must bring."""
LAST_BOOST = 0.08
"""The gain that the last boost must bring, because a footballer without boosts is tired (HC-6.3)."""
STEP = 0.002
RESTED_STEP = 0.06
"""The gain that a step in defence must bring for a team at rest."""
FOUL, YELLOW, PENALTY = 0.9, 0.5, 1.0
"""The price of a foul as a share of a tackle won, and what a yellow card and a penalty add to it."""
FALL = 0.10
SHOOT = 0.02
"""The gain that a shot must bring over keeping the ball."""
PRESSED_KEEPS = 0.5
"""The share of its worth that possession keeps with an opponent on the ball's hex."""
CARD = 0.08
"""The gain for which a card is played."""
TEMPER = 0.01
"""The goals by which an attack may be worse than the best and still be chosen by temper."""
SLIP = 0.35
"""The share of decisions that `easy` takes at random."""
KEEPER = 1
"""The shirt of every goalkeeper (HC-2.4)."""


# --- decisions ---------------------------------------------------------------------------------


def normal(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    decide = DECISIONS.get(state.phase, _rare)
    return decide(state, seat, offered, rng)


def easy(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Decide as `normal`, but sometimes at random, without cards, and taking nothing back (HC-6.10)."""
    plain = [action for action in offered if not isinstance(action, a.PlayCard | a.TakeBack)]
    if rng.random() < SLIP:
        return rng.choice(plain)
    return normal(state, seat, plain, rng)


def tireless(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Decide as `normal`, but compute every action phase to its end (prospect.py), and mark closely."""
    decide = AHEAD.get(state.phase, normal)
    return decide(state, seat, offered, rng)


def hard(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Decide as `tireless`, but rest in defence in the lead and after it, so that the opponent comes back.

    A team at rest runs little, presses without steals, tackles and their fouls, and lets passes arrive.
    """
    decide = RESTED.get(state.phase, tireless) if rests(state, seat) else tireless
    return decide(state, seat, offered, rng)


def rests(state: State, seat: Seat) -> bool:
    """Return whether the team leads, or is level after it led first and before it was ever behind.

    The next goal at a level score decides who leads, so a rest that outlasts the lead makes it change hands.
    """
    ahead = state.score[seat] - state.score[other(seat)]
    ever_behind = [coach.stats.behind for coach in state.coaches]
    return ahead > 0 or (ahead == 0 and ever_behind[other(seat)] > ever_behind[seat])


def best_of(choices: Sequence[T], worth: Callable[[T], float], rng: RandomSource) -> T:
    """Return the choice that is worth most, at random among equals."""
    known = [(worth(choice), choice) for choice in choices]
    most = max(value for value, _ in known)
    return rng.choice([choice for value, choice in known if value == most])


def _of(offered: Sequence[a.Action], kind: type[T]) -> list[T]:
    return [action for action in offered if isinstance(action, kind)]


# --- movement ----------------------------------------------------------------------------------


def _movement(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Choose the step that gains most, while one gains more than it costs."""
    return _step(state, offered, position.attack if state.phase is Phase.MOVE_ATT else position.defence)


def _mark_closely(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    return _step(state, offered, lambda then: position.defence(then, close=True))


def _rest(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    return _step(state, offered, lambda then: position.defence(then, close=True), RESTED_STEP)


def _step(
    state: State, offered: Sequence[a.Action], worth: Callable[[State], float], least: float = STEP
) -> a.Action:
    """Get the fallen up, who do nothing on the ground (HC-4.7), then take the step that gains most."""
    stands = _of(offered, a.Stand)
    if stands:
        return stands[0]
    now = worth(state)
    steps = [one for one in offered if isinstance(one, a.Move | a.Overtake)]
    gains = [(_gain(state, step, worth) - now - _price(state, step), step) for step in steps]
    gain, best = max(gains, key=lambda one: one[0], default=(0.0, None))
    return best if best is not None and gain > least else a.Done()


def _gain(state: State, step: a.Move | a.Overtake, worth: Callable[[State], float]) -> float:
    footballer = state.footballers[step.f]
    if isinstance(step, a.Overtake):
        return worth(_with(state, structs.replace(footballer, hex=step.to)))
    return worth(_with(state, take_step(footballer, step.to)))


def _with(state: State, footballer: Footballer) -> State:
    changed = structs.replace(state, footballers={**state.footballers, footballer.id: footballer})
    if state.holder == footballer.id:
        return structs.replace(changed, ball=footballer.hex)
    if state.holder is None and state.phase is Phase.MOVE_ATT and footballer.hex == state.ball:
        return structs.replace(changed, holder=footballer.id)
    return changed


def _price(state: State, step: a.Move | a.Overtake) -> float:
    footballer = state.footballers[step.f]
    if not isinstance(step, a.Move) or footballer.free > 0:
        return 0.0
    return LAST_BOOST if footballer.boosts == 1 else BOOST


# --- the action phase --------------------------------------------------------------------------


def _defend(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Choose to steal, to tackle, or to keep the pressure (HC-7), by the goals that each saves.

    A steal that fails frees the holder, and so is worth less than pressing unless its odds are good.
    """
    seen = odds(state) or {}
    chances: dict[str, int] = seen["chances"]
    defender = state.footballers[seen["f"]]
    price = FOUL + YELLOW * defender.yellow + PENALTY * (defender.hex in PENALTY_AREA[seat])
    left = state.with_footballer(defender.id, acted=True)
    keep = position.possession(state.ball_hex, state.attacker)
    pressed = max(position.shot_from(state, state.carrier, "shot"), PRESSED_KEEPS * keep)
    free = max(position.shot_from(left, state.carrier, "shot"), keep)
    won = free + position.possession(state.ball_hex, seat)
    worth: dict[type[a.Action], float] = {
        a.Pressure: free - pressed,
        a.Steal: won * chances["steal"] / 100,
        a.Tackle: won * (chances["tackle"] - price * chances["foul"] - FALL * chances["falls"]) / 100,
    }
    if is_poor_steal(seen):
        del worth[a.Steal]
    return best_of([one for one in offered if type(one) in worth], lambda one: worth[type(one)], rng)


def is_poor_steal(seen: Mapping[str, Any]) -> bool:
    """Return whether a steal succeeds more rarely than pressure would make a test fail, by these odds."""
    return bool(seen["chances"]["steal"] < 100 * seen["pressure"] / D20)


def _attack(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Choose to shoot, to pass, or to keep the ball, by the worth of each in goals."""
    card = _worthwhile_card(state, seat, offered, rng)
    if card is not None:
        return card
    moment = position.at_pass(state)
    mates = {mate.at: mate for mate in state.of(seat) if mate.standing and mate.id != state.holder}

    def worth(action: a.Action) -> float:
        match action:
            case a.EndRound():
                return _keeping(state, state.ball_hex, pressed=presser(state) is not None)
            case a.Shoot() | a.OneTouch():
                kind: Any = "shot" if isinstance(action, a.Shoot) else "one_touch"
                return position.shot_from(state, state.carrier, kind) - SHOOT
            case a.ShortPass(to=to):
                return _short(state, mates.get(to), moment)
            case a.LongPass(to=to):
                return _long(state, seat, mates.get(to), moment)
            case _:
                return -1.0

    plain = [action for action in offered if not isinstance(action, a.PlayCard)]
    return _tempered(state, seat, ((worth(action), action) for action in plain), rng)


def _tempered(
    state: State, seat: Seat, ways: Iterable[tuple[float, a.Action]], rng: RandomSource
) -> a.Action:
    """Return the best way to attack; of nearly equal ones a hasty coach shoots, a patient one waits."""
    temper = TEMPERS[state.options.teams[seat]]
    return by_temper(temper, purposeful(ways), lambda action: HASTE.get(type(action), 0), TEMPER, rng)


def purposeful(ways: Iterable[tuple[float, a.Action]]) -> list[tuple[float, a.Action]]:
    """Return the ways to attack without short passes that gain nothing over keeping the ball.

    Two footballers would else pass to each other until the cap, since each pass back is worth the same.
    """
    known = list(ways)
    kept = next((worth for worth, action in known if isinstance(action, a.EndRound)), None)
    if kept is None:
        return known
    return [one for one in known if not isinstance(one[1], a.ShortPass) or one[0] > kept]


HASTE: Mapping[type[a.Action], int] = {a.ShortPass: 1, a.LongPass: 2, a.Shoot: 3, a.OneTouch: 3}
"""How soon each kind of attack comes to a decision; keeping the ball has 0."""


def _keeping(state: State, hex_: Hex, pressed: bool) -> float:
    """Return the worth of possession for another round, less if an opponent can take the ball."""
    worth = position.possession(hex_, state.attacker)
    return worth * PRESSED_KEEPS if pressed else worth


def _short(state: State, mate: Footballer | None, moment: AtPass) -> float:
    """Return the worth of a short pass to a mate, who shoots at once or keeps the ball (HC-9)."""
    if mate is None or moment.offside(mate.id) or prospect.is_back_at_kick_off(state, mate):
        return -0.1
    keep = _keeping(state, mate.at, pressed=False)  # a failed interceptor has acted and presses no more
    return position.through(state, mate) * max(position.one_touch(state, mate) - SHOOT, keep - 0.01)


def _long(state: State, seat: Seat, mate: Footballer | None, moment: AtPass) -> float:
    """Return the worth of a long pass to a mate, for a header or far ahead (HC-10)."""
    if mate is None or mate.keeper or moment.offside(mate.id):
        return -0.1
    lucky = state.coaches[seat].effects.auto_success
    good = hits(sum_for(state, state.carrier, "long_pass"), lucky) / D20
    alone = state.standing_on(mate.at, other(seat)) is None
    then = _keeping(state, mate.at, pressed=not alone)
    if alone and mate.at in PENALTY_AREA[other(seat)]:
        then = max(then, position.HEADER * position.shot_from(state, mate, "header"))
    return good * then - (1 - good) * position.LONG_LOST


def _after_long(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    header = position.shot_from(state, state.carrier, "header")
    keep = _keeping(state, state.ball_hex, pressed=False)
    return a.Header() if header > 0.7 * keep else a.EndRound()


def _duel(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Choose in the secret duel over the goal, by the optimal mix (HC-11.2)."""
    card = _worthwhile_card(state, seat, offered, rng)
    if card is not None:
        return card
    shot = state.asked(Shot)
    if seat == seat_of(shot.shooter):
        aims = position.duel(position.chances_of(state, shot), shot.n)[1]
        return rng.choices([a.Aim(sector) for sector in ORDER], aims)[0]
    guards, mix = position.guard_mix(state, shot)
    return rng.choices([a.Guard(guard) for guard in guards], mix)[0]


def _react(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Go for every pass that can be intercepted or cleared (HC-9.3, HC-10.6)."""
    test: Any = "intercept" if state.phase is Phase.INTERCEPT else "clear"
    chance = hits(sum_for(state, passing.contestants(state)[0], test)) / D20
    wanted = a.Intercept() if state.phase is Phase.INTERCEPT else a.Clear()
    return wanted if chance > 0.1 else a.Decline()


def _call(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Call offside by the positions sampled for the pass, since the true ones are secret (HC-14.3)."""
    receiver = state.carrier
    moment = state.at_pass
    return a.CallOffside() if moment is not None and moment.offside(receiver.id) else a.NoCall()


def _forced(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Choose the step forward and away from opponents (HC-7.3)."""
    goal = goal_of_attack(seat_of(state.asked(ForcedMove).f))
    foes = [f.at for f in state.of(other(seat)) if f.standing]

    def worth(step: a.MoveOn) -> float:
        near = min((DISTANCE[step.to][foe] for foe in foes), default=3)
        return -DISTANCE[step.to][goal] + 1.5 * min(near, 2)

    return best_of(_of(offered, a.MoveOn), worth, rng)


# --- cards -------------------------------------------------------------------------------------


def _worthwhile_card(
    state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource
) -> a.PlayCard | None:
    """Return the card that helps most with the shot or save that is due; None if none helps enough."""
    plays = [play for play in _of(offered, a.PlayCard) if CARDS[play.card].kind in HELPING]
    if not plays:
        return None
    now = _at_stake(state, seat)
    gains = [(_at_stake(_played(state, seat, play, rng), seat) - now, play) for play in plays]
    gain, best = max(gains, key=lambda one: one[0])
    return best if gain >= CARD else None


HELPING = frozenset(("bonus", "guard_less", "golden_boot", "auto_success", "guard_more", "no_pressure"))


def _played(state: State, seat: Seat, play: a.PlayCard, rng: RandomSource) -> State:
    return apply(state, seat, play, FairChance(rng.randbytes(32))).state


def _at_stake(state: State, seat: Seat) -> float:
    """Return the chance of the shot, from the view of the seat; 0 for a shot that has been decided."""
    if isinstance(state.pending, Shot):
        chance = position.shot_worth(state, state.pending)
        return chance if seat == seat_of(state.pending.shooter) else -chance
    if state.holder is None:  # HC-11.2: with six guarded sectors a card decides the shot
        return 0.0
    kind: Any = "one_touch" if state.passes else "shot"
    return position.shot_from(state, state.carrier, kind)


# --- the action phase, played to its end -------------------------------------------------------


def _defend_ahead(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Choose the defence that leaves the attackers least."""

    def least(then: State) -> float:
        return -min(worth for _, worth in prospect.defences(then))

    card = _timely_card(state, seat, offered, rng, least)
    poor = is_poor_steal(odds(state) or {})
    ways = [one for one in prospect.defences(state) if not (poor and isinstance(one[0], a.Steal))]
    return card or min(ways, key=lambda one: one[1])[0]


def _press(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    return a.Pressure()


def _let_pass(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    return a.Decline()


def _attack_ahead(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    card = _timely_card(state, seat, offered, rng, prospect.attack)
    if card is not None:
        return card
    ways = [(worth, action) for action, worth in prospect.attacks(state)]
    return _tempered(state, seat, ways, rng) if ways else _attack(state, seat, offered, rng)


def _header_ahead(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    card = _timely_card(state, seat, offered, rng, lambda then: prospect.shot(then, "header"))
    if card is not None:
        return card
    keep = prospect.after_keeping(state, state.ball_hex)
    return a.Header() if prospect.shot(state, "header") > keep else a.EndRound()


def _intercept_ahead(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    """Choose to intercept or to press (HC-7.7)."""

    def least(then: State) -> float:
        return -min(worth for _, worth in prospect.contest(then))

    card = _timely_card(state, seat, offered, rng, least)
    return card or min(prospect.contest(state), key=lambda one: one[1])[0]


def _timely_card(
    state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource, worth: Callable[[State], float]
) -> a.PlayCard | None:
    """Return the card that helps most now; None if none helps enough.

    A card that helps only after a pass waits for the pass, which may not arrive.
    """
    plays = _of(offered, a.PlayCard)
    if not plays:
        return None
    now, shown = worth(state), odds(state)
    then = [(_played(state, seat, play, rng), play) for play in plays]
    gains = [(worth(after) - now, play) for after, play in then if odds(after) != shown]
    gain, best = max(gains, key=lambda one: one[0], default=(0.0, None))
    return best if gain >= CARD else None


AHEAD: Mapping[Phase, Callable[[State, Seat, Sequence[a.Action], RandomSource], a.Action]] = {
    Phase.MOVE_DEF: _mark_closely,
    Phase.ACT_DEF: _defend_ahead,
    Phase.ACT_ATT: _attack_ahead,
    Phase.AFTER_LONG: _header_ahead,
    Phase.INTERCEPT: _intercept_ahead,
}
RESTED: Mapping[Phase, Callable[[State, Seat, Sequence[a.Action], RandomSource], a.Action]] = {
    Phase.MOVE_DEF: _rest,
    Phase.ACT_DEF: _press,
    Phase.INTERCEPT: _let_pass,
}


# --- what is decided seldom --------------------------------------------------------------------


def _rare(state: State, seat: Seat, offered: Sequence[a.Action], rng: RandomSource) -> a.Action:
    plain = [action for action in offered if not isinstance(action, a.PlayCard)]
    match plain[0]:
        case a.ChooseKickoff():
            return a.ChooseKickoff(take=True)
        case a.Discard():
            return best_of(_of(plain, a.Discard), lambda one: -card_worth(one.card), rng)
        case a.Pick():
            return best_of(_of(plain, a.Pick), lambda one: _skill(state, seat, one.f), rng)
        case a.PlaceFootballer():
            return line_up.place(state, seat, _of(plain, a.PlaceFootballer))
        case a.Done():
            return _substitution(state, _of(plain, a.Sub), rng)
        case a.PenaltyTaker() | a.ShootoutTaker():
            takers = (odds(state) or {})["takers"]
            return best_of(_takers(plain), lambda one: float(takers[one.f]["chance"]), rng)
        case a.InjurySub():
            return best_of(_of(plain, a.InjurySub), lambda one: _skill(state, seat, one.in_), rng)
        case a.Kicker():
            return best_of(_of(plain, a.Kicker), lambda one: _pass_skill(state, one.f), rng)
        case a.PenaltyClear() | a.Withdraw():
            return best_of(_ways_out(plain), lambda one: -DISTANCE[one.to][GOAL[seat]], rng)
        case _:
            return rng.choice(plain)


def _takers(plain: Sequence[a.Action]) -> list[a.PenaltyTaker | a.ShootoutTaker]:
    return [one for one in plain if isinstance(one, a.PenaltyTaker | a.ShootoutTaker)]


def _ways_out(plain: Sequence[a.Action]) -> list[a.PenaltyClear | a.Withdraw]:
    return [one for one in plain if isinstance(one, a.PenaltyClear | a.Withdraw)]


def card_worth(card: str) -> float:
    """Return the worth of a card in a shot or a save, by its price; a legendary card is among the best."""
    price, helps = CARDS[card].cost or DEAREST, CARDS[card].kind in HELPING
    timely = CARDS[card].window in SHOTS and CARDS[card].params.skill in ("", "shot")
    return float(price) if helps and timely else price / 10


DEAREST = max(card.cost for card in TACTICS.values())
SHOTS: frozenset[Window] = frozenset(("att", "keeper"))


def _skill(state: State, seat: Seat, id_: str) -> float:
    card = TEAMS[state.options.teams[seat]].footballers[int(id_[2:])]
    return sum(card.skills.values()) + 4 * card.boosts + card.skills["shot"]


def _pass_skill(state: State, id_: str) -> int:
    return printed_card(state, state.footballers[id_]).skills["pass"]


def _substitution(state: State, subs: list[a.Sub], rng: RandomSource) -> a.Action:
    """Choose a tired footballer to go off and a fresh one to come on (HC-13)."""
    tired_out = [
        one for one in subs if is_tired(state.footballers[one.f]) and state.footballers[one.in_].boosts
    ]
    return rng.choice(tired_out) if tired_out else a.Done()


DECISIONS: Mapping[Phase, Callable[[State, Seat, Sequence[a.Action], RandomSource], a.Action]] = {
    Phase.MOVE_ATT: _movement,
    Phase.MOVE_DEF: _movement,
    Phase.ACT_DEF: _defend,
    Phase.ACT_ATT: _attack,
    Phase.AFTER_LONG: _after_long,
    Phase.SHOT: _duel,
    Phase.INTERCEPT: _react,
    Phase.CLEAR: _react,
    Phase.OFFSIDE_WINDOW: _call,
    Phase.FORCED_MOVE: _forced,
}


# --- what the seat cannot know -----------------------------------------------------------------


def determinized(state: State, seat: Seat, rng: RandomSource) -> State:
    """Return the state with random values in place of hidden ones.

    Hidden are the other coach's cards and picks, their sector of a duel, and the offside at a pass (HC-2.2,
    HC-2.4, HC-11.2, HC-14.3). The positions at a pass are those still on the pitch.
    """
    opponent = other(seat)
    state = state.with_coach(opponent, **_hand(state, opponent, state.coaches[opponent], rng))
    if state.at_pass is not None:
        state = structs.replace(state, at_pass=_sampled_pass(state))
    if isinstance(state.pending, Shot):
        state = structs.replace(state, pending=_duel_anew(state.pending, seat, rng))
    return state


def _duel_anew(shot: Shot, seat: Seat, rng: RandomSource) -> Shot:
    """Return the duel with a random choice of the other coach, if they have chosen."""
    if seat != seat_of(shot.shooter):
        return structs.replace(shot, aim=shot.aim and rng.choice(ORDER))
    if not shot.guard:
        return shot
    return structs.replace(shot, guard=rng.choice(guard_sets(len(shot.guard))))


def _sampled_pass(state: State) -> AtPass:
    """Return the positions now as those at the pass; who is asked about was beyond halfway."""
    moment, asked = offside.at_pass(structs.replace(state, holder=None)), state.pending
    if not isinstance(asked, Reception) or asked.f in moment.depths:
        return moment
    return AtPass(moment.line, moment.depths | {asked.f: HALFWAY - 1})


def _hand(state: State, seat: Seat, coach: Coach, rng: RandomSource) -> dict[str, Any]:
    """Return random cards and picks of a coach, as many as everyone can see."""
    legendary, tactics = coach.legendary, len(coach.tactics)
    if state.phase is Phase.CARDS and coach.cards:
        legendary, tactics = None, coach.cards
    unseen = sorted(set(TACTICS) - set(coach.played))
    rng.shuffle(unseen)
    squad = sorted(set(TEAMS[state.options.teams[seat]].footballers) - {KEEPER})
    secret = state.phase is Phase.SQUAD
    return {
        "legendary": legendary,
        "tactics": tuple(sorted(unseen[:tactics])),
        "discarded": tuple(sorted(unseen[tactics : tactics + len(coach.discarded)])),
        "picks": tuple(rng.sample(squad, len(coach.picks))) if secret else coach.picks,
    }


COMPUTER: Computer[State, a.Action] = Computer(
    determinized=determinized,
    strengths={"easy": easy, "normal": normal, HARD: hard},
    measured={"easy": 0.04, HARD: 0.725},
    adviser=tireless,
)
