"""A property named for it makes the headers that authorise each request."""

import os


class Client:
    """A client that builds its requests in a way that cannot be followed."""

    def __init__(self, *, api_key: str | None = None, session: str | None = None) -> None:
        if api_key is None:
            api_key = os.environ.get("SHOP_API_KEY")
        self.api_key = api_key
        self._session_token = session
        self.base_url = "https://api.shop.test"

    @property
    def auth_headers(self) -> dict[str, str]:
        return {**self._bearer, **self._session}

    @property
    def _bearer(self) -> dict[str, str]:
        if self.api_key is None:
            return {}
        return {"Authorization": f"Bearer {self.api_key}"}

    @property
    def _session(self) -> dict[str, str]:
        return {"X-Session-Token": self._session_token} if self._session_token else {}

    def _get(self, path: str) -> dict:
        return open_transport(self).dispatch(path)

    def list_orders(self) -> dict:
        """List orders."""
        return self._get("/orders")
