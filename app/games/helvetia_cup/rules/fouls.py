"""Fouls: team dice, send-offs, injuries and replacements (HC-8). restarts.py has the restart of play."""

from typing import Literal

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Seat
from app.games.helvetia_cup.actions import InjurySub, Nearest, PickKeeper
from app.games.helvetia_cup.data import MIN_FIELD, TEAMS, TeamFace
from app.games.helvetia_cup.events import Fouled, KeeperNamed, Substituted
from app.games.helvetia_cup.model import Footballer, Foul, KeeperDue, Phase, Place, State
from app.games.helvetia_cup.rules import restarts, rounds, substitutions

CardGiven = Literal["yellow", "second_yellow", "red", "none"]


def commit(state: State, offender: Footballer, victim: Footballer, resolution: Resolution) -> State:
    """Deal with a foul: the card, which may end the match, then the lost boosts (HC-8.1 to HC-8.3)."""
    card_face, face = team_die(state, offender.seat, resolution)
    card = card_event(state, offender, face)
    state = with_card(state, offender, card)
    if too_few(state, offender.seat):  # HC-8.10: nobody loses a boost any more
        record_foul(offender, victim, card_face, card, None, 0, resolution)
        return rounds.finish(state, victim.seat, "forfeit", resolution)
    loss_face, hurt = team_die(state, victim.seat, resolution)
    record_foul(offender, victim, card_face, card, loss_face, hurt.boost_loss, resolution)
    state = with_loss(state, victim, hurt.boost_loss)
    return next_step(state, Foul(offender.id, victim.id, victim.at), resolution)


def record_foul(
    offender: Footballer,
    victim: Footballer,
    card_face: int,
    card: CardGiven,
    loss_face: int | None,
    loss: int,
    resolution: Resolution,
) -> None:
    resolution.record(
        Fouled(
            who=offender.seat,
            offender=offender.id,
            victim=victim.id,
            hex=victim.at,
            card_face=card_face,
            card=card,
            loss_face=loss_face,
            loss=loss,
            boosts=victim.boosts - loss,
        )
    )


def team_die(state: State, seat: Seat, resolution: Resolution) -> tuple[int, TeamFace]:
    die = TEAMS[state.options.teams[seat]].die
    face = resolution.below(len(die))
    return face, die[face]


def card_event(state: State, offender: Footballer, face: TeamFace) -> CardGiven:
    """Return the card for the offender (HC-8.2); a played card may have prevented it (HC-16.3)."""
    if state.coaches[offender.seat].effects.no_card:
        return "none"
    if face.card == "red":
        return "red"
    return "second_yellow" if offender.yellow else "yellow"


def with_card(state: State, offender: Footballer, card: CardGiven) -> State:
    """Give the card; a second yellow or a red sends off without replacement (HC-8.2)."""
    if card == "none":
        return state
    state = state.counting(offender.seat, cards=1)
    if card == "yellow":
        return state.with_footballer(offender.id, yellow=True)
    return state.with_footballer(
        offender.id, place=Place.SENT_OFF, hex=None, keeper=False, yellow=card == "second_yellow"
    )


def with_loss(state: State, victim: Footballer, loss: int) -> State:
    """Take boosts; below zero the victim is injured, and the ball waits for a replacement (HC-8.3)."""
    if victim.boosts >= loss:
        return state.with_footballer(victim.id, boosts=victim.boosts - loss)
    state = structs.replace(state, holder=None)
    return state.with_footballer(victim.id, place=Place.INJURED, hex=None, boosts=0, keeper=False)


def too_few(state: State, seat: Seat) -> bool:
    """Return whether only two field footballers are left besides the goalkeeper (HC-8.6)."""
    return len(state.of(seat)) < 1 + MIN_FIELD


def has_keeper(state: State, seat: Seat) -> bool:
    return any(f.keeper for f in state.of(seat))


def next_step(state: State, foul: Foul, resolution: Resolution) -> State:
    """Do the next step that the foul asks for, in the order of HC-8.10."""
    offenders = state.footballers[foul.offender].seat
    if not has_keeper(state, offenders):
        return ask_for_keeper(state, foul, offenders)
    if state.holder is None:
        return replace_victim(state, foul, resolution)
    return restarts.after_foul(state, foul, resolution)


def ask_for_keeper(state: State, foul: Foul, seat: Seat) -> State:
    return structs.replace(state, phase=Phase.PICK_KEEPER, pending=KeeperDue(seat, foul))


def pick_keeper(state: State, seat: Seat, action: PickKeeper, resolution: Resolution) -> State:
    """Name a goalkeeper, who stays in place and has all rights of one (HC-8.10)."""
    resolution.record(KeeperNamed(seat, action.f))
    return next_step(state.with_footballer(action.f, keeper=True), state.asked(KeeperDue).foul, resolution)


def replace_victim(state: State, foul: Foul, resolution: Resolution) -> State:
    """Replace the victim by a substitute (HC-8.4), or by the nearest team-mate (HC-8.5)."""
    seat = state.footballers[foul.victim].seat
    if state.bench(seat):
        return structs.replace(state, phase=Phase.INJURY_SUB, pending=foul)
    if too_few(state, seat):
        return rounds.finish(state, 1 - seat, "forfeit", resolution)
    if not has_keeper(state, seat):
        return ask_for_keeper(state, foul, seat)
    choice = restarts.nearest(state, seat, foul.hex)
    if len(choice) > 1:
        return structs.replace(state, phase=Phase.NEAREST, pending=foul)
    return next_step(restarts.take_over(state, choice[0], resolution), foul, resolution)


def injury_sub(state: State, seat: Seat, action: InjurySub, resolution: Resolution) -> State:
    """Bring on a substitute, on the hex of the foul with the ball (HC-8.4)."""
    foul = state.asked(Foul)
    resolution.record(Substituted(seat, foul.victim, action.in_, foul.hex))
    keeper = not has_keeper(state, seat)  # HC-13.3
    state = state.with_footballer(action.in_, **substitutions.coming_on(foul.hex, keeper=keeper))
    return next_step(structs.replace(state, holder=action.in_), foul, resolution)


def choose_nearest(state: State, seat: Seat, action: Nearest, resolution: Resolution) -> State:
    """Let the coach choose among equally near footballers after an injury (HC-8.5)."""
    foul = state.asked(Foul)
    return next_step(restarts.take_over(state, state.footballers[action.f], resolution), foul, resolution)
