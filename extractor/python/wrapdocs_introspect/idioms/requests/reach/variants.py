"""Families: functions that send the same request and differ in how they are called."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.reach.leading_classes import names_in
from wrapdocs_introspect.idioms.requests.sending.sent_requests import shape_of_text, without_host
from wrapdocs_introspect.idioms.requests.variant_names import (
    differing_kind,
    plain_words,
    variant_words,
)
from wrapdocs_introspect.operations.facts import VariantFacts
from wrapdocs_introspect.source.expressions import dotted_name
from wrapdocs_introspect.source.parameters import required_parameters

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wrapdocs_introspect.contract import VariantKind
    from wrapdocs_introspect.operations.facts import OperationFacts

Request = tuple[str, str]
Family = tuple[tuple[str, ...], Request]


def find_variants(operations: Sequence[OperationFacts]) -> dict[int, VariantFacts]:
    """Find the primary function of each family.

    Functions are of one family if they send the same request, ask for the same arguments, and have
    the same names apart from words such as `async`: in a class, in two classes or in two modules.

    Args:
        operations: All operations, with how they are reached.

    Returns:
        The primary operation of every variant, by the variant's index.
    """
    requests = [_request_of(one) for one in operations]
    families: dict[Family, list[int]] = {}
    for index, one in enumerate(operations):
        families.setdefault((plain_words(one.id), requests[index]), []).append(index)
    _join_short_names(operations, requests, families)
    primaries: dict[int, int] = {}
    found: dict[int, VariantFacts] = {}
    for indexes in families.values():
        primary = min(indexes, key=lambda one: (*_rank(operations[one]), one))
        for index in indexes:
            kind = _kind_of(operations[index], operations[primary])
            if index != primary and kind is not None:
                primaries[index] = primary
                found[index] = _variant(operations[primary], kind)
    for index, primary in _find_class_level(operations, requests, primaries):
        found[index] = _variant(operations[primary], "classLevel")
    return found


def _request_of(operation: OperationFacts) -> Request:
    return operation.method, shape_of_text(without_host(operation.path))


def _variant(primary: OperationFacts, kind: VariantKind) -> VariantFacts:
    return VariantFacts(primary.id, primary.method, primary.path, kind)


def _join_short_names(
    operations: Sequence[OperationFacts],
    requests: Sequence[Request],
    families: dict[Family, list[int]],
) -> None:
    """Join `aget` to the family of `get`."""
    for family, indexes in list(families.items()):
        first = operations[indexes[0]]
        owner, _, name = first.id.rpartition(".")
        if name.startswith("a") and all(_is_async(operations[one]) for one in indexes):
            plain = (plain_words(f"{owner}.{name[1:]}"), requests[indexes[0]])
            if plain != family and plain in families:
                families[plain] += families.pop(family)


def _rank(operation: OperationFacts) -> tuple[int, bool]:
    return len(variant_words(operation.id)), _is_async(operation)


def _kind_of(variant: OperationFacts, primary: OperationFacts) -> VariantKind | None:
    if _required(variant) != _required(primary):
        return None
    kind = differing_kind(variant.id, primary.id)
    if kind is not None:
        return kind
    return "async" if _is_async(variant) and not _is_async(primary) else None


def _is_async(operation: OperationFacts) -> bool:
    return isinstance(operation.function.node, ast.AsyncFunctionDef)


def _required(operation: OperationFacts) -> frozenset[str]:
    """Return the names of the parameters without which a function cannot be called."""
    node = operation.function.node
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return frozenset()
    names = {one.arg for one in required_parameters(node.args)}
    return frozenset(names - {"self", "cls"})


def _find_class_level(
    operations: Sequence[OperationFacts],
    requests: Sequence[Request],
    primaries: dict[int, int],
) -> Iterator[tuple[int, int]]:
    """Yield functions of classes whose requests objects of a client send, too, and return alike."""
    of_clients: dict[tuple[Request, frozenset[str]], list[int]] = {}
    for index, one in enumerate(operations):
        if index not in primaries and one.client is not None and one.client.client_class:
            of_clients.setdefault((requests[index], _returned(one)), []).append(index)
    for index, one in enumerate(operations):
        if not _is_called_on_class(one):
            continue
        same = of_clients.get((requests[index], _returned(one)), [])
        if same:
            name = one.function.name
            yield index, min(same, key=lambda other: operations[other].function.name != name)


def _is_called_on_class(operation: OperationFacts) -> bool:
    """Tell whether a method takes the class in place of an object; static ones are just helpers."""
    client, parent = operation.client, operation.function.parent
    decorators = getattr(operation.function.node, "decorator_list", ())
    is_static = any(dotted_name(one) == "staticmethod" for one in decorators)
    is_method = parent is not None and parent.kind == "class" and not is_static
    return is_method and client is not None and bool(client.access) and not client.client_class


def _returned(operation: OperationFacts) -> frozenset[str]:
    return frozenset(names_in(getattr(operation.function.node, "returns", None)))
