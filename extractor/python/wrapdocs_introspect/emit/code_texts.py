"""Texts that the code itself gives, such as `Field(description=...)`: they are Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.docstrings.reader import DocstringReader

Item = Any

_KEYS = ("summary", "description", "deprecated")


def convert_code_texts(item: Item, docstrings: DocstringReader) -> None:
    """Bring the texts of an item and its parts within the limits, and link what they refer to.

    What comes from a docstring is Markdown already, and stays as it is.

    Args:
        item: An item of the contract.
        docstrings: Converts the package's texts.
    """
    for part in (item, *_parts(item)):
        for key in _KEYS:
            if isinstance(part.get(key), str):
                part[key] = docstrings.convert_markdown(part[key], item["id"])


def _parts(item: Item) -> Iterator[Item]:
    model = item.get("model", {})
    body = item.get("body", {})
    yield from item.get("parameters", ())
    yield from item.get("responses", ())
    yield from (body, *body.get("fields", ()))
    yield from (*model.get("fields", ()), *model.get("members", ()))
