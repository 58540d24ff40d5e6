"""The luck of a match in words."""

from collections.abc import Iterator
from itertools import groupby

from app.api.i18n.translations import texts
from app.engine.capabilities.luck import Account, verdict
from app.table.stories.luck_tally import LuckTally


def luck_report(fortune: LuckTally, lang: str = "en") -> Iterator[str]:
    """Yield the lines of a report for a terminal: per kind and seat the sum, the usual deviation, and the
    verdict.
    """
    game = fortune.game
    if game is None or game.luck is None:
        yield "This game has no luck analysis."
        return
    wide = max(map(len, fortune.names))
    for kind, found in groupby(fortune.accounts(), key=lambda one: one.kind):
        yield texts.say(lang, f"lu-{kind}", game.id)
        for one in found:
            yield (
                f"  {fortune.names[one.seat]:{wide}}  {one.gain:+8.3f}  ±{one.deviation:6.3f}"
                f"  {one.draws:4} draws  {verdict_text(one, lang)}"
            )
    yield texts.say(lang, "lu-explain")


def verdict_text(account: Account, lang: str) -> str:
    """Return the verdict on an account in words."""
    said = verdict(account)
    return texts.say(lang, said.says, of=said.of)
