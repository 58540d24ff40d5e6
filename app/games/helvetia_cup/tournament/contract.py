"""The tournament functions that Stadion calls."""

from app.engine.capabilities.tournament import Tournament
from app.games.helvetia_cup.data import CARDS, FEWEST_COACHES, MOST_COACHES, TEAMS, Text
from app.games.helvetia_cup.model import State
from app.games.helvetia_cup.report import MatchReport, report
from app.games.helvetia_cup.tournament import apply, choosing, ranks, view
from app.games.helvetia_cup.tournament.choosing import Choice
from app.games.helvetia_cup.tournament.cup import Cup, CupOptions
from app.games.helvetia_cup.tournament.events import shown
from app.games.helvetia_cup.tournament.matchday import Stage


def score(state: State) -> tuple[int, int]:
    return state.score[0], state.score[1]


def named(id_: str) -> Text | None:
    found = TEAMS.get(id_) or CARDS.get(id_)
    return found.name if found else None


TOURNAMENT: Tournament[Cup, Choice, MatchReport] = Tournament(
    min_coaches=FEWEST_COACHES,
    max_coaches=MOST_COACHES,
    teams=tuple(TEAMS),
    stages=(Stage.PREPARATION, Stage.LEGENDARY, Stage.TACTICS, Stage.MATCH),
    options=CupOptions,
    state=Cup,
    choices=choosing.CHOICES,
    report=MatchReport,
    setup=lambda options, entered, chance: apply.setup(
        options, tuple(one.team or "" for one in entered), chance
    ),
    to_choose=choosing.to_choose,
    objections=choosing.objections,
    choose=apply.choose,
    default_choice=choosing.nothing,
    computer_choice=choosing.by_computer,
    match_options=apply.match_options,
    report_of=report,
    score=score,
    settle=apply.settle,
    leave=apply.leave,
    departed=lambda cup: cup.left,
    fixtures=lambda cup: cup.fixtures,
    standings=ranks.table,
    over=lambda cup: cup.ranking is not None,
    public=view.public,
    own=view.own,
    shown=shown,
    localized_name=named,
    computer_coach=lambda team: TEAMS[team].coach,
)
