"""Requests by functions of libraries, by sessions, and in `async with`."""

import aiohttp
import httpx
import requests
from httpx import post as send_post


def by_module(key: str):
    """Send by a function of a library."""
    return httpx.get(f"/keys/{key}")


def by_imported_function(key: str):
    """Send by a function that was imported by another name."""
    return send_post("/keys", json={"key": key})


def by_request(key: str):
    """Name the method as an argument."""
    return requests.request(method="PATCH", url=f"/keys/{key}")


def by_session(key: str):
    """Send by a session of the moment."""
    with requests.Session() as session:
        return session.head("/keys/" + key)


async def by_async_session(key: str) -> str:
    """Send by an asynchronous session."""
    async with aiohttp.ClientSession() as session:
        async with session.options(f"/keys/{key}") as response:
            return await response.text()
