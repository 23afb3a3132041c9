"""Two folders change places in one step."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

import exchange
import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Two folders with a file each."""
    made = (tmp_path / "ä first", tmp_path / "second")
    for folder in made:
        folder.mkdir()
        (folder / "name").write_text(folder.name)
    return made


def test_exchanges_two_folders(folders: tuple[Path, Path]) -> None:
    """Each is where the other was, and nothing else is there."""
    first, second = folders
    assert exchange.main(str(first), str(second)) == 0
    assert (first / "name").read_text() == second.name
    assert (second / "name").read_text() == first.name
    assert sorted(first.parent.iterdir()) == sorted(folders)


def test_names_the_error_of_the_system(
    folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Something missing cannot be exchanged, and the other one stays."""
    first, second = folders
    assert exchange.main(str(first), str(second / "missing")) == 1
    assert capsys.readouterr().err.startswith("ENOENT: ")
    assert (first / "name").read_text() == first.name


@pytest.mark.parametrize("number", [errno.ENOSYS, errno.EINVAL, errno.EOPNOTSUPP])
def test_says_that_a_file_system_cannot(
    number: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two renames can replace it then, so this is not an error."""
    monkeypatch.setattr(exchange, "exchange", lambda _first, _second: number)
    assert exchange.main("a", "b") == 3
    assert capsys.readouterr().err == ""


def test_says_that_a_system_has_no_such_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows has no library of the process itself."""

    def refuse(_name: object, **_options: object) -> None:
        raise TypeError

    monkeypatch.setattr(exchange.ctypes, "CDLL", refuse)
    assert exchange.main("a", "b") == 3
