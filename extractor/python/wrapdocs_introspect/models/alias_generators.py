"""Names of fields in JSON that a model's `alias_generator` makes."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.models.base import called_name, keywords_of
from wrapdocs_introspect.models.configuration import bases_of, settings_of
from wrapdocs_introspect.names.assignments import follow_alias

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from wrapdocs_introspect.names.expression import Expression
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope

    AliasGenerator: TypeAlias = Callable[[str], str]

_WORD_ENDS = (
    re.compile(r"([A-Z]+)([A-Z][a-z])"),
    re.compile(r"([a-z])([A-Z])"),
    re.compile(r"([0-9])([A-Z])"),
    re.compile(r"([a-z])([0-9])"),
)


@dataclass(frozen=True)
class AliasRule:
    """What makes the names of fields in JSON that a model reads, and in JSON that it writes."""

    read: AliasGenerator = str
    written: AliasGenerator = str


_NO_RULE = AliasRule()


class AliasGenerators:
    """What makes the names of fields without an alias of their own, for each class found once."""

    def __init__(self, scopes: PackageScopes) -> None:
        """Find rules by these names.

        Args:
            scopes: The package's scopes.
        """
        self._scopes = scopes
        self._known: dict[str, AliasRule | None] = {}

    def of(self, cls: griffe.Object | None) -> AliasRule:
        """Return the rule of a class or its bases. One of the package's own cannot be run here."""
        return (self._rule(cls) if isinstance(cls, griffe.Class) else None) or _NO_RULE

    def _rule(self, cls: griffe.Class) -> AliasRule | None:
        if cls.path not in self._known:
            self._known[cls.path] = None  # What a class that inherits from itself has.
            self._known[cls.path] = self._find(cls)
        return self._known[cls.path]

    def _find(self, cls: griffe.Class) -> AliasRule | None:
        scope = self._scopes.of(cls)
        setting = settings_of(cls, scope).get("alias_generator")
        if setting is not None:
            return _rule_of(setting)
        # Pydantic merges the settings of the bases: the last one wins.
        rules = map(self._rule, reversed(bases_of(cls, scope.around(cls))))
        return next((rule for rule in rules if rule is not None), None)


def _rule_of(given: Expression) -> AliasRule:
    given = follow_alias(given)
    node = given.node
    if not isinstance(node, ast.Call) or not _is_alias_generator(node, given.scope):
        generator = _generator(given)
        return AliasRule(generator, generator)
    names = ("alias", "validation_alias", "serialization_alias")
    parts = {**dict(zip(names, node.args, strict=False)), **keywords_of(node)}
    found = {name: _generator(given.part(part)) for name, part in parts.items()}
    both = found.get("alias", str)
    return AliasRule(found.get("validation_alias", both), found.get("serialization_alias", both))


def is_readable(setting: Expression) -> bool:
    """Tell whether the names that an `alias_generator` makes are known.

    Args:
        setting: The value of the setting.
    """
    given = follow_alias(setting)
    if isinstance(given.node, ast.Constant):
        return True
    if isinstance(given.node, ast.Call) and _is_alias_generator(given.node, given.scope):
        parts = [*given.node.args, *keywords_of(given.node).values()]
        return all(is_readable(given.part(part)) for part in parts)
    return given.resolve() in GENERATORS


def _generator(given: Expression) -> AliasGenerator:
    return GENERATORS.get(follow_alias(given).resolve() or "", str)


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


GENERATORS: dict[str, AliasGenerator] = {
    "pydantic.alias_generators.to_camel": _to_camel,
    "pydantic.alias_generators.to_pascal": _to_pascal,
    "pydantic.alias_generators.to_snake": _to_snake,
    "pydantic.utils.to_camel": _to_old_pascal,
    "pydantic.utils.to_lower_camel": _to_old_camel,
    "pydantic.v1.utils.to_camel": _to_old_pascal,
    "pydantic.v1.utils.to_lower_camel": _to_old_camel,
}
"""Pydantic's own rules, by their ids."""
