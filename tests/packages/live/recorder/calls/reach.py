"""Finds out how objects of each class are made, and which arguments of constructors do best."""

from __future__ import annotations

import asyncio
import enum
import inspect
import random
import re
import time
from typing import Any

from recorder.calls.driving import probe
from recorder.calls.tasks import Plan, Task, list_members
from recorder.network.callers import is_of_package
from recorder.network.server import RECORDING
from recorder.sandbox.children import run_in_children, within
from recorder.values.construction import PROBED_STRATEGIES
from recorder.values.lessons import LESSONS
from recorder.values.maker import Maker
from recorder.values.names import EXTENDING
from recorder.values.package import PACKAGE, get_path, is_model

_SECONDS = 120
_MOST_CLIENTS = 6
_MOST_CLASSES = 1500
_MOST_ATTRIBUTES = 400
_MANY_METHODS = 12
_MOST_MODELS = 100
_PROBES = 5
_PROBED_ROOTS = 14
_SILENT = re.compile("set_|get_user_agent|close|from_|to_")


def plan_calls() -> Plan:
    """Find the way to each class; constructors get those arguments with which most methods send."""
    plan = _discover_in_child()
    if not _choose_strategies(plan):
        return plan
    better = _discover_in_child()
    better.probes = plan.probes
    return better


def _discover_in_child() -> Plan:
    [(_, found)] = list(run_in_children([("discover", _discover_in_loop)], _SECONDS))
    if found is None:
        raise RuntimeError("recorder: the process died that looks for classes")
    LESSONS.load(found["lessons"])
    ways = {path: (root, attributes) for path, (root, attributes) in found["found"].items()}
    return Plan(ways, found["failures"])


def _discover_in_loop() -> dict[str, Any]:
    """Discover with a running event loop, which asynchronous clients ask for."""

    async def discover() -> dict[str, Any]:
        return _discover()

    return asyncio.run(discover())


def _discover() -> dict[str, Any]:
    RECORDING.begin("setup", 1000)
    plan = Plan()
    exported = PACKAGE.list_exported()
    sizes: list[tuple[bool, int, str]] = []
    for cls in _rank_classes():
        made = None if get_path(cls) in plan.found else _try_to_make(cls, plan, 12)
        if made is None:
            continue
        before = len(plan.found)
        _walk(made, (get_path(cls), []), plan, {id(made): made})
        found = len(plan.found) - before
        if found > 1 or _is_client(cls) or len(list(list_members(cls))) >= _MANY_METHODS:
            sizes.append((cls not in exported, -found, get_path(cls)))
    clients = [path for *_, path in sorted(sizes)]
    LESSONS.clients = [path for path in clients if not _is_base(path, clients)][:_MOST_CLIENTS]
    _discover_others(plan)
    return {"found": plan.found, "failures": plan.failures, "lessons": LESSONS.dump()}


def _is_base(path: str, clients: list[str]) -> bool:
    """Say whether a class is only there for other clients to inherit from."""
    cls = PACKAGE.classes[path]
    others = [PACKAGE.classes[one] for one in clients if one != path]
    return cls not in PACKAGE.list_exported() and any(cls in one.__mro__ for one in others)


def _discover_others(plan: Plan) -> None:
    """Construct the classes that no client leads to; those that only hold data are few."""
    others = [path for path in sorted(PACKAGE.classes) if path not in plan.found]
    models = [path for path in others if is_model(PACKAGE.classes[path])]
    for path in [*(path for path in others if path not in models), *models[:_MOST_MODELS]]:
        cls = PACKAGE.classes[path]
        if issubclass(cls, (BaseException, enum.Enum)) or not any(list_members(cls)):
            continue
        if _try_to_make(cls, plan, 1) is not None:
            plan.found[path] = (path, [])


def _rank_classes() -> list[type]:
    """List the classes that callers may construct; those that look like clients come first."""
    exported = PACKAGE.list_exported()
    others = [cls for _, cls in sorted(PACKAGE.classes.items()) if _is_client(cls)]
    first = [cls for cls in exported if _is_client(cls)]
    ranked = dict.fromkeys([*first, *others, *exported])
    return [cls for cls in ranked if not is_model(cls) and not cls.__name__.startswith("_")]


