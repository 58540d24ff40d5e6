"""Hockey Game: two seats, three periods, one puck. The rules are in RULES.md."""

from app.engine.contract import Game
from app.games.hockey_game.actions import ACTIONS, Action
from app.games.hockey_game.advice import advice
from app.games.hockey_game.apply import apply, forfeit, setup
from app.games.hockey_game.bot import COMPUTER
from app.games.hockey_game.components import components
from app.games.hockey_game.highlights import HIGHLIGHTS
from app.games.hockey_game.legal import candidates, legal, to_act
from app.games.hockey_game.luck import LUCK
from app.games.hockey_game.model import State
from app.games.hockey_game.objections import objections
from app.games.hockey_game.options import Options, complete
from app.games.hockey_game.overview import OVERVIEW
from app.games.hockey_game.preview import preview
from app.games.hockey_game.rules.ending import outcome
from app.games.hockey_game.statistics import statistics
from app.games.hockey_game.timing import TIME_CONTROL_PRESETS, decision, timeout_action
from app.games.hockey_game.view import own, public, shown

GAME: Game[State, Action] = Game(
    id="hockey_game",
    title="Hockey Game",
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
    legal=legal,
    preview=preview,
    decision=decision,
    time_control_presets=TIME_CONTROL_PRESETS,
    timeout_action=timeout_action,
    computer=COMPUTER,
    advice=advice,
    overview=OVERVIEW,
    luck=LUCK,
    highlights=HIGHLIGHTS,
    statistics=statistics,
)
