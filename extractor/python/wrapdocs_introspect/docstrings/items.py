"""Items of sections that the parsers would leave out: names without a colon, and plain text."""

from __future__ import annotations

import re

from wrapdocs_introspect.docstrings.texts import plain_type

_GOOGLE_SECTION = re.compile(
    r"^(?P<heading>(?:(?:Keyword |Other )?(?:Args|Arguments|Params|Parameters)"
    r"|Attributes|Raises|Warns):[ \t]*\n)"
    r"(?P<body>(?:[ \t]*\n)*(?P<indent>[ \t]+)\S[^\n]*(?:\n(?:[ \t]+[^\n]*)?)*)",
    re.MULTILINE,
)
_NUMPY_SECTION = re.compile(
    r"^(?P<heading>(?:Other )?(?:Parameters|Attributes)\n-{3,}[ \t]*\n)"
    r"(?P<body>(?:(?![^\n]*\n-{3,}[ \t]*$)[^\n]*(?:\n|\Z))*)",
    re.MULTILINE,
)
# `ValueError if it is unknown`, `KeyError`.
_EXCEPTION = re.compile(
    r"((?:\w+\.)*(?:[A-Z]+[a-z]\w*[A-Z]\w*|[A-Z]\w*(?:Error|Exception|Warning)))(?:[ ,]+(.+))?"
)
# The patterns can take quadratic time, so that longer lines are taken for text.
_MAX_ITEM = 500
# `name - text`, `name`.
_NAME = re.compile(r"([*`]{0,2}[^\W\d]\w*`{0,2}(?: ?\([^()]*\))?)(?:\s+--?\s+(.+))?")
_ROLE = r":(?:[\w.+-]+:)?[\w.+-]+:`[^`\n]+`"
# `` name (:obj:`int`, optional): ``: the parser takes the first colon for the end of the type.
_NAMED_TYPE = re.compile(r"(\*{0,2}\w+ ?\()((?:[^`\n]|`[^`\n]*`)*?)(?=\):(?:\s|$))")
# `` :exc:`ValueError`: ``, `` List[:class:`User`]: ``.
_TYPE = re.compile(rf"()((?:[^`:\n]|{_ROLE})+)(?=:(?:\s|$))")
_GOOGLE_RESULT = re.compile(
    r"^((?:Returns|Yields|Receives):[ \t]*\n[ \t]+)(\S[^\n]*)", re.MULTILINE
)
# `name: type` without a space before the colon.
_CLOSE_COLON = re.compile(r"(\*{0,2}[^\W\d]\w*(?:, ?\*{0,2}[^\W\d]\w*)*):[ ]+(\S.*)")


def complete_google_items(text: str) -> str:
    """Give every item of a list the colon that the parser looks for; keep what is no item.

    Args:
        text: A docstring in Google style.
    """
    if "`" in text:
        text = _GOOGLE_RESULT.sub(lambda found: found[1] + _without_roles(found[2], _TYPE), text)
    return _GOOGLE_SECTION.sub(_complete_section, text)


def _complete_section(section: re.Match[str]) -> str:
    heading, indent = section["heading"], section["indent"]
    is_raised = heading.startswith(("Raises", "Warns"))
    before: list[str] = []
    lines: list[str] = []
    for line in section["body"].split("\n"):
        item = line.removeprefix(indent)
        is_item = line.startswith(indent) and item[:1] not in {"", " ", "\t"}
        if not is_item:
            lines.append(line)
        elif ":" in item:
            lines.append(indent + _without_roles(item, _TYPE if is_raised else _NAMED_TYPE))
        elif len(item) < _MAX_ITEM and (
            found := (_EXCEPTION if is_raised else _NAME).fullmatch(item)
        ):
            lines.append(f"{indent}{found[1]}: {found[2] or ''}".rstrip(" "))
        elif any(one.strip() for one in lines):
            lines.append(indent + line)
        else:
            before.append(item)
    if not before:
        return heading + "\n".join(lines)
    if not any(line.strip() for line in lines):
        return "\n".join([f"{heading.strip()} {before[0]}", *before[1:], *lines])
    return "\n".join([*before, "", heading]) + "\n".join(lines)


def _without_roles(item: str, pattern: re.Pattern[str]) -> str:
    """Write the type of an item without roles, whose colons the parser would split it at."""
    typed = pattern.match(item) if "`" in item else None
    return item if typed is None else typed[1] + plain_type(typed[2]) + item[typed.end() :]


def separate_types(text: str) -> str:
    """Write `name: type` as `name : type`; without a text below it, it is the description.

    Args:
        text: A docstring in NumPy style.
    """
    return _NUMPY_SECTION.sub(
        lambda section: section["heading"] + _separate(section["body"].split("\n")), text
    )


def _separate(lines: list[str]) -> str:
    separated: list[str] = []
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        found = _CLOSE_COLON.fullmatch(line.rstrip())
        if found is None:
            separated.append(line)
        elif below.startswith((" ", "\t")):
            separated.append(f"{found[1]} : {found[2]}")
        else:
            separated += [found[1], f"    {found[2]}"]
    return "\n".join(separated)
