"""The command line as its users see it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kit import Run
from ostraka import games
from ostraka.cli import serve
from ostraka.cli.console import default_database
from ostraka.core.journal import parse


def simulate(run: Run, *arguments: object) -> dict[str, object]:
    code, said, _ = run("simulate", "tutankhamun", "--json", *arguments)
    assert code == 0
    found = json.loads(said)
    assert isinstance(found, dict)
    return found


def test_games_are_listed_for_people_and_programs(run: Run) -> None:
    code, said, _ = run("games")
    assert code == 0 and "Toutankhamon (tutankhamun), 2–6 seats" in said
    assert "snake=bent" in said and "The snake may turn a corner." in said
    code, said, _ = run("games", "--json")
    listed = {game["key"]: game for game in json.loads(said)}
    assert list(listed) == games.known()
    assert listed["tutankhamun"]["options"]["cards"] == ["documented", "rising"]
    assert "reconstructed" in listed["pyramid"]["about"]
    assert "reconstructed" not in listed["thebes"]["about"]


def test_simulate_gives_the_documented_fields(run: Run) -> None:
    found = simulate(run, "--seats", 4, "--bots", ",".join(["random"] * 4), "--games", 30)
    assert list(found) == [
        "game", "seats", "games", "decisions", "seconds", "decisions_per_second", "players",
        "endings",
    ]  # fmt: skip
    players = found["players"]
    assert isinstance(players, list) and len(players) == 4
    assert list(players[0]) == ["bot", "wins", "shared", "win_rate", "ci95", "mean_score"]
    assert sum(player["wins"] for player in players) == pytest.approx(30, abs=0.01)
    endings = found["endings"]
    assert isinstance(endings, dict) and sum(endings.values()) == 30


def test_simulate_does_not_depend_on_the_number_of_processes(run: Run) -> None:
    found = [simulate(run, "--games", 50, "--seed", 1, "--jobs", jobs) for jobs in (1, 2)]
    for each in found:
        del each["seconds"], each["decisions_per_second"]
    assert found[0] == found[1]


def test_simulated_games_are_kept_replayed_and_verified(run: Run, tmp_path: Path) -> None:
    bots = ["--bots", "random,student,random"]
    simulate(run, "--games", 3, *bots, "--journals", tmp_path / "kept")
    files = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in files] == [f"tutankhamun-0000{n}.journal" for n in range(3)]
    for file in files:
        code, said, _ = run("verify", file)
        assert code == 0 and said.startswith("True to its end")
        assert json.loads(run("verify", file, "--json")[1])["verified"] is True
        code, said, _ = run("replay", file)
        assert code == 0 and "The game is over" in said and "\n1. " in said
    names = [parse(file.read_text("utf-8")).header.names for file in files]
    assert {seats[0] for seats in names} == {"random 1", "student 1"}


def test_replay_shows_any_step_from_any_seat(run: Run, tmp_path: Path) -> None:
    simulate(run, "--games", 1, "--journals", tmp_path)
    file = tmp_path / "tutankhamun-00000.journal"
    code, said, _ = run("replay", file, "--ply", 4, "--seat", 2, "--json")
    found = json.loads(said)
    assert code == 0 and found["steps"] == 4 and found["view"]["you"] == 1
    assert "ground" not in found["view"]
    assert run("replay", file, "--ply", 100000)[0] == 2
    assert run("replay", file, "--seat", 7)[0] == 2


def test_an_unfinished_game_is_true_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    simulate(run, "--games", 1, "--journals", tmp_path, "--option", "laying=shuffled")
    file = tmp_path / "tutankhamun-00000.journal"
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-2]), "utf-8")  # neither the last outcome nor the end
    code, said, _ = run("verify", file)
    assert code == 0 and said.startswith("True as far as it goes")


def test_a_journal_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tutankhamun-00000.journal").mkdir()
    arguments = ["simulate", "tutankhamun", "--games", 1, "--journals", tmp_path]
    code, _, complaint = run(*arguments)
    assert code == 2 and "cannot be written" in complaint and complaint.count("\n") == 1


def test_a_tampered_journal_does_not_verify(run: Run, tmp_path: Path) -> None:
    simulate(run, "--games", 1, "--journals", tmp_path, "--option", "laying=shuffled")
    file = tmp_path / "tutankhamun-00000.journal"
    text = file.read_text("utf-8")
    first = next(line for line in text.splitlines() if line.startswith("chance: "))
    other = "chance: uncover pectoral" if "pectoral" not in first else "chance: uncover bracelet"
    file.write_text(text.replace(first, other, 1), "utf-8")
    code, _, complaint = run("verify", file)
    assert code == 2 and "but chance drew" in complaint and complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "There is no game “chess”; there is "),
        (["simulate", "chess"], "There is no game “chess”"),
        (["simulate", "tutankhamun", "--seats", "9"], "2 to 6 seats, not 9"),
        (["simulate", "tutankhamun", "--bots", "random,genius"], "no bot “genius”; there is"),
        (["simulate", "tutankhamun", "--seats", "3", "--bots", "random"], "3 seats but 1 bots"),
        (["simulate", "tutankhamun", "-o", "cards"], "There is no “cards”; there is cards=…"),
        (["simulate", "tutankhamun", "-o", "cards=x"], "documented or rising"),
        (["play", "tutankhamun", "--seats", "7"], "2 to 6 seats, not 7"),
        (["play", "tutankhamun", "--bots", "genius"], "no bot “genius”"),
        (["simulate", "tutankhamun", "--seed", "a\nb"], "a number on one line, not “a·b”"),
        (["play", "tutankhamun", "--name", "Bo (random)"], "“Bo (random)” is a bot's name"),
        (["replay", "no-such-file"], "cannot be read"),
        (["verify", "/"], "cannot be read"),
        (["simulate", "tutankhamun", "--journals", "/dev/null/x"], "cannot be made"),
        (["simulate", "tutankhamun", "--resume", "/dev/null/x"], "cannot be written"),
        (["ladder", "tutankhamun", "--seats", "2,many"], "2 to 6 seats, not “2,many”"),
        (["ladder", "tutankhamun", "--seats", "2,9"], "2 to 6 seats, not 9"),
        (["ladder", "tutankhamun", "--bots", "random"], "two or more bots"),
        (["ladder", "tutankhamun", "--bots", "random,genius"], "no bot “genius”"),
        (["ladder", "tutankhamun", "--pairs", "some"], "neighbours or all, not “some”"),
        (["ladder", "tutankhamun", "--seed", "a\nb"], "a number on one line, not “a·b"),
        (["ladder", "tutankhamun", "--cluster", "nowhere"], "There is no cluster at “nowhere”"),
    ],
)
def test_bad_input_ends_in_one_sentence_and_exit_code_2(
    run: Run, arguments: list[str], says: str
) -> None:
    code, _, complaint = run(*arguments)
    assert code == 2
    assert says in complaint and complaint.count("\n") == 1


def test_a_foreign_file_is_no_journal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    for command in ("replay", "verify"):
        code, _, complaint = run(command, file)
        assert code == 2 and complaint == "This is not an Ostraka journal.\n"


def test_a_game_that_nobody_wins_is_told_so(run: Run) -> None:
    lost = Path(__file__).parents[1] / "games" / "pyramid" / "golden" / "turned-and-sealed.journal"
    code, said, _ = run("replay", lost)
    assert code == 0 and said.rstrip().endswith("Nobody wins.")


def test_replay_of_a_cut_file_shows_what_is_whole(run: Run, tmp_path: Path) -> None:
    simulate(run, "--games", 1, "--journals", tmp_path)
    file = tmp_path / "tutankhamun-00000.journal"
    text = file.read_text("utf-8")
    file.write_text(text[: len(text) // 2], "utf-8")
    code, said, complaint = run("replay", file)
    assert "is cut off" in complaint and "steps before" in complaint
    assert code == 2 and "lays" in said


DIG = ["--option", "laying=shuffled"]


def kept(tmp_path: Path) -> Path:
    (file,) = (tmp_path / "data" / "ostraka").glob("*.journal")
    return file


def test_the_professor_gives_a_hint(run: Run) -> None:
    code, said, _ = run("play", "tutankhamun", *DIG, "--seats", 2, typed="hint\nquit\n")
    assert code == 0 and re.search(r"dig \w\d: \d+% of its tries, in the end \d+ : \d+", said)
    _, said, _ = run("play", "tutankhamun", "--seats", 2, typed="hint\nquit\n")
    assert "makes no difference" in said


def test_a_game_in_the_terminal_to_its_end(run: Run, tmp_path: Path) -> None:
    code, said, _ = run("play", "tutankhamun", *DIG, typed="odds\nauto\n" * 200)
    assert code == 0 and "The game is over" in said and "Prove it: ostraka verify" in said
    assert "%" in said, "the odds are shown"
    assert [file.suffix for file in kept(tmp_path).parent.iterdir()] == [".journal"]
    code, said, _ = run("verify", kept(tmp_path))
    assert code == 0 and "as sealed before the first step" in said


def test_a_game_is_left_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    code, said, _ = run("play", "tutankhamun", *DIG, "--seats", 2, typed="1\nquit\n")
    assert code == 0 and "Go on with: ostraka play --journal" in said
    before = kept(tmp_path).read_text("utf-8")
    code, said, _ = run("play", "--journal", kept(tmp_path), typed="auto\n" * 300)
    assert code == 0 and "The game is over" in said
    assert kept(tmp_path).read_text("utf-8").startswith(before)
    assert run("verify", kept(tmp_path))[0] == 0


def test_a_killed_game_loses_its_half_line_and_nothing_else(run: Run, tmp_path: Path) -> None:
    run("play", "tutankhamun", *DIG, "--seats", 2, typed="1\n")
    file = kept(tmp_path)
    whole = file.read_text("utf-8")
    file.write_text(whole + "2: di", "utf-8")
    code, _, complaint = run("play", "--journal", file)
    assert code == 0 and "is cut off" in complaint
    assert file.read_text("utf-8") == whole
    assert file.with_name(file.name + ".damaged").read_text("utf-8") == whole + "2: di"


def test_a_game_killed_in_its_last_line_still_shows_its_secret(run: Run, tmp_path: Path) -> None:
    run("play", "tutankhamun", *DIG, "--seats", 2, typed="1\nquit\n")
    secret = kept(tmp_path).with_name(kept(tmp_path).name + ".secret")
    spare = secret.read_bytes()
    run("play", "--journal", kept(tmp_path), typed="auto\n" * 300)
    whole = kept(tmp_path).read_text("utf-8")
    kept(tmp_path).write_text(whole[:-10], "utf-8")
    secret.write_bytes(spare)
    run("play", "--journal", kept(tmp_path))
    assert kept(tmp_path).read_text("utf-8") == whole
    assert not secret.exists()
    assert run("verify", kept(tmp_path))[0] == 0


def test_without_its_secret_a_game_cannot_go_on(run: Run, tmp_path: Path) -> None:
    run("play", "tutankhamun", *DIG, "--seats", 2, typed="")
    file = kept(tmp_path)
    file.with_name(file.name + ".secret").unlink()
    code, _, complaint = run("play", "--journal", file)
    assert code == 2 and "the secret beside it is gone" in complaint


def test_answers_at_the_prompt(run: Run) -> None:
    typed = "?\n\nundo\ntake earth\nundo\n1\nnonsense\n99\nlay a1\nstop\nquit\n"
    code, said, complaint = run("play", "tutankhamun", "--seats", 2, "--name", "Mira", typed=typed)
    assert code == 0
    assert "Type the number or the words of an action" in said
    assert "There is nothing to take back" in complaint
    assert "“nonsense” is not possible now." in complaint
    assert "“99” is not possible now." in complaint
    assert "Mira takes a step back" in said
    assert "Mira lays" in said


def test_a_step_that_ends_a_game_is_asked_about_once_more(run: Run, tmp_path: Path) -> None:
    typed = "choose gore\nenter c1\n" * 2 + "choose sarti\nenter c1\nleave\n\nleave\nyes\nquit\n"
    code, said, _ = run("play", "pyramid", "--bots", "", "--seats", 2, typed=typed)
    assert code == 0 and "Leave the pyramid for good?" in said
    assert "You bring out no treasure." in said and "Stay inside." in said
    steps = kept(tmp_path).read_text("utf-8").split("\n")
    assert steps.count("1: leave") == 1


def test_people_only(run: Run, tmp_path: Path) -> None:
    names = ["--name", "Mira", "--name", "Noor"]
    code, _, _ = run("play", "tutankhamun", *DIG, "--seats", 2, *names, typed="pass\nbar none\n")
    assert code == 0
    journal = parse(kept(tmp_path).read_text("utf-8"))
    assert journal.header.names == ("Mira", "Noor")
    assert [text for _, text in journal.steps] == ["pass", "bar none"]


def test_the_secret_is_its_owners_alone(run: Run, tmp_path: Path) -> None:
    run("play", "tutankhamun", *DIG, typed="")
    secret = kept(tmp_path).with_name(kept(tmp_path).name + ".secret")
    assert secret.stat().st_mode & 0o077 == 0
    assert secret.read_bytes().hex() not in kept(tmp_path).read_text("utf-8")


def test_tables_are_kept_in_the_data_folder_and_where_an_older_version_left_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "data" / "ostraka" / "ostraka.sqlite"
    assert default_database() == f"sqlite:///{place}"
    assert place.parent.is_dir()
    (tmp_path / "ostraka.sqlite").touch()
    assert default_database() == "sqlite:///ostraka.sqlite"


def test_the_place_of_tables_is_told_without_a_password() -> None:
    assert serve.place("sqlite:////var/lib/club.sqlite") == "/var/lib/club.sqlite"
    told = serve.place("postgresql+psycopg://club:secret@db/games")
    assert "secret" not in told and "db/games" in told


@pytest.mark.parametrize("command", ["replay", "verify", "show", "play"])
def test_a_journal_of_other_rules_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, command: str
) -> None:
    simulate(run, "--games", 1, "--journals", tmp_path, "--option", "laying=shuffled")
    file = tmp_path / "tutankhamun-00000.journal"
    text = re.sub(r"^rules \d+$", "rules 99", file.read_text("utf-8"), flags=re.MULTILINE)
    file.write_text(text, "utf-8")
    arguments = {
        "show": [file, "--out", tmp_path / "x.svg"],
        "play": ["--journal", file],
    }.get(command, [file])
    code, _, complaint = run(command, *arguments)
    assert code == 2 and complaint.count("\n") == 1
    assert "played under rules 99 of Toutankhamon; here are rules" in complaint
    assert file.read_text("utf-8") == text
