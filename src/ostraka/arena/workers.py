"""Where games are played: any `concurrent.futures.Executor`, opened again when a worker dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from threading import Thread
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers(Protocol):
    """A source of executors."""

    def slots(self) -> int:
        """How many batches can run at once."""

    def open(self) -> AbstractContextManager[Executor]:
        """Open an executor; leaving the context by an exception abandons its work."""


class ThisProcess(Executor):
    """Plays in this process, one batch at a time: both source and executor."""

    def slots(self) -> int:
        return 1

    def open(self) -> AbstractContextManager[Executor]:
        return self

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(call(*args, **kwargs))
        except Exception as wrong:
            done.set_exception(wrong)
        return done


class Processes:
    """Processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def slots(self) -> int:
        return self.count

    @contextmanager
    def open(self) -> Iterator[Executor]:
        others = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        executor = QuietPool(self.count, mp_context=context, initializer=exit_with_parent)
        try:
            yield executor
        except BaseException:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            raise
        finally:
            executor.shutdown(cancel_futures=True)


class QuietPool(ProcessPoolExecutor):
    """Worker processes that ignore Ctrl-C, which a terminal sends to all of them; the main process
    stops them. They ignore it from the start: a process in its set-up would print a traceback."""

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        blocked_before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(call, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked_before)

    def end(self) -> None:
        """Abandon all work."""
        for child in list((self._processes or {}).values()):
            child.terminate()
        self.shutdown(wait=True, cancel_futures=True)


def exit_with_parent() -> None:
    """Exit when the parent process is gone, even if it was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()
