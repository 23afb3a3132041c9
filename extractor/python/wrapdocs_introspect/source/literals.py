r"""Literals as they are written, where that says more than their value: `0o777`, `r"\d+"`."""

from __future__ import annotations

import ast
import re

# Texts that a number or a string in another spelling contains.
_SPELLED = re.compile(r"\b0[xXoObB]|\d_\d|\d[eE][-+\d]|\b(?:[rR][bB]?|[bB][rR])[\"']")
_RAW = re.compile(r"([rRbB]{1,2})(\"|')(.*)\2")
_MAX_LENGTH = 200


class Spellings:
    """The literals of a module as it writes them."""

    def __init__(self, text: str) -> None:
        """Read literals of this text.

        Args:
            text: The source of a module.
        """
        self._lines = text.split("\n") if _SPELLED.search(text) else None

    def keep(self, value: ast.expr | None) -> None:
        """Keep the spelling of the literals of a value: itself, its operands and its arguments.

        Args:
            value: A default, or the value of a name; changed in place.
        """
        if self._lines is None or value is None:
            return
        for part in _parts(value):
            if not isinstance(part, ast.Constant) or isinstance(part.value, bool):
                continue
            spelled = self._spelling(part)
            if spelled is not None:
                part.kind = spelled

    def _spelling(self, node: ast.Constant) -> str | None:
        if not isinstance(node.value, (int, float, str, bytes)) or node.lineno != node.end_lineno:
            return None
        length = (node.end_col_offset or 0) - node.col_offset
        if self._lines is None or node.lineno > len(self._lines) or length > _MAX_LENGTH:
            return None
        line = self._lines[node.lineno - 1].encode()
        written = line[node.col_offset : node.end_col_offset].decode(errors="replace")
        raw = _RAW.fullmatch(written)
        if isinstance(node.value, (str, bytes)):
            if raw is None or "\\" not in written or not _is(written, node.value):
                return None
            quote = raw[2] if '"' in raw[3] else '"'
            return f"{raw[1].lower()}{quote}{raw[3]}{quote}"
        return written if written != repr(node.value) and _is(written, node.value) else None


def spelling_of(node: ast.Constant) -> str | None:
    """Return a literal as it is written; None if its value says as much."""
    # Python itself only sets "u", for `u"text"`.
    return node.kind if node.kind != "u" else None


def _parts(value: ast.expr) -> list[ast.expr]:
    if isinstance(value, ast.UnaryOp):
        return [value.operand]
    if isinstance(value, ast.BinOp):
        return [value.left, value.right]
    if isinstance(value, (ast.Tuple, ast.List, ast.Set)):
        return value.elts
    if isinstance(value, ast.Call):
        return [*value.args, *(keyword.value for keyword in value.keywords)]
    return [value]


def _is(written: str, value: object) -> bool:
    """Tell whether a text is this literal: other line ends may have moved the place of it."""
    try:
        return bool(ast.literal_eval(written) == value)
    except (ValueError, SyntaxError):
        return False
