"""Draw what a window shows: a table in play, or one that waits for players."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType

from markupsafe import Markup

from ostraka.core.play import Note
from ostraka.server.html.catalogue import entry
from ostraka.server.html.scenes import scene_of, words_of
from ostraka.server.html.templates import ENVIRONMENT
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Frame
from ostraka.server.people import sealing, votes
from ostraka.server.people.audience import MOST_WATCHERS, Watcher
from ostraka.server.people.talk import shown_talk, watched_by
from ostraka.server.window.company import absence_terms, company, terms
from ostraka.server.window.delta import Page
from ostraka.server.window.perspective import Window
from ostraka.ui.figures import decimal, percent
from ostraka.ui.scene import Look, Tell, Translate
from ostraka.words import gathered, marked

DIARY_LINES = 24
"""Lines of the diary that a window is sent; the replay has them all."""
MIN_SHARE = 0.02
"""Share of the thinking that a choice needs to be named in the advice."""
SIGNED = re.compile(r"(?<![\w)])([+−-]\d+)(?![\w%])")


@dataclass(frozen=True)
class DiaryLine:
    """A line of the diary."""

    number: int
    seat: int
    text: Markup
    latest: bool  # of the latest turn


def game_page(window: Window, frame: Frame, latest: bool) -> Page:
    """Return the page of a position of the game."""
    live = window.live
    assert live.table is not None
    scene = scene_of(live.game.key)
    look = window.look(frame, latest)
    acts = bool(look.legal)
    tells: list[Tell] = scene.tells(look) if acts else []
    html = ENVIRONMENT.get_template("table/frame.html").render(
        live=live,
        box=entry(live.game.key),
        scene=scene,
        look=look,
        latest=latest,
        yours=acts,
        mine=window.seats,
        over=look.over,
        chairs=live.chairs,
        standings={chair.seat: scene.standing(look, chair.seat) for chair in live.chairs},
        curtain=window.handover_to(frame.state) if latest else None,
        tells=tells,
        shortcuts=scene.shortcuts(look) if acts else [],
        undo=latest and can_undo(window),
        hint=acts and live.settings.hints and len(look.legal) > 1,
        advice=_advice(window, look, tells),
        fast_forward_offered=bool(live.bot_level) or window.fast_forward,
        fast_forward=window.fast_forward,
        company=company(window),
        voters=len(votes.voters(live)),
        log=diary(live, look),
        talk=shown_talk(
            live, window.player, look.over, window.muted.players, window.reported, window.t
        ),
        watchers=removable_watchers(window),
        watched=sum(each.people for each in live.watchers),
        most=MOST_WATCHERS,
        watched_by=watched_by,
        named=window.player is not None,
        host=window.player is not None and live.host == window.player,
        t=window.t,
    )
    seal = sealing.seal_for(live, window.player)
    title = page_title(window, acts)
    timed = live.deadline is not None
    return Page(html, title, yours=acts, hold=not latest, seal=seal, timed=timed)


def removable_watchers(window: Window) -> list[Watcher]:
    """Return the watchers that this window may remove: only the host sees who they are."""
    live = window.live
    if window.player is None or live.host != window.player:
        return []
    return [each for each in live.watchers if each.player != window.player]


def can_undo(window: Window) -> bool:
    """Whether somebody at this window may take a step back."""
    table = window.live.table
    return (
        table is not None
        and window.live.settings.undo
        and any(table.can_undo(seat) for seat in window.seats)
    )


def lobby_page(window: Window, link: str) -> Page:
    """Return the page of a table before its game."""
    live = window.live
    html = ENVIRONMENT.get_template("table/lobby.html").render(
        live=live,
        mine=window.seats,
        host=live.host == window.player,
        open=sum(chair.kind == "open" for chair in live.chairs),
        title=entry(live.game.key),
        words=words_of(live.game.key),
        clock=terms(live.settings.clock, window.t, window.language),
        absence=absence_terms(live.settings, window.t, window.language),
        link=link,
        t=window.t,
    )
    return Page(html, page_title(window, False), seal=sealing.seal_for(live, window.player))


def page_title(window: Window, turn: bool) -> str:
    """Return the title for the browser's tab."""
    title = window.t(window.live.game.title)
    return f"● {window.t('Your turn')} · {title}" if turn else f"{title} · Ostraka"


def diary(live: LiveTable, look: Look) -> list[DiaryLine]:
    """Return what these eyes were told, newest first; lines of the latest turn are marked."""
    words = words_of(live.game.key)
    names = tuple(Markup("<b>{}</b>").format(name) for name in look.names)
    lines = []
    latest = True
    for last, note in reversed(gathered(words, look.notes)[-DIARY_LINES:]):
        latest = latest and note.seat == look.notes[-1].seat
        seat = note.seat if note.kind not in words.ABOUT_ALL else -1
        lines.append(DiaryLine(look.numbers[last], seat, _told(words, note, names, look.t), latest))
    return lines


@lru_cache(maxsize=4096)
def _told(words: ModuleType, note: Note, names: tuple[Markup, ...], t: Translate) -> Markup:
    """Return a note as a sentence; cached, as every window shows the same ones at every step."""
    return coloured(words.sentence(note, names, marked(t)))


def coloured(text: Markup) -> Markup:
    """Colour gains green and losses red."""
    return Markup(SIGNED.sub(_sum, str(text)))


def _sum(found: re.Match[str]) -> str:
    kind = "good" if found[1].startswith("+") else "bad"
    return f'<b class="{kind}">{found[1].replace("-", "−")}</b>'


def _advice(window: Window, look: Look, tells: list[Tell]) -> list[dict[str, str]] | None:
    """Return the professor's advice on the best choices, if it was asked for; empty if the choices
    make no difference."""
    if window.advised_at != window.live.seat_steps or not look.legal:
        return None
    by_say = {tell.say: tell for tell in tells}
    text = window.live.game.notation.text
    total = sum(thought["visits"] for thought in window.advice) or 1
    rows: list[dict[str, str]] = []
    for thought in window.advice[:3]:
        share = thought["visits"] / total
        if rows and share < MIN_SHARE:
            break
        say = text(thought["action"])
        tell = by_say.get(say)
        brings = look.t("{points} points expected, tried in {share} of simulated games").format(
            share=percent(share, look.t), points=decimal(thought["points"][look.seat], look.t)
        )
        rows.append({"say": say, "label": tell.label if tell else say, "brings": brings})
    return rows
