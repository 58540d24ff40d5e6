"""Um Reifenbreite, a bicycle race for two to four team managers. The rules are in RULES.md."""

from app.engine.contract import Game
from app.games.um_reifenbreite.actions import ACTIONS, Action
from app.games.um_reifenbreite.advice import advice
from app.games.um_reifenbreite.apply import apply, forfeit, setup
from app.games.um_reifenbreite.bot import COMPUTER
from app.games.um_reifenbreite.components import components
from app.games.um_reifenbreite.highlights import HIGHLIGHTS
from app.games.um_reifenbreite.legal import candidates, legal, to_act
from app.games.um_reifenbreite.luck import LUCK
from app.games.um_reifenbreite.model import Options, State
from app.games.um_reifenbreite.objections import objections
from app.games.um_reifenbreite.options import complete
from app.games.um_reifenbreite.overview import OVERVIEW
from app.games.um_reifenbreite.preview import preview
from app.games.um_reifenbreite.rules.scoring import outcome
from app.games.um_reifenbreite.statistics import statistics
from app.games.um_reifenbreite.timing import TIME_CONTROL_PRESETS, decision, timeout_action
from app.games.um_reifenbreite.view import own, public, shown

GAME: Game[State, Action] = Game(
    id="um_reifenbreite",
    title="Um Reifenbreite",
    rules_version=2,
    min_seats=2,
    max_seats=4,
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
