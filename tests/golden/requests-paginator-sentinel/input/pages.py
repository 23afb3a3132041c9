"""A list of pages, whose optional arguments are told from those that are not given by a class."""

from __future__ import annotations

import requests


class NotGiven:
    """The class of what is not given."""


NOT_GIVEN = NotGiven()


def is_given(value: object) -> bool:
    return not isinstance(value, NotGiven)


class Pages:
    """Pages, which are read when they are iterated."""

    def __init__(self, path: str, query: dict, first: list | NotGiven = NOT_GIVEN) -> None:
        self._path = path
        self._query = query
        self._items = []
        if is_given(first):
            self._items = first
            self._path = "/never/asked"

    def __iter__(self):
        yield from self._items
        answer = requests.get(f"https://shop.test{self._path}", params=self._query)
        yield from answer.json()["items"]


class Shop:
    """A shop."""

    def list_orders(self, state: str | NotGiven = NOT_GIVEN) -> Pages:
        """List orders."""
        query = {}
        if is_given(state):
            query["state"] = state
        return Pages("/orders", query)
