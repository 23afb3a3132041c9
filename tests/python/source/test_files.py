from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from wrapdocs_introspect.errors import IntrospectionError
from wrapdocs_introspect.source.files import MAX_FILE, Replacement, list_sources

if TYPE_CHECKING:
    from pathlib import Path

    from introspection_helpers import Package


def _ids(package: Package) -> list[str]:
    return [source.module_id for source in list_sources(package.root, "pkg").files]


def _messages(package: Package) -> list[tuple[str, str]]:
    listing = list_sources(package.root, "pkg")
    return [(finding["rule"], finding["message"]) for finding in listing.diagnostics]


def test_parents_come_before_children_and_folders_need_no_init(package: Package) -> None:
    package.write("b/c/d.py", "")
    package.write("a.py", "")
    package.write("b/x.py", "")
    assert _ids(package) == ["pkg", "pkg.a", "pkg.b.c.d", "pkg.b.x"]


def test_single_module(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("x = 1\n")
    listing = list_sources(tmp_path, "one")
    assert [(s.module_id, s.file) for s in listing.files] == [("one", "one.py")]


def test_names_that_python_cannot_import_are_reported(package: Package) -> None:
    package.write("my-script.py", "")
    package.write("0001_initial.py", "")
    package.write("__proto__.py", "")
    assert _ids(package) == ["pkg", "pkg.0001_initial", "pkg.__proto__"]
    assert _messages(package) == [
        ("file-skipped", "pkg/my-script.py was skipped: its path is not a valid module name.")
    ]


def test_caches_and_hidden_folders_are_no_source(package: Package) -> None:
    package.write("__pycache__/a.py", "")
    package.write(".hidden/a.py", "")
    package.write("data.txt", "")
    assert _ids(package) == ["pkg"]


def test_the_limit_of_a_file_is_a_setting(package: Package) -> None:
    package.write("big.py", b"#" * 101)
    package.write("fits.py", b"#" * 100)
    listing = list_sources(package.root, "pkg", max_file=100)
    assert [source.module_id for source in listing.files] == ["pkg", "pkg.fits"]
    [finding] = listing.diagnostics
    assert finding["message"] == (
        "pkg/big.py was skipped: it has 101 bytes, which is more than the limit of 100."
    )
    assert "`maxFileSize`" in finding["hint"]


def test_docstrings_do_not_count_until_they_make_a_file_eight_times_as_large(
    package: Package,
) -> None:
    package.write("long.py", f'def read():\n    """{"Read. " * 40}"""\n')
    package.write("longer.py", f'def read():\n    """{"Read. " * 400}"""\n')
    package.write("text.py", f'TEXT = """{"Read. " * 40}\n"""\n' + "# it's\nA = 1\n" * 10)
    listing = list_sources(package.root, "pkg", max_file=100)
    assert [source.module_id for source in listing.files] == ["pkg", "pkg.long"]


def test_a_file_over_the_limit_is_skipped(package: Package) -> None:
    package.write("big.py", b"#" * (MAX_FILE + 1))
    package.write("fits.py", b"#" * MAX_FILE)
    assert _ids(package) == ["pkg", "pkg.fits"]
    [(rule, message)] = _messages(package)
    assert rule == "file-skipped"
    assert "4,194,305 bytes" in message


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b'x = "caf\xe9"\n', "cannot be decoded"),
        (b"x = 1\0\n", "NUL bytes"),
        (b"# coding: no-such-codec\n", "no-such-codec"),
        (b"\xef\xbb\xbf# coding: latin-1\n", "cannot be decoded"),
        (b"# coding: rot13\nk = 1\n", "cannot be decoded"),
    ],
)
def test_what_cannot_be_decoded_is_reported(package: Package, data: bytes, reason: str) -> None:
    package.write("bad.py", data)
    package.write("good.py", "x = 1\n")
    assert _ids(package) == ["pkg", "pkg.good"]
    [(rule, message)] = _messages(package)
    assert rule == "file-not-parsed"
    assert reason in message


def test_declared_encodings_and_marks_are_read(package: Package) -> None:
    package.write("latin.py", b'# coding: latin-1\nx = "caf\xe9"\n')
    package.write("marked.py", b"\xef\xbb\xbfx = 1\r\ny = 2\r")
    texts = {s.module_id: s.text for s in list_sources(package.root, "pkg").files}
    assert "café" in texts["pkg.latin"]
    assert texts["pkg.marked"] == "x = 1\ny = 2\n"


