"""Walking over syntax trees."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from wrapdocs_introspect.source.walking import walk

_LEFT_OUT = (ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)
SOURCE = """
import json as j
global a, b
value = {**first, "key": [1, *rest, -x ** 2]}
def function(a, /, b=1, *c, d, e=2, **f) -> int: return lambda: a < b <= c
async def other():
    async with a as b, c: await b
    yield f"{a!r:>{width}}"
match value:
    case {"key": 1, **rest} | Shape(x=None) | [_, *others] | None: pass
try: pass
except (ValueError, KeyError) as error: raise a from error
x[1:2, ...] += not y and (z := 3)
"""


@pytest.mark.parametrize("source", [SOURCE, Path(ast.__file__).read_text("utf-8")])
def test_walks_like_the_standard_library_but_for_operators_and_contexts(source: str) -> None:
    tree = ast.parse(source)
    expected = [one for one in ast.walk(tree) if not isinstance(one, _LEFT_OUT)]
    assert list(walk(tree)) == expected
