"""Calls of methods of texts, dicts and lists."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.assignments import assign
from wrapdocs_introspect.idioms.requests.evaluation.text.methods import call_text_method
from wrapdocs_introspect.idioms.requests.evaluation.text.templates import fill
from wrapdocs_introspect.idioms.requests.evaluation.text.url_parts import unite_address
from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    NONE,
    UNKNOWN,
    Choice,
    Mapping,
    Member,
    Result,
    Sequence,
    Text,
    Unknown,
    choose,
)
from wrapdocs_introspect.idioms.requests.evaluation.values.containers import (
    LIST_CHANGES,
    change_mapping,
    change_sequence,
    from_keywords,
    read_mapping,
    update,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.arguments import Arguments
    from wrapdocs_introspect.idioms.requests.following.frames import Frame
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter


def call_method(
    interpreter: Interpreter, callee: Member, arguments: Arguments, node: ast.Call, frame: Frame
) -> Value | None:
    """Evaluate a method of a text, dict or list; None for any other method."""
    target = node.func.value if isinstance(node.func, ast.Attribute) else None
    base, name = callee.base, callee.name
    if isinstance(base, Choice):
        known = [Member(one, name) for one in base.alternatives]
        results = [call_method(interpreter, one, arguments, node, frame) for one in known]
        found = [one for one in results if one is not None]
        return choose(found) if found else None
    if isinstance(base, Text):
        return _call_text(base, name, arguments)
    if name == "geturl":
        return unite_address(base)
    if name == "update" and isinstance(base, (Mapping, Unknown, Result, Member)):
        changed = _updated(base, arguments)
        return _change(interpreter, target, changed, frame) if changed is not None else None
    if isinstance(base, Mapping):
        changed = change_mapping(base, name, arguments.positional)
        if changed is not None:
            _change(interpreter, target, changed, frame)
        return read_mapping(base, name, arguments.positional)
    if isinstance(base, Sequence) and name in LIST_CHANGES and arguments.positional:
        longer = change_sequence(base, name, arguments.positional[0])
        return _change(interpreter, target, longer, frame)
    return base if isinstance(base, Sequence) and name == "copy" else None


def _call_text(base: Text, name: str, arguments: Arguments) -> Value | None:
    if name == "format":
        keywords = from_keywords(arguments.keywords, is_open=arguments.is_open)
        return fill(base, (*arguments.positional, *_starred_items(base, arguments)), keywords)
    if name == "format_map":
        given = arguments.positional[0] if arguments.positional else UNKNOWN
        return fill(base, (), given) if isinstance(given, Mapping) else base
    return call_text_method(base, name, arguments.positional)


def _starred_items(template: Text, arguments: Arguments) -> list[Value]:
    """Return the items of `*names` that the fields of a template get."""
    starred = arguments.starred
    count = sum(part.count("{") for part in template.parts if isinstance(part, str))
    missing = range(max(0, count - len(arguments.positional))) if starred is not None else ()
    return [Member(starred or UNKNOWN, str(index)) for index in missing]


def _updated(base: Value, arguments: Arguments) -> Mapping | None:
    """Return a dict after `update`; an unknown one becomes an open dict."""
    is_known = isinstance(base, Mapping)
    if not is_known and not any(isinstance(one, Mapping) for one in arguments.positional):
        return None
    changed = base if isinstance(base, Mapping) else update(Mapping(), base)
    for one in (*arguments.positional, from_keywords(arguments.keywords)):
        changed = update(changed, one)
    return changed


def _change(
    interpreter: Interpreter, target: ast.expr | None, changed: Value, frame: Frame
) -> Value:
    if isinstance(target, (ast.Name, ast.Attribute, ast.Subscript)):
        assign(interpreter, target, changed, frame)
    return NONE
