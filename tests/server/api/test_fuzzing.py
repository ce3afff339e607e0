"""Whatever is sent to the API, the server answers and never fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from ostraka.server.api import routes
from serving import Servers

EXAMPLES = 25

SCHEMA = schemathesis.openapi.from_dict(routes.openapi())
OPERATIONS = {
    f"{mode.value} {found.ok().label}": found.ok().as_strategy(generation_mode=mode)
    for found in SCHEMA.get_all_operations()
    if isinstance(found, Ok)
    for mode in GenerationMode
    if mode == GenerationMode.POSITIVE or found.ok().body or "{" in found.ok().path
}
"""What the schema allows and what it does not, for every operation."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("fuzzing")
    servers = Servers(f"sqlite:///{folder}/ostraka.sqlite")
    try:
        servers.start()
        yield servers.address
    finally:
        servers.close()


@pytest.fixture(scope="module")
def tables(server: str) -> tuple[dict[str, str], list[str]]:
    """A token and tables: one that is over, one that waits, one in play."""
    with httpx2.Client(base_url=f"{server}/api", timeout=60) as client:
        token = client.post("/players", json={}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        made = []
        for kinds in (["bot", "bot"], ["person", "open"], ["person", "screen"]):
            chairs = [
                {"kind": kind} | ({"level": "random"} if kind == "bot" else {}) for kind in kinds
            ]
            new = {"game": "tutankhamun", "options": {"laying": "shuffled"}, "chairs": chairs}
            made.append(client.post("/tables", json=new, headers=headers).json()["id"])
        client.get(f"/tables/{made[0]}/events", headers=headers)  # until it is over
    return headers, made


@pytest.mark.parametrize("label", OPERATIONS)
def test_nothing_makes_the_server_fail(
    label: str, server: str, tables: tuple[dict[str, str], list[str]]
) -> None:
    headers, made = tables
    if label.endswith("/events"):
        made = made[:1]  # a stream of a game that goes on does not end

    @given(case=OPERATIONS[label], table=st.sampled_from(["", *made]), known=st.booleans())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=True,
    )
    def send(case: Case[Any], table: str, known: bool) -> None:
        parameters: dict[str, Any] = case.path_parameters or {}
        if table and "table" in parameters:
            parameters["table"] = table
        answer = case.call(base_url=server, headers=headers if known else {})
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert {"code", "sentence"} <= set(answer.json()), answer.text

    send()
