"""Docstrings that describe other parameters or defaults than their function has."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.source.expressions import last_part
from wrapdocs_introspect.source.parameters import declared_parameters

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.contract import Diagnostic
    from wrapdocs_introspect.docstrings.parsing import ParsedDocstring


def find_wrong_parameters(
    name: str, parsed: ParsedDocstring, args: ast.arguments, *, file: str, line: int
) -> Iterator[Diagnostic]:
    """Report parameters that the signature lacks, and defaults that are not its own.

    Args:
        name: Name of the function.
        parsed: Its docstring.
        args: Its parameters.
        file: File of the function.
        line: Line of the function.

    Yields:
        A finding for each such parameter.
    """
    yield from find_wrong_defaults(name, parsed, file=file, line=line)
    declared = {argument.arg for _, argument, _ in declared_parameters(args)}
    for unknown in _described(parsed, args):
        if unknown and unknown not in declared:
            message = f"The docstring of {name} describes {unknown}, which is not a parameter."
            yield make_diagnostic("docstring-unknown-parameter", message, file=file, line=line)


def find_wrong_defaults(
    name: str, parsed: ParsedDocstring, *, file: str, line: int
) -> Iterator[Diagnostic]:
    """Report defaults that a docstring states and the signature contradicts.

    Args:
        name: Name of the function, or of the class that documents its constructor.
        parsed: Its docstring.
        file: File of the function.
        line: Line of the function.

    Yields:
        A finding for each such parameter.
    """
    for parameter, stated in parsed.contradicted.items():
        message = (
            f"The docstring of {name} says that {parameter} is {stated} by default,"
            " but the signature does not."
        )
        yield make_diagnostic("docstring-other-default", message, file=file, line=line)


def _described(parsed: ParsedDocstring, args: ast.arguments) -> Iterator[str]:
    """Yield the parameters that a docstring describes, except keys of `**options`."""
    if args.kwarg is not None and (
        args.kwarg.arg not in parsed.parameters
        or _names_keys(args.kwarg.annotation)
        or _describes_all(parsed, args)
    ):
        return  # In place of `**options`, or beside it, its keys are described.
    keys = _keys(parsed) if args.kwarg is not None else frozenset()
    for names in parsed.parameters:
        if names not in keys:
            yield from _split_names(names)


def _describes_all(parsed: ParsedDocstring, args: ast.arguments) -> bool:
    """Tell whether no parameter lacks a description, which a wrong name could be meant for.

    A section for the keys says that the other names are parameters.
    """
    if _keys(parsed):
        return False
    names = {name for entry in parsed.parameters for name in _split_names(entry)}
    described = names | {"self", "cls"}
    return all(argument.arg in described for _, argument, _ in declared_parameters(args))


def _split_names(names: str) -> Iterator[str]:
    """Yield the names that an entry describes: `x, *args`."""
    return (name.strip().lstrip("*") for name in names.split(","))


def _names_keys(annotation: ast.expr | None) -> bool:
    """Tell whether `**options` has the keys of a class: `Unpack[Options]`."""
    return isinstance(annotation, ast.Subscript) and last_part(annotation.value) == "Unpack"


def _keys(parsed: ParsedDocstring) -> frozenset[str]:
    """Return the entries of `Keyword Args:`."""
    others = [one for one in parsed.all_sections if one["kind"] == "otherParameters"]
    return frozenset(item.get("name", "").lstrip("*") for one in others for item in one["items"])
