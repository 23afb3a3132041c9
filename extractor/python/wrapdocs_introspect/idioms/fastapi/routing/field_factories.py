"""What fields of data classes are made with: `field(default_factory=APIRouter)`."""

from __future__ import annotations

import ast
from typing import Final

FIELD_MAKERS: Final = frozenset(
    {
        *("dataclasses.field", "attr.ib", "attr.attrib", "attr.field", "attrs.field"),
        *("attr.Factory", "attrs.Factory", "pydantic.Field", "pydantic.PrivateAttr"),
    }
)
_NAMES = ("default_factory", "factory", "default")


def field_factory(call: ast.Call) -> ast.Call | None:
    """Return the call that makes the value of a field.

    Args:
        call: The call that makes the field.
    """
    given = {one.arg: one.value for one in call.keywords}
    values = (given[name] for name in _NAMES if name in given)
    value = next(values, call.args[0] if call.args else None)
    if isinstance(value, ast.Lambda):
        value = value.body
    if isinstance(value, ast.Call) or value is None:
        return value
    made = ast.Call(func=value, args=[], keywords=[])
    return ast.copy_location(made, call)
