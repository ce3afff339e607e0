"""What a window shows: the page of a table in play, or of one that waits for people."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType

from markupsafe import Markup

from ostraka.core.play import Note
from ostraka.server.html.catalogue import title as titled
from ostraka.server.html.scenes import scene_of, words_of
from ostraka.server.html.templates import ENVIRONMENT
from ostraka.server.live.table import Frame, Live
from ostraka.server.people import sealing, votes
from ostraka.server.people.audience import MOST_WATCHERS, Watcher
from ostraka.server.people.talk import shown_talk, watched_by
from ostraka.server.window.company import absence_terms, company, terms
from ostraka.server.window.delta import Page
from ostraka.server.window.perspective import Window
from ostraka.ui.figures import decimal, percent
from ostraka.ui.scene import Look, Tell, Translate
from ostraka.words import gathered, marked

DIARY = 24
"""Lines of the diary that a window is sent; the replay has them all."""
WORTH_SAYING = 0.02
"""The share of his thought that the professor must have given to a choice to speak of it."""
SUMS = re.compile(r"(?<![\w)])([+−-]\d+)(?![\w%])")


@dataclass(frozen=True)
class Line:
    """A line of the diary."""

    number: int
    seat: int
    text: Markup
    latest: bool  # of the latest turn


def shown(window: Window, frame: Frame, latest: bool) -> Page:
    """What a window shows of a position of a game."""
    live = window.live
    assert live.table is not None
    scene = scene_of(live.game.key)
    look = window.look(frame, latest)
    acts = bool(look.legal)
    tells: list[Tell] = scene.tells(look) if acts else []
    html = ENVIRONMENT.get_template("frame.html").render(
        live=live,
        box=titled(live.game.key),
        scene=scene,
        look=look,
        latest=latest,
        yours=acts,
        mine=window.seats,
        over=look.over,
        chairs=live.chairs,
        standings={chair.seat: scene.standing(look, chair.seat) for chair in live.chairs},
        curtain=window.curtain(frame.state) if latest else None,
        tells=tells,
        shortcuts=scene.shortcuts(look) if acts else [],
        undo=latest and acts_undo(window),
        hint=acts and live.house.hints and len(look.legal) > 1,
        advice=_advice(window, look, tells),
        hurry=live.bot_acts or window.hurried,
        hurried=window.hurried,
        company=company(window),
        voters=len(votes.voters(live)),
        log=diary(live, look),
        talk=shown_talk(
            live, window.player, look.over, window.muted.players, window.reported, window.t
        ),
        watchers=watchers(window),
        watched=sum(each.people for each in live.watchers),
        most=MOST_WATCHERS,
        watched_by=watched_by,
        named=window.player is not None,
        host=window.player is not None and live.host == window.player,
        t=window.t,
    )
    seal = sealing.seal(live, window.player)
    title = page_title(window, acts)
    timed = live.deadline is not None
    return Page(html, title, yours=acts, hold=not latest, seal=seal, timed=timed)


def watchers(window: Window) -> list[Watcher]:
    """Those whom somebody at this window may remove: the host alone sees who they are."""
    live = window.live
    if window.player is None or live.host != window.player:
        return []
    return [each for each in live.watchers if each.player != window.player]


def acts_undo(window: Window) -> bool:
    """Whether somebody at this window may take a step back."""
    table = window.live.table
    return (
        table is not None
        and window.live.house.undo
        and any(table.can_undo(seat) for seat in window.seats)
    )


def lobby(window: Window, link: str) -> Page:
    """What a window shows of a table before its game."""
    live = window.live
    html = ENVIRONMENT.get_template("lobby.html").render(
        live=live,
        mine=window.seats,
        host=live.host == window.player,
        open=sum(chair.kind == "open" for chair in live.chairs),
        title=titled(live.game.key),
        words=words_of(live.game.key),
        clock=terms(live.house.clock, window.t, window.language),
        absence=absence_terms(live.house, window.t, window.language),
        link=link,
        t=window.t,
    )
    return Page(html, page_title(window, False), seal=sealing.seal(live, window.player))


def page_title(window: Window, turn: bool) -> str:
    """What the tab of the browser says."""
    title = window.t(window.live.game.title)
    return f"● {window.t('Your turn')} · {title}" if turn else f"{title} · Ostraka"


def diary(live: Live, look: Look) -> list[Line]:
    """What these eyes were told, newest first; the lines of the latest turn are marked."""
    words = words_of(live.game.key)
    names = tuple(Markup("<b>{}</b>").format(name) for name in look.names)
    lines = []
    latest = True
    for last, note in reversed(gathered(words, look.notes)[-DIARY:]):
        latest = latest and note.seat == look.notes[-1].seat
        seat = note.seat if note.kind not in words.ABOUT_ALL else -1
        lines.append(Line(look.numbers[last], seat, _told(words, note, names, look.t), latest))
    return lines


@lru_cache(maxsize=4096)
def _told(words: ModuleType, note: Note, names: tuple[Markup, ...], t: Translate) -> Markup:
    """A note as a sentence; every window shows the same ones at every step again."""
    return coloured(words.sentence(note, names, marked(t)))


def coloured(text: Markup) -> Markup:
    """Gains green, losses red."""
    return Markup(SUMS.sub(_sum, str(text)))


def _sum(found: re.Match[str]) -> str:
    kind = "good" if found[1].startswith("+") else "bad"
    return f'<b class="{kind}">{found[1].replace("-", "−")}</b>'


def _advice(window: Window, look: Look, tells: list[Tell]) -> list[dict[str, str]] | None:
    """What the professor thinks of the best choices, if he was asked; he thinks nothing of choices
    that make no difference."""
    if window.advised != window.live.lines or not look.legal:
        return None
    by_say = {tell.say: tell for tell in tells}
    text = window.live.game.notation.text
    total = sum(thought["visits"] for thought in window.advice) or 1
    rows: list[dict[str, str]] = []
    for thought in window.advice[:3]:
        share = thought["visits"] / total
        if rows and share < WORTH_SAYING:
            break
        say = text(thought["action"])
        tell = by_say.get(say)
        brings = look.t("{share} of his thought, {points} points expected").format(
            share=percent(share, look.t), points=decimal(thought["points"][look.seat], look.t)
        )
        rows.append({"say": say, "label": tell.label if tell else say, "brings": brings})
    return rows
