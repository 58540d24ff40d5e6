"""The preview of a match: the puck, the seat that has it, and the declared move."""

from functools import cache

from app.engine.capabilities.overview import BoardPicture, Overview, Point, ScoreLine, seat_shapes
from app.engine.types import View
from app.games.hockey_game.components import components

BOX = (20.0, 20.0, 1160.0, 560.0)
GOALS = {0: (1117, 300), 1: (83, 300)}
"""The goal that each seat attacks."""
PUCK = 22


@cache
def background() -> str:
    """Draw ice, lines, creases, goals and fields with what they add, by the measures of `rink.yaml`."""
    rink = components()["rink"]
    boards, drawing, fields = rink["boards"], rink["drawing"], rink["fields"]
    circles = [fields[id] for id in drawing["circles"]["centres"]]
    return "".join(
        [
            '<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner_radius}"'
            ' fill="var(--ice)" stroke="var(--board-ink)" stroke-width="14"/>'
            '<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner_radius}"'
            ' fill="none" stroke="var(--chalk)" stroke-width="8"/>'.format(**boards),
            f'<path d="{_half_discs(drawing["crease_radius"])}" fill="var(--ice-2)"'
            ' stroke="var(--rink-red)" stroke-width="4"/>',
            *(_line(id, line, boards) for id, line in rink["lines"].items()),
            *(_ring(one["x"], one["y"], drawing["circles"]["radius"]) for one in circles),
            *(
                f'<rect x="{x - 17}" y="262" width="34" height="76" rx="10" fill="var(--chalk)"'
                ' stroke="var(--rink-red)" stroke-width="6"/>'
                for x, _ in GOALS.values()
            ),
            *(_field(one, drawing["field_radius"]) for one in fields.values()),
        ]
    )


def _half_discs(crease: float) -> str:
    """Draw the creases in front of both goals."""
    west, east = (components()["rink"]["lines"][id]["x"] for id in ("W_GOAL", "E_GOAL"))
    far = crease * 1.6  # The crease is large enough for a field inside.
    ends = ((west, 1), (east, 0))
    return "".join(f"M{x} {300 - far}a{far} {far} 0 0 {way} 0 {2 * far}z" for x, way in ends)


def _line(id: str, line: View, boards: View) -> str:
    """Draw a line from board to board, shorter where the boards are round."""
    wide = 13 if line["counts"] else 5
    dashed = ' stroke-dasharray="22 14"' if id == "RED" else ""
    round_, high = boards["corner_radius"], boards["height"]
    into = max(0.0, round_ - min(line["x"] - boards["x"], boards["x"] + boards["width"] - line["x"]))
    top = boards["y"] + round_ - (round_**2 - into**2) ** 0.5
    return (
        f'<path d="M{line["x"]} {top:.0f}V{2 * boards["y"] + high - top:.0f}"'
        f' stroke="var(--rink-{line["colour"]})" stroke-width="{wide}"{dashed}/>'
    )


def _ring(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="var(--rink-red)" stroke-width="5"/>'


def _field(field: View, radius: float) -> str:
    """Draw a field with what it adds (HG-5.4)."""
    x, y, adds = field["x"], field["y"], field["bonus"]
    disc = (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="var(--chalk)"'
        ' stroke="var(--board-ink)" stroke-width="3"/>'
    )
    if not adds:
        return disc
    text = f'<text x="{x}" y="{y + 9}" text-anchor="middle" font-size="26" font-weight="800"'
    return f'{disc}{text} fill="var(--board-ink)">+{adds["value"]}</text>'


def picture(view: View) -> BoardPicture:
    at = _place(view["puck"])
    (x, y), (to_x, to_y) = _way(view) or (at, at)
    way = (
        f'<path d="M{x} {y}L{to_x} {to_y}" stroke="var(--board-ink)" stroke-width="9"'
        ' stroke-dasharray="1 20" stroke-linecap="round"/>'
    )
    pieces = way + _carrier(view["attacker"], at) + _puck(*at)
    return BoardPicture(BOX, ((x + to_x) / 2, (y + to_y) / 2), pieces)


def _way(view: View) -> tuple[Point, Point] | None:
    """Return the start and end of the declared move; None once it is decided."""
    duel = next(iter(view["duel"].values()), None)
    if duel is None or duel["verdict"] is not None:
        return None
    to = GOALS[duel["attacker"]] if duel["to"] is None else _place(duel["to"])
    return _place(duel["source"]), to


def _carrier(attacker: int | None, at: Point) -> str:
    """Draw the ring of the seat that has the puck; none while the referee has it."""
    return "" if attacker is None else seat_shapes(attacker, [(at[0], at[1] - 8)], 92)


def _puck(x: float, y: float) -> str:
    return (
        f'<ellipse cx="{x + 34}" cy="{y + 34}" rx="{PUCK}" ry="{PUCK * 0.62:.1f}" fill="var(--board-ink)"'
        ' stroke="var(--chalk)" stroke-width="4"/>'
    )


def _place(field: str) -> Point:
    one = components()["rink"]["fields"][field]
    return (one["x"], one["y"])


def score_line(view: View) -> ScoreLine:
    goals = tuple(view["goals"])
    if view["phase"] in ("team_pick", "draft"):
        return ScoreLine(goals, "ui-before")
    if view["decider"]:
        return ScoreLine(goals, "ui-decider")
    if view["overtime"]:
        return ScoreLine(goals, "ui-overtime", {"number": view["overtime"]})
    return ScoreLine(goals, "ui-period", {"number": view["period"]})


OVERVIEW = Overview(background=background, picture=picture, score_line=score_line)
