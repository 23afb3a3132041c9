"""Docstring markup as Markdown: one construct a case."""

from __future__ import annotations

import textwrap

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wrapdocs_introspect.docstrings.markdown.converter import MarkdownConverter, Markup
from wrapdocs_introspect.docstrings.markdown.detection import find_markup, markup_of


def _rest(text: str) -> str:
    text = textwrap.dedent(text).strip("\n")
    converter = MarkdownConverter(text, "rest", {"User": "pkg.models.User"}.get)
    made = converter.blocks(text)
    assert converter.problems == []
    return made


def _markdown(text: str) -> str:
    text = textwrap.dedent(text).strip("\n")
    return MarkdownConverter(text, "markdown", {"User": "pkg.models.User"}.get).blocks(text)


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        ("*em* and **strong**", "*em* and **strong**"),
        ("``a * b`` and `c`", "`a * b` and `c`"),
        ("``a ` b``", "``a ` b``"),
        ("**unclosed and *args", r"\*\*unclosed and \*args"),
        ("__init__ and snake_case and class_", r"\_\_init\_\_ and snake_case and class\_"),
        ("<b> and a < b &amp; c", r"\<b> and a < b \&amp; c"),
        ("[text](javascript:x)", r"[text\](javascript:x)"),
        ("[text](https://a.test)", "[text](https://a.test)"),
        (r"a \*b\* and C:\path", r"a \*b\* and C:\path"),
        ("https://a.test/x_y, more", "<https://a.test/x_y>, more"),
        ("# no heading", r"\# no heading"),
        ("Since\n2020. b", "Since\n2020\\. b"),
    ],
)
def test_text_within_a_line(text: str, markdown: str) -> None:
    assert _rest(text) == markdown


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        (":class:`User`", "[`User`](py:pkg.models.User)"),
        (":py:class:`~shop.User`!", "[`User`](py:shop.User)!"),
        (":class:`a user <User>`", "[`a user`](py:pkg.models.User)"),
        (":meth:`run` or :func:`.run()`", "[`run()`](py:run) or [`run()`](py:run)"),
        (":mod:`os.path`, :attr:`x`", "[`os.path`](py:os.path), [`x`](py:x)"),
        (":class:`!User`", "`User`"),
        (":class:`list[User]`", "`list[User]`"),
        (":ref:`the guide <guide>` :doc:`/start` :term:`x`", "the guide /start x"),
        (":pep:`484` :rfc:`2119`", None),
        (":math:`x^2` :kbd:`Ctrl` :c:func:`f`", "$`x^2`$ `Ctrl` `f`"),
        (":strong:`a` :emphasis:`b`", "**a** *b*"),
        ("10:30:`x`", "10:30:`x`"),
    ],
)
def test_roles(text: str, markdown: str | None) -> None:
    pep = "[PEP 484](https://peps.python.org/pep-0484/)"
    rfc = "[RFC 2119](https://www.rfc-editor.org/rfc/rfc2119)"
    assert _rest(text) == (markdown or f"{pep} {rfc}")
    assert _markdown(text) == (markdown or f"{pep} {rfc}")


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        ("`Home <https://a.test/>`_!", "[Home](https://a.test/)!"),
        ("`a <https://a.test>`__", "[a](https://a.test)"),
        ("`x <javascript:alert(1)>`_", "x"),
        ("`A b`_, c_ and d_\n\n.. _a b: https://a.test\n.. _c: https://c.test", None),
        (
            "`one`__ two__\n\n__ https://1.test\n.. __: https://2.test",
            "[one](https://1.test) [two](https://2.test)",
        ),
        ("x_\n\n.. _x:\n\nText", "x\n\nText"),
        ("|v| and |w|\n\n.. |v| replace:: Version", "Version and |w|"),
        (
            "As in [1]_ and [CIT]_.\n\n.. [1] A note\n   on it.",
            "As in [1] and [CIT].\n\n- [1] A note\n  on it.",
        ),
    ],
)
def test_references(text: str, markdown: str | None) -> None:
    assert _rest(text) == (markdown or r"[A b](https://a.test), [c](https://c.test) and d\_")


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        ("Like this::\n\n    import a\n\nEnd.", "Like this:\n\n```python\nimport a\n```\n\nEnd."),
        ("Like ::\n\n    <a>", "Like\n\n```text\n<a>\n```"),
        ("::\n\n    ```\n    x\n    ```", "````text\n```\nx\n```\n````"),
        ("Said::\n\n> a\n> b\n\nEnd", "Said:\n\n```text\n> a\n> b\n```\n\nEnd"),
        ("a\n\n>>> f()\n1\n\n>>> g()\n\nb", "a\n\n```python\n>>> f()\n1\n\n>>> g()\n```\n\nb"),
        ("```python\nx = :class:`A`\n```", "```python\nx = :class:`A`\n```"),
        ("- a\n  b\n- c", "- a\n  b\n- c"),
        ("Lead:\n- a\n\n  more\n\n  * deep", "Lead:\n\n- a\n\n  more\n\n  - deep"),
        ("3. a\n4. b\n\n   c", "3. a\n\n4. b\n\n   c"),
        ("a. x\nb. y", "1. x\n2. y"),
        ("A. Smith wrote it.", "A. Smith wrote it."),
        ("#. x\n#. y", "1. x\n2. y"),
        (
            "term\n    Its *text*.\nother : int\n    More.",
            "- **term**: Its *text*.\n- **other** (int): More.",
        ),
        ("A sentence that goes on with many words here\n    and indented.", None),
        (":field: value\n:other: more\n   lines", "- **field**: value\n- **other**: more\n  lines"),
        ("-a, --all    All.\n--file=F  One.", "- `-a, --all`: All.\n- `--file=F`: One."),
        ("| one\n| two", "one\\\ntwo"),
        ("Text.\n\n   A quote.\n\nEnd.", "Text.\n\n> A quote.\n\nEnd."),
        ("Title\n=====\n\nSub\n---\n\nText", "# Title\n\n## Sub\n\nText"),
        ("=====\nTitle\n=====\n\nText", "# Title\n\nText"),
        ("a\n\n----\n\nb", "a\n\n---\n\nb"),
        ("a\n\n...\n\nb", "a\n\n...\n\nb"),
        (".. a comment\n   of lines\n\nText", "Text"),
        ("..\n   A comment.\n\nText", "Text"),
    ],
)
def test_blocks(text: str, markdown: str | None) -> None:
    expected = "A sentence that goes on with many words here\nand indented."
    assert _rest(text) == (markdown or expected)


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        (".. note:: Mind\n   the gap.", "> **Note** Mind\n> the gap."),
        (".. warning::\n\n   - a\n   - b", "> **Warning**\n>\n> - a\n> - b"),
        (".. admonition:: My title\n\n   Text.", "> **My title** Text."),
        (".. seealso:: :func:`other`", "> **See also** [`other()`](py:other)"),
        (".. code-block:: bash\n   :linenos:\n\n   ls `pwd`", "```bash\nls `pwd`\n```"),
        (".. versionadded:: 1.2", "> **New in version 1.2.**"),
        (".. versionchanged:: 1.2 Now faster.", "> **Changed in version 1.2.** Now faster."),
        (".. deprecated:: 3\n   Use y.", "> **Deprecated since version 3.** Use y."),
        (".. image:: https://a.test/x.png\n   :alt: A chart", "[A chart](https://a.test/x.png)"),
        (".. image:: local.png\n   :alt: A chart", "A chart"),
        (".. figure:: local.png\n\n   The caption.", "The caption."),
        (".. rubric:: Notes\n\nText", "**Notes**\n\nText"),
        (".. math::\n\n   x^2", "```math\nx^2\n```"),
        (".. unknown:: argument\n   :option: 1\n\n   Its *text*.", "Its *text*."),
        (".. include:: /etc/passwd\n\nText", "Text"),
        (".. toctree::\n   :maxdepth: 1\n\n   a\n\nText", "Text"),
        ('!!! note "Mind"\n    The gap.', "> **Mind** The gap."),
    ],
)
def test_directives(text: str, markdown: str) -> None:
    assert _rest(text) == markdown
    assert _markdown(text).strip("\n").replace("\n\n\n", "\n\n") == markdown


