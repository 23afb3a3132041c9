"""Parts of a client that leave a method to another base of the client."""

from abc import abstractmethod
from typing import Any, Protocol

import requests


class HasTools(Protocol):
    """What has tools."""

    def tool(self, name: str) -> Any:
        """Return a tool."""


class Grinding(HasTools):
    """Grinds."""

    def grind(self, grain: str):
        """Send a request through a tool."""
        return self.tool("stone").work(grain)

    def describe(self, grain: str):
        """Send nothing."""
        return f"{grain} is ground"


class Sifting:
    """Sifts."""

    @abstractmethod
    def sieve(self):
        """Return the sieve."""
        raise NotImplementedError

    def sift(self, flour: str):
        """Send a request through the sieve."""
        return self.sieve().work(flour)


class Weighing:
    """Weighs; nothing implements its method."""

    def scale(self):
        """Send nothing."""

    def weigh(self, flour: str):
        """Send nothing."""
        return self.scale().measure(flour)


class Tool:
    """A tool of the mill."""

    def __init__(self, address, name):
        self.address = address
        self.name = name

    def work(self, what):
        """Send a request."""
        return requests.post(self.address(self.name), json={"what": what})


class Toolbox:
    """Makes tools."""

    def address(self, name):
        """Send nothing."""
        return "/".join(["https://mill.example.com", *sorted(vars(self)), name])

    def tool(self, name):
        """Send nothing."""
        return Tool(self.address, name)

    def sieve(self):
        """Send nothing."""
        return Tool(self.address, "sieve")


class Mill(Toolbox, Grinding, Sifting, Weighing):
    """A mill."""


class SmallMill(Toolbox, Grinding):
    """A mill without a sieve."""
