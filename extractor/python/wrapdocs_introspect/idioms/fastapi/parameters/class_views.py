"""Class-based views: classes whose attributes are inputs of every method that answers requests."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final, Literal

from wrapdocs_introspect.annotations.foreign_types import foreign_id
from wrapdocs_introspect.idioms.fastapi.parameters.inputs import Declaration, declarations_of
from wrapdocs_introspect.names.assignments import default_of
from wrapdocs_introspect.names.expression import Expression
from wrapdocs_introspect.names.inheritance import bases_of, member_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.source.expressions import last_part

if TYPE_CHECKING:
    from collections.abc import Iterator

# Decorators of libraries whose code does what `_makes_view` looks for in the package's own.
_OF_LIBRARIES: Final = frozenset({"fastapi_utils.cbv.cbv", "fastapi_restful.cbv.cbv"})
_READS_ANNOTATIONS: Final = frozenset({"get_type_hints", "get_annotations", "__annotations__"})
_SIGNATURE: Final = "__signature__"
_SETTERS: Final = frozenset({"setattr", "__setattr__"})
_MAX_FUNCTIONS: Final = 50


def view_of(method: Scope) -> Scope | None:
    """Return the class-based view that a method belongs to.

    Args:
        method: A function that answers requests.
    """
    owner = method.parent
    if owner is None or owner.kind != "class":
        return None
    return owner if any(_is_view_maker(one) for one in _decorators(owner)) else None


def unread_decorators(method: Scope) -> Iterator[Expression]:
    """Yield the decorators of a method's class that other packages define.

    Any of them may turn the attributes of the class into inputs.

    Args:
        method: A function that answers requests.
    """
    owner = method.parent
    for decorator in _decorators(owner) if owner is not None and owner.kind == "class" else ():
        resolved = decorator.resolve()
        if resolved is None or resolved in _OF_LIBRARIES:
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
    for owner in reversed(list(bases_of(view))):
        for binding in owner.bindings():
            if binding.annotation is None or owner.at(binding.line) is not owner:
                continue
            annotation = Expression(binding.annotation, owner)
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


def _decorators(scope: Scope) -> Iterator[Expression]:
    """Yield what decorates a class, without the arguments."""
    around = scope.parent or scope
    for node in getattr(scope.node, "decorator_list", ()):
        yield Expression(node.func if isinstance(node, ast.Call) else node, around)


def _is_class_variable(annotation: Expression) -> bool:
    node = annotation.unquoted().node
    return last_part(node.value if isinstance(node, ast.Subscript) else node) == "ClassVar"


def _is_view_maker(decorator: Expression) -> bool:
    """Tell whether a decorator gives the attributes of a class to the signatures of its methods."""
    found = decorator.scope.find(decorator.node, decorator.node.lineno)
    if not isinstance(found, Scope):
        return decorator.resolve() in _OF_LIBRARIES
    signs: set[Literal["annotations", "signature"]] = set()
    for function in _reached(found):
        for node in ast.walk(function.node):
            if _names(node) in _READS_ANNOTATIONS:
                signs.add("annotations")
            elif _sets_signature(node):
                signs.add("signature")
    return len(signs) > 1


def _reached(function: Scope) -> Iterator[Scope]:
    """Yield a function, and all of the package that it calls."""
    seen = [function]
    for one in seen:
        yield one
        for inner in one.walk():
            for node in ast.walk(inner.node):
                called = inner.find(node.func) if isinstance(node, ast.Call) else None
                is_new = isinstance(called, Scope) and called not in seen
                if is_new and len(seen) < _MAX_FUNCTIONS and isinstance(called, Scope):
                    seen.append(called)


def _names(node: ast.AST) -> str | None:
    """Return the name, the attribute or the text that a node is."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else None


def _sets_signature(node: ast.AST) -> bool:
    """Tell whether a node sets the signature that FastAPI reads."""
    if isinstance(node, ast.Attribute):
        return node.attr == _SIGNATURE and isinstance(node.ctx, ast.Store)
    if not isinstance(node, ast.Call) or last_part(node.func) not in _SETTERS:
        return False
    return any(_names(argument) == _SIGNATURE for argument in node.args)
