"""The unrolled road of a race, in tables of integers that are made once per course (UR-1).

Nodes are numbered in the order of play: of two riders the one with the greater node goes first (UR-4.2).
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from msgspec import Struct

from app.games.um_reifenbreite.actions import Move
from app.games.um_reifenbreite.data import RaceCourse, Space, Sprint, Terrain, box

NOWHERE = -1


class Road(Struct, frozen=True):
    """Tables by node; NOWHERE means that there is no node."""

    ids: tuple[str, ...]  # "leg:space"
    index: dict[str, int]
    leg: tuple[int, ...]
    lane: tuple[int, ...]
    progress: tuple[int, ...]  # UR-1.2
    terrain: tuple[Terrain, ...]
    number: tuple[int, ...]
    bend: tuple[bool, ...]
    steps: tuple[tuple[tuple[int, str], ...], ...]  # (node, letter): straight, right, left (UR-1.3)
    behind: tuple[int, ...]  # UR-1.7
    ahead: tuple[int, ...]  # straight ahead
    sides: tuple[tuple[int, ...], ...]
    forks: tuple[tuple[int, ...], ...]  # nodes with a diagonal step to here, lower lane first
    dots: tuple[int, ...]
    legs: int  # the finish line is behind leg `legs - 1`
    lines: tuple[str | None, ...]  # the chequered line at the end of each leg
    sprints: dict[int, Sprint]  # by leg (UR-13.1)
    moves: tuple[Move, ...]  # the action that moves to the node


@cache
def road_of(race: str) -> Road:
    return unroll(box().races[race])


def unroll(course: RaceCourse) -> Road:
    """Return the road of a course: the legs in order, then the runout behind the finish line (UR-1.1)."""
    sections = (*course.legs, *course.runout)
    start = [0]
    for section in sections:
        start.append(start[-1] + box().sections[section].length)
    spaces = sorted(
        (
            (leg, s)
            for leg, section in enumerate(sections)
            for s in box().spaces.values()
            if s.section == section
        ),
        key=lambda at: (start[at[0]] + at[1].p1, -at[1].lane),
    )
    index = {f"{leg}:{space.id}": node for node, (leg, space) in enumerate(spaces)}
    steps = tuple(_steps(index, sections, leg, space) for leg, space in spaces)
    ids = tuple(index)
    return Road(
        ids=ids,
        index=index,
        leg=tuple(leg for leg, _ in spaces),
        lane=tuple(space.lane for _, space in spaces),
        progress=tuple(start[leg] + space.p1 for leg, space in spaces),
        terrain=tuple(space.terrain for _, space in spaces),
        number=tuple(space.number for _, space in spaces),
        bend=tuple(space.bend for _, space in spaces),
        steps=steps,
        behind=tuple(_neighbour(index, sections, leg, space.prev, -1) for leg, space in spaces),
        ahead=tuple(_neighbour(index, sections, leg, space.straight, 1) for leg, space in spaces),
        sides=tuple(tuple(index[f"{leg}:{side}"] for side in space.sides) for leg, space in spaces),
        forks=_forks(steps, tuple(space.lane for _, space in spaces)),
        dots=tuple(node for node, (leg, space) in enumerate(spaces) if leg == 0 and space.dot),
        legs=len(course.legs),
        lines=tuple(box().sections[section].line for section in sections),
        sprints=_sprints(course),
        moves=tuple(map(Move, ids)),
    )


def _neighbour(
    index: dict[str, int], sections: tuple[str, ...], leg: int, names: tuple[str, ...], way: int
) -> int:
    """Return the node among `names` on this leg, or on the next (`way` 1) or previous one (-1)."""
    for name in names:
        section = box().spaces[name].section
        if section == sections[leg]:
            return index[f"{leg}:{name}"]
        if 0 <= leg + way < len(sections) and section == sections[leg + way]:
            return index[f"{leg + way}:{name}"]
    return NOWHERE


def _steps(
    index: dict[str, int], sections: tuple[str, ...], leg: int, space: Space
) -> tuple[tuple[int, str], ...]:
    """Return exactly the steps that the data lists, if the next leg has them (UR-1.3, UR-1.4, UR-1.6)."""
    ways = ((space.straight, "s"), (space.right, "r"), (space.left, "l"))
    found = ((_neighbour(index, sections, leg, names, 1), letter) for names, letter in ways)
    return tuple((node, letter) for node, letter in found if node != NOWHERE)


def _forks(
    steps: tuple[tuple[tuple[int, str], ...], ...], lane: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    into: list[list[int]] = [[] for _ in steps]
    for node, ways in enumerate(steps):
        for to, letter in ways:
            if letter != "s":
                into[to].append(node)
    return tuple(tuple(sorted(nodes, key=lambda node: lane[node])) for nodes in into)


def _sprints(course: RaceCourse) -> dict[int, Sprint]:
    """Return the sprint of each line but the first and the finish, by the leg that it ends (UR-13.1)."""
    legs = [leg for leg, section in enumerate(course.legs) if box().sections[section].line]
    return dict(zip(legs[1:-1], course.sprints, strict=True))


def nodes_of(road: Road, start: str, path: str) -> Iterator[int]:
    """Yield the nodes of a path, which has one letter per step."""
    node = road.index[start]
    for letter in path:
        node = next(to for to, way in road.steps[node] if way == letter)
        yield node


def reach(race: str, start: int, allowance: int, occupied: frozenset[int]) -> dict[int, str]:
    """Return every free node within 1 to `allowance` steps, with its path (UR-5.5); the nearest first.

    The path is a shortest one, preferring straight, then right, then left at each step: nodes are found in
    the order of their paths, so the first path to reach a node is the preferred one.
    """
    return _searched(race, start, allowance, occupied)[0]


def ways_from(race: str, start: int, allowance: int, occupied: frozenset[int]) -> str:
    """Return the paths of `reach`, separated by spaces, without those that are the beginning of another."""
    return _searched(race, start, allowance, occupied)[1]


@lru_cache(maxsize=4096)
def _searched(race: str, start: int, allowance: int, occupied: frozenset[int]) -> tuple[dict[int, str], str]:
    """Return the results of `reach` and `ways_from` from one search."""
    steps = road_of(race).steps
    found, queue, ends = {start: ""}, [start], []
    for node in queue:
        path, ended = found[node], True
        if len(path) == allowance:
            break
        for to, letter in steps[node]:
            if to not in found and to not in occupied:  # UR-1.5
                found[to] = path + letter
                queue.append(to)
                ended = False
        if ended:
            ends.append(path)
    del found[start]
    ends += [path for path in found.values() if len(path) == allowance]
    return found, " ".join(filter(None, ends))


def distance(road: Road, start: int, end: int, occupied: frozenset[int]) -> int | None:
    """Return the number of steps to a node, whatever the allowance (UR-5.5); None if no way is free."""
    seen, edge, steps = {start}, [start], 0
    while edge:
        steps += 1
        edge = [to for node in edge for to, _ in road.steps[node] if to not in seen and to not in occupied]
        edge = list(dict.fromkeys(edge))
        if end in edge:
            return steps
        seen.update(edge)
    return None


def lines_between(road: Road, start: int, end: int) -> list[int]:
    """Return the legs whose chequered lines are between two nodes, in road order (UR-5.8)."""
    first, last = road.leg[start], road.leg[end]
    return [leg for leg in range(first, last) if road.lines[leg]] if last > first else []
