"""Trees lose the ends of expressions and what they hold twice, and nothing else."""

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


def test_a_statement_has_one_node_for_a_name_that_it_reads_twice() -> None:
    tree = ast.parse("x = f(a, a, None, None)\n")
    compact(tree)
    first, second, nothing, same = tree.body[0].value.args  # type: ignore[attr-defined]
    assert first is second
    assert nothing is same


def test_texts_numbers_and_targets_keep_their_nodes() -> None:
    tree = ast.parse("a[a] = a = ('a', 1, 'a', 1, True)\n")
    compact(tree)
    values = tree.body[0].value.elts  # type: ignore[attr-defined]
    assert len({id(one) for one in values}) == len(values)
    names = [one for one in ast.walk(tree) if isinstance(one, ast.Name)]
    assert [type(one.ctx) for one in names] == [ast.Store, ast.Load, ast.Load]


def test_a_name_means_something_else_in_the_next_statement() -> None:
    tree = ast.parse("a = 1\nb = a\na = 2\nc = a\n\n@a\ndef f(x: a): ...\n")
    compact(tree)
    names = [one for one in ast.walk(tree) if isinstance(one, ast.Name) and one.id == "a"]
    read = [one for one in names if isinstance(one.ctx, ast.Load)]
    assert sorted(one.lineno for one in read) == [2, 4, 6, 7]
