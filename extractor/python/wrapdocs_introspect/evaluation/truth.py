"""Whether values are true, equal or instances of a class, as far as that is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import alternatives
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent
from wrapdocs_introspect.evaluation.values.values import (
    NONE,
    Choice,
    ClassValue,
    Constant,
    External,
    FunctionValue,
    Member,
    ModuleValue,
    Parameter,
    Partial,
    Reference,
    Text,
    Value,
)
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from wrapdocs_introspect.evaluation.interface import Evaluator

_PLAIN_TYPES = frozenset(
    {"str", "int", "float", "bool", "bytes", "dict", "list", "tuple", "set", "NoneType", "complex"}
)
_PLAIN_CLASSES = frozenset(f"builtins.{one}" for one in _PLAIN_TYPES)
_OTHER_CLASSES = frozenset({"datetime", "decimal", "enum", "io", "pathlib", "uuid"})
"""Modules of whose classes no value of a plain type is an instance."""
_MAPPINGS = frozenset({"dict", "Mapping", "MutableMapping", "OrderedDict"})
_NO_DEFAULT = External("inspect.Parameter.empty")
_ALWAYS_TRUE = (FunctionValue, ClassValue, ModuleValue, Partial, External)


def truth_of(value: Value, evaluator: Evaluator) -> bool | None:
    """Tell whether a value is true; None if that is not decided."""
    if not isinstance(value, Choice):
        return _truth_of(value, evaluator)
    return _unanimous(_truth_of(one, evaluator) for one in without_stand_ins(value, evaluator))


def without_stand_ins(value: Value, evaluator: Evaluator) -> Sequence[Value]:
    """Return the alternatives without methods of what a caller may give instead of an object.

    In `(session or Session()).put`, what is true of `Session.put` is true of all that may be
    there.
    """
    every = alternatives(value)
    if len(every) == 1:
        return every
    methods = {one for one in every if isinstance(one, Member) and _is_method(one, evaluator)}
    names = {one.name for one in methods}
    return [
        one
        for one in every
        if one in methods or not isinstance(one, Member) or one.is_item or one.name not in names
    ]


def _is_method(value: Member, evaluator: Evaluator) -> bool:
    return not value.is_item and evaluator.libraries.is_method(evaluator, value)


def _truth_of(value: Value, evaluator: Evaluator) -> bool | None:
    if isinstance(value, Constant):
        return bool(value.value)
    if isinstance(value, Text):
        return True if value.written else (None if value.parts else False)
    if isinstance(value, (Reference, DictContent, ListContent)):
        return _truth_of_content(value, evaluator)
    if isinstance(value, Member):
        return True if _is_method(value, evaluator) else None
    return True if isinstance(value, _ALWAYS_TRUE) else None


def _truth_of_content(value: Value, evaluator: Evaluator) -> bool | None:
    content = evaluator.read(value) if isinstance(value, Reference) else value
    if isinstance(content, DictContent):
        if any(not one.is_optional for one in content.items):
            return True
        return None if content.items or content.may_have_more else False
    if isinstance(content, ListContent):
        if any(not _is_lacking(one, content) for one in content.items):
            return True
        return None if content.is_open else False
    return True


def _is_lacking(item: Value, content: ListContent) -> bool:
    return content.lacking is not None and item in content.lacking


def are_equal(one: Value, other: Value, evaluator: Evaluator) -> bool | None:
    """Tell whether two values are equal; None if that is not decided."""
    if not isinstance(one, Choice) and not isinstance(other, Choice):
        return _are_equal(one, other, evaluator)
    others = without_stand_ins(other, evaluator)
    pairs = ((a, b) for a in without_stand_ins(one, evaluator) for b in others)
    return _unanimous(_are_equal(a, b, evaluator) for a, b in pairs)


def _are_equal(one: Value, other: Value, evaluator: Evaluator) -> bool | None:
    if _is_literal(one) and _is_literal(other):
        return _literal(one) == _literal(other)
    if isinstance(one, ClassValue) and isinstance(other, ClassValue):
        return one == other
    if (_is_literal(one) and _is_container(other)) or (_is_container(one) and _is_literal(other)):
        return False
    if isinstance(one, External) and isinstance(other, External):
        is_plain = {one.path, other.path} <= _PLAIN_CLASSES
        return one == other if is_plain or one == other else None
    if _NO_DEFAULT in (one, other) and (_is_literal(one) or _is_literal(other)):
        return False
    known = (Text, Constant, Reference, *_ALWAYS_TRUE)
    if NONE in (one, other) and any(_excludes_none(each, evaluator) for each in (one, other)):
        return False
    if NONE in (one, other) and isinstance(one, known) and isinstance(other, known):
        return False
    return None


def _excludes_none(value: Value, evaluator: Evaluator) -> bool:
    """Tell whether a value is a method, or a caller must give something: `name: str`."""
    if isinstance(value, Member):
        return _is_method(value, evaluator)
    declared = value.cls if isinstance(value, Parameter) and not value.is_optional else None
    return isinstance(declared, str) and declared.removeprefix("builtins.") in _PLAIN_TYPES


def _is_literal(value: Value) -> bool:
    return isinstance(value, Constant) or (isinstance(value, Text) and value.literal is not None)


def _is_container(value: Value) -> bool:
    if isinstance(value, Reference):
        return value.kind in {"dict", "list"}
    return isinstance(value, (DictContent, ListContent))


def _literal(value: Value) -> object:
    return value.value if isinstance(value, Constant) else getattr(value, "literal", None)


def is_instance(value: Value, classes: Iterable[Value], evaluator: Evaluator) -> bool | None:
    """Tell whether a value is an instance of one of some classes; None if not decided."""
    wanted = list(classes)
    return _unanimous(_is_one_of(one, wanted, evaluator) for one in alternatives(value))


def _is_one_of(value: Value, classes: list[Value], evaluator: Evaluator) -> bool | None:
    found = {_is_instance(value, one, evaluator) for one in classes}
    if True in found:
        return True
    return False if found == {False} else None


def _is_instance(value: Value, cls: Value, evaluator: Evaluator) -> bool | None:
    own = type_of(value)
    if own is None:
        return False if _is_other_plain_type(value, cls) else None
    if isinstance(own, Scope):
        return _is_subclass(own, cls, evaluator)
    if isinstance(cls, ClassValue):
        return False if own in _PLAIN_TYPES else None
    name = cls.path.rpartition(".")[2] if isinstance(cls, External) else ""
    if own == name or (own in {"dict", "list"} and name in _MAPPINGS and own == "dict"):
        return True
    if own not in _PLAIN_TYPES or not isinstance(cls, External):
        return None
    is_other = name in _PLAIN_TYPES | _MAPPINGS or cls.path.partition(".")[0] in _OTHER_CLASSES
    return False if is_other else None


def _is_other_plain_type(value: Value, cls: Value) -> bool:
    """Tell whether an annotation says another builtin type, maybe beside None."""
    declared = value.cls if isinstance(value, Parameter) else None
    if not isinstance(declared, str) or not isinstance(cls, External):
        return False
    own, wanted = declared.removeprefix("builtins."), cls.path.removeprefix("builtins.")
    return own != wanted and {own, wanted} <= _PLAIN_TYPES - {"NoneType"}


def _is_subclass(own: Scope, cls: Value, evaluator: Evaluator) -> bool | None:
    definitions = evaluator.definitions
    external = definitions.external_bases(own)
    if isinstance(cls, ClassValue):
        return cls.cls in definitions.bases(own)
    if isinstance(cls, External):
        if cls.path in external:
            return True
        is_plain = cls.path.rpartition(".")[2] in _PLAIN_TYPES and not external
        return False if is_plain else None
    return None


def type_of(value: Value) -> Scope | str | None:
    """Return the class of a value, or the name of a builtin one; None if it is not known."""
    if isinstance(value, Text):
        return "str" if value.written or not value.parts else _type_of_parts(value)
    if isinstance(value, Constant):
        return value.kind
    if isinstance(value, Reference):
        return value.cls if value.kind == "object" else value.kind
    if isinstance(value, Parameter) and isinstance(value.cls, str):
        name = value.cls.removeprefix("builtins.")
        return name if name in _PLAIN_TYPES and not value.is_optional else None
    return None


def _type_of_parts(value: Text) -> str | None:
    return "str" if len(value.parts) > 1 else None


def _unanimous(found: Iterable[bool | None]) -> bool | None:
    answers = set(found)
    return answers.pop() if len(answers) == 1 else None


if TYPE_CHECKING:
    Decision = Callable[[Value, Evaluator], bool | None]