GRID = """
    +-----+-------+
    | a   | b     |
    +=====+=======+
    | *x* | y | z |
    |     | more  |
    +-----+-------+
"""
SIMPLE = """
    =====  ======
    A      B
    =====  ======
    x      y
           more
    ``z``  w
    =====  ======
"""
SPANNED = """
    +---+---+
    | a | b |
    +---+---+
    | spanned
    +---+---+
"""


def test_tables_become_tables_of_markdown() -> None:
    assert _rest(GRID) == "| a | b |\n| --- | --- |\n| *x* | y \\| z more |"
    assert _rest(SIMPLE) == ("| A | B |\n| --- | --- |\n| x | y more |\n| `z` | w |")
    assert _rest(SPANNED).startswith("```text\n+---+---+")
    assert _rest("| a | b |\n|---|:-:|\n| 1 | 2 |") == "| a | b |\n|---|:-:|\n| 1 | 2 |"


@pytest.mark.parametrize(
    "text",
    [
        "Plain\n\n    code\n\ntext.",
        "- a\n- b\n\n1. *c* **d**",
        "[text](https://a.test) and [a][b]\n\n[b]: https://b.test",
        "```\n>>> kept\n.. kept\n:class:`X`\n```",
        "Code:\n\n    :class:`X` and __init__\n\n    >= __a__",
        "`code with :class:` and ``more ` code``",
        "x[0][client_id]",
        "| a | b |\n|---|---|\n| 1 | 2 |",
        "# Title\n\nText with <b>html</b>",
        "[User]: https://own.test\n\n[a][User]",
    ],
)
def test_markdown_stays_as_it_is(text: str) -> None:
    assert _markdown(text) == text


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        ("see [the user][User]", "see [the user](py:pkg.models.User)"),
        ("[`User`][]", "[`User`](py:pkg.models.User)"),
        ("[a path][pathlib.Path]", "[a path](py:pathlib.Path)"),
        ("[a][unknown]", "[a][unknown]"),
        ("calls __init__ first", r"calls \_\_init\_\_ first"),
        ("Like this::\n\n    import a\n\nEnd", "Like this:\n\n```python\nimport a\n```\n\nEnd"),
        ("Said [1]_.\n\n.. [1] By whom.", "Said [1].\n\n- [1] By whom."),
        ("`Home <https://a.test/>`_", "[Home](https://a.test/)"),
        (
            "- item :class:`User`\n\n      >>> f()",
            "- item [`User`](py:pkg.models.User)\n\n```python\n>>> f()\n```",
        ),
    ],
)
def test_marks_of_rest_in_markdown(text: str, markdown: str) -> None:
    assert _markdown(text) == markdown


