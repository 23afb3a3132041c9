"""Generated code."""

from garden._generated.beds import BedOperations
from garden._generated.generated import Generated

__all__ = ["BedOperations", "Generated"]
