"""Build the API's answers: never more than the asking player may see."""

from __future__ import annotations

from dataclasses import asdict

from ostraka import games
from ostraka.bots.thought import Thought
from ostraka.core.play import OVER, WATCHER, Seat
from ostraka.server.api.forms import (
    AdviceAnswer,
    ChairAnswer,
    GameAnswer,
    NewHouse,
    RemarkAnswer,
    ResultAnswer,
    SummaryAnswer,
    TableAnswer,
    ViewAnswer,
)
from ostraka.server.finished.table import FinishedTable
from ostraka.server.live.table import LiveTable
from ostraka.server.model import TableSummary, Viewer
from ostraka.server.people import absence
from ostraka.server.people.talk import readable


def game_answer(key: str) -> GameAnswer:
    """Describe a game."""
    game = games.game(key)
    return GameAnswer(
        key=key,
        title=game.title,
        about=games.part(key, "ui.text.words").ABOUT,
        seats=(game.seats[0], game.seats[-1]),
        rules=game.rules,
        options={option.name: list(option.values) for option in game.options if option.offered},
        endings=list(game.endings),
    )


def table_answer(live: LiveTable | FinishedTable, player: Viewer) -> TableAnswer:
    """Describe a table, live or finished."""
    return TableAnswer(
        id=live.id,
        game=live.key,
        options=live.options,
        house=NewHouse(**asdict(live.settings) | asdict(live.settings.clock)),
        state=live.state,
        chairs=[
            ChairAnswer(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                away=chair.away,
                yours=chair.seat in live.seats_of(player),
                here=isinstance(live, LiveTable)
                and chair.human
                and live.audience.here(chair.player),
                absent=isinstance(live, LiveTable) and absence.away(live, chair),
                bank=chair.bank,
                late=chair.late,
                vote=chair.vote,
            )
            for chair in live.chairs
        ],
        talk=[
            RemarkAnswer(
                number=remark.number,
                name=remark.name,
                seat=remark.seat if remark.seat >= 0 else None,
                text=remark.text,
                at=remark.at,
                among="players" if remark.seat >= 0 else "watchers",
                yours=remark.player == player,
            )
            for remark in readable(live, player)
        ],
        chance=live.chance,
        stage=live.stage,
        promises=[chair.promise for chair in live.chairs],
        rematch=live.rematch,
    )


def summary_answer(summary: TableSummary) -> SummaryAnswer:
    """Describe a table in a list."""
    return SummaryAnswer(
        id=summary.id,
        game=summary.game,
        title=summary.title,
        names=list(summary.names),
        turn=summary.turn if summary.turn >= 0 else None,
        yours=summary.yours,
        state=summary.state,
        changed=summary.changed,
    )


def eyes(live: LiveTable, player: Viewer) -> Seat:
    """Return the seat a player sees from: the one that acts, or their first."""
    mine = live.seats_of(player)
    if live.table is not None and live.table.actor in mine:
        return live.table.actor
    return mine[0] if mine else WATCHER


def view_answer(live: LiveTable, player: Viewer, since: int = 0) -> ViewAnswer:
    """Describe a live table as one player sees it."""
    seat = eyes(live, player)
    answer = ViewAnswer(
        table=live.id,
        game=live.game.key,
        state=live.state,
        names=[chair.name for chair in live.chairs],
        seat=seat if seat >= 0 else None,
        actor=None,
        lines=live.seat_steps,
        view={},
        legal=[],
        notes=[],
        heard=0,
        can_undo=False,
        deadline=live.deadline,
        result=None,
    )
    table = live.table
    if table is None:
        return answer
    words = games.part(live.game.key, "ui.text.words")
    answer.actor = table.actor if table.actor >= 0 and not live.ended_early else None
    answer.view = dict(table.view(seat))
    answer.legal = table.legal_texts() if answer.actor == seat else []
    answer.notes = [
        words.sentence(note, table.names)
        for number, note in table.numbered(seat)
        if number >= since
    ]
    answer.heard = table.count_heard(seat)
    answer.can_undo = live.settings.undo and table.can_undo(seat)
    if table.actor == OVER and (closing := table.journal.closing):
        answer.result = ResultAnswer(
            ending=closing.ending, points=list(closing.points), places=list(closing.places)
        )
    return answer


def finished_answer(finished: FinishedTable, player: str, since: int = 0) -> ViewAnswer:
    """Describe the last position of a game that is over or cannot go on, as one player sees it."""
    mine = finished.seats_of(player)
    seat = mine[0] if mine else WATCHER
    answer = ViewAnswer(
        table=finished.id,
        game=finished.key,
        state=finished.state,
        names=list(finished.names),
        seat=seat if seat >= 0 else None,
        actor=None,
        lines=finished.seat_steps,
        view={},
        legal=[],
        notes=[],
        heard=0,
        can_undo=False,
        deadline=None,
        result=None,
    )
    if archive := finished.archive:
        heard = archive.heard(seat)
        answer.view = dict(archive.view(archive.last, seat))
        answer.notes = [archive.plain(text, finished.names) for _, text in heard[max(0, since) :]]
        answer.heard = len(heard)
    if closing := finished.closing:
        answer.result = ResultAnswer(
            ending=closing.ending, points=list(closing.points), places=list(closing.places)
        )
    return answer


def advice_answer(live: LiveTable, thoughts: list[Thought]) -> list[AdviceAnswer]:
    """Describe the professor's advice."""
    total = sum(thought["visits"] for thought in thoughts) or 1
    return [
        AdviceAnswer(
            say=live.game.notation.text(thought["action"]),
            share=thought["visits"] / total,
            points=thought["points"],
        )
        for thought in thoughts
    ]
