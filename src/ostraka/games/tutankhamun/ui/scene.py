"""Toutankhamon on a page: the pit, what may be done in it, and what stands beside it."""

from __future__ import annotations

from markupsafe import Markup, escape

from ostraka.core.play import Seat, View
from ostraka.games.tutankhamun.knowledge.odds import Odds, odds, passes_to_end, purse
from ostraka.games.tutankhamun.rules.box import (
    ALL,
    LAYERS,
    SQUARES,
    START_GOLD,
    START_MONEY,
    START_SILVER,
)
from ostraka.games.tutankhamun.rules.scoring import winners
from ostraka.games.tutankhamun.ui.board.pit import pit
from ostraka.games.tutankhamun.ui.board.squares import Ground, squares
from ostraka.games.tutankhamun.ui.pieces import card_name, coins, drawing, risk, seen, token, values
from ostraka.games.tutankhamun.ui.sheets import panels as sheets
from ostraka.games.tutankhamun.ui.sheets.recalled import recalled
from ostraka.games.tutankhamun.ui.sheets.store import store
from ostraka.games.tutankhamun.ui.text import final as finals
from ostraka.games.tutankhamun.ui.text.turns import Turn, turns
from ostraka.games.tutankhamun.ui.text.words import ENDINGS
from ostraka.ui.figures import counted, signed
from ostraka.ui.scene import Entry, InContext, Look, Panel, Question, Shortcut, Standing, Tell

DUNES = (
    '<svg class="dunes" viewBox="0 0 1400 960" preserveAspectRatio="xMidYMid slice" '
    'aria-hidden="true"><use href="{href}"/></svg>'
)


def board(look: Look) -> Markup:
    """The pit under its squares, in the sand."""
    last = _shown_turn(look)
    ground = Ground(_hints(look), last, _takers(look))
    return Markup(
        f'{DUNES.format(href=drawing(look, "dunes"))}<section class="tray" id="tray" '
        f'aria-label="{escape(look.t("The dig"))}">{pit(look, last)}{squares(look, ground)}'
        "</section>"
    )


def heading(look: Look) -> str:
    """Which layer is laid, or how much is still hidden."""
    view, t = seen(look), look.t
    if view["laying"]:
        return t("Laying layer {layer} of {layers}").format(layer=view["laying"], layers=LAYERS)
    if look.over:
        return _sentence(t(ENDINGS[view["ending"]]))
    return t("{hidden} of {all} cards still hidden").format(hidden=view["hidden"], all=LAYERS * ALL)


# --- What is asked ----------------------------------------------------------------------------


def question(look: Look) -> Question:
    """Return what the active player is asked, or for the others, whom they wait for."""
    if look.over:
        return _result(look)
    if not look.legal:
        return _waiting(look)
    view, t = seen(look), look.t
    if view["task"] == "take":
        left = sum(view["left"].values())
        reason = counted(left, t, "One card to lay.", "{count} cards to lay.")
        return Question(t("Which card do you lay next?"), reason)
    if view["task"] == "lay":
        reason = counted(len(look.legal), t, "One square fits.", "{count} squares fit.")
        return Question(t("Where do you lay it?"), reason)
    if view["task"] == "bar":
        return Question(t("Where do you put your barricade?"), _after(look))
    if view["task"] == "dig":
        reason = t("{coins} set aside; a danger takes them all.").format(coins=view["aside"])
        if not view["aside"]:
            reason = t("Nothing is set aside yet.")
        return Question(t("Dig on, or stop?"), reason)
    if "skip" in look.legal:
        return Question(t("Only the curse is left, and it is barred."))
    if "refuse" in look.legal:
        return Question(t("Only the curse is left. Will you dig?"))
    if view["stake"] > 1:
        return Question(t("Where do you dig?"), t("Your scarab is down: everything counts double."))
    if "pass" not in look.legal:
        return Question(t("Where do you dig?"), t("You cannot pay for a pass."))
    if passes_to_end(look.view) == []:
        ends = t("All the others have passed: your pass ends the game.")
        return Question(t("Where do you dig?"), ends)
    return Question(t("Where do you dig?"), t("Dig at least once, or pass."))


def _after(look: Look) -> str:
    """How the turn went, before its barricade."""
    turn, t = _shown_turn(look), look.t
    if turn is None or turn.outcome == "passed":
        return t("You have one for the whole game.")
    if turn.danger:
        words = t("{card}: you pay {coins}.")
        if turn.gains:
            words = t("{card}: {gains} set aside are lost, and you pay {coins}.")
        name = card_name(look, turn.danger.card)
        return words.format(card=name, gains=turn.gains, coins=turn.coins)
    return t("You keep {coins}.").format(coins=turn.coins)


