"""The commands."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from ostraka import __version__, games
from ostraka.cli.console import (
    about,
    box_figures,
    default_database,
    doubted,
    out,
    read_options,
    read_seats,
)
from ostraka.core.errors import BadSeats, OstrakaError

app = typer.Typer(
    help="Ostraka: four archaeology board games to play, to learn and to study.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game's key, see `ostraka games`.")]
OptionList = Annotated[
    list[str], typer.Option("--option", "-o", help="A table option as name=value; repeatable.")
]
Bots = Annotated[str, typer.Option("--bots", help="Levels of the bots, separated by commas.")]
Seats = Annotated[int, typer.Option(help="Seats at the table.")]
Names = Annotated[
    list[str], typer.Option("--name", help="A person's name; repeatable. The rest are bots.")
]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")]
ClusterAddress = Annotated[
    str, typer.Option("--cluster", help="Play on a Dask cluster instead: tcp://host:port.")
]
JournalFolder = Annotated[Path | None, typer.Option(help="Keep every game in this folder.")]
ResumeFile = Annotated[
    Path | None,
    typer.Option(help="Keep results in this file as they come; goes on with it if it exists."),
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
JournalFile = Annotated[Path, typer.Argument(metavar="FILE", help="A journal.")]


def version(asked: bool) -> None:
    if asked:
        from ostraka.bench.report import BUILD  # the engine; typing `ostraka` need not wait for it

        out.print(f"ostraka {__version__}, {BUILD}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    _: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Ostraka: four archaeology board games to play, to learn and to study.

    Without a command: serve them here and open the browser.
    """
    if context.invoked_subcommand is None:
        serve(browse=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0: everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            help="Where tables are kept: sqlite:///FILE or postgresql+psycopg://…; "
            "by default a file in your data folder."
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, help="Processes that serve; more than one need PostgreSQL.")
    ] = 1,
    thinkers: Annotated[
        int, typer.Option(min=0, help="Processes that bots think in; 0 is one less than cores.")
    ] = 0,
    browse: Annotated[bool, typer.Option(help="Open the browser.")] = False,
) -> None:
    """Serve the games to browsers and programs."""
    from ostraka.cli import serve as command
    from ostraka.server.settings import Settings

    settings = Settings(
        database=database or default_database(),
        workers=workers,
        bot_processes=thinkers,
        engine=os.environ.get("OSTRAKA_ENGINE", ""),
    )
    command.run(settings, host, port, browse)


@app.command("games")
def list_games(as_json: JsonFlag = False) -> None:
    """List the games and their options."""
    found = [games.game(key) for key in games.known()]
    if as_json:
        rows = [
            {
                "key": game.key,
                "title": game.title,
                "about": about(game.key),
                "seats": [game.seats[0], game.seats[-1]],
                "rules": game.rules,
                "options": {
                    option.name: list(option.values) for option in game.options if option.offered
                },
                "endings": list(game.endings),
                "figures": [asdict(figure) for figure in box_figures(game.key)],
            }
            for game in found
        ]
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for game in found:
        words = games.part(game.key, "ui.text.words")
        out.print(f"[bold]{game.title}[/] ({game.key}), {game.seats[0]}–{game.seats[-1]} seats")
        out.print(about(game.key), style="dim", soft_wrap=True)
        grid = Grid(box=None, padding=(0, 2), show_header=False)
        for option in filter(lambda each: each.offered, game.options):
            for value in option.values:
                mark = " (default)" if value == option.values[0] else ""
                grid.add_row(f"{option.name}={value}{mark}", words.OPTIONS[option.name][value])
        out.print(grid)
        for line in doubted(game.key):
            out.print(line, style="dim")


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game's key.")] = "",
    bots: Bots = "",
    seats: Annotated[
        int, typer.Option(help="Seats at the table; those without a bot are people.")
    ] = 0,
    option: OptionList = [],  # noqa: B006 (typer reads it, nobody writes it)
    name: Names = [],  # noqa: B006
    journal: Annotated[
        Path | None, typer.Option(help="Where to keep the game; goes on with it if it exists.")
    ] = None,
) -> None:
    """Play in the terminal, by default against two diggers."""
    from ostraka.cli import play as command

    if journal is not None and journal.exists():
        command.run(*command.go_on(journal))
        return
    found = games.game(game or command.which_game())
    levels = bots.split(",") if bots else []
    if not seats:
        seats = len(levels) + 1 if levels else min(3, found.seats[-1])
    if seats not in found.seats:
        raise BadSeats(found.title, found.seats, seats)
    if not levels:
        levels = ["digger"] * (seats - max(1, len(name)))
    options = read_options(found, option)
    command.run(*command.begin(found, seats, levels, options, name, journal))


