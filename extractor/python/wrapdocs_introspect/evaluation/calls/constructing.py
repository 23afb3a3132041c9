"""Calls of classes of the package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.arguments import Arguments
from wrapdocs_introspect.evaluation.calls.fields import find_post_initialiser, set_fields
from wrapdocs_introspect.evaluation.values.choices import alternatives
from wrapdocs_introspect.evaluation.values.contents import ObjectContent
from wrapdocs_introspect.evaluation.values.values import (
    ClassValue,
    Derived,
    Member,
    Parameter,
    Reference,
    Result,
    Text,
    Value,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.names.scope import Scope


def construct(cls: Scope, arguments: Arguments, evaluator: Evaluator, frame: Frame) -> Value:
    """Return the object that a call of a class makes.

    Args:
        cls: The class.
        arguments: What it is given.
        evaluator: Follows the constructor.
        frame: The function that calls it.
    """
    if "str" in evaluator.definitions.external_bases(cls) and arguments.positional:
        return arguments.positional[0]  # A text with more methods is a text.
    if evaluator.definitions.method(cls, "__new__") is not None and not arguments.values:
        return evaluator.object_of(cls)  # It may be an object that is there already.
    made = _make(cls, arguments, evaluator, frame)
    initialiser = evaluator.definitions.method(cls, "__init__")
    if initialiser is not None:
        evaluator.follow(initialiser, arguments.behind(made), frame)
    elif evaluator.definitions.method(cls, "__new__") is None:
        set_fields(cls, made, arguments, evaluator)
        following = find_post_initialiser(cls, evaluator)
        if following is not None:
            evaluator.follow(following, Arguments((made,)), frame)
    return made


def is_given_data(arguments: Arguments) -> bool:
    """Tell whether a constructor is given data, such as a part of an answer, and no known text."""
    found = [one for value in arguments.values for one in alternatives(value)]
    is_any = any(isinstance(one, (Derived, Member, Result)) for one in found)
    return is_any and not any(isinstance(one, (Text, Parameter)) for one in found)


def _make(cls: Scope, arguments: Arguments, evaluator: Evaluator, frame: Frame) -> Reference:
    """Return the object before it is initialised."""
    maker = evaluator.definitions.method(cls, "__new__")
    if maker is not None:
        made = evaluator.follow(maker, arguments.behind(ClassValue(cls)), frame)
        objects = [one for one in alternatives(made) if isinstance(one, Reference)]
        if objects:
            return objects[0]
    return evaluator.allocate(ObjectContent(), cls)
