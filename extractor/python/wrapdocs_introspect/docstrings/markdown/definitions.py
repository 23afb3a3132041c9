"""The definitions that a docstring's references use: hyperlink targets and substitutions."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass, field

_TARGET = re.compile(
    r"^[ ]*\.\. _(?:`(?P<quoted>[^`\n]{1,200})`|(?P<name>[^`:\n_][^:\n]{0,200}?)|(?P<anonymous>_)):"
    r"[ ]*(?P<url>[^\s]{1,2000})?[ ]*$"
    r"|^[ ]*__ (?P<short>[^\s]{1,2000})[ ]*$",
    re.MULTILINE,
)
_CONTINUED = re.compile(r"\n[ ]+([^\s]{1,2000})[ ]*(?:\n|\Z)")
_SUBSTITUTION = re.compile(
    r"^[ ]*\.\. \|(?P<name>[^|\n]{1,100})\|[ ]+(?P<directive>[\w-]{1,40})::[ ]*(?P<text>[^\n]*)",
    re.MULTILINE,
)
_WEB = re.compile(r"(?:https?://|mailto:)[^\s<>()]+")


@dataclass
class Definitions:
    """Targets by normalized name, those without a name in their order, and substitutions."""

    targets: dict[str, str] = field(default_factory=dict)
    anonymous: deque[str] = field(default_factory=deque)
    substitutions: dict[str, str] = field(default_factory=dict)

    def url(self, name: str) -> str | None:
        """Return the address of a named target; empty if it is a place in the text."""
        found = self.targets.get(_normalize(name))
        if found is not None and found.endswith("_"):
            found = self.targets.get(_normalize(found.strip("_`")), "")
        return found if found is None or is_web(found) else ""

    def is_known(self, name: str) -> bool:
        """Tell whether a name is a target."""
        return _normalize(name) in self.targets


def is_web(url: str) -> bool:
    """Tell whether an address may be linked: a web or mail address."""
    return _WEB.fullmatch(url) is not None


def find_definitions(text: str) -> Definitions:
    """Read the targets and substitutions of a docstring."""
    found = Definitions()
    if ".. " not in text and "__ " not in text:
        return found
    for match in _TARGET.finditer(text):
        name = match["quoted"] or match["name"]
        url = match["url"] or match["short"] or ""
        if not url and (continued := _CONTINUED.match(text, match.end())):
            url = continued[1] if is_web(continued[1]) else ""
        if name:
            found.targets.setdefault(_normalize(name), url)
        else:
            found.anonymous.append(url if is_web(url) else "")
    for match in _SUBSTITUTION.finditer(text):
        is_text = match["directive"] in {"replace", "unicode"}
        found.substitutions.setdefault(match["name"], match["text"].strip() if is_text else "")
    return found


def _normalize(name: str) -> str:
    return " ".join(name.lower().replace("\\", "").split())
