"""The facts about a field in its `Field(...)`, `Annotated` and plain value."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.annotations.constraints import (
    annotated_metadata,
    constraints_from_annotation,
    constraints_from_call,
    sort_constraints,
)
from wrapdocs_introspect.annotations.discriminators import make_discriminator
from wrapdocs_introspect.annotations.lengths import name_lengths
from wrapdocs_introspect.annotations.schema_changes import format_in
from wrapdocs_introspect.annotations.type_expressions import discriminated_type, type_from_node
from wrapdocs_introspect.constants.values import constant_of, constant_string, value_from_node
from wrapdocs_introspect.models.base import is_ellipsis, keywords_of
from wrapdocs_introspect.models.field_functions import made_field
from wrapdocs_introspect.names.assignments import follow
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Constraints, Field, TypeExpression, Value
    from wrapdocs_introspect.models.base import Declared, ModelClass
    from wrapdocs_introspect.names.scope import Scope

_UNDEFINED = ("PydanticUndefined", "Undefined", "Required")
_FACTORIES: dict[str, Any] = {"list": [], "dict": {}}


@dataclass
class FieldArguments:
    """The arguments of `Field(...)` calls and plain values of a field."""

    default: Expression | None = None
    factory: Expression | None = None
    has_default: bool = False
    keywords: dict[str, Expression] = field(default_factory=dict)
    constraints: Constraints = field(default_factory=lambda: sort_constraints({}))

    def set_default(self, given: Expression) -> None:
        """Take a default; `...` and its relatives mean that there is none."""
        name = dotted_name(given.node) or ""
        is_required = is_ellipsis(given.node) or name.endswith(_UNDEFINED)
        self.has_default = not is_required
        self.default = None if is_required else given
        self.factory = None

    def set_factory(self, given: Expression) -> None:
        """Take a function that makes the default."""
        self.has_default, self.default, self.factory = True, None, given

    def take_call(self, call: ast.Call, scope: Scope) -> None:
        """Take the arguments of a `Field(...)` call over what was there."""
        keywords = {name: Expression(node, scope) for name, node in keywords_of(call).items()}
        self.keywords |= keywords
        self.constraints |= constraints_from_call(Expression(call, scope))
        written = format_in(keywords.get("json_schema_extra"))
        if written is not None:
            self.constraints["format"] = written
        if call.args or "default" in keywords:
            self.set_default(Expression(call.args[0], scope) if call.args else keywords["default"])
        if "default_factory" in keywords:
            self.set_factory(keywords["default_factory"])

    def take_alias(self, call: ast.Call, scope: Scope) -> None:
        """Take the name in JSON that a package says in its own way: `FieldMetadata(alias="a")`."""
        alias = keywords_of(call).get("alias")
        if alias is not None:
            self.keywords.setdefault("alias", Expression(alias, scope))

    def text(self, name: str) -> str | None:
        """Return a keyword's text, None if it is absent or not a constant."""
        given = self.keywords.get(name)
        return constant_string(given.node, given.scope) if given is not None else None

    def flag(self, name: str) -> bool | None:
        """Return a keyword that is True or False."""
        given = self.keywords.get(name)
        value = constant_of(given.node, given.scope) if given is not None else None
        return value if isinstance(value, bool) else None

    def alias(self) -> str | None:
        """Return the field's name in JSON that is read."""
        return self._first_alias("validation_alias", "alias")

    def written_alias(self) -> str | None:
        """Return the field's name in JSON that is written."""
        return self._first_alias("serialization_alias", "alias")

    def _first_alias(self, *names: str) -> str | None:
        aliases = (_alias(self.keywords.get(name)) for name in names)
        return next((alias for alias in aliases if alias), None)


def read_arguments(
    annotation: ast.expr | None, value: ast.expr | None, scope: Scope
) -> FieldArguments:
    """Read a field's arguments from its annotation and its value."""
    arguments = FieldArguments()
    if annotation is not None:
        arguments.constraints = constraints_from_annotation(annotation, scope)
        for metadata in annotated_metadata(Expression(annotation, scope)):
            if not isinstance(metadata.node, ast.Call):
                continue
            made = made_field(metadata)
            if made is not None and isinstance(made.node, ast.Call):
                arguments.take_call(made.node, made.scope)
            else:
                arguments.take_alias(metadata.node, metadata.scope)
    made = made_field(Expression(value, scope)) if value is not None else None
    if made is not None and isinstance(made.node, ast.Call):
        arguments.take_call(made.node, made.scope)
    elif value is not None:
        arguments.set_default(Expression(value, scope))
    if annotation is not None:
        arguments.constraints = name_lengths(arguments.constraints, Expression(annotation, scope))
    return arguments


