"""`#:` comments, which document the attribute below or beside them."""

from __future__ import annotations

import io
import tokenize


def attribute_comments(text: str) -> dict[int, str]:
    """Find the `#:` comments of a module.

    Args:
        text: The module's source.

    Returns:
        Comment texts by the line of the assignment that they document.
    """
    if "#:" not in text:
        return {}
    comments: dict[int, str] = {}
    above: list[str] = []
    above_line = 0
    for line, text_before, comment in _comments(text):
        if text_before.strip():
            comments[line] = comment
            continue
        if line != above_line + 1:
            above = []
        above.append(comment)
        above_line = line
        comments.pop(line, None)
        comments[line + 1] = " ".join(above)
    return comments


def _comments(text: str) -> list[tuple[int, str, str]]:
    found: list[tuple[int, str, str]] = []
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT and token.string.startswith("#:"):
                line, column = token.start
                found.append((line, token.line[:column], token.string[2:].strip()))
    except (tokenize.TokenError, SyntaxError):
        pass  # The parser took the file; what was found before this point is right.
    return found
