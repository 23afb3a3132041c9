from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from introspection_helpers import write_type
from wrapdocs_introspect.annotations.type_expressions import names_in, type_from_text
from wrapdocs_introspect.source.expressions import parse_type

if TYPE_CHECKING:
    from introspection_helpers import Package
    from wrapdocs_introspect.names.scope import Scope

SOURCE = """
from typing import Annotated, Callable, Dict, List, Literal, Optional, Union
import typing as t
from pydantic import constr, conlist, Field
class A: ...
"""


@pytest.fixture
def scope(package: Package) -> Scope:
    package.write("m.py", SOURCE)
    return package.scope()


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("int", "int"),
        ("None", "None"),
        ("A", "<pkg.m.A>"),
        ("Unknown", "Unknown"),
        ("t.Optional[A]", "<typing.Optional>[<pkg.m.A>]"),
        ("Optional['A']", "<typing.Optional>[<pkg.m.A>]"),
        ("'List[\"A\"]'", "<typing.List>[<pkg.m.A>]"),
        ("Dict[str, List[A]]", "<typing.Dict>[str, <typing.List>[<pkg.m.A>]]"),
        ("A | int | None", "<pkg.m.A> | int | None"),
        ("Union[None, A]", "<typing.Union>[None, <pkg.m.A>]"),
        ("Literal['a', 1, None]", '<typing.Literal>[literal:"a", literal:1, literal:None]'),
        ("Callable[[int, A], bool]", "<typing.Callable>[[int, <pkg.m.A>], bool]"),
        ("Callable[..., A]", "<typing.Callable>[literal:..., <pkg.m.A>]"),
        ("tuple[int, ...]", "tuple[int, literal:...]"),
        ("tuple[()]", "tuple[]"),
        ("Annotated[A, Field(alias='X-Request-Id')]", "<pkg.m.A>"),
        ("Annotated['Optional[A]', 1]", "<typing.Optional>[<pkg.m.A>]"),
        ("constr(max_length=3)", "str"),
        ("conlist(A, min_items=1)", "list[<pkg.m.A>]"),
        ("conlist(item_type=A, max_length=3)", "list[<pkg.m.A>]"),
        ("call(1)", "text:call(1)"),
        ("'not a type!'", "text:not a type!"),
        ("a.b[0].c", "text:a.b[0].c"),
    ],
)
def test_types(scope: Scope, text: str, written: str) -> None:
    assert write_type(type_from_text(text, scope)) == written


def test_a_long_union_is_flat(scope: Scope) -> None:
    made = type_from_text(" | ".join(["int"] * 1_500), scope)
    assert len(made["members"]) == 1_500


def test_text_that_is_no_expression_is_kept(scope: Scope) -> None:
    assert type_from_text("list of str", scope) == {"kind": "text", "text": "list of str"}
    assert parse_type("[" * 5_000) is None
    assert parse_type("x" * 20_000) is None
    assert parse_type("a\0b") is None


@given(st.text(alphabet="abA[],| .'\"()1", max_size=40))
def test_any_text_gives_a_type(text: str) -> None:
    class _Nowhere:
        def resolve(self, dotted: str) -> None: ...
        def resolve_node(self, node: object) -> None: ...

    made = type_from_text(text, _Nowhere())
    assert made["kind"] in {"name", "generic", "union", "list", "literal", "text"}
    assert all(name["name"] for name in names_in(made))
