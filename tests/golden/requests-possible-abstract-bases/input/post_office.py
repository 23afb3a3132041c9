"""An abstract method sends what its implementations send; it is not listed itself."""

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path

import requests


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


@dataclass
class Letter:
    """Data, which is sent by others."""

    text: str
    sender: "Counter"

    def count(self) -> int:
        """Send nothing."""
        return len(self.text)

    def to_dict(self) -> dict:
        """Send nothing."""
        return {"text": self.text}


class Counter(ABC):
    """What all counters do."""

    @abstractmethod
    def transmit(self, letter: Letter):
        """Send a letter: what this does is up to the classes below."""

    def describe(self) -> str:
        """Describe the counter: the classes below may replace this."""
        raise NotImplementedError

    def hand_in(self, letter: Letter):
        """Send a request, by a method of a class below."""
        return self.transmit(letter)

    def title(self) -> str:
        """Send nothing, by a method of a class below."""
        return self.describe().title()


class OnlineCounter(Counter):
    """Sends letters."""

    def transmit(self, letter: Letter):
        """Send a letter."""
        return requests.post(route("letters"), json=letter.to_dict(), timeout=5)

    def describe(self) -> str:
        """Describe the counter."""
        return "online"
