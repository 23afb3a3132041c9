"""What the source says about any member: its docstring, scope, location and visibility."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.docstrings.parsing import ParsedDocstring
from wrapdocs_introspect.emit.deprecation import deprecation_of
from wrapdocs_introspect.names.inherited_texts import find_described
from wrapdocs_introspect.source.nodes import file_of, function_node, replaced_path
from wrapdocs_introspect.source.parameters import default_texts
from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    import ast

    from wrapdocs_introspect.contract import Attribute, Class, Docstring, Function, SourceLocation
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.source.module_source import ModuleSource

_PRIVATE_MARK = re.compile(r"^:meta private:\s*$", re.MULTILINE)


class MemberReader:
    """Reads the members of one module."""

    def __init__(self, package: LoadedPackage, source: ModuleSource) -> None:
        """Read members of a module.

        Args:
            package: The whole package.
            source: The module.
        """
        self._package = package
        self._source = source

    def docstring(self, member: griffe.Object) -> Docstring | None:
        """Make the docstring of an object."""
        return self.parse(member).to_contract()

    def parse(self, member: griffe.Object) -> ParsedDocstring:
        """Parse the docstring of an object."""
        docstring = member.docstring or self._replaced_docstring(member)
        if docstring is None or not docstring.value:
            return self._inherited(member)
        return self._package.docstrings.read(docstring.value, member.path, _defaults(member))

    def _inherited(self, member: griffe.Object) -> ParsedDocstring:
        """Parse the docstring that an object without one inherits."""
        if not isinstance(member, (griffe.Function, griffe.Attribute)):
            return ParsedDocstring()
        described = find_described(member, self._package.scopes)
        if described is None or described.docstring is None:
            return ParsedDocstring()
        text, path = described.docstring.value, described.path
        parsed = self._package.docstrings.read(text, path, _defaults(member))
        parsed.inherit(path)
        return parsed

    def _replaced_docstring(self, member: griffe.Object) -> griffe.Docstring | None:
        """Return the docstring of the code that a stub defines elsewhere than the code does."""
        path = replaced_path(member)
        resolved = self._package.names.canonical(path) if path else None
        found = self._package.names.lookup(resolved) if resolved else None
        return found.docstring if found is not None else None

    def scope(self, member: griffe.Object) -> Scope:
        """Return the scope that an object is defined in."""
        return self._package.scope(member.parent or self._source.module)

    def is_hidden(self, member: griffe.Object, *, is_type: bool = False) -> bool:
        """Tell whether a member is not for readers, who do see a module's private types."""
        public = self._package.public
        if public.is_named(member.path):
            return False
        if is_type:
            return member.name.startswith("__")
        return public.is_left_out(member.path) or _is_private(member)

    def location(self, member: griffe.Object) -> SourceLocation:
        """Return the lines of an object."""
        line = member.lineno or 1
        source: SourceLocation = {"file": file_of(member) or self._source.file, "line": line}
        if member.endlineno is not None and member.endlineno > line:
            source["endLine"] = member.endlineno
        return source

    def describe(
        self,
        item: Class | Function | Attribute,
        parsed: ParsedDocstring,
        decorators: list[ast.expr],
        scope: Scope,
    ) -> None:
        """Add the decorators of an object, and whether it is deprecated."""
        if decorators:
            item["decorators"] = [text_of(decorator) for decorator in decorators]
        deprecated = deprecation_of(decorators, parsed, scope)
        if deprecated:
            item["deprecated"] = deprecated


def _defaults(member: griffe.Object) -> dict[str, str | None] | None:
    """Return the defaults that a docstring need not repeat: a class's are those of `__init__`."""
    function = member.members.get("__init__") if member.is_class else member
    node = function_node(function) if isinstance(function, griffe.Function) else None
    return default_texts(node.args) if node else None


def is_marked_private(member: griffe.Object) -> bool:
    """Tell whether the docstring of an object says that it is not for readers."""
    docstring = member.docstring
    if docstring is None or ":meta private:" not in docstring.value:
        return False
    return _PRIVATE_MARK.search(docstring.value) is not None


def _is_private(member: griffe.Object) -> bool:
    """Tell by its name whether a member is not for readers; `__init__` and `__call__` are."""
    is_shown = member.is_function and member.name in {"__init__", "__call__"}
    return member.name.startswith("_") and not is_shown
