"""Entry of the process that fetches sources: `python -I -S -X utf8 fetch.py DEPENDENCIES`.

The request is JSON in the environment: it may hold credentials, and everybody on the machine can
read a command line.
"""

from __future__ import annotations

import os
import sys


def main(dependencies: str) -> int:
    """Run the job in the environment.

    Args:
        dependencies: Folder of the installed dependencies.

    Returns:
        The exit code.
    """
    here = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - pathlib is slow
    sys.path[:0] = [here, os.path.abspath(dependencies)]  # noqa: PTH100

    from wrapdocs_fetch.cli import run  # noqa: PLC0415 - after the paths are set

    return run(os.environ.pop("WRAPDOCS_FETCH_REQUEST"), sys.stdout.buffer)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
