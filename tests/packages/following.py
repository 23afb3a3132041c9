"""Prints what following the requests of a package costs, as JSON.

`parsing` is the CPU time of parsing its files alone, `following` that of finding the requests after
that, in seconds; `peak` is the memory of the process in MiB.

Usage: python following.py ROOT PACKAGE DEPENDENCIES
"""

from __future__ import annotations

import ast
import json
import resource
import sys
import time
import warnings
from pathlib import Path

_SCRIPT = Path(__file__).resolve().parents[2] / "extractor" / "python"


def main(root: Path, package: str, dependencies: str) -> None:
    """Parse the files of a package, then load it and follow its requests."""
    sys.path[:0] = [str(_SCRIPT), dependencies]
    from wrapdocs_introspect.cli import prepare
    from wrapdocs_introspect.idioms import IDIOM_TRIGGERS
    from wrapdocs_introspect.idioms.requests import RequestsIdiom
    from wrapdocs_introspect.loading import load_package
    from wrapdocs_introspect.source.files import list_sources

    prepare()
    parsing = _parse_all(root / package)
    loaded = load_package(
        root, package, list_sources(root, package), triggers=IDIOM_TRIGGERS
    )
    before = time.process_time()
    RequestsIdiom().find(loaded, frozenset())
    following = time.process_time() - before
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
    print(json.dumps({"parsing": parsing, "following": following, "peak": peak}))


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
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3])
