"""Calls of Python's builtin functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.calls.dict_methods import pairs_as_dict
from wrapdocs_introspect.evaluation.containers import (
    dict_of,
    extend,
    items_of,
    list_of,
    spread_into,
)
from wrapdocs_introspect.evaluation.expressions.texts import written
from wrapdocs_introspect.evaluation.iteration import elements_of
from wrapdocs_introspect.evaluation.truth import is_instance, truth_of, type_of
from wrapdocs_introspect.evaluation.values.choices import (
    alternatives,
    choose,
    derive,
    is_callable,
    is_unknown,
)
from wrapdocs_introspect.evaluation.values.contents import (
    DictContent,
    ListContent,
    ObjectContent,
)
from wrapdocs_introspect.evaluation.values.texts import concatenate
from wrapdocs_introspect.evaluation.values.values import (
    FALSE,
    NONE,
    TRUE,
    UNKNOWN,
    ClassValue,
    Constant,
    External,
    Member,
    Reference,
    Text,
    Value,
    constant,
    text,
)
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Callable

    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator

    Builtin = Callable[[Evaluator, Arguments, Frame], Value | None]

_MAX_RANGE = 50


def _dict(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value:
    made = DictContent()
    for one in (*arguments.positional, *arguments.more_keywords):
        pairs = list_of(one, evaluator)
        given = pairs_as_dict(pairs, evaluator) if pairs is not None else one
        made = spread_into(made, given, evaluator)
    for name, value in arguments.keywords:
        made = made.put(name, value, is_optional=name in arguments.optional)
    return evaluator.allocate(made)


def _list(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value:
    if not arguments.positional:
        return evaluator.allocate(ListContent())
    value = arguments.positional[0]
    elements, is_known = elements_of(value, evaluator, frame)
    found = list_of(value, evaluator) if not is_known else None
    if found is not None and found.has_all:
        made = ListContent().extended(found)
    else:
        made = ListContent(tuple(elements), "list", not is_known, () if is_known else (value,))
    return evaluator.allocate(made)


def _tuple(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value:
    made = evaluator.read(_list(evaluator, arguments, frame))  # type: ignore[arg-type]
    assert isinstance(made, ListContent)  # noqa: S101 - it has just been made
    return ListContent(made.items, "tuple", made.is_open, made.spread, made.lacking)


def _str(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value:
    if not arguments.positional:
        return text("")
    return choose(
        one if is_unknown(one) else concatenate([written(one, evaluator, frame)])
        for one in alternatives(arguments.positional[0])
    )


def _int(_evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value:
    value = arguments.get(0) or constant(0)
    if isinstance(value, Text) and value.literal is not None and value.literal.isdigit():
        return constant(int(value.literal[:20]))
    return value


def _bool(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value:
    value = arguments.get(0) or FALSE
    known = truth_of(value, evaluator)
    if known is None:
        return value
    return TRUE if known else FALSE


def _len(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value:
    value = arguments.get(0) or UNKNOWN
    if isinstance(value, Text) and value.literal is not None:
        return constant(len(value.literal))
    found = items_of(value, evaluator)
    return constant(len(found)) if found is not None else derive("len", (value,))


def _any(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value | None:
    return _unite_truths(evaluator, arguments, frame, deciding=True)


def _all(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value | None:
    return _unite_truths(evaluator, arguments, frame, deciding=False)


def _unite_truths(
    evaluator: Evaluator, arguments: Arguments, frame: Frame, *, deciding: bool
) -> Value | None:
    """Return what `any` or `all` says of elements, of which one may decide."""
    elements, is_known = elements_of(arguments.get(0) or UNKNOWN, evaluator, frame)
    truths = {truth_of(one, evaluator) for one in elements} if is_known else {None}
    if deciding in truths:
        return TRUE if deciding else FALSE
    if None in truths:
        return None
    return FALSE if deciding else TRUE


def _callable(_evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    value = arguments.get(0)
    if isinstance(value, (Text, Constant)):
        return FALSE
    return TRUE if value is not None and is_callable(value) else None


def _isinstance(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value:
    value, wanted = arguments.get(0) or UNKNOWN, arguments.get(1) or UNKNOWN
    classes = wanted.items if isinstance(wanted, ListContent) else alternatives(wanted)
    known = is_instance(value, classes, evaluator)
    if known is None:
        return derive("isinstance", (value, *classes))
    return TRUE if known else FALSE


def _getattr(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value:
    value, name = arguments.get(0) or UNKNOWN, arguments.get(1) or UNKNOWN
    default = arguments.get(2)
    found: list[Value] = []
    for one in alternatives(value):
        for key in alternatives(name):
            if one == NONE and default is not None:
                found.append(default)
            elif isinstance(key, Text) and key.literal is not None:
                found += _attribute_or(evaluator, one, key.literal, default, frame)
            else:
                found.append(derive("getattr", (one, key)))
    return choose(found)


def _attribute_or(
    evaluator: Evaluator, value: Value, name: str, default: Value | None, frame: Frame
) -> list[Value]:
    found = evaluator.attribute(value, name, frame)
    is_missing = isinstance(found, Member) and found.receiver == value
    if default is None or not is_missing:
        return [found]
    if isinstance(value, Reference) and not value.is_self and isinstance(value.cls, Scope):
        return [default]
    return [found, default]


def _setattr(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value:
    value, name = arguments.get(0) or UNKNOWN, arguments.get(1) or UNKNOWN
    given = arguments.get(2) or UNKNOWN
    for one in alternatives(name):
        if isinstance(one, Text) and one.literal is not None:
            for receiver in alternatives(value):
                evaluator.set_attribute(receiver, one.literal, given, frame)
    return NONE


def _hasattr(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value:
    value, name = arguments.get(0) or UNKNOWN, arguments.get(1) or UNKNOWN
    if isinstance(name, Text) and name.literal is not None and not is_unknown(value):
        found = evaluator.attribute(value, name.literal, frame)
        if not is_unknown(found):
            return TRUE
    return derive("hasattr", (value, name))


def _type(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    value = arguments.get(0) or UNKNOWN
    if isinstance(value, Reference) and isinstance(value.cls, Scope):
        return ClassValue(value.cls)
    content = evaluator.read(value) if isinstance(value, Reference) else value
    own = content.kind if isinstance(content, ListContent) else type_of(value)
    return External(f"builtins.{own}") if isinstance(own, str) else None


def _vars(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    value = arguments.get(0)
    if isinstance(value, ClassValue):
        return _members_of(value.cls, evaluator)
    return fields_of(value, evaluator) if value is not None else None


def _members_of(cls: Scope, evaluator: Evaluator) -> Value:
    """Return a dict of what a class body defines."""
    made = DictContent()
    for name in cls.definitions:
        definition = evaluator.definitions.own_member(cls, name)
        if definition is not None:
            made = made.put(name, evaluator.value_of(definition))
    return evaluator.allocate(made)


def fields_of(value: Value, evaluator: Evaluator) -> Value | None:
    """Return a dict of the attributes of an object."""
    content = evaluator.read(value) if isinstance(value, Reference) else None
    if not isinstance(content, ObjectContent):
        return None
    made = DictContent()
    for name, one in content.attributes:
        made = made.put(name, one)
    return evaluator.allocate(made)


def _zip(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    found = [items_of(one, evaluator) for one in arguments.positional]
    known = [one for one in found if one is not None]
    if len(known) != len(found):
        return None
    pairs = (ListContent(one, "tuple") for one in zip(*known, strict=False))
    return ListContent(tuple(pairs))


def _enumerate(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    found = items_of(arguments.get(0) or UNKNOWN, evaluator)
    if found is None:
        return None
    pairs = (ListContent((constant(i), one), "tuple") for i, one in enumerate(found))
    return ListContent(tuple(pairs))


def _map(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value:
    function = arguments.get(0) or UNKNOWN
    elements, is_known = elements_of(arguments.get(1) or UNKNOWN, evaluator, frame)
    made = tuple(evaluator.call(function, Arguments((one,)), frame) for one in elements)
    return ListContent(made, "list", not is_known, () if is_known else arguments.positional[1:])


def _filter(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value:
    value = arguments.get(1) or UNKNOWN
    made = extend(ListContent(), value, evaluator)
    return ListContent(made.items, made.kind, is_open=True, spread=(value,))


def _range(_evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    numbers = [one.value for one in arguments.positional if isinstance(one, Constant)]
    bounds = [one for one in numbers if isinstance(one, int)]
    if len(bounds) != len(arguments.positional) or not bounds:
        return None
    made = range(*bounds[:3]) if 0 not in bounds[2:] else range(0)
    return ListContent(tuple(constant(one) for one in made)) if len(made) < _MAX_RANGE else None


def _first(_evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    return arguments.get(0)


def _next(evaluator: Evaluator, arguments: Arguments, frame: Frame) -> Value:
    value = arguments.get(0) or UNKNOWN
    elements, is_known = elements_of(value, evaluator, frame)
    default = [] if arguments.get(1) is None else [arguments.positional[1]]
    if is_known and elements:
        return elements[0]
    return choose((*elements, *default)) if elements or default else UNKNOWN


def _sorted(evaluator: Evaluator, arguments: Arguments, _: Frame) -> Value | None:
    value = arguments.get(0) or UNKNOWN
    found = list_of(value, evaluator)
    known = dict_of(value, evaluator) if found is None else None
    if found is None and known is None:
        return None
    return evaluator.allocate(extend(ListContent(), value, evaluator))


BUILTINS: dict[str, Builtin] = {
    "dict": _dict,
    "list": _list,
    "set": _list,
    "frozenset": _list,
    "tuple": _tuple,
    "str": _str,
    "repr": _str,
    "int": _int,
    "float": _int,
    "bool": _bool,
    "len": _len,
    "any": _any,
    "all": _all,
    "callable": _callable,
    "isinstance": _isinstance,
    "getattr": _getattr,
    "setattr": _setattr,
    "object.__setattr__": _setattr,
    "hasattr": _hasattr,
    "type": _type,
    "vars": _vars,
    "zip": _zip,
    "enumerate": _enumerate,
    "map": _map,
    "filter": _filter,
    "range": _range,
    "iter": _first,
    "aiter": _first,
    "next": _next,
    "anext": _next,
    "sorted": _sorted,
    "reversed": _sorted,
}
