"""The rink from afar: where the puck is, whose it is, where it is to go."""

from functools import cache

from app.engine.afar import Afar, Picture, Standing, shapes
from app.engine.contract import View
from app.games.hockey_game.components import components

BOX = (20.0, 20.0, 1160.0, 560.0)
GOALS = {0: (1117, 300), 1: (83, 300)}
"""Which goal a seat attacks."""
PUCK = 22


@cache
def ground() -> str:
    """Ice, lines and fields, as `rink.yaml` measures them."""
    rink = components()["rink"]
    boards, drawing, fields = rink["boards"], rink["drawing"], rink["fields"]
    circles = [fields[id] for id in drawing["circles"]["centres"]]
    return "".join(
        [
            '<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner_radius}"'
            ' fill="var(--ice)" stroke="var(--board-ink)" stroke-width="10"/>'.format(**boards),
            *(_line(id, line) for id, line in rink["lines"].items()),
            *(_ring(one["x"], one["y"], drawing["circles"]["radius"]) for one in circles),
            *(
                f'<rect x="{x - 14}" y="262" width="28" height="76" rx="8" fill="var(--chalk)"'
                ' stroke="var(--rink-red)" stroke-width="5"/>'
                for x, _ in GOALS.values()
            ),
            *(
                f'<circle cx="{one["x"]}" cy="{one["y"]}" r="{drawing["field_radius"]}"'
                ' fill="var(--chalk)" stroke="var(--board-ink)" stroke-width="3"/>'
                for one in fields.values()
            ),
        ]
    )


def _line(id: str, line: View) -> str:
    wide = 12 if line["counts"] else 5
    dashed = ' stroke-dasharray="22 14"' if id == "RED" else ""
    low, high = (45, 555) if line["counts"] else (62, 538)
    return (
        f'<path d="M{line["x"]} {low}V{high}" stroke="var(--rink-{line["colour"]})"'
        f' stroke-width="{wide}"{dashed}/>'
    )


def _ring(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="var(--rink-red)" stroke-width="5"/>'


def picture(view: View) -> Picture:
    at = _place(view["puck"])
    pieces = _way(view) + _carrier(view["attacker"], at) + _puck(*at)
    return Picture(BOX, at, pieces)


def _way(view: View) -> str:
    """From where to where the declared move goes, until it is decided."""
    duel = next(iter(view["duel"].values()), None)
    if duel is None or duel["verdict"] is not None:
        return ""
    (x, y), (to_x, to_y) = (
        _place(duel["source"]),
        GOALS[duel["attacker"]] if duel["to"] is None else _place(duel["to"]),
    )
    return (
        f'<path d="M{x} {y}L{to_x} {to_y}" stroke="var(--board-ink)" stroke-width="9"'
        ' stroke-dasharray="1 20" stroke-linecap="round"/>'
    )


def _carrier(attacker: int | None, at: tuple[float, float]) -> str:
    """Nobody's while the referee has the puck."""
    return "" if attacker is None else shapes(attacker, [(at[0], at[1] - 8)], 92)


def _puck(x: float, y: float) -> str:
    return (
        f'<ellipse cx="{x + 34}" cy="{y + 34}" rx="{PUCK}" ry="{PUCK * 0.62:.1f}" fill="var(--board-ink)"'
        ' stroke="var(--chalk)" stroke-width="4"/>'
    )


def _place(field: str) -> tuple[float, float]:
    one = components()["rink"]["fields"][field]
    return (one["x"], one["y"])


def standing(view: View) -> Standing:
    goals = tuple(view["goals"])
    if view["phase"] in ("team_pick", "draft"):
        return Standing(goals, "ui-before")
    if view["decider"]:
        return Standing(goals, "ui-decider")
    if view["overtime"]:
        return Standing(goals, "ui-overtime", {"number": view["overtime"]})
    return Standing(goals, "ui-period", {"number": view["period"]})


AFAR = Afar(ground=ground, picture=picture, standing=standing)
