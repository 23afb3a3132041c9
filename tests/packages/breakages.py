"""Prints what griffe's own comparison finds between successive source trees, as JSON.

Usage: python breakages.py DEPENDENCIES PACKAGE ROOT ROOT...
"""

from __future__ import annotations

import json
import logging
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import griffe


def main(package: str, *roots: str) -> None:
    """Compare each tree with the next without importing them, and print a list for each pair."""
    logging.disable(logging.CRITICAL)
    old = _load(roots[0], package)
    found: list[list[dict[str, Any]]] = []
    for root in roots[1:]:
        new = _load(root, package)
        found.append(_compare(old, new))
        old = new
    print(json.dumps(found))


def _compare(
    old: griffe.Object | griffe.Alias, new: griffe.Object | griffe.Alias
) -> list[dict[str, Any]]:
    import griffe  # noqa: PLC0415

    return [_describe(one) for one in griffe.find_breaking_changes(old, new)]


def _load(root: str, package: str) -> griffe.Object | griffe.Alias:
    import griffe  # noqa: PLC0415

    loader = griffe.GriffeLoader(search_paths=[root], allow_inspection=False, store_source=False)
    loaded = loader.load(package, try_relative_path=False)
    loader.resolve_aliases(implicit=True, external=False)
    return loaded


def _describe(breakage: griffe.Breakage) -> dict[str, Any]:
    obj = breakage.obj
    values = [_text(breakage.old_value), _text(breakage.new_value)]
    return {
        "kind": breakage.kind.name,
        "path": obj.path,
        "canonical": _canonical(obj),
        "imported": obj.is_alias and not obj.inherited,
        "inherited": obj.inherited,
        "values": values,
    }


def _canonical(obj: griffe.Object | griffe.Alias) -> str:
    try:
        return obj.final_target.path if obj.is_alias else obj.path  # type: ignore[union-attr]
    except Exception:  # noqa: BLE001 (an unresolvable alias)
        return obj.path


def _text(value: object) -> str:
    name = getattr(value, "name", None)
    return str(name if isinstance(name, str) else value)[:200]


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    main(*sys.argv[2:])
