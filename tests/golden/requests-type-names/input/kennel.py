"""`_get("Dog")` asks for objects of a type; `_get("dogs")` for a path."""

from transport import Transport


class Kennel(Transport):
    """A client of a kennel."""

    def load_all(self) -> list:
        """Load objects of a type."""
        return self._get("Dog", name="Rex")

    def load_dogs(self) -> list:
        """Load the dogs."""
        return self._get("dogs", params={"name": "Rex"})
