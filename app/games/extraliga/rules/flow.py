"""The flow of a match: every function here ends where a seat has to act, or where the match is over.

draft -> build -> half -> round: opponent, event, trainer cards, matches, change -> ... -> ranking
"""

from msgspec.structs import replace

from app.engine.kit.resolution import Resolution
from app.games.extraliga.data import season_table
from app.games.extraliga.events import (
    ChangeRolled,
    DecidingNeeded,
    EditorClosed,
    HiddenRevealed,
    LineupsShown,
    MatchEnded,
    SeasonEnded,
    Shown,
)
from app.games.extraliga.model import (
    Editing,
    EditorKind,
    Match,
    Over,
    Pairing,
    Result,
    RoundPhase,
    Stage,
    State,
    Team,
    TrainerTurn,
)
from app.games.extraliga.rules import event, lineup, match, ranking, season, trainer
from app.games.extraliga.rules.ranking import Ranking

POINTS = season_table().points
DUTY = season_table().substitution_die  # EX-12.1


def close_editor(state: State, editing: Editing, seat: int, resolution: Resolution) -> State:
    """Close the editor of a seat: a single one at once, one of several when the last is done (EX-5.5)."""
    editor = editing.of(seat)
    if editor.kind.secret:
        resolution.record(EditorClosed(seat, editor.kind, None))
        editing = editing.with_editor(seat, replace(editor, done=True))
        open_still = any(other is not None and not other.done for other in editing.editors)
        return replace(state, asked=editing) if open_still else _show_lineups(state, editing, resolution)
    resolution.record(EditorClosed(seat, editor.kind, lineup.fresh_count(editor)))
    state = state.with_team(seat, lineup.team_after_edit(state.teams[seat], editor))
    if state.the_round.at is RoundPhase.TRAINERS:
        return play_trainer_turns(replace(state, asked=TrainerTurn()), resolution)
    return resolve_event(event.next_waiting(state), resolution)


def _show_lineups(state: State, editing: Editing, resolution: Resolution) -> State:
    shown = []
    for seat, editor in enumerate(editing.editors):
        if editor is not None:
            state = state.with_team(seat, team := lineup.team_after_edit(state.teams[seat], editor))
            shown.append(Shown(seat, team.lineup, lineup.fresh_count(editor), *trainer.strengths(team)))
    resolution.record(LineupsShown(tuple(shown)))
    if state.season is None:
        return next_round(season.start(state, resolution), resolution)
    return end_round(state, resolution)


def next_round(state: State, resolution: Resolution) -> State:
    return begin_round(season.turn_card(state, resolution), resolution)


def begin_round(state: State, resolution: Resolution) -> State:
    """Begin a round whose opponent is known: turn the event (EX-7.1)."""
    return resolve_event(event.turn(state, resolution), resolution)


def resolve_event(state: State, resolution: Resolution) -> State:
    state = event.resolve(state, resolution)
    return state if state.the_round.waiting else play_trainer_turns(trainer.start(state), resolution)


def after_event_choice(state: State, resolution: Resolution) -> State:
    """Go on after an event choice. A removal from the line-up has opened an editor first."""
    if isinstance(state.asked, Editing):
        return state
    return resolve_event(event.next_waiting(state), resolution)


def play_trainer_turns(state: State, resolution: Resolution) -> State:
    """Give each seat with trainer cards one turn, in order (EX-9.2)."""
    while waiting := state.the_round.waiting:
        if isinstance(state.asked, Editing) or not trainer.is_turn_over(state, waiting[0]):
            return state
        state = trainer.passed(state, waiting[0], resolution, forced=True)
    return next_match(replace(state, round=replace(state.the_round, at=RoundPhase.MATCH)), resolution)


def next_match(state: State, resolution: Resolution) -> State:
    round = state.the_round
    if round.played == len(round.pairings):
        return end_matches(state, resolution)
    pairing = round.pairings[round.played]
    return match.start(replace(state, round=replace(round, played=round.played + 1)), pairing, resolution)


def play_on(state: State, resolution: Resolution) -> State:
    """Go on with the bonuses of a match: to the next decision, or to the end of the match."""
    while True:
        state = match.pass_without_bonus(state, resolution)
        if not match.bonuses_over(state.the_match):
            return state
        state = match.evaluate(state, resolution)
        if state.the_match.winner is not None:
            return _match_over(state, state.the_match, resolution)


def _match_over(state: State, ended: Match, resolution: Resolution) -> State:
    goals, overtime = match.final_score(ended)
    stage = state.the_season.stage
    points = _points(ended, overtime) if stage is Stage.SEASON else (0, 0)  # EX-10.7, EX-14.2
    pairing = ended.pairing
    resolution.record(
        MatchEnded(pairing.alone, stage, pairing.a, pairing.b, pairing.opponent, goals, overtime, points)
    )
    result = Result(stage, len(state.the_season.cards), pairing, goals, overtime)
    now = replace(state.the_season, results=(*state.the_season.results, result))
    state = replace(state, season=now, ended=ended)
    if stage is Stage.DECIDING:
        return _after_deciding(state, result, resolution)
    if stage is Stage.SEASON:
        state = _counted(state, ended, goals, points)
    return next_match(state, resolution)


