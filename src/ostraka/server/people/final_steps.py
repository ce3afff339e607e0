"""Final steps end something for good: find them, and tell whether the last can be taken back."""

from __future__ import annotations

from ostraka.core.journal import UNDO
from ostraka.core.play import Action, Game, Seat, State
from ostraka.core.table import Table
from ostraka.server.html.scenes import scene_of
from ostraka.server.people.chairs import Chairs
from ostraka.ui.scene import Look


def final_choices(game: Game, state: State, seat: Seat, names: tuple[str, ...]) -> set[str]:
    """The sentences of a seat that would end something for good."""
    legal = tuple(game.notation.text(action) for action in state.legal())
    look = Look(state.view(seat), seat, seat, legal, names, odds=False)
    return {tell.say for tell in scene_of(game.key).tells(look) if tell.final}


def choices_for_late_player(table: Table) -> list[Action]:
    """What a bot may choose for a player whose time ran out: nothing final, if anything else is
    legal. They may be back for their next move."""
    legal = table.legal()
    final = final_choices(table.game, table.state, table.actor, table.names)
    text = table.game.notation.text
    return [action for action in legal if text(action) not in final] or legal


def may_be_taken_back(table: Table, chairs: Chairs) -> bool:
    """Whether the latest step is a person's, ended something for good, and can be taken back."""
    before = table.before_last_step()
    if before is None or not chairs[before[0]].by_hand:
        return False
    seat, state = before
    said = table.journal.steps[-1][1]
    return said != UNDO and said in final_choices(table.game, state, seat, table.names)
