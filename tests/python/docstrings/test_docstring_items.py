"""Items of lists: types with brackets, roles and colons, and defaults beside the signature's."""

from __future__ import annotations

import inspect
from textwrap import dedent
from typing import TYPE_CHECKING, Any

import pytest

from wrapdocs_introspect.docstrings.parsing import ParsedDocstring, parse_docstring
from wrapdocs_introspect.docstrings.styles import STYLES

if TYPE_CHECKING:
    from introspection_helpers import Package


def _google(section: str, defaults: dict[str, str | None] | None = None) -> ParsedDocstring:
    text = f"Do it.\n\n{dedent(section).strip()}"
    return parse_docstring(text, style=STYLES["google"], defaults=defaults)


def _items(parsed: ParsedDocstring) -> list[dict[str, Any]]:
    [section] = [each for each in parsed.all_sections if "items" in each]
    items: list[dict[str, Any]] = section["items"]
    return items


@pytest.mark.parametrize(
    ("line", "name", "written"),
    [
        ("size (:class:`int`): Text.", "size", "int"),
        ("size (dict[str, :obj:`list`], optional): Text.", "size", "dict[str, list]"),
        ("size (:py:class:`Box <shop.Box>`): Text.", "size", "Box"),
        ("size (`~torch.Tensor` of shape `(n, 2)`): Text.", "size", "torch.Tensor of shape (n, 2)"),
        ('size ({"a": 1, "b": [2]}): Text.', "size", '{"a": 1, "b": [2]}'),
        ("size (Callable[[int], str], *optional*): Text.", "size", "Callable[[int], str]"),
        ("size (Literal['a: b', ')']): Text.", "size", "Literal['a: b', ')']"),
        ("size (list[:obj:`str`]), optional): Text.", "size", "list[str]"),
        ("size (list[:obj:`str`): Text.", "size", "list[str"),
        ("size (int) -- Text.", "size", "int"),
        ("size [int]: Text.", "size", "int"),
        ("`size` (int): Text.", "size", "int"),
        (r"\*sizes (int): Text.", "*sizes", "int"),
        (r"\*\*sizes: Text.", "**sizes", None),
        ("size : Text.", "size", None),
        ("size:Text.", "size", None),
        ("- size - Text.", "size", None),
        ("* size (int): Text.", "size", "int"),
    ],
)
def test_the_first_line_of_an_item(line: str, name: str, written: str | None) -> None:
    [item] = _items(_google(f"Args:\n    {line}"))
    assert (item["name"], item.get("type"), item["description"]) == (name, written, "Text.")


def test_several_names_share_a_text() -> None:
    items = _items(_google("Args:\n    width, height (int): Text."))
    assert items == [
        {"name": "width", "type": "int", "description": "Text."},
        {"name": "height", "type": "int", "description": "Text."},
    ]


def test_lists_below_a_parameter_are_not_parameters() -> None:
    [item] = _items(
        _google("""
        Args:
            mode: One of
            - fast: in a hurry
            - safe: with care
        """)
    )
    assert item["description"] == "One of\n- fast: in a hurry\n- safe: with care"


def test_a_list_with_dashes() -> None:
    items = _items(
        _google("""
        Parameters:
            - query - what to find, as in
                      the manual
            - limit: how many
        """)
    )
    assert items == [
        {"name": "query", "description": "what to find, as in\nthe manual"},
        {"name": "limit", "description": "how many"},
    ]


@pytest.mark.parametrize(
    ("lines", "items"),
    [
        (
            ["count (int): One.", "name (str): Two", "    goes on."],
            [
                {"name": "count", "type": "int", "description": "One."},
                {"name": "name", "type": "str", "description": "Two\ngoes on."},
            ],
        ),
        (
            ["count: One.", "rest: Two: at least."],
            [
                {"name": "count", "description": "One."},
                {"name": "rest", "description": "Two: at least."},
            ],
        ),
        (
            ["int: The number.", "None: Nothing was found."],
            [
                {"type": "int", "description": "The number."},
                {"type": "None", "description": "Nothing was found."},
            ],
        ),
        (
            ["dict: With", "", "    - ``a``: one", "    - ``b``: two"],
            [{"type": "dict", "description": "With\n\n- ``a``: one\n- ``b``: two"}],
        ),
        (
            ["With the keys:", "", "    * **a** (int): one"],
            [{"description": "With the keys:\n\n* **a** (int): one"}],
        ),
        (
            ["int: The number.", "", "    More of it.", "", "And more."],
            [{"type": "int", "description": "The number.\n\nMore of it.\n\nAnd more."}],
        ),
        (
            ["- one", "- two: more"],
            [{"description": "- one\n- two: more"}],
        ),
        (
            ["dict[str, :obj:`list`]: By name: all."],
            [{"type": "dict[str, list]", "description": "By name: all."}],
        ),
        (
            ["The user: as it was."],
            [{"description": "The user: as it was."}],
        ),
    ],
)
@pytest.mark.parametrize("heading", ["Returns", "Yields"])
def test_returned_values(heading: str, lines: list[str], items: list[dict[str, str]]) -> None:
    body = "\n".join(f"    {line}" if line else "" for line in lines)
    assert _items(_google(f"{heading}:\n{body}")) == items


