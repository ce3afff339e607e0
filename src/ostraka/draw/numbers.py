"""Numbers for people. What differs between languages comes from the catalogue, like any word."""

from __future__ import annotations

from ostraka.draw.scene import Translate

MINUS = "−"


def counted(t: Translate, count: int, one: str, many: str, none: str = "") -> str:
    """One thing, or {count} of them. Languages disagree on how to count nothing: where that may
    happen it has words of its own."""
    form = one if count == 1 else many if count else none or many
    return t(form).format(count=count)


def signed(number: int) -> str:
    """What is won or lost: +3, −3."""
    return f"{number:+d}".replace("-", MINUS)


def decimal(t: Translate, number: float, digits: int = 1) -> str:
    """With its decimal point, or comma."""
    return f"{number:.{digits}f}".replace("-", MINUS).replace(".", t("."))


def percent(t: Translate, share: float) -> str:
    """A probability in whole percents; 0% and 100% are for what is impossible and what is sure."""
    whole = round(100 * share)
    if 0 < share < 1 and whole in (0, 100):
        return t("under {percent}%" if whole == 0 else "over {percent}%").format(
            percent=min(max(whole, 1), 99)
        )
    return t("{percent}%").format(percent=whole)
