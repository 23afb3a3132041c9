"""Responses that no annotation says, but the call that sends the request."""


class Animal:
    """An animal."""


class Zoo:
    """A zoo."""

    def __init__(self, client) -> None:
        self.client = client

    def get(self, name: str):
        """Return an animal."""
        types = {200: "Animal", 401: None}
        return self.client.call_api(f"/animals/{name}", "GET", response_types_map=types)

    def all(self):
        """Return all animals."""
        return self.client.call_api("/animals", "GET", response_type="list[Animal]")

    def count(self) -> int:
        """Count the animals; the annotation says more than the call."""
        return self.client.call_api("/animals/count", "GET", response_type="object")
