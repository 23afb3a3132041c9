"""Lists the public functions of a package, and how each of them is reached."""

from __future__ import annotations

import inspect
import random
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from recorder.network.callers import is_of_package
from recorder.values.lessons import LESSONS
from recorder.values.package import PACKAGE, get_path, is_model

if TYPE_CHECKING:
    from collections.abc import Iterator

_SEED = 20261126
_MOST_INHERITED = 3
"""The classes of which the same inherited function is called."""
_SHARE_REACHED = 0.8
_PARSER = re.compile("from_|to_|parse|construct|deserialize|serialize")


@dataclass
class Member:
    """A public function of a class."""

    name: str
    kind: str
    function: str
    """The dotted path of its definition."""
    raw: Any


@dataclass
class Task:
    """A function to call."""

    id: str
    function: str
    kind: str
    root: str = ""
    """The class to construct; empty for functions of modules."""
    attributes: list[str] = field(default_factory=list)
    """The attributes that lead from its object to the one whose method is called."""
    bases: list[str] = field(default_factory=list)
    raw: Any = None

    @property
    def owner(self) -> str:
        """The dotted path of the class or of the module."""
        return self.id.rsplit(".", 1)[0]

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.id.rsplit(".", 1)[1]


@dataclass
class Plan:
    """How objects of each class are made: the class to construct, and the attributes from there."""

    found: dict[str, tuple[str, list[str]]] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)
    """Why classes could not be constructed."""
    probes: dict[str, dict[int, int]] = field(default_factory=dict)
    """How many probes sent something, by the class and the number of the strategy."""


def list_members(cls: type) -> Iterator[Member]:
    """List the public functions of a class, inherited ones too."""
    for name in dir(cls):
        if name.startswith("_"):
            continue
        kind, raw = _look_at(inspect.getattr_static(cls, name, None))
        if raw is None or isinstance(raw, type) or not callable(raw):
            continue
        target = inspect.unwrap(raw)
        module = getattr(target, "__module__", None)
        if is_of_package(module):
            function = f"{module}.{getattr(target, '__qualname__', name)}"
            yield Member(name, kind, function, target)


def list_tasks(plan: Plan) -> tuple[list[Task], int]:
    """List what can be called, and count what cannot be reached."""
    tasks: list[Task] = []
    unreached: set[str] = set()
    for path, cls in sorted(PACKAGE.classes.items()):
        for member in list_members(cls):
            if member.kind != "classMethod" and path not in plan.found:
                unreached.add(member.function)
                continue
            tasks.append(_make_task(path, cls, member, plan))
    kept = _drop_repeated([*tasks, *_list_functions()])
    return kept, len(unreached - {task.function for task in kept})


def choose_tasks(tasks: list[Task], limit: int) -> list[Task]:
    """Choose a sample: methods that callers reach from a client come first."""
    shuffled = sorted(tasks, key=lambda task: task.id)
    random.Random(_SEED).shuffle(shuffled)  # noqa: S311 - a sample
    tiers: tuple[list[Task], ...] = ([], [], [])
    for task in shuffled:
        tiers[_rank(task)].append(task)
    spare = max(0, int(limit * (1 - _SHARE_REACHED)) - len(tiers[1]))
    reached = tiers[0][: int(limit * _SHARE_REACHED) + spare]
    chosen = [*reached, *tiers[1], *tiers[0][len(reached) :], *tiers[2]][:limit]
    return sorted(chosen, key=lambda task: task.id)


def _drop_repeated(tasks: list[Task]) -> list[Task]:
    """Keep a function that many classes inherit for a few of them, and where it is defined."""
    counts: dict[str, int] = {}
    kept = []
    for task in sorted(tasks, key=lambda task: (_rank(task), task.id != task.function, task.id)):
        counts[task.function] = counts.get(task.function, 0) + 1
        if counts[task.function] <= _MOST_INHERITED:
            kept.append(task)
    return kept


def _rank(task: Task) -> int:
    """Rank a function: 0 if a client leads to it, 1 if callers get to it, 2 for all others."""
    if task.kind == "function":
        return 1 if PACKAGE.is_public(task.raw) else 2
    cls = PACKAGE.classes.get(task.owner)
    if cls is None or is_model(cls) or task.kind == "property":
        return 2
    if task.kind == "classMethod":
        is_parser = _PARSER.match(task.name) is not None
        return 2 if is_parser or not PACKAGE.is_public(cls) else 0
    if task.attributes or task.root in LESSONS.clients:
        return 0
    return 1 if PACKAGE.is_public(cls) else 2


def _look_at(raw: Any) -> tuple[str, Any]:
    if isinstance(raw, (staticmethod, classmethod)):
        return "classMethod", raw.__func__
    if isinstance(raw, property):
        return "property", raw.fget
    if type(raw).__name__ == "cached_property":
        return "property", getattr(raw, "func", None)
    return "method", raw


def _make_task(path: str, cls: type, member: Member, plan: Plan) -> Task:
    root, attributes = plan.found.get(path, (path, []))
    bases = [
        f"{get_path(base)}.{member.name}"
        for base in cls.__mro__[1:]
        if is_of_package(base.__module__) and hasattr(base, member.name)
    ]
    task = Task(f"{path}.{member.name}", member.function, member.kind, root, attributes, bases)
    task.raw = member.raw
    if member.kind == "classMethod":
        task.root, task.attributes = path, []
    return task


def _list_functions() -> Iterator[Task]:
    for path, function in sorted(PACKAGE.functions.items()):
        first = next(iter(inspect.signature(function).parameters), "")
        if first not in ("self", "cls", "ctx"):
            yield Task(path, path, "function", raw=function)
