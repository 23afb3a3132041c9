"""Which branch of a condition counts, for the newest Python that a package supports."""

from __future__ import annotations

import ast

import pytest

from wrapdocs_introspect.source.rewriting.branches import choose_branches

_TEXT = """
import sys

if sys.version_info >= (3, 13):
    def load(new): ...
elif sys.version_info >= (3, 11):
    def load(middle): ...
else:
    def load(old): ...
"""


@pytest.mark.parametrize(
    ("python", "parameter"), [((3, 14), "new"), ((3, 12), "middle"), ((3, 10), "old")]
)
def test_newest_supported_python_decides(python: tuple[int, int], parameter: str) -> None:
    """Only the definition for that version is left."""
    tree = ast.parse(_TEXT)
    choose_branches(tree, python)
    left = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
    assert [one.args.args[0].arg for one in left] == [parameter]


@pytest.mark.parametrize("part", ["sys.version_info.minor", "sys.version_info[1]"])
def test_minor_version_counts(part: str) -> None:
    """The parts of the version are those of the same Python."""
    tree = ast.parse(f"import sys\nif {part} >= 12:\n    a = 1\nelse:\n    b = 1\n")
    choose_branches(tree, (3, 11))
    left = [one.targets[0] for one in ast.walk(tree) if isinstance(one, ast.Assign)]
    assert [one.id for one in left if isinstance(one, ast.Name)] == ["b"]
