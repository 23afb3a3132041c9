"""Pydantic models, of version 1 and 2."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.constraints import (
    annotated_metadata,
    constraints_from_annotation,
    constraints_from_keywords,
)
from wrapdocs_introspect.models.base import (
    Field,
    Model,
    ModelClass,
    called_name,
    is_ellipsis,
    keywords_of,
    make_model,
    resolve_node,
)
from wrapdocs_introspect.nodes import attribute_node, class_node, declared_attributes
from wrapdocs_introspect.source_text import text_of
from wrapdocs_introspect.type_expressions import dotted_name, type_from_node
from wrapdocs_introspect.values import constant_string, value_from_node

if TYPE_CHECKING:
    from wrapdocs_introspect.scope import Scope

_UNDEFINED = frozenset({"PydanticUndefined", "Undefined", "Required"})
_ALIASES = ("alias", "validation_alias", "serialization_alias")
_FACTORIES: dict[str, Any] = {"list": [], "dict": {}}
_NOT_CONFIG = frozenset({"metaclass"})


def make_pydantic_model(source: ModelClass, *, is_version_1: bool) -> Model:
    """Make the model of a Pydantic class.

    Args:
        source: The class.
        is_version_1: Whether `Optional` without a default means "may be left out".

    Returns:
        The model: its own fields, or the root type.
    """
    root: dict[str, Any] | None = _root_of_bases(source)
    fields: list[Field] = []
    for attribute, annotation, value in source.annotated():
        name = attribute.name
        if name == "__root__" or (name == "root" and _is_root_model(source)):
            root = type_from_node(annotation, source.scope)
        elif not name.startswith("_") and name != "model_config":
            fields.append(_field(source, attribute, annotation, value, is_version_1=is_version_1))
    return make_model(
        "pydantic",
        fields=None if root else fields,
        root=root,
        config=_config(source) or None,
    )


@dataclass
class FieldArguments:
    """What `Field(...)` calls and plain values say of a field."""

    default: ast.expr | None = None
    factory: ast.expr | None = None
    has_default: bool = False
    keywords: dict[str, ast.expr] = field(default_factory=dict)
    constraints: dict[str, Any] = field(default_factory=dict)

    def set_default(self, node: ast.expr) -> None:
        """Take a default; `...` and its relatives mean that there is none."""
        is_required = is_ellipsis(node) or (dotted_name(node) or "").endswith(tuple(_UNDEFINED))
        self.has_default = not is_required
        self.default = None if is_required else node
        self.factory = None

    def take_call(self, call: ast.Call) -> None:
        """Take the arguments of a `Field(...)` call over what was there."""
        keywords = keywords_of(call)
        self.keywords |= keywords
        self.constraints |= constraints_from_keywords(call.keywords)
        if call.args or "default" in keywords:
            self.set_default(call.args[0] if call.args else keywords["default"])
        factory = keywords.get("default_factory")
        if factory is not None:
            self.has_default, self.default, self.factory = True, None, factory


def is_field_call(node: ast.expr | None, scope: Scope) -> bool:
    """Tell whether a node is a call of Pydantic's or SQLModel's `Field`."""
    name = called_name(node, scope)
    return name is not None and name.rpartition(".")[2] == "Field"


def read_arguments(annotation: ast.expr, value: ast.expr | None, scope: Scope) -> FieldArguments:
    """Read a field's arguments from its annotation and its value."""
    arguments = FieldArguments(constraints=constraints_from_annotation(annotation, scope))
    for metadata in annotated_metadata(annotation, scope):
        if isinstance(metadata, ast.Call) and is_field_call(metadata, scope):
            arguments.take_call(metadata)
    if isinstance(value, ast.Call) and is_field_call(value, scope):
        arguments.take_call(value)
    elif value is not None:
        arguments.set_default(value)
    return arguments


def default_value(arguments: FieldArguments) -> dict[str, Any] | None:
    """Return the default as a `Value`."""
    if arguments.default is not None:
        return value_from_node(arguments.default)
    factory = arguments.factory
    if factory is None:
        return None
    if isinstance(factory, ast.Lambda):
        return value_from_node(factory.body)
    name = dotted_name(factory)
    if name in _FACTORIES:
        empty = _FACTORIES[name]
        return {"text": "[]" if empty == [] else "{}", "value": empty}
    return {"text": f"{text_of(factory)}()"}


def describe_field(made: Field, arguments: FieldArguments, fallback: str | None) -> None:
    """Set description, constraints, deprecation and example of a field."""
    description = constant_string(arguments.keywords.get("description")) or fallback
    if description and description.strip():
        made["description"] = description.strip()
    if arguments.constraints:
        made["constraints"] = dict(sorted(arguments.constraints.items()))
    deprecated = _deprecated(arguments.keywords.get("deprecated"))
    if deprecated:
        made["deprecated"] = deprecated
    example = _example(arguments.keywords)
    if example is not None:
        made["example"] = value_from_node(example)


