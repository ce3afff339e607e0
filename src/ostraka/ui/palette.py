"""Every colour, size and type face, light and dark: the one source that style sheets refer to.

A token is a custom property of CSS, `var(--gold)`. Dark is `[data-theme="dark"]`; where the reader
chose nothing, the browser's preference decides (see `with_preference`). Colour has one meaning:
lapis is what you can do, gold what is yours, red danger or loss; sites and seats always come with
an icon or a mark.
"""

from __future__ import annotations

import re
from typing import Final

SIZES: Final = {
    "display": '"Marcellus", serif',
    "text": '"Alegreya Sans", sans-serif',
    # type: 14 16 18 22 28 36
    "t-s": ".875rem",
    "t-m": "1rem",
    "t-l": "1.125rem",
    "t-h3": "1.375rem",
    "t-h2": "1.75rem",
    "t-h1": "2.25rem",
    "t-word": "clamp(3.25rem, 6vw, 5.5rem)",
    # space: 4 8 12 16 24 32 48 64
    "s1": "4px",
    "s2": "8px",
    "s3": "12px",
    "s4": "16px",
    "s5": "24px",
    "s6": "32px",
    "s7": "48px",
    "s8": "64px",
    "gap": "12px",
    "radius": "10px",
    "quick": "120ms",
    "calm": "220ms",
    "ease": "cubic-bezier(.2, .7, .2, 1)",
    # made of colours, so they change with them
    "tint-gold": "color-mix(in srgb, var(--gold) 14%, transparent)",
    "tint-lapis": "color-mix(in srgb, var(--lapis) 11%, transparent)",
    "tint-danger": "color-mix(in srgb, var(--danger) 10%, transparent)",
}

COLOURS: Final = {
    # papyrus, and the lamp-lit tent
    "paper": ("#f5ecd8", "#1b1713"),
    "paper-raised": ("#fbf5e6", "#27211a"),
    "paper-sunk": ("#e6d7b8", "#130f0c"),
    "paper-glow": ("#fbf5e6", "#2b231a"),  # at the top of a page
    "ink": ("#2a2018", "#f1e5cc"),
    "ink-soft": ("#6a5842", "#b7a483"),
    "line": ("#cdb88d", "#4b3f2f"),
    "line-strong": ("#8b6d3b", "#8b7653"),  # edges of controls: three to one on every paper
    "gold": ("#a9781f", "#e0ad4b"),
    "lapis": ("#1d4f7c", "#7fb2e0"),
    "turquoise": ("#1f7d75", "#5cc4ba"),
    "terracotta": ("#b04e2b", "#e07f57"),
    "sand": ("#dcbf85", "#8a6f3f"),
    "danger": ("#a32a2a", "#f37b7b"),
    "good": ("#2f7d4a", "#6fce8f"),
    # dark enough for small text on every paper
    "gold-ink": ("#7d5612", "#e0ad4b"),
    "good-ink": ("#27693f", "#6fce8f"),
    "terracotta-ink": ("#9a4122", "#e07f57"),
    # what you can do, what you keep, what is dangerous: with the text on them
    "action": ("#1d4f7c", "#3474ad"),
    "action-ink": ("#fbf5e6", "#fdf6e6"),
    "keep": ("#e9bd4c", "#e0ad4b"),
    "keep-ink": ("#3a2603", "#2a1c02"),
    "again": ("#27693f", "#2f7d4a"),
    "again-ink": ("#fbf5e6", "#fdf6e6"),
    "harm": ("#a32a2a", "#b23a3a"),
    "harm-ink": ("#fbf5e6", "#fdf6e6"),
    # sites and regions, each with its icon; `-on` is what is drawn on them
    "greece": ("#d2741f", "#e08a3c"),
    "greece-on": ("#2a2018", "#1d120a"),
    "crete": ("#7a4fa0", "#a67cc9"),
    "crete-on": ("#ffffff", "#1d120a"),
    "egypt": ("#d9a514", "#e6b93a"),
    "egypt-on": ("#2a2018", "#1d120a"),
    "palestine": ("#47803a", "#7fb86c"),
    "palestine-on": ("#ffffff", "#1d120a"),
    "mesopotamia": ("#2b6ca8", "#6ba6dc"),
    "mesopotamia-on": ("#ffffff", "#1d120a"),
    # seats, each with its mark: circle, square, triangle, diamond, star, hexagon
    "seat-0": ("#c23b34", "#ea6a60"),
    "seat-1": ("#2766ad", "#6ea6e6"),
    "seat-2": ("#2f8a57", "#5fbf8b"),
    "seat-3": ("#c98a12", "#e6ad3c"),
    "seat-4": ("#7b4aa3", "#b48ad8"),
    "seat-5": ("#3c3c3c", "#b9b4ab"),
    "mark-line": ("#2a2018", "#f1e5cc"),
    # light
    "shade": ("rgb(60 40 10 / .16)", "rgb(0 0 0 / .5)"),
    "shade-wide": ("rgb(60 40 10 / .16)", "rgb(0 0 0 / .48)"),
    "grain": ('url("grain.png")', 'url("grain-dark.png")'),
    "plate-light": ("none", "brightness(.9) saturate(.95)"),
}

SHADOWS: Final = {
    "shadow": "0 1px 2px var(--shade), 0 6px 18px var(--shade-wide)",
    "lift": "0 2px 4px var(--shade), 0 14px 32px var(--shade-wide)",
}

DARK_RULE: Final = re.compile(r'\[data-theme="dark"\]([^{},]*)\{([^{}]*)\}')


def css() -> str:
    """The tokens as a style sheet."""
    light = {name: pair[0] for name, pair in COLOURS.items()}
    dark = {name: pair[1] for name, pair in COLOURS.items()}
    return (
        _block(":root", {"color-scheme": "light"}, SIZES | light | SHADOWS)
        + _block('[data-theme="dark"]', {"color-scheme": "dark"}, dark)
        + "".join(f".seat-{seat} {{ --seat: var(--seat-{seat}); }}\n" for seat in range(6))
    )


def with_preference(sheet: str) -> str:
    """Every rule for the dark a second time, for readers who chose nothing in dark browsers."""
    return DARK_RULE.sub(
        r"\g<0> @media (prefers-color-scheme: dark) { :root:not([data-theme])\1{\2} }", sheet
    )


def _block(selector: str, plain: dict[str, str], tokens: dict[str, str]) -> str:
    lines = [f"  {name}: {value};" for name, value in plain.items()]
    lines += [f"  --{name}: {value};" for name, value in tokens.items()]
    return "\n".join([f"{selector} {{", *lines, "}\n"])
