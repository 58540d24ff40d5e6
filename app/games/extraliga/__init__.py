"""Extraliga All-Stars: draft a team, build its lines, play a short season. See RULES.md."""

from app.engine.contract import Game
from app.games.extraliga.actions import ACTIONS, Action
from app.games.extraliga.advice import advice
from app.games.extraliga.apply import apply, forfeit, outcome, setup
from app.games.extraliga.bot import COMPUTER
from app.games.extraliga.components import components
from app.games.extraliga.highlights import HIGHLIGHTS
from app.games.extraliga.legal import candidates, legal, to_act
from app.games.extraliga.luck import LUCK
from app.games.extraliga.model import Options, State
from app.games.extraliga.objections import objections
from app.games.extraliga.options import complete
from app.games.extraliga.overview import OVERVIEW
from app.games.extraliga.preview import preview
from app.games.extraliga.statistics import statistics
from app.games.extraliga.timing import TIME_CONTROL_PRESETS, decision, timeout_action
from app.games.extraliga.view import own, public, shown

GAME: Game[State, Action] = Game(
    id="extraliga",
    title="Extraliga All-Stars",
    rules_version=2,
    min_seats=2,
    max_seats=5,
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
    overview=OVERVIEW,
    luck=LUCK,
    highlights=HIGHLIGHTS,
    statistics=statistics,
)
