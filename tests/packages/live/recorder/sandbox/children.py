"""Runs calls in forked children, so that none of them changes what the next one finds."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from recorder.sandbox.guards import limit_resources, suspended

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")
_WIDTH = 2


class OutOfTimeError(BaseException):
    """A call takes too long; no client catches it by `except Exception`."""


@dataclass
class _Child:
    job: Any
    pid: int
    pipe: int
    deadline: float
    pieces: list[bytes] = field(default_factory=list)


def run_in_children(
    jobs: Iterable[tuple[T, Callable[[], Any]]], seconds: float
) -> Iterator[tuple[T, Any]]:
    """Run each call in a child of its own; what it returns must be JSON, and is None if it dies."""
    waiting = iter(jobs)
    running: list[_Child] = []
    while True:
        while len(running) < _WIDTH and (job := next(waiting, None)) is not None:
            running.append(_start(*job, seconds))
        if not running:
            return
        for child in [child for child in running if _has_ended(child, running)]:
            running.remove(child)
            yield child.job, _finish(child)


def within(cpu_seconds: float, seconds: float, call: Callable[[], T]) -> T:
    """Interrupt a call that computes or waits for too long."""
    for number in (signal.SIGALRM, signal.SIGPROF):
        signal.signal(number, _interrupt)
    signal.setitimer(signal.ITIMER_PROF, cpu_seconds, 0.5)
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.5)
    try:
        return call()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)


def _interrupt(*_arguments: Any) -> None:
    raise OutOfTimeError


def _start(job: Any, call: Callable[[], Any], seconds: float) -> _Child:
    reading, writing = os.pipe()
    with suspended():
        pid = os.fork()
    if pid == 0:
        os.close(reading)
        _run_and_exit(call, writing)
    os.close(writing)
    return _Child(job, pid, reading, time.monotonic() + seconds)


def _run_and_exit(call: Callable[[], Any], pipe: int) -> None:
    try:
        limit_resources()
        _write_all(pipe, json.dumps(call()).encode())
    except BaseException as error:
        with contextlib.suppress(BaseException):
            os.write(2, f"child: {type(error).__name__}: {error}\n".encode())
    finally:
        os._exit(0)


def _write_all(pipe: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(pipe, view) :]


def _has_ended(child: _Child, running: list[_Child]) -> bool:
    ready, _, _ = select.select([child.pipe], [], [], 0.02 / len(running))
    if ready:
        piece = os.read(child.pipe, 1 << 18)
        child.pieces.append(piece)
        return piece == b""
    return time.monotonic() > child.deadline


def _finish(child: _Child) -> Any:
    with suspended(), contextlib.suppress(ProcessLookupError):
        os.kill(child.pid, signal.SIGKILL)
    os.close(child.pipe)
    os.waitpid(child.pid, 0)
    try:
        return json.loads(b"".join(child.pieces))
    except ValueError:
        return None
