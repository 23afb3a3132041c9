"""The objects that the configuration includes and excludes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_WILDCARD = re.compile(r"(\*\*|\*)")


class Selection:
    """Tells which objects are documented.

    A pattern such as `shop.Client` or `shop.*.testing` stands for a name and everything below it.
    A name is that of the definition, or one that a module re-exports it by.
    """

    def __init__(
        self,
        include: Sequence[str] = (),
        exclude: Sequence[str] = (),
        re_exports: Iterable[tuple[str, str]] = (),
    ) -> None:
        """Compile the patterns.

        Args:
            include: Patterns of what is documented; without any, everything is.
            exclude: Patterns of what is not.
            re_exports: The ids of re-exported objects with the names that modules give them.
        """
        self._patterns = [("include", one) for one in include] + [
            ("exclude", one) for one in exclude
        ]
        self._include = _compile(include)
        self._exclude = _compile(exclude)
        self._names: dict[str, list[str]] = {}
        for target, name in re_exports if include or exclude else ():
            self._names.setdefault(target, []).append(name)

    def holds(self, item_id: str) -> bool:
        """Tell whether an object or a module is documented.

        Args:
            item_id: Its id; what follows an `@` does not count.
        """
        if self.excludes(item_id):
            return False
        return self._include is None or any(map(self._include.match, self._names_of(item_id)))

    def excludes(self, item_id: str) -> bool:
        """Tell whether an object is left out with everything in it.

        Args:
            item_id: Its id; what follows an `@` does not count.
        """
        return self._exclude is not None and any(map(self._exclude.match, self._names_of(item_id)))

    def find_unmatched(self, ids: Iterable[str]) -> list[tuple[str, str]]:
        """Return the patterns that fit nothing, each with its setting: `include` or `exclude`.

        Args:
            ids: The ids of all objects and modules of the package.
        """
        left = {one: _compile([one[1]]) for one in self._patterns}
        for item_id in ids if left else ():
            names = list(self._names_of(item_id))
            found = [key for key, one in left.items() if one and any(map(one.match, names))]
            for key in found:
                del left[key]
        return list(left)

    def _names_of(self, item_id: str) -> Iterator[str]:
        """Yield all names of an object, whichever part of its path is re-exported."""
        path = item_id.partition("@")[0]
        yield path
        owner, rest = path, ""
        while owner:
            for name in self._names.get(owner, ()):
                yield f"{name}{rest}"
            owner, dot, last = owner.rpartition(".")
            rest = f"{dot}{last}{rest}"


def _compile(patterns: Sequence[str]) -> re.Pattern[str] | None:
    """Compile patterns: `*` is a part of a name between dots, `**` any number of names."""
    if not patterns:
        return None
    return re.compile("|".join(rf"(?:{_translate(pattern)})(?:\.|\Z)" for pattern in patterns))


def _translate(pattern: str) -> str:
    parts = {"**": ".*", "*": "[^.]*"}
    return "".join(parts.get(part, re.escape(part)) for part in _WILDCARD.split(pattern))
