"""Class-based views: classes whose attributes are inputs of every method that answers requests."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from wrapdocs_introspect.annotations.foreign_types import foreign_id
from wrapdocs_introspect.idioms.fastapi.parameters.inputs import Declaration, declarations_of
from wrapdocs_introspect.idioms.fastapi.parameters.set_signatures import (
    decorators_of,
    nodes_of,
    signature_setters,
)
from wrapdocs_introspect.names.assignments import default_of
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import bases_of, member_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from collections.abc import Iterator

# Decorators of libraries that read annotations and set signatures, as the package's own may do.
_OF_LIBRARIES: Final = frozenset({"fastapi_utils.cbv.cbv", "fastapi_restful.cbv.cbv"})
# Libraries whose decorators make data classes, and nothing of their methods.
_DATA_CLASSES: Final = frozenset({"attr", "attrs", "msgspec"})
_READS_ANNOTATIONS: Final = frozenset({"get_type_hints", "get_annotations", "__annotations__"})


def view_of(method: Scope) -> Scope | None:
    """Return the class-based view that a method belongs to.

    Args:
        method: A function that answers requests.
    """
    owner = method.parent
    if owner is None or owner.kind != "class":
        return None
    is_of_library = any(one.resolve() in _OF_LIBRARIES for one in decorators_of(owner))
    is_view = is_of_library or any(map(_reads_annotations, signature_setters(owner)))
    return owner if is_view else None


def unread_decorators(method: Scope) -> Iterator[Expression]:
    """Yield the decorators of a method's class that other packages define.

    Any of them may turn the attributes of the class into inputs.

    Args:
        method: A function that answers requests.
    """
    owner = method.parent
    for decorator in decorators_of(owner) if owner is not None and owner.kind == "class" else ():
        resolved = decorator.resolve()
        if resolved is None or resolved in _OF_LIBRARIES:
            continue
        if resolved.partition(".")[0] in _DATA_CLASSES:
            continue
        if foreign_id({"kind": "name", "name": resolved, "id": resolved}, decorator.scope):
            yield decorator


def view_declarations(view: Scope) -> list[Declaration]:
    """Return what making an instance of a view takes: arguments, then annotated attributes.

    Args:
        view: The class.
    """
    maker = member_of(view, "__init__")
    found = list(declarations_of(maker, skip_first=True)) if isinstance(maker, Scope) else []
    attributes: dict[str, Declaration] = {}
    needs_value = any(_asks_for_values(one) for one in signature_setters(view))
    for owner in reversed(list(bases_of(view))):
        for binding in owner.bindings():
            if binding.annotation is None or owner.at(binding.line) is not owner:
                continue
            annotation = Expression(binding.annotation, owner)
            if needs_value and default_of(binding) is None:
                continue
            if not _is_class_variable(annotation):
                attributes[binding.name] = Declaration(
                    name=binding.name,
                    annotation=annotation,
                    default=default_of(binding),
                    file=owner.source.file,
                    line=binding.line,
                )
    known = {one.name for one in found}
    return [*found, *(one for one in attributes.values() if one.name not in known)]


def _is_class_variable(annotation: Expression) -> bool:
    node = annotation.unquoted().node
    return last_part(node.value if isinstance(node, ast.Subscript) else node) == "ClassVar"


def _reads_annotations(decorator: Expression) -> bool:
    return any(_names(node) in _READS_ANNOTATIONS for node in nodes_of(decorator))


def _asks_for_values(decorator: Expression) -> bool:
    """Tell whether a decorator leaves out attributes without a value: `hasattr(cls, name)`."""
    nodes = list(nodes_of(decorator))
    loops = [one.target for one in nodes if isinstance(one, (ast.For, ast.comprehension))]
    names = {one.id for target in loops for one in ast.walk(target) if isinstance(one, ast.Name)}
    asked = [
        node.args[1]
        for node in nodes
        if isinstance(node, ast.Call) and last_part(node.func) == "hasattr" and len(node.args) > 1
    ]
    return any(isinstance(one, ast.Name) and one.id in names for one in asked)


def _names(node: ast.AST) -> str | None:
    """Return the name, the attribute or the text that a node is."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else None
