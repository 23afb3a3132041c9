"""Functions that call each other, and classes that hold each other, come to an end."""

import requests


class Left:
    """Holds a right one."""

    def __init__(self) -> None:
        self.other = Right()

    def send(self, path: str = "/left"):
        """Send from the left."""
        if path == "/end":
            return requests.get("/end")
        return self.other.send(path)


class Right:
    """Holds a left one."""

    def __init__(self) -> None:
        self.other = Left()

    def send(self, path: str):
        """Send from the right."""
        return self.other.send(path + "/more")


def count(number: int):
    """Call itself."""
    requests.post(f"/numbers/{number}")
    return count(number - 1)
