"""Damaged archives: what was read is compared with what the archive should have."""

from __future__ import annotations

import base64
import gzip
import hashlib
from typing import TYPE_CHECKING

import pytest

from fetch_helpers import CODE, METADATA, SDIST, WHEEL, make_sdist, make_wheel
from wrapdocs_fetch.archives import unpack
from wrapdocs_fetch.errors import FetchError
from wrapdocs_fetch.tree import TreeWriter

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_BLOCK = 512
_INIT = "shop/__init__.py"


def _change_tar(change: Callable[[bytearray], bytes | bytearray]) -> bytes:
    """A source distribution whose tar file is damaged, in a sound gzip file."""
    tar = gzip.decompress(make_sdist(("shop-1.0/shop/a.py", CODE)))
    return gzip.compress(bytes(change(bytearray(tar))))


def _flip(content: bytearray, position: int) -> bytearray:
    content[position] ^= 1
    return content


def _clear(content: bytearray, start: int, size: int) -> bytearray:
    content[start : start + size] = bytes(size)
    return content


def _make_record(*rows: tuple[str, bytes]) -> tuple[str, bytes]:
    lines = []
    for name, content in rows:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
        lines.append(f"{name},sha256={digest},{len(content)}\n")
    return "shop-1.0.dist-info/RECORD", "".join([*lines, "shop-1.0.dist-info/RECORD,,\n"]).encode()


def _flip_last(content: bytes, distance: int) -> bytes:
    return bytes(_flip(bytearray(content), len(content) - distance))


# Members of the tar: PKG-INFO, shop/__init__.py and shop/a.py, each a header and a block.
DAMAGED: dict[str, tuple[str, bytes]] = {
    "a bit of the second header": (SDIST, _change_tar(lambda tar: _flip(tar, 2 * _BLOCK + 3))),
    "a bit of the third header": (SDIST, _change_tar(lambda tar: _flip(tar, 4 * _BLOCK + 130))),
    "the sum of the second header": (SDIST, _change_tar(lambda tar: _flip(tar, 2 * _BLOCK + 150))),
    "a header of zeros": (SDIST, _change_tar(lambda tar: _clear(tar, 2 * _BLOCK, _BLOCK))),
    "two members of zeros": (SDIST, _change_tar(lambda tar: _clear(tar, 2 * _BLOCK, 2 * _BLOCK))),
    "no end": (SDIST, _change_tar(lambda tar: tar[: 4 * _BLOCK])),
    "an end within a header": (SDIST, _change_tar(lambda tar: tar[: 4 * _BLOCK + 100])),
    "an end within a file": (SDIST, _change_tar(lambda tar: tar[: 5 * _BLOCK + 3])),
    "a bit of the sum of all bytes": (SDIST, _flip_last(make_sdist(), 7)),
    "a bit of the length of all bytes": (SDIST, _flip_last(make_sdist(), 2)),
    "something behind the end": (SDIST, make_sdist() + b"<html>"),
    "a wheel without a file of its RECORD": (
        WHEEL,
        make_wheel(_make_record((_INIT, CODE), ("shop/client.py", CODE))),
    ),
    "a bit of a wheel's file": (
        WHEEL,
        make_wheel(metadata=METADATA * 9).replace(b"PK\x03\x04", b"PK\x03\x05", 1),
    ),
}


def _unpack(tmp_path: Path, name: str, content: bytes) -> TreeWriter:
    archive = tmp_path / name
    archive.write_bytes(content)
    tree = TreeWriter(tmp_path / "target", name)
    unpack(archive, tree)
    return tree


def test_there_are_ten_of_them() -> None:
    assert len(DAMAGED) >= 10


@pytest.mark.parametrize("case", DAMAGED)
def test_a_damaged_archive_is_refused(tmp_path: Path, case: str) -> None:
    with pytest.raises(FetchError) as caught:
        _unpack(tmp_path, *DAMAGED[case])
    assert caught.value.code == "SOURCE_REFUSED"
    assert "is damaged" in str(caught.value) or "is incomplete" in str(caught.value)


def test_a_file_that_differs_from_its_record_is_named(tmp_path: Path) -> None:
    tree = _unpack(tmp_path, WHEEL, make_wheel(_make_record((_INIT, b"y = 2\n"))))
    assert tree.warnings == [f"{WHEEL}: '{_INIT}' differs from what its RECORD says."]


def test_sound_archives_are_read_without_a_warning(tmp_path: Path) -> None:
    record = _make_record((_INIT, CODE), ("shop/other.so", b""), ("../../bin/shop", b""))
    assert _unpack(tmp_path, WHEEL, make_wheel(record)).warnings == []
    padded = gzip.compress(gzip.decompress(make_sdist()) + bytes(20 * _BLOCK))
    assert _unpack(tmp_path, SDIST, padded).warnings == []
