"""Classes, functions and attributes of the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.annotations.signatures import default_texts, make_signature
from wrapdocs_introspect.annotations.type_aliases import alias_target
from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.annotations.type_parameters import type_parameter_texts
from wrapdocs_introspect.constants.values import value_from_node
from wrapdocs_introspect.docstrings.parameter_check import find_unknown_parameters
from wrapdocs_introspect.docstrings.parsing import ParsedDocstring
from wrapdocs_introspect.emit.decorators import binding_of, decorators_of, documented, is_abstract
from wrapdocs_introspect.emit.deprecation import deprecation_of
from wrapdocs_introspect.emit.properties import called_property, describe_property, property_node
from wrapdocs_introspect.source.nodes import (
    attribute_node,
    class_node,
    file_of,
    function_node,
    replaced_path,
)
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.contract import (
        Attribute,
        Class,
        Diagnostic,
        Docstring,
        Function,
        Model,
        Signature,
        SourceLocation,
    )
    from wrapdocs_introspect.emit.properties import CalledProperty
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.source.module_source import ModuleSource
    from wrapdocs_introspect.source.nodes import AttributeNode

# A table of thousands of entries is data, not documentation.
_MAX_VALUE = 2_000


class ItemMaker:
    """Makes the items of one module."""

    def __init__(
        self, package: LoadedPackage, source: ModuleSource, diagnostics: list[Diagnostic]
    ) -> None:
        """Make items of a module.

        Args:
            package: The whole package.
            source: The module.
            diagnostics: The list for findings.
        """
        self._package = package
        self._source = source
        self._diagnostics = diagnostics

    def make(self, member: griffe.Object) -> Class | Function | Attribute | None:
        """Make the item of an object; None if it is not for readers."""
        model = self._package.models.get(member.path)
        if isinstance(member, griffe.Class):
            return self._class(member, model)
        if isinstance(member, griffe.Function):
            return None if self._is_hidden(member) else self._callable(member)
        if isinstance(member, griffe.Attribute):
            return self._functional(member, model) if model else self._attribute(member)
        if isinstance(member, griffe.TypeAlias):
            return self._type_alias(member)
        return None

    def docstring(self, member: griffe.Object) -> Docstring | None:
        """Make the docstring of an object."""
        return self._parse(member).to_contract()

    def _parse(self, member: griffe.Object) -> ParsedDocstring:
        docstring = member.docstring or self._replaced_docstring(member)
        if docstring is None or not docstring.value:
            return ParsedDocstring()
        return self._package.docstrings.read(docstring.value, member.path, _defaults(member))

    def _replaced_docstring(self, member: griffe.Object) -> griffe.Docstring | None:
        """Return the docstring of the code that a stub defines elsewhere than the code does."""
        path = replaced_path(member)
        resolved = self._package.names.canonical(path) if path else None
        found = self._package.names.lookup(resolved) if resolved else None
        return found.docstring if found is not None else None

    def _scope(self, member: griffe.Object) -> Scope:
        return self._package.scope(member.parent or self._source.module)

    def _class(self, cls: griffe.Class, model: Model | None) -> Class:
        node = class_node(cls)
        scope = self._scope(cls)
        parsed = self._parse(cls)
        bases = [type_from_node(base, scope) for base in node.bases] if node else []
        item: Class = {
            "kind": "class",
            "id": cls.path,
            "name": cls.name,
            "source": self._location(cls),
            "bases": bases,
        }
        if node and node.type_parameters:
            item["typeParameters"] = type_parameter_texts(node.type_parameters)
        if node and is_abstract(cls, node, scope):
            item["abstract"] = True
        decorators = node.decorators if node else []
        self._describe(item, parsed, decorators, scope)
        # The fields of a model show the content of these sections.
        hidden = ("attributes", "parameters") if model and "fields" in model else ()
        if docstring := parsed.to_contract(without=hidden):
            item["docstring"] = docstring
        if model:
            item["model"] = model
        return item

    def _functional(self, attribute: griffe.Attribute, model: Model) -> Class:
        """Make a class of `Color = Enum("Color", "RED GREEN")`."""
        bases = self._package.models.functional_bases(attribute)
        item: Class = {
            "kind": "class",
            "id": attribute.path,
            "name": attribute.name,
            "source": self._location(attribute),
            "bases": bases,
        }
        if docstring := self.docstring(attribute):
            item["docstring"] = docstring
        item["model"] = model
        return item

    def _callable(self, function: griffe.Function) -> Function | Attribute:
        getter = property_node(function)
        return self._property(function, getter) if getter else self._function(function)

    def _function(self, function: griffe.Function) -> Function:
        node = function_node(function)
        scope = self._scope(function)
        parsed = self._parse(documented(function))
        signature = self._signature(function)
        item: Function = {
            "kind": "function",
            "id": function.path,
            "name": function.name,
            "source": self._location(function),
            "signature": signature,
        }
        if node:
            self._check_parameters(item, parsed, node.args)
        if function.overloads:
            item["overloads"] = [self._signature(one) for one in function.overloads]
        if binding := binding_of(function):
            item["binding"] = binding
        if "abstractmethod" in function.labels:
            item["abstract"] = True
        if node and node.type_parameters:
            item["typeParameters"] = type_parameter_texts(node.type_parameters)
        self._describe(item, parsed, decorators_of(function), scope)
        if docstring := parsed.to_contract():
            item["docstring"] = docstring
        return item

    def _signature(self, function: griffe.Function) -> Signature:
        node = function_node(function)
        if node is None:
            return {"parameters": []}
        return make_signature(
            node.args,
            node.returns,
            self._scope(function),
            is_async="async" in function.labels,
            is_bound=isinstance(function.parent, griffe.Class)
            and binding_of(function) != "staticMethod",
        )

    def _property(
        self, member: griffe.Function | griffe.Attribute, node: AttributeNode
    ) -> Attribute:
        item: Attribute = {
            "kind": "attribute",
            "id": member.path,
            "name": member.name,
            "source": self._location(member),
        }
        scope = self._scope(member)
        parsed = self._parse(member)
        if node.annotation is not None:
            item["type"] = type_from_node(node.annotation, scope)
        item["property"] = describe_property(member)
        if "abstractmethod" in member.labels:
            item["abstract"] = True
        self._describe(item, parsed, node.decorators, scope)
        if docstring := parsed.to_contract():
            item["docstring"] = docstring
        return item

    def _check_parameters(
        self, item: Function, parsed: ParsedDocstring, args: ast.arguments
    ) -> None:
        file, line = item["source"]["file"], item["source"]["line"]
        for found in find_unknown_parameters(item["name"], parsed, args, file=file, line=line):
            self._diagnostics.append({**found, "item": item["id"]})

    def _attribute(self, attribute: griffe.Attribute) -> Attribute | None:
        node = attribute_node(attribute)
        if getter := property_node(attribute):
            return None if self._is_hidden(attribute) else self._property(attribute, getter)
        scope = self._scope(attribute)
        if called := called_property(attribute, scope):
            return None if self._is_hidden(attribute) else self._called(attribute, called)
        item: Attribute = {
            "kind": "attribute",
            "id": attribute.path,
            "name": attribute.name,
            "source": self._location(attribute),
        }
        if node and node.annotation is not None:
            item["type"] = type_from_node(node.annotation, scope)
        if node and node.value is not None:
            self._set_value(item, node.annotation, node.value, scope)
        is_type = "aliasOf" in item and not isinstance(attribute.parent, griffe.Class)
        if self._is_hidden(attribute, is_type=is_type):
            return None
        parsed = self._parse(attribute)
        self._describe(item, parsed, [], scope)
        comment = self._source.comments.get(attribute.lineno or 0)
        if docstring := parsed.to_contract():
            item["docstring"] = docstring
        elif comment and "docstring" not in item:
            item["docstring"] = {"summary": self._package.docstrings.convert(comment, item["id"])}
        return item

    def _called(self, attribute: griffe.Attribute, called: CalledProperty) -> Attribute:
        getter = called.getter
        item: Attribute = {
            "kind": "attribute",
            "id": attribute.path,
            "name": attribute.name,
            "source": self._location(attribute),
        }
        node = function_node(getter) if getter else None
        if node and node.returns is not None:
            item["type"] = type_from_node(node.returns, self._scope(attribute))
        item["property"] = called.describe()
        if docstring := self.docstring(attribute) or (self.docstring(getter) if getter else None):
            item["docstring"] = docstring
        return item

    def _is_hidden(self, member: griffe.Object, *, is_type: bool = False) -> bool:
        """Tell whether a member is not for readers, who do see a module's private types."""
        public = self._package.public
        if public.is_named(member.path):
            return False
        if is_type:
            return member.name.startswith("__")
        return public.is_left_out(member.path) or _is_private(member)

    def _set_value(
        self, item: Attribute, annotation: ast.expr | None, value: ast.expr, scope: Scope
    ) -> None:
        target = alias_target(annotation, value, scope)
        if target is not None:
            item["aliasOf"] = target
            return
        made = value_from_node(value, scope)
        if len(made["text"]) > _MAX_VALUE:
            made = {"text": made["text"][: _MAX_VALUE - 1] + "…"}
        item["value"] = made

    def _type_alias(self, alias: griffe.TypeAlias) -> Attribute:
        item: Attribute = {
            "kind": "attribute",
            "id": alias.path,
            "name": alias.name,
            "source": self._location(alias),
        }
        node = attribute_node(alias)
        if node and node.value is not None:
            item["aliasOf"] = type_from_node(node.value, self._scope(alias))
        if node and node.type_parameters:
            item["typeParameters"] = type_parameter_texts(node.type_parameters)
        if docstring := self.docstring(alias):
            item["docstring"] = docstring
        return item

    def _location(self, member: griffe.Object) -> SourceLocation:
        line = member.lineno or 1
        source: SourceLocation = {"file": file_of(member) or self._source.file, "line": line}
        if member.endlineno is not None and member.endlineno > line:
            source["endLine"] = member.endlineno
        return source

    def _describe(
        self,
        item: Class | Function | Attribute,
        parsed: ParsedDocstring,
        decorators: list[ast.expr],
        scope: Scope,
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


def _is_private(member: griffe.Object) -> bool:
    """Tell by its name whether a member is not for readers; `__init__` and `__call__` are."""
    is_shown = member.is_function and member.name in {"__init__", "__call__"}
    return member.name.startswith("_") and not is_shown
