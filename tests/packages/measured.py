"""Stands for the introspection script: does the same, and writes what it cost to a file, as JSON.

`parsing` is the CPU time of parsing the package's files alone, `following` that of finding the
requests of its functions, in seconds. The same work takes more CPU time beside other work, so
parsing is measured before and after, and `parsing` is the mean. `peak` is the memory of the process
in MiB. The file is named by WRAPDOCS_COST_FILE.
"""

from __future__ import annotations

import ast
import gc
import json
import os
import resource
import sys
import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "extractor" / "python"))

import main as script


def measure(arguments: list[str]) -> tuple[int, dict[str, float]]:
    """Run the script; return its exit code and the costs."""
    sys.path.insert(0, arguments[arguments.index("--dependencies") + 1])
    from wrapdocs_introspect.cli import parse_arguments
    from wrapdocs_introspect.idioms.requests import RequestsIdiom

    options = parse_arguments(arguments)
    folder = options.root.joinpath(*options.package.split("."))
    gc.disable()  # As the script does.
    before = _parse_all(folder)
    seconds: list[float] = []
    RequestsIdiom.find = _measured(RequestsIdiom.find, seconds)
    code = script.main(arguments)
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
    parsing = (before + _parse_all(folder)) / 2
    return code, {"parsing": parsing, "following": sum(seconds), "peak": peak}


def _measured(work: Callable, seconds: list[float]) -> Callable:
    def run(*args: object, **keywords: object) -> object:
        before = time.process_time()
        result = work(*args, **keywords)
        seconds.append(time.process_time() - before)
        return result

    return run


def _parse_all(folder: Path) -> float:
    """Return the CPU time of parsing, without reading the files."""
    sources = [file.read_bytes() for file in sorted(folder.rglob("*.py"))]
    before = time.process_time()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for source in sources:
            ast.parse(source)
    return time.process_time() - before


if __name__ == "__main__":
    code, cost = measure(sys.argv[1:])
    Path(os.environ["WRAPDOCS_COST_FILE"]).write_text(json.dumps(cost))
    sys.stdout.flush()
    sys.stderr.flush()
    # As in the script itself.
    os._exit(code)
