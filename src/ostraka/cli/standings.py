"""What the arena found, as tables for people."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from ostraka.arena.plan import Plan
from ostraka.arena.summary import LadderSummary, PairSummary, Summary
from ostraka.cli.console import out


def show_simulation(summary: Summary, plan: Plan) -> None:
    """One row for each player."""
    grid = _grid(
        f"{plan.game.title}: {summary['games']} games of {summary['seats']}",
        ["bot", "wins", "shared", "win rate", "95 %", "mean score"],
    )
    for player in summary["players"]:
        grid.add_row(
            player["bot"],
            wins(player["wins"]),
            f"{player['shared']}",
            f"{player['win_rate']:.1%}",
            percent(player["ci95"]),
            f"{player['mean_score']:.2f}",
        )
    out.print(grid)
    endings = ", ".join(f"{ending} {count}" for ending, count in summary["endings"].items())
    out.print(f"Endings: {endings}.")
    _show_speed(summary)


def show_ladder(summary: LadderSummary, plan: Plan) -> None:
    """One row for each pair, then one for each bot."""
    headings = ["bot", "against", "games", "wins", "shared", "nobody", "share", "95 %", "scores"]
    for seats in sorted({pair["seats"] for pair in summary["pairs"]}):
        pairs = _grid(f"{plan.game.title}, {seats} seats", headings)
        for pair in summary["pairs"]:
            if pair["seats"] == seats:
                pairs.add_row(*row(pair))
        out.print(pairs)
    ratings = _grid("Ratings", ["bot", "rating", "95 %"])
    for each in summary["ratings"]:
        rating = "–" if each["rating"] is None else f"{each['rating']}"
        ratings.add_row(each["bot"], rating, " to ".join(map(str, each["ci95"])))
    out.print(ratings)
    _show_speed(summary)


def wins(count: float) -> str:
    """Wins with the parts of those that were shared."""
    return f"{count:.1f}".removesuffix(".0")


def row(pair: PairSummary) -> list[str]:
    """A row for a pair, from the side of the second bot: usually the stronger one."""
    other, own = pair["players"]
    return [
        own["bot"],
        other["bot"],
        f"{pair['games']}",
        f"{wins(own['wins'])} : {wins(other['wins'])}",
        f"{own['shared']}",
        f"{pair['nobody']}",
        "–" if pair["share"] is None else f"{pair['share']:.1%}",
        percent(pair["share_ci95"]),
        f"{own['mean_score']:.1f} : {other['mean_score']:.1f}",
    ]


def percent(ends: list[float]) -> str:
    low, high = ends
    return f"{100 * low:.1f}–{100 * high:.1f}"


def _grid(title: str, headings: list[str]) -> Grid:
    """Narrow enough for a terminal of 80 columns."""
    grid = Grid(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for heading in headings:
        grid.add_column(heading, justify="left" if heading in ("bot", "against") else "right")
    return grid


def _show_speed(speed: Summary | LadderSummary) -> None:
    out.print(
        f"{speed['decisions']} decisions in {speed['seconds']:.1f} s, "
        f"{speed['decisions_per_second']} a second."
    )
