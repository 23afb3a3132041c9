"""griffe's objects and the idioms' operations, as the contract's modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.constants.values import constant_string
from wrapdocs_introspect.emit.anchors import make_anchors_unique
from wrapdocs_introspect.emit.code_texts import convert_code_texts
from wrapdocs_introspect.emit.items import ItemMaker
from wrapdocs_introspect.emit.members import is_marked_private
from wrapdocs_introspect.emit.unresolved_names import find_unresolved
from wrapdocs_introspect.models import names_in_model
from wrapdocs_introspect.names.imports import find_dependencies
from wrapdocs_introspect.names.public_names import is_private_module
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.nodes import attribute_node

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import (
        Diagnostic,
        Item,
        Module,
        Operation,
        ReExport,
    )
    from wrapdocs_introspect.emit.stream import PackageFacts
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.operations.builder import FoundOperations
    from wrapdocs_introspect.source.module_source import ModuleSource

_VERSION_HOPS = 5


def convert_module(
    package: LoadedPackage, source: ModuleSource, found: FoundOperations
) -> tuple[Module, list[Diagnostic]]:
    """Make a `Module` of the contract.

    Args:
        package: The whole package.
        source: The module.
        found: What the idioms found in the package.

    Returns:
        The module and the findings about it.
    """
    return _ModuleConverter(package, source, found).convert()


def describe_package(package: LoadedPackage, digest: str, found: FoundOperations) -> PackageFacts:
    """Describe a package as a whole: its name, version, docstring and dependencies.

    Args:
        package: The package.
        digest: The digest of its source.
        found: What the idioms found in the package.
    """
    described: PackageFacts = {"name": package.package.path, "digest": digest}
    dependencies = _dependencies(package)
    if dependencies:
        described["dependencies"] = dependencies
    kind = found.kind()
    if kind is not None:
        described["kind"] = kind
    if found.errors:
        described["errors"] = found.errors
    if found.behavior:
        described["behavior"] = found.behavior
    version = _version(package)
    if version:
        described["version"] = version
    docstring = package.package.docstring
    if docstring is not None:
        parsed = package.docstrings.read(docstring.value, package.package.path)
        if made := parsed.to_contract():
            described["docstring"] = made
    return described


class _ModuleConverter:
    def __init__(
        self, package: LoadedPackage, source: ModuleSource, found: FoundOperations
    ) -> None:
        self._source = source
        self._operations = found.operations.get(source.id, [])
        self._found = found
        self._diagnostics: list[Diagnostic] = []
        self._items = ItemMaker(package, source, self._diagnostics)
        self._package = package
        self._entries: list[tuple[str, Item]] = []
        self._lines: dict[str, int] = {}
        """The lines that inherited operations stand on, by their ids."""

    def convert(self) -> tuple[Module, list[Diagnostic]]:
        module = self._source.module
        self._add_members(module)
        self._add_operations()
        self._add_re_exports()
        self._entries = self._select(self._entries)
        if self._package.is_sorted:
            self._entries.sort(key=_name)
        else:
            # A class comes before its nested items, because it starts above them.
            self._entries.sort(key=self._line)
        operations = [item for _, item in self._entries if item["kind"] == "operation"]
        self._diagnostics += make_anchors_unique(operations)
        items = [item for _, item in self._entries]
        for item in items:
            convert_code_texts(item, self._package.docstrings)
        self._diagnostics += find_unresolved(items, self._package, self._source)
        converted: Module = {
            "id": self._source.id,
            "file": self._source.file,
            "members": self._group_members(),
            "items": items,
        }
        if is_private_module(self._source.id, self._package.names.root):
            converted["private"] = True
        if docstring := self._items.docstring(module):
            converted["docstring"] = docstring
        exports = self._package.public.exports(self._source.id)
        if exports is not None:
            converted["exports"] = exports
        if "__getattr__" in module.members:
            converted["dynamic"] = True
        if self._source.offered:
            converted["offered"] = self._source.offered
        if self._source.used_imports:
            converted["usedImports"] = self._source.used_imports
        if self._source.bodies:
            converted["bodies"] = self._source.bodies
        return converted, self._diagnostics

    def _add_members(self, place: griffe.Module | griffe.Class) -> None:
        model = self._package.models.get(place.path) if place.is_class else None
        shown = names_in_model(place, model)
        for member in place.members.values():
            if not isinstance(member, (griffe.Alias, griffe.Module)) and member.name not in shown:
                self._add_member(member, place)

    def _add_member(self, member: griffe.Object, place: griffe.Module | griffe.Class) -> None:
        if member.path in self._found.functions or member.path in self._found.framework_objects:
            return
        if self._package.selection.excludes(member.path) or self._is_private_inner(member):
            return
        command = self._found.commands.get(member.path)
        item = self._items.make(member, is_shown=command is not None)
        if item is not None:
            self._add_client_facts(item)
            if command is not None and item["kind"] in {"function", "attribute"}:
                item["command"] = command
            self._entries.append((place.path, item))
            if isinstance(member, griffe.Class):
                self._add_members(member)

    def _is_private_inner(self, member: griffe.Object) -> bool:
        """Tell whether a class inside another one is only for that one, such as its settings."""
        if not isinstance(member, griffe.Class) or member.parent is None:
            return False
        is_model = self._package.models.get(member.path) is not None
        is_used = is_model or member.path in self._found.clients
        return member.parent.is_class and member.name.startswith("_") and not is_used

    def _select(self, entries: list[tuple[str, Item]]) -> list[tuple[str, Item]]:
        """Return what the configuration includes, with the classes around it."""
        holds = self._package.selection.holds
        kept = {item["id"] for _, item in entries if holds(item["id"])}
        around = {owner for owner, item in entries if item["id"] in kept}
        kept |= around
        return [entry for entry in entries if entry[1]["id"] in kept]

    def _add_client_facts(self, item: Item) -> None:
        client = self._found.clients.get(item["id"])
        if item["kind"] == "class" and client is not None:
            item["client"] = client
        unknown = self._found.unknown_requests.get(item["id"])
        if item["kind"] == "function" and unknown is not None:
            item["unknownRequest"] = unknown

    def _add_operations(self) -> None:
        classes = {item["id"]: item for _, item in self._entries if item["kind"] == "class"}
        for operation in self._operations:
            defined = self._package.names.lookup(operation["id"].partition("@")[0])
            if defined is not None and is_marked_private(defined):
                continue
            parent = operation["id"].partition("@")[0].rpartition(".")[0]
            owner = parent if parent in classes else self._source.id
            self._entries.append((owner, operation))
            if parent in classes and _is_inherited(operation):
                # After the methods of the class itself.
                source = classes[parent]["source"]
                self._lines[operation["id"]] = source.get("endLine", source["line"])

    def _line(self, entry: tuple[str, Item]) -> int:
        item = entry[1]
        return self._lines.get(item["id"], item["source"]["line"])

    def _add_re_exports(self) -> None:
        for found in self._package.public.re_exports(self._source.id):
            target = self._package.names.lookup(found.target)
            is_private = target is not None and is_marked_private(target)
            if is_private or not self._package.selection.holds(found.target):
                continue
            item: ReExport = {
                "kind": "reExport",
                "id": f"{self._source.id}.{found.name}",
                "name": found.name,
                "target": found.target,
                "source": {"file": self._source.file, "line": found.line},
            }
            self._entries.append((self._source.id, item))

    def _group_members(self) -> list[str]:
        """Give classes the ids of their members; return the module's own."""
        members: dict[str, list[str]] = {}
        for owner, item in self._entries:
            members.setdefault(owner, []).append(item["id"])
        for _, item in self._entries:
            if item["kind"] == "class" and item["id"] in members:
                item["members"] = members[item["id"]]
        return members.get(self._source.id, [])


