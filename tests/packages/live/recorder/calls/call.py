"""Calls a function once, and records what it sends."""

from __future__ import annotations

import asyncio
import inspect
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from recorder.calls.arguments import make_arguments
from recorder.network.callers import is_of_package
from recorder.network.server import RECORDING, Request
from recorder.sandbox.children import OutOfTimeError, within
from recorder.sandbox.clock import reset_clock
from recorder.values.maker import Maker
from recorder.values.package import PACKAGE
from recorder.values.recipes import RECIPES
from recorder.values.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from recorder.calls.tasks import Task
    from recorder.values.shapes import Variant

_CPU_SECONDS = 4
_SECONDS = 20
_MOST_REQUESTS = 10
_MOST_ITEMS = 2


@dataclass(frozen=True)
class Manner:
    """How a function is called."""

    variant: Variant = "typed"
    enters: bool = False
    """Whether the client is used as a context manager."""
    chosen: frozenset[str] = frozenset()
    """The optional arguments that are given."""
    is_looped: bool = True
    """Whether an event loop runs; some functions start one themselves."""


@dataclass
class Run:
    """What happened when a function was called."""

    manner: Manner
    ended: str = "returned"
    stage: str = "construct"
    """How far it came: `construct`, `arguments` or `call`."""
    given: list[str] = field(default_factory=list)
    setup: list[Request] = field(default_factory=list)
    sent: list[Request] = field(default_factory=list)
    registry: Registry = field(default_factory=Registry)


def run_once(task: Task, manner: Manner) -> Run:
    """Call a function once."""
    run = Run(manner)
    reset_clock()
    RECORDING.requests.clear()
    RECORDING.begin("setup", 1000)
    try:
        within(_CPU_SECONDS, _SECONDS, lambda: _drive(_call(task, run), manner))
    except OutOfTimeError:
        run.ended = "timeout"
    except BaseException as error:
        run.ended = f"{type(error).__name__}: {str(error)[:160]}"
    run.setup = [request for request in RECORDING.requests if request.phase == "setup"]
    run.sent = [request for request in RECORDING.requests if request.phase == "call"]
    return run


def _drive(coroutine: Coroutine[Any, Any, None], manner: Manner) -> None:
    if manner.is_looped:
        asyncio.run(coroutine)
        return
    try:
        # Nothing waits in it, since only functions that are not asynchronous are called so.
        coroutine.send(None)
    except StopIteration:
        return


async def _call(task: Task, run: Run) -> None:
    maker = Maker(run.manner.variant, is_complete=bool(run.manner.chosen))
    run.registry = maker.registry
    RECIPES.register(maker.registry)
    owner = await _make_owner(task, maker, run.manner)
    maker.is_receiver = False
    run.stage = "arguments"
    if task.kind == "property":
        _begin(run)
        await _exhaust(getattr(owner, task.name))
        return
    function = PACKAGE.functions[task.function] if owner is None else getattr(owner, task.name)
    arguments = make_arguments(maker, function, set(run.manner.chosen))
    run.given = arguments.given
    _begin(run)
    await _exhaust(function(*arguments.positional, **arguments.named))


def _begin(run: Run) -> None:
    run.stage = "call"
    RECORDING.begin("call", _MOST_REQUESTS)


async def _make_owner(task: Task, maker: Maker, manner: Manner) -> Any:
    if task.kind == "function":
        return None
    cls = PACKAGE.classes[task.root]
    if task.kind == "classMethod":
        return cls
    made = maker.construct(cls)
    if manner.enters and hasattr(made, "__aenter__"):
        made = await made.__aenter__()
    elif manner.enters and hasattr(made, "__enter__"):
        made = made.__enter__()
    for name in task.attributes:
        made = getattr(made, name)
    return made


async def _exhaust(result: Any) -> None:
    """Await what is returned, and read the first items: pages and streams only send then."""
    if inspect.isawaitable(result):
        result = await result
    is_own = is_of_package(type(result).__module__)
    if hasattr(result, "__anext__") or (is_own and hasattr(result, "__aiter__")):
        count = 0
        async for _ in result:
            count += 1
            if count >= _MOST_ITEMS:
                return
    elif is_own and hasattr(result, "__aenter__"):
        async with result:
            return
    elif hasattr(result, "__next__") or (is_own and hasattr(type(result), "__iter__")):
        for count, _ in enumerate(result):
            if count >= _MOST_ITEMS - 1:
                return
