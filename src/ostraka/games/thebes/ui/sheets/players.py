"""What a player owns, in one row: permits, books and objects by site, and everything else."""

from __future__ import annotations

from markupsafe import Markup, escape

from ostraka.core.play import Seat
from ostraka.games.thebes.rules.box import BEST, END, FIRST_YEAR, SITES, TOKENS, YEAR
from ostraka.games.thebes.ui.pieces import picture, place_name, put, put_sign, seen, sign, text
from ostraka.games.thebes.ui.sheets.unearthed import latest_dig
from ostraka.games.thebes.ui.text.words import SHORT, many
from ostraka.ui.scene import Look
from ostraka.ui.svg import short

ROW = 17
"""How high the line of a site is."""
COINS = 130
ROOM = 152
"""Where the objects begin, and how much room they have."""


def belongings(look: Look, seat: Seat) -> Markup:
    """Everything of a player lies open to all (ruling 20)."""
    return Markup(_where(look, seat) + _sites(look, seat) + _kit(look, seat))


def _where(look: Look, seat: Seat) -> str:
    player, t = seen(look)["players"][seat], look.t
    left = END - (player["year"] - FIRST_YEAR) * YEAR - player["week"] + 1
    place = place_name(look, player["place"])
    if not left:
        words = t("{place}, no time left").format(place=place)
    else:
        words = t("{place}, week {week} of {year}, {left} weeks left").format(
            place=place, week=player["week"], year=player["year"], left=left
        )
    return f'<span class="whereabouts">{escape(words)}</span>'


def leads(look: Look, seat: Seat, site: str) -> bool:
    """Whether no player has more books about a site, which is worth points in the end."""
    players = seen(look)["players"]
    most = max(player["books"][site] for player in players)
    return most > 0 and players[seat]["books"][site] == most


def objects(look: Look, seat: Seat, site: str) -> list[int]:
    """The values of a player's objects from a site."""
    tokens = seen(look)["players"][seat]["tokens"][site]
    return [int(token) for token in tokens if token in TOKENS[:BEST]]


def _sites(look: Look, seat: Seat) -> str:
    rows = "".join(
        f'<g role="img"><title>{escape(_words(look, seat, site))}</title>'
        f"{_site(look, seat, site, at * ROW)}</g>"
        for at, site in enumerate(SITES)
    )
    return f'<svg class="knows" viewBox="0 0 312 {len(SITES) * ROW}">{rows}</svg>'


def _site(look: Look, seat: Seat, site: str, y: int) -> str:
    player = seen(look)["players"][seat]
    valid = site in player["permits"]
    books = player["books"][site]
    drawn = put(look, f"{'permit' if valid else 'spent'}-{site}", 0, y, 16, 16)
    step = min(8.4, 62 / books) if books else 0
    bars = "".join(f"M{short(22 + at * step)} {y + 2}h6.4v11.5h-6.4z" for at in range(books))
    if bars:
        drawn += f'<path class="bars {site}" d="{bars}"/>'
    drawn += text(25 + books * step, y + 13, books, "" if books else "off", "start")
    if leads(look, seat, site):
        drawn += put_sign(look, "crown", 37 + books * step, y, 16, "gold")
    return drawn + _coins(look, seat, site, y)


def _coins(look: Look, seat: Seat, site: str, y: int) -> str:
    found = objects(look, seat, site)
    if not found:
        return ""
    dig = latest_dig(look.notes)
    fresh = 0
    if dig and dig.seat == seat and dig.site == site:
        fresh = sum(token.value > 0 for token in dig.drawn)
    step = min(18, (ROOM - 17) / max(1, len(found) - 1))
    discs = new = numbers = ""
    for at, value in enumerate(found):
        x = COINS + at * step
        disc = f"M{short(x - 8)} {y + 8}a8 8 0 1 0 16 0 8 8 0 1 0-16 0"
        if at >= len(found) - fresh:
            new += disc
        else:
            discs += disc
        numbers += text(x, y + 12.6, value, f"on-{site}")
    glow = f'<path class="coin new {site}" d="{new}"/>' if new else ""
    return (
        f'<path class="coin {site}" d="{discs}"/>{glow}{numbers}'
        f"{text(311, y + 13, sum(found), 'total', 'end')}"
    )


def _words(look: Look, seat: Seat, site: str) -> str:
    """The same for screen readers and as a tooltip."""
    player, t = seen(look)["players"][seat], look.t
    found = objects(look, seat, site)
    words = t("{site}: permit valid, {books}, {objects}")
    if site not in player["permits"]:
        words = t("{site}: permit used until the new year, {books}, {objects}")
    row = words.format(
        site=place_name(look, site),
        books=many(player["books"][site], "book", t),
        objects=many(len(found), "object", t),
    )
    if found:
        row = t("{row} worth {points}").format(row=row, points=sum(found))
    if leads(look, seat, site):
        row = t("{row}; the most books, worth points at the end").format(row=row)
    return row


def _kit(look: Look, seat: Seat) -> str:
    """Counts of what counts, then single cards."""
    player, t = seen(look)["players"][seat], look.t
    count: dict[str, int] = {}
    figures = []
    for name in player["cards"]:
        words = name.split()
        if words[0] == "figures":
            figures.append(words[1])
        else:
            count[words[0]] = count.get(words[0], 0) + 1
    drawn = _held(picture(look, "open", "tome"), player["general"], t(SHORT["general"]))
    for kind, icon in (
        ("assistant", "assistant"),
        ("shovel", "spade"),
        ("congress", "public-speaker"),
    ):
        drawn += _held(sign(look, icon), count.get(kind, 0), t(SHORT[kind]))
    drawn += _held(sign(look, "laurels"), len(player["exhibitions"]), t("Exhibitions"))
    for kind, icon in (("car", "car"), ("zeppelin", "zeppelin"), ("permission", "wax-seal")):
        if count.get(kind):
            times = f"×{count[kind]}" if count[kind] > 1 else ""
            drawn += _tool(sign(look, icon) + times, t(SHORT[kind]))
    for site in figures:
        name = t("Figures: {site}").format(site=place_name(look, site))
        drawn += _tool(picture(look, f"figures-{site}", "tome"), name)
    return f'<span class="kit">{drawn}</span>'


def _held(drawn: str, count: int, words: str) -> str:
    cls = "held" if count else "held none"
    return (
        f'<span class="{cls}" title="{escape(words)}">{drawn}{count}'
        f'<span class="vh"> {escape(words)}</span></span>'
    )


def _tool(drawn: str, words: str) -> str:
    spoken = f'<span class="vh">{escape(words)}</span>'
    return f'<span class="tool-card" title="{escape(words)}">{drawn}{spoken}</span>'
