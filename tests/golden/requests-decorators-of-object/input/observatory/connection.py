"""What sends the requests."""

from __future__ import annotations

import functools
from collections.abc import Callable

import requests


class Connection:
    """Sends the requests of decorated functions."""

    def __init__(self, url: str = "https://sky.test") -> None:
        self._url = url
        self._session = requests.Session()

    def get(self, path: str) -> Callable:
        """Declare that a function reads something."""
        return self._declare("GET", path)

    def patch(self, path: str) -> Callable:
        """Declare that a function changes something."""
        return self._declare("PATCH", path)

    def _declare(self, method: str, path: str) -> Callable:
        def decorate(function: Callable) -> Callable:
            @functools.wraps(function)
            def call(**values: object) -> object:
                answer = self._session.request(method, self._url + path.format(**values))
                return function(answer, **values)

            return call

        return decorate


class Registry:
    """Keeps functions; this has nothing to do with requests."""

    def __init__(self) -> None:
        self._kept: dict = {}

    def get(self, path: str) -> Callable:
        """Keep a function."""

        def decorate(function: Callable) -> Callable:
            self._kept[path] = function
            return function

        return decorate
