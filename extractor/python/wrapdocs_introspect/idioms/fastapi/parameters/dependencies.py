"""Dependencies: the inputs of the callables that `Depends(...)` names, and of theirs."""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace
from keyword import iskeyword
from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.constraints import LIMITS
from wrapdocs_introspect.annotations.foreign_types import foreign_bases
from wrapdocs_introspect.annotations.method_binding import takes_self
from wrapdocs_introspect.constants.call_arguments import argument_nodes
from wrapdocs_introspect.constants.folding import named_arguments
from wrapdocs_introspect.constants.substitution import replace_names
from wrapdocs_introspect.idioms.fastapi.instances import method_of_instance
from wrapdocs_introspect.idioms.fastapi.parameters.inputs import (
    Declaration,
    Dependency,
    Input,
    InputContext,
    UnreadInput,
    declarations_in,
    declarations_of,
    read_declaration,
)
from wrapdocs_introspect.idioms.fastapi.parameters.login_forms import login_fields
from wrapdocs_introspect.idioms.fastapi.parameters.markers import (
    read_limits,
    read_marker,
    scopes_in,
)
from wrapdocs_introspect.idioms.fastapi.parameters.open_signatures import (
    takes_anything,
    wrapped_by,
)
from wrapdocs_introspect.idioms.fastapi.security.required import RequiredSecurity
from wrapdocs_introspect.names.assignments import default_of, follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import bases_of, member_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import dotted_name, last_part
from wrapdocs_introspect.source.source_text import text_of
from wrapdocs_introspect.source.statements import statements_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.contract import Model
    from wrapdocs_introspect.models import ModelIndex
    from wrapdocs_introspect.names.binding import Binding

_MAX_DEPTH = 30
# The same callable may be asked for with many combinations of scopes.
_MAX_CALLABLES = 300


@dataclass(frozen=True)
class CallableParameters:
    """A callable's id, its parameters, and the scopes whose docstrings describe them."""

    id: str
    declared: list[Declaration]
    documented_in: tuple[Scope, ...] = ()
    made_by: str = ""
    """The call that makes it, if its parameters depend on one."""


class InputReader:
    """Reads the inputs of a function and of all that it depends on."""

    def __init__(self, context: InputContext) -> None:
        """Read inputs of one endpoint.

        Args:
            context: What decides how they are read.
        """
        self._context = context
        self._visited: set[tuple[str, tuple[str, ...]]] = set()
        self.required = RequiredSecurity()
        self.unread: list[Expression] = []
        """Dependencies that could not be read."""
        self.unread_inputs: list[UnreadInput] = []
        self.changed_schemas: list[Input] = []
        self.unread_limits: list[Input] = []
        """Inputs whose JSON Schema is changed in a way that is not shown."""
        self.unread_markers: list[tuple[Input, Expression]] = []
        """Inputs that code may describe which is not run."""
        self.open_types: list[Input] = []
        """Inputs whose type is only known at run time."""

    def read(self, endpoint: CallableParameters, extra: Iterable[Expression]) -> Iterator[Input]:
        """Yield the inputs of an endpoint.

        Args:
            endpoint: The endpoint's function.
            extra: Dependencies that routers and the decorator add: the `Depends(...)`.

        Yields:
            The endpoint's own inputs, then those of its dependencies.
        """
        waiting: list[Dependency] = []
        for expression in extra:
            marker = read_marker(expression)
            if marker is not None and "dependency" in marker.options:
                waiting.append(Dependency(marker.options["dependency"], scopes_in(marker)))
        yield from self._own(endpoint, waiting)
        for dependency in waiting:
            yield from self._of(dependency, 0)

    def _own(self, owner: CallableParameters, waiting: list[Dependency]) -> Iterator[Input]:
        for one in owner.declared:
            found = read_declaration(one, self._context)
            if isinstance(found, Dependency):
                waiting.append(found)
            elif isinstance(found, UnreadInput):
                self.unread_inputs.append(found)
            elif found is not None:
                yield replace(found, documented_in=owner.documented_in)

    def _of(self, dependency: Dependency, depth: int) -> Iterator[Input]:
        is_scheme = self.required.add(dependency)
        fields = list(login_fields(dependency.callable))
        yield from fields
        found = callable_of(dependency.callable, self._context.models)
        if found is None and not is_scheme and not fields:
            self.unread.append(dependency.callable)
        if found is None or depth > _MAX_DEPTH or not self._is_new(found, dependency):
            return
        waiting: list[Dependency] = []
        for one in self._own(found, waiting):
            yield replace(one, dependency=found.id)
        for inner in waiting:
            yield from self._of(inner.below(dependency), depth + 1)

    def _is_new(self, found: CallableParameters, dependency: Dependency) -> bool:
        """Tell whether a callable was not read yet with these scopes."""
        key = (f"{found.id} {found.made_by}", dependency.scopes)
        is_new = key not in self._visited and len(self._visited) < _MAX_CALLABLES
        self._visited.add(key)
        return is_new


