"""What the scene of Thebes tells at the moments that matter: costs, reasons, who plays next."""

from __future__ import annotations

import re

import pytest

import kit
from games.thebes.position import begun, cross_out, find, give, markers, row, show, stand
from ostraka.core.play import WATCHER
from ostraka.core.table import Table
from ostraka.games.thebes.rules.box import CITIES, PLACES, ROUTES
from ostraka.games.thebes.ui import scene
from ostraka.games.thebes.ui.art.frame import WIDE, cell, span
from ostraka.games.thebes.ui.art.layout import BESIDE
from ostraka.games.thebes.ui.art.routes import PATHS, SPOTS, way
from ostraka.games.thebes.ui.pieces import pill_width
from ostraka.games.thebes.ui.sheets.unearthed import ICONS, latest_dig
from ostraka.games.thebes.ui.text.choices import Mover, all_choices
from ostraka.games.thebes.ui.text.words import FINDS
from ostraka.ui.scene import Panel, Tell


def tell(table: Table, say: str) -> Tell:
    return next(one for one in scene.tells(kit.look(table, table.actor)) if one.say == say)


def panel(table: Table, seat: int, key: str) -> Panel:
    return next(one for one in scene.panels(kit.look(table, seat)) if one.key == key)


def board(table: Table, seat: int = 0) -> str:
    return str(scene.board(kit.look(table, seat)))


def test_a_choice_tells_its_sum_and_who_plays_next() -> None:
    table = stand(markers(begun(3), "1902/19", "1902/24", "1902/24"), 1, "paris")
    assert tell(table, "take 1").brings.startswith("2 weeks, to week 21. You play again.")
    assert tell(table, "change").brings == "2 + 1 = 3 weeks, to week 22. You play again."
    later = stand(table, 1, "egypt")
    assert "4 + 2 = 6 weeks, to week 25. Then Seat 3 plays." in tell(later, "take 4").brings, (
        "of two on one space the upper one plays"
    )


def test_drawing_level_is_not_overtaking() -> None:
    table = markers(begun(2), "1902/10", "1902/12")
    sums = all_choices(Mover(kit.look(table, 0)))
    assert (sums["change"].sum.then, sums["change"].sum.next) == (52 + 9 + 1, 0)
    level = all_choices(Mover(kit.look(stand(table, 1, "vienna"), 0)))["change"].sum
    assert (level.total, level.next) == (2, 0)


def test_weeks_of_the_next_year_are_named_with_it() -> None:
    table = markers(begun(2), "1901/51", "1902/8")
    assert "to week 2 of 1902." in tell(table, "take 2").brings


def test_what_is_too_late_says_so() -> None:
    table = markers(begun(2), "1903/52", "1903/52")
    assert "too late" in panel(table, table.actor, "display").body
    assert tell(table, "change").brings == "1 week, to the end of 1903. Your time is up then."


def test_sites_say_what_is_known_or_why_nobody_digs() -> None:
    table = give(begun(2), 1, "egypt 3 london", "figures egypt rome", "crete 1 paris")
    table = cross_out(table, 1, "crete")
    drawn = board(table)
    assert "knowledge 3, up to 5" in drawn and "permit used" in drawn and "no books yet" in drawn
    assert 'id="dig-egypt"' in drawn and 'id="dig-crete"' not in drawn
    assert 'id="dig-egypt"' not in board(table, 1), "others see it, but cannot choose it"


def test_journeys_are_shown_with_the_car_and_the_zeppelin() -> None:
    table = stand(give(begun(2), 1, "car rome", "zeppelin rome"), 1, "moscow")
    assert "#thebes-car" in board(table), "a week less from three routes on"
    table.say("use zeppelin")
    drawn = board(table)
    assert drawn.count(">0 wk<") == len(PLACES) - 1
    assert "already here" in panel(table, 0, "display").body


