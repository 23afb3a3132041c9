"""What an idiom says about an operation: facts, not yet in the contract's form."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from wrapdocs_introspect.contract import Constraints, Deprecated, Method, Origin, SourceLocation
    from wrapdocs_introspect.names.expression import Expression
    from wrapdocs_introspect.names.scope import Scope

InputLocation = Literal["path", "query", "header", "cookie", "body", "form", "file"]

_PLACEHOLDER = re.compile(r"\{(.*?)\}")


def _unchanged(name: str) -> str:
    return name


def _unlimited() -> Constraints:
    return {}


@dataclass(frozen=True)
class InputFacts:
    """A value that a request carries: where, under which name, and what Python says about it."""

    name: str
    """Its name in Python."""
    wire_name: str
    """Its name in the request."""
    location: InputLocation
    origin: Origin
    required: bool
    source: SourceLocation
    """Where it is declared or sent."""
    type: Expression | None = None
    default: Expression | None = None
    description: str | None = None
    title: str | None = None
    """Describes it if neither a description nor a docstring does."""
    documented_in: tuple[Scope, ...] = ()
    """Functions and classes whose docstrings may describe it."""
    limits: Constraints = field(default_factory=_unlimited, hash=False)
    """Limits beyond those in its type."""
    deprecated: Deprecated | None = None
    example: Expression | None = None
    is_in_schema: bool = True
    dependency: str | None = None
    """Id of the function that asks for it on behalf of the operation's."""
    model: Scope | None = None
    """A model whose fields are sent as values of their own."""
    rename_field: Callable[[str], str] = _unchanged
    """Names a field of the model that has no alias."""
    media_type: str | None = None
    is_embedded: bool = False
    """Whether it is a field of the body even if nothing else is."""


@dataclass(frozen=True)
class ResponseFacts:
    """A response: `status` is a code, a range such as `2XX`, or `default`."""

    status: str
    origin: Origin
    type: Expression | None = None
    media_type: str | None = None
    description: str | None = None


@dataclass(frozen=True)
class OperationFacts:
    """A request that a function stands for."""

    function: Scope
    method: Method
    path: str
    """The path with placeholders in braces."""
    source: SourceLocation
    """Where the request is declared or sent: findings about the path point there."""
    origin: Origin
    unresolved: tuple[str, ...] = ()
    """Names in braces that stand for expressions whose value is unknown."""
    inputs: tuple[InputFacts, ...] = ()
    reads_inputs: bool = True
    """False if the function reads the request by itself, so that its inputs are unknown."""
    responses: tuple[ResponseFacts, ...] = ()
    tags: tuple[str, ...] = ()
    operation_id: str | None = None
    summary: str | None = None
    description: str | None = None
    deprecated: Deprecated | None = None
    is_in_schema: bool = True

    @property
    def placeholders(self) -> list[str]:
        """The names in braces that are placeholders rather than unknown expressions."""
        names = _PLACEHOLDER.findall(self.path)
        return [name for name in dict.fromkeys(names) if name not in self.unresolved]


@dataclass(frozen=True)
class IdiomFacts:
    """Everything that an idiom found in a package."""

    operations: Iterable[OperationFacts] = ()
    """In source order within a module."""
    framework_objects: frozenset[str] = frozenset()
    """Ids of attributes that only hold the operations together: applications, routers, clients."""