@pytest.mark.parametrize(
    ("text", "style", "items"),
    [
        ("Raises:\n    KeyError or IndexError: Text.", "google", ["KeyError or IndexError"]),
        ("Raises:\n    :exc:`~shop.Closed`: Text.", "google", ["shop.Closed"]),
        ("Raises:\n    - KeyError: Text.\n    - OSError: Text.", "google", ["KeyError", "OSError"]),
        ("Raises:\n    shop.Timeout -- Text.", "google", ["shop.Timeout"]),
        ("Raises:\n    If it fails: Text.", "google", [None]),
        (":raises KeyError, ValueError: Text.", "sphinx", ["KeyError, ValueError"]),
        (":raises KeyError or IndexError: Text.", "sphinx", ["KeyError or IndexError"]),
        (":raises :class:`KeyError`: Text.", "sphinx", ["KeyError"]),
        (":raises: Text.", "sphinx", [None]),
        ("Raises\n------\nKeyError, OSError\n    Text.", "numpy", ["KeyError, OSError"]),
        ("Raises\n------\nKeyError: Text.", "numpy", ["KeyError"]),
    ],
)
def test_exceptions(text: str, style: str, items: list[str | None]) -> None:
    parsed = parse_docstring(f"Do it.\n\n{text}", style=STYLES[style])
    assert [item.get("type") for item in _items(parsed)] == items
    assert all(item["description"].endswith("Text.") for item in _items(parsed))


def test_types_in_fields() -> None:
    parsed = parse_docstring(
        inspect.cleandoc("""Do it.

        :param dict[str, int] sizes: One.
        :param :class:`Box <shop.Box>` box: Two.
        :param kind: :class:`Kind` or :class:`Other`
            Three.
        :param name: str
            Four.
        :type limit: int or None
        :rtype: str
        """),
        style=STYLES["sphinx"],
    )
    parameters, returns = parsed.all_sections
    assert parameters["items"] == [
        {"name": "sizes", "type": "dict[str, int]", "description": "One."},
        {"name": "box", "type": "Box", "description": "Two."},
        {"name": "kind", "type": "Kind or Other", "description": "Three."},
        {"name": "name", "type": "str", "description": "Four."},
        {"name": "limit", "type": "int | None", "description": ""},
    ]
    assert returns["items"] == [{"type": "str", "description": ""}]


@pytest.mark.parametrize(
    ("written", "declared", "shown", "contradicted"),
    [
        ("{'l1', 'l2'}, default='l2'", "'l2'", "{'l1', 'l2'}", None),
        ("{'l1', 'l2'}", "'l2'", "{'l1', 'l2'}", None),
        ("{'l1', 'l2'}, default='l1'", "'l2'", "{'l1', 'l2'}", "'l1'"),
        ("int, optional, default: 0x10", "16", "int", None),
        ("int, default 5", None, "int", "5"),
        ("int, default 5", "None", "int, default 5", None),
        ("float, default np.inf", "np.inf", "float", None),
        ("str, defaults to `auto`", '"auto"', "str", None),
        ("int, default 5", '"deprecated"', "int, default 5", None),
        ("int, default 5", "'warn'", "int, default 5", None),
        ("str, default 'a'", "'b'", "str", "'a'"),
    ],
)
def test_the_signature_decides_on_defaults(
    written: str, declared: str | None, shown: str, contradicted: str | None
) -> None:
    text = f"Do it.\n\nParameters\n----------\nsize : {written}\n    Text."
    parsed = parse_docstring(text, style=STYLES["numpy"], defaults={"size": declared})
    assert _items(parsed) == [{"name": "size", "type": shown, "description": "Text."}]
    assert parsed.contradicted == ({"size": contradicted} if contradicted else {})


@pytest.mark.parametrize(
    ("text", "contradicted"),
    [
        ("Text. Defaults to 5.", "5"),
        ("Text (default: 'a')", "'a'"),
        ("Text. Defaults to ``3``.", None),
        ("Text. Defaults to 5 if there is a box.", None),
        ("Text. Defaults to the size.", None),
    ],
)
def test_defaults_in_texts(text: str, contradicted: str | None) -> None:
    parsed = _google(f"Args:\n    size (int): {text}", {"size": "3"})
    assert parsed.contradicted == ({"size": contradicted} if contradicted else {})
    assert _items(parsed)[0]["description"] == text


def test_defaults_of_keys_that_the_signature_does_not_name() -> None:
    [item] = _items(_google("Keyword Args:\n    size (int, default 5): Text.", {"box": None}))
    assert item == {"name": "size", "type": "int", "default": "5", "description": "Text."}


def test_keys_of_unpacked_dictionaries_are_no_unknown_parameters(package: Package) -> None:
    result = package.module('''
        from typing import TypedDict
        from typing_extensions import Unpack

        class Options(TypedDict):
            limit: int

        def search(text: str, **options: Unpack[Options]) -> None:
            """Search.

            Args:
                text: What to find.
                **options: See below.
                limit: How many.
            """

        def find(text: str, **options: int) -> None:
            """Find.

            Args:
                texts: What to find.
                **options: See below.
            """
    ''')
    assert [one["item"] for one in result.diagnostics if one["code"] == "WD403"] == ["pkg.m.find"]


@pytest.mark.parametrize(
    "directive", [".. autosummary::\n   :toctree: out/\n\n   crop", ".. note::"]
)
def test_a_list_of_nothing_but_a_directive(directive: str) -> None:
    text = f"Do it.\n\nFunctions\n---------\n\n{directive}\n"
    parsed = parse_docstring(text, style=STYLES["numpy"])
    assert all("items" not in each for each in parsed.all_sections)
