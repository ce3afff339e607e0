"""What can go wrong at a live table, each with one sentence for people and a stable code.

OstrakaError
├── NoSuchTable       table/unknown       no table of that name
├── Stale             table/stale         the table has gone on since that window was shown
├── NotYours          table/not-yours     another player's seat, or something for the host alone
├── Taken             table/taken         the chair is not open
├── Full              table/full          no chair is open
├── Begun             table/begun         too late: the game has begun
├── NotBegun          table/waiting       too early: the game has not begun
├── NotOver           table/playing       too early: the game is not over
├── CannotGoOn        table/rules         the rules have changed since this game began
│   └── Ended         table/unfinished    everybody agreed to end this game before its end
├── Closed            table/closed        the table was closed before its game began
├── StillHere         table/present       this player is not away
├── AskedBefore       table/asked         a player may ask to end a game once in ten moves
├── NotHere           table/house         this table does without undo, advice or watchers
├── NoSuchRemark      table/remark        no such remark, or it has been deleted
├── Removed           table/removed       the host has removed this watcher
├── NameWanted        table/name          this table is shown only to watchers with a name
├── BadChairs         table/chairs        not a way to set up the chairs
├── TooOften          table/rate          more than anybody needs; try again in a while
├── NoAdvice          bot/failed          nobody could think about it
├── NoName            player/unknown      whoever asks has no name here
├── NoSuchPage        request/unknown     nothing is at this address
├── BadMessage        request/bad         a message or request that makes no sense
├── StoreDown         store/down          what is kept cannot be reached just now
└── BadStore          store/address       no database that Ostraka can keep tables in
    └── NewerStore    store/version       a database that a newer Ostraka has written
"""

from __future__ import annotations

from ostraka.core.errors import OstrakaError, quoted

STATUS = {
    "game/unknown": 404,
    "game/clash": 500,
    "game/broken": 500,
    "table/unknown": 404,
    "table/stale": 409,
    "table/not-yours": 403,
    "table/taken": 409,
    "table/full": 409,
    "table/begun": 409,
    "table/waiting": 409,
    "table/playing": 409,
    "table/rules": 409,
    "table/unfinished": 409,
    "table/closed": 410,
    "table/present": 409,
    "table/asked": 409,
    "table/house": 403,
    "table/remark": 404,
    "table/removed": 403,
    "table/name": 403,
    "table/rate": 429,
    "action/not-your-turn": 403,
    "action/game-over": 409,
    "undo/nothing": 409,
    "bot/failed": 503,
    "player/unknown": 401,
    "request/unknown": 404,
    "store/down": 503,
}
"""What HTTP calls it; 422 if it does not stand here."""


def status(wrong: OstrakaError) -> int:
    """The status of the answer to a request that failed."""
    return STATUS.get(wrong.code, 422)


class NoSuchTable(OstrakaError):
    """No table of that name."""

    code = "table/unknown"

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no table {quoted(name)}.")


class Stale(OstrakaError):
    """The table has gone on since."""

    code = "table/stale"

    def __init__(self) -> None:
        super().__init__("The table has gone on in the meantime.")


class NotYours(OstrakaError):
    """Another player's seat, or something for the host alone."""

    code = "table/not-yours"

    def __init__(self, sentence: str = "You have no seat at this table.") -> None:
        super().__init__(sentence)


class Taken(OstrakaError):
    """The chair is not open."""

    code = "table/taken"

    def __init__(self) -> None:
        super().__init__("This chair is taken.")


class Full(OstrakaError):
    """No chair is open."""

    code = "table/full"

    def __init__(self) -> None:
        super().__init__("All chairs at this table are taken.")


class Begun(OstrakaError):
    """Too late."""

    code = "table/begun"

    def __init__(self) -> None:
        super().__init__("The game has begun already.")


class NotBegun(OstrakaError):
    """Too early."""

    code = "table/waiting"

    def __init__(self) -> None:
        super().__init__("The game has not begun yet.")


class NotOver(OstrakaError):
    """Too early."""

    code = "table/playing"

    def __init__(self) -> None:
        super().__init__("The game is not over yet.")


class CannotGoOn(OstrakaError):
    """The rules have changed since the game began."""

    code = "table/rules"

    def __init__(
        self,
        sentence: str = "The rules of this game have changed since it began; it cannot go on.",
    ) -> None:
        super().__init__(sentence)


class Ended(CannotGoOn):
    """Everybody agreed to end the game before its end."""

    code = "table/unfinished"

    def __init__(self) -> None:
        super().__init__("This game has ended unfinished, without a result.")


class Closed(OstrakaError):
    """The table was closed before its game began."""

    code = "table/closed"

    def __init__(self) -> None:
        super().__init__("This table was closed before its game began.")


class StillHere(OstrakaError):
    """This player is not away."""

    code = "table/present"

    def __init__(self) -> None:
        super().__init__("This player was here a short while ago, so no bot can play for them yet.")


class AskedBefore(OstrakaError):
    """A player may ask once in ten moves."""

    code = "table/asked"

    def __init__(self) -> None:
        super().__init__("You asked to end this game a short while ago; ask again after ten moves.")


class NotHere(OstrakaError):
    """Something that this table does without."""

    code = "table/house"

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)


class NoSuchRemark(OstrakaError):
    """Nothing that could be muted, reported or deleted."""

    code = "table/remark"

    def __init__(self) -> None:
        super().__init__("There is no such remark any more.")


class Removed(OstrakaError):
    """Somebody may not watch this table."""

    code = "table/removed"

    def __init__(self) -> None:
        super().__init__("The host has removed you from this table.")


class NameWanted(OstrakaError):
    """The host has removed somebody without a name."""

    code = "table/name"

    def __init__(self) -> None:
        super().__init__("Take a name to watch this table.")


class BadChairs(OstrakaError):
    """Not a way to set up the chairs."""

    code = "table/chairs"

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)


class TooOften(OstrakaError):
    """More than anybody needs."""

    code = "table/rate"

    def __init__(self) -> None:
        super().__init__("That is too much at once; try again in a while.")


class NoAdvice(OstrakaError):
    """Nobody could think about it."""

    code = "bot/failed"

    def __init__(self) -> None:
        super().__init__("There is no advice to be had just now.")


class NoName(OstrakaError):
    """Whoever asks has no name here."""

    code = "player/unknown"

    def __init__(self) -> None:
        super().__init__("Nobody is known by this key; take a name first.")


class NoSuchPage(OstrakaError):
    """Nothing is at this address."""

    code = "request/unknown"

    def __init__(self) -> None:
        super().__init__("There is nothing at this address.")


class BadMessage(OstrakaError):
    """A message or request that makes no sense."""

    code = "request/bad"

    def __init__(self, sentence: str = "This request makes no sense.") -> None:
        super().__init__(sentence)


class StoreDown(OstrakaError):
    """What is kept cannot be reached just now."""

    code = "store/down"

    def __init__(self) -> None:
        super().__init__("What is kept cannot be reached just now; nothing was changed.")


class BadStore(OstrakaError):
    """No database that Ostraka can keep tables in."""

    code = "store/address"


class NewerStore(BadStore):
    """A database that a newer Ostraka has written."""

    code = "store/version"

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"This database was written by a newer Ostraka (schema {found}, this one knows "
            f"{known}); nothing was changed."
        )