def describe_field(made: Field, arguments: FieldArguments, fallback: str | None = None) -> None:
    """Set default, description, constraints, deprecation and example of a field.

    Args:
        made: The field.
        arguments: What is said of it.
        fallback: The description where the arguments have none.
    """
    default = _default_value(arguments)
    if default is not None:
        made["default"] = default
    description = arguments.text("description") or fallback
    if description and description.strip():
        made["description"] = description.strip()
    if arguments.constraints:
        made["constraints"] = sort_constraints(arguments.constraints)
    deprecated = _deprecated(arguments.keywords.get("deprecated"))
    if deprecated:
        made["deprecated"] = deprecated
    example = _example(arguments.keywords)
    if example is not None:
        made["example"] = value_from_node(example.node, example.scope)


def make_declared_field(
    source: ModelClass,
    declared: Declared,
    arguments: FieldArguments,
    *,
    wire_name: str,
    required: bool,
) -> Field:
    """Make a field of a class body.

    Args:
        source: The class.
        declared: The field as the body has it.
        arguments: What is said of it.
        wire_name: Its name in JSON.
        required: Whether it must be given.

    Returns:
        The field, with what docstrings and comments say of it.
    """
    attribute, annotation, _ = declared
    made: Field = {"name": attribute.name, "wireName": wire_name, "required": required}
    if arguments.flag("kw_only"):
        made["keywordOnly"] = True
    if arguments.flag("frozen") or arguments.flag("allow_mutation") is False:
        made["frozen"] = True
    if annotation is not None:
        made["type"] = declared_type(annotation, arguments, source.scope)
    describe_field(made, arguments, source.description_of(attribute))
    if attribute.lineno:
        made["line"] = attribute.lineno
    return made


def declared_type(annotation: ast.expr, arguments: FieldArguments, scope: Scope) -> TypeExpression:
    """Make the type of a field, with what distinguishes the members of a union.

    Args:
        annotation: The annotation.
        arguments: What is said of the field.
        scope: The scope that it is in.
    """
    given = arguments.keywords.get("discriminator")
    discriminator = make_discriminator(given) if given is not None else None
    if discriminator is None:
        return type_from_node(annotation, scope)
    return discriminated_type(Expression(annotation, scope), discriminator)


def _default_value(arguments: FieldArguments) -> Value | None:
    default, factory = arguments.default, arguments.factory
    if default is not None:
        return value_from_node(default.node, default.scope)
    if factory is None:
        return None
    if isinstance(factory.node, ast.Lambda):
        return value_from_node(factory.node.body, factory.scope)
    name = dotted_name(factory.node)
    if name in _FACTORIES:
        empty = _FACTORIES[name]
        return {"text": "[]" if empty == [] else "{}", "value": empty}
    return {"text": f"{text_of(factory.node)}()"}


def _alias(given: Expression | None) -> str | None:
    """Read an alias; of `AliasChoices(AliasPath("a", 0), "b")`, the first that is no path."""
    if given is None:
        return None
    node = given.node
    if isinstance(node, ast.Call) and dotted_name(node.func) and node.args:
        plain = (constant_string(one, given.scope) for one in node.args)
        return next((name for name in plain if name), None) or _alias(given.part(node.args[0]))
    return constant_string(node, given.scope)


def _deprecated(given: Expression | None) -> str | bool | None:
    """Read `True`, a text, or `deprecated("a text")`."""
    if given is None:
        return None
    node = given.node
    if isinstance(node, ast.Call) and node.args:
        node = node.args[0]
    value = constant_of(node, given.scope)
    return value if value is True or isinstance(value, str) else None


def _example(keywords: dict[str, Expression]) -> Expression | None:
    """Find the example of a field among `example`, `examples` and `json_schema_extra`."""
    if "example" in keywords:
        return keywords["example"]
    if "examples" in keywords:
        examples = follow(keywords["examples"])
        if isinstance(examples.node, (ast.List, ast.Tuple)) and examples.node.elts:
            return examples.part(examples.node.elts[0])
    extra = follow(keywords["json_schema_extra"]) if "json_schema_extra" in keywords else None
    if extra is None or not isinstance(extra.node, ast.Dict):
        return None
    return _example(
        {
            key.value: extra.part(value)
            for key, value in zip(extra.node.keys, extra.node.values, strict=True)
            if isinstance(key, ast.Constant) and key.value in {"example", "examples"}
        }
    )
