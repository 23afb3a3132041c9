"""Calls of values, by what is called."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.calls.builtin_functions import BUILTINS
from wrapdocs_introspect.evaluation.calls.model_methods import call_model_method
from wrapdocs_introspect.evaluation.calls.regular_expressions import SEARCHES
from wrapdocs_introspect.evaluation.calls.standard_library import FUNCTIONS
from wrapdocs_introspect.evaluation.calls.string_templates import substitute_names
from wrapdocs_introspect.evaluation.values.choices import (
    alternatives,
    choose,
    derive,
    is_callable,
    make_result,
)
from wrapdocs_introspect.evaluation.values.contents import ObjectContent
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    ClassValue,
    External,
    FunctionValue,
    Member,
    Parameter,
    Partial,
    Reference,
    Result,
    Super,
    Value,
)
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.function import Function
    from wrapdocs_introspect.evaluation.interface import Evaluator

_BUILTIN = "builtins."
_MAX_CALLEES = 8
_CALLING_FOR_EACH = frozenset({"map", "imap", "imap_unordered", "map_async"})
"""Methods of pools that call a function with each of some items."""


def call_value(callee: Value, arguments: Arguments, evaluator: Evaluator, frame: Frame) -> Value:
    """Return what a call returns.

    Args:
        callee: What is called.
        arguments: What it is given.
        evaluator: Follows functions of the package.
        frame: The function that calls it.
    """
    found = alternatives(callee)
    if len(found) > _MAX_CALLEES:
        if not all(isinstance(one, ClassValue) for one in found):
            evaluator.note_open_call()
        return make_result(External("call"), (), ())
    if len(found) > 1:
        return choose(_call(one, arguments, evaluator, frame) for one in found if one != NONE)
    return _call(callee, arguments, evaluator, frame)


def _call(callee: Value, arguments: Arguments, evaluator: Evaluator, frame: Frame) -> Value:
    if isinstance(callee, FunctionValue):
        given = arguments if callee.receiver is None else arguments.behind(callee.receiver)
        return evaluator.follow(callee.function, given, frame, callee.closure)
    if isinstance(callee, ClassValue):
        return evaluator.construct(callee.cls, arguments, frame)
    if isinstance(callee, Partial):
        return evaluator.call(callee.callee, _with_partial(callee, arguments), frame)
    if isinstance(callee, Reference) and isinstance(callee.cls, Scope):
        method = evaluator.definitions.method(callee.cls, "__call__")
        if method is not None:
            return evaluator.follow(method, arguments.behind(callee), frame)
    if isinstance(callee, Parameter) and callee.default is not None and is_callable(callee.default):
        return evaluator.call(callee.default, arguments, frame)
    known = _call_known(callee, arguments, evaluator, frame)
    if known is not None:
        return known
    outside = evaluator.libraries.call(evaluator, callee, arguments, frame)
    if outside is None:
        outside = call_model_method(callee, arguments, evaluator)
    return outside if outside is not None else _call_unknown(callee, arguments, evaluator, frame)


def _with_partial(callee: Partial, arguments: Arguments) -> Arguments:
    keywords = {**dict(callee.keywords), **dict(arguments.keywords)}
    return arguments.behind(*callee.arguments)._replace(keywords=tuple(keywords.items()))


def _call_known(
    callee: Value, arguments: Arguments, evaluator: Evaluator, frame: Frame
) -> Value | None:
    if isinstance(callee, External):
        name = callee.path
        if name == "builtins.object.__new__":
            return _call_new(arguments, evaluator)
        known = FUNCTIONS.get(name)
        if known is None and name.startswith(_BUILTIN):
            known = BUILTINS.get(name.removeprefix(_BUILTIN))
        return known(evaluator, arguments, frame) if known is not None else None
    if isinstance(callee, Member) and isinstance(callee.receiver, Super):
        return _call_of_object(callee.name, callee.receiver, arguments, evaluator, frame)
    if isinstance(callee, Member) and callee.name in _CALLING_FOR_EACH:
        function = arguments.get(0, "func")
        if function is not None and any(map(_is_own_function, alternatives(function))):
            return BUILTINS["map"](evaluator, arguments, frame)
    if isinstance(callee, Member) and isinstance(callee.receiver, Result):
        made, search = callee.receiver, SEARCHES.get(callee.name)
        if search is not None and _is_pattern(made):
            return search(evaluator, arguments.behind(*made.arguments[:1]), frame)
        return substitute_names(callee.name, made, arguments, evaluator)
    return None


def _is_pattern(value: Result) -> bool:
    """Tell whether a value is `re.compile(pattern)`, without flags."""
    is_plain = len(value.arguments) == 1 and not value.keywords
    return is_plain and value.callee == External("re.compile")


def _call_of_object(
    name: str, receiver: Super, arguments: Arguments, evaluator: Evaluator, frame: Frame
) -> Value | None:
    """Return what `super().__new__` and `super().__setattr__` of Python's `object` return."""
    if name == "__new__":
        return _call_new(arguments, evaluator)
    if name == "__setattr__":
        given = arguments.behind(receiver.receiver)
        return BUILTINS["object.__setattr__"](evaluator, given, frame)
    return None


