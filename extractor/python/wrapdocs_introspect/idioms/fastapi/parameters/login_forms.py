"""The forms of FastAPI's own: what `OAuth2PasswordRequestForm` reads from the body."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from wrapdocs_introspect.idioms.fastapi.parameters.inputs import Input
from wrapdocs_introspect.idioms.fastapi.vocabulary import framework_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.names.expression import Expression

_GRANT: Final = "grant_type"
# The fields with their types and defaults; a field without a default is required.
_FIELDS: Final = {
    _GRANT: ("str | None", "None"),
    "username": ("str", None),
    "password": ("str", None),
    "scope": ("str", "''"),
    "client_id": ("str | None", "None"),
    "client_secret": ("str | None", "None"),
}
_STRICT_FIELDS: Final = {**_FIELDS, _GRANT: ("str", None)}
_FORMS: Final = {
    "OAuth2PasswordRequestForm": _FIELDS,
    "OAuth2PasswordRequestFormStrict": _STRICT_FIELDS,
}


def login_fields(dependency: Expression) -> Iterator[Input]:
    """Yield the form fields of a dependency that is one of FastAPI's forms.

    Args:
        dependency: What is depended on; anything else has no such fields.
    """
    form = framework_name(dependency.resolve())
    for name, (annotation, default) in _FORMS.get(form or "", {}).items():
        yield Input(
            name=name,
            kind="form",
            is_explicit=True,
            required=default is None,
            file=dependency.scope.source.file,
            line=dependency.node.lineno,
            type=_parse(annotation, dependency),
            default=_parse(default, dependency) if default is not None else None,
            options={"pattern": _parse("'^password$'", dependency)} if name == _GRANT else {},
            dependency=f"fastapi.security.{form}",
        )


def _parse(text: str, near: Expression) -> Expression:
    return near.part(ast.copy_location(ast.parse(text, mode="eval").body, near.node))
