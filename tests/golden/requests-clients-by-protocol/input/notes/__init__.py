"""Clients that a protocol of the package describes: a caller may give one of their own."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Optional, Protocol, Union

import httpx
import requests
from typing_extensions import Protocol as OtherProtocol


class HttpClient(Protocol):
    def build_request(self, method: str, url: str, **options: Any) -> httpx.Request:
        pass

    def send(self, request: httpx.Request) -> httpx.Response:
        pass


class Session(OtherProtocol):
    def request(self, method: str, url: str, **options: Any) -> "requests.Response": ...


class Store(Protocol):
    """Nothing says that this one sends anything."""

    def send(self, request: str) -> str: ...


@dataclass
class Configuration:
    client: Union[HttpClient, None]
    hooks: Any
    base: str = "https://notes.test/v1"


class Notes:
    """Makes a request, lets hooks change it, and sends it."""

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration

    def create(self, note: Optional[dict] = None) -> object:
        return self._send("POST", "/notes", note)

    def delete(self, note_id: str) -> object:
        return self._send("DELETE", f"/notes/{note_id}", None)

    async def archive(self, note_id: str) -> object:
        client = self.configuration.client
        made = client.build_request(
            "POST", f"{self.configuration.base}/notes/{note_id}/archive"
        )
        request = await asyncio.to_thread(self.configuration.hooks.before, made)
        return client.send(request)

    def _send(self, method: str, path: str, body: Optional[dict]) -> object:
        client = self.configuration.client
        request = client.build_request(method, self.configuration.base + path, json=body)
        return client.send(self.configuration.hooks.before("context", request)).json()


class Folders:
    """Calls the client of a protocol directly."""

    def __init__(self, session: Session | None = None) -> None:
        self.session = session or requests.Session()

    def list(self, page: int = 1) -> object:
        url = "https://notes.test/v1/folders"
        return self.session.request("GET", url, params={"page": page}).json()


class Drafts:
    """Its store sends nothing over HTTP as far as one can see."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def save(self, text: str) -> str:
        return self.store.send(text)
