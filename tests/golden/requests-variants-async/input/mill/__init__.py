"""Sync and async: in one class, in mirrored classes, and as `aget` beside `get`."""

from mill.async_client import AsyncMill as AsyncMill
from mill.client import Mill as Mill
