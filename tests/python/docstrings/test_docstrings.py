from __future__ import annotations

import inspect
import time
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wrapdocs_introspect.docstrings.cleanup import without_default
from wrapdocs_introspect.docstrings.parsing import MAX_DOCSTRING, parse_docstring
from wrapdocs_introspect.docstrings.styles import STYLES, find_style

if TYPE_CHECKING:
    from introspection_helpers import Package

GOOGLE = inspect.cleandoc("""Create a user.

    Sends an invitation.

    More of it.

    Args:
        name (str): Name of the user,
            as shown.
        *others: More names.
        email: Where the invitation goes. (Default value = None)

    Returns:
        The user: as created.

    Raises:
        ValueError: No name.

    Note:
        Be careful.

    Examples:
        Text first.

        >>> create("x")
        1
    """)

NUMPY = inspect.cleandoc("""Create a user.

    Sends an invitation.

    Parameters
    ----------
    name : str
        Name of the user.
    email : str, optional
        Where the invitation goes.

    Returns
    -------
    User
        The user as created.

    Raises
    ------
    ValueError
        No name.
    """)

SPHINX = inspect.cleandoc("""Create a :class:`~pkg.User`.

    Sends an invitation.

    :param str name: Name of the user.
    :param email: Where the invitation goes.
    :returns: The user as created.
    :rtype: User
    :raises ValueError: No name.
    """)


@pytest.mark.parametrize(
    ("text", "style"), [(GOOGLE, "google"), (NUMPY, "numpy"), (SPHINX, "sphinx")]
)
def test_every_style_gives_the_same_parts(text: str, style: str) -> None:
    assert find_style([text, "One line.", ""]).name == style
    parsed = parse_docstring(text, style=STYLES[style])
    assert parsed.summary.startswith("Create a ")
    assert (parsed.description or "").startswith("Sends an invitation.")
    assert parsed.parameters["name"].startswith("Name of the user")
    assert parsed.parameters["email"] == "Where the invitation goes."
    assert (parsed.returns or "").startswith("The user")
    [raises] = [section for section in parsed.sections if section["kind"] == "raises"]
    assert raises["items"] == [{"type": "ValueError", "description": "No name."}]


def test_google_sections_beyond_the_common_ones() -> None:
    parsed = parse_docstring(GOOGLE, style=STYLES["google"])
    assert parsed.description == "Sends an invitation.\n\nMore of it."
    assert parsed.returns == "The user: as created."
    assert parsed.parameters["others"] == "More names."
    kinds = [section["kind"] for section in parsed.sections]
    assert kinds == ["raises", "admonition", "examples"]
    assert parsed.sections[1] == {
        "kind": "admonition",
        "admonition": "note",
        "title": "Note",
        "text": "Be careful.",
    }
    assert parsed.sections[2]["examples"] == [
        {"kind": "text", "text": "Text first."},
        {"kind": "code", "text": '>>> create("x")\n1'},
    ]


def test_roles_of_sphinx_become_links() -> None:
    parsed = parse_docstring(SPHINX, style=STYLES["sphinx"])
    assert parsed.summary == "Create a [`User`](py:pkg.User)."


@pytest.mark.parametrize(
    ("text", "stripped"),
    [
        ('(Default value = Header("application/json", alias="Accept"))', ""),
        ('Kind. (Default value = f(")", [1]))', "Kind."),
        ("One (Default value = None) two", "One two"),
        ("Defaults to 3.", "Defaults to 3."),
        ("(Default value = unclosed(", ""),
        ("a (Default value = 1) b (Default value = 2)", "a b"),
    ],
)
def test_clutter_of_generators_is_removed(text: str, stripped: str) -> None:
    assert without_default(text, "a", None) == stripped


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("One (Default value = 1) two", "One two"),
        ("One (Default value = 2) two", "One (Default value = 2) two"),
        ("a (Default value = 2) b (Default value = 1) c", "a (Default value = 2) b c"),
        ("a\n(Default value = 2)", "a\n(Default value = 2)"),
    ],
)
def test_a_default_that_the_signature_does_not_say_stays(text: str, kept: str) -> None:
    assert without_default(text, "a", {"a": "1"}) == kept
    assert without_default(text, "b", {"a": "1"}) == text


def test_defaults_are_compared_however_they_are_written() -> None:
    text = "(Default value = Header('a',  alias = 'A'))"
    assert without_default(text, "a", {"a": 'Header("a", alias="A")'}) == ""


def test_the_docstring_that_a_generator_leaves_is_empty() -> None:
    text = inspect.cleandoc("""

    Args:
      accept: Optional[str]:  (Default value = Header("application/json", alias="Accept"))
      body: Request:  (Default value = None)

    Returns:

    Raises:

    """)
    parsed = parse_docstring(text, style=STYLES["google"])
    assert (parsed.summary, parsed.description) == ("", None)
    assert parsed.returns is None
    [section] = parsed.all_sections
    assert section["items"] == [
        {"name": "accept", "type": "Optional[str]", "description": ""},
        {"name": "body", "type": "Request", "description": ""},
    ]


@pytest.mark.parametrize(
    ("text", "style"),
    [
        ("Do.\n\nArgs:\n\nReturns:\n\nRaises:\n    E: Why.\n\nYields:", "google"),
        ("Do.\n\nReturns\n-------\n\nRaises\n------\nE\n    Why.\n\nNotes\n-----", "numpy"),
    ],
)
def test_sections_without_content_vanish(text: str, style: str) -> None:
    parsed = parse_docstring(text, style=STYLES[style])
    assert (parsed.summary, parsed.description) == ("Do.", None)
    items = [{"type": "E", "description": "Why."}]
    assert parsed.all_sections == [{"kind": "raises", "items": items}]


