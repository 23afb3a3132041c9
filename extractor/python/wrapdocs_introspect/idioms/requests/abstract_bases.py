"""Classes that only subclasses make objects of: mixins, and bases that lack what they use."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.inheritance import external_bases_of

if TYPE_CHECKING:
    from wrapdocs_introspect.idioms.requests.entry import Entry
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
    from wrapdocs_introspect.names.scope import Scope

_ABSTRACT_NAME = re.compile(r"(?:Mixin|Mixins|Base)$|^(?:Base|Abstract|Mixin)[A-Z]")
_PLAIN_BASES = frozenset({"object", "builtins.object", "abc.ABC", "typing.Generic"})
CLASS_NAME = "__class__"
"""What is read for the name of an object's own class."""


def leave_to_heirs(entries: list[Entry], interpreter: Interpreter) -> None:
    """Leave the requests of classes without objects to the classes that inherit from them.

    Args:
        entries: All public functions, and inherited methods that send another request.
        interpreter: The interpreter that followed them.
    """
    heirs: dict[Function, list[Scope]] = {}
    for entry in entries:
        if entry.is_inherited and entry.cls is not None and entry.requests:
            heirs.setdefault(entry.function, []).append(entry.cls)
    for entry in entries:
        if not entry.is_inherited and not entry.requests and entry.function in heirs:
            entry.unknown_call = None  # It is known in the classes that inherit it.
        if entry.cls is None or entry.is_inherited or not entry.requests:
            continue
        # The path is made of the name of a class, and this one only helps others.
        is_helper = CLASS_NAME in entry.reads and _ABSTRACT_NAME.search(entry.cls.name)
        if is_helper or _lacks(entry, entry.cls, heirs.get(entry.function, []), interpreter):
            entry.requests = []


def _lacks(entry: Entry, cls: Scope, heirs: list[Scope], interpreter: Interpreter) -> bool:
    """Tell whether a class lacks something that its method reads, and all heirs have it."""
    if not heirs or any(one not in _PLAIN_BASES for one in external_bases_of(cls)):
        return False
    member, state = interpreter.definitions.member, interpreter.states.read(cls)
    missing = [one for one in entry.reads if member(cls, one) is None and one not in state]
    return any(
        all(member(heir, name) is not None for heir in heirs)
        for name in missing
        if name != CLASS_NAME
    )