def _call_new(arguments: Arguments, evaluator: Evaluator) -> Value | None:
    """Return a new object of the class that is given."""
    cls = arguments.get(0)
    return evaluator.allocate(ObjectContent(), cls.cls) if isinstance(cls, ClassValue) else None


def _call_unknown(callee: Value, arguments: Arguments, evaluator: Evaluator, frame: Frame) -> Value:
    """Return the result of a call that is not followed; it may call functions that it is given."""
    if _is_open_call(callee, arguments, evaluator):
        evaluator.note_open_call()
    returned: list[Value] = []
    for index, one in enumerate(arguments.positional):
        if any(map(_is_own_function, alternatives(one))):
            returned.append(_call_given(one, arguments, index, evaluator, frame))
    for _, one in arguments.keywords:
        if any(map(_is_own_function, alternatives(one))):
            returned.append(evaluator.call(one, _unknown_arguments(one), frame))
    frozen = tuple(evaluator.freeze(one) for one in arguments.positional)
    keywords = tuple((name, evaluator.freeze(one)) for name, one in arguments.keywords)
    spread = (*arguments.more_positional, *arguments.more_keywords)
    if spread:
        frozen = (*frozen, derive("arguments", spread))
    result = make_result(evaluator.freeze(callee), frozen, keywords)
    return choose((*returned, result)) if returned else result


def _is_open_call(callee: Value, arguments: Arguments, evaluator: Evaluator) -> bool:
    """Tell whether a part of a request may be given to something that is not followed."""
    root = callee
    while isinstance(root, (Member, Result)):
        root = root.receiver if isinstance(root, Member) else root.callee
    if isinstance(root, External):
        module = root.path.partition(".")[0]
        return module not in sys.stdlib_module_names and module != "builtins"
    if evaluator.libraries.is_answer(callee):
        return False
    return arguments.is_open or bool(arguments.values)


def _is_own_function(value: Value) -> bool:
    return is_callable(value) and not isinstance(value, ClassValue)


def _call_given(
    function: Value, arguments: Arguments, index: int, evaluator: Evaluator, frame: Frame
) -> Value:
    """Call a function that another one is given, with what stands behind it if that fits."""
    behind = arguments.positional[index + 1 :]
    wanted = _required(function)
    if behind and len(behind) >= wanted:
        given = Arguments(behind, arguments.keywords)
    else:
        given = _unknown_arguments(function)
    return evaluator.call(function, given, frame)


def _unknown_arguments(function: Value) -> Arguments:
    return Arguments(tuple(derive("callback", ()) for _ in range(_required(function))))


def _required(function: Value) -> int:
    """Return how many arguments a function demands."""
    for one in alternatives(function):
        if isinstance(one, FunctionValue):
            bound = 0 if one.receiver is None else 1
            return max(0, len(_demanded(one.function)) - bound)
        if isinstance(one, Partial):
            return max(0, _required(one.callee) - len(one.arguments) - len(one.keywords))
    return 0


def _demanded(function: Function) -> list[str]:
    node = function.node.args
    return function.parameters[: len(function.parameters) - len(node.defaults)]
