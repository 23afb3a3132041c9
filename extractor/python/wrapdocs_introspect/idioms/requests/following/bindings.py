"""Arguments of calls, bound to the parameters of functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    UNKNOWN,
    ClassValue,
    Instance,
    Mapping,
    Member,
    Parameter,
    Sequence,
    Value,
    text,
)
from wrapdocs_introspect.idioms.requests.following.definitions import decorator_names
from wrapdocs_introspect.idioms.requests.following.frames import Frame
from wrapdocs_introspect.idioms.requests.following.given_arguments import (
    excludes_none,
    is_scalar_type,
)
from wrapdocs_introspect.source.parameters import (
    first_parameter,
    parameter_defaults,
    required_parameters,
)

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.names.scope import Scope

_DEPTH_OF_DEFAULTS = 10


class Call(NamedTuple):
    """A call of a function of the package, with everything that decides what it does."""

    function: Function
    receiver: Value | None = None
    positional: tuple[Value, ...] = ()
    keywords: tuple[tuple[str, Value], ...] = ()
    is_open: bool = False
    """Whether it may pass more arguments, from `*args` or `**kwargs`."""


def bind_entry(
    interpreter: Interpreter, function: Function, cls: Scope | None, *, as_state: bool = False
) -> dict[str, Value]:
    """Bind the parameters of a function that a caller from outside calls.

    Args:
        interpreter: The interpreter.
        function: The function.
        cls: The class whose method it is followed as.
        as_state: Whether the parameters are state of the object: those of `__init__`.

    Returns:
        The variables at the start of the function.
    """
    arguments = function.node.args
    declared = [*arguments.posonlyargs, *arguments.args]
    variables: dict[str, Value] = {}
    if cls is not None and declared and (receiver := _receiver(function, cls, as_state)):
        variables[declared.pop(0).arg] = receiver
    definitions, defaults = interpreter.definitions, default_nodes(function)
    for one in [*declared, *arguments.kwonlyargs]:
        its_class = definitions.class_of_parameter(one, function)
        is_required = one.arg not in defaults
        is_given = is_required and excludes_none(one.annotation, function.scope, definitions)
        is_scalar = is_scalar_type(one.annotation)
        variables[one.arg] = Parameter(one.arg, its_class, is_given, is_scalar)
        if as_state and cls is not None:
            own = Instance(cls, "self", ())
            variables[one.arg] = Instance(its_class, one.arg) if its_class else Member(own, one.arg)
    if arguments.vararg is not None:
        variables[arguments.vararg.arg] = Sequence((), is_open=True)
    if arguments.kwarg is not None:
        given = Parameter(arguments.kwarg.arg)
        variables[arguments.kwarg.arg] = Mapping((), is_open=True, spread=(given,))
    return variables


def _receiver(function: Function, cls: Scope, as_state: bool) -> Value | None:  # noqa: FBT001
    decorators = decorator_names(function)
    if "staticmethod" in decorators:
        return None
    if "classmethod" in decorators or function.name == "__new__":
        return ClassValue(cls)
    return Instance(cls, "self", () if as_state else None)


def bind_arguments(interpreter: Interpreter, call: Call) -> dict[str, Value]:
    """Bind the arguments of a call; parameters that get none have their defaults."""
    arguments = call.function.node.args
    names = list(call.function.parameters)
    variables: dict[str, Value] = {}
    if call.receiver is not None and names:
        variables[names.pop(0)] = call.receiver
    variables.update(zip(names, call.positional, strict=False))
    if arguments.vararg is not None:
        variables[arguments.vararg.arg] = Sequence(call.positional[len(names) :], call.is_open)
    known = {*names, *(one.arg for one in arguments.kwonlyargs)}
    others = Mapping((), call.is_open)
    for name, value in call.keywords:
        if name in known:
            variables[name] = value
        else:
            others = others.put(text(name), value)
    if arguments.kwarg is not None:
        variables[arguments.kwarg.arg] = others
    _bind_defaults(interpreter, call.function, variables)
    return variables


def _bind_defaults(
    interpreter: Interpreter, function: Function, variables: dict[str, Value]
) -> None:
    arguments = function.node.args
    for one in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]:
        given = variables.get(one.arg)
        if given is None:
            variables[one.arg] = _default_of(interpreter, function, one)
        elif one.annotation is not None:
            variables[one.arg] = interpreter.with_annotation(given, one.annotation, function.scope)


def _default_of(interpreter: Interpreter, function: Function, parameter: ast.arg) -> Value:
    """Return the default of a parameter, which is evaluated once, as Python does."""
    known = function.default_values.get(parameter.arg)
    if known is None:
        node = default_nodes(function).get(parameter.arg)
        frame = Frame(function.scope, _DEPTH_OF_DEFAULTS)
        value = interpreter.evaluate(node, frame) if node is not None else UNKNOWN
        known = interpreter.with_annotation(value, parameter.annotation, function.scope)
        function.default_values[parameter.arg] = known
    return known


def default_nodes(function: Function) -> dict[str, ast.expr]:
    """Return the defaults of a function by the names of its parameters."""
    if function.defaults is None:
        function.defaults = parameter_defaults(function.node.args)
    return function.defaults


def required_arguments(function: Function) -> list[ast.arg]:
    """Return the parameters of a method that a caller must give a value, without the receiver."""
    arguments = function.node.args
    receiver = first_parameter(arguments)
    return [one for one in required_parameters(arguments) if one is not receiver]
