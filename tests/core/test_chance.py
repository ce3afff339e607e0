"""Seeded, sealed and open chance."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostraka.core.chance import SealedRandom, added, is_number, sealed, seeded, unsealed
from ostraka.core.errors import BadSeed, JournalError
from ostraka.core.play import below, weighted

SECRET = bytes(range(32))


def test_the_stream_of_a_secret_is_what_the_documents_say() -> None:
    stream = b"".join(
        hmac.new(SECRET, number.to_bytes(8, "big"), hashlib.sha256).digest() for number in range(3)
    )
    rng = SealedRandom(SECRET)
    assert rng.getrandbits(8) == stream[0]
    assert rng.getrandbits(3) == stream[1] >> 5
    assert rng.getrandbits(12) == int.from_bytes(stream[2:4], "big") >> 4
    assert rng.getrandbits(0) == 0
    assert rng.getrandbits(8 * 60) == int.from_bytes(stream[4:64], "big")


def test_a_sealed_generator_serves_everything_that_random_does() -> None:
    one, two = SealedRandom(SECRET), SealedRandom(SECRET)
    for rng in (one, two):
        assert rng.random() == SealedRandom(SECRET).getrandbits(53) / 2**53
        assert rng.randrange(6) in range(6)
    cards = list(range(52))
    one.shuffle(cards)
    assert sorted(cards) == list(range(52)) != cards
    assert SealedRandom(bytes(32)).getrandbits(64) != SealedRandom(SECRET).getrandbits(64)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    chance = sealed(SECRET)
    assert chance.label == f"sealed {hashlib.sha256(SECRET).hexdigest()}"
    assert unsealed(chance.label, SECRET.hex()).rng.getrandbits(64) == chance.rng.getrandbits(64)


def test_players_who_add_numbers_change_every_draw() -> None:
    numbers = ["7c" * 16, "", "03" * 16]
    chance = sealed(SECRET, numbers)
    said = f"{numbers[0]} - {numbers[2]}"
    assert chance.label == f"{sealed(SECRET).label} with {said}"
    assert added(chance.label) == numbers
    key = hmac.new(SECRET, said.encode(), hashlib.sha256).digest()
    drawn = chance.rng.getrandbits(64)
    assert drawn == SealedRandom(key).getrandbits(64)
    assert unsealed(chance.label, SECRET.hex()).rng.getrandbits(64) == drawn
    other = sealed(SECRET, ["7d" * 16, "", "03" * 16])
    assert other.rng.getrandbits(64) != drawn


def test_a_seat_that_adds_nothing_leaves_the_seal_as_it_was() -> None:
    assert sealed(SECRET, ["", ""]).label == sealed(SECRET).label
    assert added(sealed(SECRET).label) == []


def test_a_number_is_sixteen_bytes() -> None:
    assert is_number("0f" * 16)
    for wrong in ("", "0f" * 15, "0F" * 16, "0g" * 16, "-" * 32, " f" * 16):
        assert not is_number(wrong)


def test_a_seed_fits_on_a_line() -> None:
    for seed in ("a\nb", "a\r"):
        with pytest.raises(BadSeed):
            seeded(seed)


def test_nothing_cannot_be_drawn_from() -> None:
    with pytest.raises(AssertionError):
        below(Random(1), 0)
    with pytest.raises(AssertionError):
        weighted([], Random(1))


def test_a_seed_names_its_stream() -> None:
    assert seeded("7").rng.getrandbits(64) == Random("7/chance").getrandbits(64)
    assert unsealed("seeded 7", "").rng.getrandbits(64) == Random("7/chance").getrandbits(64)


@pytest.mark.parametrize(
    ("label", "secret", "says"),
    [
        ("open", "", "told from outside"),
        (sealed(SECRET).label, "", "still closed"),
        (sealed(SECRET).label, bytes(32).hex(), "not the one that was sealed"),
        (f"{sealed(SECRET).label} with", SECRET.hex(), "not the one that was sealed"),
        (f"{sealed(SECRET).label} with -", SECRET.hex(), "not the one that was sealed"),
    ],
)
def test_what_cannot_be_proved_says_why(label: str, secret: str, says: str) -> None:
    with pytest.raises(JournalError, match=says) as wrong:
        unsealed(label, secret)
    assert wrong.value.code == "journal/chance"


@given(n=st.integers(1, 10**6), seed=st.integers())
def test_below_stays_below(n: int, seed: int) -> None:
    assert 0 <= below(Random(seed), n) < n


def test_weights_are_kept() -> None:
    rng = Random(3)
    count = Counter(weighted([(7, 1), (8, 3), (9, 6)], rng) for _ in range(10_000))
    assert [round(count[action] / 1000) for action in (7, 8, 9)] == [1, 3, 6]
