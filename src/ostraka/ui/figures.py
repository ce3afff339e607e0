"""Numbers as people write them: a true minus, the reader's decimal point and per cent."""

from __future__ import annotations

from typing import Final

from ostraka.ui.scene import Translate

ROMAN: Final = {
    1000: "M",
    900: "CM",
    500: "D",
    400: "CD",
    100: "C",
    90: "XC",
    50: "L",
    40: "XL",
    10: "X",
    9: "IX",
    5: "V",
    4: "IV",
    1: "I",
}


def signed(number: int) -> str:
    """A gain or a loss."""
    return f"+{number}" if number > 0 else f"\u2212{-number}" if number else "0"


def decimal(number: float, t: Translate) -> str:
    """A number to a tenth."""
    units, tenths = divmod(round(abs(number) * 10), 10)
    return t("{units}.{tenths}").format(units=units, tenths=tenths)


def average(number: float, t: Translate) -> str:
    """A gain or a loss, to a tenth."""
    tenths = round(number * 10)
    sign = "+" if tenths > 0 else "\u2212" if tenths < 0 else ""
    return sign + decimal(number, t)


def percent(share: float, t: Translate) -> str:
    """A chance in per cent; only certain things are 0 or 100."""
    number = round(share * 100)
    if 0 < share < 1:
        number = min(max(number, 1), 99)
    return t("{number} %").format(number=number)


def counted(count: int, t: Translate, one: str, many: str, none: str = "") -> str:
    """One thing, or {count} of them. Languages disagree on how to say zero, so give `none` if the
    count may be 0."""
    form = one if count == 1 else many if count else none or many
    return t(form).format(count=count)


def roman(number: int) -> str:
    """A number in Roman numerals, as on printed plates."""
    letters = ""
    for value, sign in ROMAN.items():
        times, number = divmod(number, value)
        letters += sign * times
    return letters
