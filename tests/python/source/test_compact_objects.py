"""Objects share what stays empty, and lose nothing."""

from __future__ import annotations

import griffe

from wrapdocs_introspect.source.compact_objects import compact_objects

_SOURCE = """
class Shop:
    name: str = ""

    @property
    def owner(self) -> str: return self.name

    @staticmethod
    def open() -> None:
        class Inner: x = 1

    async def close(self) -> None: ...
"""


def _read() -> griffe.Module:
    return griffe.visit("shop", None, _SOURCE)  # type: ignore[arg-type]


def test_keeps_what_is_known_of_objects() -> None:
    expected, module = _read().as_dict(full=False), _read()
    compact_objects(module)
    assert module.as_dict(full=False) == expected


def test_shares_equal_labels_and_empty_containers() -> None:
    first, second = _read()["Shop"], _read()["Shop"]
    for module in (first.parent, second.parent):
        compact_objects(module)
    assert first["close"].labels == {"async"}
    assert first["close"].labels is second["close"].labels
    assert first["close"].members is second["name"].imports
    assert first.members is not second.members
