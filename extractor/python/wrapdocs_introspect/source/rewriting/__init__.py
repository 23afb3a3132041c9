"""Changes of a module's tree before anything reads it, for what Python only knows when it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.source.rewriting.assigned_functions import define_assigned_functions
from wrapdocs_introspect.source.rewriting.branches import NEWEST_PYTHON, choose_branches
from wrapdocs_introspect.source.rewriting.lazy_imports import write_lazy_imports
from wrapdocs_introspect.source.rewriting.lazy_names import write_lazy_names
from wrapdocs_introspect.source.rewriting.metaclasses import write_metaclasses

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.source.rewriting.branches import LeftOut


def rewrite(module: ast.Module, python: tuple[int, int] = NEWEST_PYTHON) -> list[LeftOut]:
    """Leave one branch of each condition, and write out what is assigned, lazy, or a call.

    Args:
        module: The tree of a module; changed in place.
        python: The version of Python that decides between branches.

    Returns:
        The definitions for readers that were removed.
    """
    left_out = choose_branches(module, python)
    define_assigned_functions(module)
    write_lazy_imports(module)
    write_lazy_names(module)
    write_metaclasses(module)
    return left_out
