"""Texts of a dataclass whose constructor takes more, and less, than it keeps."""

from dataclasses import InitVar, dataclass, field


@dataclass
class Rectangle:
    """A rectangle.

    Attributes:
        width: From left to right.
        area: What it covers; the constructor does not take it.
        diagonal: Is computed.

    Args:
        scale: Multiplies the width.
    """

    width: float
    scale: InitVar[float] = 1.0
    area: float = field(init=False)

    def __post_init__(self, scale: float) -> None:
        self.width *= scale
        self.area = self.width**2

    @property
    def diagonal(self) -> float:
        return self.width * 2**0.5
