"""A bot in forty lines that plays a whole game through the API, with nothing but Python.

ostraka serve &
python examples/api_bot.py http://127.0.0.1:8000 thebes

Both arguments may be left out.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

DEFAULTS = "http://127.0.0.1:8000", "tutankhamun"
SERVER, GAME = (*sys.argv[1:], *DEFAULTS[len(sys.argv) - 1 :])


def call(path: str, token: str = "", **form: Any) -> Any:
    """GET, or POST if there is something to send; gives what the server answers."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    body = json.dumps(form).encode() if form else None
    return urlopen(Request(f"{SERVER}/api{path}", body, headers))


def main() -> None:
    """Sit down against a student and say any legal sentence, whenever it is our turn."""
    token = json.load(call("/players", name="Forty Lines"))["token"]
    chairs = [{"kind": "person"}, {"kind": "bot", "level": "student"}]
    table = json.load(call("/tables", token, game=GAME, chairs=chairs))["id"]
    for line in call(f"/tables/{table}/events", token):
        view = json.loads(line)
        print(*view["notes"], sep="\n")
        if view["legal"]:
            try:
                call(
                    f"/tables/{table}/act",
                    token,
                    say=random.choice(view["legal"]),
                    at=view["lines"],
                )
            except HTTPError as wrong:
                if wrong.code != 409:  # the table has gone on: the next line shows how
                    raise
    print("points", view["result"]["points"], "places", view["result"]["places"])


if __name__ == "__main__":
    main()