def _points(ended: Match, overtime: bool) -> tuple[int, int]:
    """Return the points of both sides (EX-10.7, EX-10.8). A virtual team scores none (EX-11.3)."""
    won, lost = (POINTS.overtime_win, POINTS.overtime_loss) if overtime else (POINTS.win, POINTS.loss)
    one, other = (won, lost) if ended.winner == 0 else (lost, won)
    return one, other if ended.pairing.b is not None else 0


def _counted(state: State, ended: Match, goals: tuple[int, int], points: tuple[int, int]) -> State:
    for index, side in enumerate(ended.sides):
        if side.seat is not None:
            team = _with_result(state.teams[side.seat], goals[index], goals[1 - index], points[index])
            team = replace(team, last_strength=side.attack + side.defence)  # EX-13.3
            state = state.with_team(side.seat, team)
    return state


def _with_result(team: Team, scored: int, conceded: int, points: int) -> Team:
    return replace(
        team,
        points=team.points + points,
        goals_for=team.goals_for + scored,
        goals_against=team.goals_against + conceded,
        matches=team.matches + 1,
    )


def end_matches(state: State, resolution: Resolution) -> State:
    """End the matches of a round: effects and exclusions end (EX-12.4), then the change begins.

    Excluded players take part in the change (EX-5.8). There is none after the last match (EX-12.3).
    """
    teams = tuple(replace(team, effects=(), excluded=()) for team in state.teams)
    state = replace(state, teams=teams)
    seats = _seats_to_change(state)
    if not seats:
        return end_round(state, resolution)
    die = resolution.die(season_table().die_sides)
    resolution.record(ChangeRolled(die, DUTY[die]))  # EX-12.1
    state = replace(state, round=replace(state.the_round, die=die, at=RoundPhase.CHANGE))
    return lineup.open_for_all(state, EditorKind.CHANGE, seats, DUTY[die], resolution)  # EX-12.2


def _seats_to_change(state: State) -> tuple[int, ...]:
    """Return the seats that change (EX-12.3). After the semifinals only finalists still need a line-up."""
    now = state.the_season
    if now.stage is Stage.SEMIFINALS:
        return tuple(sorted(ranking.finalists(state)))
    if now.stage is Stage.FINAL or (is_season_over(state) and not state.options.playoff):
        return ()
    return tuple(range(state.seats))


def is_season_over(state: State) -> bool:
    """Return whether the deck of the second half is empty (EX-13.2)."""
    return state.the_season.half == season.TABLE.halves and not state.the_season.deck


def end_round(state: State, resolution: Resolution) -> State:
    """Pass the token on (EX-12.4).

    Then begin the next round, the break or the play-off, or end the season.
    """
    state = season.pass_token(state, resolution)
    now = state.the_season
    if now.stage is Stage.SEMIFINALS:
        return begin_round(
            season.playoff_round(state, Stage.FINAL, (ranking.finalists(state),), resolution), resolution
        )
    if now.stage is Stage.FINAL:
        return end_match(state, ranking.after_playoff(state), "playoff", resolution)
    if now.deck:
        return next_round(state, resolution)
    if now.half < season.TABLE.halves:
        return next_round(season.start_half(state, now.half + 1, resolution), resolution)
    return _end_of_season(state, resolution)


def _end_of_season(state: State, resolution: Resolution) -> State:
    if state.options.playoff:
        seeds = ranking.seeds(state, resolution)
        state = replace(state, season=replace(state.the_season, seeds=seeds))
        pairs = ranking.semifinals(seeds)
        return begin_round(season.playoff_round(state, Stage.SEMIFINALS, pairs, resolution), resolution)
    contenders = ranking.contenders(state)
    if not contenders:
        return end_match(state, ranking.table(state), ranking.deciding_criterion(state), resolution)
    resolution.record(DecidingNeeded(contenders))
    now = replace(state.the_season, stage=Stage.DECIDING, contenders=contenders)
    return _deciding_match(replace(state, season=now), resolution)


def _deciding_match(state: State, resolution: Resolution) -> State:
    """Begin a deciding match: a live match without event, trainer cards and points (EX-13.4)."""
    one, other = state.the_season.contenders[:2]
    return match.start(state, Pairing(one, other), resolution)


def _after_deciding(state: State, result: Result, resolution: Resolution) -> State:
    """Go on after a deciding match: the winner meets the next seat (EX-13.4)."""
    now = state.the_season
    winner = result.winner
    assert winner is not None
    (loser,) = (seat for seat in now.contenders[:2] if seat != winner)
    now = replace(now, contenders=(winner, *now.contenders[2:]), beaten=(*now.beaten, loser))
    state = replace(state, season=now)
    if len(now.contenders) > 1:
        return _deciding_match(state, resolution)
    return end_match(state, ranking.after_deciding(state, winner, now.beaten), "deciding_match", resolution)


def end_match(state: State, places: Ranking, reason: str, resolution: Resolution) -> State:
    """End the match and reveal what was hidden."""
    resolution.record(HiddenRevealed(tuple(team.trainers for team in state.teams), state.box))
    resolution.record(SeasonEnded(places, tuple(team.points for team in state.teams), reason))
    return replace(state, asked=Over(places, reason))
