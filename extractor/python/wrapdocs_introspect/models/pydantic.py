"""Pydantic models, of version 1 and 2."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, Final

from wrapdocs_introspect.annotations.constraints import sort_constraints
from wrapdocs_introspect.annotations.type_expressions import (
    may_be_none,
    part_from_node,
    type_from_node,
)
from wrapdocs_introspect.constants.evaluation import UNKNOWN
from wrapdocs_introspect.constants.values import constant_of
from wrapdocs_introspect.models.base import (
    ModelClass,
    called_name,
    is_ellipsis,
    make_model,
    resolve_node,
)
from wrapdocs_introspect.models.configuration import settings_of
from wrapdocs_introspect.models.field_arguments import (
    FieldArguments,
    declared_type,
    make_declared_field,
    read_arguments,
)
from wrapdocs_introspect.models.field_conversions import FieldConversions, written_model
from wrapdocs_introspect.models.field_functions import is_field_call, made_field
from wrapdocs_introspect.models.output_side import computed_fields, describe_output
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import plain_base
from wrapdocs_introspect.source.nodes import class_node
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.contract import Field, Model, TypeExpression
    from wrapdocs_introspect.models.alias_generators import AliasRule
    from wrapdocs_introspect.models.base import Declared
    from wrapdocs_introspect.models.model_settings import ModelSettings
    from wrapdocs_introspect.names.scope import Scope


# What SQLModel keeps out of the fields of a table.
_RELATIONSHIPS: Final = frozenset({"sqlmodel.Relationship", "sqlmodel.main.Relationship"})


_BY_NAME: Final = ("populate_by_name", "validate_by_name", "allow_population_by_field_name")
PYDANTIC_METHODS: Final = frozenset(
    {
        *("json", "dict", "copy", "construct", "parse_obj", "parse_raw", "schema", "schema_json"),
        *("validate", "model_dump", "model_dump_json", "model_copy", "model_construct"),
        *("model_validate", "model_validate_json"),
    }
)


def make_pydantic_model(
    source: ModelClass,
    rule: AliasRule,
    *,
    is_version_1: bool,
    mixins: Iterable[ModelClass] = (),
) -> Model:
    """Make the model of a Pydantic class.

    Args:
        source: The class.
        rule: Makes the names of fields without an alias.
        is_version_1: Whether `Optional` without a default means "may be left out".
        mixins: Bases that are not models, the farthest first: version 2 takes their annotations.

    Returns:
        The model: its own fields, or the root type.
    """
    root = _root(source)
    return make_model(
        "pydantic",
        fields=None if root else _fields(source, rule, mixins, is_version_1=is_version_1),
        computed=None if is_version_1 else list(computed_fields(source, rule)) or None,
        root=root,
        extraItems=_extra_items(source),
        output=None if is_version_1 else written_model(source),
        config=_config(source) or None,
    )


def pydantic_facts(settings: ModelSettings, *, is_version_1: bool) -> dict[str, Any]:
    """Return the facts of a Pydantic model, as its settings and those of its bases decide them.

    Args:
        settings: The settings.
        is_version_1: Whether the value of a root model is passed by name.
    """
    is_mutable = settings.flag("allow_mutation", default=True, inherits=True)
    return {
        "frozen": settings.flag("frozen", inherits=True) or not is_mutable,
        "keywordOnly": True,
        "argumentNames": argument_names(settings),
        "extra": _extra(settings),
        "writesDefaults": settings.flag(
            "json_schema_serialization_defaults_required", inherits=True
        ),
        "writesSeconds": settings.value("ser_json_timedelta", inherits=True) == "float",
        "rootKeyword": "__root__" if is_version_1 else None,
    }


def argument_names(settings: ModelSettings) -> str:
    """Tell whether a constructor takes the aliases of fields, or their names, too."""
    is_by_name = any(settings.flag(name, inherits=True) for name in _BY_NAME)
    return "both" if is_by_name else "wire"


def _extra(settings: ModelSettings) -> str | None:
    """Return what a model does with other keys: `"forbid"` or `Extra.forbid`."""
    given = settings.find("extra", inherits=True)
    if given is None:
        return None
    value = constant_of(given.node, given.scope)
    word = value if isinstance(value, str) else text_of(given.node).rpartition(".")[2]
    return word if word in {"allow", "forbid", "ignore"} else None


def _extra_items(source: ModelClass) -> TypeExpression | None:
    """Return the type of other values: `__pydantic_extra__: dict[str, int]`."""
    for attribute, annotation, _ in source.annotated():
        parts = annotation.slice if isinstance(annotation, ast.Subscript) else None
        if attribute.name == "__pydantic_extra__" and isinstance(parts, ast.Tuple):
            return type_from_node(parts.elts[-1], source.scope)
    return None


def _fields(
    source: ModelClass,
    rule: AliasRule,
    mixins: Iterable[ModelClass],
    *,
    is_version_1: bool,
) -> list[Field]:
    made: dict[str, Field] = {}
    for mixin in () if is_version_1 else mixins:
        for field in _own_fields(mixin, rule, is_version_1=False):
            field.pop("line", None)  # It is one of another class.
            made[field["name"]] = field
    for field in _own_fields(source, rule, is_version_1=is_version_1):
        made[field["name"]] = field
    return list(made.values())


def _own_fields(source: ModelClass, rule: AliasRule, *, is_version_1: bool) -> Iterator[Field]:
    conversions = FieldConversions(source)
    for declared in source.declared():
        if not _is_field(source, declared, is_version_1=is_version_1):
            continue
        arguments = read_arguments(declared.annotation, declared.value, source.scope)
        field = make_declared_field(
            source,
            declared,
            arguments,
            wire_name=arguments.alias() or rule.read(declared.attribute.name),
            required=not arguments.has_default
            and not (is_version_1 and _may_be_left_out(declared, arguments, source.scope)),
        )
        describe_output(field, arguments, rule)
        conversions.describe(field)
        yield field


def _is_field(source: ModelClass, declared: Declared, *, is_version_1: bool) -> bool:
    name = declared.attribute.name
    if name.startswith("_") or name == "model_config":
        return False
    if declared.annotation is not None:
        return not _is_relationship(declared.value, source.scope)
    return is_version_1 and _is_plain(declared.value, source.scope)


def _is_relationship(value: ast.expr | None, scope: Scope) -> bool:
    """Tell whether a value is a `Relationship(...)`, or a call that makes one."""
    if value is None:
        return False
    call = Expression(value, scope)
    return made_field(call, lambda one, its: called_name(one, its) in _RELATIONSHIPS) is not None


def _is_plain(value: ast.expr | None, scope: Scope) -> bool:
    """Tell whether version 1 makes a field of a value alone: not of functions and classes."""
    if isinstance(value, (ast.Call, ast.Name, ast.Attribute)):
        return is_field_call(value, scope) or constant_of(value, scope) is not UNKNOWN
    return value is not None and not isinstance(value, ast.Lambda)


def _may_be_left_out(declared: Declared, arguments: FieldArguments, scope: Scope) -> bool:
    """Tell whether version 1 accepts None by default."""
    if declared.annotation is None or _is_explicitly_required(declared.value, arguments):
        return False
    return may_be_none(type_from_node(declared.annotation, scope))


def _is_explicitly_required(value: ast.expr | None, arguments: FieldArguments) -> bool:
    """Tell whether `...` says that an Optional field must be given (version 1)."""
    if not isinstance(value, ast.Call):
        return is_ellipsis(value)
    default = arguments.keywords.get("default")
    return is_ellipsis(value.args[0] if value.args else default.node if default else None)


def _root(source: ModelClass) -> TypeExpression | None:
    """Return the type of `__root__`, of `root` in a root model, or of `RootModel[...]`."""
    is_root_model = any(_is_root_base(base, source.scope) for base in _bases(source))
    for attribute, annotation, value in source.annotated():
        if attribute.name == "__root__" or (attribute.name == "root" and is_root_model):
            return _limited_type(annotation, value, source.scope)
    for base in _bases(source):
        if isinstance(base, ast.Subscript) and _is_root_base(base, source.scope):
            return part_from_node(base.slice, source.scope)
    return None


def _limited_type(annotation: ast.expr, value: ast.expr | None, scope: Scope) -> TypeExpression:
    """Make the type of a root with its limits, for which a root has no other place."""
    arguments = read_arguments(annotation, value, scope)
    made: Any = declared_type(annotation, arguments, scope)
    if arguments.constraints and made["kind"] in {"name", "generic", "union"}:
        made["constraints"] = sort_constraints(arguments.constraints)
    limited: TypeExpression = made
    return limited


def _is_root_base(base: ast.expr, scope: Scope) -> bool:
    resolved = resolve_node(plain_base(base), scope) or ""
    return resolved.startswith("pydantic") and resolved.endswith(".RootModel")


def _bases(source: ModelClass) -> list[ast.expr]:
    node = class_node(source.cls)
    return node.bases if node else []


def _config(source: ModelClass) -> dict[str, str]:
    settings = settings_of(source.cls, source.scope)
    # A key such as `__proto__` would not survive every JSON reader.
    return {k: text_of(v.node) for k, v in sorted(settings.items()) if not k.startswith("__")}
