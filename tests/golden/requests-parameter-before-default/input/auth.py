"""A path that a caller may give instead of the default: the parameter counts."""

import requests


class Auth:
    """Ways to log in."""

    def __init__(self, session: requests.Session) -> None:
        self._session = session

    def configure(self, path: str | None = None):
        """Configure a way to log in."""
        mount = path if path is not None else "token"
        return self._session.post(f"/v1/auth/{mount}/config")

    def read(self, path: str = "token"):
        """Read the configuration."""
        path = path or "token"
        return self._session.get(f"/v1/auth/{path}/config")
