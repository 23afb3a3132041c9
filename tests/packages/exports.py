"""Prints the names that the modules of a package list in `__all__`, as JSON by module.

A second reading, which knows nothing of wrapdocs: lists and tuples of literals alone, one by one.

Usage: python exports.py ROOT PACKAGE
"""

from __future__ import annotations

import ast
import json
import sys
import warnings
from pathlib import Path


def main(root: Path, package: str) -> None:
    """Print the literal names of every `__all__`."""
    found: dict[str, list[str]] = {}
    for file in sorted(root.joinpath(*package.split(".")).rglob("*.py")):
        names = _names(ast.parse(file.read_bytes()))
        module = ".".join(file.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        if names and module.replace(".", "").isidentifier():
            found[module] = names
    print(json.dumps(found))


def _names(tree: ast.Module) -> list[str]:
    values = [
        statement.value
        for statement in tree.body
        if isinstance(statement, (ast.Assign, ast.AnnAssign, ast.AugAssign))
        and "__all__" in ast.unparse(statement).split("=")[0]
    ]
    lists = [node for value in values if value for node in ast.walk(value)]
    return [
        node.value
        for one in lists
        if isinstance(one, (ast.List, ast.Tuple))
        for node in one.elts
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    main(Path(sys.argv[1]), sys.argv[2])
