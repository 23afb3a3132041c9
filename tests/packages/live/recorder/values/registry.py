"""Remembers made-up values, and writes the names of their arguments in their places."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass, field
from typing import Any

from recorder.network.answers import ANSWERS


@dataclass
class Registry:
    """The values of one call, with the templates that stand for them."""

    templates: dict[str, str] = field(default_factory=dict)
    """By the value; the value is found inside of longer texts, too."""
    choices: dict[str, list[str]] = field(default_factory=dict)
    """Values that a client knows, too (`asc`, `true`), with the names of their arguments."""
    _pattern: re.Pattern[str] | None = None

    def add(self, value: str, name: str) -> bool:
        """Remember a value; say whether it is free for this name."""
        template = f"{{{name}}}"
        if self.templates.setdefault(value, template) != template:
            return False
        self._pattern = None
        return True

    def add_choice(self, value: Any, name: str) -> None:
        """Remember one of a few values that the client allows for an argument."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        self.choices.setdefault(text, []).append(name)

    def add_moment(self, moment: dt.date, name: str) -> None:
        """Remember a time in the forms in which it may be sent."""
        self.add(str(moment), name)
        self.add(moment.isoformat()[:10], name)
        if isinstance(moment, dt.datetime):
            clock = moment.strftime("%Y-%m-%dT%H:%M:%S")
            endings = ("", "Z", ".000Z", "+00:00", ".000000Z", "+0000", ".000", ".000+0000")
            for ending in endings:
                self.add(clock + ending, name)
            self.add(str(int(moment.timestamp())), name)
            self.add(str(int(moment.timestamp()) * 1000), name)

    def replace(self, text: str) -> str:
        """Put templates in the places of made-up values."""
        if self._pattern is None:
            self._pattern = self._compile()
        return self._pattern.sub(self._find_template, text)

    def replace_choice(self, text: str, key: str) -> str:
        """Put a template in the place of a value of the client's own, if it is an argument's."""
        names = self.choices.get(text, [])
        own = [name for name in names if _fold(name.split(".")[-1]) == _fold(key)]
        is_plain = text not in ("true", "false", "")
        if own or (is_plain and len(set(names)) == 1):
            return f"{{{(own or names)[0]}}}"
        return text

    def _compile(self) -> re.Pattern[str]:
        known = {**ANSWERS.list_templates(), **self.templates}
        self._known = {value.lower(): template for value, template in known.items()}
        values = sorted((value for value in known if value), key=lambda value: (-len(value), value))
        return re.compile("|".join(map(_quote, values)) or "(?!)", re.IGNORECASE)

    def _find_template(self, match: re.Match[str]) -> str:
        return self._known[match.group().lower()]


def _quote(value: str) -> str:
    if re.fullmatch(r"[\d.]+", value):
        return rf"(?<![\d.]){re.escape(value)}(?!\d|\.\d)"
    return re.escape(value)


def _fold(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())
