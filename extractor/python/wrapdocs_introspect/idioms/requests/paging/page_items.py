"""What a caller gets one by one: the type of the items of pages."""

from __future__ import annotations

import ast
import builtins
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.annotations.annotated import arguments_of, is_typing, plain_type
from wrapdocs_introspect.idioms.requests.paging.paged_classes import STEPS, is_paged, iteration_of
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.operations.facts import PagingFacts
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.followed import FollowedRequest
    from wrapdocs_introspect.idioms.requests.following.definitions import Definitions
    from wrapdocs_introspect.names.scope import Scope

_ITERATORS = (
    *("Iterator", "Iterable", "Generator"),
    *("AsyncIterator", "AsyncIterable", "AsyncGenerator"),
)


class PageItems:
    """Reads what pages hold from annotations."""

    def __init__(self, definitions: Definitions) -> None:
        """Read what pages hold.

        Args:
            definitions: The definitions of the package.
        """
        self._definitions = definitions
        self._paged: dict[Scope, bool] = {}

    def complete(self, request: FollowedRequest, paging: PagingFacts | None) -> PagingFacts | None:
        """Return how a request goes from page to page, with the type of an item.

        Args:
            request: The request.
            paging: What the code that sends it says; None if that is a single request.
        """
        function = request.definition
        node = getattr(function.node, "returns", None)
        if not isinstance(node, ast.expr):
            return paging
        returned = plain_type(Expression(node, function.parent or function))
        if paging is not None:
            return PagingFacts(paging.parameter, self._item(returned))
        cls = self._class_of(returned)
        is_paged = cls is not None and self._is_paged(cls)
        return PagingFacts(None, self._item(returned)) if is_paged or _is_step(request) else None

    def _is_paged(self, cls: Scope) -> bool:
        if cls not in self._paged:
            self._paged[cls] = is_paged(cls, self._definitions)
        return self._paged[cls]

    def _class_of(self, written: Expression) -> Scope | None:
        node = written.node.value if isinstance(written.node, ast.Subscript) else written.node
        target = written.part(node).target()
        return written.scope.package.of(target) if isinstance(target, griffe.Class) else None

    def _item(self, written: Expression) -> Expression | None:
        """Return the item of `Iterator[User]`, `Page[User]` or a class that iterates users."""
        node = written.node
        if isinstance(node, ast.Subscript):
            arguments = arguments_of(node)
            is_iterator = is_typing(written.part(node.value), *_ITERATORS) or (
                last_part(node.value) in _ITERATORS
            )
            is_one = len(arguments) == 1 and self._class_of(written) is not None
            return written.part(arguments[0]).unquoted() if is_iterator or is_one else None
        cls = self._class_of(written)
        iteration = iteration_of(cls, self._definitions) if cls is not None else None
        returned = iteration.node.returns if iteration is not None else None
        if iteration is None or not isinstance(returned, ast.Subscript):
            return None
        item = self._item(Expression(returned, iteration.scope))
        return item if item is not None and _is_concrete(item) else None


def _is_step(request: FollowedRequest) -> bool:
    """Tell whether each step of an iteration sends the request."""
    chain = request.sent.chain if request.sent is not None else ()
    return any(step.function.name in STEPS for step in chain)


def _is_concrete(item: Expression) -> bool:
    """Tell whether a type is a class, not a type variable of a generic class."""
    node = item.node.value if isinstance(item.node, ast.Subscript) else item.node
    is_builtin = isinstance(node, ast.Name) and hasattr(builtins, node.id)
    return is_builtin or isinstance(item.part(node).target(), griffe.Class)
