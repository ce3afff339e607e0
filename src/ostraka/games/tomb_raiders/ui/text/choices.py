"""Every choice in words: what it costs, where it leads, what it brings."""

from __future__ import annotations

from ostraka.games.tomb_raiders.rules.box import EXHIBITION_POINTS, GIFTS, MUSEUM_POINTS
from ostraka.games.tomb_raiders.ui.pieces import moves_next
from ostraka.games.tomb_raiders.ui.text.gains import gains, pile_of
from ostraka.games.tomb_raiders.ui.text.reading import (
    all_artifacts,
    best_there,
    cards_due,
    knowledge,
    seen,
    subject,
    subject_view,
    useful_weeks,
    usual_weeks,
    weeks_spent,
)
from ostraka.games.tomb_raiders.ui.text.words import (
    CARDS,
    FINDS,
    FOUND_BOOKS,
    IN,
    OF,
    card,
    number,
    show,
)
from ostraka.ui.figures import counted, decimal, signed
from ostraka.ui.scene import Look, Tell


def tells(look: Look) -> list[Tell]:
    """List all choices in the order of the legal ones."""
    return [tell(look, say) for say in look.legal]


def tell(look: Look, say: str) -> Tell:
    verb, *about = say.split()
    if verb == "take":
        return _take(look, say, int(about[0]))
    if verb == "exhibition":
        return _exhibition(look, say, int(about[0]) - 1)
    if verb == "museum":
        return _museum(look, say, int(about[0]) - 1)
    if verb == "give":
        return _give(look, say, about[0], about[1])
    if verb in ("thief", "raiders", "scientist"):
        return _play(look, say, verb, about[0])
    if verb == "keep":
        return _keep(look, say, about[0], about[1])
    if verb == "dig":
        return _dig(look, say, about[0])
    if verb == "permit":
        return _permit(look, say, about[0])
    if verb == "assistants":
        return _assistants(look, say, int(about[0]))
    return _weeks(look, say, int(about[0]))


