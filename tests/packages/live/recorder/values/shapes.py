"""Made-up texts, numbers, times and files, each recognizable by the name that it was made for."""

from __future__ import annotations

import datetime as dt
import hashlib
import os
import uuid
from pathlib import Path
from typing import Any

from recorder.values.lessons import LESSONS
from recorder.values.names import ADDRESS, CREDENTIAL, HOST, TOKEN
from recorder.values.registry import Registry

_FIRST_NUMBER = 70001
_PREFIX = "pv_"
# Nobody signs in with them; a place that is looked at for credentials finds a value of its name.
Variant = str
VARIANTS: tuple[Variant, ...] = ("typed", "str", "uuid", "int", "base62", "dict", "list", "small")
"""What arguments without a type are given, one after the other."""
FORMS = ("64", "32", "uuid", "digits", "host")
"""How credentials may have to look: as hexadecimal digits of a length, and so on; or addresses."""


class Shapes:
    """Makes values of basic types; names are paths (`server.id`), of which the last part counts."""

    def __init__(self, variant: Variant = "typed") -> None:
        """Begin with no values."""
        self.registry = Registry()
        self.variant = variant
        self.form: str | None = None
        self._numbers: dict[str, int] = {}

    def make_text(self, name: str) -> str:
        """Make a text, an address or the name of a host."""
        leaf = get_leaf(name)
        if ADDRESS.search(leaf) and self.form != "host":
            return self._make_address(name)
        if ADDRESS.search(leaf) or HOST.search(leaf):
            return self._register(lambda ending: f"pv-{_hyphenate(leaf)}{ending}.test", name)
        return self.make_plain_text(name)

    def make_plain_text(self, name: str) -> str:
        """Make a text in the form that is being tried."""
        leaf = get_leaf(name)
        if leaf in LESSONS.choices:
            self.registry.add_choice(LESSONS.choices[leaf], name)
            return LESSONS.choices[leaf]
        if self.form not in (None, "host") and CREDENTIAL.search(leaf):
            return self._register(lambda ending: self._make_credential(name + ending), name)
        if self.variant == "base62":
            digest = hashlib.sha256(name.encode()).hexdigest()
            return self._register(lambda _: f"pv{digest}"[:22], name)
        if self.variant == "uuid":
            return self._register(lambda _: str(_make_uuid(name)), name)
        general = LESSONS.prefixes.get("*", "") if TOKEN.search(leaf) else ""
        prefix = LESSONS.prefixes.get(leaf, general)
        return self._register(lambda ending: f"{prefix}{_PREFIX}{leaf}{ending}", name)

    def make_integer(self, name: str) -> int:
        """Make a number of its own for each name."""
        if self.variant == "small":
            self.registry.add_choice(7, name)
            return 7
        if name not in self._numbers:
            self._numbers[name] = _FIRST_NUMBER + len(self._numbers)
            self.registry.add(str(self._numbers[name]), name)
        return self._numbers[name]

    def make_float(self, name: str) -> float:
        """Make a number with a fraction."""
        number = self.make_integer(name) + 0.5
        self.registry.add(str(number), name)
        return number

    def make_uuid(self, name: str) -> uuid.UUID:
        """Make a UUID."""
        made = _make_uuid(name)
        self.registry.add(str(made), name)
        self.registry.add(made.hex, name)
        return made

    def make_moment(self, name: str, kind: type = dt.datetime) -> Any:
        """Make a date or a time in 2031."""
        number = self.make_integer(name) - _FIRST_NUMBER
        zone = dt.UTC
        moment = dt.datetime(2031, 1 + number % 12, 1 + number % 27, 10, 11, 12, tzinfo=zone)
        made = moment.date() if kind is dt.date else moment
        self.registry.add_moment(made, name)
        return made

    def make_file(self, name: str) -> Path:
        """Make a file whose path and whose content stand for the name."""
        leaf = get_leaf(name)
        path = Path(os.environ["HOME"], "files", f"pv_{leaf}.txt")
        path.parent.mkdir(exist_ok=True)
        content = f"pv_{leaf}_content"
        path.write_text(content)
        for value in (str(path), path.name, content):
            self.registry.add(value, name)
        return path

    def make_content(self, name: str) -> bytes:
        """Make bytes."""
        return self._register(lambda ending: f"pv_{get_leaf(name)}_bytes{ending}", name).encode()

    def make_mapping(self, name: str, value: Any = None) -> dict[str, Any]:
        """Make a dictionary for which no keys are documented."""
        key = self._register(lambda ending: f"pk_{get_leaf(name)}{ending}", f"{name}.key")
        made = {key: self._register(lambda e: f"pw_{get_leaf(name)}{e}", f"{name}.value")}
        return made if value is None else {key: value}

    def _make_address(self, name: str) -> str:
        host = self._register(lambda e: f"pv-{_hyphenate(get_leaf(name))}{e}.test", name)
        self.registry.add(f"https://{host}", name)
        return f"https://{host}"

    def _make_credential(self, name: str) -> str:
        if self.form == "digits":
            return f"90{sum(map(ord, name)):010}"
        if self.form == "uuid":
            return str(_make_uuid(name))
        return hashlib.sha256(name.encode()).hexdigest()[: int(self.form or "64")]

    def _register(self, make: Any, name: str) -> str:
        value: str = make("")
        number = 1
        while not self.registry.add(value, name):
            number += 1
            if number > 9:
                return value
            value = make(f"_{number}" if "." not in value else f"-{number}")
        return value


def get_leaf(name: str) -> str:
    """Return the last part of a path of names."""
    return name.rsplit(".", 1)[-1].lstrip("_")


def _hyphenate(name: str) -> str:
    return name.replace("_", "-").lower()


def _make_uuid(name: str) -> uuid.UUID:
    return uuid.uuid5(uuid.NAMESPACE_URL, name)
