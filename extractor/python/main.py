"""Entry of the introspection process: `python -I -S -X utf8 main.py --dependencies DIR ...`.

With `--serve` it answers requests on its input (server.py), otherwise it runs the job of its
command line.

`-I` keeps the current folder, PYTHONPATH and user site out of `sys.path`; only the dependencies are
added here, so that no part of the documented package can be imported by accident.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading

# Enough for every tree that the parser accepts (parser_limits.py limits them): a few Python
# frames for each of its levels. The stack is large enough that this limit is reached first.
_RECURSION_LIMIT = 100_000
_STACK_SIZE = 512 * 1024 * 1024


# The largest client takes 1 GiB. What a package makes of more is an error, for it alone.
_MAX_MEMORY = 4 * 1024 * 1024 * 1024


def _limit_memory() -> None:
    # ruff: noqa: PLC0415 - Windows has no such limits
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    limit = _MAX_MEMORY if most == resource.RLIM_INFINITY else min(_MAX_MEMORY, most)
    with contextlib.suppress(OSError, ValueError):  # macOS refuses some.
        resource.setrlimit(resource.RLIMIT_AS, (limit, most))


def _add_paths(arguments: list[str]) -> None:
    folder = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - pathlib is slow
    if "--dependencies" in arguments[:-1]:
        dependencies = arguments[arguments.index("--dependencies") + 1]
        # Other packages on this machine must not change the result.
        library = [path for path in sys.path if not path.rstrip("/\\").endswith("-packages")]
        sys.path[:] = [folder, os.path.abspath(dependencies), *library]  # noqa: PTH100
    else:
        sys.path.insert(0, folder)


def _run(arguments: list[str], result: list[int]) -> None:
    # ruff: noqa: PLC0415 - after the paths are set
    if "--serve" in arguments:
        from wrapdocs_introspect.server import serve

        result.append(serve(sys.stdin.buffer, sys.stdout.buffer))
    else:
        from wrapdocs_introspect.cli import run

        result.append(run(arguments, sys.stdout.buffer))


def main(arguments: list[str]) -> int:
    """Run the introspection in a thread with a stack of known size.

    Args:
        arguments: The command line without the program's name.

    Returns:
        The exit code; 1 if the thread ended with a traceback.
    """
    _add_paths(arguments)
    _limit_memory()
    sys.setrecursionlimit(_RECURSION_LIMIT)
    threading.stack_size(_STACK_SIZE)
    result: list[int] = []
    thread = threading.Thread(target=_run, args=(arguments, result))
    thread.start()
    thread.join()
    return result[0] if result else 1


if __name__ == "__main__":
    code = main(sys.argv[1:])
    sys.stdout.flush()
    sys.stderr.flush()
    # All output is written; destroying all objects in order would only cost time.
    os._exit(code)
