"""Options of requests: merged into headers, query and body, or not sent."""

from typing import Mapping, Optional

import httpx


def _make_options(
    *,
    query: Optional[Mapping] = None,
    extra_headers: Optional[Mapping] = None,
    extra_query: Optional[Mapping] = None,
    extra_body: Optional[Mapping] = None,
    timeout: Optional[float] = None,
) -> dict:
    options = {}
    if extra_headers is not None:
        options["headers"] = {"X-Office": "main", **extra_headers}
    if query is not None:
        options["params"] = query
    if extra_query is not None:
        options["params"] = {**options.get("params", {}), **extra_query}
    if extra_body is not None:
        options["extra_json"] = extra_body
    if timeout is not None:
        options["timeout"] = timeout
    return options


class Letters:
    """The letters of an office."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client

    def send(
        self,
        text: str,
        *,
        copy: bool = False,
        extra_headers: Optional[Mapping] = None,
        extra_query: Optional[Mapping] = None,
        extra_body: Optional[Mapping] = None,
        timeout: Optional[float] = None,
        unused: int = 0,
    ) -> None:
        """Send a letter."""
        options = _make_options(
            query={"copy": copy},
            extra_headers=extra_headers,
            extra_query=extra_query,
            extra_body=extra_body,
            timeout=timeout,
        )
        self._client.post("/letters", json={"text": text}, options=options)

    def search(self, word: str, **filters: str) -> list:
        """Search letters; any filter may be given."""
        return self._client.get("/letters", params={"word": word, **filters}).json()
