"""The introspection as a server: one request a line, the events of its answer."""

from __future__ import annotations

import gc
import json
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from wrapdocs_introspect.cli import OUT_OF_MEMORY, introspect, parse_arguments, prepare
from wrapdocs_introspect.emit.stream import ChangeStream, EventStream
from wrapdocs_introspect.errors import IntrospectionError
from wrapdocs_introspect.source.incremental_cache import PackageCache

if TYPE_CHECKING:
    import argparse
    from typing import BinaryIO

    from wrapdocs_introspect.emit.stream import SentModules


@dataclass
class _Package:
    cache: PackageCache = field(default_factory=PackageCache)
    sent: SentModules = field(default_factory=dict)


def serve(requests: BinaryIO, output: BinaryIO) -> int:
    """Answer requests until there are no more.

    A request is `{"arguments": [...], "changed": [...], "isKept": ...}`: a command line as
    `cli.run` takes it, files that have changed, and whether the same command line will follow
    again. The answer is the events of a run. If it will follow again, only those modules are in it
    that differ from the last answer, and an event `modules` has the ids of all. After a failure,
    the next answer is whole.

    Args:
        requests: Where the JSON lines come from.
        output: Where the JSON lines go.

    Returns:
        The exit code.
    """
    prepare()
    # The program itself is never garbage, so the collector can ignore it.
    gc.freeze()
    packages: dict[tuple[str, ...], _Package] = {}
    for line in requests:
        request = json.loads(line)
        options = parse_arguments(request["arguments"])
        if not request["isKept"]:
            _answer(options, EventStream(output))
            continue
        key = tuple(request["arguments"])
        package = packages.setdefault(key, _Package())
        package.cache.files.forget([Path(file).resolve() for file in request["changed"]])
        if not _answer(options, ChangeStream(output, package.sent), package.cache):
            del packages[key]
        # Collect garbage of the last run while nobody waits.
        gc.collect()
    return 0


def _answer(
    options: argparse.Namespace, stream: EventStream, cache: PackageCache | None = None
) -> bool:
    gc.disable()
    try:
        introspect(options, stream, cache)
    except IntrospectionError as error:
        stream.failure(error.code, str(error), error.hint)
    except MemoryError:
        stream.failure(*OUT_OF_MEMORY)
    except Exception as error:  # noqa: BLE001 - the server outlives a bug
        stream.failure("crash", _describe(error), "This is a bug in wrapdocs. Please report it.")
    else:
        return True
    finally:
        gc.enable()
    return False


def _describe(error: Exception) -> str:
    where = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(where.filename).name}:{where.lineno}"
    return f"The package could not be read: {type(error).__name__}: {error} ({place})."
