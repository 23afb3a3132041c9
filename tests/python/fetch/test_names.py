"""Names of files: those that lead out are refused, those that file systems reject are left out."""

from __future__ import annotations

import pytest

from wrapdocs_fetch.names import TakenNames, UnsafeNameError, explain_unportable, split_name

OUTSIDE = [
    *["..", "../a.py", "a/../b.py", "a/..", "a/b/../../../c.py", "./../a.py", "a//../b.py"],
    *["/", "/a.py", "//a.py", "///etc/passwd", "/../a.py"],
    *["C:", "C:a.py", "c:/a.py", "Z:\\a.py", "C:../a.py"],
    *["\\a.py", "..\\a.py", "a\\b.py", "a\\..\\..\\b.py", "\\\\host\\share\\a.py", "a/\\b.py"],
    *["\\\\?\\C:\\a.py", "\\\\.\\NUL", "a.py\0", "\0", "a\0/../b.py", "a/\0.py"],
]
UNPORTABLE = [
    *["con.py", "CON", "aux.pyi", "pkg/nul.py", "Com1.py", "lpt9/a.py", "prn .py", "com².py"],
    *["CONIN$.py", "conout$", "pkg./a.py", "pkg /a.py", "a.py.", "a.py ", "..."],
    *["ab:c.py", "a/b.py:stream", "a?.py", "a*.py", "a|b.py", "<a>.py", 'a"b.py', "a\x1b[2J.py"],
    *["a\n.py", "a\x7f.py", "a\udcff.py", f"{'a' * 300}.py", f"{'ä' * 130}.py", "a/" * 50 + "a.py"],
    f"{'a' * 200}/" * 6 + "a.py",
]
FINE = [
    "a.py",
    "a/b/c.pyi",
    "./a.py",
    "a//b.py",
    "console.py",
    "auxiliary/a.py",
    "com10.py",
    "lpt.py",
]
FINE += ["nulls.py", "ä/ö.py", ".hidden/a.py", "~/a.py", "-rf.py", "%2e%2e/a.py", "__proto__.py"]


def test_there_are_fifty_of_them() -> None:
    assert len({*OUTSIDE, *UNPORTABLE}) >= 50


@pytest.mark.parametrize("name", OUTSIDE)
def test_a_name_that_leads_out_is_refused(name: str) -> None:
    with pytest.raises(UnsafeNameError):
        split_name(name)


@pytest.mark.parametrize("name", UNPORTABLE)
def test_a_name_that_some_system_cannot_hold_has_a_reason(name: str) -> None:
    assert explain_unportable(split_name(name))


@pytest.mark.parametrize("name", FINE)
def test_an_ordinary_name_is_taken(name: str) -> None:
    parts = split_name(name)
    assert explain_unportable(parts) is None
    assert "/".join(parts) == name.removeprefix("./").replace("//", "/")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("a.py", "a.py"),
        ("a.py", "A.PY"),
        ("pkg/a.py", "Pkg/b.py"),
        ("pkg/sub/a.py", "pkg/SUB/b.py"),
        ("\u00e9.py", "e\u0301.py"),
        ("e\u0301/a.py", "\u00e9/b.py"),
        ("\u00c9.py", "e\u0301.py"),
        ("stra\u00dfe.py", "STRASSE.py"),
        ("\u212bngstrom.py", "\u00e5ngstrom.py"),
        ("a.py", "a.py/b.py"),
        ("a.py/b.py", "a.py"),
        ("a.py", "A.py/b.py"),
    ],
)
def test_two_names_that_some_system_takes_for_one_collide(first: str, second: str) -> None:
    taken = TakenNames()
    assert taken.take(split_name(first)) is None
    assert taken.take(split_name(second)) is not None


def test_neighbours_share_their_folders() -> None:
    taken = TakenNames()
    for name in ("a/b/c.py", "a/b/d.py", "a/c.py", "a.py", "b.py"):
        assert taken.take(split_name(name)) is None