def _name(entry: tuple[str, Item]) -> tuple[str, str]:
    """Return what sorts an item by name; a class comes before what is nested in it."""
    item_id = entry[1]["id"]
    return item_id.lower(), item_id


def _is_inherited(operation: Operation) -> bool:
    reasons = operation["client"].get("reasons", ()) if "client" in operation else ()
    return any(reason["kind"] == "inherited" for reason in reasons)


def _dependencies(package: LoadedPackage) -> dict[str, list[str]]:
    """Tell which modules of the package each module imports."""
    known = {source.id for source in package.modules}
    found = {one.id: find_dependencies(one.imports, one.id, known) for one in package.modules}
    return {module: dependencies for module, dependencies in found.items() if dependencies}


def _version(package: LoadedPackage) -> str | None:
    """Read `__version__` of the package, wherever in the package it is imported from."""
    path = package.names.canonical(f"{package.package.path}.__version__")
    for _ in range(_VERSION_HOPS):
        attribute = package.names.lookup(path) if path else None
        node = attribute_node(attribute) if attribute else None
        if attribute is None or node is None:
            return None
        version = constant_string(node.value)
        if version is not None:
            return version
        path = _referred(attribute, package)
    return None


def _referred(attribute: griffe.Object, package: LoadedPackage) -> str | None:
    """Return the id that `a = b` refers to."""
    node = attribute_node(attribute)
    dotted = dotted_name(node.value) if node else None
    return package.scope(attribute.module).resolve(dotted) if dotted else None
