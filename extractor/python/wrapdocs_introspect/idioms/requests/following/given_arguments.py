"""What a caller may give for a parameter: `name: str` always has a value, and is no list."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.source.expressions import last_part, parse_type

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.following.definitions import Definitions
    from wrapdocs_introspect.names.scope import Scope

# fmt: off
_NEVER_NONE = frozenset(
    {
        "str", "bytes", "int", "float", "bool", "complex", "list", "tuple", "dict", "set",
        "frozenset", "List", "Tuple", "Dict", "Set", "FrozenSet", "Sequence", "Mapping", "Iterable",
        "Callable", "Collection", "date", "datetime", "time", "timedelta", "Decimal", "UUID",
    }
)
# fmt: on
_SCALARS = frozenset(
    {"str", "bytes", "int", "float", "bool", "date", "datetime", "Decimal", "UUID"}
)
_UNIONS = frozenset({"Optional", "Union"})
_WRAPPERS = frozenset({"Annotated", "Required", "Final"})


def excludes_none(
    annotation: ast.expr | None, scope: Scope, definitions: Definitions, depth: int = 0
) -> bool:
    """Tell whether a type surely has no `None` among its values.

    Args:
        annotation: The type; of one that has no name here, nothing is known.
        scope: Where its names are read.
        definitions: The package's definitions.
        depth: How many types are around it.
    """
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str) and not depth:
        return excludes_none(parse_type(annotation.value), scope, definitions, 1)
    if isinstance(annotation, ast.BinOp):
        parts: list[ast.expr] = [annotation.left, annotation.right]
        return all(excludes_none(one, scope, definitions, depth + 1) for one in parts)
    if isinstance(annotation, ast.Subscript):
        return _subscripted_excludes_none(annotation, scope, definitions, depth)
    if not isinstance(annotation, (ast.Name, ast.Attribute)):
        return False
    if definitions.annotated_class(annotation, scope) is not None:
        return True
    name = annotation.id if isinstance(annotation, ast.Name) else ""
    is_alias = bool(name) and isinstance(definitions.named(scope, name), Binding)
    return not is_alias and last_part(annotation) in _NEVER_NONE


def is_scalar_type(annotation: ast.expr | None) -> bool:
    """Tell whether a type only has texts, numbers, dates and `None` among its values.

    Args:
        annotation: The type: `str`, `int | None`, `Optional[str]`.
    """
    if isinstance(annotation, ast.Constant):
        text = annotation.value
        return text is None or (isinstance(text, str) and text in _SCALARS)
    if isinstance(annotation, ast.BinOp):
        return is_scalar_type(annotation.left) and is_scalar_type(annotation.right)
    if isinstance(annotation, ast.Subscript) and last_part(annotation.value) in _UNIONS:
        inner = annotation.slice
        return all(map(is_scalar_type, inner.elts if isinstance(inner, ast.Tuple) else [inner]))
    return isinstance(annotation, (ast.Name, ast.Attribute)) and last_part(annotation) in _SCALARS


def _subscripted_excludes_none(
    node: ast.Subscript, scope: Scope, definitions: Definitions, depth: int
) -> bool:
    name = last_part(node.value)
    inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if name == "Literal":
        values = [getattr(one, "value", None) for one in inner]
        return None not in values
    if name == "Union":
        return all(excludes_none(one, scope, definitions, depth + 1) for one in inner)
    if name in _WRAPPERS:
        return bool(inner) and excludes_none(inner[0], scope, definitions, depth + 1)
    return excludes_none(node.value, scope, definitions, depth + 1)
