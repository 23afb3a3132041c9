"""Makes the value of an argument from its annotation, its docstring or its name."""

from __future__ import annotations

import collections
import collections.abc
import dataclasses
import datetime as dt
import decimal
import enum
import inspect
import io
import os
import pathlib
import re
import sys
import typing
import uuid
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

from recorder.network.callers import is_of_package
from recorder.values import names
from recorder.values.annotations import NOTHING, list_members, resolve
from recorder.values.docstrings import find_type
from recorder.values.lessons import LESSONS
from recorder.values.package import PACKAGE, is_model
from recorder.values.shapes import Shapes, Variant, get_leaf

if TYPE_CHECKING:
    from collections.abc import Callable

_DEEPEST = 5
_DEEPEST_CLIENT = 4
_MOST_FIELDS = 12
_MOST_MISSED = 4
_BASIC: dict[Any, str] = {
    str: "make_text",
    int: "make_integer",
    float: "make_float",
    bytes: "make_content",
    bytearray: "make_content",
    uuid.UUID: "make_uuid",
}
_FILES = (typing.IO, typing.BinaryIO, typing.TextIO)
_SEQUENCES = (
    collections.abc.Iterable,
    collections.abc.Sequence,
    collections.abc.Collection,
    collections.abc.Iterator,
    collections.abc.MutableSequence,
    list,
)


