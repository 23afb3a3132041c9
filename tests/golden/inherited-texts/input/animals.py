"""What members without a docstring inherit."""

from abc import ABC, abstractmethod


class Animal(ABC):
    """An animal."""

    legs: int = 4
    """How many legs it has."""

    def __init__(self, name: str) -> None:
        """Name an animal.

        Args:
            name: The name.
        """

    @abstractmethod
    def speak(self, text: str, loudly: bool = False) -> str:
        """Say something.

        Args:
            text: What to say.
            loudly: Whether all can hear it.

        Raises:
            ValueError: If there is nothing to say.
        """

    @property
    def family(self) -> str:
        """The family.

        .. deprecated:: 2.0
           Animals have names now.
        """

    def __call__(self) -> None:
        """Call it."""

    def __len__(self) -> int:
        """Return its length."""


class Bird(Animal):
    """A bird."""

    legs = 2

    def __init__(self, name: str) -> None: ...

    def speak(self, text: str, pitch: int = 1) -> str:
        return text

    @property
    def family(self) -> str:
        return "birds"

    def __call__(self) -> None: ...

    def __len__(self) -> int:
        return 1


class Parrot(Bird):
    """A parrot."""

    legs = 2  #: Of which it often uses one.

    def speak(self, text: str, **options: bool) -> str:
        return text

    def fly(self) -> None: ...
