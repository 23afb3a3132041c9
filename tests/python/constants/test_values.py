from __future__ import annotations

import ast
import json

import pytest
from hypothesis import assume, given, reject
from hypothesis import strategies as st

from wrapdocs_introspect.constants.values import constant_number, constant_string, value_from_node
from wrapdocs_introspect.source.source_text import text_of


def _node(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("None", None),
        ("True", True),
        ("-1.5", -1.5),
        ('"a" "b"', "ab"),
        ('"a" + "b"', "ab"),
        ("[1, (2, 'x')]", [1, [2, "x"]]),
        ('{"a": {"b": []}}', {"a": {"b": []}}),
    ],
)
def test_constants_have_a_json_value(text: str, value: object) -> None:
    assert value_from_node(_node(text))["value"] == value


@pytest.mark.parametrize(
    "text",
    [
        "f()",
        "b'x'",
        "1j",
        "1e999",
        "9007199254740992",
        "{1: 2}",
        "{'__proto__': 1}",
        "{**a}",
        "{1, 2}",
        "-True",
        "...",
        "1 + 1",
        "[a]",
    ],
)
def test_what_json_cannot_hold_has_only_text(text: str) -> None:
    assert "value" not in value_from_node(_node(text))


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("Header( 'a',\n  alias = 'X-Id' )", 'Header("a", alias="X-Id")'),
        ("'it\\'s'", '"it\'s"'),
        ("'say \"hi\"'", "'say \"hi\"'"),
        ("Dict [str,int]", "Dict[str, int]"),
        ("{'a':1, 'b' : [ 2 ]}", '{"a": 1, "b": [2]}'),
        ("f(*a, **b)", "f(*a, **b)"),
        ("a.b . c", "a.b.c"),
        ("x[1:2]", "x[1:2]"),
        ("not  a", "not a"),
        ("f(\n'''a\nb''')", 'f("a\\nb")'),
        ("a + '/b'", 'a + "/b"'),
        ("b''", 'b""'),
        ("f'{a}/b'", 'f"{a}/b"'),
        ("f'{a[\"b\"]}'", "f\"{a['b']}\""),
        ("f'{a}' + \"it's\" + 'b'", 'f"{a}" + "it\'s" + "b"'),
        ("f'say \"{a}\"'", "f'say \"{a}\"'"),
        ("{**a, 'b': {'c': '\"'}}", '{**a, "b": {"c": \'"\'}}'),
        ("not 'a\\\\'", 'not "a\\\\"'),
        ("x + f'{a!r:>{b}}' + f'{ {1: 2} }{{}}'", 'x + f"{a!r:>{b}}" + f"{ {1: 2}}{{}}"'),
        ("f'{a[0] if b else \"c\"}\\n'", "f\"{a[0] if b else 'c'}\\n\""),
        ("f'{f\"{a}\"}'", "f\"{f'{a}'}\""),
    ],
)
def test_source_is_written_on_one_line(written: str, text: str) -> None:
    assert text_of(_node(written)) == text


_leaves = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(), st.floats(allow_nan=False, min_value=0)
)
_literals = st.recursive(
    _leaves,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.lists(inner, max_size=3).map(tuple),
        st.dictionaries(st.text(), inner, max_size=3),
    ),
    max_leaves=10,
)


@given(_literals)
def test_written_source_means_the_same(literal: object) -> None:
    node = _node(repr(literal))
    text = text_of(node)
    assert ast.dump(_node(text)) == ast.dump(node)
    assert "\n" not in text


_texts = st.text(st.sampled_from("'\"\\{}\na "))


_strings = st.one_of(_texts, _texts.map(str.encode)).map(ast.Constant)


def _joined(parts: list[ast.expr]) -> ast.expr:
    values: list[ast.expr] = []
    for part in parts:
        is_text = isinstance(part, ast.Constant) and isinstance(part.value, str)
        values.append(part if is_text else ast.FormattedValue(part, -1, None))
    return ast.JoinedStr(values)


_quoting = st.recursive(
    _strings,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(_joined),
        st.lists(inner, max_size=3).map(lambda nodes: ast.Set([ast.Name("a"), *nodes])),
        inner.map(lambda node: ast.BinOp(node, ast.Add(), node)),
        inner.map(lambda node: ast.Subscript(ast.Name("a"), node)),
    ),
    max_leaves=8,
)


@given(_quoting)
def test_quotes_do_not_change_the_meaning(node: ast.expr) -> None:
    # Before Python 3.12, `ast.unparse` refuses some f-strings, writes them on several lines, or
    # writes what cannot be parsed.
    try:
        written = ast.unparse(node)
        meant = _node(written)
    except (ValueError, SyntaxError):
        reject()
    assume("\n" not in written)
    assert ast.dump(_node(text_of(meant))) == ast.dump(meant)


@given(_literals)
def test_values_are_json(literal: object) -> None:
    json.dumps(value_from_node(_node(repr(literal))), allow_nan=False)


def test_reading_strings_and_numbers() -> None:
    assert constant_string(None) is None
    assert constant_string(_node("1")) is None
    assert constant_number(_node("True")) is None
    assert constant_number(_node("-3")) == -3