def test_an_exhibition_shows_who_has_its_objects() -> None:
    table = row(begun(2), "small london", None, None)
    table = find(find(table, 1, "greece", 1), 2, "egypt", 1, 2)
    shown = str(panel(table, 0, "shows").body)
    assert "2 missing" in shown and "1/3" in shown and "2/3" in shown
    table = find(table, 1, "egypt", 3, 3)
    assert (
        tell(table, "hold a").brings == "+4 points. 2 + 3 = 5 weeks, to week 6. Then Seat 2 plays."
    )
    assert "ready" in panel(table, 0, "shows").body


def test_a_dig_is_chosen_on_the_wheel() -> None:
    table = give(begun(2), 1, "egypt 3 london", "figures egypt rome", "shovel rome")
    table.say("dig egypt")
    assert "knowledge 3 → 5" in panel(table, 0, "helpers").body
    assert tell(table, "weeks 3").label == "Dig 3 weeks, draw 1 token"
    assert "This week adds no token." in tell(table, "weeks 4").brings
    table.say("use figures", "use shovel")
    assert tell(table, "weeks 3").label == "Dig 3 weeks, draw 3 tokens"
    assert 'transform="rotate(-150)"' in board(table), "the ring is turned to knowledge 5"
    plain = scene.panels(kit.look(table, 0, odds=False))
    assert "on average" not in "".join(str(one.body) for one in plain)


def test_tokens_come_out_of_the_bag_one_by_one() -> None:
    table = give(begun(2), 1, "egypt 3 london")
    table.say("dig egypt", "weeks 9")
    assert 'id="star-0"' in board(table) and 'data-hold="900"' in board(table)
    table.say("draw 6", "draw blank")
    drawn = board(table)
    assert "Egypt: token 2 of 3" in drawn and "Only sand" in drawn and "1 token to come" in drawn
    assert drawn.count('class="down') == 1
    assert 'data-hold="500"' in board(table, 1), "others need not wait so long"
    table.say("draw book")
    assert 'class="unearth done egypt"' in board(table)
    dig = latest_dig(table.notes)
    assert dig is not None and (dig.pulled, dig.points) == (3, 7), "with the gift of the first dig"
    table.say("change")
    assert latest_dig(table.notes) is None and "unearth" not in board(table)


def test_all_that_a_player_owns_is_in_their_row() -> None:
    table = give(begun(2), 2, "car rome", "general 2 paris", "figures crete paris", "shovel rome")
    table = find(cross_out(table, 2, "greece"), 2, "greece", 5, "book")
    held = str(scene.standing(kit.look(table, WATCHER), 1).holdings)
    assert "Greece: permit used until the new year, no book, 1 object worth 5" in held
    assert "Crete: permit valid, 1 book, no object; the most books" in held
    assert "Car" in held and "Figures: Crete" in held


def test_points_are_explained() -> None:
    table = find(
        give(begun(2), 1, "congress london", "congress paris", "small paris"), 1, "crete", 4
    )
    values = {entry.label: entry.values for entry in scene.ledger(kit.look(table, 0))}
    assert values["Objects"] == ("4", "0") and values["Exhibitions"] == ("4", "0")
    assert values["Congresses"] == ("3", "0") and values["Points"] == ("11", "0")


def test_the_frame_has_a_place_for_every_week() -> None:
    corners = {cell(week)[:2] for week in range(1, 53)}
    assert len(corners) == 52
    assert span(15, 18).count("M") == 2, "one strip along the top, one down the side"
    assert span(52, 53).startswith("M0") and all(x <= WIDE for x, _ in corners)


def test_every_route_is_drawn_and_the_shortest_way_taken() -> None:
    assert len(PATHS) == len(ROUTES)
    assert way("london", "egypt").count("M") == 4 and way("rome", "rome") == ""


def test_every_object_has_a_picture_and_a_name() -> None:
    named = {tuple(key.split()) for key in FINDS}
    drawn = {
        (site, str(value))
        for site, icons in ICONS.items()
        for value, icon in enumerate(icons, 1)
        if icon
    }
    assert named == drawn


