"""Makes the arguments of a call."""

from __future__ import annotations

import inspect
import typing
from dataclasses import dataclass, field
from inspect import Parameter
from typing import TYPE_CHECKING, Any

from recorder.values.annotations import NOTHING, resolve
from recorder.values.docstrings import list_keywords
from recorder.values.names import TRANSPORT_OPTION
from recorder.values.package import PACKAGE

if TYPE_CHECKING:
    from recorder.values.maker import Maker

_FREE = "*free*"
"""Stands for a keyword that nobody has documented, among the optional ones."""


@dataclass
class Arguments:
    """The arguments of a call."""

    positional: list[Any] = field(default_factory=list)
    named: dict[str, Any] = field(default_factory=dict)
    given: list[str] = field(default_factory=list)
    """The names of the parameters that have a value."""


def list_optional(function: Any) -> list[str]:
    """List the optional parameters and the known keyword arguments that a call may have."""
    names = []
    for parameter in read_signature(function).parameters.values():
        if parameter.kind is Parameter.VAR_KEYWORD:
            names += [*_list_typed_keywords(parameter, function), *list_keywords(function), _FREE]
        elif parameter.kind is Parameter.VAR_POSITIONAL or parameter.default is not Parameter.empty:
            names.append(parameter.name)
    return [name for name in dict.fromkeys(names) if not TRANSPORT_OPTION.match(name)]


def make_arguments(maker: Maker, function: Any, chosen: set[str]) -> Arguments:
    """Make the required arguments of a function, and those optional ones that are chosen."""
    made = Arguments()
    signature = read_signature(function)
    has_gap = False
    for parameter in signature.parameters.values():
        if parameter.kind is Parameter.VAR_KEYWORD:
            _add_keywords(maker, made, function, parameter, chosen)
        elif parameter.kind is Parameter.VAR_POSITIONAL:
            if parameter.name in chosen and not has_gap and not made.named:
                name = parameter.name.removesuffix("s")
                made.positional.append(maker.make(parameter.annotation, name, function))
                made.given.append(parameter.name)
        elif parameter.default is not Parameter.empty and parameter.name not in chosen:
            has_gap = True
        else:
            _add(maker, made, function, parameter, is_named=has_gap)
    return made


def read_signature(function: Any) -> inspect.Signature:
    """Read the signature of a function; an empty one if it has none."""
    try:
        return inspect.signature(function)
    except (TypeError, ValueError):
        return inspect.Signature()


def _add(
    maker: Maker, made: Arguments, function: Any, parameter: Parameter, *, is_named: bool
) -> None:
    raw = inspect.unwrap(getattr(function, "__func__", function))
    default = parameter.default
    if parameter.annotation is Parameter.empty and default not in (Parameter.empty, None):
        value = maker.make_like(default, parameter.name, raw)
    else:
        value = maker.make(parameter.annotation, parameter.name, raw)
    made.given.append(parameter.name)
    if parameter.kind is Parameter.KEYWORD_ONLY or (
        is_named and parameter.kind is not Parameter.POSITIONAL_ONLY
    ):
        made.named[parameter.name] = value
    else:
        made.positional.append(value)


def _add_keywords(
    maker: Maker, made: Arguments, function: Any, parameter: Parameter, chosen: set[str]
) -> None:
    raw = inspect.unwrap(getattr(function, "__func__", function))
    kinds = _list_typed_keywords(parameter, function)
    for name in [*kinds, *list_keywords(function)]:
        if name in chosen and name not in made.given:
            made.named[name] = maker.make(kinds.get(name, Parameter.empty), name, raw)
            made.given.append(name)
    if _FREE in chosen:
        made.named.update(maker.make_mapping(parameter.name))
        made.given.append(parameter.name)


def _list_typed_keywords(parameter: Parameter, function: Any) -> dict[str, Any]:
    """List the keys of `**kwargs: Unpack[SomeTypedDict]`, and which of them are required."""
    raw = inspect.unwrap(getattr(function, "__func__", function))
    kind = resolve(parameter.annotation, raw, PACKAGE.by_name)
    inner = next(iter(typing.get_args(kind)), None)
    if kind is NOTHING or inner is None:
        return {}
    inner = resolve(inner, raw, PACKAGE.by_name)
    return typing.get_type_hints(inner) if typing.is_typeddict(inner) else {}
