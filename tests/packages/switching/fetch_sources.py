"""Unpacks pinned source distributions without running their code: pip would build them."""

from __future__ import annotations

import hashlib
import json
import re
import sys
import tarfile
from io import BytesIO
from pathlib import Path

sys.path.append(sys.argv[1])
sys.path.append(str(Path(__file__).parents[3] / "extractor" / "python"))

from wrapdocs_fetch.client import Client  # noqa: E402
from wrapdocs_fetch.settings import make_settings  # noqa: E402
from wrapdocs_fetch.simple_index import list_files  # noqa: E402

_PIN = re.compile(r"^([\w.-]+)==(\S+) --hash=sha256:([0-9a-f]{64})$", re.MULTILINE)


def fetch_sources(settings: str, lock: Path, target: Path) -> None:
    """Unpack each source distribution of a lock file to `target/NAME-VERSION`.

    Args:
        settings: pip's settings as JSON.
        lock: Lines such as `name==1.0 --hash=sha256:…`.
        target: The folder for the projects.
    """
    index = make_settings(json.loads(settings))
    client = Client(index, "wrapdocs-tests")
    for name, version, digest in _PIN.findall(lock.read_text()):
        files = list_files(client, index.index, name)
        (address,) = (file.address for file in files if file.sha256 == digest)
        with client.get(address, "*/*", same_host=False).body as body:
            content = body.read()
        if hashlib.sha256(content).hexdigest() != digest:
            raise SystemExit(f"{name} {version} has another hash than {lock.name} says.")
        _unpack(content, target / f"{name}-{version}")


def _unpack(content: bytes, folder: Path) -> None:
    staging = folder.with_suffix(".archive")
    with tarfile.open(fileobj=BytesIO(content)) as archive:
        archive.extractall(staging, filter="data")
    (project,) = staging.iterdir()
    project.rename(folder)
    staging.rmdir()


if __name__ == "__main__":
    fetch_sources(sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4]))
