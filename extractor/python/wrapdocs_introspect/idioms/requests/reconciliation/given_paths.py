"""Parts of paths that the package itself gives to constructors: `Parts(self, "tax/rates")`."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.certainty import certainty_of
from wrapdocs_introspect.records import record, replace
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.contract import Reason
    from wrapdocs_introspect.evaluation.evaluator import CodeEvaluator
    from wrapdocs_introspect.evaluation.function import Function
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import OperationFacts

_SEGMENTS = re.compile(r"[\w.~-]+(/[\w.~-]+)*")


@record
class _Given:
    """What the package passes for a parameter of a constructor."""

    texts: frozenset[str]
    is_everything: bool
    """Whether these are all values that objects may have."""


class GivenPaths:
    """Completes the paths of operations with what constructors are given."""

    def __init__(self, evaluator: CodeEvaluator) -> None:
        """Look at constructions when somebody first asks.

        Args:
            evaluator: Knows the classes of the package, and where it constructs them.
        """
        self._evaluator = evaluator
        self._given: dict[tuple[Scope, str], _Given] = {}

    def complete(self, operation: OperationFacts) -> OperationFacts:
        """Return an operation whose path has the only text that its object is ever given.

        If there are several texts, and one of them is more than a segment, the operation says that
        this part of its path is not determined.
        """
        cls = operation.inheriting or operation.function.parent
        if operation.client is None or cls is None or cls.kind != "class":
            return operation
        for one in operation.inputs:
            if one.location != "path" or not one.is_from_object or one.name is None:
                continue
            given = self._given_to(cls, one.name)
            is_part = operation.client.client_class not in {None, cls.id}
            if is_part and given.is_everything and len(given.texts) == 1:
                operation = _with_text(operation, one.wire_name, next(iter(given.texts)))
            elif any("/" in text.strip("/") for text in given.texts):
                operation = _with_gap(operation, one.wire_name)
        return operation

    def _given_to(self, cls: Scope, name: str) -> _Given:
        key = (cls, name)
        if key not in self._given:
            self._given[key] = self._read(cls, name)
        return self._given[key]

    def _read(self, cls: Scope, name: str) -> _Given:
        initialiser = self._evaluator.definitions.method(cls, "__init__")
        if initialiser is None or name not in initialiser.parameters:
            return _Given(frozenset(), is_everything=False)
        index = self._evaluator.index
        classes = (cls, *self._evaluator.subclasses(cls))
        nodes = [
            _argument_of(node, initialiser, name)
            for one in classes
            for function, node in index.constructions(one)
            if function.find(node.func, node.lineno) is one
        ]
        texts = [one.value for one in nodes if isinstance(one, ast.Constant)]
        known = frozenset(one for one in texts if isinstance(one, str))
        is_own = all(
            self._evaluator.definitions.method(one, "__init__") is initialiser for one in classes
        )
        is_kept = not any(map(index.holders, classes)) and _is_kept(initialiser, name)
        is_whole = len(texts) == len(nodes) and all(map(_SEGMENTS.fullmatch, known))
        return _Given(known, is_everything=is_own and is_kept and is_whole)


def _argument_of(node: ast.Call, initialiser: Function, name: str) -> ast.expr | None:
    """Return what a construction passes for a parameter; None if that is not known."""
    named = next((one.value for one in node.keywords if one.arg == name), None)
    index = initialiser.parameters.index(name) - 1
    if named is not None or any(isinstance(one, ast.Starred) for one in node.args):
        return named
    return node.args[index] if 0 <= index < len(node.args) else None


def _is_kept(initialiser: Function, name: str) -> bool:
    """Tell whether a constructor only keeps a parameter, as it is."""
    kept = set(map(id, _kept_values(initialiser.node)))
    uses = [one for one in walk(initialiser.node) if isinstance(one, ast.Name) and one.id == name]
    return bool(uses) and all(id(one) in kept for one in uses)


def _kept_values(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what is assigned to attributes: `self.path = path`."""
    for one in walk(node):
        if isinstance(one, (ast.Assign, ast.AnnAssign)) and one.value is not None:
            targets = one.targets if isinstance(one, ast.Assign) else [one.target]
            if all(isinstance(target, ast.Attribute) for target in targets):
                yield one.value


def _with_text(operation: OperationFacts, placeholder: str, text: str) -> OperationFacts:
    inputs = [
        one for one in operation.inputs if one.location != "path" or one.wire_name != placeholder
    ]
    path = operation.path.replace(f"{{{placeholder}}}", text)
    return replace(operation, path=path, inputs=tuple(inputs))


def _with_gap(operation: OperationFacts, placeholder: str) -> OperationFacts:
    call = operation.client
    assert call is not None  # noqa: S101 - only calls of clients get here
    gap: Reason = {"kind": "pathIncomplete", "detail": placeholder}
    reasons: Sequence[Reason] = call.reasons if gap in call.reasons else (*call.reasons, gap)
    certainty = call.certainty if call.certainty != "exact" else certainty_of(reasons)
    client = replace(call, reasons=tuple(reasons), certainty=certainty)
    return replace(operation, client=client)
