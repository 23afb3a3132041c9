"""What the errors of a client teach about the values that it needs."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, field
from typing import Any

from recorder.network.answers import ANSWERS

_PREFIX = re.compile(r"(?:start|begin)s? with (?:a |the )?[`'\"]([A-Za-z]{1,8}[_-])")
_PATTERN = re.compile(r"'?pv_(\w+)'? did(?: not|n't) match (?:the )?pattern '\^?\(*(\w*[/:])")
_MISSING_KEY = re.compile(r"KeyError: '([\w@.-]+)'|: '(\w+)'$")
_MISSING_ATTRIBUTE = re.compile(r"(?:'|<class '[\w.]*?)(\w+)'>? object has no attribute '(\w+)'")

_METHOD = re.compile(
    r"^_?(get|post|put|patch|delete|head|options|request|send|execute|call|poll|fetch|api_request)$"
)
_CHOICE = re.compile(
    r"(?:valid values|must be (?:either|one of)|one of the following|expected one of"
    r"|should be one of|allowed values|valid choices)[^'\"]*['\"]([\w.-]+)['\"]",
    re.IGNORECASE,
)
_WHOSE = re.compile(r"`(\w+)` (?:param|argument|must)|'(\w+)' must|pv_(\w+)")
_REFUSED = re.compile(
    r"invalid|unknown|unexpected|not valid|unrecognized|not allowed", re.IGNORECASE
)


@dataclass
class Lessons:
    """What has been learned so far, as JSON between processes."""

    prefixes: dict[str, str] = field(default_factory=dict)
    """How values must begin, by the name of the argument; `*` is for all."""
    attributes: dict[str, list[str]] = field(default_factory=dict)
    """Attributes that objects need, by the name of the class."""
    keys: list[str] = field(default_factory=list)
    """Keys that dictionaries need."""
    refused: list[str] = field(default_factory=list)
    """Keys that dictionaries must not have."""
    choices: dict[str, str] = field(default_factory=dict)
    """One of the few values that a client allows, by the name of the argument."""
    strategies: dict[str, int] = field(default_factory=dict)
    """Which arguments a constructor gets, by the class."""
    clients: list[str] = field(default_factory=list)
    """The classes that callers construct first."""

    def learn(self, error: str, classes: set[str]) -> bool:
        """Learn from the text of an error; say whether there was anything new."""
        learned = [
            self._learn_prefix(error),
            self._learn_refused(error),
            self._learn_choice(error),
            *[self._learn_key(one or other) for one, other in _MISSING_KEY.findall(error)],
            *[
                self._learn_attribute(name, attribute)
                for name, attribute in _MISSING_ATTRIBUTE.findall(error)
                if name in classes
            ],
        ]
        return any(learned)

    def dump(self) -> dict[str, Any]:
        """Return all of it as JSON."""
        return {**asdict(self), "answer": ANSWERS.values}

    def load(self, dumped: dict[str, Any]) -> None:
        """Take over what another process has learned."""
        ANSWERS.values = dumped.pop("answer")
        for name, value in dumped.items():
            setattr(self, name, value)

    def _learn_prefix(self, error: str) -> bool:
        pattern = _PATTERN.search(error)
        found = _PREFIX.search(error)
        if pattern is None and found is None:
            return False
        whose = re.search(r"pv_(\w+)", error)
        name = whose.group(1) if whose else "*"
        prefix = pattern.group(2) if pattern else found.group(1) if found else ""
        is_new = self.prefixes.get(name) != prefix
        self.prefixes[name] = prefix
        return is_new

    def _learn_choice(self, error: str) -> bool:
        found = _CHOICE.search(error)
        whose = _WHOSE.search(error)
        if found is None or whose is None:
            return False
        name = next(group for group in whose.groups() if group)
        is_new = name not in self.choices
        self.choices.setdefault(name, found.group(1))
        return is_new

    def _learn_refused(self, error: str) -> bool:
        if not _REFUSED.search(error):
            return False
        named = set(re.findall(r"[\w.-]+", error))
        new = [one for one in named if one.startswith("pk_") or one in self.keys]
        new = sorted(one for one in new if one not in self.refused)
        self.refused += new
        return bool(new)

    def _learn_key(self, key: str) -> bool:
        if key.startswith("pk_"):
            return False
        if key not in self.keys:
            self.keys.append(key)
        return ANSWERS.learn(key)

    def _learn_attribute(self, name: str, attribute: str) -> bool:
        known = self.attributes.setdefault(name, [])
        if attribute in known or attribute.startswith("__") or _METHOD.search(attribute):
            return False
        known.append(attribute)
        return True


LESSONS = Lessons()