def test_the_markup_of_a_package_is_what_most_docstrings_show() -> None:
    rest, markdown = "See :class:`A` and ``b``.", "See [a](https://a.test)."
    assert find_markup([rest, rest, markdown], "markdown") == "rest"
    assert find_markup([rest, markdown, "`code`"], "markdown") == "markdown"
    assert find_markup([markdown, "`code` alone", rest], "rest") == "rest"
    assert find_markup([markdown, markdown, rest], "rest") == "markdown"
    assert find_markup(["Nothing."], "rest") == "rest"


def test_a_docstring_of_markdown_stays_markdown_in_a_rest_package() -> None:
    assert markup_of("```\nx\n```", "rest") == "markdown"
    assert markup_of("```\nx\n```\n\n:class:`A`", "rest") == "rest"
    assert markup_of(":class:`A`", "markdown") == "markdown"


@settings(deadline=None)
@given(st.lists(st.sampled_from([*"*_`|:[]()<>#-=+.1a \n\\", "\n\n", ".. ", "::\n\n   ", "`_"])))
def test_markup_is_converted_once(parts: list[str]) -> None:
    """Converting the result again as Markdown does not change it."""
    text = "".join(parts)
    made = MarkdownConverter(text, "rest").blocks(text)
    again = MarkdownConverter(made, "markdown").blocks(made)
    assert MarkdownConverter(again, "markdown").blocks(again) == again


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        (r"the $\alpha$, $n$ and $x_1$", r"the $`\alpha`$, $`n`$ and $`x_1`$"),
        (r"\(x^2\) and $0 \le x$", r"$`x^2`$ and $`0 \le x`$"),
        (r"as \[ \frac{a}{b} \] says", r"as $`\frac{a}{b}`$ says"),
        (r":math:`\beta`", r"$`\beta`$"),
        ("$$\na = b\n$$", "```math\na = b\n```"),
        (".. math:: e^x\n\nmore", "```math\ne^x\n```\n\nmore"),
        (r"$\operatorname{softmax}(QK^T)$", r"$`\operatorname{softmax}(QK^T)`$"),
    ],
)
def test_formulas(text: str, markdown: str) -> None:
    assert _rest(text) == markdown
    assert _markdown(text) == markdown


@pytest.mark.parametrize(
    "text",
    [
        "$5 to $10, $5-$10, 5$/6$, (US$) and (AU$)",
        "$HOME and $PATH, ${GROUP}, $HOME/$USER, $$",
        "$n$ and $name$ alone",
        "the regex ^a$|^b$ or $",
        "$top=1&$skip=x",
        "$a x$",
    ],
)
def test_dollar_signs(text: str) -> None:
    assert _markdown(text) == text
    assert "$`" not in _rest(text)


@pytest.mark.parametrize("markup", ["rest", "markdown"])
def test_code_between_dollar_signs_is_no_formula(markup: Markup) -> None:
    made = MarkdownConverter("", markup).blocks("a $``HOME``$ b")
    assert made in {r"a \$`HOME`$ b", r"a \$``HOME``$ b"}
