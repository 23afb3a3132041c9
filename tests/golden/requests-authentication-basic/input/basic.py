"""Name and password go to the library of HTTP."""

import os

import requests
from requests.auth import HTTPBasicAuth


class Phone:
    """Sends messages; the credentials may come from the environment."""

    def __init__(self, sid: str | None = None, token: str | None = None) -> None:
        self._sid = sid or os.environ.get("PHONE_SID")
        self._token = token or os.environ.get("PHONE_TOKEN")

    def _request(self, method: str, path: str) -> dict:
        url = f"https://api.phone.test{path}"
        return requests.request(method, url, auth=(self._sid, self._token)).json()

    def list_calls(self) -> dict:
        """List calls."""
        return self._request("GET", "/calls")


class Mail:
    """Sends mail."""

    def __init__(self, user: str, password: str) -> None:
        self._auth = HTTPBasicAuth(user, password)

    def list_mails(self) -> dict:
        """List mails."""
        return requests.get("https://api.mail.test/mails", auth=self._auth).json()
