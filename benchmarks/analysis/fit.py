"""Fits the chance to win to positions of matches, and says how well it holds on matches that it has not seen.

    python -m benchmarks.analysis.fit FILE [--train 0.667] [--held] [--score I,J] [--alike I,J]

FILE comes from positions.py. Two thirds of its matches fit the weights by Newton's method on the
likelihood; a weight that comes out below 0 is left out. The rest measure them: the squared error (summed over
seats; even chances, the `score` sums alone, all sums), the log loss, the error by thirds of the match, and
the reliability by bins, each with its standard error by match. With `--held` nothing is fitted: the chances
of the file itself are measured, on all its matches. The sums of `--alike` are in one unit, such as goals, and
get one weight.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from math import log, sqrt
from pathlib import Path
from typing import Any, TypeAlias

from app.engine.analysis.chances import softmax

Match: TypeAlias = dict[str, Any]
Said: TypeAlias = Callable[[dict[str, Any]], Sequence[float]]
RIDGE = 1.0
STEPS = 30
BINS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)


def fitted(matches: list[Match], used: Sequence[int]) -> list[float]:
    """Return the weights of greatest likelihood for the sums `used`, none below 0; those of others are 0.

    A sum that speaks for a seat must never count against it. Free weights of one lead by several measures of
    the time left take opposite signs, and then a lead is worth less than nothing where few matches were.
    """
    left = list(used)
    while True:
        weights = _unbounded(matches, left)
        negative = [k for k in left if weights[k] < 0]
        if not negative:
            return weights
        left.remove(min(negative, key=weights.__getitem__))


def with_one_weight(matches: list[Match], alike: Sequence[int]) -> list[Match]:
    """Return the matches with these sums added up in the first of them, and 0 in the others."""
    if not alike:
        return matches

    def added(mine: list[float] | None) -> list[float] | None:
        whole = sum(mine[k] for k in alike) if mine else 0.0
        return mine and [whole if k == alike[0] else 0.0 if k in alike else x for k, x in enumerate(mine)]

    return [
        {**one, "positions": [{**p, "sums": [added(mine) for mine in p["sums"]]} for p in one["positions"]]}
        for one in matches
    ]


def _unbounded(matches: list[Match], used: Sequence[int]) -> list[float]:
    wide = next(len(mine) for one in matches for p in one["positions"] for mine in p["sums"] if mine)
    weights = [0.0] * wide
    for _ in range(STEPS):
        slope = [-RIDGE * weights[k] for k in used]
        bend = [[RIDGE if a == b else 0.0 for b in used] for a in used]
        for one in matches:
            for position in one["positions"]:
                _add(slope, bend, weights, position["sums"], one["result"], used)
        step = solved(bend, slope)
        for k, change in zip(used, step, strict=True):
            weights[k] += change
        if max(map(abs, step), default=0) < 1e-6:
            break
    return weights


def _add(slope: Any, bend: Any, weights: Any, sums: Any, result: Any, used: Sequence[int]) -> None:
    said = softmax(weights, sums)
    mean = [sum(p * mine[k] for p, mine in zip(said, sums, strict=True) if mine) for k in used]
    for p, won, mine in zip(said, result, sums, strict=True):
        if mine is None:
            continue
        away = [mine[k] - mean[a] for a, k in enumerate(used)]
        for a in range(len(used)):
            slope[a] += (won - p) * away[a]
            for b in range(len(used)):
                bend[a][b] += p * away[a] * away[b]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a linear system, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda r: abs(rows[r][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for r in range(size):
            if r != at:
                share = rows[r][at] / rows[at][at]
                rows[r] = [x - share * y for x, y in zip(rows[r], rows[at], strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


def measured(matches: list[Match], said: Said) -> tuple[float, float, float, dict[int, float]]:
    """Return the squared error with its standard error by match, the log loss, and the error by thirds."""
    errors, losses, thirds = [], [], defaultdict(list)
    for one in matches:
        mine = []
        for position in one["positions"]:
            chances = said(position)
            error = sum((p - won) ** 2 for p, won in zip(chances, one["result"], strict=True))
            mine.append(error)
            thirds[int(3 * position["at"])].append(error)
            losses.append(
                -sum(
                    won * log(max(p, 1e-6)) for p, won in zip(chances, one["result"], strict=True) if won > 0
                )
            )
        errors.append(sum(mine) / len(mine))
    mean = sum(errors) / len(errors)
    spread = sqrt(sum((e - mean) ** 2 for e in errors) / (len(errors) - 1) / len(errors))
    return mean, spread, sum(losses) / len(losses), {k: sum(v) / len(v) for k, v in sorted(thirds.items())}


def reliability(matches: list[Match], said: Said) -> list[str]:
    """Return by bins what was said, what came, and the error of that by match."""
    bins: dict[int, dict[int, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    for number, one in enumerate(matches):
        for position in one["positions"]:
            for p, won in zip(said(position), one["result"], strict=True):
                if 0 < p < 1:
                    bins[next(b for b, edge in enumerate(BINS) if p < edge)][number].append((p, won))
    found = []
    for b in sorted(bins):
        every = [pair for pairs in bins[b].values() for pair in pairs]
        p, won = (sum(pair[k] for pair in every) / len(every) for k in (0, 1))
        # the error by match: positions of one match share their result
        error = sqrt(sum(sum(w - won for _, w in pairs) ** 2 for pairs in bins[b].values())) / len(every)
        # few matches that all went one way have no spread, and are no proof
        error = max(error, sqrt(p * (1 - p) / len(bins[b])))
        off = " !" if abs(p - won) > 2 * error else ""
        found.append(f"{100 * p:.0f} -> {100 * won:.0f} +- {100 * error:.0f}{off}")
    return found


def line(name: str, found: tuple[float, float, float, dict[int, float]]) -> str:
    mean, spread, loss, thirds = found
    by_thirds = ", ".join(f"{v:.3f}" for v in thirds.values())
    return f"{name}: squared error {mean:.4f} +- {spread:.4f}, log loss {loss:.3f}, by thirds {by_thirds}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--train", type=float, default=2 / 3)
    parser.add_argument("--held", action="store_true")
    parser.add_argument("--score", default="0")
    parser.add_argument("--alike", default="")
    asked = parser.parse_args()
    matches = [json.loads(text) for text in asked.file.read_text().splitlines()]
    seats = len(matches[0]["result"])
    print(f"{asked.file}: {len(matches)} matches of {seats} seats")
    if asked.held:
        print(line("as it stands", measured(matches, lambda one: one["said"])))
        print("; ".join(reliability(matches, lambda one: one["said"])))
        return
    matches = with_one_weight(matches, [int(k) for k in asked.alike.split(",") if k])
    cut = round(asked.train * len(matches))
    wide = next(len(mine) for one in matches for p in one["positions"] for mine in p["sums"] if mine)
    by_score = fitted(matches[:cut], [int(k) for k in asked.score.split(",")])
    weights = fitted(matches[:cut], range(wide))
    rest = matches[cut:]
    print("weights:", [round(w, 3) for w in weights])
    print(line("even", measured(rest, lambda _: [1 / seats] * seats)))
    print(line("score", measured(rest, lambda one: softmax(by_score, one["sums"]))))
    print(line("all", measured(rest, lambda one: softmax(weights, one["sums"]))))
    print("; ".join(reliability(rest, lambda one: softmax(weights, one["sums"]))))
    print("weights on all matches:", [round(w, 3) for w in fitted(matches, range(wide))])


if __name__ == "__main__":
    main()
