"""Every sentence that a game can say, and the number that stands for it in code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product

from ostraka.core.errors import NoSuchAction


class Notation:
    """The sentences of a game, declared block by block.

    `DIG = notation.block("dig {square}", square=SQUARES)` gives the number of the first
    sentence of the block; `DIG + 5` is then the one about the sixth square.

    That first sentence is also how a block is told from the others: `first_of[action] == DIG`
    holds for every sentence of the block and for no other, whatever is declared before or after
    it. Rules that compare actions by size would depend on the order of declaration.
    """

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._numbers: dict[str, int] = {}
        self._blocks: list[str] = []
        self.blocks: list[str] = []
        self.first_of: list[int] = []
        """For every action, the first sentence of its block."""
        self.of_chance: list[bool] = []
        """For every action, whether only chance says it."""

    def block(self, template: str, **slots: Iterable[object]) -> int:
        """Declare all sentences of one form; the last slot varies fastest."""
        return self._declare(template, slots, False)

    def chance(self, template: str, **slots: Iterable[object]) -> int:
        """The same for sentences that only chance says."""
        return self._declare(template, slots, True)

    def _declare(self, template: str, slots: Mapping[str, Iterable[object]], chance: bool) -> int:
        first = len(self._texts)
        for values in product(*slots.values()):
            text = template.format(**dict(zip(slots, values, strict=True)))
            assert text not in self._numbers, f"{text!r} is declared twice"
            self._numbers[text] = len(self._texts)
            self._texts.append(text)
            self._blocks.append(template)
            self.first_of.append(first)
            self.of_chance.append(chance)
        self.blocks.append(template)
        return first

    def choices(self) -> list[int]:
        """The actions that players have: every sentence but those of chance."""
        return [action for action, chance in enumerate(self.of_chance) if not chance]

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
