"""Functions of a package, with what has been learned of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import UnknownCall
    from wrapdocs_introspect.idioms.requests.stated.documented import StatedRequest
    from wrapdocs_introspect.names.scope import FunctionNode, Scope


class Function:
    """A function, method or lambda of the package."""

    __slots__ = (
        "closure",
        "decorators",
        "default_values",
        "defaults",
        "definition",
        "documented_types",
        "fruitless_steps",
        "is_endless",
        "is_generator",
        "name",
        "node",
        "owner",
        "parameters",
        "receiver_name",
        "scope",
        "stated",
        "unknown_call",
    )

    def __init__(
        self,
        node: FunctionNode,
        scope: Scope,
        owner: Scope | None,
        closure: Frame | None = None,
        definition: Scope | None = None,
    ) -> None:
        """Describe a function.

        Args:
            node: Its syntax tree; that of a lambda is made a function that returns.
            scope: The scope around it, which its names are read from.
            owner: The class that it is a method of.
            closure: The frame of the function around it, for a nested function.
            definition: Its own scope, unless it is nested.
        """
        self.node = node
        self.name = node.name
        self.scope = scope
        self.owner = owner
        self.closure = closure
        self.definition = definition
        self.decorators: tuple[str, ...] | None = None
        self.defaults: dict[str, ast.expr] | None = None
        self.default_values: dict[str, Value] = {}
        self.documented_types: dict[str, str] | None = None
        self.is_generator: bool | None = None
        self.parameters = [one.arg for one in [*node.args.posonlyargs, *node.args.args]]
        self.receiver_name = self.parameters[0] if self.parameters else None
        self.stated: list[StatedRequest] | None = None
        self.fruitless_steps = 0
        self.unknown_call: UnknownCall | None = None
        self.is_endless = False

    @property
    def id(self) -> str:
        """The dotted path."""
        return f"{self.scope.id}.{self.name}"
