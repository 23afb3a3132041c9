"""Which generation of Pydantic a package is written for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import griffe

if TYPE_CHECKING:
    from collections.abc import Iterator

_VERSION_2 = frozenset(
    {
        "ConfigDict",
        "RootModel",
        "TypeAdapter",
        "computed_field",
        "field_serializer",
        "field_validator",
        "model_serializer",
        "model_validator",
    }
)
_VERSION_1 = frozenset(
    {"BaseSettings", "Extra", "root_validator", "validator", "validate_arguments"}
)


def is_written_for_version_1(package: griffe.Module) -> bool:
    """Tell whether a package is written for Pydantic 1.

    Any sign of version 2 decides: code that moved on keeps old names for a while, and no code of
    version 1 has the new ones. Without a sign it is version 2.

    Args:
        package: The root module.

    Returns:
        Whether an `Optional` field without a default may be left out.
    """
    signs = set(_signs(package))
    return signs == {1}


def _signs(place: griffe.Object) -> Iterator[int]:
    for name, member in place.members.items():
        if isinstance(member, griffe.Alias):
            yield from _sign_of_import(member.target_path)
        elif isinstance(member, griffe.Class):
            yield from _sign_of_class(member)
        elif isinstance(member, griffe.Module):
            yield from _signs(member)
        elif name == "model_config":
            yield 2


def _sign_of_import(path: str) -> Iterator[int]:
    root, _, rest = path.partition(".")
    if root == "pydantic_settings" or (root == "pydantic" and rest in _VERSION_2):
        yield 2
    elif root == "pydantic" and (rest in _VERSION_1 or rest.startswith("generics")):
        yield 1


def _sign_of_class(cls: griffe.Class) -> Iterator[int]:
    if "model_config" in cls.members:
        yield 2
    if "__root__" in cls.members or isinstance(cls.members.get("Config"), griffe.Class):
        yield 1
