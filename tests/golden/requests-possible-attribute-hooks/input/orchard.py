"""`__getattr__` stands for attributes that nothing else defines."""

import json
from pathlib import Path

import requests


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


class Tree:
    """Holds what a server knows of a tree; reads it when an unknown attribute is asked for."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __getattr__(self, attribute: str):
        return requests.get(route(self.name), timeout=5).json()[attribute]


class Label:
    """Formats what it is asked for."""

    def __getattr__(self, attribute: str) -> str:
        return attribute.title()


class Orchard:
    """A client."""

    def __init__(self) -> None:
        self._tree = Tree("oak")
        self._label = Label()

    def height(self) -> float:
        """Send a request: nothing else defines the attribute."""
        return self._tree.height

    def name(self) -> str:
        """Send nothing: the constructor sets the attribute."""
        return self._tree.name

    def label(self) -> str:
        """Send nothing, though it asks `__getattr__`, too."""
        return self._label.oak
