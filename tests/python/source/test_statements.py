"""Statements of a body, in source order and without recursion."""

from __future__ import annotations

import ast

from wrapdocs_introspect.source.statements import statements_of

SOURCE = """
a = 1
if a:
    b = 2
elif b:
    c = 3
else:
    d = 4
try:
    e = 5
except ValueError:
    f = 6
else:
    g = 7
finally:
    h = 8
for _ in a:
    i = 9
with a:
    j = 10
match a:
    case 1:
        k = 11
def inner():
    left_out = 12
class Inner:
    left_out = 13
l = 14
"""


def test_branches_are_part_of_the_body_and_definitions_are_not() -> None:
    statements = statements_of(ast.parse(SOURCE).body)
    assigned = [ast.unparse(one)[0] for one in statements if isinstance(one, ast.Assign)]
    assert assigned == list("abcdefghijkl")


def test_depth_is_no_matter() -> None:
    last = ast.parse("last = 1").body
    nested = last
    for _ in range(20_000):
        nested = [ast.If(ast.Name("x"), [ast.Pass()], nested)]
    *_, found = statements_of(nested)
    assert found is last[0]
