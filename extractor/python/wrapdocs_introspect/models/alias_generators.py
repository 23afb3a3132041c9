"""Names of fields in JSON that a model's `alias_generator` makes."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.models.base import called_name, keywords_of
from wrapdocs_introspect.models.configuration import inherited_setting

if TYPE_CHECKING:
    from collections.abc import Callable

    import griffe

    from wrapdocs_introspect.scope import Scope
    from wrapdocs_introspect.scoped import ScopedNode

# In the order in which an explicit alias is looked for.
_PARTS = ("alias", "validation_alias", "serialization_alias")
_WORD_ENDS = (
    re.compile(r"([A-Z]+)([A-Z][a-z])"),
    re.compile(r"([a-z])([A-Z])"),
    re.compile(r"([0-9])([A-Z])"),
    re.compile(r"([a-z])([0-9])"),
)


def alias_generator(cls: griffe.Class, scope: Scope) -> Callable[[str], str]:
    """Return what makes the names of fields without an alias of their own.

    Args:
        cls: The model; its bases may hold the rule.
        scope: The names inside the model.

    Returns:
        The rule. One of the package's own cannot be run here: names stay as they are.
    """
    setting = inherited_setting(cls, scope, "alias_generator")
    return (_generator(setting) if setting is not None else None) or str


def _generator(given: ScopedNode) -> Callable[[str], str] | None:
    given = given.follow()
    node = given.node
    if isinstance(node, ast.Call) and _is_alias_generator(node, given.scope):
        keywords = keywords_of(node)
        parts = [*node.args[:1], *(keywords[part] for part in _PARTS if part in keywords)]
        return _generator(given.part(parts[0])) if parts else None
    return GENERATORS.get(given.resolve() or "")


def _is_alias_generator(call: ast.Call, scope: Scope) -> bool:
    return (called_name(call, scope) or "").endswith("AliasGenerator")


def _to_pascal(name: str) -> str:
    return re.sub(r"(?<=[0-9A-Za-z])_(?=[0-9A-Z])", "", name.title())


def _to_camel(name: str) -> str:
    is_camel = re.match(r"[a-z]+[A-Za-z0-9]*$", name) and not re.search(r"\d[a-z]", name)
    if is_camel:
        return name
    return re.sub(r"^_*[A-Z]", lambda start: start[0].lower(), _to_pascal(name))


def _to_snake(name: str) -> str:
    for end in _WORD_ENDS:
        name = end.sub(r"\1_\2", name)
    return name.replace("-", "_").lower()


def _to_old_pascal(name: str) -> str:
    """Do what `to_camel` of Pydantic 1 does."""
    return "".join(word.title() for word in name.split("_"))


def _to_old_camel(name: str) -> str:
    pascal = _to_old_pascal(name)
    return pascal[:1].lower() + pascal[1:]


GENERATORS: dict[str, Callable[[str], str]] = {
    "pydantic.alias_generators.to_camel": _to_camel,
    "pydantic.alias_generators.to_pascal": _to_pascal,
    "pydantic.alias_generators.to_snake": _to_snake,
    "pydantic.utils.to_camel": _to_old_pascal,
    "pydantic.utils.to_lower_camel": _to_old_camel,
    "pydantic.v1.utils.to_camel": _to_old_pascal,
    "pydantic.v1.utils.to_lower_camel": _to_old_camel,
}
"""Pydantic's own rules, by their ids."""
