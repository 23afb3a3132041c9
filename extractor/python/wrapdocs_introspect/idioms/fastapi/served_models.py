"""Models that operations take and return: the parts of them that other packages define."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.annotations.foreign_types import foreign_bases, foreign_id, names_in
from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.names.inheritance import bases_of
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.operations.values import make_type

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wrapdocs_introspect.contract import Diagnostic, TypeExpression
    from wrapdocs_introspect.models import ModelIndex
    from wrapdocs_introspect.operations.facts import OperationFacts


def report_foreign_parts(
    operations: Iterable[OperationFacts], models: ModelIndex
) -> Iterator[Diagnostic]:
    """Yield a finding for each field of a served model whose type another package defines.

    Args:
        operations: The operations that take and return the models.
        models: The package's models.
    """
    seen: set[str] = set()
    reported: set[str] = set()
    for one in operations:
        scope = one.function
        types = [*(each.type for each in one.inputs), *(each.type for each in one.responses)]
        waiting = [name for each in types if each is not None for name in names_in(make_type(each))]
        while waiting:
            name = waiting.pop()
            class_id = name.get("id")
            if not isinstance(class_id, str) or class_id in seen:
                continue
            seen.add(class_id)
            cls = scope.package.find(class_id)
            bases = bases_of(cls) if isinstance(cls, Scope) else ()
            for base in (one for one in bases if one.id not in reported):
                reported.add(base.id)
                waiting += _named_in(base.id, models)
                yield from _report(base, models)


def _fields(class_id: str, models: ModelIndex) -> Iterator[tuple[str, TypeExpression, int | None]]:
    model = models.get(class_id)
    for field in model.get("fields", ()) if model is not None else ():
        if "type" in field:
            yield field["name"], field["type"], field.get("line")


def _named_in(class_id: str, models: ModelIndex) -> list[TypeExpression]:
    return [name for _, kind, _ in _fields(class_id, models) for name in names_in(kind)]


def _report(cls: Scope, models: ModelIndex) -> Iterator[Diagnostic]:
    parts = [
        (f"{name} of {cls.name} names {found}", line)
        for name, kind, line in _fields(cls.id, models)
        for found in dict.fromkeys(foreign_id(one, cls) for one in names_in(kind))
        if found is not None
    ]
    if not models.is_model(cls.id) and not models.is_enum(cls.id):
        parts += [(f"{cls.name} derives from {base}", None) for base in foreign_bases(cls)]
    for part, line in parts:
        message = f"{part} of another package. What that is in JSON is not shown."
        yield make_diagnostic(
            "type-not-read",
            message,
            file=cls.source.file,
            line=line or cls.line,
            item=cls.id,
        )
