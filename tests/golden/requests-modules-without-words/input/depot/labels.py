"""Labels, which nothing sends."""

from depot.base import Thing


class Label:
    """A label of a thing."""

    def __init__(self, thing: Thing) -> None:
        self.thing = thing

    def text(self) -> str:
        """Return what is written on it."""
        return self.thing.name.upper()
