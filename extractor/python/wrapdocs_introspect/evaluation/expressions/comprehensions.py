"""Comprehensions and generator expressions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.conditions import decide
from wrapdocs_introspect.evaluation.containers import key_of, list_of, put_value
from wrapdocs_introspect.evaluation.iteration import elements_of
from wrapdocs_introspect.evaluation.statements.targets import assign
from wrapdocs_introspect.evaluation.values.choices import alternatives, derive, roots
from wrapdocs_introspect.evaluation.values.contents import DictContent, ListContent
from wrapdocs_introspect.evaluation.values.values import Member, Parameter, Result, Text

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator

    from wrapdocs_introspect.evaluation.frames import Frame
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.evaluation.values.values import Value

_MAX_ELEMENTS = 100


def evaluate_list_comprehension(
    evaluator: Evaluator, node: ast.ListComp | ast.SetComp | ast.GeneratorExp, frame: Frame
) -> Value:
    """Evaluate `[value for name in values]`."""
    items: list[Value] = []
    lacking: list[Value] = []
    with _Variables(frame):
        for is_sure in _each(evaluator, node.generators, frame):
            items.append(evaluator.evaluate(node.elt, frame))
            lacking += [] if is_sure else items[-1:]
    has_all = len(items) < _MAX_ELEMENTS
    made = ListContent(
        tuple(items),
        is_open=bool(lacking) or not has_all,
        lacking=tuple(lacking) if lacking and has_all else None,
    )
    return evaluator.allocate(made)


def evaluate_dict_comprehension(evaluator: Evaluator, node: ast.DictComp, frame: Frame) -> Value:
    """Evaluate `{key: value for name in values}`."""
    made = DictContent()
    with _Variables(frame):
        for is_sure in _each(evaluator, node.generators, frame):
            key = evaluator.evaluate(node.key, frame)
            value = evaluator.evaluate(node.value, frame)
            if any(key_of(one) is None for one in alternatives(key)):
                is_renamed = _is_given(value) and all(map(_is_renamed, alternatives(key)))
                more = derive("keys", (key,)) if is_renamed else value
                made = made.opened((more,), is_open=True)
            elif is_sure:
                made = put_value(made, key, value)
            else:
                made = made.put(key_of(key), value, is_optional=True)
    return evaluator.allocate(made)


def _is_given(value: Value) -> bool:
    """Tell whether a value is a part of arguments: `value` for `key, value in given.items()`."""
    found = [one.receiver if isinstance(one, Member) else one for one in roots(value)]
    return bool(found) and all(isinstance(one, Parameter) for one in found)


def _is_renamed(key: Value) -> bool:
    """Tell whether a key is made of the key of another dict: `f"x-{key}"`, `key.upper()`."""
    if isinstance(key, Text):
        return bool(key.written)
    return isinstance(key, Result) and isinstance(key.callee, Member)


class _Variables:
    """Keeps the variables of a comprehension to itself."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._before = frame.state.variables

    def __enter__(self) -> None:
        self._frame.state.variables = dict(self._before)

    def __exit__(self, *_: object) -> None:
        self._frame.state.variables = self._before


def _each(
    evaluator: Evaluator, generators: list[ast.comprehension], frame: Frame
) -> Iterator[bool]:
    """Bind the variables of a comprehension for each of its elements.

    Yields:
        Whether there is surely such an element.
    """
    first, rest = generators[0], generators[1:]
    values = evaluator.evaluate(first.iter, frame)
    elements, is_known = elements_of(values, evaluator, frame)
    if len(elements) > _MAX_ELEMENTS:  # One that is not known stands for the others.
        elements = [*elements[:_MAX_ELEMENTS], derive("element", (values,))]
        is_known = False
    found = list_of(values, evaluator) if not is_known else None
    for element in elements:
        evaluator.spend()
        assign(first.target, element, evaluator, frame)
        decided = [decide(evaluator.evaluate(one, frame), evaluator, frame) for one in first.ifs]
        if False in decided:
            continue
        is_there = is_known or (found is not None and not found.may_lack(element))
        is_sure = is_there and None not in decided
        if not rest:
            yield is_sure
            continue
        for inner in _each(evaluator, rest, frame):
            yield is_sure and inner
