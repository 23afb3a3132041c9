"""A client whose methods set up its session, with one of several ways to log in."""

from __future__ import annotations

import requests
from requests.auth import AuthBase


class TokenAuth(AuthBase):
    """Puts a token into each request."""

    def __init__(self, token: str) -> None:
        self._token = token

    def __call__(self, request: requests.PreparedRequest) -> requests.PreparedRequest:
        """Add the token."""
        request.headers["authorization"] = f"Bearer {self._token}"
        return request


class PatientSession(requests.Session):
    """A session that waits."""

    def __init__(self, patience: int = 3) -> None:
        self.patience = patience


class Desk:
    """A desk."""

    def __init__(
        self,
        server: str = "https://desk.test",
        login: tuple[str, str] | None = None,
        token: str | None = None,
        proxies: dict | None = None,
    ) -> None:
        self._server = server
        self._session = PatientSession()
        if proxies:
            self._session.proxies = proxies
        if login:
            self._use_login(*login)
        elif token:
            self._use_token(token)

    def _use_login(self, name: str, password: str) -> None:
        self._session.auth = (name, password)

    def _use_token(self, token: str) -> None:
        self._session.auth = TokenAuth(token)

    def list_tickets(self) -> list:
        """List tickets."""
        return self._session.get(f"{self._server}/tickets").json()


class OtherDesk:
    """A desk that gets all settings in one dict."""

    def __init__(self, settings: dict) -> None:
        self._server = settings["server"]["url"]
        self._headers = {"Authorization": "Token " + settings["token"]}

    def list_tickets(self) -> list:
        """List tickets."""
        return requests.get(f"{self._server}/tickets", headers=self._headers).json()
