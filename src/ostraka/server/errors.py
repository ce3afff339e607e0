"""What can go wrong at the server, each with one sentence for people and a stable code.

OstrakaError
├── NoSuchTable       table/unknown       no table with this id
├── Stale             table/stale         the table has changed since that window was drawn
├── NotYours          table/not-yours     another player's seat, or something only the host may do
├── Taken             table/taken         the chair is not open
├── Full              table/full          no chair is open
├── Begun             table/begun         too late: the game has begun
├── NotBegun          table/waiting       too early: the game has not begun
├── NotOver           table/playing       too early: the game is not over
├── CannotGoOn        table/rules         the rules have changed since this game began
│   └── Ended         table/unfinished    everybody agreed to end this game early
├── Closed            table/closed        the table was closed before its game began
├── StillHere         table/present       this player is not away
├── AskedBefore       table/asked         a player may ask to end a game once in ten moves
├── NotHere           table/house         this table has no undo, hints or watchers
├── NoSuchRemark      table/remark        no such remark, or it was deleted
├── Removed           table/removed       the host has removed this watcher
├── NameWanted        table/name          watching this table takes a name
├── BadChairs         table/chairs        chairs or a clock that cannot be set up like this
├── TooOften          table/rate          over the rate limit; try again in a moment
├── NoAdvice          bot/failed          the professor's advice failed
├── NoName            player/unknown      the request does not come from a known player
├── NoSuchPage        request/unknown     nothing is at this address
├── BadMessage        request/bad         a message or request that cannot be understood
├── StoreDown         store/down          the database cannot be reached just now
└── BadStore          store/address       not a database that Ostraka can use
    └── NewerStore    store/version       a database written by a newer Ostraka
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
"""HTTP status by code; 422 for all others."""


def status(wrong: OstrakaError) -> int:
    """Return the HTTP status of an error."""
    return STATUS.get(wrong.code, 422)


class NoSuchTable(OstrakaError):
    """No table with this id."""

    code = "table/unknown"

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no table {quoted(name)}.")


class Stale(OstrakaError):
    """The table has changed since."""

    code = "table/stale"

    def __init__(self) -> None:
        super().__init__("The table has changed in the meantime.")


class NotYours(OstrakaError):
    """Another player's seat, or something only the host may do."""

    code = "table/not-yours"

    def __init__(self, sentence: str = "You have no seat at this table.") -> None:
        super().__init__(sentence)


class Taken(OstrakaError):
    """The chair is not open."""

    code = "table/taken"

    def __init__(self) -> None:
        super().__init__("This seat is taken.")


class Full(OstrakaError):
    """No chair is open."""

    code = "table/full"

    def __init__(self) -> None:
        super().__init__("All seats at this table are taken.")


class Begun(OstrakaError):
    """Too late: the game has begun."""

    code = "table/begun"

    def __init__(self) -> None:
        super().__init__("The game has already begun.")


class NotBegun(OstrakaError):
    """Too early: the game has not begun."""

    code = "table/waiting"

    def __init__(self) -> None:
        super().__init__("The game has not begun yet.")


class NotOver(OstrakaError):
    """Too early: the game is not over."""

    code = "table/playing"

    def __init__(self) -> None:
        super().__init__("The game is not over yet.")


class CannotGoOn(OstrakaError):
    """The rules have changed since the game began."""

    code = "table/rules"

    def __init__(
        self,
        sentence: str = "The rules of this game have changed since it began, so it cannot go on.",
    ) -> None:
        super().__init__(sentence)


class Ended(CannotGoOn):
    """Everybody agreed to end the game early."""

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
    """A player may ask to end a game once in ten moves."""

    code = "table/asked"

    def __init__(self) -> None:
        super().__init__(
            "You asked to end this game a short while ago. You can ask again after ten moves."
        )


class NotHere(OstrakaError):
    """Something that this table does not have."""

    code = "table/house"

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)


class NoSuchRemark(OstrakaError):
    """No such remark, or it was deleted."""

    code = "table/remark"

    def __init__(self) -> None:
        super().__init__("This remark no longer exists.")


class Removed(OstrakaError):
    """The host has removed this watcher."""

    code = "table/removed"

    def __init__(self) -> None:
        super().__init__("The host has removed you from this table.")


class NameWanted(OstrakaError):
    """Watching this table takes a name."""

    code = "table/name"

    def __init__(self) -> None:
        super().__init__("Take a name to watch this table.")


class BadChairs(OstrakaError):
    """Chairs or a clock that cannot be set up like this."""

    code = "table/chairs"

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)


class TooOften(OstrakaError):
    """Over the rate limit."""

    code = "table/rate"

    def __init__(self) -> None:
        super().__init__("Too many requests; try again in a moment.")


class NoAdvice(OstrakaError):
    """The professor's advice failed."""

    code = "bot/failed"

    def __init__(self) -> None:
        super().__init__("The professor has no advice just now.")


class NoName(OstrakaError):
    """The request does not come from a known player."""

    code = "player/unknown"

    def __init__(self) -> None:
        super().__init__("This key belongs to nobody; take a name first.")


class NoSuchPage(OstrakaError):
    """Nothing is at this address."""

    code = "request/unknown"

    def __init__(self) -> None:
        super().__init__("There is nothing at this address.")


class BadMessage(OstrakaError):
    """A message or request that cannot be understood."""

    code = "request/bad"

    def __init__(self, sentence: str = "This request could not be understood.") -> None:
        super().__init__(sentence)


class StoreDown(OstrakaError):
    """The database cannot be reached just now."""

    code = "store/down"

    def __init__(self) -> None:
        super().__init__("The database cannot be reached just now; nothing was changed.")


class BadStore(OstrakaError):
    """Not a database that Ostraka can use."""

    code = "store/address"


class NewerStore(BadStore):
    """A database written by a newer Ostraka."""

    code = "store/version"

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"This database was written by a newer Ostraka (schema {found}, this one knows "
            f"{known}); nothing was changed."
        )