def _is_client(cls: type) -> bool:
    roots = "|".join(re.escape(root.split(".")[-1].replace("_", "")) for root in PACKAGE.modules)
    return (
        EXTENDING.search(cls.__name__) is not None
        or re.search(roots, cls.__name__, re.IGNORECASE) is not None
    )


def _try_to_make(cls: type, plan: Plan, times: int) -> Any:
    path = get_path(cls)
    for _ in range(times):
        try:
            made = within(2, 5, lambda: Maker().construct(cls))
            plan.failures.pop(path, None)
            return made
        except BaseException as error:
            plan.failures[path] = f"{type(error).__name__}: {error}"[:200]
            if not LESSONS.learn(plan.failures[path], set(PACKAGE.by_name)):
                return None
    return None


def _walk(made: Any, way: tuple[str, list[str]], plan: Plan, seen: dict[int, Any]) -> None:
    """Note the ways to the objects that are attributes, by breadth: the shortest way counts."""
    waiting = [(made, way)]
    for one, (root, attributes) in waiting:
        path = get_path(type(one))
        if path not in plan.found or len(plan.found[path][1]) > len(attributes):
            plan.found.setdefault(path, (root, attributes))
        if len(attributes) >= 3 or len(plan.found) > _MOST_CLASSES:
            continue
        for name, value in _list_parts(one, seen):
            waiting.append((value, (root, [*attributes, name])))


def _list_parts(one: Any, seen: dict[int, Any]) -> list[tuple[str, Any]]:
    parts = []
    for name in _list_attributes(one)[:_MOST_ATTRIBUTES]:
        try:
            value = within(1, 2, lambda name=name: getattr(one, name))  # type: ignore[misc]
        except BaseException:
            continue
        if id(value) not in seen and _is_part(value):
            seen[id(value)] = value
            parts.append((name, value))
    return parts


def _is_part(value: Any) -> bool:
    if not is_of_package(type(value).__module__) or isinstance(value, (enum.Enum, BaseException)):
        return False
    return not inspect.isclass(value) and not inspect.isroutine(value)


def _list_attributes(one: Any) -> list[str]:
    cls = type(one)
    properties = [
        name
        for name in dir(cls)
        if isinstance(inspect.getattr_static(cls, name, None), property)
        or "cached" in type(inspect.getattr_static(cls, name, None)).__name__
    ]
    # Some parts are made when they are first asked for, by `__getattr__`.
    annotated = [name for base in cls.__mro__ for name in vars(base).get("__annotations__", {})]
    names = dict.fromkeys([*getattr(one, "__dict__", {}), *properties, *annotated])
    return [name for name in names if not name.startswith("_")]


def _choose_strategies(plan: Plan) -> bool:
    """Try ways to construct each client on a few methods; say whether another one is better."""
    deadline = time.monotonic() + _SECONDS
    groups = sorted(_group_probes(plan).items(), key=lambda group: (-len(group[1]), group[0]))
    for root, tasks in groups[:_PROBED_ROOTS]:
        random.Random(root).shuffle(tasks)  # noqa: S311 - a sample
        probes = tasks[:_PROBES]
        counts: dict[int, int] = {}
        for number in PROBED_STRATEGIES:
            is_enough = max(counts.values(), default=0) >= max(1, len(probes) - 1)
            if is_enough or time.monotonic() > deadline:
                break
            LESSONS.strategies[root] = number
            calls = [(task, lambda task=task: probe(task)) for task in probes]
            counts[number] = sum(sent is True for _, sent in run_in_children(calls, 10))
        plan.probes[root] = counts
        LESSONS.strategies[root] = max(counts, key=lambda one: counts[one]) if counts else 0
    return any(LESSONS.strategies.values())


def _group_probes(plan: Plan) -> dict[str, list[Task]]:
    groups: dict[str, list[Task]] = {}
    for path, (root, attributes) in sorted(plan.found.items()):
        cls = PACKAGE.classes.get(path)
        if cls is None or root not in LESSONS.clients or is_model(cls):
            continue
        for member in list_members(cls):
            if member.kind == "method" and not _SILENT.match(member.name):
                task = Task(f"{path}.{member.name}", member.function, member.kind, root, attributes)
                task.raw = member.raw
                groups.setdefault(root, []).append(task)
    return groups
