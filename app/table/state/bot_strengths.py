"""How strong computer players can be, and how strong the server plays which seat."""

from app.engine.contract import AnyGame

BY_LOT = "random"
"""Whoever plays by lot; in every game, whatever it knows of computer players."""
USUAL = "normal"


def strengths(game: AnyGame) -> tuple[str, ...]:
    """How strong computer players of this game can be, the weakest first."""
    return (BY_LOT, *(game.computer.names if game.computer else ()))


def default_strength(game: AnyGame | None) -> str:
    """How strong they are where nobody has chosen, and for who is not there; None: a game of old."""
    return USUAL if game is not None and USUAL in strengths(game) else BY_LOT


def offered_strengths(game: AnyGame) -> list[tuple[str, bool]]:
    """What a host may choose from, and which is chosen if he does not; nothing where there is no choice."""
    known = [strength for strength in strengths(game) if strength != BY_LOT]
    return [(strength, strength == default_strength(game)) for strength in known]


def gives_hints(game: AnyGame) -> bool:
    """Whether its computer player can say why it would do something."""
    return game.computer is not None and game.advice is not None


def played_by(game: AnyGame | None, bot: str | None, absent: bool) -> str | None:
    """How strong the server plays a seat: as its host chose, or for whoever is absent; None: it does not."""
    return bot or (default_strength(game) if absent else None)
