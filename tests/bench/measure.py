"""Runs a command and prints what it took: wall and CPU seconds, and memory.

Usage: python measure.py SECONDS COMMAND [ARGUMENT ...]
After SECONDS, the command and all that it started are killed.
Prints one JSON object:
{"seconds": float, "cpuSeconds": float, "peakMb": float, "treeMb": float, "status": int,
"tail": str}
`peakMb` is the peak of the largest process, `treeMb` that of all processes together (0 where there
is no /proc).
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

_PROC = Path("/proc")
_SAMPLE_SECONDS = 0.05
_PR_SET_CHILD_SUBREAPER = 36
_PAGE_MB = resource.getpagesize() / 2**20
_KILLED = 124


def main() -> None:
    """Measures the command in argv."""
    limit, command = float(sys.argv[1]), sys.argv[2:]
    if _PROC.is_dir():
        # What a child leaves behind becomes a child of ours, so that it is counted.
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1)
    watch = _Watch()
    with tempfile.TemporaryFile() as errors:
        started = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
        watch.start(limit)
        status = process.wait()
        seconds = time.perf_counter() - started
        watch.stop()
        errors.seek(0)
        tail = errors.read().decode(errors="replace")[-2000:]
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = {
        "seconds": seconds,
        "cpuSeconds": usage.ru_utime + usage.ru_stime,
        "peakMb": usage.ru_maxrss / unit,
        "treeMb": watch.peak,
        "status": _KILLED if watch.killed else status,
    }
    print(json.dumps({**result, "tail": tail}))


class _Watch:
    """Looks at all processes below this one until it is stopped."""

    def __init__(self) -> None:
        self.peak = 0.0
        self.killed = False
        self._over = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, limit: float) -> None:
        self._thread = threading.Thread(target=self._run, args=(time.monotonic() + limit,))
        self._thread.start()

    def stop(self) -> None:
        self._over.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, end: float) -> None:
        while not self._over.wait(_SAMPLE_SECONDS):
            children = _find_descendants(os.getpid())
            self.peak = max(self.peak, _measure(children))
            if time.monotonic() > end:
                self.killed = True
                for child in children:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(child, signal.SIGKILL)


def _find_descendants(top: int) -> list[int]:
    found = [str(top)]
    for process in found:
        # A process's children are listed by the thread that started them.
        for place in (_PROC / process / "task").glob("*/children"):
            found += _read(place).split()
    return [int(process) for process in found[1:]]


def _measure(processes: list[int]) -> float:
    """Private memory of all, and the shared memory of the one that has most of it."""
    pages = [_read(_PROC / str(process) / "statm").split() for process in processes]
    sizes = [(int(resident), int(shared)) for _, resident, shared, *_ in filter(None, pages)]
    private = sum(resident - shared for resident, shared in sizes)
    return (private + max((shared for _, shared in sizes), default=0)) * _PAGE_MB


def _read(file: Path) -> str:
    """Text of a file of a process; nothing where the process is gone."""
    try:
        return file.read_text(errors="replace")
    except OSError:
        return ""


if __name__ == "__main__":
    main()
