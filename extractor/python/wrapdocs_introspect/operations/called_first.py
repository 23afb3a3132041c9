"""Functions that callers must call first: others refuse to send until these have set something."""

from __future__ import annotations

import ast
from functools import partial
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.contract import EvidenceStep
    from wrapdocs_introspect.names.package_scopes import PackageScopes

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class CalledFirst:
    """Finds the functions that set what others demand of their module."""

    def __init__(self, scopes: PackageScopes) -> None:
        """Find functions of a package.

        Args:
            scopes: Its scopes.
        """
        self._scopes = scopes
        self._found: dict[str, tuple[str, ...]] = {}

    def find(self, evidence: Iterable[EvidenceStep]) -> list[str]:
        """Return the ids of the functions that must be called before a request is sent.

        Args:
            evidence: The functions on the way to the request.
        """
        names = dict.fromkeys(step["function"] for step in evidence)
        return list(dict.fromkeys(one for name in names for one in self._of_function(name)))

    def _of_function(self, name: str) -> tuple[str, ...]:
        if name not in self._found:
            module_id = name.rpartition(".")[0]
            function = self._scopes.find(name) if module_id in self._scopes.sources else None
            is_known = isinstance(function, Scope) and function.kind == "function"
            self._found[name] = tuple(_read(function)) if is_known else ()  # type: ignore[arg-type]
        return self._found[name]


def _read(function: Scope) -> Iterator[str]:
    """Yield the functions that set what a function demands."""
    module = function.parent
    node = function.node
    if module is None or not isinstance(node, _FUNCTIONS):
        return
    body = getattr(module.node, "body", [])
    for name in filter(None, map(_demanded_by, node.body)):
        setters = [one for one in map(partial(_setter_of, name), body) if one is not None]
        if len(setters) == 1 and _is_empty_at_first(body, name):
            yield f"{module.id}.{setters[0]}"


def _demanded_by(statement: ast.stmt) -> str | None:
    """Return the name without a value of which a statement raises an error."""
    if not isinstance(statement, ast.If) or not isinstance(statement.body[-1], ast.Raise):
        return None
    test = statement.test
    missing: ast.expr | None = None
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        missing = test.operand
    elif isinstance(test, ast.Compare) and isinstance(test.ops[0], (ast.Is, ast.Eq)):
        missing = test.left if _is_empty(test.comparators[0]) else None
    return missing.id if isinstance(missing, ast.Name) else None


def _is_empty(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value in (None, "")


def _is_empty_at_first(body: Iterable[ast.stmt], name: str) -> bool:
    """Tell whether a module begins with an empty value of a name."""
    for one in body:
        if not isinstance(one, (ast.Assign, ast.AnnAssign)):
            continue
        targets = one.targets if isinstance(one, ast.Assign) else [one.target]
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            return _is_empty(one.value)
    return False


def _setter_of(name: str, statement: ast.stmt) -> str | None:
    """Return the name of a public function that sets a name of its module."""
    if not isinstance(statement, _FUNCTIONS) or statement.name.startswith("_"):
        return None
    sets = (one for one in statement.body if isinstance(one, ast.Global) and name in one.names)
    return statement.name if any(sets) else None
