"""Loops: what a later round has assigned is known before the first one runs."""

from __future__ import annotations

import ast
from functools import lru_cache
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    Constant,
    External,
    Mapping,
    Member,
    Sequence,
    Text,
    Value,
    alternatives,
    choose,
    is_weak,
    text,
)
from wrapdocs_introspect.source.expressions import dotted_name, last_part
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.idioms.requests.following.frames import Frame

Loop = ast.For | ast.AsyncFor | ast.While
LOOP = External("<loop>")
"""What the values of later rounds are members of."""
_ASSIGNING = (ast.AugAssign, ast.AnnAssign, ast.NamedExpr)


def prepare_loop(loop: Loop, frame: Frame) -> None:
    """Let variables have the values of later rounds, too: `cursor = None`, `params["page"] = ...`.

    Args:
        loop: The loop.
        frame: The frame; its variables are changed.
    """
    for target in _targets(loop):
        if isinstance(target, ast.Name):
            value = frame.variables.get(target.id)
            if isinstance(value, (Constant, Text)):
                frame.variables[target.id] = choose([value, Member(LOOP, target.id)])
        elif isinstance(target.value, ast.Name):
            _prepare_item(target.value.id, target.slice, frame)


def keep_known(before: dict[str, Value], frame: Frame) -> None:
    """Unite what is known before and after a loop over items of which nothing is known.

    If it runs for no item, texts stay what they were: `url = hook.change(url)`. Lists may have any
    number of items more.

    Args:
        before: The variables before the loop.
        frame: The frame; its variables are changed.
    """
    for name, value in before.items():
        after = frame.variables.get(name, value)
        if after is not value and isinstance(value, Text) and is_weak(after):
            frame.variables[name] = choose([value, after])
        elif after is not value and isinstance(value, Sequence):
            frame.variables[name] = choose(map(_of_any_length, alternatives(after)))


def _of_any_length(value: Value) -> Value:
    return Sequence(value.items, is_open=True) if isinstance(value, Sequence) else value


def _prepare_item(name: str, key: ast.expr, frame: Frame) -> None:
    value = frame.variables.get(name)
    literal = key.value if isinstance(key, ast.Constant) else None
    if isinstance(value, Mapping) and isinstance(literal, str) and value.get(literal) is None:
        changed = value.put(text(literal), Member(LOOP, literal))
        frame.variables[name] = changed.with_optional(text(literal))


@lru_cache(maxsize=4096)
def _targets(loop: Loop) -> tuple[ast.Name | ast.Subscript, ...]:
    """Return the names and items that the body of a loop assigns."""
    found: list[ast.Name | ast.Subscript] = []
    for node in (inner for statement in loop.body for inner in walk(statement)):
        if isinstance(node, ast.Assign):
            found += [one for one in node.targets if isinstance(one, (ast.Name, ast.Subscript))]
        elif isinstance(node, _ASSIGNING) and isinstance(node.target, ast.Name):
            found.append(node.target)
    return tuple(found)


@lru_cache(maxsize=4096)
def sets_by_name(node: ast.For | ast.AsyncFor) -> bool:
    """Tell whether a loop sets or removes attributes or items by the names that it goes through."""
    names = {one.id for one in walk(node.target) if isinstance(one, ast.Name)}
    return any(
        _calls_setattr(inner) or _changes_item(inner, names) or _appends_pair(inner, names)
        for one in node.body
        for inner in walk(one)
    )


def _calls_setattr(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and dotted_name(node.func) == "setattr"


def _changes_item(node: ast.AST, names: AbstractSet[str]) -> bool:
    """Tell whether a statement assigns or deletes an item whose key is one of some variables."""
    keys = (
        one.slice
        for one in (node.targets if isinstance(node, (ast.Assign, ast.Delete)) else ())
        if isinstance(one, ast.Subscript)
    )
    return any(isinstance(one, ast.Name) and one.id in names for one in keys)


def _appends_pair(node: ast.AST, names: AbstractSet[str]) -> bool:
    """Tell whether an expression appends a pair that begins with one of some variables."""
    is_append = isinstance(node, ast.Call) and last_part(node.func) == "append"
    added = node.args[0] if isinstance(node, ast.Call) and is_append and node.args else None
    first = added.elts[0] if isinstance(added, ast.Tuple) and added.elts else None
    return isinstance(first, ast.Name) and first.id in names


def is_of_later_round(value: Value) -> bool:
    """Tell whether a value is one that only a later round of a loop knows."""
    return isinstance(value, Member) and value.base == LOOP