@pytest.mark.parametrize("weeks", ["2 wk", "2 sem."])
def test_pawns_hide_no_journey(weeks: str) -> None:
    pills = []
    for name, beside in BESIDE.items():
        x, y = (spot + aside for spot, aside in zip(SPOTS[name], beside.cost, strict=True))
        pills.append((x, y - 9.5, x + pill_width(weeks), y + 9.5))
    for name, beside in BESIDE.items():
        right, down, step = beside.pawn
        for before in range(4):
            x, y = SPOTS[name][0] + right + before * step + 3, SPOTS[name][1] + down
            for left, top, end, bottom in pills:
                apart = x + 30 <= left or end <= x or y + 50 <= top or bottom <= y
                assert apart, f"pawn {before} of {name}"


def test_beginners_are_told_what_leads_to_points() -> None:
    def why(table: Table) -> str:
        return str(scene.question(kit.look(table, table.actor)).reason)

    table = begun(2)
    assert why(table).startswith("Books let you dig") and "Then Seat 2 is furthest back" in why(
        table
    )
    table = give(table, 1, "egypt 3 london")
    assert why(table).startswith("Dig where a green ring is")
    table = find(table, 1, "egypt", 2)
    assert why(table).startswith("Then Seat 2 is furthest back")
    table.say("dig egypt")
    assert why(table) == "Choose the weeks on the wheel."


def test_exhibitions_are_explained_until_one_comes_up() -> None:
    assert "further down the pile" in panel(begun(2), 0, "shows").body
    table = row(begun(2), "small london", None, None)
    assert "further down" not in panel(table, 0, "shows").body


def test_four_cards_of_one_city_have_room_beside_it() -> None:
    cards = ["congress moscow", "crete 3 moscow", "shovel moscow", "egypt 1 moscow"]
    drawn = board(show(begun(2), *cards))
    places = re.findall(r'data-point="(?:take \d)" transform="translate\(([^)]*)\)', drawn)
    assert len(set(places)) == 4 and len(CITIES) == 7


def test_stopping_for_good_says_what_is_given_up() -> None:
    table = find(markers(begun(3), "1903/41", "1903/42", "1903/50"), 1, "crete", 4)
    table = cross_out(give(table, 1, "greece 1 rome"), 1, "crete")
    final = tell(table, "give up").final
    assert final is not None and (final.go, final.stay) == ("Stop for good", "Keep playing")
    weeks, permits, points = final.losses
    assert weeks.title == "You lose your last 12 weeks"
    assert weeks.more == "No more cards, digs or exhibitions. Seat 2 and Seat 3 play on."
    assert (permits.title, permits.more) == ("One permit stays unused", "Greece: knowledge 1")
    assert points.title == "You keep your 9 points, for now" and points.tone == "keep"
    assert points.more.startswith("5 of them are for the most books.")


def test_the_last_one_who_stops_ends_the_game() -> None:
    table = markers(begun(2), "1903/51", "1904/1")
    final = tell(table, "give up").final
    assert final is not None
    assert final.losses[0].more.endswith("Nobody else has time left: the game ends.")


@pytest.mark.rule("thebes/95")
@pytest.mark.parametrize(
    ("reading", "what"),
    [("new_year", "spends your permit for 1902"), ("old_year", "our permit for 1902 stays")],
)
def test_a_dig_across_new_year_says_beforehand_which_permit_it_spends(
    reading: str, what: str
) -> None:
    table = give(begun(new_year_dig=reading), 1, "greece 3 london")
    late = stand(markers(table, "1901/50", "1902/20"), 1, "rome")
    assert what in tell(late, "dig greece").brings, "the shortest dig already ends in 1902"
    table = stand(markers(table, "1901/45", "1902/20"), 1, "rome")
    assert what not in tell(table, "dig greece").brings
    table.say("dig greece")
    assert what not in tell(table, "weeks 5").brings, "to space 51"
    assert what in tell(table, "weeks 6").brings, "to space 52, where permits return"
    when = str(panel(table, 0, "when").body)
    assert "From 6 weeks on" in when and what in when


def test_a_special_dig_across_new_year_keeps_the_new_permit() -> None:
    table = give(begun(), 1, "greece 3 london", "permission london")
    table = cross_out(stand(markers(table, "1901/50", "1902/20"), 1, "rome"), 1, "greece")
    assert "Your permit for 1902 stays valid" in tell(table, "dig greece").brings
