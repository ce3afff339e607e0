"""What the server's log learns of scripts that fail in people's windows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ostraka.server.app import build
from ostraka.server.settings import Settings

AT = "https://ostraka.example"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", pace=0, warm=False)
    with TestClient(build(settings), base_url=AT) as client:
        yield client


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.name == "ostraka.client"]


def test_a_window_that_failed_says_what_and_where(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    file = f"{AT}/static/0123456789ab/client.js"
    report = {"message": "Cannot read properties of null (reading 'dataset')", "line": 42}
    report |= {
        "file": file,
        "stack": f"TypeError\n    at show ({file}:42:7)\n    at {AT}/t/abc-def",
    }
    assert client.post("/client-errors", json=report).status_code == 204
    assert logged(caplog) == [
        "a window failed: Cannot read properties of null (reading 'dataset') (client.js:42) "
        "TypeError at show (client.js:42:7) at …"
    ]


def test_nothing_of_a_table_and_nothing_that_forges_the_log_gets_there(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    message = 'Unexpected token, "Mira said hello" is not valid JSON\n\x1b[31mroot\u2028'
    report: dict[str, object] = {"message": message + "x" * 5000, "line": True}
    report |= {"file": f"{AT}/t/k7qd3x-thoth?key=secret", "stack": ["no text"]}
    client.post("/client-errors", json=report)
    [line] = logged(caplog)
    assert "Mira" not in line and "thoth" not in line and "secret" not in line
    assert line.isprintable() and len(line) < 400


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b"1" * 9000, b'{"message": 1}'])
def test_a_report_is_never_an_error_itself(client: TestClient, body: bytes) -> None:
    assert client.post("/client-errors", content=body).status_code == 204


def test_a_window_that_goes_on_failing_does_not_fill_the_log(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(50):
        assert client.post("/client-errors", json={"message": "again"}).status_code == 204
    assert 10 <= len(logged(caplog)) < 15


def test_other_sites_cannot_write_into_the_log(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    elsewhere = {"Origin": "https://elsewhere.example"}
    answer = client.post("/client-errors", json={"message": "spam"}, headers=elsewhere)
    assert answer.status_code == 403 and logged(caplog) == []
