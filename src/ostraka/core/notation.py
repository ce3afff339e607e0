"""Every sentence that a game can say, and the number that stands for it inside."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from ostraka.core.errors import NoSuchAction


class Notation:
    """The sentences of a game, declared block by block.

    `DIG = notation.block("dig {square}", square=SQUARES)` gives the number of the first
    sentence of the block; `DIG + 5` is then the one about the sixth square.
    """

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._numbers: dict[str, int] = {}
        self._blocks: list[str] = []
        self._of_chance: set[str] = set()
        self.blocks: list[str] = []

    def block(self, template: str, **slots: Iterable[object]) -> int:
        """Declare all sentences of one form; the last slot varies fastest."""
        first = len(self._texts)
        for values in product(*slots.values()):
            text = template.format(**dict(zip(slots, values, strict=True)))
            assert text not in self._numbers, f"{text!r} is declared twice"
            self._numbers[text] = len(self._texts)
            self._texts.append(text)
            self._blocks.append(template)
        self.blocks.append(template)
        return first

    def chance(self, template: str, **slots: Iterable[object]) -> int:
        """The same for sentences that only chance says."""
        self._of_chance.add(template)
        return self.block(template, **slots)

    def choices(self) -> list[int]:
        """The actions that players have: every sentence but those of chance."""
        numbered = enumerate(self._blocks)
        return [action for action, template in numbered if template not in self._of_chance]

    def __len__(self) -> int:
        return len(self._texts)

    def text(self, action: int) -> str:
        """The sentence of an action."""
        return self._texts[action]

    def block_of(self, action: int) -> str:
        """The form that an action's sentence has, for instance "dig {square}"."""
        return self._blocks[action]

    def parse(self, text: str) -> int:
        """The action that a sentence stands for."""
        number = self._numbers.get(text)
        if number is None:
            raise NoSuchAction(text)
        return number