class Maker(Shapes):
    """Makes values; the names for which it makes them are paths that begin with an argument."""

    def __init__(self, variant: Variant = "typed", *, is_complete: bool = False) -> None:
        """Begin with no values; `is_complete` fills in optional fields, too."""
        super().__init__(variant)
        self.is_complete = is_complete
        self.is_receiver = True
        """Whether the object is being made whose method is called, and not an argument."""
        self.stack: list[type] = []
        """The classes that are being constructed."""
        self.failures: dict[tuple[type, str | None], Exception] = {}
        """The classes that could not be constructed."""

    def make(self, annotation: Any, name: str, function: Any = None, depth: int = 0) -> Any:
        """Make a value of a type."""
        if depth > _DEEPEST:
            return None
        kind = resolve(annotation, function, PACKAGE.by_name)
        if kind is NOTHING:
            return self.make_named(name, function)
        members = list_members(kind)
        if members is not None:
            return self._make_member(members, name, function, depth)
        if typing.get_origin(kind) is typing.Literal:
            choice = typing.get_args(kind)[0]
            self.registry.add_choice(getattr(choice, "value", choice), name)
            return choice
        return self._make_of_kind(kind, name, function, depth)

    def make_like(self, default: Any, name: str, function: Any) -> Any:
        """Make a value of the type of a default."""
        if isinstance(default, bool):
            self.registry.add_choice(not default, name)
            return not default
        if isinstance(default, enum.Enum):
            return self._choose_member(type(default), name)
        if isinstance(default, (list, tuple)):
            return [self.make_text(name)]
        if isinstance(default, dict):
            return self.make_mapping(name)
        return self.make(type(default), name, function)

    def make_named(self, name: str, function: Any) -> Any:
        """Make a value of which only the name is known, and perhaps a docstring."""
        variants: dict[str, Callable[[str], Any]] = {
            "str": self.make_text,
            "uuid": self.make_text,
            "base62": self.make_text,
            "int": self.make_integer,
            "dict": self._make_free_mapping,
            "list": lambda name: [self.make_text(name)],
        }
        is_client = self.is_receiver and names.CLIENT.match(get_leaf(name)) is not None
        if self.variant in variants and not is_client:
            return variants[self.variant](name)
        documented = find_type(function, get_leaf(name)) if function is not None else None
        made = self._make_documented(documented, name) if documented else NOTHING
        return self._guess(name) if made is NOTHING else made

    def construct(self, cls: type, name: str | None = None, depth: int = 0) -> Any:
        """Construct a class of the package; `name` is the argument that it is for."""
        from recorder.values.construction import construct

        return construct(self, cls, name, depth)

    def _make_member(self, members: list[Any], name: str, function: Any, depth: int) -> Any:
        if self.variant == "int" and int in members:
            members = [int, *members]
        for member in members:
            try:
                return self.make(member, name, function, depth + 1)
            except Exception:
                continue
        return None

    def _make_of_kind(self, kind: Any, name: str, function: Any, depth: int) -> Any:
        base = typing.get_origin(kind) or kind
        arguments = typing.get_args(kind)
        if base is type(None):
            return None
        if base is bool:
            self.registry.add_choice(value=True, name=name)
            return True
        if base in _BASIC:
            return getattr(self, _BASIC[base])(name)
        if base in _FILES or (inspect.isclass(base) and issubclass(base, io.IOBase)):
            return self._open(base, name)
        if base is type:
            return next((one for one in arguments if inspect.isclass(one)), str)
        if base is collections.abc.Callable:
            return lambda *_arguments, **_options: None
        if not inspect.isclass(base):
            return self.make_named(name, function)
        made = self._make_standard(base, name)
        if made is NOTHING:
            made = self._make_collection(base, arguments, name, function, depth)
        return self._make_object(base, name, function, depth) if made is NOTHING else made

    def _open(self, base: Any, name: str) -> Any:
        content = self.make_content(name)
        is_text = base is typing.TextIO or base in (io.StringIO, io.TextIOBase, io.TextIOWrapper)
        return io.StringIO(content.decode()) if is_text else io.BytesIO(content)

    def _make_standard(self, base: type, name: str) -> Any:
        if issubclass(base, enum.Enum):
            return self._choose_member(base, name)
        if base in (dt.datetime, dt.date):
            return self.make_moment(name, base)
        if base is decimal.Decimal:
            return decimal.Decimal(self.make_integer(name))
        if base is dt.timedelta:
            return dt.timedelta(seconds=77)
        if base is dt.time:
            return dt.time(1, 2, 3)
        if issubclass(base, (pathlib.PurePath, os.PathLike)):
            return self.make_file(name)
        if issubclass(base, ET.Element):
            return ET.Element("root")
        return NOTHING

    def _choose_member(self, base: type[enum.Enum], name: str) -> Any:
        member = next(iter(base), None)
        if member is not None:
            self.registry.add_choice(member.value, name)
        return member

    def _make_collection(
        self, base: type, arguments: tuple[Any, ...], name: str, function: Any, depth: int
    ) -> Any:
        first = arguments[0] if arguments else str
        if typing.is_typeddict(base):
            return self._fill(base, name, function, depth)
        if base in (dict, collections.OrderedDict) or issubclass(base, collections.abc.Mapping):
            value = arguments[1] if len(arguments) > 1 else Any
            is_plain = value in (Any, str, object)
            if is_plain:
                return self._make_free_mapping(name)
            made = self.make(value, f"{name}.value", function, depth + 1)
            return self.make_mapping(name, made)
        if issubclass(base, tuple) and not hasattr(base, "_fields"):
            kinds = [kind for kind in arguments if kind is not Ellipsis] or [str]
            return tuple(self.make(kind, name, function, depth + 1) for kind in kinds)
        if issubclass(base, (set, frozenset)):
            return base([self.make(first, name, function, depth + 1)])
        if base in _SEQUENCES or issubclass(base, list):
            return [self.make(first, name, function, depth + 1)]
        return NOTHING

    def _fill(self, base: Any, name: str, function: Any, depth: int) -> dict[str, Any]:
        hints = typing.get_type_hints(base)
        required = [key for key in hints if key in base.__required_keys__]
        chosen = list(hints) if self.is_complete or not required else required
        chosen = [*chosen[:_MOST_FIELDS], *[key for key in LESSONS.keys if key in hints]]
        return {
            key: self.make(hints[key], f"{name}.{key}", function, depth + 1)
            for key in dict.fromkeys([*required, *chosen])
        }

    def _make_object(self, base: Any, name: str, function: Any, depth: int) -> Any:
        if hasattr(base, "_fields") and issubclass(base, tuple):
            kinds = getattr(base, "__annotations__", {})
            return base(
                *[
                    self.make(kinds.get(key, str), f"{name}.{key}", function, depth + 1)
                    for key in base._fields
                ]
            )
        is_own = is_of_package(base.__module__) or dataclasses.is_dataclass(base)
        is_foreign = base.__module__.split(".")[0] not in sys.stdlib_module_names
        if is_own or is_foreign or hasattr(base, "model_fields"):
            return self.construct(base, name, depth + 1)
        return base()

    def _make_documented(self, text: str, name: str) -> Any:
        cleaned = re.sub(r":\w+:|`|~", "", text.replace("optional", ""))
        parts = [part.strip(" :") for part in re.split(r"\bor\b|\||,|;", cleaned)]
        simple = ("int", "str", "integer", "string")
        head = next((part for part in parts if part in simple), parts[0])
        for form, make in self._list_documented_makers():
            if re.match(form, head):
                return make(name)
        cls = PACKAGE.by_short_name.get(head.split(".")[-1].replace("_", ""))
        return NOTHING if cls is None else self.construct(cls, name, 2)

    def _list_documented_makers(self) -> list[tuple[str, Any]]:
        return [
            (r"(list|array|iterable|sequence)", lambda name: [self.make_text(name)]),
            (r"(dict|mapping|object)", self._make_free_mapping),
            (r"(int|number|integer|long)", self.make_integer),
            (r"(str|string|unicode)", self.make_text),
            (r"bool", lambda name: self.make(bool, name)),
            (r"float|decimal", self.make_float),
            (r".*datetime", self.make_moment),
        ]

    def _guess(self, name: str) -> Any:
        leaf = get_leaf(name)
        if not names.ADDRESS.search(leaf):
            made = self._make_by_class_name(leaf, name)
            if made is not None:
                return made
        if names.FLAG.match(leaf):
            return self.make(bool, name)
        if names.MAPPING.search(leaf):
            return self._make_free_mapping(name)
        if names.LIST.search(leaf):
            return [self.make_text(name)]
        if names.NUMBER.search(leaf):
            return self.make_integer(name)
        if names.FILE.search(leaf):
            return str(self.make_file(name))
        return self.make_moment(name) if names.MOMENT.search(leaf) else self.make_text(name)

    def _make_free_mapping(self, name: str) -> dict[str, Any]:
        """Make a dictionary with a made-up key, and those that somebody has missed."""
        missed = {
            key: self._make_missed(key, f"{name}.{key}") for key in LESSONS.keys[-_MOST_MISSED:]
        }
        made = {**self.make_mapping(name), **missed}
        return {key: value for key, value in made.items() if key not in LESSONS.refused}

    def _make_missed(self, key: str, name: str) -> Any:
        return self.make_integer(name) if names.NUMBER.search(key) else self.make_text(name)

    def _make_by_class_name(self, leaf: str, name: str) -> Any:
        """Make an object of the class that is called like the argument, or the client."""
        is_client = names.CLIENT.match(leaf) is not None
        exact = PACKAGE.find_by_parameter(leaf, is_loose=False)
        clients = [PACKAGE.classes.get(one) for one in LESSONS.clients] if is_client else []
        is_loose = is_client or leaf.startswith("config")
        similar = PACKAGE.find_by_parameter(leaf, is_loose=is_loose)
        # The name of a client of the package says nothing about which of them is meant.
        is_general = leaf.strip("_").lower() in ("client", "api", "parent")
        others = (*clients, similar) if is_general else (similar, *clients)
        for one in dict.fromkeys((exact, *others)):
            if one is None or one in self.stack or len(self.stack) >= _DEEPEST_CLIENT:
                continue
            if issubclass(one, BaseException) or (is_client and is_model(one)):
                continue
            try:
                return self.construct(one, name, 2)
            except Exception:
                continue
        return None