def callable_of(
    expression: Expression, models: ModelIndex, depth: int = 0
) -> CallableParameters | None:
    """Return a callable's id and parameters.

    Args:
        expression: A function, a class, an instance with `__call__`, a lambda, `partial(f, ...)`.
        models: The package's models.
        depth: How many partials surround it.

    Returns:
        None if it is not in the package, like the security schemes.
    """
    expression = follow(expression)
    node = expression.node
    if isinstance(node, ast.Lambda):
        declared = list(declarations_in(node.args, expression.scope))
        return CallableParameters(f"{expression.scope.id}.<lambda>", declared)
    if isinstance(node, ast.Call):
        return _of_call(node, expression, models, depth)
    found = expression.scope.find(node, node.lineno) or method_of_instance(expression)
    return _of_definition(found, node, models, depth) if isinstance(found, Scope) else None


def _of_definition(
    found: Scope, node: ast.expr, models: ModelIndex, depth: int = 0
) -> CallableParameters | None:
    if found.kind == "class":
        maker = member_of(found, "__init__")
        if maker is None and not models.is_model(found.id) and foreign_bases(found):
            return None
        documented_in = (found, maker) if isinstance(maker, Scope) else (found,)
        return CallableParameters(found.id, class_declarations(found, models), documented_in)
    if found.kind != "function":
        return None
    if takes_anything(found):
        wrapped = wrapped_by(found)
        return callable_of(wrapped, models, depth + 1) if wrapped and depth < _MAX_DEPTH else None
    is_method = found.parent is not None and found.parent.kind == "class"
    is_static = any(
        dotted_name(decorator) == "staticmethod"
        for decorator in getattr(found.node, "decorator_list", ())
    )
    is_bound = is_method and not is_static and isinstance(node, ast.Attribute)
    return CallableParameters(found.id, list(declarations_of(found, skip_first=is_bound)), (found,))


def _of_call(
    node: ast.Call, expression: Expression, models: ModelIndex, depth: int
) -> CallableParameters | None:
    """Read the result of a call: an instance with `__call__`, an inner function, a partial."""
    if last_part(node.func) == "partial" and node.args:
        return _of_partial(node, expression, models, depth)
    made = expression.scope.find(node.func, node.lineno)
    if not isinstance(made, Scope):
        return None
    if made.kind == "class":
        called = member_of(made, "__call__")
        if not isinstance(called, Scope):
            return None
        declared = list(declarations_of(called, skip_first=True))
        return CallableParameters(called.id, declared, (called,))
    return _of_factory(node, expression, made, models, depth) if depth < _MAX_DEPTH else None


