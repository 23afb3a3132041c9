"""The process's only output: one JSON object a line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import BinaryIO

    from typing_extensions import NotRequired

    from wrapdocs_introspect.contract import (
        BehaviorFact,
        Diagnostic,
        Docstring,
        ErrorCase,
        Module,
        PackageKind,
    )

# The written data was built as a tree, so checking for cycles would only cost time.
_FORM: dict[str, Any] = {"separators": (",", ":"), "allow_nan": False, "check_circular": False}
_ENCODER = json.JSONEncoder(ensure_ascii=False, **_FORM)
_ASCII_ENCODER = json.JSONEncoder(**_FORM)


class PackageFacts(TypedDict):
    """Facts about a package as a whole."""

    name: str
    version: NotRequired[str]
    docstring: NotRequired[Docstring]
    dependencies: NotRequired[dict[str, list[str]]]
    kind: NotRequired[PackageKind]
    errors: NotRequired[list[list[ErrorCase]]]
    behavior: NotRequired[list[BehaviorFact]]
    digest: str


class EventStream:
    """Writes events as UTF-8 JSON lines."""

    def __init__(self, output: BinaryIO) -> None:
        """Write to this output.

        Args:
            output: A binary stream.
        """
        self._output = output

    def progress(self, done: int, total: int) -> None:
        """Say how many modules of how many are done."""
        self._write({"event": "progress", "done": done, "total": total})
        self._output.flush()

    def module(self, module: Module) -> None:
        """Hand out a module."""
        self._write({"event": "module", "module": module})

    def diagnostic(self, diagnostic: Diagnostic) -> None:
        """Hand out a diagnostic."""
        self._write({"event": "diagnostic", "diagnostic": diagnostic})

    def package(self, package: PackageFacts) -> None:
        """Write the facts about the package as a whole."""
        self._write({"event": "package", "package": package})

    def end(self) -> None:
        """Say that everything was written."""
        self._write({"event": "end"})
        self._output.flush()

    def failure(self, code: str, message: str, hint: str) -> None:
        """Write why there is no result."""
        failure = {"code": code, "message": message, "hint": hint}
        self._write({"event": "failure", "failure": failure})
        self._output.flush()

    def _write(self, event: Mapping[str, object]) -> None:
        self._output.write(_encode(event) + b"\n")


# The last line that was sent of each module, by its id.
SentModules = dict[str, bytes]


class ChangeStream(EventStream):
    """Writes only the modules that differ from what was sent before."""

    def __init__(self, output: BinaryIO, sent: SentModules) -> None:
        """Write to this output.

        Args:
            output: A binary stream.
            sent: What was sent before; it is brought up to date.
        """
        super().__init__(output)
        self._sent = sent
        self._ids: list[str] = []

    def module(self, module: Module) -> None:
        """Hand out a module, if it has changed."""
        module_id = module["id"]
        self._ids.append(module_id)
        line = _encode({"event": "module", "module": module})
        if self._sent.get(module_id) != line:
            self._sent[module_id] = line
            self._output.write(line + b"\n")

    def end(self) -> None:
        """Write which modules there are, and that everything was written."""
        for gone in self._sent.keys() - set(self._ids):
            del self._sent[gone]
        self._write({"event": "modules", "ids": self._ids})
        super().end()


def _encode(event: Mapping[str, object]) -> bytes:
    try:
        return _ENCODER.encode(event).encode()
    except UnicodeEncodeError:
        # A lone surrogate ("\ud800") has no UTF-8 form; escaped it passes.
        return _ASCII_ENCODER.encode(event).encode()
