"""Lets nobody wait, and makes chance repeatable."""

from __future__ import annotations

import asyncio
import os
import random
import time
import uuid
from typing import Any

PAUSE_S = 0.001
_MOST_PAUSES = 200
_pause = time.sleep
_time = time.time
_monotonic = time.monotonic
_pause_async = asyncio.sleep
GENERATED_UUID = "5eed5eed-0000-4000-8000-"
"""How the UUIDs begin that a client makes itself."""


class _State:
    pauses = 0
    skipped = 0.0
    """The seconds that nobody has waited for."""
    uuids = 0
    chance = random.Random(1)  # noqa: S311 - nothing is secret here


def install_clock() -> None:
    """Shorten pauses, and take random values from a fixed sequence."""
    time.sleep = _sleep  # type: ignore[assignment]
    time.time, time.monotonic = _tell_time, _tell_monotonic
    asyncio.sleep = _sleep_async
    os.urandom = _make_bytes
    random._urandom = _make_bytes  # type: ignore[attr-defined]
    uuid.uuid4 = _make_uuid
    uuid.uuid1 = _make_uuid  # type: ignore[assignment]


def reset_clock() -> None:
    """Begin again, so that a call does not depend on those before it."""
    _State.pauses = _State.uuids = 0
    _State.skipped = 0.0
    _State.chance.seed(1)
    random.seed(1)


def pause(seconds: float) -> None:
    """Really wait."""
    _pause(seconds)


def _tell_time() -> float:
    return _time() + _State.skipped


def _tell_monotonic() -> float:
    return _monotonic() + _State.skipped


def _count_pause() -> None:
    _State.pauses += 1
    if _State.pauses > _MOST_PAUSES:
        raise TimeoutError("recorder: too many pauses")


def _sleep(seconds: float) -> None:
    _count_pause()
    _pause(min(max(seconds, 0), PAUSE_S))
    _State.skipped += max(seconds, 0)


async def _sleep_async(delay: float, result: Any = None) -> Any:
    _count_pause()
    return await _pause_async(0 if delay == 0 else PAUSE_S, result)


def _make_bytes(size: int) -> bytes:
    return _State.chance.randbytes(size)


def _make_uuid(*_arguments: Any) -> uuid.UUID:
    _State.uuids += 1
    return uuid.UUID(f"{GENERATED_UUID}{_State.uuids:012x}")
