"""What an object leads to: its attributes, properties and methods that are or return objects."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Instance,
    Parameter,
    alternatives,
)
from wrapdocs_introspect.idioms.requests.following.bindings import required_arguments
from wrapdocs_introspect.idioms.requests.following.definitions import decorator_names
from wrapdocs_introspect.idioms.requests.reach.leading_classes import names_in
from wrapdocs_introspect.idioms.requests.reach.object_attributes import (
    attribute_of,
    dynamic_attribute_of,
    find_left_out,
)
from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.records import record
from wrapdocs_introspect.source.expressions import dotted_name, last_part
from wrapdocs_introspect.source.parameters import required_parameters
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.definitions import Definition
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter

# An attribute is what people look for first; a call that needs arguments, what they avoid.
_ATTRIBUTE = 10
_CALL = 25
_CALL_WITH_ARGUMENTS = 35
_CALL_OF_OBJECT = 33
_DEPRECATED = 50
_CHANGE = 30
"""The cost of a method that sends something else than GET, such as one that creates an object."""


_ANY = ("Any", "object")
_WITHOUT_FIELDS = ("object", "ABC", "Protocol")
"""Base classes of the standard library that leave attributes alone."""


@record
class Edge:
    """A step from an object to another one."""

    text: str
    """What is written after the first object: `.chat`, `.get_repo(...)`, `(...)`."""
    target: Scope
    cost: int
    is_call: bool = False
    called: str | None = None
    """The id of the function that a call calls."""


class EdgeReader:
    """Finds the steps from the objects of a class, each class once."""

    def __init__(
        self,
        interpreter: Interpreter,
        leading: set[str],
        changing: set[Function],
    ) -> None:
        """Read the classes of a package.

        Args:
            interpreter: The interpreter, which evaluates attributes without a type.
            leading: Names of the classes that are worth a look.
            changing: The functions that send something else than GET.
        """
        self._interpreter = interpreter
        self._definitions = interpreter.definitions
        self._leading = leading
        self._changing = changing
        self._edges: dict[Scope, list[Edge]] = {}
        self._setting: dict[Function, bool] = {}
        self._left_out: dict[Scope, frozenset[str]] = {}

    def of(self, cls: Scope) -> list[Edge]:
        """Return the steps from an object of a class."""
        if cls not in self._edges:
            self._edges[cls] = [one for one in self._read(cls) if one.target is not cls]
        return self._edges[cls]

    def _read(self, cls: Scope) -> Iterator[Edge]:
        seen: set[str] = set()
        for owner in self._definitions.bases(cls):
            for name in owner.definitions:
                if name in seen or (name.startswith("_") and name != "__call__"):
                    continue
                seen.add(name)
                yield from self._member_edges(cls, owner, name)
        if self._sets_by_name(cls):
            yield from self._dynamic_edges(cls, seen)

    def _member_edges(self, cls: Scope, owner: Scope, name: str) -> Iterator[Edge]:
        found = self._definitions.own_member(owner, name)
        if found is None or isinstance(found, Binding):
            if name in self._left_out_of(cls):
                return
            for target in self._attribute_classes(cls, owner, name, found):
                yield Edge(f".{name}", target, _ATTRIBUTE)
        elif found.kind == "function":
            yield from self._function_edges(cls, self._definitions.function(found))

    def _attribute_classes(
        self, cls: Scope, owner: Scope, name: str, found: Binding | None
    ) -> Iterator[Scope]:
        if found is not None and found.annotation is not None and _names_type(found.annotation):
            if self._may_lead(found.annotation) and not self._is_only_declared(cls, name):
                yield from self._annotated(found.annotation, owner)
            return
        yield from self._classes_of(attribute_of(self._interpreter, cls, name))

    def _is_only_declared(self, cls: Scope, name: str) -> bool:
        """Tell whether no code of a class gives an attribute a value that its body annotates."""
        bases = self._definitions.bases(cls)
        found = [one for owner in bases for one in owner.definitions.get(name, ())]
        is_set = any(_is_set(one) for one in found)
        if is_set or self._sets_by_name(cls) or self._definitions.method(cls, "__getattr__"):
            return False
        known = {*_WITHOUT_FIELDS, *(owner.name for owner in bases)}
        return not any(_may_set_fields(owner.node, known) for owner in bases)

    def _function_edges(self, cls: Scope, function: Function) -> Iterator[Edge]:
        decorators = decorator_names(function)
        is_property = any("property" in one for one in decorators)
        targets = list(self._result_classes(cls, function, is_property=is_property))
        if not targets:
            return
        cost = _DEPRECATED if _is_deprecated(function, decorators) else 0
        if is_property:
            for target in targets:
                yield Edge(f".{function.name}", target, cost + _ATTRIBUTE)
            return
        has_arguments = _needs_arguments(function, is_static="staticmethod" in decorators)
        cost += _CALL_WITH_ARGUMENTS if has_arguments else _CALL
        cost += _CHANGE if function in self._changing else 0
        prefix = f".{function.name}"
        if function.name == "__call__":
            prefix, cost = "", _CALL_OF_OBJECT
        for target in targets:
            text = f"{prefix}({'...' if has_arguments else ''})"
            yield Edge(text, target, cost, is_call=True, called=function.id)

    def _result_classes(
        self, cls: Scope, function: Function, *, is_property: bool
    ) -> Iterator[Scope]:
        returns = function.node.returns
        if returns is not None and _names_type(returns):
            if self._may_lead(returns):
                yield from self._annotated(returns, function.scope)
        elif is_property:
            yield from self._classes_of(attribute_of(self._interpreter, cls, function.name))
        elif function in self._interpreter.returned:
            yield from self._classes_of(self._interpreter.returned[function])

    def _left_out_of(self, cls: Scope) -> frozenset[str]:
        """Return the attributes that are None unless a caller gives them to the constructor."""
        if cls not in self._left_out:
            init = self._definitions.method(cls, "__init__")
            found = find_left_out(init) if init is not None else frozenset()
            self._left_out[cls] = found
        return self._left_out[cls]

    def _sets_by_name(self, cls: Scope) -> bool:
        """Tell whether a constructor calls `setattr`."""
        init = self._definitions.method(cls, "__init__")
        if init is None:
            return False
        if init not in self._setting:
            self._setting[init] = any(
                isinstance(one, ast.Call) and dotted_name(one.func) == "setattr"
                for one in walk(init.node)
            )
        return self._setting[init]

    def _dynamic_edges(self, cls: Scope, seen: set[str]) -> Iterator[Edge]:
        """Yield attributes set by name, and what `__getattr__` makes of private ones."""
        getter = self._definitions.method(cls, "__getattr__")
        for name, value in self._interpreter.states.read(cls).items():
            public = name.lstrip("_")
            if not public or public in seen:
                continue
            if public == name:
                found = value
            elif getter is not None:
                found = dynamic_attribute_of(self._interpreter, cls, getter, public)
            else:
                continue
            for target in self._classes_of(found):
                yield Edge(f".{public}", target, _ATTRIBUTE)

    def _may_lead(self, annotation: ast.expr) -> bool:
        return not self._leading.isdisjoint(names_in(annotation))

    def _classes_of(self, value: Value) -> Iterator[Scope]:
        for one in alternatives(value):
            if isinstance(one, (Instance, Parameter)):
                yield from self._kept(one.cls)

    def _annotated(self, annotation: ast.expr, scope: Scope) -> Iterator[Scope]:
        for one in self._definitions.annotated_classes(annotation, scope):
            yield from self._kept(one)

    def _kept(self, cls: Scope | None) -> Iterator[Scope]:
        if cls is not None and cls.name in self._leading:
            yield cls


def _names_type(annotation: ast.expr) -> bool:
    """Tell whether an annotation says what something is; `Any` does not."""
    return last_part(annotation) not in _ANY


def _is_set(definition: Definition) -> bool:
    """Tell a value from an annotation that stands alone: `shop: Shop`."""
    if isinstance(definition, Scope):
        return True
    return definition.value is not None or definition.annotation is None


def _may_set_fields(node: ast.AST, known: set[str]) -> bool:
    """Tell whether a decorator, a metaclass or an unread base may make a constructor of fields."""
    assert isinstance(node, ast.ClassDef)  # noqa: S101 - only classes have bases
    is_read = all(last_part(one) in known for one in node.bases)
    return bool(node.decorator_list or node.keywords) or not is_read


def _needs_arguments(function: Function, *, is_static: bool) -> bool:
    if is_static:
        return any(required_parameters(function.node.args))
    return bool(required_arguments(function))


def _is_deprecated(function: Function, decorators: tuple[str, ...]) -> bool:
    """Tell whether a decorator or a warning at the start of a function says that it is old."""
    if "deprecated" in decorators:
        return True
    calls = [
        one.value
        for one in function.node.body
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call)
    ]
    return any(_warns(call) for call in calls)


def _warns(call: ast.Call) -> bool:
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    is_warning = last_part(call.func) == "warn"
    return is_warning and any(
        (dotted_name(one) or "").endswith("DeprecationWarning") for one in given
    )
