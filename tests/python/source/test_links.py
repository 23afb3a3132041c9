"""Links that leave the package: nothing beside it is ever read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from wrapdocs_introspect.errors import IntrospectionError
from wrapdocs_introspect.source.files import Replacement, list_sources

if TYPE_CHECKING:
    from pathlib import Path

_CANARY = "KEY = 'canary-7f3a'\n"

# The name of the package, the links by their places, and what is refused, all below the root.
_LINKS: dict[str, tuple[str, dict[str, str], list[str]]] = {
    "a file beside the package": ("p", {"p/env.py": "../.env"}, ["p/env.py"]),
    "a module beside the package": ("p", {"p/env.py": "../settings.py"}, ["p/env.py"]),
    "a module of another package": ("p", {"p/env.py": "../other/key.py"}, ["p/env.py"]),
    "a package whose name begins alike": ("p", {"p/env.py": "../private/key.py"}, ["p/env.py"]),
    "an absolute place": ("p", {"p/env.py": "{root}/.env"}, ["p/env.py"]),
    "a place outside the root": ("p", {"p/env.py": "../../outside/key.py"}, ["p/env.py"]),
    "a chain of links": (
        "p",
        {"p/env.py": "one", "p/one": "two", "p/two": "../.env"},
        ["p/env.py"],
    ),
    "a file behind a linked folder": (
        "p",
        {"p/env.py": "up/settings.py", "p/up": ".."},
        ["p/env.py", "p/up"],
    ),
    "a folder": ("p", {"p/sub": "../other"}, ["p/sub"]),
    "a folder named like a file": ("p", {"p/sub.py": "../other"}, ["p/sub.py"]),
    "the package's own file": ("p", {"p/__init__.py": "../settings.py"}, ["p/__init__.py"]),
    "the file of a sub-package": ("p", {"p/a/__init__.py": "../../.env"}, ["p/a/__init__.py"]),
    "a hidden file of the package": ("p", {"p/env.py": ".env"}, ["p/env.py"]),
    "a stub": ("p", {"p-stubs/env.pyi": "../.env"}, ["p-stubs/env.pyi"]),
    "a namespace": ("n.p", {"n/p/env.py": "../key.py"}, ["n/p/env.py"]),
    "another part of a namespace": ("n.p", {"n/p/env.py": "../q/key.py"}, ["n/p/env.py"]),
    "a single module": ("single", {"single.py": ".env"}, ["single.py"]),
}


def _make_tree(root: Path) -> None:
    for place in (
        *(".env", "settings.py", "other/key.py", "private/key.py", "../outside/key.py"),
        *("n/key.py", "n/q/key.py", "p/.env"),
    ):
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_text(_CANARY)
    for place in ("p/good.py", "n/p/good.py"):
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_text('"""A good module."""\n')


def test_there_are_fifteen_links() -> None:
    assert len(_LINKS) >= 15


@pytest.mark.parametrize("layout", ["project", "project/src"])
@pytest.mark.parametrize("case", list(_LINKS))
def test_a_link_that_leaves_the_package_is_refused(case: str, layout: str, tmp_path: Path) -> None:
    root = tmp_path / layout
    _make_tree(root)
    name, links, refused = _LINKS[case]
    for place, target in links.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).symlink_to(target.format(root=root))

    listing = list_sources(root, name)

    assert not any("canary" in source.text for source in listing.files)
    found = [one["location"]["file"] for one in listing.diagnostics if "location" in one]
    assert sorted(found) == refused
    assert {one["rule"] for one in listing.diagnostics} == {"file-skipped"}
    if name != "single":
        assert f"{name}.good" in [source.module_id for source in listing.files]


@pytest.mark.parametrize("link", ["p", "n"])
def test_a_package_is_not_read_behind_a_link(link: str, tmp_path: Path) -> None:
    outside, root = tmp_path / "outside", tmp_path / "root"
    (outside / "p").mkdir(parents=True)
    (outside / "p" / "key.py").write_text(_CANARY)
    root.mkdir()
    (root / link).symlink_to(outside / "p" if link == "p" else outside)
    with pytest.raises(IntrospectionError) as caught:
        list_sources(root, "p" if link == "p" else "n.p")
    assert caught.value.code == "package-outside-root"


def test_a_part_from_elsewhere_has_a_folder_of_its_own(tmp_path: Path) -> None:
    root, other = tmp_path / "root", tmp_path / "other"
    _make_tree(root)
    (other / "p").mkdir(parents=True)
    (other / "p" / "part.py").symlink_to(root / "p" / "good.py")
    listing = list_sources(root, "p", [Replacement("p.part", other)])
    assert [source.module_id for source in listing.files] == ["p.good"]
    assert [one["rule"] for one in listing.diagnostics] == ["file-skipped"]
