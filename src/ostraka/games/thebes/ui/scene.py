"""Thebes on a page: the map with its weeks, the wheel of a dig, tokens out of the bag."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.core.play import Seat, places
from ostraka.games.thebes.knowledge.determinize import visible
from ostraka.games.thebes.knowledge.odds import odds
from ostraka.games.thebes.rules.box import NUMBER, ROW, SITES, VALUE
from ostraka.games.thebes.rules.scoring import congress_points, majority_points
from ostraka.games.thebes.rules.seats import CONGRESSES, FAME, OBJECTS, OWN, WORTH
from ostraka.games.thebes.ui.art.glyphs import THINGS
from ostraka.games.thebes.ui.board.map import covered, ground, mapboard, state_of
from ostraka.games.thebes.ui.board.strip import near
from ostraka.games.thebes.ui.pieces import place_name, seen, sentences
from ostraka.games.thebes.ui.sheets import dig
from ostraka.games.thebes.ui.sheets.bags import bags
from ostraka.games.thebes.ui.sheets.display import brings, display, exhibitions
from ostraka.games.thebes.ui.sheets.players import belongings, leads, objects
from ostraka.games.thebes.ui.sheets.unearthed import unearth
from ostraka.games.thebes.ui.sheets.wheel import PreparedDig, week_brings, week_title, wheel_page
from ostraka.games.thebes.ui.text.choices import Choice, Mover, all_choices, date, told
from ostraka.games.thebes.ui.text.final import stopping
from ostraka.games.thebes.ui.text.words import ENDINGS, IN, card
from ostraka.ui.icons import icon
from ostraka.ui.scene import Entry, Look, Panel, Question, Shortcut, Standing, Tell


def board(look: Look) -> Markup:
    """The map and the bags. While a dig is prepared the wheel lies over them; tokens are drawn
    above them."""
    mover = Mover(look)
    if mover.view["task"] == "dig":
        prepared = _prepared(mover)
        under = f"{ground(look, prepared.place)}{covered(mover)}"
        return Markup(f"{under}{wheel_page(prepared)}{bags(look)}")
    above = f"{bags(look)}{unearth(look)}"
    return Markup(f"{ground(look)}{near(mover)}{mapboard(mover, all_choices(mover))}{above}")


def heading(look: Look) -> str:
    """How far the year is, and how much time is left."""
    view, t = seen(look), look.t
    if look.over:
        return t("The year 1904 has begun.")
    player = view["players"][view["turn"]]
    return t("{year}, week {week}").format(year=player["year"], week=player["week"])


# --- What is asked ------------------------------------------------------------------------------


def question(look: Look) -> Question:
    """What the acting player is asked, and whom the others wait for."""
    if look.over:
        return _result(look)
    mover, t = Mover(look), look.t
    if not look.legal:
        return _waiting(mover)
    if mover.view["task"] == "dig":
        words = t("How long will you dig {place}?").format(place=t(IN[_prepared(mover).site]))
        how = t("Choose the weeks on the wheel.")
        if any(say.startswith("use ") for say in look.legal):
            how = t("Use any helpers first, then choose the weeks on the wheel.")
        return Question(words, how)
    if mover.flies:
        return Question(t("Where do you fly?"), t("The journey takes no time."))
    return Question(
        t("Where do you go, and what for?"), sentences(_beginning(mover), _prospect(mover))
    )


def _beginning(mover: Mover) -> str:
    """What a player who has found nothing yet must know."""
    t, own = mover.look.t, mover.own
    if any(own[OBJECTS : OBJECTS + len(SITES)]):
        return ""
    if any(say.startswith("dig ") for say in mover.look.legal):
        return t("Dig where a green ring is, or take a card.")
    return t("Books let you dig; the objects you find are points.")


def _prospect(mover: Mover) -> str:
    """Who plays after this turn."""
    look, t = mover.look, mover.look.t
    until = mover.until()
    if until is None:
        return t("Nobody else has time left.")
    if until <= mover.now:
        then = look.names[mover.view["track"][1]]
        return t("Then {name} is furthest back in time and plays.").format(name=then)
    return t("If your turn ends by {date}, you play again.").format(date=date(mover, until))


def _waiting(mover: Mover) -> Question:
    view, t = mover.view, mover.look.t
    words = {
        "deal": t("The first cards are turned up"),
        "stack": t("The time markers are stacked"),
        "plan": t("{name} plans a journey"),
        "dig": t("{name} prepares a dig"),
        "draw": t("{name} reaches into the bag"),
        "open": t("New cards are turned up"),
    }[view["task"]]
    reason = ""
    if view["task"] == "draw":
        reason = t("Blanks go back into the bag after the dig.")
    elif view["task"] == "dig":
        reason = t("The weeks and the knowledge decide how many tokens are drawn.")
    elif mover.look.seat >= 0 and view["task"] == "plan":
        reason = t("The player furthest back in time plays.")
    return Question(words.format(name=mover.name), reason)


def _result(look: Look) -> Question:
    players, t = seen(look)["players"], look.t
    ranks = places([(player["points"],) for player in players])
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    why = t(ENDINGS[seen(look)["ending"]])
    reason = why[:1].upper() + why[1:] + "."
    points = players[winners[0]]["points"]
    if len(winners) > 1:
        names = ", ".join(look.names[seat] for seat in winners)
        return Question(
            t("Shared by {names} with {points} points").format(names=names, points=points), reason
        )
    name = look.names[winners[0]]
    return Question(t("{name} wins with {points} points").format(name=name, points=points), reason)


def tells(look: Look) -> list[Tell]:
    """Every choice with what it costs and brings."""
    mover = Mover(look)
    if mover.view["task"] == "dig":
        prepared = _prepared(mover)
        return [_tell_dig(prepared, say) for say in look.legal]
    thought_of = all_choices(mover)
    return [_tell(mover, thought_of, say) for say in look.legal]


def _tell_dig(prepared: PreparedDig, say: str) -> Tell:
    verb, _, what = say.partition(" ")
    if verb == "weeks":
        weeks = int(what)
        return Tell(say, week_title(prepared, weeks), week_brings(prepared, weeks), "trowel")
    t = prepared.mover.look.t
    labels = {
        "figures": t("Use the figures"),
        "assistant": t("Use your only assistant"),
        "shovel": t("Use your only shovel"),
    }
    gain = t("{gain} in this dig, then gone.").format(gain=dig.helper_brings(prepared, what))
    return Tell(say, labels[what], gain[:1].upper() + gain[1:], _helper_icon(what))


def _helper_icon(name: str) -> str:
    return {"figures": "three-friends", "assistant": "person", "shovel": "spade"}[name]


def _tell(mover: Mover, thought_of: dict[str, Choice], say: str) -> Tell:
    t, view = mover.look.t, mover.view
    verb, _, what = say.partition(" ")
    if say == "use zeppelin":
        gain = t("one journey takes no time")
        return Tell(say, t("Fly by zeppelin"), gain, "zeppelin", "quiet", False)
    if say == "give up":
        label, gain = t("Stop for good"), t("no more turns")
        return Tell(say, label, gain, "exit-door", "quiet", False, stopping(mover))
    choice = thought_of[say]
    if verb == "take":
        name = str(view["display"][int(what) - 1])
        label = t("Take {card}").format(card=card(name, t))
        return Tell(say, label, sentences(told(mover, choice), brings(mover, name)), "card-pick")
    if verb == "hold":
        name = str(view["row"][ROW.index(what)])
        gain = t("+{points} points.").format(points=VALUE[NUMBER[name]])
        label = t("Hold {card}").format(card=card(name, t))
        return Tell(say, label, sentences(gain, told(mover, choice)), "laurels", "keep")
    if verb == "dig":
        label = t("Go and dig {place}").format(place=t(IN[what]))
        state = t("{state}; you choose the weeks next.").format(state=state_of(mover, choice, what))
        state = state[:1].upper() + state[1:]
        return Tell(say, label, sentences(told(mover, choice), state), "trowel")
    label = t("Change the four cards in Warsaw")
    return Tell(say, label, told(mover, choice), THINGS["change"])


def shortcuts(look: Look) -> list[Shortcut]:
    """There are no shortcuts: no choice is made for the player."""
    return []


# --- What stands beside -------------------------------------------------------------------------


def panels(look: Look) -> list[Panel]:
    """While a dig is prepared its helpers and odds, else the open cards and the exhibitions."""
    mover = Mover(look)
    if mover.view["task"] == "dig":
        return dig.sheets(_prepared(mover))
    thought_of = all_choices(mover)
    return [display(mover, thought_of), exhibitions(mover, thought_of)]


def standing(look: Look, seat: Seat) -> Standing:
    """Points as if the game ended now, and everything that a player owns."""
    player = seen(look)["players"][seat]
    return Standing(str(player["points"]), icon("laurels", look.icons), belongings(look, seat))


def ledger(look: Look) -> list[Entry]:
    """Where the points came from."""
    view, t = seen(look), look.t
    position = visible(view)
    seats = range(len(view["players"]))
    own = [position.own[seat * OWN : (seat + 1) * OWN] for seat in seats]
    return [
        Entry(
            t("Objects"),
            tuple(str(numbers[WORTH]) for numbers in own),
            icon("amphora", look.icons),
            tuple(_objects(look, seat) for seat in seats),
        ),
        Entry(
            t("Exhibitions"),
            tuple(str(numbers[FAME]) for numbers in own),
            icon("laurels", look.icons),
            tuple(", ".join(_cities(look, seat)) for seat in seats),
        ),
        Entry(
            t("Congresses"),
            tuple(str(congress_points(position, seat)) for seat in seats),
            icon("public-speaker", look.icons),
            tuple(_congresses(look, numbers[CONGRESSES]) for numbers in own),
        ),
        Entry(
            t("Most books about a site"),
            tuple(str(majority_points(position, seat)) for seat in seats),
            icon("crown", look.icons),
            tuple(", ".join(_led(look, seat)) for seat in seats),
        ),
        Entry(
            t("Points"),
            tuple(str(player["points"]) for player in view["players"]),
            icon("laurels", look.icons),
            total=True,
        ),
    ]


def _objects(look: Look, seat: Seat) -> str:
    count = sum(len(objects(look, seat, site)) for site in SITES)
    words = look.t("1 object") if count == 1 else look.t("{count} objects")
    return words.format(count=count) if count else ""


def _cities(look: Look, seat: Seat) -> list[str]:
    held = seen(look)["players"][seat]["exhibitions"]
    return [place_name(look, name.split()[1]) for name in held]


def _congresses(look: Look, count: int) -> str:
    return look.t("{count} attended").format(count=count) if count else ""


def _led(look: Look, seat: Seat) -> list[str]:
    return [place_name(look, site) for site in SITES if leads(look, seat, site)]


def _prepared(mover: Mover) -> PreparedDig:
    """The dig that is prepared, with its odds if the table shows them."""
    hint = None
    if mover.look.odds:
        hint = next(iter(odds(mover.look.view)["digs"].values()), None)
    return PreparedDig(mover, hint)
