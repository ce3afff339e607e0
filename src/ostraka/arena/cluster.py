"""Workers on a Dask cluster; needs the extra `ostraka[cluster]`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from pkgutil import resolve_name

from ostraka import __version__
from ostraka.arena.run import Report
from ostraka.core.errors import OstrakaError, quoted

TIMEOUT = 4
"""Seconds to wait for the scheduler, and then for its first worker."""

EVENTS = "all"
"""The topic on which a scheduler reports events of its workers."""


class Cluster:
    """The workers of a Dask scheduler; they may come and go while games are played.

    Dask itself repeats the games of a lost worker, and gives up on games that killed several
    workers. This class only reports it.
    """

    def __init__(self, address: str, report: Report) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise OstrakaError(
                "A cluster needs Dask; install it with: pip install 'ostraka[cluster]'"
            ) from None
        # Errors end in one sentence of ours; Dask's own messages are noise.
        for name in ("distributed", "distributed.client"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self.address = address
        self.report = report
        try:
            asyncio.run(_check_reachable(address))
        except (OSError, ValueError):
            raise OstrakaError(f"There is no cluster at {quoted(address)}.") from None
        self.client = Client(address, timeout=TIMEOUT, set_as_default=False)
        try:
            self.client.wait_for_workers(1, timeout=TIMEOUT)
        except OSError:
            self.client.close()
            raise OstrakaError(f"The cluster at {quoted(address)} has no workers.") from None
        self.client.subscribe_topic(EVENTS, self._on_event)
        self._check_versions()

    def slots(self) -> int:
        return sum(self.client.nthreads().values())

    @contextmanager
    def open(self) -> Iterator[Executor]:
        from distributed import KilledWorker

        executor = self.client.get_executor(pure=False)
        try:
            yield executor
        except CancelledError:
            raise OstrakaError(f"The cluster at {quoted(self.address)} was lost.") from None
        except KilledWorker as wrong:
            raise OstrakaError(
                f"Games took {wrong.allowed_failures + 1} workers with them; the last was at "
                f"{wrong.last_worker.address}."
            ) from None
        finally:
            executor.shutdown(wait=False)

    def close(self) -> None:
        self.client.unsubscribe_topic(EVENTS)
        self.client.close()

    def _check_versions(self) -> None:
        """Raise unless every worker has this version of Ostraka. The call uses only the standard
        library: a worker without Ostraka could not unpickle one of our functions."""
        try:
            versions = set(self.client.run(resolve_name, "ostraka:__version__").values())
        except ImportError:
            versions = {"none"}
        other = sorted(versions - {__version__})
        if other:
            self.close()
            raise OstrakaError(
                f"The workers at {quoted(self.address)} have Ostraka {' and '.join(other)}; "
                f"here is {__version__}."
            )

    def _on_event(self, event: tuple[float, object]) -> None:
        """Handle a scheduler event: a worker that died unexpectedly."""
        match event[1]:
            case {"action": "remove-worker", "worker": str(worker), "expected": False}:
                self.report(f"The worker at {worker} was lost; its games are played again.")


async def _check_reachable(address: str) -> None:
    """Raise unless a scheduler answers; without one, a client would go on trying for a while."""
    from distributed.comm.core import connect

    comm = await connect(address, timeout=TIMEOUT)
    await comm.close()
