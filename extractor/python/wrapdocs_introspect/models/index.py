"""The models of a package, made when first asked for."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.models.alias_generators import AliasGenerators
from wrapdocs_introspect.models.base import ModelClass, called_name
from wrapdocs_introspect.models.configuration import bases_of, settings_of
from wrapdocs_introspect.models.facts import add_facts
from wrapdocs_introspect.models.flavor_rules import ENUM, rule_of_call
from wrapdocs_introspect.models.flavors import Flavor, Flavors
from wrapdocs_introspect.models.generation import is_written_for_version_1
from wrapdocs_introspect.models.model_settings import ModelSettings, take_keywords
from wrapdocs_introspect.source.nodes import attribute_node, class_node

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Model, TypeExpression, Value
    from wrapdocs_introspect.docstrings.reader import DocstringReader
    from wrapdocs_introspect.models.flavor_rules import FlavorRule
    from wrapdocs_introspect.models.transformed import TransformMarkers
    from wrapdocs_introspect.names.package_scopes import PackageScopes
    from wrapdocs_introspect.names.scope import Scope

_MAX_MIXINS = 50
_MISSING: Any = object()


class ModelIndex:
    """Models by the id of their class."""

    def __init__(
        self,
        scopes: PackageScopes,
        docstrings: DocstringReader,
        comments: dict[str, dict[int, str]],
        pydantic_version: int | None = None,
    ) -> None:
        """Index a package's models.

        Args:
            scopes: The package's scopes.
            docstrings: Reads its docstrings.
            comments: `#:` comments by module id and line.
            pydantic_version: The version of Pydantic that the package's project is made for.
        """
        self._scopes = scopes
        self._docstrings = docstrings
        self._comments = comments
        self._flavors = Flavors(scopes)
        self.markers: TransformMarkers = self._flavors.markers
        self._settings: dict[str, ModelSettings] = {}
        self.generators: AliasGenerators = AliasGenerators(scopes)
        self._models: dict[str, Model | None] = {}
        self._unfinished: set[str] = set()
        scopes.find_member = self._find_member
        self._is_version_1: bool | None = (
            None if pydantic_version is None else pydantic_version == 1
        )

    def get(self, class_id: str) -> Model | None:
        """Return the model of a class, None if the class is not a model."""
        model = self._models.get(class_id, _MISSING)
        if model is _MISSING:
            self._unfinished.add(class_id)
            model = self._models[class_id] = self._make(class_id)
            self._unfinished.discard(class_id)
        found: Model | None = model
        return found

    def is_model(self, class_id: str) -> bool:
        """Tell whether a class is a model with fields or a root type."""
        return self._flavor_name(class_id) not in {None, ENUM.name}

    def is_enum(self, class_id: str) -> bool:
        """Tell whether a class is an enumeration."""
        return self._flavor_name(class_id) == ENUM.name

    def _find_member(self, class_id: str, name: str) -> Value | None:
        """Return the value of a member of an enumeration, None for anything else.

        A member may be written by means of others, so a class may be asked while it is read.
        """
        if class_id in self._unfinished or not self.is_enum(class_id):
            return None
        model = self.get(class_id)
        members = model.get("members", []) if model is not None else []
        return next((one["value"] for one in members if one["name"] == name), None)

    def functional_bases(self, attribute: griffe.Attribute) -> list[TypeExpression]:
        """Return the bases of a class that a call makes."""
        node = attribute_node(attribute)
        if node is None or not isinstance(node.value, ast.Call) or attribute.parent is None:
            return []
        scope = self._scopes.of(attribute.parent)
        rule = _rule_of(node.value, scope)
        if rule is not None and rule.bases_of_call is not None:
            return rule.bases_of_call(node.value, scope)
        return [type_from_node(node.value.func, scope)]

    def mixins(self, cls: griffe.Class) -> list[ModelClass]:
        """Return the bases of a model that are not models themselves, the farthest first."""
        found: list[griffe.Class] = []
        waiting = [cls]
        while waiting and len(found) < _MAX_MIXINS:
            one = waiting.pop()
            bases = bases_of(one, self._scopes.of(one).around(one))
            mixins = [b for b in bases if b not in found and not self._flavors.of(b.path)]
            found += mixins
            waiting += mixins
        return [self._source(mixin) for mixin in reversed(found)]

    def settings(self, cls: griffe.Object | None) -> ModelSettings:
        """Return what a class and its bases say of its model."""
        if not isinstance(cls, griffe.Class):
            return ModelSettings()
        if cls.path not in self._settings:
            self._settings[cls.path] = ModelSettings()  # A class may inherit from itself.
            self._settings[cls.path] = self._read_settings(cls)
        return self._settings[cls.path]

    def _read_settings(self, cls: griffe.Class) -> ModelSettings:
        scope = self._scopes.of(cls)
        node = class_node(cls)
        settings = take_keywords(node.keywords if node else (), scope)
        settings.own |= settings_of(cls, scope)
        flavor = self._flavors.of(cls.path)
        if flavor is not None and not flavor.is_inherited:
            settings.own |= flavor.arguments.own
            settings.is_open |= flavor.arguments.is_open
        # The settings of the bases are merged: the last one wins, as with Pydantic.
        for base in map(self.settings, bases_of(cls, scope.around(cls))):
            settings.inherited |= base.inherited | base.own
            settings.is_open |= base.is_open
        return settings

    def is_version_1(self, origin: str) -> bool:
        """Tell whether a library class is one of Pydantic 1, or the package is written for it."""
        if ".v1" in origin:
            return True
        if self._is_version_1 is None:
            self._is_version_1 = is_written_for_version_1(self._scopes.names.package)
        return self._is_version_1

    def _flavor_name(self, class_id: str) -> str | None:
        obj = self._scopes.names.lookup(class_id)
        if isinstance(obj, griffe.Attribute):
            model = self.get(class_id)
            if model is not None:
                return str(model["flavor"])
        flavor = self._flavors.of(class_id)
        return flavor.name if flavor else None

    def _make(self, class_id: str) -> Model | None:
        obj = self._scopes.names.lookup(class_id)
        if isinstance(obj, griffe.Attribute):
            return self._make_functional(obj)
        flavor = self._flavors.of(class_id) if isinstance(obj, griffe.Class) else None
        if flavor is None or not isinstance(obj, griffe.Class):
            return None
        model = flavor.rule.make(self._source(obj), flavor.origin, self)
        return add_facts(model, flavor, self.settings(obj), self, obj)

    def _source(self, cls: griffe.Class) -> ModelClass:
        return ModelClass(
            cls=cls,
            scope=self._scopes.of(cls),
            descriptions=self._descriptions(cls),
            comments=self._comments.get(cls.module.path, {}),
            convert=self._docstrings.convert,
        )

    def _make_functional(self, attribute: griffe.Attribute) -> Model | None:
        node = attribute_node(attribute)
        if node is None or not isinstance(node.value, ast.Call) or attribute.parent is None:
            return None
        scope = self._scopes.of(attribute.parent)
        rule = _rule_of(node.value, scope)
        if rule is None or rule.make_from_call is None:
            return None
        path = called_name(node.value, scope) or ""
        model = rule.make_from_call(node.value, path, scope, self)
        settings = rule.settings_of_call(node.value, scope, self)
        return model and add_facts(model, Flavor(rule, path), settings, self)

    def _descriptions(self, cls: griffe.Class) -> dict[str, str]:
        """Read the descriptions of fields in the docstring of a class."""
        docstring = cls.docstring
        if docstring is None or "\n" not in docstring.value:
            return {}
        parsed = self._docstrings.read(docstring.value, cls.path)
        return parsed.parameters | parsed.attributes


def _rule_of(call: ast.Call, scope: Scope) -> FlavorRule | None:
    return rule_of_call(called_name(call, scope) or "", has_arguments=bool(call.args))