def sentence(words: str) -> str:
    """Give words a capital at the start and a full stop at the end."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")


def lands(look: Look, say: str) -> str:
    """The weeks that a choice costs, the week they lead to and who moves then, as a sentence."""
    weeks = weeks_spent(look, say)
    week = subject_view(look)["week"] + weeks
    words = look.t("{weeks}, to week {week}; {next}")
    return sentence(
        words.format(weeks=number(weeks, "week", look.t), week=week, next=moves_next(look, weeks))
    )


# --- Cards ------------------------------------------------------------------------------------


def _take(look: Look, say: str, space: int) -> Tell:
    name = str(seen(look)["row"][space - 1])
    label = look.t("Take {card}").format(card=card(name, look.t))
    brought = look.t(", ").join(gain.words for gain in gains(look, name))
    return Tell(say, label, f"{lands(look, say)} {sentence(brought)}", "card-pick")


def _exhibition(look: Look, say: str, exhibition: int) -> Tell:
    t = look.t
    brings = t("+{points} points, and you keep your finds.").format(
        points=EXHIBITION_POINTS[exhibition]
    )
    label = t("Show the exhibition {show}").format(show=show(exhibition, t))
    return Tell(say, label, f"{lands(look, say)} {brings}", "laurels")


def _museum(look: Look, say: str, museum: int) -> Tell:
    t = look.t
    gifts, prize = GIFTS[museum], MUSEUM_POINTS[museum]
    cost = sum(points for points, _ in all_artifacts(subject_view(look))[:gifts])
    label = t("Give {count} finds to a museum").format(count=gifts)
    brings = t("+{prize} points, less the points of your gifts: {net} if you give the cheapest.")
    words = brings.format(prize=prize, net=signed(prize - cost))
    return Tell(say, label, f"{lands(look, say)} {words}", "ionic-column")


def _give(look: Look, say: str, region: str, face: str) -> Tell:
    t, view = look.t, seen(look)
    label = t("Give away {find}").format(find=t(FINDS[region]).format(points=face))
    brings = t("Costs {points} points; {left} more to give after it.").format(
        points=face, left=view["gifts"] - 1
    )
    if view["gifts"] == 1:
        brings = t("Costs {points} points; it is the last gift.").format(points=face)
    return Tell(say, label, brings, "card-discard")


def _play(look: Look, say: str, kind: str, region: str) -> Tell:
    t, view = look.t, seen(look)
    name = kind if kind == "scientist" else f"{kind}-{region}"
    if kind == "scientist":
        label = t("Look through the pile {of}").format(of=t(OF[region]))
        brings = t("Only you see its cards; you take nothing.")
    else:
        label = t("Play {card}").format(card=t(CARDS[name]))
        chooses = kind == "raiders" or view["options"]["thief"] == "choose"
        brings = _choice(look, region) if chooses else _chance(look, region)
    if view["piles"][region]["height"] == 0:
        brings = t("Nothing lies there: the card would be wasted.")
    icon = {"thief": "robber", "raiders": "dig-dug", "scientist": "magnifying-glass"}[kind]
    return Tell(say, label, f"{lands(look, say)} {brings}", icon)


def _choice(look: Look, region: str) -> str:
    best = best_there(seen(look), region)
    words = look.t("You look through the pile and keep a find of your choice: {best} at best.")
    return words.format(best=best or look.t("nothing"))


def _chance(look: Look, region: str) -> str:
    if not look.odds:
        return look.t("You draw one card at random; rubble goes back.")
    words = look.t("You draw one card at random: {points} points on average.")
    return words.format(points=decimal(pile_of(look, region).mean(), look.t))


def _keep(look: Look, say: str, region: str, face: str) -> Tell:
    t = look.t
    if face == "book":
        label = t("Keep {find}").format(find=t(FOUND_BOOKS[region]))
        brings = t("One more book.")
    else:
        label = t("Keep {find}").format(find=t(FINDS[region]).format(points=face))
        brings = t("Worth {points}.").format(points=face)
    return Tell(say, label, f"{lands(look, say)} {brings}", "card-pick", "keep")


# --- Digging ----------------------------------------------------------------------------------


def _dig(look: Look, say: str, region: str) -> Tell:
    t = look.t
    known = knowledge(seen(look), subject(look), region)
    label = t("Plan a dig {where}").format(where=t(IN[region]))
    brings = t("Only with an assistant, who counts as a book. You choose the weeks next.")
    if known:
        words = t("Knowledge {known}: {weeks} would bring {cards}. You choose the weeks next.")
        brings = _usual(look, words, known)
    return Tell(say, label, brings, "trowel")


def _usual(look: Look, words: str, known: int) -> str:
    """What a usual dig would bring with so much knowledge."""
    view, t = seen(look), look.t
    weeks = usual_weeks(view, known)
    cards = number(cards_due(view, known, weeks), "card", t)
    return words.format(known=known, weeks=number(weeks, "week", t), cards=cards)


def _permit(look: Look, say: str, permit: str) -> Tell:
    t, region = look.t, str(seen(look)["region"])
    label, brings = {
        "region": (
            t("Spend the permit {of}").format(of=t(OF[region])),
            t("It is good nowhere else."),
        ),
        "general": (t("Spend a general permit"), t("It would be good in any region.")),
        "card": (
            t("Spend the general excavation card"),
            t("It leaves your hand; it would be good in any region."),
        ),
    }[permit]
    return Tell(say, label, brings, "scroll-unfurled")


def _assistants(look: Look, say: str, helpers: int) -> Tell:
    t, view = look.t, seen(look)
    known = knowledge(view, subject(look), str(view["region"]), helpers)
    label = counted(helpers, t, "Send 1 assistant", "Send {count} assistants", "Send no assistant")
    brings = _usual(look, t("Knowledge {known}: {weeks} would bring {cards}."), known)
    return Tell(say, label, brings, "person")


def _weeks(look: Look, say: str, weeks: int) -> Tell:
    t, view = look.t, seen(look)
    region = str(view["region"])
    known = knowledge(view, subject(look), region, view["helpers"])
    cards = cards_due(view, known, weeks)
    label = t("Dig {where} for {weeks}").format(where=t(IN[region]), weeks=number(weeks, "week", t))
    drawn = t("You draw {cards}.").format(cards=number(cards, "card", t))
    useful = useful_weeks(view, known)
    if weeks not in useful:
        enough = max(each for each in useful if each < weeks)
        drawn = t("You draw {cards}, no more than in {weeks}.").format(
            cards=number(cards, "card", t), weeks=number(enough, "week", t)
        )
    elif look.odds:
        mean = pile_of(look, region).dig(cards)["points"]
        drawn = t("You draw {cards}: {points} points on average.").format(
            cards=number(cards, "card", t), points=decimal(mean, t)
        )
    return Tell(say, label, f"{lands(look, say)} {drawn}", "trowel")
