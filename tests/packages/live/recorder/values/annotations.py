"""Reads annotations: evaluates texts, follows aliases, and lists the members of unions."""

from __future__ import annotations

import collections.abc
import datetime as dt
import decimal
import inspect
import pathlib
import sys
import types
import typing
import uuid
from collections import ChainMap
from typing import Any

NOTHING = inspect.Parameter.empty
_SPECIAL = ("NotGiven", "Omit", "UNSET", "Unset", "Missing")
_USUAL = {
    "date": dt.date,
    "datetime": dt.datetime,
    "timedelta": dt.timedelta,
    "Decimal": decimal.Decimal,
    "UUID": uuid.UUID,
    "Path": pathlib.Path,
}
_evaluated: dict[tuple[str, int], Any] = {}


class _Siblings(dict[str, Any]):
    """Classes of the distribution of a module by name, for imports that only checkers see."""

    def __init__(self, module: str) -> None:
        super().__init__()
        self.root = ".".join(module.split(".")[:2])

    def __missing__(self, name: str) -> Any:
        for key, module in sorted(sys.modules.items()):
            if self.root and f"{key}.".startswith(f"{self.root}."):
                found = getattr(module, "__dict__", {}).get(name)
                if inspect.isclass(found):
                    return found
        raise KeyError(name)


def resolve(annotation: Any, function: Any, classes: dict[str, type]) -> Any:
    """Follow an annotation to a type, or to `NOTHING`."""
    if isinstance(annotation, typing.ForwardRef):
        annotation = annotation.__forward_arg__
    if isinstance(annotation, str):
        annotation = _evaluate(annotation, function, classes)
    if annotation in (Any, object) or annotation is NOTHING:
        return NOTHING
    alias = getattr(typing.get_origin(annotation), "__value__", None)
    if alias is not None:
        return resolve(alias[typing.get_args(annotation)], function, classes)
    if isinstance(annotation, typing.TypeVar):
        return _resolve_variable(annotation, function, classes)
    for attribute in ("__value__", "__supertype__"):
        inner = getattr(annotation, attribute, None)
        if inner is not None and not inspect.isclass(annotation):
            return resolve(inner, function, classes)
    wrapped = (typing.Annotated, typing.Required, typing.NotRequired, typing.Final, typing.ClassVar)
    if typing.get_origin(annotation) in wrapped:
        return resolve(typing.get_args(annotation)[0], function, classes)
    return annotation


def list_members(annotation: Any) -> list[Any] | None:
    """List the members of a union without those that mean nothing; None if it is not one."""
    if typing.get_origin(annotation) not in (typing.Union, types.UnionType):
        return None
    members = [
        member
        for member in typing.get_args(annotation)
        if member is not type(None) and not any(word in str(member) for word in _SPECIAL)
    ]
    return sorted(members, key=lambda member: 0 if member is str else 1 if member is int else 2)


def _resolve_variable(variable: typing.TypeVar, function: Any, classes: dict[str, type]) -> Any:
    first = next(iter(variable.__constraints__), NOTHING)
    return resolve(variable.__bound__ or first, function, classes)


def _evaluate(text: str, function: Any, classes: dict[str, type]) -> Any:
    own = getattr(inspect.unwrap(function), "__globals__", {}) if function is not None else {}
    key = (text, id(own))
    if key not in _evaluated:
        _evaluated[key] = _evaluate_in(text, own, classes)
    return _evaluated[key]


def _evaluate_in(text: str, own: dict[str, Any], classes: dict[str, type]) -> Any:
    siblings = _Siblings(str(own.get("__name__", "")))
    known = (classes, _USUAL, vars(typing), vars(collections.abc), siblings)
    shorter = text.replace(" | ", " or ").split(" or ", maxsplit=1)[0]
    # A module `datetime` would hide the class, and the other way round.
    for spaces in ((own, *known), ({"datetime": dt}, own, *known), known):
        for one in (text, shorter):
            try:
                found = eval(one, {}, ChainMap(*spaces))
            except BaseException:
                continue
            if not inspect.ismodule(found):
                return found
    return NOTHING
