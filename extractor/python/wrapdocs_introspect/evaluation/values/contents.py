"""What objects, dicts and lists hold. A content never changes; another one takes its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.evaluation.values.value_class import value_class
from wrapdocs_introspect.evaluation.values.values import Value

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from wrapdocs_introspect.names.scope import Scope

_MAX_ITEMS = 400


@value_class
class Item(Value):
    """An item of a dict."""

    key: Hashable
    value: Value
    is_optional: bool = False
    """Whether the dict may lack it."""


@value_class
class DictContent(Value):
    """What a dict holds."""

    items: tuple[Item, ...] = ()
    spread: tuple[Value, ...] = ()
    """Other mappings that it takes in, of which the keys are not known."""
    is_open: bool = False
    """Whether it may have keys that are not known, beyond those of `spread`."""

    @property
    def may_have_more(self) -> bool:
        """Whether it may have other keys."""
        return self.is_open or bool(self.spread)

    def get(self, key: Hashable) -> Item | None:
        """Return the item of a key."""
        return next((one for one in self.items if same_key(one.key, key)), None)

    def put(self, key: Hashable, value: Value, *, is_optional: bool = False) -> DictContent:
        """Return it with an item, which replaces the one of the same key."""
        made = Item(key, value, is_optional)
        known = self.get(key)
        if known is None:
            items = (*self.items, made)
        else:
            items = tuple(made if one is known else one for one in self.items)
        return DictContent(items[:_MAX_ITEMS], self.spread, self.is_open or len(items) > _MAX_ITEMS)

    def without(self, key: Hashable) -> DictContent:
        """Return it without an item."""
        items = tuple(one for one in self.items if not same_key(one.key, key))
        return DictContent(items, self.spread, self.is_open)

    def opened(self, spread: Iterable[Value] = (), *, is_open: bool = False) -> DictContent:
        """Return it with more keys that are not known."""
        more = tuple(dict.fromkeys((*self.spread, *spread)))
        return DictContent(self.items, more, self.is_open or is_open)


@value_class
class ListContent(Value):
    """What a list, tuple or set holds."""

    items: tuple[Value, ...] = ()
    kind: str = "list"
    is_open: bool = False
    """Whether it may have more items, or other ones in between."""
    spread: tuple[Value, ...] = ()
    """Where the others come from."""
    lacking: tuple[Value, ...] | None = None
    """The items that an open list may lack, if it has no others; otherwise None."""

    @property
    def has_all(self) -> bool:
        """Whether it has no items that are not known."""
        return not self.is_open or self.lacking is not None

    def may_lack(self, item: Value) -> bool:
        """Tell whether one of its items may be missing."""
        return item in self.lacking if self.lacking is not None else self.is_open

    def appended(self, *values: Value) -> ListContent:
        """Return it with more items."""
        items = (*self.items, *values)
        if len(items) > _MAX_ITEMS:
            return ListContent(items[:_MAX_ITEMS], self.kind, is_open=True, spread=self.spread)
        return ListContent(items, self.kind, self.is_open, self.spread, self.lacking)

    def extended(self, other: ListContent) -> ListContent:
        """Return it with the items of another one behind its own."""
        made = self.appended(*other.items)
        is_open = made.is_open or other.is_open
        spread = tuple(dict.fromkeys((*self.spread, *other.spread)))
        lacking: tuple[Value, ...] | None = None
        if is_open and made.has_all and other.has_all:
            lacking = tuple(dict.fromkeys((*(self.lacking or ()), *(other.lacking or ()))))
        return ListContent(made.items, self.kind, is_open, spread, lacking)


@value_class
class ObjectContent(Value):
    """The attributes of an object."""

    attributes: tuple[tuple[str, Value], ...] = ()
    optional: frozenset[str] = frozenset()
    """Those that only some ways through the code set; on others, that of the class counts."""

    def get(self, name: str) -> Value | None:
        """Return an attribute."""
        return next((value for key, value in self.attributes if key == name), None)

    def put(self, name: str, value: Value) -> ObjectContent:
        """Return it with an attribute."""
        others = tuple(one for one in self.attributes if one[0] != name)
        return ObjectContent((*others, (name, value)), self.optional - {name})


@value_class
class FrozenObject(Value):
    """An object of the package as it is when it is sent."""

    cls: Scope | str | None
    attributes: tuple[tuple[str, Value], ...] = ()


Content = DictContent | ListContent | ObjectContent


def same_key(one: object, other: object) -> bool:
    """Tell whether two keys are the same, `True` and `1` apart."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)
