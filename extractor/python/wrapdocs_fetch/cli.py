"""From a request to a stream of events, one JSON object per line."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wrapdocs_fetch.choose import choose_latest, list_versions
from wrapdocs_fetch.client import Client
from wrapdocs_fetch.commits import write_commit
from wrapdocs_fetch.errors import FetchError
from wrapdocs_fetch.release import Wanted, fetch_release
from wrapdocs_fetch.settings import make_settings, show_address
from wrapdocs_fetch.simple_index import list_files
from wrapdocs_fetch.tree import TreeWriter

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import BinaryIO

    from wrapdocs_fetch.request import CommitRequest, IndexRequest, ReleaseRequest

    Result = Mapping[str, object]

_FAILED = 3
_PROGRESS_SECONDS = 0.1


@dataclass
class Events:
    """Writes events; progress at most ten times a second."""

    output: BinaryIO
    _last: float = 0.0

    def send(self, event: str, **content: Any) -> None:
        """Write an event.

        Args:
            event: Its kind.
            content: Its other fields.
        """
        self.output.write(json.dumps({"event": event, **content}).encode() + b"\n")
        self.output.flush()

    def progress(self, detail: str) -> None:
        """Report the current step.

        Args:
            detail: For people.
        """
        if time.monotonic() - self._last >= _PROGRESS_SECONDS:
            self._last = time.monotonic()
            self.send("progress", detail=detail)


def run(request: str, output: BinaryIO) -> int:
    """Run the job of a request.

    Args:
        request: JSON, see `extractor/sources/run-fetch.ts`.
        output: The stream for the events.

    Returns:
        The exit code: 0, or 3 after a failure event.
    """
    events = Events(output)
    asked = json.loads(request)
    try:
        result = _JOBS[asked["job"]](asked, events)
    except FetchError as error:
        events.send("failure", code=error.code, message=str(error), hint=error.hint)
        return _FAILED
    events.send("result", **result)
    return 0


def _fetch_commit(asked: CommitRequest, events: Events) -> Result:
    events.progress("reading the commit")
    tree = TreeWriter(Path(asked["target"]) / "tree" / asked["folder"], asked["label"])
    tree.target.mkdir(parents=True)
    write_commit(asked["git"], asked["commit"], asked["part"], tree)
    return {"files": tree.written, "warnings": tree.warnings}


def _fetch_release(asked: ReleaseRequest, events: Events) -> Result:
    client, index = _connect(asked)
    target = Path(asked["target"])
    wanted = Wanted(asked["project"], asked["version"], index, target)
    release = fetch_release(client, wanted, events.progress)
    file = release.file
    return {
        "file": file.filename,
        "address": show_address(file.address),
        "sha256": file.sha256,
        "files": release.files,
        "warnings": release.warnings,
        **({} if file.uploaded is None else {"released": file.uploaded}),
    }


def _find_latest(asked: IndexRequest, _events: Events) -> Result:
    client, index = _connect(asked)
    files = list_files(client, index, asked["project"])
    return {"version": choose_latest(files, asked["project"])}


def _list_versions(asked: IndexRequest, _events: Events) -> Result:
    client, index = _connect(asked)
    files = list_files(client, index, asked["project"])
    return {"versions": list_versions(files, asked["project"])}


def _connect(asked: IndexRequest) -> tuple[Client, str]:
    settings = make_settings(asked["settings"])
    return Client(settings, asked["userAgent"]), settings.index


_JOBS: Mapping[str, Callable[[Any, Events], Result]] = {
    "commit": _fetch_commit,
    "release": _fetch_release,
    "latest": _find_latest,
    "versions": _list_versions,
}
