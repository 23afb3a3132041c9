"""The forms of FastAPI's own: what `OAuth2PasswordRequestForm` reads from the body."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from wrapdocs_introspect.idioms.fastapi.parameters.inputs import Input
from wrapdocs_introspect.idioms.fastapi.vocabulary import framework_name
from wrapdocs_introspect.names.inheritance import external_bases_of, member_of
from wrapdocs_introspect.names.scope import Scope

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.names.expression import Expression

_GRANT: Final = "grant_type"
_PASSWORD: Final = {"pattern": "'^password$'"}
_HIDDEN: Final = {"json_schema_extra": "{'format': 'password'}"}
# The fields with their types, defaults and options; a field without a default is required.
_STRICT_FIELDS: Final[dict[str, tuple[str, str | None, dict[str, str]]]] = {
    _GRANT: ("str", None, _PASSWORD),
    "username": ("str", None, {}),
    "password": ("str", None, {}),
    "scope": ("str", "''", {}),
    "client_id": ("str | None", "None", {}),
    "client_secret": ("str | None", "None", {}),
}
_FIELDS: Final = {
    **_STRICT_FIELDS,
    _GRANT: ("str | None", "None", _PASSWORD),
    "password": ("str", None, _HIDDEN),
    "client_secret": ("str | None", "None", _HIDDEN),
}
_FORMS: Final = {
    "OAuth2PasswordRequestForm": _FIELDS,
    "OAuth2PasswordRequestFormStrict": _STRICT_FIELDS,
}


def login_fields(dependency: Expression) -> Iterator[Input]:
    """Yield the form fields of a dependency that is one of FastAPI's forms.

    Args:
        dependency: What is depended on; anything else has no such fields.
    """
    form = _form_of(dependency)
    for name, (annotation, default, options) in _FORMS.get(form or "", {}).items():
        yield Input(
            name=name,
            kind="form",
            is_explicit=True,
            required=default is None,
            file=dependency.scope.source.file,
            line=dependency.node.lineno,
            type=_parse(annotation, dependency),
            default=_parse(default, dependency) if default is not None else None,
            options={option: _parse(value, dependency) for option, value in options.items()},
            dependency=f"fastapi.security.{form}",
        )


def _form_of(dependency: Expression) -> str | None:
    """Return the name of FastAPI's form that a class is, or that it derives from unchanged."""
    found = dependency.scope.find(dependency.node)
    if not isinstance(found, Scope):
        return framework_name(dependency.resolve())
    if found.kind != "class" or member_of(found, "__init__") is not None:
        return None
    names = (framework_name(base) for base in external_bases_of(found))
    return next((name for name in names if name in _FORMS), None)


def _parse(text: str, near: Expression) -> Expression:
    return near.part(ast.copy_location(ast.parse(text, mode="eval").body, near.node))
