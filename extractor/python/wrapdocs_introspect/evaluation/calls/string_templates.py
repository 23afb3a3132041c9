"""Methods of `string.Template`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.containers import dict_of
from wrapdocs_introspect.evaluation.values.choices import alternatives, choose, derive
from wrapdocs_introspect.evaluation.values.formatting import format_dollars
from wrapdocs_introspect.evaluation.values.values import External, Member, Result, Text, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.evaluation.calls.arguments import Arguments
    from wrapdocs_introspect.evaluation.interface import Evaluator
    from wrapdocs_introspect.evaluation.values.contents import DictContent
    from wrapdocs_introspect.evaluation.values.values import Value

_METHODS = frozenset({"substitute", "safe_substitute"})


def substitute_names(
    name: str, template: Result, arguments: Arguments, evaluator: Evaluator
) -> Value | None:
    """Return the text that `Template(text).substitute(names)` makes; None for other calls.

    Args:
        name: The method.
        template: What it is called on.
        arguments: A dict of what is put into the text, keywords, or both.
        evaluator: Reads the dict.
    """
    if name not in _METHODS or template.callee != External("string.Template"):
        return None
    if len(template.arguments) != 1 or template.keywords:
        return None
    given = arguments.get(0)
    known = dict_of(given, evaluator) if given is not None else None
    others = derive("arguments", known.spread if known is not None else filter(None, (given,)))
    named = dict(_names_in(known, others)) if known is not None else {}
    named.update(arguments.keywords)
    found = [
        format_dollars(one, named, others) if isinstance(one, Text) else derive(name, (one,))
        for one in alternatives(template.arguments[0])
    ]
    return choose(found)


def _names_in(known: DictContent, others: Value) -> Iterator[tuple[str, Value]]:
    """Yield what stands for each name; what the dict may get besides takes the place of nothing."""
    for one in known.items:
        name, is_replaced = str(one.key), bool(known.spread) and one.value == text("")
        yield name, Member(others, name, is_item=True) if is_replaced else one.value
