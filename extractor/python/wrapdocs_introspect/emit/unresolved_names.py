"""Unresolved names in types."""

from __future__ import annotations

from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.annotations.type_expressions import names_in
from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.names.name_table import is_builtin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import (
        Diagnostic,
        Item,
        Model,
        Operation,
        Signature,
        TypeExpression,
    )
    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.source.module_source import ModuleSource

# The location of a type, its owner, its line, the type.
_Typed = tuple[str, int, "TypeExpression"]


def find_unresolved(
    items: list[Item], package: LoadedPackage, source: ModuleSource
) -> list[Diagnostic]:
    """Report names that are neither defined, imported nor builtin.

    Args:
        items: The module's items.
        package: The whole package.
        source: The module.

    Returns:
        One finding for each unknown name of each item.
    """
    known = {source.id} | {item["id"] for item in items if item["kind"] == "class"}
    diagnostics = []
    for item in items:
        if item["id"].partition("@")[0].rpartition(".")[0] not in known:
            continue  # Inside a function: its local names are not known here.
        diagnostics += _find_in_item(item, package)
    return diagnostics


def _find_in_item(item: Item, package: LoadedPackage) -> list[Diagnostic]:
    unknown = [
        (name, rule, where, line)
        for rule, where, line, expression in _types_of(item)
        for name in _unknown_names(expression)
    ]
    if not unknown:
        return []
    item_id = item["id"].partition("@")[0]
    parameters = _type_parameters(item_id, package)
    known: set[str] = set()
    scope = _scope_around(item_id, package)
    diagnostics = []
    for name, rule, where, line in unknown:
        is_known = name in known or name.partition(".")[0] in parameters
        if not is_known and not _is_part_of_value(name, scope):
            known.add(name)
            diagnostics.append(_report(rule, name, where, line, item, package))
    return diagnostics


def _scope_around(item_id: str, package: LoadedPackage) -> Scope | None:
    place = package.names.lookup(item_id.rpartition(".")[0])
    return package.scope(place) if isinstance(place, (griffe.Module, griffe.Class)) else None


def _is_part_of_value(name: str, scope: Scope | None) -> bool:
    """Tell whether a name is an attribute of a value (`P.args` of a `ParamSpec`)."""
    head, dot, _ = name.partition(".")
    resolved = scope.resolve(head) if scope is not None and dot else None
    return scope is not None and isinstance(scope.lookup(resolved or ""), griffe.Attribute)


def _unknown_names(expression: TypeExpression) -> Iterator[str]:
    for found in names_in(expression):
        if "id" not in found and not is_builtin(found["name"].partition(".")[0]):
            yield found["name"]


def _types_of(item: Item) -> Iterator[tuple[str, str, int, TypeExpression]]:
    line = item["source"]["line"]
    for base in item["bases"] if item["kind"] == "class" else ():
        yield "unresolved-base", f"Base class of {item['name']}", line, base
    for where, typed_line, expression in _typed(item):
        yield "unresolved-model", f"{where} of {item['name']}", typed_line or line, expression


def _typed(item: Item) -> Iterator[_Typed]:
    if item["kind"] == "operation":
        yield from _typed_in_operation(item)
    elif item["kind"] == "class":
        yield from _typed_in_model(item.get("model"))
    elif item["kind"] == "function":
        for signature in (item["signature"], *item.get("overloads", ())):
            yield from _typed_in_signature(signature)
    elif item["kind"] == "attribute":
        yield from _one("Type", item.get("type"))


def _typed_in_operation(operation: Operation) -> Iterator[_Typed]:
    if "body" in operation:
        yield from _one("Body", operation["body"].get("type"))
    for parameter in operation["parameters"]:
        yield from _one(f"Parameter {parameter['wireName']}", parameter.get("type"))
    for response in operation["responses"]:
        yield from _one(f"Response {response['status']}", response.get("type"))
    yield from _typed_in_signature(operation["signature"])


def _typed_in_model(model: Model | None) -> Iterator[_Typed]:
    if model is None:
        return
    for field in model.get("fields", ()):
        yield from _one(f"Field {field['name']}", field.get("type"), field.get("line", 0))
    yield from _one("Root type", model.get("root"))


def _typed_in_signature(signature: Signature) -> Iterator[_Typed]:
    for parameter in signature["parameters"]:
        yield from _one(f"Parameter {parameter['name']}", parameter.get("type"))
    yield from _one("Return type", signature.get("returns"))


def _one(where: str, expression: TypeExpression | None, line: int = 0) -> Iterator[_Typed]:
    if expression is not None:
        yield where, line, expression


def _type_parameters(item_id: str, package: LoadedPackage) -> set[str]:
    """Names that `class A[T]` and `def f[T]` declare, with those of the classes around."""
    names: set[str] = set()
    place: griffe.Object | None = package.names.lookup(item_id)
    while place is not None:
        names |= {parameter.name for parameter in place.type_parameters}
        place = place.parent
    return names


def _report(
    rule: str, name: str, where: str, line: int, item: Item, package: LoadedPackage
) -> Diagnostic:
    origin = _looked_for_in(name, item["id"].partition("@")[0], package)
    message, hint = f"{name} is not defined or imported here.", None
    if origin is not None:
        message = f"{name} was not found in {origin}."
        hint = f"Check that {origin} can be read and defines the name."
    return make_diagnostic(
        rule,
        f"{where}: {message}",
        file=item["source"]["file"],
        line=line,
        item=item["id"],
        hint=hint,
    )


def _looked_for_in(name: str, item_id: str, package: LoadedPackage) -> str | None:
    """Return the module or class that a name should be in; None if its first part is unknown."""
    place = package.names.lookup(item_id.rpartition(".")[0])
    head, *rest = name.split(".")
    member = place.module.members.get(head) if place is not None else None
    origin: str | None = None
    seen: set[str] = set()
    while member is not None and (rest or isinstance(member, griffe.Alias)):
        path = member.target_path if isinstance(member, griffe.Alias) else member.path
        if path in seen:
            break
        seen.add(path)
        if not rest:
            path, _, head = path.rpartition(".")
        else:
            head, *rest = rest
        origin, holder = path, package.names.lookup(path)
        member = holder.members.get(head) if holder is not None else None
    return origin
