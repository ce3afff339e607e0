"""What players are told before a pass or refusal that ends the game: what is lost, who wins."""

from __future__ import annotations

from ostraka.games.tutankhamun.knowledge.odds import passes_to_end
from ostraka.games.tutankhamun.rules.box import PASS_FEE
from ostraka.games.tutankhamun.rules.scoring import winners
from ostraka.games.tutankhamun.ui.pieces import seen
from ostraka.ui.figures import counted
from ostraka.ui.scene import Final, InContext, Look, Loss, Tell


def tell_pass(look: Look, say: str) -> Tell:
    """The pass with its fee, and whether it may end the game."""
    t, row = look.t, passes_to_end(look.view)
    fee = t("costs {coins} silver").format(coins=PASS_FEE)
    if row is None:
        return Tell(say, t(InContext("Pass", "verb: do not dig")), fee, "", "quiet", False)
    if not row:
        brings = t("costs {coins} silver and ends the game").format(coins=PASS_FEE)
        return Tell(
            say,
            t(InContext("Pass", "verb: do not dig")),
            brings,
            "",
            "danger",
            False,
            _final_pass(look),
        )
    warning = t("if the next {count} players pass too, the game ends").format(count=len(row))
    if len(row) == 1:
        warning = t("if {name} passes too, the game ends").format(name=look.names[row[0]])
    return Tell(
        say, t(InContext("Pass", "verb: do not dig")), f"{fee}; {warning}", "", "quiet", False
    )


def _final_pass(look: Look) -> Final:
    """The last pass in the row ends the game at once (ruling 71)."""
    t, turn = look.t, seen(look)["turn"]
    money = [player["money"] for player in seen(look)["players"]]
    money[turn] -= PASS_FEE
    fee = Loss(
        "coins",
        t("You pay {coins} silver").format(coins=PASS_FEE),
        t("You have {coins} left.").format(coins=money[turn]),
    )
    return Final(
        title=t("End the game?"),
        aside=t("All the others have passed. This cannot be taken back."),
        losses=(fee, _buried(look), _result(look, money)),
        go=t("Pass and end the game"),
        stay=t("Keep playing"),
    )


def final_refusal(look: Look) -> Final:
    """Leaving the curse alone ends the game at once (ruling 74)."""
    t = look.t
    money = [player["money"] for player in seen(look)["players"]]
    return Final(
        title=t("End the game?"),
        aside=t("This cannot be taken back."),
        losses=(_buried(look), _result(look, money)),
        go=t("Leave the curse and end the game"),
        stay=t("Keep playing"),
    )


def _buried(look: Look) -> Loss:
    """The cards that stay buried, and special cards that stay unused."""
    view, t = seen(look), look.t
    player = view["players"][view["turn"]]
    scarabs, barricades = player["scarabs"], player["barricades"]
    more = []
    if scarabs:
        more.append(
            counted(scarabs, t, "Your scarab is not used.", "Your {count} scarabs are not used.")
        )
    if barricades:
        more.append(t("Your barricade is not used."))
    title = counted(view["hidden"], t, "One card stays buried", "{count} cards stay buried")
    return Loss("spade", title, " ".join(more))


def _result(look: Look, money: list[int]) -> Loss:
    """Who wins if the game ends now."""
    view, t = seen(look), look.t
    first = winners(money, [player["out"] for player in view["players"]])
    mine = view["turn"] in first
    if len(first) > 1:
        names = t(", ").join(look.names[seat] for seat in first)
        title = t("Shared by {names}").format(names=names)
    elif mine:
        title = t("You win with {coins} silver").format(coins=money[first[0]])
    else:
        title = t("{name} wins with {coins} silver").format(
            name=look.names[first[0]], coins=money[first[0]]
        )
    return Loss("laurels", title, tone="keep" if mine else "danger")
