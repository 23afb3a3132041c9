"""The overloads of a function, with their own texts, and what it does for registered types."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from wrapdocs_introspect.annotations.method_binding import is_bound
from wrapdocs_introspect.annotations.signatures import signature_of
from wrapdocs_introspect.emit.deprecation import deprecation_of
from wrapdocs_introspect.source.nodes import function_node

if TYPE_CHECKING:
    import griffe

    from wrapdocs_introspect.contract import Overload
    from wrapdocs_introspect.loading import LoadedPackage


def make_overloads(function: griffe.Function, package: LoadedPackage) -> list[Overload]:
    """Return the overloads of a function, or its variants for the types of an argument.

    Args:
        function: The function.
        package: The whole package.
    """
    if function.overloads:
        return [_make(one, function, package) for one in function.overloads]
    registered = package.registrations.of(function)
    if not registered:
        return []
    made = [_make(function, function, package)]
    for variant in registered:
        overload = _make(variant.function, function, package)
        if variant.type is not None and overload["parameters"]:
            overload["parameters"][0]["type"] = variant.type
        made.append(overload)
    return made


def _make(overload: griffe.Function, function: griffe.Function, package: LoadedPackage) -> Overload:
    owner = overload.parent or overload.module
    scope = package.scope(owner)
    bound = is_bound(overload if owner is function.parent else function)
    made = cast("Overload", signature_of(overload, scope, is_bound=bound))
    written = overload.docstring.value if overload.docstring is not None else ""
    text = package.docstrings.read(written, function.path)
    node = function_node(overload)
    deprecated = deprecation_of(node.decorators if node else [], text, scope)
    if deprecated:
        made["deprecated"] = deprecated
    if docstring := text.to_contract():
        made["docstring"] = docstring
    return made
