"""The preview of a match: the dice of the match under way, or else the size of each team."""

from functools import cache

from app.engine.capabilities.overview import BoardPicture, Box, Overview, Point, ScoreLine, seat_shapes
from app.engine.types import View

BOX: Box = (0, 0, 600, 290)
LEAST = 400
"""The width of six dice and six cards."""
CARDS = 6
"""The number of cards on the ice, or of the first cards of a team that is being drafted."""
DIE = 52
"""The distance between the centres of two dice."""
PAPER = 'fill="var(--chalk)" stroke="var(--board-ink)" stroke-width="3"'
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cache
def background() -> str:
    """Draw the ice with its lines.

    It is larger than the picture, so that frames of other proportions are filled.
    """
    return (
        '<rect x="-300" y="-300" width="1200" height="890" fill="var(--ice)"/>'
        '<path d="M190-300v890M410-300v890" stroke="var(--rink-blue)" stroke-width="5"/>'
        '<path d="M300-300v890" stroke="var(--rink-red)" stroke-width="6" stroke-dasharray="14 9"/>'
        '<circle cx="300" cy="145" r="46" fill="none" stroke="var(--rink-red)" stroke-width="3"/>'
    )


def picture(view: View) -> BoardPicture:
    pieces = _match(view["match"]) if view["match"] else _teams(view["teams"])
    return BoardPicture(BOX, (300, 145), pieces, LEAST)


def _match(match: View) -> str:
    """Draw both sides with their six players and their dice between them. Dice that score are ringed."""
    rows = zip(match["sides"].values(), (48, 242), (118, 172), strict=True)
    return "".join(_row(side["seat"], CARDS, y, 58) + _dice(side["dice"], dice_y) for side, y, dice_y in rows)


def _teams(teams: View) -> str:
    high = 290 / len(teams)
    size = min(high * 0.7, 58)
    return "".join(
        _row(int(seat), min(team["count"], CARDS), high * (place + 0.5), size)
        for place, (seat, team) in enumerate(teams.items())
    )


def _row(seat: int | None, cards: int, y: float, size: float) -> str:
    """Draw a row of cards. Without a seat they are those of a virtual opponent."""
    step, wide = size * 1.12, size * 0.76  # All six stay visible if the picture is cut to 4:3.
    places: list[Point] = [(300 + step * (n - (cards - 1) / 2), y) for n in range(cards)]
    papers = "".join(
        f"M{x - wide / 2:.0f} {y - size / 2:.0f}h{wide:.0f}v{size:.0f}h-{wide:.0f}z" for x, y in places
    )
    drawn = f'<path d="{papers}" {PAPER} stroke-linejoin="round"/>'
    return drawn if seat is None else drawn + seat_shapes(seat, places, size * 0.42)


def _dice(dice: View, y: float) -> str:
    """Draw dice, with those that score ringed in red."""
    left = 300 - DIE * (len(dice) - 1) / 2
    places = [(left + DIE * n, die) for n, die in enumerate(dice.values())]
    pips = "".join(
        f"M{x + 11 * across:.0f} {y + 11 * down:.0f}h0"
        for x, die in places
        for across, down in PIPS[die["face"]]
    )
    scoring = (_die(x, y) for x, die in places if not die["short"])
    return (
        f'<path d="{"".join(_die(x, y) for x, _ in places)}" {PAPER}/>'
        f'<path d="{"".join(scoring)}" fill="none" stroke="var(--rink-red)" stroke-width="7"/>'
        f'<path d="{pips}" stroke="var(--board-ink)" stroke-width="8" stroke-linecap="round"/>'
    )


def _die(x: float, y: float) -> str:
    return f"M{x - 21:.0f} {y - 21:.0f}h42v42h-42z"


def score_line(view: View) -> ScoreLine:
    scores = tuple(team["points"] for team in view["teams"].values())
    season, round = view["season"], view["round"]
    if view["draft"]:
        number = view["draft"].get("round") or view["draft"]["number"]
        return ScoreLine(scores, "ui-heading-draft", {"round": number})
    if season is None or round is None:
        return ScoreLine(scores, "ui-lineups")
    if season["stage"] == "season":
        return ScoreLine(scores, "ui-round-of", {"round": round["number"], "of": season["rounds"]})
    return ScoreLine(scores, f"ui-stage-{season['stage']}")


OVERVIEW = Overview(background=background, picture=picture, score_line=score_line)