def wire_name(name: str, keywords: dict[str, ast.expr]) -> str:
    """Return the name of a field in JSON."""
    for key in _ALIASES:
        alias = _alias(keywords.get(key))
        if alias:
            return alias
    return name


def _field(
    source: ModelClass,
    attribute: griffe.Attribute,
    annotation: ast.expr,
    value: ast.expr | None,
    *,
    is_version_1: bool,
) -> Field:
    arguments = read_arguments(annotation, value, source.scope)
    kind = type_from_node(annotation, source.scope)
    required = not arguments.has_default and not (
        is_version_1 and not _is_explicitly_required(value, arguments) and _is_optional(kind)
    )
    made: Field = {
        "name": attribute.name,
        "wireName": wire_name(attribute.name, arguments.keywords),
        "required": required,
        "type": kind,
    }
    default = default_value(arguments)
    if default is not None:
        made["default"] = default
    describe_field(made, arguments, source.description_of(attribute))
    if attribute.lineno:
        made["line"] = attribute.lineno
    return made


def _is_explicitly_required(value: ast.expr | None, arguments: FieldArguments) -> bool:
    """Tell whether `...` says that an Optional field must be given (version 1)."""
    if isinstance(value, ast.Call):
        first = value.args[0] if value.args else arguments.keywords.get("default")
        return is_ellipsis(first)
    return is_ellipsis(value)


def _is_optional(kind: dict[str, Any]) -> bool:
    if kind["kind"] == "generic":
        origin = kind["origin"].get("id", "")
        if origin == "typing.Optional":
            return True
        return origin == "typing.Union" and any(_is_none(a) for a in kind["arguments"])
    if kind["kind"] == "union":
        return any(_is_none(member) for member in kind["members"])
    return kind.get("id") == "typing.Any"


def _is_none(kind: dict[str, Any]) -> bool:
    return bool(kind["kind"] == "name" and kind["name"] == "None")


def _alias(node: ast.expr | None) -> str | None:
    """Read an alias; of `AliasChoices("a", "b")` and `AliasPath("a", 0)` the first name."""
    if isinstance(node, ast.Call) and node.args:
        return _alias(node.args[0])
    return constant_string(node)


def _deprecated(node: ast.expr | None) -> str | bool | None:
    if isinstance(node, ast.Call):
        node = node.args[0] if node.args else None
    if isinstance(node, ast.Constant) and node.value is True:
        return True
    return constant_string(node)


def _example(keywords: dict[str, ast.expr]) -> ast.expr | None:
    """Find the example of a field among `example`, `examples` and `json_schema_extra`."""
    if "example" in keywords:
        return keywords["example"]
    examples = keywords.get("examples")
    if isinstance(examples, (ast.List, ast.Tuple)) and examples.elts:
        return examples.elts[0]
    extra = keywords.get("json_schema_extra")
    if not isinstance(extra, ast.Dict):
        return None
    return _example(
        {
            key.value: value
            for key, value in zip(extra.keys, extra.values, strict=True)
            if isinstance(key, ast.Constant) and key.value in {"example", "examples"}
        }
    )


def _is_root_model(source: ModelClass) -> bool:
    return any(_is_root_base(base, source.scope) for base in _bases(source))


def _root_of_bases(source: ModelClass) -> dict[str, Any] | None:
    for base in _bases(source):
        if isinstance(base, ast.Subscript) and _is_root_base(base, source.scope):
            return type_from_node(base.slice, source.scope)
    return None


def _is_root_base(base: ast.expr, scope: Scope) -> bool:
    head = base.value if isinstance(base, ast.Subscript) else base
    resolved = resolve_node(head, scope) or ""
    return resolved.startswith("pydantic") and resolved.endswith(".RootModel")


def _bases(source: ModelClass) -> list[ast.expr]:
    node = class_node(source.cls)
    return node.bases if node else []


def _config(source: ModelClass) -> dict[str, str]:
    """Read the settings of class keywords, `model_config` and `class Config`."""
    config: dict[str, ast.expr] = {}
    node = class_node(source.cls)
    if node is not None:
        config |= {k.arg: k.value for k in node.keywords if k.arg and k.arg not in _NOT_CONFIG}
    inner = source.cls.members.get("Config")
    if isinstance(inner, griffe.Class):
        for name, attribute in declared_attributes(inner).items():
            inner_node = attribute_node(attribute)
            if inner_node is not None and inner_node.value is not None:
                config[name] = inner_node.value
    config |= _config_entries(declared_attributes(source.cls).get("model_config"))
    # A key such as `__proto__` would not survive every JSON reader.
    return {k: text_of(v) for k, v in sorted(config.items()) if not k.startswith("__")}


def _config_entries(attribute: griffe.Attribute | None) -> dict[str, ast.expr]:
    node = attribute_node(attribute) if attribute is not None else None
    if node is None:
        return {}
    if isinstance(node.value, ast.Call):
        return keywords_of(node.value)
    if isinstance(node.value, ast.Dict):
        return {
            key.value: value
            for key, value in zip(node.value.keys, node.value.values, strict=True)
            if isinstance(key, ast.Constant) and isinstance(key.value, str)
        }
    return {}