def _waiting(look: Look) -> Question:
    view, t = seen(look), look.t
    name = look.names[view["turn"]]
    words = {
        "take": t("{name} chooses a card to lay"),
        "lay": t("{name} lays a card"),
        "turn": t("The tray is turned in secret"),
        "begin": t("{name} is about to dig"),
        "dig": t("{name} digs on, or stops"),
        "uncover": t("{name} lifts a card"),
        "bar": t("{name} may put up a barricade"),
    }[view["task"]]
    reason = ""
    if view["players"] and look.seat >= 0 and view["players"][look.seat]["out"]:
        reason = t("You are out of the game.")
    return Question(words.format(name=name), reason)


def _result(look: Look) -> Question:
    view, t = seen(look), look.t
    players = view["players"]
    first = winners([each["money"] for each in players], [each["out"] for each in players])
    why = _sentence(t(ENDINGS[view["ending"]]))
    if len(first) > 1:
        names = t(", ").join(look.names[seat] for seat in first)
        return Question(t("Shared by {names}").format(names=names), why)
    name, money = look.names[first[0]], players[first[0]]["money"]
    return Question(t("{name} wins with {coins} silver").format(name=name, coins=money), why)


def tells(look: Look) -> list[Tell]:
    """Every choice with what it costs and brings."""
    hints = _hints(look)
    return [_tell(look, say, hints) for say in look.legal]


def _tell(look: Look, say: str, hints: dict[str, Odds]) -> Tell:
    verb, _, thing = say.partition(" ")
    if thing == "none":
        t = look.t
        return Tell(say, t("Keep the barricade"), t("for a later turn"), "", "quiet", False)
    if verb == "take":
        return _tell_take(look, say, thing)
    if verb == "lay":
        return Tell(say, look.t("Lay it on {square}").format(square=thing), _covers(look, thing))
    if verb == "bar":
        label = look.t("Bar {square}").format(square=thing)
        return Tell(say, label, look.t("Nobody digs there until your next turn."))
    if verb == "dig":
        return _tell_dig(look, say, thing, hints.get(thing))
    return _tell_turn(look, say)


def _tell_take(look: Look, say: str, card: str) -> Tell:
    view, t = seen(look), look.t
    brings = t("worth {worth}, {left} left").format(
        worth=signed(values(view, view["laying"])[card]), left=view["left"][card]
    )
    return Tell(say, t("Take: {card}").format(card=card_name(look, card)), brings)


def _covers(look: Look, square: str) -> str:
    shown = seen(look)["squares"][SQUARES.index(square)]
    if shown["card"] is None:
        return ""
    return look.t("Covers: {card}.").format(card=card_name(look, shown["card"]))


def _tell_dig(look: Look, say: str, square: str, hint: Odds | None) -> Tell:
    view, t = seen(look), look.t
    words = t("Dig on at {square}") if view["task"] == "dig" else t("Dig at {square}")
    layer = view["squares"][SQUARES.index(square)]["layer"] - 1
    brings: str | Markup = t("Layer {layer} lies beneath.").format(layer=layer)
    if hint:
        template = Markup(t("{danger} danger · {coins} coins on average"))
        danger, mean = risk(look, hint["danger"]), coins(look, hint["coins"])
        brings = template.format(danger=Markup(danger), coins=Markup(mean))
    return Tell(say, words.format(square=square), brings, "trowel")


def _tell_turn(look: Look, say: str) -> Tell:
    """A choice that is not about a square."""
    t, aside = look.t, seen(look)["aside"]
    if say == "stop":
        label = (
            t("Stop and keep {coins}").format(coins=aside)
            if aside
            else t(InContext("Stop", "verb: dig no more"))
        )
        return Tell(say, label, "", "two-coins", "keep", False)
    if say == "pass":
        return finals.tell_pass(look, say)
    if say == "scarab":
        label, brings = t("Play a scarab"), t("everything counts double, losses too")
        return Tell(say, label, brings, "gold-scarab", "quiet", False)
    if say == "skip":
        return Tell(say, t("Skip the turn"), t("every square is barred"), "", "quiet", False)
    assert say == "refuse"
    label, brings, final = (
        t("Leave the curse alone"),
        t("ends the game"),
        finals.final_refusal(look),
    )
    return Tell(say, label, brings, "", "keep", False, final)


