"""Evaluates calls: of functions and classes of the package, and of everything else."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.assignments import assign
from wrapdocs_introspect.idioms.requests.evaluation.attributes import BASE_CONSTRUCTOR, SUPER
from wrapdocs_introspect.idioms.requests.evaluation.external_calls import call_external
from wrapdocs_introspect.idioms.requests.evaluation.method_calls import call_method
from wrapdocs_introspect.idioms.requests.evaluation.text.templates import (
    fill_numbered_template,
    fill_template,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    Choice,
    ClassValue,
    Constant,
    External,
    FunctionValue,
    Instance,
    Mapping,
    Member,
    Result,
    Sequence,
    Text,
    alternatives,
    choose,
    literal_of,
    nesting,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import from_keywords
from wrapdocs_introspect.idioms.requests.evaluation.values.late_attributes import LateAttributes
from wrapdocs_introspect.idioms.requests.following.arguments import evaluate_arguments
from wrapdocs_introspect.idioms.requests.following.bindings import Call, default_nodes
from wrapdocs_introspect.idioms.requests.following.definitions import decorator_names
from wrapdocs_introspect.idioms.requests.sending.dict_receivers import is_method_of_dict
from wrapdocs_introspect.idioms.requests.sending.sinks import find_requests, may_send
from wrapdocs_introspect.idioms.requests.sending.vocabulary import names_http_library
from wrapdocs_introspect.names.inheritance import external_bases_of
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.arguments import Arguments
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.names.scope import Scope

_MAX_NESTING = 6
RESPONSE = External("<response>")
_SETATTR = External("setattr")
_ARGUMENTS_OF_SETATTR = 3


def evaluate_call(interpreter: Interpreter, node: ast.Call, frame: Frame) -> Value:
    """Evaluate a call; one that sends a request is noted and not followed further."""
    if isinstance(node.func, ast.Name) and node.func.id == "super":
        return _make_super(frame)
    if isinstance(node.func, ast.Name) and node.func.id == "locals":
        return from_keywords(frame.variables)
    callee = interpreter.evaluate(node.func, frame)
    arguments = evaluate_arguments(interpreter, node, frame)
    interpreter.reach_line(node.lineno)
    requests = _find_requests(interpreter, node, callee, arguments)
    if requests and not is_method_of_dict(interpreter, node, callee):
        interpreter.requests += requests
        return Result(RESPONSE)
    if may_send(node, callee, arguments):
        interpreter.note_unknown_call()
    if not isinstance(callee, Choice):
        return _call(interpreter, callee, arguments, node, frame)
    known = [one for one in callee.alternatives if one != NONE]
    return choose([_call(interpreter, one, arguments, node, frame) for one in known])


def _find_requests(
    interpreter: Interpreter, node: ast.Call, callee: Value, arguments: Arguments
) -> list[SentRequest]:
    """Find the requests of all that may be called; known signatures come first."""
    if not isinstance(callee, Choice):
        return find_requests(interpreter, node, callee, arguments)
    callees = sorted(alternatives(callee), key=lambda one: not isinstance(one, FunctionValue))
    found = (find_requests(interpreter, node, one, arguments) for one in callees)
    return list(dict.fromkeys(request for requests in found for request in requests))


def _make_super(frame: Frame) -> Value:
    """Evaluate `super()`: the class that the method stands in, and its receiver."""
    inner: Frame | None = frame
    while inner is not None and inner.function is not None:
        function = inner.function
        if function.owner is not None:
            receiver = inner.variables.get(function.receiver_name or "", UNKNOWN)
            return Result(SUPER, (ClassValue(function.owner), receiver))
        inner = function.closure
    return UNKNOWN


def _call(
    interpreter: Interpreter, callee: Value, arguments: Arguments, node: ast.Call, frame: Frame
) -> Value:
    filled = _fill(callee, arguments)
    if filled is not None:
        return filled
    if isinstance(callee, FunctionValue):
        return _call_function(interpreter, callee, arguments, node, frame)
    if isinstance(callee, ClassValue):
        return _construct(interpreter, callee.cls, arguments, frame)
    if isinstance(callee, Instance):
        method = interpreter.definitions.method(callee.cls, "__call__")
        if method is not None:
            bound = FunctionValue(method, callee)
            return _call_function(interpreter, bound, arguments, node, frame)
    known = _call_known(interpreter, callee, arguments, node, frame)
    if known is not None:
        return known
    _call_callbacks(interpreter, arguments, frame)
    is_shallow = nesting(callee) < _MAX_NESTING
    return Result(callee, arguments.positional, arguments.pairs) if is_shallow else UNKNOWN


def _call_known(
    interpreter: Interpreter, callee: Value, arguments: Arguments, node: ast.Call, frame: Frame
) -> Value | None:
    """Evaluate a call of something that is known, though it is not of the package; else None."""
    if callee == BASE_CONSTRUCTOR:
        return _keep_settings(interpreter, arguments, node, frame)
    if callee == _SETATTR:
        return _set_attribute(interpreter, arguments, node, frame)
    if isinstance(callee, Member):
        return call_method(interpreter, callee, arguments, node, frame)
    if isinstance(callee, External):
        return call_external(interpreter, callee.path, arguments)
    return None


def _fill(callee: Value, arguments: Arguments) -> Value | None:
    if isinstance(callee, Member) and isinstance(callee.base, Text):
        return None
    filled = fill_template(arguments.positional, arguments.keywords)
    if filled is None and isinstance(callee, Member):
        return fill_numbered_template(arguments.positional)
    return filled


def _call_function(
    interpreter: Interpreter,
    callee: FunctionValue,
    arguments: Arguments,
    node: ast.Call,
    frame: Frame,
) -> Value:
    function, receiver, positional = callee.function, callee.receiver, arguments.positional
    is_static = "staticmethod" in decorator_names(function)
    changed = _receiver_of(node, frame)
    if receiver is None and function.owner is not None and not is_static and positional:
        receiver, *rest = positional  # `Base.method(self, ...)`
        positional = tuple(rest)
        changed = node.args[0]
    if arguments.starred is not None:
        positional = (*positional, *_items_for(function, receiver, positional, arguments))
    call = Call(function, receiver, positional, arguments.pairs, arguments.is_open)
    outcome = interpreter.follow(call, frame.depth)
    if outcome.receiver is not None and isinstance(changed, ast.Name):
        # Its weight does not matter: parts of a client often hold the client itself.
        frame.variables[changed.id] = outcome.receiver
    return outcome.value


def _items_for(
    function: Function, receiver: Value | None, given: tuple[Value, ...], arguments: Arguments
) -> list[Value]:
    """Return the items of `*pair` that parameters without a default get."""
    names = function.parameters[1:] if receiver is not None else function.parameters
    defaults = default_nodes(function)
    needed = [
        one for one in names[len(given) :] if one not in defaults and one not in arguments.keywords
    ]
    starred = arguments.starred or UNKNOWN
    return [Member(starred, str(index)) for index in range(len(needed))]


def _receiver_of(node: ast.Call, frame: Frame) -> ast.expr | None:
    """Return the object whose method is called: that of the calling method for `super()`."""
    receiver = node.func.value if isinstance(node.func, ast.Attribute) else None
    is_super = isinstance(receiver, ast.Call) and dotted_name(receiver.func) == "super"
    if not is_super or frame.function is None:
        return receiver
    name = frame.function.receiver_name
    return ast.copy_location(ast.Name(name, ast.Load()), node) if name is not None else None


def _construct(interpreter: Interpreter, cls: Scope, arguments: Arguments, frame: Frame) -> Value:
    init = interpreter.definitions.method(cls, "__init__")
    if init is not None:
        call = Call(init, None, arguments.positional, arguments.pairs, arguments.is_open)
        return interpreter.construct(cls, call, frame.depth)
    # A dataclass, a named tuple, a model: its fields are its parameters.
    fields = interpreter.definitions.fields(cls)
    if not fields and "str" in external_bases_of(cls):
        return Result(ClassValue(cls), arguments.positional, arguments.pairs)
    attributes = dict(zip(fields, arguments.positional, strict=False)) | arguments.keywords
    return Instance(cls, "", tuple(attributes.items()))


def _keep_settings(
    interpreter: Interpreter, arguments: Arguments, node: ast.Call, frame: Frame
) -> Value:
    """Keep what a client of a library of HTTP is made with: `super().__init__(base_url=...)`.

    It has what it is given by name as attributes of these names.
    """
    target = _receiver_of(node, frame)
    made = interpreter.evaluate(target, frame) if target is not None else None
    if target is None or not isinstance(made, Instance):
        return NONE
    if any(map(names_http_library, external_bases_of(made.cls))):
        for name, value in arguments.pairs:
            attribute = ast.copy_location(ast.Attribute(target, name, ast.Store()), node)
            assign(interpreter, attribute, value, frame)
    return NONE


def _call_callbacks(interpreter: Interpreter, arguments: Arguments, frame: Frame) -> None:
    """Follow functions that are given to unknown code: it may call them."""
    for one in (*arguments.positional, *arguments.keywords.values()):
        if isinstance(one, FunctionValue) and one.function.closure is not None:
            interpreter.call(Call(one.function, is_open=True), frame.depth)


def _set_attribute(
    interpreter: Interpreter, arguments: Arguments, node: ast.Call, frame: Frame
) -> Value:
    """Evaluate `setattr(self, "name", value)`."""
    if len(node.args) == _ARGUMENTS_OF_SETATTR and len(arguments.positional) == len(node.args):
        _, name, value = arguments.positional
        literal = literal_of(name)
        if literal:
            target = ast.Attribute(node.args[0], literal, ast.Store())
            assign(interpreter, ast.copy_location(target, node), value, frame)
        else:
            _set_any_attribute(interpreter, node.args[0], frame)
    return NONE


def _set_any_attribute(interpreter: Interpreter, target: ast.expr, frame: Frame) -> None:
    """Evaluate `setattr(self, key, value)` for keys that a caller gives.

    What the object held before is only a default then: flags, numbers and empty lists are no longer
    known.
    """
    base = interpreter.evaluate(target, frame)
    if not isinstance(base, Instance) or isinstance(base.attributes, LateAttributes):
        return
    own = Instance(base.cls, base.name)
    attributes = tuple(
        (name, Member(own, name) if _is_default(name, value) else value)
        for name, value in base.attributes or ()
    )
    assign(interpreter, target, replace(base, attributes=attributes), frame)


def _is_default(name: str, value: Value) -> bool:
    """Tell whether an attribute that callers may set holds a value that says nothing."""
    is_empty = value in (Sequence(), Mapping())
    return not name.startswith("_") and (is_empty or isinstance(value, Constant))
