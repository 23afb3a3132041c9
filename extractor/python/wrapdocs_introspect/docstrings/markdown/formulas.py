"""TeX in docstrings, written as GitHub writes it in Markdown: `` $`x`$ `` and blocks of `math`.

A dollar sign usually is one, and brackets can be escaped in Markdown. What is between two of them
counts as TeX only if it, or another part of the docstring, has commands, exponents or indices.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.docstrings.markdown.lines import Step, indent_of
from wrapdocs_introspect.docstrings.markdown.writing import code_span, fence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wrapdocs_introspect.docstrings.markdown.context import Context

FORMULA = (
    r"(?<![\w$\\^])(?P<dollars>\$\$?)(?P<tex>[^\s$`](?:[^$`\n]|\n(?!\s*\n)){0,1000})"
    r"(?<![\s\\])(?P=dollars)(?![\w$])"
    r"|(?<![\w\\])\\\((?P<inline_tex>(?:[^`\n\\]|\\(?![()])|\n(?!\s*\n)){1,1000})\\\)"
    r"|(?<![\w\\])\\\[(?P<display_tex>(?:[^`\n\\]|\\(?![\[\]])|\n(?!\s*\n)){1,1000})\\\]"
)
"""What can be a formula within a paragraph; see `find_markup`."""

_FORMULA = re.compile(FORMULA)
_SIGN = re.compile(
    r"\\[A-Za-z]{2,}"  # A command.
    r"|[\w)\]}]\^[\w{(\\*+-]"  # An exponent.
    r"|(?<![A-Za-z\d])[A-Za-z]_(?:\{|[A-Za-z\d](?![A-Za-z\d]))|[)\]}]_[\w{]"  # An index.
)
# Signs that allow words, such as the names of variables.
_CLEAR_SIGN = re.compile(r"\\[A-Za-z]{2,}\s*\{|[_^]\{|[\w)\]}]\^[\w(\\]")
# Words in commands and in indices.
_NO_WORDS = re.compile(r"\\[A-Za-z]+\*?(?:\{[A-Za-z\d ,.:_-]{0,100}\})*|[_^]\{[^{}]{0,100}\}")
_FUNCTION = re.compile(
    r"(?<![A-Za-z])(?:arg|cos|det|dim|exp|inf|int|log|max|mean|min|mod|sgn|sin|sup|tan|tr|var)"
    r"(?![A-Za-z])"
)
_WORD = re.compile(r"[A-Za-z]{3}")
_SENTENCE = re.compile(r"[A-Za-z]{2,},?\s+[A-Za-z]{2,}|[A-Za-z]:[/\\]|://")
_DISPLAYED = {"$$": "$$", r"\[": r"\]"}
_ENVIRONMENT = re.compile(
    r"\\begin\{((?:equation|align|alignat|gather|multline|eqnarray|flalign)\*?)\}"
)
# Numbers of equations, and their names.
_NUMBERED = re.compile(r"\\(?:label|tag)\{[^{}]*\}|\\(?:nonumber|notag)(?![A-Za-z])")
_MAX_LINES = 100
_MAX_SAMPLE = 20_000


def find_markup(
    pattern: re.Pattern[str], others: re.Pattern[str], text: str, context: Context
) -> Iterator[re.Match[str]]:
    """Find the markup in a paragraph.

    Args:
        pattern: Matches `FORMULA` or other markup.
        others: Matches only the other markup.
        text: The paragraph.
        context: The docstring at hand.
    """
    position = 0
    while match := pattern.search(text, position):
        found: re.Match[str] | None = match
        if (tex := formula_of(match)) and not _is_tex_match(tex, match, context):
            found = others.match(text, match.start())
        if found:
            yield found
        position = found.end() if found else match.start() + 1


def formula_of(match: re.Match[str]) -> str | None:
    """Return the TeX in a match; None if it is other markup."""
    groups = match.groupdict()
    return groups.get("tex") or groups.get("inline_tex") or groups.get("display_tex")


def _is_tex_match(tex: str, match: re.Match[str], context: Context) -> bool:
    """Decide about a match. Escaped square brackets are common, so they need a clear sign."""
    is_clear = not match["display_tex"] or bool(_CLEAR_SIGN.search(tex))
    return is_clear and is_tex(tex, context)


def inline_formula(tex: str) -> str:
    """Write TeX within a paragraph."""
    code = code_span(tex)
    return f"${code}$" if code else ""


def formula_block(lines: list[str]) -> list[str]:
    """Write lines of TeX as a block."""
    tex = _NUMBERED.sub("", "\n".join(lines)).strip()
    return fence(tex.split("\n"), "math") if tex else []


def convert_equations(lines: list[str]) -> list[str]:
    """Convert the content of `.. math::`: blank lines separate equations."""
    equations = (part.strip("\n") for part in re.split(r"\n[ ]*\n", "\n".join(lines)))
    return [
        line
        for tex in equations
        if tex.strip()
        for line in formula_block(_aligned(tex).split("\n"))
    ]


def take_formula(lines: list[str], index: int, context: Context) -> Step | None:
    r"""Convert a formula that has its lines for itself: `$$`, `\[` or an environment."""
    text = lines[index].strip()
    environment = _ENVIRONMENT.match(text)
    opening = environment[0] if environment else text[:2]
    closing = rf"\end{{{environment[1]}}}" if environment else _DISPLAYED.get(opening)
    if closing is None:
        return None
    content = [text[len(opening) :]]
    end = index
    while not content[-1].rstrip(" .,;").endswith(closing):
        end += 1
        if end == min(index + _MAX_LINES, len(lines)):
            return None
        content.append(lines[end].strip())
    content[-1] = content[-1].rstrip(" .,;").removesuffix(closing)
    tex = "\n".join(content)
    if (
        closing in tex
        or "```" in tex
        or not (environment or is_tex(tex, context, apart=end > index))
    ):
        return None
    if environment:  # The form with a star has no numbers.
        name = environment[1].rstrip("*")
        content = [rf"\begin{{{name}*}}", *filter(None, content), rf"\end{{{name}*}}"]
    block = formula_block(content)
    indent = " " * indent_of(lines[index])
    return Step([f"{indent}{line}" if line else line for line in block], end + 1)


def is_tex(tex: str, context: Context, *, apart: bool = False) -> bool:
    """Tell whether text between marks of a formula is one.

    Args:
        tex: The text.
        context: The docstring at hand.
        apart: Whether the marks stand on lines of their own, which other text hardly has.
    """
    has_sign, has_words = _judge(tex)
    return not has_words and (has_sign or apart or context.has_formulas)


def has_formulas(text: str) -> bool:
    """Tell whether a part of a docstring can only be TeX."""
    sample = text[:_MAX_SAMPLE]
    if ":math:`" in sample or ".. math::" in sample:
        return True
    if "$" not in sample and r"\(" not in sample:
        return False
    found = (_judge(formula_of(match) or "") for match in _FORMULA.finditer(sample))
    return any(has_sign and not has_words for has_sign, has_words in found)


def _judge(tex: str) -> tuple[bool, bool]:
    """Tell whether a text has signs of TeX, and whether it has words that are none."""
    plain = _FUNCTION.sub(" ", _NO_WORDS.sub(" ", tex))
    has_words = bool(
        not tex.strip()
        or _SENTENCE.search(plain)
        or (_WORD.search(plain) and not _CLEAR_SIGN.search(tex))
    )
    return bool(_SIGN.search(tex)), has_words


def _aligned(tex: str) -> str:
    """Put lines that are aligned with each other into an environment, as Sphinx does."""
    is_aligned = (r"\\" in tex or "&" in tex) and r"\begin" not in tex
    return rf"\begin{{aligned}}{tex}\end{{aligned}}" if is_aligned else tex
