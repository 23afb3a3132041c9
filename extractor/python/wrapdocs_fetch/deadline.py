"""One deadline for everything that a request waits for: the name, the connection, every byte."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from wrapdocs_fetch.errors import FetchError
from wrapdocs_fetch.settings import show_address

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


@contextmanager
def limit_time(seconds: float, address: str) -> Iterator[None]:
    """End what is inside after some time.

    A timeout of a socket starts again with every byte. Where the system has no timer (Windows), the
    caller's own limit holds.

    Args:
        seconds: The time.
        address: What is requested, for the message.

    Yields:
        Once.

    Raises:
        FetchError: The time is over.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() != threading.main_thread():
        yield
        return

    def end(_signal: int, _frame: FrameType | None) -> None:
        raise FetchError(
            "SOURCE_UNREACHABLE",
            f"{show_address(address)} did not respond completely within {seconds:g} s.",
            "Check the network and the proxy, or increase pip's `timeout`.",
        )

    previous = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
