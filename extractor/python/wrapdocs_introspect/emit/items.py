"""Items of the contract: classes and functions; attributes have their own file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.annotations.method_binding import binding_of, is_bound
from wrapdocs_introspect.annotations.signatures import signature_of
from wrapdocs_introspect.annotations.type_expressions import type_from_node
from wrapdocs_introspect.annotations.type_parameters import type_parameter_texts
from wrapdocs_introspect.docstrings.parameter_check import (
    find_wrong_defaults,
    find_wrong_parameters,
)
from wrapdocs_introspect.docstrings.parsing import add_documented_types
from wrapdocs_introspect.emit.attributes import AttributeMaker
from wrapdocs_introspect.emit.decorators import (
    decorators_of,
    is_abstract,
    protocols_of,
)
from wrapdocs_introspect.emit.members import MemberReader, is_marked_private
from wrapdocs_introspect.emit.overloads import make_overloads
from wrapdocs_introspect.emit.properties import property_node
from wrapdocs_introspect.models.json_hooks import (
    SCHEMA_SETTING,
    extends_schema_by_code,
    find_json_hook,
    report_json_hook,
)
from wrapdocs_introspect.models.unread_parts import report_unread_parts
from wrapdocs_introspect.names.inherited_texts import documented
from wrapdocs_introspect.source.nodes import (
    class_node,
    function_node,
)

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
    )
    from wrapdocs_introspect.docstrings.parsing import ParsedDocstring
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.source.module_source import ModuleSource


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
        self._diagnostics = diagnostics
        self._members = MemberReader(package, source)
        self._attributes = AttributeMaker(self._members, package.docstrings, source.comments)

    def _is_base(self, member: griffe.Object) -> bool:
        """Tell whether others inherit from a class: readers see what they have from it."""
        if not isinstance(member, griffe.Class):
            return False
        return bool(self._package.index.subclasses(self._package.scope(member)))

    def make(
        self, member: griffe.Object, *, is_shown: bool = False
    ) -> Class | Function | Attribute | None:
        """Make the item of an object; None if it is not for readers.

        Args:
            member: The object.
            is_shown: Whether it is for readers although its name is private.
        """
        if is_marked_private(member) and not self._is_base(member):
            return None
        model = self._package.models.get(member.path)
        if isinstance(member, griffe.Class):
            return self._class(member, model)
        if isinstance(member, griffe.Function):
            is_hidden = not is_shown and self._members.is_hidden(member)
            return None if is_hidden else self._callable(member)
        if isinstance(member, griffe.Attribute):
            return (
                self._functional(member, model)
                if model
                else self._attributes.make(member, is_shown=is_shown)
            )
        if isinstance(member, griffe.TypeAlias):
            return self._attributes.make_type_alias(member)
        return None

    def docstring(self, member: griffe.Object) -> Docstring | None:
        """Make the docstring of an object."""
        return self._members.docstring(member)

    def _class(self, cls: griffe.Class, model: Model | None) -> Class:
        node = class_node(cls)
        scope = self._members.scope(cls)
        parsed = self._members.parse(cls)
        bases = [type_from_node(base, scope) for base in node.bases] if node else []
        item: Class = {
            "kind": "class",
            "id": cls.path,
            "name": cls.name,
            "source": self._members.location(cls),
            "bases": bases,
        }
        if node and node.type_parameters:
            item["typeParameters"] = type_parameter_texts(node.type_parameters)
        if node and is_abstract(cls, node, scope):
            item["abstract"] = True
        if protocols := protocols_of(cls):
            item["protocols"] = protocols
        hook = find_json_hook(cls)
        if hook is not None:
            item["jsonHook"] = hook
            self._diagnostics.append(report_json_hook(item, hook))
        elif model and extends_schema_by_code(cls, scope):
            item["jsonHook"] = SCHEMA_SETTING
        decorators = node.decorators if node else []
        self._members.describe(item, parsed, decorators, scope)
        self._check_defaults(item, parsed)
        hidden: tuple[str, ...] = ()
        if model and "fields" in model:
            # The fields of a model show the content of these sections.
            hidden = ("parameters",)
            fields = {field["name"] for field in model["fields"]}
            parsed.keep_attributes(name for name in cls.members if name not in fields)
        if docstring := parsed.to_contract(without=hidden):
            item["docstring"] = docstring
        if model:
            item["model"] = model
            self._diagnostics += report_unread_parts(cls, scope, item)
        return item

    def _functional(self, attribute: griffe.Attribute, model: Model) -> Class:
        """Make a class of `Color = Enum("Color", "RED GREEN")`."""
        bases = self._package.models.functional_bases(attribute)
        item: Class = {
            "kind": "class",
            "id": attribute.path,
            "name": attribute.name,
            "source": self._members.location(attribute),
            "bases": bases,
        }
        if docstring := self._members.docstring(attribute):
            item["docstring"] = docstring
        item["model"] = model
        return item

    def _callable(self, function: griffe.Function) -> Function | Attribute:
        getter = property_node(function)
        if getter:
            return self._attributes.make_property(function, getter)
        return self._function(function)

    def _function(self, function: griffe.Function) -> Function:
        node = function_node(function)
        scope = self._members.scope(function)
        parsed = self._members.parse(documented(function))
        signature = self._signature(function)
        item: Function = {
            "kind": "function",
            "id": function.path,
            "name": function.name,
            "source": self._members.location(function),
            "signature": signature,
        }
        if parsed.inherited_from is not None:
            parsed.leave_out_parameters(signature)
        elif node:
            self._check_parameters(item, parsed, node.args)
        if node:
            add_documented_types(signature, parsed)
            if function.name == "__init__" and isinstance(function.parent, griffe.Class):
                # Many classes document the parameters of their constructor.
                add_documented_types(signature, self._members.parse(function.parent))
        if overloads := make_overloads(function, self._package):
            item["overloads"] = overloads
        if binding := binding_of(function):
            item["binding"] = binding
        if "abstractmethod" in function.labels:
            item["abstract"] = True
        if node and node.type_parameters:
            item["typeParameters"] = type_parameter_texts(node.type_parameters)
        self._members.describe(item, parsed, decorators_of(function), scope)
        if docstring := parsed.to_contract():
            item["docstring"] = docstring
        return item

    def _signature(self, function: griffe.Function) -> Signature:
        return signature_of(function, self._members.scope(function), is_bound=is_bound(function))

    def _check_defaults(self, item: Class, parsed: ParsedDocstring) -> None:
        file, line = item["source"]["file"], item["source"]["line"]
        for found in find_wrong_defaults(item["name"], parsed, file=file, line=line):
            self._diagnostics.append({**found, "item": item["id"]})

    def _check_parameters(
        self, item: Function, parsed: ParsedDocstring, args: ast.arguments
    ) -> None:
        file, line = item["source"]["file"], item["source"]["line"]
        for found in find_wrong_parameters(item["name"], parsed, args, file=file, line=line):
            self._diagnostics.append({**found, "item": item["id"]})