def test_a_heading_above_text_stays() -> None:
    parsed = parse_docstring("Do.\n\nReturns:\n\n- One.\n", style=STYLES["google"])
    assert parsed.description == "Returns:\n\n- One."


@pytest.mark.parametrize(
    ("text", "style"),
    [
        ("Args:\n    a: One.", "google"),
        ("Parameters\n----------\na\n    One.", "numpy"),
        (":param a: One.", "sphinx"),
    ],
)
def test_a_docstring_may_begin_with_a_section(text: str, style: str) -> None:
    parsed = parse_docstring(text, style=STYLES[style])
    assert parsed.summary == ""
    assert parsed.parameters == {"a": "One."}


@pytest.mark.parametrize("text", ["", " ", "\n\n", "   \n  "])
def test_an_empty_docstring_is_none(text: str) -> None:
    for style in ("google", "numpy", "sphinx"):
        assert parse_docstring(text, style=STYLES[style]).to_contract() is None


@pytest.mark.parametrize(
    ("text", "style", "deprecated"),
    [
        ("Do.\n\n.. deprecated:: 1.2\n   Use other.\n", "google", None),
        ("Do.\n\n.. deprecated:: 1.2\n", "sphinx", "Deprecated since version 1.2."),
        ("Do.\n\n.. deprecated::\n   Use other.\n\nMore.", "sphinx", "Use other."),
        ("Do.\n\nDeprecated:\n    Use other.\n", "google", "Use other."),
        ("Do.\n\nDeprecated:\n    1.2: Use\n    other.\n", "google", None),
        ("Do.\n\nDeprecated: 1.2\n    Use other.\n", "google", None),
        ("Do.\n\nDeprecated:\n    1.2\n", "google", "Deprecated since version 1.2."),
        ("Do.\n\nDeprecated: As of May.\n    Use other.\n", "google", "As of May. Use other."),
        ("Do.\n\nDeprecated\n----------\n1.2\n    Use other.\n", "numpy", None),
    ],
)
def test_deprecation_notes(text: str, style: str, deprecated: str | None) -> None:
    parsed = parse_docstring(text, style=STYLES[style])
    assert parsed.summary == "Do."
    expected = deprecated or "Deprecated since version 1.2. Use other."
    assert parsed.deprecated == expected
    assert parsed.all_sections == []


def test_a_summary_of_a_whole_page_is_cut() -> None:
    parsed = parse_docstring("word " * 1_000, style=STYLES["google"])
    assert len(parsed.summary) == 1_000
    assert (parsed.description or "").startswith("word word")


def _hostile() -> dict[str, str]:
    size = MAX_DOCSTRING - 100
    return {
        "words": "a\n" * (size // 2),
        "colons": "a:\n" * (size // 3),
        "google": "Args:\n" + "    a: b\n" * (size // 9),
        "google sections": "\nArgs:\n    a: b\n" * (size // 16),
        "numpy": "Parameters\n----------\n" + "a : b\n    c\n" * (size // 12),
        "numpy rules": "a\n---\n\n" * (size // 7),
        "sphinx": ":param a: b\n" * (size // 12),
        "sphinx colons": ":param " * (size // 7),
        "roles": ":a:" * (size // 3) + "`",
        "deprecated": ".. deprecated::\n" * (size // 16),
        "deprecated blanks": ".. deprecated:: 1\n" + "\n \n" * (size // 3),
        "blanks": "a" + "\n \n" * (size // 3) + "b",
        "defaults": "(Default value =" * (size // 16),
        "fences": "```\n" * (size // 4),
        "spaces": " " * size + "a:",
        "words and spaces": "a " * (size // 2),
        "brackets": "Args:\n    a (" + "[" * size + "): b\n",
        "types": "Raises:\n    " + "[" * 3_000 + ": b\n",
    }


@pytest.mark.parametrize("style", ["google", "numpy", "sphinx"])
@pytest.mark.parametrize("name", list(_hostile()))
def test_hostile_docstrings_cost_little(name: str, style: str) -> None:
    text = _hostile()[name]
    start = time.process_time()
    parse_docstring(text, style=STYLES[style])
    find_style([text])
    assert time.process_time() - start < 4


@settings(deadline=None)
@given(
    st.text(alphabet="aA:-\n `.()=>|[]", max_size=200),
    st.sampled_from(["google", "numpy", "sphinx"]),
)
def test_any_text_is_a_docstring(text: str, style: str) -> None:
    made = parse_docstring(text, style=STYLES[style]).to_contract()
    assert made is None or "\n" not in made["summary"]


def test_a_reference_to_a_name_that_the_package_does_not_have_is_a_finding(
    package: Package,
) -> None:
    result = package.module("""
        from other import Base

        class Client:
            \"\"\"A client.

            See [Client.get][], [it][pkg.m.Client.gone] and [Child.inherited][], [x][other.Thing].
            \"\"\"

            def get(self):
                \"\"\"See [`Client.got`][].\"\"\"

        class Child(Base):
            \"\"\"Inherits what is not known here.\"\"\"
    """)
    found = [(each["code"], each["location"]["line"]) for each in result.diagnostics]
    assert found == [("WD405", 7), ("WD405", 11)]
    assert result.diagnostics[0]["message"] == (
        "The text of pkg.m.Client names `pkg.m.Client.gone`, which does not exist."
    )
