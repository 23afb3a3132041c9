"""Arguments of calls, bound to the parameters of functions."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.containers import dict_of, list_of
from wrapdocs_introspect.evaluation.frames import Frame, State
from wrapdocs_introspect.evaluation.values.choices import choose, derive, make_result
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    UNKNOWN,
    Constant,
    Derived,
    External,
    Member,
    Parameter,
    Result,
    Role,
    Text,
    Value,
)
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.function import Function
    from wrapdocs_introspect.evaluation.interface import Evaluator


def bind_entry(
    function: Function,
    receiver: Value | None,
    evaluator: Evaluator,
    role: Role = "argument",
) -> dict[str, Value]:
    """Bind the parameters of a function that a caller from outside calls.

    Args:
        function: The function.
        receiver: The object or class that it is called on.
        evaluator: Knows what annotations name.
        role: What the parameters are: those of a constructor become state of the object.

    Returns:
        The variables at the start of the function.
    """
    arguments = function.node.args
    declared = [*arguments.posonlyargs, *arguments.args]
    variables: dict[str, Value] = {}
    if receiver is not None and declared:
        variables[declared.pop(0).arg] = receiver
    for one in [*declared, *arguments.kwonlyargs]:
        variables[one.arg] = parameter_of(one, function, evaluator, role)
    if arguments.vararg is not None:
        spread = (Parameter(f"*{arguments.vararg.arg}", role),)
        variables[arguments.vararg.arg] = ListContent((), "tuple", is_open=True, spread=spread)
    if arguments.kwarg is not None:
        others = DictContent((), (Parameter(f"**{arguments.kwarg.arg}", role),))
        variables[arguments.kwarg.arg] = evaluator.allocate(others)
    return variables


def bind_demanded(function: Function, evaluator: Evaluator, role: Role = "argument") -> Arguments:
    """Return what a caller has to pass: what has no default, and anything for `**`.

    Args:
        function: The function; the first parameter of a method is not passed.
        evaluator: Knows what annotations name.
        role: What the parameters are.
    """
    every = bind_all(function, evaluator, role)
    demanded = zip(_passed(function), every.positional, strict=True)
    return Arguments(
        tuple(value for name, value in demanded if name not in function.defaults),
        tuple(one for one in every.keywords if one[0] not in function.defaults),
        more_keywords=every.more_keywords,
    )


def bind_all(function: Function, evaluator: Evaluator, role: Role = "argument") -> Arguments:
    """Return all that a caller may pass; see `bind_demanded`."""
    node = function.node.args
    by_name = {one.arg: one for one in (*node.posonlyargs, *node.args)}
    given = [by_name[name] for name in _passed(function)]
    return Arguments(
        tuple(parameter_of(one, function, evaluator, role) for one in given),
        tuple((one.arg, parameter_of(one, function, evaluator, role)) for one in node.kwonlyargs),
        (Parameter(f"*{node.vararg.arg}", role),) if node.vararg is not None else (),
        (Parameter(f"**{node.kwarg.arg}", role),) if node.kwarg is not None else (),
    )


def _passed(function: Function) -> list[str]:
    """Return the parameters that callers pass by their places, without that of the object."""
    node = function.node.args
    names = [one.arg for one in (*node.posonlyargs, *node.args)]
    return names[1:] if function.class_ is not None and not function.is_static else names


def pass_on(function: Function, variables: dict[str, Value], evaluator: Evaluator) -> Arguments:
    """Return the arguments of a function as its decorators pass them on.

    Args:
        function: The function.
        variables: Its parameters, as a caller gives them.
        evaluator: Knows what dicts and lists hold.
    """
    node = function.node.args
    keywords = tuple((one.arg, variables[one.arg]) for one in node.kwonlyargs)
    further = list_of(variables[node.vararg.arg], evaluator) if node.vararg is not None else None
    named = dict_of(variables[node.kwarg.arg], evaluator) if node.kwarg is not None else None
    return Arguments(
        tuple(variables[name] for name in function.parameters),
        keywords,
        further.spread if further is not None else (),
        named.spread if named is not None else (),
    )


def parameter_of(
    one: ast.arg, function: Function, evaluator: Evaluator, role: Role = "argument"
) -> Parameter:
    """Return what a caller passes for a parameter."""
    cls = evaluator.definitions.annotated(one.annotation, function.scope)
    node = function.defaults.get(one.arg)
    default = default_of(function, node, evaluator) if node is not None else None
    is_kept = default is not None and (role == "constructor" or default != NONE)
    is_optional = node is not None or allows_none(one.annotation)
    is_any = one.annotation is None or last_part(one.annotation) == "Any"
    is_demanded = node is None and (is_any or not is_optional)
    kept = default if is_kept else None
    return Parameter(one.arg, role, cls, kept, is_optional, is_demanded)


def allows_none(annotation: ast.expr | None) -> bool:
    """Tell whether a value may be None for all that its annotation says."""
    if annotation is None:
        return True
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return "None" in annotation.value or "Optional" in annotation.value
    return any(
        (isinstance(one, ast.Constant) and one.value is None)
        or last_part(one) in {"Optional", "Any", "object"}  # type: ignore[arg-type]
        for one in walk(annotation)
    )


def default_of(function: Function, node: ast.expr, evaluator: Evaluator) -> Value:
    """Return the default of a parameter."""
    frame = Frame(function.scope, State({}, {}))
    return evaluator.evaluate_apart(node, frame)


def bind_arguments(
    function: Function, arguments: Arguments, evaluator: Evaluator
) -> dict[str, Value]:
    """Bind the arguments of a call; parameters that get none have their defaults."""
    node = function.node.args
    names = [one.arg for one in [*node.posonlyargs, *node.args]]
    variables = dict(zip(names, arguments.positional, strict=False))
    if node.vararg is not None:
        variables[node.vararg.arg] = ListContent(
            arguments.positional[len(names) :],
            "tuple",
            bool(arguments.more_positional),
            arguments.more_positional,
        )
    keyword_names = {*names, *(one.arg for one in node.kwonlyargs)}
    others = DictContent((), arguments.more_keywords)
    for name, value in arguments.keywords:
        if name in keyword_names:
            variables.setdefault(name, value)
        else:
            others = others.put(name, value, is_optional=name in arguments.optional)
    if node.kwarg is not None:
        variables[node.kwarg.arg] = evaluator.allocate(others)
    _bind_defaults(function, arguments, variables, evaluator)
    return variables


def _bind_defaults(
    function: Function,
    arguments: Arguments,
    variables: dict[str, Value],
    evaluator: Evaluator,
) -> None:
    node = function.node.args
    for one in [*node.posonlyargs, *node.args, *node.kwonlyargs]:
        given = variables.get(one.arg)
        default = function.defaults.get(one.arg)
        if given is None:
            variables[one.arg] = _not_given(one, function, arguments, default, evaluator)
            continue
        if one.arg in arguments.optional and default is not None:
            variables[one.arg] = choose((given, default_of(function, default, evaluator)))
        elif one.annotation is not None:
            variables[one.arg] = with_annotation(given, one.annotation, function, evaluator)


def _not_given(
    one: ast.arg,
    function: Function,
    arguments: Arguments,
    default: ast.expr | None,
    evaluator: Evaluator,
) -> Value:
    """Return a parameter for which no argument is seen."""
    known = default_of(function, default, evaluator) if default is not None else None
    if not arguments.is_open or (known is not None and _is_flag(known)):
        return known if known is not None else UNKNOWN
    sources = arguments.more_keywords or arguments.more_positional
    item: Value = Member(sources[0], one.arg, is_item=True)
    if not arguments.more_keywords:
        item = derive("item", sources)
    if one.annotation is not None:
        item = with_annotation(item, one.annotation, function, evaluator)
    return choose((item, known)) if known is not None else item


def _is_flag(default: Value) -> bool:
    """Tell whether a default only changes if a caller says so by name."""
    return default != NONE and isinstance(default, (Constant, Text))


def with_annotation(
    value: Value, annotation: ast.expr, function: Function, evaluator: Evaluator
) -> Value:
    """Return a value that is not known with the class that an annotation names."""
    if isinstance(value, Constant) or not isinstance(value, (Parameter, Member, Result, Derived)):
        return value
    if getattr(value, "cls", None) is not None:
        return value
    cls = evaluator.definitions.annotated(annotation, function.scope)
    if cls is None or isinstance(cls, str):
        return value
    if isinstance(value, Parameter):
        return value.with_class(cls, value.default)
    if isinstance(value, Member):
        return Member(value.receiver, value.name, value.is_item, cls)
    if isinstance(value, Result):
        return Result(value.callee, value.arguments, value.keywords, cls, value.depth)
    return make_result(External("annotated"), (value,), (), cls)
