"""Type parameters of PEP 695: `class Page[T: Model = Any]`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

# Compared by name, because the oldest supported Python has no classes for them.
_STARS = {"TypeVarTuple": "*", "ParamSpec": "**"}


def type_parameter_texts(parameters: Sequence[ast.AST]) -> list[str]:
    """Write type parameters, each as Python source."""
    return [_text(parameter) for parameter in parameters]


def _text(parameter: ast.AST) -> str:
    text = f"{_STARS.get(type(parameter).__name__, '')}{getattr(parameter, 'name', '')}"
    bound, default = getattr(parameter, "bound", None), getattr(parameter, "default_value", None)
    if isinstance(bound, ast.expr):
        text += f": {text_of(bound)}"
    return f"{text} = {text_of(default)}" if isinstance(default, ast.expr) else text
