"""Pebbles: two players take stones from one heap. RULES.md has the rules."""

from app.engine.contract import Game
from app.games.pebbles.actions import ACTIONS, Action
from app.games.pebbles.advice import advice
from app.games.pebbles.apply import apply, forfeit, outcome, setup
from app.games.pebbles.bot import COMPUTER
from app.games.pebbles.components import components
from app.games.pebbles.highlights import TELLING
from app.games.pebbles.legal import candidates, to_act
from app.games.pebbles.luck import LUCK
from app.games.pebbles.model import State
from app.games.pebbles.objections import objections
from app.games.pebbles.options import Options, complete
from app.games.pebbles.overview import AFAR
from app.games.pebbles.preview import preview
from app.games.pebbles.statistics import figures
from app.games.pebbles.timing import PACES, decision, silence
from app.games.pebbles.view import own, public, shown

GAME: Game[State, Action] = Game(
    id="pebbles",
    title="Pebbles",
    rules_version=1,
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
    preview=preview,
    decision=decision,
    paces=PACES,
    silence=silence,
    computer=COMPUTER,
    advice=advice,
    afar=AFAR,
    luck=LUCK,
    telling=TELLING,
    figures=figures,
)
