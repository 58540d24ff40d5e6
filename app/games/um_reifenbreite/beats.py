"""How long what happens is shown before the next question: `data/beats.yaml`."""

from app.engine.beats import load_beats

BEATS = load_beats("app.games.um_reifenbreite")
