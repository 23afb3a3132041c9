"""Calls as expressions, and the functions of Python that are treated by their names."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.possible_senders.program.attributes import ANY_NAME
from wrapdocs_introspect.possible_senders.program.package import MethodCall
from wrapdocs_introspect.possible_senders.reading.annotations import connect_annotation
from wrapdocs_introspect.possible_senders.reading.arguments import Arguments
from wrapdocs_introspect.possible_senders.reading.assignments import store_attribute
from wrapdocs_introspect.possible_senders.reading.attribute_access import AttributeRead
from wrapdocs_introspect.possible_senders.reading.calls import Call
from wrapdocs_introspect.possible_senders.reading.dynamic import (
    ContainerCall,
    DynamicRead,
    beginning_of,
)
from wrapdocs_introspect.possible_senders.reading.implicit_calls import GivenFunction
from wrapdocs_introspect.possible_senders.values.conversions import (
    as_object_of_class,
    only_data,
    only_objects,
)
from wrapdocs_introspect.possible_senders.values.variables import Variable
from wrapdocs_introspect.possible_senders.words import words
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.possible_senders.program.functions import Function
    from wrapdocs_introspect.possible_senders.reading.expressions import ExpressionReader, Held

_DATA_FUNCTIONS = words("""
    str int float bool bytes bytearray repr format print isinstance issubclass hasattr id hash abs
    round ord chr range slice callable pow divmod hex oct bin ascii input complex memoryview
    """)
_KEEPING_FUNCTIONS = words("""
    partial partialmethod wraps update_wrapper signature iscoroutinefunction isasyncgenfunction
    isgeneratorfunction iscoroutine isawaitable isfunction ismethod getattr hasattr cast list tuple
    set frozenset dict zip enumerate reversed next iter len isinstance append insert update
    """)
"""Functions that call none of those that they are given."""
_BODIES = frozenset({"__init__", "<module>", "<class>"})
"""Code that keeps the functions that it gives to objects, and is not asked what it sends."""
_CHANGES = words("append add setdefault update insert extend appendleft put")
_OF_CONTAINERS = words("""
    append clear copy decode discard encode endswith extend format insert items join keys lower pop
    popitem popleft reverse rstrip setdefault sort split startswith strip upper values
    """)
"""Methods of containers and texts that hardly any client has for its requests."""
_READS = words("get pop values items setdefault copy popitem popleft")


def read_call(reader: ExpressionReader, node: ast.Call) -> Held:
    """Return the variable that holds what a call gives.

    Args:
        reader: Reads the function that calls.
        node: The call.
    """
    positional = [reader.read(one) for one in node.args]
    named = [(one.arg, reader.read(one.value)) for one in node.keywords]
    arguments = Arguments(positional, named)
    if isinstance(node.func, ast.Name) and not reader.function.is_local(node.func.id):
        special = _SPECIAL_FUNCTIONS.get(node.func.id)
        if special is not None:
            return special(reader, node, arguments)
        if node.func.id in _DATA_FUNCTIONS:
            return reader.program.data
    return _call_value(reader, node, arguments)


def _call_value(reader: ExpressionReader, node: ast.Call, arguments: Arguments) -> Held:
    result = Variable()
    base: Held = None
    _give_functions(reader, node, arguments)
    if isinstance(node.func, ast.Attribute) and not reader.is_self(node.func.value):
        base = reader.read(node.func.value)
        method = _read_method(reader, node.func, base)
        _use_container(reader, node.func.attr, base, method, arguments, result)
        called: Held = method
    else:
        called = reader.read(node.func)
    if isinstance(node.func, ast.Attribute):
        method_call = MethodCall(reader.function, node, base, called)
        reader.program.attribute_calls.append(method_call)
    if called is not None:
        call = Call(reader.program, reader.function, node.lineno, arguments, result)
        reader.solver.watch(called, call)
    return result


def _read_method(reader: ExpressionReader, func: ast.Attribute, base: Held) -> Variable:
    """Return a method; of what may be a container, not one of what is in it: `pages.copy()`."""
    if base is None or base.is_constant or func.attr not in _OF_CONTAINERS:
        return reader.attribute(base, func.attr, func.lineno)
    program, method = reader.program, Variable()
    read = AttributeRead(program, reader.function, func.lineno, func.attr, method)
    program.container_uses.append((base, read))
    program.unknown_reads.append((base, func.attr, method))
    reader.solver.connect(base, method, only_data)
    return method


def _give_functions(reader: ExpressionReader, node: ast.Call, arguments: Arguments) -> None:
    """Count functions among the arguments as called, unless they are only kept."""
    if reader.function.name in _BODIES or last_part(node.func) in _KEEPING_FUNCTIONS:
        return
    for one in arguments.all():
        if one is not reader.program.data:
            given = GivenFunction(reader.program, reader.function, node.lineno)
            reader.solver.watch(one, given)


def _use_container(
    reader: ExpressionReader,
    method: str,
    base: Held,
    called: Variable,
    arguments: Arguments,
    result: Variable,
) -> None:
    """Let the methods of containers change and give what these hold."""
    if base is None or base.is_constant or method not in _CHANGES | _READS:
        return
    added = None
    if method in _CHANGES:
        added = Variable()
        for one in arguments.all():
            reader.solver.connect(one, added, only_objects)
    read = result if method in _READS else None
    call = ContainerCall(reader.program, reader.function, base, added, read)
    reader.solver.watch(called, call)


def _read_super(reader: ExpressionReader, _node: ast.Call, _arguments: Arguments) -> Held:
    function: Function | None = reader.function
    while function is not None and function.owner is None:
        function = function.parent
    if function is None or function.owner is None:
        return None
    return reader.program.constant(function.owner.super_object)


def _read_getattr(reader: ExpressionReader, node: ast.Call, arguments: Arguments) -> Held:
    if not node.args[1:]:
        return None
    base, name = arguments.positional[0], node.args[1]
    if isinstance(name, ast.Constant):
        result = reader.attribute(base, str(name.value), node.lineno)
    else:
        result = Variable()
        if base is not None:
            read = DynamicRead(reader.program, reader.function, beginning_of(name), result)
            reader.solver.watch(base, read)
    for default in arguments.positional[2:]:
        reader.solver.connect(default, result)
    return result


def _read_setattr(reader: ExpressionReader, node: ast.Call, arguments: Arguments) -> Held:
    if node.args[2:]:
        base, _, value, *_ = arguments.positional
        name = node.args[1]
        attribute = str(name.value) if isinstance(name, ast.Constant) else ANY_NAME
        store_attribute(reader, base, attribute, value, node.lineno)
    return None


def _read_type(reader: ExpressionReader, _node: ast.Call, arguments: Arguments) -> Held:
    if len(arguments.positional) != 1:
        return reader.program.data
    result = Variable()
    reader.solver.connect(arguments.positional[0], result, as_object_of_class)
    return result


def _read_cast(reader: ExpressionReader, node: ast.Call, arguments: Arguments) -> Held:
    if not node.args[1:]:
        return _call_value(reader, node, arguments)
    result = Variable()
    reader.solver.connect(arguments.positional[1], result)
    connect_annotation(reader, node.args[0], result)
    return result


_SPECIAL_FUNCTIONS: dict[str, Callable[[ExpressionReader, ast.Call, Arguments], Held]] = {
    "super": _read_super,
    "getattr": _read_getattr,
    "setattr": _read_setattr,
    "type": _read_type,
    "cast": _read_cast,
}
