"""Values as they are when they are sent: what dicts, lists and objects hold then."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.choices import choose, inner_values
from wrapdocs_introspect.evaluation.values.contents import (
    DictContent,
    FrozenObject,
    Item,
    ListContent,
    ObjectContent,
)
from wrapdocs_introspect.evaluation.values.values import (
    Choice,
    Derived,
    Reference,
    Result,
    Value,
)

if TYPE_CHECKING:
    from wrapdocs_introspect.evaluation.interface import Evaluator

_MAX_DEPTH = 5


class Freezer:
    """Freezes values; what is met twice is frozen once."""

    def __init__(self, evaluator: Evaluator) -> None:
        """Freeze values of the state that an evaluator is in.

        Args:
            evaluator: Knows what dicts, lists and objects hold.
        """
        self._evaluator = evaluator
        self._frozen: dict[tuple[Value, int], Value] = {}

    def freeze(self, value: Value, depth: int = 0) -> Value:
        """Return a value with what its dicts, lists and objects hold now.

        Args:
            value: The value.
            depth: How many values are around it.
        """
        if depth > _MAX_DEPTH or not holds_content(value):
            return value
        key = (value, depth)
        found = self._frozen.get(key)
        if found is None:
            found = self._frozen[key] = self._freeze(value, depth)
        return found

    def _freeze(self, value: Value, depth: int) -> Value:
        if isinstance(value, Choice):
            return choose(self.freeze(one, depth + 1) for one in value.alternatives)
        if isinstance(value, Reference):
            return self._freeze_content(value, depth)
        if isinstance(value, ListContent):
            return self._freeze_list(value, depth)
        if isinstance(value, DictContent):
            return self._freeze_dict(value, depth)
        if isinstance(value, Result):
            given = tuple(self.freeze(one, depth + 1) for one in value.arguments)
            named = tuple((name, self.freeze(one, depth + 1)) for name, one in value.keywords)
            return Result(value.callee, given, named, value.cls, value.depth)
        if isinstance(value, Derived):
            sources = tuple(self.freeze(one, depth + 1) for one in value.sources)
            return Derived(value.operation, sources, value.depth)
        return value

    def _freeze_content(self, value: Reference, depth: int) -> Value:
        content = self._evaluator.read(value)
        if isinstance(content, DictContent):
            return self._freeze_dict(content, depth)
        if isinstance(content, ListContent):
            return self._freeze_list(content, depth)
        assert isinstance(content, ObjectContent)  # noqa: S101 - there is no other content
        if depth > 1:
            return value
        attributes = tuple((name, self.freeze(one, depth + 2)) for name, one in content.attributes)
        return FrozenObject(value.cls, attributes)

    def _freeze_dict(self, content: DictContent, depth: int) -> DictContent:
        items = tuple(
            Item(one.key, self.freeze(one.value, depth + 1), one.is_optional)
            for one in content.items
        )
        spread = tuple(self.freeze(one, depth + 1) for one in content.spread)
        return DictContent(items, spread, content.is_open)

    def _freeze_list(self, content: ListContent, depth: int) -> ListContent:
        items = tuple(self.freeze(one, depth + 1) for one in content.items)
        spread = tuple(self.freeze(one, depth + 1) for one in content.spread)
        lacking = content.lacking
        if lacking is not None:
            lacking = tuple(self.freeze(one, depth + 1) for one in lacking)
        return ListContent(items, content.kind, content.is_open, spread, lacking)


@lru_cache(maxsize=131_072)
def holds_content(value: Value) -> bool:
    """Tell whether a value has a dict, a list or an object in it that other code may change."""
    if isinstance(value, Reference):
        return not (value.is_self and value.kind == "object")
    return any(map(holds_content, inner_values(value)))
