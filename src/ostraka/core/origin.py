"""Where the figures of a game's box come from, and how sure they are.

In `components.toml`, `from = "<origin>"` gives the origin of all figures of a table, `<part>_from`
that of one or some of them. The table `[sure]` says how sure figures of each origin are; `sure` and
`<part>_sure` override it for one table. A table inside another one may override both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ostraka.core.box import Entry

ORIGINS: Final = ("stated", "reported", "derived", "inferred", "reconstructed")
"""In this order: printed on a part or in a rulebook; reported in accounts of the printed game;
worked out from such figures; read from damaged or incomplete text; made up, because the printed
figures are lost."""
RECONSTRUCTED: Final = ORIGINS[-1]
SURENESS: Final = ("high", "medium", "low")

_SURE: Final = "sure"
_FROM: Final = "from"


@dataclass(frozen=True)
class Figure:
    """Figures of one table that share an origin."""

    where: str  # keys from the top, with the number of a table in a list: "wheel.rows 9.cells 1"
    part: str  # which figures of the table; empty for all others
    origin: str
    sure: str

    @property
    def kind(self) -> str:
        """The same without numbers, and with the part: "wheel.rows.cells", "gods:value"."""
        keys = ".".join(step.split(" ")[0] for step in self.where.split("."))
        return f"{keys}:{self.part}" if self.part else keys

    @property
    def printed(self) -> bool:
        """Whether the figure is surely the printed one."""
        return self.sure == SURENESS[0] and self.origin != RECONSTRUCTED


def figures(box: Entry) -> list[Figure]:
    """Every origin that a component file names, in its order."""
    sure = {key: box.entry(_SURE).word(key, SURENESS) for key in box.entry(_SURE).data}
    box.entry(_SURE).only(*ORIGINS)
    return _within(box, "", sure)


def _within(entry: Entry, where: str, usual: dict[str, str]) -> list[Figure]:
    found = []
    for key, value in entry.data.items():
        if key == _FROM or key.endswith(f"_{_FROM}"):
            part = key.removesuffix(_FROM).rstrip("_")
            origin = entry.word(key, ORIGINS)
            entry.expect(origin in usual, f"how sure “{origin}” is, in the table “{_SURE}”")
            found.append(Figure(where, part, origin, _sure(entry, part, usual[origin])))
        elif isinstance(value, dict):
            if where or key != _SURE:
                found += _within(entry.entry(key), _join(where, key), usual)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, inner in enumerate(entry.entries(key), 1):
                found += _within(inner, f"{_join(where, key)} {number}", usual)
    return found


def _sure(entry: Entry, part: str, usual: str) -> str:
    key = f"{part}_{_SURE}" if part else _SURE
    if isinstance(entry.data.get(key, {}), dict):  # at the top this is the table `[sure]`
        return usual
    return entry.word(key, SURENESS)


def _join(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key
