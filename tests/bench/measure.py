"""Runs a command and prints what it took: wall seconds and the peak memory of its largest process.

Usage: python measure.py COMMAND [ARGUMENT ...]
Prints one JSON object: {"seconds": float, "peakMb": float, "status": int, "tail": str}
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time


def main() -> None:
    """Measures the command in argv."""
    started = time.perf_counter()
    result = subprocess.run(
        sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False
    )
    seconds = time.perf_counter() - started
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / unit
    tail = result.stderr.decode(errors="replace")[-2000:]
    print(json.dumps({"seconds": seconds, "peakMb": peak, "status": result.returncode, "tail": tail}))


if __name__ == "__main__":
    main()
