"""Numbers in the reader's language."""

from collections.abc import Sequence

from app.api.i18n.translations import texts


def percent(chance: float, lang: str) -> str:
    """Return a probability in whole percent; 0 and 100 are reserved for what is certain."""
    whole = round(100 * chance)
    if not 1 <= whole <= 99 and chance not in (0, 1):
        return texts.say(lang, "mo-sure" if whole > 50 else "mo-hardly")
    return texts.say(lang, "mo-percent", n=whole)


def decimal(value: float, lang: str) -> str:
    """Return a number with one decimal, rounded as `round_to_tenths` does."""
    return f"{round(10 * value) / 10:.1f}".replace(".", "." if lang == "en" else ",").replace("-", "\u2212")


def round_to_tenths(parts: Sequence[float]) -> list[float]:
    """Round to tenths so that the parts add up to their rounded sum.

    Where they would not, those with the largest rounding errors give way.
    """
    rounded = [round(10 * one) for one in parts]
    missing = round(10 * sum(parts)) - sum(rounded)
    by_error = sorted(
        range(len(parts)), key=lambda place: 10 * parts[place] - rounded[place], reverse=missing > 0
    )
    for place in by_error[: abs(missing)]:
        rounded[place] += 1 if missing > 0 else -1
    return [one / 10 for one in rounded]