def test_links_out_of_the_root_are_refused(package: Package, tmp_path_factory) -> None:
    outside = tmp_path_factory.mktemp("outside")
    (outside / "secret.py").write_text("SECRET = 'canary'\n")
    (package.folder / "linked.py").symlink_to(outside / "secret.py")
    (package.folder / "linked").symlink_to(outside)
    (package.folder / "dangling.py").symlink_to(outside / "nothing.py")
    assert _ids(package) == ["pkg"]
    assert sorted(_messages(package)) == [
        ("file-skipped", "pkg/dangling.py was skipped: it is a broken link."),
        (
            "file-skipped",
            "pkg/linked was skipped: it is a link that leaves the package.",
        ),
        (
            "file-skipped",
            "pkg/linked.py was skipped: it is a link that leaves the package.",
        ),
    ]


def test_a_link_inside_the_root_is_read_and_a_circle_of_folders_is_not(package: Package) -> None:
    package.write("real.py", "x = 1\n")
    (package.folder / "same.py").symlink_to(package.folder / "real.py")
    (package.folder / "loop").symlink_to(package.folder)
    assert _ids(package) == ["pkg", "pkg.real", "pkg.same"]
    assert [rule for rule, _ in _messages(package)] == ["file-skipped"]


def test_a_pipe_is_not_opened(package: Package) -> None:
    os.mkfifo(package.folder / "pipe.py")
    assert _ids(package) == ["pkg"]
    assert "not a regular file" in _messages(package)[0][1]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("missing", "package-not-found"),
        ("..", "package-name"),
        ("a/b", "package-name"),
        ("", "package-name"),
        ("pkg\n", "package-name"),
    ],
)
def test_nothing_to_read_says_what_to_do(package: Package, name: str, code: str) -> None:
    with pytest.raises(IntrospectionError) as caught:
        list_sources(package.root, name)
    assert caught.value.code == code
    assert caught.value.hint


def test_a_package_that_is_a_link_out_of_its_root_is_refused(tmp_path: Path) -> None:
    outside, root = tmp_path / "outside", tmp_path / "root"
    outside.mkdir()
    root.mkdir()
    (root / "pkg").symlink_to(outside)
    with pytest.raises(IntrospectionError) as caught:
        list_sources(root, "pkg")
    assert caught.value.code == "package-outside-root"


def test_the_digest_tells_names_from_bytes(package: Package) -> None:
    package.write("a.py", "x = 1\n")
    first = list_sources(package.root, "pkg").digest
    assert first == list_sources(package.root, "pkg").digest
    (package.folder / "a.py").rename(package.folder / "b.py")
    renamed = list_sources(package.root, "pkg").digest
    package.write("b.py", "x = 2\n")
    assert len({first, renamed, list_sources(package.root, "pkg").digest}) == 3
    assert first.startswith("sha256:")


def test_a_folder_hides_a_module_of_the_same_name(package: Package) -> None:
    package.write("a.py", "x = 'file'\n")
    package.write("a/__init__.py", "x = 'folder'\n")
    files = [s.file for s in list_sources(package.root, "pkg").files]
    assert files == ["pkg/__init__.py", "pkg/a/__init__.py"]
    assert _messages(package) == [
        ("file-skipped", "pkg/a.py was skipped: Python imports the folder pkg/a instead.")
    ]


def test_a_part_is_read_from_elsewhere_and_hides_all_that_stood_in_its_place(
    package: Package, tmp_path: Path
) -> None:
    package.write("api/main.py", "old = 1")
    package.write("api/gone.py", "")
    package.write("api_extra.py", "")
    elsewhere = tmp_path / "stubs"
    (elsewhere / "pkg" / "api").mkdir(parents=True)
    (elsewhere / "pkg" / "__init__.py").write_text("hidden = 1")
    (elsewhere / "pkg" / "api" / "main.py").write_text("new = 1")
    listing = list_sources(package.root, "pkg", [Replacement("pkg.api", elsewhere)])
    assert [(source.file, source.text) for source in listing.files] == [
        ("pkg/__init__.py", ""),
        ("pkg/api/main.py", "new = 1"),
        ("pkg/api_extra.py", ""),
    ]
    assert listing.digest != list_sources(package.root, "pkg").digest


def test_a_single_module_is_read_from_elsewhere(package: Package, tmp_path: Path) -> None:
    package.write("api.py", "old = 1")
    elsewhere = tmp_path / "stubs"
    (elsewhere / "pkg").mkdir(parents=True)
    (elsewhere / "pkg" / "api.pyi").write_text("new: int")
    listing = list_sources(package.root, "pkg", [Replacement("pkg.api", elsewhere)])
    assert [source.file for source in listing.files] == ["pkg/__init__.py", "pkg/api.pyi"]
