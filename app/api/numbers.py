"""Numbers as a reader writes them."""

from app.api.text import texts


def percent(chance: float, lang: str) -> str:
    """Whole percents; never nothing, never all."""
    whole = round(100 * chance)
    if not 1 <= whole <= 99:
        return texts.say(lang, "mo-sure" if whole > 50 else "mo-hardly")
    return texts.say(lang, "mo-percent", n=whole)


def decimal(value: float, lang: str) -> str:
    """To a tenth."""
    return f"{value:.1f}".replace(".", "." if lang == "en" else ",").replace("-", "\u2212")
