"""The models of a package, made when first asked for."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.docstrings.parsing import parse_docstring
from wrapdocs_introspect.models.alias_generators import AliasGenerators
from wrapdocs_introspect.models.attrs import make_attrs_model
from wrapdocs_introspect.models.base import Model, ModelClass, called_name, keywords_of
from wrapdocs_introspect.models.configuration import bases_of
from wrapdocs_introspect.models.dataclass import make_dataclass_model
from wrapdocs_introspect.models.enums import make_enum_model
from wrapdocs_introspect.models.flavors import Flavor, Flavors, flavor_of_external
from wrapdocs_introspect.models.functional import (
    make_created_model,
    make_functional_enum,
    make_functional_named_tuple,
    make_functional_typed_dict,
)
from wrapdocs_introspect.models.generation import is_written_for_version_1
from wrapdocs_introspect.models.named_tuple import make_named_tuple_model
from wrapdocs_introspect.models.pydantic import make_pydantic_model
from wrapdocs_introspect.models.typed_dict import make_typed_dict_model
from wrapdocs_introspect.source.nodes import attribute_node

if TYPE_CHECKING:
    from wrapdocs_introspect.names.package_scopes import PackageScopes

_CREATE = frozenset({"pydantic.create_model", "pydantic.main.create_model"})
_MAX_MIXINS = 50
_NAMED_TUPLE = "collections.namedtuple"
_MISSING: Any = object()


class ModelIndex:
    """Models by the id of their class."""

    def __init__(
        self, scopes: PackageScopes, docstring_style: str, comments: dict[str, dict[int, str]]
    ) -> None:
        """Index a package's models.

        Args:
            scopes: The package's scopes.
            docstring_style: Style of its docstrings.
            comments: `#:` comments by module id and line.
        """
        self._scopes = scopes
        self._style = docstring_style
        self._comments = comments
        self._flavors = Flavors(scopes)
        self._generators = AliasGenerators(scopes)
        self._models: dict[str, Model | None] = {}
        self._is_version_1: bool | None = None

    def get(self, class_id: str) -> Model | None:
        """Return the model of a class, None where the class is no model."""
        model = self._models.get(class_id, _MISSING)
        if model is _MISSING:
            model = self._models[class_id] = self._make(class_id)
        found: Model | None = model
        return found

    def is_model(self, class_id: str) -> bool:
        """Tell whether a class is a model with fields or a root type."""
        return self._flavor_name(class_id) not in {None, "enum"}

    def is_enum(self, class_id: str) -> bool:
        """Tell whether a class is an enumeration."""
        return self._flavor_name(class_id) == "enum"

    def functional_bases(self, attribute: griffe.Attribute) -> list[dict[str, Any]]:
        """Return the bases of a class that a call makes."""
        node = attribute_node(attribute)
        if node is None or not isinstance(node.value, ast.Call) or attribute.parent is None:
            return []
        scope = self._scopes.of(attribute.parent)
        if called_name(node.value, scope) not in _CREATE:
            return [type_from_node(node.value.func, scope)]
        base = keywords_of(node.value).get("__base__")
        if base is not None:
            return [type_from_node(base, scope)]
        return [{"kind": "name", "name": "BaseModel", "id": "pydantic.BaseModel"}]

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
        return self._make_class(obj, flavor)

    def _make_class(self, cls: griffe.Class, flavor: Flavor) -> Model:
        source = self._source(cls)
        match flavor.name:
            case "pydantic":
                is_old = self._is_old(flavor)
                mixins = [] if is_old else self._mixins(cls)
                generate = self._generators.of(cls)
                return make_pydantic_model(source, generate, is_version_1=is_old, mixins=mixins)
            case "dataclass":
                return make_dataclass_model(source)
            case "attrs":
                return make_attrs_model(source)
            case "typedDict":
                return make_typed_dict_model(source)
            case "namedTuple":
                return make_named_tuple_model(source)
            case _:
                return make_enum_model(source, flavor.origin.rpartition(".")[2])

    def _source(self, cls: griffe.Class) -> ModelClass:
        return ModelClass(
            cls=cls,
            scope=self._scopes.of(cls),
            descriptions=self._descriptions(cls),
            comments=self._comments.get(cls.module.path, {}),
        )

    def _mixins(self, cls: griffe.Class) -> list[ModelClass]:
        """Return the bases of a model that are no models, those that others build on first."""
        found: list[griffe.Class] = []
        waiting = [cls]
        while waiting and len(found) < _MAX_MIXINS:
            one = waiting.pop()
            bases = bases_of(one, self._scopes.of(one).around(one))
            mixins = [b for b in bases if b not in found and not self._flavors.of(b.path)]
            found += mixins
            waiting += mixins
        return [self._source(mixin) for mixin in reversed(found)]

    def _make_functional(self, attribute: griffe.Attribute) -> Model | None:
        node = attribute_node(attribute)
        if node is None or not isinstance(node.value, ast.Call) or attribute.parent is None:
            return None
        scope = self._scopes.of(attribute.parent)
        call, path = node.value, called_name(node.value, scope) or ""
        if path in _CREATE:
            return make_created_model(call, scope, self._generators)
        if path == _NAMED_TUPLE:
            return make_functional_named_tuple(call, scope)
        flavor = flavor_of_external(path)
        if flavor is None or not call.args:
            return None
        if flavor.name == "enum":
            return make_functional_enum(call, path.rpartition(".")[2], scope)
        if flavor.name == "typedDict":
            return make_functional_typed_dict(call, scope)
        return make_functional_named_tuple(call, scope) if flavor.name == "namedTuple" else None

    def _descriptions(self, cls: griffe.Class) -> dict[str, str]:
        """Read what the docstring of a class says of its fields."""
        docstring = cls.docstring
        if docstring is None or "\n" not in docstring.value:
            return {}
        parsed = parse_docstring(docstring.value, style=self._style)
        return parsed.parameters | parsed.attributes

    def _is_old(self, flavor: Flavor) -> bool:
        if ".v1" in flavor.origin:
            return True
        if self._is_version_1 is None:
            self._is_version_1 = is_written_for_version_1(self._scopes.names.package)
        return self._is_version_1
