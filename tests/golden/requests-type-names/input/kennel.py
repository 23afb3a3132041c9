"""`get("Dog")` asks for objects of a type; `get("dogs")` for a path."""


class Kennel:
    """A client of a kennel."""

    def __init__(self, session) -> None:
        self._session = session

    def load_all(self) -> list:
        """Load objects of a type."""
        return self._session.get("Dog", name="Rex")

    def load_dogs(self) -> list:
        """Load the dogs."""
        return self._session.get("dogs", params={"name": "Rex"})
