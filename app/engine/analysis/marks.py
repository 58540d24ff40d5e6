"""The mark of a decision: by its gain in the chance to win, and only beyond twice the error of the gain."""

from enum import StrEnum

INACCURATE, MISTAKEN, COSTLY = 0.02, 0.05, 0.10
"""The lost chance to win from which on a decision has each mark."""
ERRORS = 2.0
"""The standard errors by which a gain or a loss must exceed 0 to be marked."""


class Mark(StrEnum):
    BETTER = "better"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    COSTLY = "costly"
    UNCLEAR = "unclear"


LOSSES = (Mark.INACCURACY, Mark.MISTAKE, Mark.COSTLY)
MARKED = (Mark.BETTER, *LOSSES)
"""The marks of decisions that are told on a page."""


def mark_of(gain: float, error: float, is_postponed: bool = False) -> Mark:
    """Return the mark of a decision that gained or lost this chance to win against the computer's answer.

    Nothing is lost yet with `is_postponed`: the seat can give that answer at its next decision.
    """
    if abs(gain) < INACCURATE or (is_postponed and gain < 0):
        return Mark.FINE
    if abs(gain) <= ERRORS * error:
        return Mark.UNCLEAR
    if gain > 0:
        return Mark.BETTER
    if gain > -MISTAKEN:
        return Mark.INACCURACY
    return Mark.MISTAKE if gain > -COSTLY else Mark.COSTLY


def is_sure(gain: float, error: float) -> bool:
    """Return whether no threshold is within reach of the error, so that more worlds would not change it."""
    near = ERRORS * error
    return all(abs(abs(gain) - threshold) > near for threshold in (INACCURATE, MISTAKEN, COSTLY))
