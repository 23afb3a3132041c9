"""Finds the public functions of the package that are running."""

from __future__ import annotations

import asyncio
import contextvars
import sys
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from types import CodeType, FrameType

_starters: contextvars.ContextVar[tuple[str, ...]] = contextvars.ContextVar("starters", default=())
"""Who started the task or the thread that is running."""
_create_task = asyncio.base_events.BaseEventLoop.create_task
_start_thread = threading.Thread.start


class _State:
    modules: tuple[str, ...] = ()


def install_callers(modules: tuple[str, ...]) -> None:
    """Begin to remember who starts tasks and threads."""
    _State.modules = modules
    loop: Any = asyncio.base_events.BaseEventLoop
    loop.create_task = _remember_task
    thread: Any = threading.Thread
    thread.start = _remember_thread


def is_of_package(module: object) -> bool:
    """Say whether a module belongs to the package."""
    return isinstance(module, str) and any(
        module == name or module.startswith(f"{name}.") for name in _State.modules
    )


def find_callers() -> list[str]:
    """List the public functions that led here, from the outermost to the innermost."""
    found: list[str] = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        if is_of_package(frame.f_globals.get("__name__")) and _is_public(frame.f_code):
            found.append(f"{frame.f_globals['__name__']}.{frame.f_code.co_qualname}")
        frame = frame.f_back
    return _drop_repeated([*_starters.get(), *reversed(found)])


def _is_public(code: CodeType) -> bool:
    return not any(part.startswith(("_", "<")) for part in code.co_qualname.split("."))


def _drop_repeated(names: list[str]) -> list[str]:
    return [name for index, name in enumerate(names) if name not in names[:index]]


def _remember_task(loop: Any, coroutine: Any, **options: Any) -> Any:
    token = _starters.set(tuple(find_callers()))
    try:
        return _create_task(loop, coroutine, **options)
    finally:
        _starters.reset(token)


def _remember_thread(thread: threading.Thread) -> None:
    callers = tuple(find_callers())
    run = thread.run

    def run_with_callers() -> None:
        _starters.set(callers)
        run()

    if callers:
        thread.run = run_with_callers  # type: ignore[method-assign]
    _start_thread(thread)
