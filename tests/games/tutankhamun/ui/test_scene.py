"""What the scene of Toutankhamon tells at the moments that matter."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import kit
from games.tutankhamun.position import exhausted, rich
from ostraka.core.chance import seeded
from ostraka.core.journal import parse
from ostraka.core.play import WATCHER
from ostraka.core.table import Table
from ostraka.games import game
from ostraka.games.tutankhamun.ui import scene, terminal
from ostraka.games.tutankhamun.ui.text.turns import turns
from ostraka.ui.scene import Tell

GAME = game("tutankhamun")


def digging(*steps: str, seats: int = 2) -> Table:
    """A shuffled tray, told what comes to light; seat 2 digs first."""
    table = Table(GAME, seats, {"laying": "shuffled"}, ["Ada", "Ben", "Cas"][:seats])
    table.say(*steps)
    return table


def panel(table: Table, seat: int, key: str) -> str:
    found = [one for one in scene.panels(kit.look(table, seat)) if key in one.key.split()]
    return f"{found[0].title} {found[0].body}" if found else ""


def choice(table: Table, say: str) -> Tell:
    """What the scene says of one choice to the player who acts."""
    told = scene.tells(kit.look(table, table.actor))
    return next(tell for tell in told if tell.say == say)


def in_terminal(table: Table) -> str:
    console = Console(file=StringIO(), width=150, record=True)
    console.print(terminal.draw(table.view(table.actor), table.names, with_odds=False))
    return console.export_text()


def test_what_is_set_aside_is_shown_with_its_sum() -> None:
    table = digging("scarab", "dig a1", "uncover pectoral", "dig b1", "uncover base")
    shown = panel(table, 1, "haul")
    assert "Set aside this turn" in shown and "4 + 2" in shown and "× 2" in shown
    assert '<strong id="aside">' in shown and "12</strong>" in shown
    assert "Yours once you stop" in shown
    assert "Kept once Ben stops" in panel(table, 0, "haul")
    assert "+12 aside" in scene.standing(kit.look(table, WATCHER), 1).holdings


def test_a_danger_shows_what_it_cost() -> None:
    table = digging("dig a1", "uncover pectoral", "dig b1", "uncover scorpion")
    look = kit.look(table, 1)
    assert "Lost to a danger" in panel(table, 1, "lost")
    assert "Ben loses 4 set aside and pays 3." in panel(table, 0, "lost")
    assert 'class="square can bust" id="sq-b1"' in scene.board(look)
    assert scene.question(look).reason == "Scorpion: 4 set aside are lost, and you pay 3."
    table.say("bar none")
    assert "Lost to a danger" in panel(table, 0, "lost"), "until somebody digs again"
    table.say("dig a1", "uncover mosquito")
    assert "bust" not in str(scene.board(kit.look(table, 0))).partition('id="sq-b1"')[0][-60:]


def test_a_player_who_cannot_pay_is_said_to_be_out() -> None:
    journal = parse((kit.folder(GAME) / "golden" / "six-seats.journal").read_text("utf-8"))
    table = Table(GAME, 6, journal.header.options, journal.header.names)
    for who, text in journal.steps:
        table.follow(who, text)
        if any(note.kind == "ruined" for note in table.notes):
            break
    seat = next(note.seat for note in table.notes if note.kind == "ruined")
    look = kit.look(table, seat)
    assert scene.standing(look, seat).out
    assert scene.question(look).reason == "You are out of the game."
    assert f"{look.names[seat]} cannot pay" in panel(table, WATCHER, "lost")


def test_a_step_back_leaves_the_turn_as_it_was() -> None:
    table = digging("dig a1", "uncover pectoral", "stop", "bar none")
    table.undo(1)
    table.undo(1)
    assert table.view(1)["task"] == "dig"
    turn = turns(table.notes)[-1]
    assert turn.seat == 1 and [find.square for find in turn.finds] == ["a1"]
    table.say("dig b1", "uncover scorpion")
    (turn,) = turns(table.notes)
    assert turn.danger and turn.gains == 4 and turn.coins == 3


def test_the_ledger_adds_up_to_the_money() -> None:
    options = kit.every_option(GAME)
    for number in range(12):
        table = kit.played(GAME, 2 + number % 5, options[number % len(options)], str(number))
        *reasons, total = scene.ledger(kit.look(table, WATCHER))
        for seat, (money, _) in enumerate(table.state.scores()):
            sums = [int(entry.values[seat].replace("\u2212", "-")) for entry in reasons]
            assert sum(sums) == int(total.values[seat]) == money
            assert sums[-1] <= 0 and sums[-1] % 3 == 0, "passes cost 3 each"


def test_the_shortcut_lays_one_layer_and_no_more() -> None:
    table = Table(GAME, 3, chance=seeded("rest"))
    rng = Random("rest")
    (cut,) = scene.shortcuts(kit.look(table, 0))
    steps = 0
    while table.actor == 0 and cut.goes_on(table.view(0)):
        table.act(0, rng.choice(table.legal()))
        steps += 1
    assert steps == 32 and table.actor == 1 and table.view(1)["laying"] == 2
    assert not scene.shortcuts(kit.look(digging(), 1))


def test_what_cannot_be_done_says_why() -> None:
    table = digging("dig a1", "uncover alabaster", "stop", "bar b2")
    shown = str(scene.board(kit.look(table, 0)))
    barred = shown[shown.index('id="sq-b2"') :].partition(">")[0]
    assert 'title="Barred until Ben&#39;s turn."' in barred and "disabled" in barred
    laying = Table(GAME, 2)
    laying.say("take earth", "lay a1")
    shown = str(scene.board(kit.look(laying, 0)))
    assert shown.count("Take a card first.") == 15 and "A card lies here already." in shown


@pytest.mark.rule("tutankhamun/71")
def test_before_a_pass_two_players_hear_that_the_other_may_end_the_game() -> None:
    table = digging()
    told = choice(table, "pass")
    assert told.brings == "costs 3 silver; if Ada passes too, the game ends" and not told.final
    assert "A pass ends the game if Ada passes too." in in_terminal(table)


@pytest.mark.rule("tutankhamun/71")
def test_a_pass_that_ends_the_game_says_so_and_what_is_left() -> None:
    table = digging("dig a1", "uncover pectoral", "dig a1", "uncover base", "dig a1")
    table.say("uncover bracelet", "stop", "bar none", "pass", "bar none")
    assert choice(table, "pass").brings == "costs 3 silver and ends the game"
    look = kit.look(table, 1)
    assert "your pass ends the game" in str(scene.question(look).reason)
    final = choice(table, "pass").final
    assert final is not None
    titles = [loss.title for loss in final.losses]
    assert titles == ["You pay 3 silver", "77 cards stay buried", "You win with 15 silver"]
    assert final.losses[0].more == "You have 15 left."
    assert final.losses[1].more == "Your 2 scarabs are not used. Your barricade is not used."
    assert "a pass now ends the game" in in_terminal(table)
    table.say("pass")
    assert table.state.ending() == "all passed"
    assert [score[0] for score in table.state.scores()] == [7, 15]


@pytest.mark.rule("tutankhamun/71")
def test_more_players_hear_how_many_must_still_pass() -> None:
    table = digging(seats=3)
    assert "if the next 2 players pass too, the game ends" in choice(table, "pass").brings
    assert "if the others pass too: Ada, Ben." in in_terminal(table)
    table.say("pass", "bar none")
    assert "if Ben passes too, the game ends" in choice(table, "pass").brings
    table.say("pass", "bar none")
    final = choice(table, "pass").final
    assert final is not None and final.losses[-1].title == "Shared by Ada, Ben, Cas"
    rivals = rich(digging(seats=3), 20, 9, 10)
    rivals.say("pass", "bar none", "pass", "bar none")
    final = choice(rivals, "pass").final
    assert final is not None and final.losses[-1].title == "Ada wins with 17 silver"


def test_nobody_is_warned_of_an_end_that_cannot_come() -> None:
    table = rich(digging(), 2, 10)
    assert choice(table, "pass").brings == "costs 3 silver", "the other cannot pay for a pass"
    assert "pass" not in in_terminal(table)


@pytest.mark.rule("tutankhamun/74")
def test_leaving_the_curse_alone_is_marked_as_the_end() -> None:
    table = exhausted({"b2": "tutankhamun"}, refusal="on")
    final = choice(table, "refuse").final
    assert final is not None
    assert final.losses[0].title == "One card stays buried"


@pytest.mark.rule("tutankhamun/4")
def test_coins_are_shown_as_they_are_handed_out() -> None:
    table = digging()
    for seat in (0, 1):
        held = str(scene.standing(kit.look(table, WATCHER), seat).holdings)
        assert '</svg>1<span class="vh"> gold' in held
        assert '</svg>5<span class="vh"> silver' in held
    start = scene.ledger(kit.look(table, WATCHER))[0]
    assert start.values == ("10", "10") and start.details == ("1 gold, 5 silver",) * 2
    assert "gold" not in start.icon
