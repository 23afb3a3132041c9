"""A function that sends one of two requests: which one depends on its parameters."""

import httpx


class Rules:
    """Rules of an account or of a zone."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client

    def get(self, rule: str, *, account: str | None = None, zone: str | None = None):
        """Return a rule."""
        if account:
            kind, owner = "accounts", account
        else:
            kind, owner = "zones", zone
        return self._client.get(f"/{kind}/{owner}/rules/{rule}")

    def save(self, rule: dict, key: str | None = None):
        """Create a rule, or replace the one with a key."""
        if key is None:
            return self._client.post("/rules", json=rule)
        return self._client.put(f"/rules/{key}", json=rule)
