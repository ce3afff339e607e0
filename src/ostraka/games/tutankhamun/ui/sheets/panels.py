"""The sheets of paper beside the pit: what is set aside, what is still down there, how to read."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from ostraka.core.origin import RECONSTRUCTED
from ostraka.games.tutankhamun.knowledge.odds import still_hidden
from ostraka.games.tutankhamun.rules.box import ALL, LAYERS
from ostraka.games.tutankhamun.ui.pieces import (
    card_name,
    coins,
    inner,
    picture,
    risk,
    ruin,
    seen,
    token,
    tone,
    values,
    worth,
)
from ostraka.games.tutankhamun.ui.text.turns import Find, Turn
from ostraka.ui.figures import counted, signed
from ostraka.ui.icons import reference
from ostraka.ui.marks import mark
from ostraka.ui.scene import InContext, Look, Panel
from ostraka.ui.svg import short

MASK: Final = "tutankhamun"


def haul(look: Look, turn: Turn | None) -> Panel | None:
    """What the digger has set aside; after the turn, what came of it."""
    view, t = seen(look), look.t
    if turn is None:
        return None
    if view["task"] in ("dig", "uncover") or (view["task"] == "begin" and view["stake"] > 1):
        body = _row(look, turn, view["stake"]) + _sum(look, turn)
        return Panel("haul", t("Set aside this turn"), Markup(body))
    if turn.danger:
        body = _row(look, turn, 1) + _loss(look, turn, turn.danger)
        return Panel("haul lost", t("Lost to a danger"), Markup(body))
    body = _row(look, turn, 1) + _outcome(look, turn)
    return Panel("haul", t("The last turn"), Markup(body))


def _row(look: Look, turn: Turn, stake: int) -> str:
    """The scarab that lies there, and the finds one beside the other."""
    if not turn.finds and stake == 1:
        return ""
    scarab = f'<span class="scarab" id="scarab">{token(look, "scarab")}</span>' if stake > 1 else ""
    finds = "".join(_find(look, find, stake) for find in turn.finds)
    return f'<div class="row">{scarab}<ul class="finds">{finds}</ul></div>'


def _find(look: Look, find: Find, stake: int) -> str:
    value = find.points // stake
    name = escape(card_name(look, find.card))
    return (
        f'<li class="find" id="find-{find.square}-{find.layer}" title="{name}">'
        f'<span class="L{find.layer} face">{picture(look, f"card-{find.card}", "mini")}</span>'
        f'<span class="vh">{name}</span>{worth(value, "mine" if value > 0 else "")}'
        f"<i>{find.square}</i></li>"
    )


def _sum(look: Look, turn: Turn) -> str:
    view, t = seen(look), look.t
    stake = view["stake"]
    plus = " + ".join(str(find.points // stake) for find in turn.finds)
    times = f'<b class="times">× {stake}</b>' if stake > 1 else ""
    advice = t("Yours once you stop; a danger takes it all.")
    if look.seat != turn.seat:
        name = look.names[turn.seat]
        advice = t("Kept once {name} stops; a danger takes it all.").format(name=name)
    return (
        f'<p class="sum-up"><span>{plus}</span>{times}<span class="equals">=</span>'
        f'<strong id="aside">{token(look, "silver")}{view["aside"]}</strong></p>'
        f'<p class="fine">{escape(advice)}</p>'
    )


def _loss(look: Look, turn: Turn, danger: Find) -> str:
    """What the danger cost: the coins set aside and its value."""
    t, silver = look.t, token(look, "silver")
    gone = f'<s id="gone">{silver}{turn.gains}</s>' if turn.gains else ""
    words = t("{name} loses {gains} set aside and pays {coins}.")
    if turn.outcome == "ruined":
        words = t("{name} cannot pay {owed} and is out of the game.")
    elif not turn.gains:
        words = t("{name} pays {coins}.")
    told = words.format(
        name=look.names[turn.seat], gains=turn.gains, coins=turn.coins, owed=-danger.points
    )
    return (
        f'<p class="sum-up">{mark(turn.seat)}<b>{escape(card_name(look, danger.card))}</b>{gone}'
        f'<strong class="bad">{silver}{signed(-turn.coins)}</strong></p>'
        f'<p class="fine">{escape(told)}</p>'
    )


def _outcome(look: Look, turn: Turn) -> str:
    t = look.t
    words = {
        "kept": t("{name} keeps {coins}."),
        "passed": t("{name} passes and pays {coins}."),
        "skipped": t("{name} is skipped: every square is barred."),
    }.get(turn.outcome, t("{name} is about to dig."))
    told = escape(words.format(name=look.names[turn.seat], coins=turn.coins))
    return f'<p class="told">{mark(turn.seat)}<span>{told}</span></p>'


# --- What is still down there -----------------------------------------------------------------


def under(look: Look) -> Panel:
    """Every layer with its dangers, treasures and the rest that are still hidden. One of them is
    open; if squares can be dug, the layer that is pointed at opens in its place."""
    hidden = still_hidden(look.view)
    opened = _opened(look, hidden)
    squares = seen(look)["squares"] if look.legal else []
    within_reach = {shown["layer"] - 1 for shown in squares if shown["barred"] is None}
    rows = ""
    for layer in range(LAYERS, 0, -1):
        left = {card: count for card, count in hidden[layer - 1].items() if count}
        value = values(seen(look), layer)
        kinds = _kinds(look, left, value) if layer == opened or layer in within_reach else ""
        rows += _stratum(look, layer, left, value, layer == opened) + kinds + "</li>"
    body = Markup(f'<ol class="strata">{rows}</ol>{_legend(look)}')
    return Panel(
        "under", look.t("Still down there"), body, look.t("dangers / hidden"), RECONSTRUCTED
    )


def _opened(look: Look, hidden: list[dict[str, int]]) -> int:
    """Return the layer shown open: the one under the shovel, else the highest with hidden cards."""
    view = seen(look)
    if view["square"] is not None and view["squares"][view["square"]]["layer"] > 1:
        return view["squares"][view["square"]]["layer"] - 1
    return max((at for at, left in enumerate(hidden, 1) if any(left.values())), default=0)


def _stratum(
    look: Look, layer: int, left: dict[str, int], value: dict[str, int], opened: bool
) -> str:
    total = sum(left.values())
    dangers = sum(count for card, count in left.items() if value[card] < 0)
    treasures = sum(count for card, count in left.items() if value[card] > 0)
    told = look.t(
        "Layer {layer}: {hidden} hidden, {dangers} of them dangers, {treasures} treasures."
    ).format(layer=layer, dangers=dangers, treasures=treasures, hidden=total)
    return (
        f'<li class="stratum{" opened" if opened else ""}" data-layer="{layer}">'
        f'<span class="vh">{escape(told)}</span>'
        f'<b class="L{layer} number" aria-hidden="true">{layer}</b>'
        f"{_marks(look, dangers, treasures, total, MASK in left)}"
        f'<span class="tally" aria-hidden="true"><b>{dangers}</b>/{total}</span>'
    )


def _marks(look: Look, dangers: int, treasures: int, total: int, mask: bool) -> str:
    """A triangle for every danger, a disc for every treasure, a bar for nothing, a dot for what
    was found; the mask has a face of its own."""
    paths = {"danger": "", "treasure": "", "nothing": "", "found": ""}
    for at in range(ALL):
        x = 7 + at * 12.6
        if at < dangers:
            paths["danger"] += "" if mask and at == 0 else f"M{short(x)} 3l5.6 10.6h-11.2z"
        elif at < dangers + treasures:
            paths["treasure"] += f"M{short(x - 4.9)} 9a4.9 4.9 0 1 1 0 .1z"
        elif at < total:
            paths["nothing"] += f"M{short(x - 4.2)} 6.6h8.4v4.8h-8.4z"
        else:
            paths["found"] += f"M{short(x - 1.3)} 9a1.3 1.3 0 1 1 0 .1z"
    drawn = "".join(f'<path class="{name}" d="{path}"/>' for name, path in paths.items() if path)
    if mask:
        face = reference("pharoah", look.icons)
        drawn += f'<use class="mask" href="{face}" y="1.6" width="14.8" height="14.8"/>'
    return (
        '<svg class="signs" viewBox="0 0 204 18" preserveAspectRatio="xMinYMid" '
        f'aria-hidden="true">{drawn}</svg>'
    )


def _kinds(look: Look, left: dict[str, int], value: dict[str, int]) -> str:
    """What a layer still hides, dangers first, the dearest first."""
    if not left:
        return ""
    ranked = sorted(left, key=lambda card: (value[card] >= 0, -abs(value[card])))
    kinds = "".join(
        f'<span class="{tone(value[card])}" title="{escape(card_name(look, card))}">'
        f"{inner(look, f'card-{card}', 'mini')}<b>{left[card]}×</b>"
        f"<i>{signed(value[card])}</i></span>"
        for card in ranked
    )
    told = ", ".join(
        look.t("{count} × {card} {worth}").format(
            count=left[card], card=card_name(look, card), worth=signed(value[card])
        )
        for card in ranked
    )
    total = sum(left.values())
    words = counted(total, look.t, "This one lies beneath", "One of these {count} lies beneath")
    return (
        f'<p class="vh">{escape(told)}</p>'
        f'<div class="lode" aria-hidden="true"><em>{escape(words)}</em>{kinds}</div>'
    )


def _legend(look: Look) -> str:
    t = look.t
    signs = (
        ("danger", "M7 3l5.6 10.6h-11.2z", t("danger")),
        ("treasure", "M2.1 9a4.9 4.9 0 1 1 0 .1z", t("treasure")),
        ("nothing", "M2.8 6.6h8.4v4.8h-8.4z", t("nothing")),
        ("found", "M5.4 9a1.6 1.6 0 1 1 0 .1z", t(InContext("found", "a treasure"))),
    )
    shown = "".join(
        f'<span><svg viewBox="0 0 14 18" aria-hidden="true"><path class="{name}" d="{path}"/>'
        f"</svg>{escape(words)}</span>"
        for name, path, words in signs
    )
    return f'<p class="meaning">{shown}</p>'


# --- How to read the tray ---------------------------------------------------------------------


def key(look: Look) -> Panel:
    """What the signs on the squares mean."""
    t = look.t
    signs = [(picture(look, "gauge-4", "gauge"), t("layers dug away, layers left"))]
    if look.odds:
        danger = f'<span class="tag">{risk(look, 0.25)}</span>'
        mean = f'<span class="tag">{coins(look, -3.1)}</span>'
        signs += [
            (danger, t("chance that a danger comes next")),
            (mean, t("coins on average, compared with stopping")),
            (ruin(look), t("could ruin the digger")),
        ]
    rows = "".join(f"<p>{sign}<span>{escape(words)}</span></p>" for sign, words in signs)
    return Panel("key", t("How to read the tray"), Markup(f'<div class="rows">{rows}</div>'))
