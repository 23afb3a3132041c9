"""Hostile archives: nothing is written outside of the target, and no link is made."""

from __future__ import annotations

import gzip
import struct
import tarfile
import zipfile
from typing import TYPE_CHECKING

import pytest

from fetch_helpers import CODE, SDIST, WHEEL, list_files, make_sdist, make_tar, make_wheel, make_zip
from wrapdocs_fetch.archives import unpack
from wrapdocs_fetch.errors import FetchError
from wrapdocs_fetch.tree import Limits, TreeWriter

if TYPE_CHECKING:
    import io
    from pathlib import Path

EVIL = b"print('evil')\n"
SMALL = Limits(members=20, files=5, file_bytes=1000, total_bytes=3000)


def _member(name: str, mode: int = 0o100644, **facts: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.external_attr = mode << 16
    for key, value in facts.items():
        setattr(info, key, value)
    return info


def _entry(name: str, kind: bytes = tarfile.REGTYPE, **facts: object) -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.type = kind
    for key, value in facts.items():
        setattr(info, key, value)
    return info


def _patch(archive: bytes, old: bytes, new: bytes, count: int = -1) -> bytes:
    assert old in archive
    return archive.replace(old, new, count)


def _lie_about_size() -> bytes:
    """The directory says 1 byte, but 6 are stored."""
    archive = make_zip([(_member("shop/a.py"), CODE)])
    return _patch(archive, struct.pack("<LL", 6, 6), struct.pack("<LL", 1, 1))


def _overlap() -> bytes:
    """Two entries of the directory share the bytes of one."""
    archive = bytearray(make_zip([("shop/a.py", CODE * 50), ("shop/b.py", CODE * 50)]))
    second = archive.rindex(b"PK\x01\x02")
    archive[second + 42 : second + 46] = struct.pack("<L", 0)
    return bytes(archive)


def _make_header(**facts: object) -> bytes:
    """A tar header that tarfile would not write."""
    info = _entry("shop-1.0/shop/a.py", size=6)
    header = bytearray(info.tobuf(tarfile.USTAR_FORMAT))
    for position, value in facts.values():  # type: ignore[misc]
        header[position : position + len(value)] = value
    header[148:156] = b" " * 8
    header[148:156] = b"%06o\0 " % sum(header)
    return gzip.compress(bytes(header) + CODE.ljust(512, b"\0") + bytes(1024))


REFUSED_ZIPS: dict[str, bytes] = {
    **{
        f"name {name!r}": make_wheel((name, EVIL))
        for name in [
            *["../evil.py", "../../evil.py", "shop/../../evil.py", "shop/../evil.py", "/evil.py"],
            *["//evil.py", "C:/evil.py", "C:evil.py", "C:\\evil.py", "..\\evil.py", "\\evil.py"],
            *["shop\\..\\..\\evil.py", "\\\\host\\share\\evil.py", "evil.py\0.txt", "../evil.so"],
            *["shop-1.0.data/purelib/../../evil.py", "shop-1.0.data/platlib//evil.py"],
            *["shop-1.0.data/purelib/C:/evil.py", "./../evil.py", ".//../evil.py"],
        ]
    },
    "one name twice": make_wheel(("shop/a.py", CODE), ("shop/a.py", EVIL)),
    "folder that leads out": make_wheel(("../evil/", b"")),
    "a bomb": make_wheel(("shop/a.py", bytes(8 << 20))),
    "encrypted": _patch(
        make_zip([(_member("a.py"), CODE)]), b"\x14\x00\x00\x00", b"\x14\x00\x01\x00"
    ),
    "cut off": make_wheel()[:-30],
    "no zip": b"<html>",
    "empty": b"",
    "wrong checksum": _patch(make_zip([(_member("a.py"), CODE)]), CODE, EVIL[:6]),
    "unknown compression": _patch(
        make_zip([(_member("a.py"), CODE)]), b"\0\0\0\0\x21\0", b"\x63\0\0\0\x21\0"
    ),
    "size that lies": _lie_about_size(),
    "two names for one member": _patch(make_zip([(_member("a.py"), CODE)]), b"a.py", b"b.py", 1),
    "too many files": make_wheel(*[(f"shop/a{number}.py", CODE) for number in range(6)]),
    "too many members": make_wheel(*[(f"shop/a{number}.txt", CODE) for number in range(20)]),
    "too much": make_wheel(*[(f"shop/a{number}.py", b"x" * 999) for number in range(4)]),
}
LEFT_OUT_ZIPS: dict[str, bytes] = {
    **{
        f"name {name!r}": make_wheel((name, EVIL))
        for name in [
            *["con.py", "shop/AUX.pyi", "nul/a.py", "shop/com1.py", "shop./a.py", "shop /a.py"],
            *["shop/a.py:evil.py", "shop/a\x1b[2J.py", f"shop/{'a' * 250}.py", "a/" * 60 + "a.py"],
            *["shop/__INIT__.py", "SHOP/a.py", "shop/__init__.py/a.py", "shop/a?.py"],
        ]
    },
    "two forms of one letter": make_wheel(("shop/\u00e9.py", CODE), ("shop/e\u0301.py", EVIL)),
    "link to a file": make_wheel((_member("shop/a.py", 0o120777), b"/etc/passwd")),
    "link that climbs": make_wheel((_member("shop/a.py", 0o120777), b"../../../evil.py")),
    "pipe": make_wheel((_member("shop/a.py", 0o010644), b"")),
    "device": make_wheel((_member("shop/a.py", 0o020644), b"")),
    "file too large": make_wheel(("shop/a.py", b"x" * 1001)),
}
REFUSED_TARS: dict[str, bytes] = {
    **{
        f"name {name!r}": make_sdist((name, EVIL), format=form)
        for name, form in [
            ("../evil.py", tarfile.USTAR_FORMAT),
            ("/evil.py", tarfile.PAX_FORMAT),
            ("shop-1.0/../../evil.py", tarfile.GNU_FORMAT),
            (f"../{'a' * 120}.py", tarfile.GNU_FORMAT),
            (f"../{'a' * 120}.py", tarfile.PAX_FORMAT),
            ("C:\\evil.py", tarfile.USTAR_FORMAT),
            ("..\\evil.py", tarfile.PAX_FORMAT),
        ]
    },
    "pax path": make_sdist(
        (_entry("shop-1.0/a.py", pax_headers={"path": "../evil.py"}), EVIL),
        format=tarfile.PAX_FORMAT,
    ),
    "no gzip": b"<html>",
    "empty": b"",
    "cut off": make_sdist(("shop-1.0/a.py", bytes(range(256)) * 3))[:-60],
    "no tar": gzip.compress(b"<html>" * 200),
    "a bomb": gzip.compress(make_tar([]) + bytes(32 << 20)),
    "a bomb of names": gzip.compress(
        _entry("a", tarfile.XHDTYPE, size=64 << 20).tobuf() + b"9" * (64 << 20)
    ),
    "negative size": _make_header(size=(124, b"\xff" * 12)),
    "endless size": _make_header(size=(124, b"\x80" + b"\x7f" * 11)),
}
LEFT_OUT_TARS: dict[str, bytes] = {
    "link": make_sdist((_entry("shop-1.0/a.py", tarfile.SYMTYPE, linkname="/etc/passwd"), b"")),
    "link that climbs": make_sdist(
        (_entry("shop-1.0/a.py", tarfile.SYMTYPE, linkname="../../evil.py"), b"")
    ),
    "hard link": make_sdist(
        (_entry("shop-1.0/a.py", tarfile.LNKTYPE, linkname="/etc/passwd"), b"")
    ),
    "hard link to a member": make_sdist(
        (_entry("shop-1.0/a.py", tarfile.LNKTYPE, linkname="shop-1.0/shop/__init__.py"), b"")
    ),
    "pipe": make_sdist((_entry("shop-1.0/a.py", tarfile.FIFOTYPE), b"")),
    "device": make_sdist((_entry("shop-1.0/a.py", tarfile.CHRTYPE, devmajor=1, devminor=5), b"")),
    "one name twice": make_sdist(("shop-1.0/shop/__init__.py", EVIL)),
    "device's name": make_sdist(("shop-1.0/con.py", EVIL)),
    "file too large": make_sdist(("shop-1.0/a.py", b"x" * 1001)),
}
HARMLESS: dict[str, tuple[str, bytes]] = {
    "home": (WHEEL, make_wheel(("~/a.py", CODE))),
    "dots": (WHEEL, make_wheel(("./shop/a.py", CODE))),
    "folders": (WHEEL, make_wheel(("shop/sub/", b""), ("shop/sub/a.py", CODE))),
    "what stands before it": (WHEEL, b"#!/bin/sh\nexit\n" + make_wheel(("shop/a.py", CODE))),
    "setuid": (SDIST, make_sdist((_entry("shop-1.0/a.py", mode=0o4777), CODE))),
    "link to a folder, and what stands below it": (
        SDIST,
        make_sdist(
            (_entry("shop-1.0/out", tarfile.SYMTYPE, linkname="../../.."), b""),
            ("shop-1.0/out/a.py", CODE),
        ),
    ),
    "two members": (SDIST, make_sdist(("shop-1.0/a.py", CODE), ("shop-1.0/b.so", EVIL))),
}


def _unpack(tmp_path: Path, name: str, content: bytes) -> TreeWriter:
    """Unpack, and check that only regular files below the target exist."""
    home = tmp_path / "home"
    archive = home / name
    target = home / "cache" / "target"
    target.mkdir(parents=True)
    archive.write_bytes(content)
    (home / "evil.py").write_bytes(b"mine")
    before = list_files(tmp_path)
    tree = TreeWriter(target, name, SMALL)
    try:
        unpack(archive, tree)
    finally:
        after = list_files(tmp_path)
        written = {path for path in after if after[path] != before.get(path)}
        assert all(path.startswith("home/cache/target/") for path in written)
        assert not any((tmp_path / path).is_symlink() for path in written)
        assert all((tmp_path / path).stat().st_mode & 0o7111 == 0 for path in written)
    return tree


def test_there_are_sixty_of_them() -> None:
    assert len({**REFUSED_ZIPS, **LEFT_OUT_ZIPS}) + len({**REFUSED_TARS, **LEFT_OUT_TARS}) >= 60


@pytest.mark.parametrize("case", REFUSED_ZIPS)
def test_a_hostile_wheel_is_refused(tmp_path: Path, case: str) -> None:
    with pytest.raises(FetchError) as caught:
        _unpack(tmp_path, WHEEL, REFUSED_ZIPS[case])
    assert caught.value.code == "SOURCE_REFUSED"
    assert str(caught.value).startswith(WHEEL)


@pytest.mark.parametrize("case", LEFT_OUT_ZIPS)
def test_what_a_wheel_should_not_hold_is_left_out(tmp_path: Path, case: str) -> None:
    tree = _unpack(tmp_path, WHEEL, LEFT_OUT_ZIPS[case])
    assert len(tree.warnings) == 1
    assert not any(EVIL in content for content in list_files(tree.target).values())


@pytest.mark.parametrize("case", REFUSED_TARS)
def test_a_hostile_source_distribution_is_refused(tmp_path: Path, case: str) -> None:
    with pytest.raises(FetchError) as caught:
        _unpack(tmp_path, SDIST, REFUSED_TARS[case])
    assert caught.value.code == "SOURCE_REFUSED"


@pytest.mark.parametrize("case", LEFT_OUT_TARS)
def test_what_a_source_distribution_should_not_hold_is_left_out(tmp_path: Path, case: str) -> None:
    tree = _unpack(tmp_path, SDIST, LEFT_OUT_TARS[case])
    assert len(tree.warnings) == 1
    assert not any(EVIL in content for content in list_files(tree.target).values())


@pytest.mark.parametrize("case", HARMLESS)
def test_what_only_looks_odd_is_read(tmp_path: Path, case: str) -> None:
    name, content = HARMLESS[case]
    tree = _unpack(tmp_path, name, content)
    assert tree.warnings == []
    assert tree.written == 3
    assert EVIL not in list_files(tree.target).values()


def test_what_a_wheel_keeps_in_its_data_folder_stands_where_it_is_imported_from(
    tmp_path: Path,
) -> None:
    content = make_wheel(
        ("shop-1.0.data/purelib/shop/a.py", CODE), ("shop-1.0.data/scripts/x.py", EVIL)
    )
    tree = _unpack(tmp_path, WHEEL, content)
    assert (tree.target / "shop" / "a.py").read_bytes() == CODE


def test_a_full_disk_is_not_the_fault_of_the_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pathlib import Path as RealPath

    def fail(self: RealPath, mode: str = "r", *args: object, **options: object) -> io.IOBase:
        raise OSError(28, "No space left on device")

    archive = tmp_path / WHEEL
    archive.write_bytes(make_wheel())
    tree = TreeWriter(tmp_path / "target", WHEEL)
    monkeypatch.setattr(RealPath, "open", fail)
    with pytest.raises(FetchError, match="No space left on device") as caught:
        unpack(archive, tree)
    assert caught.value.code == "OUTPUT_FAILED"
