"""Trees lose the ends of expressions, and nothing else."""

from __future__ import annotations

import ast

from wrapdocs_introspect.source.compact_trees import compact

_SOURCE = '''
@decorate(1, *rest, key="x")
class A(Base, metaclass=Meta):
    x: list[int] = [a.b for a in c if a > 1]

    async def f(self, y: int = 2, *, z: str) -> None:
        """Docstring."""
        with open(f"{y!r:>10}") as file:
            return lambda: -y if y else file[1:2]
'''


def test_expressions_have_at_most_five_values() -> None:
    tree = ast.parse(_SOURCE)
    compact(tree)
    names = [one for one in ast.walk(tree) if isinstance(one, (ast.Name, ast.Constant, ast.arg))]
    assert names
    assert max(len(vars(one)) for one in names) == 5
    assert not any("end_lineno" in vars(one) for one in names)


def test_code_and_lines_stay() -> None:
    tree, whole = ast.parse(_SOURCE), ast.parse(_SOURCE)
    compact(tree)
    assert ast.dump(tree) == ast.dump(whole)
    lines = [getattr(one, "lineno", None) for one in ast.walk(tree)]
    assert lines == [getattr(one, "lineno", None) for one in ast.walk(whole)]


def test_statements_keep_their_ends() -> None:
    tree = ast.parse(_SOURCE)
    compact(tree)
    statements = [one for one in ast.walk(tree) if isinstance(one, ast.stmt)]
    assert all(one.end_lineno is not None for one in statements)
