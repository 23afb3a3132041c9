"""Methods of texts, dicts and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.calls.dict_methods import DICT_METHODS
from wrapdocs_introspect.evaluation.calls.list_methods import LIST_METHODS
from wrapdocs_introspect.evaluation.calls.regular_expressions import MATCH_METHODS
from wrapdocs_introspect.evaluation.calls.text_methods import TEXT_METHODS
from wrapdocs_introspect.evaluation.values.choices import make_result
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent
from wrapdocs_introspect.evaluation.values.values import Member, Reference, Text, Value

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator


def call_known_method(
    evaluator: Evaluator, receiver: Value, name: str, arguments: Arguments, frame: Frame
) -> Value | None:
    """Return what a method of a text, dict or list returns; None for other values.

    Args:
        evaluator: Knows what dicts and lists hold.
        receiver: The value whose method is called.
        name: The method's name.
        arguments: What it is given.
        frame: The function that calls it.
    """
    found: Value | None = None
    if isinstance(receiver, Text):
        method = TEXT_METHODS.get(name)
        if method is None:
            return None  # It may be an object for an address, which has other methods.
        found = method(receiver, arguments, evaluator, frame)
    else:
        content = evaluator.read(receiver) if isinstance(receiver, Reference) else receiver
        if isinstance(content, DictContent):
            change, search = DICT_METHODS.get(name), MATCH_METHODS.get(name)
            if change is not None:
                found = change(receiver, content, arguments, evaluator)
            elif search is not None:
                found = search(content, arguments)
        elif isinstance(content, ListContent):
            act = LIST_METHODS.get(name)
            if act is None:
                return None  # It may be a tuple with names, which has other methods.
            found = act(receiver, content, arguments, evaluator)
        else:
            return None
    if found is not None:
        return found
    named = tuple(arguments.keywords)
    return make_result(Member(receiver, name), arguments.positional, named)
