"""What a class says of its model as a whole: in its decorator, its keywords, its settings."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.values import constant_of
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wrapdocs_introspect.models.configuration import Settings
    from wrapdocs_introspect.names.scope import Scope


@dataclass
class ModelSettings:
    """The settings of a model by name, its own and those that it inherits."""

    own: Settings = field(default_factory=dict)
    inherited: Settings = field(default_factory=dict)
    is_open: bool = False
    """Whether there may be others that are not known: `dataclass(**options)`."""

    def flag(self, name: str, *, default: bool = False, inherits: bool = False) -> bool:
        """Return a setting that is True or False; a value that is not known makes all open.

        Args:
            name: Name of the setting.
            default: What counts without it.
            inherits: Whether a base can decide it.
        """
        value = self.value(name, inherits=inherits)
        if value is UNKNOWN:
            self.is_open = True
            return default
        return default if value is None else bool(value)

    def value(self, name: str, *, inherits: bool = False) -> Any:
        """Return the constant that a setting has: None without it, UNKNOWN for other values."""
        given = self.find(name, inherits=inherits)
        return None if given is None else constant_of(given.node, given.scope)

    def find(self, name: str, *, inherits: bool = False) -> Expression | None:
        """Return what a setting is set to."""
        own = self.own.get(name)
        return self.inherited.get(name) if own is None and inherits else own


def take_keywords(keywords: Iterable[ast.keyword], scope: Scope) -> ModelSettings:
    """Read the keywords of a class statement or a call, with those of a dict behind `**`.

    Args:
        keywords: The keywords.
        scope: Where they stand.
    """
    settings = ModelSettings()
    for keyword in keywords:
        given = Expression(keyword.value, scope)
        if keyword.arg is not None:
            settings.own[keyword.arg] = given
        else:
            _take_dict(settings, follow(given))
    return settings


def _take_dict(settings: ModelSettings, given: Expression) -> None:
    node = given.node
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "dict":
        settings.own |= {one.arg: given.part(one.value) for one in node.keywords if one.arg}
        return
    if not isinstance(node, ast.Dict):
        settings.is_open = True
        return
    for key, value in zip(node.keys, node.values, strict=True):
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            settings.own[key.value] = given.part(value)
        else:
            settings.is_open = True
