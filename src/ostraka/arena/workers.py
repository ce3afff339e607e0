"""Where games are played: any `concurrent.futures.Executor`, opened anew when workers died."""

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
    """Somebody to play games."""

    def slots(self) -> int:
        """How many batches can be played at the same time."""

    def open(self) -> AbstractContextManager[Executor]:
        """An executor. Leaving it by an exception gives up what is being played."""


class Here(Executor):
    """This process itself, one batch after the other. It is an executor and a worker in one."""

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
        executor = DeafPool(self.count, mp_context=context, initializer=watch)
        try:
            yield executor
        except BaseException:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            raise
        finally:
            executor.shutdown(cancel_futures=True)


class DeafPool(ProcessPoolExecutor):
    """Processes that do not hear Ctrl-C, which a terminal sends to all: they are told when to
    stop. They are deaf from birth, because a process that is still being set up would complain."""

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(call, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)

    def end(self) -> None:
        """Give up whatever is being done."""
        for child in list((self._processes or {}).values()):
            child.terminate()
        self.shutdown(wait=True, cancel_futures=True)


def watch() -> None:
    """Die with the program that one works for, also if it is killed; nobody else would tell."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()
