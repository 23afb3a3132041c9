"""Shared parts of the flavours of models."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from wrapdocs_introspect.constants.values import constant_of
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.nodes import attribute_node, declared_attributes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import griffe

    from wrapdocs_introspect.contract import EnumMember, Field, Model
    from wrapdocs_introspect.names.scope import Scope

_CLASS_VAR = frozenset({"typing.ClassVar", "typing_extensions.ClassVar"})


class Declared(NamedTuple):
    """A name of a class body, with its annotation and value as far as there are any."""

    attribute: griffe.Attribute
    annotation: ast.expr | None
    value: ast.expr | None


@dataclass
class ModelClass:
    """A class that is a model, with the descriptions of its fields in docstrings and comments."""

    cls: griffe.Class
    scope: Scope
    descriptions: dict[str, str] = field(default_factory=dict)
    comments: dict[int, str] = field(default_factory=dict)
    convert: Callable[[str, str], str] = lambda text, _owner: text

    def declared(self) -> Iterator[Declared]:
        """Yield what the class body assigns or annotates, without class variables."""
        for attribute in declared_attributes(self.cls).values():
            node = attribute_node(attribute)
            annotation = node.annotation if node is not None else None
            if node is not None and not is_class_var(annotation, self.scope):
                yield Declared(attribute, annotation, node.value)

    def annotated(self) -> Iterator[tuple[griffe.Attribute, ast.expr, ast.expr | None]]:
        """Yield the annotated names of the class body: attribute, annotation and value."""
        for attribute, annotation, value in self.declared():
            if annotation is not None:
                yield attribute, annotation, value

    def description_of(self, attribute: griffe.Attribute) -> str | None:
        """Return the text below, above or next to a field, or in the class's docstring."""
        docstring = attribute.docstring
        if docstring is not None and docstring.value.strip():
            return self.convert(docstring.value.strip(), attribute.path)
        comment = self.comments.get(attribute.lineno or 0)
        if comment:
            return self.convert(comment, attribute.path)
        return self.descriptions.get(attribute.name) or None

    def describe(self, part: Field | EnumMember, attribute: griffe.Attribute) -> None:
        """Add the description and the line of a field or enum member."""
        description = self.description_of(attribute)
        if description:
            part["description"] = description
        if attribute.lineno:
            part["line"] = attribute.lineno


def is_class_var(annotation: ast.expr | None, scope: Scope) -> bool:
    """Tell whether an annotation is `ClassVar` or `ClassVar[T]`."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return "ClassVar" in annotation.value.partition("[")[0]
    head = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return resolve_node(head, scope) in _CLASS_VAR


def resolve_node(node: ast.expr | None, scope: Scope) -> str | None:
    """Return the id of a name or attribute access."""
    dotted = dotted_name(node)
    return scope.resolve(dotted) if dotted is not None else None


def called_name(node: ast.expr | None, scope: Scope) -> str | None:
    """Return the id of the called object; the written name if it cannot be resolved."""
    if not isinstance(node, ast.Call):
        return None
    dotted = dotted_name(node.func)
    return (scope.resolve(dotted) or dotted) if dotted is not None else None


def keywords_of(call: ast.Call) -> dict[str, ast.expr]:
    """Return the keyword arguments of a call."""
    return {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg is not None}


def is_ellipsis(node: ast.expr | None) -> bool:
    """Tell whether a node is `...`."""
    return isinstance(node, ast.Constant) and node.value is Ellipsis


def make_model(flavor: str, **parts: Any) -> Model:
    """Make a `Model` of the parts that are there."""
    made = {"flavor": flavor} | {key: part for key, part in parts.items() if part is not None}
    return cast("Model", made)


def ignored_names(enum: griffe.Object) -> frozenset[str]:
    """Read `_ignore_` of an enumeration: the names of helpers, as a list or as one text."""
    attribute = declared_attributes(enum).get("_ignore_")
    node = attribute_node(attribute) if attribute is not None else None
    value = constant_of(node.value) if node is not None and node.value is not None else None
    if isinstance(value, str):
        return frozenset(split_names(value))
    return frozenset(map(str, value)) if isinstance(value, list) else frozenset()


def split_names(text: str) -> list[str]:
    """Return the names of a text that enum takes for a list of names."""
    return text.replace(",", " ").split()
