"""The Tomb Raiders on a page: the tape of weeks, the storage, the digs, the shows and the hand."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.core.origin import RECONSTRUCTED
from ostraka.core.play import Seat, places
from ostraka.games.tomb_raiders.rules.box import GIFTS
from ostraka.games.tomb_raiders.ui.board.grounds import grounds
from ostraka.games.tomb_raiders.ui.board.professors import scholars
from ostraka.games.tomb_raiders.ui.board.shows import shows
from ostraka.games.tomb_raiders.ui.board.storage import storage
from ostraka.games.tomb_raiders.ui.board.tape import tabs, tape
from ostraka.games.tomb_raiders.ui.sheets import players
from ostraka.games.tomb_raiders.ui.sheets.gifts import gifts
from ostraka.games.tomb_raiders.ui.sheets.hand import hand
from ostraka.games.tomb_raiders.ui.sheets.planner import planner
from ostraka.games.tomb_raiders.ui.sheets.points import how_it_counts
from ostraka.games.tomb_raiders.ui.sheets.revealed import choosing, haul
from ostraka.games.tomb_raiders.ui.text import choices
from ostraka.games.tomb_raiders.ui.text.reading import PLANNING, is_player, may_act, position, seen
from ostraka.games.tomb_raiders.ui.text.words import ENDINGS, IN, OF
from ostraka.ui.markup import html, join
from ostraka.ui.scene import Entry, Look, Panel, Question, Shortcut, Standing, Tell


def board(look: Look) -> Markup:
    """The tape of weeks, and below it the whole table or the sheet of the question asked."""
    sheet = _sheet(look)
    if sheet is not None:
        return tape(look) + sheet + haul(look)
    parts = (tape, tabs, storage, grounds, hand, _wall, haul)
    return join(part(look) for part in parts)


def _wall(look: Look) -> Markup:
    """What hangs on the wall beside the table."""
    return html('<div class="wall" id="wall">{}{}</div>', shows(look), how_it_counts(look))


def _sheet(look: Look) -> Markup | None:
    """The sheet over the table while a choice needs more questions."""
    task = seen(look)["task"]
    if not may_act(look) or task == "act":
        return None
    if task in PLANNING:
        return planner(look)
    return gifts(look) if task == "give" else choosing(look)


def heading(look: Look) -> str:
    """How far the game is."""
    view, t = seen(look), look.t
    if look.over:
        return choices.sentence(t(ENDINGS[view["ending"]]))
    return t("{count} cards in the draw pile").format(count=view["deck"])


# --- What is asked ----------------------------------------------------------------------------


def question(look: Look) -> Question:
    """Return what the active player is asked, or for the others, whom they wait for."""
    if look.over:
        return _result(look)
    if not may_act(look):
        return _waiting(look)
    view, t = seen(look), look.t
    region = view["region"] or ""
    if view["task"] == "permit":
        return Question(t("Which permit do you spend?"), t("It leaves the game."))
    if view["task"] == "assist":
        words = t("Each adds 1 point of knowledge to this dig, then leaves the game.")
        return Question(t("How many assistants go along?"), words)
    if view["task"] == "weeks":
        title = t("For how many weeks do you dig {where}?").format(where=t(IN[region]))
        return Question(title, t("Your marker moves first, then the cards are drawn."))
    if view["task"] == "keep":
        return Question(t("Which find do you keep?"), t("Only you see the pile."))
    if view["task"] == "give":
        number = GIFTS[int(str(view["museum"])) - 1] - view["gifts"] + 1
        title = t("Which find is gift number {number}?").format(number=number)
        return Question(title, t("{count} still to give.").format(count=view["gifts"]))
    return Question(t("Your move"), t("Take a card, dig, play a card, show or give finds."))


def _waiting(look: Look) -> Question:
    view, t = seen(look), look.t
    region = view["region"] or "egypt"
    words = {
        "stack": t("The markers are stacked"),
        "fill": t("Cards come off the draw pile"),
        "draw": t("{name} draws cards {where}"),
        "look": t("{name} looks through the pile {of}"),
        "act": t("{name} is to move"),
        "permit": t("{name} plans a dig {where}"),
        "assist": t("{name} plans a dig {where}"),
        "weeks": t("{name} plans a dig {where}"),
        "keep": t("{name} chooses a find from the pile {of}"),
        "give": t("{name} chooses gifts for a museum"),
    }[view["task"]]
    title = words.format(name=look.names[view["turn"]], where=t(IN[region]), of=t(OF[region]))
    reason = t("The player who has spent the fewest weeks moves.") if is_player(look) else ""
    return Question(title, reason)


def _result(look: Look) -> Question:
    view, t = seen(look), look.t
    scores = position(view).scores()
    winners = [seat for seat, place in enumerate(places(scores)) if place == 1]
    why = choices.sentence(t(ENDINGS[view["ending"]]))
    if len(winners) > 1:
        names = t(", ").join(look.names[seat] for seat in winners)
        return Question(t("Shared by {names}").format(names=names), why)
    title = t("{name} wins with {points} points").format(
        name=look.names[winners[0]], points=scores[winners[0]][0]
    )
    return Question(title, why)


def tells(look: Look) -> list[Tell]:
    """Every choice with what it costs and brings."""
    return choices.tells(look)


def shortcuts(look: Look) -> list[Shortcut]:
    """No choice of this game is worth leaving to chance."""
    return []


# --- What stands beside -----------------------------------------------------------------------


def panels(look: Look) -> list[Panel]:
    """The professors, unless a sheet lies over the table."""
    if _sheet(look) is not None:
        return []
    return [Panel("scholars", look.t("Professors"), scholars(look), origin=RECONSTRUCTED)]


def standing(look: Look, seat: Seat) -> Standing:
    """A player's row."""
    return players.standing(look, seat)


def ledger(look: Look) -> list[Entry]:
    """Where the points came from."""
    return players.ledger(look)
