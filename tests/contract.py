"""The contract of `core/play.py` as checks: any game, any table, any position."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from math import isfinite
from random import Random

import kit
from ostraka.core.play import CHANCE, EVERYONE, OVER, WATCHER, Game, Note, Seat, State, weighted

LONGEST = 5000

SWAPPED = 0.1
"""Share of the outcomes that are swapped for others in search of a leak."""

FOLLOWED = 40
"""Steps that two histories are followed then."""


def seen(state: State, seat: Seat) -> str:
    """A view as it goes over the wire: JSON, and nothing that JSON would bend."""
    view = state.view(seat)
    text = json.dumps(view, sort_keys=True)
    assert json.loads(text) == view, "a view must survive JSON"
    return text


def check_position(game: Game, state: State, seats: int, rng: Random) -> None:
    """View, determinize, clone, chance and legality of one position."""
    everything = seen(state, EVERYONE)
    same = game.determinize(state.view(EVERYONE))(rng)
    assert seen(same, EVERYONE) == everything, "EVERYONE's view must give the position back"
    for seat in (*range(seats), WATCHER):
        drawn = game.determinize(state.view(seat))(rng)
        assert seen(drawn, seat) == seen(state, seat), "a possible position must look the same"
        assert drawn.actor() == state.actor()
        assert drawn.actor() < 0 or drawn.legal(), "a seat that is asked must have a choice"
        if state.actor() == seat:
            assert drawn.legal() == state.legal(), "what is legal must be known to who acts"
    assert seen(state.clone(), EVERYONE) == everything, "a clone must be equal"
    if state.actor() == CHANCE:
        check_chance(game, state, rng)
    if state.actor() >= 0:
        check_legal(game, state)
        check_no_reveal(game, state, rng)
        check_habit(game, state, rng)
    assert len(state.scores()) == seats
    assert bool(state.ending()) == (state.actor() == OVER)
    assert state.ending() in ("", *game.endings)
    judged = game.judge(state)
    assert len(judged) == seats and all(isfinite(points) for points in judged)


def check_chance(game: Game, state: State, rng: Random) -> None:
    outcomes = state.outcomes()
    actions = [action for action, _ in outcomes]
    assert actions and len(set(actions)) == len(actions)
    assert not set(actions) & set(game.notation.choices()), "declare what only chance says"
    assert all(weight > 0 for _, weight in outcomes)
    seed = rng.getrandbits(32)
    drawn = weighted(outcomes, Random(seed))
    assert state.sample(Random(seed)) == drawn, "sample must draw as `weighted` does"


def check_no_reveal(game: Game, state: State, rng: Random) -> None:
    """Whatever is revealed, chance reveals: a step that can be taken back must teach its player
    nothing, so it looks the same in every position that they think possible."""
    seat = state.actor()
    action = rng.choice(state.legal())
    true, drawn = state.clone(), game.determinize(state.view(seat))(rng)
    told: list[Note] = []
    imagined: list[Note] = []
    true.apply(action, told)
    drawn.apply(action, imagined)
    if true.actor() not in (CHANCE, OVER):
        assert heard(told, seat) == heard(imagined, seat), "a step told what only chance may"
        assert seen(true, seat) == seen(drawn, seat), "a step showed what only chance may"
    if true.actor() == seat:
        legal = true.legal()
        assert drawn.legal() == legal, "search goes on with the choices it met first"
        assert game.habit(drawn, legal) == game.habit(true, legal), "search asks habit but once"


def check_habit(game: Game, state: State, rng: Random) -> None:
    """Habits use only what players can know: they are the same in all positions that fit a view."""
    legal = state.legal()
    leaning = game.habit(state, legal)
    if leaning:
        assert len(leaning) == len(legal) and min(leaning) >= 0 and sum(leaning) > 0
    drawn = game.determinize(state.view(state.actor()))(rng)
    assert game.habit(drawn, legal) == leaning, "habit must not know what its player cannot"


def check_legal(game: Game, state: State) -> None:
    legal = state.legal()
    assert legal and len(set(legal)) == len(legal)
    assert set(legal) <= set(game.notation.choices()), "a player says what only chance may"
    assert state.legal() == legal, "the order must be stable"
    assert all(game.notation.parse(game.notation.text(action)) == action for action in legal)


def check_game(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    prefix: list[int],
    invariant: Callable[[State], None],
) -> None:
    """One whole game: it ends, its positions keep the contract, its clones stay as they were, and
    its steps alone rebuild it."""
    rng = Random(seed)
    state = game.setup(seats, options)
    steps: list[tuple[Seat, int]] = []
    kept: list[tuple[State, str]] = []
    for actor, action in kit.walk(state, rng, prefix):
        assert len(steps) < LONGEST, "the game does not end"
        if len(steps) < len(prefix) or rng.random() < 0.05:
            check_position(game, state, seats, rng)
            invariant(state)
            kept.append((state.clone(), seen(state, EVERYONE)))
        steps.append((actor, action))
    check_position(game, state, seats, rng)
    invariant(state)
    for clone, then in kept:
        assert seen(clone, EVERYONE) == then, "a clone changed behind its back"
    again = game.setup(seats, options)
    for actor, action in steps:
        assert again.actor() == actor
        again.apply(action)
    assert seen(again, EVERYONE) == seen(state, EVERYONE), "the journal must rebuild the game"


def heard(notes: list[Note], seat: Seat) -> list[str]:
    return [repr(note) for note in notes if note.audience in (EVERYONE, seat)]


def check_leaks(game: Game, seats: int, enough: int, seed: int) -> int:
    """Swap one outcome of chance for another and go on in the same way: as long as a seat is told
    the same, it must be shown the same. Returns how often two views were compared: enough, unless
    fifty games with every option do not give occasion.

    Notes and views are two descriptions of what a seat knows, written apart; they check each
    other.
    """
    rng = Random(seed)
    options = kit.every_option(game)
    compared = number = 0
    while number < len(options) or (compared < enough and number < 50 * len(options)):
        state = game.setup(seats, options[number % len(options)])
        number += 1
        for actor, action in kit.walk(state, rng):
            if actor == CHANCE and rng.random() < SWAPPED:
                other = rng.choice([outcome for outcome, _ in state.outcomes()])
                if other != action:
                    compared += _follow(state.clone(), state.clone(), action, other, seats, rng)
    return compared


def is_open(game: Game, seats: int, seed: int) -> bool:
    """Whether a watcher is shown all there is, at every step of a game: then nothing can leak."""
    state = game.setup(seats, kit.every_option(game)[0])
    for _ in kit.walk(state, Random(seed)):
        shown, all_of_it = dict(state.view(WATCHER)), dict(state.view(EVERYONE))
        if shown | {"you": EVERYONE} != all_of_it:
            return False
    return True


def _follow(one: State, two: State, action: int, other: int, seats: int, rng: Random) -> int:
    """Play both histories on for a while, until every seat knows which is which."""
    unaware = {*range(seats), WATCHER}
    compared = 0
    for _ in range(FOLLOWED):
        notes_one: list[Note] = []
        notes_two: list[Note] = []
        one.apply(action, notes_one)
        two.apply(other, notes_two)
        unaware = {s for s in unaware if heard(notes_one, s) == heard(notes_two, s)}
        for seat in unaware:
            assert one.actor() == two.actor(), "a seat can tell by whose turn it is"
            assert one.view(seat) == two.view(seat), "a seat is shown what it was not told"
            if one.actor() == seat:
                assert one.legal() == two.legal(), "a seat can tell by what it may do"
            compared += 1
        if not unaware or OVER in (one.actor(), two.actor()) or one.actor() != two.actor():
            return compared
        if one.actor() == CHANCE:
            action = one.sample(rng)
            possible = [outcome for outcome, _ in two.outcomes()]
            other = action if action in possible else possible[0]
        else:
            both = [choice for choice in one.legal() if choice in two.legal()]
            if not both:
                return compared
            action = other = rng.choice(both)
    return compared
