"""Methods that classes of models inherit from other packages, such as Pydantic's `model_copy`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.fields import constant_defaults
from wrapdocs_introspect.evaluation.containers import dict_of
from wrapdocs_introspect.evaluation.values.choices import make_result
from wrapdocs_introspect.evaluation.values.contents import FrozenObject, ObjectContent
from wrapdocs_introspect.evaluation.values.values import (
    TRUE,
    ClassValue,
    External,
    Member,
    Reference,
    Super,
    Value,
)
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.interface import Evaluator

_MAKING = frozenset({"construct", "model_construct", "model_validate", "parse_obj", "from_dict"})
_COPYING = frozenset({"copy", "model_copy", "deepcopy", "__copy__"})
_DUMPING = frozenset({"dict", "model_dump", "to_dict", "asdict", "json", "model_dump_json"})

_LEAVING_OUT_DEFAULTS = ("exclude_unset", "exclude_defaults")


def call_model_method(callee: Value, arguments: Arguments, evaluator: Evaluator) -> Value | None:
    """Return what a method returns that a class of models inherits; None for other calls."""
    if not isinstance(callee, Member):
        return None
    receiver = callee.receiver
    if isinstance(receiver, Super):
        receiver = receiver.receiver
    if isinstance(receiver, ClassValue) and callee.name in _MAKING:
        return _make(receiver.cls, arguments, evaluator)
    if not isinstance(receiver, Reference) or not isinstance(receiver.cls, Scope):
        return None
    content = evaluator.read(receiver)
    if callee.name in _COPYING and isinstance(content, ObjectContent):
        return receiver if receiver.is_self else evaluator.allocate(content, receiver.cls)
    if callee.name in _DUMPING and not receiver.is_self:
        dumped = evaluator.freeze(receiver)
        if any(arguments.keyword(one) == TRUE for one in _LEAVING_OUT_DEFAULTS):
            dumped = _without_defaults(dumped, evaluator)
        return make_result(External("model dump"), (dumped,))
    return None


def _without_defaults(value: Value, evaluator: Evaluator) -> Value:
    """Return an object without the attributes that are as its class sets them."""
    if not isinstance(value, FrozenObject) or not isinstance(value.cls, Scope):
        return value
    defaults = constant_defaults(value.cls, evaluator)
    kept = (one for one in value.attributes if defaults.get(one[0]) != one[1])
    return FrozenObject(value.cls, tuple(kept))


def _make(cls: Scope, arguments: Arguments, evaluator: Evaluator) -> Value:
    made = evaluator.allocate(ObjectContent(), cls)
    for one in arguments.positional:
        given = dict_of(one, evaluator)
        for item in given.items if given is not None else ():
            evaluator.set_attribute(made, str(item.key), item.value)
    for name, value in arguments.keywords:
        evaluator.set_attribute(made, name, value)
    return made
