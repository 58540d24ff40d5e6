"""Numbers as a reader writes them."""

from collections.abc import Sequence

from app.api.i18n.translations import texts


def percent(chance: float, lang: str) -> str:
    """Whole percents; nothing and all only of what cannot be otherwise."""
    whole = round(100 * chance)
    if not 1 <= whole <= 99 and chance not in (0, 1):
        return texts.say(lang, "mo-sure" if whole > 50 else "mo-hardly")
    return texts.say(lang, "mo-percent", n=whole)


def decimal(value: float, lang: str) -> str:
    """To a tenth, rounded as `tenths` does."""
    return f"{round(10 * value) / 10:.1f}".replace(".", "." if lang == "en" else ",").replace("-", "\u2212")


def round_to_tenths(parts: Sequence[float]) -> list[float]:
    """What add up to the tenths of their sum: where they would not, whatever is rounded most gives way."""
    rounded = [round(10 * one) for one in parts]
    missing = round(10 * sum(parts)) - sum(rounded)
    by_error = sorted(
        range(len(parts)), key=lambda place: 10 * parts[place] - rounded[place], reverse=missing > 0
    )
    for place in by_error[: abs(missing)]:
        rounded[place] += 1 if missing > 0 else -1
    return [one / 10 for one in rounded]