def _of_factory(
    node: ast.Call, expression: Expression, factory: Scope, models: ModelIndex, depth: int
) -> CallableParameters | None:
    """Read what a function returns: an inner function, whose defaults may use the arguments.

    Which one is only known at run time if it can return several.
    """
    names = argument_nodes(node, expression, factory, skip_first=takes_self(factory)) or {}
    values = [one.value for one in statements_of(factory.node.body) if isinstance(one, ast.Return)]
    results = [_of_result(one, factory, names, models, depth) for one in values if one is not None]
    known = {one.id: one for one in results if one is not None}
    if len(known) != 1:
        return None
    [found] = known.values()
    return _bind(found, factory, names, f"{found.made_by} {text_of(node)}")


def _of_result(
    value: ast.expr, factory: Scope, names: dict[str, ast.expr], models: ModelIndex, depth: int
) -> CallableParameters | None:
    """Read a value that a factory returns."""
    inner = factory.own(value.id) if isinstance(value, ast.Name) else None
    if isinstance(inner, Scope):
        return _of_definition(inner, value, models, depth + 1)
    returned = follow(Expression(value, factory))
    if isinstance(returned.node, (ast.Call, ast.Lambda)) and returned.scope is factory:
        return callable_of(returned.part(replace_names(returned.node, names)), models, depth + 1)
    return callable_of(returned, models, depth + 1) if dotted_name(returned.node) else None


def _bind(
    found: CallableParameters, factory: Scope, names: dict[str, ast.expr], made_by: str
) -> CallableParameters:
    """Put the arguments of a factory in place of its parameters."""

    def bind(expression: Expression | None) -> Expression | None:
        if expression is None or expression.scope is not factory or not names:
            return expression
        return expression.part(replace_names(expression.node, names))

    declared = [
        replace(one, annotation=bind(one.annotation), default=bind(one.default))
        for one in found.declared
    ]
    return replace(found, declared=declared, made_by=made_by)


def _of_partial(
    node: ast.Call, expression: Expression, models: ModelIndex, depth: int
) -> CallableParameters | None:
    """Read `partial(f, 1, b=2)`: positional arguments are gone, the others are new defaults."""
    found = (
        callable_of(expression.part(node.args[0]), models, depth + 1)
        if depth < _MAX_DEPTH
        else None
    )
    if found is None:
        return None
    given = named_arguments(node, expression.scope)
    left = found.declared[len(node.args) - 1 :]
    changed = [replace(one, default=given.get(one.name, one.default)) for one in left]
    return replace(found, declared=changed)


def class_declarations(scope: Scope, models: ModelIndex) -> list[Declaration]:
    """Return the parameters that making an instance takes.

    Args:
        scope: The class.
        models: The package's models.
    """
    maker = member_of(scope, "__init__")
    if isinstance(maker, Scope):
        return list(declarations_of(maker, skip_first=True))
    fields: dict[str, Declaration] = {}
    for owner in reversed(list(bases_of(scope))):
        names = _names_of_arguments(models.get(owner.id))
        for binding in owner.bindings():
            if binding.annotation is not None and not binding.name.startswith("_"):
                name = names.get(binding.name, binding.name)
                fields[binding.name] = _field(binding, name)
    return list(fields.values())


def _names_of_arguments(model: Model | None) -> dict[str, str]:
    """Return the names that a constructor gives to fields: aliases, if Python allows."""
    if model is None or "argumentNames" not in model:
        return {}
    return {
        one["name"]: one["wireName"]
        for one in model.get("fields", ())
        if one["wireName"].isidentifier() and not iskeyword(one["wireName"])
    }


def _limits_of(value: ast.expr | None, scope: Scope) -> dict[str, Expression]:
    """Return the limits in the `Field(...)` of a model."""
    return read_limits((Expression(value, scope),)) if isinstance(value, ast.Call) else {}


def _field(binding: Binding, name: str) -> Declaration:
    limits = _limits_of(binding.value, binding.scope)
    return Declaration(
        name=name,
        limits={key: one for key, one in limits.items() if key in LIMITS},
        annotation=Expression(binding.annotation, binding.scope) if binding.annotation else None,
        default=default_of(binding),
        file=binding.scope.source.file,
        line=binding.line,
    )
