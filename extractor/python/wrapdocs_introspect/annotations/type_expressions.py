"""Type expressions of the contract, from syntax trees."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.annotations.constraints import own_constraints
from wrapdocs_introspect.annotations.conversions import (
    ANY,
    Conversions,
    conversions_in,
    written_as_json,
)
from wrapdocs_introspect.annotations.discriminators import discriminate, discriminator_in, is_union
from wrapdocs_introspect.annotations.literals import literal_types
from wrapdocs_introspect.annotations.vocabulary import (
    ANNOTATED,
    CONSTRAINED_TYPES,
    LITERALS,
    OPTIONALS,
    SKIPPED,
    UNIONS,
)
from wrapdocs_introspect.names.assignments import follow_alias
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.source.expressions import dotted_name, parse_type
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import (
        NameType,
        TypeExpression,
        UnionDiscriminator,
    )
    from wrapdocs_introspect.names.scope import Scope


def type_from_node(node: ast.expr, scope: Scope) -> TypeExpression:
    """Make the `TypeExpression` of an annotation.

    Args:
        node: The annotation; strings in it are read as forward references.
        scope: The scope that the annotation is in.

    Returns:
        The type with its names resolved. `Annotated[T, ...]` becomes `T`; its own limits are
        read elsewhere, those of its parts are in the type.
    """
    if isinstance(node, ast.Name):
        return written_as_json(_name(node.id, scope))
    if isinstance(node, ast.Attribute):
        return written_as_json(_dotted(node, scope))
    if isinstance(node, ast.Subscript):
        return _subscript(node, scope)
    if isinstance(node, ast.Constant):
        return _constant(node, scope)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _union(node, scope)
    if isinstance(node, (ast.List, ast.Tuple)):
        return {"kind": "list", "items": [part_from_node(item, scope) for item in node.elts]}
    if isinstance(node, ast.Call):
        return _call(node, scope)
    return _text(node)


def part_from_node(node: ast.expr, scope: Scope) -> TypeExpression:
    """Make the `TypeExpression` of a type whose limits nothing else says.

    Args:
        node: The type: a part of another one, or the target of an alias.
        scope: The scope that it is in.
    """
    made: Any = type_from_node(node, scope)
    limits = own_constraints(Expression(node, scope))
    if limits and made["kind"] in {"name", "generic", "union"}:
        made["constraints"] = limits
    found: TypeExpression = made
    return found


def discriminated_type(given: Expression, discriminator: UnionDiscriminator) -> TypeExpression:
    """Make the type of a union whose members a field or a function distinguishes.

    Args:
        given: The union, `Optional[...]` of one, or the name of either.
        discriminator: How its members are distinguished.
    """
    # The name of a union does not say how its members are distinguished.
    union = follow_alias(given.unquoted())
    made: Any = type_from_node(union.node, union.scope)
    if isinstance(union.node, ast.Subscript) and _is_optional(union.part(union.node.value)):
        made["arguments"] = [discriminated_type(union.part(union.node.slice), discriminator)]
        found: TypeExpression = made
        return found
    if "discriminator" in made or not is_union(made):
        return type_from_node(given.node, given.scope)
    return discriminate(made, discriminator)


def converted_type(made: TypeExpression, conversions: Conversions) -> TypeExpression:
    """Add to a type what JSON holds in its place.

    Args:
        made: The type.
        conversions: What its validators accept, and what its serializers return.
    """
    if made["kind"] not in {"name", "generic", "union"}:
        return made
    found: Any = {**made}
    if conversions.reads_anything:
        found["input"] = ANY
    elif conversions.read is not None:
        found["input"] = part_from_node(conversions.read.node, conversions.read.scope)
    if conversions.written is not None:
        written = part_from_node(conversions.written.node, conversions.written.scope)
        keeps_none = conversions.keeps_none and may_be_none(made)
        found["output"] = _or_none(written) if keeps_none else written
    converted: TypeExpression = found
    return converted


def may_be_none(kind: TypeExpression) -> bool:
    """Tell whether None is one of a type's values."""
    if kind["kind"] == "generic":
        origin = kind["origin"].get("id", "")
        if origin in OPTIONALS:
            return True
        return origin in UNIONS and any(_is_none(a) for a in kind["arguments"])
    if kind["kind"] == "union":
        return any(_is_none(member) for member in kind["members"])
    return kind.get("id") == "typing.Any"


def _is_none(kind: TypeExpression) -> bool:
    return bool(kind["kind"] == "name" and kind["name"] == "None")


def type_from_text(text: str, scope: Scope) -> TypeExpression:
    """Make the `TypeExpression` of a type that is written as text."""
    node = parse_type(text)
    return type_from_node(node, scope) if node is not None else {"kind": "text", "text": text}


