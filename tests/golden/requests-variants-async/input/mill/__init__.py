"""Sync and async: in one class, in mirrored classes (also `MillAPIAsync`), and as `aget` beside `get`."""

from mill.api import MillAPI as MillAPI
from mill.api_async import MillAPIAsync as MillAPIAsync
from mill.async_client import AsyncMill as AsyncMill
from mill.client import Mill as Mill