def shortcuts(look: Look) -> list[Shortcut]:
    """Offer to lay the rest of a layer at random."""
    layer, t = seen(look)["laying"], look.t
    if not layer or not look.legal:
        return []

    def same_layer(view: View) -> bool:
        return view["laying"] == layer

    return [
        Shortcut(
            "rest",
            t("Lay the rest for me"),
            t("the other cards of this layer, at random"),
            same_layer,
            "perspective-dice-six-faces-random",
        )
    ]


# --- What stands beside -----------------------------------------------------------------------


def panels(look: Look) -> list[Panel]:
    """While laying, the cards left; while digging, what is set aside and what is hidden. Always
    the layers that need not be remembered."""
    view = seen(look)
    kept = recalled(look)
    lookup = [kept] if kept else []
    if view["laying"]:
        return [store(look), *lookup]
    haul = sheets.haul(look, _shown_turn(look))
    found = [haul] if haul else []
    if view["hidden"]:
        found += [sheets.under(look), *lookup]
    return found if look.over else [*found, sheets.key(look)]


def standing(look: Look, seat: Seat) -> Standing:
    """A player's money: coins, coins set aside, scarabs, barricade."""
    view, t = seen(look), look.t
    player, unit = view["players"][seat], Markup(token(look, "silver"))
    if player["out"]:
        left = Markup(f"<em>{escape(t('out of the game'))}</em>")
        return Standing("0", unit, left, True)
    gold, silver = purse(player["money"])
    aside = ""
    if seat == view["turn"] and view["aside"]:
        words = t("+{coins} aside").format(coins=view["aside"])
        aside = f'<span class="aside">{escape(words)}</span>'
    held = (
        _held(look, "gold", gold, t("gold"))
        + _held(look, "silver", silver, t("silver"))
        + f'{aside}<span class="spring"></span>'
        + _held(look, "scarab", player["scarabs"], t("scarabs"))
        + _held(look, "barricade", player["barricades"], t("barricades"))
    )
    return Standing(str(player["money"]), unit, Markup(held))


def _held(look: Look, name: str, count: int, words: str) -> str:
    return (
        f'<span class="held{"" if count else " none"}" title="{escape(words)}">'
        f'{token(look, name)}{count}<span class="vh"> {escape(words)}</span></span>'
    )


def ledger(look: Look) -> list[Entry]:
    """Where the money came from. What was kept and paid is counted from the cards uncovered, which
    cannot be taken back; the rest of the difference is fees for passes."""
    view, t = seen(look), look.t
    seats = range(len(view["players"]))
    told = turns(look.notes)
    mine = [[turn for turn in told if turn.seat == seat] for seat in seats]
    kept = [sum(turn.gains for turn in own if not turn.danger) for own in mine]
    paid = [sum(turn.coins for turn in own if turn.danger) for own in mine]
    lost = [sum(turn.gains for turn in own if turn.danger) for own in mine]
    money = [player["money"] for player in view["players"]]
    fees = [START_MONEY + kept[seat] - paid[seat] - money[seat] for seat in seats]
    gone = tuple(
        t("{coins} set aside were lost").format(coins=coins) if coins else "" for coins in lost
    )
    silver = Markup(token(look, "silver"))
    start = t("{gold} gold, {silver} silver").format(gold=START_GOLD, silver=START_SILVER)
    return [
        Entry(t("At the start"), (str(START_MONEY),) * len(money), silver, (start,) * len(money)),
        Entry(t("Treasure kept"), tuple(map(signed, kept)), silver),
        Entry(t("Paid to dangers"), _minus(paid), details=gone),
        Entry(t("Fees for passing"), _minus(fees)),
        Entry(t("Money"), tuple(map(str, money)), silver, total=True),
    ]


def _minus(numbers: list[int]) -> tuple[str, ...]:
    return tuple(signed(-number) for number in numbers)


# --- Reading the look -------------------------------------------------------------------------


def _hints(look: Look) -> dict[str, Odds]:
    return odds(look.view) if look.odds and not look.over else {}


def _shown_turn(look: Look) -> Turn | None:
    """Return the turn that the pit shows: the current one, or the last until something is dug."""
    told = turns(look.notes)
    view = seen(look)
    if told and view["task"] == "begin" and told[-1].seat == view["turn"] and view["stake"] == 1:
        told.pop()  # only the player's barricade came off
    return told[-1] if told else None


def _takers(look: Look) -> dict[str, int]:
    """Map every square to the seat that uncovered the card there."""
    takers = {}
    for note in look.notes:
        if note.kind == "uncovered":
            takers[str(note.details["square"])] = note.seat
    return takers


def _sentence(words: str) -> str:
    """Words of the log as a sentence."""
    return words[:1].upper() + words[1:] + "."