@app.command()
def simulate(
    game: GameKey,
    seats: Seats = 0,
    bots: Bots = "",
    games_: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Seed = "1",
    jobs: Jobs = 0,
    cluster: ClusterAddress = "",
    option: OptionList = [],  # noqa: B006
    journals: JournalFolder = None,
    resume: ResumeFile = None,
    as_json: JsonFlag = False,
) -> None:
    """Let bots play many games and count how they fared."""
    from ostraka.arena import plan, summary
    from ostraka.cli import arena, standings

    found = games.game(game)
    names = bots.split(",") if bots else ["random"] * (seats or found.seats[0])
    if len(names) != (seats or len(names)):
        raise OstrakaError(f"There are {seats} seats but {len(names)} bots.")
    todo = plan.simulation(found, read_options(found, option), names, games_, seed)
    run_options = arena.RunOptions(jobs, cluster, journals, resume, as_json)
    arena.run(todo, run_options, summary.simulation, standings.show_simulation)


@app.command()
def ladder(
    game: GameKey,
    bots: Bots = "",
    pairs: Annotated[
        str, typer.Option(help="Who meets whom: neighbours in the list of bots, or all.")
    ] = "neighbours",
    seats: Annotated[
        str, typer.Option(help="Seats at the table; several numbers separated by commas.")
    ] = "",
    games_: Annotated[
        int, typer.Option("--games", min=1, help="How many games for each pair; even is fair.")
    ] = 100,
    seed: Seed = "1",
    jobs: Jobs = 0,
    cluster: ClusterAddress = "",
    option: OptionList = [],  # noqa: B006
    journals: JournalFolder = None,
    resume: ResumeFile = None,
    as_json: JsonFlag = False,
) -> None:
    """Let bots play each other in pairs and rate them; by default all levels, weakest first."""
    from ostraka.arena import plan, summary
    from ostraka.bots import LEVELS
    from ostraka.cli import arena, standings

    found = games.game(game)
    names = bots.split(",") if bots else list(LEVELS)
    tables = read_seats(found, seats) if seats else [found.seats[0]]
    options = read_options(found, option)
    todo = plan.ladder(found, options, names, pairs, tables, games_, seed)
    run_options = arena.RunOptions(jobs, cluster, journals, resume, as_json)
    arena.run(todo, run_options, summary.ladder, standings.show_ladder)


@app.command()
def bench(
    game: Annotated[
        list[str], typer.Option("--game", help="Measure this game alone; repeatable.")
    ] = [],  # noqa: B006
    peers: Annotated[
        bool | None,
        typer.Option("--peers/--no-peers", help="Other engines too; by default those installed."),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="CPU time of one measurement.")] = 0.5,
    rounds: Annotated[int, typer.Option(min=1, help="How often to measure everything.")] = 3,
    as_json: JsonFlag = False,
) -> None:
    """Measure the speed of the games, beside other engines if they are installed."""
    from ostraka.bench import engine
    from ostraka.bench import peers as others
    from ostraka.cli import bench as command

    todo = engine.cases(game or games.known())
    if peers and others.missing():
        missing = ", ".join(others.missing())
        raise OstrakaError(f"Not installed: {missing}; try pip install 'ostraka[bench]'.")
    command.run(todo, {} if peers is False else others.installed(), seconds, rounds, as_json)


@app.command()
def replay(
    file: JournalFile,
    ply: Annotated[int | None, typer.Option(help="Stop after this many steps.")] = None,
    seat: Annotated[int, typer.Option(help="See it from this seat; 0 sees all.")] = 0,
    as_json: JsonFlag = False,
) -> None:
    """Tell a recorded game and show where it stands."""
    from ostraka.cli import records as command

    command.replay(file, ply, seat, as_json)


@app.command()
def show(
    file: JournalFile,
    target: Annotated[Path, typer.Option("--out", help="A file: .html, .svg or .png.")],
    ply: Annotated[int | None, typer.Option(help="Stop after this many steps.")] = None,
    seat: Annotated[int, typer.Option(help="See it from this seat; 0 is a spectator.")] = 0,
    dark: Annotated[bool, typer.Option("--dark", help="By lamplight.")] = False,
) -> None:
    """Draw a position of a recorded game, as the pages do."""
    from ostraka.cli import show as command

    command.show(file, ply, seat, dark, target)


@app.command()
def verify(file: JournalFile, as_json: JsonFlag = False) -> None:
    """Prove that a recorded game kept the rules and that its chance was not tampered with."""
    from ostraka.cli import records as command

    command.verify(file, as_json)


@app.command()
def new(
    key: Annotated[str, typer.Argument(help="The new game's key, such as sand_castle.")],
    folder: Annotated[
        Path | None, typer.Option(help="Write a package of its own into this folder.")
    ] = None,
) -> None:
    """Write a small complete game into this checkout, to be changed into yours."""
    from ostraka.cli import new as command

    command.run(key, folder)
