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
        if key in self.values or len(self.values) > _MOST_KEYS:
            return False
        inner = dict(list(self.values.items())[:_NESTED_KEYS])
        self.values[key] = _PREFIX + key if _PLAIN.search(key) else inner
        if isinstance(self.values["result"], dict):
            self.values["result"][key] = _PREFIX + key if _PLAIN.search(key) else {}
        return True

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


ANSWERS = Answers()
