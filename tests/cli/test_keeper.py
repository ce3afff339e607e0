"""Games on disk: nothing is lost, and nothing is written over."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.cli.keeper import Keeper
from ostraka.core.chance import sealed
from ostraka.core.errors import OstrakaError
from ostraka.core.table import Table
from ostraka.games import game

SECRET = bytes(32)


def table() -> Table:
    names = ["Mira", "Noor €"]
    return Table(game("tutankhamun"), 2, {"laying": "shuffled"}, names, sealed(SECRET))


def test_every_step_is_on_the_disk_when_it_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.journal"
    played, keeper = table(), Keeper(file, SECRET)
    keeper.keep(played.journal)
    while played.actor >= 0:
        assert file.read_text("utf-8") == played.journal.text()
        assert Keeper(file).secret == SECRET
        played.act(played.actor, played.legal()[-1])
        keeper.keep(played.journal)
    assert SECRET.hex() in file.read_text("utf-8")
    assert [each.name for each in file.parent.iterdir()] == ["game.journal"]


def test_two_programs_cannot_play_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    one, two = table(), table()
    first, second = Keeper(file, SECRET), Keeper(file)
    first.keep(one.journal)
    second.rewrite(two.journal, spare=False)
    one.act(1, "pass")
    first.keep(one.journal)
    two.act(1, "scarab")
    with pytest.raises(OstrakaError, match="is being played elsewhere"):
        second.keep(two.journal)
    assert file.read_text("utf-8") == one.journal.text()


def test_a_disk_that_refuses_is_told_in_one_sentence(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("")
    with pytest.raises(OstrakaError, match="cannot be written"):
        Keeper(wall / "game.journal", SECRET)
    keeper = Keeper(tmp_path / "game.journal", SECRET)
    (tmp_path / "game.journal").unlink()
    (tmp_path / "game.journal").mkdir()
    with pytest.raises(OstrakaError, match="cannot be written"):
        keeper.keep(table().journal)