def names_in(expression: TypeExpression) -> Iterator[NameType]:
    """Yield every name of a type expression."""
    if expression["kind"] == "name":
        yield expression
    elif expression["kind"] == "generic":
        yield from names_in(expression["origin"])
        for argument in expression["arguments"]:
            yield from names_in(argument)
    elif expression["kind"] == "union":
        for member in expression["members"]:
            yield from names_in(member)
    elif expression["kind"] == "list":
        for item in expression["items"]:
            yield from names_in(item)


def _is_optional(origin: Expression) -> bool:
    return origin.resolve() in OPTIONALS


def _name(name: str, scope: Scope) -> NameType:
    resolved = scope.resolve(name)
    if resolved is None:
        return {"kind": "name", "name": name}
    return {"kind": "name", "name": name, "id": resolved}


def _dotted(node: ast.Attribute, scope: Scope) -> TypeExpression:
    dotted = dotted_name(node)
    return _name(dotted, scope) if dotted is not None else _text(node)


def _subscript(node: ast.Subscript, scope: Scope) -> TypeExpression:
    origin = _origin(node.value, scope)
    arguments = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    origin_id = origin.get("id") if origin["kind"] == "name" else None
    if origin_id in UNIONS:
        shown = _shown_members(arguments, scope)
        if len(shown) == 1 < len(arguments):
            return type_from_node(shown[0], scope)
        arguments = shown
    if origin_id in ANNOTATED and arguments:
        return _annotated(Expression(arguments[0], scope), arguments[1:])
    if origin_id in LITERALS:
        made = [one for part in arguments for one in literal_types(Expression(part, scope))]
    else:
        made = [part_from_node(argument, scope) for argument in arguments]
    return written_as_json({"kind": "generic", "origin": origin, "arguments": made})


def _origin(node: ast.expr, scope: Scope) -> TypeExpression:
    """Make the type that gets arguments; what JSON holds depends on them."""
    if isinstance(node, ast.Name):
        return _name(node.id, scope)
    return _dotted(node, scope) if isinstance(node, ast.Attribute) else type_from_node(node, scope)


def _annotated(inner: Expression, metadata: list[ast.expr]) -> TypeExpression:
    parts = [inner.part(one) for one in metadata]
    discriminator = discriminator_in(parts)
    if discriminator is None:
        made = type_from_node(inner.node, inner.scope)
    else:
        made = discriminated_type(inner, discriminator)
    return converted_type(made, conversions_in(parts))


def _or_none(written: TypeExpression) -> TypeExpression:
    return {"kind": "union", "members": [written, {"kind": "name", "name": "None"}]}


def _constant(node: ast.Constant, scope: Scope) -> TypeExpression:
    if node.value is None:
        return {"kind": "name", "name": "None"}
    if isinstance(node.value, str):
        return type_from_text(node.value, scope)
    return {"kind": "literal", "text": text_of(node)}


def _union(node: ast.BinOp, scope: Scope) -> TypeExpression:
    members = _members(node)
    shown = _shown_members(members, scope)
    if len(shown) == 1 < len(members):
        return type_from_node(shown[0], scope)
    return {"kind": "union", "members": [part_from_node(one, scope) for one in shown]}


def _shown_members(members: list[ast.expr], scope: Scope) -> list[ast.expr]:
    """Leave out `SkipJsonSchema[None]`, which only Python sees, if other types remain."""
    shown = [one for one in members if not _is_skipped(one, scope)]
    is_none = all(isinstance(one, ast.Constant) and one.value is None for one in shown)
    return members if is_none else shown


def _is_skipped(node: ast.expr, scope: Scope) -> bool:
    return isinstance(node, ast.Subscript) and scope.resolve_node(node.value) in SKIPPED


def _members(node: ast.expr) -> list[ast.expr]:
    """Flatten `A | B | C`, however long it is."""
    right: list[ast.expr] = []
    while isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        right.append(node.right)
        node = node.left
    return [node, *reversed(right)]


def is_constrained_type(given: Expression) -> bool:
    """Tell whether an expression makes a type with limits: `conint(gt=0)`.

    Args:
        given: The expression.
    """
    return isinstance(given.node, ast.Call) and _plain_type(given.part(given.node.func)) is not None


def _plain_type(function: Expression) -> str | None:
    resolved = function.resolve() or ""
    name = resolved.rpartition(".")[2]
    return CONSTRAINED_TYPES.get(name) if resolved.startswith("pydantic") else None


def _call(node: ast.Call, scope: Scope) -> TypeExpression:
    plain = _plain_type(Expression(node.func, scope))
    if plain is None:
        return _text(node)
    origin = _name(plain, scope)
    named = [keyword.value for keyword in node.keywords if keyword.arg == "item_type"]
    items = [*node.args[:1], *named]
    if not plain.endswith(("list", "set")) or not items:
        return origin
    return {"kind": "generic", "origin": origin, "arguments": [part_from_node(items[0], scope)]}


def _text(node: ast.expr) -> TypeExpression:
    return {"kind": "text", "text": text_of(node)}
