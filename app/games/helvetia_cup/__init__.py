"""Helvetia Cup: fantasy football on a hex pitch for two coaches. RULES.md numbers the rules."""

from app.engine.contract import Game
from app.games.helvetia_cup.actions import ACTIONS, Action
from app.games.helvetia_cup.advice import advice
from app.games.helvetia_cup.apply import apply, forfeit, outcome, setup
from app.games.helvetia_cup.bot import COMPUTER
from app.games.helvetia_cup.components import components
from app.games.helvetia_cup.events import shown
from app.games.helvetia_cup.highlights import HIGHLIGHTS
from app.games.helvetia_cup.legal import candidates, legal, to_act
from app.games.helvetia_cup.luck import LUCK
from app.games.helvetia_cup.model import State
from app.games.helvetia_cup.objections import objections
from app.games.helvetia_cup.options import Options, complete
from app.games.helvetia_cup.overview import OVERVIEW
from app.games.helvetia_cup.preview import preview
from app.games.helvetia_cup.statistics import statistics
from app.games.helvetia_cup.timing import TIME_CONTROL_PRESETS, decision, timeout_action
from app.games.helvetia_cup.tournament.contract import TOURNAMENT
from app.games.helvetia_cup.view import own, public

GAME: Game[State, Action] = Game(
    id="helvetia_cup",
    title="Helvetia Cup",
    rules_version=2,
    min_seats=2,
    max_seats=2,
    options=Options,
    complete=complete,
    state=State,
    actions=ACTIONS,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    objections=objections,
    apply=apply,
    forfeit=forfeit,
    outcome=outcome,
    public=public,
    own=own,
    shown=shown,
    components=components,
    computer=COMPUTER,
    advice=advice,
    legal=legal,
    preview=preview,
    decision=decision,
    time_control_presets=TIME_CONTROL_PRESETS,
    timeout_action=timeout_action,
    tournament=TOURNAMENT,
    overview=OVERVIEW,
    luck=LUCK,
    highlights=HIGHLIGHTS,
    statistics=statistics,
)
