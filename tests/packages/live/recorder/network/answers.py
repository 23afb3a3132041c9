"""What the recording server answers: values that can be recognized when they are sent again."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

_PREFIX = "pa_"
_MOST_KEYS = 60
_NESTED_KEYS = 14
_PLAIN = re.compile(r"(id|url|token|status|key|name|version|type|code)$", re.IGNORECASE)
_MOMENT = re.compile(r"(?:At|_at|[dD]ate|[tT]imestamp)$")
_START_TAG = re.compile(r"<([A-Za-z][\w:.-]*)([^<>]*?)(/?)>")
_MOMENT_TEXT = "2031-02-03T10:11:12.345678Z"
_TEXTS = ("access_token", "refresh_token", "token", "name", "message")


def _make_first() -> dict[str, Any]:
    return {
        "id": "81001",
        "uuid": "81002",
        **{key: _PREFIX + key for key in _TEXTS},
        "token_type": "bearer",
        "expires_in": 3600,
        "data": [],
        "items": [],
        "results": [],
        "result": {},
        "next": None,
        "has_more": False,
        "status": "ok",
        "success": True,
        "ok": True,
        "version": "2.4.200",
    }


@dataclass
class Answers:
    """The answer to every request, which learns what a client asks of it."""

    values: dict[str, Any] = field(default_factory=_make_first)
    mode: int = 0
    """0: an object, 1: a list of it, 2: an object in its usual envelopes, 3: nothing."""
    text: str | None = None
    """What is answered instead, from a recipe."""
    challenge: str | None = None
    """The header `WWW-Authenticate` for those who have not signed in, from a recipe."""
    headers: dict[str, str] = field(
        default_factory=lambda: {"Location": "https://pa-location.test/next", "ETag": '"pa_etag"'}
    )

    def make_body(self, accept: str) -> tuple[str, bytes]:
        """Make the media type and the body of an answer."""
        if self.text is not None:
            kind = "application/xml" if self.text.startswith("<") else "application/json"
            return kind, self.text.encode()
        if "xml" in accept and "json" not in accept:
            return "application/xml", b"<root></root>"
        return "application/json", json.dumps(self._choose()).encode()

    def learn(self, key: str) -> bool:
        """Add a key that a client looked for; say whether it is new."""
        if self.text is not None:
            return self._learn_attribute(key)
        if len(self.values) > _MOST_KEYS:
            return False
        if key in self.values:
            return self._learn_inside(key)
        inner = dict(list(self.values.items())[:_NESTED_KEYS])
        self.values[key] = _make_text(key) or inner
        if isinstance(self.values["result"], dict):
            self.values["result"][key] = _make_text(key) or {}
        return True

    def _learn_inside(self, key: str) -> bool:
        """Add a key to the objects inside an answer, if the answer itself has it."""
        lacking = [
            one for one in self.values.values() if isinstance(one, dict) and one and key not in one
        ]
        for one in lacking:
            one[key] = _make_text(key) or {}
        return bool(lacking)

    def _learn_attribute(self, name: str) -> bool:
        """Add an attribute to the elements of an answer in XML that lack it."""
        if self.text is None or not self.text.startswith("<"):
            return False

        def add(found: re.Match[str]) -> str:
            tag, attributes, end = found.groups()
            is_known = re.search(rf"\s{re.escape(name)}=", attributes) is not None
            added = "" if is_known else f' {name}="{_PREFIX}{name}"'
            return f"<{tag}{attributes}{added}{end}>"

        before, self.text = self.text, _START_TAG.sub(add, self.text)
        return before != self.text

    def list_templates(self) -> dict[str, str]:
        """List the recognizable values with the templates that stand for them."""
        found = {"pa_etag": "{answer.etag}", "https://pa-location.test/next": "{answer.location}"}
        for key, value in self.values.items():
            if isinstance(value, str) and value.startswith((_PREFIX, "8100")):
                found[value] = f"{{answer.{key}}}"
        return found

    def _choose(self) -> Any:
        one = self.values
        nested = {**one, "data": one, "result": one, "items": [one], "results": [one]}
        return [one, [one], nested, {}][self.mode % 4]


def _make_text(key: str) -> str | None:
    """Make the text of a key whose name says that it has one."""
    if _MOMENT.search(key):
        return _MOMENT_TEXT
    return _PREFIX + key if _PLAIN.search(key) else None


ANSWERS = Answers()
