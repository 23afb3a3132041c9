"""Classes whose metaclass a call names, as code for Python 2 and 3 does."""

from __future__ import annotations

import ast

from wrapdocs_introspect.source.expressions import dotted_name


def write_metaclasses(module: ast.Module) -> None:
    """Write `class A(with_metaclass(Meta, Base))` as `class A(Base, metaclass=Meta)`.

    Args:
        module: The tree of a module; changed in place.
    """
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            node.bases = [base for written in node.bases for base in _take_bases(written, node)]


def _take_bases(base: ast.expr, node: ast.ClassDef) -> list[ast.expr]:
    """Return the bases that a base stands for, and give the class the metaclass that it names."""
    if not isinstance(base, ast.Call) or not base.args or base.keywords:
        return [base]
    is_plain = not any(isinstance(one, ast.Starred) for one in base.args)
    if not is_plain or (dotted_name(base.func) or "").rpartition(".")[2] != "with_metaclass":
        return [base]
    metaclass, *bases = base.args
    node.keywords.append(ast.keyword("metaclass", metaclass))
    return bases
