"""A caller gives an object that writes the header of authentication."""

from __future__ import annotations

import abc

import requests


class Credentials(abc.ABC):
    """What authorises requests."""

    @property
    @abc.abstractmethod
    def kind(self) -> str:
        """The word in front of the secret."""

    @property
    @abc.abstractmethod
    def secret(self) -> str:
        """The secret."""

    def authenticate(self, headers: dict) -> None:
        """Write the header."""
        headers["Authorization"] = f"{self.kind} {self.secret}"

    def mask_authentication(self, headers: dict) -> None:
        """Hide the secret in a log."""
        headers["Authorization"] = "Hidden (secret)"


class CardNumber(Credentials):
    """The number of a card."""

    def __init__(self, number: str) -> None:
        self._number = number

    @property
    def kind(self) -> str:
        """The word in front of the number."""
        return "Card"

    @property
    def secret(self) -> str:
        """The number."""
        return self._number


class Session(Credentials):
    """A session, as a token."""

    def __init__(self, token: str) -> None:
        self._token = token

    @property
    def kind(self) -> str:
        """The word in front of the token."""
        return "Bearer"

    @property
    def secret(self) -> str:
        """The token."""
        return self._token


class Library:
    """The client."""

    def __init__(self, credentials: Credentials | None = None) -> None:
        self._credentials = credentials

    def _get(self, path: str) -> dict:
        headers = {"Accept": "application/json"}
        if self._credentials is not None:
            self._credentials.authenticate(headers)
        return requests.get(f"https://library.example{path}", headers=headers).json()

    def list_books(self) -> dict:
        """List books."""
        return self._get("/books")
