"""Classes, functions and attributes of the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import griffe

from wrapdocs_introspect.deprecation import deprecation_of
from wrapdocs_introspect.docstring_check import find_unknown_parameters
from wrapdocs_introspect.docstrings import ParsedDocstring, parse_docstring
from wrapdocs_introspect.nodes import attribute_node, class_node, file_of, function_node
from wrapdocs_introspect.signatures import default_texts, make_signature
from wrapdocs_introspect.source_text import text_of
from wrapdocs_introspect.type_aliases import alias_target
from wrapdocs_introspect.type_expressions import type_from_expression, type_from_node
from wrapdocs_introspect.values import value_from_node

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.loading import LoadedPackage, ModuleSource
    from wrapdocs_introspect.scope import Scope

Item = dict[str, Any]
# A table of thousands of entries is data, not documentation.
_MAX_VALUE = 2_000
_STATIC = ("staticmethod",)


class ItemMaker:
    """Makes the items of one module."""

    def __init__(
        self, package: LoadedPackage, source: ModuleSource, diagnostics: list[dict[str, Any]]
    ) -> None:
        """Make items of a module.

        Args:
            package: The whole package.
            source: The module.
            diagnostics: Where findings go.
        """
        self._package = package
        self._source = source
        self._diagnostics = diagnostics

    def make(self, member: griffe.Object) -> Item | None:
        """Make the item of an object; None where it is not for readers."""
        model = self._package.models.get(member.path)
        if isinstance(member, griffe.Class):
            return self._class(member, model)
        if isinstance(member, griffe.Function):
            return None if _is_private(member.name) else self._function(member)
        if isinstance(member, griffe.Attribute):
            return self._functional(member, model) if model else self._attribute(member)
        if isinstance(member, griffe.TypeAlias):
            return self._type_alias(member)
        return None

    def docstring(self, member: griffe.Object) -> dict[str, Any] | None:
        """Make the docstring of an object."""
        return self._parse(member).to_contract()

    def _parse(self, member: griffe.Object) -> ParsedDocstring:
        docstring = member.docstring
        if docstring is None or not docstring.value:
            return ParsedDocstring()
        return parse_docstring(
            docstring.value, style=self._package.docstring_style, defaults=_defaults(member)
        )

    def _scope(self, member: griffe.Object) -> Scope:
        return self._package.scope(member.parent or self._source.module)

    def _class(self, cls: griffe.Class, model: dict[str, Any] | None) -> Item:
        node = class_node(cls)
        scope = self._scope(cls)
        parsed = self._parse(cls)
        item = self._head("class", cls)
        item["bases"] = [type_from_node(base, scope) for base in node.bases] if node else []
        decorators = node.decorators if node else []
        self._describe(item, parsed, decorators, scope)
        # The fields of a model show what these sections say of them.
        hidden = ("attributes", "parameters") if model and "fields" in model else ()
        if docstring := parsed.to_contract(without=hidden):
            item["docstring"] = docstring
        if model:
            item["model"] = model
        return item

    def _functional(self, attribute: griffe.Attribute, model: dict[str, Any]) -> Item:
        """Make a class of `Color = Enum("Color", "RED GREEN")`."""
        item = self._head("class", attribute)
        item["bases"] = self._package.models.functional_bases(attribute)
        if docstring := self.docstring(attribute):
            item["docstring"] = docstring
        item["model"] = model
        return item

    def _function(self, function: griffe.Function) -> Item:
        node = function_node(function)
        scope = self._scope(function)
        parsed = self._parse(function)
        item = self._head("function", function)
        if node:
            self._check_parameters(item, parsed, node.args)
        item["signature"] = (
            make_signature(
                node.args,
                node.returns,
                scope,
                is_async="async" in function.labels,
                is_bound=_is_bound(function),
            )
            if node
            else {"parameters": []}
        )
        self._describe(item, parsed, node.decorators if node else [], scope)
        if docstring := parsed.to_contract():
            item["docstring"] = docstring
        return item

    def _check_parameters(self, item: Item, parsed: ParsedDocstring, args: ast.arguments) -> None:
        file, line = item["source"]["file"], item["source"]["line"]
        for found in find_unknown_parameters(item["name"], parsed, args, file=file, line=line):
            self._diagnostics.append({**found, "item": item["id"]})

    def _attribute(self, attribute: griffe.Attribute) -> Item | None:
        node = attribute_node(attribute)
        scope = self._scope(attribute)
        item = self._head("attribute", attribute)
        if node and node.annotation is not None:
            item["type"] = type_from_node(node.annotation, scope)
        if node and node.value is not None:
            self._set_value(item, node.annotation, node.value, scope)
        if _is_hidden(attribute, item):
            return None
        comment = self._source.comments.get(attribute.lineno or 0)
        if docstring := self.docstring(attribute):
            item["docstring"] = docstring
        elif comment:
            item["docstring"] = {"summary": comment}
        return item

    def _set_value(
        self, item: Item, annotation: ast.expr | None, value: ast.expr, scope: Scope
    ) -> None:
        target = alias_target(annotation, value, scope)
        if target is not None:
            item["aliasOf"] = target
            return
        made = value_from_node(value, scope)
        if len(made["text"]) > _MAX_VALUE:
            made = {"text": made["text"][: _MAX_VALUE - 1] + "…"}
        item["value"] = made

    def _type_alias(self, alias: griffe.TypeAlias) -> Item:
        item = self._head("attribute", alias)
        if alias.value is not None:
            item["aliasOf"] = type_from_expression(alias.value, self._scope(alias))
        if docstring := self.docstring(alias):
            item["docstring"] = docstring
        return item

    def _head(self, kind: str, member: griffe.Object) -> Item:
        line = member.lineno or 1
        source: dict[str, Any] = {"file": file_of(member) or self._source.file, "line": line}
        if member.endlineno is not None and member.endlineno > line:
            source["endLine"] = member.endlineno
        return {"kind": kind, "id": member.path, "name": member.name, "source": source}

    def _describe(
        self, item: Item, parsed: ParsedDocstring, decorators: list[ast.expr], scope: Scope
    ) -> None:
        if decorators:
            item["decorators"] = [text_of(decorator) for decorator in decorators]
        deprecated = deprecation_of(decorators, parsed, scope)
        if deprecated:
            item["deprecated"] = deprecated


def _defaults(member: griffe.Object) -> dict[str, str] | None:
    """Return the defaults that a docstring need not repeat: a class's are those of `__init__`."""
    function = member.members.get("__init__") if member.is_class else member
    node = function_node(function) if isinstance(function, griffe.Function) else None
    return default_texts(node.args) if node else None


def _is_bound(function: griffe.Function) -> bool:
    is_method = isinstance(function.parent, griffe.Class)
    return is_method and not function.labels.intersection(_STATIC)


def _is_private(name: str) -> bool:
    """Tell whether a function is not for readers; `__init__` and `__call__` are."""
    return name.startswith("_") and name not in {"__init__", "__call__"}


def _is_hidden(attribute: griffe.Attribute, item: Item) -> bool:
    """Tell whether an attribute is not for readers; they do meet a module's private types."""
    is_type = "aliasOf" in item and not isinstance(attribute.parent, griffe.Class)
    return attribute.name.startswith("__" if is_type else "_")
