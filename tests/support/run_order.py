"""The order of the tests where workers share them with `--dist worksteal`.

Each worker begins with an equal part of the list, and one that has finished takes tests from the end of
another one's. So each part begins with its share of the slow tests: what is left at the end is short.
"""

from itertools import groupby
from typing import Any

SLOW = {"playwright", "firefox", "start_server", "copy"}
"""Fixtures of modules that start browsers, servers or other programs for single tests."""


def slow_ones_first(tests: list[Any], workers: int) -> list[Any]:
    """Return these pytest items in parts of equal length, one per worker; a module's tests stay together."""
    modules = [list(found) for _, found in groupby(tests, lambda test: test.location[0])]
    slow = [module for module in modules if any(SLOW & set(test.fixturenames) for test in module)]
    rest = [test for module in modules if module not in slow for test in module]
    ordered = []
    for worker in range(workers):
        part = [test for module in slow[worker::workers] for test in module]
        short = (len(tests) - len(ordered)) // (workers - worker) - len(part)
        ordered += [*part, *rest[:short]]
        del rest[:short]
    return ordered + rest
