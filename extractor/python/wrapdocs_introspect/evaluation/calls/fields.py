"""Classes whose constructor is made from their annotations: dataclasses, attrs and models."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    Constant,
    External,
    Parameter,
    Result,
    Text,
)
from wrapdocs_introspect.models.flavor_rules import ATTRS, DATACLASS
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.function import Function
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.evaluation.values.values import Reference, Value
    from wrapdocs_introspect.names.binding import Binding

_FALSE = Constant(value=False, kind="bool")
_CONSTANTS = frozenset({"bool", "int", "float"})
_CALLED_AFTERWARDS = ("__post_init__", "__attrs_post_init__", "model_post_init")
"""What dataclasses, attrs and Pydantic call when all fields are set."""
_DECORATORS = DATACLASS.decorators | ATTRS.decorators
_MODELS = frozenset(
    {"pydantic.BaseModel", "pydantic.main.BaseModel", "pydantic_settings.BaseSettings"}
)
_BASES = _MODELS | {"msgspec.Struct", "typing.NamedTuple"}


def has_fields(cls: Scope, evaluator: Evaluator) -> bool:
    """Tell whether the constructor of a class is made from its annotations."""
    if not _BASES.isdisjoint(evaluator.definitions.external_bases(cls)):
        return True
    return any(
        one.resolve_node(node.func if isinstance(node, ast.Call) else node) in _DECORATORS
        for one in evaluator.definitions.bases(cls)
        for node in getattr(one.node, "decorator_list", ())
    )


def find_post_initialiser(cls: Scope, evaluator: Evaluator) -> Function | None:
    """Return the method that is called when the fields of an object are set; None without one."""
    found = (evaluator.definitions.method(cls, name) for name in _CALLED_AFTERWARDS)
    return next(filter(None, found), None)


def set_fields(cls: Scope, made: Reference, arguments: Arguments, evaluator: Evaluator) -> None:
    """Set the fields of an object to what its constructor is given, otherwise to their defaults.

    Args:
        cls: Its class.
        made: The object.
        arguments: What a call of the class passes.
        evaluator: Evaluates defaults, and sets attributes.
    """
    names = evaluator.definitions.fields(cls)
    if not arguments.is_open:
        for name, value in constant_defaults(cls, evaluator).items():
            evaluator.set_attribute(made, name, value)
    for name, value in zip(names, arguments.positional, strict=False):
        evaluator.set_attribute(made, name, value)
    for name, value in arguments.keywords:
        if not _is_private_of_model(cls, name, evaluator):
            evaluator.set_attribute(made, name, value)


def _is_private_of_model(cls: Scope, name: str, evaluator: Evaluator) -> bool:
    """Tell whether a model of Pydantic has a private attribute, which it ignores in a call.

    A field may have such a name as its alias.
    """
    if not name.startswith("_") or evaluator.definitions.member(cls, name) is None:
        return False
    return not _MODELS.isdisjoint(evaluator.definitions.external_bases(cls))


def constant_defaults(cls: Scope, evaluator: Evaluator) -> dict[str, Value]:
    """Return the fields of a class whose defaults are constants other than None.

    Args:
        cls: The class.
        evaluator: Evaluates defaults.
    """
    found: dict[str, Value] = {}
    for name in evaluator.definitions.fields(cls):
        _, binding = evaluator.definitions.member(cls, name) or (cls, None)
        if binding is None or isinstance(binding, Scope) or binding.value is None:
            continue
        default = evaluator.value_of(binding)
        if isinstance(default, Result) and isinstance(default.callee, External):
            given = dict(default.keywords).get("default")
            default = given or (default.arguments[0] if default.arguments else NONE)
        is_text = isinstance(default, Text) and default.literal is not None
        is_constant = isinstance(default, Constant) and default.kind in _CONSTANTS
        if is_text or is_constant:
            found[name] = default
    return found


def set_fields_of_caller(cls: Scope, made: Reference, evaluator: Evaluator) -> None:
    """Set the fields of an object to what a caller may give for them.

    Args:
        cls: Its class.
        made: The object, as a caller constructs it.
        evaluator: Evaluates defaults, and sets attributes.
    """
    for name in evaluator.definitions.fields(cls):
        owner, binding = evaluator.definitions.member(cls, name) or (cls, None)
        if binding is None or isinstance(binding, Scope):
            continue
        given = _given_for(name, owner, binding, evaluator)
        if given is not None:
            evaluator.set_attribute(made, name, given)


def _given_for(name: str, owner: Scope, binding: Binding, evaluator: Evaluator) -> Parameter | None:
    """Return what a caller gives for a field; None for a variable of the class."""
    default = evaluator.value_of(binding) if binding.value is not None else None
    if isinstance(default, Result) and isinstance(default.callee, External):
        options = dict(default.keywords)
        if options.get("init") == _FALSE:
            return None
        default = options.get("default")
    cls = evaluator.definitions.annotated(binding.annotation, owner)
    is_optional = default is not None
    return Parameter(name, "constructor", cls, default, is_optional, is_demanded=not is_optional)
