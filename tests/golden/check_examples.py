"""Says of each program what is wrong with it: a syntax error, or a name that nothing defines.

Usage: python -I check_examples.py < programs.json, which is a list of texts; prints a list of lists.
"""

from __future__ import annotations

import ast
import builtins
import json
import sys
import warnings
from collections.abc import Iterator

_GIVEN = {*dir(builtins), "__name__", "__file__"}


def find_faults(code: str) -> list[str]:
    """Return what is wrong with a program."""
    try:
        tree = compile(code, "<example>", "exec", ast.PyCF_ONLY_AST, dont_inherit=True)
        compile(code, "<example>", "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        return [f"{type(error).__name__}: {error}"]
    defined = {name for node in ast.walk(tree) for name in _defined_by(node)}
    used = {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
    unused = {name for name in _imported(tree) if name not in used}
    return [
        *(f"undefined: {name}" for name in sorted(used - defined - _GIVEN)),
        *(f"imported and not used: {name}" for name in sorted(unused)),
    ]


def _defined_by(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        yield node.name
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, (ast.Import, ast.ImportFrom)):
        yield from (_name_of(one) for one in node.names)


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from (_name_of(one) for one in node.names)


def _name_of(alias: ast.alias) -> str:
    return alias.asname or alias.name.partition(".")[0]


def main() -> None:
    """Read stdin and print the faults of each program."""
    warnings.simplefilter("error")
    print(json.dumps([find_faults(code) for code in json.load(sys.stdin)]))


if __name__ == "__main__":
    main()
