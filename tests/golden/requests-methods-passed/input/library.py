"""The method is a method of the session, which a helper may get instead of its own choice."""

import httpx
import requests


class Library:
    """A library; callers may bring their own session."""

    def __init__(self, url: str, session=None) -> None:
        self._url = url
        self._session = session or requests.Session()

    def renew(self, loan: int):
        """Renew a loan: the helper gets its method."""
        return self._query(f"/loans/{loan}", self._session.put)

    def loans(self):
        """List loans: the helper takes its own method."""
        return self._query("/loans")

    def close(self, reader: int):
        """Close an account: the helper compares its method with None."""
        return self._send(f"/readers/{reader}", sender=self._session.delete)

    def readers(self):
        """List readers."""
        return self._send("/readers")

    def _query(self, path, method=None):
        method = method or self._session.get
        return method(self._url + path)

    def _send(self, path, sender=None):
        if sender is None:
            sender = self._session.get
        return sender(self._url + path)


class Branch:
    """A branch of the library; another library sends its requests."""

    def __init__(self) -> None:
        self._http = httpx.Client(base_url="https://branch.test")

    def move(self, book: int):
        """Move a book."""
        return self._call(f"/books/{book}", self._http.patch)

    def books(self):
        """List books."""
        return self._call("/books", None)

    def _call(self, path, verb):
        verb = self._http.get if not verb else verb
        return verb(path)
